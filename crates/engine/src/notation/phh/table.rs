//! The table: what is played, for how much, with what stacks.

use super::Recorded;
use super::line::{self, Line};
use crate::notation::amount::{Amount, MOST_PLACES};
use crate::notation::toml::{Field, Value, fault};
use crate::{Ante, Book, Chips, Family, Game, Opening, ParseError, Rulebook, Seat, Setup, Straddles, Structure};

/// The variants of PHH: their names, games, and how bets are bounded.
pub(super) const VARIANTS: [(&str, Game, &str); 10] = [
    ("NT", Game::Holdem, "no-limit"),
    ("FT", Game::Holdem, "fixed-limit"),
    ("PO", Game::Omaha, "pot-limit"),
    ("FO/8", Game::OmahaHiLo, "fixed-limit"),
    ("F7S", Game::Stud, "fixed-limit"),
    ("F7S/8", Game::StudHiLo, "fixed-limit"),
    ("FR", Game::Razz, "fixed-limit"),
    ("N2L1D", Game::Deuce7Single, "no-limit"),
    ("F2L3D", Game::Deuce7Triple, "fixed-limit"),
    ("FB", Game::Badugi, "fixed-limit"),
];

/// The place in the lists of the text of the player in this seat: the first sits left of the button.
pub(super) fn player(seat: Seat, button: Seat, players: usize) -> usize {
    (seat.index() + players - button.left(players).index()) % players
}

/// The seat of a player, given his place.
pub(super) fn seat(player: usize, button: Seat, players: usize) -> Seat {
    Seat(((player + button.left(players).index()) % players) as u8)
}

/// The fields of a text that are not read yet.
pub(super) struct Fields(pub(super) Vec<Field>);

/// The fields that hold amounts.
const AMOUNTS: [&str; 9] = [
    "antes",
    "blinds_or_straddles",
    "bring_in",
    "small_bet",
    "big_bet",
    "min_bet",
    "starting_stacks",
    "_unit",
    "_small_blind",
];

impl Fields {
    pub(super) fn take(&mut self, key: &str) -> Option<Field> {
        let at = self.0.iter().position(|field| field.key == key)?;
        Some(self.0.remove(at))
    }

    fn need(&mut self, key: &str) -> Result<Field, ParseError> {
        self.take(key).ok_or_else(|| fault(1, format!("`{key}` is missing")))
    }

    fn text(field: Field) -> Result<String, ParseError> {
        match field.value {
            Value::Text(text) => Ok(text),
            _ => Err(fault(field.line, format!("`{}` is no text", field.key))),
        }
    }

    /// A text that may be missing, read by `parse`.
    fn word<T>(&mut self, key: &str, parse: impl Fn(&str) -> Option<T>) -> Result<Option<T>, ParseError> {
        let Some(field) = self.take(key) else { return Ok(None) };
        let line = field.line;
        let text = Self::text(field)?;
        parse(&text).map(Some).ok_or_else(|| fault(line, format!("`{key}` is not known: {text:?}")))
    }

    fn flag(&mut self, key: &str) -> Result<bool, ParseError> {
        let Some(field) = self.take(key) else { return Ok(false) };
        match &field.value {
            Value::Bare(bare) if bare == "true" => Ok(true),
            Value::Bare(bare) if bare == "false" => Ok(false),
            _ => Err(fault(field.line, format!("`{key}` is neither true nor false"))),
        }
    }

    pub(super) fn texts(field: Field) -> Result<Vec<(usize, String)>, ParseError> {
        let line = field.line;
        let no_list = |line| fault(line, format!("`{}` is no list of texts", field.key));
        let Value::List(items) = field.value else { return Err(no_list(line)) };
        let text = |(line, value)| match value {
            Value::Text(text) => Ok((line, text)),
            _ => Err(no_list(line)),
        };
        items.into_iter().map(text).collect()
    }

    /// The lines of the actions.
    pub(super) fn actions(&mut self) -> Result<Vec<Line>, ParseError> {
        let texts = Self::texts(self.need("actions")?)?;
        texts.into_iter().filter_map(|(number, text)| line::read(number, &text).transpose()).collect()
    }

    /// How many decimals the amounts have.
    pub(super) fn places(&self, actions: &[Line]) -> Result<u32, ParseError> {
        let raised = actions.iter().filter_map(|action| match action.act {
            line::Act::RaiseTo(_, to) => Some(to.places),
            _ => None,
        });
        let fields = self.0.iter().filter(|field| AMOUNTS.contains(&field.key.as_str()));
        let values = fields.flat_map(|field| match &field.value {
            Value::List(items) => items.iter().map(|(line, value)| (*line, value)).collect(),
            value => vec![(field.line, value)],
        });
        let mut places = raised.max().unwrap_or(0);
        for (line, value) in values {
            places = places.max(number(value, line)?.places);
        }
        Ok(places)
    }

