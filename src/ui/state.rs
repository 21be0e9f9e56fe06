//! What the page knows, and what may happen to it. Pure: no storage, no address, no clock.

use std::rc::Rc;

use croupier_engine::Seat;
use croupier_quiz::progress::Progress;
use croupier_quiz::{Code, CodeError, Form, Question, Rng, Verdict};
use yew::Reducible;

use super::draft::{Draft, Edit, Part, Place, Trouble};
use super::msg::{Focus, Link, Msg, Notice, Said};
use super::next::{fresh, named};
use crate::settings::Settings;

/// What the page knows.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// What is chosen in the header.
    pub settings: Settings,
    /// What is asked.
    pub question: Rc<Question>,
    /// What is typed and chosen so far.
    pub draft: Draft,
    /// What keeps the draft from being an answer, since it was last checked.
    pub trouble: Option<(Place, Trouble)>,
    /// What was said of the answer.
    pub verdict: Option<Rc<Verdict>>,
    /// The answers given so far, by kind.
    pub progress: Progress,
    /// How many answers were given on this page.
    pub answers: u32,
    /// What the reader must be told, once each.
    pub notices: Vec<Notice>,
    /// What became of copying the link.
    pub link: Link,
    /// What a screen reader is told.
    pub said: Said,
    /// Where the focus goes.
    pub focus: Focus,
    /// How often it was sent somewhere.
    pub turn: u32,
    /// Whether this question takes the place of another in the browser's history.
    pub replaces: bool,
    heard: Vec<Notice>,
    chance: u64,
}

impl State {
    /// The page as it opens; `None` where no question can be made, which no test has seen.
    ///
    /// `first` is whether nothing was chosen before: then a code chooses its kind as well.
    #[must_use]
    pub fn new(
        settings: Settings,
        first: bool,
        progress: Progress,
        address: Option<Result<Code, CodeError>>,
        chance: u64,
    ) -> Option<Self> {
        let mut rng = Rng::new(chance);
        let (named, notice) = named(address);
        let kind = named.as_ref().map(|question| question.code.kind);
        let settings = if first { Settings { kind: kind.or(settings.kind), ..settings } } else { settings };
        let question = named.or_else(|| fresh(settings, None, &mut rng))?;
        let state = Self {
            settings,
            draft: Draft::new(&question.forms),
            question: Rc::new(question),
            trouble: None,
            verdict: None,
            progress,
            answers: 0,
            notices: Vec::new(),
            link: Link::Idle,
            said: Said::Nothing,
            focus: Focus::Stays,
            turn: 0,
            replaces: true,
            heard: Vec::new(),
            chance: rng.between(0, u64::MAX),
        };
        let state = state.with_settings_of_question();
        Some(match notice {
            Some(notice) => state.tell(notice),
            None => state,
        })
    }

    fn with_settings_of_question(mut self) -> Self {
        self.settings = self.settings.suiting(self.question.code);
        self
    }

    /// Asks another question.
    fn ask(mut self, question: Question) -> Self {
        self.draft = Draft::new(&question.forms);
        self.question = Rc::new(question);
        (self.trouble, self.verdict, self.link, self.replaces) = (None, None, Link::Idle, false);
        self.said = Said::Nothing;
        self
    }

    /// Asks a question of the kind that is chosen.
    fn ask_fresh(mut self) -> Self {
        let mut rng = Rng::new(self.chance);
        let question = fresh(self.settings, Some(self.question.code), &mut rng);
        self.chance = rng.between(0, u64::MAX);
        match question {
            Some(question) => self.ask(question),
            None => self,
        }
    }

    /// Asks another question since something else was chosen; the focus stays where it was chosen.
    fn choose(mut self, settings: Settings) -> Self {
        if settings == self.settings {
            return self;
        }
        self.settings = settings;
        let mut asked = self.ask_fresh().with_settings_of_question();
        asked.said = Said::Question;
        asked
    }

    fn go(mut self, focus: Focus) -> Self {
        self.focus = focus;
        self.turn = self.turn.wrapping_add(1);
        self
    }

    /// Tells once.
    #[must_use]
    pub fn tell(mut self, notice: Notice) -> Self {
        let again = matches!(notice, Notice::Code(_));
        if again {
            self.notices.retain(|other| !matches!(other, Notice::Code(_)));
        }
        if again || !self.heard.contains(&notice) {
            self.heard.push(notice);
            self.notices.push(notice);
        }
        self
    }

    fn open(self, address: Option<Result<Code, CodeError>>) -> Self {
        if address == Some(Ok(self.question.code)) {
            return self;
        }
        let (question, notice) = named(address);
        let mut state = match question {
            Some(question) => {
                let mut state = self.ask(question).with_settings_of_question();
                state.notices.retain(|notice| !matches!(notice, Notice::Code(_)));
                state
            }
            None => Self { replaces: true, ..self.ask_fresh() },
        };
        state.replaces = true;
        match notice {
            Some(notice) => state.tell(notice),
            None => state,
        }
        .go(Focus::Question)
    }

