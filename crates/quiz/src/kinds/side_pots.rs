//! What goes back, how large is each pot, who may win it, and who gets what?

use croupier_engine::rulings::award::award_by_cards;
use croupier_engine::rulings::pots::pots;
use croupier_engine::{Ante, Card, Chips, Hand, Rulebook, Ruling, Setup, Structure};

use crate::deal::{Blinds, Manner, play, table};
use crate::kind::Dealt;
use crate::{Answer, Ask, Form, Level, Rng, Value};

pub(crate) fn forms(ask: Ask, hand: &Hand) -> Vec<Form> {
    match ask {
        Ask::Award => hand.live().iter().map(Form::Wins).collect(),
        _ => vec![Form::Return(hand.live()), Form::Pots(hand.live())],
    }
}

pub(crate) fn judge(ask: Ask, hand: &Hand, rules: &Rulebook) -> Ruling<Answer> {
    if ask == Ask::Award {
        let live = hand.live();
        return award_by_cards(hand, rules)
            .map(|award| live.iter().map(|seat| Value::Wins(seat, award.wins(seat))).collect());
    }
    pots(hand, rules).map(|pots| {
        let built = pots.iter().map(|pot| Value::Pot(pot.amount, pot.eligible));
        [Value::Return(pots.uncalled)].into_iter().chain(built).collect()
    })
}

/// Short and deep stacks, played at random until all the money is in.
pub(crate) fn deal(rng: &mut Rng, mut wish: Rng, level: Level, rules: &Rulebook) -> Option<Dealt> {
    let ask = if wish.chance(55) { Ask::BuildPots } else { Ask::Award };
    let (tie, uncalled) = (wish.chance(45), wish.chance(60));
    let mut setup = start(rng, &mut wish, level, rules);
    if ask == Ask::Award && tie {
        twin_hands(rng, &mut setup);
    }
    let mut hand = Hand::deal(setup).ok()?;
    let manner = Manner { fold: 30, raise: 45, all_in: 55, wagers: 3 };
    play(rng, &mut hand, manner, |_, _| false)?;
    let pots = pots(&hand, rules).decision;
    let contested = pots.iter().filter(|pot| pot.eligible.len() > 1).count();
    let depth = match level {
        Level::Scenario | Level::One => 1..=2,
        Level::Two => 2..=2,
        Level::Three => 3..=5,
    };
    let fits = hand.is_showdown()
        && !hand.all_in().is_empty()
        && depth.contains(&contested)
        && pots.len() == contested
        && hand.live().len() <= 6
        && match ask {
            Ask::Award => tie == is_split(&hand, rules),
            _ => uncalled == pots.uncalled.is_some(),
        };
    fits.then_some(Dealt { hand, ask })
}

/// Whether some pot is divided.
fn is_split(hand: &Hand, rules: &Rulebook) -> bool {
    award_by_cards(hand, rules).decision.parts.iter().any(|part| part.winners.len() > 1)
}

fn start(rng: &mut Rng, wish: &mut Rng, level: Level, rules: &Rulebook) -> Setup {
    let blinds = Blinds::any(rng);
    let players = wish.between(if level == Level::Three { 4 } else { 3 }, 9) as usize;
    let structure = wish.pick(&[Structure::NoLimit, Structure::NoLimit, Structure::NoLimit, Structure::PotLimit]);
    let deepest = wish.pick(&[25, 40, 60]);
    let stacks: Vec<_> = (0..players).map(|_| blinds.between(rng, blinds.big * 3, blinds.big * deepest)).collect();
    let mut setup = table(rng, rules, structure, blinds, &stacks);
    setup.ante = match (level, wish.between(0, 3)) {
        (Level::Two | Level::Three, 0) => Ante::BigBlind(Chips(blinds.big)),
        (Level::Three, 1) => Ante::Each(Chips((blinds.big / 8).div_ceil(blinds.unit).max(1) * blinds.unit)),
        _ => Ante::None,
    };
    setup
}

/// Gives two or three seats cards of the same ranks, so that they may tie.
fn twin_hands(rng: &mut Rng, setup: &mut Setup) {
    let players = setup.hole.len();
    let twins = if players > 3 && rng.chance(35) { 3 } else { 2 };
    let mut deck: Vec<Card> = Card::deck().collect();
    rng.shuffle(&mut deck);
    let (high, low) = (deck[0].rank(), deck.iter().map(|card| card.rank()).find(|rank| *rank != deck[0].rank()));
    let Some(low) = low else { return };
    let of = |rank| deck.iter().copied().filter(move |card| card.rank() == rank).take(twins);
    let mut hole: Vec<Vec<Card>> = of(high).zip(of(low)).map(|(high, low)| vec![high, low]).collect();
    let mut rest = deck
        .iter()
        .copied()
        .filter(|card| !hole.iter().flatten().any(|taken| taken == card))
        .collect::<Vec<_>>()
        .into_iter();
    while hole.len() < players {
        hole.push(rest.by_ref().take(2).collect());
    }
    rng.shuffle(&mut hole);
    setup.board = rest.take(5).collect();
    setup.hole = hole;
}
