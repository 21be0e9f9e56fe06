//! The fields of a text besides its actions.

use core::fmt;

use super::{Dealt, Writer, list, text};
use crate::notation::phh::table::VARIANTS;
use crate::{Ante, Card, Chips, Family, Game, Opening, Seat, Structure};

impl Writer<'_> {
    /// The seats in the order of the lists of blinds and antes, which is turned round between two.
    fn listed(&self) -> Vec<Seat> {
        let mut seats: Vec<_> = self.players().collect();
        if seats.len() == 2 {
            seats.reverse();
        }
        seats
    }

    /// The variant, whether it says the game, and whether it says the structure.
    fn variant(&self) -> (&'static str, bool, bool) {
        let (game, structure) = (self.setup.game, self.setup.structure.key());
        let same = |(_, of, bets): &&(&str, Game, &str)| *of == game && *bets == structure;
        let alike = |(_, of, _): &&(&str, Game, &str)| {
            (of.family(), of.hole_cards(), of.streets().len())
                == (game.family(), game.hole_cards(), game.streets().len())
        };
        let of_game = |(_, of, _): &&(&str, Game, &str)| *of == game;
        let found = VARIANTS.iter().find(same).or(VARIANTS.iter().find(of_game));
        let &(name, of, bets) = found.or(VARIANTS.iter().find(alike)).unwrap_or(&VARIANTS[0]);
        (name, of == game, bets == structure)
    }

    pub(super) fn table(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let setup = self.setup;
        let (variant, ..) = self.variant();
        writeln!(f, "variant = '{variant}'")?;
        writeln!(f, "ante_trimming_status = {}", !matches!(setup.ante, Ante::BigBlind(_)))?;
        let ante = |seat: &Seat| match setup.ante {
            Ante::BigBlind(_) if *seat != setup.bb_seat => Chips::ZERO,
            ante => ante.chips(),
        };
        writeln!(f, "antes = {}", list(self.listed().iter().map(|seat| self.chips(ante(seat)))))?;
        if setup.game.family() == Family::Stud {
            let bring_in = if let Opening::BringIn(chips) = setup.opening { chips } else { Chips::ZERO };
            writeln!(f, "bring_in = {}", self.chips(bring_in))?;
        } else {
            let blinds = self.listed().into_iter().map(|seat| self.chips(self.blind(seat)));
            writeln!(f, "blinds_or_straddles = {}", list(blinds))?;
        }
        match setup.structure {
            Structure::FixedLimit { small_bet, big_bet, .. } => {
                writeln!(f, "small_bet = {}\nbig_bet = {}", self.chips(small_bet), self.chips(big_bet))?;
            }
            Structure::NoLimit | Structure::PotLimit => writeln!(f, "min_bet = {}", self.chips(setup.big_blind))?,
        }
        let stacks = self.players().map(|seat| self.chips(setup.stacks[seat.index()]));
        writeln!(f, "starting_stacks = {}", list(stacks))
    }

    /// What a seat posts in full.
    fn blind(&self, seat: Seat) -> Chips {
        let setup = self.setup;
        let straddle = setup.straddles.iter().find(|(straddler, _)| *straddler == seat);
        match straddle {
            _ if setup.opening != Opening::Blinds => Chips::ZERO,
            Some((_, chips)) => *chips,
            None if seat == setup.bb_seat => setup.big_blind,
            None if Some(seat) == setup.sb_seat => setup.small_blind,
            None => Chips::ZERO,
        }
    }

    /// The fields that PHH has no word for.
    pub(super) fn our_own(&self, f: &mut fmt::Formatter<'_>, dealt: &Dealt) -> fmt::Result {
        let setup = self.setup;
        let (_, says_game, says_structure) = self.variant();
        writeln!(f, "_book = '{}'", setup.rules.book.key())?;
        if !says_game {
            writeln!(f, "_game = '{}'", setup.game.key())?;
        }
        if !says_structure {
            writeln!(f, "_structure = '{}'", setup.structure.key())?;
        }
        if let Structure::FixedLimit { wagers, .. } = setup.structure {
            writeln!(f, "_cap = {}", wagers.unwrap_or(0))?;
        }
        if setup.unit != Chips(1) {
            writeln!(f, "_unit = {}", self.chips(setup.unit))?;
        }
        if setup.opening == Opening::Blinds && setup.sb_seat.is_none() {
            writeln!(f, "_small_blind = {}", self.chips(setup.small_blind))?;
        }
        if self.places > 0 {
            writeln!(f, "_places = {}", self.places)?;
        }
        if setup.last_two {
            writeln!(f, "_last_two = true")?;
        }
        if setup.button.index() + 1 != setup.stacks.len() {
            writeln!(f, "_button = {}", setup.button.0)?;
        }
        self.cards_to_come(f, dealt)
    }

    fn cards_to_come(&self, f: &mut fmt::Formatter<'_>, dealt: &Dealt) -> fmt::Result {
        let cards = |cards: &[Card]| cards.iter().map(ToString::to_string).collect::<String>();
        if self.setup.board.len() > dealt.board {
            writeln!(f, "_board = '{}'", cards(&self.setup.board))?;
        }
        if !self.record.boards.is_empty() {
            let boards = self.record.boards.iter().map(|board| format!("'{}'", cards(board)));
            writeln!(f, "_boards = {}", list(boards))?;
        }
        let next = |seat: Seat| {
            let script = self.script(seat);
            text(script.get(dealt.players[self.place(seat)]..).unwrap_or_default())
        };
        if self.players().any(|seat| !next(seat).is_empty()) {
            writeln!(f, "_next = {}", list(self.players().map(|seat| format!("'{}'", next(seat)))))?;
        }
        Ok(())
    }
}
