//! `oracle`: cases that other engines judged.

use std::io::Write;

use crate::{File, Stop};

#[path = "../../engine/tests/common/oracle.rs"]
mod cases;

/// Replays every line, prints each failing id, then `N passed, M failed`; whether none failed.
pub(crate) fn run(files: &[File], out: &mut impl Write) -> Result<bool, Stop> {
    let (mut passed, mut failed) = (0, 0);
    for outcome in files.iter().flat_map(|file| cases::judge_file(&file.text)) {
        match outcome.fault {
            None => passed += 1,
            Some(fault) => {
                failed += 1;
                writeln!(out, "{}: {fault}", outcome.id)?;
            }
        }
    }
    writeln!(out, "{passed} passed, {failed} failed")?;
    Ok(failed == 0)
}
