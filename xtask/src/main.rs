//! `cargo xtask`: the commands of this project, with all the set-up they need.

mod apt;
mod functions;
mod page;
mod parts;
mod run;
mod setup;
mod size;
mod tools;
mod wasm_std;

use std::process::ExitCode;

use run::{Failure, Outcome};

const HELP: &str = "\
cargo xtask COMMAND

  serve [--release] [TRUNK OPTIONS]   the page at http://127.0.0.1:8080, built again at each change
  build                               the optimised page, in dist/
  test [PART...] [NAME...]            everything that CI checks, or some parts of it
  size [--functions] [--accept]       what the optimised page weighs, against its budget
  bench [CRITERION OPTIONS]           how fast the engine and the quiz are
  help                                this text

Each command first sets up what it needs and does not find; that takes about six minutes on a new
machine and nothing the second time. Parts of test:
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match command(&args) {
        Ok(code) => code,
        Err(failure) => {
            eprintln!("\nxtask: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn command(args: &[String]) -> Outcome<ExitCode> {
    let (name, rest) = match args.split_first() {
        Some((name, rest)) => (name.as_str(), rest),
        None => ("help", args),
    };
    match name {
        "serve" => page::serve(rest)?,
        "build" => page::build()?,
        "test" => return parts::test(rest),
        "size" => return size::command(rest),
        "bench" => bench(rest)?,
        "help" | "-h" | "--help" => print!("{HELP}{}", parts::list()),
        other => {
            eprint!("There is no command {other}.\n\n{HELP}{}", parts::list());
            return Ok(ExitCode::from(2));
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn bench(options: &[String]) -> Outcome {
    let mut cargo = run::cargo(&["bench", "-p", "croupier-engine", "-p", "croupier-quiz", "--bench", "*"]);
    if !options.is_empty() {
        cargo.arg("--").args(options);
    }
    run::visible(&mut cargo).map_err(|why| Failure::new("bench", why, "read what cargo says above"))
}
