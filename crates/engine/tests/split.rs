//! Whole hands of the games that share the pot, awarded as other engines judged them.

use std::path::Path;

use croupier_engine::rulings::award::award_by_cards;
use croupier_engine::{Action, Ante, Card, Chips, Discards, Game, Hand, ParseError, Rulebook, Seat, Setup, Structure};
use serde::Deserialize;

#[derive(Deserialize)]
struct Case {
    id: String,
    game: String,
    button: u8,
    board: Vec<String>,
    hands: Vec<Vec<String>>,
    pot: u64,
    payouts: Vec<u64>,
}

/// Everybody is all-in for his share of the pot; what that leaves is an ante.
fn hand(case: &Case) -> Hand {
    let players = case.hands.len() as u64;
    let (each, ante) = (case.pot / players, case.pot % players);
    let cards = |cards: &Vec<String>| cards.iter().map(|card| card.parse()).collect::<Result<Vec<Card>, ParseError>>();
    let stacks = vec![each; case.hands.len()];
    let mut setup = Setup::new(Rulebook::WSOP_LIVE, Structure::NoLimit, (1, 1), &stacks, Seat(case.button));
    setup.game = match case.game.as_str() {
        "omaha8" => Game::OmahaHiLo,
        other => Game::from_key(other).expect("a game"),
    };
    setup.hole = case.hands.iter().map(|hand| cards(hand).expect("cards")).collect();
    setup.board = cards(&case.board).expect("cards");
    if ante > 0 {
        setup.ante = Ante::BigBlind(Chips(ante));
        setup.stacks[setup.bb_seat.index()] += Chips(ante);
    }
    let mut hand = Hand::deal(setup).expect("a table");
    while let Some(seat) = hand.to_act() {
        let all = hand.round().paid(seat) + hand.stack(seat);
        let actions = [Action::Draw(Discards::PAT), Action::RaiseTo(all), Action::Call, Action::Check];
        assert!(actions.into_iter().any(|action| hand.play(seat, action).is_ok()));
    }
    hand
}

#[test]
fn shared_pots_are_awarded_right() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let kept = root.join("tests/oracle/split_games.jsonl");
    let whole = root.join("../../../shared/oracle/split_games.jsonl");
    let file = if whole.exists() { whole } else { kept };
    let text = std::fs::read_to_string(&file).expect("the cases");
    let mut judged = 0;
    for line in text.lines() {
        let case: Case = serde_json::from_str(line).expect(line);
        let hand = hand(&case);
        assert_eq!(hand.pot(), Chips(case.pot), "{}", case.id);
        let ruling = award_by_cards(&hand, &Rulebook::WSOP_LIVE);
        let found: Vec<_> = hand.seats().map(|seat| ruling.decision.wins(seat).0).collect();
        assert_eq!(found, case.payouts, "{}: {:?}", case.id, ruling.reasons);
        judged += 1;
    }
    assert!(judged >= 50);
}