    fn chips(&mut self, key: &str, places: u32) -> Result<Option<Chips>, ParseError> {
        let Some(field) = self.take(key) else { return Ok(None) };
        in_chips(number(&field.value, field.line)?, places, field.line).map(Some)
    }

    fn need_chips(&mut self, key: &str, places: u32) -> Result<Chips, ParseError> {
        self.chips(key, places)?.ok_or_else(|| fault(1, format!("`{key}` is missing")))
    }

    /// A list of amounts, one for each player.
    fn list(&mut self, key: &str, players: Option<usize>) -> Result<(usize, Vec<(usize, Amount)>), ParseError> {
        let field = self.need(key)?;
        let Value::List(items) = &field.value else {
            return Err(fault(field.line, format!("`{key}` is no list of amounts")));
        };
        if players.is_some_and(|players| players != items.len()) {
            return Err(fault(field.line, format!("`{key}` has {} amounts, not one for each player", items.len())));
        }
        let read = items.iter().map(|(line, value)| Ok((*line, number(value, *line)?)));
        Ok((field.line, read.collect::<Result<_, ParseError>>()?))
    }

    fn all_chips(&mut self, key: &str, players: Option<usize>, places: u32) -> Result<(usize, Vec<Chips>), ParseError> {
        let (line, amounts) = self.list(key, players)?;
        let chips = amounts.into_iter().map(|(line, amount)| in_chips(amount, places, line));
        Ok((line, chips.collect::<Result<_, _>>()?))
    }

    /// The stacks at the end, in the order of the text.
    pub(super) fn finishing(&mut self, players: usize, places: u32) -> Result<Option<Vec<Recorded>>, ParseError> {
        if !self.0.iter().any(|field| field.key == "finishing_stacks") {
            return Ok(None);
        }
        let (_, amounts) = self.list("finishing_stacks", Some(players))?;
        let recorded = |(line, amount): (usize, Amount)| {
            let units = amount.in_units(places + MOST_PLACES);
            units.map(Recorded).ok_or_else(|| fault(line, "an amount that is too large or too fine"))
        };
        amounts.into_iter().map(recorded).collect::<Result<_, _>>().map(Some)
    }
}

fn number(value: &Value, line: usize) -> Result<Amount, ParseError> {
    let read = if let Value::Bare(bare) = value { Amount::read(bare) } else { None };
    read.ok_or_else(|| fault(line, "no amount"))
}

fn in_chips(amount: Amount, places: u32, line: usize) -> Result<Chips, ParseError> {
    let units = amount.in_units(places).filter(|units| *units <= Chips::MOST.0);
    units.map(Chips).ok_or_else(|| fault(line, "more chips than a hand can hold"))
}

/// The table as far as no cards are in it, and the line to blame.
pub(super) struct Table {
    pub(super) setup: Setup,
    pub(super) line: usize,
    /// The smallest bet of the first round.
    smallest: Chips,
    /// Whether the cap is only presumed.
    pub(super) cap_is_open: bool,
}

impl Table {
    pub(super) fn read(fields: &mut Fields, places: u32) -> Result<Self, ParseError> {
        let (game, structure) = variant(fields)?;
        let (line, stacks) = fields.all_chips("starting_stacks", None, places)?;
        let players = stacks.len();
        if !(2..=game.most_players()).contains(&players) {
            return Err(fault(line, format!("{players} players; this game takes 2 to {}", game.most_players())));
        }
        let button = fields.chips("_button", 0)?.map_or(players as u64 - 1, |button| button.0);
        let button = u8::try_from(button).ok().map(Seat).filter(|seat| seat.index() < players);
        let button = button.ok_or_else(|| fault(line, "`_button` is no seat"))?;
        let book = fields.word("_book", Book::from_key)?;
        let (structure, smallest, cap_is_open) = bets(fields, &structure, places)?;
        let mut setup = Setup::new(book.unwrap_or(Book::Tda2024).rules(), structure, (0, smallest.0), &[0; 0], button);
        setup.game = game;
        setup.stacks = (0..players as u8).map(|at| stacks[player(Seat(at), button, players)]).collect();
        setup.unit = fields.chips("_unit", places)?.unwrap_or(Chips(1));
        setup.last_two = fields.flag("_last_two")?;
        let mut table = Self { setup, line, smallest, cap_is_open };
        if game.family() == Family::Stud {
            let bring_in = fields.chips("bring_in", places)?.filter(|chips| !chips.is_zero());
            table.setup.opening = bring_in.map_or(Opening::Nobody, Opening::BringIn);
            table.setup.sb_seat = None;
            (_, table.setup.bb_seat) = crate::blind_seats(button, players);
            fields.take("blinds_or_straddles");
        } else {
            table.blinds(fields, places)?;
        }
        table.antes(fields, places)?;
        if !table.setup.straddles.is_empty() && book.is_none() && table.setup.rules.straddles == Straddles::Never {
            table.setup.rules = Rulebook::WSOP_LIVE;
        }
        Ok(table)
    }

