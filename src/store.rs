//! What the browser keeps: the counts of answers, and what is chosen. Every way it can refuse has its answer here.
//!
//! Counts are never written from memory: each save reads what is there and adds this page's answers, so that two tabs
//! lose nothing. What does not read is kept aside; what a later version wrote is left alone.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use croupier_quiz::Kind;
use croupier_quiz::progress::{Progress, Tally};
use croupier_text::Lang;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use web_sys::Storage;

use crate::settings::{Settings, book, kind, level};
use crate::ui::msg::Fault;

/// Where the counts are.
pub const PROGRESS: &str = "croupier.progress";
/// Where the choices are.
pub const SETTINGS: &str = "croupier.settings";
/// What the name of something that does not read ends with once it is kept aside.
const ASIDE: &str = ".unreadable";
/// The version of both.
const VERSION: u32 = 1;

/// What is written of the counts.
#[derive(Serialize, Deserialize)]
struct SavedProgress {
    v: u32,
    kinds: BTreeMap<String, SavedTally>,
}

#[derive(Clone, Copy, Default, Serialize, Deserialize)]
struct SavedTally {
    asked: u32,
    right: u32,
}

/// What is written of the choices.
#[derive(Serialize, Deserialize)]
struct SavedSettings {
    v: u32,
    lang: String,
    book: String,
    kind: String,
    level: String,
    keys: bool,
}

/// What this page has not saved yet, and whether its choices are.
#[derive(Debug, Default)]
pub struct Store {
    unsaved: RefCell<Vec<(Kind, bool)>>,
    settings: Cell<Option<Settings>>,
}

impl Store {
    /// What was chosen before, on top of `usual`; and whether anything was.
    pub fn settings(&self, usual: Settings) -> (Settings, bool) {
        let saved = storage().ok().and_then(|storage| read::<SavedSettings>(&storage, SETTINGS).ok()?);
        let settings = saved.as_ref().map_or(usual, |saved| Settings {
            lang: Lang::from_tag(&saved.lang).unwrap_or(usual.lang),
            book: book(&saved.book).unwrap_or(usual.book),
            kind: kind(&saved.kind),
            level: level(&saved.level).unwrap_or(usual.level),
            keys: saved.keys,
        });
        self.settings.set(Some(settings));
        (settings, saved.is_some())
    }

    /// Keeps what is chosen, where that is new and nothing of a later version is there.
    pub fn keep_settings(&self, settings: Settings) {
        if self.settings.replace(Some(settings)) == Some(settings) {
            return;
        }
        let saved = SavedSettings {
            v: VERSION,
            lang: settings.lang.code().to_owned(),
            book: settings.book.key().to_owned(),
            kind: settings.kind.map_or("all", Kind::key).to_owned(),
            level: settings.level.number().to_string(),
            keys: settings.keys,
        };
        // What is chosen is no loss: whether it was kept is said with the counts.
        let _ = storage().and_then(|storage| match read::<SavedSettings>(&storage, SETTINGS) {
            Err(Fault::Newer) => Err(Fault::Newer),
            _ => write(&storage, SETTINGS, &saved),
        });
    }

    /// The counts: what is saved, and what this page could not save; and what is wrong.
    pub fn progress(&self) -> (Progress, Option<Fault>) {
        let (saved, fault) = match storage().and_then(|storage| read_or_part(&storage)) {
            Ok(saved) => saved,
            Err(fault) => (BTreeMap::new(), Some(fault)),
        };
        (progress(&with(saved, &self.unsaved.borrow())), fault)
    }

    /// Adds an answer to what is saved: the counts after it, or what is wrong.
    pub fn add(&self, kind: Kind, right: bool) -> (Progress, Option<Fault>) {
        self.unsaved.borrow_mut().push((kind, right));
        let fault = self.save().err();
        let (progress, other) = self.progress();
        (progress, fault.or(other))
    }

    fn save(&self) -> Result<(), Fault> {
        let storage = storage()?;
        let (saved, fault) = read_or_part(&storage)?;
        if fault == Some(Fault::Newer) {
            return Err(Fault::Newer);
        }
        let kinds = with(saved, &self.unsaved.borrow());
        write(&storage, PROGRESS, &SavedProgress { v: VERSION, kinds })?;
        self.unsaved.borrow_mut().clear();
        Ok(())
    }
}

type Counts = BTreeMap<String, SavedTally>;

/// The counts with answers added.
fn with(mut counts: Counts, answers: &[(Kind, bool)]) -> Counts {
    for (kind, right) in answers {
        let tally = counts.entry(kind.key().to_owned()).or_default();
        tally.asked = tally.asked.saturating_add(1);
        tally.right = tally.right.saturating_add(u32::from(*right));
    }
    counts
}

fn progress(counts: &Counts) -> Progress {
    Kind::ALL.into_iter().fold(Progress::default(), |progress, kind| match counts.get(kind.key()) {
        Some(SavedTally { asked, right }) => progress.with(kind, Tally { asked: *asked, right: *right }),
        None => progress,
    })
}

/// The counts that are saved. What does not read is put aside, once, and counts for nothing.
fn read_or_part(storage: &Storage) -> Result<(Counts, Option<Fault>), Fault> {
    match read::<SavedProgress>(storage, PROGRESS) {
        Ok(saved) => Ok((saved.map(|saved| saved.kinds).unwrap_or_default(), None)),
        Err(Fault::Corrupt) => {
            let text = storage.get_item(PROGRESS).ok().flatten().unwrap_or_default();
            let mut aside = String::from(PROGRESS);
            aside.push_str(ASIDE);
            storage.set_item(&aside, &text).map_err(|_| Fault::Full)?;
            storage.remove_item(PROGRESS).map_err(|_| Fault::Refused)?;
            Ok((Counts::new(), Some(Fault::Corrupt)))
        }
        Err(fault) => Err(fault),
    }
}

/// The storage; merely to ask for it throws in some frames.
fn storage() -> Result<Storage, Fault> {
    let storage = web_sys::window().and_then(|window| window.local_storage().ok().flatten());
    storage.ok_or(Fault::Refused)
}

/// What is saved under a name, `None` where nothing is.
fn read<T: DeserializeOwned>(storage: &Storage, key: &str) -> Result<Option<T>, Fault> {
    let Some(text) = storage.get_item(key).map_err(|_| Fault::Refused)? else { return Ok(None) };
    let value = js_sys::JSON::parse(&text).map_err(|_| Fault::Corrupt)?;
    let version = js_sys::Reflect::get(&value, &"v".into()).ok().and_then(|version| version.as_f64());
    match version {
        Some(version) if version > f64::from(VERSION) => Err(Fault::Newer),
        _ => serde_wasm_bindgen::from_value(value).map(Some).map_err(|_| Fault::Corrupt),
    }
}

fn write<T: Serialize>(storage: &Storage, key: &str, saved: &T) -> Result<(), Fault> {
    let plain = serde_wasm_bindgen::Serializer::json_compatible();
    let value = saved.serialize(&plain).map_err(|_| Fault::Corrupt)?;
    let text = js_sys::JSON::stringify(&value).map(String::from).map_err(|_| Fault::Corrupt)?;
    storage.set_item(key, &text).map_err(|_| Fault::Full)
}
