//! Replays files of judged cases, prints each failing id, then `N passed, M failed`.
//!
//! ```text
//! cargo run --release -p croupier-engine --example oracle -- FILE…
//! ```

use std::process::ExitCode;

#[path = "../tests/common/oracle.rs"]
mod oracle;

fn main() -> ExitCode {
    let files: Vec<_> = std::env::args_os().skip(1).collect();
    if files.is_empty() {
        eprintln!("usage: oracle FILE…   (JSON lines: betting, pots, hands, split games)");
        return ExitCode::from(2);
    }
    let (mut passed, mut failed) = (0, 0);
    for file in files {
        let text = match std::fs::read_to_string(&file) {
            Ok(text) => text,
            Err(error) => {
                eprintln!("{}: {error}", file.display());
                return ExitCode::from(2);
            }
        };
        for outcome in oracle::judge_file(&text) {
            match outcome.fault {
                None => passed += 1,
                Some(fault) => {
                    failed += 1;
                    println!("{}: {fault}", outcome.id);
                }
            }
        }
    }
    println!("{passed} passed, {failed} failed");
    ExitCode::from(u8::from(failed > 0))
}
