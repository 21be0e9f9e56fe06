//! Which question is next.

use croupier_engine::Book;
use croupier_quiz::{Code, CodeError, Kind, Level, Question, Rng, Scenario};

use super::msg::Notice;
use crate::settings::Settings;

/// How many seeds are tried before the page gives up on a kind. None has ever failed.
const TRIES: usize = 100;

/// The question that an address names, or what is wrong with it.
pub(super) fn named(address: Option<Result<Code, CodeError>>) -> (Option<Question>, Option<Notice>) {
    match address.map(|code| code.and_then(Question::new)) {
        Some(Ok(question)) => (Some(question), None),
        Some(Err(error)) => (None, Some(Notice::Code(error))),
        None => (None, None),
    }
}

/// A question of the kind that is chosen, other than the one before. Where no scenario is of that kind, one is dealt.
pub(super) fn fresh(settings: Settings, before: Option<Code>, rng: &mut Rng) -> Option<Question> {
    let Settings { book, kind, level, .. } = settings;
    let mut found = None;
    for _ in 0..TRIES {
        let kind = kind.unwrap_or_else(|| rng.pick(&Kind::ALL));
        let code = match level {
            Level::Scenario => scenario(book, kind, rng),
            _ => Some(Code { book, kind, level, seed: rng.between(0, u64::from(Code::SEEDS) - 1) as u32 }),
        };
        found = code.and_then(|code| Question::new(code).ok()).or(found);
        if found.as_ref().is_some_and(|question| before != Some(question.code)) {
            return found;
        }
    }
    match level {
        Level::Scenario if found.is_none() => fresh(Settings { level: Level::One, ..settings }, before, rng),
        _ => found,
    }
}

/// The scenarios of this kind that this book rules on, by their numbers.
fn scenarios(book: Book, kind: Kind) -> impl Iterator<Item = u32> {
    (0..).zip(Scenario::of(kind)).filter(move |(_, scenario)| scenario.books.contains(&book)).map(|(number, _)| number)
}

fn scenario(book: Book, kind: Kind, rng: &mut Rng) -> Option<Code> {
    let numbers: Vec<_> = scenarios(book, kind).collect();
    (!numbers.is_empty()).then(|| Code { book, kind, level: Level::Scenario, seed: rng.pick(&numbers) })
}
