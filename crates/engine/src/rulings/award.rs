//! Who gets which chips?

use core::cmp::Reverse;

use crate::pots::{Division, Pots, divide};
use crate::rank::{self, Ranking, Strength, choices};
use crate::rulings::pots::pots;
use crate::{
    Card, CardSet, Chips, Family, Hand, Reason, Rulebook, Ruling, Seat, Seats, SplitDrawOddChip, StudOddChip,
    TiedBothWays, Topic,
};

/// How the chips of a hand are handed out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Award {
    /// The pots, main pot first.
    pub pots: Pots,
    /// What is won, the main pot first; of a pot that is run several times the first board first, and of a pot that
    /// is shared the high half first.
    pub parts: Vec<Part>,
}

/// A pot or a part of one, and who wins it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// Of which pot; the main pot is 0.
    pub pot: usize,
    /// On which board; the first is 0.
    pub board: usize,
    /// Which half of it.
    pub half: Half,
    /// What is in it.
    pub amount: Chips,
    /// Who wins it.
    pub winners: Seats,
    /// How it is divided.
    pub division: Division,
}

/// A half of a pot, or all of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Half {
    /// All of it.
    Whole,
    /// The half of the high hand; in split draw games that of the five-card hand.
    First,
    /// The half of the low; in split draw games that of the badugi.
    Second,
}

impl Award {
    /// What this seat wins from all pots. An uncalled bet is not part of it.
    #[must_use]
    pub fn wins(&self, seat: Seat) -> Chips {
        self.parts.iter().map(|part| part.division.share(seat)).sum()
    }

    /// The pots in the order in which they are awarded: the last side pot first, the main pot last.
    pub fn order(&self) -> impl Iterator<Item = usize> + use<> {
        (0..self.pots.len()).rev()
    }
}

/// Decides who gets what, given how strong the live hands are; a seat without a strength has
/// no claim unless it is the only one that may win a pot.
///
/// The last side pot comes first and the main pot last; each is divided on its own, and what
/// cannot be divided goes out one chip each from the first winner left of the button.
/// (TDA 2024, 16, 20, 21; WSOP live 2026, 152, 153.)
#[must_use]
pub fn award<S: Ord>(hand: &Hand, strength: impl Fn(Seat) -> Option<S>, rules: &Rulebook) -> Ruling<Award> {
    let best = |eligible: Seats| best(eligible, &strength);
    award_parts(hand, 1, rules, |eligible, _| (best(eligible), None), |_, _| None)
}

/// As [`award`], the strengths read from the cards of the hand by the rankings of its game.
///
/// A pot that is shared is halved: the odd chip goes to the high hand, and where nobody has a low the high hand takes
/// all. (TDA 2024, 20-C; WSOP live 2026, 153.) In stud odd chips go by suit. (TDA 2024, 20-B.)
#[must_use]
pub fn award_by_cards(hand: &Hand, rules: &Rulebook) -> Ruling<Award> {
    let show: Vec<_> = hand.live().iter().map(|seat| (seat, hand.cards(seat))).collect();
    award_boards(hand, &[hand.full_board()], &show, rules)
}

/// As [`award_by_cards`], on each of these boards, for those who `show` their cards: others have no claim, unless a
/// pot is theirs alone.
///
/// Every pot is divided by the number of boards, the odd chip to the first. (WSOP live 2026, 217.)
#[must_use]
pub fn award_boards(
    hand: &Hand,
    boards: &[&[Card]],
    show: &[(Seat, Option<CardSet>)],
    rules: &Rulebook,
) -> Ruling<Award> {
    let game = hand.setup().game;
    let stud = game.family() == Family::Stud;
    let cards = |seat: Seat| show.iter().find(|(other, _)| *other == seat).and_then(|(_, cards)| *cards);
    let winners = |eligible: Seats, board: usize| {
        let shown: Seats = show.iter().map(|(seat, _)| *seat).filter(|seat| eligible.has(*seat)).collect();
        let by = |ranking| best(shown, |seat| strength_of(hand, cards(seat)?, ranking, boards[board]));
        let first = by(game.ranking());
        (if first.is_empty() { shown } else { first }, game.other_ranking().map(by))
    };
    let card = |seat, half| {
        let ranking = if half == Half::Second { game.other_ranking() } else { None };
        let whole = cards(seat)?.union(hand.full_board().iter().copied().collect());
        if stud { suit_card(whole, ranking.unwrap_or(game.ranking()), rules) } else { None }
    };
    award_parts(hand, boards.len(), rules, winners, card)
}

