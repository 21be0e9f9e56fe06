//! Decisions, and the argument for them.

use crate::{Act, Chips, Seat, Seats, Street, Topic};

/// A decision with the steps that lead to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling<T> {
    /// What was decided.
    pub decision: T,
    /// The question it answers.
    pub topic: Topic,
    /// The argument, in order; the last step is the one that decides.
    pub reasons: Vec<Reason>,
}

impl<T> Ruling<T> {
    /// The same argument for a decision said in another way.
    pub fn map<U>(self, say: impl FnOnce(T) -> U) -> Ruling<U> {
        Ruling { decision: say(self.decision), topic: self.topic, reasons: self.reasons }
    }

    /// The topics that the argument touches, each once, in its order.
    pub fn topics(&self) -> impl Iterator<Item = Topic> + '_ {
        let topic = |i: usize| self.reasons[i].topic();
        (0..self.reasons.len()).filter(move |i| !(0..*i).any(|earlier| topic(earlier) == topic(*i))).map(topic)
    }
}

/// One step of an argument, with its numbers as fields. Never a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the fields of a step are named by the words of the field")]
pub enum Reason {
    // -- may a player raise? ------------------------------------------------------
    /// The seat has not acted in this round; posting a blind is not acting.
    NotYetActed { seat: Seat },
    /// The seat has acted and has this much in.
    HasActed { seat: Seat, paid: Chips },
    /// The last full bet or raise of the round, which is the size of a full raise.
    FullRaise { seat: Seat, full_raise: Chips },
    /// The smallest bet of the round, which is the size of a full raise while nobody bet or raised in full.
    SmallestBet { full_raise: Chips },
    /// The size of a bet in this round of a limit game.
    FixedBet { bet: Chips },
    /// A short all-in lifted the level, by less than a full raise.
    ShortAllIn { seat: Seat, by: Chips, to: Chips },
    /// A bet or raise that was full.
    WasFull { seat: Seat, act: Act, by: Chips, to: Chips },
    /// The seat faces at least what reopens the betting.
    FacesEnough { seat: Seat, level: Chips, paid: Chips, facing: Chips, threshold: Chips },
    /// The seat faces less than that.
    FacesTooLittle { seat: Seat, level: Chips, paid: Chips, facing: Chips, threshold: Chips },
    /// Several short all-ins add up to what the seat faces.
    AddUp { seat: Seat, count: u8, facing: Chips },
    /// Calling takes all the seat has.
    CallTakesStack { seat: Seat, stack: Chips, facing: Chips },
    /// Every opponent left is all-in.
    NoOpponentHasChips { seat: Seat },
    /// The round has as many bets and raises as it may.
    Capped { wagers: u8 },
    // -- to how much? ------------------------------------------------------------
    /// The least: the level, and the last full bet or raise on top.
    MinimumRaise { level: Chips, full_raise: Chips, to: Chips },
    /// The least opening bet.
    MinimumBet { to: Chips },
    /// Less than the least is allowed only all-in.
    AllInForLess { seat: Seat, to: Chips, least: Chips },
    /// In limit, a short all-in of less than half a bet is completed.
    Completion { level: Chips, short_by: Chips, to: Chips },
    /// In limit, one bet on top of the level.
    FixedRaise { level: Chips, bet: Chips, to: Chips },
    /// In pot-limit, the most: the level, and the pot after the call.
    PotMaximum { level: Chips, pot: Chips, call: Chips, to: Chips },
    // -- pots ------------------------------------------------------------------
    /// Nobody matched this part of the seat's stake: it goes back.
    Uncalled { seat: Seat, staked: Chips, matched: Chips, chips: Chips },
    /// Every chip was matched.
    AllMatched,
    /// A pot: what each who may win it put in, from one depth of stake to the next, and what folded players left in it.
    Layer { pot: u8, from: Chips, to: Chips, eligible: Seats, folded: Chips, amount: Chips },
    /// A big-blind ante in the main pot.
    DeadAnte { chips: Chips },
    /// Only one seat may win this pot: it is his without a showdown.
    OneClaimant { pot: u8, seat: Seat, amount: Chips },
    /// Side pots are awarded first, the main pot last.
    LastSidePotFirst { pots: u8 },
    /// The best hand among those who may win this pot.
    BestHand { pot: u8, winners: Seats, amount: Chips },
    /// A pot is divided: each gets so much, and so many chips are left over.
    Divided { pot: u8, winners: u8, each: Chips, odd: u8 },
    /// The odd chips of this pot go to these, one each, from the first left of the button.
    OddChips { pot: u8, seats: Seats, unit: Chips },
    // -- showdown ----------------------------------------------------------------
    /// Everybody else folded: no showdown.
    NoShowdown { seat: Seat },
    /// The last to bet or raise in the final round.
    LastAggressor { seat: Seat, act: Act, to: Chips },
    /// Nobody bet in the final round.
    NobodyBet { street: Street },
    /// The first seat left of the button that is still in.
    FirstLeftOfButton { seat: Seat },
    /// Then clockwise.
    Clockwise,
    /// Calling all-in for less is no aggression.
    CallIsNoAggression { seat: Seat },
    /// The betting ended before the last round.
    BettingEndedOn { street: Street },
    /// The player who moved all-in shows first.
    PushedAllIn { seat: Seat },
    /// Nobody moved all-in by a bet or a raise: the player who called all-in is taken for him.
    /// DISPUTED: the rule speaks of a player who pushed all-in, and its text has no such example.
    CalledAllIn { seat: Seat },
    /// Whoever shares in the side pot shows before whoever is in the main pot only.
    SidePotShowsFirst { seats: Seats, after: Seats },
    /// These are all-in.
    AllIn { seats: Seats },
    /// Nobody is all-in: hands are shown in order.
    NobodyAllIn,
    /// These can still bet, so hands stay down.
    CanStillBet { seats: Seats },
    /// No more betting is possible.
    BettingIsOver,
    /// So all hands are turned up at once; nobody may muck.
    AllFaceUp { seats: Seats },
    /// In a cash game hands are shown in order, all-in or not.
    ShownInOrder,
    /// The first to show must show.
    MustShow { seat: Seat },
    /// The others show to claim a pot, or muck.
    MayMuck { seats: Seats },
}

