//! Laws: what holds for every hand.

use croupier_engine::betting::Options;
use croupier_engine::pots::divide;
use croupier_engine::rulings::award::award;
use croupier_engine::rulings::options::options;
use croupier_engine::rulings::showdown::{Shows, face_up, must_show, shows};
use croupier_engine::{
    Action, Ante, Book, Chips, Hand, OddChip, PlayError, Rulebook, Seat, Seats, Setup, Stakes, Structure, Topic, cite,
};
use proptest::prelude::*;

fn structures() -> impl Strategy<Value = Structure> {
    prop_oneof![
        Just(Structure::NoLimit),
        Just(Structure::PotLimit),
        Just(Structure::FixedLimit { small_bet: Chips(10), big_bet: Chips(20), wagers: Some(5) }),
    ]
}

fn antes() -> impl Strategy<Value = Ante> {
    prop_oneof![Just(Ante::None), (1u64..4).prop_map(|n| Ante::Each(Chips(n))), Just(Ante::BigBlind(Chips(10)))]
}

fn books() -> impl Strategy<Value = Rulebook> {
    prop::sample::select(Rulebook::ALL.to_vec())
}

prop_compose! {
    /// A table of two to ten, some stacks shorter than a blind.
    fn tables()(
        rules in books(), structure in structures(), ante in antes(),
        stacks in prop::collection::vec(prop_oneof![1u64..12, 10u64..60, 50u64..500], 2..=10), button in 0u8..10,
    ) -> Setup {
        let button = Seat(button % stacks.len() as u8);
        Setup { ante, ..Setup::new(rules, structure, (5, 10), &stacks, button) }
    }
}

/// A choice among what is allowed: a number picks the action and its size.
fn choose(can: &Options, pick: u64) -> Action {
    match (can.raise, pick % 5) {
        (Ok(range), 0 | 1) => {
            let span = range.max_to.above(range.min_to).0 + 1;
            Action::RaiseTo(Chips(range.min_to.0 + (pick / 5) % span))
        }
        (_, 2) if can.fold() => Action::Fold,
        _ if can.check() => Action::Check,
        _ => Action::Call,
    }
}

/// Plays to the end of the betting, handing each decision over before it is made.
fn play(setup: Setup, picks: &[u64], mut look: impl FnMut(&Hand, &Options)) -> Hand {
    let mut hand = Hand::deal(setup).expect("a table that can be dealt to");
    let mut picks = picks.iter().cycle();
    while let Some(seat) = hand.to_act() {
        let can = options(&hand, seat, hand.rules()).decision;
        look(&hand, &can);
        let action = choose(&can, *picks.next().expect("a cycle"));
        hand.play(seat, action).expect("an option that was offered");
        assert!(hand.log().len() < 2_000, "a hand comes to an end");
    }
    hand
}

fn picks() -> impl Strategy<Value = Vec<u64>> {
    prop::collection::vec(any::<u64>(), 1..60)
}

