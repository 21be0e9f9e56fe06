//! Cards, and sets of cards.

use core::fmt;
use core::str::FromStr;

use crate::ParseError;

/// The rank of a card: 0 for a deuce to 12 for an ace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(u8);

impl Rank {
    /// The ace, which is high here; a ranking that counts it low says so.
    pub const ACE: Self = Self(12);

    /// The rank of this number, 0 for a deuce to 12 for an ace, or `None` above that.
    #[must_use]
    pub fn new(index: u8) -> Option<Self> {
        (index < 13).then_some(Self(index))
    }

    /// 0 for a deuce to 12 for an ace.
    #[must_use]
    pub fn index(self) -> u8 {
        self.0
    }

    /// One of `23456789TJQKA`.
    #[must_use]
    pub fn letter(self) -> char {
        char::from(b"23456789TJQKA"[usize::from(self.0)])
    }
}

/// A suit, from the lowest to the highest where a rule compares them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Suit {
    /// ♣
    Clubs,
    /// ♦
    Diamonds,
    /// ♥
    Hearts,
    /// ♠
    Spades,
}

impl Suit {
    /// All four, lowest first.
    pub const ALL: [Self; 4] = [Self::Clubs, Self::Diamonds, Self::Hearts, Self::Spades];

    /// One of `cdhs`.
    #[must_use]
    pub fn letter(self) -> char {
        char::from(b"cdhs"[self as usize])
    }
}

/// A card. Written as two letters, rank then suit: `Ah`, `Tc`, `2s`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The card of this rank and suit.
    #[must_use]
    pub fn new(rank: Rank, suit: Suit) -> Self {
        Self((suit as u8) << 4 | rank.0)
    }

    /// The card of this number in the deck, 0 to 51, or `None` above that.
    #[must_use]
    pub fn from_index(index: u8) -> Option<Self> {
        let suit = Suit::ALL.get(usize::from(index / 13))?;
        Some(Self::new(Rank(index % 13), *suit))
    }

    /// Its rank.
    #[must_use]
    pub fn rank(self) -> Rank {
        Rank(self.0 & 15)
    }

    /// Its suit.
    #[must_use]
    pub fn suit(self) -> Suit {
        Suit::ALL[usize::from(self.0 >> 4)]
    }

    /// All fifty-two.
    pub fn deck() -> impl Iterator<Item = Self> {
        (0..52).filter_map(Self::from_index)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank().letter(), self.suit().letter())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let bad = || ParseError::Card(text.into());
        let [rank, suit] = text.as_bytes() else {
            return Err(bad());
        };
        let rank = b"23456789TJQKA".iter().position(|r| r == rank);
        let suit = b"cdhs".iter().position(|s| s == suit);
        let (Some(rank), Some(suit)) = (rank, suit) else {
            return Err(bad());
        };
        Ok(Self::new(Rank(rank as u8), Suit::ALL[suit]))
    }
}

/// A set of cards: four lanes of sixteen bits, one a suit, a bit a rank.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// The set with one card more.
    #[must_use]
    pub fn with(self, card: Card) -> Self {
        Self(self.0 | 1 << card.0)
    }

    /// Whether the card is in it.
    #[must_use]
    pub fn has(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// The cards in either.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The cards in both.
    #[must_use]
    pub fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The cards of this set that are not in the other.
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many.
    #[must_use]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The ranks held in one suit, as a mask: bit 0 a deuce, bit 12 an ace.
    #[must_use]
    pub fn ranks_of(self, suit: Suit) -> u16 {
        (self.0 >> (16 * suit as u32)) as u16
    }

    /// The cards, by suit from clubs up, then by rank from the deuce up.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            (rest != 0).then(|| {
                let card = Card(rest.trailing_zeros() as u8);
                rest &= rest - 1;
                card
            })
        })
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_reads_as_it_is_written() {
        for card in Card::deck() {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
    }

    #[test]
    fn a_deck_has_fifty_two_different_cards() {
        assert_eq!(Card::deck().collect::<CardSet>().len(), 52);
    }

    #[test]
    fn other_text_is_no_card() {
        for text in ["", "A", "1h", "ah", "AH", "Ahh", "é", "10h"] {
            assert!(text.parse::<Card>().is_err(), "{text}");
        }
    }
}
