//! Replays cases that other engines judged: one JSON object a line, in the format of
//! `tests/oracle/README.md`.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use croupier_engine::betting::RaiseKind;
use croupier_engine::halves::divide_low_low;
use croupier_engine::pots::{divide, divide_high_low};
use croupier_engine::rank::badugi::{self, Ace};
use croupier_engine::rank::{Ranking, high, low_a5, low27, strength};
use croupier_engine::rulings::options::options;
use croupier_engine::{
    Action, Barred, Card, CardSet, Chips, Hand, OddChip, PotLimitBlinds, Rulebook, Seat, Seats, Setup, Stakes,
    Structure,
};
use serde::Deserialize;
use serde_json::Value;

/// What came of one line.
pub(crate) struct Outcome {
    /// Its name in the file.
    pub(crate) id: String,
    /// What differs, where something does.
    pub(crate) fault: Option<String>,
}

/// Judges every line of a file.
pub(crate) fn judge_file(text: &str) -> Vec<Outcome> {
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    lines
        .map(|(number, line)| {
            let case = serde_json::from_str::<Value>(line).map_err(|error| error.to_string());
            let named = case.as_ref().ok().and_then(|case| case["id"].as_str()).map(str::to_owned);
            let id = named.unwrap_or_else(|| format!("line {}", number + 1));
            Outcome { id, fault: case.and_then(judge).err() }
        })
        .collect()
}

fn judge(case: Value) -> Result<(), String> {
    let read = |error: serde_json::Error| error.to_string();
    if case.get("steps").is_some() {
        betting(&serde_json::from_value(case).map_err(read)?)
    } else if case.get("pots").is_some() {
        pots(&serde_json::from_value(case).map_err(read)?)
    } else if case.get("halves").is_some() {
        split(&serde_json::from_value(case).map_err(read)?)
    } else if case.get("hands").is_some() {
        hands(&serde_json::from_value(case).map_err(read)?)
    } else {
        Err("neither steps, pots, halves nor hands: not a case of a kind that is known here".into())
    }
}

fn same<T: PartialEq + std::fmt::Debug>(what: &str, ours: T, theirs: T) -> Result<(), String> {
    if ours == theirs { Ok(()) } else { Err(format!("{what}: {ours:?}, expected {theirs:?}")) }
}

/// Refuses what no table holds: more seats than a hand takes, or more chips.
fn possible(seats: usize, chips: impl IntoIterator<Item = u64>) -> Result<(), String> {
    if seats > Seat::MOST {
        return Err(format!("{seats} seats, and a hand takes {} at most", Seat::MOST));
    }
    match chips.into_iter().find(|chips| Chips(*chips) > Chips::MOST) {
        Some(chips) => Err(format!("{chips} chips are more than a table holds")),
        None => Ok(()),
    }
}

// -- betting -----------------------------------------------------------------------

#[derive(Deserialize)]
struct Betting {
    structure: String,
    button: u8,
    small_blind: u64,
    big_blind: u64,
    stacks: Vec<u64>,
    small_bet: Option<u64>,
    big_bet: Option<u64>,
    max_wagers_per_round: Option<u8>,
    steps: Vec<Step>,
    end: Option<End>,
}

#[derive(Deserialize)]
struct Step {
    street: String,
    seat: u8,
    facing: u64,
    check: bool,
    call: u64,
    fold: bool,
    pot: u64,
    raise: Option<Raise>,
    no_raise_because: Option<String>,
    contested: Vec<String>,
    action: Option<Move>,
}

#[derive(Deserialize, Debug, PartialEq)]
struct Raise {
    min_to: u64,
    max_to: u64,
    kind: String,
}

#[derive(Deserialize)]
struct Move {
    #[serde(rename = "type")]
    kind: String,
    to: Option<u64>,
}

#[derive(Deserialize)]
struct End {
    contributions: Vec<u64>,
    folded: Vec<u8>,
    over: bool,
}

/// The rules behind the cases: those of the TDA, the pot counted at its true value.
const RULES: Rulebook = Rulebook { pot_limit_blinds: PotLimitBlinds::TrueValue, ..Rulebook::TDA };

