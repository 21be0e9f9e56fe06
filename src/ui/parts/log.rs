//! What happened, in order: for everyone, whether they see the table or not.

use croupier_quiz::Question;
use croupier_text::{Lang, log_title, table_board, verdict_log};
use yew::prelude::*;

use super::cards::card_chip;
use super::rich;
use crate::ui::say::{self, Line, Round};
use crate::ui::scene::cards;

/// The hand, street by street.
pub(crate) fn log(question: &Question, lang: Lang) -> Html {
    html! {
        <section class="log" aria-labelledby="log">
            <h2 id="log">{ log_title(lang) }</h2>
            { rounds(question, lang) }
        </section>
    }
}

/// The same, folded up: for whoever wants to look again.
pub(crate) fn past(question: &Question, lang: Lang) -> Html {
    html! {
        <details class="past">
            <summary>{ verdict_log(lang) }</summary>
            <div class="log">{ rounds(question, lang) }</div>
        </details>
    }
}

fn rounds(question: &Question, lang: Lang) -> Html {
    let rounds = say::log(question, lang);
    let (told, streets): (Vec<_>, Vec<_>) = rounds.iter().partition(|round| is_told(round));
    html! {
        <>
            { for told.into_iter().map(told_in_a_line) }
            <div class="streets">{ for streets.into_iter().map(|round| street(round, lang)) }</div>
        </>
    }
}

/// Whether a street is told in one line.
fn is_told(round: &Round) -> bool {
    matches!(round.lines.as_slice(), [Line { seat: None, .. }])
}

fn told_in_a_line(round: &Round) -> Html {
    html! {
        <p class="told">
            <b>{ &round.name }</b>
            { for round.lines.iter().map(|line| rich(&line.text)) }
        </p>
    }
}

fn street(round: &Round, lang: Lang) -> Html {
    let chip = |(card, name): (_, AttrValue)| html! { <li>{ card_chip(card, &name) }</li> };
    html! {
        <div class="street">
            <h3>
                { &round.name }
            </h3>
            if !round.cards.is_empty() {
                <ul class="board" aria-label={table_board(lang)}>{ for cards(&round.cards, lang).into_iter().map(chip) }</ul>
            }
            <ol>{ for round.lines.iter().map(line) }</ol>
        </div>
    }
}

fn line(line: &Line) -> Html {
    html! {
        <li>
            <b class="id">{ line.seat.map(say::seat) }</b>
            <span>{ rich(&line.text) }</span>
            <span class="inc" />
            <b class="amt">{ &line.amount }</b>
        </li>
    }
}
