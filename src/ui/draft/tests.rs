//! From fields to answers.

use croupier_engine::pots::Returned;
use croupier_engine::{Book, Seat};
use croupier_quiz::{Ask, Code, Kind, Level, Question, Value};

use super::*;

fn question(kind: Kind, ask: impl Fn(&Question) -> bool) -> Question {
    let codes = (0..).map(|seed| Code { book: Book::Tda2024, kind, level: Level::One, seed });
    codes.filter_map(|code| Question::new(code).ok()).find(ask).expect("some seed asks it")
}

fn pots() -> Question {
    question(Kind::SidePots, |question| question.ask == Ask::BuildPots)
}

/// What these edits of a question come to.
#[track_caller]
fn check(question: &Question, edits: &[Edit], expected: Result<Vec<Value>, (Place, Trouble)>) {
    let mut draft = Draft::new(&question.forms);
    edits.iter().cloned().for_each(|edit| draft.edit(edit));
    assert_eq!(draft.read(question), expected);
}

fn typed(part: usize, row: usize, text: &str) -> Edit {
    Edit::Type(Place::typed(part, row), text.to_owned())
}

#[test]
fn a_minimum_is_wanted_with_a_raise_alone() {
    let question = question(Kind::Reopen, |question| question.hand.round().level < Chips(1500));
    let raise = Edit::Choose(0, Choice::Raise);
    let at = Place::typed(1, 0);
    let wrong = |error| Err((at, Trouble::Amount(error)));
    check(&question, &[Edit::Choose(0, Choice::NoRaise)], Ok(vec![Value::Choice(Choice::NoRaise)]));
    check(&question, &[typed(1, 0, "x"), Edit::Choose(0, Choice::NoRaise)], Ok(vec![Value::Choice(Choice::NoRaise)]));
    check(&question, &[], Err((Place::chosen(0, 0), Trouble::Choose)));
    check(&question, std::slice::from_ref(&raise), wrong(ChipsError::Empty));
    check(&question, &[raise.clone(), typed(1, 0, "ten")], wrong(ChipsError::NotANumber));
    check(&question, &[raise.clone(), typed(1, 0, "10.5")], wrong(ChipsError::NotWhole));
    for text in ["1500", "1,500", "1 500", "1\u{202f}500", " 1.500 "] {
        let answer = vec![Value::Choice(Choice::Raise), Value::Chips(Chips(1500))];
        check(&question, &[raise.clone(), typed(1, 0, text)], Ok(answer));
    }
    let level = question.hand.round().level;
    let no_raise = Err((at, Trouble::Answer(Problem::NoRaise { level })));
    check(&question, &[raise, typed(1, 0, &level.to_string())], no_raise);
}

#[test]
fn a_seat_is_asked_for_where_seats_can_be_chosen() {
    let question = question(Kind::ShowsFirst, |question| question.ask == Ask::ShowsFirst);
    check(&question, &[], Err((Place::chosen(0, 0), Trouble::ChooseSeat)));
}

#[test]
fn an_uncalled_bet_is_an_amount_and_a_seat_or_neither() {
    let question = pots();
    let seat = question.hand.live().iter().next().unwrap_or_default();
    let pot = [typed(1, 0, "5"), Edit::Tick(Place::chosen(1, 0), seat)];
    let with = |edits: &[Edit]| [edits, &pot].concat();
    let then = |back| Ok(vec![Value::Return(back), Value::Pot(Chips(5), Seats::only(seat))]);
    let to = Edit::Back(0, Some(Back::To(seat)));
    let nobody = Edit::Back(0, Some(Back::Nobody));
    check(&question, &with(std::slice::from_ref(&nobody)), then(None));
    check(&question, &with(&[nobody.clone(), typed(0, 0, "0")]), then(None));
    check(&question, &with(&[typed(0, 0, "0")]), then(None));
    check(&question, &with(&[to.clone(), typed(0, 0, "7")]), then(Some(Returned { seat, chips: Chips(7) })));
    let choose = Err((Place::chosen(0, 0), Trouble::ChooseUncalled));
    check(&question, &with(&[]), choose.clone());
    check(&question, &with(&[typed(0, 0, "7")]), choose);
    let amount = Place::typed(0, 0);
    let half = Err((amount, Trouble::Answer(Problem::HalfAReturn)));
    check(&question, &with(&[nobody, typed(0, 0, "7")]), half.clone());
    check(&question, &with(&[to.clone(), typed(0, 0, "0")]), half);
    check(&question, &with(&[to]), Err((amount, Trouble::Amount(ChipsError::Empty))));
    check(&question, &with(&[typed(0, 0, "?")]), Err((amount, Trouble::Amount(ChipsError::NotANumber))));
}

