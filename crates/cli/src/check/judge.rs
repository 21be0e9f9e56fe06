//! One check: under which rule book it is judged, and by what.

use croupier_engine::Rulebook;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

use super::table::Table;
use super::{button, compare, hand, money, winner};

/// What came of a check.
pub(super) enum Outcome {
    /// It is as expected.
    Passed,
    /// It is not: what was expected, and what came.
    Failed(String),
    /// Only rule books that are not here judge it: these.
    Skipped(String),
}

/// A check as it is written. What its input holds is read when its type is known.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a check")]
struct Check {
    #[serde(rename = "type")]
    kind: String,
    rules: Vec<String>,
    #[expect(dead_code, reason = "printed from the text itself")]
    part: Option<Value>,
    #[expect(dead_code, reason = "for readers: the answer does not hang on it")]
    assumed: Option<Value>,
    hand: Option<Value>,
    table: Option<Value>,
    split: Option<Value>,
    ranking: Option<Value>,
    board: Option<Value>,
    hands: Option<Value>,
    expect: Map<String, Value>,
}

/// Judges a check under the first of our rule books that it names.
pub(super) fn judge(check: &Value) -> Outcome {
    let check: Check = match Check::deserialize(check) {
        Ok(check) => check,
        Err(error) => return Outcome::Failed(error.to_string()),
    };
    let Some(rules) = check.books().next() else {
        return if check.rules.is_empty() {
            Outcome::Failed("`rules` names no rule book".into())
        } else {
            Outcome::Skipped(check.rules.join(", "))
        };
    };
    match check.under(&rules) {
        Ok(()) => Outcome::Passed,
        Err(why) => Outcome::Failed(why),
    }
}

impl Check {
    /// Our rule books that it names.
    fn books(&self) -> impl Iterator<Item = Rulebook> {
        Rulebook::ALL
            .into_iter()
            .filter(|rules| self.rules.iter().any(|name| name == "any" || name == rules.book.key()))
    }

    /// Judges it under one rule book: nothing where it is as expected, or else what differs.
    fn under(&self, rules: &Rulebook) -> Result<(), String> {
        if self.expect.is_empty() {
            return Err("`expect` says nothing".into());
        }
        let dealt = || Table::deal(&read("hand", self.hand.as_ref())?, rules).map_err(|why| format!("hand: {why}"));
        let found = match self.kind.as_str() {
            "legal" => hand::legal(&dealt()?, &self.expect)?,
            "min_raise" => hand::min_raise(&dealt()?),
            "first_actor" => hand::first_actor(&dealt()?),
            "order" => hand::order(&dealt()?)?,
            "face_up" => hand::face_up(&dealt()?),
            "stacks" => hand::stacks(&dealt()?),
            "uncalled" | "pots" => money::pots(&dealt()?),
            "odd_chip" if self.split.is_some() => money::split(&read("split", self.split.as_ref())?, rules)?,
            "payouts" | "odd_chip" => money::payouts(&dealt()?)?,
            "button" => button::next(&read("table", self.table.as_ref())?)?,
            "posts" => button::posts(&read("table", self.table.as_ref())?)?,
            "winner" => {
                let ranking: String = read("ranking", self.ranking.as_ref())?;
                let board: Vec<String> = read("board", self.board.as_ref().or(Some(&json!([]))))?;
                let hands: Vec<_> = read("hands", self.hands.as_ref())?;
                winner::winner(&ranking, &board, &hands, &self.expect)?
            }
            other => return Err(format!("there is no type {other:?}")),
        };
        compare::compare(&self.expect, &found)
    }
}

/// Reads a part of a check that its type needs.
fn read<T: DeserializeOwned>(name: &str, part: Option<&Value>) -> Result<T, String> {
    let part = part.ok_or_else(|| format!("`{name}` is missing"))?;
    T::deserialize(part).map_err(|error| format!("{name}: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The checks of the reported faults, each after the id of its case.
    fn reported() -> Vec<(String, Value)> {
        let text = include_str!("../../../../tests/cases/reported-faults.json");
        let cases: Vec<Value> = serde_json::from_str(text).expect("cases");
        let checks = cases.iter().flat_map(|case| {
            let id = case["id"].as_str().unwrap_or_default().to_owned();
            case["check"].as_array().into_iter().flatten().map(move |check| (id.clone(), check.clone()))
        });
        checks.collect()
    }

    #[test]
    fn a_check_holds_under_each_book_that_it_names() {
        let mut judged = 0;
        for (id, check) in reported() {
            let check = Check::deserialize(&check).expect(&id);
            for rules in check.books() {
                assert_eq!(check.under(&rules), Ok(()), "{id} under {}", rules.book.key());
                judged += 1;
            }
        }
        assert!(judged > 140, "{judged}");
    }

    /// Something else than this, of the same kind.
    fn another(value: &Value) -> Value {
        match value {
            Value::Null => json!(1),
            Value::Bool(yes) => json!(!yes),
            Value::Number(number) => json!(number.as_u64().unwrap_or_default() + 1),
            Value::String(text) => json!(format!("{text}x")),
            Value::Array(list) if list.is_empty() => json!([1]),
            Value::Array(list) => list[1..].to_vec().into(),
            Value::Object(fields) => fields.iter().map(|(name, field)| (name.clone(), another(field))).collect(),
        }
    }

    #[test]
    fn a_changed_expectation_fails() {
        for (id, check) in reported() {
            for (key, value) in check["expect"].as_object().into_iter().flatten() {
                let changed = match key.as_str() {
                    "accept" => json!([1]),
                    "refuse" => json!([check["expect"]["raise"]["min_to"]]),
                    _ => another(value),
                };
                let mut check = check.clone();
                check["expect"][key] = changed;
                assert!(matches!(judge(&check), Outcome::Failed(why) if why.contains(key.as_str())), "{id}: {key}");
            }
        }
    }

    /// Puts a value in place of each part of another, one after the other.
    fn with_each_part(whole: &Value, put: &Value, see: &mut dyn FnMut(Value)) {
        see(put.clone());
        let parts: Vec<_> = match whole {
            Value::Array(list) => (0..list.len()).map(|index| format!("/{index}")).collect(),
            Value::Object(fields) => fields.keys().map(|key| format!("/{key}")).collect(),
            _ => vec![],
        };
        for at in parts {
            let part = whole.pointer(&at).expect(&at);
            with_each_part(part, put, &mut |changed| {
                let mut whole = whole.clone();
                *whole.pointer_mut(&at).expect(&at) = changed;
                see(whole);
            });
        }
    }

    #[test]
    fn no_part_of_a_check_brings_the_judge_down() {
        let mut kinds = vec![];
        for (_, check) in reported() {
            if !kinds.contains(&check["type"]) {
                kinds.push(check["type"].clone());
                for put in
                    [json!(null), json!(0), json!(9), json!(255), json!(u64::MAX), json!(-1), json!(""), json!([])]
                {
                    with_each_part(&check, &put, &mut |changed| {
                        judge(&changed);
                    });
                }
            }
        }
        assert_eq!(kinds.len(), 13);
    }
}
