//! One player: the plate, and the cards by it.

use croupier_engine::CardSet;

use super::layout::Spot;
use super::measures::Measures;
use super::shape::{Area, Svg};
use super::{Mark, SeatView, Standing, badge};
use crate::ui::parts::cards::face;

/// The plate of a player: letter, place, and what is left or the word in its place.
pub(super) fn plate(svg: &mut Svg, by: &Measures, seat: &SeatView, spot: &Spot, lit: CardSet) {
    let at = spot.plate;
    let round = at.h * 2 / 7;
    let (x, y) = at.middle();
    let shown = seat.cards.iter().any(Option::is_some);
    let cards = || seat.cards.iter().zip(&spot.cards).enumerate();
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
    svg.open(class);
    // Backs peek from behind the plate; shown cards lie before it.
    if !shown {
        for (n, (_, at)) in cards() {
            peeking(svg, *at, (n * 2 + 1).cmp(&seat.cards.len()) as i32 * spot.down);
        }
    }
    svg.rect("pl-lo", at.moved(0, 3), round);
    svg.rect("pl", at, round);
    if seat.standing == Standing::Folded {
        svg.word("fo", (x, y - 2), &[seat.letter, " · ", seat.place].concat());
        svg.word("fo2", (x, y + 12), &seat.line);
    } else {
        let (letter, place, line) = if by.tall {
            ((at.x + 14, y - 9), (at.x + 28, y - 5), (x, y + 15))
        } else {
            ((at.x + 24, y), (at.x + 46, y - 5), (at.x + 46, y + 14))
        };
        svg.disc("id", letter, if by.tall { 10 } else { 16 });
        svg.word("idt", (letter.0, letter.1 + if by.tall { 5 } else { 6 }), seat.letter);
        svg.word("pos", place, seat.place);
        svg.word(if seat.line.chars().count() > 7 { "stk more" } else { "stk" }, line, &seat.line);
    }
    if let Mark::Step(step) = seat.mark {
        badge(svg, step, (at.x + 4, at.y + 3), 10);
    }
    if shown {
        for (_, (card, at)) in cards() {
            face(svg, *card, *at, card.is_some_and(|card| lit.has(card)));
        }
    }
    svg.close();
}

/// A back behind the plate, a little askew.
fn peeking(svg: &mut Svg, at: Area, askew: i32) {
    let turn = ["rotate(7)", "", "rotate(-7)"][(askew + 1) as usize];
    let own = Area::around((0, 0), (at.w, at.h));
    svg.open_at("", at.middle(), turn);
    svg.rect("bk", own, 3);
    svg.rect("bk2", own.grown(-2), 2);
    svg.close();
}
