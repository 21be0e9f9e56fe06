//! Set-up: what a command needs is looked for, and installed where it is missing.
//!
//! A step may be interrupted and run again: nothing gets its right name before it is whole. What is there is found in
//! a second, so every command asks every time.

use std::{fs, io, path::PathBuf, time::Instant};

use crate::{
    apt,
    run::{self, Failure, Outcome, cargo, output, program, spoken},
    tools::{self, Crate, TRUNK, WASM_BINDGEN},
    wasm_std,
};

/// Something that a command needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Need {
    /// Node, which nothing here can install.
    Node,
    /// rustfmt and clippy.
    Lints,
    /// The standard library for wasm32.
    WasmStd,
    /// The same without messages, for the optimised page.
    SmallStd,
    /// wasm-bindgen and its test runner.
    WasmBindgen,
    /// Trunk.
    Trunk,
    /// The packages of package.json.
    Npm,
    /// A browser to test in.
    Chromium,
    /// The crates of Cargo.lock: Trunk builds without the network.
    Crates,
}

/// What the page is built with while it is worked on.
pub(crate) const PAGE: &[Need] = &[Need::Node, Need::WasmStd, Need::WasmBindgen, Need::Trunk, Need::Crates];

/// What the optimised page is built with.
pub(crate) const RELEASE: &[Need] =
    &[Need::Node, Need::SmallStd, Need::Npm, Need::WasmBindgen, Need::Trunk, Need::Crates];

/// Sets up what is missing.
pub(crate) fn ensure(needs: &[Need]) -> Outcome {
    if needs.iter().all(|need| need.is_here()) {
        return Ok(());
    }
    let seconds: u64 = needs.iter().filter(|need| !need.is_here()).map(|need| need.seconds()).sum();
    if seconds > 90 {
        println!("set-up: about {} minutes, this once", seconds.div_ceil(60));
    }
    let lock = lock()?;
    for need in needs {
        // Another run may have done it while this one waited.
        if !need.is_here() {
            need.install()?;
            need.found_now()?;
        }
    }
    drop(lock);
    Ok(())
}

/// Two set-ups at a time would be in each other's way.
fn lock() -> Outcome<fs::File> {
    let failed = |error: io::Error| Failure::new("set-up", error, "make sure the project's folder can be written to");
    fs::create_dir_all(tools::folder()).map_err(failed)?;
    let file = fs::File::create(tools::folder().join("lock")).map_err(failed)?;
    if file.try_lock().is_err() {
        println!("set-up: another one is at work; waiting for it");
        file.lock().map_err(failed)?;
    }
    Ok(file)
}

impl Need {
    fn is_here(self) -> bool {
        match self {
            Self::Node => {
                output(program("npm").arg("--version")).is_some() && node_version().is_some_and(|major| major >= 20)
            }
            Self::Lints => ["fmt", "clippy"].iter().all(|name| output(&mut cargo(&[name, "--version"])).is_some()),
            Self::WasmStd => wasm_std::is_here(),
            Self::SmallStd => wasm_std::small_is_here(),
            Self::WasmBindgen => tools::found(&WASM_BINDGEN),
            Self::Trunk => tools::found(&TRUNK),
            Self::Npm => npm_is_here(),
            Self::Chromium => chromium().is_some(),
            Self::Crates => false, // cargo knows, and is quick about it.
        }
    }

    /// What was just installed must be found, or every later step would fail in its own words.
    fn found_now(self) -> Outcome {
        if self == Self::Crates || self.is_here() {
            return Ok(());
        }
        let remedy = "look whether another version comes first on the PATH";
        Err(Failure::new(format!("set-up of {self:?}"), "it was installed, but is not found", remedy))
    }

    /// About how long installing it takes, on two cores.
    fn seconds(self) -> u64 {
        match self {
            Self::WasmStd | Self::SmallStd => 90,
            Self::WasmBindgen => WASM_BINDGEN.seconds,
            Self::Trunk => TRUNK.seconds,
            Self::Npm => 30,
            Self::Chromium => 60,
            Self::Node | Self::Lints | Self::Crates => 0,
        }
    }

