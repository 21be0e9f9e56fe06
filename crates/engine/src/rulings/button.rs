//! Where do the button and the blinds go for the next hand?

/// A chair at the table, counted clockwise. Unlike a [`Seat`](crate::Seat) it may be empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Chair(pub u8);

/// What becomes of the button and the blinds when players leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ButtonMoves {
    /// The big blind moves to the player due for it; the small blind and the button follow to the chairs before,
    /// empty or not.
    Dead,
    /// The button moves to the next player, and the blinds to the two after him.
    Moving,
}

/// The chairs of the button and of the blinds in one hand.
///
/// The button is dead where its chair is empty. So is the small blind: then nobody posts it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Positions {
    /// Of the button.
    pub button: Chair,
    /// Of the small blind.
    pub small: Chair,
    /// Of the big blind.
    pub big: Chair,
}

impl Positions {
    /// Who posts the small blind, or `None` where it is dead.
    #[must_use]
    pub fn posts_small(&self, taken: &[Chair]) -> Option<Chair> {
        taken.contains(&self.small).then_some(self.small)
    }
}

/// Decides where the button and the blinds are in the hand after `last`, `taken` being the chairs of those who play
/// it; `None` where fewer than two do.
///
/// With a dead button the big blind moves on to the next player, whoever left: the small blind goes to where the big
/// blind was and the button to where the small blind was, though the chair be empty. So one player may act last in
/// two hands running. (TDA 2024, 32; WSOP live 2026, 155.) With a moving button the button goes to the next player
/// instead, and a blind may be missed. (Robert's Rules, button and blind use, 2-a.)
///
/// Two players are left: the big blind moves on as ever, and the other, who had it more recently, has the button and
/// the small blind. Nobody is the big blind twice running. (TDA 2024, 34-B; WSOP live 2026, 157.)
///
/// ```
/// # use croupier_engine::rulings::button::{ButtonMoves, Chair, Positions, next};
/// // Button in chair 1, blinds in chairs 2 and 3; the small blind is out.
/// let last = Positions { button: Chair(1), small: Chair(2), big: Chair(3) };
/// let taken = [Chair(1), Chair(3), Chair(4), Chair(5)];
/// let dead = Positions { button: Chair(2), small: Chair(3), big: Chair(4) };
/// assert_eq!(next(last, &taken, ButtonMoves::Dead), Some(dead));
/// ```
#[must_use]
pub fn next(last: Positions, taken: &[Chair], moves: ButtonMoves) -> Option<Positions> {
    let big = after(last.big, taken)?;
    let others = || taken.iter().copied().filter(|chair| *chair != big);
    let other = others().next()?;
    if others().all(|chair| chair == other) {
        return Some(Positions { button: other, small: other, big });
    }
    Some(match moves {
        ButtonMoves::Dead => Positions { button: last.small, small: last.big, big },
        ButtonMoves::Moving => {
            let button = after(last.button, taken)?;
            let small = after(button, taken)?;
            Positions { button, small, big: after(small, taken)? }
        }
    })
}

/// Who has the button's place in the order of acting: the player in its chair or, where the button is dead, the last
/// one before it. He acts last after the flop. `None` where nobody plays.
#[must_use]
pub fn acts_last(button: Chair, taken: &[Chair]) -> Option<Chair> {
    let before = taken.iter().filter(|chair| **chair <= button).max();
    before.or(taken.iter().max()).copied()
}

