//! The fields of a text, taken one after the other; what is left over is kept as it is.

use super::Recorded;
use super::line::{self, Line};
use crate::notation::amount::{Amount, MOST_PLACES};
use crate::notation::toml::{Field, Value, fault};
use crate::{Chips, ParseError};

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

    pub(super) fn need(&mut self, key: &str) -> Result<Field, ParseError> {
        self.take(key).ok_or_else(|| fault(1, format!("`{key}` is missing")))
    }

    pub(super) fn text(field: Field) -> Result<String, ParseError> {
        match field.value {
            Value::Text(text) => Ok(text),
            _ => Err(fault(field.line, format!("`{}` is no text", field.key))),
        }
    }

    /// A text that may be missing, read by `parse`.
    pub(super) fn word<T>(&mut self, key: &str, parse: impl Fn(&str) -> Option<T>) -> Result<Option<T>, ParseError> {
        let Some(field) = self.take(key) else { return Ok(None) };
        let line = field.line;
        let text = Self::text(field)?;
        parse(&text).map(Some).ok_or_else(|| fault(line, format!("`{key}` is not known: {text:?}")))
    }

    pub(super) fn flag(&mut self, key: &str) -> Result<bool, ParseError> {
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
    pub(super) fn places(&mut self, actions: &[Line]) -> Result<u32, ParseError> {
        let said = self.chips("_places", 0)?.map_or(0, |places| places.0);
        let raised = actions.iter().filter_map(|action| match action.act {
            line::Act::RaiseTo(_, to) => Some(to.places),
            _ => None,
        });
        let fields = self.0.iter().filter(|field| AMOUNTS.contains(&field.key.as_str()));
        let values = fields.flat_map(|field| match &field.value {
            Value::List(items) => items.iter().map(|(line, value)| (*line, value)).collect(),
            value => vec![(field.line, value)],
        });
        let mut places = raised.max().unwrap_or(0).max(said.min(MOST_PLACES.into()) as u32);
        for (line, value) in values {
            places = places.max(number(value, line)?.places);
        }
        Ok(places)
    }

    pub(super) fn chips(&mut self, key: &str, places: u32) -> Result<Option<Chips>, ParseError> {
        let Some(field) = self.take(key) else { return Ok(None) };
        in_chips(number(&field.value, field.line)?, places, field.line).map(Some)
    }

    pub(super) fn need_chips(&mut self, key: &str, places: u32) -> Result<Chips, ParseError> {
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

    pub(super) fn all_chips(
        &mut self,
        key: &str,
        players: Option<usize>,
        places: u32,
    ) -> Result<(usize, Vec<Chips>), ParseError> {
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
