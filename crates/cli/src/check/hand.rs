//! What may be done and shown: the types of check that ask about the state of a hand.

use croupier_engine::rulings::options::options;
use croupier_engine::rulings::showdown::{self, Shows};
use croupier_engine::{Action, Chips, Event, Hand, Post, Seat};
use serde_json::{Map, Value, json};

use super::compare::Found;
use super::table::Table;

/// What the seat to act may do. Of the amounts to `accept` and `refuse`, those come that are.
pub(super) fn legal(table: &Table, expect: &Map<String, Value>) -> Result<Vec<Found>, String> {
    let Some(seat) = table.hand.to_act() else {
        let none = ["seat", "facing", "fold", "check", "call", "raise"];
        return Ok(none.map(|key| Found::value(key, Value::Null)).into());
    };
    let options = options(&table.hand, seat, table.hand.rules()).decision;
    let raise = options.raise.ok().map(|range| json!({"min_to": range.min_to.0, "max_to": range.max_to.0}));
    let mut found = vec![
        Found::value("seat", table.chairs.of(seat)),
        Found::value("facing", options.facing.0),
        Found::value("fold", options.fold()),
        Found::value("check", options.check()),
        Found::value("call", options.call.0),
        Found::value("raise", raise),
    ];
    let is_taken = |to: &u64| table.hand.clone().play(seat, Action::RaiseTo(Chips(*to))).is_ok();
    for (key, taken) in [("accept", true), ("refuse", false)] {
        if let Some(totals) = expect.get(key) {
            let totals: Vec<u64> = serde_json::from_value(totals.clone()).map_err(|error| format!("{key}: {error}"))?;
            let same: Vec<_> = totals.into_iter().filter(|to| is_taken(to) == taken).collect();
            found.push(Found::value(key, same));
        }
    }
    Ok(found)
}

/// The least raise of the seat to act.
pub(super) fn min_raise(table: &Table) -> Vec<Found> {
    let Some(seat) = table.hand.to_act() else {
        return ["seat", "facing", "min_to"].map(|key| Found::value(key, Value::Null)).into();
    };
    let options = options(&table.hand, seat, table.hand.rules()).decision;
    vec![
        Found::value("seat", table.chairs.of(seat)),
        Found::value("facing", options.facing.0),
        Found::value("min_to", options.raise.ok().map(|range| range.min_to.0)),
    ]
}

/// Who decides next, and on which street.
pub(super) fn first_actor(table: &Table) -> Vec<Found> {
    let to_act = table.hand.to_act();
    vec![
        Found::value("street", to_act.map(|_| table.hand.round().street.key())),
        Found::value("seat", to_act.map(|seat| table.chairs.of(seat))),
    ]
}

/// In what order hands are shown.
pub(super) fn order(table: &Table) -> Result<Vec<Found>, String> {
    let Table { hand, chairs, .. } = table;
    if let Some(seat) = hand.to_act() {
        return Err(format!("hand: the betting is not over, it is on seat {}", chairs.of(seat)));
    }
    let order = match showdown::shows(hand, hand.rules()).decision {
        Shows::InOrder(order) => order,
        Shows::Nobody(_) | Shows::AtOnce(_) => vec![],
    };
    let must = showdown::must_show(hand, hand.rules()).decision;
    let may_muck = order.iter().copied().filter(|seat| !must.has(*seat));
    Ok(vec![
        Found::value("first", order.first().map(|seat| chairs.of(*seat))),
        Found::set("may_muck_if_beaten", chairs.list(may_muck)),
        Found::value("order", chairs.list(order)),
    ])
}

/// Whether hands are turned up now, and whose.
pub(super) fn face_up(table: &Table) -> Vec<Found> {
    let up = showdown::face_up(&table.hand, table.hand.rules()).decision;
    vec![Found::value("face_up", !up.is_empty()), Found::set("seats", table.chairs.list(up.iter()))]
}

/// Where the chips are.
pub(super) fn stacks(table: &Table) -> Vec<Found> {
    let Table { hand, chairs, .. } = table;
    let in_front = in_front(hand);
    vec![
        Found::entries("stacks", chairs.each(|seat| hand.stack(seat))),
        Found::value("pot", hand.pot().0),
        Found::entries("in_front", chairs.each(|seat| in_front[seat.index()])),
        Found::set("all_in", chairs.list(hand.all_in().iter())),
    ]
}

/// What each seat has in front of it on the street of the last act, also where that act ended the street.
fn in_front(hand: &Hand) -> [Chips; Seat::MOST] {
    let is_street = |event: &Event| matches!(event, Event::Street(_));
    let log = hand.log();
    let end = log.iter().rposition(|event| !is_street(event)).map_or(0, |at| at + 1);
    let start = log[..end].iter().rposition(is_street).map_or(0, |at| at + 1);
    let mut in_front = [Chips::ZERO; Seat::MOST];
    for event in &log[start..end] {
        match *event {
            Event::Post { seat, post: Post::SmallBlind | Post::BigBlind, chips, .. } => in_front[seat.index()] = chips,
            Event::Act { seat, to, .. } => in_front[seat.index()] = to,
            Event::Post { .. } | Event::Street(_) | Event::Discard { .. } | Event::Drawn { .. } => {}
        }
    }
    in_front
}