#[test]
fn each_pot_has_an_amount_and_somebody() {
    let question = pots();
    let seat = question.hand.live().iter().next().unwrap_or_default();
    let nobody = Edit::Back(0, Some(Back::Nobody));
    let tick = |row| Edit::Tick(Place::chosen(1, row), seat);
    let amount = |row| (Place::typed(1, row), Trouble::Amount(ChipsError::Empty));
    check(&question, std::slice::from_ref(&nobody), Err(amount(0)));
    check(&question, &[nobody.clone(), typed(1, 0, "5")], Err((Place::chosen(1, 0), Trouble::ChoosePot)));
    let both = [nobody, typed(1, 0, "5"), tick(0), Edit::AddPot(1)];
    check(&question, &both, Err(amount(1)));
    let zero = [both.as_slice(), &[typed(1, 1, "0"), tick(1)]].concat();
    check(&question, &zero, Err((Place::typed(1, 1), Trouble::Answer(Problem::EmptyPot(1)))));
    let unticked = [both.as_slice(), &[typed(1, 1, "3"), tick(1), tick(1)]].concat();
    check(&question, &unticked, Err((Place::chosen(1, 1), Trouble::ChoosePot)));
    let huge = [both.as_slice(), &[typed(1, 1, "999 999 999"), tick(1)]].concat();
    let most = question.hand.setup().stacks.iter().copied().sum();
    check(&question, &huge, Err((Place::typed(1, 1), Trouble::Answer(Problem::MoreThanOnTable(most)))));
}

#[test]
fn who_wins_nothing_may_stay_empty_but_not_all() {
    let question = question(Kind::SidePots, |question| question.ask == Ask::Award);
    check(&question, &[], Err((Place::typed(0, 0), Trouble::Amount(ChipsError::Empty))));
    let mut wins: Vec<_> = question.hand.live().iter().map(|seat| Value::Wins(seat, Chips::ZERO)).collect();
    let last = wins.len() - 1;
    if let Value::Wins(_, chips) = &mut wins[last] {
        *chips = Chips(5);
    }
    check(&question, &[typed(last, 0, "5")], Ok(wins));
}

#[test]
fn what_is_handed_out_is_summed_up_as_it_is_typed() {
    let mut draft = Draft::new(&pots().forms);
    for edit in [typed(0, 0, "10"), typed(1, 0, "1 500"), Edit::AddPot(1), typed(1, 1, "x")] {
        draft.edit(edit);
    }
    assert_eq!(draft.accounted(), Some(Chips(1510)));
    assert_eq!(Draft::new(&[Form::Choice(Vec::new())]).accounted(), None);
}

#[test]
fn no_edit_breaks_a_draft() {
    let question = pots();
    let mut draft = Draft::new(&question.forms);
    let before = draft.clone();
    let far = Place::typed(9, 9);
    for edit in [
        Edit::Choose(0, Choice::Yes),
        Edit::Type(far, "1".into()),
        Edit::Type(Place::typed(1, 9), "1".into()),
        Edit::Up(1, 7),
        Edit::Down(0, usize::MAX - 1),
        Edit::Tick(Place::chosen(1, 9), Seat(0)),
        Edit::AddPot(7),
        Edit::RemovePot(1),
    ] {
        draft.edit(edit);
    }
    assert_eq!(draft, before);
}
