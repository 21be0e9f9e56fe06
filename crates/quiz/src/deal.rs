//! Hands dealt and played at random, always by the rules of the table.

use croupier_engine::betting::RaiseRange;
use croupier_engine::rulings::options::options;
use croupier_engine::{Action, Card, Chips, Hand, Rulebook, Seat, Setup, Structure};

use crate::Rng;

/// Blinds, and the smallest chip that goes with them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Blinds {
    pub(crate) small: u64,
    pub(crate) big: u64,
    pub(crate) unit: u64,
}

const BLINDS: [Blinds; 10] = [
    Blinds { small: 1, big: 2, unit: 1 },
    Blinds { small: 2, big: 5, unit: 1 },
    Blinds { small: 5, big: 10, unit: 1 },
    Blinds { small: 5, big: 10, unit: 5 },
    Blinds { small: 10, big: 20, unit: 5 },
    Blinds { small: 25, big: 50, unit: 5 },
    Blinds { small: 50, big: 100, unit: 25 },
    Blinds { small: 100, big: 200, unit: 25 },
    Blinds { small: 200, big: 400, unit: 100 },
    Blinds { small: 500, big: 1000, unit: 100 },
];

impl Blinds {
    /// Any of the usual ones.
    pub(crate) fn any(rng: &mut Rng) -> Self {
        rng.pick(&BLINDS)
    }

    /// Any in which a bet is worth at least so many of the smallest chip, so that amounts can differ finely.
    pub(crate) fn fine(rng: &mut Rng, least: u64) -> Self {
        let fine: Vec<_> = BLINDS.into_iter().filter(|blinds| blinds.big / blinds.unit >= least).collect();
        rng.pick(&fine)
    }

    /// An amount between two, in whole chips.
    pub(crate) fn between(self, rng: &mut Rng, low: u64, high: u64) -> u64 {
        rng.between(low.div_ceil(self.unit), high / self.unit) * self.unit
    }

    /// A fixed-limit structure of these blinds: a bet and four raises.
    pub(crate) fn fixed_limit(self) -> Structure {
        Structure::FixedLimit { small_bet: Chips(self.big), big_bet: Chips(self.big * 2), wagers: Some(5) }
    }
}

/// A table with a whole deck dealt to it, the button anywhere.
pub(crate) fn table(rng: &mut Rng, rules: &Rulebook, structure: Structure, blinds: Blinds, stacks: &[u64]) -> Setup {
    let button = Seat(rng.between(0, stacks.len() as u64 - 1) as u8);
    let mut setup = Setup::new(*rules, structure, (blinds.small, blinds.big), stacks, button);
    setup.unit = Chips(blinds.unit);
    let mut deck: Vec<Card> = Card::deck().collect();
    rng.shuffle(&mut deck);
    setup.hole = deck.chunks(2).take(stacks.len()).map(<[Card]>::to_vec).collect();
    setup.board = deck[stacks.len() * 2..][..5].to_vec();
    setup
}

/// How players play: percentages of their decisions.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Manner {
    /// How often a bet is folded to.
    pub(crate) fold: u64,
    /// How often a player bets or raises who may.
    pub(crate) raise: u64,
    /// How many of those are all-in, where that is not far more than the pot.
    pub(crate) all_in: u64,
    /// How many bets and raises a round has at most.
    pub(crate) wagers: u32,
}

/// Plays one decision at random.
pub(crate) fn act(rng: &mut Rng, hand: &mut Hand, manner: Manner) -> Option<()> {
    let seat = hand.to_act()?;
    let can = options(hand, seat, hand.rules()).decision;
    let raised = raises(hand);
    let action = match can.raise {
        Ok(range) if raised < manner.wagers && rng.chance(manner.raise) => {
            Action::RaiseTo(size(rng, hand, range, manner))
        }
        _ if can.check() => Action::Check,
        _ if rng.chance(manner.fold) => Action::Fold,
        _ => Action::Call,
    };
    hand.play(seat, action).ok()
}

/// How many bets and raises there were in this round; a blind is none.
pub(crate) fn raises(hand: &Hand) -> u32 {
    use croupier_engine::{Act, Event};
    let this_round = hand.log().iter().rev().take_while(|event| !matches!(event, Event::Street(_)));
    this_round.filter(|event| matches!(event, Event::Act { act: Act::Bet | Act::Raise, .. })).count() as u32
}

/// A size people choose: the least, half the pot, the pot, or all.
fn size(rng: &mut Rng, hand: &Hand, range: RaiseRange, manner: Manner) -> Chips {
    let unit = hand.setup().unit.0;
    let pot = hand.pot().0;
    // Nobody bets many times the pot.
    if rng.chance(manner.all_in) && range.max_to.0 <= hand.round().level.0 + pot * 4 {
        return range.max_to;
    }
    let wished = hand.round().level.0 + pot * rng.pick(&[2, 2, 3, 4]) / 4;
    Chips(wished / unit * unit).clamp(range.min_to, range.max_to)
}

/// Plays until the betting is over, or until `stop` says so.
pub(crate) fn play(
    rng: &mut Rng,
    hand: &mut Hand,
    manner: Manner,
    mut stop: impl FnMut(&mut Rng, &Hand) -> bool,
) -> Option<()> {
    while hand.to_act().is_some() && !stop(rng, hand) {
        act(rng, hand, manner)?;
    }
    Some(())
}
