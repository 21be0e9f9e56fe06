//! Laws: what holds for every hand of every game.

use croupier_engine::betting::{Options, RaiseKind};
use croupier_engine::notation::phh::{Record, Show};
use croupier_engine::rulings::award::{Half, award_by_cards};
use croupier_engine::rulings::options::options;
use croupier_engine::rulings::showdown::{Shows, shows};
use croupier_engine::{
    Act, Action, Ante, Card, CardSet, Chips, Discards, Event, Family, Game, Hand, Opening, PlayError, Rulebook, Seat,
    Seats, Setup, Straddles, Structure,
};
use proptest::prelude::*;

/// Numbers that follow from a seed.
#[derive(Clone, Debug)]
struct Picks(u64);

impl Picks {
    fn draw(&mut self, below: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % below
    }

    fn one_in(&mut self, times: u64) -> bool {
        self.draw(times) == 0
    }
}

/// How much of the cards is known.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Known {
    Nothing,
    Some,
    All,
}

fn structures() -> impl Strategy<Value = Structure> {
    let limit = |wagers| Structure::FixedLimit { small_bet: Chips(10), big_bet: Chips(20), wagers };
    prop_oneof![
        Just(Structure::NoLimit),
        Just(Structure::PotLimit),
        prop::sample::select(vec![None, Some(4), Some(5)]).prop_map(limit),
    ]
}

prop_compose! {
    fn tables()(
        game in prop::sample::select(Game::ALL.to_vec()),
        rules in prop::sample::select(Rulebook::ALL.to_vec()),
        structure in structures(),
        stacks in prop::collection::vec(prop_oneof![1u64..12, 10u64..60, 50u64..500, 50u64..500], 2..=10),
        known in prop::sample::select(vec![Known::Nothing, Known::Some, Known::All]),
        seed in any::<u64>(),
    ) -> (Setup, Picks, Known) {
        let mut picks = Picks(seed);
        let stacks = &stacks[..stacks.len().min(game.most_players())];
        let button = Seat(picks.draw(stacks.len() as u64) as u8);
        let mut setup = Setup { game, ..Setup::new(rules, structure, (5, 10), stacks, button) };
        open(&mut setup, &mut picks);
        deal(&mut setup, &mut picks, known);
        (setup, picks, known)
    }
}

/// Chooses the forced bets.
fn open(setup: &mut Setup, picks: &mut Picks) {
    let players = setup.stacks.len();
    setup.last_two = players == 2 && picks.one_in(4);
    let is_stud = setup.game.family() == Family::Stud;
    if is_stud || setup.game.family() == Family::Draw && picks.one_in(6) {
        setup.opening =
            if is_stud && !picks.one_in(8) { Opening::BringIn(Chips(1 + picks.draw(9))) } else { Opening::Nobody };
        setup.ante = [Ante::None, Ante::Each(Chips(2))][picks.draw(2) as usize];
        (setup.small_blind, setup.sb_seat) = (Chips::ZERO, None);
        return;
    }
    setup.ante = [Ante::None, Ante::Each(Chips(2)), Ante::BigBlind(Chips(10))][picks.draw(3) as usize];
    match picks.draw(8) {
        0 => setup.sb_seat = None,
        1 => (setup.sb_seat, setup.bb_seat) = (None, setup.button.left(players)),
        _ if players > 3 && setup.rules.straddles != Straddles::Never && picks.one_in(2) => {
            let seat = setup.bb_seat.left(players);
            if setup.stacks[seat.index()] >= Chips(22) {
                setup.straddles = vec![(seat, Chips(20))];
            }
        }
        _ => {}
    }
}

/// Deals a shuffled deck, as far as it is to be known.
fn deal(setup: &mut Setup, picks: &mut Picks, known: Known) {
    let mut deck: Vec<Card> = Card::deck().collect();
    for at in (1..deck.len()).rev() {
        deck.swap(at, picks.draw(at as u64 + 1) as usize);
    }
    let players = setup.stacks.len();
    let mut take = |count: usize| -> Vec<Card> { (0..count).filter_map(|_| deck.pop()).collect() };
    let short = setup.game.family() == Family::Stud && players * 7 > 52;
    if setup.game.family() == Family::Stud {
        setup.up = (0..players).map(|_| take(4)).collect();
        setup.board = take(usize::from(short));
    } else {
        setup.board = take(setup.game.board_cards());
    }
    let down = setup.game.down_cards() - usize::from(short);
    setup.hole = (0..players).map(|_| take(down)).collect();
    if setup.game.family() == Family::Draw {
        let each = (52 - players * down) / players;
        setup.drawn = (0..players).map(|_| take(each).into_iter().map(Some).collect()).collect();
    }
    match known {
        Known::All => {}
        Known::Nothing => {
            setup.hole.clear();
            setup.drawn.clear();
            setup.board.truncate(usize::from(short));
        }
        Known::Some => {
            for cards in &mut setup.hole {
                let most = cards.len() as u64 + 1;
                cards.truncate(picks.draw(most) as usize);
            }
            for cards in &mut setup.drawn {
                cards.iter_mut().for_each(|card| *card = card.filter(|_| !picks.one_in(3)));
                let known = cards.iter().rposition(Option::is_some).map_or(0, |at| at + 1);
                cards.truncate(known);
            }
            if setup.board.len() == 5 {
                setup.board.truncate([0, 3, 4, 5][picks.draw(4) as usize]);
            }
        }
    }
    if setup.hole.iter().all(Vec::is_empty) {
        setup.hole.clear();
    }
    if setup.drawn.iter().all(Vec::is_empty) {
        setup.drawn.clear();
    }
}

