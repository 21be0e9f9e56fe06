//! The scenarios: each is replayed under its books and must be ruled on as its file says.

#[allow(dead_code, unreachable_pub, missing_docs)]
#[path = "../build.rs"]
mod build;

use croupier_engine::pots::Returned;
use croupier_engine::rulings::options::options;
use croupier_engine::{Act, Book, Chips, Event, Rulebook, Seat, Seats};
use croupier_quiz::{Answer, Ask, Choice, Code, CodeError, Form, Kind, Level, Question, Scenario, Value};

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
        for book in Rulebook::ALL.map(|rules| rules.book) {
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
                Event::Post { .. } => None,
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

/// Scenarios that no folk rule gets wrong, and why they are worth asking all the same.
const ASKED_ANYWAY: [(&str, &str); 4] = [
    ("reopen-short-big-blind", "the mistake is to take the 60 for the price, and the log allows no such call"),
    (
        "reopen-limit-opening-over-half",
        "the mistake is to complete what counts as a bet; no folk rule is about limit sizes",
    ),
    ("reopen-limit-opening-half", "as above, at the very half"),
    ("side-pots-both-pots-won", "the counterpart of the hand where the main pot alone is won: there folk rules err"),
];

#[test]
fn somebody_could_get_each_wrong() {
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

/// What a worked case, by its name in the sources, says of whoever is asked about.
const CASES: &[(&str, &str)] = &[
    ("FORCED-07", "back none; 11000 p1 p2 p3; 14000 p1 p2"),
    ("LIMIT-01", "p2 calls 15 or raises to 35"),
    ("LIMIT-02", "p3 calls 8 or raises to 20"),
    ("LIMIT-02", "p1 calls 8"),
    ("LIMIT-04", "p2 calls 10 or raises to 30"),
    ("LIMIT-05", "p3 calls 28 or raises to 40"),
    ("LIMIT-05", "p1 calls 8"),
    ("LIMIT-07", "p1 calls 12 or raises to 52"),
    ("LIMIT-07", "p1 calls 12"),
    ("ODD-01", "p1 51, p4 50"),
    ("ODD-04", "p1 38, p2 37"),
    ("ODD-11", "p1 101, p4 201, p6 200"),
    ("POT-01", "back none; 300 p1 p2 p3; 100 p2 p3"),
    ("POT-02", "back none; 200 p1 p2 p3 p4; 210 p2 p3 p4; 360 p3 p4"),
    ("POT-03", "back p2 200; 200 p1 p2"),
    ("POT-04", "back none; 360 p1 p2 p3; 300 p2 p3"),
    ("POT-05", "back none; 400 p1 p2 p3; 380 p2 p3"),
    ("POT-06", "back p2 150; 300 p1 p2; 300 p2"),
    ("POT-08", "back none; 800 p1 p2 p3 p4; 600 p3 p4"),
    ("POT-09", "back none; 350 p3 p4 p5; 475 p4 p5"),
    ("POT-11", "p1 300, p2 100, p3 0"),
    ("POT-12", "p1 0, p2 400, p3 0"),
    ("POT-14", "back p2 200; 300 p1 p2"),
    ("POT-15", "back none; 200 p1 p2 p4 p5; 200 p2 p4 p5; 220 p4 p5"),
    ("RAISE-01", "p4 calls 3600 or raises to 5600"),
    ("RAISE-02", "p4 calls 150 or raises to 250"),
    ("RAISE-08", "p2 calls 700 or raises to 2200"),
    ("RAISE-09", "p6 calls 800 or raises to 1100"),
    ("RAISE-11", "p2 calls 60 or raises to 160"),
    ("RAISE-12", "p3 calls 100 or raises to 200"),
    ("REOPEN-01", "p1 calls 100 or raises to 300"),
    ("REOPEN-02", "p3 calls 75"),
    ("REOPEN-03", "p3 calls 175 or raises to 400"),
    ("REOPEN-04", "p2 calls 3500 or raises to 11500"),
    ("REOPEN-06", "p3 calls 7500 or raises to 15500"),
    ("REOPEN-07", "p1 calls 4"),
    ("REOPEN-09", "p3 calls 7"),
    ("REOPEN-10", "p1 calls 180 or raises to 380"),
    ("REOPEN-10", "p2 calls 80"),
    ("REOPEN-11", "p1 calls 60"),
    ("REOPEN-12", "p1 calls 150 or raises to 250"),
    ("REOPEN-12", "p2 calls 50"),
    ("REOPEN-14", "p3 calls 100 or raises to 300"),
    ("REOPEN-16", "p1 calls 150 or raises to 350"),
    ("REOPEN-19", "p1 calls 100 or raises to 250"),
    ("REOPEN-23", "p1 calls 320 or raises to 920"),
    ("REOPEN-23", "p3 calls 170"),
    ("REOPEN-24", "p1 calls 80"),
    ("SHOW-01", "p2 first"),
    ("SHOW-02", "p1 p4 p5"),
    ("SHOW-03", "p1 p2 p3"),
    ("SHOW-04", "p2 p3 p4 p1"),
    ("SHOW-05", "p1 first"),
    ("SHOW-06", "p2 p3 p1"),
    ("SHOW-08", "p1 first"),
    ("SHOW-12", "all at once"),
    ("SHOW-15", "not up yet"),
    ("SHOW-15", "all up now"),
    ("SHOW-15", "back none; 2100 p1 p2 p3; 2000 p2 p3"),
];

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

/// The code of each under the first book that rules on it, as it was when it was first given out. A line may be added;
/// none may change.
const CODES: &[(&str, &str)] = &[
    ("reopen-short-all-in", "1101-0000-000V"),
    ("reopen-not-yet-acted", "1101-0000-001S"),
    ("reopen-shorts-add-up", "1101-0000-002Z"),
    ("reopen-shorts-do-not-add-up-for-all", "1101-0000-003X"),
    ("reopen-tda-47-1", "1101-0000-004K"),
    ("reopen-tda-47-1-a", "1101-0000-005H"),
    ("reopen-tda-47-1-b", "1101-0000-006Q"),
    ("reopen-tda-47-2", "1101-0000-007N"),
    ("reopen-tda-47-3-big-blind", "1101-0000-008B"),
    ("reopen-tda-47-3-a", "1101-0000-0099"),
    ("reopen-tda-47-3-b", "1101-0000-00AF"),
    ("reopen-tda-43-1", "1101-0000-00BD"),
    ("reopen-tda-43-2", "1101-0000-00C3"),
    ("reopen-tda-43-3", "1101-0000-00D1"),
    ("reopen-tda-43-4-a", "1101-0000-00E7"),
    ("reopen-tda-43-4-b", "1101-0000-00F5"),
    ("reopen-wsop-96", "1101-0000-00GY"),
    ("reopen-wsop-177-bettor", "1101-0000-00HW"),
    ("reopen-wsop-177-raiser", "1101-0000-00JT"),
    ("reopen-mixed-bettor", "1101-0000-00KR"),
    ("reopen-mixed-raiser", "1101-0000-00MP"),
    ("reopen-mixed-raised-again", "1101-0000-00NM"),
    ("reopen-checked", "1101-0000-00PJ"),
    ("reopen-full-raise-behind", "1101-0000-00QG"),
    ("reopen-checked-to-a-bet", "1101-0000-00RE"),
    ("reopen-bet-to-a-short-all-in", "1101-0000-00SC"),
    ("reopen-exactly-full", "1101-0000-00TA"),
    ("reopen-blind-has-not-acted", "1101-0000-00V8"),
    ("reopen-two-answers-bettor", "1101-0000-00W6"),
    ("reopen-two-answers-caller", "1101-0000-00X4"),
    ("reopen-short-big-blind", "1101-0000-00Y2"),
    ("reopen-opening-below-the-minimum", "1301-0000-00Z7"),
    ("reopen-limit-half-a-bet", "1101-0000-010Z"),
    ("reopen-no-limit-half-a-bet", "1101-0000-011X"),
    ("reopen-limit-completion", "1101-0000-012V"),
    ("reopen-limit-under-half", "1101-0000-013S"),
    ("reopen-limit-opening-over-half", "1301-0000-014G"),
    ("reopen-limit-opening-half", "1101-0000-015N"),
    ("reopen-limit-opening-under-half", "1301-0000-016M"),
    ("reopen-limit-checked", "1301-0000-017P"),
    ("reopen-pot-limit", "1101-0000-018F"),
    ("shows-first-river-bet", "1102-0000-000C"),
    ("shows-first-checked-river", "1102-0000-001E"),
    ("shows-first-turn-bet", "1102-0000-0028"),
    ("shows-first-river-raise", "1102-0000-003A"),
    ("shows-first-river-reraise", "1102-0000-0044"),
    ("shows-first-all-in-call", "1102-0000-0056"),
    ("shows-first-all-in-raise", "1302-0000-0067"),
    ("shows-first-before-the-river", "1102-0000-0072"),
    ("shows-first-before-the-river-limit", "1102-0000-008W"),
    ("shows-first-side-pot", "1302-0000-009S"),
    ("shows-first-side-pot-tournament", "1102-0000-00AR"),
    ("shows-first-side-pot-checked", "1302-0000-00BX"),
    ("shows-first-tda-16-1", "1102-0000-00CM"),
    ("shows-first-tda-16-2-flop", "1102-0000-00DP"),
    ("shows-first-tda-16-2-turn", "1102-0000-00EG"),
    ("shows-first-tda-16-2-all-in", "1102-0000-00FJ"),
    ("shows-first-tda-16-3-flop", "1102-0000-00G9"),
    ("shows-first-tda-16-3-turn", "1102-0000-00HB"),
    ("shows-first-tda-16-3-river", "1102-0000-00JD"),
    ("shows-first-tda-16-3-checked", "1102-0000-00KF"),
    ("shows-first-one-with-chips", "1102-0000-00M1"),
    ("side-pots-three-players", "1103-0000-0001"),
    ("side-pots-main-pot-won", "1103-0000-0013"),
    ("side-pots-both-pots-won", "1103-0000-0025"),
    ("side-pots-three-depths", "1103-0000-0037"),
    ("side-pots-uncalled", "1103-0000-0049"),
    ("side-pots-four-players", "1103-0000-005B"),
    ("side-pots-equal-stacks", "1103-0000-006D"),
    ("side-pots-folded-below", "1103-0000-007F"),
    ("side-pots-folded-above", "1103-0000-008H"),
    ("side-pots-one-claimant", "1103-0000-009K"),
    ("side-pots-blinds-folded", "1103-0000-00AN"),
    ("side-pots-folded-through-two", "1103-0000-00BQ"),
    ("side-pots-nothing-to-side", "1103-0000-00CS"),
    ("side-pots-short-big-blind", "1103-0000-00DV"),
    ("side-pots-short-big-blind-alone", "1103-0000-00EX"),
    ("side-pots-big-blind-ante", "1103-0000-00FZ"),
    ("side-pots-tda-16-3", "1103-0000-00G4"),
    ("side-pots-odd-chip", "1103-0000-00H6"),
    ("side-pots-odd-chip-other-button", "1103-0000-00J0"),
    ("side-pots-two-odd-chips", "1103-0000-00K2"),
    ("side-pots-odd-chip-in-each", "1103-0000-00MC"),
    ("side-pots-larger-chip", "1103-0000-00NE"),
    ("side-pots-odd-chip-heads-up", "1103-0000-00P8"),
];

#[test]
fn codes_given_out_stay() {
    let found: Vec<_> = EXPECTED
        .iter()
        .map(|expected| {
            let first = (expected.rulings)()[0].0;
            (expected.key, expected.code(first).to_string())
        })
        .collect();
    let found: Vec<_> = found.iter().map(|(key, code)| (*key, code.as_str())).collect();
    assert_eq!(found, CODES);
}

/// A scenario in which nothing is wrong.
const SOUND: &str = "
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [200, 16, 200]
actions = ['d dh p1 AhKd', 'd dh p2 ????', 'd dh p3 ????', 'p3 cc', 'p1 cc', 'p2 cc', 'd db 2c7dJh', 'p1 cbr 10', 'p2 cbr 14']
_number = 0
_board = '2c7dJh5s9d'
_ask = 'may-raise p3'
_books = ['tda', 'wsop-cash']
_expect = 'raise 24'
_source = 'test'
";

/// What the build says of these files.
fn problems(files: &[(&str, &str)]) -> String {
    let files = files.iter().map(|(name, text)| ((*name).into(), (*text).into()));
    build::read_texts(files).map_or_else(|problems| problems.join("\n"), |_| String::new())
}

/// What the build says where this in a sound file is replaced by that.
#[track_caller]
fn refused(this: &str, that: &str, why: &str) {
    assert!(SOUND.contains(this), "{this}");
    assert_eq!(problems(&[("reopen-x.phh", &SOUND.replace(this, that))]), format!("reopen-x.phh: {why}"));
}

#[test]
fn a_sound_scenario_is_read() {
    assert_eq!(problems(&[("reopen-x.phh", SOUND)]), "");
}

#[test]
fn a_malformed_table_stops_the_build() {
    refused("'NT'", "'PO'", "`variant` is neither 'NT', with or without `_structure = 'pot-limit'`, nor 'FT'");
    refused("'NT'", "'FT'", "`small_bet` is missing");
    refused("min_bet = 2", "min_bet = 4", "`min_bet` is not the big blind");
    refused(
        "antes = [0, 0, 0]",
        "antes = [0, 5, 0]",
        "`antes` are neither of all alike nor, untrimmed, of the big blind alone",
    );
    refused("[1, 2, 0]", "[1, 2, 4]", "`blinds_or_straddles` is not a small blind, a big blind and nothing else");
    refused("[1, 2, 0]", "[1, 2]", "`blinds_or_straddles` is no list of 3 whole numbers");
    refused("[200, 16, 200]", "[200]", "`starting_stacks` is no list of 2 to 10 numbers");
    refused("[200, 16, 200]", "[200, -16, 200]", "`starting_stacks` is no list of 3 whole numbers");
}

#[test]
fn malformed_actions_stop_the_build() {
    refused("'p2 cbr 14'", "'p2 raises'", "`p2 raises`: no action");
    refused("'p2 cbr 14'", "'p2 cbr all'", "`p2 cbr all`: `all` is no amount");
    refused("'p2 cbr 14'", "'p4 f'", "`p4 f`: `p4` is not at the table");
    refused("AhKd", "AhAh", "a card is there twice");
    refused("AhKd", "Ah7d", "a card is there twice");
    refused("AhKd", "Ah", "`d dh p1 Ah`: neither two cards nor `????`");
    refused("'d dh p3 ????', ", "", "`p3 cc`: not every seat is dealt in yet");
    refused("dh p3", "dh p1", "`d dh p1 ????`: not the next seat to be dealt to");
    refused("'d db 2c7dJh'", "'d db 2c'", "`d db 2c`: not the flop, the turn or the river that is next");
    refused("_board = '2c7dJh5s9d'", "", "the board is not dealt to the end: say in `_board` what is to come");
    refused("2c7dJh5s9d", "7d2cJh5s9d", "`_board` is not the five cards that begin with those dealt");
}

#[test]
fn a_malformed_question_stops_the_build() {
    refused("may-raise p3", "may-fold p3", "`_ask`: `may-fold p3` cannot be asked");
    refused("may-raise p3", "may-raise", "`_ask`: `may-raise` cannot be asked");
    refused("may-raise p3", "award", "`_ask` is of the kind side-pots, its name is not");
    refused("raise 24", "yes", "`_expect`: `yes` is no answer to `may-raise`");
    refused("'raise 24'", "['no']", "`_expect` is neither one answer nor one for each of `_books`");
    refused("'tda', 'wsop-cash'", "'tda', 'house'", "`_books` are not some of 'tda', 'wsop-cash', in this order");
    refused("'tda', 'wsop-cash'", "'tda', 'tda'", "`_books` are not some of 'tda', 'wsop-cash', in this order");
    refused("_source = 'test'", "", "`_source` is missing");
    refused("_number = 0", "_number = 0\n_note = 1", "`_note` is not known here");
    let award = SOUND.replace("may-raise p3", "award");
    assert_eq!(
        problems(&[("side-pots-x.phh", &award)]),
        "side-pots-x.phh: whoever is left needs cards, and the board all five"
    );
}

#[test]
fn malformed_numbers_stop_the_build() {
    let second = SOUND.replace("_number = 0", "_number = 2");
    assert_eq!(
        problems(&[("reopen-x.phh", SOUND), ("reopen-y.phh", SOUND)]),
        "reopen-y.phh: number 0 is taken by reopen-x.phh"
    );
    assert_eq!(problems(&[("reopen-x.phh", SOUND), ("reopen-y.phh", &second)]), "reopen-*.phh: number 1 is missing");
    let one_book = SOUND.replace("'tda', 'wsop-cash'", "'tda'");
    assert_eq!(problems(&[("reopen-x.phh", &one_book)]), "reopen-*.phh: number 0 must be ruled on by every book");
    assert_eq!(problems(&[("reopen-x.toml", SOUND)]), "reopen-x.toml: not a .phh file");
}
