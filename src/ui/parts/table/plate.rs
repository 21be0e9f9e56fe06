//! One player: the plate, and the cards by it.

use croupier_engine::CardSet;
use yew::prelude::*;

use super::layout::Spot;
use super::measures::Measures;
use super::shape::{Area, disc, group, moved, rect, word};
use super::{Mark, SeatView, Standing, badge};
use crate::ui::parts::cards::face;

/// The plate of a player: letter, place, and what is left or the word in its place.
pub(super) fn plate(by: &Measures, seat: &SeatView, spot: &Spot, lit: CardSet) -> Html {
    let at = spot.plate;
    let round = at.h * 2 / 7;
    let (x, y) = at.middle();
    let shown = seat.cards.iter().any(Option::is_some);
    let mut cards = Vec::new();
    for (n, (card, at)) in seat.cards.iter().zip(&spot.cards).enumerate() {
        cards.push(if shown {
            face(*card, *at, card.is_some_and(|card| lit.has(card)))
        } else {
            peeking(*at, (n * 2 + 1).cmp(&seat.cards.len()) as i32 * spot.down)
        });
    }
    let mut parts = vec![rect("pl-lo", at.moved(0, 3), round), rect("pl", at, round)];
    if seat.standing == Standing::Folded {
        let name = [&*seat.letter, &*seat.place].join(" · ");
        parts.extend([word("fo", (x, y - 2), name.into()), word("fo2", (x, y + 12), seat.line.clone())]);
    } else {
        let (letter, place, line) = if by.tall {
            ((at.x + 14, y - 9), (at.x + 28, y - 5), (x, y + 15))
        } else {
            ((at.x + 24, y), (at.x + 46, y - 5), (at.x + 46, y + 14))
        };
        parts.push(disc("id", letter, if by.tall { 10 } else { 16 }));
        parts.push(word("idt", (letter.0, letter.1 + if by.tall { 5 } else { 6 }), seat.letter.clone()));
        parts.push(word("pos", place, seat.place.clone()));
        parts.push(word(if seat.line.chars().count() > 7 { "stk more" } else { "stk" }, line, seat.line.clone()));
    }
    if let Mark::Step(step) = seat.mark {
        parts.push(badge(step, (at.x + 4, at.y + 3), 10));
    }
    let class = match (seat.standing, seat.mark) {
        (Standing::In, Mark::None) => "seat",
        (Standing::In, _) => "seat lit",
        (Standing::ToAct, Mark::None) => "seat turn",
        (Standing::ToAct, _) => "seat turn lit",
        (Standing::AllIn, Mark::None) => "seat all",
        (Standing::AllIn, _) => "seat all lit",
        (Standing::Folded, Mark::None) => "seat out",
        (Standing::Folded, _) => "seat out lit",
    };
    // Backs peek from behind the plate; shown cards lie before it.
    if shown {
        parts.append(&mut cards);
    } else {
        parts.splice(0..0, cards);
    }
    group(class, parts)
}

/// A back behind the plate, a little askew.
fn peeking(at: Area, askew: i32) -> Html {
    let turn = ["rotate(7)", "", "rotate(-7)"][(askew + 1) as usize];
    let own = Area::around((0, 0), (at.w, at.h));
    moved("", at.middle(), turn, vec![rect("bk", own, 3), rect("bk2", own.grown(-2), 2)])
}
