//! What is said of an answer: the decision, part by part, the mistake, the argument, the rules, the other books.

use croupier_quiz::{Mark, Verdict};
use croupier_text::{
    answer_next, book_cite, keys_enter_key, verdict_elsewhere, verdict_mistake, verdict_no_answer, verdict_no_mistake,
    verdict_part, verdict_right, verdict_score, verdict_why, verdict_wrong, verdict_yours,
};
use yew::Callback;

use super::header::book_name;
use crate::ui::act::{Act, Then};
use crate::ui::msg::Msg;
use crate::ui::say::{self, Step};
use crate::ui::state::State;
use crate::ui::tag::{Icon, Tag, icon, tag};

/// The verdict, section by section. `badges` tells which steps have their badge on the table.
pub(crate) fn verdict(
    state: &State,
    verdict: &Verdict,
    steps: &[Step],
    badges: &[bool],
    on: &Callback<Msg>,
) -> impl Iterator<Item = Tag> {
    let lang = state.settings.lang;
    let steps = (1_u32..).zip(steps.iter().zip(badges)).map(|(number, (step, badge))| {
        tag("li")
            .put(tag(if *badge { "b.mk" } else { "b.mk off" }).text(number.to_string()))
            .put(tag("span").rich(&step.text))
            .put(tag("b.calc").text(step.figure.clone()))
    });
    let why = section("section.why", "why", verdict_why(lang)).put(tag("ol").all(steps)).put(cites(state, verdict));
    [Some(decision(state, verdict, on)), slip(state, verdict), Some(why), Some(elsewhere(state, verdict))]
        .into_iter()
        .flatten()
}

/// A section with its heading.
fn section(name: &'static str, id: &'static str, heading: &'static str) -> Tag {
    tag(name).set("aria-labelledby", id).put(tag("h2").set("id", id).text(heading))
}

/// What was decided, how each part was answered, and the way on.
fn decision(state: &State, verdict: &Verdict, on: &Callback<Msg>) -> Tag {
    let (asked, lang) = (&state.question, state.settings.lang);
    let (right, parts) = (verdict.right_parts().to_string(), verdict.marks.len());
    let score = (parts > 1).then(|| tag("p.score").rich(&verdict_score(lang, &parts.to_string(), &right)));
    let heading = tag("h2.ruling").set("id", "verdict").set("tabindex", "-1");
    let next = tag("button.cta").set("type", "button").text(answer_next(lang));
    tag("section.verdict")
        .set("aria-labelledby", "verdict")
        .put(heading.rich(&say::decision(asked, &verdict.ruling.decision, lang)))
        .put(score)
        .put(tag("ul.parts").all(verdict.marks.iter().enumerate().map(|(at, mark)| part(state, at, mark))))
        .put(next.put(tag("kbd").text(keys_enter_key(lang))).on(Act::Click, Then::Send(Msg::Next), on))
}

/// Stands for what was given while the words around it are found.
const GIVEN: char = '\u{1}';

/// One part of the answer: right or wrong, what is right, what was given.
fn part(state: &State, at: usize, mark: &Mark) -> Tag {
    let (asked, lang) = (&state.question, state.settings.lang);
    let mut said = say::part(asked, at, lang);
    if let Some(expected) = &mark.expected {
        said = verdict_part(lang, &said, &say::value(expected, asked, lang));
    }
    let line = |name, drawn, word: &'static str| {
        tag(name).put(icon(drawn)).put(tag("span").put(tag("b").text(word).text(".")).text(" ").text(said))
    };
    if mark.right() {
        return line("li.ok", Icon::Right, verdict_right(lang));
    }
    // The answer alone is struck out, not the words around it.
    let yours = verdict_yours(lang, GIVEN.encode_utf8(&mut [0; 4]));
    let (before, after) = yours.split_once(GIVEN).unwrap_or((&yours, ""));
    let given = match &mark.given {
        Some(given) => tag("s").text(say::value(given, asked, lang)),
        None => tag("span").text(verdict_no_answer(lang)),
    };
    let yours = tag("span.yours").text(before.to_owned()).put(given).text(after.to_owned());
    line("li.no", Icon::Wrong, verdict_wrong(lang)).put(yours)
}

/// The mistake that leads to the answer, where one does.
fn slip(state: &State, verdict: &Verdict) -> Option<Tag> {
    let (asked, lang) = (&state.question, state.settings.lang);
    let said = match &verdict.mistake {
        _ if verdict.right() => return None,
        Some(mistake) => {
            let named = say::mistake(mistake, asked, lang);
            tag("p").put(tag("b").text(named.name).text(".")).text(" ").rich(&named.text)
        }
        None => tag("p").text(verdict_no_mistake(lang)),
    };
    Some(section("section.slip", "slip", verdict_mistake(lang)).put(said))
}

/// The rules that it rests on.
fn cites(state: &State, verdict: &Verdict) -> Tag {
    let (book, lang) = (state.question.code.book, state.settings.lang);
    let cite = |rule| tag("span.cite").put(icon(Icon::Book)).text(book_cite(lang, book_name(book, lang), rule));
    tag("p.cites").all(verdict.citations(book).map(cite))
}

/// What other books say.
fn elsewhere(state: &State, verdict: &Verdict) -> Tag {
    let (asked, lang) = (&state.question, state.settings.lang);
    let lines = verdict.elsewhere.iter().map(|other| {
        let (book, says) = say::elsewhere(other, asked, lang);
        let (name, sign) = if other.same { ("li", "=") } else { ("li.differs", "≠") };
        tag(name)
            .put(tag("i").set("aria-hidden", "true").text(sign))
            .put(tag("b").text(book))
            .put(tag("span").rich(&says))
    });
    section("section.books", "books", verdict_elsewhere(lang)).put(tag("ul").all(lines))
}
