//! Curated scenarios: hands of the rule books and of tutorials, kept as files and replayed by the tests.

use croupier_engine::{
    Action, Ante, Book, Card, Chips, Hand, ParseError, PlayError, Rulebook, Seat, Setup, SetupError, Structure,
};

use crate::kind::Dealt;
use crate::{Ask, Kind};

/// The bets and raises of a round in limit: a bet and four raises.
const WAGERS: Option<u8> = Some(5);

/// A hand worth knowing, and what is asked about it.
///
/// The button is the last seat.
#[derive(Debug, PartialEq)]
pub struct Scenario {
    /// What is asked.
    pub ask: Ask,
    /// The rule books that rule on it.
    pub books: &'static [Book],
    structure: Structure,
    blinds: (u64, u64),
    ante: Ante,
    unit: u64,
    stacks: &'static [u64],
    /// The cards of each seat, `????` where they are not told; nothing where none are.
    hole: &'static str,
    /// Five cards or none.
    board: &'static str,
    /// What is done by whoever it is on: `f`, `c` for a check or a call, or what is raised to.
    actions: &'static str,
}

include!(concat!(env!("OUT_DIR"), "/scenarios.rs"));

/// Why a scenario cannot be dealt.
#[derive(Debug)]
#[expect(dead_code, reason = "read by its author, when the test prints it")]
pub(crate) enum Fault {
    /// This book does not rule on it.
    Book,
    /// The table is impossible.
    Setup(SetupError),
    /// The action with this index is not allowed.
    Play(usize, PlayError),
    /// A text that is no card or no amount.
    Text,
}

impl Scenario {
    /// All of a kind, by their numbers in codes: whatever the book, so that the numbers last.
    pub fn of(kind: Kind) -> impl Iterator<Item = &'static Self> {
        SCENARIOS.iter().filter(move |scenario| scenario.ask.kind() == kind)
    }

    /// Deals it under these rules.
    ///
    /// # Errors
    /// [`Fault::Book`] where this book does not rule on it. The others are for its author; the tests let none through.
    pub(crate) fn deal(&self, rules: Rulebook) -> Result<Dealt, Fault> {
        if !self.books.contains(&rules.book) {
            return Err(Fault::Book);
        }
        let button = Seat(self.stacks.len() as u8 - 1);
        let mut setup = Setup::new(rules, self.structure, self.blinds, self.stacks, button);
        setup.ante = self.ante;
        setup.unit = Chips(self.unit);
        setup.hole = self.hole.split_whitespace().map(cards).collect::<Result<_, _>>()?;
        setup.board = cards(self.board)?;
        let mut hand = Hand::deal(setup).map_err(Fault::Setup)?;
        for (index, word) in self.actions.split_whitespace().enumerate() {
            let seat = hand.to_act().ok_or(Fault::Play(index, PlayError::HandOver))?;
            let action = match word {
                "f" => Action::Fold,
                "c" if hand.round().facing(seat).is_zero() => Action::Check,
                "c" => Action::Call,
                to => Action::RaiseTo(Chips(to.parse().map_err(|_| Fault::Text)?)),
            };
            hand.play(seat, action).map_err(|error| Fault::Play(index, error))?;
        }
        Ok(Dealt { hand, ask: self.ask })
    }
}

/// Reads cards written one after the other; none where they are not told.
fn cards(text: &str) -> Result<Vec<Card>, Fault> {
    if text.starts_with('?') {
        return Ok(vec![]);
    }
    let card = |at: usize| text.get(at..at + 2).unwrap_or_default().parse().map_err(|_: ParseError| Fault::Text);
    (0..text.len()).step_by(2).map(card).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_can_be_dealt_under_its_books_and_no_other() {
        for scenario in SCENARIOS {
            for rules in Rulebook::OFFERED {
                match scenario.deal(rules) {
                    Ok(dealt) => assert!(scenario.books.contains(&rules.book), "{dealt:?}"),
                    Err(Fault::Book) => assert!(!scenario.books.contains(&rules.book), "{scenario:?}"),
                    Err(fault) => panic!("{fault:?}: {scenario:?}"),
                }
            }
        }
    }
}
