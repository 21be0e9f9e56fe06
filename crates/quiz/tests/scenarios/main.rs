//! The scenarios: each is replayed under its books and must be ruled on as its file says.

mod malformed;
mod tables;

use croupier_engine::pots::Returned;
use croupier_engine::rulings::options::options;
use croupier_engine::{Act, Book, Chips, Event, Rulebook, Seat, Seats};
use croupier_quiz::{Answer, Ask, Choice, Code, CodeError, Form, Kind, Level, Question, Scenario, Value};
use tables::{ASKED_ANYWAY, CASES, CODES};

/// What the file of a scenario says, beside the hand.
struct Expected {
    key: &'static str,
    number: u32,
    source: &'static str,
    log: &'static [&'static str],
    rulings: fn() -> Vec<(Book, Answer)>,
}

include!(concat!(env!("OUT_DIR"), "/expected.rs"));

impl Expected {
    fn kind(&self) -> Kind {
        Kind::ALL.into_iter().find(|kind| self.key.starts_with(kind.key())).expect("the name begins with a kind")
    }

    fn code(&self, book: Book) -> Code {
        Code { book, kind: self.kind(), level: Level::Scenario, seed: self.number }
    }

    /// The question under each book that rules on it, and what is to be answered.
    fn questions(&self) -> impl Iterator<Item = (Question, Answer)> + '_ {
        (self.rulings)().into_iter().map(|(book, answer)| (self.question(book), answer))
    }

    fn question(&self, book: Book) -> Question {
        Question::new(self.code(book)).unwrap_or_else(|error| panic!("{}: {error:?}", self.key))
    }
}

/// Fails with all that is wrong at once.
#[track_caller]
fn none(problems: impl Iterator<Item = String>) {
    let problems: Vec<_> = problems.collect();
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
}

#[test]
fn each_is_ruled_on_as_expected() {
    none(EXPECTED.iter().flat_map(|expected| {
        expected.questions().filter_map(|(question, answer)| {
            let ruling = question.ruling();
            let book = question.code.book.key();
            (ruling.decision != answer).then(|| {
                format!(
                    "{}, {book}: expected {answer:?}\n  not {:?}: {:?}",
                    expected.key, ruling.decision, ruling.reasons
                )
            })
        })
    }));
}

#[test]
fn each_can_be_answered() {
    for expected in EXPECTED {
        for (question, answer) in expected.questions() {
            assert_eq!(question.check_input(&answer), Ok(()), "{}", expected.key);
            assert!(question.judge(&answer).right(), "{}", expected.key);
            for (form, value) in question.forms.iter().zip(&answer) {
                let fits = match (form, value) {
                    (Form::Choice(choices), Value::Choice(choice)) => choices.contains(choice),
                    (Form::MinimumTo { .. }, Value::Chips(_)) | (Form::Return(_), Value::Return(_)) => true,
                    (Form::Order(seats), Value::Order(order)) => {
                        order.len() == seats.len() && order.iter().all(|seat| seats.has(*seat))
                    }
                    (Form::Pots(all), Value::Pot(_, seats)) => seats.minus(*all).is_empty(),
                    (Form::Wins(asked), Value::Wins(seat, _)) => asked == seat,
                    _ => false,
                };
                assert!(fits, "{}: {form:?} is answered by {value:?}", expected.key);
            }
        }
    }
}

#[test]
fn another_book_is_refused() {
    for expected in EXPECTED {
        for book in Rulebook::OFFERED.map(|rules| rules.book) {
            if !(expected.rulings)().iter().any(|(ruled, _)| *ruled == book) {
                assert_eq!(Question::new(expected.code(book)), Err(CodeError::Unknown), "{}", expected.key);
            }
        }
    }
}

#[test]
fn a_number_too_high_is_refused() {
    for kind in Kind::ALL {
        let seed = Scenario::of(kind).count() as u32;
        let code = Code { book: Book::Tda2024, kind, level: Level::Scenario, seed };
        assert_eq!(Question::new(code), Err(CodeError::Unknown));
    }
}

/// The hand must be the one in the file: whose turn it is, what he does, and when a street is dealt.
#[test]
fn each_is_played_as_it_is_written() {
    for expected in EXPECTED {
        for (question, _) in expected.questions() {
            let played = question.hand.log().iter().filter_map(|event| match *event {
                Event::Post { .. } | Event::Discard { .. } | Event::Drawn { .. } => None,
                Event::Street(_) => Some("d db".into()),
                Event::Act { seat, act, to, .. } => Some(match act {
                    Act::Fold => format!("p{} f", seat.0 + 1),
                    Act::Check | Act::Call => format!("p{} cc", seat.0 + 1),
                    Act::Bet | Act::Raise => format!("p{} cbr {to}", seat.0 + 1),
                }),
            });
            let played: Vec<String> = played.collect();
            let written: Vec<_> =
                expected.log.iter().map(|line| if line.starts_with("d db") { "d db" } else { *line }).collect();
            let run_out = &written[played.len().min(written.len())..];
            assert_eq!(&written[..written.len() - run_out.len()], played, "{}", expected.key);
            let over = question.hand.to_act().is_none();
            assert!(run_out.iter().all(|line| over && *line == "d db"), "{}: {run_out:?}", expected.key);
            asks_at_its_moment(expected.key, &question);
        }
    }
}

