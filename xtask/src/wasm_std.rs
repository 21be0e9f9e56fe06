//! The standard library for wasm32, twice: the usual one, from rustup or built from Debian's copy of its source; and
//! one for the optimised page, in which a panic stops at once and carries no message. That takes an eighth off the page.

use std::{
    fs,
    hash::{DefaultHasher, Hash, Hasher},
    io::ErrorKind,
    path::{Path, PathBuf},
};

use crate::{
    apt::{self, Suite},
    run::{self, cargo, output, program},
    tools,
};

const TARGET: &str = "wasm32-unknown-unknown";

/// Where Debian has the source of a recent Rust. The version decides, not the suite.
const SUITES: [&str; 3] = ["trixie-backports", "forky", "sid"];

/// How to compile without messages: a panic is one instruction. No panic is expected, and none says anything to a
/// student.
const SMALL: [&str; 2] = ["-Zunstable-options", "-Cpanic=immediate-abort"];

/// How the library itself is made small.
const SMALLER: [&str; 2] = ["-Zbuild-std-features=optimize_for_size", "--config=profile.release.opt-level='z'"];

/// Written beside a library that was built here: the compiler it was built with.
const STAMP: &str = "built-by-croupier.txt";

/// Whether wasm can be compiled with the compiler in use.
pub(crate) fn is_here() -> bool {
    let Some(place) = library() else { return false };
    let stamp = place.join(STAMP);
    let fits = !stamp.exists() || fs::read_to_string(stamp).ok() == compiler();
    fits && rlibs(&place).any(|path| file_name(&path).starts_with("libstd-"))
}

/// Puts the library in place, and says where it came from.
pub(crate) fn install() -> Result<String, String> {
    let failed = match program("rustup").args(["target", "add", TARGET]).output() {
        Ok(done) if done.status.success() && is_here() => return Ok("rustup had it".into()),
        Ok(done) => String::from_utf8_lossy(&done.stderr).lines().last().unwrap_or_default().to_owned(),
        Err(error) => error.to_string(),
    };
    println!("     rustup does not give it ({failed}), so it is built from source: about a minute and a half");
    build().map(|place| format!("built, and put into {}", place.display()))
}

/// The folder that rustc takes for its own when it compiles the optimised page. Its name changes with what is in it, or
/// cargo would not compile again what was compiled against another library.
fn small_sysroot() -> PathBuf {
    let mut hash = DefaultHasher::new();
    small_stamp().hash(&mut hash);
    tools::folder().join(format!("sysroot-{:016x}", hash.finish()))
}

fn small_library() -> PathBuf {
    small_sysroot().join("lib/rustlib").join(TARGET).join("lib")
}

/// Whether the library of the optimised page is there, built by the compiler in use.
pub(crate) fn small_is_here() -> bool {
    fs::read_to_string(small_library().join(STAMP)).ok().is_some_and(|stamp| Some(stamp) == small_stamp())
}

/// Builds the library of the optimised page.
pub(crate) fn install_small() -> Result<String, String> {
    let (version, source) = version().zip(source_place()).ok_or("rustc does not answer")?;
    if !source.join("Cargo.lock").exists() {
        println!("     first, rustup is asked for the component rust-src, which goes into the toolchain's own folder");
        // Where rustup has not got it, Debian has.
        let _ = program("rustup").args(["component", "add", "rust-src"]).output();
    }
    let lent = Lent::new(&version, &source)?;
    let built = compile("std", &["-Cembed-bitcode=yes", &SMALL.join(" ")].join(" "), &SMALLER)?;
    drop(lent);
    put(&built, &small_library(), small_stamp()).map(|()| String::new())
}

/// The compiler, and how it was told to compile.
fn small_stamp() -> Option<String> {
    compiler().map(|compiler| [compiler, SMALL.join(" "), SMALLER.join(" ")].join("\n"))
}

/// The environment in which the optimised page is compiled: with that library, and so with the compiler's own switch.
pub(crate) fn small(command: &mut std::process::Command) {
    let sysroot = format!("--sysroot={}", small_sysroot().display());
    let flags = [&[sysroot.as_str()], &SMALL[..]].concat().join("\u{1f}");
    command.env("RUSTC_BOOTSTRAP", "1").env("CARGO_ENCODED_RUSTFLAGS", flags).env_remove("RUSTFLAGS");
}

/// Where rustc looks for the library.
fn library() -> Option<PathBuf> {
    let place = output(program("rustc").args(["--print", "target-libdir", "--target", TARGET]))?;
    Some(place.into())
}

fn compiler() -> Option<String> {
    output(program("rustc").arg("-vV"))
}

/// `1.95.0`, of `rustc 1.95.0 (59807616e 2026-04-14)`.
fn version() -> Option<String> {
    output(program("rustc").arg("--version"))?.split_whitespace().nth(1).map(str::to_owned)
}

/// Builds it from source where rustup does not give it.
fn build() -> Result<PathBuf, String> {
    let (version, place) = version().zip(library()).ok_or("rustc does not answer")?;
    let lent = Lent::new(&version, &source_place().ok_or("rustc does not answer")?)?;
    let built = compile("std,panic_abort,test", "-Cembed-bitcode=yes", &[])?;
    drop(lent);
    put(&built, &place, compiler())?;
    Ok(place)
}

