//! `winner`: which hand wins, by each of the rankings.

use std::collections::BTreeSet;

use croupier_engine::rank::badugi::{self, Ace};
use croupier_engine::rank::{Ranking, Strength, high, low_a5, low8, low27, omaha, strength};
use croupier_engine::{Card, CardSet};
use serde::Deserialize;
use serde_json::{Map, Value};

use super::compare::Found;
use super::table::cards;

/// A hand as a check gives it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a hand with its cards")]
pub(super) struct Input {
    name: String,
    cards: Vec<String>,
}

/// A hand with its cards read.
struct Held<'a> {
    name: &'a str,
    hole: CardSet,
    board: CardSet,
    strength: Option<Strength>,
}

/// Which of the hands wins, how they rank, what they make, and with which cards.
///
/// Hands are compared on paper: two of them may hold the same card, but none holds one twice.
pub(super) fn winner(
    ranking: &str,
    board: &[String],
    hands: &[Input],
    expect: &Map<String, Value>,
) -> Result<Vec<Found>, String> {
    let named = Ranking::ALL.into_iter().find(|known| known.key() == ranking);
    let ranking = named.ok_or_else(|| format!("there is no ranking {ranking:?}"))?;
    let board = cards(board).map_err(|why| format!("board: {why}"))?;
    let hands = hands.iter().map(|input| Held::read(ranking, input, &board)).collect::<Result<Vec<_>, _>>()?;
    if hands.iter().map(|hand| hand.name).collect::<BTreeSet<_>>().len() < hands.len() {
        return Err("hands: two have the same name".into());
    }
    let strengths: BTreeSet<_> = hands.iter().filter_map(|hand| hand.strength).collect();
    let with = |strength: &Strength| -> Vec<_> {
        hands.iter().filter(|hand| hand.strength.as_ref() == Some(strength)).map(|hand| hand.name).collect()
    };
    let groups: Vec<_> = strengths.iter().rev().map(with).collect();
    let expected_best = expect.get("best").unwrap_or(&Value::Null);
    let each = |of: &dyn Fn(&Held) -> Option<Value>| -> Vec<(String, Value)> {
        hands.iter().map(|hand| (hand.name.to_owned(), of(hand).unwrap_or(Value::Null))).collect()
    };
    Ok(vec![
        Found::set("winners", groups.first().cloned().unwrap_or_default()),
        Found::sets("groups", groups.clone()),
        Found::entries("classes", each(&|hand| hand.class(ranking).map(Value::from))),
        Found::entries("best", each(&|hand| hand.best(ranking, &expected_best[hand.name]))),
        Found::entries("qualifies", each(&|hand| Some(hand.strength.is_some().into()))),
    ])
}

impl<'a> Held<'a> {
    fn read(ranking: Ranking, input: &'a Input, board: &[Card]) -> Result<Self, String> {
        let wrong = |why: &str| format!("{}: {why}", input.name);
        let own = cards(&input.cards).map_err(|why| wrong(&why))?;
        let (hole, board_set): (CardSet, CardSet) = (own.iter().copied().collect(), board.iter().copied().collect());
        if hole.union(board_set).len() as usize != own.len() + board.len() {
            return Err(wrong("a card is there twice"));
        }
        let enough = match ranking {
            Ranking::OmahaHigh | Ranking::OmahaLow8 => own.len() >= 4 && board.len() >= 3,
            Ranking::Badugi | Ranking::BadugiAceHigh => own.len() + board.len() >= 4,
            _ => own.len() + board.len() >= 5,
        };
        if !enough {
            return Err(wrong("cards are missing"));
        }
        Ok(Self { name: &input.name, hole, board: board_set, strength: strength(ranking, hole, board_set) })
    }

    /// What it makes; nothing where it is no hand.
    fn class(&self, ranking: Ranking) -> Option<&'static str> {
        let all = self.hole.union(self.board);
        Some(match ranking {
            Ranking::High => high::value(all).category().key(),
            Ranking::OmahaHigh => omaha::high(self.hole, self.board)?.category().key(),
            Ranking::Low27 => low27::value(all).category().key(),
            Ranking::LowA5 => low_a5::value(all).category().key(),
            Ranking::Low8 => low8::value(all)?.category().key(),
            Ranking::OmahaLow8 => omaha::low8(self.hole, self.board)?.category().key(),
            Ranking::Badugi => badugi::value(all, Ace::Low).category().key(),
            Ranking::BadugiAceHigh => badugi::value(all, Ace::High).category().key(),
        })
    }

    /// The cards that play; of a badugi hand their ranks, from the highest, the ace as 1 where it is low. Where suits
    /// leave a choice, those that are expected come if they are as good.
    fn best(&self, ranking: Ranking, expected: &Value) -> Option<Value> {
        let all = self.hole.union(self.board);
        let five = match ranking {
            Ranking::Badugi => return badugi_ranks(all, Ace::Low),
            Ranking::BadugiAceHigh => return badugi_ranks(all, Ace::High),
            Ranking::High => high::explain(all)?.cards,
            Ranking::OmahaHigh => omaha::explain_high(self.hole, self.board)?.cards,
            Ranking::Low27 => low27::explain(all)?.cards,
            Ranking::LowA5 => low_a5::explain(all)?.cards,
            Ranking::Low8 => low8::explain(all)?.cards,
            Ranking::OmahaLow8 => omaha::explain_low8(self.hole, self.board)?.cards,
        };
        if self.is_as_good(ranking, expected) {
            return Some(expected.clone());
        }
        Some(five.iter().map(Card::to_string).collect())
    }

    /// Whether these are five cards of the hand that are worth as much as all of it.
    fn is_as_good(&self, ranking: Ranking, five: &Value) -> bool {
        let Ok(texts) = Vec::<String>::deserialize(five) else { return false };
        let five: CardSet = cards(&texts).unwrap_or_default().into_iter().collect();
        let (own, dealt) = (five.intersection(self.hole), five.intersection(self.board));
        let all_held = own.union(dealt).len() == 5 && texts.len() == 5;
        all_held && strength(ranking, own, dealt) == self.strength
    }
}

