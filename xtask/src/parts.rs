//! `cargo xtask test`: the parts of the test run, in the order in which they say most in the least time.

use std::{fs, process::ExitCode, time::Instant};

use crate::{
    page,
    run::{self, Failure, Outcome, cargo, program, spoken},
    setup::{self, Need},
    size,
};

/// A part of the test run.
struct Part {
    /// What it is called by.
    name: &'static str,
    /// What it checks.
    what: &'static str,
    /// Whether it belongs to the whole run; the others are pieces of one that does.
    whole: bool,
    /// Runs it; the names choose tests of it.
    run: fn(&[String]) -> Outcome,
}

static PARTS: [Part; 10] = [
    Part { name: "fmt", what: "the code is formatted", whole: true, run: fmt },
    Part { name: "lint", what: "clippy and rustdoc have nothing to say", whole: true, run: lint },
    Part {
        name: "native",
        what: "the tests of every crate",
        whole: true,
        run: |names| native(&["--workspace"], names),
    },
    Part {
        name: "engine",
        what: "the engine's alone",
        whole: false,
        run: |names| native(&["-p", "croupier-engine"], names),
    },
    Part { name: "quiz", what: "the quiz's alone", whole: false, run: |names| native(&["-p", "croupier-quiz"], names) },
    Part { name: "text", what: "the texts' alone", whole: false, run: |names| native(&["-p", "croupier-text"], names) },
    Part { name: "page", what: "the page's alone", whole: false, run: |names| native(&["-p", "croupier"], names) },
    Part { name: "wasm", what: "the tests that run as wasm, in Node", whole: true, run: wasm },
    Part { name: "size", what: "the optimised page is within its budget", whole: true, run: |_| size::check() },
    Part { name: "browser", what: "the optimised page in Chromium", whole: true, run: browser },
];

/// Runs the chosen parts, or the whole; words after a part choose tests of it.
pub(crate) fn test(args: &[String]) -> Outcome<ExitCode> {
    let parts = args.iter().take_while(|arg| part(arg).is_some()).count();
    let (chosen, names) = args.split_at(parts);
    if parts == 0
        && let Some(unknown) = names.first()
    {
        eprint!("There is no part {unknown}. Parts of test:\n{}", list());
        return Ok(ExitCode::from(2));
    }
    let mut chosen: Vec<&Part> = chosen.iter().filter_map(|name| part(name)).collect();
    if chosen.is_empty() {
        chosen = PARTS.iter().filter(|part| part.whole).collect();
    }
    Ok(if run_all(&chosen, names) == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The parts, a line each.
pub(crate) fn list() -> String {
    PARTS.iter().map(|part| format!("  {:<9} {}\n", part.name, part.what)).collect()
}

fn part(name: &str) -> Option<&'static Part> {
    PARTS.iter().find(|part| part.name == name)
}

/// Runs every part, also after one has failed, and says how many did.
fn run_all(parts: &[&Part], names: &[String]) -> usize {
    let mut report = String::new();
    let mut failed = 0;
    for part in parts {
        println!("\n== {}: {}", part.name, part.what);
        let start = Instant::now();
        let result = (part.run)(names);
        let word = if result.is_ok() { "passed" } else { "FAILED" };
        if let Err(failure) = result {
            failed += 1;
            println!("\n{failure}");
        }
        let line = format!("-- {:<9} {word} in {}\n", part.name, spoken(start.elapsed()));
        print!("{line}");
        report += &line;
    }
    // Last and alone on its line: what a person, and whatever runs this, looks for.
    println!("\n{report}\n{} passed, {failed} failed", parts.len() - failed);
    failed
}

fn fmt(_: &[String]) -> Outcome {
    setup::ensure(&[Need::Lints])?;
    run::visible(&mut cargo(&["fmt", "--all", "--check"]))
        .map_err(|why| Failure::new("fmt", why, "run: cargo fmt --all"))
}

fn lint(_: &[String]) -> Outcome {
    setup::ensure(&[Need::Lints, Need::WasmStd])?;
    let failed = |why| Failure::new("lint", why, "mend what is said above; no warning is let through");
    let deny = ["--", "-D", "warnings"];
    run::visible(cargo(&["clippy", "--workspace", "--all-targets"]).args(deny)).map_err(failed)?;
    let page = ["clippy", "-p", "croupier", "--lib", "--bins", "--test", "wasm", "--target", "wasm32-unknown-unknown"];
    run::visible(cargo(&page).args(deny)).map_err(failed)?;
    // The optimised page loads its words.
    run::visible(cargo(&page).arg("--no-default-features").args(deny)).map_err(failed)?;
    run::visible(cargo(&["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings")).map_err(failed)
}

fn native(packages: &[&str], names: &[String]) -> Outcome {
    let mut test = cargo(&["test"]);
    test.args(packages).args(names);
    run::visible(&mut test).map_err(|why| Failure::new("native tests", why, "read the failed test above"))
}

fn wasm(names: &[String]) -> Outcome {
    setup::ensure(&[Need::Node, Need::WasmStd, Need::WasmBindgen])?;
    let mut test = cargo(&["test", "-p", "croupier", "--target", "wasm32-unknown-unknown", "--test", "wasm"]);
    test.args(names);
    run::visible(&mut test).map_err(|why| Failure::new("wasm tests", why, "read the failed test above"))
}

/// Every file `tests/browser/*.test.mjs`, or those whose names hold one of these.
fn browser(names: &[String]) -> Outcome {
    setup::ensure(&[Need::Node, Need::Chromium])?;
    page::build()?;
    let files = browser_files(names);
    if files.is_empty() {
        let why = format!("no file of tests/browser is called {}", names.join(" or "));
        return Err(Failure::new("browser tests", why, "name a file there, without .test.mjs"));
    }
    // A browser keeps two cores busy, so one file at a time.
    let mut node = program("node");
    node.args(["--test", "--test-concurrency=1", "--test-reporter=spec"]).args(files);
    node.envs(setup::chromium().map(|path| ("CHROMIUM", path)));
    run::visible(&mut node).map_err(|why| Failure::new("browser tests", why, "read the failed test above"))
}

fn browser_files(names: &[String]) -> Vec<String> {
    let folder = fs::read_dir(run::root().join("tests/browser")).into_iter().flatten();
    let mut files: Vec<String> = folder
        .filter_map(|file| file.ok()?.file_name().into_string().ok())
        .filter_map(|file| file.strip_suffix(".test.mjs").map(str::to_owned))
        .filter(|file| names.is_empty() || names.iter().any(|name| file.contains(name.as_str())))
        .map(|file| format!("tests/browser/{file}.test.mjs"))
        .collect();
    files.sort();
    files
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_is_known_by_its_whole_name() {
        assert!(part("engine").is_some());
        assert!(part("eng").is_none());
    }
}
