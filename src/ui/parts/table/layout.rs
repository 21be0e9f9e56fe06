//! Where everything lies: the plates around the table, what is in front of them, and the middle.

use super::measures::Measures;
use super::rail::on_rail;
use super::shape::{Area, Point};
use super::{Pile, SeatView, Standing, TableView};
use crate::ui::parts::chips::{Columns, Values};

/// What lies where for one seat.
pub(super) struct Spot {
    pub(super) plate: Area,
    /// 1 where the cards lie below the plate, -1 where they lie above.
    pub(super) down: i32,
    /// The cards shown, or the backs that peek from behind the plate.
    pub(super) cards: Vec<Area>,
    pub(super) button: Point,
    /// What hangs on the plate's outer side.
    pub(super) note: Area,
    pub(super) bet: (Point, Columns),
    /// The way to the middle, in hundredths.
    inward: Point,
}

/// Where everything lies.
pub(super) struct Layout {
    pub(super) by: &'static Measures,
    pub(super) size: (i32, i32),
    pub(super) rail: Area,
    pub(super) values: Values,
    pub(super) seats: Vec<Spot>,
    pub(super) board: Vec<Area>,
    pub(super) pots: Vec<(Point, Columns)>,
    pub(super) tray: Area,
    /// What a bet must not cover.
    taken: Vec<Area>,
}

impl Layout {
    pub(super) fn new(view: &TableView, tall: bool) -> Self {
        let bets = view.seats.iter().filter_map(|seat| seat.bet.as_ref());
        let amounts: Vec<_> = bets.chain(&view.pots).map(|pile| pile.chips).collect();
        let mut layout = Self {
            by: Measures::of(view, tall),
            size: (800, 520),
            rail: Area::new(52, 28, 696, 452),
            values: Values::suited(view.unit, &amounts),
            seats: Vec::new(),
            board: Vec::new(),
            pots: Vec::new(),
            tray: Area::new(272, 422, 256, 60),
            taken: Vec::new(),
        };
        if tall {
            layout.bands(view)
        } else {
            layout.around(view)
        }
        layout.taken.push(layout.tray);
        for (n, seat) in view.seats.iter().enumerate() {
            if let Some(bet) = &seat.bet {
                layout.seats[n].bet = layout.bet(&layout.seats[n], bet);
                let (at, columns) = &layout.seats[n].bet;
                layout.taken.push(layout.by.room(&bet.label, columns, *at));
            }
        }
        layout
    }

    /// The wide layout: plates on the middle line of the rail.
    fn around(&mut self, view: &TableView) {
        let n = view.seats.len();
        for (i, seat) in view.seats.iter().enumerate() {
            let part = if n == 2 { 0.28 + 0.44 * i as f32 } else { 0.1 + 0.8 * (i as f32 + 0.5) / n as f32 };
            let (at, inward) = on_rail(part);
            self.seat(seat, at, inward, if at.1 < 254 { 1 } else { -1 });
        }
        let top = self.board(view, 194, 8) + 12;
        self.pots(view, top, 340, 412 - top);
    }

    /// The tall layout, in bands: the top seats, rows above the board, the board and the pots, rows below, the tray.
    fn bands(&mut self, view: &TableView) {
        self.size.0 = 320;
        let n = view.seats.len();
        let tops = if n == 2 { 0 } else { 2 - n % 2 };
        let side = (n - tops) / 2;
        let above = side / 2;
        let (row, first) = if view.shows_hands() { (102, 184) } else { (80, 162) };
        let bets = view.seats.iter().any(|seat| seat.bet.is_some());
        let first = if tops == 0 { 76 } else { first - if bets { 0 } else { 38 } };
        let middle = first + if above > 0 { row * above as i32 - 12 } else { 0 };
        let middle = self.board(view, middle, 4) + 14;
        let below = self.pots(view, middle, 212, 0) + row - 34;
        let level = |n: usize| if n < above { first + row * n as i32 } else { below + row * (n - above) as i32 };
        for (i, seat) in view.seats.iter().enumerate() {
            let (at, inward) = if i < side {
                ((41, level(side - 1 - i)), (100, 0))
            } else if let Some(n) = i.checked_sub(side + tops) {
                ((279, level(n)), (-100, 0))
            } else {
                ((if tops == 1 { 160 } else { 104 + 112 * (i - side) as i32 }, 46), (0, 100))
            };
            self.seat(seat, at, inward, if at.1 < middle { 1 } else { -1 });
        }
        self.tray = Area::new(56, level(side - 1) + 46, 208, 48);
        self.rail = Area::new(30, 28, 260, self.tray.y + 8);
        self.size.1 = self.tray.bottom() + 26;
    }

