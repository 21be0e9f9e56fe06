//! What the table shows of a question: the seats, the board, the chips; and which step speaks of what.

use croupier_engine::rulings::award::award_by_cards;
use croupier_engine::rulings::pots::pots;
use croupier_engine::{Card, CardSet, Hand, Position, Reason, Seat, Seats};
use croupier_quiz::{Ask, Choice, Question, Value, Verdict};
use croupier_text::{
    Lang, app_you, table_caption, table_cards, table_player, table_position,
    table_pot, table_round, table_stack, table_state,
};
use yew::AttrValue;

use super::parts::seats::{SeatRow, SeatsHead};
use super::parts::table::{Label, Mark, Pile, SeatView, Standing, TableView};
use super::say::{self, Step};

/// A question as it is shown.
pub(crate) struct Scene<'a> {
    question: &'a Question,
    verdict: Option<&'a Verdict>,
    steps: &'a [Step],
    lang: Lang,
}

/// What a step speaks of, seat by seat.
#[derive(Clone, Copy, Debug, Default)]
struct Marks {
    bet: Mark,
    plate: Mark,
    note: Mark,
}

impl<'a> Scene<'a> {
    pub(crate) fn new(question: &'a Question, verdict: Option<&'a Verdict>, steps: &'a [Step], lang: Lang) -> Self {
        Self { question, verdict, steps, lang }
    }

