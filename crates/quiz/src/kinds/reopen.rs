//! May this player raise, and to how much at least?

use croupier_engine::rulings::options::options;
use croupier_engine::{Action, Chips, Game, Hand, Reason, Rulebook, Ruling, Seat, Seats, Street, Structure};

use crate::deal::{Blinds, table};
use crate::kind::Dealt;
use crate::{Answer, Ask, Choice, Form, Level, Rng, Value};

pub(crate) fn forms() -> Vec<Form> {
    vec![Form::Choice(vec![Choice::NoRaise, Choice::Raise]), Form::MinimumTo { when: Choice::Raise }]
}

pub(crate) fn judge(hand: &Hand, seat: Seat, rules: &Rulebook) -> Ruling<Answer> {
    let mut ruling = options(hand, seat, rules);
    // The most is not asked for.
    ruling.reasons.retain(|reason| !matches!(reason, Reason::PotMaximum { .. }));
    ruling.map(|can| match can.raise {
        Ok(range) => vec![Value::Choice(Choice::Raise), Value::Chips(range.min_to)],
        Err(_) => vec![Value::Choice(Choice::NoRaise)],
    })
}

/// What a question is built around.
#[derive(Clone, Copy, Debug)]
struct Shape {
    structure: Limit,
    /// How many go all-in for a little more than the bet.
    shorts: usize,
    before_flop: bool,
    /// The first all-in opens the betting, for less than the smallest bet.
    opens_short: bool,
    /// Somebody makes a full raise on the way.
    full_raise: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Limit {
    No,
    Pot,
    Fixed,
}

const PLAIN: Shape =
    Shape { structure: Limit::No, shorts: 1, before_flop: false, opens_short: false, full_raise: false };

const SHAPES: [&[Shape]; 3] = [
    &[PLAIN, PLAIN, Shape { structure: Limit::Pot, ..PLAIN }, Shape { before_flop: true, ..PLAIN }],
    &[
        Shape { shorts: 2, ..PLAIN },
        Shape { shorts: 2, ..PLAIN },
        Shape { shorts: 2, structure: Limit::Pot, ..PLAIN },
        Shape { shorts: 2, before_flop: true, ..PLAIN },
        Shape { shorts: 2, full_raise: true, ..PLAIN },
    ],
    &[
        Shape { structure: Limit::Fixed, ..PLAIN },
        Shape { structure: Limit::Fixed, shorts: 2, ..PLAIN },
        Shape { structure: Limit::Fixed, opens_short: true, ..PLAIN },
        Shape { opens_short: true, shorts: 2, ..PLAIN },
        Shape { shorts: 3, ..PLAIN },
        Shape { shorts: 3, before_flop: true, ..PLAIN },
        Shape { shorts: 2, full_raise: true, before_flop: true, ..PLAIN },
    ],
];

/// A bet, then one to three all-ins around the size of a full raise, until it is on somebody who may
/// wonder. Whether the answer is yes is drawn before the hand.
pub(crate) fn deal(rng: &mut Rng, mut wish: Rng, level: Level, rules: &Rulebook) -> Option<Dealt> {
    let wanted = wish.chance(50);
    let shape = wish.pick(SHAPES[usize::from(level.number()).saturating_sub(1).min(2)]);
    // Somebody who has not acted may raise, so he is asked only where the answer is to be yes.
    let fresh = wanted && wish.chance(30);
    let blinds = Blinds::fine(rng, if shape.structure == Limit::Fixed || shape.opens_short { 4 } else { 2 });
    let players = rng.between(3.max(shape.shorts as u64 + 2), 9) as usize;
    let mut hand = Plan::new(rng, shape, blinds, players).play(rng, shape, rules)?;
    let asked = carry_on(rng, &mut hand, shape, fresh)?;
    let may = options(&hand, asked, rules).decision.raise.is_ok();
    (may == wanted).then_some(Dealt { hand, ask: Ask::MayRaise(asked) })
}

/// Who comes along, with how much, and what is bet.
struct Plan {
    blinds: Blinds,
    button: Seat,
    stacks: Vec<u64>,
    active: Seats,
    street: Street,
    /// What each puts in before the street of the question.
    entry: u64,
    bet: u64,
}

impl Plan {
    fn new(rng: &mut Rng, shape: Shape, blinds: Blinds, players: usize) -> Self {
        let big = blinds.big;
        let street = if shape.before_flop {
            Street::Preflop
        } else {
            rng.pick(&[Street::Flop, Street::Flop, Street::Turn, Street::River])
        };
        let fixed = blinds.fixed_limit().fixed_bet(Game::Holdem, street).unwrap_or_default().0;
        let entry = match (shape.before_flop, shape.structure) {
            (true, _) => 0,
            (false, Limit::Fixed) => big,
            (false, _) => rng.pick(&[big, big, big * 2, big * 3, big * 4]),
        };
        let bet = match (shape.structure, shape.before_flop) {
            (Limit::Fixed, false) => fixed,
            (Limit::Fixed, true) => big * 2,
            (_, false) => blinds.between(rng, big, big * 8),
            (_, true) if rng.chance(50) => big,
            (_, true) => blinds.between(rng, big * 2, big * 6),
        };
        let full = if shape.structure == Limit::Fixed {
            fixed
        } else if shape.before_flop && bet > big {
            bet - big
        } else {
            bet
        };
        let mut order: Vec<_> = (0..players as u8).map(Seat).collect();
        rng.shuffle(&mut order);
        let count = rng.between(shape.shorts as u64 + 2, (shape.shorts as u64 + 3).min(players as u64)) as usize;
        let mut stacks: Vec<_> = (0..players).map(|_| blinds.between(rng, big * 40, big * 180)).collect();
        let mut total = if shape.opens_short { 0 } else { bet };
        for (index, seat) in order.iter().take(shape.shorts).enumerate() {
            // Around a full raise: mostly less, sometimes just enough. In limit more than a bet is no all-in.
            let room = match (shape.structure, shape.opens_short && index == 0) {
                (Limit::Fixed, _) => fixed - blinds.unit,
                (_, true) => big - blinds.unit,
                (_, false) => full * 5 / 4,
            };
            total += blinds.between(rng, blinds.unit, room.max(blinds.unit));
            stacks[seat.index()] = entry + total;
        }
        let active = order.into_iter().take(count).collect();
        let button = Seat(rng.between(0, players as u64 - 1) as u8);
        Self { blinds, button, stacks, active, street, entry, bet }
    }

