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
}

impl Topic {
    /// All.
    pub const ALL: [Self; 15] = [
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
    };
    let rule = match book {
        Book::Tda2024 => tda,
        Book::WsopLive2026 => wsop_live,
    };
    (!rule.is_empty()).then_some(Citation { book, rule })
}