    fn hand(&self) -> &'a Hand {
        &self.question.hand
    }

    /// Whether the chips are gathered in pots: once it is said how.
    fn is_gathered(&self) -> bool {
        self.verdict.is_some() && matches!(self.question.ask, Ask::BuildPots | Ask::Award)
    }

    /// Whose cards are face up: all where the best hand is asked for, and those that are turned up now.
    fn shown(&self) -> Seats {
        let up = match (self.question.ask, self.verdict) {
            (Ask::Award, _) => true,
            (Ask::FaceUpNow, Some(verdict)) => verdict.ruling.decision.contains(&Value::Choice(Choice::Yes)),
            (_, Some(verdict)) => verdict.ruling.decision.contains(&Value::Choice(Choice::AllAtOnce)),
            _ => false,
        };
        if up { self.hand().live() } else { Seats::NONE }
    }

    fn board(&self) -> &'a [Card] {
        if self.question.ask == Ask::Award { self.hand().full_board() } else { self.hand().board() }
    }

    fn to_act(&self) -> Option<Seat> {
        match self.question.ask {
            Ask::MayRaise(seat) => Some(seat),
            _ => self.hand().to_act(),
        }
    }

    /// The cards that win, once it is said.
    fn lit(&self) -> CardSet {
        let _ = award_by_cards;
        CardSet::EMPTY
    }

    fn standing(&self, seat: Seat) -> Standing {
        let hand = self.hand();
        if hand.folded().has(seat) {
            Standing::Folded
        } else if self.to_act() == Some(seat) {
            Standing::ToAct
        } else if hand.stack(seat).is_zero() {
            Standing::AllIn
        } else {
            Standing::In
        }
    }

    /// The number of the step that rests on this reason.
    fn step(&self, is: impl Fn(&Reason) -> bool) -> Option<u8> {
        let reasons = &self.verdict?.ruling.reasons;
        let at = reasons.iter().position(is)?;
        (self.steps.len() == reasons.len()).then(|| u8::try_from(at + 1).ok())?
    }

    /// Each step marks the bet of the seats that it speaks of, or the plate where the bet has its mark already.
    fn marks(&self) -> ([Marks; Seat::MOST], Vec<bool>) {
        let mut marks = [Marks::default(); Seat::MOST];
        let faces = self.step(|reason| matches!(reason, Reason::FacesEnough { .. } | Reason::FacesTooLittle { .. }));
        let mut used = vec![false; self.steps.len()];
        for (number, (step, used)) in (1..).zip(self.steps.iter().zip(&mut used)) {
            for seat in step.seats.iter().filter(|seat| seat.index() < self.hand().players()) {
                let own = &mut marks[seat.index()];
                let bet = !self.is_gathered() && !self.hand().round().paid(seat).is_zero();
                let free = if faces == Some(number) {
                    Some(&mut own.note)
                } else if bet && own.bet == Mark::None {
                    Some(&mut own.bet)
                } else {
                    Some(&mut own.plate).filter(|plate| **plate == Mark::None)
                };
                if let Some(free) = free {
                    *free = Mark::Step(number);
                    *used = true;
                }
            }
        }
        (marks, used)
    }

    /// The steps that have a badge on the table.
    pub(crate) fn badges(&self) -> Vec<bool> {
        self.marks().1
    }

    /// The picture.
    pub(crate) fn table(&self) -> TableView {
        let (hand, lang) = (self.hand(), self.lang);
        let (marks, _) = self.marks();
        let seats = hand.seats().map(|seat| self.seat(seat, marks[seat.index()])).collect();
        TableView {
            seats,
            board: self.board().to_vec(),
            slots: 5,
            pots: self.pots(),
            lit: self.lit(),
            you: app_you(lang).into(),
            unit: hand.setup().unit,
        }
    }

    fn seat(&self, seat: Seat, marks: Marks) -> SeatView {
        let (hand, lang) = (self.hand(), self.lang);
        let standing = self.standing(seat);
        let up = self.shown().has(seat);
        let left = hand.stack(seat);
        let line = if standing == Standing::Folded || left.is_zero() {
            say::state(hand, seat, lang)
        } else {
            lang.chips(left.0)
        };
        let paid = hand.round().paid(seat);
        let bet = (!paid.is_zero() && !self.is_gathered())
            .then(|| Pile { chips: paid, label: Label { text: lang.chips(paid.0).into(), mark: marks.bet } });
        let cards = hand.hole(seat).iter().map(|card| up.then_some(*card)).collect();
        SeatView {
            letter: say::seat(seat).into(),
            place: hand.position(seat).name().into(),
            line: line.into(),
            standing,
            mark: marks.plate,
            cards: if standing == Standing::Folded { Vec::new() } else { cards },
            bet,
            note: self.note(seat, marks.note),
            button: (hand.setup().button == seat).then(|| Position::Button.name().into()),
        }
    }

    /// What a seat faces, gets back or wins, once it is said.
    fn note(&self, seat: Seat, mark: Mark) -> Option<Label> {
        let verdict = self.verdict?;
        let facing = verdict.ruling.reasons.iter().find_map(|reason| match reason {
            Reason::FacesEnough { facing, .. } | Reason::FacesTooLittle { facing, .. } => Some(*facing),
            _ => None,
        });
        let won = |value: &Value| match value {
            Value::Return(Some(back)) if back.seat == seat => Some(back.chips),
            Value::Wins(who, chips) if *who == seat => Some(*chips),
            _ => None,
        };
        let chips = match self.question.ask {
            Ask::MayRaise(asked) => facing.filter(|_| asked == seat),
            _ => verdict.ruling.decision.iter().find_map(won),
        };
        let chips = chips.filter(|chips| !chips.is_zero())?;
        let mut text = String::from("+");
        text.push_str(&self.lang.chips(chips.0));
        Some(Label { text: text.into(), mark: if mark == Mark::None { Mark::Lit } else { mark } })
    }

    fn pots(&self) -> Vec<Pile> {
        let (hand, lang) = (self.hand(), self.lang);
        if self.is_gathered() {
            let pots = pots(hand, &self.question.rules()).decision;
            let named = |(at, pot): (usize, &croupier_engine::pots::Pot)| {
                let claim = |reason: &Reason| match reason {
                    Reason::Claim { pot, .. } | Reason::OneClaimant { pot, .. } | Reason::BestHand { pot, .. } => {
                        usize::from(*pot) == at
                    }
                    _ => false,
                };
                let mut text = say::pot(at, lang);
                text.push(' ');
                text.push_str(&lang.chips(pot.amount.0));
                let mark = self.step(claim).map_or(Mark::None, Mark::Step);
                Pile { chips: pot.amount, label: Label { text: text.into(), mark } }
            };
            return pots.iter().enumerate().map(named).collect();
        }
        let middle = hand.pot().above(hand.round().bets());
        let text = table_pot(lang, &lang.chips(middle.0));
        let pile = Pile { chips: middle, label: Label { text: text.into(), mark: Mark::None } };
        if middle.is_zero() { Vec::new() } else { vec![pile] }
    }

    /// The words over the table of seats.
    pub(crate) fn head(&self) -> SeatsHead {
        let lang = self.lang;
        SeatsHead {
            caption: table_caption(lang).into(),
            player: table_player(lang).into(),
            position: table_position(lang).into(),
            stack: table_stack(lang).into(),
            round: table_round(lang).into(),
            state: table_state(lang).into(),
            cards: table_cards(lang).into(),
        }
    }

    /// The seats as rows.
    pub(crate) fn rows(&self) -> Vec<SeatRow> {
        let (hand, lang) = (self.hand(), self.lang);
        let row = |seat: Seat| {
            let shown = self.shown().has(seat);
            let paid = hand.round().paid(seat);
            let state = match say::hand_name(hand, seat, lang).filter(|_| shown && self.verdict.is_some()) {
                Some(name) => name,
                None => say::state(hand, seat, lang),
            };
            SeatRow {
                player: say::seat(seat).into(),
                position: hand.position(seat).name().into(),
                stack: lang.chips(hand.stack(seat).0).into(),
                round: if paid.is_zero() { "–".into() } else { lang.chips(paid.0).into() },
                state: state.into(),
                cards: if shown { cards(hand.hole(seat), lang) } else { Vec::new() },
                to_act: self.to_act() == Some(seat),
                folded: hand.folded().has(seat),
            }
        };
        hand.seats().map(row).collect()
    }
}

/// Cards with their names.
pub(crate) fn cards(cards: &[Card], lang: Lang) -> Vec<(Card, AttrValue)> {
    cards.iter().map(|card| (*card, lang.card(card.rank().index(), card.suit() as u8).into())).collect()
}
