//! The texts, as the build makes them of `en.toml` and `fr.toml`.

use std::borrow::Cow;
use std::sync::OnceLock;

use crate::{Lang, fill};

include!(concat!(env!("OUT_DIR"), "/words.rs"));

/// The words of a language, each ended by [`END`], and where each begins.
struct Words {
    all: Cow<'static, str>,
    starts: Vec<u16>,
}

/// Ends a text in the files of words.
const END: char = '\u{0}';

impl Words {
    fn new(all: Cow<'static, str>) -> Self {
        let ends = all.match_indices(END).map(|(at, _)| at as u16 + 1);
        let starts = [0].into_iter().chain(ends).collect();
        Self { all, starts }
    }

    fn get(&self, index: usize) -> Option<&str> {
        let (start, end) = (self.starts.get(index)?, self.starts.get(index + 1)?);
        self.all.get(usize::from(*start)..usize::from(*end) - END.len_utf8())
    }
}

static WORDS: [OnceLock<Words>; 2] = [const { OnceLock::new() }; 2];

/// The words of a language, or `None` while they are not loaded.
fn words(lang: Lang) -> Option<&'static Words> {
    let words = &WORDS[lang as usize];
    #[cfg(feature = "carried")]
    words.get_or_init(|| Words::new(Cow::Borrowed(CARRIED[lang as usize])));
    words.get()
}

#[cfg(feature = "carried")]
const CARRIED: [&str; 2] =
    [include_str!(concat!(env!("OUT_DIR"), "/en.txt")), include_str!(concat!(env!("OUT_DIR"), "/fr.txt"))];

/// Takes the words of a language, where they are not carried inside. Words of another build are refused, as far as their
/// number tells. Loading a language again changes nothing.
#[cfg(not(feature = "carried"))]
pub fn load(lang: Lang, all: String) -> bool {
    let words = Words::new(Cow::Owned(all));
    words.starts.len() == NUMBER + 1 && (WORDS[lang as usize].set(words).is_ok() || self::words(lang).is_some())
}

/// The text of this number: in the other language while this one's words are not there.
fn word(lang: Lang, index: usize) -> &'static str {
    let words = words(lang).or_else(|| words(lang.other()));
    words.and_then(|words| words.get(index)).unwrap_or_default()
}

/// A word of a list that begins at this number, or nothing beyond its end.
fn listed(lang: Lang, first: usize, length: usize, index: usize) -> &'static str {
    if index < length { word(lang, first + index) } else { "" }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plain;

    #[test]
    fn a_text_that_counts_follows_the_language() {
        let score = |lang, right| verdict_parts(lang, right, "3");
        assert_eq!(score(Lang::En, 1), "1 of 3 right");
        assert_eq!(score(Lang::Fr, 0), "0 réponse exacte sur 3");
        assert_eq!(score(Lang::Fr, 2), "2 réponses exactes sur 3");
    }

    #[test]
    fn a_list_ends_where_it_ends() {
        assert_eq!(street_on(Lang::Fr, 2), "à la turn");
        assert_eq!(street_on(Lang::Fr, 13), "");
    }

    #[test]
    fn there_is_nothing_after_the_last_text() {
        let last = NUMBER - 1;
        for lang in Lang::ALL {
            assert!(!word(lang, last).is_empty());
            assert_eq!(word(lang, last + 1), "");
            assert_eq!(word(lang, usize::MAX - 1), "");
        }
    }

    #[test]
    fn no_mark_of_the_files_is_left() {
        for lang in Lang::ALL {
            for index in 0..NUMBER {
                assert!(!plain(word(lang, index)).contains(['*', '{', '}', '\u{e}', '\u{f}']));
            }
        }
    }
}
