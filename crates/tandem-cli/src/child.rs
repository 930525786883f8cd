//! Tandem as a child of itself: what an agent or a page asks for is done by a process of its own, which can be ended at any
//! time, is bound to limits, and takes everything it started with it.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU64, Ordering};

use tandem_base::Budget;
use tandem_process::run_to_end;

/// How it ended and what it said.
pub struct Finished {
    /// The exit code.
    pub code: Option<i32>,
    /// The standard output.
    pub stdout: Vec<u8>,
    /// The standard error output.
    pub stderr: Vec<u8>,
}

/// Runs this program with these arguments. What stopped it is said.
pub fn tandem(args: &[OsString], folder: &Path, budget: &Budget) -> Result<Finished, String> {
    let program = std::env::current_exe().map_err(|error| format!("this program cannot be found: {error}"))?;
    let mut command = Command::new(program);
    command.args(args).current_dir(folder);
    let finished =
        run_to_end(command, budget).map_err(|reason| reason.to_string().replace("the solver", "the check"))?;
    Ok(Finished { code: finished.status.code(), stdout: finished.stdout, stderr: finished.stderr })
}

/// A folder for the texts of one request, which is gone with it.
pub struct Scratch(PathBuf);

impl Scratch {
    /// Makes one.
    pub fn new() -> Result<Scratch, String> {
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("tandem-asked-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        Ok(Scratch(folder))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// Puts a text into a file below it.
    pub fn write(&self, name: &str, text: &str) -> Result<PathBuf, String> {
        let path = self.0.join(name);
        let parent = path.parent().unwrap_or(&self.0);
        let written = std::fs::create_dir_all(parent).and_then(|()| std::fs::write(&path, text));
        written.map(|()| path).map_err(|error| error.to_string())
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // Nothing can be done about a folder that stays.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The file name of a program in a language; nothing if there is no such language.
pub fn file_name(side: &str, language: &str) -> Option<String> {
    let known = ["c", "cpp", "rs", "java", "ll", "tir"];
    known.contains(&language).then(|| format!("{side}/program.{language}"))
}
