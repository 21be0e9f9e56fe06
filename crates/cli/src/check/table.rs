//! A hand of a case, dealt and played. A case numbers chairs, of which some may be empty; the engine counts players.

use croupier_engine::rulings::button::{Chair, acts_last};
use croupier_engine::{Action, Ante, Card, Chips, Game, Hand, ParseError, Rulebook, Seat, Seats, Setup, Structure};
use serde::Deserialize;
use serde_json::Value;

/// The chairs of the players, clockwise: the first is the engine's seat 0.
pub(super) struct Chairs(Vec<Chair>);

impl Chairs {
    /// The chairs of these numbers, in whatever order they are listed.
    pub(super) fn new(numbers: impl IntoIterator<Item = u8>) -> Result<Self, String> {
        let mut chairs: Vec<_> = numbers.into_iter().map(Chair).collect();
        chairs.sort_unstable();
        if let Some(twice) = chairs.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(format!("seat {} is there twice", twice[0].0));
        }
        if !(2..=Seat::MOST).contains(&chairs.len()) {
            return Err(format!("{} players; a hand takes 2 to {}", chairs.len(), Seat::MOST));
        }
        Ok(Self(chairs))
    }

    /// The seat of the player in a chair.
    pub(super) fn seat(&self, chair: u8) -> Result<Seat, String> {
        let found = self.0.iter().position(|other| other.0 == chair);
        found.map(|index| Seat(index as u8)).ok_or_else(|| format!("nobody sits in seat {chair}"))
    }

    /// The seats of the players in these chairs.
    pub(super) fn seats(&self, chairs: &[u8]) -> Result<Seats, String> {
        chairs.iter().map(|chair| self.seat(*chair)).collect()
    }

    /// The seat at the button: where its chair is empty, the last player's before it.
    pub(super) fn at_button(&self, button: u8) -> Result<Seat, String> {
        acts_last(Chair(button), &self.0).map_or(Err("nobody plays".into()), |chair| self.seat(chair.0))
    }

    /// The chair of a seat.
    pub(super) fn of(&self, seat: Seat) -> u8 {
        self.0.get(seat.index()).map_or(0, |chair| chair.0)
    }

    /// The chairs of seats, in their order.
    pub(super) fn list(&self, seats: impl IntoIterator<Item = Seat>) -> Value {
        seats.into_iter().map(|seat| self.of(seat)).collect()
    }

    /// Something for each player, under the number of his chair.
    pub(super) fn each(&self, of: impl Fn(Seat) -> Chips) -> impl Iterator<Item = (String, Value)> {
        (0..).map(Seat).zip(&self.0).map(move |(seat, chair)| (chair.0.to_string(), of(seat).0.into()))
    }
}

/// A hand as a check gives it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a hand")]
pub(super) struct Input {
    game: String,
    structure: String,
    small_blind: u64,
    big_blind: u64,
    ante_kind: Option<String>,
    ante: Option<u64>,
    small_bet: Option<u64>,
    big_bet: Option<u64>,
    max_wagers_per_round: Option<u8>,
    button: u8,
    sb_seat: Option<u8>,
    bb_seat: u8,
    seats: Vec<Player>,
    #[serde(default)]
    actions: Vec<Play>,
    board: Option<Vec<String>>,
    ranking: Option<Vec<Vec<u8>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a seat with its stack")]
struct Player {
    seat: u8,
    #[serde(default, rename = "name")]
    _name: Option<Value>,
    stack: u64,
    cards: Option<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "an action")]
struct Play {
    street: String,
    seat: u8,
    act: String,
    to: Option<u64>,
}

/// A hand that was dealt and played by a case.
pub(super) struct Table {
    /// Who sits where.
    pub(super) chairs: Chairs,
    /// The hand after the last action.
    pub(super) hand: Hand,
    /// How strong each seat's hand is, where the case says so itself; more is better.
    pub(super) strengths: Option<Vec<Option<usize>>>,
}

