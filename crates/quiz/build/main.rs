//! Reads the scenarios, one hand in PHH a file, and writes them as Rust; stops the build at one that is malformed.
//!
//! What the hands are goes into `scenarios.rs`, which ships; what the books rule on them into `expected.rs`, which
//! the tests alone read. Whether the hands are legal and the rulings right is for the tests to say.
//!
//! A file is named `<kind>-<point>.phh`, begins with a comment that says the point, and holds a hand of hold'em up to
//! the moment of the question. What PHH has no word for:
//!
//! - `_number`: its number within its kind, in share codes; from 0, without gaps, given out once.
//! - `_ask`: `may-raise p1`, `shows-first`, `show-order`, `face-up-now`, `build-pots` or `award`.
//! - `_books`: the rule books that rule on it, of `tda` and `wsop-cash`.
//! - `_expect`: the answer, or one for each book: `no`, `raise 31`; `p2`, `at-once`; `p2 p3 p1`; `yes`, `no`;
//!   `back p2 200; 300 p1 p2 p3; 100 p2 p3` or `back none; …`; `p1 51, p2 50`.
//! - `_source`: where it is from.
//! - `_board`: all five cards, where some are not dealt yet.
//! - `_structure`: `pot-limit`, with the variant NT.
//! - `_unit`: the smallest chip, where it is not 1.

mod phh;
mod question;

use std::collections::BTreeMap;
use std::path::Path;
use std::{env, fs, process};

use phh::{Facts, Fields, Play, UNKNOWN};
use question::{ASKS, BOOKS};

/// What is read, or what is wrong with it.
pub(crate) type Read<T> = Result<T, String>;

/// The kinds, in the order of their numbers.
const KINDS: [&str; 3] = ["reopen", "shows-first", "side-pots"];

fn main() {
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=scenarios");
    match read_all(Path::new("scenarios")) {
        Ok(scenarios) => {
            let folder = env::var_os("OUT_DIR").expect("cargo names the folder");
            let write = |file: &str, text| fs::write(Path::new(&folder).join(file), text);
            let list = |item: fn(&Scenario) -> String| scenarios.iter().map(item).collect::<String>();
            let hands = format!("static SCENARIOS: &[Scenario] = &[\n{}];\n", list(Scenario::hand));
            let expected = format!("static EXPECTED: &[Expected] = &[\n{}];\n", list(Scenario::expected));
            write("scenarios.rs", hands).and(write("expected.rs", expected)).expect("the folder can be written");
        }
        Err(problems) => {
            problems.iter().for_each(|problem| println!("cargo::error={problem}"));
            process::exit(1);
        }
    }
}

/// Reads a folder of scenarios, by kind and number; or says what is wrong with each that is.
pub(crate) fn read_all(folder: &Path) -> Result<Vec<Scenario>, Vec<String>> {
    let mut files: Vec<_> = fs::read_dir(folder)
        .map_err(|error| vec![format!("{}: {error}", folder.display())])?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .collect();
    files.sort();
    let texts = files.into_iter().map(|file| {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        (name, fs::read_to_string(file).unwrap_or_default())
    });
    read_texts(texts)
}

/// As [`read_all`], from the names and texts of the files.
pub(crate) fn read_texts(files: impl IntoIterator<Item = (String, String)>) -> Result<Vec<Scenario>, Vec<String>> {
    let (mut scenarios, mut problems) = (BTreeMap::new(), Vec::new());
    for (name, text) in files {
        match Scenario::read(&name, &text) {
            Ok(scenario) => {
                let place = (scenario.kind(), scenario.number);
                if let Some(other) = scenarios.insert(place, scenario) {
                    problems.push(format!("{name}: number {} is taken by {}.phh", place.1, other.key));
                }
            }
            Err(problem) => problems.push(format!("{name}: {problem}")),
        }
    }
    if problems.is_empty() {
        check_numbers(&scenarios, &mut problems);
    }
    if problems.is_empty() { Ok(scenarios.into_values().collect()) } else { Err(problems) }
}

