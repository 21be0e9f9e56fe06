//! Main pot and side pots, and how a pot is divided.

use core::ops::Deref;

use crate::{Chips, FoldedMoney, OddChip, Reach, Rulebook, Seat, Seats, Uncalled};

/// What everybody put in over a hand.
#[derive(Clone, Copy, Debug)]
pub struct Stakes<'a> {
    /// What each seat put in, the chips that will go back included.
    pub staked: &'a [Chips],
    /// Who has not folded.
    pub live: Seats,
    /// Chips that are part of nobody's stake: a big-blind ante. They belong to the main pot.
    pub dead: Chips,
}

/// A pot: so much, for one of these.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pot {
    /// What is in it.
    pub amount: Chips,
    /// Who may win it.
    pub eligible: Seats,
    /// The stake that reaches it: what each of the eligible has put in at least.
    pub up_to: Chips,
}

/// Chips that nobody matched, and whose they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Returned {
    /// Who gets them back.
    pub seat: Seat,
    /// How many.
    pub chips: Chips,
}

/// The pots of a hand, main pot first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pots {
    /// The uncalled part of a bet, which goes back before anything is divided.
    pub uncalled: Option<Returned>,
    pots: [Pot; Seat::MOST],
    len: usize,
}

impl Deref for Pots {
    type Target = [Pot];

    fn deref(&self) -> &[Pot] {
        &self.pots[..self.len]
    }
}

impl Stakes<'_> {
    /// The part of the largest stake that nobody matched, folded players' chips counted as matching.
    /// (TDA 2024, 15-B, 65-A.)
    #[must_use]
    pub fn uncalled(&self) -> Option<Returned> {
        let (mut top, mut second) = ((Seat(0), Chips::ZERO), Chips::ZERO);
        for (seat, &staked) in (0..).map(Seat).zip(self.staked) {
            if staked > top.1 {
                (top, second) = ((seat, staked), top.1);
            } else {
                second = second.max(staked);
            }
        }
        let chips = top.1.above(second);
        // Folding gives up what one has put in.
        (!chips.is_zero() && self.live.has(top.0)).then_some(Returned { seat: top.0, chips })
    }

    /// Builds the pots: one layer for each depth of stake, layers with the same claimants joined,
    /// a layer that nobody left can claim joined to the one below. (TDA 2024, 21; WSOP live 2026, 153.)
    #[must_use]
    pub fn pots(&self, rules: &Rulebook) -> Pots {
        let mut staked = [Chips::ZERO; Seat::MOST];
        let players = self.staked.len().min(Seat::MOST);
        staked[..players].copy_from_slice(&self.staked[..players]);
        let uncalled = self.uncalled().filter(|_| rules.uncalled == Uncalled::Returned);
        if let Some(Returned { seat, chips }) = uncalled {
            staked[seat.index()] = staked[seat.index()].above(chips);
        }
        let mut found = Pots { uncalled, pots: [Pot::default(); Seat::MOST], len: 0 };
        let mut below = Chips::ZERO;
        let mut carried = self.dead;
        if rules.folded_money == FoldedMoney::MainPot {
            for (seat, chips) in (0..).map(Seat).zip(&mut staked[..players]) {
                if !self.live.has(seat) {
                    carried += *chips;
                    *chips = Chips::ZERO;
                }
            }
        }
        let staked = &staked[..players];
        while let Some(up_to) = next_depth(staked, below, self.live, rules.reach) {
            let amount = staked.iter().map(|chips| (*chips).min(up_to).above(below)).sum();
            let eligible = match rules.reach {
                Reach::OwnStake => self.live.iter().filter(|seat| staked[seat.index()] >= up_to).collect(),
                Reach::Everything => self.live,
            };
            found.add(Pot { amount, eligible, up_to });
            below = up_to;
        }
        if found.len == 0 {
            found.add(Pot { amount: Chips::ZERO, eligible: self.live, up_to: Chips::ZERO });
        }
        found.pots[0].amount += carried;
        found
    }
}

/// The least stake above `below` at which the claimants may change, or the largest stake of all.
fn next_depth(staked: &[Chips], below: Chips, live: Seats, reach: Reach) -> Option<Chips> {
    let deeper = |chips: &Chips| *chips > below;
    let most = staked.iter().copied().filter(deeper).max()?;
    let of_live = live.iter().map(|seat| staked[seat.index()]).filter(deeper).min();
    Some(if reach == Reach::Everything { most } else { of_live.unwrap_or(most) })
}

impl Pots {
    fn add(&mut self, pot: Pot) {
        let last = self.len.checked_sub(1).map(|last| &mut self.pots[last]);
        match last {
            Some(last) if pot.eligible.is_empty() || pot.eligible == last.eligible => {
                last.amount += pot.amount;
                last.up_to = pot.up_to;
            }
            _ => {
                self.pots[self.len] = pot;
                self.len += 1;
            }
        }
    }

