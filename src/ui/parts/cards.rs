//! Cards: on the table, and among words.

use croupier_engine::{Card, Suit};
use yew::prelude::*;

use super::table::shape::{Area, copy, group, rect, word};

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
pub(crate) fn face(card: Option<Card>, at: Area, lit: bool) -> Html {
    let round = at.w / 8;
    let shade = rect("card-lo", at.moved(0, 2), round);
    let Some(card) = card else {
        return group("", vec![shade, rect("bk", at, round), rect("bk2", at.grown(-3), round - 2)]);
    };
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
    let inside = vec![
        shade,
        rect("card-hi", at, round),
        word(letters, (at.x + x, at.y + y), name.into()),
        copy("", pip(card.suit()), (at.x + pip_x, at.bottom() - side - at.h / 13), side),
    ];
    let class = [["card c", "card d", "card h", "card s"], ["card lit c", "card lit d", "card lit h", "card lit s"]];
    group(class[usize::from(lit)][card.suit() as usize], inside)
}

/// What [`CardChip`] is given.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct CardChipProps {
    /// The card.
    pub card: Card,
    /// Its name in words, for those who do not see it: `king of spades`.
    pub name: AttrValue,
}

/// A small card among words.
#[component]
pub fn CardChip(CardChipProps { card, name }: &CardChipProps) -> Html {
    card_chip(*card, name)
}

/// The same without a component around it: what the browser loads is smaller by that.
pub fn card_chip(card: Card, name: &AttrValue) -> Html {
    let class = ["mini c", "mini d", "mini h", "mini s"][card.suit() as usize];
    html! {
        <span {class}>
            <span class="vh">{ name }</span>
            <span aria-hidden="true">
                { rank(card) }
                <svg viewBox="0 0 24 24" focusable="false"><use href={pip(card.suit())} /></svg>
            </span>
        </span>
    }
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
