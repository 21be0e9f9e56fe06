//! What happened, in order: for everyone, whether they see the table or not.

use croupier_engine::Seat;
use croupier_quiz::Question;
use croupier_text::{Lang, act_to_act, log_title, verdict_log};

use super::cards::card_chip;
use crate::ui::say::{self, Line, Round};
use crate::ui::scene::cards;
use crate::ui::tag::{Tag, tag};

/// The hand, street by street.
pub(crate) fn log(question: &Question, lang: Lang) -> Tag {
    let log = tag("section.log").set("aria-labelledby", "log");
    rounds(log.put(tag("h2").set("id", "log").text(log_title(lang))), question, lang)
}

/// The same, folded up: for whoever wants to look again.
pub(crate) fn past(question: &Question, lang: Lang) -> Tag {
    let summary = tag("summary").text(verdict_log(lang));
    tag("details.past").put(summary).put(rounds(tag("div.log"), question, lang))
}

fn rounds(log: Tag, question: &Question, lang: Lang) -> Tag {
    let rounds = say::log(question, lang);
    let (told, streets): (Vec<_>, Vec<_>) = rounds.iter().partition(|round| is_told(round));
    let last = streets.len().saturating_sub(1);
    let streets = streets.into_iter().enumerate();
    let streets = streets.map(|(at, round)| street(round, question.hand.to_act().filter(|_| at == last), lang));
    log.all(told.into_iter().map(|round| told_in_a_line(round, lang))).put(tag("div.streets").all(streets))
}

/// Whether a street is told in one line.
fn is_told(round: &Round) -> bool {
    matches!(round.lines.as_slice(), [Line { seat: None, .. }])
}

fn told_in_a_line(round: &Round, lang: Lang) -> Tag {
    let told = board(tag("p.told").put(tag("b").text(round.name.clone())), round, lang);
    round.lines.iter().fold(told, |told, line| told.rich(&line.text))
}

fn street(round: &Round, to_act: Option<Seat>, lang: Lang) -> Tag {
    let line = |class, seat: Option<Seat>, text: &str, amount: &str| {
        let id = seat.map(say::seat).unwrap_or_default();
        let line = tag(class).put(tag("b.id").text(id)).put(tag("span").rich(text));
        if amount.is_empty() { line } else { line.put(tag("b.amt").text(amount.to_owned())) }
    };
    let lines = round.lines.iter().map(|told| line("li", told.seat, &told.text, &told.amount));
    let now = to_act.map(|seat| line("li.now", Some(seat), act_to_act(lang), ""));
    let name = board(tag("h3").text(round.name.clone()), round, lang);
    tag("div.street").put(name).put(tag("ol").all(lines.chain(now)))
}

/// Adds the cards that a street brought.
fn board(to: Tag, round: &Round, lang: Lang) -> Tag {
    if round.cards.is_empty() {
        return to;
    }
    let cards = cards(&round.cards, lang);
    let board =
        cards.into_iter().fold(tag("span.board"), |board, (card, name)| board.text(" ").put(card_chip(card, name)));
    to.text(" ").put(board)
}
