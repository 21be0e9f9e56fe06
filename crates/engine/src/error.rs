//! Mistakes in data, for its author. What a player does wrong at the table is no
//! error: it is what a ruling is about.

use core::fmt;

use crate::{Chips, Seat};

/// A table that cannot be dealt to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// A hand takes 2 to 10 players, in stud 8.
    Players(usize),
    /// A game that was left out when the engine was compiled: it deals hold'em alone without the feature `every-game`.
    Game,
    /// A seat that is not at the table.
    NoSuchSeat(Seat),
    /// A seat without chips.
    NoChips(Seat),
    /// More chips than a hand can hold: [`Chips::MOST`].
    TooManyChips,
    /// The big blind, or a bet of a limit game, is zero.
    NoBet,
    /// The small blind is more than the big blind.
    Blinds {
        /// The small blind.
        small: Chips,
        /// The big blind.
        big: Chips,
    },
    /// The blinds are not posted by the seats that follow the button.
    BlindSeats,
    /// The chip unit is zero, or an amount cannot be paid in it.
    Unit(Chips),
    /// The same card twice, or a wrong number of cards; in stud, a seat without an open card.
    Cards,
    /// The game is not opened in this way: blinds in stud, a bring-in elsewhere or of the size of a bet.
    Opening,
    /// A straddle that the rules of the table do not know, out of its place, or of less than twice the price.
    Straddle,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players(players) => write!(f, "{players} players; a hand takes 2 to 10, in stud 8"),
            Self::Game => write!(f, "this engine was compiled for hold'em alone"),
            Self::NoSuchSeat(seat) => write!(f, "{seat} is not at the table"),
            Self::NoChips(seat) => write!(f, "{seat} has no chips"),
            Self::TooManyChips => write!(f, "more than {} chips on the table", Chips::MOST),
            Self::NoBet => write!(f, "the smallest bet is zero"),
            Self::Blinds { small, big } => write!(f, "small blind {small} above big blind {big}"),
            Self::BlindSeats => write!(f, "the blinds do not follow the button"),
            Self::Unit(amount) => write!(f, "{amount} cannot be paid in the smallest chip"),
            Self::Cards => write!(f, "a card is there twice, or their number is wrong"),
            Self::Opening => write!(f, "this game is not opened by such a forced bet"),
            Self::Straddle => write!(f, "no such straddle is allowed here"),
        }
    }
}

impl core::error::Error for SetupError {}

/// An action that the rules do not allow at this point of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// Nobody has anything left to decide.
    HandOver,
    /// The action is on another seat.
    OutOfTurn {
        /// Who acted.
        seat: Seat,
        /// Who should have.
        to_act: Seat,
    },
    /// A check, but there is something to call.
    Owes(Chips),
    /// A call, but there is nothing to call.
    NothingToCall,
    /// This seat may not raise now.
    NoRaise(crate::Barred),
    /// A raise outside of what is allowed; all are totals of the round.
    RaiseSize {
        /// What it was raised to.
        to: Chips,
        /// The least it may be raised to.
        least: Chips,
        /// The most it may be raised to.
        most: Chips,
    },
    /// A street was dealt, or cards were, when it was not time for it.
    NotNow,
    /// The seat brings it in, or completes: it may neither fold nor call.
    MustBringIn,
    /// No bring-in is owed.
    NoBringIn,
    /// A bet, but it is time to draw.
    MustDraw,
    /// A draw, but it is time to bet.
    NoDraw,
    /// More cards are thrown away than are held, or one that is not held.
    Discards,
    /// A card is drawn that somebody else holds or has just thrown away.
    Drawn(crate::Card),
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::HandOver => write!(f, "the betting of this hand is over"),
            Self::OutOfTurn { seat, to_act } => write!(f, "{seat} acts, but it is on {to_act}"),
            Self::Owes(chips) => write!(f, "check, but {chips} are to be called"),
            Self::NothingToCall => write!(f, "call, but nothing is to be called"),
            Self::NoRaise(why) => write!(f, "no raise is allowed: {}", why.key()),
            Self::RaiseSize { to, least, most } => write!(f, "raise to {to}, allowed are {least} to {most}"),
            Self::NotNow => write!(f, "cards are dealt too early, or too late"),
            Self::MustBringIn => write!(f, "neither fold nor call: the bring-in is owed"),
            Self::NoBringIn => write!(f, "no bring-in is owed"),
            Self::MustDraw => write!(f, "no bet now: cards are drawn"),
            Self::NoDraw => write!(f, "no cards are drawn now"),
            Self::Discards => write!(f, "cards are thrown away that are not held"),
            Self::Drawn(card) => write!(f, "{card} is drawn, but it is out already"),
        }
    }
}

impl core::error::Error for PlayError {}

/// Text that does not say what it should.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseError {
    /// No card: rank `23456789TJQKA`, then suit `cdhs`.
    Card(String),
    /// A file that does not say what it should.
    Line {
        /// The line, from 1.
        line: usize,
        /// What is wrong there.
        reason: String,
    },
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(text) => write!(f, "not a card: {text:?}"),
            Self::Line { line, reason } => write!(f, "line {line}: {reason}"),
        }
    }
}

impl core::error::Error for ParseError {}
