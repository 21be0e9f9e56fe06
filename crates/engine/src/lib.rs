//! What the rules say of a poker hand.
//!
//! Words first, then facts, then decisions; each room uses only those above it.
//!
//! ```
//! use croupier_engine::{Action, Chips, Hand, Rulebook, Seat, Setup, Structure, rulings::options};
//!
//! // Blinds 1/2 and four players; the button is seat 0. On the flop A bets 10, B is all-in for 14.
//! let stacks = [200, 200, 16, 200];
//! let mut hand = Hand::deal(Setup::new(Rulebook::TDA, Structure::NoLimit, (1, 2), &stacks, Seat(0)))?;
//! for seat in [3, 0, 1] {
//!     hand.play(Seat(seat), Action::Call)?;
//! }
//! hand.play(Seat(2), Action::Check)?;
//! hand.play(Seat(1), Action::RaiseTo(Chips(10)))?;
//! hand.play(Seat(2), Action::RaiseTo(Chips(14)))?;
//!
//! // C has not acted: he may raise, to 24 at least. (TDA 2024, 43-A.)
//! let ruling = options::options(&hand, Seat(3), hand.rules());
//! assert_eq!(ruling.decision.raise.map(|range| range.min_to), Ok(Chips(24)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
pub mod betting;
mod card;
mod chips;
mod citation;
mod error;
mod game;
mod gesture;
pub mod halves;
mod hand;
pub mod notation;
pub mod pots;
pub mod rank;
mod rulebook;
mod ruling;
pub mod rulings;
mod seat;
mod setup;

pub use action::{Act, Action, Discards, Event, Post};
pub use betting::Barred;
pub use card::{Card, CardSet, Rank, Suit};
pub use chips::Chips;
pub use citation::{Citation, Topic, cite};
pub use error::{ParseError, PlayError, SetupError};
pub use game::{Ante, Family, Game, Opening, Street, Structure};
pub use gesture::{Gesture, Pile, Prior, Words};
pub use hand::Hand;
pub use pots::Stakes;
pub use rulebook::{
    Accepted, Aggression, AnteOrder, AskToSee, BoardDeclared, Book, Cap, CoveringChipsBack, Deadline, FaceUp, Fallen,
    FoldUnasked, FoldedMoney, GestureRules, LastChips, Miscall, Motions, OddChip, Overcall, PassiveOutOfTurn,
    PotLimitBlinds, RaiseSize, Reach, Reopen, Rulebook, SeveralChips, Share, ShowingTie, ShowsFirst, SingleChip,
    SkippedAfter, SplitDrawOddChip, StraddleRaise, Straddles, StudOddChip, Substantial, TableRules, TiedBothWays,
    TurnRules, Uncalled, Uncap, Undercall, Until,
};
pub use ruling::{Reason, Ruling};
pub use seat::{Position, Seat, Seats};
pub use setup::{Setup, blind_seats};
