//! The keys, in a dialog.

use croupier_text::{
    keys_all, keys_choose, keys_choose_keys, keys_close, keys_enter, keys_enter_key, keys_escape_key, keys_help,
    keys_title,
};
use yew::prelude::*;

use crate::bindings;
use crate::ui::msg::Msg;
use crate::ui::state::State;

/// What each key does, and whether single keys do anything.
pub(crate) fn help(state: &State, on: &Callback<Msg>) -> Html {
    let lang = state.settings.lang;
    let keys = [
        (keys_choose_keys(lang), keys_choose(lang)),
        (keys_enter_key(lang), keys_enter(lang)),
        ("?", keys_help(lang)),
        (keys_escape_key(lang), keys_close(lang)),
    ];
    let line = |(key, does): (&'static str, &'static str)| {
        html! { <><dt><kbd>{ key }</kbd></dt><dd>{ does }</dd></> }
    };
    let on = on.clone();
    let single = state.settings.keys;
    html! {
        <dialog id="keys" aria-labelledby="keys-title">
            <div class="head">
                <h2 id="keys-title">{ keys_title(lang) }</h2>
                <button type="button" onclick={|_: MouseEvent| bindings::close_dialog("keys")}>{ keys_close(lang) }</button>
            </div>
            <dl class="keys">{ for keys.map(line) }</dl>
            <label class="field">
                <span>{ keys_all(lang) }</span>
                <input type="checkbox" checked={single} onchange={move |_: Event| on.emit(Msg::Keys(!single))} />
            </label>
        </dialog>
    }
}
