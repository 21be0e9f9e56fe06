//! Every hand there is, counted by what it makes.

use std::thread;

use croupier_engine::rank::badugi::{self, Ace};
use croupier_engine::rank::{high, low_a5, low8, low27};
use croupier_engine::{Card, CardSet};

/// Shows `hand` with every choice of `missing` more cards.
fn every(hand: CardSet, deck: &[Card], missing: usize, show: &mut impl FnMut(CardSet)) {
    for (next, &card) in (1..).zip(deck) {
        let hand = hand.with(card);
        if missing == 1 {
            show(hand);
        } else {
            every(hand, &deck[next..], missing - 1, show);
        }
    }
}

/// How many hands of this many cards are of each class, the lowest number first.
#[track_caller]
fn check<const CLASSES: usize>(size: usize, class: impl Fn(CardSet) -> usize + Sync, expected: [u64; CLASSES]) {
    let deck: Vec<Card> = Card::deck().collect();
    let half = |parity: usize| {
        let mut counts = [0; CLASSES];
        for first in (parity..deck.len()).step_by(2) {
            let hand = CardSet::EMPTY.with(deck[first]);
            every(hand, &deck[first + 1..], size - 1, &mut |hand| counts[class(hand)] += 1);
        }
        counts
    };
    let (even, odd) = thread::scope(|scope| {
        let even = scope.spawn(|| half(0));
        (half(1), even.join().unwrap())
    });
    let counts: Vec<_> = even.iter().zip(odd).map(|(even, odd)| even + odd).collect();
    assert_eq!(counts, expected);
}

/// How many values hands of this many cards have.
#[track_caller]
fn check_values<V: Ord>(size: usize, value: impl Fn(CardSet) -> V, expected: usize) {
    let deck: Vec<Card> = Card::deck().collect();
    let mut values = Vec::new();
    every(CardSet::EMPTY, &deck, size, &mut |hand| values.push(value(hand)));
    values.sort_unstable();
    values.dedup();
    assert_eq!(values.len(), expected);
}

#[test]
fn of_2_598_960_hands_of_five_cards_40_are_straight_flushes() {
    let class = |hand| high::value(hand).category() as usize;
    check(5, class, [1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 40]);
}

#[test]
fn of_133_784_560_hands_of_seven_cards_41_584_are_straight_flushes() {
    let class = |hand| high::value(hand).category() as usize;
    check(7, class, [23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848, 41_584]);
}

/// The 1,020 wheels and the four of one suit are no straights.
#[test]
fn of_2_598_960_deuce_to_seven_hands_36_are_straight_flushes() {
    let class = |hand| low27::value(hand).category() as usize;
    check(5, class, [1_303_560, 1_098_240, 123_552, 54_912, 9_180, 5_112, 3_744, 624, 36]);
}

#[test]
fn of_2_598_960_ace_to_five_hands_1_317_888_have_no_pair() {
    let class = |hand| low_a5::value(hand).category() as usize;
    check(5, class, [1_317_888, 1_098_240, 123_552, 54_912, 3_744, 624]);
}

/// 56 choices of five ranks out of eight, each of four suits.
#[test]
fn of_2_598_960_hands_of_five_cards_57_344_are_eight_or_better() {
    check(5, |hand| usize::from(low8::value(hand).is_some()), [2_541_616, 57_344]);
}

#[test]
fn of_270_725_badugi_hands_17_160_play_all_four_cards() {
    for ace in [Ace::Low, Ace::High] {
        let class = |hand| badugi::value(hand, ace).category() as usize;
        check(4, class, [0, 2_873, 96_252, 154_440, 17_160]);
    }
}

#[test]
fn five_cards_are_worth_one_of_7_462_values() {
    check_values(5, high::value, 7_462);
    check_values(5, low27::value, 7_462);
}

#[test]
fn five_cards_are_worth_one_of_6_175_values_where_straights_and_flushes_do_not_count() {
    check_values(5, low_a5::value, 6_175);
    check_values(5, low8::value, 56 + 1);
}

#[test]
fn four_cards_are_worth_one_of_1_092_badugi_values() {
    check_values(4, |hand| badugi::value(hand, Ace::Low), 1_092);
    check_values(4, |hand| badugi::value(hand, Ace::High), 1_092);
}

/// Cards of different ranks and suits, and among as many the lowest from the top.
#[test]
fn no_set_of_the_four_cards_is_a_better_badugi() {
    let deck: Vec<Card> = Card::deck().collect();
    for (ace, lift) in [(Ace::Low, 1), (Ace::High, 0)] {
        let heights = |cards: &mut dyn Iterator<Item = Card>| {
            let mut heights: Vec<_> = cards.map(|card| (card.rank().index() + lift) % 13).collect();
            heights.sort_unstable_by(|one, other| other.cmp(one));
            heights
        };
        every(CardSet::EMPTY, &deck, 4, &mut |hand| {
            let cards: Vec<_> = hand.iter().collect();
            let differ = |one: Card, other: Card| one.rank() != other.rank() && one.suit() != other.suit();
            let sets = (1..16).map(|set| cards.iter().enumerate().filter(move |(at, _)| set >> at & 1 == 1));
            let playing = sets.map(|set| set.map(|(_, card)| *card).collect::<Vec<_>>()).filter(|set| {
                set.iter().enumerate().all(|(at, one)| set[..at].iter().all(|other| differ(*one, *other)))
            });
            let all = playing.map(|set| heights(&mut set.into_iter()));
            let best = all.min_by(|one, other| other.len().cmp(&one.len()).then_with(|| one.cmp(other)));
            let ours = badugi::explain(hand, ace).map(|hand| heights(&mut hand.cards.into_iter()));
            assert_eq!(ours, best, "{hand:?}");
        });
    }
}
