//! Words and chips: the rules of the reference under their names, and its cases under their ids.

use crate::books::{ALL, LIVE, ROBERTS, TDA, TOURNAMENTS, WSOP};
use crate::spot::{A, B, C, FOLD, acts, flop, preflop, street};
use croupier_engine::rulings::gesture::{Held, interpret, undercalls};
use croupier_engine::{
    Accepted, Action, Chips, Gesture, Hand, LastChips, Pile, Prior, Reason, Rulebook, Seat, Seats, Street, Structure,
    Words,
};

const CHECK: Held = Held::To(Action::Check);
const CALL: Held = Held::To(Action::Call);

fn raise(to: u64) -> Held {
    Held::To(Action::RaiseTo(Chips(to)))
}

/// What the seat to act is held to under these rules, and what goes back.
#[track_caller]
fn check(hand: &Hand, gesture: Gesture, rules: &[Rulebook], held: Held, back: u64) {
    let seat = hand.to_act().expect("a decision");
    for rules in rules {
        let ruling = interpret(hand, seat, &gesture, rules);
        let (meaning, why) = (ruling.decision, ruling.reasons);
        assert_eq!((meaning.held, meaning.back.0), (held, back), "{:?}: {gesture:?}, {why:?}", rules.gesture);
    }
}

fn chips<const N: usize>(chips: [u64; N]) -> Gesture {
    Gesture::chips(chips)
}

fn says(words: Words) -> Gesture {
    Gesture::says(words)
}

/// Words, then chips.
fn before(words: Words, chips: Gesture) -> Gesture {
    Gesture { said: Some(words), ..chips }
}

/// Chips, then words.
fn after(chips: Gesture, words: Words) -> Gesture {
    Gesture { then: Some(words), ..chips }
}

/// Chips, then more of them after going back to the stack once.
fn again(chips: Gesture, later: u64) -> Gesture {
    Gesture { returns: 1, later: Chips(later), ..chips }
}

fn limit(small_bet: u64, big_bet: u64) -> Structure {
    Structure::FixedLimit { small_bet: Chips(small_bet), big_bet: Chips(big_bet), wagers: Some(5) }
}

// -- the rules ----------------------------------------------------------------

#[test]
fn chip_01_one_oversized_chip_without_a_word_is_a_call() {
    let hand = flop((50, 100), &[9000; 3], &[300]);
    check(&hand, chips([1000]), ALL, CALL, 700);
    check(&hand, chips([300]), ALL, CALL, 0);
    // Last chip or not.
    check(&flop((50, 100), &[9000, 1000, 9000], &[300]), chips([1000]), ALL, CALL, 700);
}

#[test]
fn chip_01_raise_must_be_said_before_the_chip() {
    let hand = flop((50, 100), &[9000; 3], &[300]);
    check(&hand, before(Words::Raise, chips([1000])), ALL, raise(1000), 0);
    check(&hand, after(chips([1000]), Words::Raise), ALL, CALL, 700);
    // A chip too small for a full raise is made up to one.
    check(&hand, before(Words::Raise, chips([500])), ALL, raise(600), 0);
}

#[test]
fn chip_01_where_no_bet_is_faced_it_is_a_bet_of_its_face() {
    let hand = flop((50, 100), &[9000; 3], &[]);
    check(&hand, chips([1000]), ALL, raise(1000), 0);
    check(&flop((50, 100), &[9000; 3], &[0, 0]), chips([500]), ALL, raise(500), 0);
}

#[test]
fn chip_01_facing_the_big_blind_is_facing_a_bet() {
    let hand = preflop((50, 100), &[9000; 4], &[]);
    check(&hand, chips([500]), ALL, CALL, 400);
    // The big blind himself, nobody having raised, faces none.
    let option = preflop((50, 100), &[9000; 3], &[0, 0]);
    check(&option, chips([500]), ALL, raise(600), 0);
    check(&option, chips([25]), ALL, CHECK, 25);
}

#[test]
fn chip_02_a_call_when_the_smallest_cannot_be_spared() {
    let hand = preflop((250, 500), &[9000; 5], &[1100]);
    check(&hand, chips([1000, 500]), &[TDA, WSOP, LIVE], CALL, 400);
    check(&hand, chips([1000, 100]), ALL, CALL, 0);
    check(&hand, chips([1000, 100, 100]), ALL, CALL, 100);
    check(&hand, chips([500, 500, 500]), &[TDA, WSOP, LIVE], CALL, 400);
    // Robert's has no such test: 1500 is more than half a raise above 1100.
    check(&hand, chips([1000, 500]), &[ROBERTS], raise(1700), 0);
}

