//! Eight or better: an ace-to-five low of five ranks, none above an eight.

use super::LowHand;
use super::high::Category;
use super::low_a5::{self, LowA5Value};
use crate::CardSet;

/// What the lowest five of these cards are worth, or `None` where they are no low.
///
/// ```
/// # use croupier_engine::{Card, CardSet, ParseError, rank::low8};
/// # fn cards(text: &str) -> Result<CardSet, ParseError> { text.split(' ').map(str::parse::<Card>).collect() }
/// assert!(low8::value(cards("8c 7d 6h 5s 4c Kd Kh")?).is_some());
/// assert!(low8::value(cards("9c 4d 3h 2s Ac")?).is_none());
/// # Ok::<(), ParseError>(())
/// ```
#[must_use]
pub fn value(cards: CardSet) -> Option<LowA5Value> {
    let last = LowA5Value::new(5, Category::HighCard, 0, 0b1111_1000); // 8-7-6-5-4
    Some(low_a5::value(cards)).filter(|value| *value >= last)
}

/// The five cards of the low, or `None` where they are none.
#[must_use]
pub fn explain(cards: CardSet) -> Option<LowHand<LowA5Value>> {
    value(cards).and_then(|_| low_a5::explain(cards))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Card;

    /// Of these cards, the low as it is read; nothing where there is none.
    #[track_caller]
    fn check(held: &str, low: &str) {
        let cards = held.split_whitespace().flat_map(str::parse::<Card>).collect();
        let read = explain(cards).map(|hand| hand.cards.map(|card| card.to_string()).join(" "));
        assert_eq!(read.unwrap_or_default(), low, "{held}");
        assert_eq!(value(cards).is_some(), !low.is_empty(), "{held}");
    }

    #[test]
    fn five_ranks_up_to_an_eight_are_a_low() {
        check("8c 7d 6h 5s 4c", "8c 7d 6h 5s 4c");
        check("9c 4d 3h 2s Ac", "");
    }

    #[test]
    fn a_pair_does_not_fill_it() {
        check("Ac Ad 2h 3s 4c Kd", "");
        check("Ac Ad 2h 3s 4c 8d", "8d 4c 3s 2h Ac");
    }

    #[test]
    fn straights_and_flushes_do_not_hurt() {
        check("5h 4h 3h 2h Ah 6h 7h", "5h 4h 3h 2h Ah");
    }

    #[test]
    fn the_lowest_five_of_seven_play() {
        check("Ac Ad 8h 7s 4c 3d 2h", "7s 4c 3d 2h Ac");
    }

    #[test]
    fn four_cards_are_none() {
        check("4c 3d 2h As", "");
        check("", "");
    }
}
