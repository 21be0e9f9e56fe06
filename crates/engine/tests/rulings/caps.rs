//! Bet sizes and caps: BET-03, BET-04, BET-08.

use croupier_engine::betting::RaiseRange;
use croupier_engine::rulings::options::options;
use croupier_engine::{Barred, Chips, Game, Hand, Rulebook, Seat, Setup, Structure};

use crate::books::{ALL, HOME, LIVE, ROBERTS, TDA, TOURNAMENTS, WSOP};
use crate::spot::{FOLD, acts};

/// Limit 100/200 hold'em with the cap of the book, the house's being four raises; everybody calls, then these acts on
/// the flop.
fn flop(rules: Rulebook, players: usize, done: &[u64]) -> Hand {
    limit(rules, players, false, &[&vec![0; players][..], done].concat())
}

fn limit(rules: Rulebook, players: usize, last_two: bool, done: &[u64]) -> Hand {
    let wagers = rules.wagers(Game::Holdem).or(Some(5));
    let structure = Structure::FixedLimit { small_bet: Chips(100), big_bet: Chips(200), wagers };
    let button = Seat(players as u8 - 1);
    let setup = Setup::new(rules, structure, (50, 100), &vec![9000; players], button);
    let mut hand = Hand::deal(Setup { last_two, ..setup }).expect("a table");
    acts(&mut hand, done);
    hand
}

/// What the seat to act may raise to; `None` where the round is capped.
#[track_caller]
fn check(hand: &Hand, to: Option<u64>) {
    let raise = options(hand, hand.to_act().expect("a decision"), hand.rules()).decision.raise;
    let expected = to.map_or(Err(Barred::Cap), |to| Ok(Chips(to)));
    assert_eq!(raise.map(|RaiseRange { min_to, .. }| min_to), expected, "{:?}", hand.rules().book);
}

#[test]
fn bet_03_each_book_has_its_number_of_raises() {
    for rules in [WSOP, LIVE] {
        check(&flop(rules, 3, &[100, 200, 300, 400]), Some(500));
        check(&flop(rules, 3, &[100, 200, 300, 400, 500]), None); // LIMIT-11, LIMIT-13
    }
    check(&flop(ROBERTS, 3, &[100, 200, 300]), Some(400));
    check(&flop(ROBERTS, 3, &[100, 200, 300, 400]), None);
}

#[test]
fn bet_03_roberts_allows_a_fourth_raise_where_there_are_two_rounds() {
    assert_eq!([Game::Holdem, Game::Deuce7Triple, Game::Stud].map(|game| ROBERTS.wagers(game)), [Some(4); 3]);
    assert_eq!([Game::FiveCardDraw, Game::A5Single].map(|game| ROBERTS.wagers(game)), [Some(5); 2]);
    assert_eq!([TDA, HOME].map(|rules| rules.wagers(Game::Holdem)), [None; 2]); // The house says.
}

#[test]
fn bet_03_the_cap_between_two_players() {
    let capped = [100, 200, 300, 400, 500];
    // The round begins with two.
    for rules in TOURNAMENTS {
        check(&flop(*rules, 2, &capped), None); // LIMIT-12
    }
    check(&flop(LIVE, 2, &capped), Some(600));
    check(&flop(ROBERTS, 2, &capped[..4]), Some(500));
    // The third folds before the cap is reached, or after.
    check(&flop(LIVE, 3, &[100, 200, FOLD, 300, 400, 500]), None); // LIMIT-14
    check(&flop(ROBERTS, 3, &[100, 200, FOLD, 300, 400]), Some(500));
    check(&flop(ROBERTS, 3, &[100, 200, 300, 400, FOLD]), None);
}

#[test]
fn bet_03_no_cap_in_an_event_that_is_down_to_two() {
    for rules in ALL {
        let done = [0, 0, 100, 200, 300, 400, 500];
        check(&limit(*rules, 2, true, &done), Some(600));
    }
    check(&limit(TDA, 2, false, &[0, 0, 100, 200, 300, 400, 500]), None); // LIMIT-15
}

#[test]
fn bet_04_the_big_blind_is_the_first_bet() {
    check(&limit(WSOP, 3, false, &[200, 300, 400]), Some(500));
    check(&limit(WSOP, 3, false, &[200, 300, 400, 500]), None);
}

#[test]
fn bet_08_the_first_pot_limit_raise() {
    let most = |rules: Rulebook| {
        let hand = Hand::deal(Setup::new(rules, Structure::PotLimit, (5, 10), &[900; 4], Seat(3))).expect("a table");
        options(&hand, Seat(2), &rules).decision.raise.map(|range| (range.min_to.0, range.max_to.0))
    };
    for rules in [TDA, WSOP, HOME] {
        assert_eq!(most(rules), Ok((20, 35)));
    }
    for rules in [LIVE, ROBERTS] {
        assert_eq!(most(rules), Ok((20, 40))); // RAISE-26
    }
}
