//! Seats, sets of seats, and the names of positions.

use core::fmt;

/// A seat that takes part in the hand, counted clockwise from 0.
///
/// Empty chairs are not counted: seat 3 sits left of seat 2, and seat 0 left of the last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub u8);

impl Seat {
    /// The most players a hand can have.
    pub const MOST: usize = 10;

    /// Its number, for looking into a list.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The next seat to the left, of `players`.
    #[must_use]
    pub fn left(self, players: usize) -> Self {
        Self(if self.index() + 1 < players { self.0 + 1 } else { 0 })
    }

    /// All the seats once, clockwise, from the first to the left of this one.
    ///
    /// ```
    /// # use croupier_engine::Seat;
    /// let order: Vec<_> = Seat(1).clockwise(3).collect();
    /// assert_eq!(order, [Seat(2), Seat(0), Seat(1)]);
    /// ```
    pub fn clockwise(self, players: usize) -> impl Iterator<Item = Self> + Clone {
        core::iter::successors(Some(self.left(players)), move |seat| Some(seat.left(players))).take(players)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// A set of seats.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Seats(u16);

impl Seats {
    /// Nobody.
    pub const NONE: Self = Self(0);

    /// Only this seat.
    #[must_use]
    pub fn only(seat: Seat) -> Self {
        Self::NONE.with(seat)
    }

    /// The set with one seat more.
    #[must_use]
    pub fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << (seat.0 & 15))
    }

    /// The set without this seat.
    #[must_use]
    pub fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << (seat.0 & 15)))
    }

    /// The seats in either.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The seats of this set that are not in the other.
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether the seat is in it.
    #[must_use]
    pub fn has(self, seat: Seat) -> bool {
        self.0 >> (seat.0 & 15) & 1 == 1
    }

    /// How many.
    #[must_use]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether nobody is in it.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The one seat, or `None` where there are more or none.
    #[must_use]
    pub fn single(self) -> Option<Seat> {
        (self.len() == 1).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// The seats, by number.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..16).map(Seat).filter(move |seat| self.has(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}

/// The place of a seat relative to the button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Position {
    /// Small blind. Heads-up it is the button, and named so.
    SmallBlind,
    /// Big blind.
    BigBlind,
    /// First to act before the flop, left of the big blind; then one and two further.
    UnderTheGun(u8),
    /// Three right of the button.
    Lojack,
    /// Two right of the button.
    Hijack,
    /// Right of the button.
    Cutoff,
    /// The button.
    Button,
}

impl Position {
    /// The position `steps` to the left of the button, of `players` (2 to 10).
    ///
    /// Heads-up the button posts the small blind.
    #[must_use]
    pub fn of(steps: usize, players: usize) -> Self {
        if steps == 0 {
            return Self::Button;
        }
        if players == 2 {
            return Self::BigBlind;
        }
        match (steps, players - steps) {
            (1, _) => Self::SmallBlind,
            (2, _) => Self::BigBlind,
            (3, _) => Self::UnderTheGun(0),
            (_, 1) => Self::Cutoff,
            (_, 2) => Self::Hijack,
            (_, 3) => Self::Lojack,
            (steps, _) => Self::UnderTheGun(steps as u8 - 3),
        }
    }

    /// The short name used in every language: `BTN`, `SB`, `UTG+1`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::SmallBlind => "SB",
            Self::BigBlind => "BB",
            Self::UnderTheGun(0) => "UTG",
            Self::UnderTheGun(1) => "UTG+1",
            Self::UnderTheGun(2) => "UTG+2",
            Self::UnderTheGun(_) => "UTG+3",
            Self::Lojack => "LJ",
            Self::Hijack => "HJ",
            Self::Cutoff => "CO",
            Self::Button => "BTN",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(players: usize, names: &str) {
        let found: Vec<_> = (0..players).map(|steps| Position::of(steps, players).name()).collect();
        assert_eq!(found.join(" "), names);
    }

    #[test]
    fn positions_are_named_from_the_button() {
        check(2, "BTN BB");
        check(3, "BTN SB BB");
        check(4, "BTN SB BB UTG");
        check(5, "BTN SB BB UTG CO");
        check(6, "BTN SB BB UTG HJ CO");
        check(7, "BTN SB BB UTG LJ HJ CO");
        check(8, "BTN SB BB UTG UTG+1 LJ HJ CO");
        check(9, "BTN SB BB UTG UTG+1 UTG+2 LJ HJ CO");
        check(10, "BTN SB BB UTG UTG+1 UTG+2 UTG+3 LJ HJ CO");
    }
}
