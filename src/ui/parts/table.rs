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
pub use defs::Defs;
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
    let by = layout.by;
    let (w, h) = layout.size;
    let tray_at = layout.tray;
    let seats = || view.seats.iter().zip(&layout.seats);
    html! {
        <svg class={by.class} viewBox={format!("0 0 {w} {h}")}
            aria-hidden="true" focusable="false">
            { rail(&layout) }
            { for layout.board.iter().enumerate().map(|(n, at)| match view.board.get(n) {
                Some(card) => face(Some(*card), *at, view.lit.has(*card)),
                None => rect("slot", at.grown(-1), at.w / 8),
            }) }
            { for view.pots.iter().zip(&layout.pots).map(|(pot, (at, columns))| pile(by, pot, columns, *at)) }
            { rect("tray-lo", tray_at.moved(0, 4), 14) }
            { rect("tray", tray_at, 14) }
            { tray(layout.values, tray_at) }
            { word("you", (w / 2, tray_at.bottom() + 20), view.you.clone()) }
            { for seats().filter_map(|(seat, spot)| Some(pile(by, seat.bet.as_ref()?, &spot.bet.1, spot.bet.0))) }
            { for seats().map(|(seat, spot)| plate::plate(by, seat, spot, view.lit)) }
            { for seats().filter_map(|(seat, spot)| Some(button(by, seat.button.as_ref()?, spot.button))) }
            { for seats().filter_map(|(seat, spot)| Some(pill(by, seat.note.as_ref()?, spot.note))) }
        </svg>
    }
}

/// The wood, the stitches, the felt and the betting line.
fn rail(layout: &Layout) -> Html {
    let (rail, tall) = (layout.rail, layout.by.tall);
    let round = if tall { 92 } else { rail.h / 2 };
    let ring = |class, by: i32| rect(class, rail.grown(-by), round - by);
    let (inside, stitch, line) = if tall { (20, 10, 40) } else { (34, 17, 68) };
    [
        rect("rail-lo", rail.moved(0, 6), round),
        ring("rail", 0),
        ring("rail-hi", inside / 3),
        ring("felt-lo", inside - 3),
        ring("felt", inside),
        ring("stitch", stitch),
        ring("line", line),
    ]
    .into_iter()
    .collect()
}

/// Chips and their pill.
fn pile(by: &Measures, pile: &Pile, columns: &Columns, at: Point) -> Html {
    let parts = [columns.draw(at, by.scale), pill(by, &pile.label, by.pill_under(&pile.label, columns, at))];
    parts.into_iter().collect()
}

/// A label, with the badge of its step at its head.
fn pill(by: &Measures, label: &Label, at: Area) -> Html {
    let (round, (mut x, y)) = (at.h / 2, at.middle());
    let class = if label.mark == Mark::None { "pill" } else { "pill lit" };
    let mut parts = vec![rect("", at, round)];
    if let Mark::Step(step) = label.mark {
        parts.push(badge(step, (at.x + round, y), round));
        x += round * 7 / 10;
    }
    parts.push(word("n", (x, y + if by.tall { 5 } else { 6 }), label.text.clone()));
    group(class, (0, 0), "", Html::from_iter(parts))
}

/// The number of a step.
fn badge(step: u8, at: Point, radius: i32) -> Html {
    let inside = [disc("", (0, 0), radius - 1), word("", (0, radius * 2 / 5), step.to_string())];
    group("badge", at, "", Html::from_iter(inside))
}

/// The dealer button.
fn button(by: &Measures, text: &AttrValue, at: Point) -> Html {
    let inside = [disc("btn-lo", (0, 2), by.button), disc("btn-hi", (0, 0), by.button), word("", (0, 4), text.clone())];
    group("btn", at, "", Html::from_iter(inside))
}
