//! Who may act when, and what binds whoever did not wait.

use crate::betting::{Options, RaiseKind};
use crate::{
    Act, Action, Chips, FoldUnasked, Hand, PassiveOutOfTurn, Reason, Rulebook, Ruling, Seat, SkippedAfter, Street,
    Substantial, Topic, Until,
};

/// What an act that came at the wrong time holds a player to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Binding {
    /// This act.
    To(Action),
    /// Nothing: his chips go back, and he has all options.
    Free,
    /// A check or a call, or a fold: he may not bet or raise.
    NoRaise,
    /// It is held until the action comes to him.
    Waits,
    /// The floor may hold him to it.
    Floor,
}

/// An act before its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OutOfTurn {
    /// Who did not wait.
    pub seat: Seat,
    /// What his act counted for when he made it.
    pub action: Action,
    /// On which street.
    pub street: Street,
    /// The level of the betting then.
    pub level: Chips,
    /// Whether the dealer had asked him to act.
    pub prompted: bool,
}

impl OutOfTurn {
    /// An act as the hand stands now.
    #[must_use]
    pub fn now(hand: &Hand, seat: Seat, action: Action) -> Self {
        Self { seat, action, street: hand.street(), level: hand.round().level, prompted: false }
    }
}

/// Decides what an act out of turn binds to, the hand having gone on to where it stands now.
///
/// The action backs up to the right player. A fold always binds. Another act binds when the action has not changed by
/// the time it is his turn, and a check, a call or a fold changes nothing; after a bet or a raise he takes his chips
/// back and has all options. (TDA 2024, 53-A; WSOP tournament 2026, 90-d; WSOP live 2026, 136.) Who checked or called
/// may then not raise: always by Robert's Rules (betting, 11), between two players in a WSOP tournament (glossary).
///
/// ```
/// # use croupier_engine::rulings::turn::{Binding, OutOfTurn, out_of_turn};
/// # use croupier_engine::{Action, Chips, Hand, Rulebook, Seat, Setup, Structure};
/// // Blinds 50/100, four players: UTG raises to 300, and the small blind to 800 before the button has acted.
/// let mut hand = Hand::deal(Setup::new(Rulebook::TDA, Structure::NoLimit, (50, 100), &[5000; 4], Seat(0)))?;
/// hand.play(Seat(3), Action::RaiseTo(Chips(300)))?;
/// let early = OutOfTurn::now(&hand, Seat(1), Action::RaiseTo(Chips(800)));
///
/// hand.play(Seat(0), Action::Call)?; // Nothing has changed for the small blind.
/// assert_eq!(out_of_turn(&hand, early, hand.rules()).decision, Binding::To(early.action));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn out_of_turn(hand: &Hand, early: OutOfTurn, rules: &Rulebook) -> Ruling<Binding> {
    let (seat, level) = (early.seat, hand.round().level);
    let ruled = |decision, reasons| Ruling { decision, topic: Topic::OutOfTurn, reasons };
    if early.action == Action::Fold {
        return ruled(
            Binding::To(Action::Fold),
            vec![Reason::FoldAlwaysBinds { seat }, Reason::PenaltyPossible { seat }],
        );
    }
    if hand.to_act() != Some(seat) {
        let to_act = hand.to_act().unwrap_or(seat);
        return ruled(Binding::Waits, vec![Reason::BacksUp { seat, to_act }]);
    }
    if hand.street() != early.street {
        return ruled(Binding::Free, vec![Reason::AllOptionsAgain { seat }]);
    }
    let passive = matches!(early.action, Action::Check | Action::Call);
    if level <= early.level {
        let binding = if fits(hand, seat, early.action, rules) { Binding::To(early.action) } else { Binding::Free };
        return ruled(binding, vec![Reason::ActionUnchanged { seat, level }, Reason::PenaltyPossible { seat }]);
    }
    let mut reasons = vec![Reason::ActionChanged { seat, from: early.level, to: level }];
    let barred = passive
        && match rules.turn.passive_out_of_turn {
            PassiveOutOfTurn::AllOptions => false,
            PassiveOutOfTurn::NoRaiseHeadsUp => hand.round().players == 2 && !early.prompted,
            PassiveOutOfTurn::NoRaise => true,
        };
    if barred {
        reasons.push(Reason::PassiveMayNotRaise { seat });
        return ruled(Binding::NoRaise, reasons);
    }
    reasons.push(Reason::AllOptionsAgain { seat });
    ruled(Binding::Free, reasons)
}