#[test]
fn chip_02_else_half_of_a_raise_decides() {
    let hand = preflop((250, 500), &[9000; 5], &[1100]);
    check(&hand, chips([1000, 100, 100, 100, 100]), ALL, raise(1700), 0);
    check(&hand, chips([1000, 100, 100, 50, 50, 50]), ALL, CALL, 250);
    let hand = flop((50, 100), &[20_000; 3], &[1400]);
    check(&hand, chips([1000, 500, 500, 500]), ALL, raise(2800), 0);
    check(&hand, chips([1000, 500, 500]), ALL, CALL, 600);
    check(&hand, chips([1000, 1000, 500, 500]), ALL, raise(3000), 0);
}

#[test]
fn chip_02_last_chips_are_needed_or_all_in() {
    let all = |stack| flop((50, 100), &[20_000, stack, 20_000], &[1400]);
    check(&all(2000), chips([1000, 500, 500]), &[TDA], raise(2000), 0);
    check(&all(2001), chips([1000, 500, 500]), &[TDA], CALL, 600);
    // DISPUTED: WSOP prints no clause on last chips, and half of a raise (2100) is not reached.
    check(&all(2000), chips([1000, 500, 500]), &[WSOP, LIVE], CALL, 600);
    check(&all(2100), chips([1000, 500, 500, 100]), &[WSOP, LIVE], raise(2100), 0);
    // Every chip needed: a call, last chips or not.
    let hand = flop((25, 50), &[9000, 2000, 9000], &[1050]);
    check(&hand, chips([1000, 1000]), &[TDA, WSOP, LIVE], CALL, 950);
}

#[test]
fn chip_03_a_spoken_all_in_always_decides() {
    let hand = flop((25, 50), &[9000, 2000, 9000], &[1050]);
    check(&hand, before(Words::AllIn, chips([1000, 1000])), ALL, raise(2000), 0);
    check(&hand, says(Words::AllIn), ALL, raise(2000), 0);
    check(&hand, after(chips([1000, 1000]), Words::AllIn), &[TDA, WSOP, LIVE], CALL, 950);
    // For less, it is a call.
    check(&flop((25, 50), &[9000, 700, 9000], &[1050]), says(Words::AllIn), ALL, CALL, 0);
}

#[test]
fn chip_03_all_in_is_no_more_than_a_call_for_whoever_may_not_raise() {
    // A bets 300, B is all-in for 400: A, who bet, may only call.
    let hand = flop((50, 100), &[9000, 400, 9000], &[300, 400, 0]);
    assert_eq!(hand.to_act(), Some(A));
    check(&hand, says(Words::AllIn), ALL, CALL, 0);
    check(&hand, chips([1000, 1000]), ALL, CALL, 1900);
    check(&hand, before(Words::Raise, chips([1000])), ALL, CALL, 900);
    check(&hand, says(Words::RaiseTo(Chips(900))), ALL, CALL, 0);
}

/// Blinds 25/50: the big blind has two 25s out, the button raises to 600. What the big blind does with them.
fn two_25s() -> Hand {
    preflop((25, 50), &[9000; 3], &[600, FOLD])
}

#[test]
fn chip_04_left_alone_the_new_chips_must_be_needed() {
    let hand = two_25s();
    assert_eq!(hand.to_act(), Some(B));
    for prior in [Prior::Left(Pile::NONE), Prior::Left(Pile::of([25, 25]))] {
        let with = |chips: Gesture| Gesture { prior, ..chips };
        check(&hand, with(chips([1000])), ALL, CALL, 450);
        check(&hand, with(chips([500, 500])), &[TDA, WSOP, LIVE], CALL, 450);
        check(&hand, with(chips([500, 100])), ALL, CALL, 50);
        check(&hand, with(chips([1000, 500])), ALL, raise(1550), 0);
        // Half of the raise of 550 above 600 is 875.
        check(&hand, with(chips([500, 100, 100, 100])), &[TDA, WSOP, LIVE], CALL, 250);
        check(&hand, with(chips([500, 100, 100, 100, 25])), ALL, raise(1150), 0);
    }
}