    /// The plate here, and what belongs to it.
    fn seat(&mut self, seat: &SeatView, at: Point, inward: Point, down: i32) {
        let by = self.by;
        let plate = Area::around(at, if seat.standing == Standing::Folded { by.ghost } else { by.plate });
        let (outer, inner) = if down > 0 { (plate.y, plate.bottom()) } else { (plate.bottom(), plate.y) };
        let is_side = inward.0.abs() > 50;
        let way = if at.0 * 2 <= self.size.0 { 1 } else { -1 };

        let count = seat.cards.len() as i32;
        let shown = seat.cards.iter().any(Option::is_some);
        let (w, h) = match (shown, by.tall) {
            (true, _) => (by.hole.0.min(by.plate.0 / count - 2), by.hole.1),
            (false, true) => (14.min(60 / count.max(1)), 20),
            (false, false) => (20.min(90 / count.max(1)), 28),
        };
        let out = if shown { h - 2 } else { 10 };
        let room = ((by.plate.0 - (w + 2) * count) / 2).clamp(0, by.plate.0 / 4);
        let x = at.0 + inward.0 * room / 100;
        let y = if down > 0 { inner + out - h } else { inner - out };
        let cards = (0..count).map(|n| Area::new(x + (w + 2) * n - (w + 2) * count / 2 + 1, y, w, h)).collect();

        let edge = if is_side { plate.w / 2 + 6 } else { (plate.w.max((w + 2) * count + 2 * by.button)) / 2 + 2 };
        let button = (at.0 + way * edge, if is_side { outer + down * 2 } else { inner + by.button - 3 });

        let note = seat.note.as_ref().map_or(Area::default(), |label| {
            let middle = (at.0 - if is_side { way * 12 } else { 0 }, outer + down * (3 - by.pill / 2));
            let pill = by.pill(label, middle);
            Area { x: pill.x.clamp(0, self.size.0 - pill.w), ..pill }
        });

        self.taken.extend([plate, note]);
        self.taken.extend(&cards);
        if seat.button.is_some() {
            self.taken.push(Area::around(button, (by.button * 2, by.button * 2)));
        }
        self.seats.push(Spot { plate, down, cards, button, note, bet: (at, Columns::default()), inward });
    }

    /// The board, with its top here; says where it ends.
    fn board(&mut self, view: &TableView, top: i32, gap: i32) -> i32 {
        let (w, h) = self.by.card;
        let slots = view.board.len().max(usize::from(view.slots)) as i32;
        let left = (self.size.0 - slots * (w + gap) + gap) / 2;
        self.board = (0..slots).map(|n| Area::new(left + n * (w + gap), top, w, h)).collect();
        self.taken.extend(self.board.iter().map(|card| card.grown(4)));
        if slots > 0 { top + h } else { top }
    }

    /// The pots in rows, in the middle of a band that starts here; says where they end.
    fn pots(&mut self, view: &TableView, top: i32, wide: i32, high: i32) -> i32 {
        let few = view.pots.len() <= 3;
        let columns = |pot: &Pile| if few { self.values.columns(pot.chips) } else { Columns::default() };
        let mut pots: Vec<_> = view.pots.iter().map(|pot| ((0, 0), columns(pot))).collect();
        let rooms: Vec<_> =
            view.pots.iter().zip(&pots).map(|(pot, (at, columns))| self.by.room(&pot.label, columns, *at)).collect();
        let (mut start, mut y) = (0, 0);
        while start < pots.len() {
            let mut across = rooms[start].w;
            let mut end = start + 1;
            while end < pots.len() && across + 12 + rooms[end].w <= wide {
                across += 12 + rooms[end].w;
                end += 1;
            }
            let row = start..end;
            let up = rooms[row.clone()].iter().map(|room| -room.y).max().unwrap_or(0);
            let mut x = (self.size.0 - across) / 2;
            for n in row.clone() {
                pots[n].0 = (x - rooms[n].x, y + up);
                x += rooms[n].w + 12;
            }
            y += up + rooms[row].iter().map(|room| room.bottom()).max().unwrap_or(0) + 8;
            start = end;
        }
        let lower = top + ((high - y) / 2).max(0);
        for ((_, y), _) in &mut pots {
            *y += lower;
        }
        self.taken.extend(pots.iter().zip(rooms).map(|((at, _), room)| room.moved(at.0, at.1)));
        self.pots = pots;
        top + y
    }

