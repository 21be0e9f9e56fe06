//! The two files of words: read, paired and compared.
//!
//! An entry is one line, `"some.key" = "A text with a {slot}"`, or `"some.key" = ["a list", "of words"]`.
//! A comment opens a section, and the keys of a section are in alphabetical order. Both files have the same order.
//! `some.key.one` and `some.key.other` are the two forms of one text that counts; `{count}` is the number in them.

use std::collections::{BTreeMap, BTreeSet};

/// The marks of a template once it is compiled: a slot is one character, counted from here.
pub(crate) const FIRST_SLOT: u8 = 0x10;
/// The most slots a text can have: the marks after [`FIRST_SLOT`] that are control characters.
pub(crate) const MOST_SLOTS: usize = 16;
/// Opens what is set strong.
pub(crate) const STRONG: char = '\u{e}';
/// Closes what is set strong.
pub(crate) const PLAIN: char = '\u{f}';

/// The slot that holds the number of a text that counts.
const COUNT: &str = "count";

/// What the function of a text takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    /// Nothing but its slots.
    One,
    /// A number, which chooses between two forms.
    Count,
    /// The place of a word in a list.
    List,
}

/// A text in both languages.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Item {
    /// Its key, without `.one` and `.other`.
    pub(crate) key: String,
    /// What its function takes.
    pub(crate) shape: Shape,
    /// Its slots in alphabetical order, `count` first.
    pub(crate) slots: Vec<String>,
    /// The English: one text, two forms, or the words of a list.
    pub(crate) en: Vec<String>,
    /// The French, as many.
    pub(crate) fr: Vec<String>,
}

impl Item {
    /// The name of its function.
    pub(crate) fn name(&self) -> String {
        self.key.replace(['.', '-'], "_")
    }
}

/// Both files as one list of texts, in the order of the English file.
pub(crate) fn read(en: &str, fr: &str, problems: &mut Vec<String>) -> Vec<Item> {
    let before = problems.len();
    let en = entries("en.toml", en, problems);
    let fr = entries("fr.toml", fr, problems);
    let fr_texts: BTreeMap<&str, &Vec<String>> = fr.iter().map(|entry| (&*entry.key, &entry.texts)).collect();
    let en_keys: BTreeSet<&str> = en.iter().map(|entry| &*entry.key).collect();

    for entry in en.iter().filter(|entry| !fr_texts.contains_key(&*entry.key)) {
        problems.push(format!("fr.toml: `{}` is missing", entry.key));
    }
    for entry in fr.iter().filter(|entry| !en_keys.contains(&*entry.key)) {
        problems.push(format!("en.toml: `{}` is missing", entry.key));
    }
    if problems.len() > before {
        return Vec::new();
    }
    if let Some((en, fr)) = en.iter().zip(&fr).find(|(en, fr)| en.key != fr.key) {
        problems.push(format!("fr.toml: `{}` stands where en.toml has `{}`: keep one order", fr.key, en.key));
        return Vec::new();
    }

    let mut items: Vec<Item> = Vec::new();
    for (en, fr) in en.into_iter().zip(fr) {
        let slots = compare(&en, &fr, problems);
        let (key, form) = match en.key.rsplit_once('.') {
            Some((key, form @ ("one" | "other"))) => (key.to_owned(), Some(form.to_owned())),
            _ => (en.key.clone(), None),
        };
        match form.as_deref() {
            None => {
                let shape = if en.list { Shape::List } else { Shape::One };
                items.push(Item { key, shape, slots: slots.into_iter().collect(), en: en.texts, fr: fr.texts });
            }
            Some("one") => {
                let shape = Shape::Count;
                items.push(Item { key, shape, slots: slots.into_iter().collect(), en: en.texts, fr: fr.texts });
            }
            _ => match items.last_mut().filter(|item| item.key == key && item.shape == Shape::Count) {
                None => problems.push(format!("en.toml: `{key}.other` has no `{key}.one` above it")),
                Some(item) => {
                    item.en.extend(en.texts);
                    item.fr.extend(fr.texts);
                    let without_count = |slot: &String| slot != COUNT;
                    let other: Vec<String> = slots.into_iter().filter(without_count).collect();
                    item.slots.retain(without_count);
                    if item.slots != other {
                        problems.push(format!("en.toml: `{key}.one` and `{key}.other` have different slots"));
                    }
                    item.slots.insert(0, COUNT.to_owned());
                }
            },
        }
    }
    for item in items.iter().filter(|item| item.shape == Shape::Count && item.en.len() == 1) {
        problems.push(format!("en.toml: `{0}.one` has no `{0}.other`", item.key));
    }
    let mut names = BTreeMap::new();
    for item in &items {
        if let Some(key) = names.insert(item.name(), &item.key) {
            problems.push(format!("en.toml: `{key}` and `{}` would be the same function", item.key));
        }
        if item.slots.len() > MOST_SLOTS {
            problems.push(format!("en.toml: `{}` has more than {MOST_SLOTS} slots", item.key));
        }
    }
    items
}

/// A line of one of the files.
struct Entry {
    key: String,
    texts: Vec<String>,
    list: bool,
}

