//! What may happen, step by step.

use croupier_engine::Book;
use croupier_quiz::{Ask, Choice, Kind, Level, Value};
use croupier_text::Lang;

use super::*;
use crate::ui::msg::Fault;

fn settings() -> Settings {
    Settings::new(["en"])
}

/// The page on its first visit, with this address.
fn open(address: Option<Result<Code, CodeError>>) -> State {
    State::new(settings(), true, Progress::default(), address, 7).expect("there is a question")
}

/// The page with a question of this kind, whose seed is the first that asks this.
fn asked(kind: Kind, is: impl Fn(Ask) -> bool) -> State {
    let codes = (0..).map(|seed| Code { book: Book::Tda2024, kind, level: Level::One, seed });
    let mut states = codes.map(|code| open(Some(Ok(code))));
    states.find(|state| is(state.question.ask)).expect("some seed asks it")
}

fn reopen() -> State {
    asked(Kind::Reopen, |_| true)
}

fn after(mut state: State, messages: impl IntoIterator<Item = Msg>) -> State {
    messages.into_iter().for_each(|msg| state.apply(msg));
    state
}

/// Fills in the right answer.
fn right(state: State) -> State {
    let edits = state.question.ruling().decision.into_iter().enumerate().flat_map(|(part, value)| match value {
        Value::Choice(choice) => vec![Edit::Choose(part, choice)],
        Value::Chips(chips) | Value::Wins(_, chips) => vec![Edit::Type(Place::typed(part, 0), chips.0.to_string())],
        _ => Vec::new(),
    });
    let edits: Vec<_> = edits.map(Msg::Edit).collect();
    after(state, edits)
}

#[test]
fn a_first_visit_asks_at_once() {
    let state = open(None);
    assert_eq!(state.settings, settings());
    assert_eq!((state.question.code.book, state.question.code.level), (Book::Tda2024, Level::One));
    assert_eq!(state.focus, Focus::Stays);
    assert!(state.replaces, "the way back leads out of the page");
}

#[test]
fn a_code_opens_its_question_and_shows_what_it_was_chosen_by() {
    let code = Code { book: Book::WsopLive2026, kind: Kind::SidePots, level: Level::Two, seed: 1 };
    let state = open(Some(Ok(code)));
    assert_eq!(state.question.code, code);
    assert_eq!(state.settings.suiting(code), state.settings);
    assert_eq!(state.settings.kind, Some(Kind::SidePots));
}

#[test]
fn all_kinds_stay_chosen_on_a_later_visit() {
    let code = Code { book: Book::Tda2024, kind: Kind::SidePots, level: Level::Two, seed: 1 };
    let state = State::new(settings(), false, Progress::default(), Some(Ok(code)), 7).expect("a question");
    assert_eq!((state.settings.kind, state.settings.level), (None, Level::Two));
}

#[test]
fn a_bad_code_is_told_and_another_question_asked() {
    let state = open(Some(Err(CodeError::Check)));
    assert_eq!(state.notices, [Notice::Code(CodeError::Check)]);
    let state = after(state, [Msg::Address(Some(Err(CodeError::Newer)))]);
    assert_eq!(state.notices, [Notice::Code(CodeError::Newer)], "the last one alone");
    assert!(state.replaces);
    let code = Code { book: Book::Tda2024, kind: Kind::Reopen, level: Level::One, seed: 5 };
    assert_eq!(after(state, [Msg::Address(Some(Ok(code)))]).notices, [], "a good code makes it forgotten");
}

#[test]
fn a_scenario_that_does_not_exist_is_a_bad_code() {
    let code = Code { book: Book::Tda2024, kind: Kind::Reopen, level: Level::Scenario, seed: 1 << 20 };
    assert_eq!(open(Some(Ok(code))).notices, [Notice::Code(CodeError::Unknown)]);
}

#[test]
fn the_address_of_the_question_that_is_asked_changes_nothing() {
    let state = after(reopen(), [Msg::Digit(2)]);
    let same = after(state.clone(), [Msg::Address(Some(Ok(state.question.code)))]);
    assert_eq!(same, state);
}

#[test]
fn what_is_chosen_deals_another_question_but_the_language_does_not() {
    let state = after(reopen(), [Msg::Digit(2)]);
    let french = after(state.clone(), [Msg::Lang(Lang::Fr)]);
    assert_eq!((&french.question, &french.draft), (&state.question, &state.draft));
    for msg in [Msg::Book(Book::WsopLive2026), Msg::Kind(Some(Kind::SidePots)), Msg::Level(Level::Three)] {
        let other = after(state.clone(), [msg.clone()]);
        assert_ne!(other.question.code, state.question.code, "{msg:?}");
        assert_eq!(other.settings.suiting(other.question.code), other.settings, "{msg:?}");
        assert_eq!((other.said, other.turn), (Said::Question, state.turn), "said, and the focus stays: {msg:?}");
    }
    assert_eq!(after(state.clone(), [Msg::Level(state.settings.level)]), state, "nothing else was chosen");
}

