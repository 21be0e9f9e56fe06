//! A question as one number, by what it says and not by how its types are named.

use croupier_engine::{Ante, Chips, Event, Seat, Structure};
use croupier_quiz::{Ask, Choice, Question, Value};

/// FNV-1a of everything that makes a question and its answer.
pub(crate) fn digest(question: &Question) -> u64 {
    told(question)
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

fn told(question: &Question) -> String {
    let hand = &question.hand;
    let setup = hand.setup();
    let structure = match setup.structure {
        Structure::NoLimit => "no-limit".into(),
        Structure::PotLimit => "pot-limit".into(),
        Structure::FixedLimit { small_bet, big_bet, wagers } => format!("limit {small_bet} {big_bet} {wagers:?}"),
    };
    let ante = match setup.ante {
        Ante::None => "none".into(),
        Ante::Each(chips) => format!("each {chips}"),
        Ante::BigBlind(chips) => format!("bb {chips}"),
    };
    let stacks: Vec<_> = setup.stacks.iter().map(|chips| chips.0).collect();
    let cards: String = setup.hole.iter().flatten().chain(&setup.board).map(ToString::to_string).collect();
    let blinds = format!("{}/{} unit {}", setup.small_blind, setup.big_blind, setup.unit);
    let log: Vec<_> = hand.log().iter().map(event).collect();
    let ask = match question.ask {
        Ask::MayRaise(seat) => format!("may-raise {}", seat.0),
        other => other.key().into(),
    };
    let answer: Vec<_> = question.ruling().decision.iter().map(value).collect();
    format!("{structure};{blinds};{ante};{};{stacks:?};{cards};{log:?};{ask};{answer:?}", setup.button.0)
}

fn event(event: &Event) -> String {
    match *event {
        Event::Post { seat, chips, all_in, .. } => format!("{} posts {chips} {all_in}", seat.0),
        Event::Street(street) => street.key().into(),
        Event::Discard { seat, discards } => format!("{} throws away {}", seat.0, discards.count),
        Event::Drawn { seat, count, .. } => format!("{} draws {count}", seat.0),
        Event::Act { seat, to, by, all_in, .. } => format!("{} to {to} by {by} {all_in}", seat.0),
    }
}

fn value(value: &Value) -> String {
    let seats =
        |seats: &mut dyn Iterator<Item = Seat>| seats.map(|seat| seat.0.to_string()).collect::<Vec<_>>().join(" ");
    match value {
        Value::Choice(Choice::Seat(seat)) => format!("seat {}", seat.0),
        Value::Choice(Choice::NoRaise | Choice::No) => "no".into(),
        Value::Choice(Choice::Raise | Choice::Yes) => "yes".into(),
        Value::Choice(Choice::AllAtOnce) => "at once".into(),
        Value::Chips(Chips(chips)) => chips.to_string(),
        Value::Order(order) => seats(&mut order.iter().copied()),
        Value::Return(None) => "none back".into(),
        Value::Return(Some(back)) => format!("{} back to {}", back.chips, back.seat.0),
        Value::Pot(amount, eligible) => format!("{amount} for {}", seats(&mut eligible.iter())),
        Value::Wins(seat, chips) => format!("{} wins {chips}", seat.0),
    }
}
