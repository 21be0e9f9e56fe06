//! What holds for every high hand.

use std::cmp::Ordering;

use croupier_engine::rank::high::{explain, value};
use croupier_engine::{Card, CardSet, Rank, Suit};
use proptest::prelude::*;
use proptest::sample::subsequence;

/// Cards of a whole deck, of two suits or of five ranks: flushes and full houses are rare in a whole one.
fn cards(size: impl Into<proptest::sample::SizeRange> + Clone) -> impl Strategy<Value = CardSet> {
    let whole: Vec<Card> = Card::deck().collect();
    let suited = whole.iter().copied().filter(|card| card.suit() < Suit::Hearts).collect();
    let paired = whole.iter().copied().filter(|card| card.rank().index() < 4 || card.rank() == Rank::ACE).collect();
    let from = move |deck: Vec<Card>| subsequence(deck, size.clone());
    prop_oneof![from(whole), from(suited), from(paired)].prop_map(|cards| cards.into_iter().collect())
}

fn without(cards: CardSet, left_out: Card) -> CardSet {
    cards.iter().filter(|&card| card != left_out).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4096))]

    /// The five that play are among the cards held, and alone are worth as much as all.
    #[test]
    fn the_explanation_is_worth_the_value(held in cards(5..=8)) {
        let hand = explain(held).unwrap();
        let five: CardSet = hand.cards.into_iter().collect();
        prop_assert_eq!((five.len(), five.union(held)), (5, held));
        prop_assert_eq!((hand.value, hand.category), (value(held), value(held).category()));
        prop_assert_eq!(value(five), value(held));
    }

    /// A player may leave a card out, so another card never hurts.
    #[test]
    fn a_card_more_never_lowers_the_value(held in cards(1..=8)) {
        for card in held.iter() {
            prop_assert!(value(without(held, card)) <= value(held), "{card}");
        }
    }

    /// Only five play, so of more one can be left out for nothing.
    #[test]
    fn five_cards_are_enough(held in cards(6..=8)) {
        prop_assert!(held.iter().any(|card| value(without(held, card)) == value(held)));
    }

    /// No suit is above another.
    #[test]
    fn suits_change_places_freely(held in cards(0..=8), turn in 1..4usize) {
        let turned = |card: Card| Card::new(card.rank(), Suit::ALL[(card.suit() as usize + turn) % 4]);
        prop_assert_eq!(value(held), value(held.iter().map(turned).collect()));
    }

    /// Two hands of a category compare as a dealer reads them, rank by rank.
    #[test]
    fn the_ranks_as_read_decide(one in cards(5..=8), other in cards(5..=8)) {
        let (one, other) = (explain(one).unwrap(), explain(other).unwrap());
        let by_reading = one.category.cmp(&other.category).then_with(|| one.ranks().cmp(other.ranks()));
        prop_assert_eq!(by_reading, one.value.cmp(&other.value));
    }

    /// There is no panic, and nothing is worth more than a royal flush, however many cards are given.
    #[test]
    fn any_set_has_a_value(held in cards(0..=20)) {
        let royal = value(Card::deck().filter(|card| card.rank().index() >= 8).collect());
        prop_assert_ne!(value(held).cmp(&royal), Ordering::Greater);
        prop_assert_eq!(explain(held).is_some(), held.len() >= 5);
    }
}
