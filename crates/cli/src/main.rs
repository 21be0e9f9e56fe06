//! The engine and the quiz on the command line.
//!
//! ```text
//! croupier-cli check FILE…      runs the checks of case files
//! croupier-cli oracle FILE…     replays files of cases that other engines judged
//! croupier-cli ask KIND         prints a question and its verdict
//! ```
//!
//! Exits with 0 where everything is right, with 1 where something is not, and with 2 where there was nothing to
//! judge: wrong arguments, or a file that cannot be read.

use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use croupier_engine::Rulebook;
use lexopt::prelude::*;

mod ask;
mod check;
mod oracle;

/// What there is to call. The rule books are those that rule here.
fn usage() -> String {
    let books: Vec<_> = Rulebook::OFFERED.iter().map(|rules| rules.book.key()).collect();
    format!(
        "\
usage: croupier-cli check FILE…      run the checks of case files
       croupier-cli oracle FILE…     replay files of cases that other engines judged
       croupier-cli ask KIND         print a question and its verdict
                    [--seed S]       which question: 0 unless given
                    [--level N]      1 to 3, or 0 for a textbook case: 1 unless given
                    [--rules BOOK]   {}: the first unless given
                    [--lang LANG]    en or fr: en unless given
       croupier-cli ask --list       print the kinds of questions
",
        books.join(", ")
    )
}

/// Why a command stopped before it could say anything.
enum Stop {
    /// The arguments or a file are wrong: a line for whoever wrote them.
    Input(String),
    /// What was to be said cannot be written.
    Output(io::Error),
}

impl From<lexopt::Error> for Stop {
    fn from(error: lexopt::Error) -> Self {
        Self::Input(format!("{error}; try croupier-cli --help"))
    }
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

fn main() -> ExitCode {
    let mut out = BufWriter::new(io::stdout().lock());
    let done = run(lexopt::Parser::from_env(), &mut out);
    match done.and_then(|right| out.flush().map(|()| right).map_err(Stop::Output)) {
        Ok(right) => ExitCode::from(u8::from(!right)),
        // Whoever was reading has read enough.
        Err(Stop::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Stop::Output(error)) => complain(&error.to_string()),
        Err(Stop::Input(why)) => complain(&why),
    }
}

/// Says on one line what is wrong. Where even that cannot be written, the exit code says it.
fn complain(why: &str) -> ExitCode {
    let line: String = why.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    let _ = writeln!(io::stderr(), "croupier-cli: {line}");
    ExitCode::from(2)
}

/// Runs the command that was asked for; whether everything was right.
fn run(mut args: lexopt::Parser, out: &mut impl Write) -> Result<bool, Stop> {
    let command = match args.next()? {
        Some(Value(command)) => command,
        Some(Long("help") | Short('h')) => {
            out.write_all(usage().as_bytes())?;
            return Ok(true);
        }
        Some(other) => return Err(other.unexpected().into()),
        None => return Err(Stop::Input("no command; try croupier-cli --help".into())),
    };
    match command.to_str() {
        Some("check") => check::run(&files(args)?, out),
        Some("ask") => ask::run(args, out),
        Some("oracle") => oracle::run(&files(args)?, out),
        _ => Err(Stop::Input(format!("no command {command:?}; try croupier-cli --help"))),
    }
}

/// A file that was read.
struct File {
    /// Where.
    path: PathBuf,
    /// What it holds.
    text: String,
}

/// Reads the files that the rest of the arguments name: all of them, before anything is said.
fn files(mut args: lexopt::Parser) -> Result<Vec<File>, Stop> {
    let mut files = vec![];
    while let Some(arg) = args.next()? {
        let Value(path) = arg else { return Err(arg.unexpected().into()) };
        let path = PathBuf::from(path);
        let text = fs::read_to_string(&path).map_err(|error| Stop::Input(format!("{}: {error}", path.display())))?;
        files.push(File { path, text });
    }
    if files.is_empty() { Err(Stop::Input("no file; try croupier-cli --help".into())) } else { Ok(files) }
}
