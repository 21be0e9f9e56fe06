//! The tools of the project: which version of each, and where it is.

use std::path::PathBuf;

use crate::run;

/// A tool that cargo builds from its source.
pub(crate) struct Crate {
    /// The crate's name.
    pub(crate) name: &'static str,
    /// The one version that fits; also in Cargo.toml or Trunk.toml.
    pub(crate) version: &'static str,
    /// The programs of it that are used.
    pub(crate) programs: &'static [&'static str],
    /// What it is for.
    pub(crate) why: &'static str,
    /// How many seconds building it takes on two cores.
    pub(crate) seconds: u64,
    /// Options of `cargo install`.
    pub(crate) options: &'static [&'static str],
}

/// Writes the JavaScript beside the wasm, and runs tests that were compiled to it. Its version is that of the crate
/// `wasm-bindgen` in Cargo.toml. Not `--locked`: its lock file asks for a version that not every registry has.
pub(crate) const WASM_BINDGEN: Crate = Crate {
    name: "wasm-bindgen-cli",
    version: "0.2.130",
    programs: &["wasm-bindgen", "wasm-bindgen-test-runner"],
    why: "it joins the page's wasm to the browser",
    seconds: 60,
    options: &["--no-default-features"],
};

/// Builds the page. Without its default features it cannot download, and it need not.
pub(crate) const TRUNK: Crate = Crate {
    name: "trunk",
    version: "0.21.14",
    programs: &["trunk"],
    why: "it builds and serves the page",
    seconds: 180,
    options: &["--no-default-features", "--locked"],
};

// The tools from npm (wasm-opt, esbuild, playwright-core, axe-core) have their versions in package.json.

/// The project's own tools, which git ignores.
pub(crate) fn folder() -> PathBuf {
    run::root().join(".tools")
}

/// Where the programs built for this project are.
pub(crate) fn bin() -> PathBuf {
    folder().join("bin")
}

/// Whether every program of a tool is found in the right version, in the project or on the machine.
pub(crate) fn found(tool: &Crate) -> bool {
    tool.programs.iter().all(|program| {
        let says = run::output(run::program(program).arg("--version"));
        says.is_some_and(|says| says.split_whitespace().any(|word| word == tool.version))
    })
}
