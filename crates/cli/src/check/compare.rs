//! Whether what came is what was expected.

use serde_json::{Map, Value};

/// One thing that the engine says, under the name it has in `expect`.
pub(super) struct Found {
    key: &'static str,
    came: Value,
    by: By,
}

/// How a value compares.
#[derive(Clone, Copy)]
enum By {
    /// As it is.
    Value,
    /// A list, in any order.
    Set,
    /// A list in its order, each of its elements in any.
    Sets,
    /// An object, by those of its entries that are expected.
    Entries,
}

impl Found {
    /// A value.
    pub(super) fn value(key: &'static str, came: impl Into<Value>) -> Self {
        Self { key, came: came.into(), by: By::Value }
    }

    /// A list whose order says nothing.
    pub(super) fn set(key: &'static str, came: impl Into<Value>) -> Self {
        Self { key, came: came.into(), by: By::Set }
    }

    /// A list in order, of elements whose order says nothing.
    pub(super) fn sets(key: &'static str, came: impl Into<Value>) -> Self {
        Self { key, came: came.into(), by: By::Sets }
    }

    /// What belongs to each seat or name; only those that are expected are compared.
    pub(super) fn entries(key: &'static str, came: impl IntoIterator<Item = (String, Value)>) -> Self {
        Self { key, came: Value::Object(came.into_iter().collect()), by: By::Entries }
    }

    /// What differs from this, where something does.
    fn fault(&self, expected: &Value) -> Option<String> {
        let came = match (self.by, &self.came, expected) {
            (By::Entries, Value::Object(came), Value::Object(expected)) => {
                let known = |(name, _): &(&String, &Value)| expected.contains_key(name.as_str());
                let entries = came.iter().filter(known).map(|(name, value)| (name.clone(), value.clone()));
                Value::Object(entries.collect())
            }
            _ => self.came.clone(),
        };
        let settled = |value: &Value| match (self.by, value) {
            (By::Set, _) => sorted(value),
            (By::Sets, Value::Array(list)) => Value::Array(list.iter().map(sorted).collect()),
            _ => value.clone(),
        };
        (settled(&came) != settled(expected)).then(|| format!("{}: expected {expected}, came {came}", self.key))
    }
}

/// The value with every list in it sorted.
fn sorted(value: &Value) -> Value {
    match value {
        Value::Array(list) => {
            let mut list: Vec<_> = list.iter().map(sorted).collect();
            list.sort_by_cached_key(Value::to_string);
            Value::Array(list)
        }
        Value::Object(fields) => fields.iter().map(|(name, field)| (name.clone(), sorted(field))).collect(),
        other => other.clone(),
    }
}

/// Compares everything that is expected; nothing where it is all as it came, or else what differs.
pub(super) fn compare(expect: &Map<String, Value>, found: &[Found]) -> Result<(), String> {
    let faults = expect.iter().filter_map(|(key, expected)| match found.iter().find(|found| found.key == key) {
        Some(found) => found.fault(expected),
        None => Some(format!("{key}: expected {expected}, but no answer of this type has it")),
    });
    let faults: Vec<_> = faults.collect();
    if faults.is_empty() { Ok(()) } else { Err(faults.join("; ")) }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[track_caller]
    fn check(found: &Found, expected: Value, fault: Option<&str>) {
        assert_eq!(found.fault(&expected).as_deref(), fault);
    }

    #[test]
    fn a_value_compares_as_it_is() {
        check(&Found::value("call", 20), json!(20), None);
        check(&Found::value("call", 20), json!(21), Some("call: expected 21, came 20"));
        check(&Found::value("order", vec![1, 2]), json!([2, 1]), Some("order: expected [2,1], came [1,2]"));
    }

    #[test]
    fn null_is_a_value() {
        check(&Found::value("raise", Value::Null), Value::Null, None);
        check(&Found::value("raise", 4), Value::Null, Some("raise: expected null, came 4"));
    }

    #[test]
    fn a_set_compares_in_any_order() {
        check(&Found::set("seats", vec![1, 2]), json!([2, 1]), None);
        check(&Found::set("seats", vec![1, 2]), json!([2, 1, 1]), Some("seats: expected [2,1,1], came [1,2]"));
    }

    #[test]
    fn sets_compare_in_their_order() {
        let groups = Found::sets("groups", json!([["A", "B"], ["C"]]));
        check(&groups, json!([["B", "A"], ["C"]]), None);
        check(
            &groups,
            json!([["C"], ["A", "B"]]),
            Some(r#"groups: expected [["C"],["A","B"]], came [["A","B"],["C"]]"#),
        );
        let pots = Found::sets("pots", json!([{"amount": 9, "eligible": [1, 2]}]));
        check(&pots, json!([{"eligible": [2, 1], "amount": 9}]), None);
    }

    #[test]
    fn of_entries_only_the_expected_are_compared() {
        let stacks = Found::entries("stacks", [("1".into(), json!(7)), ("2".into(), json!(8))]);
        check(&stacks, json!({"2": 8}), None);
        check(&stacks, json!({"2": 9}), Some(r#"stacks: expected {"2":9}, came {"2":8}"#));
        check(&stacks, json!({"3": 9}), Some(r#"stacks: expected {"3":9}, came {}"#));
    }

    #[test]
    fn what_no_answer_has_is_a_fault() {
        let expect = json!({"seat": 1, "mood": 2}).as_object().cloned().unwrap_or_default();
        let fault = "mood: expected 2, but no answer of this type has it";
        assert_eq!(compare(&expect, &[Found::value("seat", 1)]), Err(fault.into()));
    }
}