/// Whether the seat may do this now.
fn fits(hand: &Hand, seat: Seat, action: Action, rules: &Rulebook) -> bool {
    let options = Options::new(hand, hand.round(), seat, rules);
    match action {
        _ if hand.is_drawing() => matches!(action, Action::Draw(_)),
        Action::Fold => true,
        Action::Check => options.check(),
        Action::Call => !options.check(),
        Action::RaiseTo(to) => options.raise.is_ok_and(|range| match range.kind {
            RaiseKind::TwoSizes => to == range.min_to || to == range.max_to,
            _ => (range.min_to..=range.max_to).contains(&to),
        }),
        Action::BringIn => options.bring_in,
        Action::Draw(_) => false,
    }
}

/// Decides whether these acts together are substantial action: too much has happened to go back.
///
/// Two acts of which one puts chips in, or any three; blinds do not count. (TDA 2024, 36; WSOP tournament 2026, 88-c.)
/// In a WSOP cash game any two that are not both checks or both folds. (WSOP live 2026, 109.) DISPUTED: a check and a
/// fold are two such acts, and put no chips in.
#[must_use]
pub fn substantial(acts: &[Act], rules: &Rulebook) -> Ruling<bool> {
    let chips = |act: &Act| matches!(act, Act::Bet | Act::Call | Act::Raise);
    let alike = acts.windows(2).all(|two| two[0] == two[1]);
    let with_chips = acts.iter().filter(|act| chips(act)).count();
    let decision = match rules.turn.substantial {
        Substantial::ChipsOrThree => acts.len() > 2 || acts.len() == 2 && with_chips > 0,
        Substantial::MixedOrThree => acts.len() > 2 || acts.len() == 2 && (!alike || with_chips > 0),
        Substantial::Two => acts.len() >= 2,
    };
    let (acts, with_chips) = (count(acts.len()), count(with_chips));
    let reason =
        if decision { Reason::Substantial { acts, with_chips } } else { Reason::NotSubstantial { acts, with_chips } };
    Ruling { decision, topic: Topic::SubstantialAction, reasons: vec![reason] }
}

fn count(number: usize) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

/// A player who was passed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Skipped<'a> {
    /// Who.
    pub seat: Seat,
    /// What was done behind him before he spoke up, or until now.
    pub behind: &'a [Act],
    /// Whether he had reasonable time to speak up.
    pub had_time: bool,
}

/// What becomes of a skipped player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SkippedHand {
    /// The action backs up to him, and he acts.
    Acts,
    /// What was done behind him binds. The floor decides about his hand: dead, or without the right to raise.
    Floor,
}

/// Decides whether a skipped player still has his turn, the hand standing where he was skipped.
///
/// He must speak up before there is substantial action behind him. (TDA 2024, 53-B; WSOP tournament 2026, 90-d;
/// WSOP live 2026, 137.) He loses nothing while a player before him has not acted (WSOP live 2026, 137).
#[must_use]
pub fn skipped(hand: &Hand, skipped: Skipped<'_>, rules: &Rulebook) -> Ruling<SkippedHand> {
    let Skipped { seat, behind, had_time } = skipped;
    let ruled = |decision, reasons| Ruling { decision, topic: Topic::Skipped, reasons };
    if let Some(to_act) = hand.to_act().filter(|to_act| *to_act != seat) {
        return ruled(SkippedHand::Acts, vec![Reason::NotYetHisTurn { seat, to_act }]);
    }
    let mut too_late = substantial(behind, rules);
    if rules.turn.skipped_after == SkippedAfter::Three {
        let acts = count(behind.len());
        too_late.decision = acts >= 3;
        too_late.reasons = vec![Reason::ActsBehind { seat, acts }];
    }
    let mut reasons = too_late.reasons;
    if !too_late.decision {
        reasons.push(Reason::InTime { seat });
        return ruled(SkippedHand::Acts, reasons);
    }
    if !had_time {
        reasons.push(Reason::HadNoTime { seat });
        return ruled(SkippedHand::Acts, reasons);
    }
    reasons.push(Reason::LostHisTurn { seat });
    ruled(SkippedHand::Floor, reasons)
}

/// Decides whether a hand folded with nothing to call is dead. `behind` says whether somebody acted because of it.
///
/// Before the end of the last round it is, and a penalty is possible. (TDA 2024, 58; WSOP tournament 2026, 84.) In a
/// cash game once it made somebody act behind it. (WSOP live 2026, 110.)
#[must_use]
pub fn fold_unasked(seat: Seat, behind: bool, rules: &Rulebook) -> Ruling<bool> {
    let decision = behind || rules.turn.fold_unasked == FoldUnasked::Binds;
    let mut reasons = vec![Reason::FoldsUnasked { seat }];
    reasons.push(if decision { Reason::PenaltyPossible { seat } } else { Reason::NobodyActedBehind { seat } });
    Ruling { decision, topic: Topic::NonStandardFold, reasons }
}

