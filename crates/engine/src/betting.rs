//! One betting round: what has been put in, and what each seat may do.
//!
//! These are facts, computed without reasons; `rulings` says why.

use crate::{
    Act, Chips, Event, Game, Hand, Opening, Post, PotLimitBlinds, RaiseSize, Reopen, Rulebook, Seat, Seats, Setup,
    Share, StraddleRaise, Street, Structure, Uncap,
};

/// A betting round as the log tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round {
    /// Which street it belongs to.
    pub street: Street,
    /// What each must have in to stay, total of the round.
    pub level: Chips,
    /// The level after the last full bet or raise; the level itself unless a short all-in went above it.
    pub full_level: Chips,
    /// The largest full bet or raise so far; the smallest bet before there is one.
    pub full_raise: Chips,
    /// How far the last bet or raise went above the level before it.
    pub last_by: Chips,
    /// How many bets and raises count toward a cap.
    pub wagers: u8,
    /// Who bet or raised last.
    pub aggressor: Option<Seat>,
    /// Who went all-in last, by a call as well.
    pub last_all_in: Option<Seat>,
    /// Who called last.
    pub caller: Option<Seat>,
    /// Who has acted. Posting a blind is not acting.
    pub acted: Seats,
    /// How many were in the hand when the round began.
    pub players: usize,
    /// The bring-in, until somebody completes it: part of the level, and no bet.
    pub bring_in: Chips,
    fixed_bet: Option<Chips>,
    /// The bet of the larger size, where either may be made and none of that size has been.
    larger_bet: Option<Chips>,
    /// How many are in the hand.
    left: usize,
    /// How many bets and raises had been made when two were left.
    heads_up_after: Option<u8>,
    paid: [Chips; Seat::MOST],
    /// The largest single raise since each seat acted last.
    largest: [Chips; Seat::MOST],
}

impl Round {
    /// A round that nobody has acted in, before anything is posted. `doubles` where an open pair lets bets be big.
    pub(crate) fn new(setup: &Setup, street: Street, players: usize, doubles: bool) -> Self {
        let &Setup { game, structure, opening, big_blind, rules, .. } = setup;
        let first = street == game.first_street();
        let blinds = first && opening == Opening::Blinds;
        let bring_in = match opening {
            Opening::BringIn(chips) if first && Game::EVERY => chips,
            _ => Chips::ZERO,
        };
        let level = if blinds { setup.top_blind() } else { bring_in };
        let straddled = blinds && !setup.straddles.is_empty() && rules.straddle_raise == StraddleRaise::Straddle;
        let smallest = if straddled { level } else { big_blind };
        let fixed_bet = structure.fixed_bet(game, street);
        let wagers = u8::from(blinds);
        Self {
            street,
            level,
            full_level: if blinds { level } else { Chips::ZERO },
            full_raise: fixed_bet.unwrap_or(smallest),
            last_by: level,
            wagers,
            aggressor: None,
            last_all_in: None,
            caller: None,
            acted: Seats::NONE,
            players,
            bring_in,
            fixed_bet,
            larger_bet: structure.fixed_bet(game, game.last_street()).filter(|_| doubles),
            left: players,
            heads_up_after: (players == 2).then_some(wagers),
            paid: [Chips::ZERO; Seat::MOST],
            largest: [Chips::ZERO; Seat::MOST],
        }
    }

    /// The size of a bet in limit, as this round has it by now; `None` where bets are not fixed.
    #[must_use]
    pub fn fixed_bet(&self) -> Option<Chips> {
        self.fixed_bet
    }

    /// What this seat has put in, total of the round. Antes are not part of it.
    #[must_use]
    pub fn paid(&self, seat: Seat) -> Chips {
        self.paid[seat.index()]
    }

    /// What this seat still owes to reach the level, however few chips it has.
    #[must_use]
    pub fn facing(&self, seat: Seat) -> Chips {
        self.level.above(self.paid(seat))
    }

    /// What all seats have put in, in this round.
    #[must_use]
    pub fn bets(&self) -> Chips {
        self.paid.iter().copied().sum()
    }

