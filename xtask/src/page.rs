//! The page: serving it while it is worked on, and building the one that is published.

use std::{
    fmt::Write,
    fs, io,
    path::{Path, PathBuf},
    time::{Instant, UNIX_EPOCH},
};

use crate::{
    run::{self, Failure, Outcome, program, spoken},
    setup, tools, wasm_std,
};

/// All that the page is made from.
const SOURCES: [&str; 11] = [
    "index.html",
    "Trunk.toml",
    "Cargo.toml",
    "Cargo.lock",
    ".cargo/config.toml",
    "package-lock.json",
    "xtask/finish.mjs",
    "xtask/src",
    "src",
    "crates",
    "static",
];

/// The published page.
pub(crate) fn dist() -> PathBuf {
    run::root().join("dist")
}

/// Serves the page and builds it again at each change, until it is stopped.
pub(crate) fn serve(options: &[String]) -> Outcome {
    let release = options.iter().any(|option| option == "--release");
    setup::ensure(if release { setup::RELEASE } else { setup::PAGE })?;
    // In a folder of its own: dist/ always holds an optimised page.
    let mut trunk = program("trunk");
    trunk.args(["serve", "--offline", "--locked", "--dist", "target/page"]).args(options);
    plain(&mut trunk);
    if release {
        optimised(&mut trunk);
    }
    become_program(&mut trunk).map_err(|why| Failure::new("serve", why, "read what trunk says above"))
}

/// Builds the optimised page, unless it is there and nothing has changed since.
pub(crate) fn build() -> Outcome {
    setup::ensure(setup::RELEASE)?;
    let sources = fingerprint(&SOURCES);
    if fs::read_to_string(stamp()).is_ok_and(|built| built == sources.clone() + &fingerprint(&["dist"])) {
        println!("dist/ is built, and nothing has changed since");
        return Ok(());
    }
    let start = Instant::now();
    let _ = fs::remove_file(stamp());
    let mut trunk = program("trunk");
    trunk.args(["build", "--release", "--offline", "--locked"]);
    plain(&mut trunk);
    optimised(&mut trunk);
    run::visible(&mut trunk)
        .map_err(|why| Failure::new("building the page", why, "read what cargo and trunk say above"))?;
    // After success only; what was changed meanwhile is built again next time.
    fs::write(stamp(), sources + &fingerprint(&["dist"]))
        .map_err(|why| Failure::new("build", why, "make sure .tools can be written to"))?;
    println!("dist/ is built, in {}", spoken(start.elapsed()));
    Ok(())
}

/// What makes the optimised page small besides the profile: a standard library without messages, and the words of each
/// language in a file of their own, so that a visitor waits for one.
fn optimised(trunk: &mut std::process::Command) {
    wasm_std::small(trunk);
    trunk.arg("--no-default-features").env("CROUPIER_WORDS", run::root().join("target/words"));
}

/// Trunk reads NO_COLOR in a way of its own, and fails where it is `1`.
fn plain(trunk: &mut std::process::Command) {
    if std::env::var_os("NO_COLOR").is_some() {
        trunk.env("NO_COLOR", "true");
    }
}

/// Whoever stops this program stops that one.
#[cfg(unix)]
fn become_program(command: &mut std::process::Command) -> Result<(), String> {
    use std::os::unix::process::CommandExt;
    Err(command.exec().to_string())
}

#[cfg(not(unix))]
fn become_program(command: &mut std::process::Command) -> Result<(), String> {
    run::visible(command)
}

/// What dist/ was built from, and what came of it.
fn stamp() -> PathBuf {
    tools::folder().join("dist.txt")
}

/// Name, size and time of every file: changed means built again.
fn fingerprint(paths: &[&str]) -> String {
    let mut text = String::new();
    for path in paths {
        // A file that cannot be read is a change, and Trunk will say more of it.
        let _ = add(&run::root().join(path), &mut text);
    }
    text
}

fn add(path: &Path, text: &mut String) -> io::Result<()> {
    let about = fs::metadata(path)?;
    if about.is_dir() {
        let mut inside = fs::read_dir(path)?.map(|file| Ok(file?.path())).collect::<io::Result<Vec<_>>>()?;
        inside.sort();
        return inside.iter().try_for_each(|path| add(path, text));
    }
    let time = about.modified()?.duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos();
    let _ = writeln!(text, "{} {} {time}", path.display(), about.len());
    Ok(())
}
