//! Who shows, when, and in what order?

use crate::rulings::reopen::this_round;
use crate::{
    Act, Aggression, Chips, Event, FaceUp, Family, Hand, Reason, Rulebook, Ruling, Seat, Seats, ShowsFirst, Structure,
    Topic,
};

/// How a hand ends once the betting is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shows {
    /// Everybody else folded: this seat wins without showing.
    Nobody(Seat),
    /// All these are turned up together, in no order.
    AtOnce(Seats),
    /// One after the other; the first must show, the others show to claim a pot or muck.
    InOrder(Vec<Seat>),
}

impl Shows {
    /// Who shows first, or `None` where nobody is first.
    #[must_use]
    pub fn first(&self) -> Option<Seat> {
        match self {
            Self::InOrder(order) => order.first().copied(),
            Self::Nobody(_) | Self::AtOnce(_) => None,
        }
    }
}

/// Decides whose hands must be turned up now; nobody's where they stay down.
///
/// In a tournament all hands go up, without waiting, once somebody is all-in and no more
/// betting is possible; until then all stay down. (TDA 2024, 16.) In a cash game nothing is
/// turned up before the showdown. (WSOP live 2026, 149.)
#[must_use]
pub fn face_up(hand: &Hand, rules: &Rulebook) -> Ruling<Seats> {
    let (all_in, can_bet) = (hand.all_in(), hand.with_chips());
    let over = hand.is_showdown();
    let mut reasons = Vec::with_capacity(3);
    let up = match rules.face_up {
        FaceUp::InOrder => false,
        FaceUp::WhenBettingIsOver | FaceUp::SidePotOnly => over,
        FaceUp::AtFirstAllIn => over || hand.to_act().is_some_and(|seat| hand.round().facing(seat).is_zero()),
        FaceUp::WhenAllAreAllIn => over && can_bet.is_empty(),
    };
    let up = up && !all_in.is_empty() && hand.live().len() > 1;
    let seats = match rules.face_up {
        _ if !up => Seats::NONE,
        FaceUp::SidePotOnly => showdown_groups(hand, rules, true).first().copied().unwrap_or_default(),
        _ => hand.live(),
    };
    if all_in.is_empty() {
        reasons.push(Reason::NobodyAllIn);
    } else {
        reasons.push(Reason::AllIn { seats: all_in });
        if rules.face_up == FaceUp::InOrder {
            reasons.push(Reason::ShownInOrder);
        } else if up {
            reasons.extend([Reason::BettingIsOver, Reason::AllFaceUp { seats }]);
        } else {
            reasons.push(Reason::CanStillBet { seats: can_bet });
        }
    }
    Ruling { decision: seats, topic: Topic::FaceUp, reasons }
}

/// Decides who shows once the betting is over: all at once, or in which order.
///
/// In order, the last to bet or raise in the final round shows first, else the first live
/// seat left of the button; then clockwise. (TDA 2024, 17-A; WSOP live 2026, 149.) In a cash
/// game, whoever shares in a side pot shows before whoever is in the main pot only, and when
/// no-limit betting ended before the river the player who moved all-in shows first.
/// (WSOP live 2026, 149.)
#[must_use]
pub fn shows(hand: &Hand, rules: &Rulebook) -> Ruling<Shows> {
    if let Some(seat) = hand.live().single() {
        let reasons = vec![Reason::NoShowdown { seat }];
        return Ruling { decision: Shows::Nobody(seat), topic: Topic::MustShow, reasons };
    }
    let up = face_up(hand, rules);
    if !up.decision.is_empty() {
        return up.map(|_| Shows::AtOnce(hand.live()));
    }
    let mut reasons = Vec::with_capacity(6);
    if !hand.all_in().is_empty() && rules.face_up == FaceUp::InOrder {
        reasons.push(Reason::ShownInOrder);
    }
    let groups = showdown_groups(hand, rules, rules.side_pot_shows_first);
    let mut order = Vec::with_capacity(hand.live().len());
    for (index, group) in groups.iter().enumerate() {
        let after = groups[index + 1..].iter().fold(Seats::NONE, |all, group| all.union(*group));
        if !after.is_empty() {
            reasons.push(Reason::SidePotShowsFirst { seats: *group, after });
        }
        let first = match order.first() {
            None => leader(hand, *group, rules, &mut reasons),
            Some(first) => next_in(hand, *first, *group),
        };
        order.push(first);
        order.extend(first.clockwise(hand.players()).filter(|seat| *seat != first && group.has(*seat)));
    }
    reasons.push(Reason::Clockwise);
    Ruling { decision: Shows::InOrder(order), topic: Topic::ShowOrder, reasons }
}

