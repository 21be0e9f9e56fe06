//! `check`: cases in words and fields, with checks that a machine can judge.
//!
//! A file is a list of cases, or an object that holds one. A case has an `id` and a list `check`, and it passes when
//! every one of its checks does. The format of a check is in `tests/cases/README.md`.

use std::io::Write;

use serde_json::Value;

use crate::{File, Stop};
use judge::{Outcome, judge};

mod button;
mod compare;
mod hand;
mod judge;
mod money;
mod table;
mod winner;

/// How many cases passed and failed, and how many checks could not be judged.
#[derive(Default)]
struct Tally {
    passed: u32,
    failed: u32,
    skipped: u32,
}

/// Runs the checks of every case, prints each failing one, then `N passed, M failed`; whether none failed.
///
/// A case without checks is not counted, nor is one whose checks are all skipped.
pub(crate) fn run(files: &[File], out: &mut impl Write) -> Result<bool, Stop> {
    let files = files.iter().map(cases).collect::<Result<Vec<_>, _>>()?;
    let mut tally = Tally::default();
    for (index, case) in files.iter().flat_map(|cases| cases.iter().enumerate()) {
        run_case(&id(index, case), case, &mut tally, out)?;
    }
    let Tally { passed, failed, skipped } = tally;
    if skipped > 0 {
        writeln!(out, "skipped, for rule books that are not here: {skipped}")?;
    }
    writeln!(out, "{passed} passed, {failed} failed")?;
    Ok(failed == 0)
}

/// The cases of a file: its list, or the lists of the object that it is.
fn cases(file: &File) -> Result<Vec<Value>, Stop> {
    let wrong = |why: &str| Stop::Input(format!("{}: {why}", file.path.display()));
    let text = file.text.trim_start_matches('\u{feff}');
    let of_objects = |list: &Vec<Value>| list.iter().all(Value::is_object);
    match serde_json::from_str(text).map_err(|error| wrong(&error.to_string()))? {
        Value::Array(list) if of_objects(&list) => Ok(list),
        Value::Array(_) => Err(wrong("a case is an object, and here is one that is not")),
        case @ Value::Object(_) if case.get("check").is_some() => Ok(vec![case]),
        Value::Object(fields) => {
            let lists = fields.into_iter().filter_map(|(_, field)| match field {
                Value::Array(list) if of_objects(&list) => Some(list),
                _ => None,
            });
            let lists: Vec<_> = lists.collect();
            if lists.is_empty() { Err(wrong("no list of cases")) } else { Ok(lists.concat()) }
        }
        _ => Err(wrong("no list of cases")),
    }
}

/// What a case is called: its id, or its place in the file.
fn id(index: usize, case: &Value) -> String {
    match case.get("id") {
        Some(Value::String(id)) => id.clone(),
        None | Some(Value::Null) => format!("case {}", index + 1),
        Some(id) => id.to_string(),
    }
}

/// Judges one case, and prints which of its checks fail.
fn run_case(id: &str, case: &Value, tally: &mut Tally, out: &mut impl Write) -> Result<(), Stop> {
    let checks = match case.get("check") {
        None | Some(Value::Null) => return Ok(()),
        Some(Value::Array(checks)) => checks,
        Some(_) => {
            writeln!(out, "{id}: `check` is no list")?;
            tally.failed += 1;
            return Ok(());
        }
    };
    let (mut passed, mut failed) = (0, 0);
    for check in checks {
        let name = name(check);
        match judge(check) {
            Outcome::Passed => passed += 1,
            Outcome::Failed(why) => {
                failed += 1;
                writeln!(out, "{id}{name}: {why}")?;
            }
            Outcome::Skipped(books) => {
                tally.skipped += 1;
                writeln!(out, "{id}{name}: skipped, only {books}")?;
            }
        }
    }
    tally.failed += u32::from(failed > 0);
    tally.passed += u32::from(failed == 0 && passed > 0);
    Ok(())
}

