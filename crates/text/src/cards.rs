//! Cards and hands in words. A rank is a number from 0, a deuce, to 12, an ace; a suit from 0: ♣, ♦, ♥, ♠.

use crate::{
    Lang, card_name, card_of_suits, card_ranks, hand_flush, hand_four, hand_full, hand_high, hand_of_ranks, hand_pair,
    hand_ranks, hand_royal, hand_straight, hand_straight_flush, hand_three, hand_to_ranks, hand_two_pair,
};

/// What a hand is called, with the ranks that name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandName {
    /// No pair: its highest card.
    HighCard(u8),
    /// A pair: its rank.
    OnePair(u8),
    /// Two pairs, the higher first.
    TwoPair(u8, u8),
    /// Three of a kind.
    ThreeOfAKind(u8),
    /// A straight: its highest card.
    Straight(u8),
    /// A flush: its highest card.
    Flush(u8),
    /// A full house: the three, then the pair.
    FullHouse(u8, u8),
    /// Four of a kind.
    FourOfAKind(u8),
    /// A straight flush: its highest card.
    StraightFlush(u8),
    /// A straight flush to the ace.
    RoyalFlush,
}

impl Lang {
    /// A card in words: `ace of spades`, `dix de cœur`.
    #[must_use]
    pub fn card(self, rank: u8, suit: u8) -> String {
        card_name(self, self.rank(rank), card_of_suits(self, suit.into()))
    }

    /// A rank in words: `ace`, `dame`.
    #[must_use]
    pub fn rank(self, rank: u8) -> &'static str {
        card_ranks(self, rank.into())
    }

    /// The plural of a rank: `aces`, `dames`.
    #[must_use]
    pub fn ranks(self, rank: u8) -> &'static str {
        hand_ranks(self, rank.into())
    }

    /// A hand in words: `kings full of nines`, `full aux rois par les neuf`.
    #[must_use]
    pub fn hand(self, hand: HandName) -> String {
        let of = |rank: u8| hand_of_ranks(self, rank.into());
        let to = |rank: u8| hand_to_ranks(self, rank.into());
        match hand {
            HandName::HighCard(rank) => hand_high(self, self.rank(rank)),
            HandName::OnePair(rank) => hand_pair(self, of(rank)),
            HandName::TwoPair(high, low) => hand_two_pair(self, self.ranks(high), self.ranks(low)),
            HandName::ThreeOfAKind(rank) => hand_three(self, of(rank)),
            HandName::Straight(rank) => hand_straight(self, to(rank)),
            HandName::Flush(rank) => hand_flush(self, to(rank)),
            HandName::FullHouse(three, pair) => hand_full(self, self.ranks(pair), self.ranks(three)),
            HandName::FourOfAKind(rank) => hand_four(self, of(rank)),
            HandName::StraightFlush(rank) => hand_straight_flush(self, to(rank)),
            HandName::RoyalFlush => hand_royal(self).into(),
        }
    }
}

/// What is printed on a card: `A♠`, `10♥`.
#[must_use]
pub fn card_face(rank: u8, suit: u8) -> String {
    let ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
    let suits = ["♣", "♦", "♥", "♠"];
    let pick = |list: &[&'static str], at: u8| list.get(usize::from(at)).copied().unwrap_or_default();
    format!("{}{}", pick(&ranks, rank), pick(&suits, suit))
}

#[cfg(test)]
mod tests {
    use super::HandName::*;
    use super::*;

    const ACE: u8 = 12;
    const KING: u8 = 11;
    const QUEEN: u8 = 10;
    const NINE: u8 = 7;

    fn check(hand: HandName, en: &str, fr: &str) {
        assert_eq!((Lang::En.hand(hand), Lang::Fr.hand(hand)), (en.into(), fr.into()));
    }

    #[test]
    fn a_card_is_named_by_rank_and_suit() {
        assert_eq!(Lang::En.card(ACE, 3), "ace of spades");
        assert_eq!(Lang::Fr.card(ACE, 3), "as de pique");
        assert_eq!(Lang::Fr.card(8, 2), "dix de cœur");
        assert_eq!(Lang::Fr.card(QUEEN, 1), "dame de carreau");
        assert_eq!(Lang::Fr.card(0, 0), "deux de trèfle");
    }

    #[test]
    fn a_face_is_short_and_has_ten_in_figures() {
        assert_eq!(card_face(ACE, 3), "A♠");
        assert_eq!(card_face(8, 2), "10♥");
    }

    #[test]
    fn a_rank_that_is_none_is_no_panic() {
        assert_eq!(card_face(13, 4), "");
        assert_eq!(Lang::En.rank(13), "");
    }

    #[test]
    fn hands_are_named() {
        check(HighCard(KING), "king high", "hauteur roi");
        check(OnePair(QUEEN), "pair of queens", "paire de dames");
        check(TwoPair(9, 8), "two pair, jacks and tens", "deux paires, valets et dix");
        check(ThreeOfAKind(5), "three sevens", "brelan de sept");
        check(Straight(NINE), "nine-high straight", "quinte au neuf");
        check(Flush(QUEEN), "queen-high flush", "couleur à la dame");
        check(FullHouse(KING, NINE), "kings full of nines", "full aux rois par les neuf");
        check(FourOfAKind(0), "four twos", "carré de deux");
        check(StraightFlush(KING), "king-high straight flush", "quinte flush au roi");
        check(RoyalFlush, "royal flush", "quinte flush royale");
    }

    #[test]
    fn french_elides_before_the_ace() {
        check(HighCard(ACE), "ace high", "hauteur as");
        check(OnePair(ACE), "pair of aces", "paire d’as");
        check(TwoPair(ACE, 6), "two pair, aces and eights", "deux paires, as et huit");
        check(ThreeOfAKind(ACE), "three aces", "brelan d’as");
        check(Straight(ACE), "ace-high straight", "quinte à l’as");
        check(Flush(ACE), "ace-high flush", "couleur à l’as");
        check(FullHouse(ACE, KING), "aces full of kings", "full aux as par les rois");
        check(FourOfAKind(ACE), "four aces", "carré d’as");
    }
}
