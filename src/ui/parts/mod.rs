//! The parts of the page.

pub mod cards;
pub mod chips;
pub(crate) mod footer;
pub(crate) mod header;
pub(crate) mod help;
pub(crate) mod log;
pub(crate) mod notices;
pub mod seats;
pub mod table;
pub(crate) mod verdict;

use croupier_text::spans;
use yew::prelude::*;

/// A text with its strong parts.
pub(crate) fn rich(text: &str) -> Html {
    let part = |(text, strong): (&str, bool)| {
        let text = text.to_owned();
        if strong {
            html! { <b>{ text }</b> }
        } else {
            html! { { text } }
        }
    };
    spans(text).map(part).collect()
}

/// A small drawing beside a word.
#[derive(Clone, Copy)]
pub(crate) enum Icon {
    Right,
    Wrong,
    Book,
}

/// Draws it.
pub(crate) fn icon(icon: Icon) -> Html {
    let d = match icon {
        Icon::Right => "M5 12.5l4.6 4.6L19 7.6",
        Icon::Wrong => "M6.5 6.5l11 11M17.5 6.5l-11 11",
        Icon::Book => "M12 6.5C10 5 7 4.5 4 4.7v13c3-.2 6 .3 8 1.8 2-1.5 5-2 8-1.8v-13c-3-.2-6 .3-8 1.8Zm0 0v13",
    };
    html! { <svg class="ic" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path {d} /></svg> }
}
