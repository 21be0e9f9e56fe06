//! The kinds of questions, and how hard they are.

use croupier_engine::{Hand, Rulebook, Ruling, Seat};

use crate::kinds::{reopen, shows_first, side_pots};
use crate::{Answer, Folk, Form, Rng, folk};

/// How hard a question is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// A curated scenario, not dealt from a seed: of any level.
    Scenario,
    /// One rule.
    One,
    /// Two rules meet.
    Two,
    /// The corner that floor staff argue about.
    Three,
}

impl Level {
    /// All, scenarios first.
    pub const ALL: [Self; 4] = [Self::Scenario, Self::One, Self::Two, Self::Three];

    /// The levels that questions are dealt at.
    pub const DEALT: [Self; 3] = [Self::One, Self::Two, Self::Three];

    /// Its number: 0 for a scenario, 1 to 3.
    #[must_use]
    pub fn number(self) -> u8 {
        self as u8
    }
}

/// What kind of question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// May this player raise, and to how much at least?
    Reopen,
    /// Who shows first, in what order, and must all hands go up now?
    ShowsFirst,
    /// What goes back, how large is each pot, who may win it, who gets what?
    SidePots,
}

/// A hand, and what is asked about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Dealt {
    /// The hand as it stands.
    pub(crate) hand: Hand,
    /// What is asked.
    pub ask: Ask,
}

/// What is asked about a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ask {
    /// May this seat raise, and to how much at least?
    MayRaise(Seat),
    /// Who shows first?
    ShowsFirst,
    /// In what order do they show?
    ShowOrder,
    /// Are all hands turned up now?
    FaceUpNow,
    /// What goes back, how large is each pot, and who may win it?
    BuildPots,
    /// Who gets what?
    Award,
}

impl Kind {
    /// All, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Reopen, Self::ShowsFirst, Self::SidePots];

    /// Its number in codes. It never changes.
    #[must_use]
    pub fn number(self) -> u16 {
        match self {
            Self::Reopen => 1,
            Self::ShowsFirst => 2,
            Self::SidePots => 3,
        }
    }

    /// Its key in texts and data.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Reopen => "reopen",
            Self::ShowsFirst => "shows-first",
            Self::SidePots => "side-pots",
        }
    }

    /// The mistakes that people make about it.
    #[must_use]
    pub fn folks(self) -> &'static [Folk] {
        match self {
            Self::Reopen => folk::REOPEN,
            Self::ShowsFirst => folk::SHOWS_FIRST,
            Self::SidePots => folk::SIDE_POTS,
        }
    }

    /// Deals a hand by legal plays, or gives up on one that asks nothing.
    ///
    /// `wish` is the same for every try at one question: what its answer should be is read from it.
    pub(crate) fn deal(self, rng: &mut Rng, wish: Rng, level: Level, rules: &Rulebook) -> Option<Dealt> {
        match self {
            Self::Reopen => reopen::deal(rng, wish, level, rules),
            Self::ShowsFirst => shows_first::deal(rng, wish, level, rules),
            Self::SidePots => side_pots::deal(rng, wish, level, rules),
        }
    }
}

impl Ask {
    /// The kind it belongs to.
    #[must_use]
    pub fn kind(self) -> Kind {
        match self {
            Self::MayRaise(_) => Kind::Reopen,
            Self::ShowsFirst | Self::ShowOrder | Self::FaceUpNow => Kind::ShowsFirst,
            Self::BuildPots | Self::Award => Kind::SidePots,
        }
    }

    /// Its key in texts and data.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::MayRaise(_) => "may-raise",
            Self::ShowsFirst => "shows-first",
            Self::ShowOrder => "show-order",
            Self::FaceUpNow => "face-up-now",
            Self::BuildPots => "build-pots",
            Self::Award => "award",
        }
    }

    /// What is wanted, part by part.
    #[must_use]
    pub fn forms(self, hand: &Hand) -> Vec<Form> {
        match self.kind() {
            Kind::Reopen => reopen::forms(),
            Kind::ShowsFirst => shows_first::forms(self, hand),
            Kind::SidePots => side_pots::forms(self, hand),
        }
    }

    /// Asks the engine what these rules answer, and why.
    #[must_use]
    pub fn judge(self, hand: &Hand, rules: &Rulebook) -> Ruling<Answer> {
        match self {
            Self::MayRaise(seat) => reopen::judge(hand, seat, rules),
            Self::ShowsFirst | Self::ShowOrder | Self::FaceUpNow => shows_first::judge(self, hand, rules),
            Self::BuildPots | Self::Award => side_pots::judge(self, hand, rules),
        }
    }
}
