//! How many hands are ranked, and explained, in a second, by each ranking.

use std::hint::black_box;

use criterion::{Criterion, Throughput};
use croupier_engine::rank::badugi::{self, Ace};
use croupier_engine::rank::{high, low_a5, low27, omaha};
use croupier_engine::{Card, CardSet};

/// Hands of this many cards, the same ones at every run.
fn deals(size: u32) -> Vec<CardSet> {
    let mut state: u64 = 7;
    let mut card = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        Card::from_index((((state >> 32) * 52) >> 32) as u8)
    };
    let mut deal = || {
        let mut hand = CardSet::EMPTY;
        while hand.len() < size {
            hand = card().map_or(hand, |card| hand.with(card));
        }
        hand
    };
    (0..10_000).map(|_| deal()).collect()
}

fn measure<V, E>(
    criterion: &mut Criterion,
    name: &str,
    size: u32,
    value: impl Fn(CardSet) -> V,
    explain: impl Fn(CardSet) -> E,
) {
    let deals = deals(size);
    let mut group = criterion.benchmark_group(name);
    group.throughput(Throughput::Elements(deals.len() as u64));
    group.bench_function("value", |bench| {
        bench.iter(|| {
            for &hand in &deals {
                black_box(value(black_box(hand)));
            }
        });
    });
    group.bench_function("explain", |bench| {
        bench.iter(|| {
            for &hand in &deals {
                black_box(explain(black_box(hand)));
            }
        });
    });
    group.finish();
}

/// Four of nine cards: every other one.
fn hole(cards: CardSet) -> CardSet {
    cards.iter().skip(1).step_by(2).collect()
}

/// The other five.
fn board(cards: CardSet) -> CardSet {
    cards.iter().step_by(2).collect()
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    measure(&mut criterion, "high, seven cards", 7, high::value, high::explain);
    measure(&mut criterion, "deuce-to-seven, five cards", 5, low27::value, low27::explain);
    measure(&mut criterion, "deuce-to-seven, seven cards", 7, low27::value, low27::explain);
    measure(&mut criterion, "ace-to-five, seven cards", 7, low_a5::value, low_a5::explain);
    let low = |cards| badugi::value(cards, Ace::Low);
    measure(&mut criterion, "badugi, four cards", 4, low, |cards| badugi::explain(cards, Ace::Low));
    let high = |cards| omaha::high(hole(cards), board(cards));
    measure(&mut criterion, "Omaha high", 9, high, |cards| omaha::explain_high(hole(cards), board(cards)));
    let low = |cards| omaha::low8(hole(cards), board(cards));
    measure(&mut criterion, "Omaha low", 9, low, |cards| omaha::explain_low8(hole(cards), board(cards)));
    criterion.final_summary();
}
