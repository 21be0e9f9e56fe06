//! What holds for every hand, by every ranking.

use std::cmp::{Ordering, Reverse};

use croupier_engine::rank::badugi::{self, Ace};
use croupier_engine::rank::high::{explain, value};
use croupier_engine::rank::{Ranking, high, low_a5, low8, low27, omaha, strength};
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

/// Those that pick their cards out of any number.
const OF_ANY: [Ranking; 6] =
    [Ranking::High, Ranking::Low27, Ranking::LowA5, Ranking::Low8, Ranking::Badugi, Ranking::BadugiAceHigh];

/// How high a rank counts where the ace is low.
fn ace_low(rank: Rank) -> u8 {
    (rank.index() + 1) % 13
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2048))]

    /// A player may leave a card out, so another card never hurts, whatever is played.
    #[test]
    fn a_card_more_never_hurts(held in cards(1..=8)) {
        for (ranking, card) in OF_ANY.into_iter().flat_map(|ranking| held.iter().map(move |card| (ranking, card))) {
            let fewer = strength(ranking, without(held, card), CardSet::EMPTY);
            prop_assert!(fewer <= strength(ranking, held, CardSet::EMPTY), "{ranking:?} {card}");
        }
    }

    /// Only five play, so of more one can be left out for nothing; in badugi only four do.
    #[test]
    fn the_cards_that_play_are_enough(held in cards(6..=8)) {
        for ranking in OF_ANY {
            let worth = |held| strength(ranking, held, CardSet::EMPTY);
            prop_assert!(held.iter().any(|card| worth(without(held, card)) == worth(held)), "{ranking:?}");
        }
    }

    /// No suit is above another, and which cards lie on the board makes no difference.
    #[test]
    fn suits_change_places_freely_in_all_rankings(held in cards(0..=4), board in cards(0..=5), turn in 1..4usize) {
        let turned = |cards: CardSet| -> CardSet {
            cards.iter().map(|card| Card::new(card.rank(), Suit::ALL[(card.suit() as usize + turn) % 4])).collect()
        };
        for ranking in Ranking::ALL {
            prop_assert_eq!(strength(ranking, held, board), strength(ranking, turned(held), turned(board)));
        }
        for ranking in OF_ANY {
            prop_assert_eq!(strength(ranking, held, board), strength(ranking, board, held));
        }
    }

    /// There is no panic, however many cards are given.
    #[test]
    fn any_cards_may_be_asked_for_their_strength(held in cards(0..=10), board in cards(0..=6)) {
        for ranking in Ranking::ALL {
            let may_be_none = matches!(ranking, Ranking::Low8 | Ranking::OmahaHigh | Ranking::OmahaLow8);
            prop_assert!(may_be_none || strength(ranking, held, board).is_some(), "{ranking:?}");
        }
        let omaha = strength(Ranking::OmahaHigh, held, board);
        prop_assert_eq!(omaha.is_some(), held.len() >= 2 && board.len() >= 3);
        prop_assert!(omaha.is_some() || strength(Ranking::OmahaLow8, held, board).is_none());
        prop_assert_eq!(low27::explain(held).is_some(), held.len() >= 5);
        prop_assert_eq!(low_a5::explain(held).is_some(), held.len() >= 5);
        prop_assert_eq!(badugi::explain(held, Ace::Low).is_some(), !held.is_empty());
    }

    /// The five that play are among the cards held, and alone are worth as much as all.
    #[test]
    fn the_reading_of_a_low_hand_is_worth_the_value(held in cards(5..=8)) {
        let (low27, low_a5) = (low27::explain(held).unwrap(), low_a5::explain(held).unwrap());
        for cards in [low27.cards, low_a5.cards] {
            let five: CardSet = cards.into_iter().collect();
            prop_assert_eq!((five.len(), five.union(held)), (5, held));
        }
        prop_assert_eq!(low27.value, low27::value(held));
        prop_assert_eq!(low27.value, low27::value(low27.cards.into_iter().collect()));
        prop_assert_eq!(low_a5.value, low_a5::value(held));
        prop_assert_eq!(low_a5.value, low_a5::value(low_a5.cards.into_iter().collect()));
    }

    /// Of two hands of a category the lower ranks, as read, win.
    #[test]
    fn the_ranks_of_low_hands_as_read_decide(one in cards(5..=7), other in cards(5..=7)) {
        let (low27, high) = (low27::explain(one).unwrap(), low27::explain(other).unwrap());
        let by_reading = high.value.category().cmp(&low27.value.category());
        prop_assert_eq!(by_reading.then_with(|| high.ranks().cmp(low27.ranks())), low27.value.cmp(&high.value));
        let (low, high) = (low_a5::explain(one).unwrap(), low_a5::explain(other).unwrap());
        let by_reading = high.value.category().cmp(&low.value.category());
        let by_ranks = || high.ranks().map(ace_low).cmp(low.ranks().map(ace_low));
        prop_assert_eq!(by_reading.then_with(by_ranks), low.value.cmp(&high.value));
    }

    /// The best high hand of five cards is the worst low, but for the wheel, which is no straight in deuce-to-seven.
    #[test]
    fn deuce_to_seven_is_high_turned_over(one in cards(5), other in cards(5)) {
        let wheel = |cards: CardSet| {
            let ranks = cards.iter().fold(0u16, |ranks, card| ranks | 1 << card.rank().index());
            ranks == 0b1_0000_0000_1111
        };
        if !wheel(one) && !wheel(other) {
            prop_assert_eq!(low27::value(one).cmp(&low27::value(other)), value(other).cmp(&value(one)));
        }
    }

    /// Five ranks up to the eight, the ace among them, are a low, and nothing else is.
    #[test]
    fn five_low_ranks_are_eight_or_better(held in cards(0..=9)) {
        let mut ranks: Vec<_> = held.iter().map(|card| ace_low(card.rank())).filter(|rank| *rank < 8).collect();
        ranks.sort_unstable();
        ranks.dedup();
        prop_assert_eq!(low8::value(held).is_some(), ranks.len() >= 5);
        let read = low8::explain(held).map(|hand| hand.ranks().map(ace_low).collect::<Vec<_>>());
        prop_assert_eq!(read, ranks.get(..5).map(|lowest| lowest.iter().rev().copied().collect()));
    }

    /// A badugi differs all in rank and suit, and no other card can be added to it.
    #[test]
    fn a_badugi_has_no_rank_and_no_suit_twice(held in cards(1..=8)) {
        for ace in [Ace::Low, Ace::High] {
            let hand = badugi::explain(held, ace).unwrap();
            prop_assert_eq!(hand.cards.iter().copied().collect::<CardSet>().union(held), held);
            let clash = |one: &Card, other: &Card| one.rank() == other.rank() || one.suit() == other.suit();
            for card in held.iter() {
                let clashes = hand.cards.iter().filter(|other| clash(&card, other)).count();
                prop_assert!(clashes > 0);
                prop_assert!(clashes == 1 || !hand.cards.contains(&card));
            }
            prop_assert_eq!(badugi::value(hand.cards.into_iter().collect(), ace), hand.value);
        }
    }

    /// More cards win, then the lower ones from the top.
    #[test]
    fn the_ranks_of_badugis_as_read_decide(one in cards(4..=5), other in cards(4..=5)) {
        let [one, other] = [one, other].map(|held| badugi::explain(held, Ace::Low).unwrap());
        let read = |hand: &badugi::BadugiHand| (hand.cards.len(), Reverse(hand.ranks().map(ace_low).collect::<Vec<_>>()));
        prop_assert_eq!(read(&one).cmp(&read(&other)), one.value.cmp(&other.value));
    }

    /// Two cards of the hand play and three of the board, so all nine together are never worth less.
    #[test]
    fn omaha_takes_two_and_three(all in cards(9), seed in 0..9usize) {
        let mut order: Vec<_> = all.iter().collect();
        order.rotate_left(seed);
        let (hole, board): (CardSet, CardSet) = (order[..4].iter().copied().collect(), order[4..].iter().copied().collect());
        let hand = omaha::explain_high(hole, board).unwrap();
        let five: CardSet = hand.cards.into_iter().collect();
        prop_assert_eq!((five.intersection(hole).len(), five.intersection(board).len()), (2, 3));
        prop_assert_eq!((Some(hand.value), hand.value), (omaha::high(hole, board), high::value(five)));
        prop_assert!(hand.value <= high::value(all));
        prop_assert!(omaha::low8(hole, board) <= low8::value(all));
        if let Some(low) = omaha::explain_low8(hole, board) {
            let five: CardSet = low.cards.into_iter().collect();
            prop_assert_eq!((five.intersection(hole).len(), five.intersection(board).len()), (2, 3));
            prop_assert_eq!((Some(low.value), Some(low.value)), (omaha::low8(hole, board), low8::value(five)));
        }
    }
}

#[test]
fn a_whole_deck_has_a_strength() {
    let deck: CardSet = Card::deck().collect();
    assert!(OF_ANY.into_iter().all(|ranking| strength(ranking, deck, deck).is_some()));
}
