//! Runs compilers: sources in, LLVM text or class files out.
//!
//! Sources may come from anyone, so a compiler gets only flags chosen here and a few of the user's that cannot make it
//! run anything ([`clang::check_flags`]), works in a folder of its own, and is bounded in time and memory.

mod c_inline;
pub mod cargo;
pub mod clang;
pub mod commands;
pub mod cpp;
pub mod instances;
pub mod javac;
pub mod linked;
pub mod maven;
pub mod rustc;
mod scripts;
pub mod tools;

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use tandem_base::Budget;
use tandem_process::discover;
use tandem_process::run_to_end;

/// What a flag among those for compilers begins with that says in which folder a file's project is.
pub const ROOT: &str = "--project-root=";

/// What a flag among those for compilers begins with that says what corresponds: a name of the left side, `=`, one of the right.
pub const MAP: &str = "--map=";

/// What the flags of a side say that corresponds: names of the left and of the right side.
pub fn mapped(flags: &[String]) -> Vec<(String, String)> {
    let maps = flags.iter().filter_map(|flag| flag.strip_prefix(MAP)?.split_once('='));
    maps.map(|(left, right)| (left.trim().to_owned(), right.trim().to_owned())).collect()
}

/// The time a compiler gets.
const TIME: Duration = Duration::from_secs(60);

/// The memory a compiler gets.
const MEMORY: u64 = 4 << 30;

/// A folder that is gone when this is.
#[derive(Debug, PartialEq, Eq)]
pub struct Scratch {
    path: PathBuf,
}

impl Scratch {
    /// A new, empty folder.
    pub fn new() -> Result<Scratch, String> {
        Scratch::named("tandem")
    }

    /// A new, empty folder that [`sweep`] leaves alone.
    pub fn lasting() -> Result<Scratch, String> {
        Scratch::named("tandem-lasting")
    }

    fn named(prefix: &str) -> Result<Scratch, String> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        loop {
            let name = format!("{prefix}-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
            let path = std::env::temp_dir().join(name);
            match std::fs::create_dir(&path) {
                Ok(()) => return Ok(Scratch { path }),
                // A process that was killed had this number before and left its folder.
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => return Err(format!("cannot make {}: {error}", path.display())),
            }
        }
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // What cannot be removed stays; there is nobody to tell.
        let _ = std::fs::remove_dir_all(&self.path);
    }
}

/// Removes the folders of this process that nobody removed, because who made them was left behind.
pub fn sweep() {
    let prefix = format!("tandem-{}-", std::process::id());
    let Ok(entries) = std::fs::read_dir(std::env::temp_dir()) else { return };
    for entry in entries.flatten().filter(|entry| entry.file_name().to_string_lossy().starts_with(&prefix)) {
        let _ = std::fs::remove_dir_all(entry.path());
    }
}

/// Where what is made once and used again is kept: in the user's cache.
pub fn cache_folder() -> Option<PathBuf> {
    let cache = std::env::var_os("XDG_CACHE_HOME")
        .map(PathBuf::from)
        .filter(|path| path.is_absolute())
        .or_else(|| std::env::var_os("HOME").map(|home| PathBuf::from(home).join(".cache")))?;
    Some(cache.join("tandem"))
}

/// Runs a compiler; what it says when it fails is the error.
pub fn run(name: &str, command: Command) -> Result<Vec<u8>, String> {
    run_within(name, command, &Budget::unlimited())
}

/// The same within a budget that may be smaller than a compiler's.
pub fn run_within(name: &str, command: Command, budget: &Budget) -> Result<Vec<u8>, String> {
    let program = Path::new(command.get_program());
    if program.components().count() > 1 && !discover::is_program(program) {
        // Only a variable names a program that is not there; what is searched for is found or not.
        let variable = format!("TANDEM_{}", name.to_uppercase().replace('-', "_"));
        return Err(format!("there is no {name} at {}; {variable} says where it is", program.display()));
    }
    let budget = budget.at_most(TIME).with_memory(MEMORY);
    let finished = run_to_end(command, &budget).map_err(|reason| format!("{name}: {reason}"))?;
    if finished.status.success() {
        return Ok(finished.stdout);
    }
    let said = String::from_utf8_lossy(&finished.stderr).into_owned() + &String::from_utf8_lossy(&finished.stdout);
    Err(format!("does not compile:\n{}", said.trim_end()))
}

/// Runs a program whose output is wanted whether it succeeds or not.
fn run_for_output(name: &str, command: Command) -> Result<Vec<u8>, String> {
    let budget = Budget::unlimited().at_most(5 * TIME).with_memory(MEMORY);
    run_to_end(command, &budget).map(|finished| finished.stdout).map_err(|reason| format!("{name}: {reason}"))
}

/// A path that no compiler takes for a flag.
fn operand(path: &Path) -> PathBuf {
    if path.is_absolute() { path.to_owned() } else { Path::new(".").join(path) }
}

fn read_text(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// The files in a list as compilers write it for make: behind the first colon, parted by blanks and by line ends that a
/// backslash stands before; a blank in a name has a backslash before it, too.
fn listed_files(listed: &str) -> Vec<PathBuf> {
    let joined = listed.replace("\\\r\n", " ").replace("\\\n", " ");
    let first = joined.lines().next().unwrap_or_default();
    let names = first
        .split_once(": ")
        .map_or("", |(_, names)| names)
        .replace("\\ ", "\0")
        .replace("\\#", "#")
        .replace("$$", "$");
    names.split(' ').filter(|name| !name.is_empty()).map(|name| PathBuf::from(name.replace('\0', " "))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_listed() {
        let expected = ["src/lib.rs", "src/a b.rs"].map(PathBuf::from);
        assert_eq!(listed_files("a.d: src/lib.rs src/a\\ b.rs\n\nsrc/lib.rs:\n"), expected);
        assert_eq!(listed_files("x: src/lib.rs \\\n  src/a\\ b.rs\n"), expected);
    }
}
