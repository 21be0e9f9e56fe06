//! Games and their facts, their streets, and how they limit a bet.

use crate::Chips;
use crate::rank::Ranking;

/// What is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Game {
    /// Two cards each, five on the board; the best five of seven win.
    #[default]
    Holdem,
    /// Four cards each, five on the board; exactly two of one's own and three of the board.
    Omaha,
    /// Omaha, the pot shared with the best low of eight or better.
    OmahaHiLo,
    /// Five cards, one draw; the best hand wins.
    FiveCardDraw,
    /// Five cards, one draw; the best low wins, deuce to seven.
    Deuce7Single,
    /// Five cards, three draws; the best low wins, deuce to seven.
    Deuce7Triple,
    /// Five cards, one draw; the best low wins, ace to five.
    A5Single,
    /// Five cards, three draws; the best low wins, ace to five.
    A5Triple,
    /// Four cards, three draws; the best badugi wins.
    Badugi,
    /// Five cards, three draws; half for the best deuce-to-seven low, half for the best badugi, the ace high.
    Badeucey,
    /// Five cards, three draws; half for the best ace-to-five low, half for the best badugi.
    Badacey,
    /// Seven cards, four of them open; the best five win.
    Stud,
    /// Stud, the pot shared with the best low of eight or better.
    StudHiLo,
    /// Stud; the best low wins, ace to five.
    Razz,
}

/// How a game is dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Family {
    /// Cards of one's own, and a board that all share.
    Flop,
    /// Cards of one's own, some of which may be changed.
    Draw,
    /// Cards of one's own, some of them open, and no board.
    Stud,
}

/// What rounds of betting, rankings and cards a game has.
struct Facts {
    key: &'static str,
    family: Family,
    /// Cards each player is dealt before the first round.
    dealt: usize,
    streets: &'static [Street],
    /// What the pot goes by; the high half, or the five-card one, where there are two.
    ranking: Ranking,
    /// What the other half goes by.
    other: Option<Ranking>,
}

const FLOP: &[Street] = &[Street::Preflop, Street::Flop, Street::Turn, Street::River];
const ONE_DRAW: &[Street] = &[Street::Predraw, Street::Draw1];
const THREE_DRAWS: &[Street] = &[Street::Predraw, Street::Draw1, Street::Draw2, Street::Draw3];
const STUD: &[Street] = &[Street::Third, Street::Fourth, Street::Fifth, Street::Sixth, Street::Seventh];

impl Game {
    /// All, in order.
    pub const ALL: [Self; 14] = [
        Self::Holdem,
        Self::Omaha,
        Self::OmahaHiLo,
        Self::FiveCardDraw,
        Self::Deuce7Single,
        Self::Deuce7Triple,
        Self::A5Single,
        Self::A5Triple,
        Self::Badugi,
        Self::Badeucey,
        Self::Badacey,
        Self::Stud,
        Self::StudHiLo,
        Self::Razz,
    ];

    /// Whether every game can be dealt, or hold'em alone: the feature `every-game`.
    pub(crate) const EVERY: bool = cfg!(feature = "every-game");

    #[inline(always)]
    const fn facts(self) -> Facts {
        const fn facts(
            key: &'static str,
            (family, dealt, streets): (Family, usize, &'static [Street]),
            ranking: Ranking,
            other: Option<Ranking>,
        ) -> Facts {
            Facts { key, family, dealt, streets, ranking, other }
        }
        // The page asks about hold'em: what only other games need falls away where they are left out.
        if !Self::EVERY {
            return facts("holdem", (Family::Flop, 2, FLOP), Ranking::High, None);
        }
        let single = (Family::Draw, 5, ONE_DRAW);
        let triple = (Family::Draw, 5, THREE_DRAWS);
        let stud = (Family::Stud, 3, STUD);
        match self {
            Self::Holdem => facts("holdem", (Family::Flop, 2, FLOP), Ranking::High, None),
            Self::Omaha => facts("omaha", (Family::Flop, 4, FLOP), Ranking::OmahaHigh, None),
            Self::OmahaHiLo => {
                facts("omaha-hi-lo", (Family::Flop, 4, FLOP), Ranking::OmahaHigh, Some(Ranking::OmahaLow8))
            }
            Self::FiveCardDraw => facts("five-card-draw", single, Ranking::High, None),
            Self::Deuce7Single => facts("27-single", single, Ranking::Low27, None),
            Self::Deuce7Triple => facts("27-triple", triple, Ranking::Low27, None),
            Self::A5Single => facts("a5-single", single, Ranking::LowA5, None),
            Self::A5Triple => facts("a5-triple", triple, Ranking::LowA5, None),
            Self::Badugi => facts("badugi", (Family::Draw, 4, THREE_DRAWS), Ranking::Badugi, None),
            Self::Badeucey => facts("badeucey", triple, Ranking::Low27, Some(Ranking::BadugiAceHigh)),
            Self::Badacey => facts("badacey", triple, Ranking::LowA5, Some(Ranking::Badugi)),
            Self::Stud => facts("stud", stud, Ranking::High, None),
            Self::StudHiLo => facts("stud-hi-lo", stud, Ranking::High, Some(Ranking::Low8)),
            Self::Razz => facts("razz", stud, Ranking::LowA5, None),
        }
    }

    /// Its key in data, such as `27-triple`.
    #[must_use]
    pub fn key(self) -> &'static str {
        self.facts().key
    }

