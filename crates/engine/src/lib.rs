//! What the rules say of a poker hand.
//!
//! Words first, then facts, then decisions; each room uses only those above it.

mod card;
mod chips;
mod error;
pub mod rank;
mod seat;

pub use card::{Card, CardSet, Rank, Suit};
pub use chips::Chips;
pub use error::{ParseError, PlayError, SetupError};
pub use seat::{Position, Seat, Seats};

/// Placeholder until the betting room lands in the next commit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Barred {}
impl Barred {
    /// Its key.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {}
    }
}
