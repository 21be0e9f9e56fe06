//! Where a rule is printed: topic, book, number.

use crate::Book;

/// What a step of an argument rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Topic {
    /// When a player may raise again.
    Reopen,
    /// The half-bet rule of limit games.
    ReopenLimit,
    /// The least raise.
    RaiseSize,
    /// The most raises in a round.
    Cap,
    /// The most in pot-limit.
    PotLimit,
    /// Only chips on the table play.
    TableStakes,
    /// Chips that nobody matched.
    Uncalled,
    /// Main pot and side pots.
    SidePots,
    /// Which pot is awarded first.
    AwardOrder,
    /// The best hand wins, whatever was said.
    CardsSpeak,
    /// The smallest chip a pot is divided to.
    ChipUnit,
    /// Who gets the odd chip.
    OddChip,
    /// Who shows first.
    ShowOrder,
    /// All-in hands are turned face up.
    FaceUp,
    /// Who must show, who may muck.
    MustShow,
    // -- games ----------------------------------------------------------------------
    /// How large a bet is in each round of limit.
    BetSize,
    /// Who brings it in, for how much, and what completes it.
    BringIn,
    /// Who acts first by what is showing.
    ShowingOrder,
    /// A bet in the dark that doubles the big blind.
    Straddle,
    /// A pot that two hands share.
    HighLow,
    /// Who gets the odd chip in stud.
    StudOddChip,
    /// More than one board.
    RunItTwice,
    // -- words and chips ----------------------------------------------------------
    /// Words or chips, whichever come first, are the act.
    WordsAndChips,
    /// One chip larger than the call.
    OversizedChip,
    /// Several chips above the call, and last chips.
    SeveralChips,
    /// From half of a full raise on it is one.
    HalfRaise,
    /// Chips of an earlier bet that were not pulled in.
    PriorChips,
    /// A bet in several motions.
    StringBet,
    /// Whether an amount is a total.
    RaiseAmount,
    /// Words that do not fit.
    WrongWords,
    /// A number with several meanings.
    UnclearNumber,
    /// "I bet the pot" where there is no such bet.
    BetThePot,
    /// Whoever calls accepts the true amount.
    AcceptedAction,
    /// Less than the call.
    Undercall,
    /// Chips far too small for the bet.
    TinyChip,
    /// Less than the least bet or raise.
    Underbet,
    // -- turn ---------------------------------------------------------------------
    /// Acts out of turn.
    OutOfTurn,
    /// Players who were passed over.
    Skipped,
    /// When too much has happened to go back.
    SubstantialAction,
    /// Folds with nothing to call, and out of turn.
    NonStandardFold,
    /// Pot-limit bets of a wrong pot.
    PotMiscount,
    /// Acts before the amount is known.
    WaitForAmount,
    /// "If you bet, I raise".
    Conditional,
    /// Penalties.
    Penalty,
    // -- hands, disputes, conduct -------------------------------------------------
    /// Who may ask to see a hand.
    AskToSee,
    /// How a hand is laid down.
    Tabling,
    /// Cards that were pushed away, mucked or killed.
    LetGo,
    /// Cards that were shown too early.
    Exposure,
    /// Until when something may be disputed.
    Dispute,
    /// One player to a hand.
    OnePlayerToAHand,
    /// Players who left.
    Absent,
    /// Hand-for-hand play.
    HandForHand,
    /// Chips found behind after an all-in.
    FoundBehind,
}