/// The entries of a file in the order in which they stand.
fn entries(file: &str, source: &str, problems: &mut Vec<String>) -> Vec<Entry> {
    let mut table: toml::Table = match source.parse() {
        Ok(table) => table,
        Err(error) => {
            problems.push(format!("{file}: {}", error.to_string().replace('\n', " ")));
            return Vec::new();
        }
    };
    let mut entries: Vec<Entry> = Vec::new();
    let mut above = String::new();
    let mut section = 0;
    let mut homes: BTreeMap<String, usize> = BTreeMap::new();
    for line in source.lines() {
        if line.starts_with('#') {
            section += 1;
            above.clear();
        }
        let Some((key, _)) = line.strip_prefix('"').and_then(|rest| rest.split_once('"')) else {
            if !line.is_empty() && !line.starts_with('#') {
                problems.push(format!("{file}: `{line}` is not `\"key\" = …` on one line"));
            }
            continue;
        };
        if !is_key(key) {
            problems.push(format!("{file}: `{key}` is not words of a-z, 0-9 joined by `.` and `-`, two at least"));
        }
        if *key < *above {
            problems.push(format!("{file}: `{key}` comes after `{above}`: sort the section"));
        }
        key.clone_into(&mut above);
        let family = key.split('.').next().unwrap_or_default().to_owned();
        if *homes.entry(family.clone()).or_insert(section) != section {
            problems.push(format!("{file}: `{key}` is not in the section of the other `{family}.` keys"));
        }
        let (texts, list) = match table.remove(key) {
            Some(toml::Value::String(text)) => (vec![text], false),
            Some(toml::Value::Array(words)) => {
                (words.iter().filter_map(|word| word.as_str().map(str::to_owned)).collect(), true)
            }
            _ => {
                problems.push(format!("{file}: `{key}` is not a text or a list of texts"));
                continue;
            }
        };
        entries.push(Entry { key: key.to_owned(), texts, list });
    }
    problems.extend(table.keys().map(|key| format!("{file}: `{key}` is not one quoted key")));
    entries
}

/// The slots that the two languages have in common, after complaints about those that they have not.
fn compare(en: &Entry, fr: &Entry, problems: &mut Vec<String>) -> BTreeSet<String> {
    let key = &en.key;
    if en.list != fr.list || en.texts.len() != fr.texts.len() {
        problems.push(format!("fr.toml: `{key}` has {} texts, en.toml {}", fr.texts.len(), en.texts.len()));
    }
    let mut found = [("en.toml", en), ("fr.toml", fr)].map(|(file, entry)| {
        let mut all = BTreeSet::new();
        for text in &entry.texts {
            match slots(text) {
                Ok(slots) => all.extend(slots),
                Err(why) => problems.push(format!("{file}: `{key}`: {why}")),
            }
        }
        if entry.list && !all.is_empty() {
            problems.push(format!("{file}: `{key}`: the words of a list have no slots"));
        }
        all
    });
    // One form may leave the number out: "one card", "no card".
    if key.ends_with(".one") || key.ends_with(".other") {
        for slots in &mut found {
            slots.remove(COUNT);
        }
    }
    let [en, fr] = found;
    for slot in en.difference(&fr) {
        problems.push(format!("fr.toml: `{key}` has no slot `{{{slot}}}`, en.toml has"));
    }
    for slot in fr.difference(&en) {
        problems.push(format!("en.toml: `{key}` has no slot `{{{slot}}}`, fr.toml has"));
    }
    en
}

/// The names of the slots of a template, or what is wrong with it.
pub(crate) fn slots(text: &str) -> Result<BTreeSet<String>, String> {
    if text.trim().is_empty() || text.trim() != text {
        return Err("it is empty, or a space begins or ends it".into());
    }
    if text.contains(char::is_control) || text.contains('`') {
        return Err("it has a control character or a backquote".into());
    }
    if text.matches('*').count() % 2 == 1 {
        return Err("a `*` that opens is not closed".into());
    }
    if text.contains("**") {
        return Err("there is nothing between two `*`".into());
    }
    let mut slots = BTreeSet::new();
    let mut rest = text;
    while let Some(at) = rest.find(['{', '}']) {
        let inside = rest[at..].strip_prefix('{').ok_or("a `}` closes nothing")?;
        let end = inside.find(['{', '}']).filter(|end| inside[*end..].starts_with('}'));
        let end = end.ok_or("a `{` is not closed")?;
        let name = &inside[..end];
        if !is_slot(name) {
            return Err(format!("`{{{name}}}` cannot be a slot: a-z, 0-9, `_`, and no word of Rust"));
        }
        slots.insert(name.to_owned());
        rest = &inside[end + 1..];
    }
    Ok(slots)
}

/// The template as it is compiled: a control character for each slot and each change of weight.
pub(crate) fn encode(text: &str, slots: &[String]) -> String {
    let mut text = text.to_owned();
    for (mark, slot) in (FIRST_SLOT..).zip(slots) {
        text = text.replace(&format!("{{{slot}}}"), char::from(mark).encode_utf8(&mut [0; 4]));
    }
    let mut strong = false;
    let weigh = |c| {
        if c != '*' {
            return c;
        }
        strong = !strong;
        if strong { STRONG } else { PLAIN }
    };
    text.chars().map(weigh).collect()
}

/// Two words or more joined by dots; dashes join words further.
fn is_key(key: &str) -> bool {
    let word = |word: &str| !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit());
    key.contains('.')
        && key.starts_with(|c: char| c.is_ascii_lowercase())
        && key.split('.').all(|part| part.split('-').all(word))
}

/// A name that a parameter can have.
fn is_slot(name: &str) -> bool {
    const TAKEN: [&str; 20] = [
        "lang", "as", "box", "do", "else", "fn", "for", "if", "impl", "in", "let", "loop", "match", "move", "mut",
        "ref", "self", "type", "use", "where",
    ];
    name.starts_with(|c: char| c.is_ascii_lowercase())
        && name.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_')
        && !TAKEN.contains(&name)
}
