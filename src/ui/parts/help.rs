//! The keys, in a dialog.

use croupier_text::{
    keys_all, keys_choose, keys_choose_keys, keys_close, keys_enter, keys_enter_key, keys_escape_key, keys_help,
    keys_title,
};
use yew::Callback;

use crate::ui::act::{Act, Then};
use crate::ui::msg::Msg;
use crate::ui::state::State;
use crate::ui::tag::{Tag, tag};

/// What each key does, and whether single keys do anything.
pub(crate) fn help(state: &State, on: &Callback<Msg>) -> Tag {
    let lang = state.settings.lang;
    let keys = [
        (keys_choose_keys(lang), keys_choose(lang)),
        (keys_enter_key(lang), keys_enter(lang)),
        ("?", keys_help(lang)),
        (keys_escape_key(lang), keys_close(lang)),
    ];
    let list = keys.into_iter().fold(tag("dl.keys"), |list, (key, does)| {
        list.put(tag("dt").put(tag("kbd").text(key))).put(tag("dd").text(does))
    });
    let close = tag("button").set("type", "button").text(keys_close(lang)).on(Act::Click, Then::Close("keys"), on);
    let single = state.settings.keys;
    let switch = tag("input").set("type", "checkbox").ticked(single);
    let switch = switch.on(Act::Change, Then::Send(Msg::Keys(!single)), on);
    tag("dialog")
        .set("id", "keys")
        .set("aria-labelledby", "keys-title")
        .put(tag("div.head").put(tag("h2").set("id", "keys-title").text(keys_title(lang))).put(close))
        .put(list)
        .put(tag("label.field").put(tag("span").text(keys_all(lang))).put(switch))
}
