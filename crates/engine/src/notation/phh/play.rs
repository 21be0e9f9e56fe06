//! The actions of a text, played.

use super::line::{Act, Line};
use super::table::{player, seat};
use crate::notation::toml::fault;
use crate::{Action, Barred, CardSet, Discards, Family, Hand, ParseError, PlayError, Seat, Setup, Structure};

/// Plays a hand as it is told; where the cap is only presumed and the hand goes over it, without a cap.
pub(super) fn play(
    setup: Setup,
    cap_is_open: bool,
    lines: &[Line],
    places: u32,
    line: usize,
) -> Result<Hand, ParseError> {
    let uncapped = match setup.structure {
        Structure::FixedLimit { small_bet, big_bet, .. } if cap_is_open => {
            Some(Setup { structure: Structure::FixedLimit { small_bet, big_bet, wagers: None }, ..setup.clone() })
        }
        _ => None,
    };
    match (play_once(setup, lines, places, line), uncapped) {
        (Err(Stop::Play(_, PlayError::NoRaise(Barred::Cap))), Some(setup)) => play_once(setup, lines, places, line),
        (played, _) => played,
    }
    .map_err(Stop::into_fault)
}

enum Stop {
    Play(usize, PlayError),
    Fault(ParseError),
}

impl Stop {
    fn into_fault(self) -> ParseError {
        match self {
            Self::Play(line, error) => fault(line, error.to_string()),
            Self::Fault(fault) => fault,
        }
    }
}

fn play_once(setup: Setup, lines: &[Line], places: u32, line: usize) -> Result<Hand, Stop> {
    let (button, players) = (setup.button, setup.stacks.len());
    let hand = Hand::deal(setup).map_err(|error| Stop::Fault(fault(line, error.to_string())))?;
    let mut told = Told { hand, board: 0, cards: vec![0; players] };
    for line in lines {
        let at = |player: usize| seat(player, button, players);
        let (seat, action) = match &line.act {
            Act::Board(cards) => {
                told.board += cards.len();
                told.may_deal(None).map_err(|error| Stop::Play(line.number, error))?;
                continue;
            }
            Act::Hole(player, cards) => {
                told.cards[*player] += cards.len();
                told.may_deal(Some(at(*player))).map_err(|error| Stop::Play(line.number, error))?;
                continue;
            }
            Act::Show(..) if told.hand.to_act().is_some() => {
                return Err(Stop::Fault(fault(line.number, "a hand is shown before the betting is over")));
            }
            Act::Show(player, _) if !told.hand.live().has(at(*player)) => {
                return Err(Stop::Fault(fault(line.number, "a hand is shown that was folded")));
            }
            Act::Show(..) => continue,
            Act::Fold(player) => (at(*player), Action::Fold),
            Act::Call(player) => (at(*player), told.check_or_call(at(*player))),
            Act::BringIn(player) => (at(*player), Action::BringIn),
            Act::RaiseTo(player, to) => {
                let to = to.in_units(places).map(crate::Chips);
                let too_many = || Stop::Fault(fault(line.number, "more chips than a hand can hold"));
                (at(*player), Action::RaiseTo(to.ok_or_else(too_many)?))
            }
            Act::Discard(player, cards) => (at(*player), Action::Draw(discards(cards))),
        };
        told.act(seat, action).map_err(|error| Stop::Play(line.number, error))?;
    }
    Ok(told.hand)
}

fn discards(cards: &[Option<crate::Card>]) -> Discards {
    let known: CardSet = cards.iter().copied().flatten().collect();
    // A card that is named twice is more cards than there are: the hand refuses it.
    Discards { count: cards.len() as u8, known }
}

/// The hand as far as it is played, and how many cards were dealt.
struct Told {
    hand: Hand,
    board: usize,
    cards: Vec<usize>,
}

impl Told {
    fn check_or_call(&self, seat: Seat) -> Action {
        if self.hand.round().facing(seat).is_zero() { Action::Check } else { Action::Call }
    }

    /// How many cards a seat has when it is asked.
    fn due(&self, seat: Seat) -> usize {
        let setup = self.hand.setup();
        match setup.game.family() {
            Family::Flop => setup.game.hole_cards(),
            Family::Draw => setup.game.hole_cards() + self.hand.drawn(seat),
            Family::Stud => {
                let street = self.hand.street();
                2 + street.open_cards() + usize::from(street == setup.game.last_street())
            }
        }
    }

    /// Whether no cards were dealt, to this seat or on the board, that it is not time for.
    fn may_deal(&self, seat: Option<Seat>) -> Result<(), PlayError> {
        let (game, betting) = (self.hand.setup().game, self.hand.to_act().is_some());
        let (dealt, due, all) = match seat {
            None => (self.board, self.hand.street().board(), game.board_cards()),
            Some(seat) => (self.cards[self.place(seat)], self.due(seat), game.cards()),
        };
        let over = !betting && game.family() != Family::Draw;
        let stud_board = seat.is_none() && game.family() == Family::Stud;
        let due = if over {
            all
        } else if stud_board {
            usize::from(self.hand.is_last_round())
        } else {
            due
        };
        if dealt <= due { Ok(()) } else { Err(PlayError::NotNow) }
    }

    fn place(&self, seat: Seat) -> usize {
        player(seat, self.hand.setup().button, self.hand.players())
    }

    fn act(&mut self, seat: Seat, action: Action) -> Result<(), PlayError> {
        let shared = if self.hand.setup().game.family() == Family::Stud { self.board } else { 0 };
        let dealt = self.cards[self.place(seat)] + shared == self.due(seat);
        let board = self.board == self.hand.street().board() || shared > 0;
        // Out of turn comes first: it says more.
        let in_turn = self.hand.to_act() == Some(seat);
        if in_turn && !(dealt && board) {
            return Err(PlayError::NotNow);
        }
        self.hand.play(seat, action)
    }
}
