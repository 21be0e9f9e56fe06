//! The cards of a text: what each player and the board will have been dealt when it ends.

use super::Show;
use super::fields::Fields;
use super::line::{self, Act, Cards, Line};
use super::table::{player, seat};
use crate::notation::toml::{Field, Value, fault};
use crate::{Card, Family, Game, ParseError, Seat, Setup};

/// Cards as they were dealt.
pub(super) struct Dealt {
    game: Game,
    /// For each player, in the order of the text.
    players: Vec<Cards>,
    board: Cards,
    shows: Vec<Told>,
}

/// What a line tells of the showdown: who shows which cards, or mucks.
struct Told {
    line: usize,
    player: usize,
    cards: Option<Cards>,
}

/// The table with its cards.
pub(super) struct Finished {
    pub(super) setup: Setup,
    pub(super) shows: Vec<Show>,
    pub(super) boards: Vec<Vec<Card>>,
}

/// More cards than these nobody is dealt, draws included.
const MOST: usize = 52;

impl Dealt {
    pub(super) fn new(game: Game, players: usize) -> Self {
        Self { game, players: vec![Vec::new(); players], board: Vec::new(), shows: Vec::new() }
    }

    /// Takes a line.
    pub(super) fn take(&mut self, line: &Line) -> Result<(), ParseError> {
        let players = self.players.len();
        let is_there = |player: &usize| *player < players;
        let nobody = || fault(line.number, format!("there are {players} players"));
        match &line.act {
            Act::Board(cards) => self.board.extend(cards),
            Act::Hole(player, cards) => {
                let dealt = self.players.get_mut(*player).ok_or_else(nobody)?;
                dealt.extend(cards);
                let most = if self.game.family() == Family::Draw { MOST } else { self.game.cards() };
                if dealt.len() > most {
                    return Err(fault(line.number, "more cards than the game deals"));
                }
            }
            Act::Show(player, cards) => {
                Some(player).filter(|player| is_there(player)).ok_or_else(nobody)?;
                self.shows.push(Told { line: line.number, player: *player, cards: cards.clone() });
            }
            Act::Fold(player)
            | Act::Call(player)
            | Act::BringIn(player)
            | Act::RaiseTo(player, _)
            | Act::Discard(player, _) => {
                Some(player).filter(|player| is_there(player)).ok_or_else(nobody)?;
            }
        }
        if self.board.len() > self.game.board_cards() {
            return Err(fault(line.number, "more cards on the board than the game has"));
        }
        Ok(())
    }

    /// Puts the cards into the table; who showed, and the further boards.
    pub(super) fn finish(mut self, mut setup: Setup, fields: &mut Fields) -> Result<Finished, ParseError> {
        self.take_next(fields)?;
        self.take_board(fields, &mut setup)?;
        let shows = self.merge_shows(&setup)?;
        self.put_into(&mut setup);
        let boards = further_boards(fields, &setup)?;
        Ok(Finished { setup, shows, boards })
    }

    /// Gives every seat its cards.
    fn put_into(&self, setup: &mut Setup) {
        let players = self.players.len();
        let button = setup.button;
        let seats = || (0..players as u8).map(|at| &self.players[player(Seat(at), button, players)]);
        let part = |cards: &Cards, from: usize, to: usize| -> Vec<Card> {
            line::known(&cards[cards.len().min(from)..cards.len().min(to)])
        };
        match self.game.family() {
            Family::Flop => setup.hole = seats().map(|cards| line::known(cards)).collect(),
            Family::Draw => {
                let dealt = self.game.hole_cards();
                setup.hole = seats().map(|cards| part(cards, 0, dealt)).collect();
                setup.drawn = seats().map(|cards| trimmed(cards.get(dealt..).unwrap_or_default())).collect();
            }
            Family::Stud => {
                setup.hole = seats().map(|cards| [part(cards, 0, 2), part(cards, 6, 7)].concat()).collect();
                setup.up = seats().map(|cards| part(cards, 2, 6)).collect();
            }
        }
        if setup.hole.iter().all(Vec::is_empty) {
            setup.hole.clear();
        }
        if setup.drawn.iter().all(Vec::is_empty) {
            setup.drawn.clear();
        }
    }