    /// Everything that will be awarded.
    #[must_use]
    pub fn total(&self) -> Chips {
        self.iter().map(|pot| pot.amount).sum()
    }
}

/// How one pot is divided among its winners.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Division {
    /// What every winner gets before odd chips.
    pub each: Chips,
    /// Chips that cannot be divided, in units.
    pub odd: u64,
    /// Who gets odd chips.
    pub odd_to: Seats,
    shares: [Chips; Seat::MOST],
}

impl Division {
    /// Nothing for anybody.
    pub(crate) const NONE: Self =
        Self { each: Chips::ZERO, odd: 0, odd_to: Seats::NONE, shares: [Chips::ZERO; Seat::MOST] };

    /// What this seat gets.
    #[must_use]
    pub fn share(&self, seat: Seat) -> Chips {
        self.shares[seat.index()]
    }
}

/// Divides `amount` among `winners`, in whole chips of `unit`; `order` lists every seat from the
/// first left of the button.
///
/// What is left when each has as many whole chips goes out one chip each, in that order; a rest
/// smaller than a chip goes with the first. (TDA 2024, 20-A; WSOP live 2026, 152, 153.)
#[must_use]
pub fn divide(
    amount: Chips,
    winners: Seats,
    unit: Chips,
    order: impl Iterator<Item = Seat> + Clone,
    rule: OddChip,
    aggressor: Option<Seat>,
) -> Division {
    let count = winners.len().max(1) as u64;
    let unit = unit.0.max(1);
    let each = Chips(amount.0 / unit / count * unit);
    let mut rest = amount.above(each * count);
    let mut division =
        Division { each, odd: rest.0.div_ceil(unit), odd_to: Seats::NONE, shares: [Chips::ZERO; Seat::MOST] };
    for seat in winners.iter() {
        division.shares[seat.index()] = each;
    }
    let mut give = |seat: Seat, most: Chips| {
        let chips = rest.min(most);
        if !chips.is_zero() {
            division.shares[seat.index()] += chips;
            division.odd_to = division.odd_to.with(seat);
            rest = rest.above(chips);
        }
    };
    let order = order.filter(|seat| winners.has(*seat));
    match (rule, aggressor.filter(|seat| winners.has(*seat))) {
        (OddChip::Aggressor, Some(seat)) => give(seat, amount),
        (OddChip::AllToFirst, _) => order.take(1).for_each(|seat| give(seat, amount)),
        (OddChip::RightOfButton, _) => {
            for back in (0..winners.len()).rev() {
                order.clone().skip(back).take(1).for_each(|seat| give(seat, Chips(unit)));
            }
        }
        (OddChip::LeftOfButton | OddChip::Aggressor, _) => order.for_each(|seat| give(seat, Chips(unit))),
    }
    division
}