/// When a wrong amount was noticed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Noticed<'a> {
    /// What was done after it.
    pub after: &'a [Act],
    /// How far the round had come.
    pub when: When,
}

/// How far a betting round has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum When {
    /// Somebody has still to act.
    RoundOpen,
    /// The betting is complete; the next card is not dealt, and in the last round no hand is shown.
    RoundComplete,
    /// The next card is dealt, or a hand is shown.
    After,
}

impl Noticed<'_> {
    /// Whether this is in time.
    fn before(self, until: Until, rules: &Rulebook) -> bool {
        match until {
            Until::NextCard => self.when != When::After,
            Until::RoundComplete => self.when == When::RoundOpen,
            Until::Substantial => self.when != When::After && !substantial(self.after, rules).decision,
        }
    }
}

/// Decides what a bet or raise below the least is corrected to, or `None` where it stands. The hand stands where
/// `seat` was to act; `to` is the total that he bet, and others may have called.
///
/// It is made up for all who put it in: until the next card is dealt, in the last round until hands are shown.
/// (TDA 2024, 52-A; WSOP tournament 2026, 90-e.) In a cash game until the round is complete. (WSOP live 2026, 142.)
#[must_use]
pub fn underraise(hand: &Hand, seat: Seat, to: Chips, noticed: Noticed<'_>, rules: &Rulebook) -> Ruling<Option<Chips>> {
    let ruled = |decision, reason| Ruling { decision, topic: Topic::Underbet, reasons: vec![reason] };
    let least = if hand.in_it(seat) { Options::new(hand, hand.round(), seat, rules).raise.ok() } else { None };
    let Some(least) = least.map(|range| range.min_to).filter(|least| *least > to) else {
        return ruled(None, Reason::IsFullRaise { total: to, least: hand.round().least_to(rules).min(to) });
    };
    if noticed.before(rules.turn.underbet_until, rules) {
        return ruled(Some(least), Reason::MadeUpForAll { chips: to, least });
    }
    ruled(None, Reason::StandsUncorrected { chips: to, right: least })
}

/// Decides what a pot-limit bet of a wrong pot is corrected to, or `None` where it stands. The hand stands where
/// `seat` was to act; `to` is the total that he bet as the pot.
///
/// More than the pot is cut until the next card is dealt, less is made up until there is substantial action.
/// (TDA 2024, 52-B; WSOP tournament 2026, 90-e.) In a cash game more is cut until all have acted.
/// (WSOP live 2026, 188, 189.)
#[must_use]
pub fn pot_miscount(
    hand: &Hand,
    seat: Seat,
    to: Chips,
    noticed: Noticed<'_>,
    rules: &Rulebook,
) -> Ruling<Option<Chips>> {
    let ruled = |decision, reasons| Ruling { decision, topic: Topic::PotMiscount, reasons };
    let most = if hand.in_it(seat) { Options::new(hand, hand.round(), seat, rules).raise.ok() } else { None };
    let Some(pot) = most.map(|range| range.max_to).filter(|most| *most != to) else {
        return ruled(None, vec![Reason::SaidPot { to }]);
    };
    let until = if to > pot { Some(rules.turn.pot_overbet_until) } else { rules.turn.pot_underbet_until };
    let miscount = Reason::PotMiscounted { bet: to, pot };
    if until.is_some_and(|until| noticed.before(until, rules)) {
        return ruled(Some(pot), vec![miscount, Reason::CorrectedToPot { pot }]);
    }
    ruled(None, vec![miscount, Reason::StandsUncorrected { chips: to, right: pot }])
}

/// Decides what binds `seat`, who acted after "bet" or "raise" was said and before the amount was.
///
/// He must wait. A fold binds; whoever calls may be held to any amount. (TDA 2024, 50-B, 59-B.)
#[must_use]
pub fn before_the_amount(seat: Seat, action: Action) -> Ruling<Binding> {
    let decision = if action == Action::Fold { Binding::To(action) } else { Binding::Floor };
    let mut reasons = vec![Reason::MustWaitForAmount { seat }];
    reasons.push(match action {
        Action::Fold => Reason::FoldAlwaysBinds { seat },
        _ => Reason::MayOweAnyAmount { seat },
    });
    Ruling { decision, topic: Topic::WaitForAmount, reasons }
}

/// Decides what binds `seat`, who said what he will do if another does something: "if you bet, I raise".
///
/// The floor may hold him to it, and penalise it. (TDA 2024, 59-A.)
#[must_use]
pub fn conditional(seat: Seat) -> Ruling<Binding> {
    let reasons = vec![Reason::ConditionMayBind { seat }, Reason::PenaltyPossible { seat }];
    Ruling { decision: Binding::Floor, topic: Topic::Conditional, reasons }
}
