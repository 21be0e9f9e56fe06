//! Games, their streets, and how they limit a bet.

use crate::Chips;

/// What is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Game {
    /// Two cards each, five on the board; the best five of seven win.
    #[default]
    Holdem,
    /// Four cards each, five on the board; exactly two of one's own and three of the board.
    Omaha,
}

impl Game {
    /// How many cards each player is dealt.
    #[must_use]
    pub fn hole_cards(self) -> usize {
        match self {
            Self::Holdem => 2,
            Self::Omaha => 4,
        }
    }
}

/// A stage of the deal and its betting round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Street {
    /// Before the first cards of the board.
    Preflop,
    /// Three cards on the board.
    Flop,
    /// Four.
    Turn,
    /// Five: the last betting round.
    River,
}

impl Street {
    /// All, in order.
    pub const ALL: [Self; 4] = [Self::Preflop, Self::Flop, Self::Turn, Self::River];

    /// The street that follows, or `None` after the last.
    #[must_use]
    pub fn next(self) -> Option<Self> {
        Self::ALL.get(self as usize + 1).copied()
    }

    /// How many cards of the board are dealt.
    #[must_use]
    pub fn board(self) -> usize {
        [0, 3, 4, 5][self as usize]
    }

    /// Its name in data: `preflop`, `flop`, `turn`, `river`.
    #[must_use]
    pub fn key(self) -> &'static str {
        ["preflop", "flop", "turn", "river"][self as usize]
    }
}

/// How large a bet may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Structure {
    /// Up to all one has.
    NoLimit,
    /// Up to the size of the pot.
    PotLimit,
    /// Fixed sizes, and a cap on their number.
    FixedLimit {
        /// Size of a bet and of a raise before the flop and on it.
        small_bet: Chips,
        /// Size on the turn and the river.
        big_bet: Chips,
        /// The bet and the raises allowed in a round, 5 for a bet and four raises; `None` for no cap.
        wagers: Option<u8>,
    },
}

impl Structure {
    /// The fixed size of a bet on this street, or `None` where bets are not fixed.
    #[must_use]
    pub fn fixed_bet(self, street: Street) -> Option<Chips> {
        match self {
            Self::FixedLimit { small_bet, .. } if street < Street::Turn => Some(small_bet),
            Self::FixedLimit { big_bet, .. } => Some(big_bet),
            Self::NoLimit | Self::PotLimit => None,
        }
    }
}

/// Who pays an ante, and how much.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Ante {
    /// Nobody.
    #[default]
    None,
    /// Every seat, before the blinds.
    Each(Chips),
    /// The big blind, for the whole table. It is dead money in the main pot: part of nobody's bet.
    BigBlind(Chips),
}

impl Ante {
    /// What one ante is, zero where there is none.
    #[must_use]
    pub fn chips(self) -> Chips {
        match self {
            Self::None => Chips::ZERO,
            Self::Each(ante) | Self::BigBlind(ante) => ante,
        }
    }
}