    /// How far short all-ins have gone above the last full bet or raise.
    #[must_use]
    pub fn short_by(&self) -> Chips {
        self.level.above(self.full_level)
    }

    /// The largest single bet or raise since this seat acted last.
    #[must_use]
    pub fn largest_since(&self, seat: Seat) -> Chips {
        self.largest[seat.index()]
    }

    /// Takes one line of the log.
    pub(crate) fn apply(&mut self, event: &Event) {
        match *event {
            Event::Post { seat, post: Post::SmallBlind | Post::BigBlind | Post::Straddle, chips, .. } => {
                self.paid[seat.index()] += chips;
            }
            // Whoever brings it in could have completed: he has acted.
            Event::Post { seat, post: Post::BringIn, chips, .. } => {
                self.paid[seat.index()] += chips;
                self.acted = self.acted.with(seat);
            }
            Event::Post { .. } | Event::Street(_) | Event::Discard { .. } | Event::Drawn { .. } => {}
            Event::Act { seat, act, to, by, all_in } => {
                self.acted = self.acted.with(seat);
                self.paid[seat.index()] = to;
                self.largest[seat.index()] = Chips::ZERO;
                if all_in {
                    self.last_all_in = Some(seat);
                }
                match act {
                    Act::Fold => {
                        self.left = self.left.saturating_sub(1);
                        if self.left == 2 && self.heads_up_after.is_none() {
                            self.heads_up_after = Some(self.wagers);
                        }
                    }
                    Act::Check => {}
                    Act::Call => self.caller = Some(seat),
                    Act::Bet | Act::Raise => self.raise(seat, to, by),
                }
            }
        }
    }

    fn raise(&mut self, seat: Seat, to: Chips, by: Chips) {
        self.level = to;
        self.last_by = by;
        self.aggressor = Some(seat);
        for (other, largest) in (0..).map(Seat).zip(&mut self.largest) {
            if other != seat {
                *largest = (*largest).max(by);
            }
        }
        // In limit half a bet counts as one; in no-limit and pot-limit only a full raise does, and
        // what it adds becomes the least that the next must add. (TDA 2024, 43-A, 47; WSOP live 2026, 133, 175.)
        let full = match self.fixed_bet {
            Some(bet) => to.above(self.full_level).is_half_of(bet),
            None => by >= self.full_raise,
        };
        if self.larger_bet.is_some_and(|larger| by >= larger) {
            self.fixed_bet = self.larger_bet.take();
            self.full_raise = by;
        }
        if full {
            self.full_level = to;
            self.wagers = self.wagers.saturating_add(1);
            if self.fixed_bet.is_none() {
                self.full_raise = by;
            }
        }
    }

    /// Whether nobody has bet yet, over the bring-in or less.
    #[must_use]
    pub fn is_brought_in(&self) -> bool {
        !self.bring_in.is_zero() && self.level == self.bring_in
    }

    /// What must be faced for the betting to be open again to a seat that has acted.
    #[must_use]
    pub fn threshold(&self, rules: &Rulebook) -> Chips {
        let share = if self.fixed_bet.is_some() { rules.reopen_limit_at } else { rules.reopen_at };
        match share {
            Share::Full => self.full_raise,
            Share::Half => Chips(self.full_raise.0.div_ceil(2)),
        }
    }

    /// The level from which the betting is open to this seat, total of the round; zero where it has not acted.
    #[must_use]
    pub fn opens_from(&self, seat: Seat, rules: &Rulebook) -> Chips {
        let threshold = self.threshold(rules);
        let paid = self.paid(seat);
        // Who paid no more than the bring-in has paid for no bet.
        let own = if paid > self.bring_in { paid } else { Chips::ZERO } + threshold;
        let own = if self.bring_in.is_zero() { paid + threshold } else { own.max(self.bring_in + Chips(1)) };
        if !self.acted.has(seat) {
            let short = rules.reopen == Reopen::ClosedForAll && !self.short_by().is_zero();
            return if short { self.full_level + threshold } else { Chips::ZERO };
        }
        match rules.reopen {
            Reopen::PerPlayer | Reopen::ClosedForAll => own,
            Reopen::EachAlone if self.largest_since(seat) >= threshold => own.min(self.level),
            Reopen::EachAlone => self.level.above(self.last_by) + threshold,
            Reopen::OnceForTheTable => own.min(self.full_level + threshold),
            Reopen::Always => self.paid(seat) + Chips(1),
        }
    }

