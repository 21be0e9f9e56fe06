//! The screens, as they are drawn without a browser: nothing is missing, in either language.
#![cfg(not(target_arch = "wasm32"))]

use std::collections::BTreeSet;

use croupier::settings::Settings;
use croupier::ui::draft::{Back, Edit, Place};
use croupier::ui::msg::{Fault, Msg, Notice};
use croupier::ui::pages::question::{picture, question};
use croupier::ui::state::State;
use croupier_engine::Rulebook;
use croupier_quiz::progress::Progress;
use croupier_quiz::{Answer, Code, CodeError, Kind, Level, Question, Value};
use croupier_text::Lang;
use yew::LocalServerRenderer;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
struct ScreenProps {
    state: State,
    tall: bool,
}

#[component]
fn Screen(ScreenProps { state, tall }: &ScreenProps) -> Html {
    question(state, picture(state, *tall), &Callback::noop())
}

fn draw(state: &State) -> String {
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    let tall = state.question.code.seed.is_multiple_of(2);
    let props = ScreenProps { state: state.clone(), tall };
    runtime.block_on(LocalServerRenderer::<Screen>::with_props(props).hydratable(false).render())
}

/// The questions that are looked at: some of each book, kind and level, and all the textbook cases.
fn codes() -> impl Iterator<Item = Code> {
    Rulebook::OFFERED.into_iter().flat_map(|rules| {
        Kind::ALL.into_iter().flat_map(move |kind| {
            Level::ALL.into_iter().flat_map(move |level| {
                let count = if level == Level::Scenario { 40 } else { 7 };
                (0..count).map(move |seed| Code { book: rules.book, kind, level, seed })
            })
        })
    })
}

fn open(code: Code, lang: Lang) -> Option<State> {
    Question::new(code).ok()?;
    let settings = Settings { lang, ..Settings::new([]) };
    State::new(settings, false, Progress::default(), Some(Ok(code)), 1)
}

fn after(state: &State, messages: Vec<Msg>) -> State {
    let mut state = state.clone();
    messages.into_iter().for_each(|msg| state.apply(msg));
    state
}

/// Fills in an answer and has it marked; `None` where the fields cannot hold it.
fn answered(state: &State, answer: &Answer) -> Option<State> {
    let mut edits = Vec::new();
    let pots = answer.iter().filter(|value| matches!(value, Value::Pot(..))).count();
    edits.extend((1..pots).map(|_| Edit::AddPot(1)));
    for (part, value) in answer.iter().enumerate() {
        match value {
            Value::Choice(choice) => edits.push(Edit::Choose(part, *choice)),
            Value::Chips(chips) | Value::Wins(_, chips) => {
                edits.push(Edit::Type(Place::typed(part, 0), chips.0.to_string()));
            }
            Value::Order(order) => {
                for (to, seat) in order.iter().enumerate() {
                    let mut now: Vec<_> = state.question.hand.live().iter().collect();
                    order[..to].iter().enumerate().for_each(|(at, done)| {
                        now.retain(|other| other != done);
                        now.insert(at, *done);
                    });
                    let from = now.iter().position(|other| other == seat).expect("a live seat");
                    edits.extend((to + 1..=from).rev().map(|at| Edit::Up(part, at)));
                }
            }
            Value::Return(back) => {
                edits.push(Edit::Back(part, Some(back.map_or(Back::Nobody, |back| Back::To(back.seat)))));
                edits.extend(back.map(|back| Edit::Type(Place::typed(part, 0), back.chips.0.to_string())));
            }
            Value::Pot(amount, seats) => {
                edits.push(Edit::Type(Place::typed(1, part - 1), amount.0.to_string()));
                edits.extend(seats.iter().map(|seat| Edit::Tick(Place::chosen(1, part - 1), seat)));
            }
        }
    }
    let filled = after(state, edits.into_iter().map(Msg::Edit).collect());
    (filled.draft.read(&state.question).as_ref() == Ok(answer)).then(|| after(&filled, vec![Msg::Check]))
}

/// The question, with nothing and with an answer that lacks something; the verdict on the right answer and on mistakes.
fn screens(code: Code, lang: Lang) -> Vec<(String, State)> {
    let Some(state) = open(code, lang) else { return Vec::new() };
    let asked = &state.question;
    let right = asked.ruling().decision;
    let mistaken = |folk: &croupier_quiz::Folk| asked.ask.judge(&asked.hand, &folk.mistaken(asked.rules())).decision;
    let wrong = code.kind.folks().iter().map(mistaken).filter(|answer| *answer != right);
    let wrong = wrong.filter_map(|answer| answered(&state, &answer)).next();
    let screen = |name: &str, state| (format!("{code} {lang:?} {name}"), state);
    let mut screens = vec![
        screen("unanswered", after(&state, vec![Msg::Check])),
        screen("right", answered(&state, &right).expect("the fields can hold what is right")),
        screen("asked", state.clone()),
    ];
    screens.extend(wrong.map(|wrong| screen("wrong", wrong)));
    screens
}

/// The values of an attribute.
fn attributes<'a>(html: &'a str, name: &str) -> Vec<&'a str> {
    let start = format!(" {name}=\"");
    html.split(&start).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

