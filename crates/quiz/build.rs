//! Reads the scenarios, one hand in PHH a file, and writes them as Rust; stops the build at one that is malformed.
//!
//! What the hands are goes into `scenarios.rs`, which ships; what the books rule on them into `expected.rs`, which
//! the tests alone read. Whether the hands are legal and the rulings right is for the tests to say.

use std::collections::{BTreeMap, HashSet};
use std::path::Path;
use std::{env, fs, process};

use toml::{Table, Value};

/// What is read, or what is wrong with it.
pub type Read<T> = Result<T, String>;

/// The kinds, in the order of their numbers.
const KINDS: [&str; 3] = ["reopen", "shows-first", "side-pots"];

/// What may be asked: its key, its kind, its name in Rust.
const ASKS: [(&str, &str, &str); 6] = [
    ("may-raise", "reopen", "MayRaise"),
    ("shows-first", "shows-first", "ShowsFirst"),
    ("show-order", "shows-first", "ShowOrder"),
    ("face-up-now", "shows-first", "FaceUpNow"),
    ("build-pots", "side-pots", "BuildPots"),
    ("award", "side-pots", "Award"),
];

/// The rule books: their keys, their names in Rust.
const BOOKS: [(&str, &str); 2] = [("tda", "Tda2024"), ("wsop-cash", "WsopLive2026")];

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
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
pub fn read_all(folder: &Path) -> Result<Vec<Scenario>, Vec<String>> {
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
pub fn read_texts(files: impl IntoIterator<Item = (String, String)>) -> Result<Vec<Scenario>, Vec<String>> {
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
    if problems.is_empty() { Ok(scenarios.into_values().collect()) } else { Err(problems) }
}

/// A scenario as its file tells it, most of it as Rust already.
#[derive(Debug)]
pub struct Scenario {
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
        let mut fields = Fields(text.parse().map_err(|error: toml::de::Error| error.to_string())?);
        let facts = Facts::read(&mut fields)?;
        let players = facts.stacks.len();
        let play = Play::read(&mut fields, players)?;
        let ask = ask(&fields.text("_ask")?, players)?;
        if !key.starts_with(&format!("{}-", ASKS[ask.0].1)) {
            return Err(format!("`_ask` is of the kind {}, its name is not", ASKS[ask.0].1));
        }
        if ASKS[ask.0].0 == "award" && !play.shows_all() {
            return Err("whoever is left needs cards, and the board all five".into());
        }
        let rulings = rulings(&mut fields, ASKS[ask.0].0, players)?;
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

/// The fields of a file that are not read yet.
struct Fields(Table);

impl Fields {
    fn take(&mut self, key: &str) -> Read<Value> {
        self.0.remove(key).ok_or_else(|| format!("`{key}` is missing"))
    }

    fn text(&mut self, key: &str) -> Read<String> {
        self.take(key)?.as_str().map(Into::into).ok_or_else(|| format!("`{key}` is no text"))
    }

    fn texts(&mut self, key: &str) -> Read<Vec<String>> {
        let texts = |list: &Vec<Value>| list.iter().map(|item| item.as_str().map(Into::into)).collect();
        self.take(key)?.as_array().and_then(texts).ok_or_else(|| format!("`{key}` is no list of texts"))
    }

    fn number(&mut self, key: &str) -> Read<u64> {
        whole(&self.take(key)?).ok_or_else(|| format!("`{key}` is no whole number"))
    }

    fn numbers(&mut self, key: &str, players: usize) -> Read<Vec<u64>> {
        let numbers = |list: &Vec<Value>| list.iter().map(whole).collect::<Option<Vec<_>>>();
        let found = self.take(key)?.as_array().and_then(numbers).filter(|numbers| numbers.len() == players);
        found.ok_or_else(|| format!("`{key}` is no list of {players} whole numbers"))
    }

    /// That nothing is left over.
    fn finish(self) -> Read<()> {
        self.0.keys().next().map_or(Ok(()), |key| Err(format!("`{key}` is not known here")))
    }
}

fn whole(value: &Value) -> Option<u64> {
    value.as_integer().and_then(|number| number.try_into().ok())
}

/// The table. PHH counts from the left of the button; heads-up the big blind comes first, but the lists of blinds and
/// antes are the wrong way round. So the small blind is always the first of its list and the big blind the second.
#[derive(Debug)]
struct Facts {
    structure: String,
    blinds: (u64, u64),
    ante: String,
    unit: u64,
    stacks: Vec<u64>,
}

impl Facts {
    fn read(fields: &mut Fields) -> Read<Self> {
        let players = fields.0.get("starting_stacks").and_then(Value::as_array).map_or(0, Vec::len);
        if !(2..=10).contains(&players) {
            return Err("`starting_stacks` is no list of 2 to 10 numbers".into());
        }
        let stacks = fields.numbers("starting_stacks", players)?;
        let blinds = fields.numbers("blinds_or_straddles", players)?;
        if blinds[0] > blinds[1] || blinds[1] == 0 || blinds[2..].iter().any(|straddle| *straddle > 0) {
            return Err("`blinds_or_straddles` is not a small blind, a big blind and nothing else".into());
        }
        let antes = fields.numbers("antes", players)?;
        let dead = fields.0.remove("ante_trimming_status") == Some(Value::Boolean(false));
        let ante = match (antes[0], antes[1]) {
            (0, 0) if antes.iter().all(|ante| *ante == 0) => "Ante::None".into(),
            (0, ante) if dead && antes[2..].iter().all(|ante| *ante == 0) => format!("Ante::BigBlind(Chips({ante}))"),
            (ante, _) if !dead && antes.iter().all(|other| *other == ante) => format!("Ante::Each(Chips({ante}))"),
            _ => return Err("`antes` are neither of all alike nor, untrimmed, of the big blind alone".into()),
        };
        let unit = if fields.0.contains_key("_unit") { fields.number("_unit")? } else { 1 };
        let structure = structure(fields, blinds[1])?;
        Ok(Self { structure, blinds: (blinds[0], blinds[1]), ante, unit, stacks })
    }
}

fn structure(fields: &mut Fields, big_blind: u64) -> Read<String> {
    let pot_limit = fields.0.remove("_structure");
    match (&*fields.text("variant")?, pot_limit.as_ref().map(Value::as_str)) {
        ("NT", None | Some(Some("pot-limit"))) if fields.number("min_bet")? != big_blind => {
            Err("`min_bet` is not the big blind".into())
        }
        ("NT", None) => Ok("Structure::NoLimit".into()),
        ("NT", Some(Some("pot-limit"))) => Ok("Structure::PotLimit".into()),
        ("FT", None) => {
            let (small, big) = (fields.number("small_bet")?, fields.number("big_bet")?);
            Ok(format!("Structure::FixedLimit {{ small_bet: Chips({small}), big_bet: Chips({big}), wagers: WAGERS }}"))
        }
        _ => Err("`variant` is neither 'NT', with or without `_structure = 'pot-limit'`, nor 'FT'".into()),
    }
}

/// The cards of a seat that are not told.
const UNKNOWN: &str = "????";

/// What is dealt and played.
#[derive(Debug, Default)]
struct Play {
    /// The cards of each seat.
    hole: Vec<String>,
    /// The whole board, or nothing.
    board: String,
    /// What each player in turn does: `f`, `c` for a check or a call, or what he raises to.
    actions: Vec<String>,
    /// Who is left.
    live: Vec<bool>,
    /// What is dealt and played, as the file has it, hole cards apart.
    log: Vec<String>,
}

impl Play {
    fn read(fields: &mut Fields, players: usize) -> Read<Self> {
        let mut play = Self { live: vec![true; players], ..Self::default() };
        let mut dealt = String::new();
        for line in fields.texts("actions")? {
            play.line(&line, &mut dealt).map_err(|problem| format!("`{line}`: {problem}"))?;
        }
        if play.hole.len() != players {
            return Err(format!("{} of {players} seats are dealt in", play.hole.len()));
        }
        if fields.0.contains_key("_board") {
            play.board = fields.text("_board")?;
            if dealt.len() >= 10 || play.board.len() != 10 || !play.board.starts_with(&dealt) {
                return Err("`_board` is not the five cards that begin with those dealt".into());
            }
        } else if !dealt.is_empty() && dealt.len() != 10 {
            return Err("the board is not dealt to the end: say in `_board` what is to come".into());
        } else {
            play.board = dealt;
        }
        let cards = play.hole.iter().filter(|cards| *cards != UNKNOWN).chain([&play.board]);
        let cards: Vec<_> = cards.flat_map(|cards| (0..cards.len() / 2).map(|at| &cards[at * 2..][..2])).collect();
        if cards.iter().collect::<HashSet<_>>().len() < cards.len() {
            return Err("a card is there twice".into());
        }
        Ok(play)
    }

    fn line(&mut self, line: &str, dealt: &mut String) -> Read<()> {
        let players = self.live.len();
        match line.split(' ').collect::<Vec<_>>()[..] {
            ["d", "dh", player, cards] => {
                if seat(player, players)? as usize != self.hole.len() {
                    return Err("not the next seat to be dealt to".into());
                }
                if cards != UNKNOWN && !are_cards(cards, 2) {
                    return Err("neither two cards nor `????`".into());
                }
                self.hole.push(cards.into());
                return Ok(());
            }
            _ if self.hole.len() < players => return Err("not every seat is dealt in yet".into()),
            ["d", "db", cards] => {
                if !are_cards(cards, if dealt.is_empty() { 3 } else { 1 }) || dealt.len() >= 10 {
                    return Err("not the flop, the turn or the river that is next".into());
                }
                dealt.push_str(cards);
            }
            [player, "f"] => {
                self.live[seat(player, players)? as usize] = false;
                self.actions.push("f".into());
            }
            [player, "cc"] => {
                seat(player, players)?;
                self.actions.push("c".into());
            }
            [player, "cbr", to] => {
                seat(player, players)?;
                self.actions.push(chips(to)?.to_string());
            }
            _ => return Err("no action".into()),
        }
        self.log.push(line.into());
        Ok(())
    }

    /// Whether the cards of everybody who is left are known, and the board.
    fn shows_all(&self) -> bool {
        let known = self.hole.iter().zip(&self.live).all(|(cards, live)| !live || cards != UNKNOWN);
        known && !self.board.is_empty()
    }
}

fn are_cards(text: &str, count: usize) -> bool {
    let is_card = |card: &[u8]| b"23456789TJQKA".contains(&card[0]) && b"cdhs".contains(&card[1]);
    text.len() == count * 2 && text.as_bytes().chunks(2).all(is_card)
}

fn seat(text: &str, players: usize) -> Read<u8> {
    let number = text.strip_prefix('p').and_then(|number| number.parse().ok());
    let seat = number.filter(|number| (1..=players).contains(&usize::from(*number)));
    seat.map(|number: u8| number - 1).ok_or_else(|| format!("`{text}` is not at the table"))
}

fn seats(text: &str, players: usize) -> Read<Vec<u8>> {
    let seats = text.split(' ').map(|player| seat(player, players)).collect::<Read<Vec<_>>>()?;
    let twice = seats.iter().collect::<HashSet<_>>().len() < seats.len();
    if twice { Err(format!("`{text}`: a seat is there twice")) } else { Ok(seats) }
}

fn chips(text: &str) -> Read<u64> {
    text.parse().map_err(|_| format!("`{text}` is no amount"))
}

/// Its place in [`ASKS`], and the seat that it is about.
fn ask(text: &str, players: usize) -> Read<(usize, Option<u8>)> {
    let (key, about) = text.split_once(' ').map_or((text, None), |(key, player)| (key, Some(player)));
    let at = ASKS.iter().position(|ask| ask.0 == key && about.is_some() == (key == "may-raise"));
    let at = at.ok_or_else(|| format!("`_ask`: `{text}` cannot be asked"))?;
    Ok((at, about.map(|player| seat(player, players)).transpose()?))
}

/// Each book of `_books`, and the answer that `_expect` has for it.
fn rulings(fields: &mut Fields, ask: &str, players: usize) -> Read<Vec<(&'static str, String)>> {
    let books = fields.texts("_books")?;
    let one_for_all = fields.0.get("_expect").and_then(Value::as_str).is_some();
    let expect = if one_for_all { vec![fields.text("_expect")?; books.len()] } else { fields.texts("_expect")? };
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
