//! What do these words and chips count for?

mod chips;
mod words;

use crate::betting::{Options, RaiseKind, RaiseRange};
use crate::rulings::reopen::may_raise;
use crate::{Action, Chips, Gesture, Hand, Reason, Rulebook, Ruling, Seat, Seats, Topic, Words};

/// What a gesture holds a player to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Held {
    /// This act and no other.
    To(Action),
    /// A bet or raise of his choice between these.
    Raise(RaiseRange),
    /// A call or a raise: he may not fold.
    CallOrRaise,
    /// A call or a fold: he may not raise.
    CallOrFold,
    /// The floor decides: a full call, or a fold that leaves these chips in the pot, in this round.
    CallOrForfeit(Chips),
    /// The floor decides: a full call, or he takes the chips back and has all his options.
    CallOrTakeBack,
    /// The floor decides, up to a full call.
    UpToCall,
    /// Nothing: the action is still on him.
    Nothing,
}

/// What a gesture counts for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Meaning {
    /// What it holds the player to.
    pub held: Held,
    /// What of the chips in front of him goes back. Nothing while that is still open.
    pub back: Chips,
}

impl Meaning {
    /// The act, where the gesture leaves no choice to anybody.
    #[must_use]
    pub fn action(self) -> Option<Action> {
        match self.held {
            Held::To(action) => Some(action),
            _ => None,
        }
    }
}

/// Decides what `seat` has done by a gesture, as if the action were on it.
///
/// Words or chips, whichever came first, are the act. (TDA 2024, 40-A; WSOP tournament 2026, 90.) DISPUTED: where an
/// amount was said and the chips are another, the TDA leaves it to the floor; the words decide in a WSOP cash game (180)
/// and here. Without a word, one
/// chip larger than the call is a call; several are a call when the smallest cannot be spared; and what is left above
/// the call must be half of a full raise to be one, which is then made up to a full raise. (TDA 2024, 43 to 45.) An
/// act that the rules do not allow becomes the nearest that they do: an exact meaning can always be played.
///
/// ```
/// # use croupier_engine::{Action, Chips, Gesture, Hand, Rulebook, Seat, Setup, Structure, Words};
/// # use croupier_engine::rulings::gesture::interpret;
/// // Blinds 100/200; the player before the button raises to 600.
/// let setup = Setup::new(Rulebook::TDA, Structure::NoLimit, (100, 200), &[9000; 4], Seat(0));
/// let mut hand = Hand::deal(setup)?;
/// hand.play(Seat(3), Action::RaiseTo(Chips(600)))?;
///
/// let chip = Gesture::chips([1000]);
/// let call = interpret(&hand, Seat(0), &chip, hand.rules()).decision;
/// assert_eq!((call.action(), call.back), (Some(Action::Call), Chips(400)));
///
/// let raise = interpret(&hand, Seat(0), &Gesture { said: Some(Words::Raise), ..chip }, hand.rules()).decision;
/// assert_eq!((raise.action(), raise.back), (Some(Action::RaiseTo(Chips(1000))), Chips(0)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn interpret(hand: &Hand, seat: Seat, gesture: &Gesture, rules: &Rulebook) -> Ruling<Meaning> {
    let topic = Topic::WordsAndChips;
    if !hand.in_it(seat) || hand.stack(seat).is_zero() {
        let decision = Meaning { held: Held::Nothing, back: Chips::ZERO };
        return Ruling { decision, topic, reasons: vec![Reason::NothingToDecide { seat }] };
    }
    if hand.is_drawing() {
        let decision = Meaning { held: Held::Nothing, back: Chips::ZERO };
        return Ruling { decision, topic, reasons: vec![Reason::DrawIsOn { seat }] };
    }
    let mut reader = Reader::new(hand, seat, gesture, rules);
    let held = reader.read();
    let decision = Meaning { held, back: reader.back(held) };
    Ruling { decision, topic, reasons: reader.why }
}

