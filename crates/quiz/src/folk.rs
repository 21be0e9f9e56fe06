//! Folk rules: mistakes that people make, each a rule book that no authority holds.

use croupier_engine::{
    Aggression, FaceUp, FoldedMoney, OddChip, RaiseSize, Reach, Reopen, Rulebook, Share, ShowsFirst, Uncalled,
};

/// A named wrong rule.
#[derive(Clone, Copy, Debug)]
pub struct Folk {
    /// Its key in texts.
    pub key: &'static str,
    change: fn(&mut Rulebook),
}

impl PartialEq for Folk {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
    }
}

impl Folk {
    /// These rules, with the mistake in them.
    #[must_use]
    pub fn mistaken(&self, mut rules: Rulebook) -> Rulebook {
        (self.change)(&mut rules);
        rules
    }
}

/// Mistakes about who may raise, and to how much.
pub const REOPEN: &[Folk] = &[
    Folk { key: "any-all-in-reopens", change: |rules| rules.reopen = Reopen::Always },
    Folk { key: "each-all-in-alone", change: |rules| rules.reopen = Reopen::EachAlone },
    Folk { key: "once-for-the-table", change: |rules| rules.reopen = Reopen::OnceForTheTable },
    Folk { key: "closed-for-all", change: |rules| rules.reopen = Reopen::ClosedForAll },
    Folk { key: "half-reopens", change: |rules| rules.reopen_at = Share::Half },
    Folk { key: "full-bet-in-limit", change: |rules| rules.reopen_limit_at = Share::Full },
    Folk { key: "double-the-bet", change: |rules| rules.raise_size = RaiseSize::Double },
    Folk { key: "last-increment", change: |rules| rules.raise_size = RaiseSize::LastIncrement },
    Folk { key: "sum-of-all-ins", change: |rules| rules.raise_size = RaiseSize::SumOfAllIns },
    Folk { key: "complete-the-all-in", change: |rules| rules.raise_size = RaiseSize::Completion },
    Folk { key: "never-completed", change: |rules| rules.raise_size = RaiseSize::NeverCompleted },
];

/// Mistakes about who shows, and when.
pub const SHOWS_FIRST: &[Folk] = &[
    Folk { key: "left-of-button-first", change: |rules| rules.shows_first = ShowsFirst::LeftOfButton },
    Folk { key: "aggressor-of-the-hand", change: |rules| rules.shows_first = ShowsFirst::HandAggressor },
    Folk { key: "caller-shows-first", change: |rules| rules.shows_first = ShowsFirst::Caller },
    Folk { key: "all-in-call-is-aggression", change: |rules| rules.aggression = Aggression::AnyAllIn },
    Folk { key: "main-pot-shows-too", change: |rules| rules.side_pot_shows_first = false },
    Folk { key: "pusher-has-no-duty", change: |rules| rules.pusher_shows_first = false },
    Folk { key: "cash-order-in-tournament", change: |rules| rules.face_up = FaceUp::InOrder },
    Folk { key: "tournament-face-up-in-cash", change: |rules| rules.face_up = FaceUp::WhenBettingIsOver },
    Folk { key: "up-at-first-all-in", change: |rules| rules.face_up = FaceUp::AtFirstAllIn },
    Folk { key: "up-when-all-are-all-in", change: |rules| rules.face_up = FaceUp::WhenAllAreAllIn },
    Folk { key: "main-pot-hand-stays-down", change: |rules| rules.face_up = FaceUp::SidePotOnly },
];

/// Mistakes about pots.
pub const SIDE_POTS: &[Folk] = &[
    Folk { key: "all-in-wins-all", change: |rules| rules.reach = Reach::Everything },
    Folk { key: "uncalled-stays", change: |rules| rules.uncalled = Uncalled::Stays },
    Folk { key: "folded-money-in-main-pot", change: |rules| rules.folded_money = FoldedMoney::MainPot },
    Folk { key: "odd-chip-to-aggressor", change: |rules| rules.odd_chip = OddChip::Aggressor },
    Folk { key: "odd-chips-to-one", change: |rules| rules.odd_chip = OddChip::AllToFirst },
    Folk { key: "odd-chip-right-of-button", change: |rules| rules.odd_chip = OddChip::RightOfButton },
];
