//! Amounts.

use core::fmt;
use core::iter::Sum;
use core::ops::{Add, AddAssign, Mul};

/// An amount, in the smallest unit the game counts in.
///
/// Whole numbers only: a ruling is exact or it is wrong. A hand holds at most
/// [`Chips::MOST`] in all, so sums of its amounts never overflow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Chips(pub u64);

impl Chips {
    /// Nothing.
    pub const ZERO: Self = Self(0);

    /// The most that may be on the table in one hand: a million million.
    pub const MOST: Self = Self(1_000_000_000_000);

    /// What is left after taking `other` away, or `None` where there is less than that.
    #[must_use]
    pub fn checked_sub(self, other: Self) -> Option<Self> {
        self.0.checked_sub(other.0).map(Self)
    }

    /// How far `self` is above `other`; zero where it is not above.
    #[must_use]
    pub fn above(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }

    /// Whether `self` is at least half of `whole`, exactly half included.
    #[must_use]
    pub fn is_half_of(self, whole: Self) -> bool {
        self.0.saturating_mul(2) >= whole.0
    }

    /// Whether there is nothing.
    #[must_use]
    pub fn is_zero(self) -> bool {
        self.0 == 0
    }
}

impl Add for Chips {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl AddAssign for Chips {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Mul<u64> for Chips {
    type Output = Self;

    fn mul(self, times: u64) -> Self {
        Self(self.0.saturating_mul(times))
    }
}

impl Sum for Chips {
    fn sum<I: Iterator<Item = Self>>(amounts: I) -> Self {
        amounts.fold(Self::ZERO, Add::add)
    }
}

impl fmt::Display for Chips {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
