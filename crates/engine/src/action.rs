//! What players do.

use crate::{CardSet, Chips, Seat, Street};

/// What a player does when the action is on him.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Gives up the hand.
    Fold,
    /// Bets nothing where nothing is owed.
    Check,
    /// Matches the level, or puts in all he has where that is less.
    Call,
    /// Bets, raises or completes to this total of the round.
    RaiseTo(Chips),
    /// Puts in the bring-in, or all he has where that is less.
    BringIn,
    /// Changes cards, or stands pat.
    Draw(Discards),
}

/// Cards that are thrown away: their number is public, the cards are not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Discards {
    /// How many; none is to stand pat.
    pub count: u8,
    /// Which, as far as they are known.
    pub known: CardSet,
}

impl Discards {
    /// None: to stand pat.
    pub const PAT: Self = Self { count: 0, known: CardSet::EMPTY };

    /// So many, nobody knows which.
    #[must_use]
    pub fn unseen(count: u8) -> Self {
        Self { count, known: CardSet::EMPTY }
    }

    /// These.
    #[must_use]
    pub fn of(known: CardSet) -> Self {
        Self { count: known.len() as u8, known }
    }
}

/// What an action turned out to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// Gave up the hand.
    Fold,
    /// Bet nothing.
    Check,
    /// Matched the level, or as much of it as he had.
    Call,
    /// Put in the first chips of the round.
    Bet,
    /// Went above the level.
    Raise,
}

/// A forced bet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Post {
    /// The ante of one seat.
    Ante,
    /// The ante that the big blind pays for the table.
    BigBlindAnte,
    /// The small blind.
    SmallBlind,
    /// The big blind.
    BigBlind,
    /// A bet in the dark, before the cards are looked at.
    Straddle,
    /// The bring-in of stud.
    BringIn,
}

/// One line of the log of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// A forced bet was posted.
    Post {
        /// By whom.
        seat: Seat,
        /// Which.
        post: Post,
        /// What was put in, less than asked for where the stack was shorter.
        chips: Chips,
        /// Whether it was all he had.
        all_in: bool,
    },
    /// A street began: its cards are on the board.
    Street(Street),
    /// A player threw cards away, or stood pat.
    Discard {
        /// Who.
        seat: Seat,
        /// How many, and which.
        discards: Discards,
    },
    /// A player was given as many.
    Drawn {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which, as far as they are known.
        known: CardSet,
    },
    /// A player acted.
    Act {
        /// Who.
        seat: Seat,
        /// What it was.
        act: Act,
        /// His total of the round after it.
        to: Chips,
        /// How far the level went up, zero where it did not; a bring-in is no bet, and what completes it counts in full.
        by: Chips,
        /// Whether it was all he had.
        all_in: bool,
    },
}