#[test]
fn chip_04_taken_back_in_full_only_new_chips_count() {
    let hand = two_25s();
    let with = |chips: Gesture| Gesture { prior: Prior::Back(Pile::of([25, 25])), ..chips };
    check(&hand, with(chips([1000])), ALL, CALL, 400);
    check(&hand, with(chips([500, 500])), &[TDA, WSOP, LIVE], CALL, 400);
    check(&hand, with(chips([500, 500, 100])), &[TDA, WSOP, LIVE], raise(1150), 0);
}

#[test]
fn chip_04_taken_back_in_part_all_chips_count() {
    let hand = two_25s();
    let with = |chips: Gesture| Gesture { prior: Prior::PartlyBack(Pile::of([25])), ..chips };
    check(&hand, with(chips([1000])), ALL, raise(1150), 0);
    check(&hand, with(chips([500, 100])), ALL, CALL, 25);
}

#[test]
fn chip_04_pushed_forward_together_all_chips_count() {
    let with = |chips: Gesture| Gesture { prior: Prior::Joined(Pile::of([25, 25])), ..chips };
    check(&two_25s(), with(chips([500, 500])), ALL, raise(1150), 0);
    check(&two_25s(), with(chips([500, 100])), ALL, CALL, 50);
}

#[test]
fn chip_04_a_prior_chip_that_covers_the_call_counts_with_the_new_ones() {
    // Blinds 50/100: the big blind posted a chip of 1000; the button raises to 700.
    let hand = preflop((50, 100), &[9000; 3], &[700, FOLD]);
    let posted = Pile::of([1000]);
    let left = |chips: Gesture| Gesture { prior: Prior::Left(posted), ..chips };
    check(&hand, left(chips([500])), ALL, raise(1500), 0);
    check(&hand, left(chips([100])), ALL, raise(1300), 0); // 1100 is past 1000, half of the raise.
    let back = |chips: Gesture| Gesture { prior: Prior::Back(posted), ..chips };
    check(&hand, back(chips([5000])), &[TDA, ROBERTS], CALL, 4300);
    check(&hand, back(chips([5000])), &[WSOP, LIVE], raise(5000), 0);
    // The exception is for chips that cover the call only.
    let short = |chips: Gesture| Gesture { prior: Prior::Back(Pile::of([500])), ..chips };
    check(&hand, short(chips([5000])), ALL, CALL, 4300);
}

#[test]
fn chip_04_taking_a_chip_back_binds_to_call_or_raise() {
    let took = Gesture { prior: Prior::PartlyBack(Pile::of([25])), ..Gesture::default() };
    check(&two_25s(), took, &[TDA], Held::CallOrRaise, 0);
    check(&two_25s(), before(Words::Fold, took), &[TDA], Held::CallOrRaise, 0);
    check(&two_25s(), before(Words::Fold, took), &[WSOP, LIVE], Held::To(Action::Fold), 0);
    check(&two_25s(), says(Words::Fold), &[TDA], Held::To(Action::Fold), 0);
}

#[test]
fn chip_05_chips_put_in_for_change_count() {
    let hand = flop((50, 100), &[9000; 3], &[325]);
    check(&hand, chips([500, 25]), ALL, raise(650), 0);
    check(&hand, chips([500]), ALL, CALL, 175);
    check(&hand, before(Words::Call, chips([500, 25])), ALL, CALL, 200);
}

#[test]
fn chip_06_a_number_is_the_highest_bet_within_the_pot() {
    let five = says(Words::Number(5));
    // Blinds 200/400 and the flop: a pot of 400 for each player.
    check(&flop((200, 400), &[20_000; 10], &[]), five, ALL, raise(500), 0);
    let hand = street(Street::Turn, Structure::NoLimit, (200, 400), &[20_000; 10], &[1000, 0]);
    assert_eq!(hand.pot(), Chips(6000));
    check(&hand, five, ALL, raise(5000), 0);
    // 500 would be no bet there: the lowest that is one, though above the pot.
    check(&flop((500, 1000), &[20_000; 3], &[]), five, ALL, raise(5000), 0);
    check(&flop((200, 400), &[20_000; 3], &[]), says(Words::Number(25)), ALL, raise(2500), 0);
}

#[test]
fn chip_07_only_the_first_motion_counts() {
    let hand = flop((50, 100), &[9000; 3], &[400]);
    check(&hand, again(chips([100; 4]), 600), ALL, CALL, 600);
    check(&hand, chips([100; 10]), ALL, raise(1000), 0);
    // A call may be completed.
    check(&hand, again(chips([100; 2]), 200), ALL, CALL, 0);
    check(&hand, again(chips([100; 2]), 600), ALL, CALL, 400);
    // An amount was said: the motions do not matter.
    check(&hand, before(Words::RaiseTo(Chips(1000)), again(chips([100; 4]), 600)), ALL, raise(1000), 0);
    // A bet of two motions is a bet of the first.
    check(&flop((50, 100), &[9000; 3], &[]), again(chips([100; 2]), 300), ALL, raise(200), 300);
}

