//! Turn order: TURN-1 to TURN-7, RAISE-9, BET-09.

use croupier_engine::rulings::options::options;
use croupier_engine::rulings::turn::{
    Binding, Noticed, OutOfTurn, Skipped, SkippedHand, When, before_the_amount, conditional, fold_unasked, out_of_turn,
    pot_miscount, skipped, substantial, underraise,
};
use croupier_engine::{Act, Action, Chips, Hand, Reason, Rulebook, Seat, Street, Structure};

use crate::books::{ALL, HOME, LIVE, ROBERTS, TDA, TOURNAMENTS, WSOP};
use crate::spot::{A, B, C, D, FOLD, acts, flop, preflop, street};

fn raise_to(to: u64) -> Action {
    Action::RaiseTo(Chips(to))
}

/// S3 to S6 of the TDA's examples: blinds 50/100, the flop.
fn four(done: &[u64]) -> Hand {
    flop((50, 100), &[5000; 4], done)
}

/// D acts before C does; then these acts.
#[track_caller]
fn check(mut hand: Hand, early: (Seat, Action), then: &[u64], rules: &[Rulebook], binding: Binding) {
    let early = OutOfTurn::now(&hand, early.0, early.1);
    acts(&mut hand, then);
    for rules in rules {
        let ruling = out_of_turn(&hand, early, rules);
        assert_eq!(ruling.decision, binding, "{:?}: {:?}", rules.turn, ruling.reasons);
    }
}

#[test]
fn turn_01_binds_when_the_action_has_not_changed() {
    let raise = (D, raise_to(800));
    check(four(&[300, FOLD]), raise, &[], ALL, Binding::Waits);
    check(four(&[300, FOLD]), raise, &[0], ALL, Binding::To(raise.1)); // TURN-01
    check(four(&[300, FOLD]), raise, &[FOLD], ALL, Binding::To(raise.1));
    check(four(&[300, FOLD]), raise, &[600], ALL, Binding::Free); // TURN-02
    let mut hand = four(&[300, FOLD, 600]);
    for rules in ALL {
        assert_eq!(options(&hand, D, rules).decision.raise.map(|range| range.min_to), Ok(Chips(900)));
    }
    acts(&mut hand, &[FOLD]);
}

#[test]
fn turn_01_a_check_or_a_call_when_it_has() {
    let check_then_bet: (Hand, &[u64]) = (four(&[0, 0]), &[300]);
    check(check_then_bet.0.clone(), (D, Action::Check), check_then_bet.1, &[TDA, WSOP, LIVE], Binding::Free); // TURN-03
    check(check_then_bet.0, (D, Action::Check), check_then_bet.1, &[ROBERTS, HOME], Binding::NoRaise);
    check(four(&[0, 0]), (D, Action::Check), &[0], ALL, Binding::To(Action::Check));
    check(four(&[300, FOLD]), (D, Action::Call), &[600], &[TDA, WSOP, LIVE], Binding::Free);
    check(four(&[300, FOLD]), (D, Action::Call), &[600], &[ROBERTS, HOME], Binding::NoRaise);
    check(four(&[300, FOLD]), (D, Action::Call), &[0], ALL, Binding::To(Action::Call));
    let hand = four(&[0, 0, 300]);
    for rules in ALL {
        assert_eq!(options(&hand, D, rules).decision.raise.map(|range| range.min_to), Ok(Chips(600)));
    }
}

#[test]
fn turn_01_a_fold_always_binds() {
    let three = || flop((50, 100), &[5000; 3], &[]);
    check(three(), (C, Action::Fold), &[300], ALL, Binding::To(Action::Fold)); // TURN-04
    check(three(), (C, Action::Fold), &[], ALL, Binding::To(Action::Fold));
    check(three(), (C, Action::Call), &[300, 0], &[TDA, WSOP, LIVE], Binding::Free);
}