/// The seats of the best hand, nobody where none has a strength.
fn best<S: Ord>(eligible: Seats, strength: impl Fn(Seat) -> Option<S>) -> Seats {
    let best = eligible.iter().filter_map(&strength).max();
    eligible.iter().filter(|seat| best.is_some() && strength(*seat) == best).collect()
}

/// Awards every pot: `winners` tells who wins each half on a board, the second where there is one, and `card` which
/// card decides who gets an odd chip, where one does.
fn award_parts(
    hand: &Hand,
    boards: usize,
    rules: &Rulebook,
    winners: impl Fn(Seats, usize) -> (Seats, Option<Seats>),
    card: impl Fn(Seat, Half) -> Option<Card>,
) -> Ruling<Award> {
    let Ruling { decision: pots, reasons: mut why, .. } = pots(hand, rules);
    if pots.len() > 1 {
        why.push(Reason::LastSidePotFirst { pots: pots.len() as u8 });
    }
    let unit = hand.setup().unit;
    let mut parts: Vec<Part> = Vec::with_capacity(pots.len());
    for (pot, of) in pots.iter().enumerate().rev() {
        let contested = of.eligible.len() > 1;
        let runs = if contested { boards } else { 1 };
        let shares = split_evenly(of.amount, runs, unit);
        let mut of_pot = Vec::with_capacity(1);
        for (board, amount) in shares.into_iter().enumerate() {
            if runs > 1 {
                why.push(Reason::BoardShare { pot: pot as u8, board: board as u8, amount });
            }
            let (first, second) = if contested { winners(of.eligible, board) } else { (of.eligible, None) };
            let first = if first.is_empty() { of.eligible } else { first };
            let whole = Part { pot, board, half: Half::Whole, amount, winners: first, division: Division::NONE };
            for part in halves(hand, whole, second, rules, &mut why).into_iter().flatten() {
                of_pot.push(divided(hand, part, rules, &card, contested, &mut why));
            }
        }
        parts.splice(0..0, of_pot);
    }
    Ruling { decision: Award { pots, parts }, topic: Topic::OddChip, reasons: why }
}

/// Cuts an amount into as many shares, as even as whole chips allow; what is left over goes one chip each to the
/// first.
fn split_evenly(amount: Chips, shares: usize, unit: Chips) -> Vec<Chips> {
    let (unit, count) = (unit.0.max(1), shares.max(1) as u64);
    let (each, extra) = (amount.0 / unit / count * unit, amount.0 / unit % count);
    let mut shares: Vec<_> = (0..count).map(|at| Chips(each + if at < extra { unit } else { 0 })).collect();
    // A rest smaller than a chip goes with the first.
    shares[0] += Chips(amount.0 % unit);
    shares
}

/// The two halves of a pot that is shared, or all of it as one part.
///
/// The odd chip goes to the high hand (TDA 2024, 20-C; WSOP live 2026, 153); in split draw games to the half of the
/// first winner left of the button (WSOP live 2026, 153), or to that of the five-card hand (BARGE). DISPUTED: no
/// other book has those games. Hands that tie both ways share the whole pot as evenly as possible (WSOP live 2026,
/// 153; WSOP tournament 2026, 73; Robert's, ties). DISPUTED: the TDA does not say.
fn halves(
    hand: &Hand,
    whole: Part,
    second: Option<Seats>,
    rules: &Rulebook,
    why: &mut Vec<Reason>,
) -> [Option<Part>; 2] {
    let pot = whole.pot as u8;
    let first = whole.winners;
    let Some(second) = second else { return [Some(whole), None] };
    if second.is_empty() {
        why.push(Reason::NoLow { pot });
        return [Some(whole), None];
    }
    if first == second && (first.len() == 1 || rules.tied_both_ways == TiedBothWays::WholePot) {
        why.push(Reason::BothWays { pot, seats: first });
        return [Some(whole), None];
    }
    let unit = hand.setup().unit;
    let [larger, smaller] = split_evenly(whole.amount, 2, unit)[..] else { return [Some(whole), None] };
    let by_position =
        hand.setup().game.family() == Family::Draw && rules.split_draw_odd_chip == SplitDrawOddChip::ByPosition;
    let nearest = hand.from_button().find(|seat| first.union(second).has(*seat));
    let to_second = by_position && nearest.is_some_and(|seat| !first.has(seat));
    let (high, low) = if to_second { (smaller, larger) } else { (larger, smaller) };
    why.push(Reason::Halved { pot, first: high, second: low });
    if larger != smaller {
        why.push(match nearest {
            Some(seat) if by_position => Reason::OddHalfByPosition { pot, seat },
            _ => Reason::OddHalfToHigh { pot },
        });
    }
    [
        Some(Part { half: Half::First, amount: high, ..whole }),
        Some(Part { half: Half::Second, amount: low, winners: second, ..whole }),
    ]
}

