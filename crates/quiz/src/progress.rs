//! What a student has answered so far: counts, nothing else.

use crate::Kind;

/// Answers given to one kind of question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many questions were answered.
    pub asked: u32,
    /// How many of them right in every part.
    pub right: u32,
}

/// Answers given so far, by kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    tallies: [Tally; Kind::ALL.len()],
}

impl Progress {
    /// What was answered of this kind.
    #[must_use]
    pub fn of(&self, kind: Kind) -> Tally {
        Kind::ALL
            .into_iter()
            .zip(self.tallies)
            .find(|(known, _)| *known == kind)
            .map_or_else(Tally::default, |(_, tally)| tally)
    }

    /// With one more answer.
    #[must_use]
    pub fn answered(mut self, kind: Kind, right: bool) -> Self {
        for (known, tally) in Kind::ALL.into_iter().zip(&mut self.tallies) {
            if known == kind {
                tally.asked = tally.asked.saturating_add(1);
                tally.right = tally.right.saturating_add(u32::from(right));
            }
        }
        self
    }

    /// With these counts for one kind; more right answers than questions are not believed.
    #[must_use]
    pub fn with(mut self, kind: Kind, tally: Tally) -> Self {
        for (known, place) in Kind::ALL.into_iter().zip(&mut self.tallies) {
            if known == kind {
                *place = Tally { right: tally.right.min(tally.asked), ..tally };
            }
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_counts_for_its_kind_alone() {
        let progress = Progress::default().answered(Kind::Reopen, true).answered(Kind::Reopen, false);
        assert_eq!(progress.of(Kind::Reopen), Tally { asked: 2, right: 1 });
        assert_eq!(progress.of(Kind::SidePots), Tally::default());
    }

    #[test]
    fn more_right_than_asked_is_not_believed() {
        let progress = Progress::default().with(Kind::SidePots, Tally { asked: 3, right: 9 });
        assert_eq!(progress.of(Kind::SidePots), Tally { asked: 3, right: 3 });
    }
}
