//! A legal hand and its log.

mod draws;
mod order;

use crate::betting::{Options, RaiseKind, Round};
use crate::{
    Act, Action, Ante, AnteOrder, Card, CardSet, Chips, Discards, Event, Family, Game, Opening, PlayError, Position,
    Post, Rulebook, Seat, Seats, Setup, SetupError, Stakes, Street,
};
use draws::Draws;

/// A hand that was dealt and played by the rules of its table so far.
///
/// Made by [`Hand::deal`], carried on by [`Hand::play`]; nothing else changes it, so
/// nobody who is given one checks it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    setup: Setup,
    stacks: [Chips; Seat::MOST],
    staked: [Chips; Seat::MOST],
    dead: Chips,
    folded: Seats,
    street: Street,
    round: Round,
    /// The cards of a draw game.
    draws: Option<Draws>,
    to_act: Option<Seat>,
    log: Vec<Event>,
}

impl Hand {
    /// Deals: antes and blinds are posted, and the action is on the first seat that must decide.
    ///
    /// # Errors
    /// A [`SetupError`] says what makes the table impossible.
    pub fn deal(setup: Setup) -> Result<Self, SetupError> {
        setup.check()?;
        let players = setup.stacks.len();
        let mut stacks = [Chips::ZERO; Seat::MOST];
        stacks[..players].copy_from_slice(&setup.stacks);
        let street = setup.game.first_street();
        let round = Round::new(&setup, street, players, false);
        let draws = (setup.game.family() == Family::Draw).then(|| Draws::new(&setup));
        let mut hand = Self {
            stacks,
            staked: [Chips::ZERO; Seat::MOST],
            dead: Chips::ZERO,
            folded: Seats::NONE,
            street,
            round,
            draws,
            to_act: None,
            log: Vec::with_capacity(32),
            setup,
        };
        hand.post_all();
        hand.advance(hand.before_first());
        Ok(hand)
    }

    fn post_all(&mut self) {
        let Setup { opening, button, sb_seat, bb_seat, small_blind, big_blind, ante, rules, .. } = self.setup;
        if let Ante::Each(ante) = ante {
            for seat in button.clockwise(self.players()) {
                self.post(seat, Post::Ante, ante);
            }
        }
        if Game::EVERY && opening != Opening::Blinds {
            return;
        }
        let ante_first = rules.big_blind_ante == AnteOrder::AnteFirst;
        if let (Ante::BigBlind(ante), true) = (ante, ante_first) {
            self.post(bb_seat, Post::BigBlindAnte, ante);
        }
        if let Some(seat) = sb_seat {
            self.post(seat, Post::SmallBlind, small_blind);
        }
        self.post(bb_seat, Post::BigBlind, big_blind);
        if let (Ante::BigBlind(ante), false) = (ante, ante_first) {
            self.post(bb_seat, Post::BigBlindAnte, ante);
        }
        for at in 0..self.setup.straddles.len() {
            let (seat, chips) = self.setup.straddles[at];
            self.post(seat, Post::Straddle, chips);
        }
    }

    fn post(&mut self, seat: Seat, post: Post, asked: Chips) {
        let stack = &mut self.stacks[seat.index()];
        let chips = asked.min(*stack);
        if chips.is_zero() {
            return;
        }
        *stack = stack.above(chips);
        let all_in = stack.is_zero();
        match post {
            Post::BigBlindAnte => self.dead += chips,
            Post::Ante | Post::SmallBlind | Post::BigBlind | Post::Straddle | Post::BringIn => {
                self.staked[seat.index()] += chips;
            }
        }
        self.record(Event::Post { seat, post, chips, all_in });
    }

    fn record(&mut self, event: Event) {
        self.round.apply(&event);
        self.log.push(event);
    }

    /// Plays the action of the seat that it is on.
    ///
    /// # Errors
    /// A [`PlayError`] says what the rules of the table do not allow; the hand is as before.
    pub fn play(&mut self, seat: Seat, action: Action) -> Result<(), PlayError> {
        let to_act = self.to_act.ok_or(PlayError::HandOver)?;
        if seat != to_act {
            return Err(PlayError::OutOfTurn { seat, to_act });
        }
        if self.is_drawing() {
            let Action::Draw(discards) = action else { return Err(PlayError::MustDraw) };
            return self.draw(seat, discards);
        }
        let options = Options::new(self, &self.round, seat, &self.setup.rules);
        let paid = self.round.paid(seat);
        let (act, to) = match action {
            Action::Draw(_) => return Err(PlayError::NoDraw),
            Action::BringIn if options.bring_in => {
                self.post(seat, Post::BringIn, options.facing);
                self.advance(seat);
                return Ok(());
            }
            Action::BringIn => return Err(PlayError::NoBringIn),
            Action::Fold | Action::Call if options.bring_in => return Err(PlayError::MustBringIn),
            Action::Fold => (Act::Fold, paid),
            Action::Check if options.check() => (Act::Check, paid),
            Action::Check => return Err(PlayError::Owes(options.facing)),
            Action::Call if options.check() => return Err(PlayError::NothingToCall),
            Action::Call => (Act::Call, paid + options.call),
            Action::RaiseTo(to) => {
                let range = options.raise.map_err(PlayError::NoRaise)?;
                let all = paid + self.stack(seat);
                let between = range.kind == RaiseKind::TwoSizes && to > range.min_to && to < range.max_to;
                let sized = to >= range.min_to && !between || to == all;
                if to > range.max_to || !sized || to.0 % self.setup.unit.0 != 0 {
                    return Err(PlayError::RaiseSize { to, least: range.min_to, most: range.max_to });
                }
                (if self.round.level.is_zero() { Act::Bet } else { Act::Raise }, to)
            }
        };
        self.put_in(seat, act, to);
        self.advance(seat);
        Ok(())
    }

