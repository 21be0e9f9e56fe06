//! What was seen or heard at the table, before anyone said what it counts for.

use crate::Chips;

/// Chips that were moved together: what they come to, how many they are, and the smallest of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pile {
    total: Chips,
    count: u8,
    smallest: Chips,
}

impl Pile {
    /// No chip.
    pub const NONE: Self = Self { total: Chips::ZERO, count: 0, smallest: Chips::ZERO };

    /// The pile of chips of these values. A chip is worth something: zeros are left out.
    ///
    /// ```
    /// # use croupier_engine::{Chips, Pile};
    /// let pile = Pile::of([1000, 500, 500]);
    /// assert_eq!((pile.total(), pile.count(), pile.smallest()), (Chips(2000), 3, Chips(500)));
    /// ```
    #[must_use]
    pub fn of(chips: impl IntoIterator<Item = u64>) -> Self {
        let chips = chips.into_iter().filter(|chip| *chip > 0).map(Chips);
        chips.fold(Self::NONE, |pile, chip| pile.and(Self { total: chip, count: 1, smallest: chip }))
    }

    /// Both piles as one.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        let smallest = match (self.is_none(), other.is_none()) {
            (true, _) => other.smallest,
            (_, true) => self.smallest,
            _ => self.smallest.min(other.smallest),
        };
        Self { total: self.total + other.total, count: self.count.saturating_add(other.count), smallest }
    }

    /// What the chips come to.
    #[must_use]
    pub fn total(self) -> Chips {
        self.total
    }

    /// How many chips.
    #[must_use]
    pub fn count(self) -> u8 {
        self.count
    }

    /// The value of the smallest; zero where there is none.
    #[must_use]
    pub fn smallest(self) -> Chips {
        self.smallest
    }

    /// Whether there is no chip.
    #[must_use]
    pub fn is_none(self) -> bool {
        self.count == 0
    }
}

/// What a player said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Words {
    /// "Fold", or the cards pushed away face down.
    Fold,
    /// "Check", or a hand on the table.
    Check,
    /// "Call".
    Call,
    /// "Bet" or "raise", without an amount.
    Raise,
    /// "Bet" or "raise", and an amount: "raise, eight thousand".
    RaiseTo(Chips),
    /// "Raise", and in so many words by how much: "raise, a thousand more".
    RaiseBy(Chips),
    /// An amount alone: "fourteen hundred".
    Amount(Chips),
    /// A number that does not say of what: "five" may be 5, 500 or 5,000.
    Number(u32),
    /// "All-in".
    AllIn,
    /// "Pot", "I bet the pot".
    Pot,
}

/// What became of chips that lay in front of the player from an earlier bet or a blind, not pulled in yet.
///
/// Each names them as they lie there. A blind of 100 posted with a chip of 1,000 is a chip of 1,000.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Prior {
    /// Left alone. Without a chip named, they are worth what he has in.
    Left(Pile),
    /// Some were taken back; these are left.
    PartlyBack(Pile),
    /// All of these were taken back.
    Back(Pile),
    /// These and the new ones were put together and moved forward as one.
    Joined(Pile),
}

impl Default for Prior {
    fn default() -> Self {
        Self::Left(Pile::NONE)
    }
}

/// What a player did when he acted.
///
/// Whether they were his last chips, the hand knows.
///
/// ```
/// # use croupier_engine::{Gesture, Words};
/// let raise = Gesture { said: Some(Words::Raise), ..Gesture::chips([1000]) };
/// let too_late = Gesture { then: Some(Words::Raise), ..Gesture::chips([1000]) };
/// # assert_ne!(raise, too_late);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Gesture {
    /// What he said before a chip touched the table, or at the same time, or without any chip.
    pub said: Option<Words>,
    /// The new chips of his first motion.
    pub chips: Pile,
    /// How many times he went back to his stack for more.
    pub returns: u8,
    /// What he brought then, all together.
    pub later: Chips,
    /// What he said once chips were in.
    pub then: Option<Words>,
    /// What became of chips that lay in front of him.
    pub prior: Prior,
    /// What he had been told that the bet was, where that was wrong: its total of the round.
    pub told: Option<Chips>,
}

impl Gesture {
    /// Chips of these values in one motion, and not a word.
    #[must_use]
    pub fn chips(chips: impl IntoIterator<Item = u64>) -> Self {
        Self { chips: Pile::of(chips), ..Self::default() }
    }

    /// Words alone.
    #[must_use]
    pub fn says(words: Words) -> Self {
        Self { said: Some(words), ..Self::default() }
    }
}