fn asks_at_its_moment(key: &str, question: &Question) {
    let hand = &question.hand;
    match question.ask {
        Ask::MayRaise(seat) => assert_eq!(hand.to_act(), Some(seat), "{key}"),
        Ask::FaceUpNow => assert!(!hand.all_in().is_empty(), "{key}"),
        Ask::ShowsFirst | Ask::ShowOrder | Ask::BuildPots | Ask::Award => assert!(hand.is_showdown(), "{key}"),
    }
}

#[test]
fn somebody_could_get_each_wrong() {
    none(ASKED_ANYWAY.iter().filter_map(|(key, _)| {
        let known = EXPECTED.iter().any(|expected| expected.key == *key);
        (!known).then(|| format!("{key}: no such scenario"))
    }));
    none(EXPECTED.iter().filter_map(|expected| {
        let excused = ASKED_ANYWAY.iter().any(|(key, _)| *key == expected.key);
        let asking = expected.questions().all(|(question, answer)| {
            let folks = question.ask.kind().folks().iter();
            let rules = question.rules();
            folks.map(|folk| question.ask.judge(&question.hand, &folk.mistaken(rules))).any(|it| it.decision != answer)
        });
        (asking == excused)
            .then(|| format!("{}: {}", expected.key, if asking { "excused for nothing" } else { "not asking" }))
    }));
}

/// What the engine answers, in the words of [`CASES`].
fn in_words(question: &Question) -> String {
    let player = |seat: Seat| format!("p{}", seat.0 + 1);
    let players = |seats: Seats| seats.iter().map(player).collect::<Vec<_>>().join(" ");
    if let Ask::MayRaise(seat) = question.ask {
        let can = options(&question.hand, seat, &question.rules()).decision;
        let raise = can.raise.map_or(String::new(), |range| format!(" or raises to {}", range.min_to));
        return format!("{} calls {}{raise}", player(seat), can.facing);
    }
    let answer = question.ruling().decision;
    let between = if question.ask == Ask::Award { ", " } else { "; " };
    let parts = answer.into_iter().map(|value| match value {
        Value::Choice(Choice::Seat(seat)) => format!("{} first", player(seat)),
        Value::Choice(Choice::AllAtOnce) => "all at once".into(),
        Value::Choice(Choice::Yes) => "all up now".into(),
        Value::Choice(_) => "not up yet".into(),
        Value::Chips(chips) => chips.to_string(),
        Value::Order(order) => order.into_iter().map(player).collect::<Vec<_>>().join(" "),
        Value::Return(None) => "back none".into(),
        Value::Return(Some(Returned { seat, chips })) => format!("back {} {chips}", player(seat)),
        Value::Pot(amount, eligible) => format!("{amount} {}", players(eligible)),
        Value::Wins(seat, chips) => format!("{} {chips}", player(seat)),
    });
    parts.collect::<Vec<_>>().join(between)
}

#[test]
fn each_agrees_with_the_case_it_is_made_from() {
    let mut unused: Vec<_> = CASES.to_vec();
    for expected in EXPECTED {
        for case in expected.source.split("; ").filter_map(|source| source.strip_prefix("case ")) {
            let said: Vec<_> = expected.questions().map(|(question, _)| in_words(&question)).collect();
            let found = CASES.iter().find(|(name, words)| *name == case && said.iter().any(|said| said == words));
            let found = found.unwrap_or_else(|| panic!("{}: {case} says nothing like {said:?}", expected.key));
            unused.retain(|line| line != found);
        }
    }
    assert!(unused.is_empty(), "no scenario for {unused:?}");
}

#[test]
fn codes_given_out_stay() {
    let first = |expected: &Expected| expected.code((expected.rulings)()[0].0).to_string();
    let found: Vec<_> = EXPECTED.iter().map(|expected| (expected.key, first(expected))).collect();
    let is_known = |line: &(&str, String)| CODES.contains(&(line.0, &line.1));
    let new = found.iter().filter(|line| !is_known(line)).map(|line| format!("not in the list: {line:?}"));
    let is_kept = |line: &(&str, &str)| found.iter().any(|(key, code)| (*key, code.as_str()) == *line);
    let lost = CODES.iter().filter(|line| !is_kept(line)).map(|line| format!("given out, and changed: {line:?}"));
    none(new.chain(lost));
}
