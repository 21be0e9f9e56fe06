//! The house style: what a text of either language may not contain.
//!
//! Spaces, quotation marks and accents of French; words that were decided against; a seat where French would elide.

use crate::catalogue::Item;

/// A fault that is meant: the file, the key, the fault as it is reported, and why it is right there.
pub(crate) type Allowed = (&'static str, &'static str, &'static str, &'static str);

/// Adds the style faults of all texts to the problems.
pub(crate) fn check(items: &[Item], allowed: &[Allowed], problems: &mut Vec<String>) {
    let mut used = vec![false; allowed.len()];
    for item in items {
        let en = item.en.iter().flat_map(|text| english(text).into_iter().map(move |fault| ("en.toml", text, fault)));
        let fr = item.fr.iter().flat_map(|text| {
            let faults = french(&item.key, text);
            faults.into_iter().map(move |fault| ("fr.toml", text, fault))
        });
        for (file, text, fault) in en.chain(fr) {
            match allowed.iter().position(|(f, key, what, _)| (*f, *key, *what) == (file, &item.key, &fault)) {
                Some(at) => used[at] = true,
                None => problems.push(format!("{file}: `{}`: {fault}, in: {text}", item.key)),
            }
        }
    }
    for ((file, key, fault, _), _) in allowed.iter().zip(used).filter(|(_, used)| !used) {
        problems.push(format!("{file}: `{key}` no longer has the fault that is allowed: {fault}"));
    }
}

/// What is wrong with an English text.
pub(crate) fn english(text: &str) -> Vec<String> {
    let (text, _) = bare(text);
    let mut faults = Vec::new();
    let mut claim = |bad: bool, fault: &str| faults.extend(bad.then(|| fault.to_owned()));
    claim(text.contains(['\'', '"']), "a straight quote (’ “ ” are right)");
    claim(text.contains("..."), "three points (… is right)");
    claim(text.contains('!'), "an exclamation mark");
    claim(text.contains("  "), "two spaces");
    claim(text.contains(" ,") || text.contains(" ."), "a space before , or .");
    faults
}

/// What is wrong with a French text.
pub(crate) fn french(key: &str, text: &str) -> Vec<String> {
    let (text, slots) = bare(text);
    let mut faults = spaces(&text);
    let mut claim = |bad: bool, fault: &str| faults.extend(bad.then(|| fault.to_owned()));
    claim(text.contains('\''), "a straight apostrophe (’ is right)");
    claim(text.contains('"'), "a straight quote (« » are right)");
    claim(text.contains("..."), "three points (… is right)");
    claim(text.contains('!'), "an exclamation mark");
    claim(text.contains("  "), "two spaces");
    claim(text.contains(" ,") || text.contains(" .") || text.contains(" …"), "a space before , . or …");
    faults.extend(elisions(&text, &slots));
    faults.extend(banned(key, &text));
    faults
}

/// Stands for a slot while a text is checked.
const SLOT: char = '\u{fffc}';
/// The no-break space: before a colon, inside « », before % and €.
const NO_BREAK: char = '\u{a0}';
/// The narrow no-break space: before ; ! ? and between groups of three digits.
const NARROW: char = '\u{202f}';

/// The text without its marks of weight and with one character for each slot; and the names of the slots.
fn bare(text: &str) -> (String, Vec<&str>) {
    let mut bare = String::new();
    let mut names = Vec::new();
    let mut rest = text;
    while let Some((before, (name, after))) =
        rest.split_once('{').and_then(|(before, inside)| Some((before, inside.split_once('}')?)))
    {
        bare.push_str(before);
        bare.push(SLOT);
        names.push(name);
        rest = after;
    }
    bare.push_str(rest);
    bare.retain(|c| c != '*');
    (bare, names)
}

/// Marks that want a space of their own, and numbers. A slot may be a number.
fn spaces(text: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let mut claim = |bad: bool, fault: String| faults.extend(bad.then_some(fault));
    let number = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit() || c == SLOT);
    let mut before = None;
    let mut letters = text.chars().peekable();
    while let Some(c) = letters.next() {
        let after = letters.peek().copied();
        match c {
            ';' | '!' | '?' => claim(before != Some(NARROW), format!("no narrow no-break space (U+202F) before {c}")),
            ':' => {
                let time_or_address = number(before) && number(after) || after == Some('/');
                claim(before != Some(NO_BREAK) && !time_or_address, "no no-break space (U+00A0) before :".into());
            }
            '«' => claim(after != Some(NO_BREAK), "no no-break space (U+00A0) after «".into()),
            '»' => claim(before != Some(NO_BREAK), "no no-break space (U+00A0) before »".into()),
            '%' | '€' => claim(before != Some(NO_BREAK), format!("no no-break space (U+00A0) before {c}")),
            ' ' => {
                let digit = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
                claim(digit(before) && digit(after), "an ordinary space between digits (U+202F is right)".into());
            }
            _ => {}
        }
        before = Some(c);
    }
    faults
}

