//! A pot divided between two low hands, as in badeucey and badacey.

use crate::pots::{Division, divide_high_low};
use crate::{Chips, OddChip, Seat, Seats};

/// Divides `amount` between the winners of two hands neither of which is the high, in whole chips of `unit`.
///
/// The half of the first winner left of the button takes the odd chip of the whole, and comes first. From there on
/// it is as between [high and low](divide_high_low). (WSOP live 2026, 153. DISPUTED: BARGE gives the odd chip to the
/// hand of five cards; the TDA does not say.)
///
/// ```
/// # use croupier_engine::{Chips, OddChip, Seat, Seats, halves::divide_low_low};
/// // 301, the button in seat 0: seat 1 has the best badugi, seat 4 the best five cards.
/// let (badugi, low) = (Seats::only(Seat(1)), Seats::only(Seat(4)));
/// let (first, second) = divide_low_low(Chips(301), [low, badugi], Chips(1), Seat(0).clockwise(6), OddChip::LeftOfButton);
/// assert_eq!(first.share(Seat(1)), Chips(151));
/// assert_eq!(second.map(|half| half.share(Seat(4))), Some(Chips(150)));
/// ```
#[must_use]
pub fn divide_low_low(
    amount: Chips,
    [one, other]: [Seats; 2],
    unit: Chips,
    order: impl Iterator<Item = Seat> + Clone,
    rule: OddChip,
) -> (Division, Option<Division>) {
    let first = order.clone().find(|seat| one.union(other).has(*seat));
    let halves = if first.is_none_or(|seat| one.has(seat)) { (one, other) } else { (other, one) };
    divide_high_low(amount, halves, unit, order, rule)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Six seats, the button in seat 0: who wins either hand, and what all of them get.
    #[track_caller]
    fn check(amount: u64, unit: u64, halves: [&[u8]; 2], expected: &[(u8, u64)]) {
        for halves in [halves, [halves[1], halves[0]]] {
            let winners = halves.map(|seats| seats.iter().copied().map(Seat).collect());
            let order = Seat(0).clockwise(6);
            let (first, second) = divide_low_low(Chips(amount), winners, Chips(unit), order, OddChip::LeftOfButton);
            let share = |seat| first.share(seat) + second.map_or(Chips::ZERO, |half| half.share(seat));
            let shares: Vec<_> =
                (0..6).map(|seat| (seat, share(Seat(seat)).0)).filter(|(_, chips)| *chips > 0).collect();
            assert_eq!(shares, expected, "{halves:?}");
        }
    }

    #[test]
    fn the_odd_chip_goes_to_the_half_of_the_first_left_of_the_button() {
        check(301, 1, [&[2], &[5]], &[(2, 151), (5, 150)]);
        check(301, 1, [&[2], &[0]], &[(0, 150), (2, 151)]);
        check(303, 1, [&[2, 5], &[3]], &[(2, 76), (3, 151), (5, 76)]);
        check(302, 1, [&[2, 5], &[3]], &[(2, 76), (3, 151), (5, 75)]);
    }

    #[test]
    fn an_odd_chip_is_as_large_as_the_smallest_chip() {
        check(700, 100, [&[4], &[3]], &[(3, 400), (4, 300)]);
    }

    #[test]
    fn whoever_wins_both_gets_all() {
        check(301, 1, [&[4], &[4]], &[(4, 301)]);
    }

    #[test]
    fn two_who_win_both_together_divide_once() {
        check(302, 1, [&[2, 5], &[2, 5]], &[(2, 151), (5, 151)]);
    }
}
