//! A table before the deal: plain data, perhaps impossible.

use crate::{Ante, Card, CardSet, Chips, Family, Game, Opening, Rulebook, Seat, SetupError, Straddles, Structure};

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
    /// How the betting is opened. Without blinds nothing of the blinds counts but [`Self::big_blind`].
    pub opening: Opening,
    /// Full amount of the small blind; a short stack posts what it has.
    pub small_blind: Chips,
    /// Full amount of the big blind, the smallest bet.
    pub big_blind: Chips,
    /// Who straddled, in order, and what each made it, total of the round.
    pub straddles: Vec<(Seat, Chips)>,
    /// Who pays an ante.
    pub ante: Ante,
    /// Chips of each seat before it posts anything, clockwise.
    pub stacks: Vec<Chips>,
    /// The seat at the button, in stud the dealer's; where the button is dead, the last seat before it.
    pub button: Seat,
    /// Who posts the small blind; `None` where nobody does.
    pub sb_seat: Option<Seat>,
    /// Who posts the big blind.
    pub bb_seat: Seat,
    /// Whether the whole event is down to these two players: then no round of limit is capped.
    pub last_two: bool,
    /// The smallest chip in play. Every amount is a multiple of it.
    pub unit: Chips,
    /// The cards that each seat is dealt face down, as far as they are known, in order.
    pub hole: Vec<Vec<Card>>,
    /// The cards that each seat will be dealt face up, in order: in stud one at least, of who is still in on fourth
    /// street two, and so on; a card that is not there is not known, and counts for nothing.
    pub up: Vec<Vec<Card>>,
    /// The cards that each seat will draw, in order; those that are not there are not known.
    pub drawn: Vec<Vec<Option<Card>>>,
    /// The board as it will be dealt, as far as it is known; in stud the one card that all share, if there is one.
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
            opening: Opening::Blinds,
            small_blind: Chips(blinds.0),
            big_blind: Chips(blinds.1),
            straddles: Vec::new(),
            ante: Ante::None,
            stacks: stacks.iter().copied().map(Chips).collect(),
            button,
            sb_seat: Some(sb_seat),
            bb_seat,
            last_two: false,
            unit: Chips(1),
            hole: Vec::new(),
            up: Vec::new(),
            drawn: Vec::new(),
            board: Vec::new(),
        }
    }

    /// A table of a stud game: everybody pays the ante; `smallest` is the smallest bet, and `doors` the open card of
    /// each seat, from the first.
    #[must_use]
    pub fn stud(
        (rules, game, structure): (Rulebook, Game, Structure),
        [ante, bring_in, smallest]: [u64; 3],
        stacks: &[u64],
        dealer: Seat,
        doors: &[Card],
    ) -> Self {
        Self {
            game,
            opening: Opening::BringIn(Chips(bring_in)),
            ante: if ante > 0 { Ante::Each(Chips(ante)) } else { Ante::None },
            sb_seat: None,
            up: doors.iter().map(|door| vec![*door]).collect(),
            ..Self::new(rules, structure, (0, smallest), stacks, dealer)
        }
    }

    /// The least bet of the first round, all-ins apart.
    #[must_use]
    pub fn smallest_bet(&self) -> Chips {
        self.structure.fixed_bet(self.game, self.game.first_street()).unwrap_or(self.big_blind)
    }

    /// What the last of the blinds and straddles makes the price of the first round.
    #[must_use]
    pub fn top_blind(&self) -> Chips {
        self.straddles.last().map_or(self.big_blind, |(_, chips)| *chips)
    }

    /// Refuses a table that cannot be dealt to.
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        let players = self.stacks.len();
        if !Game::EVERY && (self.game != Game::Holdem || !matches!(self.opening, Opening::Blinds)) {
            return Err(SetupError::Game);
        }
        if !(2..=self.game.most_players()).contains(&players) {
            return Err(SetupError::Players(players));
        }
        let straddlers = self.straddles.iter().map(|(seat, _)| *seat);
        for seat in [Some(self.button), self.sb_seat, Some(self.bb_seat)].into_iter().flatten().chain(straddlers) {
            if seat.index() >= players {
                return Err(SetupError::NoSuchSeat(seat));
            }
        }
        self.check_opening(players)?;
        self.check_chips()?;
        self.check_cards(players)
    }

    /// What the streets of the game have for fixed bets.
    fn bets(&self) -> impl Iterator<Item = Chips> + Clone + '_ {
        self.game.streets().iter().filter_map(|street| self.structure.fixed_bet(self.game, *street))
    }

    fn check_opening(&self, players: usize) -> Result<(), SetupError> {
        if self.big_blind.is_zero() || self.bets().any(Chips::is_zero) {
            return Err(SetupError::NoBet);
        }
        if self.small_blind > self.big_blind {
            return Err(SetupError::Blinds { small: self.small_blind, big: self.big_blind });
        }
        let is_stud = self.game.family() == Family::Stud;
        match self.opening {
            Opening::Blinds if is_stud => Err(SetupError::Opening),
            Opening::Blinds => self.check_blinds(players),
            Opening::BringIn(chips) if !is_stud || chips.is_zero() || chips >= self.smallest_bet() => {
                Err(SetupError::Opening)
            }
            _ if matches!(self.ante, Ante::BigBlind(_)) => Err(SetupError::Opening),
            _ if !self.straddles.is_empty() => Err(SetupError::Straddle),
            Opening::BringIn(_) | Opening::Nobody => Ok(()),
        }
    }

    fn check_blinds(&self, players: usize) -> Result<(), SetupError> {
        let (small, big) = blind_seats(self.button, players);
        let as_usual = self.bb_seat == big && self.sb_seat.is_none_or(|seat| seat == small);
        // Nobody owes the small blind: the big blind sits where it would have been.
        let one_blind = self.sb_seat.is_none() && self.bb_seat == self.button.left(players);
        if !as_usual && !one_blind {
            return Err(SetupError::BlindSeats);
        }
        self.check_straddles(players)
    }

    /// The first straddle is made left of the big blind or, where the rules allow it, on the button; each that
    /// follows, left of the one before it. Each doubles at least, in full. (WSOP live 2026, 165.)
    fn check_straddles(&self, players: usize) -> Result<(), SetupError> {
        let limit = matches!(self.structure, Structure::FixedLimit { .. });
        let button_may = self.rules.straddles == Straddles::UnderTheGunOrButton && !limit;
        let (mut before, mut price) = (self.bb_seat, self.big_blind);
        for &(seat, chips) in &self.straddles {
            let in_turn = seat == before.left(players) && seat != self.bb_seat && Some(seat) != self.sb_seat;
            let on_button = button_may && seat == self.button && self.straddles.len() == 1;
            let ante = if let Ante::Each(ante) = self.ante { ante } else { Chips::ZERO };
            let in_full = chips >= price * 2 && self.stacks[seat.index()] >= chips + ante;
            if self.rules.straddles == Straddles::Never || players < 3 || !in_turn && !on_button || !in_full {
                return Err(SetupError::Straddle);
            }
            (before, price) = (seat, chips);
        }
        Ok(())
    }

    fn check_chips(&self) -> Result<(), SetupError> {
        for (seat, stack) in (0..).map(Seat).zip(&self.stacks) {
            if stack.is_zero() {
                return Err(SetupError::NoChips(seat));
            }
        }
        let bring_in = if let Opening::BringIn(chips) = self.opening { chips } else { Chips::ZERO };
        let forced = [self.small_blind, self.big_blind, self.ante.chips(), bring_in];
        let straddles = self.straddles.iter().map(|(_, chips)| *chips);
        let amounts = || self.stacks.iter().copied().chain(forced).chain(straddles.clone()).chain(self.bets());
        if amounts().any(|chips| chips > Chips::MOST) || self.stacks.iter().copied().sum::<Chips>() > Chips::MOST {
            return Err(SetupError::TooManyChips);
        }
        match amounts().find(|chips| self.unit.is_zero() || chips.0 % self.unit.0 != 0) {
            Some(chips) => Err(SetupError::Unit(chips)),
            None => Ok(()),
        }
    }

    fn check_cards(&self, players: usize) -> Result<(), SetupError> {
        let family = self.game.family();
        let one_a_seat = |lists: usize| lists == 0 || lists == players;
        let hole_fits =
            one_a_seat(self.hole.len()) && self.hole.iter().all(|cards| cards.len() <= self.game.down_cards());
        let open = |cards: &Vec<Card>| (1..=4).contains(&cards.len());
        let up_fits = match family {
            Family::Stud => self.up.len() == players && self.up.iter().all(open),
            Family::Flop | Family::Draw => self.up.is_empty(),
        };
        let drawn_fits = one_a_seat(self.drawn.len()) && (family == Family::Draw || self.drawn.is_empty());
        let board_fits = match self.board.len() {
            0 => true,
            dealt => family != Family::Draw && (dealt == self.game.board_cards() || matches!(dealt, 3 | 4)),
        };
        let cards = || self.hole.iter().chain(&self.up).flatten().chain(&self.board).copied();
        let different = cards().collect::<CardSet>().len() as usize == cards().count();
        let fits = hole_fits && up_fits && drawn_fits && board_fits && self.board.len() <= self.game.board_cards();
        if fits && different { Ok(()) } else { Err(SetupError::Cards) }
    }
}

/// Who posts the blinds: the two seats left of the button; heads-up the button posts the small blind.
/// (TDA 2024, 34-B; WSOP live 2026, 157.)
#[must_use]
pub fn blind_seats(button: Seat, players: usize) -> (Seat, Seat) {
    let small = if players == 2 { button } else { button.left(players) };
    (small, small.left(players))
}
