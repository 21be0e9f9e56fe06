//! Running other programs: where, with what environment, and what is said when one fails.

use std::{
    env,
    ffi::OsString,
    fmt, fs, io,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::Duration,
};

use crate::tools;

/// What a command, or a step of it, comes to.
pub(crate) type Outcome<T = ()> = Result<T, Failure>;

/// A step that failed, and what to do about it.
#[derive(Debug)]
pub(crate) struct Failure {
    step: String,
    why: String,
    remedy: String,
}

impl Failure {
    pub(crate) fn new(step: impl Into<String>, why: impl fmt::Display, remedy: impl Into<String>) -> Self {
        Self { step: step.into(), why: why.to_string(), remedy: remedy.into() }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} failed: {}\n  What to do: {}.", self.step, self.why, self.remedy)
    }
}

/// The folder of the project.
pub(crate) fn root() -> PathBuf {
    let here = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    Path::new(&here).parent().map(Path::to_owned).unwrap_or_default()
}

/// A program, started in the project's folder, which finds the project's tools first.
pub(crate) fn program(name: impl AsRef<std::ffi::OsStr>) -> Command {
    let mut command = Command::new(name);
    command
        .current_dir(root())
        .env("PATH", path())
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", "wasm-bindgen-test-runner");
    // What cargo tells this program of itself is not for the programs that it starts.
    for (name, _) in env::vars_os() {
        let private =
            name.to_str().is_some_and(|name| name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_"));
        if private {
            command.env_remove(name);
        }
    }
    command
}

/// The cargo that runs this program.
pub(crate) fn cargo(args: &[&str]) -> Command {
    let mut cargo = program(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(args);
    cargo
}

/// The project's tools before those of the machine.
fn path() -> OsString {
    let machine = env::var_os("PATH").unwrap_or_default();
    let folders = [tools::bin(), root().join("node_modules/.bin")].into_iter().chain(env::split_paths(&machine));
    env::join_paths(folders).unwrap_or(machine)
}

/// Runs a program whose words the reader sees.
pub(crate) fn visible(command: &mut Command) -> Result<(), String> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{} ended with {status}", name(command))),
        Err(error) => Err(not_started(command, &error)),
    }
}

/// Runs a program whose words go to a log, which is told of when it fails.
pub(crate) fn logged(command: &mut Command, log: &str) -> Result<(), String> {
    let path = tools::folder().join("log").join(log);
    let file = create(&path).map_err(|error| format!("cannot write {}: {error}", path.display()))?;
    let copy = file.try_clone().map_err(|error| error.to_string())?;
    command.stdin(Stdio::null()).stdout(file).stderr(copy);
    let result = visible(command);
    result.map_err(|why| {
        let text = fs::read_to_string(&path).unwrap_or_default();
        let lines: Vec<&str> = text.lines().collect();
        let end = lines[lines.len().saturating_sub(12)..].join("\n    ");
        format!("{why}\n    {end}\n  (all of it: .tools/log/{log})")
    })
}

/// What a program prints, or `None` where it is not there or fails.
pub(crate) fn output(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    output.status.success().then_some(text)
}

fn create(path: &Path) -> io::Result<fs::File> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::File::create(path)
}

fn not_started(command: &Command, error: &io::Error) -> String {
    format!("{} could not be started: {error}", name(command))
}

fn name(command: &Command) -> String {
    let program = Path::new(command.get_program());
    program.file_name().unwrap_or(program.as_os_str()).to_string_lossy().into_owned()
}

/// A time as one says it.
pub(crate) fn spoken(time: Duration) -> String {
    let seconds = time.as_secs();
    match seconds {
        0..10 => format!("{:.1} s", time.as_secs_f64()),
        10..60 => format!("{seconds} s"),
        _ => format!("{} min {:02} s", seconds / 60, seconds % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_short() {
        assert_eq!(spoken(Duration::from_millis(1_240)), "1.2 s");
        assert_eq!(spoken(Duration::from_secs(59)), "59 s");
        assert_eq!(spoken(Duration::from_secs(61)), "1 min 01 s");
    }
}
