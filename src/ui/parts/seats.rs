//! The seats in words: the table that says what the picture shows.

use croupier_engine::Card;

use super::cards::card_chip;
use crate::ui::tag::{Tag, tag};

/// One row.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct SeatRow {
    /// `A`.
    pub(crate) player: &'static str,
    /// `BTN`.
    pub(crate) position: &'static str,
    /// What is left behind the bet.
    pub(crate) stack: String,
    /// What is put in this round.
    pub(crate) round: String,
    /// `folded`, `all-in`, `to act`…
    pub(crate) state: String,
    /// The cards this player shows, with their names.
    pub(crate) cards: Vec<(Card, String)>,
    /// Whether it is this player's turn.
    pub(crate) to_act: bool,
    /// Whether this player is out of the hand.
    pub(crate) folded: bool,
}

/// The words at the head: what the table is about, for those who do not see it, and what stands over the columns:
/// player, position, stack, this round, state and, where somebody shows some, cards.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct SeatsHead {
    pub(crate) caption: &'static str,
    pub(crate) columns: [&'static str; 6],
}

/// The seats as a table, from the dealer's left, clockwise.
pub(crate) fn seats(head: &SeatsHead, rows: Vec<SeatRow>) -> Tag {
    let shown = rows.iter().any(|row| !row.cards.is_empty());
    let columns = head.columns.iter().enumerate().take(if shown { 6 } else { 5 });
    let columns =
        columns.map(|(at, word)| tag(if at == 2 || at == 3 { "th.num" } else { "th" }).set("scope", "col").text(*word));
    let body = tag("tbody").all(rows.into_iter().map(|seat| row(seat, shown)));
    let columns = tag("thead").put(tag("tr").all(columns));
    let table = tag("table.seats").put(tag("caption.vh").text(head.caption)).put(columns).put(body);
    tag("div.scroll").put(table)
}

fn row(seat: SeatRow, shown: bool) -> Tag {
    let row = match (seat.to_act, seat.folded) {
        (true, _) => tag("tr.now").set("aria-current", "true"),
        (false, true) => tag("tr.out"),
        (false, false) => tag("tr"),
    };
    let cards = shown.then(|| {
        tag("td").put(tag("span.board").all(seat.cards.into_iter().map(|(card, name)| card_chip(card, name))))
    });
    row.put(tag("th").set("scope", "row").text(seat.player))
        .put(tag("td").text(seat.position))
        .put(tag("td.num").text(seat.stack))
        .put(tag("td.num").text(seat.round))
        .put(tag("td").text(seat.state))
        .put(cards)
}
