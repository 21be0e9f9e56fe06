//! The high hand: the best five cards, from no pair up to a straight flush.

use super::{by_count, by_suit, highest, straights, top};
use crate::CardSet;

mod reading;

pub use reading::{HandName, HighHand, explain};

/// What a high hand makes, from the lowest to the highest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Category {
    /// Nothing: the highest card counts, then the next.
    HighCard,
    /// Two cards of a rank.
    OnePair,
    /// Two cards of a rank, and two of another.
    TwoPair,
    /// Three cards of a rank.
    ThreeOfAKind,
    /// Five ranks in a row. The ace ends one or starts one, and is never in the middle.
    Straight,
    /// Five cards of a suit.
    Flush,
    /// Three cards of a rank, and two of another.
    FullHouse,
    /// Four cards of a rank.
    FourOfAKind,
    /// Five ranks in a row, all of one suit. The royal flush is the highest.
    StraightFlush,
}

impl Category {
    /// All nine, lowest first.
    pub const ALL: [Self; 9] = [
        Self::HighCard,
        Self::OnePair,
        Self::TwoPair,
        Self::ThreeOfAKind,
        Self::Straight,
        Self::Flush,
        Self::FullHouse,
        Self::FourOfAKind,
        Self::StraightFlush,
    ];

    /// Its name in data, such as `full_house`.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::HighCard => "high_card",
            Self::OnePair => "one_pair",
            Self::TwoPair => "two_pair",
            Self::ThreeOfAKind => "three_of_a_kind",
            Self::Straight => "straight",
            Self::Flush => "flush",
            Self::FullHouse => "full_house",
            Self::FourOfAKind => "four_of_a_kind",
            Self::StraightFlush => "straight_flush",
        }
    }
}

/// What a high hand is worth: the higher wins, and equal values split the pot.
///
/// The category, then the ranks that make it, then the kickers. Only the five cards that play are in
/// it, and suits are not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HighValue(pub(super) u32);

impl HighValue {
    pub(super) fn new(category: Category, main: u32, kickers: u32) -> Self {
        Self((category as u32) << 27 | main << 13 | kickers)
    }

    /// What the hand makes.
    #[must_use]
    pub fn category(self) -> Category {
        match self.0 >> 27 {
            0 => Category::HighCard,
            1 => Category::OnePair,
            2 => Category::TwoPair,
            3 => Category::ThreeOfAKind,
            4 => Category::Straight,
            5 => Category::Flush,
            6 => Category::FullHouse,
            7 => Category::FourOfAKind,
            _ => Category::StraightFlush,
        }
    }

    /// The ranks that make the category: of a straight the top one, else each of them.
    fn main(self) -> u32 {
        self.0 >> 13 & 0x1fff
    }

    /// The ranks that come after; of a full house the pair.
    fn kickers(self) -> u32 {
        self.0 & 0x1fff
    }
}

/// What the best five of these cards are worth.
///
/// With fewer than five there is no straight and no flush, and a missing kicker is below a deuce; so
/// the cards that lie open in stud compare too.
///
/// ```
/// # use croupier_engine::{Card, CardSet, ParseError, rank::high};
/// # fn cards(text: &str) -> Result<CardSet, ParseError> { text.split(' ').map(str::parse::<Card>).collect() }
/// let tens_up = high::value(cards("Tc Td 9c 9d 5s 5h As")?);
/// assert_eq!(tens_up.category(), high::Category::TwoPair);
/// assert!(tens_up < high::value(cards("Tc Td 9c 9d 9h 2s 3s")?));
/// # Ok::<(), ParseError>(())
/// ```
#[must_use]
pub fn value(cards: CardSet) -> HighValue {
    let suits = by_suit(cards);
    let flushes = suits.into_iter().filter(|&ranks| has_five(ranks)).map(of_suit);
    flushes.fold(of_ranks(suits), Ord::max)
}

/// Whether five ranks or more are held; quicker than counting them.
fn has_five(mut ranks: u32) -> bool {
    for _ in 0..4 {
        ranks &= ranks.wrapping_sub(1);
    }
    ranks != 0
}

/// The value of five or more cards of one suit.
fn of_suit(ranks: u32) -> HighValue {
    match top(straights(ranks)) {
        0 => HighValue::new(Category::Flush, highest(5, ranks), 0),
        high => HighValue::new(Category::StraightFlush, high, 0),
    }
}

/// The value where suits do not count.
fn of_ranks(suits: [u32; 4]) -> HighValue {
    let [any, pairs, trips, quads] = by_count(suits);
    let with_kickers = |category, main, count| HighValue::new(category, main, highest(count, any & !main));
    let straight = top(straights(any));
    let three = top(trips);
    // A second three of a kind is a pair to the first.
    let pair = top(pairs & !three);
    if quads != 0 {
        with_kickers(Category::FourOfAKind, top(quads), 1)
    } else if three != 0 && pair != 0 {
        HighValue::new(Category::FullHouse, three, pair)
    } else if straight != 0 {
        HighValue::new(Category::Straight, straight, 0)
    } else if three != 0 {
        with_kickers(Category::ThreeOfAKind, three, 2)
    } else if pair == 0 {
        HighValue::new(Category::HighCard, highest(5, any), 0)
    } else if pair == pairs {
        with_kickers(Category::OnePair, pair, 3)
    } else {
        with_kickers(Category::TwoPair, highest(2, pairs), 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Card;

    /// Hands from the lowest to the highest.
    #[track_caller]
    fn check(rising: &[&str]) {
        let values = rising.iter().map(|hand| value(hand.split_whitespace().flat_map(str::parse::<Card>).collect()));
        assert!(values.is_sorted_by(|lower, higher| lower < higher), "{rising:?}");
    }

    #[test]
    fn categories_rise_from_no_pair_to_a_straight_flush() {
        check(&[
            "Ac Kd Qh Js 9c",
            "2c 2d 3h 4s 5c",
            "2c 2d 3h 3s 4c",
            "2c 2d 2h 3s 4c",
            "Ac 2d 3h 4s 5c",
            "2c 3c 4c 5c 7c",
            "2c 2d 2h 3s 3c",
            "2c 2d 2h 2s 3c",
            "Ac 2c 3c 4c 5c",
        ]);
    }

    #[test]
    fn kickers_decide_one_after_the_other() {
        check(&["Tc Td Ah 4s 2c", "Tc Td Ah 4s 3c", "Tc Td Ah 5s 2c", "Jc Jd 4h 3s 2c"]);
        check(&["Kc Kd 2h 2s Ac", "Kc Kd 3h 3s 2c", "Kc Kd 3h 3s 4c", "Ac Ad 2h 2s 3c"]);
    }

    #[test]
    fn the_three_of_a_full_house_decides_before_the_pair() {
        check(&["9c 9d 9h As Ac", "Tc Td Th 2s 2c", "Tc Td Th 3s 3c"]);
    }

    #[test]
    fn a_wheel_is_the_lowest_straight() {
        check(&["Ac 2d 3h 4s 5c", "2c 3d 4h 5s 6c", "Tc Jd Qh Ks Ac"]);
        check(&["Ac 2c 3c 4c 5c", "2c 3c 4c 5c 6c", "Tc Jc Qc Kc Ac"]);
    }

    #[test]
    fn fewer_than_five_cards_compare_too() {
        check(&["", "2c", "Ac", "Ac 2d", "Ac Kd Qh Js", "2c 2d", "2c 2d 3h", "3c 3d 2h 2s", "2c 2d 2h", "2c 2d 2h 2s"]);
    }
}
