//! Stud: BET-04, BET-06, DRAW-2 and the order at the showdown, SHOW-1.

use croupier_engine::rulings::options::options;
use croupier_engine::rulings::showdown::{Shows, shows};
use croupier_engine::{Action, Barred, Card, Chips, Game, Hand, PlayError, Rulebook, Seat, Setup, Street, Structure};

use crate::books::{ALL, HOME, LIVE, ROBERTS, TDA, TOURNAMENTS, WSOP};
use crate::spot::{A, B, C};

fn cards(text: &str) -> Vec<Card> {
    text.split(' ').map(|card| card.parse().expect("a card")).collect()
}

/// Limit 5/10, bring-in 2; the dealer is the last seat, and these lie open.
fn dealt(rules: Rulebook, game: Game, up: &[&str]) -> Hand {
    let limit = Structure::FixedLimit { small_bet: Chips(5), big_bet: Chips(10), wagers: Some(5) };
    let open: Vec<_> = up.iter().map(|up| cards(up)).collect();
    let doors: Vec<_> = open.iter().map(|up| up[0]).collect();
    let dealer = Seat(up.len() as u8 - 1);
    let setup = Setup::stud((rules, game, limit), [1, 2, 5], &vec![500; up.len()], dealer, &doors);
    Hand::deal(Setup { up: open, ..setup }).expect("a table")
}

/// It is brought in and called, and checked up to this street.
fn on(mut hand: Hand, street: Street) -> Hand {
    while hand.street() < street {
        let seat = hand.to_act().expect("a decision");
        let can = options(&hand, seat, hand.rules()).decision;
        let action = match can.bring_in {
            true => Action::BringIn,
            false if can.check() => Action::Check,
            false => Action::Call,
        };
        hand.play(seat, action).expect("a legal action");
    }
    hand
}

#[test]
fn draw_02_the_low_card_brings_it_in() {
    for rules in ALL {
        let first = |game, up: &[&str]| dealt(*rules, game, up).to_act();
        assert_eq!(first(Game::Stud, &["9c", "3d", "Ah"]), Some(B));
        assert_eq!(first(Game::StudHiLo, &["2d", "3c", "Ac"]), Some(A)); // The ace is high.
        assert_eq!(first(Game::Stud, &["3h", "3d", "3s"]), Some(B)); // Clubs, diamonds, hearts, spades.
        assert_eq!(first(Game::Razz, &["9c", "Kd", "Ah"]), Some(B));
        assert_eq!(first(Game::Razz, &["Kh", "Kd", "Ks"]), Some(C));
        assert_eq!(first(Game::Razz, &["2h", "Ad", "Ks"]), Some(C));
    }
}

#[test]
fn draw_02_whoever_brings_it_in_may_complete_but_not_fold() {
    let hand = dealt(TDA, Game::Stud, &["2c", "9d", "Kh"]);
    let plays = |action| hand.clone().play(A, action);
    assert_eq!(plays(Action::Fold), Err(PlayError::MustBringIn));
    assert_eq!(plays(Action::Call), Err(PlayError::MustBringIn));
    assert!(plays(Action::BringIn).is_ok() && plays(Action::RaiseTo(Chips(5))).is_ok());
    assert_eq!(
        plays(Action::RaiseTo(Chips(7))),
        Err(PlayError::RaiseSize { to: Chips(7), least: Chips(5), most: Chips(5) })
    );
    let mut brought = hand.clone();
    brought.play(A, Action::BringIn).expect("a bring-in");
    assert_eq!(brought.play(B, Action::BringIn), Err(PlayError::NoBringIn));
}

#[test]
fn draw_02_the_high_hand_showing_acts_first() {
    let first = |game, up: &[&str]| on(dealt(TDA, game, up), Street::Fourth).to_act();
    assert_eq!(first(Game::Stud, &["2c Ah", "9d 9h", "Kh Qh"]), Some(B));
    assert_eq!(first(Game::Stud, &["2c Ah", "9d 8h", "Kh Qh"]), Some(A));
    assert_eq!(first(Game::StudHiLo, &["2c Ah", "9d 8h", "Kh Kd"]), Some(C));
    assert_eq!(first(Game::Razz, &["2c Ah", "9d 8h", "Kh Qh"]), Some(A));
    assert_eq!(first(Game::Razz, &["2c 2h", "9d 8h", "Kh Qh"]), Some(B)); // A pair is worse than no pair.
}

#[test]
fn draw_02_hands_that_show_the_same() {
    // C has the king of spades, B sits nearer to the left of the dealer.
    let first = |rules: &Rulebook, game| {
        let up: [&str; 3] = if game == Game::Razz { ["Kc Qc", "7d 5h", "7s 5c"] } else { ["2c 3c", "Kd 5h", "Ks 5c"] };
        on(dealt(*rules, game, &up), Street::Fourth).to_act()
    };
    for game in [Game::Stud, Game::StudHiLo, Game::Razz] {
        assert_eq!(first(&TDA, game), Some(C));
        for rules in [LIVE, ROBERTS, HOME] {
            assert_eq!(first(&rules, game), Some(B));
        }
    }
    assert_eq!([Game::Stud, Game::StudHiLo, Game::Razz].map(|game| first(&WSOP, game)), [Some(C), Some(B), Some(B)]);
}

