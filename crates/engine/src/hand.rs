//! A legal hand and its log.

use crate::betting::{Options, Round};
use crate::{
    Act, Action, Ante, AnteOrder, Card, Chips, Event, PlayError, Position, Post, Rulebook, Seat, Seats, Setup,
    SetupError, Stakes, Street,
};

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
    round: Round,
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
        let round = Round::new(Street::Preflop, setup.structure, setup.big_blind, players);
        let mut hand = Self {
            stacks,
            staked: [Chips::ZERO; Seat::MOST],
            dead: Chips::ZERO,
            folded: Seats::NONE,
            round,
            to_act: None,
            log: Vec::with_capacity(32),
            setup,
        };
        hand.post_all();
        hand.advance(hand.setup.bb_seat);
        Ok(hand)
    }

    fn post_all(&mut self) {
        let Setup { button, sb_seat, bb_seat, small_blind, big_blind, ante, rules, .. } = self.setup;
        if let Ante::Each(ante) = ante {
            for seat in button.clockwise(self.players()) {
                self.post(seat, Post::Ante, ante);
            }
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
            Post::Ante | Post::SmallBlind | Post::BigBlind => self.staked[seat.index()] += chips,
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
        let options = Options::new(self, &self.round, seat, &self.setup.rules);
        let paid = self.round.paid(seat);
        let (act, to) = match action {
            Action::Fold => (Act::Fold, paid),
            Action::Check if options.check() => (Act::Check, paid),
            Action::Check => return Err(PlayError::Owes(options.facing)),
            Action::Call if options.check() => return Err(PlayError::NothingToCall),
            Action::Call => (Act::Call, paid + options.call),
            Action::RaiseTo(to) => {
                let range = options.raise.map_err(PlayError::NoRaise)?;
                let all = paid + self.stack(seat);
                if to > range.max_to || to < range.min_to && to != all || to.0 % self.setup.unit.0 != 0 {
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
        let by = to.above(self.round.level);
        self.record(Event::Act { seat, act, to, by, all_in });
    }

    /// Finds who must decide next, dealing streets on the way; nobody where the betting is over.
    fn advance(&mut self, from: Seat) {
        let mut from = from;
        loop {
            self.to_act = from.clockwise(self.players()).find(|seat| self.must_decide(*seat));
            if self.to_act.is_some() {
                return;
            }
            let Some(street) = self.round.street.next().filter(|_| self.with_chips().len() > 1) else {
                return;
            };
            self.round = Round::new(street, self.setup.structure, self.setup.big_blind, self.live().len());
            self.record(Event::Street(street));
            from = self.setup.button;
        }
    }

    /// Whether this seat has something to decide. Nobody is asked who owes nothing while all others are all-in.
    fn must_decide(&self, seat: Seat) -> bool {
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

    /// The betting round as it stands, under the rules of the table.
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

    /// The cards of a seat, as far as they are known.
    #[must_use]
    pub fn hole(&self, seat: Seat) -> &[Card] {
        self.setup.hole.get(seat.index()).map_or(&[], Vec::as_slice)
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
