//! Amounts as they are written: whole, or with decimals.

use crate::Chips;

/// An amount as it is written: digits, and how many of them come after the point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Amount {
    digits: u64,
    pub(super) places: u32,
}

/// The most decimals that are read.
pub(super) const MOST_PLACES: u32 = 6;

impl Amount {
    /// Reads `1_500`, `0.25` or `9775.0`; `None` where it is no such amount.
    pub(super) fn read(text: &str) -> Option<Self> {
        let text = text.strip_prefix('+').unwrap_or(text);
        let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
        let part = part.trim_end_matches('0');
        let fits = |digits: &str| digits.len() <= 24 && digits.bytes().all(|b| b.is_ascii_digit() || b == b'_');
        let written = |digits: &str| digits.starts_with(|c: char| c.is_ascii_digit());
        if !written(whole) || !fits(whole) || !fits(part) || !part.is_empty() && !written(part) {
            return None;
        }
        let digits: String = whole.chars().chain(part.chars()).filter(|c| *c != '_').collect();
        let places = part.chars().filter(|c| *c != '_').count() as u32;
        (places <= MOST_PLACES).then_some(Self { digits: digits.parse().ok()?, places })
    }

    /// The amount in units of which ten to the power of `places` make a whole one; `None` where it is no whole number
    /// of them, or too many.
    pub(super) fn in_units(self, places: u32) -> Option<u64> {
        self.digits.checked_mul(10u64.checked_pow(places.checked_sub(self.places)?)?)
    }
}

/// Writes an amount of units of which ten to the power of `places` make a whole one.
pub(super) fn write(units: u64, places: u32) -> String {
    let one = 10u64.saturating_pow(places);
    match units % one {
        0 => (units / one).to_string(),
        part => {
            let part = format!("{part:0places$}", places = places as usize);
            format!("{}.{}", units / one, part.trim_end_matches('0'))
        }
    }
}

/// Writes chips, `places` being the decimals of the text.
pub(super) fn write_chips(chips: Chips, places: u32) -> String {
    write(chips.0, places)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, hundredths: Option<u64>) {
        assert_eq!(Amount::read(text).and_then(|amount| amount.in_units(2)), hundredths, "{text}");
    }

    #[test]
    fn whole_amounts_and_decimals_are_read() {
        check("12", Some(1200));
        check("1_500", Some(150_000));
        check("0.25", Some(25));
        check("9775.0", Some(977_500));
        check("0.5", Some(50));
    }

    #[test]
    fn other_text_is_no_amount() {
        for text in ["", "-1", ".5", "1.2.3", "1e3", "_1", "0.0000001", "99999999999999999999999", "١"] {
            check(text, None);
        }
        check("0.125", None); // Not in hundredths.
    }

    #[test]
    fn what_is_written_reads_again() {
        for units in [0, 5, 25, 100, 101_250] {
            assert_eq!(Amount::read(&write(units, 2)).and_then(|amount| amount.in_units(2)), Some(units));
        }
        assert_eq!(write(101_250, 1), "10125");
        assert_eq!(write(101_125, 1), "10112.5");
    }
}