    /// Whether the betting is open to this seat: it may raise if it has the chips.
    #[must_use]
    pub fn is_open(&self, seat: Seat, rules: &Rulebook) -> bool {
        self.level >= self.opens_from(seat, rules)
    }

    /// The least that a raise must go to, total of the round, for whoever has the chips.
    #[must_use]
    pub fn least_to(&self, rules: &Rulebook) -> Chips {
        if self.is_brought_in() {
            return self.full_raise;
        }
        if let Some(bet) = self.fixed_bet {
            // Less than half a bet above the last full one is completed, more is raised. (WSOP live 2026, 133.)
            let completed = self.is_completed() && rules.raise_size != RaiseSize::NeverCompleted;
            return if completed { self.full_level + bet } else { self.level + bet };
        }
        let more = self.level + self.full_raise;
        let least = match rules.raise_size {
            RaiseSize::LastFullRaise | RaiseSize::NeverCompleted => more,
            RaiseSize::Double => self.level * 2,
            RaiseSize::LastIncrement => self.level + self.last_by,
            RaiseSize::SumOfAllIns => self.level + self.full_raise.max(self.short_by()),
            RaiseSize::Completion => self.full_level + self.full_raise,
        };
        if least > self.level { least } else { more }
    }

    /// The size that a limit bet may have instead of the ordinary one, total of the round. (WSOP live 2026, 224.)
    #[must_use]
    pub fn larger_to(&self, rules: &Rulebook) -> Option<Chips> {
        let (larger, bet) = (self.larger_bet?, self.fixed_bet?);
        Some(self.least_to(rules).above(bet) + larger)
    }

    /// Whether the next raise of a limit game only completes a short all-in.
    #[must_use]
    pub fn is_completed(&self) -> bool {
        self.fixed_bet.is_some_and(|bet| !self.short_by().is_zero() && !self.short_by().is_half_of(bet))
    }

    /// Whether no more bets or raises are allowed in this round.
    ///
    /// Between two players a book may lift the cap, and all do when the event is down to two. (WSOP live 2026, 131;
    /// Robert's, betting 3; TDA 2024, 48; WSOP tournament 2026, 100-b.)
    #[must_use]
    pub fn is_capped(&self, setup: &Setup, rules: &Rulebook) -> bool {
        let Structure::FixedLimit { wagers: Some(cap), .. } = setup.structure else {
            return false;
        };
        let lifted = match rules.uncap {
            Uncap::Never => false,
            Uncap::RoundBeginsHeadsUp => self.players == 2,
            Uncap::BecomesHeadsUp => self.heads_up_after.is_some_and(|wagers| wagers < cap),
        };
        self.wagers >= cap && !lifted && !setup.last_two
    }
}

/// How a raise is bounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RaiseKind {
    /// Anything between the least and the most.
    Range,
    /// One size.
    Fixed,
    /// The least or the most, and nothing between them.
    TwoSizes,
    /// Only the whole stack, which is less than the least.
    AllInBelowMinimum,
}

/// What a seat may raise to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RaiseRange {
    /// The least, total of the round.
    pub min_to: Chips,
    /// The most, total of the round. In no-limit it is the whole stack, whatever the others have.
    pub max_to: Chips,
    /// How it is bounded.
    pub kind: RaiseKind,
}

/// Why a seat may not raise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Barred {
    /// Calling takes all it has.
    CallTakesStack,
    /// Every opponent left is all-in.
    NoOpponentHasChips,
    /// The round has as many bets and raises as it may.
    Cap,
    /// It has acted, and faces less than it takes to reopen the betting.
    NotReopened,
}

impl Barred {
    /// Its key in data.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::CallTakesStack => "calling_takes_the_whole_stack",
            Self::NoOpponentHasChips => "no_opponent_has_chips",
            Self::Cap => "cap",
            Self::NotReopened => "not_reopened",
        }
    }
}

