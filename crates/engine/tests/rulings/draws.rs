//! Draw games: DRAW-1 to DRAW-3, DRAW-5, DRAW-9.

use croupier_engine::rulings::showdown::{Shows, shows};
use croupier_engine::{
    Action, Card, CardSet, Chips, Discards, Event, Game, Hand, PlayError, Seats, Setup, Street, Structure,
};

use crate::books::{ALL, TDA};
use crate::spot::{A, B, C, D, acts};

fn cards(text: &str) -> Vec<Card> {
    text.split(' ').map(|card| card.parse().expect("a card")).collect()
}

fn set(text: &str) -> CardSet {
    cards(text).into_iter().collect()
}

const LIMIT: Structure = Structure::FixedLimit { small_bet: Chips(100), big_bet: Chips(200), wagers: Some(5) };

/// Blinds 50/100, D on the button; A's cards are known, and the first that he draws.
fn table(game: Game, stacks: [u64; 4]) -> Setup {
    let setup = Setup::new(TDA, LIMIT, (50, 100), &stacks, D);
    let mut hole = vec![cards("Kc Qd 7h 5s 2c"), vec![], vec![], vec![]];
    hole[0].truncate(game.hole_cards());
    let drawn = vec![cards("4d 3h 9c").into_iter().map(Some).collect(), vec![], vec![], vec![]];
    Setup { game, hole, drawn, ..setup }
}

fn deal(game: Game) -> Hand {
    Hand::deal(table(game, [5000; 4])).expect("a table")
}

fn draw(hand: &mut Hand, discards: Discards) -> Result<(), PlayError> {
    let seat = hand.to_act().expect("a decision");
    hand.play(seat, Action::Draw(discards))
}

#[test]
fn draw_01_every_draw_is_followed_by_a_round() {
    for (game, draws) in [(Game::FiveCardDraw, 1), (Game::Deuce7Single, 1), (Game::A5Triple, 3), (Game::Badugi, 3)] {
        let mut hand = deal(game);
        acts(&mut hand, &[0; 4]);
        for _ in 0..draws {
            (0..4).for_each(|_| draw(&mut hand, Discards::PAT).expect("to stand pat"));
            acts(&mut hand, &[0; 4]);
        }
        assert!(hand.is_showdown() && hand.is_last_round(), "{game:?}");
    }
}

#[test]
fn draw_02_before_the_draw_left_of_the_big_blind_then_left_of_the_button() {
    let mut hand = deal(Game::Deuce7Single);
    assert_eq!(hand.to_act(), Some(C)); // DRAW-03
    acts(&mut hand, &[0; 4]);
    let mut order = vec![];
    while hand.is_drawing() {
        order.extend(hand.to_act());
        draw(&mut hand, Discards::unseen(1)).expect("a draw");
    }
    assert_eq!((order, hand.to_act()), (vec![A, B, C, D], Some(A)));
}

#[test]
fn draw_02_whoever_is_all_in_draws_too() {
    let mut hand = Hand::deal(table(Game::A5Triple, [100, 5000, 100, 100])).expect("a table");
    acts(&mut hand, &[0; 3]);
    // Nobody is left for B to bet against: three draws, no bets.
    let mut draws = 0;
    while let Some(seat) = hand.to_act() {
        assert!(hand.is_drawing(), "{seat}");
        draw(&mut hand, Discards::unseen(1)).expect("a draw");
        draws += 1;
    }
    assert_eq!((draws, hand.street(), hand.round().street), (12, Street::Draw3, Street::Predraw));
    assert_eq!(shows(&hand, &TDA).decision, Shows::AtOnce([A, B, C, D].into_iter().collect::<Seats>()));
}

#[test]
fn draw_03_all_have_declared_before_anybody_is_served() {
    let mut hand = deal(Game::Deuce7Single);
    acts(&mut hand, &[0; 4]);
    draw(&mut hand, Discards::of(set("Kc Qd"))).expect("a draw");
    assert_eq!(hand.hole(A), cards("7h 5s 2c"));
    for _ in 0..3 {
        draw(&mut hand, Discards::PAT).expect("to stand pat");
    }
    assert_eq!(hand.hole(A), cards("7h 5s 2c 4d 3h"));
    let number = |event: &Event| matches!(event, Event::Drawn { seat, count: 2, .. } if *seat == A);
    assert_eq!(hand.log().iter().filter(|event| number(event)).count(), 1);
}

#[test]
fn draw_03_discards_are_of_the_hand() {
    let mut hand = deal(Game::Deuce7Single);
    acts(&mut hand, &[0; 4]);
    assert_eq!(draw(&mut hand, Discards::of(set("As"))), Err(PlayError::Discards));
    assert_eq!(hand.clone().play(A, Action::Check), Err(PlayError::MustDraw));
    draw(&mut hand, Discards::of(set("Kc"))).expect("a draw");
    // What B throws away is not known, and what A still holds he cannot throw.
    assert_eq!(draw(&mut hand, Discards::of(set("7h"))), Err(PlayError::Discards));
    draw(&mut hand, Discards::of(set("As"))).expect("a draw");
}

#[test]
fn draw_05_up_to_the_whole_hand() {
    for game in [Game::FiveCardDraw, Game::Badugi] {
        let mut hand = deal(game);
        acts(&mut hand, &[0; 4]);
        let most = game.cards() as u8;
        assert_eq!(draw(&mut hand, Discards::unseen(most + 1)), Err(PlayError::Discards)); // DRAW-21
        draw(&mut hand, Discards::unseen(most)).expect("a draw"); // DRAW-11
        assert_eq!(hand.hole(A), []);
    }
}

#[test]
fn draw_09_as_many_cards_as_before() {
    let mut hand = deal(Game::Deuce7Single);
    acts(&mut hand, &[0; 4]);
    draw(&mut hand, Discards::of(set("Kc Qd"))).expect("a draw");
    (0..3).for_each(|_| draw(&mut hand, Discards::PAT).expect("to stand pat"));
    assert_eq!(hand.cards(A), Some(set("7h 5s 2c 4d 3h")));
    assert_eq!(hand.cards(B), None);
}

#[test]
fn draw_03_a_card_that_is_out_is_not_dealt_again() {
    let mut setup = table(Game::Deuce7Single, [5000; 4]);
    setup.drawn[0] = cards("7h").into_iter().map(Some).collect();
    let mut hand = Hand::deal(setup).expect("a table");
    acts(&mut hand, &[0; 4]);
    draw(&mut hand, Discards::of(set("Kc"))).expect("a draw");
    (0..2).for_each(|_| draw(&mut hand, Discards::PAT).expect("to stand pat"));
    let before = hand.clone();
    assert_eq!(draw(&mut hand, Discards::PAT), Err(PlayError::Drawn(cards("7h")[0])));
    assert_eq!(hand, before);
}

#[test]
fn show_01_in_draw_games_the_first_left_of_the_button() {
    for rules in ALL {
        let mut hand = deal(Game::Deuce7Single);
        acts(&mut hand, &[0; 4]);
        (0..4).for_each(|_| draw(&mut hand, Discards::PAT).expect("to stand pat"));
        acts(&mut hand, &[0; 4]);
        assert_eq!(shows(&hand, rules).decision, Shows::InOrder(vec![A, B, C, D])); // SHOW-44
    }
}
