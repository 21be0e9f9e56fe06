//! What may happen to the page, and what it tells.

use croupier_engine::{Book, Seat};
use croupier_quiz::progress::Progress;
use croupier_quiz::{Code, CodeError, Kind, Level};
use croupier_text::Lang;

use super::draft::{Edit, Place};

/// What a reader must be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The address names no question.
    Code(CodeError),
    /// Progress is not kept.
    Storage(Fault),
}

/// What keeps progress from being kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// What was saved does not read.
    Corrupt,
    /// There is no room.
    Full,
    /// A later version saved it.
    Newer,
    /// The browser allows nothing to be saved.
    Refused,
}

/// What became of copying the link.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Link {
    /// Nobody tried.
    #[default]
    Idle,
    /// It is copied.
    Copied,
    /// The browser refused.
    Refused,
}

/// What a screen reader is told; the page finds the words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Said {
    /// Nothing.
    #[default]
    Nothing,
    /// Another question is asked.
    Question,
    /// How the answer was.
    Verdict,
    /// A seat moved to this place, of so many.
    Moved(Seat, usize, usize),
    /// A pot was added: the side pot of this number.
    PotAdded(usize),
    /// A pot was taken away.
    PotRemoved(usize),
    /// The link was copied or not.
    Link,
}

/// Where the focus goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Focus {
    /// It stays.
    #[default]
    Stays,
    /// To what is asked.
    Question,
    /// To what was decided.
    Verdict,
    /// To a field.
    Field(Place),
    /// To this choice.
    Choice(usize, usize),
    /// To the button that moves this seat up, or down.
    Move(Seat, bool),
    /// To the button that adds a pot.
    AddPot,
    /// To the link that was not copied.
    Link,
    /// To the list of keys.
    Keys,
}

impl Focus {
    /// The name of the element that it goes to.
    #[must_use]
    pub fn id(self) -> String {
        match self {
            Self::Stays => String::new(),
            Self::Question => "ask".into(),
            Self::Verdict => "verdict".into(),
            Self::Field(place) => place.id(),
            Self::Choice(part, 0) => Place::chosen(part, 0).id(),
            Self::Choice(part, at) => [&Place::chosen(part, 0).id(), "-", &at.to_string()].concat(),
            Self::Move(seat, up) => [if up { "up-" } else { "down-" }, &seat.0.to_string()].concat(),
            Self::AddPot => "add-pot".into(),
            Self::Link => "link".into(),
            Self::Keys => "keys".into(),
        }
    }
}

/// What may happen.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// Another language.
    Lang(Lang),
    /// Another rule book.
    Book(Book),
    /// Another kind, or all.
    Kind(Option<Kind>),
    /// Another level.
    Level(Level),
    /// Single keys do something, or nothing.
    Keys(bool),
    /// The address names this.
    Address(Option<Result<Code, CodeError>>),
    /// Another question.
    Next,
    /// A field changes.
    Edit(Edit),
    /// The choice of this number, from 1.
    Digit(usize),
    /// The answer is to be marked.
    Check,
    /// The keys are to be listed.
    Help,
    /// Enter was pressed outside all fields: checks, or goes on.
    Enter,
    /// What is saved, this page's answers included.
    Progress(Progress),
    /// Something to tell.
    Notice(Notice),
    /// It was read.
    Dismiss(Notice),
    /// The link was copied, or not.
    Copied(bool),
}
