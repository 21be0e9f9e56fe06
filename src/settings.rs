//! What is chosen in the header: how questions are asked, and which.

use croupier_engine::{Book, Rulebook};
use croupier_quiz::{Code, Kind, Level};
use croupier_text::Lang;

/// What is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The language of the page.
    pub lang: Lang,
    /// Whose rules.
    pub book: Book,
    /// What kind of questions; `None` for all.
    pub kind: Option<Kind>,
    /// How hard.
    pub level: Level,
    /// Whether single keys do something: 1 to 9, and `?`.
    pub keys: bool,
}

impl Settings {
    /// What a first visit finds, in the first of these languages that the page speaks.
    pub fn new<'a>(languages: impl IntoIterator<Item = &'a str>) -> Self {
        let lang = languages.into_iter().find_map(Lang::from_tag).unwrap_or_default();
        Self { lang, book: Book::Tda2024, kind: None, level: Level::One, keys: true }
    }

    /// As they must be for this question to be one of those chosen.
    #[must_use]
    pub fn suiting(self, code: Code) -> Self {
        let kind = self.kind.map(|_| code.kind);
        Self { book: code.book, level: code.level, kind, ..self }
    }
}

/// The book of this key.
#[must_use]
pub fn book(key: &str) -> Option<Book> {
    Rulebook::OFFERED.into_iter().map(|rules| rules.book).find(|book| book.key() == key)
}

/// The kind of this key.
#[must_use]
pub fn kind(key: &str) -> Option<Kind> {
    Kind::ALL.into_iter().find(|kind| kind.key() == key)
}

/// The level of this key.
#[must_use]
pub fn level(key: &str) -> Option<Level> {
    Level::ALL.into_iter().find(|level| level_key(*level) == key)
}

/// The key of a level: its number.
#[must_use]
pub fn level_key(level: Level) -> &'static str {
    ["0", "1", "2", "3"][usize::from(level.number())]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_that_is_spoken_is_taken() {
        assert_eq!(Settings::new(["de", "fr-CA", "en"]).lang, Lang::Fr);
        assert_eq!(Settings::new(["de"]).lang, Lang::En);
        assert_eq!(Settings::new([]).lang, Lang::En);
    }

    #[test]
    fn a_code_sets_what_is_chosen_but_all_kinds_stay_all() {
        let code = Code { book: Book::WsopLive2026, kind: Kind::SidePots, level: Level::Three, seed: 0 };
        let all = Settings::new([]);
        assert_eq!(all.suiting(code), Settings { book: Book::WsopLive2026, level: Level::Three, ..all });
        let one = Settings { kind: Some(Kind::Reopen), ..all };
        assert_eq!(one.suiting(code).kind, Some(Kind::SidePots));
    }

    #[test]
    fn keys_are_read_back() {
        assert_eq!(book(Book::WsopLive2026.key()), Some(Book::WsopLive2026));
        assert_eq!(kind(Kind::SidePots.key()), Some(Kind::SidePots));
        assert_eq!(level("3"), Some(Level::Three));
        assert_eq!((book(""), kind("all"), level("9")), (None, None, None));
    }
}
