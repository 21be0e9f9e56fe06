//! Draws: who has thrown away what, and what came for it.

use crate::{Card, CardSet, Discards, Event, PlayError, Seat, Seats, Setup};

/// The cards of a draw game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Draws {
    /// What each seat holds now, as far as it is known.
    pub(super) held: Vec<Vec<Card>>,
    /// Whether a draw is on.
    pub(super) on: bool,
    /// Who has drawn or stood pat in it.
    pub(super) declared: Seats,
    /// What each has thrown away in it.
    thrown: [Discards; Seat::MOST],
    /// How many cards each has drawn over the hand.
    pub(super) taken: [u8; Seat::MOST],
}

impl Draws {
    pub(super) fn new(setup: &Setup) -> Self {
        let mut held = setup.hole.clone();
        held.resize(setup.stacks.len(), Vec::new());
        let (thrown, taken) = ([Discards::PAT; Seat::MOST], [0; Seat::MOST]);
        Self { held, on: false, declared: Seats::NONE, thrown, taken }
    }

    /// Begins a draw.
    pub(super) fn begin(&mut self) {
        self.on = true;
        self.declared = Seats::NONE;
        self.thrown = [Discards::PAT; Seat::MOST];
    }

    /// What is left to a seat that holds `size` cards when it throws these away, as far as it is known.
    ///
    /// Cards that nobody has seen go first; where more go than those, nobody knows what is left.
    fn left(&self, seat: Seat, discards: Discards, size: usize) -> Option<Vec<Card>> {
        let held = &self.held[seat.index()];
        let mut unseen = size - held.len();
        let (count, known) = (usize::from(discards.count), discards.known.len() as usize);
        let revealed: CardSet = discards.known.iter().filter(|card| !held.contains(card)).collect();
        let others = || (0..).map(Seat).zip(&self.held).filter(|(other, _)| *other != seat);
        if count > size || known > count || others().any(|(_, held)| held.iter().any(|card| revealed.has(*card))) {
            return None;
        }
        unseen = unseen.checked_sub(revealed.len() as usize)?;
        let left = held.iter().copied().filter(|card| !discards.known.has(*card)).collect();
        Some(if count - known > unseen { Vec::new() } else { left })
    }

    /// Throws cards away.
    pub(super) fn throw(&mut self, seat: Seat, discards: Discards, size: usize) -> Result<(), PlayError> {
        let left = self.left(seat, discards, size).ok_or(PlayError::Discards)?;
        self.held[seat.index()] = left;
        self.thrown[seat.index()] = discards;
        self.declared = self.declared.with(seat);
        Ok(())
    }

    /// Ends the draw: each is given what he asked for, in the order of `seats`.
    pub(super) fn serve(&mut self, setup: &Setup, seats: impl Iterator<Item = Seat>) -> Result<Vec<Event>, PlayError> {
        let mut out: CardSet = self.held.iter().flatten().copied().collect();
        out = self.thrown.iter().fold(out, |out, thrown| out.union(thrown.known));
        let mut served = Vec::new();
        for seat in seats.filter(|seat| self.thrown[seat.index()].count > 0) {
            let (count, taken) = (self.thrown[seat.index()].count, usize::from(self.taken[seat.index()]));
            let queue = setup.drawn.get(seat.index()).map_or(&[][..], |drawn| drawn.get(taken..).unwrap_or_default());
            let mut known = CardSet::EMPTY;
            for card in queue.iter().take(count.into()).copied().flatten() {
                if out.has(card) {
                    return Err(PlayError::Drawn(card));
                }
                (out, known) = (out.with(card), known.with(card));
                self.held[seat.index()].push(card);
            }
            self.taken[seat.index()] += count;
            served.push(Event::Drawn { seat, count, known });
        }
        self.on = false;
        Ok(served)
    }
}
