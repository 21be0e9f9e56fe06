//! Answers: what a question wants, what was given, and how it is marked.

use croupier_engine::pots::Returned;
use croupier_engine::{Chips, Hand, Seat, Seats};

/// What can be chosen where one of a few is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// Fold or call, nothing more.
    NoRaise,
    /// Fold, call or raise.
    Raise,
    /// Yes.
    Yes,
    /// No.
    No,
    /// This seat.
    Seat(Seat),
    /// All hands at once, in no order.
    AllAtOnce,
}

/// One thing a question wants to know, and by which control it is answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Form {
    /// One of these. Gives a [`Value::Choice`].
    Choice(Vec<Choice>),
    /// An amount, wanted only once this was chosen before. Gives a [`Value::Chips`].
    MinimumTo {
        /// The choice of the part before that makes it wanted.
        when: Choice,
    },
    /// These seats in order. Gives a [`Value::Order`].
    Order(Seats),
    /// The uncalled bet, and whose it is among these; or none. Gives a [`Value::Return`].
    Return(Seats),
    /// As many pots as there are, main pot first, and who of these may win each. Gives [`Value::Pot`]s.
    Pots(Seats),
    /// What this seat wins. Gives a [`Value::Wins`].
    Wins(Seat),
}

/// The answer to one part of a question.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// This was chosen.
    Choice(Choice),
    /// An amount, total of the round.
    Chips(Chips),
    /// Seats, first to last.
    Order(Vec<Seat>),
    /// What goes back to whom; `None` where every chip was matched.
    Return(Option<Returned>),
    /// What is in a pot, and who may win it.
    Pot(Chips, Seats),
    /// What a seat wins from all pots.
    Wins(Seat, Chips),
}

/// An answer: a value for each part that is wanted, in their order; pots last.
pub type Answer = Vec<Value>;

/// An answer that cannot be marked yet. It is never a wrong one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// Something is not filled in: the index of the part.
    Missing(usize),
    /// An amount that is more than all chips on the table.
    MoreThanOnTable(Chips),
    /// A raise that does not reach what is to be called.
    NoRaise {
        /// The level, which a raise must exceed.
        level: Chips,
    },
    /// A pot, counted from 0, that nobody may win.
    NobodyMayWin(usize),
    /// A pot, counted from 0, that is empty.
    EmptyPot(usize),
    /// An uncalled bet that nobody gets back, or the other way round.
    HalfAReturn,
    /// More is handed out than there is.
    MoreThanPot {
        /// What was handed out.
        given: Chips,
        /// What there is.
        pot: Chips,
    },
}

/// Says what keeps an answer from being marked: a part that lacks, or an amount that no hand could have.
///
/// # Errors
/// The first [`Problem`].
pub(crate) fn check_input(hand: &Hand, forms: &[Form], answer: &[Value]) -> Result<(), Problem> {
    let all_chips: Chips = hand.setup().stacks.iter().copied().sum();
    let fits = |chips: Chips| if chips > all_chips { Err(Problem::MoreThanOnTable(all_chips)) } else { Ok(()) };
    let mut values = answer.iter();
    let mut before = None;
    for (part, form) in forms.iter().enumerate() {
        if matches!(form, Form::MinimumTo { when } if before != Some(&Value::Choice(*when))) {
            continue;
        }
        let value = values.next().ok_or(Problem::Missing(part))?;
        before = Some(value);
        match value {
            Value::Chips(to) => {
                fits(*to)?;
                if *to <= hand.round().level {
                    return Err(Problem::NoRaise { level: hand.round().level });
                }
            }
            Value::Return(Some(back)) => {
                fits(back.chips)?;
                if back.chips.is_zero() {
                    return Err(Problem::HalfAReturn);
                }
            }
            Value::Wins(_, chips) => fits(*chips)?,
            Value::Pot(..) => check_pots(std::iter::once(value).chain(values.by_ref()), &fits)?,
            Value::Choice(_) | Value::Order(_) | Value::Return(None) => {}
        }
    }
    let given: Chips =
        answer.iter().map(|value| if let Value::Wins(_, chips) = value { *chips } else { Chips::ZERO }).sum();
    if given > hand.pot() { Err(Problem::MoreThanPot { given, pot: hand.pot() }) } else { Ok(()) }
}

fn check_pots<'a>(
    pots: impl Iterator<Item = &'a Value>,
    fits: &impl Fn(Chips) -> Result<(), Problem>,
) -> Result<(), Problem> {
    for (index, pot) in pots.enumerate() {
        let Value::Pot(amount, seats) = pot else { continue };
        fits(*amount)?;
        if amount.is_zero() {
            return Err(Problem::EmptyPot(index));
        }
        if seats.is_empty() {
            return Err(Problem::NobodyMayWin(index));
        }
    }
    Ok(())
}

/// How one part of an answer was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// What is right; `None` where nothing was wanted here.
    pub expected: Option<Value>,
    /// What was given; `None` where nothing was.
    pub given: Option<Value>,
}

impl Mark {
    /// Whether it is right.
    #[must_use]
    pub fn right(&self) -> bool {
        self.expected == self.given
    }
}

/// Marks an answer part by part. What was given beyond what is wanted counts only where the student decides how much
/// there is: a pot too many is wrong, an amount that a wrong choice called for is not wrong once more.
#[must_use]
pub(crate) fn mark(expected: &[Value], given: &[Value]) -> Vec<Mark> {
    let beyond = given.iter().skip(expected.len()).filter(|value| matches!(value, Value::Pot(..))).count();
    let mark = |part| Mark { expected: expected.get(part).cloned(), given: given.get(part).cloned() };
    (0..expected.len() + beyond).map(mark).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const NO: Value = Value::Choice(Choice::NoRaise);
    const YES: Value = Value::Choice(Choice::Raise);

    #[track_caller]
    fn check(expected: &[Value], given: &[Value], right: &[bool]) {
        assert_eq!(mark(expected, given).iter().map(Mark::right).collect::<Vec<_>>(), right);
    }

    #[test]
    fn each_part_is_marked_by_itself() {
        check(&[YES, Value::Chips(Chips(31))], &[YES, Value::Chips(Chips(42))], &[true, false]);
        check(&[YES, Value::Chips(Chips(31))], &[NO], &[false, false]);
    }

    #[test]
    fn an_amount_that_a_wrong_choice_called_for_is_not_wrong_once_more() {
        check(&[NO], &[YES, Value::Chips(Chips(42))], &[false]);
    }

    #[test]
    fn a_pot_too_many_is_wrong_and_so_is_one_too_few() {
        let pot = |chips| Value::Pot(Chips(chips), Seats::only(Seat(0)));
        check(&[Value::Return(None), pot(3)], &[Value::Return(None), pot(3), pot(4)], &[true, true, false]);
        check(&[Value::Return(None), pot(3), pot(4)], &[Value::Return(None), pot(3)], &[true, true, false]);
    }
}
