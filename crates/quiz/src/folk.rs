//! Folk rules: mistakes that people make, each a rule book that no authority holds.

use croupier_engine::{
    Aggression, FaceUp, FoldedMoney, OddChip, RaiseSize, Reach, Reopen, Rulebook, Share, ShowsFirst, Uncalled,
};

/// A named wrong rule.
#[derive(Clone, Copy, Debug)]
pub struct Folk {
    /// Its key in texts.
    pub key: &'static str,
    /// Whether hands are dealt for it. A mistake that is added once codes are out names answers but
    /// chooses no hands: a code gives the same question for ever.
    pub(crate) chooses: bool,
    change: fn(&mut Rulebook),
}

impl PartialEq for Folk {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
    }
}

impl Folk {
    const fn new(key: &'static str, change: fn(&mut Rulebook)) -> Self {
        Self { key, chooses: true, change }
    }

    /// These rules, with the mistake in them.
    #[must_use]
    pub fn mistaken(&self, mut rules: Rulebook) -> Rulebook {
        (self.change)(&mut rules);
        rules
    }
}

/// Mistakes about who may raise, and to how much; those that show more rarely first, so that the nearest is named.
pub const REOPEN: &[Folk] = &[
    Folk::new("once-for-the-table", |rules| rules.reopen = Reopen::OnceForTheTable),
    Folk::new("each-all-in-alone", |rules| rules.reopen = Reopen::EachAlone),
    Folk::new("half-reopens", |rules| rules.reopen_at = Share::Half),
    Folk::new("any-all-in-reopens", |rules| rules.reopen = Reopen::Always),
    Folk::new("closed-for-all", |rules| rules.reopen = Reopen::ClosedForAll),
    Folk::new("full-bet-in-limit", |rules| rules.reopen_limit_at = Share::Full),
    Folk::new("sum-of-all-ins", |rules| rules.raise_size = RaiseSize::SumOfAllIns),
    Folk::new("complete-the-all-in", |rules| rules.raise_size = RaiseSize::Completion),
    Folk::new("never-completed", |rules| rules.raise_size = RaiseSize::NeverCompleted),
    Folk::new("double-the-bet", |rules| rules.raise_size = RaiseSize::Double),
    Folk::new("last-increment", |rules| rules.raise_size = RaiseSize::LastIncrement),
];

/// A mistake about turning all-in hands up, where the rules turn them up at all.
fn instead_of_face_up(rules: &mut Rulebook, mistaken: FaceUp) {
    if rules.face_up == FaceUp::WhenBettingIsOver {
        rules.face_up = mistaken;
    }
}

/// Mistakes about who shows, and when; the nearest first.
pub const SHOWS_FIRST: &[Folk] = &[
    Folk::new("all-in-call-is-aggression", |rules| rules.aggression = Aggression::AnyAllIn),
    Folk::new("main-pot-shows-too", |rules| rules.side_pot_shows_first = false),
    Folk::new("pusher-has-no-duty", |rules| rules.pusher_shows_first = false),
    Folk::new("up-when-all-are-all-in", |rules| instead_of_face_up(rules, FaceUp::WhenAllAreAllIn)),
    Folk::new("main-pot-hand-stays-down", |rules| instead_of_face_up(rules, FaceUp::SidePotOnly)),
    Folk::new("cash-order-in-tournament", |rules| rules.face_up = FaceUp::InOrder),
    Folk::new("up-at-first-all-in", |rules| instead_of_face_up(rules, FaceUp::AtFirstAllIn)),
    Folk::new("tournament-face-up-in-cash", |rules| rules.face_up = FaceUp::WhenBettingIsOver),
    Folk::new("aggressor-of-the-hand", |rules| rules.shows_first = ShowsFirst::HandAggressor),
    Folk::new("left-of-button-first", |rules| rules.shows_first = ShowsFirst::LeftOfButton),
    Folk::new("caller-shows-first", |rules| rules.shows_first = ShowsFirst::Caller),
];

/// Mistakes about pots; the nearest first.
pub const SIDE_POTS: &[Folk] = &[
    Folk::new("all-in-wins-all", |rules| rules.reach = Reach::Everything),
    Folk::new("uncalled-stays", |rules| rules.uncalled = Uncalled::Stays),
    Folk::new("folded-money-in-main-pot", |rules| rules.folded_money = FoldedMoney::MainPot),
    Folk::new("odd-chip-to-aggressor", |rules| rules.odd_chip = OddChip::Aggressor),
    Folk::new("odd-chips-to-one", |rules| rules.odd_chip = OddChip::AllToFirst),
    Folk::new("odd-chip-right-of-button", |rules| rules.odd_chip = OddChip::RightOfButton),
];
