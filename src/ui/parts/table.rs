//! The picture of the table, seen from the dealer's chair: a pure function of a plain view.

mod defs;
mod layout;
mod measures;
mod plate;
mod rail;
pub(super) mod shape;

use croupier_engine::{Card, CardSet, Chips};
use yew::Html;

use super::cards::face;
use super::chips::{Columns, tray};
pub use defs::defs;
use layout::Layout;
use measures::Measures;
use shape::{Area, Point, Svg};

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
    pub you: &'static str,
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
    pub letter: &'static str,
    /// `BTN`.
    pub place: &'static str,
    /// What is left, or the word in its place: `182`, `all-in`, `couché`.
    pub line: String,
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
    pub button: Option<&'static str>,
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
    pub text: String,
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

/// The picture. It is hidden from those who do not see it: the table of the seats says the same in words.
/// A tall one is drawn for a narrow column, about 320 pixels, and not for about 800.
pub fn table(view: &TableView, tall: bool) -> Html {
    let layout = Layout::new(view, tall);
    let by = layout.by;
    let mut svg = Svg::new(by.class, layout.size);
    rail(&mut svg, &layout);
    for (n, at) in layout.board.iter().enumerate() {
        match view.board.get(n) {
            Some(card) => face(&mut svg, Some(*card), *at, view.lit.has(*card)),
            None => svg.rect("slot", at.grown(-1), at.w / 8),
        }
    }
    for (pot, (at, columns)) in view.pots.iter().zip(&layout.pots) {
        pile(&mut svg, by, pot, columns, *at);
    }
    svg.rect("tray-lo", layout.tray.moved(0, 4), 14);
    svg.rect("tray", layout.tray, 14);
    tray(&mut svg, layout.values, layout.tray);
    svg.word("you", (layout.size.0 / 2, layout.tray.bottom() + 20), view.you);
    // Bets below all plates, and buttons and notes above them.
    let seats = || view.seats.iter().zip(&layout.seats);
    for (seat, spot) in seats() {
        if let Some(bet) = &seat.bet {
            pile(&mut svg, by, bet, &spot.bet.1, spot.bet.0);
        }
    }
    for (seat, spot) in seats() {
        plate::plate(&mut svg, by, seat, spot, view.lit);
    }
    for (seat, spot) in seats() {
        if let Some(text) = seat.button {
            button(&mut svg, by, text, spot.button);
        }
        if let Some(note) = &seat.note {
            pill(&mut svg, by, note, spot.note);
        }
    }
    svg.done()
}

/// The wood, the stitches, the felt and the betting line.
fn rail(svg: &mut Svg, layout: &Layout) {
    let (rail, tall) = (layout.rail, layout.by.tall);
    let round = if tall { 92 } else { rail.h / 2 };
    let (inside, stitch, line) = if tall { (20, 10, 40) } else { (34, 17, 68) };
    svg.rect("rail-lo", rail.moved(0, 6), round);
    for (class, by) in [
        ("rail", 0),
        ("rail-hi", inside / 3),
        ("felt-lo", inside - 3),
        ("felt", inside),
        ("stitch", stitch),
        ("line", line),
    ] {
        svg.rect(class, rail.grown(-by), round - by);
    }
}

/// Chips and their pill.
fn pile(svg: &mut Svg, by: &Measures, pile: &Pile, columns: &Columns, at: Point) {
    columns.draw(svg, at, by.scale);
    pill(svg, by, &pile.label, by.pill_under(&pile.label, columns, at));
}

/// A label, with the badge of its step at its head.
fn pill(svg: &mut Svg, by: &Measures, label: &Label, at: Area) {
    let (round, (mut x, y)) = (at.h / 2, at.middle());
    svg.open(if label.mark == Mark::None { "pill" } else { "pill lit" });
    svg.rect("", at, round);
    if let Mark::Step(step) = label.mark {
        badge(svg, step, (at.x + round, y), round);
        x += round * 7 / 10;
    }
    svg.word("n", (x, y + if by.tall { 5 } else { 6 }), &label.text);
    svg.close();
}

/// The number of a step.
fn badge(svg: &mut Svg, step: u8, at: Point, radius: i32) {
    svg.open("badge");
    svg.disc("", at, radius - 1);
    svg.word("", (at.0, at.1 + radius * 2 / 5), &step.to_string());
    svg.close();
}

/// The dealer button.
fn button(svg: &mut Svg, by: &Measures, text: &str, (x, y): Point) {
    svg.open("btn");
    svg.disc("btn-lo", (x, y + 2), by.button);
    svg.disc("btn-hi", (x, y), by.button);
    svg.word("", (x, y + 4), text);
    svg.close();
}
