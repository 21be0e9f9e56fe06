//! The head of the page: its name, and what is chosen.

use croupier_engine::{Book, Rulebook};
use croupier_quiz::{Kind, Level};
use croupier_text::{
    Lang, app_title, kind_reopen_name, kind_shows_first_name, kind_side_pots_name, settings_book, settings_kind,
    settings_kind_all, settings_label, settings_lang, settings_lang_name, settings_level, settings_level_classic,
    settings_level_of,
};
use yew::Callback;

use crate::bindings;
use crate::settings::{self, Settings};
use crate::ui::act::{Act, Then};
use crate::ui::msg::Msg;
use crate::ui::say;
use crate::ui::state::State;
use crate::ui::tag::{Tag, Words, drawing, tag};

/// What is chosen of each setting, each a native select.
pub(crate) fn header(state: &State, on: &Callback<Msg>) -> Tag {
    let chosen = state.settings;
    let lang = chosen.lang;
    let book = Rulebook::OFFERED.iter().fold(Pick::new("book", settings_book(lang)), |pick, rules| {
        pick.option(rules.book.key(), book_name(rules.book, lang), rules.book == chosen.book)
    });
    let all = Pick::new("kind", settings_kind(lang)).option(ALL, settings_kind_all(lang), chosen.kind.is_none());
    let kind = Kind::ALL
        .into_iter()
        .fold(all, |pick, kind| pick.option(kind.key(), kind_name(kind, lang), chosen.kind == Some(kind)));
    let levels = Level::DEALT.into_iter().chain([Level::Scenario]);
    let level = levels.fold(Pick::new("level", settings_level(lang)), |pick, level| {
        pick.option(settings::level_key(level), level_name(level, lang), level == chosen.level)
    });
    let langs = Lang::ALL.into_iter().fold(Pick::new("lang", settings_lang(lang)), |pick, one| {
        pick.option(one.code(), settings_lang_name(one), one == lang)
    });
    let picks = tag("form.picks")
        .set("aria-label", settings_label(lang))
        .on(Act::Submit, Then::Nothing, on)
        .put(book.done(|key| settings::book(key).map(Msg::Book), on))
        .put(kind.done(|key| Some(Msg::Kind(settings::kind(key))), on))
        .put(level.done(|key| settings::level(key).map(Msg::Level), on));
    tag("header.bar")
        .put(tag("span.brand").put(chip()).text(app_title(lang)))
        .put(picks)
        .put(langs.done(|code| Lang::from_tag(code).map(Msg::Lang), on))
}

/// Makes the selects show what is chosen, however it came about.
pub(crate) fn show_chosen(chosen: Settings) {
    bindings::set_select("book", chosen.book.key());
    bindings::set_select("kind", chosen.kind.map_or(ALL, Kind::key));
    bindings::set_select("level", settings::level_key(chosen.level));
    bindings::set_select("lang", chosen.lang.code());
}

/// Stands for all kinds in the select.
const ALL: &str = "all";

/// A rule book as it is cited.
pub(crate) fn book_name(book: Book, lang: Lang) -> &'static str {
    say::book(book, lang)
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

/// A select with its label inside.
struct Pick {
    label: &'static str,
    select: Tag,
}

impl Pick {
    fn new(id: &'static str, label: &'static str) -> Self {
        Self { label, select: tag("select").set("id", id) }
    }

    fn option(self, value: &'static str, word: impl Words, chosen: bool) -> Self {
        let option = tag("option").set("value", value).flag("selected", chosen).text(word);
        Self { select: self.select.put(option), ..self }
    }

    fn done(self, read: fn(&str) -> Option<Msg>, on: &Callback<Msg>) -> Tag {
        let select = self.select.on(Act::Change, Then::Choose(read), on);
        tag("label.pick").put(tag("span").text(self.label)).put(select)
    }
}

/// The chip of the brand.
fn chip() -> Tag {
    let pip =
        tag("use.bp").set("href", "#pip-s").set("x", "-7.5").set("y", "-8").set("width", "15").set("height", "15");
    drawing("svg.c1", "-20 -20 40 40").put(tag("use").set("href", "#chip-face")).put(pip)
}
