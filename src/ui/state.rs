//! What the page knows, and what may happen to it. Pure: no storage, no address, no clock.

use croupier_engine::Seat;
use croupier_quiz::progress::Progress;
use croupier_quiz::{Code, CodeError, Form, Question, Rng, Verdict};

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
    pub question: Question,
    /// What is typed and chosen so far.
    pub draft: Draft,
    /// What keeps the draft from being an answer, since it was last checked.
    pub trouble: Option<(Place, Trouble)>,
    /// What was said of the answer.
    pub verdict: Option<Verdict>,
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
        mut settings: Settings,
        first: bool,
        progress: Progress,
        address: Option<Result<Code, CodeError>>,
        chance: u64,
    ) -> Option<Self> {
        let mut rng = Rng::new(chance);
        let (named, notice) = named(address);
        if let (true, Some(question)) = (first, &named) {
            settings.kind = Some(question.code.kind);
        }
        let question = named.or_else(|| fresh(settings, None, &mut rng))?;
        let mut state = Self {
            settings: settings.suiting(question.code),
            draft: Draft::new(&question.forms),
            question,
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
        notice.into_iter().for_each(|notice| state.tell(notice));
        Some(state)
    }

    /// Lets something happen.
    pub fn apply(&mut self, msg: Msg) {
        let settings = self.settings;
        match msg {
            Msg::Lang(lang) => {
                self.settings.lang = lang;
                self.said = Said::Nothing;
            }
            Msg::Keys(keys) => self.settings.keys = keys,
            Msg::Book(book) => self.choose(Settings { book, ..settings }),
            Msg::Kind(kind) => self.choose(Settings { kind, ..settings }),
            Msg::Level(level) => self.choose(Settings { level, ..settings }),
            Msg::Address(address) => self.open(address),
            Msg::Next => self.next(),
            Msg::Enter if self.verdict.is_some() => self.next(),
            Msg::Enter | Msg::Check => self.check(),
            Msg::Edit(edit) => self.edit(edit),
            Msg::Digit(number) if settings.keys => self.digit(number),
            Msg::Help if settings.keys => self.go(Focus::Keys),
            Msg::Digit(_) | Msg::Help => {}
            Msg::Progress(progress) => self.progress = progress,
            Msg::Notice(notice) => self.tell(notice),
            Msg::Dismiss(notice) => {
                self.notices.retain(|other| *other != notice);
                self.go(Focus::Question);
            }
            Msg::Copied(done) => {
                self.said = Said::Link;
                self.link = if done { Link::Copied } else { Link::Refused };
                if !done {
                    self.go(Focus::Link);
                }
            }
        }
    }

    /// Asks another question.
    fn ask(&mut self, question: Question) {
        self.draft = Draft::new(&question.forms);
        self.question = question;
        (self.trouble, self.verdict) = (None, None);
        (self.link, self.said, self.replaces) = (Link::Idle, Said::Nothing, false);
    }

    /// Asks a question of the kind that is chosen.
    fn ask_fresh(&mut self) {
        let mut rng = Rng::new(self.chance);
        let question = fresh(self.settings, Some(self.question.code), &mut rng);
        self.chance = rng.between(0, u64::MAX);
        question.into_iter().for_each(|question| self.ask(question));
    }

    fn next(&mut self) {
        self.ask_fresh();
        self.go(Focus::Question);
    }

    /// Asks another question since something else was chosen; the focus stays where it was chosen.
    fn choose(&mut self, settings: Settings) {
        if settings != self.settings {
            self.settings = settings;
            self.ask_fresh();
            self.settings = settings.suiting(self.question.code);
            self.said = Said::Question;
        }
    }

    fn go(&mut self, focus: Focus) {
        self.focus = focus;
        self.turn = self.turn.wrapping_add(1);
    }

    /// Tells the reader: of codes each time, the last alone; of everything else once.
    fn tell(&mut self, notice: Notice) {
        if let Notice::Code(_) = notice {
            self.forget_codes();
        } else if self.heard.contains(&notice) {
            return;
        }
        self.heard.push(notice);
        self.notices.push(notice);
    }

    fn forget_codes(&mut self) {
        self.notices.retain(|notice| !matches!(notice, Notice::Code(_)));
    }

    fn open(&mut self, address: Option<Result<Code, CodeError>>) {
        if address == Some(Ok(self.question.code)) {
            return;
        }
        let (question, notice) = named(address);
        self.forget_codes();
        match question {
            Some(question) => {
                self.ask(question);
                self.settings = self.settings.suiting(self.question.code);
            }
            None => self.ask_fresh(),
        }
        self.replaces = true;
        notice.into_iter().for_each(|notice| self.tell(notice));
        self.go(Focus::Question);
    }

    fn check(&mut self) {
        // The first answer counts.
        if self.verdict.is_some() {
            return;
        }
        match self.draft.read(&self.question) {
            Ok(answer) => {
                let verdict = self.question.judge(&answer);
                self.progress = self.progress.clone().answered(self.question.code.kind, verdict.right());
                self.answers += 1;
                (self.trouble, self.said) = (None, Said::Verdict);
                self.verdict = Some(verdict);
                self.go(Focus::Verdict);
            }
            Err((place, trouble)) => {
                self.trouble = Some((place, trouble));
                self.go(Focus::Field(place));
            }
        }
    }

    fn edit(&mut self, edit: Edit) {
        if self.verdict.is_some() {
            return;
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
            self.go(Focus::Move(seat, up != end));
        } else if after > rows {
            self.said = Said::PotAdded(rows);
            self.go(Focus::Field(Place::typed(part, rows)));
        } else if after < rows {
            self.said = Said::PotRemoved(after);
            self.go(Focus::AddPot);
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
    fn digit(&mut self, number: usize) {
        let choices = self.question.forms.iter().enumerate().find_map(|(part, form)| match form {
            Form::Choice(choices) => Some((part, choices)),
            _ => None,
        });
        let chosen = choices.and_then(|(part, choices)| Some((part, *choices.get(number.checked_sub(1)?)?)));
        if let (Some((part, choice)), None) = (chosen, &self.verdict) {
            self.edit(Edit::Choose(part, choice));
            self.go(Focus::Choice(part, number - 1));
        }
    }
}

#[cfg(test)]
mod tests;