#[test]
fn chip_07_after_the_word_raise_books_differ() {
    let hand = flop((50, 100), &[9000; 3], &[400]);
    let call_then_raise = before(Words::Raise, again(chips([100; 4]), 1000));
    check(&hand, call_then_raise, TOURNAMENTS, raise(800), 600);
    check(&hand, call_then_raise, &[LIVE, ROBERTS], raise(1400), 0);
    // Two motions more.
    let thrice = Gesture { returns: 2, ..call_then_raise };
    check(&hand, thrice, &[TDA, WSOP, LIVE], raise(800), 600);
    check(&hand, thrice, &[ROBERTS], raise(1400), 0);
    // Not the call first.
    let two = before(Words::Raise, again(chips([100; 9]), 500));
    check(&hand, two, &[TDA, WSOP, LIVE], raise(900), 500);
    check(&hand, two, &[ROBERTS], raise(1400), 0);
    // The call is in, the raise has not come yet.
    let call = before(Words::Raise, chips([100; 4]));
    check(&hand, call, &[TDA, WSOP, ROBERTS], raise(800), 0);
    let ruling = interpret(&hand, B, &call, &LIVE).decision;
    assert!(matches!(ruling.held, Held::Raise(range) if range.min_to == Chips(800)), "{ruling:?}");
}

#[test]
fn chip_08_words_that_do_not_fit() {
    let open = flop((50, 100), &[9000; 3], &[]);
    check(&open, says(Words::Call), ALL, CHECK, 0);
    check(&open, before(Words::Call, chips([500])), ALL, CHECK, 500);
    let ruling = interpret(&open, A, &says(Words::Raise), &TDA).decision;
    assert!(matches!(ruling.held, Held::Raise(range) if range.min_to == Chips(100)), "{ruling:?}");
    check(&open, before(Words::Raise, chips([25])), ALL, raise(100), 0);

    let bet = flop((50, 100), &[9000; 3], &[300]);
    check(&bet, says(Words::Check), ALL, Held::CallOrFold, 0);
    check(&open, says(Words::Check), ALL, CHECK, 0);
    check(&bet, before(Words::Check, chips([1000, 1000])), ALL, CALL, 1700);
}

#[test]
fn chip_09_whoever_calls_owes_the_true_amount() {
    let hand = flop((50, 100), &[12_000, 30_000, 30_000], &[12_000]);
    let told = |gesture: Gesture| Gesture { told: Some(Chips(9000)), ..gesture };
    check(&hand, told(says(Words::Call)), TOURNAMENTS, CALL, 0);
    check(&hand, told(chips([5000, 1000, 1000, 1000, 1000])), TOURNAMENTS, CALL, 0);
    check(&hand, told(says(Words::Call)), &[LIVE, ROBERTS], Held::CallOrTakeBack, 0);
    // Told the truth, he owes it everywhere.
    check(&hand, says(Words::Call), ALL, CALL, 0);
    assert_eq!(TDA.gesture.accepted, Accepted::TrueAmount);
}

#[test]
fn raise_07_half_of_a_raise() {
    let hand = flop((50, 100), &[9000; 3], &[1000]);
    check(&hand, says(Words::Amount(Chips(1400))), ALL, CALL, 0);
    check(&hand, says(Words::Amount(Chips(1499))), ALL, CALL, 0);
    check(&hand, says(Words::Amount(Chips(1500))), ALL, raise(2000), 0);
    check(&hand, says(Words::RaiseTo(Chips(1400))), ALL, raise(2000), 0);
    check(&hand, says(Words::Amount(Chips(2300))), ALL, raise(2300), 0);
    // A short all-in lifts the level, not the size of a raise.
    let hand = flop((50, 100), &[9000, 140, 9000], &[100, 140]);
    check(&hand, chips([100, 25, 25, 25]), ALL, CALL, 35);
    check(&hand, chips([100, 50, 25, 25]), ALL, raise(240), 0);
}

#[test]
fn raise_07_in_limit_half_a_bet() {
    let hand = street(Street::Turn, limit(4, 8), (2, 4), &[100; 3], &[8]);
    check(&hand, chips([5, 5, 1]), ALL, CALL, 3);
    check(&hand, chips([5, 5, 1, 1]), ALL, raise(16), 0);
    check(&hand, chips([5, 5, 5, 5]), ALL, raise(16), 4);
    check(&hand, says(Words::AllIn), ALL, raise(16), 0);
}