#[test]
fn turn_02_a_skipped_player_speaks_up_before_substantial_action() {
    // Blinds 100/200; UTG to 600, the next is skipped.
    let hand = preflop((100, 200), &[9000; 6], &[600]);
    let seat = hand.to_act().expect("a decision");
    let ask = |hand: &Hand, behind: &[Act], had_time, rules: &Rulebook| {
        skipped(hand, Skipped { seat, behind, had_time }, rules).decision
    };
    for rules in [TDA, WSOP, LIVE] {
        assert_eq!(ask(&hand, &[Act::Call], true, &rules), SkippedHand::Acts);
        assert_eq!(ask(&hand, &[Act::Call, Act::Fold], true, &rules), SkippedHand::Floor);
        assert_eq!(ask(&hand, &[Act::Call, Act::Fold], false, &rules), SkippedHand::Acts);
        assert_eq!(ask(&hand, &[Act::Fold, Act::Fold], true, &rules), SkippedHand::Acts);
        assert_eq!(ask(&hand, &[Act::Fold, Act::Fold, Act::Fold], true, &rules), SkippedHand::Floor);
    }
    assert_eq!(ask(&hand, &[Act::Call, Act::Fold], true, &ROBERTS), SkippedHand::Acts);
    assert_eq!(ask(&hand, &[Act::Call, Act::Fold, Act::Fold], true, &ROBERTS), SkippedHand::Floor);
    // The turn is bet, a player skipped by a check and a call: the TDA's second example.
    let turn = street(Street::Turn, Structure::NoLimit, (100, 200), &[9000; 4], &[600]);
    let example = Skipped { seat: B, behind: &[Act::Check, Act::Call], had_time: true };
    assert_eq!(skipped(&turn, example, &TDA).decision, SkippedHand::Floor);
    // Nobody loses a turn that had not come.
    let early = Skipped { seat: C, ..example };
    assert_eq!(skipped(&turn, early, &TDA).decision, SkippedHand::Acts);
}

#[test]
fn turn_04_substantial_action() {
    use Act::{Bet, Call, Check, Fold, Raise};
    let is = |acts: &[Act], rules: &Rulebook| substantial(acts, rules).decision;
    for rules in [TDA, WSOP, LIVE] {
        assert!(!is(&[], &rules) && !is(&[Raise], &rules));
        assert!(!is(&[Fold, Fold], &rules) && !is(&[Check, Check], &rules));
        assert!(is(&[Fold, Call], &rules) && is(&[Check, Bet], &rules) && is(&[Call, Call], &rules));
        assert!(is(&[Fold, Fold, Fold], &rules) && is(&[Check, Check, Check], &rules));
    }
    // DISPUTED: a check and a fold.
    assert!(!is(&[Check, Fold], &TDA) && is(&[Check, Fold], &LIVE));
    assert!(is(&[Fold, Fold], &ROBERTS));
}

#[test]
fn turn_05_a_fold_with_nothing_to_call() {
    for rules in TOURNAMENTS {
        assert!(fold_unasked(A, false, rules).decision);
    }
    for rules in [LIVE, ROBERTS, HOME] {
        assert!(fold_unasked(A, true, &rules).decision);
        assert!(!fold_unasked(A, false, &rules).decision);
    }
}

#[test]
fn turn_06_between_two_a_passive_act_bars_a_raise_in_a_wsop_tournament() {
    let two = || flop((50, 100), &[5000; 2], &[]);
    check(two(), (B, Action::Check), &[300], &[WSOP, ROBERTS], Binding::NoRaise);
    check(two(), (B, Action::Check), &[300], &[TDA, LIVE], Binding::Free);
    // Three players began the round.
    check(four(&[0, 0]), (D, Action::Check), &[300], &[WSOP], Binding::Free);
    // The dealer asked for it.
    let mut hand = two();
    let prompted = OutOfTurn { prompted: true, ..OutOfTurn::now(&hand, B, Action::Check) };
    acts(&mut hand, &[300]);
    assert_eq!(out_of_turn(&hand, prompted, &WSOP).decision, Binding::Free);
}

