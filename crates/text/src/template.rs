//! Templates: slots to fill, and parts set strong. Both are control characters, which no text is written with.

/// Opens what is set strong.
const STRONG: char = '\u{e}';
/// Closes it.
const PLAIN: char = '\u{f}';

/// The template with its slots filled. A slot without a value stays empty; a value is never read as a template.
#[must_use]
pub fn fill(template: &str, values: &[&str]) -> String {
    let mut text = String::new();
    for c in template.chars() {
        match c {
            '\u{10}'..='\u{1f}' => text.push_str(values.get(c as usize - 0x10).copied().unwrap_or_default()),
            _ => text.push(c),
        }
    }
    text
}

/// The parts of a text, each with whether it is set strong.
///
/// ```
/// # use croupier_text::{Lang, spans, verdict_score};
/// let score = verdict_score(Lang::En, "2", "1");
/// assert!(spans(&score).any(|(text, strong)| strong && text == "1"));
/// ```
pub fn spans(text: &str) -> impl Iterator<Item = (&str, bool)> {
    let mut rest = text;
    let mut strong = false;
    core::iter::from_fn(move || {
        loop {
            if rest.is_empty() {
                return None;
            }
            let end = rest.find([STRONG, PLAIN]).unwrap_or(rest.len());
            let part = (&rest[..end], strong);
            strong = rest[end..].starts_with(STRONG);
            rest = rest.get(end + 1..).unwrap_or_default();
            if !part.0.is_empty() {
                return Some(part);
            }
        }
    })
}

/// The text without its marks, where nothing can be set strong: a label, a title.
#[must_use]
pub fn plain(text: &str) -> String {
    text.replace([STRONG, PLAIN], "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_are_filled_in_any_order_and_again() {
        assert_eq!(fill("\u{11} to \u{10}, \u{11}", &["a", "b"]), "b to a, b");
    }

    #[test]
    fn a_value_is_taken_as_it_is() {
        assert_eq!(fill("<\u{10}>", &["*{x}* 5 {0}"]), "<*{x}* 5 {0}>");
    }

    #[test]
    fn a_slot_without_a_value_is_empty() {
        assert_eq!(fill("<\u{12}>", &["a"]), "<>");
    }

    #[test]
    fn strong_parts_are_told_from_the_others() {
        let text = fill("bets \u{e}\u{10}\u{f}, then \u{e}20\u{f}", &["10"]);
        let parts: Vec<_> = spans(&text).collect();
        assert_eq!(parts, [("bets ", false), ("10", true), (", then ", false), ("20", true)]);
        assert_eq!(plain(&text), "bets 10, then 20");
    }

    #[test]
    fn a_text_without_marks_is_one_part() {
        assert_eq!(spans("à tapis").collect::<Vec<_>>(), [("à tapis", false)]);
        assert_eq!(spans("").count(), 0);
    }
}
