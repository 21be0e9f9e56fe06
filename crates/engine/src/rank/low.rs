//! What the rankings of low hands share: a value turned over, and five cards as they are read.

use core::cmp::Reverse;

use super::high::{HandName, HighValue};
use super::{choices, falling};
use crate::{Card, CardSet, Rank};

/// Turns the value of what a hand makes over: the less is made, the better.
///
/// Before that more cards are better, up to five, so that a card more never hurts.
pub(super) fn turned(size: u32, made: HighValue) -> u64 {
    u64::from(size) << 32 | u64::from(!made.0)
}

/// What a hand of this worth makes: [`turned`] back.
pub(super) fn made(worth: u64) -> HighValue {
    HighValue(!(worth as u32))
}

/// A low hand as a dealer reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LowHand<V> {
    /// What it is worth, as the ranking says.
    pub value: V,
    /// What it is called; without a pair, a straight and a flush it is its highest card.
    pub name: HandName,
    /// The five cards that play: groups first, then from the top. Where suits leave a choice, the
    /// lower suit is taken.
    pub cards: [Card; 5],
}

impl<V: Copy + PartialEq> LowHand<V> {
    /// Finds five of the cards that are worth as much as all of them; `height` is what a rank counts.
    pub(super) fn read(
        cards: CardSet,
        value: impl Fn(CardSet) -> V,
        made: impl Fn(V) -> HighValue,
        height: impl Fn(Rank) -> u8,
    ) -> Option<Self> {
        let worth = value(cards);
        let five = choices(cards, 5).find(|five| value(*five) == worth)?;
        let as_many = |card: Card| five.iter().filter(|other| other.rank() == card.rank()).count();
        let read = falling(five, |card| (as_many(card), height(card.rank()), Reverse(card.suit())));
        let mut cards = [five.iter().next()?; 5];
        cards.iter_mut().zip(read).for_each(|(place, card)| *place = card);
        Some(Self { value: worth, name: HandName::of(made(worth).category(), cards.map(Card::rank)), cards })
    }
}

impl<V> LowHand<V> {
    /// The ranks that play, each once, in the order in which two hands of a category are compared.
    ///
    /// An eight-six low is 8, 6, 4, 3, A; a pair of aces with a nine is A, 9, and so on.
    pub fn ranks(&self) -> impl Iterator<Item = Rank> + use<V> {
        let mut last = None;
        self.cards.into_iter().map(Card::rank).filter(move |&rank| last.replace(rank) != Some(rank))
    }
}