/// Decides who must show to win, and who may muck when beaten.
///
/// The first to show must; the others need only show to claim a pot. Nobody who is all-in or
/// has called all-in in a tournament may muck. (TDA 2024, 13, 16, 17-B; WSOP live 2026, 143.)
#[must_use]
pub fn must_show(hand: &Hand, rules: &Rulebook) -> Ruling<Seats> {
    let ruling = shows(hand, rules);
    let mut reasons = ruling.reasons;
    let decision = match ruling.decision {
        Shows::Nobody(_) => Seats::NONE,
        Shows::AtOnce(seats) => seats,
        Shows::InOrder(order) => {
            let first = order[0];
            let others = order[1..].iter().copied().collect();
            reasons.extend([Reason::MustShow { seat: first }, Reason::MayMuck { seats: others }]);
            Seats::only(first)
        }
    };
    Ruling { decision, topic: Topic::MustShow, reasons }
}

/// The live seats in the groups that show together: by the last pot that each contests, the last
/// side pot first; or all as one group.
fn showdown_groups(hand: &Hand, rules: &Rulebook, by_pot: bool) -> Vec<Seats> {
    let mut left = hand.live();
    let mut groups = Vec::with_capacity(2);
    if by_pot {
        for pot in hand.stakes().pots(rules).iter().skip(1).rev().filter(|pot| pot.eligible.len() > 1) {
            let group = left.minus(left.minus(pot.eligible));
            groups.push(group);
            left = left.minus(group);
        }
    }
    if !left.is_empty() {
        groups.push(left);
    }
    groups.retain(|group| !group.is_empty());
    groups
}

/// Who of this group shows first, and why.
fn leader(hand: &Hand, group: Seats, rules: &Rulebook, reasons: &mut Vec<Reason>) -> Seat {
    let street = hand.round().street;
    let ended_early = !hand.is_last_round() && hand.setup().structure == Structure::NoLimit;
    if rules.pusher_shows_first && ended_early {
        let pushed = last_all_in(hand, group, true).map(|seat| (seat, Reason::PushedAllIn { seat }));
        let called = || last_all_in(hand, group, false).map(|seat| (seat, Reason::CalledAllIn { seat }));
        if let Some((seat, why)) = pushed.or_else(called) {
            reasons.extend([Reason::BettingEndedOn { street }, why]);
            return seat;
        }
    }
    if let Some((seat, act, to)) = aggressor(hand, group, rules) {
        reasons.push(Reason::LastAggressor { seat, act, to });
        for event in this_round(hand) {
            match *event {
                Event::Act { seat, act: Act::Call, all_in: true, .. } if group.has(seat) => {
                    reasons.push(Reason::CallIsNoAggression { seat });
                }
                _ => {}
            }
        }
        return seat;
    }
    let seat = hand.first_of(group);
    let first = match hand.setup().game {
        game if game.low_acts_first() => Reason::LowHandShowing { seat },
        game if game.family() == Family::Stud => Reason::HighHandShowing { seat },
        _ => Reason::FirstLeftOfButton { seat },
    };
    reasons.extend([Reason::NobodyBet { street: hand.setup().game.last_street() }, first]);
    seat
}

/// The first of the group to the left of a seat.
fn next_in(hand: &Hand, from: Seat, group: Seats) -> Seat {
    from.clockwise(hand.players()).find(|seat| group.has(*seat)).unwrap_or(from)
}

/// Who of the group went all-in last, calls counted unless only bets and raises are.
fn last_all_in(hand: &Hand, group: Seats, only_raises: bool) -> Option<Seat> {
    hand.log().iter().rev().find_map(|event| match *event {
        Event::Act { seat, act, all_in: true, .. } if group.has(seat) => {
            (!only_raises || matches!(act, Act::Bet | Act::Raise)).then_some(seat)
        }
        _ => None,
    })
}

