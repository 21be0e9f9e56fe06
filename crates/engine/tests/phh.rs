//! Hands as text: real ones replay to the stacks that were recorded, and no bytes are too much for the reader.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use croupier_engine::notation::phh::Record;
use croupier_engine::{Chips, ParseError, Rulebook};
use proptest::prelude::*;
use serde::Deserialize;

fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/phh")
}

/// The real hands: their names and texts.
fn real() -> BTreeMap<String, String> {
    let files = fs::read_dir(folder()).expect("the folder").filter_map(|entry| Some(entry.ok()?.path()));
    let hands = files.filter(|file| file.extension().is_some_and(|extension| extension == "phh"));
    let read = |file: std::path::PathBuf| {
        let name = file.file_name().expect("a name").to_string_lossy().into_owned();
        (name, fs::read_to_string(&file).expect("a text"))
    };
    hands.map(read).collect()
}

#[derive(Deserialize)]
struct Indexed {
    file: String,
    final_stacks: Vec<f64>,
    final_stacks_whole_chips: Option<Vec<u64>>,
    pots_before_showdown: Vec<Pot>,
}

#[derive(Deserialize)]
struct Pot {
    amount: u64,
    eligible: Vec<String>,
}

#[test]
fn real_hands_replay_to_their_recorded_stacks() {
    let hands = real();
    let index = fs::read_to_string(folder().join("index.jsonl")).expect("the index");
    for line in index.lines() {
        let indexed: Indexed = serde_json::from_str(line).expect(line);
        let record = Record::read(&hands[&indexed.file]).unwrap_or_else(|error| panic!("{}: {error}", indexed.file));
        assert_eq!(record.differs(&Rulebook::TDA), [], "{}", indexed.file);
        let whole = indexed.final_stacks_whole_chips;
        let stacks = whole.unwrap_or_else(|| indexed.final_stacks.iter().map(|stack| *stack as u64).collect());
        let found = record.final_stacks(&Rulebook::TDA);
        assert_eq!(found, stacks.into_iter().map(Chips).collect::<Vec<_>>(), "{}", indexed.file);
        if record.hand.is_showdown() {
            let pots = record.award(&Rulebook::TDA).decision.pots;
            let seats = |pot: &Pot| pot.eligible.iter().map(|player| player[1..].parse().unwrap_or(0)).collect();
            let expected: Vec<(u64, Vec<u8>)> =
                indexed.pots_before_showdown.iter().map(|pot| (pot.amount, seats(pot))).collect();
            let found: Vec<(u64, Vec<u8>)> =
                pots.iter().map(|pot| (pot.amount.0, pot.eligible.iter().map(|seat| seat.0 + 1).collect())).collect();
            assert_eq!(found, expected, "{}", indexed.file);
        }
    }
    assert_eq!(index.lines().count(), 20);
}

#[test]
fn real_hands_read_again_as_they_are_written() {
    for (name, text) in real() {
        let record = Record::read(&text).expect(&name);
        let written = record.to_string();
        assert_eq!(Record::read(&written).as_ref(), Ok(&record), "{name}: {written}");
        assert!(written.contains("players = ['") || !text.contains("players = ['"), "{name}");
    }
}

#[test]
fn a_wrong_result_is_noticed() {
    let text = real()["wsop2023-43-1.phh"].replace("finishing_stacks = [7340000", "finishing_stacks = [7340001");
    let differs = Record::read(&text).expect("a hand").differs(&Rulebook::TDA);
    assert_eq!(differs.iter().map(|differs| (differs.seat.0, differs.found.0)).collect::<Vec<_>>(), [(0, 7_340_000)]);
}

/// A hand with one line changed: the line that is to blame, and why.
#[track_caller]
fn refused(from: &str, to: &str, line: usize, reason: &str) {
    let text = "variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [200, 200, 200]
actions = [
    'd dh p1 AsAh',
    'd dh p2 ????',
    'd dh p3 KsKh',
    'p3 cc',
    'p1 cc',
    'p2 cc',
    'd db 2c3c4c',
    'p1 cbr 6', # A comment.
    'p2 f',
]
";
    assert!(Record::read(text).is_ok());
    assert!(text.contains(from), "{from}");
    match Record::read(&text.replacen(from, to, 1)) {
        Err(ParseError::Line { line: found, reason: why }) => {
            assert!(found == line && why.contains(reason), "line {found}: {why}");
        }
        other => panic!("{from} to {to}: {other:?}"),
    }
}

