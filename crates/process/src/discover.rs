//! Finding programs: where one is, and in which version.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process;
use std::time::Duration;

use tandem_base::Budget;

use crate::bounded::run_to_end;

/// A program Tandem can use, and whether it is there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tool {
    /// What it is called.
    pub name: &'static str,
    /// Where it was found.
    pub path: Option<PathBuf>,
    /// What it says its version is, when it runs.
    pub version: Option<String>,
    /// What it is used for, and so what is missing without it.
    pub purpose: &'static str,
}

/// A program by the variable that overrides it, in the tools folder, or in `PATH`. A variable that is set is taken at
/// its word: if there is no such program, using it fails with its name, and nothing else is used behind one's back.
pub fn find(name: &str, variable: &str) -> Option<PathBuf> {
    if let Some(chosen) = env::var_os(variable).filter(|chosen| !chosen.is_empty()) {
        return Some(PathBuf::from(chosen));
    }
    let fetched = tools_folder().map(|folder| folder.join("bin").join(name)).filter(|path| is_program(path));
    fetched.or_else(|| find_in_path(name))
}

/// The folder the set-up script fetches tools into.
pub fn tools_folder() -> Option<PathBuf> {
    let given = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let cache = given("XDG_CACHE_HOME").or_else(|| given("HOME").map(|home| home.join(".cache")))?;
    Some(cache.join("tandem").join("tools"))
}

/// The first program of this name in `PATH`.
pub fn find_in_path(name: impl AsRef<OsStr>) -> Option<PathBuf> {
    let name = Path::new(name.as_ref());
    let folders = env::var_os("PATH")?;
    env::split_paths(&folders).map(|folder| folder.join(name)).find(|path| is_program(path))
}

/// The line in which a program names its version, asked with this argument; `None` if it does not run.
pub fn version(program: &Path, argument: &str) -> Option<String> {
    let mut command = process::Command::new(program);
    command.arg(argument);
    let finished = run_to_end(command, &Budget::lasting(Duration::from_secs(10))).ok()?;
    if !finished.status.success() {
        return None;
    }
    let text = [finished.stdout, finished.stderr].concat();
    let text = String::from_utf8_lossy(&text);
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let first = lines.next()?;
    // LLVM's tools begin with the project's address.
    let versioned = std::iter::once(first).chain(lines).find(|line| line.bytes().any(|byte| byte.is_ascii_digit()));
    Some(versioned.unwrap_or(first).to_string())
}

/// Whether the path is a file that can be executed.
pub fn is_program(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    path.metadata().is_ok_and(|about| about.is_file() && about.permissions().mode() & 0o111 != 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_found_in_path() {
        let shell = find_in_path("sh").expect("there is a shell wherever these tests run");
        assert!(is_program(&shell));
        assert_eq!(find_in_path("no-such-program-anywhere"), None);
        assert_eq!(version(Path::new("/nonexistent/z3"), "--version"), None);
    }
}