#[test]
fn textbook_cases_are_asked_of_the_kind_and_book_that_are_chosen() {
    let mut state = after(open(None), [Msg::Kind(Some(Kind::ShowsFirst)), Msg::Level(Level::Scenario)]);
    for _ in 0..20 {
        let before = state.question.code;
        state = after(state, [Msg::Next]);
        assert_ne!(state.question.code, before);
        let scenario = state.question.scenario.expect("a scenario");
        assert!(scenario.books.contains(&Book::Tda2024));
        assert_eq!(state.question.code.kind, Kind::ShowsFirst);
    }
}

#[test]
fn enter_checks_and_then_goes_on() {
    let state = after(right(reopen()), [Msg::Enter]);
    let verdict = state.verdict.clone().expect("a verdict");
    assert!(verdict.right());
    assert_eq!((state.focus, state.said, state.answers), (Focus::Verdict, Said::Verdict, 1));
    assert_eq!(state.progress.of(Kind::Reopen).right, 1);
    let next = after(state.clone(), [Msg::Enter]);
    assert!(next.verdict.is_none());
    assert_ne!(next.question.code, state.question.code);
    assert_eq!(next.focus, Focus::Question);
    assert!(!next.replaces, "the way back leads to the question before");
}

#[test]
fn the_first_answer_counts() {
    let state = after(right(reopen()), [Msg::Check]);
    let again = after(state.clone(), [Msg::Edit(Edit::Choose(0, Choice::NoRaise)), Msg::Digit(1), Msg::Check]);
    assert_eq!(again, state);
}

#[test]
fn what_is_missing_is_no_wrong_answer() {
    let state = after(reopen(), [Msg::Check]);
    let place = Place::chosen(0, 0);
    assert_eq!((state.trouble, state.focus), (Some((place, Trouble::Choose)), Focus::Field(place)));
    assert_eq!((state.answers, state.progress.of(Kind::Reopen).asked), (0, 0));
    let state = after(state, [Msg::Digit(1)]);
    assert_eq!(state.trouble, None, "it is gone once the field changes");
}

#[test]
fn a_digit_chooses_and_leads_to_what_is_chosen() {
    let state = after(reopen(), [Msg::Digit(2)]);
    assert_eq!((state.draft.choice(0), state.focus), (Some(Choice::Raise), Focus::Choice(0, 1)));
    for digit in [0, 3, 9] {
        assert_eq!(after(state.clone(), [Msg::Digit(digit)]), state, "no choice has the number {digit}");
    }
    let pots = asked(Kind::SidePots, |_| true);
    assert_eq!(after(pots.clone(), [Msg::Digit(1)]), pots);
}

#[test]
fn the_focus_follows_the_seat_that_moves() {
    let state = asked(Kind::ShowsFirst, |ask| ask == Ask::ShowOrder);
    let Some(Part::Order(order)) = state.draft.0.first().cloned() else { panic!("no order") };
    let (first, places) = (order[0], order.len());
    let state = after(state, [Msg::Edit(Edit::Down(0, 0))]);
    assert_eq!((state.said, state.focus), (Said::Moved(first, 2, places), Focus::Move(first, places == 2)));
    let state = after(state, [Msg::Edit(Edit::Up(0, 1))]);
    assert_eq!(
        (state.said, state.focus),
        (Said::Moved(first, 1, places), Focus::Move(first, false)),
        "up is of no use"
    );
    let ends = after(state.clone(), [Msg::Edit(Edit::Up(0, 9)), Msg::Edit(Edit::Down(9, 0))]);
    assert_eq!(ends.draft, state.draft);
}

#[test]
fn the_focus_follows_pots_that_are_added_and_taken_away() {
    let state = asked(Kind::SidePots, |ask| ask == Ask::BuildPots);
    let added = after(state.clone(), [Msg::Edit(Edit::AddPot(1))]);
    assert_eq!((added.said, added.focus), (Said::PotAdded(1), Focus::Field(Place::typed(1, 1))));
    let removed = after(added, [Msg::Edit(Edit::RemovePot(1))]);
    assert_eq!((removed.said, removed.focus), (Said::PotRemoved(1), Focus::AddPot));
    assert_eq!(after(removed.clone(), [Msg::Edit(Edit::RemovePot(1))]).draft, state.draft, "the main pot stays");
}

#[test]
fn what_must_be_told_is_told_once() {
    let full = Notice::Storage(Fault::Full);
    let state = after(open(None), [Msg::Notice(full), Msg::Notice(full)]);
    assert_eq!(state.notices, [full]);
    let state = after(state, [Msg::Dismiss(full), Msg::Notice(full)]);
    assert_eq!(state.notices, []);
}

#[test]
fn a_link_that_is_not_copied_is_shown() {
    let state = after(open(None), [Msg::Copied(false)]);
    assert_eq!((state.link, state.focus), (Link::Refused, Focus::Link));
    assert_eq!(after(state, [Msg::Next]).link, Link::Idle);
}