    /// Where this bet lies; without its chips where there is no room for them.
    fn bet(&self, spot: &Spot, bet: &Pile) -> (Point, Columns) {
        let columns = self.values.columns(bet.chips);
        for (columns, gap) in [(&columns, self.by.gap), (&columns, 2), (&Columns::default(), 2)] {
            if let Some(at) = self.free(spot, self.by.room(&bet.label, columns, (0, 0)), gap) {
                return (at, columns.clone());
            }
        }
        (spot.plate.middle(), Columns::default())
    }

    /// The nearest place, on the way to the middle and little aside, where this room is free.
    fn free(&self, spot: &Spot, room: Area, gap: i32) -> Option<Point> {
        let felt = Area::new(self.rail.x + 24, self.rail.y + 24, self.rail.w - 48, self.tray.y - self.rail.y - 24);
        let (from, to, (x, y)) = (spot.plate.middle(), room.middle(), spot.inward);
        for far in 0..120 {
            for aside in 0..=far {
                // 0, 1, -1, 2, -2… steps aside; two of them cost as much as four on the way.
                let across: i32 = if aside % 2 == 0 { -aside / 2 } else { (aside + 1) / 2 };
                let along = far - 2 * across.abs();
                let at = (
                    from.0 - to.0 + (x * along - y * across) * 3 / 100,
                    from.1 - to.1 + (y * along + x * across) * 3 / 100,
                );
                let room = room.moved(at.0, at.1);
                if along >= 0 && felt.holds(room) && !self.taken.iter().any(|taken| taken.meets(room.grown(gap))) {
                    return Some(at);
                }
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::parts::table::Label;
    use croupier_engine::{Card, Chips};

    fn label(text: &str) -> Label {
        Label { text: text.to_owned(), ..Label::default() }
    }

    /// A table of so many who have all bet, with hands shown or not.
    fn table(seats: usize, bet: u64, shown: bool) -> TableView {
        let card = shown.then(|| Card::deck().next()).flatten();
        let pile = |chips: u64| Pile { chips: Chips(chips), label: label(&chips.to_string()) };
        let seat = SeatView { bet: Some(pile(bet)), cards: vec![card; 2], ..SeatView::default() };
        TableView { seats: vec![seat; seats], slots: 5, pots: vec![pile(33)], unit: Chips(1), ..TableView::default() }
    }

    /// Every table there is, with this bet.
    fn check(bet: u64, claim: impl Fn(&Layout, &str)) {
        for seats in 2..=10 {
            for (tall, shown) in [(false, false), (false, true), (true, false), (true, true)] {
                let layout = Layout::new(&table(seats, bet, shown), tall);
                claim(&layout, &format!("{seats} seats, tall {tall}, shown {shown}"));
            }
        }
    }

    #[test]
    fn plates_and_cards_do_not_meet_and_are_in_the_picture() {
        check(10, |layout, which| {
            let picture = Area::new(0, 0, layout.size.0, layout.size.1);
            let own = |spot: &Spot| [vec![spot.plate], spot.cards.clone()].concat();
            for (n, spot) in layout.seats.iter().enumerate() {
                for area in own(spot) {
                    assert!(picture.holds(area), "{which}: {n} outside");
                    let others = layout.seats[..n].iter().flat_map(own).chain(layout.board.iter().copied());
                    assert!(!others.chain([layout.tray]).any(|other| other.meets(area)), "{which}: {n} meets another");
                }
            }
        });
    }

    #[test]
    fn bets_have_room_for_their_chips() {
        for bet in [1, 21, 199] {
            check(bet, |layout, which| {
                for (n, spot) in layout.seats.iter().enumerate() {
                    assert!(spot.bet.1.size().1 > 0, "{which}: no room for the {bet} of {n}");
                }
            });
        }
    }

    #[test]
    fn bets_cover_nothing() {
        for bet in [1, 199, 1234, 1_000_000] {
            check(bet, |layout, which| {
                let label = label(&bet.to_string());
                let (before, bets) = layout.taken.split_at(layout.taken.len() - layout.seats.len());
                for (n, bet) in bets.iter().enumerate() {
                    assert_eq!(*bet, layout.by.room(&label, &layout.seats[n].bet.1, layout.seats[n].bet.0));
                    assert!(
                        !before.iter().chain(&bets[..n]).any(|other| other.meets(*bet)),
                        "{which}: the {label:?} of {n}"
                    );
                }
            });
        }
    }

    #[test]
    fn the_first_seat_is_at_the_dealers_left_and_the_order_is_clockwise() {
        check(10, |layout, which| {
            let (first, last) = (&layout.seats[0], &layout.seats[layout.seats.len() - 1]);
            assert!(first.plate.x < 160 && last.plate.x > 200, "{which}");
            assert!(layout.seats.len() == 2 || first.down < 0 && last.down < 0, "{which}");
        });
    }
}
