//! A rule book is a value: every point on which authorities differ is a switch.
//!
//! So is a mistake: a rule book that no authority holds. A ruling reads switches,
//! never the name of the book.

mod gesture;

pub use gesture::{
    Accepted, CoveringChipsBack, GestureRules, LastChips, Motions, Overcall, SeveralChips, SingleChip, Undercall,
};

/// Whose rules they are. For citing and naming only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Book {
    /// Poker Tournament Directors Association, rules 2024, version 1.0: tournaments.
    Tda2024,
    /// World Series of Poker, official live action rules 2026: cash games.
    WsopLive2026,
}

/// The rules of a table, as far as books or people differ on them.
///
/// Each field is one question; the first variant of its type is what the books say
/// unless the variant says otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rulebook {
    /// Whose rules they are.
    pub book: Book,
    /// When a player who has acted may raise again.
    pub reopen: Reopen,
    /// How much of a full bet or raise reopens the betting in no-limit and pot-limit.
    pub reopen_at: Share,
    /// How much of a bet reopens the betting in fixed limit.
    pub reopen_limit_at: Share,
    /// The least that a raise must add.
    pub raise_size: RaiseSize,
    /// Whether the cap on raises is lifted between two players.
    pub uncap: Uncap,
    /// How the pot counts before the flop when a blind is short (pot-limit).
    pub pot_limit_blinds: PotLimitBlinds,
    /// Which the big blind pays first when he cannot pay both blind and ante.
    pub big_blind_ante: AnteOrder,
    /// Whether all-in hands are turned face up, and when.
    pub face_up: FaceUp,
    /// Who shows first where hands are shown in order.
    pub shows_first: ShowsFirst,
    /// Whether the player who moved all-in shows first when no-limit betting ended before the last round.
    pub pusher_shows_first: bool,
    /// Whether players with a share in a side pot show before those in the main pot only.
    pub side_pot_shows_first: bool,
    /// What makes a player the last aggressor.
    pub aggression: Aggression,
    /// What becomes of the part of a bet that nobody matched.
    pub uncalled: Uncalled,
    /// Who may win chips that an all-in player did not match.
    pub reach: Reach,
    /// Where the chips of players who folded belong.
    pub folded_money: FoldedMoney,
    /// Who gets what cannot be divided.
    pub odd_chip: OddChip,
    /// How words and chips are read.
    pub gesture: GestureRules,
}

/// When a player who has acted may raise again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reopen {
    /// When what he faces is at least a full bet or raise: short all-ins add up, for each player by himself.
    PerPlayer,
    /// When one single raise since his last act was full: each all-in is tested alone. (Folk.)
    EachAlone,
    /// When the short all-ins since the last full raise add up, whoever faces how much. (Folk.)
    OnceForTheTable,
    /// When he faces anything. (Folk.)
    Always,
    /// As per player, but a short all-in also stops those who have not acted. (Folk.)
    ClosedForAll,
}

/// A share of a bet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Share {
    /// All of it.
    Full,
    /// Half of it.
    Half,
}

/// The least that a raise must add.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RaiseSize {
    /// The largest full bet or raise of the round, on top of the level; in limit a bet, or what completes a short
    /// all-in of less than half of one.
    LastFullRaise,
    /// Twice the level. (Folk.)
    Double,
    /// As much as the last raise added, however short. (Folk.)
    LastIncrement,
    /// What the short all-ins come to together. (Folk.)
    SumOfAllIns,
    /// Only what is missing to a full raise: the short all-in is completed. (Folk.)
    Completion,
    /// A full bet on top even of a short all-in that a limit game completes. (Folk.)
    NeverCompleted,
}

/// Whether the cap on raises is lifted between two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Uncap {
    /// Never, until the event itself is heads-up.
    Never,
    /// When the round begins with two players.
    RoundBeginsHeadsUp,
}

/// How the pot counts before the flop in pot-limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PotLimitBlinds {
    /// As if both blinds were full.
    AsIfFull,
    /// What is really there.
    TrueValue,
    /// As if both blinds were full and the small blind were a big one: the first raise goes to four big blinds.
    RoundedUp,
}

