//! The table: what is played, for how much, with what stacks.

use super::fields::Fields;
use crate::notation::toml::fault;
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