impl Reason {
    /// The rule that it rests on.
    #[must_use]
    pub fn topic(&self) -> Topic {
        match self {
            Self::NotYetActed { .. }
            | Self::HasActed { .. }
            | Self::FullRaise { .. }
            | Self::SmallestBet { .. }
            | Self::ShortAllIn { .. }
            | Self::WasFull { .. }
            | Self::FacesEnough { .. }
            | Self::FacesTooLittle { .. }
            | Self::AddUp { .. } => Topic::Reopen,
            Self::FixedBet { .. } => Topic::ReopenLimit,
            Self::CallTakesStack { .. } | Self::NoOpponentHasChips { .. } => Topic::TableStakes,
            Self::Capped { .. } => Topic::Cap,
            Self::MinimumRaise { .. } | Self::MinimumBet { .. } | Self::AllInForLess { .. } => Topic::RaiseSize,
            Self::Completion { .. } | Self::FixedRaise { .. } => Topic::ReopenLimit,
            Self::PotMaximum { .. } => Topic::PotLimit,
            Self::Uncalled { .. } | Self::AllMatched => Topic::Uncalled,
            Self::Layer { .. } | Self::DeadAnte { .. } | Self::OneClaimant { .. } => Topic::SidePots,
            Self::LastSidePotFirst { .. } => Topic::AwardOrder,
            Self::BestHand { .. } => Topic::CardsSpeak,
            Self::Divided { .. } => Topic::ChipUnit,
            Self::OddChips { .. } => Topic::OddChip,
            Self::NoShowdown { .. } | Self::MustShow { .. } | Self::MayMuck { .. } => Topic::MustShow,
            Self::LastAggressor { .. }
            | Self::NobodyBet { .. }
            | Self::FirstLeftOfButton { .. }
            | Self::Clockwise
            | Self::CallIsNoAggression { .. }
            | Self::BettingEndedOn { .. }
            | Self::PushedAllIn { .. }
            | Self::CalledAllIn { .. }
            | Self::SidePotShowsFirst { .. }
            | Self::ShownInOrder => Topic::ShowOrder,
            Self::AllIn { .. }
            | Self::NobodyAllIn
            | Self::CanStillBet { .. }
            | Self::BettingIsOver
            | Self::AllFaceUp { .. } => Topic::FaceUp,
        }
    }

    /// The seats it speaks of.
    #[must_use]
    pub fn seats(&self) -> Seats {
        match *self {
            Self::NotYetActed { seat }
            | Self::HasActed { seat, .. }
            | Self::FullRaise { seat, .. }
            | Self::ShortAllIn { seat, .. }
            | Self::WasFull { seat, .. }
            | Self::FacesEnough { seat, .. }
            | Self::FacesTooLittle { seat, .. }
            | Self::AddUp { seat, .. }
            | Self::CallTakesStack { seat, .. }
            | Self::NoOpponentHasChips { seat }
            | Self::AllInForLess { seat, .. }
            | Self::Uncalled { seat, .. }
            | Self::OneClaimant { seat, .. }
            | Self::NoShowdown { seat }
            | Self::LastAggressor { seat, .. }
            | Self::FirstLeftOfButton { seat }
            | Self::CallIsNoAggression { seat }
            | Self::PushedAllIn { seat }
            | Self::CalledAllIn { seat }
            | Self::MustShow { seat } => Seats::only(seat),
            Self::Layer { eligible: seats, .. }
            | Self::BestHand { winners: seats, .. }
            | Self::OddChips { seats, .. }
            | Self::SidePotShowsFirst { seats, .. }
            | Self::AllIn { seats }
            | Self::CanStillBet { seats }
            | Self::AllFaceUp { seats }
            | Self::MayMuck { seats } => seats,
            _ => Seats::NONE,
        }
    }
}
