//! Hands in PHH, the open Poker Hand History format.
//!
//! A text is a table of TOML: what is played, for how much, with what stacks, and what happened, a line an action.
//! `p1` sits left of the button and the last player on it; in stud they are counted from the dealer. Of two players
//! `p1` is the big blind, and the lists of blinds and antes are the wrong way round.
//!
//! What PHH has no word for is in fields of our own, all of them optional:
//!
//! - `_book`: the rule book, `tda` where it is not said (`wsop-cash` where somebody straddled);
//! - `_game`: the game, where the variant, which is then the nearest to it, does not say it, such as `badeucey`;
//! - `_structure`: `no-limit`, `pot-limit` or `fixed-limit`, where the variant has another;
//! - `_cap`: the bets and raises of a round of limit, 0 for no cap; where it is not said 5, or none where the hand
//!   has more;
//! - `_places`: how many decimals the amounts count in, where fewer are written;
//! - `_unit`: the smallest chip, where it is not 1;
//! - `_small_blind`: the amount of a small blind that nobody posts;
//! - `_last_two`: `true` where the event is down to these two;
//! - `_button`: the number of the seat at the button, from 0, where it is not the last;
//! - `_board`: all cards of the board, where the hand ends before they are dealt;
//! - `_boards`: the second board and those after it, where it is run more than once;
//! - `_next`: for each player the cards that he will be dealt, where the hand ends before.
//!
//! Fields that say nothing of the play are kept as they are written.

mod cards;
mod fields;
mod line;
mod play;
mod table;
mod write;

use super::toml::{self, Field};
use crate::rulings::award::{Award, award_boards};
use crate::rulings::pots;
use crate::{Card, CardSet, Chips, Hand, ParseError, Rulebook, Ruling, Seat, Seats};

/// A hand, and what a text tells of it beside the play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The hand as far as it is told.
    pub hand: Hand,
    /// The second board and those after it, where it was run more than once.
    pub boards: Vec<Vec<Card>>,
    /// Who showed or mucked, in order.
    pub shows: Vec<Show>,
    /// The stacks at the end, from the first seat, as they were recorded.
    pub finishing: Option<Vec<Recorded>>,
    /// How many decimals its amounts have: ten to the power of it are a whole one.
    pub places: u32,
    /// Fields that say nothing of the play: their names, and their values as they are written.
    pub other: Vec<(String, String)>,
}

/// What a player did at the showdown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Show {
    /// Who.
    pub seat: Seat,
    /// His cards; `None` where he mucked them.
    pub cards: Option<Vec<Card>>,
}

/// An amount that was recorded, in millionths of a chip: some records cut odd chips in two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recorded(pub u64);

/// A stack at the end that is not what was recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Differs {
    /// Whose.
    pub seat: Seat,
    /// What it is.
    pub found: Chips,
    /// What was recorded.
    pub recorded: Recorded,
}

impl Recorded {
    const CHIP: u64 = 1_000_000;

    /// So many whole chips.
    #[must_use]
    pub fn whole(chips: Chips) -> Self {
        Self(chips.0.saturating_mul(Self::CHIP))
    }

    /// Whether it is these chips; where it is no whole number, to the next one up or down.
    #[must_use]
    pub fn is(self, chips: Chips) -> bool {
        Self::whole(chips).0.abs_diff(self.0) < Self::CHIP
            && (!self.0.is_multiple_of(Self::CHIP) || Self::whole(chips) == self)
    }
}

impl Record {
    /// A hand of which no more is told.
    #[must_use]
    pub fn new(hand: Hand) -> Self {
        Self { hand, boards: Vec::new(), shows: Vec::new(), finishing: None, places: 0, other: Vec::new() }
    }