    fn put_in(&mut self, seat: Seat, act: Act, to: Chips) {
        let added = to.above(self.round.paid(seat));
        let stack = &mut self.stacks[seat.index()];
        *stack = stack.above(added);
        let all_in = stack.is_zero() && !added.is_zero();
        self.staked[seat.index()] += added;
        if act == Act::Fold {
            self.folded = self.folded.with(seat);
        }
        let level = self.round.level;
        // A bring-in is no bet: what completes it counts in full.
        let by = if to > level && self.round.is_brought_in() { to } else { to.above(level) };
        self.record(Event::Act { seat, act, to, by, all_in });
    }

    /// Throws cards away; after the last to decide everybody is served.
    fn draw(&mut self, seat: Seat, discards: Discards) -> Result<(), PlayError> {
        let Some(draws) = &self.draws else { return Err(PlayError::NoDraw) };
        let mut draws = draws.clone();
        draws.throw(seat, discards, self.setup.game.cards())?;
        let left = self.live().minus(draws.declared);
        let served = if left.is_empty() { draws.serve(&self.setup, self.from_button())? } else { Vec::new() };
        self.draws = Some(draws);
        self.record(Event::Discard { seat, discards });
        served.into_iter().for_each(|event| self.record(event));
        self.advance(if left.is_empty() { self.setup.button } else { seat });
        Ok(())
    }

    /// Finds who must decide next, dealing streets on the way; nobody where the betting is over.
    ///
    /// Once nobody can bet, streets are dealt only for their draws: whoever is all-in draws too.
    fn advance(&mut self, from: Seat) {
        let mut from = from;
        loop {
            self.to_act = from.clockwise(self.players()).find(|seat| self.must_decide(*seat));
            if self.to_act.is_some() || self.live().len() < 2 {
                return;
            }
            let can_bet = self.with_chips().len() > 1;
            let next = self.setup.game.after(self.street);
            let Some(street) = next.filter(|street| can_bet || street.is_draw()) else {
                return;
            };
            self.street = street;
            if can_bet {
                self.round = Round::new(&self.setup, street, self.live().len(), self.shows_pair());
            }
            if let Some(draws) = self.draws.as_mut().filter(|_| street.is_draw()) {
                draws.begin();
            }
            self.record(Event::Street(street));
            from = self.before_first();
        }
    }

    /// Whether this seat has something to decide. Nobody is asked who owes nothing while all others are all-in.
    fn must_decide(&self, seat: Seat) -> bool {
        if let Some(draws) = self.draws.as_ref().filter(|draws| draws.on) {
            return !self.folded.has(seat) && !draws.declared.has(seat);
        }
        let others = self.live().without(seat);
        if self.folded.has(seat) || self.stack(seat).is_zero() || others.is_empty() {
            return false;
        }
        if others.iter().all(|other| self.stack(other).is_zero()) {
            return others.iter().any(|other| self.round.paid(other) > self.round.paid(seat));
        }
        !self.round.acted.has(seat) || !self.round.facing(seat).is_zero()
    }

    /// The table it was dealt at.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The rules its table plays under.
    #[must_use]
    pub fn rules(&self) -> &Rulebook {
        &self.setup.rules
    }

    /// How many were dealt in.
    #[must_use]
    pub fn players(&self) -> usize {
        self.setup.stacks.len()
    }

