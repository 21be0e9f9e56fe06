//! What is asked about a hand, and what each book answers.

use std::collections::HashSet;

use super::Read;
use super::phh::Fields;

/// What may be asked: its key, its kind, its name in Rust.
pub(crate) const ASKS: [(&str, &str, &str); 6] = [
    ("may-raise", "reopen", "MayRaise"),
    ("shows-first", "shows-first", "ShowsFirst"),
    ("show-order", "shows-first", "ShowOrder"),
    ("face-up-now", "shows-first", "FaceUpNow"),
    ("build-pots", "side-pots", "BuildPots"),
    ("award", "side-pots", "Award"),
];

/// The rule books: their keys, their names in Rust.
pub(crate) const BOOKS: [(&str, &str); 2] = [("tda", "Tda2024"), ("wsop-cash", "WsopLive2026")];

/// Its place in [`ASKS`], and the seat that it is about.
pub(crate) fn ask(text: &str, players: usize) -> Read<(usize, Option<u8>)> {
    let (key, about) = text.split_once(' ').map_or((text, None), |(key, player)| (key, Some(player)));
    let at = ASKS.iter().position(|ask| ask.0 == key && about.is_some() == (key == "may-raise"));
    let at = at.ok_or_else(|| format!("`_ask`: `{text}` cannot be asked"))?;
    Ok((at, about.map(|player| seat(player, players)).transpose()?))
}

/// Each book of `_books`, and the answer that `_expect` has for it.
pub(crate) fn rulings(fields: &mut Fields, ask: &str, players: usize) -> Read<Vec<(&'static str, String)>> {
    let books = fields.texts("_books")?;
    let expect = fields.text_or_texts("_expect", books.len())?;
    if books.is_empty() || expect.len() != books.len() {
        return Err("`_expect` is neither one answer nor one for each of `_books`".into());
    }
    let places = books.iter().map(|key| BOOKS.iter().position(|book| book.0 == key)).collect::<Option<Vec<_>>>();
    let places = places.filter(|places| places.is_sorted_by(|one, next| one < next));
    let places = places.ok_or("`_books` are not some of 'tda', 'wsop-cash', in this order")?;
    let answers = expect.iter().map(|text| answer(ask, text, players).map_err(|why| format!("`_expect`: {why}")));
    Ok(places.into_iter().map(|place| BOOKS[place].1).zip(answers.collect::<Read<Vec<_>>>()?).collect())
}

/// An answer in Rust: the values of its parts.
fn answer(ask: &str, text: &str, players: usize) -> Read<String> {
    let choice = |choice: &str| format!("Value::Choice(Choice::{choice})");
    let in_seat = |seat: u8| format!("Seat({seat})");
    let list = |seats: Vec<u8>| seats.into_iter().map(in_seat).collect::<Vec<_>>().join(", ");
    let amount = |text: &str| chips(text).map(|chips| format!("Chips({chips})"));
    let words: Vec<_> = text.split(' ').collect();
    Ok(match (ask, &words[..]) {
        ("may-raise", ["no"]) => choice("NoRaise"),
        ("may-raise", ["raise", to]) => format!("{}, Value::Chips({})", choice("Raise"), amount(to)?),
        ("face-up-now", ["yes"]) => choice("Yes"),
        ("face-up-now", ["no"]) => choice("No"),
        ("shows-first", ["at-once"]) => choice("AllAtOnce"),
        ("shows-first", [player]) => choice(&format!("Seat({})", in_seat(seat(player, players)?))),
        ("show-order", [_, _, ..]) => format!("Value::Order(vec![{}])", list(seats(text, players)?)),
        ("build-pots", ["back", ..]) => {
            let mut parts = text.split("; ");
            let back = match parts.next().unwrap_or_default().split(' ').collect::<Vec<_>>()[..] {
                ["back", "none"] => "None".into(),
                ["back", player, chips] => {
                    let (seat, chips) = (in_seat(seat(player, players)?), amount(chips)?);
                    format!("Some(Returned {{ seat: {seat}, chips: {chips} }})")
                }
                _ => return Err(format!("`{text}` does not say what goes back")),
            };
            let pots = parts.map(|pot| {
                let (chips, eligible) = pot.split_once(' ').ok_or_else(|| format!("`{pot}` is no pot"))?;
                let eligible = list(seats(eligible, players)?);
                Ok(format!(", Value::Pot({}, [{eligible}].into_iter().collect())", amount(chips)?))
            });
            format!("Value::Return({back}){}", pots.collect::<Read<String>>()?)
        }
        ("award", _) => {
            let wins = text.split(", ").map(|part| {
                let (player, chips) = part.split_once(' ').ok_or_else(|| format!("`{part}` wins nothing"))?;
                Ok(format!("Value::Wins({}, {})", in_seat(seat(player, players)?), amount(chips)?))
            });
            wins.collect::<Read<Vec<_>>>()?.join(", ")
        }
        _ => return Err(format!("`{text}` is no answer to `{ask}`")),
    })
}

pub(crate) fn seat(text: &str, players: usize) -> Read<u8> {
    let number = text.strip_prefix('p').and_then(|number| number.parse().ok());
    let seat = number.filter(|number| (1..=players).contains(&usize::from(*number)));
    seat.map(|number: u8| number - 1).ok_or_else(|| format!("`{text}` is not at the table"))
}

fn seats(text: &str, players: usize) -> Read<Vec<u8>> {
    let seats = text.split(' ').map(|player| seat(player, players)).collect::<Read<Vec<_>>>()?;
    let twice = seats.iter().collect::<HashSet<_>>().len() < seats.len();
    if twice { Err(format!("`{text}`: a seat is there twice")) } else { Ok(seats) }
}

pub(crate) fn chips(text: &str) -> Read<u64> {
    text.parse().map_err(|_| format!("`{text}` is no amount"))
}
