//! Badugi: the most cards that differ all in rank and in suit, then the lowest.

use super::{ace_low, by_suit, choices, falling};
use crate::{Card, CardSet, Rank};

/// Where the ace stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ace {
    /// Below the deuce: in badugi, and for the badugi half of badacey.
    Low,
    /// Above the king: for the badugi half of badeucey.
    High,
}

impl Ace {
    /// How high a rank counts, from 0.
    fn height(self, rank: Rank) -> u8 {
        match self {
            Self::Low => (rank.index() + 1) % 13,
            Self::High => rank.index(),
        }
    }
}

/// How many cards play, from the fewest to the most: more always beat fewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Category {
    /// There is no card at all.
    NoCard,
    /// All cards are of one suit or of one rank.
    OneCard,
    /// Two cards.
    TwoCards,
    /// Three cards.
    ThreeCards,
    /// A badugi.
    FourCards,
}

impl Category {
    /// All five, lowest first.
    pub const ALL: [Self; 5] = [Self::NoCard, Self::OneCard, Self::TwoCards, Self::ThreeCards, Self::FourCards];

    /// Its name in data, such as `4_card`.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::NoCard => "0_card",
            Self::OneCard => "1_card",
            Self::TwoCards => "2_card",
            Self::ThreeCards => "3_card",
            Self::FourCards => "4_card",
        }
    }
}

/// What a badugi hand is worth: the higher value wins.
///
/// It says nothing of where the ace stands; only values with the same ace compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BadugiValue(pub(super) u32);

impl BadugiValue {
    /// The value of these ranks, all of different suits.
    fn new(ranks: u32) -> Self {
        Self(ranks.count_ones() << 13 | !ranks & 0x1fff)
    }

    /// How many cards play.
    fn size(self) -> u32 {
        self.0 >> 13
    }

    /// How many cards play.
    #[must_use]
    pub fn category(self) -> Category {
        match self.size() {
            0 => Category::NoCard,
            1 => Category::OneCard,
            2 => Category::TwoCards,
            3 => Category::ThreeCards,
            _ => Category::FourCards,
        }
    }
}

/// What these cards are worth, four, five or any number of them.
///
/// Every set of cards that may play together is tried: none or one of each suit, no rank twice.
///
/// ```
/// # use croupier_engine::{Card, CardSet, ParseError, rank::badugi::{self, Ace}};
/// # fn cards(text: &str) -> Result<CardSet, ParseError> { text.split(' ').map(str::parse::<Card>).collect() }
/// let three = badugi::value(cards("As Ah 2s 3d")?, Ace::Low); // The ace of spades would leave out the deuce.
/// assert_eq!(three, badugi::value(cards("Ah 2s 3d Kd")?, Ace::Low));
/// assert!(three < badugi::value(cards("Kc Qd Jh Ts")?, Ace::Low));
/// # Ok::<(), ParseError>(())
/// ```
#[must_use]
pub fn value(cards: CardSet, ace: Ace) -> BadugiValue {
    let suits = by_suit(cards);
    best(0, &if ace == Ace::Low { suits.map(ace_low) } else { suits })
}

/// The best that comes of the ranks picked so far and none or one of each of these suits.
fn best(picked: u32, suits: &[u32]) -> BadugiValue {
    let Some((&suit, others)) = suits.split_first() else {
        return BadugiValue::new(picked);
    };
    let mut found = best(picked, others);
    let mut free = suit & !picked;
    while free != 0 {
        let rest = free & (free - 1);
        found = found.max(best(picked | free ^ rest, others));
        free = rest;
    }
    found
}

/// A badugi hand as a dealer reads it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct BadugiHand {
    /// What it is worth, as [`value`] says.
    pub value: BadugiValue,
    /// How many cards play.
    pub category: Category,
    /// The cards that play, the highest first. Where suits leave a choice, the lower suit is taken.
    pub cards: Vec<Card>,
}