    /// Plays up to the street of the question: those who come along pay the entry, the rest fold.
    fn play(self, rng: &mut Rng, shape: Shape, rules: &Rulebook) -> Option<Hand> {
        let structure = match shape.structure {
            Limit::No => Structure::NoLimit,
            Limit::Pot => Structure::PotLimit,
            Limit::Fixed => self.blinds.fixed_limit(),
        };
        let mut setup = table(rng, rules, structure, self.blinds, &self.stacks);
        (setup.sb_seat, setup.bb_seat) = {
            let (small, big) = croupier_engine::blind_seats(self.button, self.stacks.len());
            (Some(small), big)
        };
        setup.button = self.button;
        let mut hand = Hand::deal(setup).ok()?;
        while hand.round().street < self.street {
            let seat = hand.to_act()?;
            let facing = !hand.round().facing(seat).is_zero();
            let entry = Chips(self.entry);
            let action = if hand.round().street > Street::Preflop || !facing && entry <= hand.round().level {
                Action::Check
            } else if !self.active.has(seat) {
                Action::Fold
            } else if hand.round().level < entry {
                Action::RaiseTo(entry)
            } else {
                Action::Call
            };
            hand.play(seat, action).ok()?;
        }
        self.open(rng, &mut hand, shape)?;
        Some(hand)
    }

    /// Plays on until the bet of the question is made.
    fn open(&self, rng: &mut Rng, hand: &mut Hand, shape: Shape) -> Option<()> {
        let limp = self.street == Street::Preflop && self.bet == self.blinds.big;
        loop {
            let seat = hand.to_act()?;
            let short = hand.stack(seat) <= Chips(self.bet);
            let action = if hand.round().street == Street::Preflop && !self.active.has(seat) {
                Action::Fold
            } else if limp {
                Action::Call
            } else if shape.opens_short && short {
                Action::RaiseTo(hand.stack(seat))
            } else if hand.round().level.is_zero() && (shape.opens_short || rng.chance(30)) {
                Action::Check
            } else {
                Action::RaiseTo(Chips(self.bet))
            };
            hand.play(seat, action).ok()?;
            if matches!(action, Action::RaiseTo(_)) || limp && action == Action::Call {
                return Some(());
            }
        }
    }
}

/// Plays on from the bet: short stacks go all-in, others call, fold or raise, until it is on somebody
/// who may wonder.
fn carry_on(rng: &mut Rng, hand: &mut Hand, shape: Shape, fresh: bool) -> Option<Seat> {
    let street = hand.round().street;
    let mut raise_left = shape.full_raise;
    loop {
        let seat = hand.to_act()?;
        let round = *hand.round();
        if round.street != street {
            return None;
        }
        let acted = round.acted.has(seat);
        let provoked = round.aggressor.is_some_and(|by| hand.stack(by).is_zero());
        if provoked && acted != fresh && !round.facing(seat).is_zero() && rng.chance(65) {
            return Some(seat);
        }
        let all = round.paid(seat) + hand.stack(seat);
        let can = options(hand, seat, hand.rules()).decision;
        let is_short = all < round.level + round.full_raise * 2 && hand.stack(seat) < hand.setup().big_blind * 40;
        let action = match can.raise {
            Ok(_) if is_short => Action::RaiseTo(all),
            Ok(range) if raise_left && !acted => {
                raise_left = false;
                let unit = hand.setup().unit;
                let more = unit * rng.between(0, range.min_to.0 / 2 / unit.0);
                Action::RaiseTo((range.min_to + more).min(range.max_to))
            }
            _ if can.check() => Action::Check,
            _ if rng.chance(if acted { 15 } else { 35 }) => Action::Fold,
            _ => Action::Call,
        };
        // In limit an all-in must be less than a full bet to be allowed at all.
        let played = hand.play(seat, action);
        if played.is_err() {
            hand.play(seat, if can.check() { Action::Check } else { Action::Call }).ok()?;
        }
    }
}
