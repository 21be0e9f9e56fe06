//! The page that asks: the table, the hand, the answer or the verdict on it.

use croupier_quiz::{Question, Verdict};
use croupier_text::{
    Lang, app_skip, live_moved, live_new_question, live_partly, live_pot_added, live_pot_removed, live_right,
    live_wrong, plain, share_copied, share_refused,
};
use yew::{Callback, Html};

use crate::ui::act::{Act, Then};
use crate::ui::answer;
use crate::ui::msg::{Link, Msg, Said};
use crate::ui::parts::seats::seats;
use crate::ui::parts::table::{defs, table};
use crate::ui::parts::{footer, header, help, log, notices, verdict};
use crate::ui::say::{self, Step};
use crate::ui::scene::Scene;
use crate::ui::state::State;
use crate::ui::tag::tag;

/// The table as it is drawn, or for a narrow column where it is tall. It changes with the question, the verdict and the
/// language alone.
pub fn picture(state: &State, tall: bool) -> Html {
    table(&Scene::new(state, &steps(state)).table(), tall)
}

fn steps(state: &State) -> Vec<Step> {
    let steps = |verdict: &Verdict| say::steps(&state.question, &verdict.ruling, state.settings.lang);
    state.verdict.as_ref().map(steps).unwrap_or_default()
}

/// Everything that is shown.
pub fn question(state: &State, picture: Html, on: &Callback<Msg>) -> Html {
    let (asked, lang) = (&state.question, state.settings.lang);
    let verdict = state.verdict.as_ref();
    let steps = steps(state);
    let scene = Scene::new(state, &steps);
    let ask = tag("div.ask")
        .put(notices::notices(state, on))
        .put(tag("p.kicker").text(say::kicker(asked, lang)))
        .put(tag("h1").set("id", "ask").set("tabindex", "-1").text(say::title(asked, lang)))
        .put(tag("p").rich(&say::story(asked, lang)));
    let left = tag("div.left").put(tag("figure.view").put(picture)).put(seats(&scene.head(), scene.rows()));
    let panel = match verdict {
        Some(verdict) => tag("div.panel")
            .all(verdict::verdict(state, verdict, &steps, &scene.badges(), on))
            .put(log::past(asked, lang)),
        None => tag("div.panel").put(log::log(asked, lang)).put(answer::answer(state, on)),
    };
    let skip = tag("a.skip").set("href", "#ask").text(app_skip(lang)).on(Act::Click, Then::Focus("ask"), on);
    tag("div.page")
        .put(skip)
        .put(defs())
        .put(header::header(state, on))
        .put(tag("p.vh").set("role", "status").text(said(state)))
        .put(tag("main.room").put(ask).put(left).put(panel))
        .put(footer::footer(state, on))
        .put(help::help(state, on))
        .into()
}

/// What a screen reader is told, in few words.
fn said(state: &State) -> String {
    let (asked, lang) = (&state.question, state.settings.lang);
    match state.said {
        Said::Nothing => String::new(),
        Said::Question => live_new_question(lang, &plain(&say::title(asked, lang))),
        Said::Verdict => spoken(state, asked, lang),
        Said::Moved(seat, place, places) => live_moved(lang, &place.to_string(), &places.to_string(), say::seat(seat)),
        Said::PotAdded(at) => live_pot_added(lang, &say::pot(at, lang)),
        Said::PotRemoved(at) => live_pot_removed(lang, &say::pot(at, lang)),
        Said::Link if state.link == Link::Copied => share_copied(lang).to_owned(),
        Said::Link => share_refused(lang).to_owned(),
    }
}

fn spoken(state: &State, asked: &Question, lang: Lang) -> String {
    let Some(verdict) = &state.verdict else { return String::new() };
    let ruling = plain(&say::decision(asked, &verdict.ruling.decision, lang));
    let (right, parts) = (verdict.right_parts(), verdict.marks.len());
    if verdict.right() {
        live_right(lang, &ruling)
    } else if right == 0 {
        live_wrong(lang, &ruling)
    } else {
        live_partly(lang, right as u64, &parts.to_string(), &ruling)
    }
}