    fn install(self) -> Outcome {
        match self {
            Self::Node => Err(Failure::new(
                "set-up of Node",
                "node, 20 or newer, is not on the PATH",
                "install Node 20 or newer with its npm",
            )),
            Self::Lints => Err(Failure::new(
                "set-up of the lints",
                "cargo fmt or cargo clippy is not there",
                "run: rustup component add rustfmt clippy",
            )),
            Self::WasmStd => step(
                "the standard library for wasm32",
                "the page is WebAssembly; it goes into the Rust toolchain's own folder, outside the project",
                "on a machine that reaches Rust's own server, run: rustup target add wasm32-unknown-unknown",
                wasm_std::install,
            ),
            Self::SmallStd => step(
                "the standard library of the optimised page, into .tools",
                "without the messages of panics the page is an eighth smaller; it is built from Rust's source",
                "on a machine that reaches Rust's own server, run: rustup component add rust-src",
                wasm_std::install_small,
            ),
            Self::WasmBindgen => build(&WASM_BINDGEN),
            Self::Trunk => build(&TRUNK),
            Self::Npm => step(
                "the packages of package.json, into node_modules",
                "they make the page smaller, and test it",
                "make sure npm is there and reaches its registry, then run this again",
                npm,
            ),
            Self::Chromium => step(
                "Chromium, with apt for the whole machine",
                "the page is tested in a real browser",
                "install Chromium (Debian's package chromium), or set CHROMIUM to the path of one",
                install_chromium,
            ),
            Self::Crates => run::logged(&mut cargo(&["fetch", "--locked"]), "fetch.txt").map_err(|why| {
                let remedy =
                    "make sure cargo reaches its registry; after a change of Cargo.toml, run cargo check first";
                Failure::new("fetching the crates of Cargo.lock", why, remedy)
            }),
        }
    }
}

/// Does one step, and says what, why, and how long it took.
fn step(what: &str, why: &str, remedy: &str, act: impl FnOnce() -> Result<String, String>) -> Outcome {
    println!("set-up: {what}\n     {why}");
    let start = Instant::now();
    let how = act().map_err(|why| Failure::new(format!("set-up of {what}"), why, remedy))?;
    println!("     done in {}{}{how}", spoken(start.elapsed()), if how.is_empty() { "" } else { ": " });
    Ok(())
}

/// Builds a tool from its source, quickly rather than well.
fn build(tool: &Crate) -> Outcome {
    step(
        &format!("{} {}, into .tools", tool.name, tool.version),
        &format!("{}; built from source", tool.why),
        "make sure cargo reaches its registry, then run this again",
        || {
            let folder = tools::folder().join("tmp").join(tool.name);
            let mut install = cargo(&["install", tool.name, "--version", tool.version, "--force", "--root"]);
            install.arg(&folder).args(tool.options);
            install.env("CARGO_TARGET_DIR", folder.join("target"));
            install.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0");
            install.env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16");
            install.env("CARGO_PROFILE_RELEASE_LTO", "off");
            run::logged(&mut install, &format!("{}.txt", tool.name))?;
            fs::create_dir_all(tools::bin()).map_err(|error| error.to_string())?;
            for program in tool.programs {
                let program = format!("{program}{}", std::env::consts::EXE_SUFFIX);
                fs::rename(folder.join("bin").join(&program), tools::bin().join(&program))
                    .map_err(|error| error.to_string())?;
            }
            let _ = fs::remove_dir_all(&folder);
            Ok(String::new())
        },
    )
}

fn node_version() -> Option<u32> {
    output(program("node").arg("--version"))?.trim_start_matches('v').split('.').next()?.parse().ok()
}

/// A copy of the lock file that node_modules was made from.
fn npm_stamp() -> PathBuf {
    run::root().join("node_modules/.croupier-lock.json")
}

fn npm_is_here() -> bool {
    let wanted = fs::read(run::root().join("package-lock.json"));
    wanted.ok().zip(fs::read(npm_stamp()).ok()).is_some_and(|(wanted, there)| wanted == there)
}

fn npm() -> Result<String, String> {
    // `ci` starts from an empty node_modules, so a half-made one does no harm. No package runs a script of its own.
    run::logged(program("npm").args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"]), "npm.txt")?;
    let lock = run::root().join("package-lock.json");
    fs::copy(lock, npm_stamp()).map(|_| String::new()).map_err(|error| error.to_string())
}

/// The browser to test in: the one that CHROMIUM names, or the first of the usual names.
pub(crate) fn chromium() -> Option<PathBuf> {
    if let Some(named) = std::env::var_os("CHROMIUM") {
        return Some(named.into());
    }
    let names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
    let folders = std::env::var_os("PATH")?;
    let found = names.iter().flat_map(|name| std::env::split_paths(&folders).map(move |folder| folder.join(name)));
    found.into_iter().find(|path| path.is_file())
}

fn install_chromium() -> Result<String, String> {
    if !apt::may_install() {
        return Err("there is none, and only root can install one".into());
    }
    // With a font: a machine without a screen may have none.
    apt::install(&["chromium", "fonts-liberation"]).map(|()| String::new())
}
