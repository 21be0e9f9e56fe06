//! What is said of an answer: the decision, part by part, the mistake, the argument, the rules, the other books.

use croupier_quiz::{Mark, Verdict};
use croupier_text::{
    answer_next, book_cite, keys_enter_key, verdict_elsewhere, verdict_mistake, verdict_no_answer, verdict_no_mistake,
    verdict_right, verdict_score, verdict_why, verdict_wrong, verdict_yours,
};
use yew::prelude::*;

use super::header::book_name;
use super::{Icon, icon, rich};
use crate::ui::msg::Msg;
use crate::ui::say::{self, Step};
use crate::ui::state::State;

/// The verdict. `badges` tells which steps have their badge on the table.
pub(crate) fn verdict(state: &State, verdict: &Verdict, steps: &[Step], badges: &[bool], on: &Callback<Msg>) -> Html {
    let (asked, lang) = (&*state.question, state.settings.lang);
    let next = on.reform(|_: MouseEvent| Msg::Next);
    let marks = verdict.marks.iter().enumerate();
    let (right, parts) = (verdict.right_parts().to_string(), verdict.marks.len().to_string());
    html! {
        <>
            <section class="verdict" aria-labelledby="verdict">
                <h2 class="ruling" id="verdict" tabindex="-1">
                    { rich(&say::decision(asked, &verdict.ruling.decision, lang)) }
                </h2>
                if verdict.marks.len() > 1 {
                    <p class="score">{ rich(&verdict_score(lang, &parts, &right)) }</p>
                }
                <ul class="parts">{ for marks.map(|(at, mark)| part(state, at, mark)) }</ul>
                <button class="cta" type="button" onclick={next}>
                    { answer_next(lang) }<kbd>{ keys_enter_key(lang) }</kbd>
                </button>
            </section>
            { slip(state, verdict) }
            <section class="why" aria-labelledby="why">
                <h2 id="why">{ verdict_why(lang) }</h2>
                <ol>{ for (1..).zip(steps.iter().zip(badges)).map(step) }</ol>
                { cites(state, verdict) }
            </section>
            { elsewhere(state, verdict) }
        </>
    }
}

/// Stands for what was given while the words around it are found.
const GIVEN: &str = "\u{1}";

/// One part of the answer: right or wrong, what is right, what was given.
fn part(state: &State, at: usize, mark: &Mark) -> Html {
    let (asked, lang) = (&*state.question, state.settings.lang);
    let right = mark.right();
    let word = if right { verdict_right(lang) } else { verdict_wrong(lang) };
    let value = |value: &_| say::value(value, asked, lang);
    let mut said = say::part(asked, at, lang);
    if let Some(expected) = &mark.expected {
        said.push_str(if lang == croupier_text::Lang::Fr { "\u{a0}: " } else { ": " });
        said.push_str(&value(expected));
    }
    // The answer alone is struck out, not the words around it.
    let yours = verdict_yours(lang, GIVEN);
    let (before, after) = yours.split_once(GIVEN).unwrap_or((&yours, ""));
    let given = match &mark.given {
        Some(given) => html! { <s>{ value(given) }</s> },
        None => html! { verdict_no_answer(lang) },
    };
    html! {
        <li class={if right { "ok" } else { "no" }}>
            { icon(if right { Icon::Right } else { Icon::Wrong }) }
            <span><b>{ word }{ "." }</b>{ " " }{ said }</span>
            if !right {
                <span class="yours">{ before.to_owned() }{ given }{ after.to_owned() }</span>
            }
        </li>
    }
}

/// The mistake that leads to the answer, where one does.
fn slip(state: &State, verdict: &Verdict) -> Html {
    let (asked, lang) = (&*state.question, state.settings.lang);
    if verdict.right() {
        return Html::default();
    }
    let named = verdict.mistake.as_ref().map(|mistake| say::mistake(mistake, asked, lang));
    html! {
        <section class="slip" aria-labelledby="slip">
            <h2 id="slip">{ verdict_mistake(lang) }</h2>
            if let Some(named) = named {
                <p><b>{ named.name }{ "." }</b>{ " " }{ rich(&named.text) }</p>
            } else {
                <p>{ verdict_no_mistake(lang) }</p>
            }
        </section>
    }
}

fn step((number, (step, badge)): (usize, (&Step, &bool))) -> Html {
    html! {
        <li>
            <b class={if *badge { "mk" } else { "mk off" }}>{ number }</b>
            <span>{ rich(&step.text) }</span>
            <b class="calc">{ &step.figure }</b>
        </li>
    }
}

/// The rules that it rests on.
fn cites(state: &State, verdict: &Verdict) -> Html {
    let (book, lang) = (state.question.code.book, state.settings.lang);
    let name = book_name(book, lang);
    let cite = |rule: &str| {
        html! { <span class="cite">{ icon(Icon::Book) }{ book_cite(lang, &name, rule) }</span> }
    };
    html! { <p class="cites">{ for verdict.citations(book).map(cite) }</p> }
}

/// What other books say.
fn elsewhere(state: &State, verdict: &Verdict) -> Html {
    let (asked, lang) = (&*state.question, state.settings.lang);
    let line = |other: &croupier_quiz::Elsewhere| {
        let (book, says) = say::elsewhere(other, asked, lang);
        html! {
            <li class={(!other.same).then_some("differs")}>
                <i aria-hidden="true">{ if other.same { "=" } else { "≠" } }</i>
                <b>{ book }</b>
                <span>{ rich(&says) }</span>
            </li>
        }
    };
    html! {
        <section class="books" aria-labelledby="books">
            <h2 id="books">{ verdict_elsewhere(lang) }</h2>
            <ul>{ for verdict.elsewhere.iter().map(line) }</ul>
        </section>
    }
}
