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

/// Marks an answer part by part.
#[must_use]
pub(crate) fn mark(expected: &[Value], given: &[Value]) -> Vec<Mark> {
    let parts = expected.len().max(given.len());
    (0..parts).map(|part| Mark { expected: expected.get(part).cloned(), given: given.get(part).cloned() }).collect()
}
