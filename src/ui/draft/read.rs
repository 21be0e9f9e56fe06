//! How what is in the fields becomes an answer.

use croupier_engine::Chips;
use croupier_engine::pots::Returned;
use croupier_quiz::{Answer, Choice, Form, Problem, Question, Value};
use croupier_text::parse_chips;

use super::{Back, Draft, Part, Place, Row, Trouble};

impl Draft {
    /// The answer that stands in the fields.
    ///
    /// # Errors
    /// The first field that lacks something, and what.
    pub fn read(&self, question: &Question) -> Result<Answer, (Place, Trouble)> {
        let mut answer = Answer::new();
        // Of seats that win nothing the field may stay empty, but not of all.
        let some = self.0.iter().any(|part| matches!(part, Part::Wins(text) if !text.trim().is_empty()));
        for (at, (part, form)) in self.0.iter().zip(&question.forms).enumerate() {
            match (part, form) {
                (Part::Choice(Some(choice)), _) => answer.push(Value::Choice(*choice)),
                (Part::Choice(None), Form::Choice(choices)) => {
                    let seats = choices.iter().any(|choice| matches!(choice, Choice::Seat(_)));
                    return Err((Place::chosen(at, 0), if seats { Trouble::ChooseSeat } else { Trouble::Choose }));
                }
                (Part::Minimum(text), Form::MinimumTo { when }) if answer.last() == Some(&Value::Choice(*when)) => {
                    answer.push(Value::Chips(chips(text, Place::typed(at, 0))?));
                }
                (Part::Order(seats), _) => answer.push(Value::Order(seats.clone())),
                (Part::Return(text, who), _) => answer.push(Value::Return(returned(text, *who, at)?)),
                (Part::Pots(rows), _) => {
                    for (row, Row { amount, who }) in rows.iter().enumerate() {
                        let amount = chips(amount, Place::typed(at, row))?;
                        if who.is_empty() {
                            return Err((Place::chosen(at, row), Trouble::ChoosePot));
                        }
                        answer.push(Value::Pot(amount, *who));
                    }
                }
                (Part::Wins(text), Form::Wins(seat)) => {
                    let none = some && text.trim().is_empty();
                    let won = if none { Chips::ZERO } else { chips(text, Place::typed(at, 0))? };
                    answer.push(Value::Wins(*seat, won));
                }
                _ => {}
            }
        }
        match question.check_input(&answer) {
            Ok(()) => Ok(answer),
            Err(problem) => Err((self.place(problem), Trouble::Answer(problem))),
        }
    }

    /// The field that a problem is about.
    fn place(&self, problem: Problem) -> Place {
        let find = |is: fn(&Part) -> bool| self.0.iter().position(is).unwrap_or(0);
        let pots = || find(|part| matches!(part, Part::Pots(_)));
        match problem {
            Problem::Missing(part) => Place::typed(part, 0),
            Problem::NoRaise { .. } => Place::typed(find(|part| matches!(part, Part::Minimum(_))), 0),
            Problem::NobodyMayWin(row) => Place::chosen(pots(), row),
            Problem::EmptyPot(row) => Place::typed(pots(), row),
            Problem::HalfAReturn => Place::typed(find(|part| matches!(part, Part::Return(..))), 0),
            Problem::MoreThanPot { .. } => Place::typed(find(|part| matches!(part, Part::Wins(_))), 0),
            Problem::MoreThanOnTable(most) => {
                let too_much = |(_, text): &(Place, &str)| parse_chips(text).is_ok_and(|chips| chips > most.0);
                self.typed().find(too_much).map_or(Place::typed(0, 0), |(place, _)| place)
            }
        }
    }
}

fn chips(text: &str, place: Place) -> Result<Chips, (Place, Trouble)> {
    parse_chips(text).map(Chips).map_err(|error| (place, Trouble::Amount(error)))
}

/// What goes back to whom. A zero that goes to nobody in particular is none.
fn returned(text: &str, who: Option<Back>, part: usize) -> Result<Option<Returned>, (Place, Trouble)> {
    let place = Place::typed(part, 0);
    let none = text.trim().is_empty() || parse_chips(text) == Ok(0);
    match who {
        Some(Back::To(seat)) => Ok(Some(Returned { seat, chips: chips(text, place)? })),
        Some(Back::Nobody) if none => Ok(None),
        Some(Back::Nobody) => {
            chips(text, place)?;
            Err((place, Trouble::Answer(Problem::HalfAReturn)))
        }
        None if none && !text.trim().is_empty() => Ok(None),
        None => {
            if !text.trim().is_empty() {
                chips(text, place)?;
            }
            Err((Place::chosen(part, 0), Trouble::ChooseUncalled))
        }
    }
}
