//! Deuce-to-seven: the lowest five cards. The ace is high, and straights and flushes count against.

use super::high::{self, Category, HighValue};
use super::{LowHand, by_suit, choices, low};
use crate::{CardSet, Rank};

/// What a deuce-to-seven hand is worth: the higher value, which is the lower hand, wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Low27Value(pub(super) u64);

impl Low27Value {
    /// What the hand makes; best is nothing at all.
    #[must_use]
    pub fn category(self) -> Category {
        low::made(self.0).category()
    }
}

/// A-2-3-4-5, which is no straight here: the ace is above the king, and never below the deuce.
const WHEEL: u32 = 0b1_0000_0000_1111;

/// What the lowest five of these cards are worth.
///
/// With fewer than five there is no straight and no flush, and the more cards the better.
///
/// ```
/// # use croupier_engine::{Card, CardSet, ParseError, rank::low27};
/// # fn cards(text: &str) -> Result<CardSet, ParseError> { text.split(' ').map(str::parse::<Card>).collect() }
/// let seven_low = low27::value(cards("7c 5d 4h 3s 2c")?);
/// assert!(seven_low > low27::value(cards("6c 5d 4h 3s 2c")?)); // A straight.
/// assert!(seven_low > low27::value(cards("Ac 5d 4h 3s 2c")?)); // Ace high.
/// # Ok::<(), ParseError>(())
/// ```
#[must_use]
pub fn value(cards: CardSet) -> Low27Value {
    let size = cards.len().min(5);
    let values = choices(cards, size).map(|five| low::turned(size, of_five(five)));
    Low27Value(values.max().unwrap_or_default())
}

/// What five cards or fewer make: the same as in a high hand, but for the wheel.
fn of_five(cards: CardSet) -> HighValue {
    let suits = by_suit(cards);
    if suits.into_iter().fold(0, |any, ranks| any | ranks) != WHEEL {
        high::value(cards)
    } else if suits.contains(&WHEEL) {
        HighValue::new(Category::Flush, WHEEL, 0)
    } else {
        HighValue::new(Category::HighCard, WHEEL, 0)
    }
}

/// The lowest five of these cards and what they are called, or `None` where there are fewer than five.
#[must_use]
pub fn explain(cards: CardSet) -> Option<LowHand<Low27Value>> {
    LowHand::read(cards, value, |value| low::made(value.0), Rank::index)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Card;
    use crate::rank::high::HandName;

    fn cards(text: &str) -> CardSet {
        text.split_whitespace().map(|card| card.parse::<Card>().unwrap()).collect()
    }

    /// Hands from the best to the worst.
    #[track_caller]
    fn check(falling: &[&str]) {
        assert!(falling.iter().map(|hand| value(cards(hand))).is_sorted_by(|one, next| one > next), "{falling:?}");
    }

    #[test]
    fn the_highest_card_decides_then_the_next() {
        check(&[
            "7c 5d 4h 3s 2c",
            "7c 6d 4h 3s 2c",
            "7c 6d 5h 3s 2c",
            "7c 6d 5h 4s 2c",
            "8c 5d 4h 3s 2c",
            "8c 6d 4h 3s 2c",
        ]);
        check(&["7h 6s 5d 4c 2d", "8s 6d 5c 3h 2s"]);
    }

    #[test]
    fn a_wheel_is_the_best_of_ace_high() {
        check(&["Kd Qs Jh 9c 8d", "As 5d 4c 3h 2s", "As 6d 4c 3h 2s", "2d 2h 5s 4h 3c"]);
    }

    #[test]
    fn straights_and_flushes_lose_to_a_pair() {
        check(&["As Ad Kc Qh Js", "6s 5d 4c 3h 2s", "8s 7d 6c 5h 4s", "7s 5s 4s 3s 2s", "6s 5s 4s 3s 2s"]);
    }

    #[test]
    fn a_wheel_of_one_suit_is_a_flush_below_that_of_a_king() {
        check(&["9c Td Jh Qs Kc", "Ks Js 9s 7s 2s", "Ah 2h 3h 4h 5h", "As Ks 4s 3s 2s"]);
    }

    #[test]
    fn aces_are_the_worst_pair() {
        check(&["2s 2d Qh Jc 9d", "Ks Kd Qh Jc 9d", "As Ad 5c 4h 3s"]);
    }

    #[test]
    fn suits_break_no_tie() {
        assert_eq!(value(cards("9s 6d 4c 3h 2s")), value(cards("9d 6c 4h 3s 2d")));
    }

    #[test]
    fn of_seven_cards_the_lowest_five_play() {
        // Neither the straight to the six nor the flush, both of which are lower in ranks.
        check(&["7s 6c 4s 3s 2s 5s Kd", "7s 6s 4s 3s 2s 5s Kd"]);
        assert_eq!(value(cards("2c 2d 3h 4s 5c 6d 6h")), value(cards("2c 2d 3h 4s 5c")));
    }

    #[test]
    fn more_cards_beat_fewer_up_to_five() {
        check(&["Ac Ad Ah As Kc", "7c 5d 4h 3s", "7c 7d 7h", "3c 2d", "2c", ""]);
    }

    #[test]
    fn a_hand_is_read_from_the_top() {
        let read =
            |held| explain(cards(held)).map(|hand| (hand.cards.map(|card| card.to_string()).join(" "), hand.name));
        let rank = |letter| (0..13).filter_map(Rank::new).find(|rank| rank.letter() == letter).unwrap();
        let is = |cards: &str, name| Some((cards.to_owned(), name));
        assert_eq!(read("2c 4d 3h 8s 6c"), is("8s 6c 4d 3h 2c", HandName::HighCard { high: rank('8') }));
        assert_eq!(read("2c Ad 3h 4s 5c"), is("Ad 5c 4s 3h 2c", HandName::HighCard { high: Rank::ACE }));
        assert_eq!(read("2c Ac 3c 4c 5c"), is("Ac 5c 4c 3c 2c", HandName::Flush { high: Rank::ACE }));
        assert_eq!(read("2c 6d 3h 4s 5c"), is("6d 5c 4s 3h 2c", HandName::Straight { high: rank('6') }));
        assert_eq!(read("2c Ad 3h As 2h"), is("Ad As 2c 2h 3h", HandName::TwoPair { high: Rank::ACE, low: rank('2') }));
        assert_eq!(read("2c Ad 3h As"), None);
    }
}
