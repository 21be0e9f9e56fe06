//! A high hand as a dealer reads it: the five cards that play, and their name.

use super::{Category, HighValue, value};
use crate::rank::top;
use crate::{Card, CardSet, Rank};

/// The name of a high hand, with the ranks that a dealer says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HandName {
    /// Ace high.
    HighCard {
        /// The highest card.
        high: Rank,
    },
    /// A pair of jacks.
    OnePair {
        /// The rank of the pair.
        pair: Rank,
    },
    /// Jacks and tens.
    TwoPair {
        /// The rank of the higher pair.
        high: Rank,
        /// The rank of the lower pair.
        low: Rank,
    },
    /// Three sevens.
    ThreeOfAKind {
        /// The rank of the three.
        trips: Rank,
    },
    /// A straight to the nine; the wheel is to the five.
    Straight {
        /// Its top.
        high: Rank,
    },
    /// A flush, queen high.
    Flush {
        /// The highest card.
        high: Rank,
    },
    /// Kings full of nines.
    FullHouse {
        /// The rank of the three.
        trips: Rank,
        /// The rank of the two.
        pair: Rank,
    },
    /// Four deuces.
    FourOfAKind {
        /// The rank of the four.
        quads: Rank,
    },
    /// A straight flush to the nine; the steel wheel is to the five.
    StraightFlush {
        /// Its top.
        high: Rank,
    },
    /// The straight flush to the ace.
    RoyalFlush,
}

impl HandName {
    /// The name of five cards, groups first.
    pub(in crate::rank) fn of(category: Category, [first, _, third, fourth, _]: [Rank; 5]) -> Self {
        match category {
            Category::HighCard => Self::HighCard { high: first },
            Category::OnePair => Self::OnePair { pair: first },
            Category::TwoPair => Self::TwoPair { high: first, low: third },
            Category::ThreeOfAKind => Self::ThreeOfAKind { trips: first },
            Category::Straight => Self::Straight { high: first },
            Category::Flush => Self::Flush { high: first },
            Category::FullHouse => Self::FullHouse { trips: first, pair: fourth },
            Category::FourOfAKind => Self::FourOfAKind { quads: first },
            Category::StraightFlush if first == Rank::ACE => Self::RoyalFlush,
            Category::StraightFlush => Self::StraightFlush { high: first },
        }
    }
}

/// A high hand as a dealer reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HighHand {
    /// What it is worth, as [`value`] says.
    pub value: HighValue,
    /// What it makes.
    pub category: Category,
    /// What it is called.
    pub name: HandName,
    /// The five cards that play: groups first, then kickers from the top; straights from the top, so
    /// a wheel is 5-4-3-2-A. Where suits leave a choice, the lower suit is taken.
    pub cards: [Card; 5],
}

impl HighHand {
    /// The ranks that play, each once, in the order in which two hands of a category are compared.
    ///
    /// Kings full of nines is K, 9; two pair is the pairs and the kicker.
    pub fn ranks(&self) -> impl Iterator<Item = Rank> {
        let mut last = None;
        self.cards.into_iter().map(Card::rank).filter(move |&rank| last.replace(rank) != Some(rank))
    }
}

