//! What the reader must be told, above the question.

use croupier_quiz::CodeError;
use croupier_text::{
    Lang, code_here, code_length, code_letter, code_mistyped, code_newer, code_unknown, keys_close, storage_corrupt,
    storage_full, storage_newer, storage_refused,
};
use yew::Callback;

use crate::ui::act::Then;
use crate::ui::msg::{Fault, Msg, Notice};
use crate::ui::state::State;
use crate::ui::tag::{Tag, quiet, tag};

/// Each with a button that takes it away.
pub(crate) fn notices(state: &State, on: &Callback<Msg>) -> Tag {
    let lang = state.settings.lang;
    tag("div").all(state.notices.iter().map(|notice| {
        let close = quiet(keys_close(lang), Then::Send(Msg::Dismiss(*notice)), on);
        tag("div.notice told-once").put(tag("p").text(text(*notice, lang))).put(close)
    }))
}

/// What is said.
pub(crate) fn text(notice: Notice, lang: Lang) -> String {
    match notice {
        Notice::Code(error) => {
            let why = match error {
                CodeError::Check => code_mistyped(lang).to_owned(),
                CodeError::Newer => code_newer(lang).to_owned(),
                CodeError::Unknown => code_unknown(lang).to_owned(),
                CodeError::Letter(letter) => code_letter(lang, letter.encode_utf8(&mut [0; 4])),
                CodeError::Length(length) => code_length(lang, &length.to_string()),
            };
            [why.as_str(), " ", code_here(lang)].concat()
        }
        Notice::Storage(fault) => match fault {
            Fault::Corrupt => storage_corrupt(lang),
            Fault::Full => storage_full(lang),
            Fault::Newer => storage_newer(lang),
            Fault::Refused => storage_refused(lang),
        }
        .to_owned(),
    }
}
