//! How many seven-card hands are ranked, and explained, in a second.

use std::hint::black_box;

use criterion::{Criterion, Throughput};
use croupier_engine::rank::high::{explain, value};
use croupier_engine::{Card, CardSet};

/// Seven cards a deal, the same ones at every run.
fn deals(count: usize) -> Vec<CardSet> {
    let mut state: u64 = 7;
    let mut card = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        Card::from_index((((state >> 32) * 52) >> 32) as u8)
    };
    let mut deal = || {
        let mut hand = CardSet::EMPTY;
        while hand.len() < 7 {
            hand = card().map_or(hand, |card| hand.with(card));
        }
        hand
    };
    (0..count).map(|_| deal()).collect()
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    let deals = deals(10_000);
    let mut group = criterion.benchmark_group("high, seven cards");
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
    criterion.final_summary();
}