/// The best five of these cards and what they are called, or `None` where there are fewer than five.
///
/// It takes several times as long as [`value`], which is enough to find a winner.
#[must_use]
pub fn explain(cards: CardSet) -> Option<HighHand> {
    if cards.len() < 5 {
        return None;
    }
    let value = value(cards);
    let category = value.category();
    let (mut main, mut kickers) = (value.main(), value.kickers());
    let (of_main, of_kickers) = match category {
        Category::OnePair | Category::TwoPair => (2, 1),
        Category::ThreeOfAKind => (3, 1),
        Category::FullHouse => (3, 2),
        Category::FourOfAKind => (4, 1),
        _ => (1, 1),
    };
    if matches!(category, Category::Straight | Category::StraightFlush) {
        // Five ranks down from the top. Below the deuce it is the ace, which is then read last.
        kickers = u32::from(main == 1 << 3) << 12;
        main = (main * 0b11111) >> 4;
    }
    let suited = matches!(category, Category::Flush | Category::StraightFlush);
    let plays = |suit| !suited || u32::from(cards.ranks_of(suit)) & (main | kickers) == main | kickers;
    let mut five = [cards.iter().next()?; 5];
    let mut places = five.iter_mut();
    for (mut ranks, count) in [(main, of_main), (kickers, of_kickers)] {
        while ranks != 0 {
            let high = top(ranks);
            ranks ^= high;
            let of_rank = cards.iter().filter(|card| 1 << card.rank().index() == high && plays(card.suit()));
            for card in of_rank.take(count) {
                *places.next()? = card;
            }
        }
    }
    let name = HandName::of(category, five.map(Card::rank));
    Some(HighHand { value, category, name, cards: five })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> CardSet {
        text.split_whitespace().map(|card| card.parse::<Card>().unwrap()).collect()
    }

    /// Of these cards, those that play, as they are read, and what they make.
    #[track_caller]
    fn check(held: &str, plays: &str, name: HandName) {
        let hand = explain(cards(held)).unwrap();
        assert_eq!((hand.cards.map(|card| card.to_string()).join(" ").as_str(), hand.name), (plays, name), "{held}");
    }

    fn rank(letter: char) -> Rank {
        (0..13).filter_map(Rank::new).find(|rank| rank.letter() == letter).unwrap()
    }

    #[test]
    fn nothing_is_its_highest_cards() {
        check("2c Kd 9h 4s Jc 3d 8h", "Kd Jc 9h 8h 4s", HandName::HighCard { high: rank('K') });
    }

    #[test]
    fn a_pair_plays_with_three_kickers() {
        check("2c 2d 9h 4s Jc 3d 8h", "2c 2d Jc 9h 8h", HandName::OnePair { pair: rank('2') });
    }

    #[test]
    fn the_lowest_of_three_pairs_is_a_kicker_if_it_is_the_highest_card_left() {
        check("Jc Jd Th Ts 9c 9d 8h", "Jc Jd Th Ts 9c", HandName::TwoPair { high: rank('J'), low: rank('T') });
        check("Jc Jd Th Ts 9c 9d Ah", "Jc Jd Th Ts Ah", HandName::TwoPair { high: rank('J'), low: rank('T') });
    }

    #[test]
    fn two_threes_of_a_kind_are_a_full_house() {
        check("9c 9d 9h Ks Kc Kd Ah", "Kc Kd Ks 9c 9d", HandName::FullHouse { trips: rank('K'), pair: rank('9') });
        check("9c 9d 9h Ks Qc Jd Ah", "9c 9d 9h Ah Ks", HandName::ThreeOfAKind { trips: rank('9') });
    }

    #[test]
    fn a_full_house_takes_the_highest_pair() {
        check("9c 9d 9h Ks Kc 2d 2h", "9c 9d 9h Kc Ks", HandName::FullHouse { trips: rank('9'), pair: rank('K') });
    }

    #[test]
    fn four_of_a_kind_plays_with_one_kicker_whatever_else_is_paired() {
        check("2c 2d 2h 2s Kc Kd Ah", "2c 2d 2h 2s Ah", HandName::FourOfAKind { quads: rank('2') });
        check("2c 2d 2h 2s Kc Kd Kh", "2c 2d 2h 2s Kc", HandName::FourOfAKind { quads: rank('2') });
    }

    #[test]
    fn the_ace_ends_a_straight_or_starts_one_but_is_never_inside() {
        check("Ac Kd Qh Js Tc 9d 2h", "Ac Kd Qh Js Tc", HandName::Straight { high: rank('A') });
        check("Ac 2d 3h 4s 5c Kd Qh", "5c 4s 3h 2d Ac", HandName::Straight { high: rank('5') });
        check("Ac 2d 3h Ks Qc 8d 7h", "Ac Ks Qc 8d 7h", HandName::HighCard { high: rank('A') });
    }

    #[test]
    fn a_wheel_with_a_six_is_a_straight_to_the_six() {
        check("Ac 2d 3h 4s 5c 6d Qh", "6d 5c 4s 3h 2d", HandName::Straight { high: rank('6') });
    }

    #[test]
    fn the_sixth_and_the_seventh_card_of_a_flush_do_not_play() {
        check("Ah Qh 9h 7h 4h 3h 2h", "Ah Qh 9h 7h 4h", HandName::Flush { high: rank('A') });
    }

    #[test]
    fn a_flush_and_a_straight_of_other_cards_are_a_flush() {
        check("9h 8h 7h 6h 5c 2h Ad", "9h 8h 7h 6h 2h", HandName::Flush { high: rank('9') });
        check("9h 8h 7h 6h 5h 2h Ad", "9h 8h 7h 6h 5h", HandName::StraightFlush { high: rank('9') });
    }

    #[test]
    fn a_straight_flush_plays_where_a_higher_straight_is_of_two_suits() {
        check("Tc 9h 8h 7h 6h 5h Jd", "9h 8h 7h 6h 5h", HandName::StraightFlush { high: rank('9') });
    }

    #[test]
    fn a_steel_wheel_is_the_lowest_straight_flush() {
        check("As 2s 3s 4s 5s Ad Ah", "5s 4s 3s 2s As", HandName::StraightFlush { high: rank('5') });
        check("Ad 2s 3s 4s 5s 9s Ah", "9s 5s 4s 3s 2s", HandName::Flush { high: rank('9') });
    }

    #[test]
    fn a_straight_flush_to_the_ace_is_royal() {
        check("As Ks Qs Js Ts 9s 8s", "As Ks Qs Js Ts", HandName::RoyalFlush);
        check("Ad Ks Qs Js Ts 9s 8s", "Ks Qs Js Ts 9s", HandName::StraightFlush { high: rank('K') });
    }

    #[test]
    fn eight_cards_can_hold_a_flush_and_more() {
        check("Ah Kh 9h 7h 4h Ac Ad Kc", "Ac Ad Ah Kc Kh", HandName::FullHouse { trips: rank('A'), pair: rank('K') });
        check("Ah Kh 9h 7h 4h Ac Ad Qc", "Ah Kh 9h 7h 4h", HandName::Flush { high: rank('A') });
    }

    #[test]
    fn fewer_than_five_cards_have_no_name() {
        assert_eq!(explain(cards("Ac Kc Qc Jc")), None);
        assert_eq!(explain(CardSet::EMPTY), None);
    }

    #[test]
    fn the_ranks_of_a_hand_are_said_once_each() {
        let ranks = |held| explain(cards(held)).unwrap().ranks().map(Rank::letter).collect::<String>();
        assert_eq!(ranks("9c 9d 9h Ks Kc Kd Ah"), "K9");
        assert_eq!(ranks("Jc Jd Th Ts 4c 3d 2h"), "JT4");
        assert_eq!(ranks("Ac 2d 3h 4s 5c Kd Qh"), "5432A");
    }
}
