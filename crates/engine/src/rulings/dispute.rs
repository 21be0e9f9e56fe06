//! May this still be corrected, and who may say so?

use crate::rulings::showdown::face_up;
use crate::rulings::turn::substantial;
use crate::{Act, Deadline, Hand, Miscall, Reason, Rulebook, Ruling, Seat, Seats, Topic};

/// What went wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mistake {
    /// A tabled hand was misread.
    Reading,
    /// A pot was counted or awarded wrong.
    Count,
}

/// An objection to how a hand ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Objection<'a> {
    /// To what.
    pub mistake: Mistake,
    /// Whether the house may have caused it.
    pub by_house: bool,
    /// Whether the pot was handed over, and perhaps mixed with other chips.
    pub collected: bool,
    /// What was done in the next hand, once it has begun.
    pub next_hand: Option<&'a [Act]>,
    /// Where the hand ended at a break, the seconds since the pot was awarded.
    pub at_break: Option<u32>,
}

/// Decides whether an objection comes in time.
///
/// The reading of a tabled hand may be disputed until the next hand begins, the count of a pot until there is
/// substantial action in it, and at a break for one minute. (TDA 2024, 22, 23.) In a WSOP tournament both end with the
/// next hand (76); in a WSOP cash game too, but the house looks at its own errors even later, and rebuilds the pot from
/// the betting where it was mixed (55, 56). In a French private game they end when the pot is handed over.
#[must_use]
pub fn in_time(objection: Objection<'_>, rules: &Rulebook) -> Ruling<bool> {
    let ruled = |decision, reasons| Ruling { decision, topic: Topic::Dispute, reasons };
    if let (Some(seconds), Some(limit)) = (objection.at_break, rules.table.break_seconds)
        && seconds > u32::from(limit)
    {
        return ruled(false, vec![Reason::BreakIsOver { seconds, limit }]);
    }
    let deadline = match objection.mistake {
        Mistake::Reading => rules.table.reading_until,
        Mistake::Count => rules.table.count_until,
    };
    let mut reasons = vec![];
    let in_time = match (deadline, objection.next_hand) {
        (Deadline::PotCollected, next) => !objection.collected && next.is_none(),
        (Deadline::NextHand, next) => next.is_none(),
        (Deadline::NextHandSubstantial, None) => true,
        (Deadline::NextHandSubstantial, Some(acts)) => {
            let too_late = substantial(acts, rules);
            reasons = too_late.reasons;
            !too_late.decision
        }
    };
    if in_time {
        reasons.push(Reason::BeforeDeadline { deadline });
        if objection.collected {
            reasons.push(Reason::PotIsRebuilt);
        }
        return ruled(true, reasons);
    }
    reasons.push(Reason::AfterDeadline { deadline });
    if rules.table.house_error_later && objection.by_house {
        reasons.push(Reason::HouseCorrectsItself);
        return ruled(true, reasons);
    }
    ruled(false, reasons)
}

/// What a wrong announcement of one's own hand costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cost {
    /// Nothing: the cards speak.
    Nothing,
    /// A penalty, if the floor gives one.
    Penalty,
    /// The pot, if the floor says so.
    Pot,
}

/// Decides what a wrong announcement of one's own hand costs. It binds nobody: cards speak.
///
/// (TDA 2024, 12; WSOP tournament 2026, 69; WSOP live 2026, 144.) Done on purpose it may be penalised, and in a WSOP
/// cash game cost the pot.
#[must_use]
pub fn miscalled(seat: Seat, on_purpose: bool, rules: &Rulebook) -> Ruling<Cost> {
    let mut reasons = vec![Reason::CardsSpeak { seat }];
    let decision = match rules.table.miscall {
        _ if !on_purpose => Cost::Nothing,
        Miscall::Penalty => Cost::Penalty,
        Miscall::Pot => Cost::Pot,
    };
    match decision {
        Cost::Nothing => {}
        Cost::Penalty => reasons.push(Reason::PenaltyPossible { seat }),
        Cost::Pot => reasons.push(Reason::MayForfeitPot { seat }),
    }
    Ruling { decision, topic: Topic::CardsSpeak, reasons }
}

/// Decides whether somebody else may say what a hand is.
///
/// Nobody may while it is not tabled: one player to a hand. Once it is, everybody should speak up at a mistake.
/// (TDA 2024, 12, 67; WSOP tournament 2026, 69, 113; WSOP live 2026, 20, 44, 66, 145.)
#[must_use]
pub fn may_read_aloud(hand_of: Seat, tabled: bool) -> Ruling<bool> {
    let reason =
        if tabled { Reason::AllShouldSpeakUp { seat: hand_of } } else { Reason::OnePlayerToAHand { seat: hand_of } };
    Ruling { decision: tabled, topic: Topic::OnePlayerToAHand, reasons: vec![reason] }
}

/// Decides whether the dealer may turn up the cards of a player who must show and has left.
///
/// By French custom he may, to see that all was regular; no tournament rule gives him that power, leaving with a live
/// hand is penalised. (TDA 2024, 31; WSOP tournament 2026, 83.)
#[must_use]
pub fn turn_up_absent(seat: Seat, rules: &Rulebook) -> Ruling<bool> {
    let decision = rules.table.absent_turned_up;
    let reason = if decision { Reason::AbsentTurnedUp { seat } } else { Reason::AbsentStaysDown { seat } };
    Ruling { decision, topic: Topic::Absent, reasons: vec![reason] }
}

/// Decides whose hands must be turned up now, in hand-for-hand play: nobody's before the floor says so, though the
/// betting be over. `told` says whether it has. (TDA 2024, RP-8-F; WSOP tournament 2026, 126-g.)
#[must_use]
pub fn face_up_hand_for_hand(hand: &Hand, told: bool, rules: &Rulebook) -> Ruling<Seats> {
    let mut ruling = face_up(hand, rules);
    if !told && !ruling.decision.is_empty() && rules.table.hand_for_hand_down {
        ruling.decision = Seats::NONE;
        ruling.reasons.push(Reason::HandForHand);
    }
    ruling
}
