//! A hand in PHH, a table of TOML, and the fields that scenarios add to it.

use std::collections::HashSet;

use toml::{Table, Value};

use super::Read;
use super::question::{chips, seat};

/// The fields of a file that are not read yet.
pub(crate) struct Fields(Table);

impl Fields {
    pub(crate) fn read(text: &str) -> Read<Self> {
        text.parse().map(Self).map_err(|error: toml::de::Error| error.to_string())
    }

    pub(crate) fn has(&self, key: &str) -> bool {
        self.0.contains_key(key)
    }

    fn take(&mut self, key: &str) -> Read<Value> {
        self.0.remove(key).ok_or_else(|| format!("`{key}` is missing"))
    }

    pub(crate) fn text(&mut self, key: &str) -> Read<String> {
        self.take(key)?.as_str().map(Into::into).ok_or_else(|| format!("`{key}` is no text"))
    }

    pub(crate) fn texts(&mut self, key: &str) -> Read<Vec<String>> {
        let texts = |list: &Vec<Value>| list.iter().map(|item| item.as_str().map(Into::into)).collect();
        self.take(key)?.as_array().and_then(texts).ok_or_else(|| format!("`{key}` is no list of texts"))
    }

    /// A list of texts, or one text so many times.
    pub(crate) fn text_or_texts(&mut self, key: &str, times: usize) -> Read<Vec<String>> {
        let one = self.0.get(key).is_some_and(Value::is_str);
        if one { Ok(vec![self.text(key)?; times]) } else { self.texts(key) }
    }

    pub(crate) fn number(&mut self, key: &str) -> Read<u64> {
        whole(&self.take(key)?).ok_or_else(|| format!("`{key}` is no whole number"))
    }

    pub(crate) fn numbers(&mut self, key: &str, players: usize) -> Read<Vec<u64>> {
        let numbers = |list: &Vec<Value>| list.iter().map(whole).collect::<Option<Vec<_>>>();
        let found = self.take(key)?.as_array().and_then(numbers).filter(|numbers| numbers.len() == players);
        found.ok_or_else(|| format!("`{key}` is no list of {players} whole numbers"))
    }

    /// That nothing is left over.
    pub(crate) fn finish(self) -> Read<()> {
        self.0.keys().next().map_or(Ok(()), |key| Err(format!("`{key}` is not known here")))
    }
}

fn whole(value: &Value) -> Option<u64> {
    value.as_integer().and_then(|number| number.try_into().ok())
}

/// The table. PHH counts from the left of the button; heads-up the big blind comes first, but the lists of blinds and
/// antes are the wrong way round. So the small blind is always the first of its list and the big blind the second.
#[derive(Debug)]
pub(crate) struct Facts {
    pub(crate) structure: String,
    pub(crate) blinds: (u64, u64),
    pub(crate) ante: String,
    pub(crate) unit: u64,
    pub(crate) stacks: Vec<u64>,
}

impl Facts {
    pub(crate) fn read(fields: &mut Fields) -> Read<Self> {
        let players = fields.0.get("starting_stacks").and_then(Value::as_array).map_or(0, Vec::len);
        if !(2..=10).contains(&players) {
            return Err("`starting_stacks` is no list of 2 to 10 numbers".into());
        }
        let stacks = fields.numbers("starting_stacks", players)?;
        let blinds = fields.numbers("blinds_or_straddles", players)?;
        if blinds[0] > blinds[1] || blinds[1] == 0 || blinds[2..].iter().any(|straddle| *straddle > 0) {
            return Err("`blinds_or_straddles` is not a small blind, a big blind and nothing else".into());
        }
        let antes = fields.numbers("antes", players)?;
        let dead = match fields.0.remove("ante_trimming_status") {
            None | Some(Value::Boolean(true)) => false,
            Some(Value::Boolean(false)) => true,
            Some(_) => return Err("`ante_trimming_status` is neither true nor false".into()),
        };
        let ante = match (antes[0], antes[1]) {
            (0, 0) if antes.iter().all(|ante| *ante == 0) => "Ante::None".into(),
            (0, ante) if dead && antes[2..].iter().all(|ante| *ante == 0) => format!("Ante::BigBlind(Chips({ante}))"),
            (ante, _) if !dead && antes.iter().all(|other| *other == ante) => format!("Ante::Each(Chips({ante}))"),
            _ => return Err("`antes` are neither of all alike nor, untrimmed, of the big blind alone".into()),
        };
        let unit = if fields.has("_unit") { fields.number("_unit")? } else { 1 };
        let structure = structure(fields, blinds[1])?;
        Ok(Self { structure, blinds: (blinds[0], blinds[1]), ante, unit, stacks })
    }
}

