//! The foot of the page: the code of the question, its link, how the answers went, the keys.

use croupier_text::{
    keys_title, progress_line, progress_none, question_label, share_copied, share_copy, share_link, share_refused,
};
use yew::prelude::*;

use super::header::kind_name;
use crate::bindings;
use crate::route;
use crate::ui::msg::{Link, Msg};
use crate::ui::state::State;

/// The foot.
pub(crate) fn footer(state: &State, on: &Callback<Msg>) -> Html {
    let (code, lang) = (state.question.code, state.settings.lang);
    let tally = state.progress.of(code.kind);
    let progress = if tally.asked == 0 {
        progress_none(lang).to_owned()
    } else {
        progress_line(lang, u64::from(tally.right), &tally.asked.to_string(), kind_name(code.kind, lang))
    };
    let copy = on.reform(Msg::Copied);
    let copy = move |_: MouseEvent| bindings::copy(&bindings::link(&route::write(code)), copy.clone());
    html! {
        <footer class="foot">
            <p>{ question_label(lang) }{ " " }<b class="code">{ code.to_string() }</b></p>
            <p>{ progress }</p>
            <span>
                if state.link == Link::Copied {
                    <span class="soft">{ share_copied(lang) }</span>
                }
                <button class="quiet" type="button" onclick={copy}>{ share_copy(lang) }</button>
                <button class="quiet" type="button" onclick={|_: MouseEvent| bindings::open_dialog("keys")}>
                    { keys_title(lang) }<kbd>{ "?" }</kbd>
                </button>
            </span>
            if state.link == Link::Refused {
                <p class="refused">
                    <label for="link">{ share_refused(lang) }</label>
                    <input id="link" type="text" readonly=true aria-label={share_link(lang)} value={bindings::link(&route::write(code))} />
                </p>
            }
        </footer>
    }
}
