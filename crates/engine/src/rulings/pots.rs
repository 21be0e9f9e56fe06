//! How much is in each pot, and who may win it?

use crate::pots::{Pot, Pots, Returned};
use crate::{Chips, Hand, Reason, Rulebook, Ruling, Topic, Uncalled};

/// Decides what goes back before the pots are made: the part of the largest stake that nobody
/// matched. (TDA 2024, 15-B, 65-A.)
#[must_use]
pub fn uncalled(hand: &Hand, rules: &Rulebook) -> Ruling<Option<Returned>> {
    let decision = hand.stakes().uncalled().filter(|_| rules.uncalled == Uncalled::Returned);
    let reason = match decision {
        Some(Returned { seat, chips }) => {
            let staked = hand.staked(seat);
            Reason::Uncalled { seat, staked, matched: staked.above(chips), chips }
        }
        None => Reason::AllMatched,
    };
    Ruling { decision, topic: Topic::Uncalled, reasons: vec![reason] }
}

/// Decides how the stakes are divided into pots, main pot first.
///
/// Work from the smallest stake up: each step to the next stake, times those who paid it,
/// is a layer; folded players' chips stay in the layers they reach. Layers with the same
/// claimants are one pot. (TDA 2024, 21; WSOP live 2026, 153.)
#[must_use]
pub fn pots(hand: &Hand, rules: &Rulebook) -> Ruling<Pots> {
    let pots = hand.stakes().pots(rules);
    let mut reasons = uncalled(hand, rules).reasons;
    let returned = |seat| match pots.uncalled {
        Some(back) if back.seat == seat => back.chips,
        _ => Chips::ZERO,
    };
    let mut from = Chips::ZERO;
    for (index, pot) in (0..).zip(pots.iter()) {
        let Pot { amount, eligible, up_to: to } = *pot;
        let dead = if index == 0 { hand.stakes().dead } else { Chips::ZERO };
        if !dead.is_zero() {
            reasons.push(Reason::DeadAnte { chips: dead });
        }
        let layer = |seat| hand.staked(seat).above(returned(seat)).min(to).above(from);
        let folded: Chips = hand.folded().iter().map(layer).sum();
        reasons.push(match eligible.single() {
            Some(seat) => Reason::OneClaimant { pot: index, seat, amount },
            None => Reason::Layer { pot: index, from, to, eligible, folded: folded + dead, amount },
        });
        from = to;
    }
    Ruling { decision: pots, topic: Topic::SidePots, reasons }
}