fn badugi_ranks(cards: CardSet, ace: Ace) -> Option<Value> {
    let number =
        |rank: croupier_engine::Rank| if ace == Ace::Low { (rank.index() + 1) % 13 + 1 } else { rank.index() + 2 };
    Some(badugi::explain(cards, ace)?.ranks().map(number).collect())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::compare::compare;
    use super::*;

    /// Hands by name, in this ranking with this board; what differs from what is expected.
    fn judged(ranking: &str, board: &str, hands: &[(&str, &str)], expect: &Value) -> Result<(), String> {
        let texts = |cards: &str| cards.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        let hands: Vec<_> =
            hands.iter().map(|(name, cards)| Input { name: (*name).into(), cards: texts(cards) }).collect();
        let expect = expect.as_object().unwrap();
        compare(expect, &winner(ranking, &texts(board), &hands, expect)?)
    }

    #[track_caller]
    fn check(ranking: &str, board: &str, hands: &[(&str, &str)], expect: Value) {
        assert_eq!(judged(ranking, board, hands, &expect), Ok(()));
    }

    #[test]
    fn ties_stand_together() {
        let hands = [("A", "Ac Kd"), ("B", "2c 2d"), ("C", "Ah Ks")];
        check("high", "Qs Jd 9h 5c 4d", &hands, json!({"winners": ["B"], "groups": [["B"], ["C", "A"]]}));
    }

    #[test]
    fn a_hand_without_a_low_is_left_out() {
        let hands = [("A", "Ac 2d Kh Ks"), ("B", "Qc Qd 9h 3s")];
        let expect = json!({"winners": ["A"], "groups": [["A"]], "qualifies": {"A": true, "B": false}, "classes": {"A": "no_pair", "B": null}});
        check("omaha_low8", "4c 5c 7d Jh Js", &hands, expect);
        let none = json!({"winners": [], "groups": [], "qualifies": {"A": false}, "best": {"A": null}});
        check("omaha_low8", "4c 5c Td Jh Js", &hands, none);
    }

    #[test]
    fn where_suits_leave_a_choice_any_is_right() {
        let best = |kicker: &str| json!({"best": {"A": [kicker, "Ac", "Ad", "Kd", "Jd"]}});
        let hands = [("A", "Ac Qd")];
        check("high", "Ad Kd Jd Qs 2c", &[("A", "Ac 3h")], best("Qs"));
        assert!(judged("high", "Ad Kd Jd 9s 2c", &hands, &best("9s")).is_err());
        let straight = |ten: &str| json!({"best": {"A": ["As", "Kd", "Qh", "Js", ten]}});
        check("high", "Kd Qh Js Tc 2c", &[("A", "As Td")], straight("Tc"));
        check("high", "Kd Qh Js Tc 2c", &[("A", "As Td")], straight("Td"));
        // In Omaha two cards of the hand play, and the ten of the board with them would be a third.
        check("omaha_high", "Kd Qh Js 3c 2c", &[("A", "As Td Tc 4h")], straight("Tc"));
        assert!(judged("omaha_high", "Kd Qh Js Tc 2c", &[("A", "As Td 5c 4h")], &straight("Tc")).is_err());
    }

    #[test]
    fn a_badugi_is_read_by_its_ranks() {
        let hands = [("A", "Ac 2d Kh Kd")];
        check("badugi", "", &hands, json!({"best": {"A": [13, 2, 1]}, "classes": {"A": "3_card"}}));
        check("badugi_acehigh", "", &hands, json!({"best": {"A": [14, 13, 2]}}));
    }

    #[test]
    fn hands_that_cannot_be_are_refused() {
        let refused = |ranking, board, hands: &[_], why: &str| {
            assert_eq!(judged(ranking, board, hands, &json!({"winners": []})), Err(why.into()));
        };
        refused("higher", "", &[], "there is no ranking \"higher\"");
        refused("high", "Ac", &[("A", "Ac Kd")], "A: a card is there twice");
        refused("high", "", &[("A", "Ac Kd")], "A: cards are missing");
        refused("omaha_high", "2c 3c 4c 5c 6c", &[("A", "Ac Kd")], "A: cards are missing");
        refused("badugi", "", &[("A", "Ac Kd 2h 3s"), ("A", "Ac Kd 2h 3s")], "hands: two have the same name");
        refused("high", "1c", &[], "board: not a card: \"1c\"");
    }
}