fn everything(hand: &Hand) -> Chips {
    hand.seats().map(|seat| hand.stack(seat)).sum::<Chips>() + hand.pot()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    /// What is not behind is in the middle, at every step.
    #[test]
    fn chips_are_conserved(setup in tables(), picks in picks()) {
        let before: Chips = setup.stacks.iter().copied().sum();
        let hand = play(setup, &picks, |hand, _| assert_eq!(everything(hand), before));
        prop_assert_eq!(everything(&hand), before);
    }

    /// Pots and the uncalled bet together are what was put in; and what is won is what the pots hold.
    #[test]
    fn pots_sum_to_the_stakes(setup in tables(), picks in picks(), strengths in prop::array::uniform10(0u8..4)) {
        let hand = play(setup, &picks, |_, _| ());
        for rules in Rulebook::ALL {
            let won = award(&hand, |seat| Some(strengths[seat.index()]), &rules).decision;
            let back = won.pots.uncalled.map_or(Chips::ZERO, |back| back.chips);
            prop_assert_eq!(won.pots.total() + back, hand.pot());
            prop_assert_eq!(hand.seats().map(|seat| won.wins(seat)).sum::<Chips>(), won.pots.total());
            prop_assert!(won.pots.iter().all(|pot| !pot.eligible.is_empty()), "{:?}", won.pots);
            prop_assert!(hand.folded().iter().all(|seat| won.wins(seat).is_zero()));
        }
    }

    /// From each opponent an all-in player wins at most what he put in himself.
    #[test]
    fn nobody_wins_more_than_he_matched(setup in tables(), picks in picks(), winner in 0u8..10) {
        prop_assume!(!matches!(setup.ante, Ante::BigBlind(_)));
        let hand = play(setup, &picks, |_, _| ());
        let winner = Seat(winner % hand.players() as u8);
        let won = award(&hand, |seat| Some(seat == winner), &Rulebook::TDA).decision;
        let reach: Chips = hand.seats().map(|seat| hand.staked(seat).min(hand.staked(winner))).sum();
        prop_assert!(won.wins(winner) <= reach);
    }

    /// In one pot nobody gets two odd chips, and no share differs from another by more than one chip.
    #[test]
    fn no_seat_gets_two_odd_chips(amount in 0u64..10_000, unit in 1u64..30, winners in 1u16..1024, button in 0u8..10) {
        let winners: Seats = (0..10).filter(|seat| winners >> seat & 1 == 1).map(Seat).collect();
        let amount = Chips(amount / unit * unit);
        let division = divide(amount, winners, Chips(unit), Seat(button).clockwise(10), OddChip::LeftOfButton, None);
        prop_assert_eq!(winners.iter().map(|seat| division.share(seat)).sum::<Chips>(), amount);
        for seat in winners.iter() {
            let share = division.share(seat);
            prop_assert!(share == division.each || share == division.each + Chips(unit));
        }
    }

    /// Each all-in adds to what the opener faces, so it never closes what was open.
    #[test]
    fn more_all_ins_never_close_the_betting(steps in prop::collection::vec(1u64..40, 1..7), fixed in any::<bool>()) {
        let structure = if fixed {
            Structure::FixedLimit { small_bet: Chips(20), big_bet: Chips(40), wagers: None }
        } else {
            Structure::NoLimit
        };
        let mut total = 40;
        let all_ins = steps.iter().map(|step| { total += step; total });
        // Seat 0 opens under the gun; the short stacks follow, the blinds come last and fold.
        let mut stacks: Vec<u64> = [10_000].into_iter().chain(all_ins).collect();
        stacks.extend([9_000, 9_000]);
        let button = Seat(stacks.len() as u8 - 3);
        let mut hand = Hand::deal(Setup::new(Rulebook::TDA, structure, (10, 20), &stacks, button)).expect("a table");
        hand.play(Seat(0), Action::RaiseTo(Chips(40))).expect("the opening raise");
        let mut open = false;
        for seat in (1..=steps.len() as u8).map(Seat) {
            let all = hand.round().paid(seat) + hand.stack(seat);
            if hand.play(seat, Action::RaiseTo(all)).is_err() {
                hand.play(seat, Action::Call).expect("a call where limit forbids the raise");
            }
            let now = hand.round().is_open(Seat(0), &Rulebook::TDA);
            prop_assert!(now || !open, "{seat} closed it: {:?}", hand.round());
            open = now;
        }
    }

    /// Options agree with what may be played: each end of a range, and nothing outside of it.
    #[test]
    fn what_is_offered_may_be_played_and_nothing_else(setup in tables(), picks in picks()) {
        play(setup, &picks, |hand, can| {
            let plays = |action| hand.clone().play(can.seat, action);
            assert_eq!(plays(Action::Check).is_ok(), can.check());
            assert_eq!(plays(Action::Call).is_ok(), !can.check());
            assert!(plays(Action::Fold).is_ok());
            match can.raise {
                Ok(range) => {
                    assert!(range.min_to <= range.max_to && range.min_to > hand.round().level);
                    assert!(plays(Action::RaiseTo(range.min_to)).is_ok() && plays(Action::RaiseTo(range.max_to)).is_ok());
                    assert!(plays(Action::RaiseTo(range.max_to + Chips(1))).is_err());
                    let all = hand.round().paid(can.seat) + hand.stack(can.seat);
                    let below = Chips(range.min_to.0 - 1);
                    assert!(below == all || plays(Action::RaiseTo(below)).is_err());
                }
                Err(why) => {
                    let any = hand.round().level + Chips(1);
                    assert_eq!(plays(Action::RaiseTo(any)), Err(PlayError::NoRaise(why)));
                }
            }
            let other = Seat((can.seat.0 + 1) % hand.players() as u8);
            assert!(matches!(hand.clone().play(other, Action::Fold), Err(PlayError::OutOfTurn { .. })));
        });
    }

    /// Everybody who is left shows once; who is folded does not; who must show is among them.
    #[test]
    fn the_showdown_order_holds_every_live_seat_once(setup in tables(), picks in picks()) {
        let hand = play(setup, &picks, |_, _| ());
        for rules in Rulebook::ALL {
            match shows(&hand, &rules).decision {
                Shows::Nobody(seat) => prop_assert_eq!(hand.live(), Seats::only(seat)),
                Shows::AtOnce(seats) => {
                    prop_assert_eq!(seats, hand.live());
                    prop_assert!(matches!(rules.book, Book::Tda2024 | Book::WsopTournament2026));
                    prop_assert_eq!(face_up(&hand, &rules).decision, seats);
                }
                Shows::InOrder(order) => {
                    prop_assert_eq!(order.len(), hand.live().len());
                    prop_assert_eq!(order.iter().copied().collect::<Seats>(), hand.live());
                    prop_assert_eq!(must_show(&hand, &rules).decision, Seats::only(order[0]));
                }
            }
        }
    }

    /// Every ruling has a reason, and every book cites a rule for what it decides.
    #[test]
    fn every_ruling_gives_reasons_and_a_rule(setup in tables(), picks in picks()) {
        let cited = |topics: Vec<Topic>, book| topics.into_iter().any(|topic| cite(topic, book).is_some());
        let hand = play(setup, &picks, |hand, can| {
            let ruling = options(hand, can.seat, hand.rules());
            assert!(!ruling.reasons.is_empty());
        });
        // The French private game has no text to cite, and of Robert's Rules not every section could be read.
        let numbered = |rules: &Rulebook| !matches!(rules.book, Book::FrenchHome | Book::Roberts11);
        for rules in Rulebook::ALL.into_iter().filter(numbered) {
            let ruling = shows(&hand, &rules);
            prop_assert!(cited(ruling.topics().collect(), rules.book), "{:?}", ruling.reasons);
            let ruling = award(&hand, |_| Some(0), &rules);
            prop_assert!(cited(ruling.topics().collect(), rules.book), "{:?}", ruling.reasons);
        }
    }

    /// No stakes, however odd, make the pots lose or invent a chip.
    #[test]
    fn any_stakes_are_divided_without_loss(
        staked in prop::collection::vec(0u64..50, 2..=10), live in 1u16..1024, dead in 0u64..5,
    ) {
        let staked: Vec<_> = staked.into_iter().map(Chips).collect();
        let live: Seats = (0..staked.len() as u8).filter(|seat| live >> seat & 1 == 1).map(Seat).collect();
        prop_assume!(!live.is_empty());
        let stakes = Stakes { staked: &staked, live, dead: Chips(dead) };
        let pots = stakes.pots(&Rulebook::TDA);
        let back = pots.uncalled.map_or(Chips::ZERO, |back| back.chips);
        prop_assert_eq!(pots.total() + back, staked.iter().copied().sum::<Chips>() + Chips(dead));
    }
}