fn check_numbers(scenarios: &BTreeMap<(usize, usize), Scenario>, problems: &mut Vec<String>) {
    for (kind, key) in KINDS.iter().enumerate() {
        let numbers: Vec<_> = scenarios.keys().filter(|place| place.0 == kind).map(|place| place.1).collect();
        if let Some(gap) = (0..numbers.len()).find(|at| numbers[*at] != *at) {
            problems.push(format!("{key}-*.phh: number {gap} is missing"));
        }
        // Where no question can be dealt, the first scenario is asked, whatever the book.
        if scenarios.get(&(kind, 0)).is_some_and(|first| first.rulings.len() != BOOKS.len()) {
            problems.push(format!("{key}-*.phh: number 0 must be ruled on by every book"));
        }
    }
}

/// A scenario as its file tells it, most of it as Rust already.
#[derive(Debug)]
pub(crate) struct Scenario {
    key: String,
    number: usize,
    /// Its place in [`ASKS`], and the seat where one is asked about.
    ask: (usize, Option<u8>),
    /// Each book that rules on it, and what it answers.
    rulings: Vec<(&'static str, String)>,
    source: String,
    facts: Facts,
    play: Play,
}

impl Scenario {
    /// Reads one file.
    fn read(name: &str, text: &str) -> Read<Self> {
        let key = name.strip_suffix(".phh").ok_or("not a .phh file")?;
        let mut fields = Fields::read(text)?;
        let facts = Facts::read(&mut fields)?;
        let players = facts.stacks.len();
        let play = Play::read(&mut fields, players)?;
        let ask = question::ask(&fields.text("_ask")?, players)?;
        if !key.starts_with(&format!("{}-", ASKS[ask.0].1)) {
            return Err(format!("`_ask` is of the kind {}, its name is not", ASKS[ask.0].1));
        }
        if ASKS[ask.0].0 == "award" && !play.shows_all() {
            return Err("whoever is left needs cards, and the board all five".into());
        }
        let rulings = question::rulings(&mut fields, ASKS[ask.0].0, players)?;
        let number = fields.number("_number")? as usize;
        let source = fields.text("_source")?;
        fields.finish()?;
        Ok(Self { key: key.into(), number, ask, rulings, source, facts, play })
    }

    fn kind(&self) -> usize {
        KINDS.iter().position(|kind| *kind == ASKS[self.ask.0].1).unwrap_or_default()
    }

    /// The hand, as it ships.
    fn hand(&self) -> String {
        let Self { facts: Facts { structure, blinds, ante, unit, stacks }, play, .. } = self;
        let Play { hole, board, actions, .. } = play;
        let ask = match self.ask {
            (at, Some(seat)) => format!("Ask::{}(Seat({seat}))", ASKS[at].2),
            (at, None) => format!("Ask::{}", ASKS[at].2),
        };
        let books: Vec<_> = self.rulings.iter().map(|(book, _)| format!("Book::{book}")).collect();
        format!(
            "    Scenario {{ ask: {ask}, books: &[{}], structure: {structure}, blinds: {blinds:?}, ante: {ante}, \
             unit: {unit}, stacks: &{stacks:?}, hole: {:?}, board: {board:?}, actions: {:?} }},\n",
            books.join(", "),
            if hole.iter().all(|cards| cards == UNKNOWN) { String::new() } else { hole.join(" ") },
            actions.join(" "),
        )
    }

    /// What is expected of it, for the tests.
    fn expected(&self) -> String {
        let rulings: Vec<_> =
            self.rulings.iter().map(|(book, answer)| format!("(Book::{book}, vec![{answer}])")).collect();
        format!(
            "    Expected {{ key: {:?}, number: {}, source: {:?}, log: &{:?}, rulings: || vec![{}] }},\n",
            self.key,
            self.number,
            self.source,
            self.play.log,
            rulings.join(", ")
        )
    }
}
