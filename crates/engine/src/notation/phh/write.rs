//! A hand as text.

mod head;

use core::fmt;

use super::table::{player, seat};
use super::{Record, Recorded};
use crate::notation::amount::{MOST_PLACES, write, write_chips};
use crate::{Act, Card, Chips, Event, Family, Hand, Post, Seat, Seats, Setup, Street};

impl fmt::Display for Record {
    /// Writes it as a text that reads as the same record.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let writer = Writer { record: self, setup: self.hand.setup(), places: self.places };
        let (actions, dealt) = writer.actions();
        writer.table(f)?;
        writeln!(f, "actions = [")?;
        actions.iter().try_for_each(|action| writeln!(f, "    '{action}',"))?;
        writeln!(f, "]")?;
        for (key, text) in &self.other {
            writeln!(f, "{} = {text}", quoted(key))?;
        }
        if let Some(stacks) = &self.finishing {
            let stacks = writer.players().map(|seat| stacks.get(seat.index()).copied().unwrap_or(Recorded(0)));
            let places = self.places + MOST_PLACES;
            writeln!(f, "finishing_stacks = {}", list(stacks.map(|stack| write(stack.0, places))))?;
        }
        writer.our_own(f, &dealt)
    }
}

/// A key, in quotes where it needs them.
fn quoted(key: &str) -> String {
    let bare = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-');
    if !key.is_empty() && key.chars().all(bare) {
        return key.into();
    }
    let escaped = |c: char| match c {
        '"' | '\\' => format!("\\{c}"),
        c if c.is_control() => format!("\\U{:08x}", u32::from(c)),
        c => c.into(),
    };
    format!("\"{}\"", key.chars().map(escaped).collect::<String>())
}

fn list(items: impl Iterator<Item = String>) -> String {
    format!("[{}]", items.collect::<Vec<_>>().join(", "))
}

fn text(cards: &[Option<Card>]) -> String {
    cards.iter().map(|card| card.map_or("??".into(), |card| card.to_string())).collect()
}

/// How many cards were written for each player, in the order of the text, and on the board.
struct Dealt {
    players: Vec<usize>,
    board: usize,
}

struct Writer<'a> {
    record: &'a Record,
    setup: &'a Setup,
    places: u32,
}

