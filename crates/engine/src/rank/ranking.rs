//! The rankings a game may be played by, and how strong a hand is in each.

use super::badugi::{self, Ace};
use super::{high, low_a5, low8, low27, omaha};
use crate::CardSet;

/// What decides who wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ranking {
    /// The best five cards.
    High,
    /// Deuce-to-seven low.
    Low27,
    /// Ace-to-five low.
    LowA5,
    /// Ace-to-five low, eight or better.
    Low8,
    /// Badugi.
    Badugi,
    /// Badugi in which the ace is high.
    BadugiAceHigh,
    /// The best five cards, two of one's own and three of the board.
    OmahaHigh,
    /// The low of two cards of one's own and three of the board, eight or better.
    OmahaLow8,
}

impl Ranking {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::High,
        Self::Low27,
        Self::LowA5,
        Self::Low8,
        Self::Badugi,
        Self::BadugiAceHigh,
        Self::OmahaHigh,
        Self::OmahaLow8,
    ];

    /// Its name in data, such as `omaha_high`.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::High => "high",
            Self::Low27 => "low27",
            Self::LowA5 => "lowA5",
            Self::Low8 => "low8",
            Self::Badugi => "badugi",
            Self::BadugiAceHigh => "badugi_acehigh",
            Self::OmahaHigh => "omaha_high",
            Self::OmahaLow8 => "omaha_low8",
        }
    }
}

/// How strong a hand is: the higher wins, and equal ones split the pot. Only strengths of one ranking
/// compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Strength(u64);

/// How strong these cards are by this ranking, or `None` where they make no hand that may win.
///
/// ```
/// # use croupier_engine::{Card, CardSet, ParseError, rank::{Ranking, strength}};
/// # fn cards(text: &str) -> Result<CardSet, ParseError> { text.split(' ').map(str::parse::<Card>).collect() }
/// let board = cards("2h 3d 7c Ks Kd")?;
/// let low = |hole: &str| Ok::<_, ParseError>(strength(Ranking::OmahaLow8, cards(hole)?, board));
/// assert!(low("Ac 4d Qh Js")? > low("Kc 5d 4h Js")?);
/// assert_eq!(low("Ac Ad Qh Js")?, None);
/// # Ok::<(), ParseError>(())
/// ```
#[must_use]
pub fn strength(ranking: Ranking, hole: CardSet, board: CardSet) -> Option<Strength> {
    let cards = hole.union(board);
    let strength = match ranking {
        // Hold'em alone knows no other.
        _ if !crate::Game::EVERY => high::value(cards).0.into(),
        Ranking::High => high::value(cards).0.into(),
        Ranking::Low27 => low27::value(cards).0,
        Ranking::LowA5 => low_a5::value(cards).0,
        Ranking::Low8 => low8::value(cards)?.0,
        Ranking::Badugi => badugi::value(cards, Ace::Low).0.into(),
        Ranking::BadugiAceHigh => badugi::value(cards, Ace::High).0.into(),
        Ranking::OmahaHigh => omaha::high(hole, board)?.0.into(),
        Ranking::OmahaLow8 => omaha::low8(hole, board)?.0,
    };
    Some(Strength(strength))
}