#[test]
fn bet_04_a_completion_is_no_raise() {
    let mut hand = dealt(LIVE, Game::Stud, &["2c", "9d", "Kh"]);
    hand.play(A, Action::BringIn).expect("a bring-in");
    for to in [5, 10, 15, 20, 25] {
        let seat = hand.to_act().expect("a decision");
        assert_eq!(options(&hand, seat, &LIVE).decision.raise.map(|range| range.min_to), Ok(Chips(to)));
        hand.play(seat, Action::RaiseTo(Chips(to))).expect("a completion and four raises"); // LIMIT-16
    }
    let seat = hand.to_act().expect("a decision");
    assert_eq!(options(&hand, seat, &LIVE).decision.raise, Err(Barred::Cap));
}

#[test]
fn bet_05_bets_double_on_fifth_street() {
    let least = |street| {
        let hand = on(dealt(TDA, Game::Stud, &["2c Ah 4c 5c", "9d 8h 7h 6h", "Kh Qh 2s 3s"]), street);
        options(&hand, hand.to_act().expect("a decision"), &TDA).decision.raise.map(|range| range.min_to.0)
    };
    assert_eq!(
        [Street::Fourth, Street::Fifth, Street::Sixth, Street::Seventh].map(least),
        [Ok(5), Ok(10), Ok(10), Ok(10)]
    );
}

#[test]
fn bet_06_an_open_pair_lets_anyone_bet_the_big_size() {
    let sizes = |hand: &Hand| {
        let range = options(hand, hand.to_act().expect("a decision"), hand.rules()).decision.raise.expect("a bet");
        (range.min_to.0, range.max_to.0)
    };
    let fourth = |rules, game, pair: &str| on(dealt(rules, game, &["2c Ah", pair, "Kh Qh"]), Street::Fourth);
    for rules in [LIVE, ROBERTS] {
        assert_eq!(sizes(&fourth(rules, Game::Stud, "9d 9h")), (5, 10)); // LIMIT-21
        assert_eq!(sizes(&fourth(rules, Game::Stud, "9d 8h")), (5, 5));
        assert_eq!(sizes(&fourth(rules, Game::StudHiLo, "9d 9h")), (5, 5));
    }
    for rules in TOURNAMENTS {
        assert_eq!(sizes(&fourth(*rules, Game::Stud, "9d 9h")), (5, 5));
    }
    // A bet of the small size may be raised by either; one of the big size only by the big.
    let mut hand = fourth(LIVE, Game::Stud, "9d 9h");
    hand.play(B, Action::RaiseTo(Chips(5))).expect("a small bet");
    assert_eq!(sizes(&hand), (10, 15));
    assert!(hand.clone().play(C, Action::RaiseTo(Chips(12))).is_err());
    hand.play(C, Action::RaiseTo(Chips(15))).expect("a big raise");
    assert_eq!(sizes(&hand), (25, 25));
    let mut hand = fourth(LIVE, Game::Stud, "9d 9h");
    hand.play(B, Action::RaiseTo(Chips(10))).expect("a big bet");
    assert_eq!(sizes(&hand), (20, 20));
}

#[test]
fn show_01_where_nobody_bet_the_best_hand_showing_shows_first() {
    let order = |game, up: &[&str]| {
        let mut hand = on(dealt(TDA, game, up), Street::Seventh);
        while let Some(seat) = hand.to_act() {
            hand.play(seat, Action::Check).expect("a check");
        }
        match shows(&hand, &TDA).decision {
            Shows::InOrder(order) => order,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(order(Game::Stud, &["Ks Ac 7d 3h", "9c 9d 4h 2s"]), [B, A]); // SHOW-42
    assert_eq!(order(Game::Razz, &["9s 6c 4d 2h", "8c 7d 5h 3s"]), [B, A]); // SHOW-43
    assert_eq!(order(Game::Razz, &["9s 6c 4d 2h", "9c 7d 5h 3s"]), [A, B]);
}

#[test]
fn draw_02_an_all_in_high_hand_passes_the_action_to_its_left() {
    let limit = Structure::FixedLimit { small_bet: Chips(5), big_bet: Chips(10), wagers: Some(5) };
    let open: Vec<_> = ["2c 3h", "9d 9h", "Kh Qh"].map(cards).into();
    let doors: Vec<_> = open.iter().map(|up| up[0]).collect();
    let setup = Setup::stud((TDA, Game::Stud, limit), [1, 2, 5], &[500, 3, 500], C, &doors);
    let hand = on(Hand::deal(Setup { up: open, ..setup }).expect("a table"), Street::Fourth);
    assert_eq!(hand.to_act(), Some(C));
}
