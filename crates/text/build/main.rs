//! Turns `en.toml` and `fr.toml` into one function a text, and stops the build where they disagree or break the
//! house style.

mod catalogue;
mod generate;
mod style;

use std::path::Path;
use std::{env, fs, process};

/// Style faults that are meant: the language's file, the key, the fault as it is reported, and why it is right there.
/// One that excuses nothing stops the build too.
const ALLOWED: &[style::Allowed] = &[];

/// Names a folder to write the words of each language to, as files of their own.
const WORDS: &str = "CROUPIER_WORDS";

fn main() {
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=en.toml");
    println!("cargo::rerun-if-changed=fr.toml");
    let [en, fr] = ["en.toml", "fr.toml"].map(|file| fs::read_to_string(file).unwrap_or_default());

    let mut problems = Vec::new();
    let items = catalogue::read(&en, &fr, &mut problems);
    style::check(&items, ALLOWED, &mut problems);
    if !problems.is_empty() {
        for problem in problems {
            println!("cargo::error={problem}");
        }
        process::exit(1);
    }

    let files = generate::files(&items);
    let folder = env::var_os("OUT_DIR").expect("cargo names the folder");
    for (name, text) in &files {
        fs::write(Path::new(&folder).join(name), text).expect("the folder can be written");
    }
    // A page that loads its words takes them from here.
    println!("cargo::rerun-if-env-changed={WORDS}");
    if let Some(folder) = env::var_os(WORDS) {
        fs::create_dir_all(&folder).expect("the folder of the words can be made");
        for (name, text) in files.iter().filter(|(name, _)| name.ends_with(".txt")) {
            fs::write(Path::new(&folder).join(name), text).expect("the folder of the words can be written");
        }
    }
}
