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
}

impl Topic {
    /// All.
    pub const ALL: [Self; 29] = [
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
    };
    let rule = match book {
        Book::Tda2024 => tda,
        Book::WsopLive2026 => wsop_live,
    };
    (!rule.is_empty()).then_some(Citation { book, rule })
}
