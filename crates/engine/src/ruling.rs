//! Decisions, and the argument for them.

use crate::{Act, Card, Chips, Deadline, Seat, Seats, Street, Topic};

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
    /// A bring-in is no bet: the least raise makes it one.
    CompletesBringIn { to: Chips },
    /// A pair shows on fourth street of stud: a bet may also be of the big size.
    LargerBet { to: Chips },
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
    /// What is played for on one of several boards.
    BoardShare { pot: u8, board: u8, amount: Chips },
    /// A pot is shared: so much for the high hand or the five-card hand, so much for the low or the badugi.
    Halved { pot: u8, first: Chips, second: Chips },
    /// Nobody has a low: the high hand takes all.
    NoLow { pot: u8 },
    /// The same hand, or hands that tie both ways, win both halves: the pot is not halved.
    BothWays { pot: u8, seats: Seats },
    /// The odd chip of a pot that is shared goes to the high hand, or to the five-card hand.
    OddHalfToHigh { pot: u8 },
    /// It goes to the half of the first winner left of the button.
    /// DISPUTED: other rooms give it to the five-card hand.
    OddHalfByPosition { pot: u8, seat: Seat },
    /// The best hand for the first half.
    BestHigh { pot: u8, winners: Seats, amount: Chips },
    /// The best hand for the second half.
    BestLow { pot: u8, winners: Seats, amount: Chips },
    /// In stud the odd chip goes by the suit of a card.
    OddChipBySuit { pot: u8, seat: Seat, card: Card },
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
    /// The best hand showing is first to act, and to show.
    HighHandShowing { seat: Seat },
    /// In razz the lowest is.
    LowHandShowing { seat: Seat },
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
    // -- words and chips: what came first -------------------------------------------
    /// This seat has nothing to decide: it is out of the hand, or all-in.
    NothingToDecide { seat: Seat },
    /// Cards are changed now: nobody bets.
    DrawIsOn { seat: Seat },
    /// The bring-in is forced: this seat may not fold or check.
    MustBringIn { seat: Seat },
    /// Nothing was said and no chip was put in: the action is still on the seat.
    NothingHeard { seat: Seat },
    /// Words came before the chips, or with them: they are the act.
    WordsFirst { seat: Seat },
    /// The chips are another amount than was said. DISPUTED: the TDA leaves that to the floor.
    ChipsDiffer { said: Chips, chips: Chips },
    /// Chips were in before the words: the chips are the act.
    WordsTooLate { seat: Seat },
    // -- words and chips: chips ---------------------------------------------------
    /// One chip, larger than the call, and not a word.
    OversizedChip { chip: Chips, level: Chips },
    /// Without the smallest of the chips the call would not be covered.
    EveryChipNeeded { total: Chips, smallest: Chips, level: Chips },
    /// Without the smallest of the chips the call is still covered.
    ChipToSpare { total: Chips, smallest: Chips, level: Chips },
    /// They are his last chips: all-in, half of a raise or not.
    LastChips { seat: Seat, to: Chips },
    /// At least half of a full raise above the call, less than a full one: it is made up.
    HalfRaiseMadeUp { total: Chips, threshold: Chips, least: Chips },
    /// Less than half of a full raise above the call.
    BelowHalfRaise { total: Chips, threshold: Chips, full_raise: Chips },
    /// At least a full raise.
    IsFullRaise { total: Chips, least: Chips },
    /// More than the most that is allowed.
    CutToMost { total: Chips, most: Chips },
    /// The chips come to the call, or are all he has.
    JustTheCall { seat: Seat, chips: Chips },
    /// No bet is faced: the chips are the bet.
    ChipsAreTheBet { to: Chips },
    /// Less than the least bet or raise, with chips left: it is made up.
    MadeUpToLeast { chips: Chips, least: Chips },
    /// Chips of an earlier bet lie there still, less than the call: which chips are needed is asked of the new ones.
    NewChipsAlone { prior: Chips, total: Chips },
    /// Chips of an earlier bet and new ones are looked at together.
    AllChipsTogether { prior: Chips, total: Chips },
    /// Chips that covered the call were taken back: the new chip counts in full.
    NewChipInFull { chip: Chips },
    /// A chip of an earlier bet was taken back: a call or a raise must follow.
    TookChipsBack { seat: Seat },
    /// Several motions: the first counts, what came later goes back.
    FirstMotionOnly { first: Chips, later: Chips },
    /// Several motions that count together.
    MotionsAddUp { first: Chips, later: Chips },
    // -- words and chips: words ---------------------------------------------------
    /// Folded by word.
    SaidFold { seat: Seat },
    /// Checked by word.
    SaidCheck { seat: Seat },
    /// "Call": the whole of it.
    SaidCall { seat: Seat, level: Chips },
    /// "Call" with nothing to call.
    NothingToCall { seat: Seat },
    /// "Check" in the face of a bet.
    CheckFacingBet { seat: Seat, facing: Chips },
    /// "Raise": a full one at least.
    SaidRaise { seat: Seat, least: Chips },
    /// "Raise", and the call is in: the raise may follow in one more motion.
    RaiseMayFollow { seat: Seat },
    /// "Raise", then one chip: the most that it can be.
    MostForTheChip { to: Chips },
    /// The amount said with "raise" is the total.
    AmountIsTotal { to: Chips },
    /// The amount was said to be on top.
    AmountIsOnTop { by: Chips, to: Chips },
    /// An amount alone counts as chips of that amount, put in without a word.
    AmountAsChips { amount: Chips },
    /// Of what a number may mean, the highest bet that is not above the pot.
    HighestWithinPot { number: Chips, pot: Chips, amount: Chips },
    /// "All-in".
    SaidAllIn { seat: Seat, to: Chips },
    /// "Pot", in pot-limit.
    SaidPot { to: Chips },
    /// "Pot" where it is no amount.
    PotIsNoAmount { least: Chips },
    /// Whoever calls accepts the true amount, whatever he was told.
    AcceptedAction { told: Chips, level: Chips },
    /// He was told a wrong amount: the floor may let him decide again. DISPUTED: tournaments hold him to it.
    FloorMayRelease { told: Chips, level: Chips },
    // -- words and chips: less than the call ----------------------------------------
    /// Less than the call, and "call" was not said.
    LessThanCall { seat: Seat, chips: Chips, level: Chips },
    /// Several put in less than the call: play backs up to the first, the floor decides about the others.
    FirstUndercallFirst { seat: Seat, others: Seats },
    /// With one opponent, a full call.
    HeadsUpCallsInFull { seat: Seat },
    /// The opening bet of a round is called in full.
    OpeningBetCalledInFull { level: Chips },
    /// There was a raise: the floor may have the seat leave these chips and fold.
    FloorMayForfeit { seat: Seat, chips: Chips },
    /// There was a raise: the floor may let the seat take its chips back.
    FloorMayTakeBack { seat: Seat },
    /// Far less than is owed. DISPUTED: books give no figure, we take a tenth.
    TinyChips { chips: Chips, owes: Chips },
    // -- turn ---------------------------------------------------------------------
    /// Acted too early: the action backs up to the right player.
    BacksUp { seat: Seat, to_act: Seat },
    /// A fold binds, in turn or not.
    FoldAlwaysBinds { seat: Seat },
    /// Nobody bet or raised before the seat's turn: its act binds.
    ActionUnchanged { seat: Seat, level: Chips },
    /// Somebody did.
    ActionChanged { seat: Seat, from: Chips, to: Chips },
    /// Who checked or called out of turn may not raise. DISPUTED: the TDA gives him all options.
    PassiveMayNotRaise { seat: Seat },
    /// The chips go back, and all options are open.
    AllOptionsAgain { seat: Seat },
    /// So many acts are substantial action.
    Substantial { acts: u8, with_chips: u8 },
    /// So many are not.
    NotSubstantial { acts: u8, with_chips: u8 },
    /// So many acts behind a skipped player; three are too many.
    ActsBehind { seat: Seat, acts: u8 },
    /// The action was not on the skipped player: another comes before.
    NotYetHisTurn { seat: Seat, to_act: Seat },
    /// The skipped player spoke up in time.
    InTime { seat: Seat },
    /// The skipped player had no time to speak up.
    HadNoTime { seat: Seat },
    /// The skipped player did not: what was done behind binds, and the floor decides about the hand.
    LostHisTurn { seat: Seat },
    /// Folded with nothing to call.
    FoldsUnasked { seat: Seat },
    /// Nobody acted because of it.
    NobodyActedBehind { seat: Seat },
    /// A wrong amount is made up by all who put it in.
    MadeUpForAll { chips: Chips, least: Chips },
    /// It is noticed too late, and stands.
    StandsUncorrected { chips: Chips, right: Chips },
    /// A bet of the pot, from a wrong count.
    PotMiscounted { bet: Chips, pot: Chips },
    /// It becomes the true pot for all.
    CorrectedToPot { pot: Chips },
    /// A raise was announced, and its amount was not known yet.
    MustWaitForAmount { seat: Seat },
    /// The floor may hold a caller to any amount.
    MayOweAnyAmount { seat: Seat },
    /// The floor may hold him to what he said he would do.
    ConditionMayBind { seat: Seat },
    /// A penalty is possible.
    PenaltyPossible { seat: Seat },
    /// A penalty is certain.
    PenaltyCertain { seat: Seat },
    // -- hands at the showdown ------------------------------------------------------
    /// Two or more live hands are left.
    StillContested { seats: Seats },
    /// The last live hand wins without being shown.
    LastHandWins { seat: Seat },
    /// The last live hand must be shown. DISPUTED: other books let it win unseen.
    LastHandShows { seat: Seat },
    /// Who had to show first and threw his hand away is penalised.
    RefusalPenalised { seat: Seat },
    /// Collusion is suspected: the floor may have the hand shown.
    Suspected { seat: Seat },
    /// Only who suspects collusion may ask.
    OnlyOnSuspicion { seat: Seat },
    /// Everybody dealt in may ask to see a called hand.
    AllDealtInMayAsk { seat: Seat },
    /// The winner of the pot asks: the hand is live again.
    WinnerAsks { seat: Seat, of: Seat },
    /// Another asks: the hand is dead.
    AnotherAsks { seat: Seat, of: Seat },
    /// The hand did not reach the showdown.
    NotAtShowdown { seat: Seat },
    /// Who has no cards any more may not ask.
    HasNoCards { seat: Seat },
    /// Who called may see the hand of the last aggressor.
    PaidToSee { seat: Seat, of: Seat },
    /// The floor decides about any other request.
    RequestAtDiscretion { seat: Seat, of: Seat },
    /// All cards lie face up.
    TabledInFull { seat: Seat, cards: u8 },
    /// Only some do: the dealer asks for all.
    TabledInPart { seat: Seat, shown: u8, dealt: u8 },
    /// "I play the board" keeps the share.
    BoardDeclared { seat: Seat },
    /// To play the board all cards must be shown.
    BoardNotShown { seat: Seat, dealt: u8 },
    /// Showed part and threw the rest away, at his own risk.
    ThrownAwayAtOwnRisk { seat: Seat, shown: u8, dealt: u8 },
    /// A tabled hand that was plainly the best cannot be killed.
    ShownBestCannotDie { seat: Seat },
    /// The cards can be told for certain: the hand is live.
    CanBeTold { seat: Seat },
    /// They cannot: the hand is dead.
    CannotBeTold { seat: Seat },
    /// They can, and the floor may get them back.
    FloorMayRetrieve { seat: Seat },
    /// He was misled, which speaks for getting them back.
    WasMisled { seat: Seat },
    /// Cards in the muck are dead.
    MuckKills { seat: Seat },
    /// The dealer killed the hand by mistake; it was the player's to protect.
    NoRedress { seat: Seat },
    /// Chips that were called stay in the pot.
    CalledChipsStay { seat: Seat, chips: Chips },
    /// A hand that was shown early is live, and stays face up.
    ShownStaysLive { seat: Seat },
    // -- disputes and conduct -------------------------------------------------------
    /// The objection comes before this deadline.
    BeforeDeadline { deadline: Deadline },
    /// It comes after it.
    AfterDeadline { deadline: Deadline },
    /// At a break, so many seconds are too many.
    BreakIsOver { seconds: u32, limit: u16 },
    /// The pot is rebuilt from the betting, though mixed with other chips.
    PotIsRebuilt,
    /// The house corrects its own errors even later.
    HouseCorrectsItself,
    /// What a player says of his hand binds nobody.
    CardsSpeak { seat: Seat },
    /// A wrong announcement on purpose may cost the pot.
    MayForfeitPot { seat: Seat },
    /// A tabled hand may be read by everybody.
    AllShouldSpeakUp { seat: Seat },
    /// A hand that is not tabled is read by its player alone.
    OnePlayerToAHand { seat: Seat },
    /// The cards of a player who left may be turned up.
    AbsentTurnedUp { seat: Seat },
    /// No rule lets the dealer turn up the cards of a player who left.
    AbsentStaysDown { seat: Seat },
    /// Hand for hand: all cards stay down until the floor says so.
    HandForHand,
    // -- stakes ---------------------------------------------------------------------
    /// Only chips in front when the hand was dealt play.
    OnlyChipsAtTheDeal { seat: Seat, chips: Chips },
    /// Chips added later play from the next hand on.
    AddedPlaysNextHand { seat: Seat, chips: Chips },
    /// The smaller of two stacks.
    SmallerStack { seat: Seat, chips: Chips, than: Chips },
    /// Chips found behind belong to what was called.
    FoundIsBet { seat: Seat, chips: Chips },
    /// The winner is not paid for chips found behind.
    NotPaidForFound { seat: Seat, chips: Chips },
    /// The loser is not saved by them.
    NotSavedByFound { seat: Seat, chips: Chips },
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
            Self::CompletesBringIn { .. } | Self::MustBringIn { .. } => Topic::BringIn,
            Self::LargerBet { .. } => Topic::BetSize,
            Self::Uncalled { .. } | Self::AllMatched => Topic::Uncalled,
            Self::Layer { .. } | Self::DeadAnte { .. } | Self::OneClaimant { .. } => Topic::SidePots,
            Self::LastSidePotFirst { .. } => Topic::AwardOrder,
            Self::BestHand { .. } => Topic::CardsSpeak,
            Self::Divided { .. } => Topic::ChipUnit,
            Self::OddChips { .. } => Topic::OddChip,
            Self::BestHigh { .. } | Self::BestLow { .. } => Topic::CardsSpeak,
            Self::Halved { .. } | Self::NoLow { .. } | Self::BothWays { .. } => Topic::HighLow,
            Self::OddHalfToHigh { .. } | Self::OddHalfByPosition { .. } => Topic::HighLow,
            Self::OddChipBySuit { .. } => Topic::StudOddChip,
            Self::BoardShare { .. } => Topic::RunItTwice,
            Self::NoShowdown { .. } | Self::MustShow { .. } | Self::MayMuck { .. } => Topic::MustShow,
            Self::LastAggressor { .. }
            | Self::NobodyBet { .. }
            | Self::FirstLeftOfButton { .. }
            | Self::HighHandShowing { .. }
            | Self::LowHandShowing { .. }
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
            Self::NothingToDecide { .. }
            | Self::DrawIsOn { .. }
            | Self::NothingHeard { .. }
            | Self::WordsFirst { .. }
            | Self::WordsTooLate { .. }
            | Self::ChipsDiffer { .. }
            | Self::ChipsAreTheBet { .. }
            | Self::JustTheCall { .. }
            | Self::SaidFold { .. }
            | Self::SaidCheck { .. }
            | Self::SaidRaise { .. }
            | Self::SaidAllIn { .. }
            | Self::AmountAsChips { .. } => Topic::WordsAndChips,
            Self::OversizedChip { .. } | Self::MostForTheChip { .. } => Topic::OversizedChip,
            Self::EveryChipNeeded { .. } | Self::ChipToSpare { .. } | Self::LastChips { .. } => Topic::SeveralChips,
            Self::HalfRaiseMadeUp { .. } | Self::BelowHalfRaise { .. } | Self::IsFullRaise { .. } => Topic::HalfRaise,
            Self::CutToMost { .. } => Topic::RaiseSize,
            Self::MadeUpToLeast { .. } => Topic::Underbet,
            Self::NewChipsAlone { .. }
            | Self::AllChipsTogether { .. }
            | Self::NewChipInFull { .. }
            | Self::TookChipsBack { .. } => Topic::PriorChips,
            Self::FirstMotionOnly { .. } | Self::MotionsAddUp { .. } | Self::RaiseMayFollow { .. } => Topic::StringBet,
            Self::AmountIsTotal { .. } | Self::AmountIsOnTop { .. } => Topic::RaiseAmount,
            Self::NothingToCall { .. } | Self::CheckFacingBet { .. } => Topic::WrongWords,
            Self::HighestWithinPot { .. } => Topic::UnclearNumber,
            Self::SaidPot { .. } => Topic::PotLimit,
            Self::PotIsNoAmount { .. } => Topic::BetThePot,
            Self::AcceptedAction { .. } | Self::FloorMayRelease { .. } => Topic::AcceptedAction,
            Self::SaidCall { .. }
            | Self::LessThanCall { .. }
            | Self::FirstUndercallFirst { .. }
            | Self::HeadsUpCallsInFull { .. }
            | Self::OpeningBetCalledInFull { .. }
            | Self::FloorMayForfeit { .. }
            | Self::FloorMayTakeBack { .. } => Topic::Undercall,
            Self::TinyChips { .. } => Topic::TinyChip,
            Self::BacksUp { .. }
            | Self::ActionUnchanged { .. }
            | Self::ActionChanged { .. }
            | Self::PassiveMayNotRaise { .. }
            | Self::AllOptionsAgain { .. } => Topic::OutOfTurn,
            Self::Substantial { .. } | Self::NotSubstantial { .. } => Topic::SubstantialAction,
            Self::ActsBehind { .. }
            | Self::NotYetHisTurn { .. }
            | Self::InTime { .. }
            | Self::HadNoTime { .. }
            | Self::LostHisTurn { .. } => Topic::Skipped,
            Self::FoldAlwaysBinds { .. } | Self::FoldsUnasked { .. } | Self::NobodyActedBehind { .. } => {
                Topic::NonStandardFold
            }
            Self::MadeUpForAll { .. } | Self::StandsUncorrected { .. } => Topic::Underbet,
            Self::PotMiscounted { .. } | Self::CorrectedToPot { .. } => Topic::PotMiscount,
            Self::MustWaitForAmount { .. } | Self::MayOweAnyAmount { .. } => Topic::WaitForAmount,
            Self::ConditionMayBind { .. } => Topic::Conditional,
            Self::PenaltyPossible { .. } | Self::PenaltyCertain { .. } | Self::RefusalPenalised { .. } => {
                Topic::Penalty
            }
            Self::StillContested { .. } | Self::LastHandWins { .. } | Self::LastHandShows { .. } => Topic::MustShow,
            Self::Suspected { .. }
            | Self::OnlyOnSuspicion { .. }
            | Self::AllDealtInMayAsk { .. }
            | Self::WinnerAsks { .. }
            | Self::AnotherAsks { .. }
            | Self::NotAtShowdown { .. }
            | Self::HasNoCards { .. }
            | Self::PaidToSee { .. }
            | Self::RequestAtDiscretion { .. } => Topic::AskToSee,
            Self::TabledInFull { .. }
            | Self::TabledInPart { .. }
            | Self::BoardDeclared { .. }
            | Self::BoardNotShown { .. }
            | Self::ThrownAwayAtOwnRisk { .. } => Topic::Tabling,
            Self::ShownBestCannotDie { .. }
            | Self::CanBeTold { .. }
            | Self::CannotBeTold { .. }
            | Self::FloorMayRetrieve { .. }
            | Self::WasMisled { .. }
            | Self::MuckKills { .. }
            | Self::NoRedress { .. }
            | Self::CalledChipsStay { .. } => Topic::LetGo,
            Self::ShownStaysLive { .. } => Topic::Exposure,
            Self::BeforeDeadline { .. }
            | Self::AfterDeadline { .. }
            | Self::BreakIsOver { .. }
            | Self::PotIsRebuilt
            | Self::HouseCorrectsItself => Topic::Dispute,
            Self::CardsSpeak { .. } | Self::MayForfeitPot { .. } => Topic::CardsSpeak,
            Self::AllShouldSpeakUp { .. } | Self::OnePlayerToAHand { .. } => Topic::OnePlayerToAHand,
            Self::AbsentTurnedUp { .. } | Self::AbsentStaysDown { .. } => Topic::Absent,
            Self::HandForHand => Topic::HandForHand,
            Self::OnlyChipsAtTheDeal { .. } | Self::AddedPlaysNextHand { .. } | Self::SmallerStack { .. } => {
                Topic::TableStakes
            }
            Self::FoundIsBet { .. } | Self::NotPaidForFound { .. } | Self::NotSavedByFound { .. } => Topic::FoundBehind,
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
            | Self::OddHalfByPosition { seat, .. }
            | Self::OddChipBySuit { seat, .. }
            | Self::NoShowdown { seat }
            | Self::LastAggressor { seat, .. }
            | Self::FirstLeftOfButton { seat }
            | Self::HighHandShowing { seat }
            | Self::LowHandShowing { seat }
            | Self::CallIsNoAggression { seat }
            | Self::PushedAllIn { seat }
            | Self::CalledAllIn { seat }
            | Self::MustShow { seat }
            | Self::NothingToDecide { seat }
            | Self::DrawIsOn { seat }
            | Self::MustBringIn { seat }
            | Self::NothingHeard { seat }
            | Self::WordsFirst { seat }
            | Self::WordsTooLate { seat }
            | Self::LastChips { seat, .. }
            | Self::JustTheCall { seat, .. }
            | Self::TookChipsBack { seat }
            | Self::SaidFold { seat }
            | Self::SaidCheck { seat }
            | Self::SaidCall { seat, .. }
            | Self::NothingToCall { seat }
            | Self::CheckFacingBet { seat, .. }
            | Self::SaidRaise { seat, .. }
            | Self::RaiseMayFollow { seat }
            | Self::SaidAllIn { seat, .. }
            | Self::LessThanCall { seat, .. }
            | Self::HeadsUpCallsInFull { seat }
            | Self::FloorMayForfeit { seat, .. }
            | Self::FloorMayTakeBack { seat }
            | Self::FoldAlwaysBinds { seat }
            | Self::ActionUnchanged { seat, .. }
            | Self::ActionChanged { seat, .. }
            | Self::PassiveMayNotRaise { seat }
            | Self::AllOptionsAgain { seat }
            | Self::ActsBehind { seat, .. }
            | Self::InTime { seat }
            | Self::HadNoTime { seat }
            | Self::LostHisTurn { seat }
            | Self::FoldsUnasked { seat }
            | Self::NobodyActedBehind { seat }
            | Self::MustWaitForAmount { seat }
            | Self::MayOweAnyAmount { seat }
            | Self::ConditionMayBind { seat }
            | Self::PenaltyPossible { seat }
            | Self::PenaltyCertain { seat }
            | Self::LastHandWins { seat }
            | Self::LastHandShows { seat }
            | Self::RefusalPenalised { seat }
            | Self::Suspected { seat }
            | Self::OnlyOnSuspicion { seat }
            | Self::AllDealtInMayAsk { seat }
            | Self::NotAtShowdown { seat }
            | Self::HasNoCards { seat }
            | Self::TabledInFull { seat, .. }
            | Self::TabledInPart { seat, .. }
            | Self::BoardDeclared { seat }
            | Self::BoardNotShown { seat, .. }
            | Self::ThrownAwayAtOwnRisk { seat, .. }
            | Self::ShownBestCannotDie { seat }
            | Self::CanBeTold { seat }
            | Self::CannotBeTold { seat }
            | Self::FloorMayRetrieve { seat }
            | Self::WasMisled { seat }
            | Self::MuckKills { seat }
            | Self::NoRedress { seat }
            | Self::CalledChipsStay { seat, .. }
            | Self::ShownStaysLive { seat }
            | Self::CardsSpeak { seat }
            | Self::MayForfeitPot { seat }
            | Self::AllShouldSpeakUp { seat }
            | Self::OnePlayerToAHand { seat }
            | Self::AbsentTurnedUp { seat }
            | Self::AbsentStaysDown { seat }
            | Self::OnlyChipsAtTheDeal { seat, .. }
            | Self::AddedPlaysNextHand { seat, .. }
            | Self::SmallerStack { seat, .. }
            | Self::FoundIsBet { seat, .. }
            | Self::NotPaidForFound { seat, .. }
            | Self::NotSavedByFound { seat, .. } => Seats::only(seat),
            Self::FirstUndercallFirst { seat, others } => others.with(seat),
            Self::BacksUp { seat, to_act } | Self::NotYetHisTurn { seat, to_act } => Seats::only(seat).with(to_act),
            Self::WinnerAsks { seat, of }
            | Self::AnotherAsks { seat, of }
            | Self::PaidToSee { seat, of }
            | Self::RequestAtDiscretion { seat, of } => Seats::only(seat).with(of),
            Self::Layer { eligible: seats, .. }
            | Self::BestHand { winners: seats, .. }
            | Self::BestHigh { winners: seats, .. }
            | Self::BestLow { winners: seats, .. }
            | Self::BothWays { seats, .. }
            | Self::OddChips { seats, .. }
            | Self::SidePotShowsFirst { seats, .. }
            | Self::AllIn { seats }
            | Self::CanStillBet { seats }
            | Self::AllFaceUp { seats }
            | Self::MayMuck { seats }
            | Self::StillContested { seats } => seats,
            _ => Seats::NONE,
        }
    }
}