/// Decides what happens when several players in a row put in less than the call: play backs up to the first of them,
/// whose turn it is in `hand`, and what he did is ruled on by itself. The floor decides about the `others`.
/// (TDA 2024, 51-C; WSOP tournament 2026, 93-f.)
#[must_use]
pub fn undercalls(hand: &Hand, first: Seat, gesture: &Gesture, others: Seats, rules: &Rulebook) -> Ruling<Meaning> {
    let mut ruling = interpret(hand, first, gesture, rules);
    ruling.reasons.insert(0, Reason::FirstUndercallFirst { seat: first, others });
    ruling
}

/// One player's chips and options while his gesture is read.
struct Reader<'a> {
    hand: &'a Hand,
    seat: Seat,
    gesture: &'a Gesture,
    rules: &'a Rulebook,
    options: Options,
    /// What each must have in to stay.
    level: Chips,
    /// The least that a raise must go to, whoever has the chips.
    least: Chips,
    /// What he would have in if he put in everything.
    all: Chips,
    why: Vec<Reason>,
}

impl<'a> Reader<'a> {
    fn new(hand: &'a Hand, seat: Seat, gesture: &'a Gesture, rules: &'a Rulebook) -> Self {
        let round = hand.round();
        Self {
            hand,
            seat,
            gesture,
            rules,
            options: Options::new(hand, round, seat, rules),
            level: round.level,
            least: round.least_to(rules),
            all: round.paid(seat) + hand.stack(seat),
            why: Vec::with_capacity(4),
        }
    }

    /// Words that came first decide, else the chips.
    fn read(&mut self) -> Held {
        let Gesture { said, then, chips, .. } = *self.gesture;
        match said.or(then.filter(|_| chips.is_none())) {
            Some(words) => {
                if !chips.is_none() {
                    self.why.push(Reason::WordsFirst { seat: self.seat });
                }
                if let Words::RaiseTo(said) | Words::Amount(said) = words
                    && !chips.is_none()
                    && said != self.in_front()
                {
                    self.why.push(Reason::ChipsDiffer { said, chips: self.in_front() });
                }
                self.words(words)
            }
            None => {
                if then.is_some() {
                    self.why.push(Reason::WordsTooLate { seat: self.seat });
                }
                self.silent()
            }
        }
    }

    /// A call, or a check where nothing is owed, or the bring-in.
    fn call(&self) -> Held {
        Held::To(match self.options.check() {
            _ if self.options.bring_in => Action::BringIn,
            true => Action::Check,
            false => Action::Call,
        })
    }

    /// A bet or raise to this total, moved to what the rules allow; a call where they allow none.
    fn raise_to(&mut self, to: Chips) -> Held {
        let Some(range) = self.range() else {
            return self.call();
        };
        if to > range.max_to {
            self.why.push(Reason::CutToMost { total: to, most: range.max_to });
        }
        let unit = self.hand.setup().unit.0.max(1);
        let to = Chips(to.0 - to.0 % unit).clamp(range.min_to, range.max_to);
        let between = range.kind == RaiseKind::TwoSizes && to < range.max_to;
        Held::To(Action::RaiseTo(if between { range.min_to } else { to }))
    }

    /// What he may raise to; where he may not, says why.
    fn range(&mut self) -> Option<RaiseRange> {
        if self.options.raise.is_err() {
            self.why.extend(may_raise(self.hand, self.seat, self.rules).reasons);
        }
        self.options.raise.ok()
    }

    /// What goes back to him once it is known what the gesture is.
    fn back(&self, held: Held) -> Chips {
        let paid = self.hand.round().paid(self.seat);
        let kept = match held {
            Held::To(Action::Fold | Action::Check) => paid,
            Held::To(Action::Call) => self.level.min(self.all),
            Held::To(Action::RaiseTo(to)) => to,
            Held::To(Action::BringIn) => paid + self.options.call,
            Held::To(Action::Draw(_)) => paid,
            Held::CallOrForfeit(chips) => chips,
            Held::Raise(_) | Held::CallOrRaise | Held::CallOrFold => return Chips::ZERO,
            Held::CallOrTakeBack | Held::UpToCall | Held::Nothing => return Chips::ZERO,
        };
        self.in_front().above(kept.max(paid))
    }
}