impl Table {
    /// Deals and plays the hand, or says what is wrong with it.
    pub(super) fn deal(input: &Input, rules: &Rulebook) -> Result<Self, String> {
        let mut players: Vec<_> = input.seats.iter().collect();
        players.sort_by_key(|player| player.seat);
        let chairs = Chairs::new(players.iter().map(|player| player.seat))?;
        if let Some(player) = players.iter().find(|player| player.stack == 0) {
            return Err(format!("seat {} has no chips", player.seat));
        }
        let cards_of = |player: &&Player| cards(player.cards.as_deref().unwrap_or_default());
        let stacks: Vec<_> = players.iter().map(|player| player.stack).collect();
        let (blinds, button) = ((input.small_blind, input.big_blind), chairs.at_button(input.button)?);
        let setup = Setup {
            game: input.game()?,
            ante: input.ante()?,
            sb_seat: input.sb_seat.map(|chair| chairs.seat(chair)).transpose()?,
            bb_seat: chairs.seat(input.bb_seat)?,
            hole: players.iter().map(cards_of).collect::<Result<_, _>>()?,
            board: cards(input.board.as_deref().unwrap_or_default())?,
            ..Setup::new(*rules, input.structure()?, blinds, &stacks, button)
        };
        let strengths = input.ranking.as_deref().map(|groups| ranked(groups, &chairs)).transpose()?;
        let hand = Hand::deal(setup).map_err(|error| error.to_string())?;
        let mut table = Self { chairs, hand, strengths };
        for (index, play) in input.actions.iter().enumerate() {
            table.play(play).map_err(|why| {
                let Play { street, seat, act, .. } = play;
                format!("action {}, {street}, seat {seat}, {act}: {why}", index + 1)
            })?;
        }
        Ok(table)
    }

    fn play(&mut self, play: &Play) -> Result<(), String> {
        let seat = self.chairs.seat(play.seat)?;
        let to_act = self.hand.to_act().ok_or("the betting is over")?;
        let street = self.hand.round().street.key();
        if street != play.street {
            return Err(format!("the betting is on the {street}"));
        }
        if seat != to_act {
            return Err(format!("it is on seat {}", self.chairs.of(to_act)));
        }
        let action = match (play.act.as_str(), play.to) {
            ("fold", None) => Action::Fold,
            ("check", None) => Action::Check,
            ("call", to) => {
                let round = self.hand.round();
                let calls_to = round.paid(seat) + round.facing(seat).min(self.hand.stack(seat));
                if to.is_some_and(|to| to != calls_to.0) {
                    return Err(format!("a call is to {calls_to}"));
                }
                Action::Call
            }
            ("bet" | "raise", Some(to)) => Action::RaiseTo(Chips(to)),
            ("bet" | "raise", None) => return Err("`to` is missing".into()),
            ("fold" | "check", Some(_)) => return Err("`to` is too much".into()),
            (other, _) => return Err(format!("there is no act {other:?}")),
        };
        self.hand.play(seat, action).map_err(|error| error.to_string())
    }
}

impl Input {
    fn game(&self) -> Result<Game, String> {
        match self.game.as_str() {
            "holdem" => Ok(Game::Holdem),
            "omaha" => Ok(Game::Omaha),
            other => Err(format!("the game {other:?} is not dealt here")),
        }
    }

    fn structure(&self) -> Result<Structure, String> {
        match (self.structure.as_str(), self.small_bet, self.big_bet) {
            ("no_limit", ..) => Ok(Structure::NoLimit),
            ("pot_limit", ..) => Ok(Structure::PotLimit),
            ("fixed_limit", Some(small), Some(big)) => Ok(Structure::FixedLimit {
                small_bet: Chips(small),
                big_bet: Chips(big),
                wagers: self.max_wagers_per_round,
            }),
            ("fixed_limit", ..) => Err("`small_bet` or `big_bet` is missing".into()),
            (other, ..) => Err(format!("there is no structure {other:?}")),
        }
    }

    fn ante(&self) -> Result<Ante, String> {
        let ante = Chips(self.ante.unwrap_or_default());
        match self.ante_kind.as_deref().unwrap_or("none") {
            "none" if ante.is_zero() => Ok(Ante::None),
            "none" => Err(format!("an ante of {ante}, and nobody who pays it")),
            "each" => Ok(Ante::Each(ante)),
            "big_blind" => Ok(Ante::BigBlind(ante)),
            other => Err(format!("there is no ante of kind {other:?}")),
        }
    }
}

/// Reads cards.
pub(super) fn cards(texts: &[String]) -> Result<Vec<Card>, String> {
    texts.iter().map(|text| text.parse().map_err(|error: ParseError| error.to_string())).collect()
}

