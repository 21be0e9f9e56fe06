//! Hands at the showdown, disputes and conduct, as far as books differ.

/// What becomes of hands, disputes and players at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TableRules {
    /// Who may ask to see a hand.
    pub ask_to_see: AskToSee,
    /// Whether the last live hand wins without being shown.
    pub last_hand_unseen: bool,
    /// Whether a player who must show first and does not is penalised.
    pub refusal_penalised: bool,
    /// What "I play the board" is worth to a player who then throws his cards away.
    pub board_declared: BoardDeclared,
    /// What cards are that were pushed away face down and are not in the muck.
    pub pushed_away: Fallen,
    /// What cards are that a player let go into the muck, and that can still be told.
    pub in_muck: Fallen,
    /// Whether exposing cards while others have to act is always penalised.
    pub exposure_penalised: bool,
    /// What misreading one's own hand on purpose may cost.
    pub miscall: Miscall,
    /// Until when the reading of a tabled hand may be disputed.
    pub reading_until: Deadline,
    /// Until when the count or the award of a pot may be.
    pub count_until: Deadline,
    /// Whether an error of the house is looked at even later.
    pub house_error_later: bool,
    /// How many seconds a dispute has when the hand ended at a break; `None` where no rule says so.
    pub break_seconds: Option<u16>,
    /// Whether the dealer may turn up the cards of a player who must show and left.
    pub absent_turned_up: bool,
    /// Whether all-in hands stay down in hand-for-hand play.
    pub hand_for_hand_down: bool,
}

/// Who may ask to see a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AskToSee {
    /// Whoever called in the last round and still has cards: the hand of the last aggressor, by right. Else the floor.
    Callers,
    /// Whoever still has cards; the floor decides.
    HoldersAtDiscretion,
    /// Nobody, unless collusion is suspected: then before the floor.
    OnSuspicion,
    /// Everybody who was dealt in. A hand that the winner asks for is live, one that another asks for is dead.
    DealtIn,
}

/// What "I play the board" is worth to a player who then throws his cards away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardDeclared {
    /// Nothing: all hole cards must be shown.
    Nothing,
    /// His share.
    KeepsShare,
}

/// What cards are that somebody let go of, as long as they can be told for certain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fallen {
    /// Live.
    Live,
    /// What the floor says.
    Floor,
    /// Dead.
    Dead,
}

/// What misreading one's own hand on purpose may cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Miscall {
    /// A penalty.
    Penalty,
    /// The pot.
    Pot,
}

/// Until when something may be disputed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deadline {
    /// Until the pot is handed over.
    PotCollected,
    /// Until the next hand begins: the first riffle, the button of the shuffler, or a new dealer.
    NextHand,
    /// Until there is substantial action in the next hand.
    NextHandSubstantial,
}

impl TableRules {
    /// Poker TDA, 2024.
    pub const TDA: Self = Self {
        ask_to_see: AskToSee::Callers,
        last_hand_unseen: true,
        refusal_penalised: false,
        board_declared: BoardDeclared::Nothing,
        pushed_away: Fallen::Live,
        in_muck: Fallen::Dead,
        exposure_penalised: false,
        miscall: Miscall::Penalty,
        reading_until: Deadline::NextHand,
        count_until: Deadline::NextHandSubstantial,
        house_error_later: false,
        break_seconds: Some(60),
        absent_turned_up: false,
        hand_for_hand_down: true,
    };

    /// Tournaments of the World Series of Poker, 2026.
    pub const WSOP_TOURNAMENT: Self = Self {
        ask_to_see: AskToSee::HoldersAtDiscretion,
        refusal_penalised: true,
        in_muck: Fallen::Floor,
        exposure_penalised: true,
        count_until: Deadline::NextHand,
        break_seconds: None,
        ..Self::TDA
    };

    /// Cash games of the World Series of Poker, 2026.
    pub const WSOP_LIVE: Self = Self {
        ask_to_see: AskToSee::OnSuspicion,
        refusal_penalised: false,
        exposure_penalised: false,
        miscall: Miscall::Pot,
        house_error_later: true,
        hand_for_hand_down: false,
        ..Self::WSOP_TOURNAMENT
    };

    /// Robert's Rules of Poker, cash games. DISPUTED: its showdown 1 has all cards shown to win any part of a pot and
    /// makes no exception of the last live hand; read with the other books, that hand wins unseen.
    pub const ROBERTS: Self = Self {
        ask_to_see: AskToSee::DealtIn,
        last_hand_unseen: false,
        board_declared: BoardDeclared::KeepsShare,
        pushed_away: Fallen::Floor,
        house_error_later: false,
        ..Self::WSOP_LIVE
    };

    /// A private game in France, by custom: an award is disputed before the pot is handed over.
    pub const FR_HOME: Self = Self {
        last_hand_unseen: true,
        reading_until: Deadline::PotCollected,
        count_until: Deadline::PotCollected,
        absent_turned_up: true,
        ..Self::ROBERTS
    };
}
