//! May this seat raise?

use crate::betting::{Barred, Options, RaiseRange, Round};
use crate::{Act, Chips, Event, Hand, Reason, Rulebook, Ruling, Seat, Topic};

/// Decides whether `seat` may raise now, and to what; or why not.
///
/// A seat that has not acted may raise. A seat that has may raise again only when it faces
/// at least a full bet or raise, half a bet in limit. Short all-ins add up: what counts is
/// what this seat faces, not how it came about. (TDA 2024, 47; WSOP live 2026, 133, 175, 177.)
///
/// ```
/// # use croupier_engine::{Action, Chips, Hand, Rulebook, Seat, Setup, Structure, rulings::reopen};
/// // Blinds 1/2, three players: the button makes it 10, the small blind is all-in for 14.
/// let setup = Setup::new(Rulebook::TDA, Structure::NoLimit, (1, 2), &[100, 14, 100], Seat(0));
/// let mut hand = Hand::deal(setup)?;
/// hand.play(Seat(0), Action::RaiseTo(Chips(10)))?;
/// hand.play(Seat(1), Action::RaiseTo(Chips(14)))?;
/// hand.play(Seat(2), Action::Call)?;
/// // 4 more to call, and a full raise is 8: call or fold.
/// assert!(reopen::may_raise(&hand, Seat(0), &Rulebook::TDA).decision.is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn may_raise(hand: &Hand, seat: Seat, rules: &Rulebook) -> Ruling<Result<RaiseRange, Barred>> {
    let round = hand.round();
    let decision = Options::new(hand, round, seat, rules).raise;
    let mut reasons = Vec::with_capacity(8);
    match decision {
        Err(Barred::CallTakesStack) => {
            reasons.push(Reason::CallTakesStack { seat, stack: hand.stack(seat), facing: round.facing(seat) });
        }
        Err(Barred::NoOpponentHasChips) => reasons.push(Reason::NoOpponentHasChips { seat }),
        Err(Barred::Cap) => reasons.push(Reason::Capped { wagers: round.wagers }),
        Err(Barred::NotReopened) | Ok(_) => why_open(hand, seat, rules, &mut reasons),
    }
    Ruling { decision, topic: Topic::Reopen, reasons }
}

/// Says what the seat has in, how the level rose since, and whether that is enough.
fn why_open(hand: &Hand, seat: Seat, rules: &Rulebook, reasons: &mut Vec<Reason>) {
    let round = hand.round();
    let acted = round.acted.has(seat);
    if !acted {
        reasons.push(Reason::NotYetActed { seat });
        if round.is_open(seat, rules) {
            return;
        }
    } else {
        reasons.push(Reason::HasActed { seat, paid: round.paid(seat) });
    }
    reasons.push(yardstick(hand, round));
    let short = short_all_ins_since(hand, seat, reasons);
    let (level, paid, facing) = (round.level, round.paid(seat), round.facing(seat));
    let threshold = round.threshold(rules);
    let open = round.is_open(seat, rules);
    let only_short = !reasons.iter().any(|reason| matches!(reason, Reason::WasFull { .. }));
    if open && short > 1 && only_short {
        reasons.push(Reason::AddUp { seat, count: short, facing });
    }
    reasons.push(if open {
        Reason::FacesEnough { seat, level, paid, facing, threshold }
    } else {
        Reason::FacesTooLittle { seat, level, paid, facing, threshold }
    });
}

/// What a full raise is measured by.
fn yardstick(hand: &Hand, round: &Round) -> Reason {
    if let Some(bet) = round.fixed_bet() {
        return Reason::FixedBet { bet };
    }
    let mut full = Chips::ZERO;
    let mut by_whom = None;
    for (seat, _, by, _) in raises(hand) {
        if by >= round.full_raise && by >= full {
            (full, by_whom) = (by, Some(seat));
        }
    }
    match by_whom {
        Some(seat) => Reason::FullRaise { seat, full_raise: round.full_raise },
        None => Reason::SmallestBet { full_raise: round.full_raise },
    }
}

/// Adds a step for each bet or raise since the seat acted last, and counts the short ones.
fn short_all_ins_since(hand: &Hand, seat: Seat, reasons: &mut Vec<Reason>) -> u8 {
    let mut short = 0;
    let start = reasons.len();
    let fixed = hand.round().fixed_bet();
    let mut full = fixed.unwrap_or(hand.setup().big_blind);
    for (who, act, by, to) in raises(hand) {
        let is_full = by >= full;
        if is_full && fixed.is_none() {
            full = by;
        }
        if who == seat {
            reasons.truncate(start);
            short = 0;
        } else if is_full {
            reasons.push(Reason::WasFull { seat: who, act, by, to });
        } else {
            reasons.push(Reason::ShortAllIn { seat: who, by, to });
            short += 1;
        }
    }
    short
}

/// The bets and raises of the round: who, what, by how much, to what total.
fn raises(hand: &Hand) -> impl Iterator<Item = (Seat, Act, Chips, Chips)> + '_ {
    this_round(hand).filter_map(|event| match *event {
        Event::Act { seat, act: act @ (Act::Bet | Act::Raise), by, to, .. } => Some((seat, act, by, to)),
        _ => None,
    })
}

/// The log since the last street began.
pub(crate) fn this_round(hand: &Hand) -> impl Iterator<Item = &Event> + '_ {
    let start = hand.log().iter().rposition(|event| matches!(event, Event::Street(_))).map_or(0, |at| at + 1);
    hand.log()[start..].iter()
}
