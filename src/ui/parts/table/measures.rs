//! The measures of the layouts: wide, wide with a crowd, tall, and tall with long amounts.

use super::shape::{Area, Point, width};
use super::{Label, Mark, Pile, TableView};
use crate::ui::parts::chips::Columns;

/// The measures of one of the two layouts.
pub(super) struct Measures {
    pub(super) class: &'static str,
    pub(super) tall: bool,
    /// A hundred times the scale of the chips.
    pub(super) percent: i32,
    pub(super) scale: &'static str,
    pub(super) plate: (i32, i32),
    /// The plate of one who folded.
    pub(super) ghost: (i32, i32),
    /// A card of the board, and of a hand.
    pub(super) card: (i32, i32),
    pub(super) hole: (i32, i32),
    /// How high a pill is, its letters, and how far under the chips it hangs.
    pub(super) pill: i32,
    font: i32,
    pub(super) drop: i32,
    /// The least space between two things.
    pub(super) gap: i32,
    pub(super) button: i32,
}

const WIDE: Measures = Measures {
    class: "table wide",
    tall: false,
    percent: 100,
    scale: "",
    plate: (116, 48),
    ghost: (92, 38),
    card: (54, 76),
    hole: (36, 48),
    pill: 26,
    font: 17,
    drop: 10,
    gap: 10,
    button: 15,
};
const CROWDED: Measures = Measures { percent: 80, scale: "scale(.8)", gap: 4, ..WIDE };
const TALL: Measures = Measures {
    class: "table tall",
    tall: true,
    percent: 72,
    scale: "scale(.72)",
    plate: (78, 44),
    ghost: (80, 36),
    card: (34, 48),
    hole: (28, 36),
    pill: 22,
    font: 14,
    drop: 7,
    gap: 3,
    button: 12,
};

/// Where two bets side by side would not fit in the usual letters.
const LONG: Measures = Measures { class: "table tall long", font: 12, ..TALL };

impl Measures {
    pub(super) fn of(view: &TableView, tall: bool) -> &'static Self {
        let long = |bet: &Pile| width(&bet.label.text, TALL.font) > 48;
        let crowd = if view.shows_hands() { 5 } else { 8 };
        match (tall, view.seats.len() >= crowd) {
            (true, _) if view.seats.iter().filter_map(|seat| seat.bet.as_ref()).any(long) => &LONG,
            (true, _) => &TALL,
            (false, false) => &WIDE,
            (false, true) => &CROWDED,
        }
    }

    /// The pill of a label, around this place.
    pub(super) fn pill(&self, label: &Label, middle: Point) -> Area {
        let badge = if let Mark::Step(_) = label.mark { self.pill - 5 } else { 0 };
        Area::around(middle, ((width(&label.text, self.font) + self.font + badge).max(self.pill * 8 / 5), self.pill))
    }

    /// The pill under chips that stand here, or in their place where there are none.
    pub(super) fn pill_under(&self, label: &Label, columns: &Columns, (x, y): Point) -> Area {
        let lower = if columns.size().1 > 0 { self.drop + self.pill / 2 } else { 0 };
        self.pill(label, (x, y + lower))
    }

    /// The room a pile takes whose chips stand here.
    pub(super) fn room(&self, label: &Label, columns: &Columns, at: Point) -> Area {
        let (w, h) = columns.size();
        let pill = self.pill_under(label, columns, at);
        let w = (w * self.percent / 100).max(pill.w);
        let top = pill.y.min(at.1 - h * self.percent / 100);
        Area::new(at.0 - w / 2, top, w, pill.bottom() - top)
    }
}
