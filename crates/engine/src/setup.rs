//! A table before the deal: plain data, perhaps impossible.

use crate::{Ante, Card, CardSet, Chips, Game, Rulebook, Seat, SetupError, Street, Structure};

/// A table before the deal.
///
/// Fields are free to set; [`Hand::deal`](crate::Hand::deal) is the one door that checks them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The rules that this table plays under.
    pub rules: Rulebook,
    /// What is played.
    pub game: Game,
    /// How large a bet may be.
    pub structure: Structure,
    /// Full amount of the small blind; a short stack posts what it has.
    pub small_blind: Chips,
    /// Full amount of the big blind, the smallest bet.
    pub big_blind: Chips,
    /// Who pays an ante.
    pub ante: Ante,
    /// Chips of each seat before it posts anything, clockwise.
    pub stacks: Vec<Chips>,
    /// The seat at the button; where the button is dead, the last seat before it.
    pub button: Seat,
    /// Who posts the small blind; `None` where nobody does.
    pub sb_seat: Option<Seat>,
    /// Who posts the big blind.
    pub bb_seat: Seat,
    /// The smallest chip in play. Every amount is a multiple of it.
    pub unit: Chips,
    /// The cards of each seat, as far as they are known: none, or as many as the game deals.
    pub hole: Vec<Vec<Card>>,
    /// The board as it will be dealt: none where it is not known, or five.
    pub board: Vec<Card>,
}

impl Setup {
    /// A hold'em table without antes or known cards, the blinds left of the button (heads-up: the small blind on it).
    #[must_use]
    pub fn new(rules: Rulebook, structure: Structure, blinds: (u64, u64), stacks: &[u64], button: Seat) -> Self {
        let players = stacks.len();
        let (sb_seat, bb_seat) = blind_seats(button, players);
        Self {
            rules,
            game: Game::Holdem,
            structure,
            small_blind: Chips(blinds.0),
            big_blind: Chips(blinds.1),
            ante: Ante::None,
            stacks: stacks.iter().copied().map(Chips).collect(),
            button,
            sb_seat: Some(sb_seat),
            bb_seat,
            unit: Chips(1),
            hole: Vec::new(),
            board: Vec::new(),
        }
    }

    /// Refuses a table that cannot be dealt to.
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        let players = self.stacks.len();
        if !(2..=Seat::MOST).contains(&players) {
            return Err(SetupError::Players(players));
        }
        for seat in [Some(self.button), self.sb_seat, Some(self.bb_seat)].into_iter().flatten() {
            if seat.index() >= players {
                return Err(SetupError::NoSuchSeat(seat));
            }
        }
        self.check_blinds(players)?;
        self.check_chips()?;
        self.check_cards(players)
    }

    fn check_blinds(&self, players: usize) -> Result<(), SetupError> {
        let (small, big) = blind_seats(self.button, players);
        let as_usual = self.bb_seat == big && self.sb_seat.is_none_or(|seat| seat == small);
        // Nobody owes the small blind: the big blind sits where it would have been.
        let one_blind = self.sb_seat.is_none() && self.bb_seat == self.button.left(players);
        if !as_usual && !one_blind {
            return Err(SetupError::BlindSeats);
        }
        if self.small_blind > self.big_blind {
            return Err(SetupError::Blinds { small: self.small_blind, big: self.big_blind });
        }
        let bets = Street::ALL.map(|street| self.structure.fixed_bet(street).unwrap_or(self.big_blind));
        if self.big_blind.is_zero() || bets.iter().any(|bet| bet.is_zero()) {
            return Err(SetupError::NoBet);
        }
        Ok(())
    }

    fn check_chips(&self) -> Result<(), SetupError> {
        for (seat, stack) in (0..).map(Seat).zip(&self.stacks) {
            if stack.is_zero() {
                return Err(SetupError::NoChips(seat));
            }
        }
        let ante = self.ante.chips();
        let bets = Street::ALL.map(|street| self.structure.fixed_bet(street).unwrap_or_default());
        let amounts = || self.stacks.iter().chain([&self.small_blind, &self.big_blind, &ante]).chain(&bets).copied();
        if amounts().any(|chips| chips > Chips::MOST) || self.stacks.iter().copied().sum::<Chips>() > Chips::MOST {
            return Err(SetupError::TooManyChips);
        }
        match amounts().find(|chips| self.unit.is_zero() || chips.0 % self.unit.0 != 0) {
            Some(chips) => Err(SetupError::Unit(chips)),
            None => Ok(()),
        }
    }

    fn check_cards(&self, players: usize) -> Result<(), SetupError> {
        let hole_fits = self.hole.is_empty()
            || self.hole.len() == players
                && self.hole.iter().all(|cards| cards.is_empty() || cards.len() == self.game.hole_cards());
        let board_fits = self.board.is_empty() || self.board.len() == 5;
        let cards = || self.hole.iter().flatten().chain(&self.board).copied();
        let different = cards().collect::<CardSet>().len() as usize == cards().count();
        if hole_fits && board_fits && different { Ok(()) } else { Err(SetupError::Cards) }
    }
}

/// Who posts the blinds: the two seats left of the button; heads-up the button posts the small blind.
/// (TDA 2024, 34-B; WSOP live 2026, 157.)
#[must_use]
pub fn blind_seats(button: Seat, players: usize) -> (Seat, Seat) {
    let small = if players == 2 { button } else { button.left(players) };
    (small, small.left(players))
}
