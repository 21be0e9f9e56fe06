//! Every hand there is, counted by what it makes.

use std::thread;

use croupier_engine::rank::high::{Category, HighValue, value};
use croupier_engine::{Card, CardSet};

/// Shows `hand` with every choice of `missing` more cards.
fn every(hand: CardSet, deck: &[Card], missing: usize, show: &mut impl FnMut(HighValue)) {
    for (next, &card) in (1..).zip(deck) {
        let hand = hand.with(card);
        if missing == 1 {
            show(value(hand));
        } else {
            every(hand, &deck[next..], missing - 1, show);
        }
    }
}

/// How many hands of this many cards make each category, the lowest first.
#[track_caller]
fn check(size: usize, expected: [u64; 9]) {
    let deck: Vec<Card> = Card::deck().collect();
    let half = |parity: usize| {
        let mut counts = [0; 9];
        for first in (parity..deck.len()).step_by(2) {
            let hand = CardSet::EMPTY.with(deck[first]);
            every(hand, &deck[first + 1..], size - 1, &mut |value| counts[value.category() as usize] += 1);
        }
        counts
    };
    let (even, odd) = thread::scope(|scope| {
        let even = scope.spawn(|| half(0));
        (half(1), even.join().unwrap())
    });
    for category in Category::ALL {
        let index = category as usize;
        assert_eq!(even[index] + odd[index], expected[index], "{}", category.key());
    }
}

#[test]
fn of_2_598_960_hands_of_five_cards_40_are_straight_flushes() {
    check(5, [1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 40]);
}

#[test]
fn of_133_784_560_hands_of_seven_cards_41_584_are_straight_flushes() {
    check(7, [23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848, 41_584]);
}

#[test]
fn five_cards_are_worth_one_of_7_462_values() {
    let deck: Vec<Card> = Card::deck().collect();
    let mut values = Vec::new();
    every(CardSet::EMPTY, &deck, 5, &mut |value| values.push(value));
    values.sort_unstable();
    values.dedup();
    assert_eq!(values.len(), 7_462);
}
