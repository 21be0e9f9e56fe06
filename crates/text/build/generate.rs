//! The Rust of the words: one table a language, one thin function a text.

use std::fmt::Write as _;

use crate::catalogue::{Item, Shape, encode};

/// The generated file.
pub(crate) fn code(items: &[Item]) -> String {
    let mut code = String::from("// Made from `en.toml` and `fr.toml` by the build.\n\n");
    table(&mut code, "EN", items, |item| &item.en);
    table(&mut code, "FR", items, |item| &item.fr);
    let mut index = 0;
    for item in items {
        function(&mut code, item, index);
        index += item.en.len();
    }
    code
}

/// All the texts of a language as one string, and where each of them begins.
fn table(code: &mut String, name: &str, items: &[Item], texts: impl Fn(&Item) -> &[String]) {
    let mut all = String::new();
    let mut starts = vec![0];
    for item in items {
        for text in texts(item) {
            all.push_str(&encode(text, &item.slots));
            starts.push(all.len());
        }
    }
    let number = if all.len() <= usize::from(u16::MAX) { "u16" } else { "u32" };
    writeln!(code, "static {name}: &str = {all:?};").expect("a string takes all");
    writeln!(code, "static {name}_STARTS: [{number}; {}] = {starts:?};\n", starts.len()).expect("a string takes all");
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
