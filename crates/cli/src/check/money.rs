//! Who gets which chips: the types of check that ask about pots.

use croupier_engine::pots::divide_high_low;
use croupier_engine::rulings::award::{Award, award, strength};
use croupier_engine::{Chips, Rulebook, Seat};
use serde::Deserialize;
use serde_json::{Value, json};

use super::compare::Found;
use super::table::{Chairs, Table};

/// What goes back, and the pots, as if nobody acted any more.
pub(super) fn pots(table: &Table) -> Vec<Found> {
    of_pots(table, &award(&table.hand, |_| None::<()>, table.hand.rules()).decision)
}

fn of_pots(table: &Table, award: &Award) -> Vec<Found> {
    let chairs = &table.chairs;
    let back = award.pots.uncalled.map(|back| json!({"seat": chairs.of(back.seat), "chips": back.chips.0}));
    let pots = award.pots.iter();
    let pots = pots.map(|pot| json!({"amount": pot.amount.0, "eligible": chairs.list(pot.eligible.iter())}));
    vec![
        Found::value("uncalled", back),
        Found::value("total", award.pots.total().0),
        Found::sets("pots", pots.collect::<Value>()),
        Found::value("award_order", award.order().collect::<Vec<_>>()),
    ]
}

/// Who wins how much: by the cards where they are all known, else by the ranking that the case gives.
pub(super) fn payouts(table: &Table) -> Result<Vec<Found>, String> {
    let by_cards = |seat| strength(&table.hand, seat);
    match &table.strengths {
        Some(strengths) if !table.hand.live().iter().all(|seat| by_cards(seat).is_some()) => {
            payouts_by(table, |seat| strengths[seat.index()])
        }
        _ => payouts_by(table, by_cards),
    }
}

fn payouts_by<S: Ord>(table: &Table, strength: impl Fn(Seat) -> Option<S>) -> Result<Vec<Found>, String> {
    let Table { hand, chairs, .. } = table;
    let award = award(hand, &strength, hand.rules()).decision;
    let open =
        award.pots.iter().find(|pot| pot.eligible.len() > 1 && !pot.eligible.iter().any(|s| strength(s).is_some()));
    if let Some(pot) = open {
        let seats = chairs.list(pot.eligible.iter());
        return Err(format!("hand: neither cards nor a ranking say who of {seats} wins {}", pot.amount));
    }
    let back = |seat| award.pots.uncalled.filter(|back| back.seat == seat).map_or(Chips::ZERO, |back| back.chips);
    let after = |seat| hand.stack(seat) + back(seat) + award.wins(seat);
    let mut found = of_pots(table, &award);
    found.push(Found::entries("payouts", chairs.each(|seat| award.wins(seat))));
    found.push(Found::entries("stacks_after", chairs.each(after)));
    Ok(found)
}

/// A pot that is divided without a hand that was played for it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a pot to split")]
pub(super) struct Split {
    pot: u64,
    kind: String,
    seats: Vec<u8>,
    button: u8,
    high: Vec<u8>,
    low: Vec<u8>,
}

/// Who gets how much of a pot that high and low share.
pub(super) fn split(split: &Split, rules: &Rulebook) -> Result<Vec<Found>, String> {
    let wrong = |why: String| format!("split: {why}");
    if split.kind != "high_low" {
        return Err(wrong(format!("there is no kind {:?}", split.kind)));
    }
    let chairs = Chairs::new(split.seats.iter().copied()).map_err(wrong)?;
    let (high, low) = (chairs.seats(&split.high).map_err(wrong)?, chairs.seats(&split.low).map_err(wrong)?);
    if high.is_empty() {
        return Err(wrong("nobody has the high hand".into()));
    }
    let order = chairs.at_button(split.button).map_err(wrong)?.clockwise(split.seats.len());
    let (of_high, of_low) = divide_high_low(Chips(split.pot), (high, low), Chips(1), order, rules.odd_chip);
    let share = |seat| of_high.share(seat) + of_low.map_or(Chips::ZERO, |of_low| of_low.share(seat));
    Ok(vec![Found::entries("payouts", chairs.each(share))])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(changes: Value) -> Result<Vec<Found>, String> {
        let mut input =
            json!({"pot": 303, "kind": "high_low", "seats": [1, 4, 6], "button": 2, "high": [6], "low": []});
        for (key, value) in changes.as_object().into_iter().flatten() {
            input[key] = value.clone();
        }
        split(&Split::deserialize(&input).map_err(|error| error.to_string())?, &Rulebook::TDA)
    }

    #[track_caller]
    fn check(changes: Value, expected: Value) {
        let expect = json!({ "payouts": expected });
        let found = found(changes).unwrap_or_else(|why| panic!("{why}"));
        assert_eq!(super::super::compare::compare(expect.as_object().unwrap(), &found), Ok(()));
    }

    #[test]
    fn chips_that_cannot_be_divided_go_from_the_button_on() {
        check(json!({"low": [1, 4]}), json!({"1": 75, "4": 76, "6": 152}));
        check(json!({"low": [1, 4], "button": 6}), json!({"1": 76, "4": 75, "6": 152}));
        check(json!({"high": [1, 6]}), json!({"1": 151, "4": 0, "6": 152}));
    }

    #[test]
    fn a_split_that_cannot_be_is_refused() {
        let refused = |changes, why: &str| assert_eq!(found(changes).map(|_| ()), Err(format!("split: {why}")));
        refused(json!({"kind": "low_low"}), "there is no kind \"low_low\"");
        refused(json!({"high": [2]}), "nobody sits in seat 2");
        refused(json!({"high": []}), "nobody has the high hand");
        refused(json!({"seats": [1, 1]}), "seat 1 is there twice");
    }
}
