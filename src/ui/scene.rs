//! What the table shows of a question: the seats, the board, the chips; and which step speaks of what.

mod marks;

use croupier_engine::pots::Returned;
use croupier_engine::rank::high;
use croupier_engine::rulings::pots::pots;
use croupier_engine::{Card, CardSet, Chips, Hand, Position, Reason, Seat, Seats};
use croupier_quiz::{Ask, Choice, Question, Value, Verdict};
use croupier_text::{
    Lang, app_you, state_in, table_caption, table_cards, table_player, table_position, table_pot, table_round,
    table_stack, table_state,
};

use super::parts::seats::{SeatRow, SeatsHead};
use super::parts::table::{Label, Mark, Pile, SeatView, Standing, TableView};
use super::say::{self, Step};
use super::state::State;
use marks::SeatMarks;

/// A question as it is shown.
pub(crate) struct Scene<'a> {
    question: &'a Question,
    verdict: Option<&'a Verdict>,
    steps: &'a [Step],
    lang: Lang,
}

impl<'a> Scene<'a> {
    pub(crate) fn new(state: &'a State, steps: &'a [Step]) -> Self {
        Self { question: &state.question, verdict: state.verdict.as_ref(), steps, lang: state.settings.lang }
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

    /// The five cards of each winner, once it is said who wins.
    fn lit(&self) -> CardSet {
        let (hand, reasons) = (self.hand(), self.verdict.map(|verdict| verdict.ruling.reasons.as_slice()));
        let winners = reasons.unwrap_or_default().iter().filter_map(|reason| match reason {
            Reason::BestHand { winners, .. } => Some(*winners),
            _ => None,
        });
        let cards = |seat: Seat| high::explain(hand.hole(seat).iter().chain(hand.full_board()).copied().collect());
        let playing = winners.fold(Seats::NONE, Seats::union).iter().filter_map(cards);
        playing.flat_map(|read| read.cards).collect()
    }

    /// What has gone back already before the question is asked: who got how much.
    fn returned(&self) -> Option<Returned> {
        self.hand().stakes().uncalled().filter(|_| self.question.ask == Ask::Award)
    }

    fn stack(&self, seat: Seat) -> Chips {
        let back = self.returned().filter(|back| back.seat == seat).map_or(Chips::ZERO, |back| back.chips);
        self.hand().stack(seat) + back
    }

    /// What lies in front of a seat.
    fn bet(&self, seat: Seat) -> Chips {
        let back = self.returned().filter(|back| back.seat == seat).map_or(Chips::ZERO, |back| back.chips);
        self.hand().round().paid(seat).above(back)
    }

    fn state(&self, seat: Seat) -> String {
        match self.returned() {
            Some(back) if back.seat == seat => state_in(self.lang).to_owned(),
            _ => say::state(self.hand(), seat, self.lang),
        }
    }

    fn standing(&self, seat: Seat) -> Standing {
        let hand = self.hand();
        if hand.folded().has(seat) {
            Standing::Folded
        } else if self.to_act() == Some(seat) {
            Standing::ToAct
        } else if self.stack(seat).is_zero() {
            Standing::AllIn
        } else {
            Standing::In
        }
    }

    /// The steps that have a badge on the table.
    pub(crate) fn badges(&self) -> Vec<bool> {
        self.marks().used
    }

    /// The picture.
    pub(crate) fn table(&self) -> TableView {
        let (hand, lang) = (self.hand(), self.lang);
        let marks = self.marks();
        let seats = hand.seats().map(|seat| self.seat(seat, marks.seats[seat.index()])).collect();
        TableView {
            seats,
            board: self.board().to_vec(),
            slots: 5,
            pots: self.pots(&marks.pots),
            lit: self.lit(),
            you: app_you(lang),
            unit: hand.setup().unit,
        }
    }

    fn seat(&self, seat: Seat, marks: SeatMarks) -> SeatView {
        let (hand, lang) = (self.hand(), self.lang);
        let standing = self.standing(seat);
        let up = self.shown().has(seat);
        let left = self.stack(seat);
        let line = if standing == Standing::Folded || left.is_zero() { self.state(seat) } else { lang.chips(left.0) };
        let paid = self.bet(seat);
        let bet = (!paid.is_zero() && !self.is_gathered())
            .then(|| Pile { chips: paid, label: Label { text: lang.chips(paid.0), mark: marks.bet } });
        let hole = hand.hole(seat);
        // Who is in has cards, known or not.
        let cards = if hole.is_empty() { vec![None; 2] } else { hole.iter().map(|card| up.then_some(*card)).collect() };
        SeatView {
            letter: say::seat(seat),
            place: hand.position(seat).name(),
            line,
            standing,
            mark: marks.plate,
            cards: if standing == Standing::Folded { Vec::new() } else { cards },
            bet,
            note: self.note(seat, marks.note),
            button: (hand.setup().button == seat).then(|| Position::Button.name()),
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
        Some(Label { text, mark: if mark == Mark::None { Mark::Lit } else { mark } })
    }

    fn pots(&self, marks: &[Mark]) -> Vec<Pile> {
        let (hand, lang) = (self.hand(), self.lang);
        let pile = |chips, text: String, mark| Pile { chips, label: Label { text, mark } };
        if self.is_gathered() {
            let pots = pots(hand, &self.question.rules()).decision;
            return pots
                .iter()
                .zip(marks)
                .map(|(pot, mark)| pile(pot.amount, lang.chips(pot.amount.0), *mark))
                .collect();
        }
        let middle = hand.pot().above(hand.round().bets());
        if middle.is_zero() {
            return Vec::new();
        }
        vec![pile(middle, table_pot(lang, &lang.chips(middle.0)), Mark::None)]
    }

    /// All that the answer hands out.
    pub(crate) fn total(question: &Question) -> Chips {
        let back = question.hand.stakes().uncalled().filter(|_| question.ask == Ask::Award);
        question.hand.pot().above(back.map_or(Chips::ZERO, |back| back.chips))
    }

    /// The words over the table of seats.
    pub(crate) fn head(&self) -> SeatsHead {
        let lang = self.lang;
        let words = [table_player, table_position, table_stack, table_round, table_state, table_cards];
        SeatsHead { caption: table_caption(lang), columns: words.map(|word| word(lang)) }
    }

    /// The seats as rows.
    pub(crate) fn rows(&self) -> Vec<SeatRow> {
        let (hand, lang) = (self.hand(), self.lang);
        let row = |seat: Seat| {
            let shown = self.shown().has(seat);
            let paid = self.bet(seat);
            let named = say::hand_name(hand, seat, lang).filter(|_| shown && self.verdict.is_some());
            SeatRow {
                player: say::seat(seat),
                position: hand.position(seat).name(),
                stack: lang.chips(self.stack(seat).0),
                round: if paid.is_zero() { "–".into() } else { lang.chips(paid.0) },
                state: named.unwrap_or_else(|| self.state(seat)),
                cards: if shown { cards(hand.hole(seat), lang) } else { Vec::new() },
                to_act: self.to_act() == Some(seat),
                folded: hand.folded().has(seat),
            }
        };
        hand.seats().map(row).collect()
    }
}

/// Cards with their names.
pub(crate) fn cards(cards: &[Card], lang: Lang) -> Vec<(Card, String)> {
    cards.iter().map(|card| (*card, lang.card(card.rank().index(), card.suit() as u8))).collect()
}
