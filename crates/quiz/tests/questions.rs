//! Over a thousand seeds of each kind: every question asks something, answers are spread, codes are for ever.

use std::collections::BTreeMap;

use croupier_engine::{Book, Structure};
use croupier_quiz::{Ask, Choice, Code, Kind, Level, Question, Value};

#[path = "common/digest.rs"]
mod digest;

const SEEDS: u32 = 1000;
const BOOKS: [Book; 2] = [Book::Tda2024, Book::WsopLive2026];

fn question(book: Book, kind: Kind, level: Level, seed: u32) -> Question {
    let code = Code { book, kind, level, seed };
    Question::new(code).unwrap_or_else(|error| panic!("{code}: {error:?}"))
}

/// Every question of a kind, over all books and levels, so that there are a thousand of each.
fn all(kind: Kind) -> impl Iterator<Item = Question> {
    BOOKS.into_iter().flat_map(move |book| {
        Level::DEALT.into_iter().flat_map(move |level| (0..SEEDS).map(move |seed| question(book, kind, level, seed)))
    })
}

/// No answer of these may be rarer or more frequent than this many in a hundred.
#[track_caller]
fn spread(counts: &BTreeMap<String, usize>, low: usize, high: usize, what: &str) {
    let total: usize = counts.values().sum();
    for (answer, count) in counts {
        let share = count * 100 / total;
        assert!((low..=high).contains(&share), "{what}: {answer} in {share} of 100; {counts:?}");
    }
}

#[test]
fn every_seed_deals_a_question_that_somebody_gets_wrong() {
    for kind in Kind::ALL {
        for question in all(kind) {
            assert!(question.scenario.is_none(), "{} fell back to a scenario", question.code);
            let right = question.ruling().decision;
            let wrong = |folk: &croupier_quiz::Folk| {
                question.ask.judge(&question.hand, &folk.mistaken(question.rules())).decision != right
            };
            assert!(kind.folks().iter().any(wrong), "{}", question.code);
            assert!(!question.ruling().reasons.is_empty(), "{}", question.code);
            assert_eq!(question.check_input(&right), Ok(()), "{}", question.code);
            assert!(question.judge(&right).right(), "{}", question.code);
        }
    }
}

#[test]
fn both_answers_come_up_about_equally() {
    for book in BOOKS {
        for level in Level::DEALT {
            let mut may = BTreeMap::new();
            for seed in 0..SEEDS {
                let question = question(book, Kind::Reopen, level, seed);
                *may.entry(format!("{:?}", question.ruling().decision[0])).or_insert(0) += 1;
            }
            assert_eq!(may.len(), 2);
            spread(&may, 35, 65, &format!("{book:?} {level:?}"));
        }
    }
    let mut up = BTreeMap::new();
    for level in Level::DEALT {
        for question in (0..SEEDS).map(|seed| question(Book::Tda2024, Kind::ShowsFirst, level, seed)) {
            if question.ask == Ask::FaceUpNow {
                *up.entry(format!("{:?}", question.ruling().decision[0])).or_insert(0) += 1;
            }
        }
    }
    assert_eq!(up.len(), 2);
    spread(&up, 35, 65, "face up now");
}

