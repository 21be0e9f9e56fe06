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