/// How strong each seat's hand is, where groups of chairs are ranked, the best first.
fn ranked(groups: &[Vec<u8>], chairs: &Chairs) -> Result<Vec<Option<usize>>, String> {
    let mut strengths = vec![None; Seat::MOST];
    for (strength, group) in (0..groups.len()).rev().zip(groups) {
        for chair in group {
            let seat = chairs.seat(*chair).map_err(|why| format!("ranking: {why}"))?;
            if strengths[seat.index()].replace(strength).is_some() {
                return Err(format!("ranking: seat {chair} is there twice"));
            }
        }
    }
    Ok(strengths)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// Four players in chairs 2, 4, 5 and 9; the button was in chair 3, which is empty. Blinds 1/2.
    fn input() -> Value {
        let seat = |seat: u8| json!({"seat": seat, "stack": 100});
        json!({
            "game": "holdem", "structure": "no_limit", "small_blind": 1, "big_blind": 2, "button": 3,
            "sb_seat": 4, "bb_seat": 5, "seats": [seat(9), seat(2), seat(5), seat(4)], "actions": [],
        })
    }

    fn dealt(changes: Value) -> Result<Table, String> {
        let mut input = input();
        for (key, value) in changes.as_object().into_iter().flatten() {
            input[key] = value.clone();
        }
        let input = Input::deserialize(&input).map_err(|error| error.to_string())?;
        Table::deal(&input, &Rulebook::TDA)
    }

    /// With these changes it is on the player in this chair.
    #[track_caller]
    fn on(changes: Value, chair: u8) {
        let to_act = dealt(changes).map(|table| table.hand.to_act().map(|seat| table.chairs.of(seat)));
        assert_eq!(to_act, Ok(Some(chair)));
    }

    #[track_caller]
    fn refused(changes: Value, why: &str) {
        assert_eq!(dealt(changes).map(|_| ()), Err(why.into()));
    }

    fn acts(acts: &[(&str, u8, &str, Option<u64>)]) -> Value {
        let act = |(street, seat, act, to): &(&str, u8, &str, Option<u64>)| match to {
            Some(to) => json!({"street": street, "seat": seat, "act": act, "to": to}),
            None => json!({"street": street, "seat": seat, "act": act}),
        };
        json!({"actions": acts.iter().map(act).collect::<Vec<_>>()})
    }

    #[test]
    fn a_dead_button_stands_with_the_last_player_before_it() {
        on(json!({}), 9);
        let before = [("preflop", 9, "call", Some(2)), ("preflop", 2, "fold", None)];
        let flop = [("preflop", 4, "fold", None), ("preflop", 5, "check", None), ("flop", 5, "bet", Some(2))];
        on(acts(&[&before[..], &flop].concat()), 9);
    }

    #[test]
    fn nobody_need_post_the_small_blind() {
        let table = dealt(json!({"button": 4, "sb_seat": null})).unwrap_or_else(|why| panic!("{why}"));
        assert_eq!(table.hand.pot(), Chips(2));
        on(json!({"button": 4, "sb_seat": null}), 9);
        on(json!({"button": 3, "sb_seat": null}), 9);
    }

    #[test]
    fn an_action_that_the_rules_do_not_allow_is_named() {
        refused(acts(&[("preflop", 2, "fold", None)]), "action 1, preflop, seat 2, fold: it is on seat 9");
        refused(acts(&[("flop", 9, "fold", None)]), "action 1, flop, seat 9, fold: the betting is on the preflop");
        refused(acts(&[("preflop", 9, "call", Some(3))]), "action 1, preflop, seat 9, call: a call is to 2");
        let short = "action 1, preflop, seat 9, raise: raise to 3, allowed are 4 to 100";
        refused(acts(&[("preflop", 9, "raise", Some(3))]), short);
        refused(acts(&[("preflop", 9, "raise", None)]), "action 1, preflop, seat 9, raise: `to` is missing");
        refused(acts(&[("preflop", 9, "jump", None)]), "action 1, preflop, seat 9, jump: there is no act \"jump\"");
        refused(acts(&[("preflop", 7, "fold", None)]), "action 1, preflop, seat 7, fold: nobody sits in seat 7");
    }

    #[test]
    fn a_table_that_cannot_be_is_refused() {
        let seat = |seat: u8, stack: u64| json!({"seat": seat, "stack": stack});
        refused(json!({"seats": [seat(4, 9), seat(5, 9), seat(4, 9)]}), "seat 4 is there twice");
        refused(json!({"seats": [seat(4, 9)]}), "1 players; a hand takes 2 to 10");
        refused(json!({"seats": [seat(2, 9), seat(4, 0), seat(5, 9)]}), "seat 4 has no chips");
        refused(json!({"bb_seat": 6}), "nobody sits in seat 6");
        refused(json!({"bb_seat": 9}), "the blinds do not follow the button");
        refused(json!({"ante": 5}), "an ante of 5, and nobody who pays it");
        refused(json!({"structure": "fixed_limit"}), "`small_bet` or `big_bet` is missing");
        refused(json!({"game": "razz"}), "the game \"razz\" is not dealt here");
        refused(json!({"ranking": [[2], [2]]}), "ranking: seat 2 is there twice");
        refused(json!({"board": ["Ah", "Ah"]}), "a card is there twice, or their number is wrong");
        refused(json!({"board": ["1h"]}), "not a card: \"1h\"");
        refused(json!({"small_blind": u64::MAX, "big_blind": u64::MAX}), "more than 1000000000000 chips on the table");
    }
}
