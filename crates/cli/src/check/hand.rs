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
        return Ok(vec![Found::value("seat", Value::Null)]);
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
        return vec![Found::value("seat", Value::Null)];
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
            Event::Post { .. } | Event::Street(_) => {}
        }
    }
    in_front
}
