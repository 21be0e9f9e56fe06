//! One line of the actions.

use crate::notation::amount::Amount;
use crate::notation::toml::fault;
use crate::{Card, ParseError};

/// Cards as they are told; an unknown one is `None`.
pub(super) type Cards = Vec<Option<Card>>;

/// What a line says, and where it stands. Players are counted from 0 here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Line {
    pub(super) number: usize,
    pub(super) act: Act,
}

/// What was dealt or done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Act {
    /// Cards on the board.
    Board(Cards),
    /// Cards for a player.
    Hole(usize, Cards),
    Fold(usize),
    /// A check or a call.
    Call(usize),
    BringIn(usize),
    RaiseTo(usize, Amount),
    Discard(usize, Cards),
    /// Shows these cards, or mucks.
    Show(usize, Option<Cards>),
}

/// Reads a line; `None` where it holds a comment only.
pub(super) fn read(number: usize, text: &str) -> Result<Option<Line>, ParseError> {
    let words = text.split_whitespace().take_while(|word| !word.starts_with('#')).collect::<Vec<_>>();
    let act = match words[..] {
        [] => return Ok(None),
        ["d", "db", of] => cards(of).map(Act::Board),
        ["d", "dh", who, of] => player(who).zip(cards(of)).map(|(who, of)| Act::Hole(who, of)),
        [who, "f"] => player(who).map(Act::Fold),
        [who, "cc"] => player(who).map(Act::Call),
        [who, "pb"] => player(who).map(Act::BringIn),
        [who, "cbr", to] => player(who).zip(Amount::read(to)).map(|(who, to)| Act::RaiseTo(who, to)),
        [who, "sd"] => player(who).map(|who| Act::Discard(who, Vec::new())),
        [who, "sd", of] => player(who).zip(cards(of)).map(|(who, of)| Act::Discard(who, of)),
        [who, "sm"] => player(who).map(|who| Act::Show(who, None)),
        [who, "sm", of] => player(who).zip(cards(of)).map(|(who, of)| Act::Show(who, Some(of))),
        _ => None,
    };
    match act {
        Some(act) => Ok(Some(Line { number, act })),
        None => Err(fault(number, format!("no action: {text:?}"))),
    }
}

fn player(text: &str) -> Option<usize> {
    let number: usize = text.strip_prefix('p').filter(|digits| digits.len() <= 2)?.parse().ok()?;
    number.checked_sub(1)
}

/// Cards one after the other, `??` for each that is not known; at least one.
pub(super) fn cards(text: &str) -> Option<Cards> {
    let whole = text.is_ascii() && !text.is_empty() && text.len().is_multiple_of(2);
    let card = |at: usize| match &text[at..at + 2] {
        "??" => Some(None),
        card => card.parse().ok().map(Some),
    };
    if whole { (0..text.len()).step_by(2).map(card).collect() } else { None }
}

/// The cards that are known.
pub(super) fn known(cards: &[Option<Card>]) -> Vec<Card> {
    cards.iter().copied().flatten().collect()
}
