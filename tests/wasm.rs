//! What is true in WebAssembly: these tests run in Node (`cargo xtask test wasm`).
#![cfg(target_arch = "wasm32")]

use croupier_quiz::{Code, Question};
use wasm_bindgen_test::wasm_bindgen_test;

#[path = "../crates/quiz/tests/common/digest.rs"]
mod digest;

/// Each line is a code and what it gave natively.
#[wasm_bindgen_test]
fn the_same_code_gives_the_same_question_as_natively() {
    let golden = include_str!("../crates/quiz/tests/golden-codes.txt");
    assert!(golden.lines().count() > 50);
    for line in golden.lines() {
        let (code, expected) = line.split_once(' ').unwrap_or_else(|| panic!("{line}"));
        let code: Code = code.parse().unwrap_or_else(|error| panic!("{line}: {error:?}"));
        let question = Question::new(code).unwrap_or_else(|error| panic!("{line}: {error:?}"));
        assert_eq!(format!("{:016x}", digest::digest(&question)), expected, "{code}");
    }
}

/// Why nothing that is computed may be a `usize`: it would differ from the same thing computed natively.
#[wasm_bindgen_test]
fn addresses_are_short() {
    assert_eq!(size_of::<usize>(), 4);
}
