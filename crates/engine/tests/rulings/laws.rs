//! Laws: what holds for every gesture, in every game and by every book.

use croupier_engine::rulings::gesture::{Held, interpret};
use croupier_engine::rulings::hands::{Request, ask_to_see, killed_gets_back, last_live_hand};
use croupier_engine::rulings::stakes::effective_stack;
use croupier_engine::rulings::turn::{
    Binding, Noticed, OutOfTurn, Skipped, When, out_of_turn, pot_miscount, skipped, substantial, underraise,
};
use croupier_engine::{
    Act, Action, Card, Chips, Discards, Family, Game, Gesture, Hand, Pile, Prior, Rulebook, Seat, Seats, Setup,
    Structure, Topic, Words, cite,
};
use proptest::prelude::*;

/// Chips that are thrown together: of a few values, so that amounts meet levels.
fn piles(least: usize) -> impl Strategy<Value = Vec<u64>> {
    let chip = prop::sample::select(vec![1u64, 2, 5, 5, 10, 10, 20, 25, 50, 100, 500]);
    prop::collection::vec(chip, least..6)
}

fn words() -> impl Strategy<Value = Words> {
    let amount = || prop_oneof![0u64..60, 0u64..2000, Just(u64::MAX)].prop_map(Chips);
    prop_oneof![
        Just(Words::Fold),
        Just(Words::Check),
        Just(Words::Call),
        Just(Words::Raise),
        amount().prop_map(Words::RaiseTo),
        amount().prop_map(Words::RaiseBy),
        amount().prop_map(Words::Amount),
        prop_oneof![0u32..30, any::<u32>()].prop_map(Words::Number),
        Just(Words::AllIn),
        Just(Words::Pot),
    ]
}

prop_compose! {
    /// Anything that can be seen or heard, sensible or not.
    fn gestures()(
        said in prop::option::of(words()), chips in piles(0), returns in 0u8..4, later in 0u64..60,
        then in prop::option::of(words()), prior in piles(0), how in 0u8..4, told in prop::option::of(0u64..200),
    ) -> Gesture {
        let prior = Pile::of(prior);
        let prior = [Prior::Left(prior), Prior::PartlyBack(prior), Prior::Back(prior), Prior::Joined(prior)];
        let later = if returns > 0 { Chips(later) } else { Chips::ZERO };
        let (chips, prior) = (Pile::of(chips), prior[usize::from(how)]);
        Gesture { said, chips, returns, later, then, prior, told: told.map(Chips) }
    }
}

/// An open card for each seat of a stud game.
const DOORS: [&str; 8] = ["2c", "9d", "9s", "Kh", "Ac", "5d", "Qs", "7h"];

prop_compose! {
    /// A table of any game, some stacks shorter than a blind.
    fn tables()(
        game in prop::sample::select(Game::ALL.to_vec()), rules in prop::sample::select(Rulebook::ALL.to_vec()),
        structure in 0u8..3, stacks in prop::collection::vec(prop_oneof![1u64..12, 10u64..60, 50u64..500], 2..=8),
        button in 0u8..8, unit in prop::sample::select(vec![1u64, 1, 1, 5]),
    ) -> Setup {
        let limit = Structure::FixedLimit { small_bet: Chips(10), big_bet: Chips(20), wagers: Some(4) };
        let structure = [Structure::NoLimit, Structure::PotLimit, limit][usize::from(structure)];
        let stacks: Vec<_> = stacks.iter().map(|stack| stack.div_ceil(unit) * unit).collect();
        let button = Seat(button % stacks.len() as u8);
        let doors: Vec<Card> = DOORS.map(|card| card.parse().expect("a card"))[..stacks.len()].to_vec();
        let setup = match game.family() {
            Family::Stud => Setup::stud((rules, game, structure), [0, 5, 10], &stacks, button, &doors),
            _ => Setup { game, ..Setup::new(rules, structure, (5, 10), &stacks, button) },
        };
        Setup { unit: Chips(unit), ..setup }
    }
}

/// Any act that the hand allows.
fn choose(hand: &Hand, seat: Seat, pick: u64) -> Action {
    let can = croupier_engine::rulings::options::options(hand, seat, hand.rules()).decision;
    match (can.raise, pick % 6) {
        _ if hand.is_drawing() => Action::Draw(Discards::unseen((pick % 3) as u8)),
        (Ok(range), 0 | 1) => Action::RaiseTo(if pick % 4 < 2 { range.min_to } else { range.max_to }),
        _ if can.bring_in => Action::BringIn,
        (_, 2) if can.fold() => Action::Fold,
        _ if can.check() => Action::Check,
        _ => Action::Call,
    }
}

/// Plays on by the picks, handing over each hand before it is acted on.
fn play(setup: Setup, picks: &[u64], mut look: impl FnMut(&Hand, Seat)) {
    let mut hand = Hand::deal(setup).expect("a table that can be dealt to");
    for pick in picks {
        let Some(seat) = hand.to_act() else { break };
        look(&hand, seat);
        let action = choose(&hand, seat, *pick);
        hand.play(seat, action).unwrap_or_else(|error| panic!("{action:?}: {error}"));
    }
}

