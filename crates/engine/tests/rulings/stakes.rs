//! Table stakes: POT-1, and chips found behind (CHIP-9).

use croupier_engine::rulings::stakes::{Found, FoundBehind, effective_stack, found_behind, table_stakes};
use croupier_engine::{Chips, Seat};

use crate::spot::{A, B, C, FOLD, flop};

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
