//! What is taken from Debian's package manager: Chromium, and the source of the standard library.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use crate::run::{self, output, program};

/// Whether packages may be installed here: apt is there, and we are root.
pub(crate) fn may_install() -> bool {
    is_here() && output(program("id").arg("-u")).as_deref() == Some("0")
}

/// Whether this machine has apt at all.
pub(crate) fn is_here() -> bool {
    output(program("apt-get").arg("--version")).is_some()
}

/// Installs packages for the whole machine.
pub(crate) fn install(packages: &[&str]) -> Result<(), String> {
    run::logged(program("apt-get").arg("update"), "apt-update.txt")?;
    let mut install = program("apt-get");
    install
        .env("DEBIAN_FRONTEND", "noninteractive")
        .args(["install", "--yes", "--no-install-recommends"])
        .args(packages);
    run::logged(&mut install, "apt-install.txt")
}

/// A suite of the machine's own mirror, with lists and settings of its own: nothing outside its folder changes, and
/// nobody need be root. apt checks the suite's signature, and the SHA-256 of each package against it.
pub(crate) struct Suite {
    folder: PathBuf,
}

impl Suite {
    /// Reads what a suite has.
    pub(crate) fn open(folder: &Path, mirror: &str, suite: &str) -> Result<Self, String> {
        let this = Self { folder: folder.to_owned() };
        for part in ["lists/partial", "cache/archives/partial", "parts"] {
            fs::create_dir_all(folder.join(part)).map_err(|error| error.to_string())?;
        }
        let keys = Path::new("/usr/share/keyrings/debian-archive-keyring.gpg");
        let signed = if keys.exists() { format!(" [signed-by={}]", keys.display()) } else { String::new() };
        fs::write(folder.join("sources.list"), format!("deb{signed} {mirror} {suite} main\n"))
            .map_err(|error| error.to_string())?;
        run::logged(this.apt("apt-get").arg("update"), "apt-suite.txt")?;
        Ok(this)
    }

    /// The versions of a package, newest first.
    pub(crate) fn versions(&self, package: &str) -> Vec<String> {
        let table = output(self.apt("apt-cache").args(["madison", package])).unwrap_or_default();
        table.lines().filter_map(|line| Some(line.split('|').nth(1)?.trim().to_owned())).collect()
    }

    /// Downloads a package and unpacks it into a folder, without installing it.
    pub(crate) fn unpack(&self, package: &str, version: &str, into: &Path) -> Result<(), String> {
        let mut download = self.apt("apt-get");
        download.current_dir(&self.folder).arg("download").arg(format!("{package}={version}"));
        run::logged(&mut download, "apt-download.txt")?;
        let files = fs::read_dir(&self.folder).map_err(|error| error.to_string())?;
        let package = files
            .filter_map(|file| Some(file.ok()?.path()))
            .find(|path| path.extension().is_some_and(|end| end == "deb"))
            .ok_or("apt-get wrote no package")?;
        run::logged(program("dpkg-deb").arg("--extract").arg(package).arg(into), "dpkg.txt")
    }

    fn apt(&self, name: &str) -> Command {
        let mut apt = program(name);
        let place = |setting: &str, path: &str| format!("{setting}={}", self.folder.join(path).display());
        for (setting, path) in [
            ("Dir::Etc::SourceList", "sources.list"),
            ("Dir::Etc::SourceParts", "parts"),
            ("Dir::State::Lists", "lists"),
            ("Dir::Cache", "cache"),
        ] {
            apt.arg("-o").arg(place(setting, path));
        }
        apt
    }
}

/// The mirrors that apt uses on this machine, from its own settings.
pub(crate) fn mirrors() -> Vec<String> {
    // Asked with an empty folder for its lists, apt names every file that it would fetch.
    let empty = std::env::temp_dir().join(format!("croupier-apt-{}", std::process::id()));
    let lists = format!("Dir::State::Lists={}", empty.display());
    let _ = fs::create_dir_all(empty.join("partial"));
    let uris = output(program("apt-get").args(["-o", &lists, "--print-uris", "update"])).unwrap_or_default();
    let _ = fs::remove_dir_all(&empty);
    mirrors_of(&uris)
}

/// `'scheme://host/path/dists/suite/…' …`, a line a file.
fn mirrors_of(uris: &str) -> Vec<String> {
    let mut mirrors: Vec<String> = Vec::new();
    for line in uris.lines() {
        let Some((mirror, _)) = line.trim_start_matches('\'').split_once("/dists/") else { continue };
        if !mirrors.iter().any(|known| known == mirror) {
            mirrors.push(mirror.to_owned());
        }
    }
    mirrors
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_mirror_is_named_once() {
        let uris = "'http://mirror.example/debian/dists/one/InRelease' a 0\n\
            'http://mirror.example/debian/dists/two/InRelease' b 0\n\
            'http://mirror.example/security/dists/one/InRelease' c 0\n\
            Reading package lists...\n";
        assert_eq!(mirrors_of(uris), ["http://mirror.example/debian", "http://mirror.example/security"]);
    }
}
