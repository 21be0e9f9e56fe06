//! The words of Croupier, in French and English.
//!
//! Every text is a line of `en.toml` and a line of `fr.toml` with the same key. The build makes one function of each:
//! the dots and dashes of the key become underscores, the language comes first, then the slots of the text **in
//! alphabetical order**. The documentation of a function is its English text.
//!
//! ```
//! use croupier_text::{Lang, log_bets};
//!
//! assert_eq!(log_bets(Lang::En, "300", "UTG"), "UTG bets 300");
//! assert_eq!(log_bets(Lang::Fr, "300", "UTG"), "UTG mise 300");
//! ```
//!
//! - `{slot}` takes any text: a seat, an amount written by [`Lang::chips`].
//! - `key.one` and `key.other` make one function that counts, `key(lang, count, …)`; the number is `{count}` in them.
//! - A list of words makes a function that takes a place in it: `street_names(lang, 2)`.
//! - `*…*` is set strong: [`spans`] gives the parts, [`plain`] the bare text.
//!
//! To add a text, write one line in each file, in alphabetical order within its section; the keys of one family, the
//! first word, are in one section. A slot that holds a seat is named `seat…`, so that the build can find French that
//! would have to elide before it (`de {seat}`). The build stops when a text lacks in one language, has other slots
//! there, or breaks the house style; a fault that is meant is listed with its reason in `build/main.rs`.

mod cards;
mod chips;
mod lang;
mod template;
mod words;

pub use cards::{HandName, card_face};
pub use chips::{ChipsError, parse_chips};
pub use lang::Lang;
pub use template::{fill, plain, spans};
pub use words::*;
