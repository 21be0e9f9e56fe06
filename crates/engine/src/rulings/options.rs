//! What may this seat do?

use crate::betting::{Options, RaiseKind, RaiseRange, pot_to_count};
use crate::rulings::reopen::may_raise;
use crate::{Hand, Reason, Rulebook, Ruling, Seat, Structure, Topic};

/// Decides everything `seat` may do when the action is on it: check or fold, what a call
/// costs, and what it may raise to.
///
/// A raise must add the largest full bet or raise of the round to the level; a short all-in
/// changes the level only. (TDA 2024, 43-A; WSOP live 2026, 175, 176.)
#[must_use]
pub fn options(hand: &Hand, seat: Seat, rules: &Rulebook) -> Ruling<Options> {
    let Ruling { decision: raise, mut reasons, .. } = may_raise(hand, seat, rules);
    if let Ok(range) = raise {
        sizes(hand, seat, rules, range, &mut reasons);
    }
    let decision = Options { raise, ..Options::new(hand, hand.round(), seat, rules) };
    Ruling { decision, topic: Topic::RaiseSize, reasons }
}

/// Says where the least and the most come from.
fn sizes(hand: &Hand, seat: Seat, rules: &Rulebook, range: RaiseRange, reasons: &mut Vec<Reason>) {
    let round = hand.round();
    let (level, to) = (round.level, round.least_to(rules));
    reasons.push(match round.fixed_bet() {
        _ if round.is_brought_in() => Reason::CompletesBringIn { to },
        Some(bet) if to < level + bet => Reason::Completion { level, short_by: round.short_by(), to },
        Some(bet) => Reason::FixedRaise { level, bet, to },
        None if level.is_zero() => Reason::MinimumBet { to },
        None => Reason::MinimumRaise { level, full_raise: to.above(level), to },
    });
    if let (RaiseKind::TwoSizes, Some(to)) = (range.kind, round.larger_to(rules)) {
        reasons.push(Reason::LargerBet { to });
    }
    if range.kind == RaiseKind::AllInBelowMinimum {
        reasons.push(Reason::AllInForLess { seat, to: range.max_to, least: to });
    } else if hand.setup().structure == Structure::PotLimit {
        let (pot, call) = (pot_to_count(hand, round, rules), round.facing(seat));
        reasons.push(Reason::PotMaximum { level, pot, call, to: level + pot + call });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Action, Chips, PlayError, Setup};

    /// Plays on from the deal: who, and the total of the round he raises to; 0 for a call or a check, 1 for a fold.
    fn played(rules: Rulebook, structure: Structure, blinds: (u64, u64), stacks: &[u64], acts: &[(u8, u64)]) -> Hand {
        let button = Seat(stacks.len() as u8 - 1);
        let mut hand = Hand::deal(Setup::new(rules, structure, blinds, stacks, button)).expect("a table");
        for &(seat, to) in acts {
            let owes = !hand.round().facing(Seat(seat)).is_zero();
            let action = match to {
                0 if owes => Action::Call,
                0 => Action::Check,
                1 => Action::Fold,
                to => Action::RaiseTo(Chips(to)),
            };
            hand.play(Seat(seat), action).unwrap_or_else(|error| panic!("seat {seat} to {to}: {error}"));
        }
        hand
    }

    #[track_caller]
    fn check(hand: &Hand, least: u64, most: u64) {
        let range = options(hand, hand.to_act().expect("a decision"), hand.rules()).decision.raise;
        assert_eq!(range.map(|range| (range.min_to.0, range.max_to.0)), Ok((least, most)));
    }

    #[test]
    fn the_last_full_raise_sets_the_size() {
        let raised = |acts: &[(u8, u64)]| played(Rulebook::TDA, Structure::NoLimit, (25, 50), &[9000; 6], acts);
        check(&raised(&[(2, 125), (3, 200), (4, 500)]), 800, 9000); // TDA addendum to 43, example 3.
        check(&raised(&[(2, 500), (3, 0), (4, 0)]), 950, 9000); // Example 4.
    }

    #[test]
    fn a_short_all_in_lifts_the_level_only() {
        let hand = played(Rulebook::TDA, Structure::NoLimit, (50, 100), &[9000, 9000, 150, 9000], &[(2, 150)]);
        check(&hand, 250, 9000); // TDA addendum to 43, example 2.
    }

    #[test]
    fn a_short_blind_does_not_lower_the_price() {
        let hand = played(Rulebook::WSOP_LIVE, Structure::NoLimit, (50, 100), &[9000, 60, 9000], &[]);
        check(&hand, 200, 9000);
        assert_eq!(options(&hand, Seat(2), hand.rules()).decision.call, Chips(100)); // WSOP live 154.
    }

    #[test]
    fn the_pot_counts_differently_before_the_first_raise() {
        let open = |rules| played(rules, Structure::PotLimit, (5, 10), &[900; 4], &[]);
        check(&open(Rulebook::TDA), 20, 35);
        check(&open(Rulebook::WSOP_LIVE), 20, 40);
        let dead = |rules| played(rules, Structure::PotLimit, (100, 200), &[9000, 150, 9000], &[]);
        check(&dead(Rulebook::TDA), 400, 700); // TDA 54-B.
    }

    #[test]
    fn a_limit_round_is_capped() {
        let limit = Structure::FixedLimit { small_bet: Chips(10), big_bet: Chips(20), wagers: Some(4) };
        let raises = [(2, 20), (0, 30), (1, 40)];
        let hand = played(Rulebook::TDA, limit, (5, 10), &[900; 3], &raises);
        let ruling = options(&hand, Seat(2), hand.rules());
        assert_eq!(ruling.decision.raise, Err(crate::Barred::Cap));
        assert_eq!(hand.clone().play(Seat(2), Action::RaiseTo(Chips(50))), Err(PlayError::NoRaise(crate::Barred::Cap)));
    }

    #[test]
    fn half_a_bet_counts_as_one_in_limit() {
        let limit = Structure::FixedLimit { small_bet: Chips(20), big_bet: Chips(40), wagers: None };
        let flop = |short: u64, acts: &[(u8, u64)]| {
            let stacks = [900, 900, 20 + short, 900];
            let before = [(3, 0), (0, 0), (1, 0), (2, 0)];
            let acts: Vec<_> = before.iter().chain(acts).copied().collect();
            let mut hand =
                Hand::deal(Setup::new(Rulebook::WSOP_LIVE, limit, (10, 20), &stacks, Seat(0))).expect("a table");
            for (seat, to) in acts {
                let owes = !hand.round().facing(Seat(seat)).is_zero();
                let action = if to > 0 {
                    Action::RaiseTo(Chips(to))
                } else if owes {
                    Action::Call
                } else {
                    Action::Check
                };
                hand.play(Seat(seat), action).expect("a legal action");
            }
            hand
        };
        check(&flop(15, &[(1, 0), (2, 15)]), 35, 35); // WSOP live 133.
        check(&flop(8, &[(1, 0), (2, 8)]), 20, 20);
        check(&flop(32, &[(1, 20), (2, 32)]), 52, 52);
        check(&flop(28, &[(1, 20), (2, 28)]), 40, 40);
    }
}
