//! Who shows first, in what order, and must all hands go up now?

use croupier_engine::rulings::showdown::{Shows, face_up, shows};
use croupier_engine::{Hand, Reason, Rulebook, Ruling, Street, Structure};

use crate::deal::{Blinds, Manner, play, table};
use crate::kind::Dealt;
use crate::{Answer, Ask, Choice, Form, Level, Rng, Value};

pub(crate) fn forms(ask: Ask, hand: &Hand) -> Vec<Form> {
    let live = hand.live();
    vec![match ask {
        Ask::FaceUpNow => Form::Choice(vec![Choice::Yes, Choice::No]),
        Ask::ShowOrder => Form::Order(live),
        _ => Form::Choice(
            hand.from_button().filter(|seat| live.has(*seat)).map(Choice::Seat).chain([Choice::AllAtOnce]).collect(),
        ),
    }]
}

pub(crate) fn judge(ask: Ask, hand: &Hand, rules: &Rulebook) -> Ruling<Answer> {
    if ask == Ask::FaceUpNow {
        let all = hand.live();
        return face_up(hand, rules)
            .map(|seats| vec![Value::Choice(if seats == all { Choice::Yes } else { Choice::No })]);
    }
    shows(hand, rules).map(|shows| {
        vec![match shows {
            Shows::AtOnce(_) => Value::Choice(Choice::AllAtOnce),
            Shows::InOrder(order) if ask == Ask::ShowOrder => Value::Order(order),
            Shows::InOrder(order) => Value::Choice(Choice::Seat(order[0])),
            Shows::Nobody(seat) => Value::Choice(Choice::Seat(seat)),
        }]
    })
}

/// A hand played at random to its showdown, or to a moment after an all-in was called.
pub(crate) fn deal(rng: &mut Rng, mut wish: Rng, level: Level, rules: &Rulebook) -> Option<Dealt> {
    let tournament = turns_face_up(rules);
    let ask = match wish.between(0, 9) {
        0..3 if tournament => Ask::FaceUpNow,
        0..6 => Ask::ShowsFirst,
        _ => Ask::ShowOrder,
    };
    let (wanted, with_bet) = (wish.chance(50), wish.chance(60));
    let all_in = ask == Ask::FaceUpNow
        || if tournament { ask == Ask::ShowsFirst && wish.chance(45) } else { level > Level::One };
    let side_pot = all_in && level == Level::Three && wish.chance(70);
    let mut hand = start(rng, &mut wish, rules, all_in)?;
    let manner = Manner {
        fold: 30,
        raise: 30,
        all_in: if all_in { 45 } else { 0 },
        wagers: if level == Level::One { 1 } else { 2 },
    };
    let mut moments = rng.between(0, 3);
    play(rng, &mut hand, manner, |_, hand| {
        let called = ask == Ask::FaceUpNow
            && !hand.all_in().is_empty()
            && hand.to_act().is_some_and(|seat| hand.round().facing(seat).is_zero());
        let stop = called && moments == 0;
        moments = moments.saturating_sub(u64::from(called));
        stop
    })?;
    let showdown = hand.live().len();
    if !(2..=5).contains(&showdown) || all_in == hand.all_in().is_empty() {
        return None;
    }
    if ask == Ask::FaceUpNow {
        let now = !face_up(&hand, rules).decision.is_empty();
        return (now == wanted && hand.round().street > Street::Preflop).then_some(Dealt { hand, ask });
    }
    let ruling = shows(&hand, rules);
    let contested = hand.stakes().pots(rules).iter().filter(|pot| pot.eligible.len() > 1).count();
    let fits = hand.is_showdown()
        && (ask != Ask::ShowOrder || showdown > 2 && matches!(ruling.decision, Shows::InOrder(_)))
        && (contested > 1) == side_pot
        && (all_in || with_bet == hand.round().aggressor.is_some())
        && is_clear(&hand, &ruling);
    fits.then_some(Dealt { hand, ask })
}

/// Whether these rules turn all-in hands up together.
fn turns_face_up(rules: &Rulebook) -> bool {
    rules.face_up != croupier_engine::FaceUp::InOrder
}

/// Whether the books leave no doubt: not who pushed, where only a call was all-in, nor pot-limit betting
/// that ended early. (WSOP live 2026, 149: DISPUTED.)
fn is_clear(hand: &Hand, ruling: &Ruling<Shows>) -> bool {
    let called = ruling.reasons.iter().any(|reason| matches!(reason, Reason::CalledAllIn { .. }));
    let in_order = matches!(ruling.decision, Shows::InOrder(_));
    let pot_limit_early = hand.setup().structure == Structure::PotLimit && hand.round().street < Street::River;
    let doubtful_push = in_order && pot_limit_early && !hand.all_in().is_empty();
    !called && !doubtful_push
}

/// A table of three to nine; with all-ins some stacks are short.
fn start(rng: &mut Rng, wish: &mut Rng, rules: &Rulebook, all_in: bool) -> Option<Hand> {
    let blinds = Blinds::any(rng);
    let structure = wish.pick(&[
        Structure::NoLimit,
        Structure::NoLimit,
        Structure::NoLimit,
        Structure::PotLimit,
        blinds.fixed_limit(),
    ]);
    let players = wish.between(3, 9) as usize;
    let fixed = matches!(structure, Structure::FixedLimit { .. });
    let stacks: Vec<_> = (0..players)
        .map(|_| {
            let short = all_in && rng.chance(50);
            let (low, high) = match (short, fixed) {
                (true, true) => (2, 8),
                (true, false) => (4, 30),
                (false, _) => (40, 150),
            };
            blinds.between(rng, blinds.big * low, blinds.big * high)
        })
        .collect();
    let setup = table(rng, rules, structure, blinds, &stacks);
    let mut hand = Hand::deal(setup).ok()?;
    // Most fold before the flop, so that few enough are left to tell apart.
    let enter = Manner { fold: 100 - 300 / players as u64, raise: 15, all_in: 0, wagers: 1 };
    play(rng, &mut hand, enter, |_, hand| hand.round().street > Street::Preflop)?;
    (hand.to_act().is_some() && hand.live().len() > 1).then_some(hand)
}
