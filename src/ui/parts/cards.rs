//! Cards: on the table, and among words.

use croupier_engine::{Card, Suit};

use super::table::shape::{Area, Svg};
use crate::ui::tag::{Tag, tag};

/// What is printed in a card's corner: `A`, `10`, `2`.
fn rank(card: Card) -> String {
    match card.rank().letter() {
        'T' => "10".into(),
        letter => letter.into(),
    }
}

fn pip(suit: Suit) -> &'static str {
    ["#pip-c", "#pip-d", "#pip-h", "#pip-s"][suit as usize]
}

/// A card in the picture, or its back. A lit one is edged with brass.
pub(crate) fn face(svg: &mut Svg, card: Option<Card>, at: Area, lit: bool) {
    let round = at.w / 8;
    let class = ["card c", "card d", "card h", "card s"];
    let class_lit = ["card lit c", "card lit d", "card lit h", "card lit s"];
    svg.open(card.map_or("", |card| if lit { class_lit } else { class }[card.suit() as usize]));
    svg.rect("card-lo", at.moved(0, 2), round);
    if let Some(card) = card {
        let name = rank(card);
        let wide = at.w > 50;
        let side = if wide { 28 } else { (at.w * 5 / 8).min(at.h * 3 / 8) };
        // A large card has its rank in the corner and its pip in the other; a small one, one above the other.
        let (x, y) = if wide { (if name.len() > 1 { 21 } else { 18 }, 32) } else { (at.w / 2, at.h * 9 / 20) };
        let pip_x = if wide { at.w - side - 5 } else { (at.w - side) / 2 };
        let letters = match (name.len(), at.w) {
            (_, ..22) => "rk slim",
            (1, _) => "rk",
            _ => "rk ten",
        };
        svg.rect("card-hi", at, round);
        svg.word(letters, (at.x + x, at.y + y), &name);
        svg.copy("", pip(card.suit()), (at.x + pip_x, at.bottom() - side - at.h / 13), side);
    } else {
        svg.rect("bk", at, round);
        svg.rect("bk2", at.grown(-3), round - 2);
    }
    svg.close();
}

/// A small card among words; `name` is the card in words, for those who do not see it: `king of spades`.
pub(crate) fn card_chip(card: Card, name: String) -> Tag {
    let pip =
        tag("svg").set("viewBox", "0 0 24 24").set("focusable", "false").put(tag("use").set("href", pip(card.suit())));
    tag(["span.mini c", "span.mini d", "span.mini h", "span.mini s"][card.suit() as usize])
        .put(tag("span.vh").text(name))
        .put(tag("span").set("aria-hidden", "true").text(rank(card)).put(pip))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ten_is_printed_in_two_figures() {
        let printed: Vec<_> = Card::deck().take(13).map(rank).collect();
        assert_eq!(printed.join(" "), "2 3 4 5 6 7 8 9 10 J Q K A");
    }

    #[test]
    fn each_suit_has_its_pip() {
        for suit in Suit::ALL {
            assert!(pip(suit).ends_with(suit.letter()));
        }
    }
}