fn picks() -> impl Strategy<Value = Vec<u64>> {
    prop::collection::vec(any::<u64>(), 1..40)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    /// Whatever a player does, what it is ruled to be is an act that the rules allow.
    #[test]
    fn an_exact_meaning_can_be_played(
        setup in tables(), picks in picks(), gestures in prop::collection::vec(gestures(), 1..8),
    ) {
        play(setup, &picks, |hand, seat| {
            for gesture in &gestures {
                let ruling = interpret(hand, seat, gesture, hand.rules());
                assert!(!ruling.reasons.is_empty(), "{gesture:?} without a reason");
                if let Some(action) = ruling.decision.action() {
                    let played = hand.clone().play(seat, action);
                    assert_eq!(played, Ok(()), "{gesture:?} is {action:?}: {:?}", ruling.reasons);
                }
                if let Held::Raise(range) = ruling.decision.held {
                    assert_eq!(hand.clone().play(seat, Action::RaiseTo(range.min_to)), Ok(()));
                }
            }
        });
    }

    /// Nobody gets back more than he moved, and what he is held to leaves it in front of him.
    #[test]
    fn no_more_comes_back_than_was_moved(setup in tables(), picks in picks(), gesture in gestures()) {
        play(setup, &picks, |hand, seat| {
            for rules in Rulebook::ALL {
                let back = interpret(hand, seat, &gesture, &rules).decision.back;
                let lay = match gesture.prior {
                    Prior::Left(pile) | Prior::PartlyBack(pile) | Prior::Joined(pile) => pile.total(),
                    Prior::Back(_) => Chips::ZERO,
                };
                assert!(back <= lay + gesture.chips.total() + gesture.later, "{back} back of {gesture:?}");
            }
        });
    }

    /// "Raise", said before the same chips, never puts in less.
    #[test]
    fn a_word_before_the_chips_never_lowers_a_raise(setup in tables(), picks in picks(), chips in piles(0)) {
        let silent = Gesture::chips(chips);
        let said = Gesture { said: Some(Words::Raise), ..silent };
        play(setup, &picks, |hand, seat| for rules in Rulebook::ALL {
            let to = |gesture| match interpret(hand, seat, gesture, &rules).decision.action() {
                Some(Action::RaiseTo(to)) => Some(to),
                _ => None,
            };
            if let Some(silent) = to(&silent) {
                assert_eq!(to(&said), Some(silent));
            }
        });
    }

    /// One more of the smallest chip never turns a raise into less.
    #[test]
    fn one_chip_more_never_lowers_a_raise(setup in tables(), picks in picks(), chips in piles(1)) {
        let more = chips.iter().chain(chips.iter().min()).copied();
        let (chips, more) = (Gesture::chips(chips.iter().copied()), Gesture::chips(more));
        play(setup, &picks, |hand, seat| for rules in Rulebook::ALL {
            let to = |gesture| match interpret(hand, seat, gesture, &rules).decision.action() {
                Some(Action::RaiseTo(to)) => to,
                _ => Chips::ZERO,
            };
            assert!(to(&chips) <= to(&more), "{chips:?}");
        });
    }

    /// No facts make a ruling panic, and an act out of turn that binds can be played.
    #[test]
    fn any_facts_are_ruled_on(
        setup in tables(), picks in picks(), gesture in gestures(), (one, other) in (0u8..20, 0u8..20),
        bits in any::<u16>(), to in 0u64..700, acts in prop::collection::vec(0u8..5, 0..5),
    ) {
        const ACTS: [Act; 5] = [Act::Fold, Act::Check, Act::Call, Act::Bet, Act::Raise];
        let behind: Vec<_> = acts.iter().map(|at| ACTS[usize::from(*at)]).collect();
        let seats: Seats = (0..16).filter(|seat| bits >> seat & 1 == 1).map(Seat).collect();
        let (by, of, when) = (Seat(one), Seat(other), [When::RoundOpen, When::RoundComplete, When::After]);
        let noticed = Noticed { after: &behind, when: when[usize::from(one % 3)] };
        let mut early = None;
        play(setup, &picks, |hand, seat| {
            let action = interpret(hand, by, &gesture, hand.rules()).decision.action().unwrap_or(Action::Check);
            let early = *early.get_or_insert(OutOfTurn::now(hand, by, action));
            if let Binding::To(action) = out_of_turn(hand, early, hand.rules()).decision
                && action != Action::Fold
            {
                assert_eq!(hand.clone().play(seat, action), Ok(()));
            }
            for rules in Rulebook::ALL {
                let _ = skipped(hand, Skipped { seat: by, behind: &behind, had_time: true }, &rules);
                let _ = substantial(&behind, &rules);
                let _ = underraise(hand, by, Chips(to), noticed, &rules);
                let _ = pot_miscount(hand, by, Chips(to), noticed, &rules);
                let _ = last_live_hand(hand, seats, &rules);
                let request = Request { by, of, holding: seats, by_winner: to > 300, suspicion: to > 600 };
                let _ = ask_to_see(hand, request, &rules);
            }
            let _ = (killed_gets_back(hand, by), effective_stack(hand, by, of));
        });
    }
}

/// Every rule is printed in the tournament book or in a cash one; a house has none for a few.
#[test]
fn every_topic_is_cited_somewhere() {
    for topic in Topic::ALL {
        assert!(Rulebook::ALL.iter().any(|rules| cite(topic, rules.book).is_some()), "{topic:?}");
    }
}