/// The part and the type of a check, as far as it says them: ` (then B), legal`.
fn name(check: &Value) -> String {
    let part = match check.get("part") {
        None | Some(Value::Null) => String::new(),
        Some(Value::String(part)) => format!(" ({part})"),
        Some(part) => format!(" ({part})"),
    };
    part + &check.get("type").and_then(Value::as_str).map(|kind| format!(", {kind}")).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file of this text: what is printed, or why it is refused.
    fn printed(text: &str) -> Result<String, String> {
        let mut out = vec![];
        let file = File { path: "cases.json".into(), text: text.into() };
        match run(&[file], &mut out) {
            Ok(_) => Ok(String::from_utf8_lossy(&out).into_owned()),
            Err(Stop::Input(why)) => Err(why),
            Err(Stop::Output(error)) => panic!("{error}"),
        }
    }

    #[track_caller]
    fn check(text: &str, expected: &str) {
        assert_eq!(printed(text).as_deref(), Ok(expected), "{text}");
    }

    #[track_caller]
    fn refused(text: &str, why: &str) {
        let refused = printed(text).expect_err(text);
        assert!(refused.starts_with("cases.json: ") && refused.contains(why), "{text}: {refused}");
    }

    /// A check that passes, but for what is given.
    fn posts(rules: &str, expect: &str) -> String {
        format!(r#"{{"type":"posts","rules":[{rules}],"table":{{"seats":[1,2],"button":2}},"expect":{{{expect}}}}}"#)
    }

    #[test]
    fn a_case_passes_when_all_its_checks_do() {
        let (right, wrong) = (posts(r#""any""#, r#""sb":2"#), posts(r#""any""#, r#""sb":1"#));
        check(&format!(r#"[{{"id":"A","check":[{right},{right}]}}]"#), "1 passed, 0 failed\n");
        let said = "A, posts: sb: expected 1, came 2\n0 passed, 1 failed\n";
        check(&format!(r#"[{{"id":"A","check":[{right},{wrong}]}}]"#), said);
    }

    #[test]
    fn a_case_without_checks_is_not_counted() {
        check(r#"[{"id":"A"},{"id":"B","check":null},{"id":"C","check":[]}]"#, "0 passed, 0 failed\n");
        check(r#"[{"id":"A","check":7}]"#, "A: `check` is no list\n0 passed, 1 failed\n");
    }

    #[test]
    fn a_check_for_other_rule_books_is_skipped() {
        let other = posts(r#""wsop-cash-2024","barge""#, r#""sb":1"#);
        let said = "A, posts: skipped, only wsop-cash-2024, barge\nskipped, for rule books that are not here: 1\n";
        check(&format!(r#"[{{"id":"A","check":[{other}]}}]"#), &format!("{said}0 passed, 0 failed\n"));
        let right = posts(r#""barge","wsop-cash""#, r#""sb":2"#);
        check(&format!(r#"[{{"id":"A","check":[{other},{right}]}}]"#), &format!("{said}1 passed, 0 failed\n"));
    }

    #[test]
    fn cases_may_be_in_an_object() {
        let case = format!(r#"{{"id":"A","check":[{}]}}"#, posts(r#""any""#, r#""bb":1"#));
        check(&case, "1 passed, 0 failed\n");
        check(&format!(r#"{{"about":"x","cases":[{case},{case}]}}"#), "2 passed, 0 failed\n");
        check("[]", "0 passed, 0 failed\n");
    }

    #[test]
    fn a_file_that_holds_no_cases_is_refused() {
        refused("", "EOF");
        refused("[{]", "line 1");
        refused("7", "no list of cases");
        refused("{}", "no list of cases");
        refused("[1]", "a case is an object");
        refused(&"[".repeat(100_000), "recursion limit");
    }

    #[test]
    fn a_check_that_makes_no_sense_fails() {
        for broken in ["7", "{}", r#"{"rules":["any"]}"#, r#"{"rules":["any"],"type":"posts","expect":{}}"#] {
            let said = printed(&format!(r#"[{{"check":[{broken}]}}]"#)).expect(broken);
            assert!(said.starts_with("case 1") && said.ends_with("0 passed, 1 failed\n"), "{said}");
        }
    }
}