impl Writer<'_> {
    fn hand(&self) -> &Hand {
        &self.record.hand
    }

    fn chips(&self, chips: Chips) -> String {
        write_chips(chips, self.places)
    }

    /// The seats in the order of the text.
    fn players(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        let (button, players) = (self.setup.button, self.setup.stacks.len());
        (0..players).map(move |at| seat(at, button, players))
    }

    fn place(&self, seat: Seat) -> usize {
        player(seat, self.setup.button, self.setup.stacks.len())
    }

    /// What happened, a line each, and the cards that were dealt in it.
    fn actions(&self) -> (Vec<String>, Dealt) {
        let mut dealt = Dealt { players: vec![0; self.setup.stacks.len()], board: 0 };
        let mut lines = Vec::new();
        for seat in self.players() {
            self.deal(seat, self.setup.game.hole_cards(), &mut lines, &mut dealt);
        }
        for event in self.hand().log() {
            self.event(event, &mut lines, &mut dealt);
        }
        let over = self.hand().is_showdown();
        let rest = self.setup.game.streets().iter().copied().filter(|street| over && *street > self.hand().street());
        rest.for_each(|street| self.street(street, &mut lines, &mut dealt));
        for show in &self.record.shows {
            let cards = show.cards.as_ref().map(|cards| cards.iter().copied().map(Some).collect::<Vec<_>>());
            let line = format!("p{} sm {}", self.place(show.seat) + 1, text(&cards.unwrap_or_default()));
            lines.push(line.trim_end().to_owned());
        }
        (lines, dealt)
    }

    fn event(&self, event: &Event, lines: &mut Vec<String>, dealt: &mut Dealt) {
        let who = |seat: Seat| self.place(seat) + 1;
        match *event {
            Event::Post { seat, post: Post::BringIn, .. } => lines.push(format!("p{} pb", who(seat))),
            Event::Post { .. } => {}
            Event::Street(street) => self.street(street, lines, dealt),
            Event::Discard { seat, discards } => {
                let unseen = usize::from(discards.count).saturating_sub(discards.known.len() as usize);
                let cards: Vec<_> = discards.known.iter().map(Some).chain((0..unseen).map(|_| None)).collect();
                lines.push(format!("p{} sd {}", who(seat), text(&cards)).trim_end().to_owned());
            }
            Event::Drawn { seat, count, .. } => {
                let to = dealt.players[self.place(seat)] + usize::from(count);
                self.deal(seat, to, lines, dealt);
            }
            Event::Act { seat, act: Act::Fold, .. } => lines.push(format!("p{} f", who(seat))),
            Event::Act { seat, act: Act::Check | Act::Call, .. } => lines.push(format!("p{} cc", who(seat))),
            Event::Act { seat, to, .. } => lines.push(format!("p{} cbr {}", who(seat), self.chips(to))),
        }
    }

    /// The cards that a street brings.
    fn street(&self, street: Street, lines: &mut Vec<String>, dealt: &mut Dealt) {
        let board = self.setup.board.len();
        match self.setup.game.family() {
            Family::Draw => {}
            Family::Flop => {
                let to = street.board();
                // While it is bet on, a board that is not known is dealt all the same.
                let known = to <= board || street <= self.hand().street();
                if known && to > dealt.board {
                    let cards: Vec<_> = (dealt.board..to).map(|at| self.setup.board.get(at).copied()).collect();
                    lines.push(format!("d db {}", text(&cards)));
                    dealt.board = to;
                }
            }
            Family::Stud => {
                let last = street == self.setup.game.last_street();
                if last && board > 0 {
                    lines.push(format!("d db {}", self.setup.board[0]));
                    dealt.board = 1;
                    return;
                }
                let to = 2 + street.open_cards() + usize::from(last);
                let live = self.live_on(street);
                self.players().filter(|seat| live.has(*seat)).for_each(|seat| self.deal(seat, to, lines, dealt));
            }
        }
    }

    /// Who was still in when a street was dealt.
    fn live_on(&self, street: Street) -> Seats {
        let before = self.hand().log().iter().take_while(|event| **event != Event::Street(street));
        let folded = before.filter_map(|event| match *event {
            Event::Act { seat, act: Act::Fold, .. } => Some(seat),
            _ => None,
        });
        folded.fold(self.hand().seats().collect(), Seats::without)
    }

    /// The cards of a seat from the first dealt on, the unknown ones at the end left out.
    fn script(&self, seat: Seat) -> Vec<Option<Card>> {
        let at = seat.index();
        let hole = self.setup.hole.get(at).map_or(&[][..], Vec::as_slice);
        let up = self.setup.up.get(at).map_or(&[][..], Vec::as_slice);
        let place = |place: usize| match (self.setup.game.family(), place) {
            (Family::Stud, 2..=5) => up.get(place - 2).copied(),
            (Family::Stud, 6) => hole.get(2).copied(),
            (Family::Draw, place) if place >= self.setup.game.hole_cards() => {
                let drawn = self.setup.drawn.get(at)?;
                drawn.get(place - self.setup.game.hole_cards()).copied().flatten()
            }
            (_, place) => hole.get(place).copied(),
        };
        let drawn = self.setup.drawn.get(at).map_or(0, Vec::len);
        let all: Vec<_> = (0..self.setup.game.cards() + drawn).map(place).collect();
        let known = all.iter().rposition(Option::is_some).map_or(0, |at| at + 1);
        all[..known].to_vec()
    }

    /// Deals to a seat until it has had so many cards.
    fn deal(&self, seat: Seat, to: usize, lines: &mut Vec<String>, dealt: &mut Dealt) {
        let place = self.place(seat);
        let script = self.script(seat);
        let cards: Vec<_> = (dealt.players[place]..to).map(|at| script.get(at).copied().flatten()).collect();
        if !cards.is_empty() {
            lines.push(format!("d dh p{} {}", place + 1, text(&cards)));
            dealt.players[place] = to;
        }
    }
}
