//! The Rust of the words, one thin function a text; and the words of each language.

use std::fmt::Write as _;

use crate::catalogue::{Item, Shape, encode};

/// The generated files: the code, and all the words of each language, each text ended by a zero.
pub(crate) fn files(items: &[Item]) -> [(&'static str, String); 3] {
    let mut code = String::from("// Made from `en.toml` and `fr.toml` by the build.\n\n");
    let all = |texts: fn(&Item) -> &[String]| -> String {
        let texts = items.iter().flat_map(|item| texts(item).iter().map(|text| encode(text, &item.slots)));
        texts.map(|text| text + "\0").collect()
    };
    let number: usize = items.iter().map(|item| item.en.len()).sum();
    writeln!(code, "/// How many texts a language has.\n#[cfg(any(test, not(feature = \"carried\")))]\nconst NUMBER: usize = {number};\n")
        .expect("a string takes all");
    let mut index = 0;
    for item in items {
        function(&mut code, item, index);
        index += item.en.len();
    }
    [("words.rs", code), ("en.txt", all(|item| &item.en)), ("fr.txt", all(|item| &item.fr))]
}

/// The function of a text, documented by its English.
fn function(code: &mut String, item: &Item, index: usize) {
    for text in &item.en {
        writeln!(code, "/// `{text}`{}", if item.shape == Shape::One { "" } else { "  " }).expect("a string takes all");
    }
    if item.en.iter().chain(&item.fr).any(|text| text.contains('*')) {
        code.push_str("///\n/// Some of it is strong: see [`spans`](crate::spans).\n");
    }
    let name = item.name();
    let slots: Vec<&str> = item.slots.iter().map(String::as_str).collect();
    let (parameters, values, template) = match item.shape {
        Shape::One => (slots.clone(), slots.join(", "), format!("word(lang, {index})")),
        Shape::Count => {
            let mut values = slots.clone();
            values[0] = "&lang.chips(count)";
            (slots[1..].to_vec(), values.join(", "), format!("word(lang, {index} + usize::from(lang.many(count)))"))
        }
        Shape::List => (Vec::new(), String::new(), format!("listed(lang, {index}, {}, index)", item.en.len())),
    };
    let first = match item.shape {
        Shape::One => "",
        Shape::Count => ", count: u64",
        Shape::List => ", index: usize",
    };
    let rest: String = parameters.iter().map(|slot| format!(", {slot}: &str")).collect();
    let (gives, body) = if values.is_empty() {
        ("&'static str", template)
    } else {
        ("String", format!("fill({template}, &[{values}])"))
    };
    writeln!(code, "#[inline]\n#[must_use]\npub fn {name}(lang: Lang{first}{rest}) -> {gives} {{\n    {body}\n}}\n")
        .expect("a string takes all");
}