fn check(name: &str, html: &str) {
    let count = |part: &str| html.matches(part).count();
    assert_eq!(count(" role=\"status\"") + count(" aria-live"), 1, "{name}: one live region");
    assert_eq!((count("<h1"), count("<main"), count("role=\"alert\"")), (1, 1, 0), "{name}");
    assert_eq!(count("<table "), 1, "{name}");
    let mut pictures = html.split("<svg").filter_map(|rest| rest.split('>').next());
    let picture = pictures.find(|tag| tag.contains("class=\"table "));
    assert!(picture.is_some_and(|tag| tag.contains("aria-hidden=\"true\"")), "{name}: the picture is hidden");
    assert_eq!((count(" style="), count("<style"), count("<script"), count(" onclick")), (0, 0, 0, 0), "{name}");
    let ids = attributes(html, "id");
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "{name}: {ids:?}");
    for reference in ["for", "aria-labelledby", "aria-describedby"].map(|name| attributes(html, name)).concat() {
        assert!(ids.contains(&reference), "{name}: nothing is called {reference}");
    }
    // Neither a mark of weight nor a slot that was not filled, nor what stands for a seat that is none.
    assert!(!html.chars().any(|c| c < ' ' && c != '\n'), "{name}: a mark is left");
    for part in ["{", "}", "<b></b>", "<p></p>", "<span></span>", "<h2></h2>", ">?<", "undefined"] {
        let kept = part == ">?<";
        assert!(count(part) == if kept { 2 } else { 0 } || part == "<span></span>", "{name}: {part}");
    }
}

/// The words of a screen.
fn words(html: &str) -> String {
    let bare = html.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text));
    bare.collect::<Vec<_>>().join(" ")
}

#[test]
fn every_screen_is_whole_in_both_languages() {
    let mut asks = BTreeSet::new();
    let mut seen = 0;
    for code in codes() {
        let [english, french] = Lang::ALL.map(|lang| screens(code, lang));
        for ((name, english), (_, french)) in english.iter().zip(&french) {
            asks.insert((english.question.ask.key(), english.verdict.is_some()));
            let (en, fr) = (draw(english), draw(french));
            check(name, &en);
            check(name, &fr);
            let english: BTreeSet<_> = words(&en).split(' ').map(str::to_owned).collect();
            for word in ["the", "of", "and", "to"] {
                assert!(!words(&fr).split(' ').any(|other| other == word), "{name}: English in French: {word}");
            }
            for word in ["le", "la", "les", "et"] {
                assert!(!english.contains(word), "{name}: French in English: {word}");
            }
            seen += 1;
        }
    }
    assert_eq!(asks.len(), 12, "six asks, before and after: {asks:?}");
    assert!(seen > 500, "{seen}");
}

#[test]
fn a_verdict_tells_the_parts_the_steps_and_the_rules() {
    for code in codes() {
        for (name, state) in screens(code, Lang::En) {
            let Some(verdict) = &state.verdict else { continue };
            let html = draw(&state);
            let count = |part: &str| html.matches(part).count();
            assert_eq!(count("<li class=\"ok\"") + count("<li class=\"no\""), verdict.marks.len(), "{name}");
            assert_eq!(count("<li class=\"no\""), verdict.marks.len() - verdict.right_parts(), "{name}");
            assert_eq!(count("class=\"calc\""), verdict.ruling.reasons.len(), "{name}");
            assert_eq!(count("class=\"cite\""), verdict.citations(code.book).count(), "{name}");
            assert_eq!(count("id=\"slip\""), usize::from(!verdict.right()), "{name}");
            assert!(verdict.right() || count("No known mistake") == usize::from(verdict.mistake.is_none()), "{name}");
            // A step that has a badge in the list has one on the table.
            let listed: BTreeSet<String> = html
                .split("<b class=\"mk\">")
                .skip(1)
                .filter_map(|rest| rest.split('<').next())
                .map(str::to_owned)
                .collect();
            let drawn: BTreeSet<String> = html
                .split("<g class=\"badge\"")
                .skip(1)
                .filter_map(|rest| rest.split("<text").nth(1)?.split('>').nth(1)?.split('<').next())
                .map(str::to_owned)
                .collect();
            assert_eq!(listed, drawn, "{name}");
        }
    }
}

#[test]
fn what_must_be_told_stands_above_the_question() {
    let faults = [Fault::Corrupt, Fault::Full, Fault::Newer, Fault::Refused].map(Notice::Storage);
    let errors = [CodeError::Length(3), CodeError::Letter('é'), CodeError::Check, CodeError::Newer, CodeError::Unknown];
    let code = Code { book: Rulebook::TDA.book, kind: Kind::Reopen, level: Level::One, seed: 3 };
    for lang in Lang::ALL {
        let state = open(code, lang).expect("a question");
        let mut said = BTreeSet::new();
        for notice in faults.into_iter().chain(errors.map(Notice::Code)) {
            let html = draw(&after(&state, vec![Msg::Notice(notice)]));
            check(&format!("{notice:?}"), &html);
            let text = html.split("class=\"notice").nth(1).and_then(|rest| rest.split("</p>").next());
            assert!(said.insert(text.expect("a notice").to_owned()), "{notice:?} says what another says");
        }
    }
}
