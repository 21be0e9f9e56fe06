//! The command as it is called: what it prints, where, and how it exits.

use std::path::PathBuf;
use std::process::{Command, Output};
use std::{env, fs};

const REPORTED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/cases/reported-faults.json");

fn croupier(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_croupier-cli")).args(args).output().expect("the command runs")
}

/// A file of this text, for as long as the tests run.
fn file(name: &str, text: impl AsRef<[u8]>) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).expect("a file can be written");
    path.display().to_string()
}

/// What these arguments print, and how they exit.
#[track_caller]
fn check(args: &[&str], code: i32, printed: &str) {
    let output = croupier(args);
    assert_eq!(String::from_utf8_lossy(&output.stdout), printed, "{args:?}");
    assert_eq!(output.status.code(), Some(code), "{args:?}");
    assert!(output.stderr.is_empty(), "{args:?}");
}

/// What these arguments are refused with: one line, on the error stream alone.
#[track_caller]
fn refused(args: &[&str], why: &str) {
    let output = croupier(args);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.starts_with("croupier-cli: ") && said.contains(why), "{args:?}: {said}");
    assert_eq!(said.lines().count(), 1, "{args:?}: {said}");
    assert_eq!((output.status.code(), output.stdout.is_empty()), (Some(2), true), "{args:?}");
}

#[test]
fn every_reported_fault_is_ruled_right() {
    check(&["check", REPORTED], 0, "56 passed, 0 failed\n");
}

#[test]
fn a_changed_expectation_fails_and_is_named() {
    let text = fs::read_to_string(REPORTED).expect("cases");
    let changed =
        text.replace(r#""raise": {"min_to": 100, "max_to": 500}"#, r#""raise": {"min_to": 110, "max_to": 500}"#);
    assert_ne!(text, changed);
    let said = r#"PR-005, legal: raise: expected {"max_to":500,"min_to":110}, came {"max_to":500,"min_to":100}"#;
    check(&["check", &file("changed.json", changed)], 1, &format!("{said}\n55 passed, 1 failed\n"));
}

#[test]
fn files_add_up() {
    check(&["check", REPORTED, REPORTED], 0, "112 passed, 0 failed\n");
}

#[test]
fn other_engines_are_agreed_with() {
    let high = |winner: u8| {
        format!(
            r#"{{"id":"high-1","kind":"high5","board":[],"hands":[["Ac","Kd","Qh","Js","Tc"],["2c","3d","4h","5s","7c"]],"ranks":[1,2],"winners":[{winner}],"classes":["straight","high_card"],"contested":[]}}"#
        )
    };
    check(&["oracle", &file("right.jsonl", high(0))], 0, "1 passed, 0 failed\n");
    let wrong = "high-1: winners: [0], expected [1]\n0 passed, 1 failed\n";
    check(&["oracle", &file("wrong.jsonl", high(1))], 1, wrong);
}

#[test]
fn the_kinds_of_questions_are_listed() {
    let output = croupier(&["ask", "--list"]);
    let kinds = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success() && kinds.lines().any(|kind| kind == "reopen"), "{kinds}");
    for kind in kinds.lines() {
        for options in
            [&["--level", "0"][..], &["--seed", "7", "--lang", "fr"], &["--level", "3", "--rules", "wsop-cash"]]
        {
            let output = croupier(&[&["ask", kind], options].concat());
            let said = String::from_utf8_lossy(&output.stdout).into_owned();
            assert!(output.status.success() && output.stderr.is_empty(), "{kind} {options:?}");
            assert!(said.lines().next().is_some_and(|line| line.contains(kind)), "{said}");
            assert!(said.contains("\n  1. ") && !said.contains(['{', '*']), "{said}");
        }
    }
}

#[test]
fn a_question_is_printed_with_its_verdict() {
    let output = croupier(&["ask", "reopen", "--seed", "2", "--level", "2"]);
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let at = |part: &str| said.find(part).unwrap_or_else(|| panic!("no {part:?} in {said}"));
    // The table, the hand, the question, the ruling, a step with its numbers and its rule, the rules.
    let parts =
        ["1101-2000-002J", "E       SB ", "E bets 150", "May E raise?", "Ruling: No", "110 < 150  [47-A]", "TDA 2024"];
    assert!(parts.map(at).is_sorted(), "{said}");
}

#[test]
fn wrong_arguments_are_refused() {
    refused(&[], "no command");
    refused(&["deal"], "no command \"deal\"");
    refused(&["check"], "no file");
    refused(&["oracle"], "no file");
    refused(&["check", "--fast", REPORTED], "--fast");
    refused(&["--fast"], "--fast");
    refused(&["ask"], "no kind");
    refused(&["ask", "poker"], "no kind \"poker\"");
    refused(&["ask", "reopen", "--level", "4"], "no level 4");
    refused(&["ask", "reopen", "--seed", "-1"], "\"-1\"");
    refused(&["ask", "reopen", "--seed", "4000000000"], "no seed 4000000000");
    refused(&["ask", "reopen", "--level", "0", "--seed", "4000"], "no question of reopen, level 0");
    refused(&["ask", "reopen", "--rules", "hoyle"], "no rule book \"hoyle\"");
    refused(&["ask", "reopen", "--lang", "de"], "no language \"de\"");
}

#[test]
fn a_file_that_cannot_be_read_is_refused() {
    refused(&["check", "no/such/file.json"], "no/such/file.json: ");
    refused(&["check", env!("CARGO_MANIFEST_DIR")], "crates/cli: ");
    refused(&["check", REPORTED, &file("cut.json", &fs::read(REPORTED).expect("cases")[..9_000])], "cut.json: EOF");
    refused(&["check", &file("latin.json", b"[{\"id\": \"\xe9\"}]")], "latin.json: ");
    refused(&["check", &file("lines.json", "7\n8")], "lines.json: ");
}

#[test]
fn help_is_no_error() {
    let output = croupier(&["--help"]);
    assert!(output.status.success() && output.stdout.starts_with(b"usage: croupier-cli check FILE"));
}
