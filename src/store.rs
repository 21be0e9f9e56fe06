//! What the browser keeps: the counts of answers, and what is chosen. Every way it can refuse has its answer here.
//!
//! Counts are never written from memory: each save reads what is there and adds this page's answers, so that two tabs
//! lose nothing, and what this version does not know stays. What does not read is kept aside; what a later version
//! wrote is left alone.

use std::cell::{Cell, RefCell};

use croupier_quiz::Kind;
use croupier_quiz::progress::{Progress, Tally};
use croupier_text::Lang;
use js_sys::{JSON, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Storage;

use crate::settings::{Settings, book, kind, level, level_key};
use crate::ui::msg::Fault;

/// Where the counts are: `{"v":1,"kinds":{"reopen":{"asked":9,"right":7}}}`.
pub const PROGRESS: &str = "croupier.progress";
/// Where the counts are kept aside that do not read.
const ASIDE: &str = "croupier.progress.unreadable";
/// Where the choices are: `{"v":1,"lang":"fr","book":"tda","kind":"all","level":"1","keys":"on"}`.
pub const SETTINGS: &str = "croupier.settings";
/// The version of both.
const VERSION: f64 = 1.;

/// What this page has not saved yet, and which choices are saved.
#[derive(Debug, Default)]
pub struct Store {
    unsaved: RefCell<Vec<(Kind, bool)>>,
    settings: Cell<Option<Settings>>,
}

impl Store {
    /// What was chosen before, on top of `usual`; and whether anything was.
    pub fn settings(&self, usual: Settings) -> (Settings, bool) {
        let saved = storage().and_then(|storage| read(&storage, SETTINGS)).ok().flatten();
        let settings = saved.as_ref().map_or(usual, |saved| {
            let word = |key| get(saved, key).as_string().unwrap_or_default();
            Settings {
                lang: Lang::from_tag(&word("lang")).unwrap_or(usual.lang),
                book: book(&word("book")).unwrap_or(usual.book),
                kind: kind(&word("kind")),
                level: level(&word("level")).unwrap_or(usual.level),
                keys: word("keys") != "off",
            }
        });
        self.settings.set(Some(settings));
        (settings, saved.is_some())
    }

    /// Keeps what is chosen, where that is new and nothing of a later version is there.
    ///
    /// What is chosen is no great loss: whether anything can be kept is said with the counts.
    pub fn keep_settings(&self, settings: Settings) {
        if self.settings.replace(Some(settings)) == Some(settings) {
            return;
        }
        let Ok(storage) = storage() else { return };
        if matches!(read(&storage, SETTINGS), Err(Fault::Newer)) {
            return;
        }
        let saved = Object::new();
        set(&saved, "v", VERSION);
        set(&saved, "lang", settings.lang.code());
        set(&saved, "book", settings.book.key());
        set(&saved, "kind", settings.kind.map_or("all", Kind::key));
        set(&saved, "level", level_key(settings.level));
        set(&saved, "keys", if settings.keys { "on" } else { "off" });
        let _ = write(&storage, SETTINGS, &saved);
    }

    /// The counts: what is saved, and what this page could not save; and what is wrong.
    pub fn progress(&self) -> (Progress, Option<Fault>) {
        let (saved, fault) = match storage().and_then(|storage| saved(&storage)) {
            Ok((saved, fault)) => (saved, fault),
            Err(fault) => (Object::new(), Some(fault)),
        };
        let progress = counts(&saved).unwrap_or_default();
        let unsaved = self.unsaved.borrow();
        let progress = unsaved.iter().fold(progress, |progress, (kind, right)| progress.answered(*kind, *right));
        (progress, fault)
    }

    /// Adds an answer to what is saved: the counts after it, or what is wrong.
    pub fn add(&self, kind: Kind, right: bool) -> (Progress, Option<Fault>) {
        self.unsaved.borrow_mut().push((kind, right));
        let fault = self.save().unwrap_or_else(Some);
        (self.progress().0, fault)
    }

    fn save(&self) -> Result<Option<Fault>, Fault> {
        let storage = storage()?;
        let (saved, fault) = saved(&storage)?;
        let unsaved = self.unsaved.borrow().clone();
        let before = counts(&saved).unwrap_or_default();
        let progress = unsaved.iter().fold(before, |progress, (kind, right)| progress.answered(*kind, *right));
        let kinds = match get(&saved, "kinds").dyn_into::<Object>() {
            Ok(kinds) => kinds,
            Err(_) => Object::new(),
        };
        for (kind, _) in unsaved {
            let (tally, written) = (progress.of(kind), Object::new());
            set(&written, "asked", tally.asked);
            set(&written, "right", tally.right);
            set(&kinds, kind.key(), &written);
        }
        set(&saved, "v", VERSION);
        set(&saved, "kinds", &kinds);
        write(&storage, PROGRESS, &saved)?;
        self.unsaved.borrow_mut().clear();
        Ok(fault)
    }
}

/// The counts that are saved. What does not read is put aside, once, and counts for nothing.
fn saved(storage: &Storage) -> Result<(Object, Option<Fault>), Fault> {
    let saved = read(storage, PROGRESS).and_then(|saved| match saved {
        Some(saved) if counts(&saved).is_none() => Err(Fault::Corrupt),
        saved => Ok(saved.unwrap_or_default()),
    });
    match saved {
        Err(Fault::Corrupt) => {
            let text = storage.get_item(PROGRESS).ok().flatten().unwrap_or_default();
            storage.set_item(ASIDE, &text).and_then(|()| storage.remove_item(PROGRESS)).map_err(|_| Fault::Full)?;
            Ok((Object::new(), Some(Fault::Corrupt)))
        }
        other => other.map(|saved| (saved, None)),
    }
}

/// The counts in what is saved, `None` where they are no counts.
fn counts(saved: &Object) -> Option<Progress> {
    let kinds = get(saved, "kinds");
    if kinds.is_undefined() && Object::keys(saved).length() == 0 {
        return Some(Progress::default());
    }
    let kinds = kinds.dyn_into::<Object>().ok()?;
    Kind::ALL.into_iter().try_fold(Progress::default(), |progress, kind| {
        let tally = get(&kinds, kind.key());
        if tally.is_undefined() {
            return Some(progress);
        }
        let count = |key| {
            let count = get(&tally, key).as_f64()?;
            (count.trunc() == count && (0. ..=f64::from(u32::MAX)).contains(&count)).then_some(count as u32)
        };
        Some(progress.with(kind, Tally { asked: count("asked")?, right: count("right")? }))
    })
}

/// The storage; merely to ask for it throws in some frames.
fn storage() -> Result<Storage, Fault> {
    let storage = web_sys::window().and_then(|window| window.local_storage().ok().flatten());
    storage.ok_or(Fault::Refused)
}

/// What is saved under a name, `None` where nothing is.
fn read(storage: &Storage, key: &str) -> Result<Option<Object>, Fault> {
    let Some(text) = storage.get_item(key).map_err(|_| Fault::Refused)? else { return Ok(None) };
    let saved = JSON::parse(&text).ok().and_then(|value| value.dyn_into::<Object>().ok()).ok_or(Fault::Corrupt)?;
    match get(&saved, "v").as_f64() {
        Some(version) if version > VERSION => Err(Fault::Newer),
        Some(version) if version == VERSION => Ok(Some(saved)),
        _ => Err(Fault::Corrupt),
    }
}

fn write(storage: &Storage, key: &str, saved: &Object) -> Result<(), Fault> {
    let text = JSON::stringify(saved).map_err(|_| Fault::Full)?;
    storage.set_item(key, &String::from(text)).map_err(|_| Fault::Full)
}

/// A field, undefined where there is none.
fn get(of: &JsValue, key: &str) -> JsValue {
    Reflect::get(of, &key.into()).unwrap_or_default()
}

fn set(of: &JsValue, key: &str, value: impl Into<JsValue>) {
    let _ = Reflect::set(of, &key.into(), &value.into());
}
