//! Hands in a line: the street, who has what, what was done.

use croupier_engine::{Action, Chips, Hand, Rulebook, Seat, Setup, Street, Structure};

pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);
pub(crate) const C: Seat = Seat(2);
pub(crate) const D: Seat = Seat(3);

/// In a list of acts: folds. 0 checks or calls, another number is raised to.
pub(crate) const FOLD: u64 = u64::MAX;

/// Plays these acts, each by the seat that it is on.
pub(crate) fn acts(hand: &mut Hand, acts: &[u64]) {
    for &to in acts {
        let seat = hand.to_act().expect("a decision");
        let owes = !hand.round().facing(seat).is_zero();
        let action = match to {
            FOLD => Action::Fold,
            0 if owes => Action::Call,
            0 => Action::Check,
            to => Action::RaiseTo(Chips(to)),
        };
        hand.play(seat, action).unwrap_or_else(|error| panic!("{seat} to {to}: {error}"));
    }
}

/// A hand on this street, A first to speak and the button last; everybody called the big blind and checked so far.
/// Stacks are those at the start of the street.
pub(crate) fn street(street: Street, structure: Structure, blinds: (u64, u64), stacks: &[u64], done: &[u64]) -> Hand {
    let before: Vec<_> = stacks.iter().map(|stack| stack + blinds.1).collect();
    let button = Seat(stacks.len() as u8 - 1);
    let mut hand = Hand::deal(Setup::new(Rulebook::TDA, structure, blinds, &before, button)).expect("a table");
    while hand.round().street < street {
        acts(&mut hand, &[0]);
    }
    acts(&mut hand, done);
    hand
}

/// A no-limit hand on the flop.
pub(crate) fn flop(blinds: (u64, u64), stacks: &[u64], done: &[u64]) -> Hand {
    street(Street::Flop, Structure::NoLimit, blinds, stacks, done)
}

/// A no-limit hand before the flop: A is the small blind, B the big blind, C speaks first (heads-up: B the button).
pub(crate) fn preflop(blinds: (u64, u64), stacks: &[u64], done: &[u64]) -> Hand {
    let button = Seat(stacks.len() as u8 - 1);
    let setup = Setup::new(Rulebook::TDA, Structure::NoLimit, blinds, stacks, button);
    let mut hand = Hand::deal(setup).expect("a table");
    acts(&mut hand, done);
    hand
}