/// A choice among what is allowed.
fn choose(hand: &Hand, can: &Options, picks: &mut Picks) -> Action {
    if hand.is_drawing() {
        return Action::Draw(discards(hand, can.seat, picks));
    }
    match (can.raise, picks.draw(5)) {
        (Ok(range), 0 | 1) => {
            let span = range.max_to.above(range.min_to).0 + 1;
            let between = Chips(range.min_to.0 + picks.draw(span));
            let sizes = [range.min_to, range.max_to];
            let one_of = sizes[picks.draw(2) as usize];
            Action::RaiseTo(if range.kind == RaiseKind::TwoSizes { one_of } else { between })
        }
        _ if can.bring_in => Action::BringIn,
        (_, 2) if can.fold() => Action::Fold,
        _ if can.check() => Action::Check,
        _ => Action::Call,
    }
}

/// Some of the cards a seat holds; where they are not known, so many.
fn discards(hand: &Hand, seat: Seat, picks: &mut Picks) -> Discards {
    let held = hand.hole(seat);
    let size = hand.setup().game.cards();
    if held.len() < size && picks.one_in(2) || picks.one_in(6) {
        return Discards::unseen(picks.draw(size as u64 + 1) as u8);
    }
    Discards::of(held.iter().copied().filter(|_| picks.one_in(3)).collect())
}

/// Plays to the end, or until it has gone so far, handing each decision over before it is made.
fn play(setup: Setup, picks: &mut Picks, decisions: usize, mut look: impl FnMut(&Hand, &Options)) -> Hand {
    let mut hand = Hand::deal(setup).expect("a table that can be dealt to");
    for _ in 0..decisions {
        let Some(seat) = hand.to_act() else { break };
        let can = options(&hand, seat, hand.rules()).decision;
        look(&hand, &can);
        let action = choose(&hand, &can, picks);
        hand.play(seat, action).unwrap_or_else(|error| panic!("{action:?}: {error}"));
    }
    assert!(decisions < 1_000 || hand.to_act().is_none(), "a hand comes to an end");
    hand
}

const ALL: usize = 1_000;