/// The last aggressor that counts, if he is in the group: who, what, to what total.
fn aggressor(hand: &Hand, group: Seats, rules: &Rulebook) -> Option<(Seat, Act, Chips)> {
    let is_it = |event: &Event| match *event {
        Event::Act { seat, act, to, all_in, .. } => {
            let aggressive = matches!(act, Act::Bet | Act::Raise)
                || rules.aggression == Aggression::AnyAllIn && all_in
                || rules.shows_first == ShowsFirst::Caller && act == Act::Call;
            aggressive.then_some((seat, act, to))
        }
        _ => None,
    };
    let last_round = hand.is_last_round().then(|| this_round(hand));
    let found = match rules.shows_first {
        ShowsFirst::LastRoundAggressor => last_round?.filter_map(is_it).last(),
        ShowsFirst::Caller => last_round?.filter_map(is_it).last().filter(|(_, act, _)| *act == Act::Call),
        ShowsFirst::HandAggressor => hand.log().iter().rev().find_map(is_it),
        ShowsFirst::LeftOfButton => None,
    };
    found.filter(|(seat, ..)| group.has(*seat))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Action, Setup};

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);
    const C: Seat = Seat(2);

    /// Three seats, the button is C; 0 checks or calls, another number is raised to. Nobody folds.
    fn played(structure: Structure, stacks: [u64; 3], acts: &[u64]) -> Hand {
        let mut hand = Hand::deal(Setup::new(Rulebook::TDA, structure, (5, 10), &stacks, C)).expect("a table");
        for &to in acts {
            let seat = hand.to_act().expect("a decision");
            let owes = !hand.round().facing(seat).is_zero();
            let action = match to {
                0 if owes => Action::Call,
                0 => Action::Check,
                to => Action::RaiseTo(Chips(to)),
            };
            hand.play(seat, action).unwrap_or_else(|error| panic!("{seat} to {to}: {error}"));
        }
        hand
    }

    fn no_limit(stacks: [u64; 3], acts: &[u64]) -> Hand {
        played(Structure::NoLimit, stacks, acts)
    }

    #[track_caller]
    fn in_order(hand: &Hand, rules: Rulebook, order: &[Seat]) {
        assert_eq!(shows(hand, &rules).decision, Shows::InOrder(order.to_vec()));
    }

    /// Everybody limps and checks up to the river.
    const QUIET: [u64; 9] = [0; 9];

    #[test]
    fn nobody_bet_the_river() {
        let hand = no_limit([900; 3], &[&QUIET[..], &[0, 0, 0]].concat());
        in_order(&hand, Rulebook::TDA, &[A, B, C]);
        in_order(&hand, Rulebook::WSOP_LIVE, &[A, B, C]);
    }

    #[test]
    fn the_turn_is_forgotten() {
        let hand = no_limit([900; 3], &[0, 0, 0, 0, 0, 0, 0, 0, 200, 0, 0, 0, 0, 0]);
        in_order(&hand, Rulebook::TDA, &[A, B, C]);
    }

    #[test]
    fn the_last_aggressor_of_the_river() {
        in_order(&no_limit([900; 3], &[&QUIET[..], &[0, 100, 0, 0]].concat()), Rulebook::TDA, &[B, C, A]);
        in_order(&no_limit([900; 3], &[&QUIET[..], &[100, 300, 0, 0]].concat()), Rulebook::TDA, &[B, C, A]);
    }

    #[test]
    fn a_call_for_less_is_no_aggression() {
        let hand = no_limit([900, 310, 900], &[&QUIET[..], &[500, 0, 0]].concat());
        in_order(&hand, Rulebook::WSOP_LIVE, &[A, C, B]); // A and C share the side pot.
        let raised = no_limit([900, 610, 900], &[&QUIET[..], &[200, 600, 0, 0]].concat());
        in_order(&raised, Rulebook::WSOP_LIVE, &[B, C, A]);
    }

    #[test]
    fn whoever_pushed_before_the_river_shows_first_in_no_limit() {
        // The river was never bet: B pushed the turn.
        let acts = [0, 0, 0, 0, 0, 0, 0, 390, 0, 0];
        in_order(&no_limit([400; 3], &acts), Rulebook::WSOP_LIVE, &[B, C, A]);
        let limit = Structure::FixedLimit { small_bet: Chips(10), big_bet: Chips(20), wagers: None };
        in_order(&played(limit, [30; 3], &[0, 0, 0, 0, 0, 0, 0, 20, 0, 0]), Rulebook::WSOP_LIVE, &[A, B, C]);
    }

    #[test]
    fn the_side_pot_shows_before_the_main_pot() {
        // C is all-in before the flop; A and B play on.
        let hand = no_limit([900, 900, 100], &[100, 0, 0, 0, 0, 0, 0, 0, 200, 0]);
        in_order(&hand, Rulebook::WSOP_LIVE, &[B, A, C]);
        assert_eq!(shows(&hand, &Rulebook::TDA).decision, Shows::AtOnce(hand.live()));
    }

    #[test]
    fn hands_stay_down_while_somebody_can_bet() {
        let up = |acts: &[u64]| face_up(&no_limit([900, 900, 100], acts), &Rulebook::TDA).decision;
        assert_eq!(up(&[100, 0, 0]), Seats::NONE); // TDA 16, example 2.
        assert_eq!(up(&[100, 0, 0, 0, 0]), Seats::NONE);
        assert_eq!(up(&[100, 0, 0, 0, 0, 800, 0]).len(), 3);
        assert_eq!(up(&[100, 0, 0, 0, 0, 200, 0]), Seats::NONE); // Example 3.
        assert_eq!(up(&[100, 0, 0, 0, 0, 200, 0, 0, 0]).len(), 3);
    }

    #[test]
    fn only_the_first_must_show_where_nobody_is_all_in() {
        let hand = no_limit([900; 3], &[&QUIET[..], &[0, 100, 0, 0]].concat());
        assert_eq!(must_show(&hand, &Rulebook::TDA).decision, Seats::only(B));
        let all_in = no_limit([100; 3], &[100, 0, 0]);
        assert_eq!(must_show(&all_in, &Rulebook::TDA).decision.len(), 3);
        assert_eq!(must_show(&all_in, &Rulebook::WSOP_LIVE).decision, Seats::only(C));
    }
}
