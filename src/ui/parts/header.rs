//! The head of the page: its name, and what is chosen.

use croupier_engine::{Book, Rulebook};
use croupier_quiz::{Kind, Level};
use croupier_text::{
    Lang, app_title, kind_reopen_name, kind_shows_first_name, kind_side_pots_name, settings_book, settings_kind,
    settings_kind_all, settings_label, settings_lang, settings_lang_name, settings_level, settings_level_classic,
    settings_level_of,
};
use yew::prelude::*;

use crate::bindings;
use crate::settings;
use crate::ui::msg::Msg;
use crate::ui::state::State;

/// What is chosen of each setting, each a native select.
pub(crate) fn header(state: &State, on: &Callback<Msg>) -> Html {
    let chosen = state.settings;
    let lang = chosen.lang;
    let to = |read: fn(&str) -> Option<Msg>| {
        let on = on.clone();
        Callback::from(move |value: String| read(&value).into_iter().for_each(|msg| on.emit(msg)))
    };
    let books = Rulebook::OFFERED.map(|rules| option(rules.book.key(), book_name(rules.book, lang))).to_vec();
    let all = option(ALL, settings_kind_all(lang).to_owned());
    let kinds = [all].into_iter().chain(Kind::ALL.map(|kind| option(kind.key(), kind_name(kind, lang).to_owned())));
    let levels = Level::DEALT.into_iter().chain([Level::Scenario]);
    let levels = levels.map(|level| option(&level.number().to_string(), level_name(level, lang)));
    let langs = Lang::ALL.map(|lang| option(lang.code(), settings_lang_name(lang).to_owned())).to_vec();
    html! {
        <header class="bar">
            <span class="brand">{ chip() }{ app_title(lang) }</span>
            <form class="picks" aria-label={settings_label(lang)} onsubmit={|event: SubmitEvent| event.prevent_default()}>
                <Pick label={settings_book(lang)} value={chosen.book.key()} options={books}
                    on={to(|key| settings::book(key).map(Msg::Book))} />
                <Pick label={settings_kind(lang)} value={chosen.kind.map_or(ALL, Kind::key)} options={kinds.collect::<Vec<_>>()}
                    on={to(|key| Some(Msg::Kind(settings::kind(key))))} />
                <Pick label={settings_level(lang)} value={chosen.level.number().to_string()} options={levels.collect::<Vec<_>>()}
                    on={to(|number| settings::level(number).map(Msg::Level))} />
            </form>
            <Pick label={settings_lang(lang)} value={lang.code()} options={langs}
                on={to(|code| Lang::from_tag(code).map(Msg::Lang))} />
        </header>
    }
}

/// Stands for all kinds in the select.
const ALL: &str = "all";

fn option(value: &str, label: String) -> (AttrValue, AttrValue) {
    (value.to_owned().into(), label.into())
}

/// A rule book as it is cited.
pub(crate) fn book_name(book: Book, lang: Lang) -> String {
    crate::ui::say::book(book, lang).to_owned()
}

/// A kind of questions in words.
pub(crate) fn kind_name(kind: Kind, lang: Lang) -> &'static str {
    match kind {
        Kind::Reopen => kind_reopen_name(lang),
        Kind::ShowsFirst => kind_shows_first_name(lang),
        Kind::SidePots => kind_side_pots_name(lang),
    }
}

fn level_name(level: Level, lang: Lang) -> String {
    match level {
        Level::Scenario => settings_level_classic(lang).to_owned(),
        level => settings_level_of(lang, &level.number().to_string(), &Level::DEALT.len().to_string()),
    }
}

/// What [`Pick`] is given.
#[derive(Clone, Debug, PartialEq, Properties)]
struct PickProps {
    label: AttrValue,
    /// The value that is chosen.
    value: AttrValue,
    /// Values with their words.
    options: Vec<(AttrValue, AttrValue)>,
    /// Called with the value.
    on: Callback<String>,
}

/// A select with its label inside.
#[component]
fn Pick(PickProps { label, value, options, on }: &PickProps) -> Html {
    let select = use_node_ref();
    {
        let select = select.clone();
        use_effect_with(value.clone(), move |value| bindings::set_select(select.cast(), value));
    }
    let onchange = on.reform(|event: Event| bindings::value_of(&event));
    let option = |(key, word): &(AttrValue, AttrValue)| {
        html! { <option value={key} selected={key == value}>{ word }</option> }
    };
    html! {
        <label class="pick">
            <span>{ label }</span>
            <select ref={select} {onchange}>{ for options.iter().map(option) }</select>
        </label>
    }
}

/// The chip of the brand.
fn chip() -> Html {
    html! {
        <svg class="c1" viewBox="-20 -20 40 40" aria-hidden="true" focusable="false">
            <use href="#chip-face" />
            <use class="bp" href="#pip-s" x="-7.5" y="-8" width="15" height="15" />
        </svg>
    }
}
