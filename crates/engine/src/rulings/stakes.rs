//! For how much does a player play?

use crate::{Chips, Hand, Reason, Ruling, Seat, Topic};

/// Decides how many of a player's chips play in this hand: those in front of him when it was dealt. What he adds plays
/// from the next hand on. (TDA 2024, 27; WSOP live 2026, 64.)
#[must_use]
pub fn table_stakes(seat: Seat, at_the_deal: Chips, added: Chips) -> Ruling<Chips> {
    let mut reasons = vec![Reason::OnlyChipsAtTheDeal { seat, chips: at_the_deal }];
    if !added.is_zero() {
        reasons.push(Reason::AddedPlaysNextHand { seat, chips: added });
    }
    Ruling { decision: at_the_deal, topic: Topic::TableStakes, reasons }
}

/// Decides for how much two players can play against each other in this hand: the smaller of what each had when it was
/// dealt. Nothing where one of them is out of it. (WSOP live 2026, 64.)
#[must_use]
pub fn effective_stack(hand: &Hand, one: Seat, other: Seat) -> Ruling<Chips> {
    let whole = |seat: Seat| if hand.in_it(seat) { hand.staked(seat) + hand.stack(seat) } else { Chips::ZERO };
    let (seat, than) = if whole(one) <= whole(other) { (one, other) } else { (other, one) };
    let reasons = vec![Reason::SmallerStack { seat, chips: whole(seat), than: whole(than) }];
    Ruling { decision: whole(seat), topic: Topic::TableStakes, reasons }
}

/// Chips that were found behind after an all-in was called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FoundBehind {
    /// Whose.
    pub seat: Seat,
    /// How many.
    pub chips: Chips,
    /// Whether the floor takes them for part of what was called.
    pub accepted: bool,
    /// Whether he won the hand.
    pub won: bool,
}

/// What becomes of chips that were found behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Found {
    /// They were bet and called.
    Bet,
    /// He is not paid for them.
    NotPaid,
    /// He is not saved by them: the floor may give them to the winner.
    FloorMayAward,
}

/// Decides what becomes of chips found behind after an all-in was called.
///
/// The floor says whether they are part of what was called. If not, he is not paid for them when he wins, and not saved
/// by them when he loses. (TDA 2024, 62; WSOP tournament 2026, 105.)
#[must_use]
pub fn found_behind(found: FoundBehind) -> Ruling<Found> {
    let FoundBehind { seat, chips, accepted, won } = found;
    let (decision, reason) = match (accepted, won) {
        (true, _) => (Found::Bet, Reason::FoundIsBet { seat, chips }),
        (false, true) => (Found::NotPaid, Reason::NotPaidForFound { seat, chips }),
        (false, false) => (Found::FloorMayAward, Reason::NotSavedByFound { seat, chips }),
    };
    Ruling { decision, topic: Topic::FoundBehind, reasons: vec![reason] }
}
