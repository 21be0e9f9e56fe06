//! The texts, as the build makes them of `en.toml` and `fr.toml`.

use crate::{Lang, fill};

include!(concat!(env!("OUT_DIR"), "/words.rs"));

/// The text of this number.
fn word(lang: Lang, index: usize) -> &'static str {
    let (all, starts) = match lang {
        Lang::En => (EN, &EN_STARTS[..]),
        Lang::Fr => (FR, &FR_STARTS[..]),
    };
    let at = |index| starts.get(index).map_or(all.len(), |start| usize::from(*start));
    all.get(at(index)..at(index + 1)).unwrap_or_default()
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
        let last = EN_STARTS.len() - 2;
        for lang in Lang::ALL {
            assert!(!word(lang, last).is_empty());
            assert_eq!(word(lang, last + 1), "");
            assert_eq!(word(lang, usize::MAX - 1), "");
        }
    }

    #[test]
    fn no_mark_of_the_files_is_left() {
        for lang in Lang::ALL {
            for index in 0..EN_STARTS.len() {
                assert!(!plain(word(lang, index)).contains(['*', '{', '}', '\u{e}', '\u{f}']));
            }
        }
    }
}
