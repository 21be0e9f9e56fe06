//! The engine against cases that other engines judged.

use std::path::Path;

#[path = "common/oracle.rs"]
mod oracle;

#[track_caller]
fn check(name: &str, at_least: usize) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let kept = root.join("tests/oracle").join(name);
    let whole = root.join("../../../shared/oracle").join(name);
    let file = if whole.exists() { whole } else { kept };
    let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let outcomes = oracle::judge_file(&text);
    let faults: Vec<_> =
        outcomes.iter().filter_map(|case| case.fault.as_ref().map(|fault| format!("{}: {fault}", case.id))).collect();
    assert!(faults.is_empty(), "{} of {} differ:\n{}", faults.len(), outcomes.len(), faults.join("\n"));
    assert!(outcomes.len() >= at_least, "only {} cases", outcomes.len());
}

#[test]
fn every_option_at_every_step_is_right() {
    check("betting.jsonl", 100);
}

#[test]
fn the_examples_of_the_rule_texts_hold() {
    check("betting_rule_examples.jsonl", 22);
}

#[test]
fn pots_and_shares_are_right() {
    check("pots.jsonl", 160);
}

#[test]
fn the_best_five_cards_win() {
    check("hands_high5.jsonl", 250);
    check("hands_high7.jsonl", 250);
}

#[test]
fn the_lowest_hand_wins() {
    check("hands_low27.jsonl", 250);
    check("hands_lowA5.jsonl", 250);
}

#[test]
fn the_best_badugi_wins() {
    check("hands_badugi.jsonl", 250);
    check("hands_badugi5.jsonl", 63);
    check("hands_badugi5_acehigh.jsonl", 63);
}

#[test]
fn both_halves_of_a_pot_are_won_and_paid() {
    check("split_games.jsonl", 57);
}

/// A case whose expectation was changed must fail, and say where.
#[test]
fn a_wrong_expectation_is_noticed() {
    for (text, right, wrong, what) in [
        (include_str!("oracle/pots.jsonl"), "\"payouts\":[", "\"payouts\":[1", "payouts"),
        (include_str!("oracle/split_games.jsonl"), "\"payouts\":[", "\"payouts\":[1", "payouts"),
        (include_str!("oracle/hands_low27.jsonl"), "\"ranks\":[2", "\"ranks\":[1", "ranks"),
        (include_str!("oracle/hands_badugi.jsonl"), "_card\"", "_cards\"", "classes"),
    ] {
        let outcomes = oracle::judge_file(&text.lines().next().unwrap_or_default().replacen(right, wrong, 1));
        assert!(outcomes[0].fault.as_deref().is_some_and(|fault| fault.contains(what)), "{what}");
    }
}