#[test]
fn raise_08_an_amount_with_raise_is_the_total() {
    let hand = flop((50, 100), &[20_000; 3], &[2000]);
    check(&hand, says(Words::RaiseTo(Chips(8000))), ALL, raise(8000), 0);
    check(&hand, says(Words::RaiseBy(Chips(8000))), ALL, raise(10_000), 0);
    check(&hand, before(Words::RaiseTo(Chips(8000)), chips([5000, 5000])), ALL, raise(8000), 2000);
    check(&hand, says(Words::RaiseTo(Chips(90_000))), ALL, raise(20_000), 0);
}

#[test]
fn bet_10_the_pot_is_no_amount_in_no_limit() {
    let range = |hand: &Hand, rules| match interpret(hand, hand.to_act().expect("a decision"), &says(Words::Pot), rules)
        .decision
        .held
    {
        Held::Raise(range) => (range.min_to.0, range.max_to.0),
        held => panic!("{held:?}"),
    };
    for rules in ALL {
        assert_eq!(range(&flop((50, 100), &[9000; 3], &[]), rules), (100, 9000));
        assert_eq!(range(&flop((50, 100), &[9000; 3], &[300]), rules), (600, 9000));
    }
    let hand = street(Street::Flop, Structure::PotLimit, (50, 100), &[9000; 3], &[300]);
    check(&hand, says(Words::Pot), ALL, raise(1200), 0);
    check(&hand, says(Words::AllIn), ALL, raise(1200), 0);
}

#[test]
fn turn_03_an_undercall() {
    // Facing the opening bet, or one opponent: the whole call.
    let opening = flop((1000, 2000), &[50_000; 4], &[8000]);
    check(&opening, chips([1000, 1000]), ALL, CALL, 0);
    let heads_up = flop((1000, 2000), &[50_000; 2], &[2000, 8000]);
    check(&heads_up, chips([1000, 1000, 1000]), ALL, CALL, 0);
    // A raise, and several opponents: the floor.
    let raised = flop((1000, 2000), &[50_000; 4], &[2000, 8000]);
    check(&raised, chips([1000, 1000]), TOURNAMENTS, Held::CallOrForfeit(Chips(2000)), 0);
    check(&raised, chips([1000, 1000]), &[LIVE, ROBERTS], Held::CallOrTakeBack, 0);
    check(&raised, says(Words::Call), ALL, CALL, 0);
    check(&raised, says(Words::Amount(Chips(2000))), TOURNAMENTS, Held::CallOrForfeit(Chips(2000)), 0);
    // The big blind is the opening bet.
    check(&preflop((1000, 2000), &[50_000; 4], &[]), chips([1000]), ALL, CALL, 0);
    check(
        &preflop((1000, 2000), &[50_000; 4], &[6000]),
        chips([1000]),
        TOURNAMENTS,
        Held::CallOrForfeit(Chips(1000)),
        0,
    );
    // All he has is a call for less.
    check(&flop((1000, 2000), &[50_000, 50_000, 3000, 50_000], &[2000, 8000]), chips([3000]), ALL, CALL, 0);
}

#[test]
fn turn_03_of_several_undercalls_the_first_is_corrected() {
    let hand = flop((1000, 2000), &[50_000; 4], &[8000]);
    let ruling = undercalls(&hand, B, &chips([1000, 1000]), Seats::only(C), &TDA);
    assert_eq!(ruling.decision.held, CALL);
    assert_eq!(ruling.reasons[0], Reason::FirstUndercallFirst { seat: B, others: Seats::only(C) });
}

#[test]
fn an_underbet_is_made_up() {
    let hand = flop((50, 100), &[9000; 3], &[]);
    check(&hand, chips([25, 25]), ALL, raise(100), 0);
    check(&hand, says(Words::Amount(Chips(50))), ALL, raise(100), 0);
    check(&flop((50, 100), &[50, 9000, 9000], &[]), chips([25, 25]), ALL, raise(50), 0);
}

