//! The picture of the table, seen from the dealer's chair: a pure function of a plain view.

mod defs;
mod layout;
mod measures;
mod plate;
mod rail;
pub(super) mod shape;

use croupier_engine::{Card, CardSet, Chips};
use yew::prelude::*;

use super::cards::face;
use super::chips::{Columns, tray};
pub use defs::{Defs, defs};
use layout::Layout;
use measures::Measures;
use shape::{Area, Point, disc, group, rect, word};

/// Everything the picture shows. Words come in already said in the page's language.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TableView {
    /// From the dealer's left, clockwise; two to ten.
    pub seats: Vec<SeatView>,
    /// The cards dealt on the board.
    pub board: Vec<Card>,
    /// How many the board takes in all: 5 in hold'em, 0 where there is none.
    pub slots: u8,
    /// The pots, main pot first.
    pub pots: Vec<Pile>,
    /// The cards edged with brass, on the board and in hands.
    pub lit: CardSet,
    /// Who sits below: `You, the dealer`.
    pub you: AttrValue,
    /// The smallest chip of the game.
    pub unit: Chips,
}

impl TableView {
    fn shows_hands(&self) -> bool {
        self.seats.iter().flat_map(|seat| &seat.cards).any(Option::is_some)
    }
}

/// One player.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SeatView {
    /// `A`.
    pub letter: AttrValue,
    /// `BTN`.
    pub place: AttrValue,
    /// What is left, or the word in its place: `182`, `all-in`, `couché`.
    pub line: AttrValue,
    /// How the player stands in the hand.
    pub standing: Standing,
    /// Whether a step speaks of this player.
    pub mark: Mark,
    /// The cards held; `None` is one face down.
    pub cards: Vec<Option<Card>>,
    /// What lies in front.
    pub bet: Option<Pile>,
    /// What hangs on the plate: what is faced (`+11`), or won.
    pub note: Option<Label>,
    /// The word on the dealer button, for the one who has it.
    pub button: Option<AttrValue>,
}

/// How a player stands in the hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Standing {
    /// Still in.
    #[default]
    In,
    /// It is this player's turn.
    ToAct,
    /// All chips are in.
    AllIn,
    /// Out of the hand.
    Folded,
}

/// Chips that lie together, and what is said of them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Pile {
    /// How many, for drawing.
    pub chips: Chips,
    /// How many, in words: `21`, `Pot 33`.
    pub label: Label,
}

/// A few words on a pill.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Label {
    /// The words.
    pub text: AttrValue,
    /// Whether a step speaks of it.
    pub mark: Mark,
}

/// Whether something is in brass: look here.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    /// It is not.
    #[default]
    None,
    /// It is.
    Lit,
    /// It is, with the number of the step that speaks of it.
    Step(u8),
}

/// What [`Table`] is given.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct TableProps {
    /// What is on the table.
    pub view: TableView,
    /// Whether it is drawn for a narrow column, about 320 pixels, and not for about 800.
    #[prop_or_default]
    pub tall: bool,
}

/// The picture. It is hidden from those who do not see it: [`Seats`](super::seats::Seats) says the same in words.
#[component]
pub fn Table(TableProps { view, tall }: &TableProps) -> Html {
    let layout = Layout::new(view, *tall);
    let (w, h) = layout.size;
    html! {
        <svg class={layout.by.class} viewBox={format!("0 0 {w} {h}")} aria-hidden="true" focusable="false">
            { group("", draw(view, &layout)) }
        </svg>
    }
}

/// What is drawn first lies below what comes after.
fn draw(view: &TableView, layout: &Layout) -> Vec<Html> {
    let by = layout.by;
    let mut parts = rail(layout);
    for (n, at) in layout.board.iter().enumerate() {
        parts.push(match view.board.get(n) {
            Some(card) => face(Some(*card), *at, view.lit.has(*card)),
            None => rect("slot", at.grown(-1), at.w / 8),
        });
    }
    for (pot, (at, columns)) in view.pots.iter().zip(&layout.pots) {
        parts.push(pile(by, pot, columns, *at));
    }
    parts.extend([rect("tray-lo", layout.tray.moved(0, 4), 14), rect("tray", layout.tray, 14)]);
    parts.extend(tray(layout.values, layout.tray));
    parts.push(word("you", (layout.size.0 / 2, layout.tray.bottom() + 20), view.you.clone()));
    // Bets below all plates, and buttons and notes above them.
    let mut plates = Vec::new();
    let mut notes = Vec::new();
    for (seat, spot) in view.seats.iter().zip(&layout.seats) {
        if let Some(bet) = &seat.bet {
            parts.push(pile(by, bet, &spot.bet.1, spot.bet.0));
        }
        plates.push(plate::plate(by, seat, spot, view.lit));
        if let Some(text) = &seat.button {
            notes.push(button(by, text, spot.button));
        }
        if let Some(note) = &seat.note {
            notes.push(pill(by, note, spot.note));
        }
    }
    parts.extend(plates);
    parts.extend(notes);
    parts
}

/// The wood, the stitches, the felt and the betting line.
fn rail(layout: &Layout) -> Vec<Html> {
    let (rail, tall) = (layout.rail, layout.by.tall);
    let round = if tall { 92 } else { rail.h / 2 };
    let (inside, stitch, line) = if tall { (20, 10, 40) } else { (34, 17, 68) };
    let rings = [
        ("rail", 0),
        ("rail-hi", inside / 3),
        ("felt-lo", inside - 3),
        ("felt", inside),
        ("stitch", stitch),
        ("line", line),
    ];
    let mut parts = vec![rect("rail-lo", rail.moved(0, 6), round)];
    parts.extend(rings.map(|(class, by)| rect(class, rail.grown(-by), round - by)));
    parts
}

/// Chips and their pill.
fn pile(by: &Measures, pile: &Pile, columns: &Columns, at: Point) -> Html {
    group("", vec![columns.draw(at, by.scale), pill(by, &pile.label, by.pill_under(&pile.label, columns, at))])
}

/// A label, with the badge of its step at its head.
fn pill(by: &Measures, label: &Label, at: Area) -> Html {
    let (round, (mut x, y)) = (at.h / 2, at.middle());
    let mut parts = vec![rect("", at, round)];
    if let Mark::Step(step) = label.mark {
        parts.push(badge(step, (at.x + round, y), round));
        x += round * 7 / 10;
    }
    parts.push(word("n", (x, y + if by.tall { 5 } else { 6 }), label.text.clone()));
    group(if label.mark == Mark::None { "pill" } else { "pill lit" }, parts)
}

/// The number of a step.
fn badge(step: u8, at: Point, radius: i32) -> Html {
    group("badge", vec![disc("", at, radius - 1), word("", (at.0, at.1 + radius * 2 / 5), step.to_string().into())])
}

/// The dealer button.
fn button(by: &Measures, text: &AttrValue, (x, y): Point) -> Html {
    let [lo, hi] = [("btn-lo", y + 2), ("btn-hi", y)].map(|(class, y)| disc(class, (x, y), by.button));
    group("btn", vec![lo, hi, word("", (x, y + 4), text.clone())])
}
