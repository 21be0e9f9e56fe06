//! What players do.

use crate::{Chips, Seat, Street};

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
    /// A player acted.
    Act {
        /// Who.
        seat: Seat,
        /// What it was.
        act: Act,
        /// His total of the round after it.
        to: Chips,
        /// How far the level went up, zero where it did not.
        by: Chips,
        /// Whether it was all he had.
        all_in: bool,
    },
}
