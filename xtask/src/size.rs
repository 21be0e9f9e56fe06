//! What the optimised page weighs, compressed as a server sends it, and what it may weigh.

use std::{fmt::Write, fs, io, path::PathBuf, process::ExitCode};

use crate::{
    functions, page,
    run::{self, Failure, Outcome},
};

/// A budget: of the files whose names end so, or of all.
struct Budget {
    name: &'static str,
    ends: &'static [&'static str],
    /// Bytes, after brotli.
    limit: usize,
}

/// 1 kB is 1000 bytes. On a slow phone each further 100 kB costs half a second.
const BUDGETS: [Budget; 4] = [
    Budget { name: "wasm", ends: &[".wasm"], limit: 110_000 },
    Budget { name: "js", ends: &[".js"], limit: 8_000 },
    Budget { name: "css", ends: &[".css"], limit: 6_000 },
    Budget { name: "page", ends: &[""], limit: 130_000 },
];

/// Files of dist/ that no first visit loads, by how their names begin. All the others count.
/// A visitor waits for the words of one language: the longer one counts.
const LATER: &[&str] = &["old-", "words-en-"];

/// A file of dist/.
struct File {
    name: String,
    raw: usize,
    brotli: usize,
}

impl File {
    fn later(&self) -> bool {
        LATER.iter().any(|start| self.name.starts_with(start))
    }

    fn counts_for(&self, budget: &Budget) -> bool {
        !self.later() && budget.ends.iter().any(|end| self.name.ends_with(end))
    }
}

/// `cargo xtask size`: the report; `--functions` says what is in the wasm, `--accept` writes down what is.
pub(crate) fn command(options: &[String]) -> Outcome<ExitCode> {
    let asked = |name: &str| options.iter().any(|option| option == name);
    let within = check();
    if asked("--functions") {
        println!("\n{}", functions()?);
    }
    within?;
    if asked("--accept") {
        let files = weigh()?;
        let figures: String =
            BUDGETS.iter().map(|budget| format!("{} {}\n", budget.name, sum(&files, budget).1)).collect();
        let text = format!("# Bytes after brotli, as last accepted (cargo xtask size --accept).\n{figures}");
        fs::write(accepted_file(), text)
            .map_err(|why| Failure::new("size", why, "make sure xtask/size.txt can be written to"))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// What is in the wasm: as wasm-bindgen left it, since wasm-opt takes the names away.
fn functions() -> Outcome<String> {
    let path = run::root().join("target/wasm-bindgen/release/croupier_bg.wasm");
    let failed =
        |why: &str| Failure::new("size", format!("{}: {why}", path.display()), "remove dist, then run this again");
    let wasm = fs::read(&path).map_err(|why| failed(&why.to_string()))?;
    functions::sizes(&wasm).map(functions::report).ok_or_else(|| failed("this is not WebAssembly"))
}

/// Builds the page, weighs it, and fails where it is above a budget.
pub(crate) fn check() -> Outcome {
    page::build()?;
    let files = weigh()?;
    let accepted = fs::read_to_string(accepted_file()).unwrap_or_default();
    print!("{}", report(&files, &accepted));
    let above: Vec<&str> =
        BUDGETS.iter().filter(|budget| sum(&files, budget).1 > budget.limit).map(|budget| budget.name).collect();
    if above.is_empty() {
        return Ok(());
    }
    Err(Failure::new(
        "size",
        format!("{} above the budget", above.join(", ")),
        "look for what grew with: cargo xtask size --functions",
    ))
}

fn accepted_file() -> PathBuf {
    run::root().join("xtask/size.txt")
}

/// Every file of dist/, largest first.
fn weigh() -> Outcome<Vec<File>> {
    let weigh = || -> io::Result<Vec<File>> {
        let mut files = Vec::new();
        let mut folders = vec![page::dist()];
        while let Some(folder) = folders.pop() {
            for path in fs::read_dir(folder)? {
                let path = path?.path();
                if path.is_dir() {
                    folders.push(path);
                    continue;
                }
                let bytes = fs::read(&path)?;
                let name = path.strip_prefix(page::dist()).unwrap_or(&path).to_string_lossy().into_owned();
                files.push(File { name, raw: bytes.len(), brotli: compressed(&bytes)? });
            }
        }
        files.sort_by_key(|file| std::cmp::Reverse(file.brotli));
        Ok(files)
    };
    weigh().map_err(|why| Failure::new("size", why, "run: cargo xtask build"))
}

/// As small as brotli makes it.
fn compressed(bytes: &[u8]) -> io::Result<usize> {
    let best =
        brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, size_hint: bytes.len(), ..Default::default() };
    let mut out = Vec::new();
    brotli::BrotliCompress(&mut &bytes[..], &mut out, &best)
}

/// What the files of a budget weigh: raw, and after brotli.
fn sum(files: &[File], budget: &Budget) -> (usize, usize) {
    let counted = files.iter().filter(|file| file.counts_for(budget));
    counted.fold((0, 0), |(raw, brotli), file| (raw + file.raw, brotli + file.brotli))
}

fn report(files: &[File], accepted: &str) -> String {
    let mut text = format!("{:<36} {:>10} {:>10} {:>10}  since accepted\n", "", "raw", "brotli", "limit");
    for file in files {
        let later = if file.later() { "not in the first visit" } else { "" };
        let _ = writeln!(text, "{:<36} {:>10} {:>10}  {later}", file.name, kb(file.raw), kb(file.brotli));
    }
    for budget in &BUDGETS {
        let (raw, brotli) = sum(files, budget);
        let growth = accepted_of(accepted, budget.name).map_or(String::new(), |before| growth(before, brotli));
        let above = if brotli > budget.limit { "  ABOVE" } else { "" };
        let limit = kb(budget.limit);
        let _ = writeln!(text, "= {:<34} {:>10} {:>10} {limit:>10}  {growth}{above}", budget.name, kb(raw), kb(brotli));
    }
    text
}

fn accepted_of(accepted: &str, name: &str) -> Option<usize> {
    accepted.lines().find_map(|line| line.strip_prefix(name)?.trim().parse().ok())
}

fn growth(before: usize, now: usize) -> String {
    match now.cmp(&before) {
        std::cmp::Ordering::Less => format!("-{} B", before - now),
        std::cmp::Ordering::Equal => "the same".into(),
        std::cmp::Ordering::Greater => format!("+{} B", now - before),
    }
}

fn kb(bytes: usize) -> String {
    format!("{}.{} kB", bytes / 1000, bytes % 1000 / 100)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(name: &str, brotli: usize) -> File {
        File { name: name.into(), raw: 2 * brotli, brotli }
    }

    #[test]
    fn all_files_of_the_first_visit_count_for_the_page() {
        let files = [file("index.html", 5), file("croupier_bg.wasm", 100), file("old-1.js", 7)];
        let [wasm, js, _, page] = &BUDGETS;
        assert_eq!(sum(&files, wasm), (200, 100));
        assert_eq!(sum(&files, js), (0, 0));
        assert_eq!(sum(&files, page), (210, 105));
    }

    #[test]
    fn growth_is_said_since_it_was_accepted() {
        let accepted = "# A comment.\nwasm 90\npage 105\n";
        assert_eq!(accepted_of(accepted, "wasm").map(|before| growth(before, 100)), Some("+10 B".into()));
        assert_eq!(accepted_of(accepted, "page").map(|before| growth(before, 105)), Some("the same".into()));
        assert_eq!(accepted_of(accepted, "js"), None);
    }
}
