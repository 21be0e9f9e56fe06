//! What happened, in order: for everyone, whether they see the table or not.

use croupier_engine::Seat;
use croupier_quiz::Question;
use croupier_text::{Lang, act_to_act, log_title, verdict_log};
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
    let to_act = question.hand.to_act();
    let last = streets.len().saturating_sub(1);
    let street = |(at, round)| street(round, to_act.filter(|_| at == last), lang);
    html! {
        <>
            { for told.into_iter().map(|round| told_in_a_line(round, lang)) }
            <div class="streets">{ for streets.into_iter().enumerate().map(street) }</div>
        </>
    }
}

/// Whether a street is told in one line.
fn is_told(round: &Round) -> bool {
    matches!(round.lines.as_slice(), [Line { seat: None, .. }])
}

fn told_in_a_line(round: &Round, lang: Lang) -> Html {
    html! {
        <p class="told">
            <b>{ &round.name }</b>
            { board(round, lang) }
            { for round.lines.iter().map(|line| rich(&line.text)) }
        </p>
    }
}

fn street(round: &Round, to_act: Option<Seat>, lang: Lang) -> Html {
    html! {
        <div class="street">
            <h3>{ &round.name }{ board(round, lang) }</h3>
            <ol>
                { for round.lines.iter().map(line) }
                if let Some(seat) = to_act {
                    <li class="now"><b class="id">{ say::seat(seat) }</b><span>{ act_to_act(lang) }</span></li>
                }
            </ol>
        </div>
    }
}

/// The cards that a street brought, after its name.
fn board(round: &Round, lang: Lang) -> Html {
    if round.cards.is_empty() {
        return Html::default();
    }
    let chip = |(card, name): (_, AttrValue)| html! { <>{ card_chip(card, &name) }{ " " }</> };
    html! { <>{ " " }<span class="board">{ for cards(&round.cards, lang).into_iter().map(chip) }</span></> }
}

fn line(line: &Line) -> Html {
    html! {
        <li>
            <b class="id">{ line.seat.map(say::seat) }</b>
            <span>{ rich(&line.text) }</span>
            <b class="amt">{ &line.amount }</b>
        </li>
    }
}
