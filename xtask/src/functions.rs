//! Which functions the wasm is made of: for whoever has to find what grew.

use std::collections::BTreeMap;

/// A WebAssembly file, read from its start.
struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    fn byte(&mut self) -> Option<u8> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    fn take(&mut self, length: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(taken)
    }

    /// A number, seven bits a byte, the lowest first.
    fn number(&mut self) -> Option<usize> {
        let mut number = 0;
        for shift in (0..).step_by(7) {
            let byte = self.byte()?;
            number |= usize::from(byte & 127).checked_shl(shift)?;
            if byte < 128 {
                break;
            }
        }
        Some(number)
    }

    /// Something with its length before it.
    fn block(&mut self) -> Option<&'a [u8]> {
        let length = self.number()?;
        self.take(length)
    }

    fn text(&mut self) -> Option<&'a str> {
        std::str::from_utf8(self.block()?).ok()
    }

    /// The limits of a memory or of a table.
    fn limits(&mut self) -> Option<()> {
        let bounded = self.byte()? & 1 == 1;
        self.number()?;
        if bounded {
            self.number()?;
        }
        Some(())
    }
}

/// The size of each function's code, with its name where the file has one. `None` where it is no such file.
pub(crate) fn sizes(wasm: &[u8]) -> Option<Vec<(usize, String)>> {
    let mut file = Bytes(wasm.strip_prefix(b"\0asm\x01\0\0\0")?);
    let (mut imported, mut code, mut names) = (0, Vec::new(), BTreeMap::new());
    while let Some(section) = file.byte() {
        let body = file.block()?;
        match section {
            0 => names.extend(function_names(body).unwrap_or_default()),
            2 => imported = imported_functions(body)?,
            10 => code = code_sizes(body)?,
            _ => {}
        }
    }
    let name = |number: usize| names.get(&(imported + number)).map_or("without a name", |name| name);
    Some(code.iter().enumerate().map(|(number, &size)| (size, name(number).to_owned())).collect())
}

/// How many functions come from outside: those are counted first.
fn imported_functions(body: &[u8]) -> Option<usize> {
    let mut body = Bytes(body);
    let mut functions = 0;
    for _ in 0..body.number()? {
        body.block()?;
        body.block()?;
        match body.byte()? {
            0 => {
                body.number()?;
                functions += 1;
            }
            1 => {
                body.byte()?;
                body.limits()?;
            }
            2 => body.limits()?,
            3 => drop(body.take(2)?),
            _ => return None,
        }
    }
    Some(functions)
}

fn code_sizes(body: &[u8]) -> Option<Vec<usize>> {
    let mut body = Bytes(body);
    (0..body.number()?).map(|_| Some(body.block()?.len())).collect()
}

/// Of the section called `name`, its part about functions.
fn function_names(body: &[u8]) -> Option<BTreeMap<usize, &str>> {
    let mut body = Bytes(body);
    if body.text()? != "name" {
        return None;
    }
    while let Some(part) = body.byte() {
        let mut list = Bytes(body.block()?);
        if part == 1 {
            return (0..list.number()?).map(|_| Some((list.number()?, list.text()?))).collect();
        }
    }
    None
}

/// The crate that a function's name begins with, also within `<Type as Trait>`.
fn home(name: &str) -> &str {
    let start = name.trim_start_matches(['<', '&', '(', '[']);
    let end = start.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or(start.len());
    if start[end..].starts_with("::") || start[end..].starts_with('[') { &start[..end] } else { "others" }
}

/// The crates by the size of their code, and the largest functions.
pub(crate) fn report(mut sizes: Vec<(usize, String)>) -> String {
    let mut crates: BTreeMap<&str, usize> = BTreeMap::new();
    for (size, name) in &sizes {
        *crates.entry(home(name)).or_default() += size;
    }
    let mut crates: Vec<(&str, usize)> = crates.into_iter().collect();
    crates.sort_by_key(|&(_, size)| std::cmp::Reverse(size));
    let mut text = String::from("Code by crate, raw, before wasm-opt:\n");
    text.extend(crates.iter().map(|(name, size)| format!("{size:>8}  {name}\n")));
    text += "The largest functions:\n";
    let largest = sizes.len().min(40);
    sizes.sort_by(|a, b| b.cmp(a));
    text.extend(sizes[..largest].iter().map(|(size, name)| format!("{size:>8}  {name}\n")));
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_function_is_named_and_weighed() {
        // One import, one function of three bytes, and the names of both.
        let mut wasm = b"\0asm\x01\0\0\0".to_vec();
        wasm.extend(*b"\x02\x07\x01\x01m\x01i\0\0");
        wasm.extend(*b"\x0a\x05\x01\x03abc");
        wasm.extend(*b"\0\x12\x04name\x01\x0b\x02\0\x01i\x01\x05a::bc");
        assert_eq!(sizes(&wasm), Some(vec![(3, "a::bc".to_owned())]));
        assert_eq!(sizes(b"something else"), None);
    }

    #[test]
    fn a_function_lives_in_a_crate() {
        assert_eq!(home("croupier_engine::hand::Hand::deal::h1"), "croupier_engine");
        assert_eq!(home("<yew::Html as core::fmt::Debug>::fmt"), "yew");
        assert_eq!(home("core[a2]::fmt::write"), "core");
        assert_eq!(home("__wbindgen_malloc"), "others");
    }
}