#[test]
fn what_is_not_said_or_done_is_nothing() {
    let hand = flop((50, 100), &[9000; 3], &[300]);
    check(&hand, Gesture::default(), ALL, Held::Nothing, 0);
    check(&hand, says(Words::Number(0)), ALL, Held::Nothing, 0);
    // Out of the hand, or not at the table.
    let mut hand = hand;
    acts(&mut hand, &[FOLD]);
    for seat in [B, Seat(3), Seat(16), Seat(200)] {
        assert_eq!(interpret(&hand, seat, &chips([1000]), &TDA).decision.held, Held::Nothing);
    }
}

// -- the cases -------------------------------------------------------------------

#[test]
fn limit_22() {
    let hand = street(Street::Turn, limit(4, 8), (2, 4), &[100; 2], &[8]);
    check(&hand, chips([25]), &[LIVE, ROBERTS], CALL, 17);
}

#[test]
fn cases_chip_01_to_07_and_12() {
    let heads_up = |bet| flop((50, 100), &[20_000; 2], &[bet]);
    let utg = preflop((250, 500), &[9000; 5], &[1100]);
    // CHIP-01
    check(&heads_up(1200), chips([1000, 1000]), TOURNAMENTS, CALL, 800);
    // CHIP-03
    check(&utg, chips([1000, 100, 100, 100, 100, 100]), TOURNAMENTS, raise(1700), 0);
    // CHIP-04
    check(&utg, chips([1000, 100, 100, 100]), TOURNAMENTS, CALL, 200);
    // CHIP-06
    check(&heads_up(1400), chips([1000, 500, 500]), TOURNAMENTS, CALL, 600);
    // CHIP-07
    check(&flop((50, 100), &[20_000, 2000], &[1400]), chips([1000, 500, 500]), &[TDA], raise(2000), 0);
    // CHIP-12
    check(&heads_up(300), before(Words::Raise, chips([1000])), TOURNAMENTS, raise(1000), 0);
}

#[test]
fn cases_chip_18_to_25() {
    // CHIP-18: a pot of 5000.
    let pot = |each: u64| street(Street::Turn, Structure::NoLimit, (200, 400), &[20_000; 4], &[each, 0, 0, 0]);
    let mut hand = pot(850);
    assert_eq!((hand.pot(), hand.round().street), (Chips(5000), Street::River));
    check(&hand, says(Words::Number(5)), TOURNAMENTS, raise(5000), 0);
    hand = pot(849);
    check(&hand, says(Words::Number(5)), TOURNAMENTS, raise(500), 0);
    // CHIP-19
    check(&flop((50, 100), &[9000; 2], &[400]), again(chips([100; 4]), 600), ALL, CALL, 600);
    // CHIP-20
    check(&flop((1, 2), &[900; 2], &[100]), chips([100, 25, 25, 5]), &[LIVE], raise(200), 0);
    check(&flop((1, 2), &[900; 2], &[100]), chips([100, 25, 5, 5, 5, 5]), &[LIVE], CALL, 45);
    // CHIP-21
    let tiny = flop((2000, 4000), &[200_000; 2], &[50_000]);
    check(&tiny, chips([1000]), TOURNAMENTS, Held::UpToCall, 0);
    check(&tiny, chips([5000]), TOURNAMENTS, CALL, 0);
    // CHIP-22
    check(&flop((100, 200), &[9000; 2], &[]), says(Words::Call), TOURNAMENTS, CHECK, 0);
    // CHIP-25
    let all_in = street(Street::Turn, Structure::NoLimit, (50, 100), &[12_000, 30_000], &[12_000]);
    let told = Gesture { told: Some(Chips(9000)), ..says(Words::Call) };
    check(&all_in, told, TOURNAMENTS, CALL, 0);
    assert_eq!(all_in.round().facing(B), Chips(12_000));
}

#[test]
fn cases_turn_05_07_and_08() {
    // TURN-05
    check(&flop((1000, 2000), &[50_000; 4], &[8000]), chips([1000, 1000]), TOURNAMENTS, CALL, 0);
    // TURN-07
    let raised = flop((1000, 2000), &[50_000; 3], &[2000, 8000]);
    check(&raised, says(Words::Call), TOURNAMENTS, CALL, 0);
    assert_eq!(raised.round().facing(C), Chips(8000));
    // TURN-08
    let short = flop((200, 400), &[9000; 3], &[400, 1200]);
    let folds = after(chips([500]), Words::Fold);
    check(&short, folds, TOURNAMENTS, Held::CallOrForfeit(Chips(400)), 100);
}

#[test]
fn switches_are_what_they_say() {
    assert_eq!(TDA.gesture.last_chips, LastChips::AllIn);
    assert_eq!(WSOP.gesture.last_chips, LastChips::Amount);
}