fn betting(case: &Betting) -> Result<(), String> {
    let fixed = |bet: Option<u64>, by_default: u64| Chips(bet.unwrap_or(by_default));
    let structure = match case.structure.as_str() {
        "no_limit" => Structure::NoLimit,
        "pot_limit" => Structure::PotLimit,
        "fixed_limit" => Structure::FixedLimit {
            small_bet: fixed(case.small_bet, case.big_blind),
            big_bet: fixed(case.big_bet, case.big_blind * 2),
            wagers: case.max_wagers_per_round,
        },
        other => return Err(format!("structure {other:?}")),
    };
    let blinds = (case.small_blind, case.big_blind);
    let setup = Setup::new(RULES, structure, blinds, &case.stacks, Seat(case.button));
    let mut hand = Hand::deal(setup).map_err(|error| error.to_string())?;
    for (number, step) in case.steps.iter().enumerate() {
        look(&hand, step).map_err(|fault| format!("step {number}: {fault}"))?;
        if let Some(action) = &step.action {
            let action = match (action.kind.as_str(), action.to) {
                ("fold", _) => Action::Fold,
                ("check", _) => Action::Check,
                ("call", _) => Action::Call,
                ("bet" | "raise" | "complete", Some(to)) => Action::RaiseTo(Chips(to)),
                (kind, to) => return Err(format!("step {number}: action {kind:?} to {to:?}")),
            };
            hand.play(Seat(step.seat), action).map_err(|error| format!("step {number}: {error}"))?;
        }
    }
    let Some(end) = &case.end else {
        return Ok(());
    };
    let contributions: Vec<_> = hand.seats().map(|seat| hand.staked(seat).0).collect();
    same("contributions", &contributions, &end.contributions)?;
    same("folded", hand.folded(), end.folded.iter().copied().map(Seat).collect())?;
    same("over", hand.to_act().is_none(), end.over)
}

fn look(hand: &Hand, step: &Step) -> Result<(), String> {
    same("to act", hand.to_act(), Some(Seat(step.seat)))?;
    same("street", hand.round().street.key(), step.street.as_str())?;
    let options = options(hand, Seat(step.seat), hand.rules()).decision;
    same("facing", options.facing.0, step.facing)?;
    same("call", options.call.0, step.call)?;
    same("check", options.check(), step.check)?;
    same("fold", options.fold(), step.fold)?;
    same("pot", hand.pot().0, step.pot)?;
    if !step.contested.is_empty() {
        return Ok(());
    }
    let raise = options.raise.ok().map(|range| Raise {
        min_to: range.min_to.0,
        max_to: range.max_to.0,
        kind: match range.kind {
            RaiseKind::Range => "range",
            RaiseKind::Fixed | RaiseKind::TwoSizes => "fixed",
            RaiseKind::AllInBelowMinimum => "all_in_below_minimum",
        }
        .into(),
    });
    same("raise", &raise, &step.raise)?;
    same("no raise because", options.raise.err().map(Barred::key), step.no_raise_because.as_deref())
}

// -- pots --------------------------------------------------------------------------

#[derive(Deserialize)]
struct PotCase {
    button: u8,
    seats: Vec<PotSeat>,
    uncalled: Option<SeatChips>,
    pots: Vec<PotLine>,
    payouts: Vec<u64>,
    #[serde(default)]
    contested: Vec<String>,
}

#[derive(Deserialize)]
struct PotSeat {
    stack_before: u64,
    contributed: u64,
    folded: bool,
    strength_rank: Option<u32>,
    stack_after: u64,
}

#[derive(Deserialize, Debug, PartialEq, Clone, Copy)]
struct SeatChips {
    seat: u8,
    chips: u64,
}

#[derive(Deserialize)]
struct PotLine {
    amount: u64,
    eligible: Vec<u8>,
    winners: Vec<u8>,
    shares: Vec<SeatChips>,
}