/// Where cargo looks for the source of the library.
fn source_place() -> Option<PathBuf> {
    let sysroot = output(program("rustc").args(["--print", "sysroot"]))?;
    Some(Path::new(&sysroot).join("lib/rustlib/src/rust/library"))
}

/// What is only needed while it is built.
fn work() -> PathBuf {
    tools::folder().join("tmp/wasm-std")
}

/// Cargo builds a standard library only from a source inside the toolchain: ours is lent to it by a link.
struct Lent(Option<PathBuf>);

impl Lent {
    fn new(version: &str, place: &Path) -> Result<Self, String> {
        if place.join("Cargo.lock").exists() && !place.is_symlink() {
            return Ok(Self(None)); // rustup's own component rust-src.
        }
        let source = download(version)?;
        let _ = fs::remove_file(place); // A link that an interrupted run left.
        make_folder(place.parent().unwrap_or(place))?;
        link(&source, place).map_err(|error| format!("cannot write {}: {error}", place.display()))?;
        Ok(Self(Some(place.to_owned())))
    }
}

impl Drop for Lent {
    fn drop(&mut self) {
        let Some(place) = &self.0 else { return };
        let _ = fs::remove_file(place);
        // Two folders that were made for it, unless something else is in them.
        for folder in place.ancestors().skip(1).take(2) {
            let _ = fs::remove_dir(folder);
        }
    }
}

#[cfg(unix)]
fn link(source: &Path, place: &Path) -> std::io::Result<()> {
    std::os::unix::fs::symlink(source, place)
}

#[cfg(not(unix))]
fn link(_: &Path, _: &Path) -> std::io::Result<()> {
    Err(ErrorKind::Unsupported.into())
}

/// The source of this version's library, from Debian. It is kept: both libraries are built from it.
fn download(version: &str) -> Result<PathBuf, String> {
    let unpacked = tools::folder().join("rust-src");
    let library = unpacked.join(format!("usr/src/rustc-{version}/library"));
    if library.join("Cargo.lock").exists() {
        return Ok(library);
    }
    if !apt::is_here() {
        return Err("there is no apt-get to fetch its source with".into());
    }
    let suite_folder = work().join("suite");
    for mirror in apt::mirrors() {
        for name in SUITES {
            let _ = fs::remove_dir_all(&suite_folder);
            let Ok(suite) = Suite::open(&suite_folder, &mirror, name) else { continue };
            let versions = suite.versions("rust-src");
            let Some(found) = versions.iter().find(|found| found.starts_with(&format!("{version}+"))) else { continue };
            println!("     the package rust-src {found}, of Debian's suite {name}");
            // To a name of its own first: what has the right name is whole.
            let part = work().join("source.part");
            let _ = fs::remove_dir_all(&part);
            suite.unpack("rust-src", found, &part)?;
            let _ = fs::remove_dir_all(&unpacked);
            fs::rename(&part, &unpacked).map_err(|error| error.to_string())?;
            return Ok(library);
        }
    }
    Err(format!("none of Debian's suites {} has the source of Rust {version}", SUITES.join(", ")))
}

/// Compiles crates of it as part of an empty one, with bitcode, without which link-time optimisation fails.
fn compile(crates: &str, flags: &str, options: &[&str]) -> Result<PathBuf, String> {
    let empty = work().join("empty");
    let _ = fs::remove_dir_all(&empty);
    make_folder(&empty.join("src"))?;
    let manifest = "[package]\nname = \"empty\"\nedition = \"2024\"\n\n[workspace]\n";
    fs::write(empty.join("Cargo.toml"), manifest)
        .and_then(|()| fs::write(empty.join("src/lib.rs"), "//! Nothing.\n"))
        .map_err(|error| error.to_string())?;
    let mut build = cargo(&["build", "--release", &format!("-Zbuild-std={crates}"), "--target", TARGET]);
    build.args(options).current_dir(&empty).env("CARGO_TARGET_DIR", empty.join("target"));
    build.env("RUSTC_BOOTSTRAP", "1").env("RUSTFLAGS", flags);
    run::logged(&mut build, "wasm-std.txt")?;
    Ok(empty.join("target").join(TARGET).join("release/deps"))
}

/// Copies the libraries to where rustup would have put them: beside the place first, then by one rename.
fn put(built: &Path, place: &Path, stamp: Option<String>) -> Result<(), String> {
    let part = place.with_extension("part");
    let _ = fs::remove_dir_all(&part);
    make_folder(&part)?;
    for rlib in rlibs(built).filter(|path| !file_name(path).starts_with("libempty-")) {
        fs::copy(&rlib, part.join(file_name(&rlib))).map_err(|error| error.to_string())?;
    }
    fs::write(part.join(STAMP), stamp.unwrap_or_default()).map_err(|error| error.to_string())?;
    match fs::remove_dir_all(place) {
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(error.to_string()),
        _ => {}
    }
    fs::rename(&part, place).map_err(|error| error.to_string())?;
    let _ = fs::remove_dir_all(work());
    Ok(())
}

fn rlibs(folder: &Path) -> impl Iterator<Item = PathBuf> {
    let files = fs::read_dir(folder).into_iter().flatten();
    files.filter_map(|file| Some(file.ok()?.path())).filter(|path| path.extension().is_some_and(|end| end == "rlib"))
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn make_folder(path: &Path) -> Result<(), String> {
    fs::create_dir_all(path).map_err(|error| format!("cannot write {}: {error}", path.display()))
}