/// What a seat may do when the action is on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// Whose they are.
    pub seat: Seat,
    /// What it owes to reach the level, however few chips it has.
    pub facing: Chips,
    /// What calling adds; zero where there is nothing to call.
    pub call: Chips,
    /// What it may raise to, or why it may not.
    pub raise: Result<RaiseRange, Barred>,
    /// Whether it must bring it in, which is its call, or complete.
    pub bring_in: bool,
}

impl Options {
    /// What `seat` may do in `round` of this hand under `rules`.
    pub(crate) fn new(hand: &Hand, round: &Round, seat: Seat, rules: &Rulebook) -> Self {
        let facing = round.facing(seat);
        let bring_in = Game::EVERY && round.is_brought_in() && !round.acted.has(seat) && hand.brings_in() == Some(seat);
        Self { seat, facing, call: facing.min(hand.stack(seat)), raise: raise(hand, round, seat, rules), bring_in }
    }

    /// Whether it may check: it owes nothing.
    #[must_use]
    pub fn check(&self) -> bool {
        self.facing.is_zero()
    }

    /// Whether folding is offered: it owes something, and that is not the bring-in.
    #[must_use]
    pub fn fold(&self) -> bool {
        !self.check() && !self.bring_in
    }
}

fn raise(hand: &Hand, round: &Round, seat: Seat, rules: &Rulebook) -> Result<RaiseRange, Barred> {
    let structure = hand.setup().structure;
    let all = round.paid(seat) + hand.stack(seat);
    if all <= round.level {
        return Err(Barred::CallTakesStack);
    }
    if !hand.live().iter().any(|other| other != seat && !hand.stack(other).is_zero()) {
        return Err(Barred::NoOpponentHasChips);
    }
    if round.is_capped(hand.setup(), rules) {
        return Err(Barred::Cap);
    }
    if !round.is_open(seat, rules) {
        return Err(Barred::NotReopened);
    }
    let least = round.least_to(rules);
    if all < least {
        return Ok(RaiseRange { min_to: all, max_to: all, kind: RaiseKind::AllInBelowMinimum });
    }
    Ok(match structure {
        Structure::NoLimit => RaiseRange { min_to: least, max_to: all, kind: RaiseKind::Range },
        Structure::PotLimit => {
            let most = pot_limit(hand, round, seat, rules).max(least);
            RaiseRange { min_to: least, max_to: all.min(most), kind: RaiseKind::Range }
        }
        Structure::FixedLimit { .. } => match round.larger_to(rules).map(|larger| larger.min(all)) {
            Some(larger) if larger > least => RaiseRange { min_to: least, max_to: larger, kind: RaiseKind::TwoSizes },
            _ => RaiseRange { min_to: least, max_to: least, kind: RaiseKind::Fixed },
        },
    })
}

/// The most a pot-limit raise may go to: the level, and the pot as it is after the call.
/// (TDA 2024, 54; WSOP live 2026, pot-limit.)
#[must_use]
pub fn pot_limit(hand: &Hand, round: &Round, seat: Seat, rules: &Rulebook) -> Chips {
    round.level + pot_to_count(hand, round, rules) + round.facing(seat)
}

/// The pot as a pot-limit raise counts it, before the call: until somebody raises, books count the
/// blinds differently. (TDA 2024, 54-B: full blinds, 100/200 to 700. WSOP live 2026, 191: 5/10 to 40.)
#[must_use]
pub fn pot_to_count(hand: &Hand, round: &Round, rules: &Rulebook) -> Chips {
    let setup = hand.setup();
    let untouched = hand.blinds_are_in() && round.aggressor.is_none();
    hand.pot()
        + match rules.pot_limit_blinds {
            _ if !untouched => Chips::ZERO,
            PotLimitBlinds::AsIfFull => hand.blinds_missing(),
            PotLimitBlinds::TrueValue => Chips::ZERO,
            PotLimitBlinds::RoundedUp => hand.blinds_missing() + setup.big_blind.above(setup.small_blind),
        }
}
