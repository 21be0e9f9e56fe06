//! The high hand: the best five cards, from no pair up to a straight flush.

use super::{by_count, by_suit, highest, straights, top};
use crate::{Card, CardSet, Rank, Suit};

/// What a high hand makes, from the lowest to the highest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Category {
    /// Nothing: the highest card counts, then the next.
    HighCard,
    /// Two cards of a rank.
    OnePair,
    /// Two cards of a rank, and two of another.
    TwoPair,
    /// Three cards of a rank.
    ThreeOfAKind,
    /// Five ranks in a row. The ace ends one or starts one, and is never in the middle.
    Straight,
    /// Five cards of a suit.
    Flush,
    /// Three cards of a rank, and two of another.
    FullHouse,
    /// Four cards of a rank.
    FourOfAKind,
    /// Five ranks in a row, all of one suit. The royal flush is the highest.
    StraightFlush,
}

impl Category {
    /// All nine, lowest first.
    pub const ALL: [Self; 9] = [
        Self::HighCard,
        Self::OnePair,
        Self::TwoPair,
        Self::ThreeOfAKind,
        Self::Straight,
        Self::Flush,
        Self::FullHouse,
        Self::FourOfAKind,
        Self::StraightFlush,
    ];

    /// Its name in data, such as `full_house`.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::HighCard => "high_card",
            Self::OnePair => "one_pair",
            Self::TwoPair => "two_pair",
            Self::ThreeOfAKind => "three_of_a_kind",
            Self::Straight => "straight",
            Self::Flush => "flush",
            Self::FullHouse => "full_house",
            Self::FourOfAKind => "four_of_a_kind",
            Self::StraightFlush => "straight_flush",
        }
    }
}

/// What a high hand is worth: the higher wins, and equal values split the pot.
///
/// The category, then the ranks that make it, then the kickers. Only the five cards that play are in
/// it, and suits are not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HighValue(u32);

impl HighValue {
    fn new(category: Category, main: u32, kickers: u32) -> Self {
        Self((category as u32) << 27 | main << 13 | kickers)
    }

    /// What the hand makes.
    #[must_use]
    pub fn category(self) -> Category {
        Category::ALL[(self.0 >> 27) as usize]
    }

    /// The ranks that make the category: of a straight the top one, else each of them.
    fn main(self) -> u32 {
        self.0 >> 13 & 0x1fff
    }

    /// The ranks that come after; of a full house the pair.
    fn kickers(self) -> u32 {
        self.0 & 0x1fff
    }
}

/// What the best five of these cards are worth.
///
/// With fewer than five there is no straight and no flush, and a missing kicker is below a deuce; so
/// the cards that lie open in stud compare too.
///
/// ```
/// # use croupier_engine::{Card, CardSet, ParseError, rank};
/// # fn cards(text: &str) -> Result<CardSet, ParseError> { text.split(' ').map(str::parse::<Card>).collect() }
/// let tens_up = rank::value(cards("Tc Td 9c 9d 5s 5h As")?);
/// assert_eq!(tens_up.category(), rank::Category::TwoPair);
/// assert!(tens_up < rank::value(cards("Tc Td 9c 9d 9h 2s 3s")?));
/// # Ok::<(), ParseError>(())
/// ```
#[must_use]
pub fn value(cards: CardSet) -> HighValue {
    let suits = by_suit(cards);
    let flushes = suits.into_iter().filter(|&ranks| has_five(ranks)).map(of_suit);
    flushes.fold(of_ranks(suits), Ord::max)
}

/// Whether five ranks or more are held; quicker than counting them.
fn has_five(mut ranks: u32) -> bool {
    for _ in 0..4 {
        ranks &= ranks.wrapping_sub(1);
    }
    ranks != 0
}

/// The value of five or more cards of one suit.
fn of_suit(ranks: u32) -> HighValue {
    match top(straights(ranks)) {
        0 => HighValue::new(Category::Flush, highest(5, ranks), 0),
        high => HighValue::new(Category::StraightFlush, high, 0),
    }
}

