//! Chips: which values lie on the table, and an amount in columns one can count.

use croupier_engine::Chips;

use super::table::shape::{Area, Point, Svg};

/// The most chips in one column.
const HIGH: usize = 8;
/// The most columns of one amount.
const WIDE: usize = 3;

/// One value of chip: its place on the ladder 1, 5, 25, 100, 500, 1000, 5000…
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Value(u8);

impl Value {
    fn worth(self) -> u64 {
        [1, 5, 25, 100, 500][usize::from(self.0 % 5)] * 1000_u64.pow(u32::from(self.0 / 5))
    }

    /// What is printed on the chip: `25`, `5k`, `1M`.
    fn print(self) -> String {
        let thousands = ["", "k", "M", "G", "T"][usize::from(self.0 / 5).min(4)];
        format!("{}{thousands}", Self(self.0 % 5).worth())
    }

    fn class(self) -> &'static str {
        ["c0", "c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9"][usize::from(self.0 % 10)]
    }
}

/// The four values of chip on the table, lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Values([Value; 4]);

impl Values {
    /// The first four, from the game's smallest chip up, in which most of these amounts can be laid out exactly.
    ///
    /// The two lowest are neighbours on the ladder, and so are the two highest.
    pub(crate) fn suited(unit: Chips, amounts: &[Chips]) -> Self {
        let most = amounts.iter().max().map_or(0, |most| most.0);
        let divides = |step: &u8| unit.0 > 0 && unit.0.is_multiple_of(Value(*step).worth());
        let low = (1..15).take_while(divides).last().unwrap_or(0);
        let high = (low + 4..20).take_while(|step| Value(*step).worth() <= most).last().unwrap_or(low + 3);
        (low..=high - 3)
            .flat_map(|low| (low + 3..=high).map(move |top| Self([low, low + 1, top - 1, top].map(Value))))
            .min_by_key(|values| {
                let missing = |amount: &Chips| {
                    let columns = values.columns(*amount);
                    if columns.more { 1 + amount.0 / columns.worth().max(1) } else { 0 }
                };
                amounts.iter().map(missing).sum::<u64>()
            })
            .unwrap_or(Self([0, 1, 2, 3].map(Value)))
    }

    /// This amount in columns, highest value left. What cannot be told in so few chips is coloured up.
    pub(crate) fn columns(self, amount: Chips) -> Columns {
        (0..4).find_map(|lowest| self.laid(amount, lowest)).unwrap_or_default()
    }

    /// The amount with the values from `lowest` up, or `None` where it needs too many columns and fewer values may help.
    fn laid(self, amount: Chips, lowest: usize) -> Option<Columns> {
        let mut rest = amount.0;
        let mut columns: Vec<Vec<Value>> = Vec::new();
        for value in self.0[lowest..].iter().rev() {
            while rest >= value.worth() && columns.len() < 3 * WIDE {
                let count = (rest / value.worth()).min(HIGH as u64);
                columns.push(vec![*value; count as usize]);
                rest -= count * value.worth();
            }
        }
        // Too many columns: the two neighbours with the fewest chips become one.
        while columns.len() > WIDE {
            let right = (1..columns.len()).min_by_key(|n| columns[n - 1].len() + columns[*n].len())?;
            if columns[right - 1].len() + columns[right].len() <= HIGH {
                let upper = columns.remove(right);
                columns[right - 1].extend(upper);
            } else if lowest < 3 {
                return None;
            } else {
                columns.truncate(WIDE);
                rest = rest.max(1);
            }
        }
        // Less than one of the lowest: one, so that something lies there.
        if columns.is_empty() && rest > 0 {
            columns.push(vec![self.0[lowest]]);
        }
        Some(Columns { columns, more: rest > 0 })
    }
}

/// An amount as columns of chips, each from the bottom up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Columns {
    columns: Vec<Vec<Value>>,
    /// Whether the amount is not all there: coloured up.
    more: bool,
}

impl Columns {
    fn worth(&self) -> u64 {
        self.columns.iter().flatten().map(|value| value.worth()).sum()
    }