/// Divides a part among its winners.
fn divided(
    hand: &Hand,
    part: Part,
    rules: &Rulebook,
    card: impl Fn(Seat, Half) -> Option<Card>,
    contested: bool,
    why: &mut Vec<Reason>,
) -> Part {
    let Part { half, amount, winners, .. } = part;
    let (pot, unit) = (part.pot as u8, hand.setup().unit);
    let mut order: Vec<Seat> = hand.from_button().collect();
    let by_card = |seat: Seat| card(seat, half).filter(|_| winners.len() > 1);
    if winners.iter().all(|seat| by_card(seat).is_some()) {
        let low = half == Half::Second || hand.setup().game.low_acts_first();
        order.sort_by_key(|seat| Reverse(by_card(*seat).map(|card| suit_order(card, low, rules))));
    }
    let aggressor = hand.round().aggressor;
    let division = divide(amount, winners, unit, order.iter().copied(), rules.odd_chip, aggressor);
    if contested {
        why.push(match half {
            Half::Whole => Reason::BestHand { pot, winners, amount },
            Half::First => Reason::BestHigh { pot, winners, amount },
            Half::Second => Reason::BestLow { pot, winners, amount },
        });
    }
    if winners.len() > 1 {
        let (count, odd) = (winners.len() as u8, division.odd as u8);
        why.push(Reason::Divided { pot, winners: count, each: division.each, odd });
    }
    match division.odd_to.iter().next().and_then(|seat| Some((seat, by_card(seat)?))) {
        _ if division.odd_to.is_empty() => {}
        Some((seat, card)) => why.push(Reason::OddChipBySuit { pot, seat, card }),
        None => why.push(Reason::OddChips { pot, seats: division.odd_to, unit }),
    }
    Part { division, ..part }
}

/// What an odd chip goes by: the higher, the earlier it is given.
fn suit_order(card: Card, low: bool, rules: &Rulebook) -> (i16, i16) {
    let (rank, suit) = (i16::from(height(card, low)), card.suit() as i16);
    let lowest_first = low && rules.stud_odd_chip == StudOddChip::OfAllSeven;
    if lowest_first { (-rank, -suit) } else { (rank, suit) }
}

/// How high a card counts; the ace is low in a low hand.
fn height(card: Card, low: bool) -> u8 {
    if low { (card.rank().index() + 1) % 13 } else { card.rank().index() }
}

/// The card by whose suit a seat may get the odd chip in stud: the highest of the five that play (TDA 2024, 20-B;
/// WSOP live 2026, 153), or of all seven, for a low hand the lowest (Robert's, ties).
fn suit_card(cards: CardSet, ranking: Ranking, rules: &Rulebook) -> Option<Card> {
    let low = !matches!(ranking, Ranking::High);
    let first = |cards: CardSet| cards.iter().max_by_key(|card| suit_order(*card, low, rules));
    match rules.stud_odd_chip {
        StudOddChip::OfAllSeven => first(cards),
        StudOddChip::HighestOfFive => {
            let whole = rank::strength(ranking, cards, CardSet::EMPTY);
            let fives = choices(cards, 5).filter(|five| rank::strength(ranking, *five, CardSet::EMPTY) == whole);
            fives.filter_map(first).max_by_key(|card| suit_order(*card, low, rules))
        }
    }
}

/// How strong the cards of a seat are by the ranking of the game, with the whole board; `None` where they are not
/// known. Where the pot is shared it is the strength for the first half.
#[must_use]
pub fn strength(hand: &Hand, seat: Seat) -> Option<Strength> {
    strength_of(hand, hand.cards(seat)?, hand.setup().game.ranking(), hand.full_board())
}

/// How strong these cards are by this ranking, with this board; `None` where it is not dealt to the end or they make
/// no hand that may win.
fn strength_of(hand: &Hand, cards: CardSet, ranking: Ranking, board: &[Card]) -> Option<Strength> {
    let game = hand.setup().game;
    let complete = game.family() != Family::Flop || board.len() == game.board_cards();
    rank::strength(ranking, cards, board.iter().copied().collect()).filter(|_| complete)
}
