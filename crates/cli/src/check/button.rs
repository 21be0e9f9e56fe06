//! Where the button and the blinds are: `button` asks about the next hand, `posts` about this one.

use croupier_engine::blind_seats;
use croupier_engine::rulings::button::{self, ButtonMoves, Chair, Positions, acts_last};
use serde::{Deserialize, Deserializer};

use super::compare::Found;
use super::table::Chairs;

/// The positions of a hand, and who is not there for the next.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "the positions of a hand")]
pub(super) struct Last {
    method: String,
    seats: Vec<u8>,
    button: u8,
    #[serde(deserialize_with = "there")]
    sb: Option<u8>,
    bb: u8,
    #[serde(default)]
    out: Vec<u8>,
}

/// Reads a field that may be null, but not missing.
fn there<'de, D: Deserializer<'de>>(field: D) -> Result<Option<u8>, D::Error> {
    Option::deserialize(field)
}

impl Last {
    fn positions(&self) -> Positions {
        let small = Chair(self.sb.unwrap_or_else(|| self.dead_small_blind()));
        Positions { button: Chair(self.button), small, big: Chair(self.bb) }
    }

    /// The chair of a small blind that nobody posted: the first empty one between button and big blind. Where there is
    /// none the big blind sits next to the button, and the button does not move.
    fn dead_small_blind(&self) -> u8 {
        let Self { button, bb, .. } = *self;
        let known = || self.seats.iter().chain(&self.out).copied().chain([button, bb]);
        let least = known().min().unwrap_or(bb);
        let most = known().max().unwrap_or(bb);
        let next = if button >= most { least } else { button + 1 };
        if next == bb { button } else { next }
    }
}

/// Who has the button and the blinds in the next hand.
pub(super) fn next(last: &Last) -> Result<Vec<Found>, String> {
    let moves = match last.method.as_str() {
        "dead_button" => ButtonMoves::Dead,
        "moving_button" => ButtonMoves::Moving,
        other => return Err(format!("table: there is no method {other:?}")),
    };
    let there = last.seats.iter().copied().filter(|chair| !last.out.contains(chair));
    let taken: Vec<_> = there.map(Chair).collect();
    let next = button::next(last.positions(), &taken, moves).ok_or("table: fewer than two players are left")?;
    Ok(vec![
        Found::value("button", next.button.0),
        Found::value("sb", next.posts_small(&taken).map(|chair| chair.0)),
        Found::value("bb", next.big.0),
        Found::value("last_to_act", acts_last(next.button, &taken).map(|chair| chair.0)),
    ])
}

/// The chairs of a hand.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "chairs and the button")]
pub(super) struct Posts {
    seats: Vec<u8>,
    button: u8,
}

/// Who posts the blinds in this hand.
pub(super) fn posts(table: &Posts) -> Result<Vec<Found>, String> {
    let wrong = |why: String| format!("table: {why}");
    let chairs = Chairs::new(table.seats.iter().copied()).map_err(wrong)?;
    let (small, big) = blind_seats(chairs.at_button(table.button).map_err(wrong)?, table.seats.len());
    Ok(vec![Found::value("sb", chairs.of(small)), Found::value("bb", chairs.of(big))])
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::super::compare::compare;
    use super::*;

    #[track_caller]
    fn check(found: Result<Vec<Found>, String>, expected: &Value) {
        let found = found.unwrap_or_else(|why| panic!("{why}"));
        assert_eq!(compare(expected.as_object().unwrap(), &found), Ok(()));
    }

    fn last(method: &str, positions: (u8, Option<u8>, u8), out: &[u8]) -> Last {
        let (button, sb, bb) = positions;
        Last { method: method.into(), seats: (1..=7).collect(), button, sb, bb, out: out.to_vec() }
    }

    #[test]
    fn a_button_goes_on_to_where_nobody_posted_the_small_blind() {
        let next = |positions, out: &[u8]| next(&last("dead_button", positions, out));
        check(next((2, None, 4), &[1, 2, 3]), &json!({"button": 3, "sb": 4, "bb": 5, "last_to_act": 7}));
        check(next((6, None, 1), &[7]), &json!({"button": 7, "sb": 1, "bb": 2, "last_to_act": 6}));
        check(next((7, None, 2), &[1]), &json!({"button": 1, "sb": 2, "bb": 3, "last_to_act": 7}));
        check(next((2, None, 3), &[]), &json!({"button": 2, "sb": 3, "bb": 4, "last_to_act": 2}));
    }

    #[test]
    fn a_moving_button_skips_empty_chairs() {
        let moved = next(&last("moving_button", (1, Some(2), 3), &[2]));
        check(moved, &json!({"button": 3, "sb": 4, "bb": 5, "last_to_act": 3}));
    }

    #[test]
    fn a_table_without_a_next_hand_is_refused() {
        let refused = |last: Last, why: &str| assert_eq!(next(&last).map(|_| ()), Err(format!("table: {why}")));
        refused(last("dead_button", (1, Some(2), 3), &[1, 2, 3, 4, 5, 6]), "fewer than two players are left");
        refused(last("no_button", (1, Some(2), 3), &[]), "there is no method \"no_button\"");
    }

    #[test]
    fn heads_up_the_button_posts_the_small_blind() {
        check(posts(&Posts { seats: vec![4, 9], button: 9 }), &json!({"sb": 9, "bb": 4}));
        check(posts(&Posts { seats: vec![4, 9, 2], button: 4 }), &json!({"sb": 9, "bb": 2}));
        check(posts(&Posts { seats: vec![4, 9, 2], button: 3 }), &json!({"sb": 4, "bb": 9}));
    }
}
