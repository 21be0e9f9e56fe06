//! Turn order, as far as books differ.

/// How turn order is kept, and until when what went wrong is corrected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TurnRules {
    /// What a check or a call out of turn leaves a player once somebody bet or raised before him.
    pub passive_out_of_turn: PassiveOutOfTurn,
    /// What makes action substantial.
    pub substantial: Substantial,
    /// After what a skipped player loses his turn.
    pub skipped_after: SkippedAfter,
    /// Whether a fold with nothing to call is binding.
    pub fold_unasked: FoldUnasked,
    /// Until when a bet or raise below the least is made up.
    pub underbet_until: Until,
    /// Until when a pot-limit bet above the pot is cut.
    pub pot_overbet_until: Until,
    /// Until when a pot-limit bet below the pot, from a wrong count, is made up; `None` where no rule says so.
    pub pot_underbet_until: Option<Until>,
}

/// What a check or a call out of turn leaves a player once somebody bet or raised before him.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PassiveOutOfTurn {
    /// All options.
    AllOptions,
    /// A call or a fold where the round began with two players and the dealer did not ask for the act.
    NoRaiseHeadsUp,
    /// A call or a fold.
    NoRaise,
}

/// What makes action substantial. Posted blinds are no acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Substantial {
    /// Two acts, one of which puts chips in; or any three.
    ChipsOrThree,
    /// Two acts that are not both checks or both folds; or any three.
    MixedOrThree,
    /// Any two acts.
    Two,
}

/// After what a skipped player loses his turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SkippedAfter {
    /// Substantial action.
    Substantial,
    /// Three acts behind him.
    Three,
}

/// Whether a fold with nothing to call is binding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FoldUnasked {
    /// It is.
    Binds,
    /// Once somebody acted behind it.
    OnceActedBehind,
}

/// Until when something is corrected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Until {
    /// Until the next card is dealt; in the last round, until hands are shown.
    NextCard,
    /// Until the betting of the round is complete.
    RoundComplete,
    /// Until there was substantial action after it.
    Substantial,
}

impl TurnRules {
    /// Poker TDA, 2024.
    pub const TDA: Self = Self {
        passive_out_of_turn: PassiveOutOfTurn::AllOptions,
        substantial: Substantial::ChipsOrThree,
        skipped_after: SkippedAfter::Substantial,
        fold_unasked: FoldUnasked::Binds,
        underbet_until: Until::NextCard,
        pot_overbet_until: Until::NextCard,
        pot_underbet_until: Some(Until::Substantial),
    };

    /// Tournaments of the World Series of Poker, 2026. DISPUTED: on a pot-limit bet above the pot the book is of two
    /// minds, rule 90-e-2 cuts it until the next card, the betting format of section VIII until substantial action.
    pub const WSOP_TOURNAMENT: Self = Self { passive_out_of_turn: PassiveOutOfTurn::NoRaiseHeadsUp, ..Self::TDA };

    /// Cash games of the World Series of Poker, 2026.
    pub const WSOP_LIVE: Self = Self {
        substantial: Substantial::MixedOrThree,
        fold_unasked: FoldUnasked::OnceActedBehind,
        underbet_until: Until::RoundComplete,
        pot_overbet_until: Until::RoundComplete,
        pot_underbet_until: None,
        ..Self::TDA
    };

    /// Robert's Rules of Poker, cash games.
    pub const ROBERTS: Self = Self {
        passive_out_of_turn: PassiveOutOfTurn::NoRaise,
        substantial: Substantial::Two,
        skipped_after: SkippedAfter::Three,
        ..Self::WSOP_LIVE
    };

    /// A private game in France: it has no book on this, and plays as Robert's Rules do.
    pub const FR_HOME: Self = Self::ROBERTS;
}
