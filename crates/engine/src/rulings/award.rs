//! Who gets which chips?

use crate::pots::{Division, Pots, divide};
use crate::rank::high::{self, HighValue};
use crate::rank::omaha;
use crate::rulings::pots::pots;
use crate::{Chips, Game, Hand, Reason, Rulebook, Ruling, Seat, Seats, Topic};

/// How the chips of a hand are handed out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Award {
    /// The pots, main pot first.
    pub pots: Pots,
    /// For each pot, who won it and how it was divided.
    pub won: Vec<(Seats, Division)>,
}

impl Award {
    /// What this seat wins from all pots. An uncalled bet is not part of it.
    #[must_use]
    pub fn wins(&self, seat: Seat) -> Chips {
        self.won.iter().map(|(_, division)| division.share(seat)).sum()
    }

    /// The pots in the order in which they are awarded: the last side pot first, the main pot last.
    pub fn order(&self) -> impl Iterator<Item = usize> + use<> {
        (0..self.won.len()).rev()
    }
}

/// Decides who gets what, given how strong the live hands are; a seat without a strength has
/// no claim unless it is the only one that may win a pot.
///
/// The last side pot comes first and the main pot last; each is divided on its own, and what
/// cannot be divided goes out one chip each from the first winner left of the button.
/// (TDA 2024, 16, 20, 21; WSOP live 2026, 152, 153.)
#[must_use]
pub fn award<S: Ord>(hand: &Hand, strength: impl Fn(Seat) -> Option<S>, rules: &Rulebook) -> Ruling<Award> {
    let Ruling { decision: pots, reasons: mut why, .. } = pots(hand, rules);
    if pots.len() > 1 {
        why.push(Reason::LastSidePotFirst { pots: pots.len() as u8 });
    }
    let unit = hand.setup().unit;
    let mut won = vec![];
    for (at, pot) in pots.iter().enumerate().rev() {
        let index = at as u8;
        let best = pot.eligible.iter().filter_map(&strength).max();
        let winners: Seats = match best {
            _ if pot.eligible.len() == 1 => pot.eligible,
            None => pot.eligible,
            best => pot.eligible.iter().filter(|seat| strength(*seat) == best).collect(),
        };
        let aggressor = hand.round().aggressor;
        let division = divide(pot.amount, winners, unit, hand.from_button(), rules.odd_chip, aggressor);
        if pot.eligible.len() > 1 {
            why.push(Reason::BestHand { pot: index, winners, amount: pot.amount });
        }
        if winners.len() > 1 {
            let (count, odd) = (winners.len() as u8, division.odd as u8);
            why.push(Reason::Divided { pot: index, winners: count, each: division.each, odd });
        }
        if !division.odd_to.is_empty() {
            why.push(Reason::OddChips { pot: index, seats: division.odd_to, unit });
        }
        won.push((winners, division));
    }
    won.reverse();
    Ruling { decision: Award { pots, won }, topic: Topic::OddChip, reasons: why }
}

/// As [`award`], the strengths read from the cards of the hand: the best five of board and hole.
#[must_use]
pub fn award_by_cards(hand: &Hand, rules: &Rulebook) -> Ruling<Award> {
    award(hand, |seat| strength(hand, seat), rules)
}

/// How strong the cards of a seat are with the whole board, or `None` where they are not known.
#[must_use]
pub fn strength(hand: &Hand, seat: Seat) -> Option<HighValue> {
    let (hole, board) = (hand.hole(seat), hand.full_board());
    if hole.is_empty() || board.is_empty() {
        return None;
    }
    Some(match hand.setup().game {
        Game::Holdem => high::value(hole.iter().chain(board).copied().collect()),
        Game::Omaha => omaha::high(hole.iter().copied().collect(), board.iter().copied().collect())?,
    })
}