/// The next player to the left of a chair.
fn after(chair: Chair, taken: &[Chair]) -> Option<Chair> {
    let left = taken.iter().filter(|other| **other > chair).min();
    left.or(taken.iter().min()).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Button, small and big blind of one hand; who plays the next; button, small and big blind of that.
    #[track_caller]
    fn check(moves: ButtonMoves, last: [u8; 3], taken: &[u8], expected: Option<[u8; 3]>) {
        let positions =
            |[button, small, big]: [u8; 3]| Positions { button: Chair(button), small: Chair(small), big: Chair(big) };
        let taken: Vec<_> = taken.iter().copied().map(Chair).collect();
        assert_eq!(next(positions(last), &taken, moves), expected.map(positions), "{last:?}, {taken:?}");
    }

    #[track_caller]
    fn dead(last: [u8; 3], taken: &[u8], expected: [u8; 3]) {
        check(ButtonMoves::Dead, last, taken, Some(expected));
    }

    #[track_caller]
    fn moving(last: [u8; 3], taken: &[u8], expected: [u8; 3]) {
        check(ButtonMoves::Moving, last, taken, Some(expected));
    }

    #[test]
    fn all_move_on_by_one_while_nobody_leaves() {
        dead([1, 2, 3], &[1, 2, 3, 4], [2, 3, 4]);
        dead([4, 1, 2], &[1, 2, 3, 4], [1, 2, 3]);
        moving([1, 2, 3], &[1, 2, 3, 4], [2, 3, 4]);
    }

    #[test]
    fn the_button_goes_to_the_chair_of_a_small_blind_who_left() {
        dead([1, 2, 3], &[1, 3, 4, 5, 6], [2, 3, 4]);
        // The player before acts last again, and then gets no third turn.
        dead([2, 3, 4], &[1, 3, 4, 5, 6], [3, 4, 5]);
    }

    #[test]
    fn nobody_posts_for_a_big_blind_who_left() {
        dead([1, 2, 3], &[1, 2, 4, 5, 6], [2, 3, 4]);
        let taken = [1, 2, 4, 5, 6].map(Chair);
        let next = Positions { button: Chair(2), small: Chair(3), big: Chair(4) };
        assert_eq!(next.posts_small(&taken), None);
        assert_eq!(Positions { small: Chair(2), ..next }.posts_small(&taken), Some(Chair(2)));
        // And the hand after, the button is where the small blind was dead.
        dead([2, 3, 4], &[1, 2, 4, 5, 6], [3, 4, 5]);
    }

    #[test]
    fn the_big_blind_moves_on_whoever_left() {
        dead([1, 2, 3], &[3, 4, 5, 6, 7], [2, 3, 4]);
        dead([1, 2, 3], &[4, 5, 6, 7], [2, 3, 4]);
        dead([1, 2, 3], &[2, 3, 5, 6], [2, 3, 5]);
    }

    #[test]
    fn a_moving_button_goes_to_a_player() {
        moving([1, 2, 3], &[1, 3, 4, 5], [3, 4, 5]);
        moving([1, 2, 3], &[1, 2, 4, 5], [2, 4, 5]);
        moving([1, 2, 3], &[4, 5, 6], [4, 5, 6]);
    }

    #[test]
    fn of_two_who_had_the_big_blind_last_has_the_button() {
        for check in [dead, moving] {
            check([1, 2, 3], &[2, 3], [3, 3, 2]);
            check([1, 2, 3], &[1, 3], [3, 3, 1]);
            check([1, 2, 3], &[1, 2], [2, 2, 1]);
            // Already two: they take turns.
            check([3, 3, 2], &[2, 3], [2, 2, 3]);
        }
    }

    #[test]
    fn a_third_player_takes_the_big_blind_left_of_the_last() {
        dead([1, 1, 2], &[1, 2, 3], [1, 2, 3]);
    }

    #[test]
    fn one_player_plays_no_hand() {
        check(ButtonMoves::Dead, [1, 2, 3], &[2], None);
        check(ButtonMoves::Moving, [1, 2, 3], &[], None);
    }

    #[test]
    fn the_last_player_before_a_dead_button_acts_last() {
        let taken = [3, 4, 7].map(Chair);
        for (button, last) in [(4, 4), (5, 4), (2, 7), (9, 7)] {
            assert_eq!(acts_last(Chair(button), &taken), Some(Chair(last)), "{button}");
        }
        assert_eq!(acts_last(Chair(1), &[]), None);
    }
}