/// A seat may begin with a vowel, and takes no article: « de {seat} » would be « d’UTG », « au {seat} » is never said.
fn elisions(text: &str, slots: &[&str]) -> Vec<String> {
    const BEFORE: [&str; 13] =
        ["de", "que", "lorsque", "puisque", "jusque", "le", "la", "au", "du", "les", "des", "ne", "se"];
    let mut faults = Vec::new();
    for (before, slot) in text.split(SLOT).zip(slots) {
        let word = before.strip_suffix(' ').map(|before| before.rsplit([' ', NO_BREAK, NARROW, '(']).next());
        let word = word.flatten().unwrap_or_default().to_lowercase();
        if (slot.starts_with("seat") || slot.starts_with("player")) && BEFORE.contains(&&*word) {
            faults.push(format!("« {word} » before a seat, which may begin with a vowel"));
        }
    }
    faults
}

/// Words that were decided against, and capitals that lost their accent.
fn banned(key: &str, text: &str) -> Vec<String> {
    const NEVER: &str = "
        abbatage abbatages affiché affichée affichées affichés annexe annexes appelant appelants concessionnaire
        concessionnaires dealer dealers dispute disputes dénomination forfait forfaits grande-blinde pari parie parient
        parier paris parié pariée pliant plie plient plier pliez plié pliée pliées pliés reine reines revendeur
        revendeurs réouvert réouverte réouvre réouvrent réouvrir secondaire secondaires sous-paiement sous-relance
        suiveur suiveurs surblinde surblindes surdimensionné surdimensionnée surdimensionnées surdimensionnés surévalué
        surévaluée surévaluées surévalués ta te tes toi ton tu éventuellement";
    const AT_HOME: [&str; 4] = ["blind", "blinds", "donneur", "donneurs"];
    const PASS: [&str; 9] = ["passe", "passent", "passer", "passez", "passé", "passée", "passées", "passés", "passons"];
    const PHRASES: [&str; 4] = ["maison pleine", "maisons pleines", "grande blinde", "big blinde"];

    let lower = text.to_lowercase();
    let words: Vec<&str> =
        lower.split(|c: char| !c.is_alphabetic() && c != '-').map(|word| word.trim_matches('-')).collect();
    let at_home = key.split('.').any(|part| part == "fr-home");
    let mut faults = Vec::new();
    for (at, word) in words.iter().enumerate() {
        let parts = if *word == "all-in" { vec![*word] } else { word.split('-').chain([*word]).collect() };
        let never = parts.iter().find(|part| {
            let listed = NEVER.split_whitespace().any(|never| never == **part);
            let pass = PASS.contains(part) && words.get(at + 1) != Some(&"parole");
            listed || pass || (AT_HOME.contains(part) && !at_home)
        });
        faults.extend(never.map(|part| format!("« {part} » is a banned word")));
    }
    for phrase in PHRASES.iter().filter(|phrase| lower.contains(**phrase)) {
        faults.push(format!("« {phrase} » is a banned word"));
    }
    for (at, _) in lower.match_indices("all-in") {
        let open = |opens, closes| lower[..at].matches(opens).count() > lower[..at].matches(closes).count();
        if !open('(', ')') && !open('«', '»') {
            faults.push("« all-in » outside a gloss or a quotation (« tapis », « à tapis » are right)".into());
        }
    }
    let ordinal = |(at, _): (usize, &str)| lower[..at].ends_with(|c: char| c.is_ascii_digit() || c == SLOT);
    if lower.match_indices("ème").chain(lower.match_indices("ième")).any(ordinal) {
        faults.push("« 2ème » (2e is right)".into());
    }
    let capitals = |word: &str| ["Etat", "Etal", "Egal", "Ecart", "Evit", "Echec"].iter().any(|e| word.starts_with(e));
    let accent = text.split(|c: char| !c.is_alphabetic()).any(capitals);
    if accent || ["A payer", "A qui", "A tapis"].iter().any(|bare| text.contains(bare)) {
        faults.push("a capital without its accent".into());
    }
    faults
}