impl BadugiHand {
    /// The ranks that play, in the order in which two hands are compared.
    pub fn ranks(&self) -> impl Iterator<Item = Rank> {
        self.cards.iter().map(|card| card.rank())
    }
}

/// The best badugi of these cards, or `None` where there are no cards.
#[must_use]
pub fn explain(cards: CardSet, ace: Ace) -> Option<BadugiHand> {
    let value = value(cards, ace);
    let playing = choices(cards, value.size()).find(|some| self::value(*some, ace) == value)?;
    let cards: Vec<_> = falling(playing, |card| ace.height(card.rank())).collect();
    (!cards.is_empty()).then_some(BadugiHand { value, category: value.category(), cards })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> CardSet {
        text.split_whitespace().map(|card| card.parse::<Card>().unwrap()).collect()
    }

    /// Of these cards, those that play, as they are read.
    #[track_caller]
    fn check(held: &str, ace: Ace, plays: &str) {
        let hand = explain(cards(held), ace).unwrap();
        let read: Vec<_> = hand.cards.iter().map(Card::to_string).collect();
        assert_eq!((read.join(" ").as_str(), hand.cards.len()), (plays, hand.category as usize), "{held}");
    }

    /// Hands from the best to the worst.
    #[track_caller]
    fn falls(ace: Ace, hands: &[&str]) {
        assert!(hands.iter().map(|hand| value(cards(hand), ace)).is_sorted_by(|one, next| one > next), "{hands:?}");
    }

    #[test]
    fn no_rank_and_no_suit_plays_twice() {
        check("As 2h 3d 4c", Ace::Low, "4c 3d 2h As");
        check("As 2h 3d 3c", Ace::Low, "3c 2h As");
        check("As 2s 3d 4c", Ace::Low, "4c 3d As");
        check("As 2s 3s 4s", Ace::Low, "As");
        check("Ac Ad Ah As", Ace::Low, "Ac");
    }

    #[test]
    fn an_ace_that_blocks_another_card_is_left_out_if_another_ace_plays() {
        check("As Ah 2s 3d", Ace::Low, "3d 2s Ah");
        check("As Ah 2s 3h", Ace::Low, "2s Ah");
    }

    #[test]
    fn more_cards_beat_fewer() {
        falls(Ace::Low, &["Ks Qh Jd Tc", "As 2h 3d 3c", "Kh Kd 2h 2c", "As 2s 3s 4s", ""]);
    }

    #[test]
    fn as_many_compare_from_the_highest() {
        falls(Ace::Low, &["As 2h 3d 4c", "2s 3h 4d 5c", "As 2h 3d 6c", "2s 4h 5d 6c"]);
        falls(Ace::Low, &["Ad 2c 3h 6h", "Ac 3d 4h 5h", "Qc Qs 2h Ad"]);
    }

    #[test]
    fn cards_that_do_not_play_break_no_tie() {
        let ties = ["3c 2s Ah Ac", "3s 3h 2c Ad", "4c 3s 2h Ac", "Kc 3s 2h Ac"];
        assert!(ties.windows(2).all(|two| value(cards(two[0]), Ace::Low) == value(cards(two[1]), Ace::Low)));
    }

    #[test]
    fn the_best_four_of_five_cards_play() {
        check("As 2h 3d 4c 5s", Ace::Low, "4c 3d 2h As");
        check("2s 3h 4d 5c Ah", Ace::Low, "5c 4d 2s Ah");
    }

    #[test]
    fn the_ace_is_high_in_badeucey() {
        check("2s 3h 4d 5c Ah", Ace::High, "5c 4d 3h 2s");
        check("As 2h 3d 4c", Ace::High, "As 4c 3d 2h");
        falls(Ace::High, &["2s 3h 4d 5c", "Ks Qh Jd Tc", "As 2h 3d 4c"]);
    }

    #[test]
    fn no_card_has_no_reading() {
        assert_eq!(explain(CardSet::EMPTY, Ace::Low), None);
    }
}