    /// Reads a text.
    ///
    /// ```
    /// # use croupier_engine::{Chips, Rulebook, Seat, notation::phh::Record};
    /// let text = "
    ///     variant = 'NT'
    ///     antes = [0, 0]
    ///     blinds_or_straddles = [1, 2]  # p2 has the button and the small blind.
    ///     min_bet = 2
    ///     starting_stacks = [200, 200]
    ///     actions = ['d dh p1 ????', 'd dh p2 AsAh', 'p2 cbr 6', 'p1 f']
    /// ";
    /// let record = Record::read(text)?;
    /// assert_eq!(record.final_stacks(&Rulebook::TDA), [Chips(198), Chips(202)]);
    /// assert_eq!(Record::read(&record.to_string()), Ok(record));
    /// # Ok::<(), croupier_engine::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// [`ParseError::Line`] says what is wrong, and where.
    pub fn read(text: &str) -> Result<Self, ParseError> {
        read(toml::read(text)?)
    }

    /// Reads a file, whatever bytes it has.
    ///
    /// # Errors
    /// As [`Record::read`]; and for a text that is no UTF-8.
    pub fn read_bytes(bytes: &[u8]) -> Result<Self, ParseError> {
        match core::str::from_utf8(bytes) {
            Ok(text) => Self::read(text),
            Err(error) => {
                let before = &bytes[..error.valid_up_to()];
                let line = 1 + before.iter().filter(|byte| **byte == b'\n').count();
                Err(toml::fault(line, "no UTF-8"))
            }
        }
    }

    /// Who wins what: by the cards that were shown, of others by those that are known; who mucked has no claim.
    #[must_use]
    pub fn award(&self, rules: &Rulebook) -> Ruling<Award> {
        let live = self.hand.live();
        let mucked = |seat: Seat| self.shows.iter().any(|show| show.seat == seat && show.cards.is_none());
        let shown = |seat: Seat| -> Option<CardSet> {
            let show = self.shows.iter().rev().find(|show| show.seat == seat)?;
            show.cards.as_ref().map(|cards| cards.iter().copied().collect())
        };
        let holds: Seats = live.iter().filter(|seat| !mucked(*seat)).collect();
        let claims: Vec<_> = holds.iter().map(|seat| (seat, self.hand.cards(seat).or_else(|| shown(seat)))).collect();
        let boards = self.boards.iter().map(Vec::as_slice);
        let boards: Vec<_> = core::iter::once(self.hand.full_board()).chain(boards).collect();
        award_boards(&self.hand, &boards, &claims, rules)
    }

    /// The stacks once everything is awarded, from the first seat.
    #[must_use]
    pub fn final_stacks(&self, rules: &Rulebook) -> Vec<Chips> {
        let award = self.award(rules).decision;
        let back = pots::uncalled(&self.hand, rules).decision;
        let back = |seat| back.filter(|back| back.seat == seat).map_or(Chips::ZERO, |back| back.chips);
        self.hand.seats().map(|seat| self.hand.stack(seat) + award.wins(seat) + back(seat)).collect()
    }

    /// Which stacks are not as they were recorded: none where all are, or nothing was.
    #[must_use]
    pub fn differs(&self, rules: &Rulebook) -> Vec<Differs> {
        let stacks = (0..).map(Seat).zip(self.final_stacks(rules));
        let recorded = self.finishing.iter().flatten().copied();
        let pairs = stacks.zip(recorded).map(|((seat, found), recorded)| Differs { seat, found, recorded });
        pairs.filter(|differs| !differs.recorded.is(differs.found)).collect()
    }
}

fn read(fields: Vec<Field>) -> Result<Record, ParseError> {
    let mut fields = fields::Fields(fields);
    let actions = fields.actions()?;
    let places = fields.places(&actions)?;
    let table = table::Table::read(&mut fields, places)?;
    let players = table.setup.stacks.len();
    let mut dealt = cards::Dealt::new(table.setup.game, players);
    actions.iter().try_for_each(|action| dealt.take(action))?;
    let (line, cap_is_open) = (table.line, table.cap_is_open);
    let cards::Finished { setup, shows, boards } = dealt.finish(table.setup, &mut fields)?;
    let hand = play::play(setup, cap_is_open, &actions, places, line)?;
    let finishing = fields.finishing(players, places)?;
    let turned = |seat: Seat| table::player(seat, hand.setup().button, players);
    let finishing = finishing.map(|stacks| hand.seats().map(|seat| stacks[turned(seat)]).collect());
    let other = fields.0.into_iter().map(|field| (field.key, field.text)).collect();
    Ok(Record { hand, boards, shows, finishing, places, other })
}