impl Topic {
    /// All.
    pub const ALL: [Self; 53] = [
        Self::Reopen,
        Self::ReopenLimit,
        Self::RaiseSize,
        Self::Cap,
        Self::PotLimit,
        Self::TableStakes,
        Self::Uncalled,
        Self::SidePots,
        Self::AwardOrder,
        Self::CardsSpeak,
        Self::ChipUnit,
        Self::OddChip,
        Self::ShowOrder,
        Self::FaceUp,
        Self::MustShow,
        Self::BetSize,
        Self::BringIn,
        Self::ShowingOrder,
        Self::Straddle,
        Self::HighLow,
        Self::StudOddChip,
        Self::RunItTwice,
        Self::WordsAndChips,
        Self::OversizedChip,
        Self::SeveralChips,
        Self::HalfRaise,
        Self::PriorChips,
        Self::StringBet,
        Self::RaiseAmount,
        Self::WrongWords,
        Self::UnclearNumber,
        Self::BetThePot,
        Self::AcceptedAction,
        Self::Undercall,
        Self::TinyChip,
        Self::Underbet,
        Self::OutOfTurn,
        Self::Skipped,
        Self::SubstantialAction,
        Self::NonStandardFold,
        Self::PotMiscount,
        Self::WaitForAmount,
        Self::Conditional,
        Self::Penalty,
        Self::AskToSee,
        Self::Tabling,
        Self::LetGo,
        Self::Exposure,
        Self::Dispute,
        Self::OnePlayerToAHand,
        Self::Absent,
        Self::HandForHand,
        Self::FoundBehind,
    ];
}

/// A rule of a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Citation {
    /// The book and its edition.
    pub book: Book,
    /// The number of the rule in that edition; several are separated by commas.
    pub rule: &'static str,
}

/// Where `book` prints the rule on `topic`, or `None` where it does not say.
///
/// On what the WSOP tournament rules do not say, the live action rules count: they are cited then. (WSOP tournament
/// 2026, 129.) The French private game has no text to cite.
#[must_use]
pub fn cite(topic: Topic, book: Book) -> Option<Citation> {
    let [tda, wsop_live] = match topic {
        Topic::Reopen => ["47-A", "175, 177"],
        Topic::ReopenLimit => ["47-B", "133"],
        Topic::RaiseSize => ["43-A", "175, 176"],
        Topic::Cap => ["48", "130, 131"],
        Topic::PotLimit => ["54", "191"],
        Topic::TableStakes => ["", "64"],
        Topic::Uncalled => ["15-B", ""],
        Topic::SidePots => ["21", "153"],
        Topic::AwardOrder => ["16", "153"],
        Topic::CardsSpeak => ["12", "144"],
        Topic::ChipUnit => ["20", "152"],
        Topic::OddChip => ["20-A", "153"],
        Topic::ShowOrder => ["17-A", "149"],
        Topic::FaceUp => ["16", ""],
        Topic::MustShow => ["13, 17-B", "143"],
        Topic::BetSize => ["RP-10-F", "224, 240, 246"],
        Topic::BringIn => ["RP-10", "219, 221, 223"],
        Topic::ShowingOrder => ["RP-10-D", "219, 239, 244"],
        Topic::Straddle => ["", "165, 174"],
        Topic::HighLow => ["20-C", "153"],
        Topic::StudOddChip => ["20-B", "153"],
        Topic::RunItTwice => ["", "208, 209, 214, 217"],
        Topic::WordsAndChips => ["40", "135, 180"],
        Topic::OversizedChip => ["44", "141, 182"],
        Topic::SeveralChips => ["45", "141"],
        Topic::HalfRaise => ["43-A", "183"],
        Topic::PriorChips => ["46", "141"],
        Topic::StringBet => ["42, 56", "140, 178"],
        Topic::RaiseAmount => ["43-B", ""],
        Topic::WrongWords => ["55", ""],
        Topic::UnclearNumber => ["57", ""],
        Topic::BetThePot => ["54-D", ""],
        Topic::AcceptedAction => ["49", "139"],
        Topic::Undercall => ["51", "139, 142, 181"],
        Topic::TinyChip => ["41", ""],
        Topic::Underbet => ["52-A", "142, 183"],
        Topic::OutOfTurn => ["53-A", "17, 136"],
        Topic::Skipped => ["53-B", "137"],
        Topic::SubstantialAction => ["36", "109"],
        Topic::NonStandardFold => ["58", "110"],
        Topic::PotMiscount => ["52-B", "188, 189"],
        Topic::WaitForAmount => ["50-B, 59-B", ""],
        Topic::Conditional => ["59-A", ""],
        Topic::Penalty => ["71", ""],
        Topic::AskToSee => ["18", "14, 147"],
        Topic::Tabling => ["13, 15-A, 19", "143, 172"],
        Topic::LetGo => ["13-C, 14, 65", "110, 111, 114"],
        Topic::Exposure => ["65-B, 68", "46"],
        Topic::Dispute => ["22, 23", "55, 56"],
        Topic::OnePlayerToAHand => ["67", "20, 44, 66"],
        Topic::Absent => ["31", ""],
        Topic::HandForHand => ["RP-8-F", ""],
        Topic::FoundBehind => ["62", ""],
    };
    let [wsop_tournament, roberts] = in_others(topic);
    let (book, rule) = match book {
        Book::Tda2024 => (book, tda),
        // A tournament has neither.
        Book::WsopTournament2026 if matches!(topic, Topic::Straddle | Topic::RunItTwice) => (book, ""),
        Book::WsopTournament2026 if wsop_tournament.is_empty() => (Book::WsopLive2026, wsop_live),
        Book::WsopTournament2026 => (book, wsop_tournament),
        Book::WsopLive2026 => (book, wsop_live),
        Book::Roberts11 => (book, roberts),
        Book::FrenchHome => (book, ""),
    };
    (!rule.is_empty()).then_some(Citation { book, rule })
}

