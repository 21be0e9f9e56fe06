//! What is typed and chosen so far, as it stands in the fields.

mod read;

use croupier_engine::{Chips, Seat, Seats};
use croupier_quiz::{Choice, Form, Problem};
use croupier_text::{ChipsError, parse_chips};

/// The fields of one [`Form`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// What is chosen.
    Choice(Option<Choice>),
    /// What is typed.
    Minimum(String),
    /// The seats as they are ordered.
    Order(Vec<Seat>),
    /// The uncalled bet, and to whom it goes.
    Return(String, Option<Back>),
    /// A row for each pot, main pot first.
    Pots(Vec<Row>),
    /// What is typed.
    Wins(String),
}

/// To whom an uncalled bet goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Back {
    /// Every chip was matched.
    Nobody,
    /// To this seat.
    To(Seat),
}

/// The fields of one pot.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    /// What is typed.
    pub amount: String,
    /// Who is ticked.
    pub who: Seats,
}

/// A field: of which part, in which row, and whether it is the amount or the seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The index of the part.
    pub part: usize,
    /// The row, where the part has several.
    pub row: usize,
    /// Whether it is what is chosen there, and not what is typed.
    pub who: bool,
}

impl Place {
    /// What is typed in this part.
    #[must_use]
    pub fn typed(part: usize, row: usize) -> Self {
        Self { part, row, who: false }
    }

    /// What is chosen in this part.
    #[must_use]
    pub fn chosen(part: usize, row: usize) -> Self {
        Self { part, row, who: true }
    }

    /// Its name in the page.
    #[must_use]
    pub fn id(self) -> String {
        let mut id = String::from(if self.who { "who-" } else { "amount-" });
        id.push_str(&self.part.to_string());
        id.push('-');
        id.push_str(&self.row.to_string());
        id
    }
}

/// Why a draft is no answer yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// What was typed is no amount.
    Amount(ChipsError),
    /// Nothing is chosen.
    Choose,
    /// No seat is chosen.
    ChooseSeat,
    /// Nobody is ticked for a pot.
    ChoosePot,
    /// Nobody is chosen for the uncalled bet.
    ChooseUncalled,
    /// It is an answer that no hand could have.
    Answer(Problem),
}

/// A change of a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Chooses one of a few, in this part.
    Choose(usize, Choice),
    /// Types in this field.
    Type(Place, String),
    /// Moves the seat at this place of the order one up.
    Up(usize, usize),
    /// Moves the seat at this place of the order one down.
    Down(usize, usize),
    /// Says who gets the uncalled bet, in this part.
    Back(usize, Option<Back>),
    /// Ticks a seat or takes the tick away, in this row.
    Tick(Place, Seat),
    /// Adds a pot.
    AddPot(usize),
    /// Takes the last pot away.
    RemovePot(usize),
}

/// The fields of a question, a part for each form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft(pub Vec<Part>);

impl Draft {
    /// Empty fields.
    #[must_use]
    pub fn new(forms: &[Form]) -> Self {
        let part = |form: &Form| match form {
            Form::Choice(_) => Part::Choice(None),
            Form::MinimumTo { .. } => Part::Minimum(String::new()),
            Form::Order(seats) => Part::Order(seats.iter().collect()),
            Form::Return(_) => Part::Return(String::new(), None),
            Form::Pots(_) => Part::Pots(vec![Row::default()]),
            Form::Wins(_) => Part::Wins(String::new()),
        };
        Self(forms.iter().map(part).collect())
    }

    /// Makes a change; one that fits no field is none.
    pub fn edit(&mut self, edit: Edit) {
        let Some(part) = self.0.get_mut(edit.part()) else { return };
        match (part, edit) {
            (Part::Choice(chosen), Edit::Choose(_, choice)) => *chosen = Some(choice),
            (Part::Minimum(text) | Part::Wins(text) | Part::Return(text, _), Edit::Type(_, typed)) => *text = typed,
            (Part::Order(seats), Edit::Up(_, at)) if at > 0 && at < seats.len() => seats.swap(at - 1, at),
            (Part::Order(seats), Edit::Down(_, at)) if at + 1 < seats.len() => seats.swap(at, at + 1),
            (Part::Return(_, who), Edit::Back(_, back)) => *who = back,
            (Part::Pots(rows), Edit::AddPot(_)) if rows.len() < Seat::MOST => rows.push(Row::default()),
            (Part::Pots(rows), Edit::RemovePot(_)) if rows.len() > 1 => drop(rows.pop()),
            (Part::Pots(rows), Edit::Type(place, typed)) => {
                if let Some(row) = rows.get_mut(place.row) {
                    row.amount = typed;
                }
            }
            (Part::Pots(rows), Edit::Tick(place, seat)) => {
                if let Some(row) = rows.get_mut(place.row) {
                    row.who = if row.who.has(seat) { row.who.without(seat) } else { row.who.with(seat) };
                }
            }
            _ => {}
        }
    }

    /// What is chosen in this part.
    #[must_use]
    pub fn choice(&self, part: usize) -> Option<Choice> {
        match self.0.get(part) {
            Some(Part::Choice(chosen)) => *chosen,
            _ => None,
        }
    }

    /// All that is typed, with its field.
    pub(crate) fn typed(&self) -> impl Iterator<Item = (Place, &str)> {
        self.0.iter().enumerate().flat_map(|(at, part)| {
            let texts: Vec<&str> = match part {
                Part::Minimum(text) | Part::Return(text, _) | Part::Wins(text) => vec![text],
                Part::Pots(rows) => rows.iter().map(|row| row.amount.as_str()).collect(),
                Part::Choice(_) | Part::Order(_) => Vec::new(),
            };
            texts.into_iter().enumerate().map(move |(row, text)| (Place::typed(at, row), text))
        })
    }

    /// The sum of the amounts that can be read, where the answer hands out what is in the middle.
    #[must_use]
    pub fn accounted(&self) -> Option<Chips> {
        let shares = |part: &Part| matches!(part, Part::Return(..) | Part::Pots(_) | Part::Wins(_));
        let amounts = self.typed().filter_map(|(_, text)| parse_chips(text).ok());
        self.0.iter().any(shares).then(|| Chips(amounts.fold(0, u64::saturating_add)))
    }
}

impl Edit {
    /// The part it changes.
    #[must_use]
    pub fn part(&self) -> usize {
        match self {
            Self::Choose(part, _)
            | Self::Up(part, _)
            | Self::Down(part, _)
            | Self::Back(part, _)
            | Self::AddPot(part)
            | Self::RemovePot(part) => *part,
            Self::Type(place, _) | Self::Tick(place, _) => place.part,
        }
    }
}

#[cfg(test)]
mod tests;
