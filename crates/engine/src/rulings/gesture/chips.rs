//! Chips without a word that came first.

use super::{Held, Reader};
use crate::rulings::reopen::this_round;
use crate::{
    Accepted, Act, Chips, CoveringChipsBack, Event, LastChips, Overcall, Pile, Prior, Reason, SeveralChips, SingleChip,
    Undercall,
};

/// A chip is tiny when it is less than this part of what is owed. DISPUTED: books give no figure, one example is a
/// fiftieth. (TDA 2024, 41.)
const TINY: u64 = 10;

/// The chips that count once earlier ones are accounted for.
struct Bet {
    /// All that counts, total of the round.
    total: Chips,
    /// The smallest chip that could be spared.
    smallest: Chips,
    /// Whether it is one chip by itself.
    single: bool,
}

impl Reader<'_> {
    /// The chips that lay in front of him, as far as they are still there.
    fn prior_left(&self) -> Pile {
        let paid = self.hand.round().paid(self.seat);
        match self.gesture.prior {
            Prior::Left(pile) if pile.total() < paid => Pile::of([paid.0]),
            Prior::Left(pile) | Prior::PartlyBack(pile) | Prior::Joined(pile) => pile,
            Prior::Back(_) => Pile::NONE,
        }
    }

    /// Everything that lies in front of him now.
    pub(super) fn in_front(&self) -> Chips {
        self.prior_left().total() + self.gesture.chips.total() + self.gesture.later
    }

    /// Whether chips of an earlier bet were taken back.
    pub(super) fn took_back(&self) -> bool {
        matches!(self.gesture.prior, Prior::PartlyBack(_) | Prior::Back(_))
    }

    /// Chips decide.
    pub(super) fn silent(&mut self) -> Held {
        let owes = !self.options.check();
        if self.gesture.chips.is_none() {
            if self.took_back() && owes && self.rules.gesture.taking_back_binds {
                self.why.push(Reason::TookChipsBack { seat: self.seat });
                return Held::CallOrRaise;
            }
            self.why.push(Reason::NothingHeard { seat: self.seat });
            return Held::Nothing;
        }
        let bet = self.bet();
        if bet.total < self.level.min(self.all) {
            return self.too_little(bet.total, bet.single);
        }
        if !self.gesture.later.is_zero() {
            self.why.push(Reason::FirstMotionOnly { first: bet.total, later: self.gesture.later });
        }
        if owes { self.above_call(&bet) } else { self.unasked(bet.total) }
    }

    /// Which chips count, and which could be spared. (TDA 2024, 46; WSOP tournament 2026, 98; WSOP live 2026, 141.)
    fn bet(&mut self) -> Bet {
        let (new, prior) = (self.gesture.chips, self.prior_left());
        let all = prior.and(new);
        let apart = match self.gesture.prior {
            Prior::Left(_) => prior.total() < self.level,
            Prior::Back(_) => true,
            Prior::PartlyBack(_) | Prior::Joined(_) => false,
        };
        if !prior.is_none() && !self.options.check() {
            let (prior, total) = (prior.total(), all.total());
            self.why.push(if apart {
                Reason::NewChipsAlone { prior, total }
            } else {
                Reason::AllChipsTogether { prior, total }
            });
        }
        let asked = if apart { new } else { all };
        Bet { total: all.total().min(self.all), smallest: asked.smallest(), single: asked.count() == 1 }
    }

    /// A bet where nothing is owed: an opening one, or the option of the big blind.
    pub(super) fn unasked(&mut self, total: Chips) -> Held {
        if !self.level.is_zero() {
            return self.by_amount(total);
        }
        let least = self.least;
        if total < least && total < self.all {
            self.why.push(Reason::MadeUpToLeast { chips: total, least });
        } else {
            self.why.push(Reason::ChipsAreTheBet { to: total });
        }
        self.raise_to(total)
    }

    /// At least the call: is it more?
    fn above_call(&mut self, bet: &Bet) -> Held {
        let (seat, level) = (self.seat, self.level);
        let gesture = &self.rules.gesture;
        if bet.total <= level {
            return self.by_amount(bet.total);
        }
        if bet.single {
            let covered = matches!(self.gesture.prior, Prior::Back(pile) if pile.total() >= level);
            if covered && gesture.covering_chips_back == CoveringChipsBack::FaceValue {
                self.why.push(Reason::NewChipInFull { chip: bet.smallest });
                return self.by_amount(bet.total);
            }
            if gesture.single_chip == SingleChip::Call {
                self.why.push(Reason::OversizedChip { chip: bet.smallest, level });
                return self.call();
            }
        } else if gesture.several_chips == SeveralChips::SmallestSpared {
            let (total, smallest) = (bet.total, bet.smallest);
            if total.above(smallest) < level {
                self.why.push(Reason::EveryChipNeeded { total, smallest, level });
                return self.call();
            }
            self.why.push(Reason::ChipToSpare { total, smallest, level });
        }
        if bet.total == self.all && gesture.last_chips == LastChips::AllIn {
            self.why.push(Reason::LastChips { seat, to: bet.total });
            return self.raise_to(bet.total);
        }
        self.by_amount(bet.total)
    }

    /// A total of at least the call: a raise from half of a full one on, else a call.
    /// (TDA 2024, 43-A; WSOP tournament 2026, 95; WSOP live 2026, 183.)
    pub(super) fn by_amount(&mut self, total: Chips) -> Held {
        if total <= self.level {
            self.why.push(Reason::JustTheCall { seat: self.seat, chips: total });
            return self.call();
        }
        if self.range().is_none() {
            return self.call();
        }
        let (level, least) = (self.level, self.least);
        let full_raise = least.above(level);
        let threshold = match self.rules.gesture.overcall {
            Overcall::HalfRaise => level + Chips(full_raise.0.div_ceil(2)),
            Overcall::FullRaise => least,
            Overcall::AnyChip => level + Chips(1),
        };
        if total < threshold {
            self.why.push(Reason::BelowHalfRaise { total, threshold, full_raise });
            return self.call();
        }
        self.why.push(if total >= least {
            Reason::IsFullRaise { total, least }
        } else {
            Reason::HalfRaiseMadeUp { total, threshold, least }
        });
        self.raise_to(total)
    }

    /// Less than the call, with chips left behind, and "call" was not said.
    /// (TDA 2024, 41, 51-B; WSOP tournament 2026, 93; WSOP live 2026, 139, 142.)
    pub(super) fn too_little(&mut self, chips: Chips, single: bool) -> Held {
        let (seat, level, later) = (self.seat, self.level, self.gesture.later);
        if self.gesture.told.is_some_and(|told| told < level) {
            return self.misinformed();
        }
        if !later.is_zero() && chips + later >= level {
            // Whoever comes back to his stack to complete a call has called.
            self.why.push(Reason::MotionsAddUp { first: chips, later });
            return self.call();
        }
        let chips = (chips + later).min(self.all);
        self.why.push(Reason::LessThanCall { seat, chips, level });
        if chips == self.all {
            return self.call();
        }
        let paid = self.hand.round().paid(seat);
        if self.rules.gesture.tiny_chip && chips.above(paid) * TINY < level.above(paid) {
            self.why.push(Reason::TinyChips { chips: chips.above(paid), owes: level.above(paid) });
            return Held::UpToCall;
        }
        if self.hand.live().len() == 2 {
            self.why.push(Reason::HeadsUpCallsInFull { seat });
            return self.call();
        }
        let Some(earlier) = self.earlier_level(chips, single) else {
            self.why.push(Reason::OpeningBetCalledInFull { level });
            return self.call();
        };
        match self.rules.gesture.undercall {
            Undercall::Forfeit => {
                self.why.push(Reason::FloorMayForfeit { seat, chips: earlier });
                Held::CallOrForfeit(earlier)
            }
            Undercall::TakeBack => {
                self.why.push(Reason::FloorMayTakeBack { seat });
                Held::CallOrTakeBack
            }
        }
    }

    /// What he seems to have meant to call: the highest level before the last raise that takes all these chips, else
    /// all of them. `None` where there was no raise: the level is that of the opening bet.
    fn earlier_level(&self, chips: Chips, single: bool) -> Option<Chips> {
        let bring_in = self.hand.round().bring_in;
        let mut level = match self.hand.blinds_are_in() {
            true => Some(self.hand.setup().top_blind()),
            false => Some(bring_in).filter(|bring_in| !bring_in.is_zero()),
        };
        let (mut raised, mut meant) = (false, None);
        for event in this_round(self.hand) {
            if let Event::Act { act: Act::Bet | Act::Raise, to, .. } = *event {
                if let Some(level) = level {
                    raised = true;
                    let spare = if single { Chips::ZERO } else { chips.above(self.gesture.chips.smallest()) };
                    if level <= chips && spare < level {
                        meant = Some(level);
                    }
                }
                level = Some(to);
            }
        }
        raised.then(|| meant.unwrap_or(chips))
    }

    /// He called what he was told, and it was wrong. (TDA 2024, 49; WSOP tournament 2026, 104; WSOP live 2026, 139.)
    pub(super) fn misinformed(&mut self) -> Held {
        let (level, told) = (self.level, self.gesture.told.unwrap_or_default());
        match self.rules.gesture.accepted {
            Accepted::TrueAmount => {
                self.why.push(Reason::AcceptedAction { told, level });
                self.call()
            }
            Accepted::FloorMayRelease => {
                self.why.push(Reason::FloorMayRelease { told, level });
                Held::CallOrTakeBack
            }
        }
    }
}
