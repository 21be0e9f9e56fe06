//! A rule book is a value: every point on which authorities differ is a switch.
//!
//! So is a mistake: a rule book that no authority holds. A ruling reads switches,
//! never the name of the book.

mod gesture;
mod table;
mod turn;

use crate::Game;

pub use gesture::{
    Accepted, CoveringChipsBack, GestureRules, LastChips, Motions, Overcall, SeveralChips, SingleChip, Undercall,
};
pub use table::{AskToSee, BoardDeclared, Deadline, Fallen, Miscall, TableRules};
pub use turn::{FoldUnasked, PassiveOutOfTurn, SkippedAfter, Substantial, TurnRules, Until};

/// Whose rules they are. For citing and naming only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Book {
    /// Poker Tournament Directors Association, rules 2024, version 1.0: tournaments.
    Tda2024,
    /// World Series of Poker, official live action rules 2026: cash games.
    WsopLive2026,
    /// World Series of Poker, official tournament rules 2026. What they do not say, the live action rules do (129).
    WsopTournament2026,
    /// Robert's Rules of Poker, version 11: cash games. Its rules are counted by section.
    Roberts11,
    /// The private game as it is played in France, by custom: cash, and the pots ("coups de pot") of draw poker.
    FrenchHome,
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
    /// How many bets and raises a round of a limit game has.
    pub cap: Cap,
    /// Whether the cap on raises is lifted between two players.
    pub uncap: Uncap,
    /// Whether an open pair on fourth street lets anyone bet the big bet (stud high only).
    pub open_pair_doubles: bool,
    /// Who acts first of two stud hands that show the same.
    pub showing_tie: ShowingTie,
    /// Who may straddle.
    pub straddles: Straddles,
    /// What the first raise over a straddle must add.
    pub straddle_raise: StraddleRaise,
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
    /// Which card decides who gets it in stud.
    pub stud_odd_chip: StudOddChip,
    /// Which half of a split draw game gets it.
    pub split_draw_odd_chip: SplitDrawOddChip,
    /// How a pot is split among hands that tie both ways.
    pub tied_both_ways: TiedBothWays,
    /// How words and chips are read.
    pub gesture: GestureRules,
    /// How turn order is kept.
    pub turn: TurnRules,
    /// What becomes of hands, disputes and players at the table.
    pub table: TableRules,
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

/// How many bets and raises a round of a limit game has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cap {
    /// As many as the house says.
    House,
    /// A bet and four raises.
    FourRaises,
    /// A bet and three raises; four where the game has two rounds only.
    ThreeRaises,
}

/// Whether the cap on raises is lifted between two players.
///
/// Whatever it says, there is none when the whole event is down to two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Uncap {
    /// Never, until the event itself is heads-up.
    Never,
    /// When the round begins with two players.
    RoundBeginsHeadsUp,
    /// From when two players are left, if the round was not capped by then.
    BecomesHeadsUp,
}

/// Who acts first of two stud hands that show the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShowingTie {
    /// The one whose highest card is of the higher suit.
    Suit,
    /// The same in seven-card stud; in stud eight-or-better and razz the first left of the dealer.
    SuitInStudHigh,
    /// The first left of the dealer.
    Position,
}

/// Who may straddle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Straddles {
    /// Nobody.
    Never,
    /// The player left of the big blind.
    UnderTheGun,
    /// He, or the player on the button; on the button not in limit.
    UnderTheGunOrButton,
}

/// What the first raise over a straddle must add.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StraddleRaise {
    /// The straddle: it is a new opening bet.
    Straddle,
    /// The big blind: the straddle was a raise of one. (WSOP live 2024, 11.)
    BigBlind,
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

/// Which card decides who gets the odd chip in stud.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StudOddChip {
    /// The highest by suit of the five that play, for a low hand too.
    HighestOfFive,
    /// The highest by suit of all seven for a high hand, the lowest for a low one.
    OfAllSeven,
}

/// Which half of a split draw game gets the odd chip.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SplitDrawOddChip {
    /// The half of the first winner left of the button.
    ByPosition,
    /// The half of the five-card hand. (BARGE.)
    FiveCardHand,
}

/// How a pot is split among hands that tie for both halves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TiedBothWays {
    /// Each half by itself.
    ByHalves,
    /// The whole pot as evenly as possible.
    WholePot,
}

impl Rulebook {
    /// Tournament rules of the Poker TDA, 2024.
    pub const TDA: Self = Self {
        book: Book::Tda2024,
        reopen: Reopen::PerPlayer,
        reopen_at: Share::Full,
        reopen_limit_at: Share::Half,
        raise_size: RaiseSize::LastFullRaise,
        cap: Cap::House,
        uncap: Uncap::Never,
        open_pair_doubles: false,
        showing_tie: ShowingTie::Suit,
        straddles: Straddles::Never,
        straddle_raise: StraddleRaise::Straddle,
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
        stud_odd_chip: StudOddChip::HighestOfFive,
        split_draw_odd_chip: SplitDrawOddChip::ByPosition,
        // DISPUTED: the TDA says that the odd chip goes to the high hand (20-C), and no more.
        tied_both_ways: TiedBothWays::ByHalves,
        gesture: GestureRules::TDA,
        turn: TurnRules::TDA,
        table: TableRules::TDA,
    };