/// The value where suits do not count.
fn of_ranks(suits: [u32; 4]) -> HighValue {
    let [any, pairs, trips, quads] = by_count(suits);
    let with_kickers = |category, main, count| HighValue::new(category, main, highest(count, any & !main));
    let straight = top(straights(any));
    let three = top(trips);
    // A second three of a kind is a pair to the first.
    let pair = top(pairs & !three);
    if quads != 0 {
        with_kickers(Category::FourOfAKind, top(quads), 1)
    } else if three != 0 && pair != 0 {
        HighValue::new(Category::FullHouse, three, pair)
    } else if straight != 0 {
        HighValue::new(Category::Straight, straight, 0)
    } else if three != 0 {
        with_kickers(Category::ThreeOfAKind, three, 2)
    } else if pair == 0 {
        HighValue::new(Category::HighCard, highest(5, any), 0)
    } else if pair == pairs {
        with_kickers(Category::OnePair, pair, 3)
    } else {
        with_kickers(Category::TwoPair, highest(2, pairs), 1)
    }
}

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
    /// a wheel is 5-4-3-2-A. Where suits leave a choice, the higher suit is taken.
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
        main = main * 0b11111 >> 4;
    }
    let mut suits = by_suit(cards);
    if matches!(category, Category::Flush | Category::StraightFlush) {
        suits = suits.map(|ranks| if ranks & (main | kickers) == main | kickers { ranks } else { 0 });
    }
    let mut five = [cards.iter().next()?; 5];
    let mut places = five.iter_mut();
    for (mut ranks, count) in [(main, of_main), (kickers, of_kickers)] {
        while let Some(index) = ranks.checked_ilog2() {
            ranks ^= 1 << index;
            let rank = Rank::new(index as u8)?;
            let held = Suit::ALL.into_iter().zip(suits).rev().filter(|(_, ranks)| ranks >> index & 1 == 1);
            for (suit, _) in held.take(count) {
                *places.next()? = Card::new(rank, suit);
            }
        }
    }
    let [first, _, third, fourth, _] = five.map(Card::rank);
    let name = match category {
        Category::HighCard => HandName::HighCard { high: first },
        Category::OnePair => HandName::OnePair { pair: first },
        Category::TwoPair => HandName::TwoPair { high: first, low: third },
        Category::ThreeOfAKind => HandName::ThreeOfAKind { trips: first },
        Category::Straight => HandName::Straight { high: first },
        Category::Flush => HandName::Flush { high: first },
        Category::FullHouse => HandName::FullHouse { trips: first, pair: fourth },
        Category::FourOfAKind => HandName::FourOfAKind { quads: first },
        Category::StraightFlush if first == Rank::ACE => HandName::RoyalFlush,
        Category::StraightFlush => HandName::StraightFlush { high: first },
    };
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
        check("2c 2d 9h 4s Jc 3d 8h", "2d 2c Jc 9h 8h", HandName::OnePair { pair: rank('2') });
    }

    #[test]
    fn the_lowest_of_three_pairs_is_a_kicker_if_it_is_the_highest_card_left() {
        check("Jc Jd Th Ts 9c 9d 8h", "Jd Jc Ts Th 9d", HandName::TwoPair { high: rank('J'), low: rank('T') });
        check("Jc Jd Th Ts 9c 9d Ah", "Jd Jc Ts Th Ah", HandName::TwoPair { high: rank('J'), low: rank('T') });
    }

    #[test]
    fn two_threes_of_a_kind_are_a_full_house() {
        check("9c 9d 9h Ks Kc Kd Ah", "Ks Kd Kc 9h 9d", HandName::FullHouse { trips: rank('K'), pair: rank('9') });
        check("9c 9d 9h Ks Qc Jd Ah", "9h 9d 9c Ah Ks", HandName::ThreeOfAKind { trips: rank('9') });
    }

    #[test]
    fn a_full_house_takes_the_highest_pair() {
        check("9c 9d 9h Ks Kc 2d 2h", "9h 9d 9c Ks Kc", HandName::FullHouse { trips: rank('9'), pair: rank('K') });
    }

    #[test]
    fn four_of_a_kind_plays_with_one_kicker_whatever_else_is_paired() {
        check("2c 2d 2h 2s Kc Kd Ah", "2s 2h 2d 2c Ah", HandName::FourOfAKind { quads: rank('2') });
        check("2c 2d 2h 2s Kc Kd Kh", "2s 2h 2d 2c Kh", HandName::FourOfAKind { quads: rank('2') });
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
        check("Ah Kh 9h 7h 4h Ac Ad Kc", "Ah Ad Ac Kh Kc", HandName::FullHouse { trips: rank('A'), pair: rank('K') });
        check("Ah Kh 9h 7h 4h Ac Ad Qc", "Ah Kh 9h 7h 4h", HandName::Flush { high: rank('A') });
    }

    #[test]
    fn fewer_than_five_cards_compare_and_have_no_name() {
        let rising =
            ["", "2c", "Ac", "Ac 2d", "Ac Kd Qh Js", "2c 2d", "2c 2d 3h", "3c 3d 2h 2s", "2c 2d 2h", "2c 2d 2h 2s"];
        assert!(rising.map(cards).map(value).is_sorted_by(|lower, higher| lower < higher));
        assert!(rising.map(cards).map(explain).iter().all(Option::is_none));
    }

    #[test]
    fn the_ranks_of_a_hand_are_said_once_each() {
        let ranks = |held| explain(cards(held)).unwrap().ranks().map(Rank::letter).collect::<String>();
        assert_eq!(ranks("9c 9d 9h Ks Kc Kd Ah"), "K9");
        assert_eq!(ranks("Jc Jd Th Ts 4c 3d 2h"), "JT4");
        assert_eq!(ranks("Ac 2d 3h 4s 5c Kd Qh"), "5432A");
    }
}
