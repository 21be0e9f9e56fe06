//! The address: what stands after `#`, and the question it names.

use croupier_quiz::{Code, CodeError};

/// The code in the fragment of an address, or why there is none; `None` where there is no fragment.
///
/// ```
/// # use croupier::route;
/// assert_eq!(route::read("#"), None);
/// assert!(matches!(route::read("#nonsense"), Some(Err(_))));
/// ```
#[must_use]
pub fn read(fragment: &str) -> Option<Result<Code, CodeError>> {
    let text = fragment.strip_prefix('#').unwrap_or(fragment);
    (!text.trim().is_empty()).then(|| text.parse())
}

/// The fragment that names a question.
#[must_use]
pub fn write(code: Code) -> String {
    let mut fragment = String::from("#");
    fragment.push_str(&code.to_string());
    fragment
}

#[cfg(test)]
mod tests {
    use super::*;
    use croupier_engine::Book;
    use croupier_quiz::{Kind, Level};

    const CODE: Code = Code { book: Book::WsopLive2026, kind: Kind::SidePots, level: Level::Two, seed: 12_345 };

    #[test]
    fn a_fragment_reads_as_it_is_written() {
        assert_eq!(read(&write(CODE)), Some(Ok(CODE)));
        assert_eq!(read(&write(CODE).replace('-', "").to_lowercase()), Some(Ok(CODE)));
    }

    #[test]
    fn no_fragment_names_nothing() {
        for fragment in ["", "#", "#  "] {
            assert_eq!(read(fragment), None, "{fragment:?}");
        }
    }

    #[test]
    fn what_is_no_code_is_told_why() {
        assert_eq!(read("#abc"), Some(Err(CodeError::Length(3))));
        assert_eq!(read("#é"), Some(Err(CodeError::Letter('é'))));
    }
}
