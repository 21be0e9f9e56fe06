//! What stops the build, and what does not.

#[path = "../build/catalogue.rs"]
mod catalogue;
#[path = "../build/generate.rs"]
mod generate;
#[path = "../build/style.rs"]
mod style;

use catalogue::{Item, Shape};

/// The texts of two files, or the first thing wrong with them.
fn read(en: &str, fr: &str) -> Result<Vec<Item>, String> {
    let mut problems = Vec::new();
    let items = catalogue::read(en, fr, &mut problems);
    problems.into_iter().next().map_or(Ok(items), Err)
}

/// The build stops at these files, and says this.
fn refuses(en: &str, fr: &str, says: &str) {
    let problem = read(en, fr).expect_err(en);
    assert!(problem.contains(says), "{problem}");
}

#[test]
fn files_that_agree_are_paired() {
    let items = read("# A\n\"a.b-c\" = \"{x} and {b}\"", "\"a.b-c\" = \"{b} et {x} et {b}\"").expect("they agree");
    assert_eq!(items[0].name(), "a_b_c");
    assert_eq!(items[0].slots, ["b", "x"]);
    assert_eq!(items[0].shape, Shape::One);
}

#[test]
fn a_key_that_one_language_lacks() {
    refuses("\"a.a\" = \"x\"\n\"a.b\" = \"y\"", "\"a.a\" = \"x\"", "fr.toml: `a.b` is missing");
    refuses("\"a.a\" = \"x\"", "\"a.a\" = \"x\"\n\"a.b\" = \"y\"", "en.toml: `a.b` is missing");
}

#[test]
fn a_slot_that_one_language_lacks() {
    refuses("\"a.a\" = \"x {n}\"", "\"a.a\" = \"x\"", "fr.toml: `a.a` has no slot `{n}`");
    refuses("\"a.a\" = \"x\"", "\"a.a\" = \"x {n}\"", "en.toml: `a.a` has no slot `{n}`");
}

#[test]
fn keys_out_of_order_or_twice_or_scattered() {
    refuses("\"a.b\" = \"x\"\n\"a.a\" = \"x\"", "", "`a.a` comes after `a.b`");
    refuses("\"a.a\" = \"x\"\n\"a.a\" = \"x\"", "", "duplicate");
    refuses("# One\n\"a.a\" = \"x\"\n# Two\n\"a.b\" = \"x\"", "", "not in the section");
    refuses("\"a.a\" = \"x\"\n# Two\n\"b.b\" = \"x\"", "\"b.b\" = \"x\"\n# Deux\n\"a.a\" = \"x\"", "keep one order");
    refuses("\"a.b.c\" = \"x\"\n\"a.b-c\" = \"x\"", "\"a.b.c\" = \"x\"\n\"a.b-c\" = \"x\"", "comes after");
    refuses("\"a.b-c\" = \"x\"\n\"a.b.c\" = \"x\"", "\"a.b-c\" = \"x\"\n\"a.b.c\" = \"x\"", "the same function");
}

#[test]
fn a_key_that_is_no_key() {
    for key in ["a", "A.b", "a..b", "a.b_c", "a.-b", "1.a", "a.é"] {
        refuses(&format!("\"{key}\" = \"x\""), "", "is not words");
    }
    refuses("a.b = \"x\"", "", "on one line");
    refuses("\"a.b\" = 3", "", "not a text");
    refuses("\"a.b\" = \"x\n", "", "en.toml");
}

#[test]
fn a_template_that_is_not_balanced() {
    for (text, says) in [
        ("{n", "not closed"),
        ("n}", "closes nothing"),
        ("{a{b}", "not closed"),
        ("{}", "cannot be a slot"),
        ("{A}", "cannot be a slot"),
        ("{lang}", "cannot be a slot"),
        ("*{n}", "not closed"),
        ("**", "nothing between"),
        ("x ", "a space begins or ends"),
        ("", "empty"),
    ] {
        let file = format!("\"a.a\" = \"{text}\"");
        refuses(&file, &file, says);
    }
}

#[test]
fn a_text_that_counts_has_two_forms() {
    let en = "\"a.a.one\" = \"one card for {seat}\"\n\"a.a.other\" = \"{count} cards for {seat}\"";
    let items = read(en, en).expect("it is right");
    assert_eq!((items[0].name().as_str(), items[0].shape), ("a_a", Shape::Count));
    assert_eq!(items[0].slots, ["count", "seat"]);
    assert!(generate::files(&items)[0].1.contains("pub fn a_a(lang: Lang, count: u64, seat: &str) -> String"));

    let half = "\"a.a.one\" = \"x\"";
    refuses(half, half, "`a.a.one` has no `a.a.other`");
    let half = "\"a.a.other\" = \"x\"";
    refuses(half, half, "`a.a.other` has no `a.a.one`");
    let uneven = "\"a.a.one\" = \"x\"\n\"a.a.other\" = \"{seat}\"";
    refuses(uneven, uneven, "different slots");
}

