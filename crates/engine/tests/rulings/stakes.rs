//! Table stakes: POT-1, chips found behind (CHIP-9), and the price of a short all-in (RAISE-6).

use croupier_engine::rulings::options::options;
use croupier_engine::rulings::stakes::{Found, FoundBehind, effective_stack, found_behind, table_stakes};
use croupier_engine::{Chips, Seat};

use crate::books::ALL;
use crate::spot::{A, B, C, FOLD, flop, preflop};

#[test]
fn pot_01_only_chips_on_the_table_play() {
    assert_eq!(table_stakes(A, Chips(200), Chips(500)).decision, Chips(200));
    assert_eq!(table_stakes(A, Chips(200), Chips(500)).reasons.len(), 2);
    assert_eq!(table_stakes(A, Chips(200), Chips(0)).reasons.len(), 1);
}

#[test]
fn pot_01_two_players_play_for_the_smaller_stack() {
    // The blinds of 10 are part of it.
    let hand = flop((5, 10), &[900, 300, 600], &[100]);
    assert_eq!(effective_stack(&hand, A, B).decision, Chips(310));
    assert_eq!(effective_stack(&hand, B, A).decision, Chips(310));
    assert_eq!(effective_stack(&hand, A, C).decision, Chips(610));
    let folded = flop((5, 10), &[900, 300, 600], &[100, FOLD]);
    assert_eq!(effective_stack(&folded, A, B).decision, Chips(0));
    assert_eq!(effective_stack(&folded, A, Seat(77)).decision, Chips(0));
}

#[test]
fn chip_09_chips_found_behind() {
    let found = |accepted, won| found_behind(FoundBehind { seat: A, chips: Chips(5000), accepted, won }).decision;
    assert_eq!((found(true, true), found(true, false)), (Found::Bet, Found::Bet));
    assert_eq!(found(false, true), Found::NotPaid);
    assert_eq!(found(false, false), Found::FloorMayAward);
}

#[test]
fn raise_06_an_all_in_below_the_big_blind_does_not_lower_the_price() {
    // RAISE-13: UTG has 60 of the 100.
    let hand = preflop((50, 100), &[5000, 5000, 60, 5000], &[0]);
    for rules in ALL {
        let can = options(&hand, Seat(3), rules).decision;
        assert_eq!((can.call, can.raise.map(|range| range.min_to)), (Chips(100), Ok(Chips(200))));
    }
}