    /// The players' places in the lists of blinds and antes; of two players they are the wrong way round.
    fn listed(&self, at: usize) -> Seat {
        let (button, players) = (self.setup.button, self.setup.stacks.len());
        seat(if players == 2 { 1 - at.min(1) } else { at }, button, players)
    }

    fn antes(&mut self, fields: &mut Fields, places: u32) -> Result<(), ParseError> {
        let trimmed = fields.flag("ante_trimming_status")?;
        let players = self.setup.stacks.len();
        let (line, antes) = fields.all_chips("antes", Some(players), places)?;
        let all_alike = antes.iter().all(|ante| *ante == antes[0]);
        let for_all =
            || antes.iter().enumerate().all(|(at, ante)| ante.is_zero() || self.listed(at) == self.setup.bb_seat);
        self.setup.ante = match antes.iter().copied().max() {
            Some(ante) if ante.is_zero() => Ante::None,
            Some(ante) if all_alike => Ante::Each(ante),
            Some(ante) if for_all() && !trimmed => Ante::BigBlind(ante),
            _ => return Err(fault(line, "antes neither of all alike nor, untrimmed, of the big blind alone")),
        };
        Ok(())
    }

    fn blinds(&mut self, fields: &mut Fields, places: u32) -> Result<(), ParseError> {
        let players = self.setup.stacks.len();
        let (line, blinds) = fields.all_chips("blinds_or_straddles", Some(players), places)?;
        let dead = fields.chips("_small_blind", places)?;
        let (small, big) = crate::blind_seats(self.setup.button, players);
        (self.setup.sb_seat, self.setup.bb_seat) = (Some(small), big);
        let [first, second] = [blinds[0], blinds[1]];
        if blinds.iter().all(|blind| blind.is_zero()) {
            self.setup.opening = Opening::Nobody;
            self.setup.sb_seat = None;
            return Ok(());
        }
        if second.is_zero() {
            // Nobody owes the small blind, and the big blind sits in its place.
            (self.setup.sb_seat, self.setup.bb_seat) = (None, self.listed(0));
            (self.setup.small_blind, self.setup.big_blind) = (dead.unwrap_or_default(), first);
        } else {
            let posts = dead.is_none();
            self.setup.sb_seat = self.setup.sb_seat.filter(|_| posts);
            (self.setup.small_blind, self.setup.big_blind) = (dead.unwrap_or(first), second);
        }
        let straddles = blinds.iter().enumerate().skip(2).filter(|(_, chips)| !chips.is_zero());
        self.setup.straddles = straddles.map(|(at, chips)| (self.listed(at), *chips)).collect();
        self.line = line;
        let fixed = matches!(self.setup.structure, Structure::FixedLimit { .. });
        if !fixed && self.smallest != self.setup.big_blind {
            return Err(fault(line, "`min_bet` is not the big blind"));
        }
        Ok(())
    }
}

/// The game, and how its bets are bounded.
fn variant(fields: &mut Fields) -> Result<(Game, String), ParseError> {
    let field = fields.need("variant")?;
    let line = field.line;
    let name = Fields::text(field)?;
    let found = VARIANTS.iter().find(|(variant, ..)| *variant == name);
    let &(_, game, structure) = found.ok_or_else(|| fault(line, format!("variant {name:?} is not dealt here")))?;
    let named = fields.word("_game", Game::from_key)?;
    let known = |text: &str| ["no-limit", "pot-limit", "fixed-limit"].contains(&text).then(|| text.to_owned());
    let structure = fields.word("_structure", known)?.unwrap_or(structure.to_owned());
    Ok((named.unwrap_or(game), structure))
}

/// The structure, the smallest bet, and whether its cap is presumed.
fn bets(fields: &mut Fields, structure: &str, places: u32) -> Result<(Structure, Chips, bool), ParseError> {
    let cap = fields.chips("_cap", 0)?;
    if structure == "fixed-limit" {
        let (small_bet, big_bet) = (fields.need_chips("small_bet", places)?, fields.need_chips("big_bet", places)?);
        let wagers = match cap {
            Some(cap) => Some(u8::try_from(cap.0).unwrap_or(u8::MAX)).filter(|cap| *cap > 0),
            None => Some(5),
        };
        return Ok((Structure::FixedLimit { small_bet, big_bet, wagers }, small_bet, cap.is_none()));
    }
    let smallest = fields.need_chips("min_bet", places)?;
    Ok((if structure == "pot-limit" { Structure::PotLimit } else { Structure::NoLimit }, smallest, false))
}
