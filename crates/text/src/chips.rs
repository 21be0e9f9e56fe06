//! Amounts as people type them.

use crate::{Lang, input_empty, input_not_a_number, input_not_whole, input_too_big};

/// The largest amount that is read.
const MOST: u64 = 1_000_000_000_000;

/// Why a text is no amount of chips.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChipsError {
    /// Nothing was typed.
    Empty,
    /// It has something else than digits and the marks between groups of three.
    NotANumber,
    /// It has decimals.
    NotWhole,
    /// It is above a million millions.
    TooBig,
}

impl ChipsError {
    /// The sentence that says so beside the field.
    #[must_use]
    pub fn text(self, lang: Lang) -> &'static str {
        match self {
            Self::Empty => input_empty(lang),
            Self::NotANumber => input_not_a_number(lang),
            Self::NotWhole => input_not_whole(lang),
            Self::TooBig => input_too_big(lang),
        }
    }
}

/// The amount that was typed, in the manner of any language: `1500`, `1 500`, `1,500`, `1.500`, `1’500`.
///
/// A mark between digits has exactly three digits after it, or it stands for decimals.
///
/// # Errors
///
/// When it is empty, no number, not whole or too big.
pub fn parse_chips(text: &str) -> Result<u64, ChipsError> {
    let text = text.trim();
    if text.is_empty() {
        return Err(ChipsError::Empty);
    }
    let mark = |c: char| match c {
        ',' | '.' => Some(c),
        '\'' | '’' => Some('’'),
        c if c.is_whitespace() => Some(' '),
        _ => None,
    };
    let mut groups = vec![String::new()];
    let mut marks = Vec::new();
    for c in text.chars() {
        if let Some(mark) = mark(c) {
            marks.push(mark);
            groups.push(String::new());
        } else if let (true, Some(group)) = (c.is_ascii_digit(), groups.last_mut()) {
            group.push(c);
        } else {
            return Err(ChipsError::NotANumber);
        }
    }
    let last_mark = marks.last().copied();
    let even = |marks: &[char]| marks.iter().all(|mark| Some(mark) == marks.first());
    let grouped = |groups: &[String]| {
        groups.iter().skip(1).all(|group| group.len() == 3)
            && (groups.len() == 1 || matches!(groups[0].len(), 1..=3) && !groups[0].starts_with('0'))
    };
    if !grouped(&groups) || !even(&marks) {
        // The last mark may have been one of decimals: then what stands before it is a number by itself.
        let whole = groups.len() - 1;
        let decimals = matches!(last_mark, Some(',' | '.'))
            && groups.iter().all(|group| !group.is_empty())
            && (whole == 1 || grouped(&groups[..whole]) && even(&marks[..whole - 1]) && marks.first() != marks.last());
        return Err(if decimals { ChipsError::NotWhole } else { ChipsError::NotANumber });
    }
    let digits = groups.concat();
    match digits.trim_start_matches('0') {
        "" => Ok(0),
        digits => digits.parse().ok().filter(|chips| *chips <= MOST).ok_or(ChipsError::TooBig),
    }
}

#[cfg(test)]
mod tests {
    use super::ChipsError::{Empty, NotANumber, NotWhole, TooBig};
    use super::*;

    #[test]
    fn an_amount_is_read_in_the_manner_of_any_language() {
        let spaced = ["1 500", "1\u{a0}500", "1\u{202f}500", "1\u{2009}500", " 1500 ", "\t1500\n"];
        for text in ["1500", "1,500", "1.500", "1’500", "1'500", "01500"].into_iter().chain(spaced) {
            assert_eq!(parse_chips(text), Ok(1_500), "{text:?}");
        }
        for text in ["1000000", "1,000,000", "1.000.000", "1 000 000"] {
            assert_eq!(parse_chips(text), Ok(1_000_000), "{text:?}");
        }
        assert_eq!(parse_chips("0"), Ok(0));
        assert_eq!(parse_chips("000"), Ok(0));
    }

    #[test]
    fn what_we_write_is_read_back() {
        for chips in [0, 7, 999, 1_000, 123_456, MOST] {
            for lang in Lang::ALL {
                assert_eq!(parse_chips(&lang.chips(chips)), Ok(chips));
            }
        }
    }

    #[test]
    fn each_refusal_has_its_reason() {
        for (text, error) in [
            ("", Empty),
            (" \u{a0}\u{202f}", Empty),
            ("-5", NotANumber),
            ("−5", NotANumber),
            ("+5", NotANumber),
            ("abc", NotANumber),
            ("1k", NotANumber),
            ("10 €", NotANumber),
            ("1e3", NotANumber),
            ("１５", NotANumber),
            (",", NotANumber),
            ("1,", NotANumber),
            (".5", NotANumber),
            ("1 5", NotANumber),
            ("1 5000", NotANumber),
            ("1500 000", NotANumber),
            ("12,34,567", NotANumber),
            ("1,,500", NotANumber),
            ("1.2.3", NotANumber),
            ("1,5", NotWhole),
            ("1.5", NotWhole),
            ("1,50", NotWhole),
            ("0.500", NotWhole),
            ("1500,500", NotWhole),
            ("1,500.00", NotWhole),
            ("1.500,5", NotWhole),
            ("1 500,5", NotWhole),
            ("1,500.000", NotWhole),
            ("1000000000001", TooBig),
            ("99999999999999999999999", TooBig),
            ("1,000,000,000,001", TooBig),
        ] {
            assert_eq!(parse_chips(text), Err(error), "{text:?}");
        }
    }

    #[test]
    fn the_largest_amount_is_a_million_millions() {
        assert_eq!(parse_chips("1 000 000 000 000"), Ok(MOST));
    }
}