#[cfg(test)]
mod tests {
    use croupier_engine::Rulebook;
    use serde::Deserialize;

    use super::super::compare::compare;
    use super::super::table::Input;
    use super::*;

    /// Blinds 1/2 in chairs 2 and 5, the button in chair 9; the second player has 40, the others 100. Each act is its
    /// street, chair and name, and to how much.
    fn played(acts: &str) -> Table {
        let act = |act: &str| {
            let words: Vec<_> = act.split_whitespace().collect();
            let [street, seat, name, to @ ..] = words.as_slice() else { panic!("{act}") };
            let number = |text: &&str| text.parse::<u64>().unwrap_or_else(|error| panic!("{act}: {error}"));
            json!({"street": street, "seat": number(seat), "act": name, "to": to.first().map(number)})
        };
        let seat = |seat: u8, stack: u64| json!({"seat": seat, "stack": stack});
        let acts: Vec<_> = acts.split_terminator(',').map(act).collect();
        let input = json!({
            "game": "holdem", "structure": "no_limit", "small_blind": 1, "big_blind": 2, "button": 9, "sb_seat": 2,
            "bb_seat": 5, "seats": [seat(2, 100), seat(5, 40), seat(9, 100)], "actions": acts,
        });
        let input = Input::deserialize(&input).unwrap_or_else(|error| panic!("{error}"));
        Table::deal(&input, &Rulebook::TDA).unwrap_or_else(|why| panic!("{why}"))
    }

    #[track_caller]
    fn check(found: &[Found], expected: &Value) {
        assert_eq!(compare(expected.as_object().unwrap_or(&Map::new()), found), Ok(()));
    }

    const FLOP: &str = "preflop 9 call 2, preflop 2 call 2, preflop 5 check,";

    #[test]
    fn chips_stay_in_front_until_somebody_acts_on_the_next_street() {
        check(&stacks(&played("")), &json!({"in_front": {"2": 1, "5": 2, "9": 0}, "pot": 3, "all_in": []}));
        let flop = played(FLOP);
        check(&stacks(&flop), &json!({"in_front": {"2": 2, "5": 2, "9": 2}, "stacks": {"5": 38}, "pot": 6}));
        check(&first_actor(&flop), &json!({"street": "flop", "seat": 2}));
        let bet = played(&[FLOP, "flop 2 check, flop 5 bet 38"].concat());
        check(&stacks(&bet), &json!({"in_front": {"2": 0, "5": 38, "9": 0}, "stacks": {"5": 0}, "all_in": [5]}));
    }

    #[test]
    fn nobody_acts_once_the_betting_is_over() {
        let over = played("preflop 9 raise 100, preflop 2 fold, preflop 5 call 40");
        check(&first_actor(&over), &json!({"street": null, "seat": null}));
        check(&legal(&over, &Map::new()).unwrap_or_default(), &json!({"seat": null, "raise": null}));
        check(&min_raise(&over), &json!({"seat": null, "min_to": null}));
        check(&face_up(&over), &json!({"face_up": true, "seats": [9, 5]}));
    }

    #[test]
    fn amounts_are_tried() {
        let expect = json!({"raise": {"min_to": 4, "max_to": 100}, "accept": [4, 100, 57], "refuse": [3, 101, 0]});
        let expect = expect.as_object().cloned().unwrap_or_default();
        assert_eq!(legal(&played(""), &expect).map(|found| compare(&expect, &found)), Ok(Ok(())));
        let wrong = json!({"accept": [3]}).as_object().cloned().unwrap_or_default();
        let fault = "accept: expected [3], came []";
        assert_eq!(legal(&played(""), &wrong).map(|found| compare(&wrong, &found)), Ok(Err(fault.into())));
    }

    #[test]
    fn hands_are_shown_clockwise_from_the_last_who_bet() {
        let turn =
            [FLOP, "flop 2 check, flop 5 check, flop 9 check,turn 2 check, turn 5 check, turn 9 check,"].concat();
        let checked = played(&[&turn, "river 2 check, river 5 check, river 9 check"].concat());
        let found = order(&checked).unwrap_or_default();
        check(&found, &json!({"first": 2, "order": [2, 5, 9], "may_muck_if_beaten": [9, 5]}));
        let bet =
            played(&[&turn, "river 2 check, river 5 check, river 9 bet 2, river 2 call 2, river 5 fold"].concat());
        check(&order(&bet).unwrap_or_default(), &json!({"first": 9, "order": [9, 2], "may_muck_if_beaten": [2]}));
        assert!(order(&played(&turn)).is_err());
    }
}