/// Which the big blind pays first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnteOrder {
    /// The blind.
    BlindFirst,
    /// The ante.
    AnteFirst,
}

/// Whether all-in hands are turned face up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FaceUp {
    /// All at once, as soon as no more betting is possible.
    WhenBettingIsOver,
    /// Never: hands are shown in order, at the showdown.
    InOrder,
    /// As soon as somebody is all-in and called, though others may still bet. (Folk.)
    AtFirstAllIn,
    /// Only when every player left is all-in. (Folk.)
    WhenAllAreAllIn,
    /// Only the hands of the last side pot; a hand for the main pot alone stays down. (Folk.)
    SidePotOnly,
}

/// Who shows first where hands are shown in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShowsFirst {
    /// The last aggressor of the final round; without one, the first live seat left of the button.
    LastRoundAggressor,
    /// The last aggressor of the hand, on whatever street. (Folk.)
    HandAggressor,
    /// The first live seat left of the button, whoever bet. (Folk.)
    LeftOfButton,
    /// The player who called last. (Folk.)
    Caller,
}

/// What makes a player the last aggressor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aggression {
    /// A bet or a raise, all-in or not.
    BetOrRaise,
    /// Any all-in, a call for less included. (Folk.)
    AnyAllIn,
}

/// What becomes of the part of a bet that nobody matched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Uncalled {
    /// It goes back.
    Returned,
    /// It stays in the pot. (Folk.)
    Stays,
}

/// Who may win chips that an all-in player did not match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reach {
    /// Only those who put in as much: one pot for each depth of stake.
    OwnStake,
    /// Everybody: one pot. (Folk.)
    Everything,
}

/// Where the chips of players who folded belong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FoldedMoney {
    /// In each pot that they reach.
    InEachPot,
    /// All in the main pot. (Folk.)
    MainPot,
}

/// Who gets what cannot be divided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OddChip {
    /// One each, from the first winner left of the button.
    LeftOfButton,
    /// The last aggressor, if he is among the winners. (Folk.)
    Aggressor,
    /// All of them to the first winner left of the button. (Folk.)
    AllToFirst,
    /// One each, from the winner nearest to the button on its right: the last to act. (Folk.)
    RightOfButton,
}

impl Rulebook {
    /// Tournament rules of the Poker TDA, 2024.
    pub const TDA: Self = Self {
        book: Book::Tda2024,
        reopen: Reopen::PerPlayer,
        reopen_at: Share::Full,
        reopen_limit_at: Share::Half,
        raise_size: RaiseSize::LastFullRaise,
        uncap: Uncap::Never,
        pot_limit_blinds: PotLimitBlinds::AsIfFull,
        big_blind_ante: AnteOrder::BlindFirst,
        face_up: FaceUp::WhenBettingIsOver,
        shows_first: ShowsFirst::LastRoundAggressor,
        pusher_shows_first: false,
        side_pot_shows_first: false,
        aggression: Aggression::BetOrRaise,
        uncalled: Uncalled::Returned,
        reach: Reach::OwnStake,
        folded_money: FoldedMoney::InEachPot,
        odd_chip: OddChip::LeftOfButton,
        gesture: GestureRules::TDA,
    };

    /// Cash game rules of the World Series of Poker, 2026.
    pub const WSOP_LIVE: Self = Self {
        book: Book::WsopLive2026,
        uncap: Uncap::RoundBeginsHeadsUp,
        pot_limit_blinds: PotLimitBlinds::RoundedUp,
        face_up: FaceUp::InOrder,
        pusher_shows_first: true,
        side_pot_shows_first: true,
        gesture: GestureRules::WSOP_LIVE,
        ..Self::TDA
    };

    /// The rule books that rule here.
    pub const ALL: [Self; 2] = [Self::TDA, Self::WSOP_LIVE];
}

impl Book {
    /// Its key in data and texts.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Tda2024 => "tda",
            Self::WsopLive2026 => "wsop-cash",
        }
    }

    /// The rules it holds.
    #[must_use]
    pub fn rules(self) -> Rulebook {
        match self {
            Self::Tda2024 => Rulebook::TDA,
            Self::WsopLive2026 => Rulebook::WSOP_LIVE,
        }
    }
}