/// Divides `amount` between the winners of the high hand and those of the low, in whole chips of `unit`: the part of
/// the high, then that of the low, where there is one.
///
/// The odd chip of the whole goes to the high, and each half is divided like any pot. Without a low all of it is for
/// the high. (TDA 2024, 20-C; WSOP live 2026, 153.) Players who win both halves divide the whole once, as evenly as
/// can be. (WSOP live 2026, 153. DISPUTED: the TDA does not say; by halves, two who share 302 would get 152 and 150.)
#[must_use]
pub fn divide_high_low(
    amount: Chips,
    (high, low): (Seats, Seats),
    unit: Chips,
    order: impl Iterator<Item = Seat> + Clone,
    rule: OddChip,
) -> (Division, Option<Division>) {
    let part = |amount, winners| divide(amount, winners, unit, order.clone(), rule, None);
    if low.is_empty() || low == high {
        return (part(amount, high), None);
    }
    let step = unit.0.max(1);
    let for_low = Chips(amount.0 / step / 2 * step);
    (part(amount.above(for_low), high), Some(part(for_low, low)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What each seat put in, who folded; the pots as (amount, who may win), and what goes back.
    #[track_caller]
    fn check(staked: &[u64], folded: &[u8], pots: &[(u64, &[u8])], back: u64) {
        let staked: Vec<_> = staked.iter().copied().map(Chips).collect();
        let live = (0..staked.len() as u8).filter(|seat| !folded.contains(seat)).map(Seat).collect();
        let found = Stakes { staked: &staked, live, dead: Chips::ZERO }.pots(&Rulebook::TDA);
        let expected: Vec<_> =
            pots.iter().map(|(amount, of)| (Chips(*amount), of.iter().copied().map(Seat).collect())).collect();
        assert_eq!(found.iter().map(|pot| (pot.amount, pot.eligible)).collect::<Vec<_>>(), expected);
        assert_eq!(found.uncalled.map_or(Chips::ZERO, |back| back.chips), Chips(back));
    }

    #[test]
    fn each_depth_of_stake_is_a_pot() {
        check(&[100, 150, 150], &[], &[(300, &[0, 1, 2]), (100, &[1, 2])], 0);
        check(&[50, 120, 300, 300], &[], &[(200, &[0, 1, 2, 3]), (210, &[1, 2, 3]), (360, &[2, 3])], 0);
    }

    #[test]
    fn what_nobody_matched_goes_back() {
        check(&[100, 300], &[], &[(200, &[0, 1])], 200);
        check(&[100, 250, 400], &[1], &[(300, &[0, 2]), (300, &[2])], 150);
    }

    #[test]
    fn folded_chips_stay_in_the_pots_they_reach() {
        check(&[100, 250, 250, 60], &[3], &[(360, &[0, 1, 2]), (300, &[1, 2])], 0);
        check(&[100, 250, 250, 180], &[3], &[(400, &[0, 1, 2]), (380, &[1, 2])], 0);
        check(&[40, 90, 90, 200, 200], &[2], &[(200, &[0, 1, 3, 4]), (200, &[1, 3, 4]), (220, &[3, 4])], 0);
    }

    #[test]
    fn layers_with_the_same_claimants_are_one_pot() {
        check(&[50, 100, 75, 300, 300], &[0, 1], &[(350, &[2, 3, 4]), (475, &[3, 4])], 0);
    }

    #[test]
    fn a_layer_that_nobody_left_can_claim_falls_to_the_pot_below() {
        check(&[40, 90, 90], &[1, 2], &[(220, &[0])], 0);
    }

    #[track_caller]
    fn divided(amount: u64, unit: u64, winners: &[u8], button: u8, shares: &[u64]) {
        let winners = winners.iter().copied().map(Seat).collect::<Seats>();
        let order = Seat(button).clockwise(8);
        let division = divide(Chips(amount), winners, Chips(unit), order, OddChip::LeftOfButton, None);
        assert_eq!(winners.iter().map(|seat| division.share(seat).0).collect::<Vec<_>>(), shares);
    }

    #[test]
    fn the_odd_chip_goes_to_the_first_left_of_the_button() {
        divided(101, 1, &[2, 5], 1, &[51, 50]);
        divided(101, 1, &[2, 5], 4, &[50, 51]);
        divided(101, 1, &[2, 5], 2, &[50, 51]);
        divided(302, 1, &[2, 5, 7], 0, &[101, 101, 100]);
    }

    #[test]
    fn a_pot_is_divided_to_the_smallest_chip_in_play() {
        divided(10_100, 100, &[0, 1], 7, &[5_100, 5_000]);
        divided(10_150, 100, &[0, 1], 7, &[5_100, 5_050]);
    }

    #[track_caller]
    fn high_low(amount: u64, unit: u64, high: &[u8], low: &[u8], button: u8, shares: &[(u8, u64)]) {
        let seats = |of: &[u8]| of.iter().copied().map(Seat).collect::<Seats>();
        let order = Seat(button).clockwise(8);
        let both = (seats(high), seats(low));
        let (of_high, of_low) = divide_high_low(Chips(amount), both, Chips(unit), order, OddChip::LeftOfButton);
        for &(seat, share) in shares {
            let seat = Seat(seat);
            let low = of_low.map_or(Chips::ZERO, |of_low| of_low.share(seat));
            assert_eq!((of_high.share(seat) + low).0, share, "{seat}");
        }
        assert_eq!(shares.iter().map(|(_, share)| share).sum::<u64>(), amount);
    }

    #[test]
    fn the_odd_chip_of_the_whole_goes_to_the_high() {
        high_low(301, 1, &[5], &[2], 1, &[(5, 151), (2, 150)]);
        high_low(300, 1, &[5], &[2], 1, &[(5, 150), (2, 150)]);
        high_low(10_100, 100, &[5], &[2], 1, &[(5, 5_100), (2, 5_000)]);
    }

    #[test]
    fn each_half_is_divided_like_a_pot() {
        high_low(303, 1, &[5], &[2, 6], 1, &[(5, 152), (2, 76), (6, 75)]);
        high_low(303, 1, &[5], &[2, 6], 4, &[(5, 152), (2, 75), (6, 76)]);
        high_low(303, 1, &[2, 5], &[2], 1, &[(2, 76 + 151), (5, 76)]);
    }

    #[test]
    fn without_a_low_all_is_for_the_high() {
        high_low(301, 1, &[5, 6], &[], 1, &[(5, 151), (6, 150)]);
    }

    #[test]
    fn players_who_win_both_halves_share_evenly() {
        high_low(302, 1, &[2, 5], &[2, 5], 1, &[(2, 151), (5, 151)]);
        high_low(301, 1, &[2, 5], &[2, 5], 2, &[(2, 150), (5, 151)]);
    }
}