    /// How wide and how high, where a chip is 30 wide and 6 thick.
    pub(crate) fn size(&self) -> (i32, i32) {
        let high = self.columns.iter().map(Vec::len).max().unwrap_or(0) as i32;
        (33 * self.columns.len() as i32, if high == 0 { 0 } else { 6 * high + 6 })
    }

    /// The chips, standing on this place; three dots say that the amount is coloured up.
    pub(crate) fn draw(&self, svg: &mut Svg, at: Point, scale: &str) {
        let left = (33 - 33 * self.columns.len() as i32) / 2;
        svg.open_at("", at, scale);
        for (column, chips) in self.columns.iter().enumerate() {
            let (mut top, mut high) = ("", 0);
            svg.open_at("", (left + 33 * column as i32, 0), "");
            svg.copy("", "#chip-shade", (0, 0), 0);
            for value in chips {
                top = value.class();
                svg.copy(top, ["#chip-1", "#chip-2", "#chip-3"][(high / 3 + column) % 3], (0, -(high as i32)), 0);
                high += 6;
            }
            svg.copy(top, "#chip-top", (0, -(high as i32)), 0);
            svg.close();
        }
        if self.more {
            for x in [0, 5, 10] {
                svg.disc("dot", (22 - left + x, 2), 2);
            }
        }
        svg.close();
    }
}

/// The dealer's tray: one chip of each value, the key to what lies on the table.
pub(crate) fn tray(svg: &mut Svg, values: Values, at: Area) {
    let (gap, (x, y)) = (at.w * 9 / 40, at.middle());
    for (n, value) in (0..).zip(values.0) {
        let print = value.print();
        svg.open_at(value.class(), (x + gap * n - gap * 3 / 2, y), if at.h < 56 { "scale(.82)" } else { "" });
        svg.copy("", "#chip-well", (0, 0), 0);
        svg.copy("", "#chip-face", (0, 0), 0);
        svg.word(["cv", "cv sm", "cv xs"][print.len().clamp(2, 4) - 2], (0, 4), &print);
        svg.close();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(unit: u64, amounts: &[u64], values: &str) {
        let amounts: Vec<_> = amounts.iter().copied().map(Chips).collect();
        let found = Values::suited(Chips(unit), &amounts);
        assert_eq!(found.0.map(Value::print).join(" "), values);
        for amount in amounts {
            let columns = found.columns(amount);
            assert_eq!((columns.worth(), columns.more), (amount.0, false), "{columns:?}");
        }
    }

    #[test]
    fn the_values_suit_the_amounts() {
        check(1, &[10, 14, 21, 33], "1 5 25 100");
        check(1, &[199, 2, 221], "1 5 25 100");
        check(5, &[45, 500], "5 25 100 500");
        check(25, &[150, 600, 24_000], "25 100 500 1k");
        check(100, &[1200, 400, 18_000], "100 500 1k 5k");
        check(25, &[75, 60_000], "25 100 1k 5k");
        check(1, &[1, 1_000_000], "1 5 25k 100k");
        check(0, &[], "1 5 25 100");
    }

    #[test]
    fn chips_add_up_or_are_coloured_up() {
        let all = (0..2000).chain((2000..2_000_000).step_by(997));
        let tables = [(1, 500), (1, 20_000), (25, 100_000), (1000, 1_000_000)];
        for (amount, (unit, most)) in all.flat_map(|amount| tables.map(|table| (amount, table))) {
            let columns = Values::suited(Chips(unit), &[Chips(most)]).columns(Chips(amount));
            assert!(columns.columns.len() <= WIDE, "{amount} {columns:?}");
            assert!(columns.columns.iter().all(|column| (1..=HIGH).contains(&column.len())), "{amount} {columns:?}");
            assert_eq!(columns.more, columns.worth() != amount, "{amount} {columns:?}");
        }
    }

    #[test]
    fn any_amount_has_columns() {
        for amount in [0, 1, u64::MAX, Chips::MOST.0, Chips::MOST.0 - 1] {
            let values = Values::suited(Chips(1), &[Chips(amount)]);
            assert!(values.columns(Chips(amount)).columns.len() <= WIDE);
        }
    }
}
