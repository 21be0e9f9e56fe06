//! Curated scenarios: hands of the rule books and of tutorials, kept as files and replayed by a test.

use croupier_engine::{Action, Ante, Book, Card, Chips, Hand, Rulebook, Seat, Setup, Structure};

use crate::kind::Dealt;
use crate::{Ask, Kind};

/// A hand worth knowing, and what is asked about it.
#[derive(Debug, PartialEq)]
pub struct Scenario {
    /// The name of its file.
    pub key: &'static str,
    /// What is asked.
    pub ask: Ask,
    /// The rule books that rule on it.
    pub books: &'static [Book],
    structure: Structure,
    blinds: (u64, u64),
    ante: Ante,
    unit: u64,
    stacks: &'static [u64],
    hole: &'static [&'static [&'static str]],
    board: &'static [&'static str],
    actions: &'static [(Seat, Action)],
}

include!(concat!(env!("OUT_DIR"), "/scenarios.rs"));

impl Scenario {
    /// All of a kind, by their numbers in codes.
    pub fn of(kind: Kind) -> impl Iterator<Item = &'static Self> {
        SCENARIOS.iter().filter(move |scenario| scenario.ask.kind() == kind)
    }

    /// Deals it under these rules.
    ///
    /// # Errors
    /// A sentence for its author; the tests let none through.
    pub(crate) fn deal(&self, rules: Rulebook) -> Result<Dealt, String> {
        let button = Seat(self.stacks.len() as u8 - 1);
        let mut setup = Setup::new(rules, self.structure, self.blinds, self.stacks, button);
        setup.ante = self.ante;
        setup.unit = Chips(self.unit);
        let cards = |texts: &[&str]| texts.iter().map(|text| text.parse::<Card>()).collect::<Result<Vec<_>, _>>();
        setup.hole =
            self.hole.iter().map(|texts| cards(texts)).collect::<Result<_, _>>().map_err(|error| error.to_string())?;
        setup.board = cards(self.board).map_err(|error| error.to_string())?;
        let mut hand = Hand::deal(setup).map_err(|error| error.to_string())?;
        for (seat, action) in self.actions {
            hand.play(*seat, *action).map_err(|error| format!("{seat}, {action:?}: {error}"))?;
        }
        Ok(Dealt { hand, ask: self.ask })
    }
}
