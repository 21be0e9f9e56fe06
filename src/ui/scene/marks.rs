//! Which step speaks of what on the table.

use croupier_engine::{Reason, Seat};

use super::Scene;
use crate::ui::parts::table::Mark;

/// What steps speak of.
#[derive(Debug, Default)]
pub(super) struct Marks {
    pub(super) seats: [SeatMarks; Seat::MOST],
    pub(super) pots: [Mark; Seat::MOST],
    pub(super) used: Vec<bool>,
}

/// What steps speak of at one seat.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct SeatMarks {
    pub(super) bet: Mark,
    pub(super) plate: Mark,
    pub(super) note: Mark,
}

impl SeatMarks {
    /// Takes a mark, where there is room for it.
    fn take(&mut self, mark: Mark, bet: bool, faces: bool) -> bool {
        let place = match (faces, bet && self.bet == Mark::None) {
            (true, _) => &mut self.note,
            (false, true) => &mut self.bet,
            (false, false) => &mut self.plate,
        };
        let free = *place == Mark::None;
        if free {
            *place = mark;
        }
        free
    }
}

impl Scene<'_> {
    /// Each step marks what it speaks of: the bet of a seat, or its plate where the bet has a mark already; what the
    /// seat faces; or a pot. Tells which steps found a place.
    pub(super) fn marks(&self) -> Marks {
        let mut marks = Marks { used: vec![false; self.steps.len()], ..Marks::default() };
        let reasons = self.verdict.map(|verdict| verdict.ruling.reasons.as_slice()).unwrap_or_default();
        for (at, (reason, step)) in reasons.iter().zip(self.steps).enumerate() {
            let Ok(number) = u8::try_from(at + 1) else { break };
            let mark = Mark::Step(number);
            match reason {
                Reason::Layer { pot, .. } | Reason::OneClaimant { pot, .. } | Reason::BestHand { pot, .. }
                    if self.is_gathered() =>
                {
                    // Who gets a pot is said last, and matters most.
                    let place = marks.pots.get_mut(usize::from(*pot));
                    let free = place.filter(|place| **place == Mark::None || matches!(reason, Reason::BestHand { .. }));
                    if let Some(place) = free {
                        if let Mark::Step(earlier) = *place {
                            marks.used[usize::from(earlier) - 1] = false;
                        }
                        *place = mark;
                        marks.used[at] = true;
                    }
                }
                _ => {
                    let faces = matches!(reason, Reason::FacesEnough { .. } | Reason::FacesTooLittle { .. });
                    for seat in step.seats.iter().filter(|seat| seat.index() < self.hand().players()) {
                        let bet = !self.is_gathered() && !self.bet(seat).is_zero();
                        marks.used[at] |= marks.seats[seat.index()].take(mark, bet, faces);
                    }
                }
            }
        }
        marks
    }
}