#[test]
fn what_is_wrong_is_said_and_where() {
    refused("'NT'", "'XX'", 1, "is not dealt here");
    refused("variant = 'NT'", "variant = NT", 1, "is no text");
    refused("antes = [0, 0, 0]", "antes = [0, 0]", 2, "not one for each player");
    refused("antes = [0, 0, 0]", "antes = [0, x, 0]", 2, "no amount");
    refused("antes = [0, 0, 0]", "antes = [0, 0, 0", 3, "not closed");
    refused("[1, 2, 0]", "[3, 2, 0]", 3, "small blind 3 above big blind 2");
    refused("[1, 2, 0]", "[1, 2, 4, 8]", 3, "not one for each player");
    refused("min_bet = 2", "min_bet = 3", 3, "not the big blind");
    refused("min_bet = 2\n", "", 1, "`min_bet` is missing");
    refused("[200, 200, 200]", "[200, 200, 0]", 3, "seat 2 has no chips");
    refused("[200, 200, 200]", "[200]", 5, "takes 2 to 10");
    refused("'d dh p2 ????'", "'d dh p2 AsQd'", 3, "a card is there twice");
    refused("'d dh p2 ????'", "'d dh p9 ????'", 8, "there are 3 players");
    refused("'d dh p2 ????'", "'d dh p2 ???'", 8, "no action");
    refused("'d dh p2 ????'", "'d dh p2 ??????'", 8, "more cards");
    refused("'p3 cc'", "'p1 cc'", 10, "it is on seat 2");
    refused("'p3 cc'", "'p3 cbr 3'", 10, "raise to 3, allowed are 4 to 200");
    refused("    'd db 2c3c4c',\n", "", 13, "too early, or too late");
    refused("'p1 cbr 6'", "'d db 5c'", 14, "too early, or too late");
    refused("'p1 cbr 6'", "'p1 sm AsAh'", 14, "before the betting is over");
    refused("'p2 f'", "'p2 sd'", 15, "no cards are drawn");
    refused("]\n", "]]", 2, "more after the value");
}

#[test]
fn decimals_are_read_and_written() {
    let text = "variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [0.25, 0.50, 0]
min_bet = 0.50
starting_stacks = [50.00, 12.35, 100]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cbr 1.75', 'p1 f', 'p2 cc']
";
    let record = Record::read(text).expect("a hand");
    assert_eq!((record.places, record.hand.pot()), (2, Chips(375)));
    let written = record.to_string();
    assert!(written.contains("blinds_or_straddles = [0.25, 0.5, 0]") && written.contains("cbr 1.75"), "{written}");
    assert_eq!(Record::read(&written), Ok(record));
}

#[test]
fn fields_that_say_nothing_of_the_play_are_kept() {
    let text = "variant = 'FT'
\"a \\\"key\\\" \\u0001\" = { x = 1 }
antes = [0, 0]
blinds_or_straddles = [1, 2]
small_bet = 2
big_bet = 4
starting_stacks = [20, 20]
time = 12:30:00
table = \"eleven # twelve\" # A comment.
actions = []
";
    let record = Record::read(text).expect("a hand");
    let kept: Vec<_> = record.other.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
    assert_eq!(kept, [("a \"key\" \u{1}", "{ x = 1 }"), ("time", "12:30:00"), ("table", "\"eleven # twelve\"")]);
    assert_eq!(Record::read(&record.to_string()), Ok(record));
}

#[test]
fn text_that_is_no_text_is_refused() {
    assert_eq!(
        Record::read_bytes(b"variant = 'NT'\n\xff"),
        Err(ParseError::Line { line: 2, reason: "no UTF-8".into() })
    );
}

/// A real hand, by a number.
fn any_real() -> impl Strategy<Value = String> {
    prop::sample::select(real().into_values().collect::<Vec<_>>())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    /// Whatever the bytes, the reader gives a hand or says what is wrong.
    #[test]
    fn no_bytes_make_it_panic(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let _ = Record::read_bytes(&bytes);
    }

    /// Nor does a real hand with a few bytes changed, taken out or put in; and what reads, writes and reads the same.
    #[test]
    fn no_change_of_a_real_hand_makes_it_panic(
        text in any_real(),
        changes in prop::collection::vec((any::<prop::sample::Index>(), 0u8..3, prop::sample::select(&b"0129,'[]#=\"\\ pcdfbrsm?AKh\n.\xc3"[..])), 1..4),
    ) {
        let mut bytes = text.into_bytes();
        for (at, how, byte) in changes {
            let at = at.index(bytes.len());
            match how {
                0 => bytes[at] = byte,
                1 => drop(bytes.remove(at)),
                _ => bytes.insert(at, byte),
            }
        }
        if let Ok(record) = Record::read_bytes(&bytes) {
            prop_assert_eq!(Record::read(&record.to_string()), Ok(record));
        }
    }

    /// Nor do two lines of it that change places, or one that is there twice or is missing.
    #[test]
    fn no_order_of_its_actions_makes_it_panic(
        text in any_real(), one in any::<prop::sample::Index>(), other in any::<prop::sample::Index>(), how in 0u8..3,
    ) {
        let mut parts: Vec<&str> = text.split(", ").collect();
        let (one, other) = (one.index(parts.len()), other.index(parts.len()));
        match how {
            0 => parts.swap(one, other),
            1 => parts.insert(other, parts[one]),
            _ => drop(parts.remove(one)),
        }
        if let Ok(record) = Record::read(&parts.join(", ")) {
            prop_assert_eq!(Record::read(&record.to_string()), Ok(record));
        }
    }
}