    /// Cash game rules of the World Series of Poker, 2026.
    pub const WSOP_LIVE: Self = Self {
        book: Book::WsopLive2026,
        cap: Cap::FourRaises,
        uncap: Uncap::RoundBeginsHeadsUp,
        open_pair_doubles: true,
        showing_tie: ShowingTie::Position,
        straddles: Straddles::UnderTheGunOrButton,
        pot_limit_blinds: PotLimitBlinds::RoundedUp,
        face_up: FaceUp::InOrder,
        pusher_shows_first: true,
        side_pot_shows_first: true,
        tied_both_ways: TiedBothWays::WholePot,
        gesture: GestureRules::WSOP_LIVE,
        turn: TurnRules::WSOP_LIVE,
        table: TableRules::WSOP_LIVE,
        ..Self::TDA
    };

    /// Tournament rules of the World Series of Poker, 2026.
    pub const WSOP_TOURNAMENT: Self = Self {
        book: Book::WsopTournament2026,
        cap: Cap::FourRaises,
        pot_limit_blinds: PotLimitBlinds::TrueValue,
        showing_tie: ShowingTie::SuitInStudHigh,
        gesture: GestureRules::WSOP_TOURNAMENT,
        turn: TurnRules::WSOP_TOURNAMENT,
        table: TableRules::WSOP_TOURNAMENT,
        tied_both_ways: TiedBothWays::WholePot,
        ..Self::TDA
    };

    /// Cash games by Robert's Rules of Poker.
    pub const ROBERTS: Self = Self {
        book: Book::Roberts11,
        cap: Cap::ThreeRaises,
        uncap: Uncap::BecomesHeadsUp,
        straddles: Straddles::UnderTheGun,
        pusher_shows_first: false,
        stud_odd_chip: StudOddChip::OfAllSeven,
        gesture: GestureRules::ROBERTS,
        turn: TurnRules::ROBERTS,
        table: TableRules::ROBERTS,
        ..Self::WSOP_LIVE
    };

    /// The private game as it is played in France. No text rules it: where custom is silent, the cash rules that
    /// most books share do.
    pub const FR_HOME: Self = Self {
        book: Book::FrenchHome,
        cap: Cap::House,
        uncap: Uncap::Never,
        open_pair_doubles: false,
        pot_limit_blinds: PotLimitBlinds::TrueValue,
        pusher_shows_first: false,
        gesture: GestureRules::FR_HOME,
        turn: TurnRules::FR_HOME,
        table: TableRules::FR_HOME,
        ..Self::WSOP_LIVE
    };

    /// The rule books that rule here.
    pub const ALL: [Self; 5] = [Self::TDA, Self::WSOP_TOURNAMENT, Self::WSOP_LIVE, Self::ROBERTS, Self::FR_HOME];

    /// Those that questions are asked under.
    pub const OFFERED: [Self; 2] = [Self::TDA, Self::WSOP_LIVE];

    /// How many bets and raises a limit round of this game has, or `None` where the book leaves it to the house.
    /// (WSOP live 2026, 130; WSOP tournament 2026, 100-b; Robert's, betting 3; TDA 2024, 48.)
    #[must_use]
    pub fn wagers(&self, game: Game) -> Option<u8> {
        match self.cap {
            Cap::House => None,
            Cap::FourRaises => Some(5),
            Cap::ThreeRaises => Some(if game.streets().len() > 2 { 4 } else { 5 }),
        }
    }
}

impl Book {
    /// The book with this key.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Rulebook::ALL.into_iter().map(|rules| rules.book).find(|book| book.key() == key)
    }

    /// Its key in data and texts.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Tda2024 => "tda",
            Self::WsopLive2026 => "wsop-cash",
            Self::WsopTournament2026 => "wsop-tournament",
            Self::Roberts11 => "roberts-cash",
            Self::FrenchHome => "fr-home",
        }
    }

    /// The rules it holds.
    #[must_use]
    pub fn rules(self) -> Rulebook {
        match self {
            Self::Tda2024 => Rulebook::TDA,
            Self::WsopLive2026 => Rulebook::WSOP_LIVE,
            Self::WsopTournament2026 => Rulebook::WSOP_TOURNAMENT,
            Self::Roberts11 => Rulebook::ROBERTS,
            Self::FrenchHome => Rulebook::FR_HOME,
        }
    }
}
