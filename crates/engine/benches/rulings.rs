//! How long a ruling takes, from the hand to the verdict with its reasons.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion};
use croupier_engine::rulings::award::award_by_cards;
use croupier_engine::rulings::options::options;
use croupier_engine::rulings::pots::pots;
use croupier_engine::rulings::showdown::shows;
use croupier_engine::{Action, Card, Chips, Hand, Rulebook, Seat, Seats, Setup, Stakes, Structure};

/// Nine players; the first is all-in for little, each of the others for more, and one folded.
fn nine_all_in() -> Hand {
    let stacks: Vec<u64> = (1..=9).map(|seat| 100 + 37 * seat).collect();
    let mut setup = Setup::new(Rulebook::TDA, Structure::NoLimit, (5, 10), &stacks, Seat(8));
    let deck: Vec<_> = Card::deck().collect();
    setup.hole = deck.chunks(2).take(9).map(<[Card]>::to_vec).collect();
    setup.board = deck[18..23].to_vec();
    let mut hand = Hand::deal(setup).expect("a table");
    while let Some(seat) = hand.to_act() {
        let all = hand.round().paid(seat) + hand.stack(seat);
        if hand.play(seat, Action::RaiseTo(all)).is_err() {
            hand.play(seat, Action::Call).expect("a call");
        }
    }
    hand
}

/// A raise, two short all-ins and a call: may the raiser raise again?
fn reopened() -> Hand {
    let stacks = [2_000, 2_000, 2_000, 125, 2_000, 200];
    let mut hand =
        Hand::deal(Setup::new(Rulebook::TDA, Structure::NoLimit, (25, 50), &stacks, Seat(5))).expect("a table");
    for (seat, action) in [
        (2, Action::RaiseTo(Chips(100))),
        (3, Action::RaiseTo(Chips(125))),
        (4, Action::Call),
        (5, Action::RaiseTo(Chips(200))),
        (0, Action::Fold),
        (1, Action::Fold),
    ] {
        hand.play(Seat(seat), action).expect("a legal action");
    }
    hand
}

fn main() {
    let mut bench = Criterion::default().configure_from_args();
    let rules = Rulebook::TDA;
    let betting = reopened();
    let all_in = nine_all_in();

    let mut group = bench.benchmark_group("ruling");
    group.bench_function(BenchmarkId::from_parameter("may raise, and to how much"), |bench| {
        bench.iter(|| options(black_box(&betting), Seat(2), &rules));
    });
    group.bench_function(BenchmarkId::from_parameter("who shows"), |bench| {
        bench.iter(|| shows(black_box(&all_in), &rules))
    });
    group.bench_function(BenchmarkId::from_parameter("nine pots"), |bench| {
        bench.iter(|| pots(black_box(&all_in), &rules))
    });
    group.bench_function(BenchmarkId::from_parameter("award of nine pots"), |bench| {
        bench.iter(|| award_by_cards(black_box(&all_in), &rules));
    });
    group.finish();

    let staked: Vec<_> = (1..=9).map(|seat| Chips(100 * seat)).collect();
    let stakes =
        Stakes { staked: &staked, live: (0..9).map(Seat).collect::<Seats>().without(Seat(4)), dead: Chips(10) };
    bench.bench_function("side pots of nine seats", |bench| bench.iter(|| black_box(&stakes).pots(&rules)));
    bench.bench_function("a hand of nine dealt and played all-in", |bench| bench.iter(nine_all_in));
    bench.final_summary();
}