fn pots(case: &PotCase) -> Result<(), String> {
    let chips = case.seats.iter().flat_map(|seat| [seat.stack_before, seat.contributed]);
    possible(case.seats.len(), chips.chain(case.payouts.iter().copied()))?;
    let staked: Vec<_> = case.seats.iter().map(|seat| Chips(seat.contributed)).collect();
    let live: Seats = (0..).map(Seat).zip(&case.seats).filter(|(_, is)| !is.folded).map(|(seat, _)| seat).collect();
    let stakes = Stakes { staked: &staked, live, dead: Chips::ZERO };
    let pots = stakes.pots(&Rulebook::TDA);
    let back = pots.uncalled.map(|back| SeatChips { seat: back.seat.0, chips: back.chips.0 });
    same("uncalled", back, case.uncalled)?;
    let expected: Vec<_> = case.pots.iter().map(|pot| (pot.amount, seats(&pot.eligible))).collect();
    same("pots", pots.iter().map(|pot| (pot.amount.0, pot.eligible)).collect(), expected)?;
    let mut payouts = vec![0; staked.len()];
    for (pot, line) in pots.iter().zip(&case.pots) {
        let rank = |seat: &Seat| case.seats[seat.index()].strength_rank.unwrap_or(0);
        let best = pot.eligible.iter().map(|seat| rank(&seat)).min();
        let winners: Seats = pot.eligible.iter().filter(|seat| Some(rank(seat)) == best).collect();
        same("winners", winners, seats(&line.winners))?;
        let order = Seat(case.button).clockwise(staked.len());
        let division = divide(pot.amount, winners, Chips(1), order, OddChip::LeftOfButton, None);
        for share in &line.shares {
            if case.contested.is_empty() {
                let ours = winners.iter().find(|seat| seat.0 == share.seat).map(|seat| division.share(seat).0);
                same("share", ours, Some(share.chips))?;
            }
        }
        for (seat, payout) in (0..).map(Seat).zip(&mut payouts) {
            *payout += division.share(seat).0;
        }
    }
    if !case.contested.is_empty() {
        return same("total paid", payouts.iter().sum(), case.payouts.iter().sum::<u64>());
    }
    same("payouts", &payouts, &case.payouts)?;
    let after = |(index, seat): (usize, &PotSeat)| {
        let back = pots.uncalled.filter(|back| back.seat.index() == index).map_or(0, |back| back.chips.0);
        (seat.stack_before + back + payouts[index]).checked_sub(seat.contributed)
    };
    let ours: Vec<_> = case.seats.iter().enumerate().map(after).collect();
    same("stacks", ours, case.seats.iter().map(|seat| Some(seat.stack_after)).collect())
}

fn seats(numbers: &[u8]) -> Seats {
    numbers.iter().copied().map(Seat).collect()
}

// -- hands -------------------------------------------------------------------------

#[derive(Deserialize)]
struct Hands {
    kind: String,
    board: Vec<String>,
    hands: Vec<Vec<String>>,
    ranks: Vec<u32>,
    winners: Vec<usize>,
    classes: Vec<String>,
    #[serde(default)]
    contested: Vec<String>,
}

fn hands(case: &Hands) -> Result<(), String> {
    let ranking = match case.kind.as_str() {
        "high5" | "high7" => Ranking::High,
        "low27" => Ranking::Low27,
        "lowA5" => Ranking::LowA5,
        "badugi" | "badugi5" => Ranking::Badugi,
        "badugi5_acehigh" => Ranking::BadugiAceHigh,
        kind => return Err(format!("ranking {kind:?} is not known here")),
    };
    if !case.contested.is_empty() {
        return Ok(());
    }
    let (board, held) = (cards(&case.board)?, sets(&case.hands)?);
    let ranks = ranks(ranking, &held, board);
    same("ranks", &ranks, &dense(case.ranks.iter().copied().map(Some)))?;
    same("winners", first(&ranks), case.winners.clone())?;
    let classes: Vec<_> = held.iter().map(|hand| class(ranking, hand.union(board))).collect();
    same("classes", classes, case.classes.iter().map(String::as_str).collect())
}

fn class(ranking: Ranking, cards: CardSet) -> &'static str {
    match ranking {
        Ranking::Low27 => low27::value(cards).category().key(),
        Ranking::LowA5 | Ranking::Low8 | Ranking::OmahaLow8 => low_a5::value(cards).category().key(),
        Ranking::Badugi => badugi::value(cards, Ace::Low).category().key(),
        Ranking::BadugiAceHigh => badugi::value(cards, Ace::High).category().key(),
        Ranking::High | Ranking::OmahaHigh => high::value(cards).category().key(),
    }
}

