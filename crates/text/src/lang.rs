//! The languages, and what each does to numbers and lists.

use crate::{list_and, list_comma, list_or};

/// A language of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

impl Lang {
    /// Both.
    pub const ALL: [Self; 2] = [Self::En, Self::Fr];

    /// The other one.
    pub(crate) const fn other(self) -> Self {
        match self {
            Self::En => Self::Fr,
            Self::Fr => Self::En,
        }
    }

    /// The language of a BCP 47 tag such as the browser's `fr-CA`, or `None` if it is neither.
    ///
    /// ```
    /// # use croupier_text::Lang;
    /// assert_eq!(Lang::from_tag("fr-CA"), Some(Lang::Fr));
    /// assert_eq!(Lang::from_tag("de"), None);
    /// ```
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        let language = tag.split(['-', '_']).next()?.trim();
        Self::ALL.into_iter().find(|lang| language.eq_ignore_ascii_case(lang.code()))
    }

    /// `en` or `fr`, for `lang` and `hreflang`.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
        }
    }

    /// An amount of chips, in groups of three: `1,500`, `1 500`.
    #[must_use]
    pub fn chips(self, chips: u64) -> String {
        let digits = chips.to_string();
        let group = match self {
            Self::En => ',',
            Self::Fr => '\u{202f}',
        };
        let mut text = String::new();
        for (at, digit) in digits.chars().enumerate() {
            if at > 0 && (digits.len() - at).is_multiple_of(3) {
                text.push(group);
            }
            text.push(digit);
        }
        text
    }

    /// Whether so many take the plural: French counts none as one.
    #[must_use]
    pub fn many(self, count: u64) -> bool {
        match self {
            Self::En => count != 1,
            Self::Fr => count > 1,
        }
    }

    /// `A, B and C`.
    #[must_use]
    pub fn list(self, items: &[&str]) -> String {
        join(items, list_comma(self), list_and(self))
    }

    /// `A, B or C`.
    #[must_use]
    pub fn list_or(self, items: &[&str]) -> String {
        join(items, list_comma(self), list_or(self))
    }
}

/// The items with commas between them, and a word before the last.
fn join(items: &[&str], comma: &str, word: &str) -> String {
    let mut text = String::new();
    for (at, item) in items.iter().enumerate() {
        if at > 0 && at + 1 == items.len() {
            text.push(' ');
            text.push_str(word);
            text.push(' ');
        } else if at > 0 {
            text.push_str(comma);
            text.push(' ');
        }
        text.push_str(item);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::Lang::{self, En, Fr};

    #[test]
    fn a_tag_names_its_language_whatever_the_country() {
        for (tag, lang) in [
            ("fr", Some(Fr)),
            ("fr-CA", Some(Fr)),
            ("FR_be", Some(Fr)),
            ("en-GB", Some(En)),
            ("fro", None),
            ("de-CH", None),
            ("", None),
        ] {
            assert_eq!(Lang::from_tag(tag), lang, "{tag}");
        }
    }

    #[test]
    fn chips_are_grouped_from_a_thousand_on() {
        for (chips, en, fr) in [
            (0, "0", "0"),
            (999, "999", "999"),
            (1_000, "1,000", "1\u{202f}000"),
            (12_345, "12,345", "12\u{202f}345"),
            (1_000_000, "1,000,000", "1\u{202f}000\u{202f}000"),
        ] {
            assert_eq!((En.chips(chips), Fr.chips(chips)), (en.into(), fr.into()));
        }
    }

    #[test]
    fn none_is_many_in_english_and_one_in_french() {
        assert_eq!([0, 1, 2].map(|n| En.many(n)), [true, false, true]);
        assert_eq!([0, 1, 2].map(|n| Fr.many(n)), [false, false, true]);
    }

    #[test]
    fn a_list_has_no_comma_before_its_last() {
        assert_eq!(En.list(&[]), "");
        assert_eq!(En.list(&["A"]), "A");
        assert_eq!(En.list(&["A", "B"]), "A and B");
        assert_eq!(En.list(&["A", "B", "C"]), "A, B and C");
        assert_eq!(Fr.list(&["A", "B", "C"]), "A, B et C");
        assert_eq!(Fr.list_or(&["A", "B", "C"]), "A, B ou C");
    }
}
