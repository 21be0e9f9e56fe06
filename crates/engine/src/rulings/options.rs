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
    reasons.push(match hand.setup().structure.fixed_bet(round.street) {
        Some(bet) if to < level + bet => Reason::Completion { level, short_by: round.short_by(), to },
        Some(bet) => Reason::FixedRaise { level, bet, to },
        None if level.is_zero() => Reason::MinimumBet { to },
        None => Reason::MinimumRaise { level, full_raise: to.above(level), to },
    });
    if range.kind == RaiseKind::AllInBelowMinimum {
        reasons.push(Reason::AllInForLess { seat, to: range.max_to, least: to });
    } else if hand.setup().structure == Structure::PotLimit {
        let (pot, call) = (pot_to_count(hand, round, rules), round.facing(seat));
        reasons.push(Reason::PotMaximum { level, pot, call, to: level + pot + call });
    }
}