/// Where the WSOP tournament rules and Robert's Rules print it: of Robert's the section and the number in it, as far
/// as its sections could be read.
fn in_others(topic: Topic) -> [&'static str; 2] {
    match topic {
        Topic::Reopen => ["96", "no-limit 3"],
        Topic::ReopenLimit => ["", "betting and raising 6"],
        Topic::RaiseSize => ["95, 96", "no-limit 2"],
        Topic::Cap => ["100-b", "betting and raising 3, 4"],
        Topic::Uncalled => ["91, 108", ""],
        Topic::SidePots => ["74", ""],
        Topic::CardsSpeak => ["69", ""],
        Topic::ChipUnit | Topic::OddChip | Topic::HighLow | Topic::StudOddChip => ["73", "ties"],
        Topic::ShowOrder => ["72", "showdown 7"],
        Topic::FaceUp => ["70", ""],
        Topic::MustShow => ["72", "showdown 1"],
        Topic::WordsAndChips => ["90", "betting and raising"],
        Topic::OversizedChip => ["97", "betting and raising"],
        Topic::SeveralChips => ["92", ""],
        Topic::HalfRaise => ["95", "betting and raising"],
        Topic::PriorChips => ["98", ""],
        Topic::StringBet => ["94, 103", "no-limit 6"],
        Topic::WrongWords => ["90-b-1", ""],
        Topic::UnclearNumber => ["60", ""],
        Topic::BetThePot => ["102", ""],
        Topic::AcceptedAction => ["104", "no-limit"],
        Topic::Undercall => ["93-f", "betting and raising"],
        Topic::TinyChip => ["93-e", ""],
        Topic::Underbet => ["90-e-1", "betting and raising"],
        Topic::OutOfTurn => ["90-d", "betting and raising"],
        Topic::Skipped => ["90-d", "betting and raising"],
        Topic::SubstantialAction => ["88-c", ""],
        Topic::NonStandardFold => ["84", ""],
        Topic::PotMiscount => ["90-e-2", ""],
        Topic::Penalty => ["113", ""],
        Topic::AskToSee => ["72", "showdown 5"],
        Topic::Tabling => ["71, 75", "showdown 1"],
        Topic::LetGo => ["71, 108, 109, 110", ""],
        Topic::Exposure => ["117", ""],
        Topic::Dispute => ["76", ""],
        Topic::OnePlayerToAHand => ["113", ""],
        Topic::Absent => ["83", ""],
        Topic::HandForHand => ["126-g", ""],
        Topic::FoundBehind => ["105", ""],
        _ => ["", ""],
    }
}