#[test]
fn a_list_has_as_many_words_in_both_and_no_slot() {
    let list = "\"a.a\" = [\"x\", \"y\"]";
    let items = read(list, list).expect("it is right");
    assert!(generate::files(&items)[0].1.contains("pub fn a_a(lang: Lang, index: usize) -> &'static str"));
    refuses(list, "\"a.a\" = [\"x\"]", "has 1 texts, en.toml 2");
    refuses("\"a.a\" = [\"{x}\"]", "\"a.a\" = [\"{x}\"]", "no slots");
}

#[test]
fn a_compiled_template_has_control_characters_only() {
    let slots = ["b".to_owned(), "x".to_owned()];
    assert_eq!(catalogue::encode("*{x}* {b} {x}", &slots), "\u{e}\u{11}\u{f} \u{10} \u{11}");
}

/// French that is wrong, with the fault, and right beside it.
#[test]
fn french_is_checked() {
    for (wrong, fault, right) in [
        ("Qui parle ?", "before ?", "Qui parle\u{202f}?"),
        ("a ; b", "before ;", "a\u{202f}; b"),
        ("À payer : {n}", "before :", "À payer\u{a0}: {n}"),
        ("À payer: {n}", "before :", "Reprise à 12:30, voir https://x.org"),
        ("« oui\u{a0}»", "after «", "«\u{a0}oui\u{a0}»"),
        ("«\u{a0}oui »", "before »", "«\u{a0}*{word}*\u{a0}»"),
        ("l'as", "apostrophe", "l’as"),
        ("\"oui\"", "straight quote", "“oui”"),
        ("1 500", "between digits", "1\u{202f}500"),
        ("{n}%", "before %", "{n}\u{a0}%"),
        ("50 €", "before €", "50\u{a0}€"),
        ("Attendre...", "three points", "Attendre…"),
        ("A payer", "accent", "À payer"),
        ("Etat", "accent", "État"),
        ("Il plie", "« plie »", "Il se couche"),
        ("Il passe", "« passe »", "Il passe parole"),
        ("Pot annexe", "« annexe »", "Pot extérieur"),
        ("Réouvrir", "« réouvrir »", "Réouverture, rouvrir"),
        ("Il est all-in", "« all-in »", "tapis (all-in), «\u{a0}all-in\u{a0}»"),
        ("le donneur", "« donneur »", "le joueur au bouton"),
        ("le gros blind", "« blind »", "la grosse blinde"),
        ("Choisis ta réponse", "« ta »", "A-t-il répondu"),
        ("le 2ème tour", "2ème", "le 2e tour, la 1re carte"),
        ("Une maison pleine", "maison pleine", "Un full"),
        ("la mise de {seat}", "« de »", "la mise du joueur {seat}, {n} de {amount}"),
        ("{n} au {seat}", "« au »", "{n} à {seat}"),
        ("Bravo\u{202f}!", "exclamation", "Exact."),
    ] {
        let faults = style::french("a.b", wrong);
        assert!(faults.iter().any(|found| found.contains(fault)), "{wrong}: {faults:?}");
        assert_eq!(style::french("a.b", right), [""; 0], "{right}");
    }
}

#[test]
fn the_home_game_keeps_its_own_words() {
    assert_eq!(style::french("reason.fr-home.blind", "Le donneur pose le blind"), [""; 0]);
}

#[test]
fn english_is_checked() {
    for wrong in ["don't", "\"raise\"", "wait...", "Right!", "a  b", "a , b"] {
        assert_eq!(style::english(wrong).len(), 1, "{wrong}");
    }
    assert_eq!(style::english("The dealer’s “raise”: 1,500…"), [""; 0]);
}

#[test]
fn a_fault_may_be_allowed_for_a_reason_but_not_for_nothing() {
    let items = read("\"a.b\" = \"He said pass\"", "\"a.b\" = \"Il a dit «\u{a0}passe\u{a0}»\"").expect("it reads");
    let problems = |allowed: &[style::Allowed]| {
        let mut problems = Vec::new();
        style::check(&items, allowed, &mut problems);
        problems
    };
    let passe = ("fr.toml", "a.b", "« passe » is a banned word", "he is quoted");
    assert_eq!(problems(&[]).len(), 1);
    assert_eq!(problems(&[passe]), [""; 0]);
    let stale = ("fr.toml", "a.c", "« passe » is a banned word", "he is quoted");
    assert_eq!(problems(&[passe, stale]).len(), 1);
}