    /// Adds the cards to come of `_next`.
    fn take_next(&mut self, fields: &mut Fields) -> Result<(), ParseError> {
        let Some(field) = fields.take("_next") else { return Ok(()) };
        let line = field.line;
        let texts = Fields::texts(field)?;
        if texts.len() != self.players.len() {
            return Err(fault(line, "`_next` has not one text for each player"));
        }
        for (player, (line, text)) in texts.into_iter().enumerate().filter(|(_, (_, text))| !text.is_empty()) {
            let cards = line::cards(&text).ok_or_else(|| fault(line, format!("no cards: {text:?}")))?;
            self.take(&Line { number: line, act: Act::Hole(player, cards) })?;
        }
        Ok(())
    }

    /// The board, with the cards to come of `_board`.
    fn take_board(&mut self, fields: &mut Fields, setup: &mut Setup) -> Result<(), ParseError> {
        // As far as it is known, in whole streets.
        let known = self.board.iter().take_while(|card| card.is_some()).count();
        let known = if self.game.family() == Family::Flop && known < 3 { 0 } else { known };
        setup.board = line::known(&self.board[..known]);
        let Some(field) = fields.take("_board") else { return Ok(()) };
        let line = field.line;
        let [(_, text)] = &Fields::texts(as_list(field))?[..] else { return Err(fault(line, "no board")) };
        let whole = line::cards(text).map(|cards| line::known(&cards)).unwrap_or_default();
        if whole.is_empty() || !whole.starts_with(&setup.board) {
            return Err(fault(line, "`_board` does not begin with the cards that were dealt"));
        }
        setup.board = whole;
        Ok(())
    }

    /// What was shown, and in place of unknown cards what they turned out to be.
    fn merge_shows(&mut self, setup: &Setup) -> Result<Vec<Show>, ParseError> {
        let players = self.players.len();
        let mut shows = Vec::with_capacity(self.shows.len());
        for Told { line, player, cards } in core::mem::take(&mut self.shows) {
            let seat = seat(player, setup.button, players);
            let shown = cards.as_ref().map(|cards| line::known(cards));
            if let (Some(told), Some(shown)) = (&cards, &shown) {
                if shown.len() != told.len() || shown.len() > self.game.cards() {
                    return Err(fault(line, "unknown cards, or too many, are shown"));
                }
                if self.game.family() != Family::Draw {
                    self.reveal(player, shown, setup).ok_or_else(|| fault(line, "these are not the cards dealt"))?;
                }
            }
            shows.push(Show { seat, cards: shown });
        }
        Ok(shows)
    }

    /// Fills a player's unknown cards with those he shows; `None` where he was dealt others.
    fn reveal(&mut self, player: usize, shown: &[Card], setup: &Setup) -> Option<()> {
        let dealt = &mut self.players[player];
        let shared = |card: &Card| self.game.family() == Family::Stud && setup.board.contains(card);
        let new = shown.iter().copied().filter(|card| !dealt.contains(&Some(*card)) && !shared(card));
        let mut new = new.collect::<Vec<_>>().into_iter();
        for card in dealt.iter_mut().filter(|card| card.is_none()) {
            *card = new.next();
        }
        new.next().is_none().then_some(())
    }
}

/// As a list of one.
fn as_list(field: Field) -> Field {
    let value = match field.value {
        Value::Text(text) => Value::List(vec![(field.line, Value::Text(text))]),
        other => other,
    };
    Field { value, ..field }
}

/// The boards of `_boards`.
fn further_boards(fields: &mut Fields, setup: &Setup) -> Result<Vec<Vec<Card>>, ParseError> {
    let Some(field) = fields.take("_boards") else { return Ok(Vec::new()) };
    let board = |(line, text): (usize, String)| {
        let cards = line::cards(&text).map(|cards| line::known(&cards)).unwrap_or_default();
        let whole = cards.len() == 5 && setup.board.len() == 5 && setup.game.family() == Family::Flop;
        let held = setup.hole.iter().flatten().any(|card| cards.contains(card));
        let twice = (1..cards.len()).any(|at| cards[..at].contains(&cards[at]));
        if whole && !held && !twice { Ok(cards) } else { Err(fault(line, format!("no second board: {text:?}"))) }
    };
    Fields::texts(field)?.into_iter().map(board).collect()
}

/// Without the unknown cards at the end.
fn trimmed(cards: &[Option<Card>]) -> Cards {
    let known = cards.iter().rposition(Option::is_some).map_or(0, |at| at + 1);
    cards[..known].to_vec()
}
