//! Omaha: exactly two cards of one's own with exactly three of the board.

use super::high::{self, HighHand, HighValue};
use super::low_a5::LowA5Value;
use super::{LowHand, choices, low8};
use crate::CardSet;

/// Every hand that may be made: two cards of one's own, four or more, and three of the board.
fn fives(hole: CardSet, board: CardSet) -> impl Iterator<Item = CardSet> {
    choices(hole, 2).flat_map(move |two| choices(board, 3).map(move |three| two.union(three)))
}

/// What the best high hand is worth, or `None` where there are not enough cards.
///
/// ```
/// # use croupier_engine::{Card, CardSet, ParseError, rank::high::Category, rank::omaha};
/// # fn cards(text: &str) -> Result<CardSet, ParseError> { text.split(' ').map(str::parse::<Card>).collect() }
/// // Four hearts on the board and one in the hand are no flush.
/// let value = omaha::high(cards("Ah Kd Qc 9s")?, cards("2h 5h 8h Jh 2s")?);
/// assert_eq!(value.map(|value| value.category()), Some(Category::OnePair));
/// # Ok::<(), ParseError>(())
/// ```
#[must_use]
pub fn high(hole: CardSet, board: CardSet) -> Option<HighValue> {
    fives(hole, board).map(high::value).max()
}

/// What the best low is worth, eight or better, or `None` where there is none.
#[must_use]
pub fn low8(hole: CardSet, board: CardSet) -> Option<LowA5Value> {
    fives(hole, board).filter_map(low8::value).max()
}

/// The best high hand and what it is called, or `None` where there are not enough cards.
#[must_use]
pub fn explain_high(hole: CardSet, board: CardSet) -> Option<HighHand> {
    let best = high(hole, board)?;
    fives(hole, board).find(|five| high::value(*five) == best).and_then(high::explain)
}

/// The best low and what it is called, or `None` where there is none.
#[must_use]
pub fn explain_low8(hole: CardSet, board: CardSet) -> Option<LowHand<LowA5Value>> {
    let best = low8(hole, board)?;
    fives(hole, board).find(|five| low8::value(*five) == Some(best)).and_then(low8::explain)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Card;

    fn cards(text: &str) -> CardSet {
        text.split_whitespace().map(|card| card.parse::<Card>().unwrap()).collect()
    }

    fn read(cards: [Card; 5]) -> String {
        cards.map(|card| card.to_string()).join(" ")
    }

    /// The high hand and the low of these cards, as they are read; a low that there is not is empty.
    #[track_caller]
    fn check(hole: &str, board: &str, high: &str, low: &str) {
        let (hole, board) = (cards(hole), cards(board));
        assert_eq!(explain_high(hole, board).map(|hand| read(hand.cards)).unwrap_or_default(), high);
        assert_eq!(explain_low8(hole, board).map(|hand| read(hand.cards)).unwrap_or_default(), low);
    }

    #[test]
    fn two_cards_of_the_hand_play_no_more_and_no_less() {
        check("Ks 8c Js 5c", "3s 5h Qs Qd 9h", "Qd Qs 5c 5h Ks", "");
        check("As Ks 5d 7c", "Ts 7d 8h 4s 2c", "7c 7d As Ts 8h", "7d 5d 4s 2c As");
        check("Ac Ad Ah As", "Kc Qd Jh 9s 2c", "Ac Ad Kc Qd Jh", "");
    }

    #[test]
    fn the_board_alone_is_no_hand() {
        check("Kc Kd Qh Qs", "Ah 2h 3h 4h 5h", "Kc Kd Ah 5h 4h", "");
    }

    #[test]
    fn high_and_low_may_be_the_same_cards_or_others() {
        check("8h 7h Kd Kc", "6h 5h 4h 9s Qs", "8h 7h 6h 5h 4h", "8h 7h 6h 5h 4h");
        check("Ah 2d Kd Kc", "6h 5h 4h Ks Qs", "Kc Kd Ks Qs 6h", "6h 5h 4h 2d Ah");
    }

    #[test]
    fn a_low_needs_three_low_cards_on_the_board() {
        check("Ah 2d 3c 4s", "5h 5c 8d Ks Qs", "5c 5h Ah Ks 4s", "");
        check("Ah 2d 3c 4s", "5h 6c 8d Ks Qs", "Ah Ks Qs 8d 4s", "8d 6c 5h 2d Ah");
    }

    #[test]
    fn a_board_that_is_not_dealt_makes_no_hand() {
        check("Ah 2d 3c 4s", "5h 6c", "", "");
        check("Ah", "5h 6c 8d Ks Qs", "", "");
        check("", "", "", "");
    }
}