fn everything(hand: &Hand) -> Chips {
    hand.seats().map(|seat| hand.stack(seat)).sum::<Chips>() + hand.pot()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    /// What is not behind is in the middle, at every step; and at the end everything is somebody's.
    #[test]
    fn chips_are_conserved((setup, mut picks, _) in tables()) {
        let before: Chips = setup.stacks.iter().copied().sum();
        let hand = play(setup, &mut picks, ALL, |hand, _| assert_eq!(everything(hand), before));
        prop_assert_eq!(everything(&hand), before);
        for rules in Rulebook::ALL {
            let award = award_by_cards(&hand, &rules).decision;
            let back = award.pots.uncalled.map_or(Chips::ZERO, |back| back.chips);
            let won: Chips = hand.seats().map(|seat| award.wins(seat)).sum();
            prop_assert_eq!((won, won + back), (award.pots.total(), hand.pot()));
            prop_assert!(hand.folded().iter().all(|seat| award.wins(seat).is_zero()));
        }
    }

    /// Two halves of a pot differ by no more than a chip, and a pot is halved only in a game that shares it.
    #[test]
    fn halves_are_halves((setup, mut picks, _) in tables()) {
        let shares = setup.game.other_ranking().is_some();
        let hand = play(setup, &mut picks, ALL, |_, _| ());
        for rules in Rulebook::ALL {
            let award = award_by_cards(&hand, &rules).decision;
            let of = |pot: usize, half: Half| {
                let parts = award.parts.iter().filter(move |part| part.pot == pot && part.half == half);
                parts.map(|part| part.amount).sum::<Chips>()
            };
            for (at, pot) in award.pots.iter().enumerate() {
                let [whole, first, second] = [Half::Whole, Half::First, Half::Second].map(|half| of(at, half));
                prop_assert_eq!(whole + first + second, pot.amount);
                prop_assert!(first.0.abs_diff(second.0) <= 1 && (shares || first.is_zero()));
                prop_assert!(whole.is_zero() || first.is_zero());
            }
        }
    }

    /// Options agree with what may be played: each end of a range, and nothing outside of it.
    #[test]
    fn what_is_offered_may_be_played_and_nothing_else((setup, mut picks, _) in tables()) {
        play(setup, &mut picks, ALL, |hand, can| {
            let plays = |action| hand.clone().play(can.seat, action);
            if hand.is_drawing() {
                assert_eq!(plays(Action::Check), Err(PlayError::MustDraw));
                let most = hand.setup().game.cards() as u8;
                assert!(plays(Action::Draw(Discards::PAT)).is_ok());
                assert_eq!(plays(Action::Draw(Discards::unseen(most + 1))), Err(PlayError::Discards));
                return;
            }
            assert_eq!(plays(Action::Draw(Discards::PAT)), Err(PlayError::NoDraw));
            assert_eq!(plays(Action::BringIn).is_ok(), can.bring_in);
            assert_eq!(plays(Action::Check).is_ok(), can.check());
            assert_eq!(plays(Action::Call).is_ok(), !can.check() && !can.bring_in);
            assert_eq!(plays(Action::Fold).is_ok(), !can.bring_in);
            match can.raise {
                Ok(range) => {
                    assert!(range.min_to <= range.max_to && range.min_to > hand.round().level);
                    assert!(plays(Action::RaiseTo(range.min_to)).is_ok() && plays(Action::RaiseTo(range.max_to)).is_ok());
                    assert!(plays(Action::RaiseTo(range.max_to + Chips(1))).is_err());
                    let all = hand.round().paid(can.seat) + hand.stack(can.seat);
                    let below = Chips(range.min_to.0 - 1);
                    assert!(below == all || plays(Action::RaiseTo(below)).is_err());
                    if range.kind == RaiseKind::TwoSizes && range.max_to > range.min_to + Chips(1) {
                        assert!(plays(Action::RaiseTo(range.min_to + Chips(1))).is_err());
                    }
                }
                Err(why) => {
                    let any = hand.round().level + Chips(1);
                    assert_eq!(plays(Action::RaiseTo(any)), Err(PlayError::NoRaise(why)));
                }
            }
        });
    }

    /// Whoever is all-in draws too, each who is left once a draw, and holds as many cards after it as before.
    #[test]
    fn everybody_left_draws_once((setup, mut picks, known) in tables()) {
        let hand = play(setup, &mut picks, ALL, |_, _| ());
        let mut drew = Seats::NONE;
        let mut folded = Seats::NONE;
        for event in hand.log() {
            match *event {
                Event::Street(_) => drew = Seats::NONE,
                Event::Discard { seat, .. } => {
                    prop_assert!(!drew.has(seat) && !folded.has(seat));
                    drew = drew.with(seat);
                }
                Event::Act { seat, act: Act::Fold, .. } => folded = folded.with(seat),
                _ => {}
            }
        }
        if hand.is_showdown() && hand.setup().game.family() == Family::Draw {
            prop_assert!(hand.live().minus(drew).is_empty());
            prop_assert_eq!(hand.street(), hand.setup().game.last_street());
        }
        if known == Known::All && hand.setup().game.family() != Family::Draw {
            prop_assert!(hand.seats().all(|seat| hand.cards(seat).is_some()));
        }
    }

    /// Everybody who is left shows once, whatever the game.
    #[test]
    fn the_showdown_holds_every_live_seat_once((setup, mut picks, _) in tables()) {
        let hand = play(setup, &mut picks, ALL, |_, _| ());
        for rules in Rulebook::ALL {
            match shows(&hand, &rules).decision {
                Shows::Nobody(seat) => prop_assert_eq!(hand.live(), Seats::only(seat)),
                Shows::AtOnce(seats) => prop_assert_eq!(seats, hand.live()),
                Shows::InOrder(order) => {
                    prop_assert_eq!(order.len(), hand.live().len());
                    prop_assert_eq!(order.into_iter().collect::<Seats>(), hand.live());
                }
            }
        }
    }

    /// A hand that is written, finished or not, reads as the same hand; with who showed, and with a second board.
    #[test]
    fn a_hand_reads_as_it_is_written((setup, mut picks, _) in tables(), far in 0usize..60) {
        let hand = play(setup, &mut picks, far, |_, _| ());
        let mut record = Record::new(hand);
        if record.hand.to_act().is_none() {
            for seat in record.hand.live().iter() {
                let cards = record.hand.cards(seat).filter(|_| !picks.one_in(4));
                let cards = cards.map(|cards| cards.iter().collect());
                record.shows.push(Show { seat, cards });
            }
        }
        record.places = picks.draw(3) as u32;
        record.other.push(("event".into(), "'A game'".into()));
        let board = &record.hand.setup().board;
        if board.len() == 5 && picks.one_in(3) {
            let held: CardSet = record.hand.setup().hole.iter().flatten().copied().collect();
            let second: Vec<_> = board[..3].iter().copied().chain(Card::deck().filter(|card| !held.has(*card) && !board.contains(card)).take(2)).collect();
            if second.len() == 5 {
                record.boards.push(second);
            }
        }
        let written = record.to_string();
        prop_assert_eq!(Record::read(&written), Ok(record), "{}", written);
    }
}