fn structure(fields: &mut Fields, big_blind: u64) -> Read<String> {
    let pot_limit = fields.0.remove("_structure");
    match (&*fields.text("variant")?, pot_limit.as_ref().map(Value::as_str)) {
        ("NT", None | Some(Some("pot-limit"))) if fields.number("min_bet")? != big_blind => {
            Err("`min_bet` is not the big blind".into())
        }
        ("NT", None) => Ok("Structure::NoLimit".into()),
        ("NT", Some(Some("pot-limit"))) => Ok("Structure::PotLimit".into()),
        ("FT", None) => {
            let (small, big) = (fields.number("small_bet")?, fields.number("big_bet")?);
            Ok(format!("Structure::FixedLimit {{ small_bet: Chips({small}), big_bet: Chips({big}), wagers: WAGERS }}"))
        }
        _ => Err("`variant` is neither 'NT', with or without `_structure = 'pot-limit'`, nor 'FT'".into()),
    }
}

/// The cards of a seat that are not told.
pub(crate) const UNKNOWN: &str = "????";

/// What is dealt and played.
#[derive(Debug, Default)]
pub(crate) struct Play {
    /// The cards of each seat.
    pub(crate) hole: Vec<String>,
    /// The whole board, or nothing.
    pub(crate) board: String,
    /// What each player in turn does: `f`, `c` for a check or a call, or what he raises to.
    pub(crate) actions: Vec<String>,
    /// Who is left.
    live: Vec<bool>,
    /// What is dealt and played, as the file has it, hole cards apart.
    pub(crate) log: Vec<String>,
}

impl Play {
    pub(crate) fn read(fields: &mut Fields, players: usize) -> Read<Self> {
        let mut play = Self { live: vec![true; players], ..Self::default() };
        let mut dealt = String::new();
        for line in fields.texts("actions")? {
            play.line(&line, &mut dealt).map_err(|problem| format!("`{line}`: {problem}"))?;
        }
        if play.hole.len() != players {
            return Err(format!("{} of {players} seats are dealt in", play.hole.len()));
        }
        if fields.has("_board") {
            play.board = fields.text("_board")?;
            if dealt.len() >= 10 || play.board.len() != 10 || !play.board.starts_with(&dealt) {
                return Err("`_board` is not the five cards that begin with those dealt".into());
            }
        } else if !dealt.is_empty() && dealt.len() != 10 {
            return Err("the board is not dealt to the end: say in `_board` what is to come".into());
        } else {
            play.board = dealt;
        }
        let cards = play.hole.iter().filter(|cards| *cards != UNKNOWN).chain([&play.board]);
        let cards: Vec<_> = cards.flat_map(|cards| (0..cards.len() / 2).map(|at| &cards[at * 2..][..2])).collect();
        if cards.iter().collect::<HashSet<_>>().len() < cards.len() {
            return Err("a card is there twice".into());
        }
        Ok(play)
    }

    fn line(&mut self, line: &str, dealt: &mut String) -> Read<()> {
        let players = self.live.len();
        match line.split(' ').collect::<Vec<_>>()[..] {
            ["d", "dh", player, cards] => {
                if seat(player, players)? as usize != self.hole.len() {
                    return Err("not the next seat to be dealt to".into());
                }
                if cards != UNKNOWN && !are_cards(cards, 2) {
                    return Err("neither two cards nor `????`".into());
                }
                self.hole.push(cards.into());
                return Ok(());
            }
            _ if self.hole.len() < players => return Err("not every seat is dealt in yet".into()),
            ["d", "db", cards] => {
                if !are_cards(cards, if dealt.is_empty() { 3 } else { 1 }) || dealt.len() >= 10 {
                    return Err("not the flop, the turn or the river that is next".into());
                }
                dealt.push_str(cards);
            }
            [player, "f"] => {
                self.live[seat(player, players)? as usize] = false;
                self.actions.push("f".into());
            }
            [player, "cc"] => {
                seat(player, players)?;
                self.actions.push("c".into());
            }
            [player, "cbr", to] => {
                seat(player, players)?;
                self.actions.push(chips(to)?.to_string());
            }
            _ => return Err("no action".into()),
        }
        self.log.push(line.into());
        Ok(())
    }

    /// Whether the cards of everybody who is left are known, and the board.
    pub(crate) fn shows_all(&self) -> bool {
        let known = self.hole.iter().zip(&self.live).all(|(cards, live)| !live || cards != UNKNOWN);
        known && !self.board.is_empty()
    }
}

fn are_cards(text: &str, count: usize) -> bool {
    let is_card = |card: &[u8]| b"23456789TJQKA".contains(&card[0]) && b"cdhs".contains(&card[1]);
    text.len() == count * 2 && text.as_bytes().chunks(2).all(is_card)
}