    /// The game with this key.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.key() == key)
    }

    /// How it is dealt.
    #[must_use]
    pub fn family(self) -> Family {
        self.facts().family
    }

    /// How many cards each player is dealt before the first round of betting; of stud the open one included.
    #[must_use]
    pub fn hole_cards(self) -> usize {
        self.facts().dealt
    }

    /// How many cards of his own a player has at the showdown: seven in stud.
    #[must_use]
    pub fn cards(self) -> usize {
        match self.facts() {
            Facts { family: Family::Stud, .. } => 7,
            Facts { dealt, .. } => dealt,
        }
    }

    /// How many of them nobody else may see: three in stud.
    #[must_use]
    pub fn down_cards(self) -> usize {
        match self.facts() {
            Facts { family: Family::Stud, .. } => 3,
            Facts { dealt, .. } => dealt,
        }
    }

    /// How many cards the board may have: five, none in draw, and in stud one, where the deck is too short to give
    /// everybody a seventh.
    #[must_use]
    pub fn board_cards(self) -> usize {
        match self.family() {
            Family::Flop => 5,
            Family::Draw => 0,
            Family::Stud => 1,
        }
    }

    /// Its streets, each with a round of betting.
    #[must_use]
    pub fn streets(self) -> &'static [Street] {
        self.facts().streets
    }

    /// How many draws it has.
    #[must_use]
    pub fn draws(self) -> usize {
        self.streets().iter().filter(|street| street.is_draw()).count()
    }

    /// Its first street.
    #[must_use]
    pub fn first_street(self) -> Street {
        self.streets()[0]
    }

    /// Its last street.
    #[must_use]
    pub fn last_street(self) -> Street {
        self.streets()[self.streets().len() - 1]
    }

    /// The street after this one, or `None` after the last.
    #[must_use]
    pub fn after(self, street: Street) -> Option<Street> {
        let at = self.streets().iter().position(|other| *other == street)?;
        self.streets().get(at + 1).copied()
    }

    /// Whether bets of this street are of the big size in limit: from the middle of the hand on, in stud from fifth
    /// street. (WSOP live 2026, 240, 246 for stud; BARGE for triple draw, where the WSOP does not print it.)
    #[must_use]
    pub fn bets_are_big(self, street: Street) -> bool {
        let streets = self.streets();
        streets.iter().position(|other| *other == street).is_some_and(|at| at >= streets.len() / 2)
    }

    /// The ranking that the pot goes by; where it is shared, that of the high half or of the five-card hand.
    #[must_use]
    pub fn ranking(self) -> Ranking {
        self.facts().ranking
    }

    /// The ranking that the other half goes by, where the pot is shared.
    #[must_use]
    pub fn other_ranking(self) -> Option<Ranking> {
        self.facts().other
    }

    /// The most players: as many as the deck serves. Rooms seat fewer in draw games, six to eight.
    #[must_use]
    pub fn most_players(self) -> usize {
        if self.family() == Family::Stud { 8 } else { crate::Seat::MOST }
    }

    /// Whether the low hand showing acts first and the high card brings it in, as in razz.
    #[must_use]
    pub fn low_acts_first(self) -> bool {
        self.family() == Family::Stud && self.ranking() == Ranking::LowA5
    }

    /// Whether nothing but the best high hand wins.
    #[must_use]
    pub fn is_high_only(self) -> bool {
        self.other_ranking().is_none() && matches!(self.ranking(), Ranking::High | Ranking::OmahaHigh)
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
    /// Before the first draw.
    Predraw,
    /// The first draw and the round after it; of single draw the last.
    Draw1,
    /// The second draw.
    Draw2,
    /// The third draw.
    Draw3,
    /// Two cards down and one open.
    Third,
    /// Two open cards.
    Fourth,
    /// Three open cards.
    Fifth,
    /// Four open cards.
    Sixth,
    /// The last card, down.
    Seventh,
}