#[test]
fn turn_07_acts_before_the_amount_is_known() {
    assert_eq!(before_the_amount(B, Action::Fold).decision, Binding::To(Action::Fold));
    assert_eq!(before_the_amount(B, Action::Call).decision, Binding::Floor);
    assert_eq!(conditional(B).decision, Binding::Floor);
}

fn noticed(after: &[Act], when: When) -> Noticed<'_> {
    Noticed { after, when }
}

#[test]
fn raise_09_an_underraise_is_made_up_on_its_street() {
    // RAISE-17: 100/200, 600, "raise" 1000, two calls and a fold.
    let hand = flop((100, 200), &[9000; 5], &[600]);
    let after = [Act::Call, Act::Call, Act::Fold];
    let ask = |to, when, rules: &Rulebook| underraise(&hand, B, Chips(to), noticed(&after, when), rules).decision;
    for rules in TOURNAMENTS {
        assert_eq!(ask(1000, When::RoundOpen, rules), Some(Chips(1200)));
        assert_eq!(ask(1000, When::RoundComplete, rules), Some(Chips(1200)));
        assert_eq!(ask(1000, When::After, rules), None);
        assert_eq!(ask(1200, When::RoundOpen, rules), None);
    }
    for rules in [LIVE, ROBERTS] {
        assert_eq!(ask(1000, When::RoundOpen, &rules), Some(Chips(1200)));
        assert_eq!(ask(1000, When::RoundComplete, &rules), None);
    }
    // All he has is no underraise.
    let short = flop((100, 200), &[9000, 1000, 9000], &[600]);
    assert_eq!(underraise(&short, B, Chips(1000), noticed(&[], When::RoundOpen), &TDA).decision, None);
}

#[test]
fn bet_09_a_miscounted_pot() {
    // A pot of 10,500 after the flop, 500/1000.
    let hand = street(Street::Turn, Structure::PotLimit, (500, 1000), &[60_000; 7], &[]);
    let hand = {
        let mut hand = hand;
        acts(&mut hand, &[1750, 0, FOLD, FOLD, FOLD, FOLD, FOLD]);
        hand
    };
    assert_eq!((hand.pot(), hand.to_act()), (Chips(10_500), Some(A)));
    let ask = |to, after: &[Act], when, rules: &Rulebook| {
        pot_miscount(&hand, A, Chips(to), noticed(after, when), rules).decision
    };
    let pot = Some(Chips(10_500));
    for rules in TOURNAMENTS {
        assert_eq!(ask(9500, &[Act::Fold, Act::Call], When::RoundOpen, rules), None);
        assert_eq!(ask(9500, &[Act::Fold], When::RoundOpen, rules), pot);
        assert_eq!(ask(11_500, &[Act::Fold, Act::Call, Act::Call], When::RoundComplete, rules), pot);
        assert_eq!(ask(11_500, &[Act::Fold, Act::Call, Act::Call], When::After, rules), None);
        assert_eq!(ask(10_500, &[], When::RoundOpen, rules), None);
    }
    for rules in [LIVE, ROBERTS] {
        assert_eq!(ask(9500, &[], When::RoundOpen, &rules), None);
        assert_eq!(ask(11_500, &[Act::Call], When::RoundOpen, &rules), pot);
        assert_eq!(ask(11_500, &[Act::Call, Act::Call], When::RoundComplete, &rules), None);
    }
}

#[test]
fn whoever_acted_too_early_is_told_who_is_first() {
    let hand = four(&[300]);
    let early = OutOfTurn::now(&hand, D, Action::Call);
    assert_eq!(out_of_turn(&hand, early, &TDA).reasons, [Reason::BacksUp { seat: D, to_act: B }]);
}