fn cards(texts: &[String]) -> Result<CardSet, String> {
    let cards: Result<CardSet, _> = texts.iter().map(|text| text.parse::<Card>()).collect();
    cards.map_err(|error| error.to_string())
}

fn sets(hands: &[Vec<String>]) -> Result<Vec<CardSet>, String> {
    hands.iter().map(|hand| cards(hand)).collect()
}

/// Where each hand comes, 1 the best; `None` for one that makes no hand.
fn ranks(ranking: Ranking, hands: &[CardSet], board: CardSet) -> Vec<Option<usize>> {
    dense(hands.iter().map(|hand| strength(ranking, *hand, board).map(Reverse)))
}

/// Numbers from 1 up without gaps, in the same order: after a tie for first the next is third in some files,
/// second in others.
fn dense<T: Ord>(values: impl Iterator<Item = Option<T>>) -> Vec<Option<usize>> {
    let values: Vec<_> = values.collect();
    let order: BTreeSet<_> = values.iter().flatten().collect();
    let number = |value| order.iter().position(|other| *other == value).map(|at| at + 1);
    values.iter().map(|value| value.as_ref().and_then(number)).collect()
}

fn first(ranks: &[Option<usize>]) -> Vec<usize> {
    ranks.iter().enumerate().filter(|(_, rank)| **rank == Some(1)).map(|(index, _)| index).collect()
}

// -- split pots --------------------------------------------------------------------

#[derive(Deserialize)]
struct Split {
    game: String,
    button: u8,
    board: Vec<String>,
    hands: Vec<Vec<String>>,
    pot: u64,
    halves: Vec<Half>,
    payouts: Vec<u64>,
    contested: Vec<String>,
}

#[derive(Deserialize)]
struct Half {
    half: String,
    ranks: Option<Vec<Option<u32>>>,
    winners: Vec<usize>,
}

fn split(case: &Split) -> Result<(), String> {
    possible(case.hands.len(), case.payouts.iter().copied().chain([case.pot]))?;
    let (board, held) = (cards(&case.board)?, sets(&case.hands)?);
    let mut won = vec![];
    for half in &case.halves {
        let ranking = match (case.game.as_str(), half.half.as_str()) {
            ("omaha8", "high") => Ranking::OmahaHigh,
            ("omaha8", "low") => Ranking::OmahaLow8,
            ("badeucey", "low") => Ranking::Low27,
            ("badeucey", "badugi") => Ranking::BadugiAceHigh,
            ("badacey", "low") => Ranking::LowA5,
            ("badacey", "badugi") => Ranking::Badugi,
            (game, half) => return Err(format!("{half:?} of {game:?}")),
        };
        let ours = ranks(ranking, &held, board);
        let theirs = half.ranks.clone().unwrap_or_else(|| vec![None; held.len()]);
        same("ranks", &ours, &dense(theirs.into_iter()))?;
        same("winners", &first(&ours), &half.winners)?;
        won.push(first(&ours).into_iter().map(|seat| Seat(seat as u8)).collect());
    }
    let [one, other]: [Seats; 2] = won.try_into().map_err(|_| "not two halves")?;
    let (pot, order, rule) = (Chips(case.pot), Seat(case.button).clockwise(held.len()), OddChip::LeftOfButton);
    let (half, rest) = match case.game.as_str() {
        "omaha8" => divide_high_low(pot, (one, other), Chips(1), order, rule),
        _ => divide_low_low(pot, [one, other], Chips(1), order, rule),
    };
    let share = |seat| half.share(seat) + rest.map_or(Chips::ZERO, |rest| rest.share(seat));
    let payouts: Vec<_> = (0..).map(Seat).take(held.len()).map(|seat| share(seat).0).collect();
    if case.contested.is_empty() {
        same("payouts", &payouts, &case.payouts)
    } else {
        same("total paid", payouts.iter().sum(), case.pot)
    }
}
