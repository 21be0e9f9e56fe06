//! Chance from a seed: the same numbers on every machine, for ever.

/// A stream of numbers that depends on its seed alone (SplitMix64).
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// The stream of this seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number.
    pub fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A number from `low` to `high`, both included; `low` where they are the wrong way round.
    pub fn between(&mut self, low: u64, high: u64) -> u64 {
        let span = high.saturating_sub(low).saturating_add(1);
        // The high half of a product spreads evenly enough for spans this small.
        low + ((u128::from(self.draw()) * u128::from(span)) >> 64) as u64
    }

    /// Whether something happens that does `percent` times in a hundred.
    pub fn chance(&mut self, percent: u64) -> bool {
        self.between(0, 99) < percent
    }

    /// One of these.
    ///
    /// # Panics
    /// Where there is none to choose from.
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.between(0, from.len() as u64 - 1) as usize]
    }

    /// Puts these in any order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.between(0, last as u64) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_always_gives_the_same_numbers() {
        let mut rng = Rng::new(7);
        assert_eq!([rng.draw(), rng.draw()], [0x63cb_e1e4_5932_0dd7, 0x044c_3cd7_f43c_661c]);
    }

    #[test]
    fn every_number_of_a_range_comes_up_and_no_other() {
        let mut rng = Rng::new(1);
        let mut seen = [0; 5];
        (0..1000).for_each(|_| seen[rng.between(3, 7) as usize - 3] += 1);
        assert!(seen.iter().all(|count| *count > 150), "{seen:?}");
    }
}