    fn check(mut self) -> Self {
        // The first answer counts.
        if self.verdict.is_some() {
            return self;
        }
        match self.draft.read(&self.question) {
            Ok(answer) => {
                let verdict = self.question.judge(&answer);
                self.progress = self.progress.answered(self.question.code.kind, verdict.right());
                self.answers += 1;
                (self.trouble, self.said) = (None, Said::Verdict);
                self.verdict = Some(Rc::new(verdict));
                self.go(Focus::Verdict)
            }
            Err((place, trouble)) => {
                self.trouble = Some((place, trouble));
                self.go(Focus::Field(place))
            }
        }
    }

    fn edit(mut self, edit: Edit) -> Self {
        if self.verdict.is_some() {
            return self;
        }
        let part = edit.part();
        if self.trouble.is_some_and(|(place, _)| place.part == part) {
            self.trouble = None;
        }
        let moved = self.moved(&edit);
        let rows = self.rows(part);
        self.draft.edit(edit);
        let after = self.rows(part);
        if let (Some((seat, up)), Some(Part::Order(order))) = (moved, self.draft.0.get(part)) {
            let (place, places) = (order.iter().take_while(|other| **other != seat).count(), order.len());
            let end = if up { place == 0 } else { place + 1 == places };
            self.said = Said::Moved(seat, place + 1, places);
            // At an end of the list the button is of no use: the focus goes to the other.
            self.go(Focus::Move(seat, up != end))
        } else if after > rows {
            self.said = Said::PotAdded(rows);
            self.go(Focus::Field(Place::typed(part, rows)))
        } else if after < rows {
            self.said = Said::PotRemoved(after);
            self.go(Focus::AddPot)
        } else {
            self
        }
    }

    /// The seat that a change moves, and whether up.
    fn moved(&self, edit: &Edit) -> Option<(Seat, bool)> {
        let (at, up) = match edit {
            Edit::Up(_, at) => (*at, true),
            Edit::Down(_, at) => (*at, false),
            _ => return None,
        };
        match self.draft.0.get(edit.part()) {
            Some(Part::Order(order)) => order.get(at).map(|seat| (*seat, up)),
            _ => None,
        }
    }

    /// How many pots there are fields for.
    fn rows(&self, part: usize) -> usize {
        match self.draft.0.get(part) {
            Some(Part::Pots(rows)) => rows.len(),
            _ => 0,
        }
    }

    /// Chooses by number, in the first part that has choices.
    fn digit(self, number: usize) -> Self {
        let choices = self.question.forms.iter().enumerate().find_map(|(part, form)| match form {
            Form::Choice(choices) => Some((part, choices)),
            _ => None,
        });
        let chosen = choices.and_then(|(part, choices)| Some((part, *choices.get(number.checked_sub(1)?)?)));
        match chosen {
            Some((part, choice)) if self.verdict.is_none() => {
                self.edit(Edit::Choose(part, choice)).go(Focus::Choice(part, number - 1))
            }
            _ => self,
        }
    }

    fn reduced(self, msg: Msg) -> Self {
        let settings = self.settings;
        match msg {
            Msg::Lang(lang) => Self { settings: Settings { lang, ..settings }, said: Said::Nothing, ..self },
            Msg::Keys(keys) => Self { settings: Settings { keys, ..settings }, ..self },
            Msg::Book(book) => self.choose(Settings { book, ..settings }),
            Msg::Kind(kind) => self.choose(Settings { kind, ..settings }),
            Msg::Level(level) => self.choose(Settings { level, ..settings }),
            Msg::Address(address) => self.open(address),
            Msg::Next => self.ask_fresh().go(Focus::Question),
            Msg::Enter if self.verdict.is_some() => self.ask_fresh().go(Focus::Question),
            Msg::Enter | Msg::Check => self.check(),
            Msg::Edit(edit) => self.edit(edit),
            Msg::Digit(number) if settings.keys => self.digit(number),
            Msg::Help if settings.keys => self.go(Focus::Keys),
            Msg::Digit(_) | Msg::Help => self,
            Msg::Progress(progress) => Self { progress, ..self },
            Msg::Notice(notice) => self.tell(notice),
            Msg::Dismiss(notice) => {
                let notices = self.notices.iter().copied().filter(|other| *other != notice).collect();
                Self { notices, ..self }.go(Focus::Question)
            }
            Msg::Copied(true) => Self { link: Link::Copied, said: Said::Link, ..self },
            Msg::Copied(false) => Self { link: Link::Refused, said: Said::Link, ..self }.go(Focus::Link),
        }
    }
}

impl Reducible for State {
    type Action = Msg;

    fn reduce(self: Rc<Self>, msg: Msg) -> Rc<Self> {
        Rc::new((*self).clone().reduced(msg))
    }
}

#[cfg(test)]
mod tests;
