//! Ace-to-five: the lowest five cards. The ace is low, and neither straights nor flushes count.

use super::high::{self, HighValue};
use super::{LowHand, ace_low, by_count, by_suit, low, lowest};
use crate::CardSet;

/// What an ace-to-five hand makes, from the best to the worst.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Category {
    /// Five ranks: the highest counts, then the next.
    NoPair,
    /// Two cards of a rank; aces are the lowest.
    OnePair,
    /// Two cards of a rank, and two of another.
    TwoPair,
    /// Three cards of a rank.
    ThreeOfAKind,
    /// Three cards of a rank, and two of another.
    FullHouse,
    /// Four cards of a rank.
    FourOfAKind,
}

impl Category {
    /// All six, best first.
    pub const ALL: [Self; 6] =
        [Self::NoPair, Self::OnePair, Self::TwoPair, Self::ThreeOfAKind, Self::FullHouse, Self::FourOfAKind];

    /// Its name in data, such as `no_pair`.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::NoPair => "no_pair",
            Self::OnePair => "one_pair",
            Self::TwoPair => "two_pair",
            Self::ThreeOfAKind => "three_of_a_kind",
            Self::FullHouse => "full_house",
            Self::FourOfAKind => "four_of_a_kind",
        }
    }
}

/// What an ace-to-five hand is worth: the higher value, which is the lower hand, wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LowA5Value(pub(super) u64);

impl LowA5Value {
    /// The value of so many cards; in masks of ranks the ace is bit 0.
    pub(super) fn new(size: u32, category: high::Category, main: u32, kickers: u32) -> Self {
        Self(low::turned(size, HighValue::new(category, main, kickers)))
    }

    /// What the hand makes; best is no pair.
    #[must_use]
    pub fn category(self) -> Category {
        match low::made(self.0).category() {
            high::Category::OnePair => Category::OnePair,
            high::Category::TwoPair => Category::TwoPair,
            high::Category::ThreeOfAKind => Category::ThreeOfAKind,
            high::Category::FullHouse => Category::FullHouse,
            high::Category::FourOfAKind => Category::FourOfAKind,
            _ => Category::NoPair,
        }
    }
}

/// What the lowest five of these cards are worth; with fewer than five, the more cards the better.
///
/// ```
/// # use croupier_engine::{Card, CardSet, ParseError, rank::low_a5};
/// # fn cards(text: &str) -> Result<CardSet, ParseError> { text.split(' ').map(str::parse::<Card>).collect() }
/// let wheel = low_a5::value(cards("5s 4s 3s 2s As")?);
/// assert!(wheel > low_a5::value(cards("6c 4d 3h 2s Ac")?));
/// assert_eq!(wheel, low_a5::value(cards("5s 4s 3s 2s As Ac Ad")?));
/// # Ok::<(), ParseError>(())
/// ```
#[must_use]
pub fn value(cards: CardSet) -> LowA5Value {
    use high::Category::{FourOfAKind, FullHouse, HighCard, OnePair, ThreeOfAKind, TwoPair};
    let [any, pairs, trips, quads] = by_count(by_suit(cards).map(ace_low));
    let size = cards.len().min(5);
    let two_pairs = pairs.count_ones() > 1;
    // Every rank plays once as long as there are places; how many cards must repeat one?
    let (category, main) = match size - any.count_ones().min(5) {
        0 => (HighCard, 0),
        1 => (OnePair, lowest(1, pairs)),
        2 if two_pairs => (TwoPair, lowest(2, pairs)),
        2 => (ThreeOfAKind, trips),
        _ if two_pairs => (FullHouse, lowest(1, trips)),
        _ => (FourOfAKind, quads),
    };
    LowA5Value::new(size, category, main, lowest(5, any & !main))
}

/// The lowest five of these cards and what they are called, or `None` where there are fewer than five.
#[must_use]
pub fn explain(cards: CardSet) -> Option<LowHand<LowA5Value>> {
    LowHand::read(cards, value, |value| low::made(value.0), |rank| (rank.index() + 1) % 13)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rank::high::HandName;
    use crate::{Card, Rank};

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
        check(&["5c 4d 3h 2s Ac", "6c 4d 3h 2s Ac", "6s 5d 4c 3h 2s", "7s 5d 4c 3h 2s", "7d 6s 3c 2c Ad"]);
        check(&["9c Td Jh Qs Kc", "Ac Ad 2h 3s 4c"]);
    }

    #[test]
    fn neither_straights_nor_flushes_count() {
        assert_eq!(value(cards("5s 4s 3s 2s As")), value(cards("5c 4d 3h 2s Ac")));
    }

    #[test]
    fn aces_are_the_lowest_pair() {
        check(&["Ac Ad 6h 5s 4c", "Ac Ad 7h 3s 2c", "Ac Ad 7h 6s 5c", "2c 2d 3h 4s 5c", "Kc Kd 3h 2s Ac"]);
    }

    #[test]
    fn the_fewer_cards_of_a_rank_the_better() {
        check(&[
            "Kc Qd Jh Ts 9c",
            "Kc Kd Ah 2s 3c",
            "Ac Ad 2h 2s 3c",
            "Ac Ad Ah 2s 3c",
            "Ac Ad Ah 2s 2c",
            "Ac Ad Ah As 2c",
        ]);
    }

    #[test]
    fn of_more_cards_the_lowest_five_play() {
        assert_eq!(value(cards("5c 5d 3h 3s Ac Ad 2h")), value(cards("Ac Ad 2h 3s 5c")));
        assert_eq!(value(cards("5c 5d 3h 3s Ac Ad Ah")), value(cards("Ac Ad 3h 3s 5c")));
        assert_eq!(value(cards("Kc Kd Kh Ks Ac Ad Ah")), value(cards("Ac Ad Ah Ks Kc")));
        assert_eq!(value(cards("Kc Kd Kh Ks Ac")), value(cards("Ac Kd Kh Ks Kc")));
    }

    #[test]
    fn more_cards_beat_fewer_up_to_five() {
        check(&["Kc Kd Kh Ks Qc", "4c 3d 2h As", "Kc Kd Kh", "2c Ad", "Ac", ""]);
    }

    #[test]
    fn a_hand_is_read_from_the_top_and_the_ace_last() {
        let read =
            |held| explain(cards(held)).map(|hand| (hand.cards.map(|card| card.to_string()).join(" "), hand.name));
        let rank = |letter| (0..13).filter_map(Rank::new).find(|rank| rank.letter() == letter).unwrap();
        let is = |cards: &str, name| Some((cards.to_owned(), name));
        assert_eq!(read("2c 4d Ah 8s 6c Kh Kd"), is("8s 6c 4d 2c Ah", HandName::HighCard { high: rank('8') }));
        assert_eq!(read("2c Ac 3c 4c 5c"), is("5c 4c 3c 2c Ac", HandName::HighCard { high: rank('5') }));
        assert_eq!(read("2c Ad 3h As 2h"), is("2c 2h Ad As 3h", HandName::TwoPair { high: rank('2'), low: Rank::ACE }));
        assert_eq!(read("2c Ad 3h As"), None);
    }
}
