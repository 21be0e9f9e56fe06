//! Rankings: which hand wins.
//!
//! A ranking says two things of the cards a player may use, and keeps them apart. The value is one
//! number, and the higher of two values wins the pot, of a low hand too: that is all a showdown needs.
//! The explanation gives the cards that play and the name of what they make: that is what a dealer
//! reads out.
//!
//! Cards are looked at as masks of ranks, a bit a rank, so that the highest bit is the highest rank and
//! two masks with as many bits compare as hands do, from the top card down. No table is needed.

use core::iter;

use crate::{Card, CardSet, Suit};

pub mod badugi;
pub mod high;
mod low;
pub mod low27;
pub mod low8;
pub mod low_a5;
pub mod omaha;
mod ranking;

pub use low::LowHand;
pub use ranking::{Ranking, Strength, strength};

/// The ranks of each suit, clubs first.
fn by_suit(cards: CardSet) -> [u32; 4] {
    Suit::ALL.map(|suit| u32::from(cards.ranks_of(suit)))
}

/// The ranks held at least once, twice, three times and four times.
fn by_count([c, d, h, s]: [u32; 4]) -> [u32; 4] {
    let (black, both) = (c | s, c & s);
    let (red, both_red) = (d | h, d & h);
    [black | red, both | both_red | black & red, both & red | both_red & black, both & both_red]
}

/// The highest rank of the mask alone, or nothing where it is empty.
fn top(ranks: u32) -> u32 {
    ranks.checked_ilog2().map_or(0, |index| 1 << index)
}

/// The highest `count` ranks of the mask, or all of it where there are fewer.
fn highest(count: u32, mut ranks: u32) -> u32 {
    for _ in count..ranks.count_ones() {
        ranks &= ranks - 1;
    }
    ranks
}

/// The lowest `count` ranks of the mask, or all of it where there are fewer.
fn lowest(count: u32, ranks: u32) -> u32 {
    let above = (0..count).fold(ranks, |rest, _| rest & rest.wrapping_sub(1));
    ranks & !above
}

/// The mask with the ace below the deuce: bit 0 an ace, bit 12 a king.
fn ace_low(ranks: u32) -> u32 {
    ranks << 1 & 0x1fff | ranks >> 12
}

/// Every choice of `count` of these cards, those of lower suits first.
pub(crate) fn choices(cards: CardSet, count: u32) -> impl Iterator<Item = CardSet> {
    // A choice is a number with so many ones, a bit a card; this is the next higher such number.
    let next = |picked: &u64| {
        let low = picked & picked.wrapping_neg();
        let up = picked + low;
        (low != 0).then(|| up | (picked ^ up) >> 2 >> low.trailing_zeros())
    };
    iter::successors(Some((1 << count) - 1), next).take_while(move |picked| picked >> cards.len() == 0).map(
        move |picked| {
            let places = (0..).zip(cards.iter());
            places.filter(|(place, _)| picked >> place & 1 == 1).map(|(_, card)| card).collect()
        },
    )
}

/// The cards, that of the greatest key first.
fn falling<K: Ord>(mut cards: CardSet, key: impl Fn(Card) -> K) -> impl Iterator<Item = Card> {
    iter::from_fn(move || {
        let next = cards.iter().max_by_key(|card| key(*card))?;
        cards = cards.iter().filter(|card| *card != next).collect();
        Some(next)
    })
}

/// The tops of all straights in the mask. The ace is also below the deuce.
fn straights(ranks: u32) -> u32 {
    let ranks = ranks << 1 | ranks >> 12;
    let two = ranks & ranks << 1;
    (two & two << 2 & ranks << 4) >> 1
}