    /// All seats, by number.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        (0..self.players() as u8).map(Seat)
    }

    /// All seats once, from the first left of the button.
    pub fn from_button(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.setup.button.clockwise(self.players())
    }

    /// The position of a seat.
    #[must_use]
    pub fn position(&self, seat: Seat) -> Position {
        let players = self.players();
        Position::of((seat.index() + players - self.setup.button.index()) % players, players)
    }

    /// Everything that happened, in order.
    #[must_use]
    pub fn log(&self) -> &[Event] {
        &self.log
    }

    /// The street that is dealt. Once nobody can bet it may be later than that of [`Self::round`].
    #[must_use]
    pub fn street(&self) -> Street {
        self.street
    }

    /// Whether the seat to act decides what to throw away, not what to bet.
    #[must_use]
    pub fn is_drawing(&self) -> bool {
        Game::EVERY && self.draws.as_ref().is_some_and(|draws| draws.on)
    }

    /// How many cards a seat has drawn over the hand.
    #[must_use]
    pub fn drawn(&self, seat: Seat) -> usize {
        self.draws.as_ref().map_or(0, |draws| draws.taken[seat.index()].into())
    }

    /// Whether the round is the one that the blinds opened.
    #[must_use]
    pub fn blinds_are_in(&self) -> bool {
        self.setup.opening == Opening::Blinds && self.round.street == self.setup.game.first_street()
    }

    /// Whether the last round of the game was, or is, bet.
    #[must_use]
    pub fn is_last_round(&self) -> bool {
        self.round.street == self.setup.game.last_street()
    }

    /// The last betting round as it stands, under the rules of the table.
    #[must_use]
    pub fn round(&self) -> &Round {
        &self.round
    }

    /// Who must decide, or `None` where the betting of the hand is over.
    #[must_use]
    pub fn to_act(&self) -> Option<Seat> {
        self.to_act
    }

    /// Chips a seat has left behind.
    #[must_use]
    pub fn stack(&self, seat: Seat) -> Chips {
        self.stacks[seat.index()]
    }

    /// What a seat has put in over the whole hand, antes included, a big-blind ante not.
    #[must_use]
    pub fn staked(&self, seat: Seat) -> Chips {
        self.staked[seat.index()]
    }

    /// Everything in the middle, the bets in front included.
    #[must_use]
    pub fn pot(&self) -> Chips {
        self.staked.iter().copied().sum::<Chips>() + self.dead
    }

    /// Whether a seat was dealt in and has not folded. No seat is asked for that is not at the table.
    #[must_use]
    pub fn in_it(&self, seat: Seat) -> bool {
        seat.index() < self.players() && !self.folded.has(seat)
    }

    /// Seats that have not folded.
    #[must_use]
    pub fn live(&self) -> Seats {
        self.seats().filter(|seat| !self.folded.has(*seat)).collect()
    }

    /// Seats that have folded.
    #[must_use]
    pub fn folded(&self) -> Seats {
        self.folded
    }

    /// Seats that are still in with all they have.
    #[must_use]
    pub fn all_in(&self) -> Seats {
        self.live().iter().filter(|seat| self.stack(*seat).is_zero()).collect()
    }

    /// Seats that are still in and have chips left.
    #[must_use]
    pub fn with_chips(&self) -> Seats {
        self.live().minus(self.all_in())
    }

    /// What everybody put in, for building pots.
    #[must_use]
    pub fn stakes(&self) -> Stakes<'_> {
        Stakes { staked: &self.staked[..self.players()], live: self.live(), dead: self.dead }
    }

    /// What the blinds fell short of their full amounts.
    #[must_use]
    pub fn blinds_missing(&self) -> Chips {
        let posted = self.log.iter().filter_map(|event| match event {
            Event::Post { post: Post::SmallBlind | Post::BigBlind, chips, .. } => Some(*chips),
            _ => None,
        });
        (self.setup.small_blind + self.setup.big_blind).above(posted.sum())
    }

    /// The cards of a seat that it alone sees, as far as they are known: those it holds after its draws, and in stud
    /// those that it is still to be dealt too.
    #[must_use]
    pub fn hole(&self, seat: Seat) -> &[Card] {
        let held = self.draws.as_ref().map_or(&self.setup.hole, |draws| &draws.held);
        held.get(seat.index()).map_or(&[], Vec::as_slice)
    }

    /// All cards of a seat's own as they are at the showdown, or `None` where they are not all known.
    #[must_use]
    pub fn cards(&self, seat: Seat) -> Option<CardSet> {
        let open = self.setup.up.get(seat.index()).map_or(&[][..], Vec::as_slice);
        let shared = if self.setup.game.family() == Family::Stud { self.setup.board.len() } else { 0 };
        let cards: CardSet = self.hole(seat).iter().chain(open).copied().collect();
        (cards.len() as usize + shared == self.setup.game.cards()).then_some(cards)
    }

    /// The board as far as it was dealt while there was betting.
    #[must_use]
    pub fn board(&self) -> &[Card] {
        let dealt = self.round.street.board().min(self.setup.board.len());
        &self.setup.board[..dealt]
    }

    /// The whole board, for the showdown.
    #[must_use]
    pub fn full_board(&self) -> &[Card] {
        &self.setup.board
    }

    /// Whether the hand goes to a showdown: the betting is over and two or more are left.
    #[must_use]
    pub fn is_showdown(&self) -> bool {
        self.to_act.is_none() && self.live().len() > 1
    }
}
