//! Words that came first, or alone.

use super::{Held, Reader};
use crate::{Action, Chips, LastChips, Motions, Reason, Structure, Words};

/// What a number without a unit may be a number of.
const UNITS: [u64; 5] = [1, 100, 1_000, 100_000, 1_000_000];

impl Reader<'_> {
    /// Words decide.
    pub(super) fn words(&mut self, words: Words) -> Held {
        let (seat, level) = (self.seat, self.level);
        match words {
            Words::Fold | Words::Check if self.options.bring_in => {
                self.why.push(Reason::MustBringIn { seat });
                self.call()
            }
            Words::Fold if self.took_back() && !self.options.check() && self.rules.gesture.taking_back_binds => {
                self.why.push(Reason::TookChipsBack { seat });
                Held::CallOrRaise
            }
            Words::Fold => {
                self.why.push(Reason::SaidFold { seat });
                Held::To(Action::Fold)
            }
            Words::Check => self.said_check(),
            Words::Call => self.said_call(),
            Words::Raise => self.said_raise(),
            Words::RaiseTo(to) => {
                self.why.push(Reason::AmountIsTotal { to });
                self.raise_at_least(to)
            }
            Words::RaiseBy(by) => {
                self.why.push(Reason::AmountIsOnTop { by, to: level + by });
                self.raise_at_least(level + by)
            }
            Words::Amount(amount) => self.amount(amount),
            Words::Number(number) => self.number(u64::from(number)),
            Words::AllIn => {
                self.why.push(Reason::SaidAllIn { seat, to: self.all });
                if self.all <= level { self.call() } else { self.raise_to(self.all) }
            }
            Words::Pot => self.said_pot(),
        }
    }

    /// "Check" gives up the right to raise. (TDA 2024, 55; WSOP tournament 2026, 90-b.)
    fn said_check(&mut self) -> Held {
        if self.options.check() {
            self.why.push(Reason::SaidCheck { seat: self.seat });
            return self.call();
        }
        self.why.push(Reason::CheckFacingBet { seat: self.seat, facing: self.options.facing });
        if !self.gesture.chips.is_none() && self.in_front() >= self.level { self.call() } else { Held::CallOrFold }
    }

    /// "Call" is the whole call, or a check. (TDA 2024, 51-A, 55; WSOP tournament 2026, 90-b, 93-f.)
    fn said_call(&mut self) -> Held {
        let (seat, level) = (self.seat, self.level);
        if self.options.check() {
            self.why.push(Reason::NothingToCall { seat });
            return self.call();
        }
        if self.gesture.told.is_some_and(|told| told < level) {
            return self.misinformed();
        }
        self.why.push(Reason::SaidCall { seat, level });
        self.call()
    }

    /// "Raise" without an amount: the chips that follow say how much, and it is a full raise at least.
    /// (TDA 2024, 42, 44, 55, 56; WSOP tournament 2026, 97, 103; WSOP live 2026, 178, 182; Robert's, no-limit, 6.)
    fn said_raise(&mut self) -> Held {
        let (seat, least) = (self.seat, self.least);
        let Some(range) = self.range() else {
            return self.call();
        };
        self.why.push(Reason::SaidRaise { seat, least });
        let new = self.gesture.chips;
        if new.is_none() {
            return Held::Raise(range);
        }
        let later = self.gesture.later;
        let first = self.in_front().above(later);
        let call_first = first == self.level;
        let more = match self.rules.gesture.motions {
            Motions::Any => true,
            Motions::CallThenRaise => call_first && self.gesture.returns <= 1,
            Motions::One => false,
        };
        if later.is_zero() {
            if call_first && self.rules.gesture.motions == Motions::CallThenRaise {
                self.why.push(Reason::RaiseMayFollow { seat });
                return Held::Raise(range);
            }
            if new.count() == 1 && first > self.level {
                self.why.push(Reason::MostForTheChip { to: first });
                return self.raise_to(first);
            }
        } else {
            self.why.push(if more {
                Reason::MotionsAddUp { first, later }
            } else {
                Reason::FirstMotionOnly { first, later }
            });
        }
        self.raise_at_least(if more { first + later } else { first })
    }

    /// A raise was said: to this total, made up to the least.
    fn raise_at_least(&mut self, to: Chips) -> Held {
        let Some(range) = self.range() else {
            return self.call();
        };
        if to < range.min_to {
            self.why.push(Reason::MadeUpToLeast { chips: to, least: range.min_to });
        } else {
            self.why.push(Reason::IsFullRaise { total: to, least: range.min_to });
        }
        self.raise_to(to)
    }

    /// An amount alone counts as chips of that amount. (TDA 2024, 40-C, 43-A; WSOP tournament 2026, 90-c.)
    fn amount(&mut self, amount: Chips) -> Held {
        let amount = amount.min(self.all);
        self.why.push(Reason::AmountAsChips { amount });
        if amount < self.level.min(self.all) {
            return self.too_little(amount, false);
        }
        if self.options.check() {
            return self.unasked(amount);
        }
        if amount == self.all && amount > self.level && self.rules.gesture.last_chips == LastChips::AllIn {
            self.why.push(Reason::LastChips { seat: self.seat, to: amount });
            return self.raise_to(amount);
        }
        self.by_amount(amount)
    }

    /// A number that may be of several things: the highest that he may bet and that is not above the pot, else the
    /// lowest that he may bet. (TDA 2024, 57; WSOP tournament 2026, 60.)
    fn number(&mut self, number: u64) -> Held {
        let pot = self.hand.pot();
        let could_be = UNITS.map(|unit| Chips(number.saturating_mul(unit)));
        let could_be = could_be.iter().copied().filter(|amount| *amount >= self.least || *amount == self.level);
        let could_be = could_be.filter(|amount| !amount.is_zero());
        let amount = could_be.clone().filter(|amount| *amount <= pot).max().or(could_be.min());
        let Some(amount) = amount else {
            self.why.push(Reason::NothingHeard { seat: self.seat });
            return Held::Nothing;
        };
        self.why.push(Reason::HighestWithinPot { number: Chips(number), pot, amount });
        self.amount(amount)
    }

    /// "Pot" is an amount in pot-limit only; elsewhere it binds to a bet or raise of at least the least.
    /// (TDA 2024, 54-D; WSOP tournament 2026, 102.)
    fn said_pot(&mut self) -> Held {
        let Some(range) = self.range() else {
            return self.call();
        };
        if self.hand.setup().structure == Structure::PotLimit {
            self.why.push(Reason::SaidPot { to: range.max_to });
            return self.raise_to(range.max_to);
        }
        self.why.push(Reason::PotIsNoAmount { least: range.min_to });
        Held::Raise(range)
    }
}
