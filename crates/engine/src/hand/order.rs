//! Who is first: left of the blinds, of the button, or by what is showing.

use core::cmp::Reverse;

use super::Hand;
use crate::rank::{Ranking, strength};
use crate::{Card, CardSet, Family, Opening, Seat, Seats, ShowingTie, Street};

impl Hand {
    /// The seat whose left neighbour is asked first on this street, if he has something to decide.
    pub(super) fn before_first(&self) -> Seat {
        let setup = self.setup();
        let first = setup.game.first_street();
        match setup.opening {
            Opening::Blinds if self.street() == first => {
                setup.straddles.last().map_or(setup.bb_seat, |(seat, _)| *seat)
            }
            Opening::BringIn(_) if self.street() == first => self.right_of(self.brings_in().unwrap_or(setup.button)),
            _ if setup.game.family() == Family::Stud => self.right_of(self.first_of(self.live())),
            _ => setup.button,
        }
    }

    fn right_of(&self, seat: Seat) -> Seat {
        Seat(if seat.0 == 0 { self.players() as u8 - 1 } else { seat.0 - 1 })
    }

    /// Whose open card brings it in: the lowest, in razz the highest; suits break ties, clubs the lowest. `None`
    /// where the hand is not opened so. (TDA 2024, RP-10; WSOP live 2026, 219, 244.)
    #[must_use]
    pub fn brings_in(&self) -> Option<Seat> {
        let Opening::BringIn(_) = self.setup().opening else { return None };
        let door = |seat: &Seat| self.setup().up.get(seat.index()).and_then(|cards| cards.first()).copied();
        let low = self.setup().game.low_acts_first();
        let height = |card: Card| (if low { ace_low(card) } else { card.rank().index() }, card.suit());
        let doors = self.seats().filter_map(|seat| door(&seat).map(|card| (height(card), seat)));
        if low { doors.max() } else { doors.min() }.map(|(_, seat)| seat)
    }

    /// The open cards of a seat, as they are on the street that is dealt.
    #[must_use]
    pub fn up(&self, seat: Seat) -> &[Card] {
        let cards = self.setup().up.get(seat.index()).map_or(&[][..], Vec::as_slice);
        &cards[..cards.len().min(self.street().open_cards())]
    }

    /// The first of these seats to act, other than before the flop, before the draw and on third street: in stud the
    /// high hand showing, in razz the low one, elsewhere the first left of the button.
    ///
    /// Two that show the same: the first left of the dealer, or the one with the highest card by suit, as the rules
    /// of the table say. (TDA 2024, RP-10-D; WSOP live 2026, 219, 239, 244.)
    /// DISPUTED: the books differ on that, and none says which card counts: here the highest of those that show.
    #[must_use]
    pub fn first_of(&self, seats: Seats) -> Seat {
        let game = self.setup().game;
        let mut in_order = self.from_button().filter(|seat| seats.has(*seat));
        let Some(first) = in_order.next() else { return self.setup().button };
        if game.family() != Family::Stud {
            return first;
        }
        let low = game.low_acts_first();
        let by_suit = match self.rules().showing_tie {
            ShowingTie::Suit => true,
            ShowingTie::SuitInStudHigh => game.is_high_only(),
            ShowingTie::Position => false,
        };
        let shows = |seat: Seat| {
            let cards: CardSet = self.up(seat).iter().copied().collect();
            let ranking = if low { Ranking::LowA5 } else { Ranking::High };
            let height = |card: Card| (if low { ace_low(card) } else { card.rank().index() }, card.suit());
            let suit = cards.iter().map(height).max().filter(|_| by_suit);
            (strength(ranking, cards, CardSet::EMPTY), suit)
        };
        let best = in_order.enumerate().map(|(at, seat)| (shows(seat), Reverse(at + 1), seat)).max();
        best.filter(|(best, ..)| *best > shows(first)).map_or(first, |(.., seat)| seat)
    }

    /// Whether somebody who is still in shows a pair on fourth street, and bets may therefore be of the big size.
    /// (WSOP live 2026, 224.)
    pub(super) fn shows_pair(&self) -> bool {
        let pair = |seat: Seat| matches!(self.up(seat), [one, two] if one.rank() == two.rank());
        let setup = self.setup();
        let may = setup.rules.open_pair_doubles && setup.game.family() == Family::Stud && setup.game.is_high_only();
        may && self.street() == Street::Fourth && self.live().iter().any(pair)
    }
}

/// How high a card counts where the ace is the lowest.
fn ace_low(card: Card) -> u8 {
    (card.rank().index() + 1) % 13
}
