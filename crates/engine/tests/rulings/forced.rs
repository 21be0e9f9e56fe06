//! Forced bets: BLIND-5 and BLIND-6, BET-01 and BET-04 with a straddle.

use croupier_engine::rulings::options::options;
use croupier_engine::{
    Action, Book, Chips, Event, Game, Hand, Post, Rulebook, Seat, Setup, SetupError, StraddleRaise, Street, Structure,
    Topic, cite,
};

use crate::books::{LIVE, ROBERTS, TOURNAMENTS};
use crate::spot::{A, B, C, D, acts};

const LIMIT: Structure = Structure::FixedLimit { small_bet: Chips(10), big_bet: Chips(20), wagers: Some(5) };

/// Blinds 5/10, D on the button; this seat makes it this.
fn straddled(rules: Rulebook, structure: Structure, straddles: &[(Seat, u64)]) -> Result<Hand, SetupError> {
    let setup = Setup::new(rules, structure, (5, 10), &[1000; 4], D);
    Hand::deal(Setup { straddles: straddles.iter().map(|(seat, chips)| (*seat, Chips(*chips))).collect(), ..setup })
}

fn least(hand: &Hand) -> u64 {
    let seat = hand.to_act().expect("a decision");
    options(hand, seat, hand.rules()).decision.raise.expect("a raise").min_to.0
}

#[test]
fn blind_06_the_straddler_acts_last() {
    let mut hand = straddled(LIVE, Structure::NoLimit, &[(C, 20)]).expect("a straddle");
    assert_eq!(hand.to_act(), Some(D));
    acts(&mut hand, &[0, 0, 0]);
    assert_eq!((hand.to_act(), hand.round().facing(C)), (Some(C), Chips(0)));
    acts(&mut hand, &[40]);
    assert_eq!(hand.to_act(), Some(D));
}

#[test]
fn blind_06_on_the_button_the_small_blind_acts_first() {
    let mut hand = straddled(LIVE, Structure::NoLimit, &[(D, 20)]).expect("a straddle");
    assert_eq!(hand.to_act(), Some(A));
    acts(&mut hand, &[0, 0, 0]);
    assert_eq!(hand.to_act(), Some(D));
}

#[test]
fn blind_06_the_least_raise_over_a_straddle() {
    let open = |rules| least(&straddled(rules, Structure::NoLimit, &[(C, 20)]).expect("a straddle"));
    assert_eq!(open(LIVE), 40); // RAISE-14
    assert_eq!(open(ROBERTS), 40);
    assert_eq!(open(Rulebook { straddle_raise: StraddleRaise::BigBlind, ..LIVE }), 30); // RAISE-15: the edition of 2024.
}

#[test]
fn blind_06_who_may_straddle() {
    let allowed = |rules, structure, straddles: &[(Seat, u64)]| straddled(rules, structure, straddles).is_ok();
    for rules in TOURNAMENTS {
        assert!(!allowed(*rules, Structure::NoLimit, &[(C, 20)]));
    }
    assert!(allowed(LIVE, Structure::NoLimit, &[(D, 20)]) && !allowed(LIVE, LIMIT, &[(D, 20)]));
    assert!(allowed(LIVE, LIMIT, &[(C, 20)]) && !allowed(ROBERTS, Structure::NoLimit, &[(D, 20)]));
    for wrong in [(A, 20), (B, 20), (C, 19), (C, 2000), (Seat(9), 20)] {
        assert!(!allowed(LIVE, Structure::NoLimit, &[wrong]), "{wrong:?}");
    }
    assert!(allowed(LIVE, Structure::NoLimit, &[(C, 20), (D, 40)]));
    assert!(!allowed(LIVE, Structure::NoLimit, &[(C, 20), (D, 30)]));
}

#[test]
fn bet_01_the_least_bet_stays_the_big_blind() {
    let mut hand = straddled(LIVE, Structure::NoLimit, &[(C, 20)]).expect("a straddle");
    acts(&mut hand, &[0, 0, 0, 0]);
    assert_eq!(least(&hand), 10); // RAISE-16
}

#[test]
fn bet_04_a_straddle_counts_as_no_bet() {
    let mut hand = straddled(LIVE, LIMIT, &[(C, 20)]).expect("a straddle");
    acts(&mut hand, &[30, 40, 50]);
    assert_eq!(least(&hand), 60); // LIMIT-17: the big blind and four raises.
    acts(&mut hand, &[60]);
    assert!(options(&hand, D, &LIVE).decision.raise.is_err());
}

/// Ante 2, bring-in 5, limit 15/30; A has the low card, B and C follow.
fn stud(stack: u64, done: &[Action]) -> Hand {
    let limit = Structure::FixedLimit { small_bet: Chips(15), big_bet: Chips(30), wagers: Some(5) };
    let doors = ["2c", "9d", "Kh"].map(|card| card.parse().expect("a card"));
    let setup = Setup::stud((LIVE, Game::Stud, limit), [2, 5, 15], &[stack, 500, 500], C, &doors);
    let mut hand = Hand::deal(setup).expect("a table");
    for action in done {
        let seat = hand.to_act().expect("a decision");
        hand.play(seat, *action).expect("a legal action");
    }
    hand
}

#[test]
fn blind_05_all_in_for_the_ante() {
    let hand = stud(2, &[]);
    assert_eq!(hand.to_act(), Some(B));
    let can = options(&hand, B, &LIVE).decision;
    assert!(!can.check() && can.fold() && !can.bring_in);
    assert_eq!((can.call, can.raise.expect("a completion").min_to), (Chips(5), Chips(15))); // FORCED-08
}

#[test]
fn blind_05_all_in_for_part_of_the_bring_in() {
    let hand = stud(5, &[Action::BringIn]);
    assert!(hand.log().contains(&Event::Post { seat: A, post: Post::BringIn, chips: Chips(3), all_in: true }));
    let can = options(&hand, B, &LIVE).decision;
    assert_eq!((can.call, can.facing), (Chips(5), Chips(5))); // FORCED-09
}

#[test]
fn blind_05_whoever_brings_it_in_has_acted() {
    let hand = stud(500, &[Action::BringIn, Action::Call, Action::Call]);
    assert_eq!(hand.street(), Street::Fourth);
    let mut completed = stud(500, &[Action::BringIn, Action::Call, Action::RaiseTo(Chips(15))]);
    // A completion is a bet: he may raise it.
    assert_eq!((completed.to_act(), least(&completed)), (Some(A), 30));
    completed.play(A, Action::Call).expect("a call");
    assert_eq!((completed.to_act(), least(&completed)), (Some(B), 30));
}

#[test]
fn blind_05_it_is_cited() {
    assert!([Book::Tda2024, Book::WsopLive2026].iter().all(|book| cite(Topic::BringIn, *book).is_some()));
    assert_eq!(cite(Topic::BringIn, Book::WsopTournament2026), cite(Topic::BringIn, Book::WsopLive2026)); // WT 129.
    assert_eq!(cite(Topic::Straddle, Book::WsopTournament2026), None);
}