impl Street {
    /// All, those of flop games first, each kind of game in order.
    pub const ALL: [Self; 13] = [
        Self::Preflop,
        Self::Flop,
        Self::Turn,
        Self::River,
        Self::Predraw,
        Self::Draw1,
        Self::Draw2,
        Self::Draw3,
        Self::Third,
        Self::Fourth,
        Self::Fifth,
        Self::Sixth,
        Self::Seventh,
    ];

    /// How many cards of the board are dealt.
    #[must_use]
    pub fn board(self) -> usize {
        match self {
            Self::Flop => 3,
            Self::Turn => 4,
            Self::River => 5,
            _ => 0,
        }
    }

    /// How many open cards each player has in stud.
    #[must_use]
    pub fn open_cards(self) -> usize {
        match self {
            Self::Third => 1,
            Self::Fourth => 2,
            Self::Fifth => 3,
            Self::Sixth | Self::Seventh => 4,
            _ => 0,
        }
    }

    /// Whether it begins with a draw.
    #[must_use]
    #[inline]
    pub fn is_draw(self) -> bool {
        Game::EVERY && matches!(self, Self::Draw1 | Self::Draw2 | Self::Draw3)
    }

    /// Its name in data: `preflop`, `flop`, `turn`, `river`; `predraw`, `draw1` to `draw3`; `third` to `seventh`.
    #[must_use]
    pub fn key(self) -> &'static str {
        [
            "preflop", "flop", "turn", "river", "predraw", "draw1", "draw2", "draw3", "third", "fourth", "fifth",
            "sixth", "seventh",
        ][self as usize]
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
        /// Size of a bet and of a raise in the first rounds.
        small_bet: Chips,
        /// Size in the later ones: [`Game::bets_are_big`].
        big_bet: Chips,
        /// The bet and the raises allowed in a round, 5 for a bet and four raises; `None` for no cap.
        wagers: Option<u8>,
    },
}

impl Structure {
    /// The fixed size of a bet on this street of this game, or `None` where bets are not fixed.
    #[must_use]
    pub fn fixed_bet(self, game: Game, street: Street) -> Option<Chips> {
        match self {
            Self::FixedLimit { big_bet, .. } if game.bets_are_big(street) => Some(big_bet),
            Self::FixedLimit { small_bet, .. } => Some(small_bet),
            Self::NoLimit | Self::PotLimit => None,
        }
    }

    /// Its key in data: `no-limit`, `pot-limit`, `fixed-limit`.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::NoLimit => "no-limit",
            Self::PotLimit => "pot-limit",
            Self::FixedLimit { .. } => "fixed-limit",
        }
    }
}

/// How the betting of a hand is opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Opening {
    /// By blinds.
    #[default]
    Blinds,
    /// By the lowest open card, in razz the highest, which puts in so much or more. (TDA 2024, RP-10; WSOP live
    /// 2026, 219.)
    BringIn(Chips),
    /// By nobody: whoever is first may check.
    Nobody,
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

#[cfg(test)]
mod tests {
    use super::*;

    const LIMIT: Structure = Structure::FixedLimit { small_bet: Chips(100), big_bet: Chips(200), wagers: None };

    #[track_caller]
    fn bets(game: Game, sizes: &[u64]) {
        let found: Vec<_> = game.streets().iter().map(|street| LIMIT.fixed_bet(game, *street)).collect();
        assert_eq!(found, sizes.iter().map(|size| Some(Chips(*size))).collect::<Vec<_>>(), "{game:?}");
    }

    #[test]
    fn bet_05_bets_double_in_the_middle_of_the_hand() {
        bets(Game::Holdem, &[100, 100, 200, 200]);
        bets(Game::OmahaHiLo, &[100, 100, 200, 200]);
        bets(Game::Deuce7Single, &[100, 200]);
        bets(Game::Badugi, &[100, 100, 200, 200]);
        bets(Game::Razz, &[100, 100, 200, 200, 200]);
    }

    #[test]
    fn draw_01_single_draw_has_two_rounds_and_triple_draw_four() {
        let rounds = |game: Game| (game.draws(), game.streets().len());
        assert_eq!(rounds(Game::FiveCardDraw), (1, 2));
        assert_eq!(rounds(Game::Deuce7Triple), (3, 4));
        assert_eq!(rounds(Game::Stud), (0, 5));
    }

    #[test]
    fn every_key_is_one_game() {
        assert!(Game::ALL.iter().all(|game| Game::from_key(game.key()) == Some(*game)));
        assert_eq!(Game::from_key("holdem "), None);
    }

    #[test]
    fn the_streets_of_holdem_keep_their_numbers() {
        assert_eq!(FLOP.iter().map(|street| *street as usize).collect::<Vec<_>>(), [0, 1, 2, 3]);
        assert!(Street::ALL.iter().enumerate().all(|(at, street)| *street as usize == at));
    }
}