/// What can be seen without knowing the rule, each as a number.
fn surface(question: &Question) -> [(&'static str, u64); 8] {
    let hand = &question.hand;
    let setup = hand.setup();
    let asked = if let Ask::MayRaise(seat) = question.ask { seat.0 } else { 0 };
    let button = u64::from(setup.button.0);
    [
        ("players", hand.players() as u64),
        ("street", hand.round().street as u64),
        (
            "structure",
            match setup.structure {
                Structure::NoLimit => 0,
                Structure::PotLimit => 1,
                Structure::FixedLimit { .. } => 2,
            },
        ),
        ("button", button),
        ("asked seat", u64::from(asked)),
        ("asked from button", (u64::from(asked) + 10 - button) % 10),
        ("all-ins", hand.all_in().len() as u64),
        ("blinds", setup.big_blind.0),
    ]
}

#[test]
fn nothing_that_does_not_matter_gives_the_answer_away() {
    let questions: Vec<_> = all(Kind::Reopen).collect();
    for feature in 0..8 {
        let mut by_value: BTreeMap<u64, [usize; 2]> = BTreeMap::new();
        let mut name = "";
        for question in &questions {
            let (what, value) = surface(question)[feature];
            name = what;
            let yes = question.ruling().decision[0] == Value::Choice(Choice::Raise);
            by_value.entry(value).or_default()[usize::from(yes)] += 1;
        }
        // Whoever guesses by this feature alone, knowing the odds, is right so often.
        let right: usize = by_value.values().map(|counts| counts[0].max(counts[1])).sum();
        let share = right * 100 / questions.len();
        assert!(share < 62, "{name} alone is right {share} times in 100: {by_value:?}");
    }
}

#[test]
fn no_seat_is_first_much_more_often_than_others() {
    for book in BOOKS {
        let mut first = BTreeMap::new();
        for level in Level::DEALT {
            for question in (0..SEEDS).map(|seed| question(book, Kind::ShowsFirst, level, seed)) {
                if question.ask == Ask::ShowsFirst {
                    let seat = match question.ruling().decision[0] {
                        Value::Choice(Choice::Seat(seat)) => question.hand.position(seat).name(),
                        _ => "at once",
                    };
                    *first.entry(seat.to_owned()).or_insert(0) += 1;
                }
            }
        }
        spread(&first, 0, 65, &format!("{book:?}"));
    }
}

#[test]
fn players_streets_structures_and_forms_vary() {
    for kind in Kind::ALL {
        let (mut players, mut streets, mut structures, mut asks) = Default::default();
        let count = |map: &mut BTreeMap<String, usize>, key: String| *map.entry(key).or_insert(0) += 1;
        for question in all(kind) {
            let hand = &question.hand;
            assert!((3..=9).contains(&hand.players()), "{}", question.code);
            count(&mut players, hand.players().to_string());
            count(&mut streets, format!("{:?}", hand.round().street));
            count(&mut structures, surface(&question)[2].1.to_string());
            count(&mut asks, question.ask.key().into());
        }
        assert_eq!(players.len(), 7, "{kind:?}: {players:?}");
        assert!(streets.len() >= 3, "{kind:?}: {streets:?}");
        assert!(structures.len() >= 2, "{kind:?}: {structures:?}");
        assert_eq!(
            asks.len(),
            match kind {
                Kind::Reopen => 1,
                Kind::ShowsFirst => 3,
                Kind::SidePots => 2,
            },
            "{asks:?}"
        );
    }
}

#[test]
fn every_mistake_is_met_and_named() {
    for kind in Kind::ALL {
        let mut met: BTreeMap<&str, usize> = kind.folks().iter().map(|folk| (folk.key, 0)).collect();
        for question in all(kind) {
            let right = question.ruling().decision;
            for folk in kind.folks() {
                let theirs = question.ask.judge(&question.hand, &folk.mistaken(question.rules())).decision;
                if theirs == right {
                    continue;
                }
                let verdict = question.judge(&theirs);
                assert!(!verdict.right(), "{} {}", question.code, folk.key);
                let named = verdict.mistake.unwrap_or_else(|| panic!("{} {}: not named", question.code, folk.key));
                *met.entry(named.folk.key).or_insert(0) += 1;
            }
        }
        assert!(met.values().all(|count| *count > 0), "{kind:?}: {met:?}");
    }
}

/// These codes give these questions for ever: a change here breaks links that people have shared.
/// With `GOLDEN=write` in the environment the file is written anew.
#[test]
fn golden_codes() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden-codes.txt");
    let found = golden_text();
    if std::env::var("GOLDEN").is_ok_and(|wish| wish == "write") {
        std::fs::write(file, &found).unwrap_or_else(|error| panic!("{file}: {error}"));
    }
    assert!(
        found == std::fs::read_to_string(file).unwrap_or_default(),
        "shared codes would change their question:\n{found}"
    );
}

/// A line for each of some codes: the code, and a digest of the hand, the question and the answer.
fn golden_text() -> String {
    let mut text = String::new();
    for kind in Kind::ALL {
        for book in BOOKS {
            for level in Level::DEALT {
                for seed in [0, 1, 2, 123_456_789] {
                    let question = question(book, kind, level, seed);
                    text += &format!("{} {:016x}\n", question.code, digest::digest(&question));
                }
            }
        }
    }
    text
}
