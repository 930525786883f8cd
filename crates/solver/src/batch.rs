//! Solvers that are run once a query, on a file: most Horn solvers.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::PathBuf;
use std::process;
use std::sync::atomic::{AtomicU64, Ordering};

use tandem_base::{Budget, Reason, shorten};
use tandem_process::run_to_end;

use crate::command::Command;
use crate::replies::Scanner;

/// Runs the program on a script, and returns its replies: the first is the answer, the others are what else it said.
/// Whatever does not look like a list of replies, or comes with an error, is no answer.
pub(crate) fn run(command: &Command, script: &str, budget: &Budget) -> Result<Vec<String>, Reason> {
    let file = QueryFile::write(script)?;
    let mut process = process::Command::new(&command.program);
    for arg in &command.args {
        if arg == "{}" {
            process.arg(&file.0);
        } else {
            process.arg(arg);
        }
    }
    let finished = run_to_end(process, budget)?;
    let stdout = String::from_utf8_lossy(&finished.stdout);
    let stderr = String::from_utf8_lossy(&finished.stderr);
    if let Some(error) = [&stdout, &stderr].into_iter().find(|text| text.contains("(error")) {
        return Err(Reason::from_error(error));
    }
    let mut replies = Vec::new();
    let mut scanner = Scanner::default();
    // The newline completes a last word; nothing can be cut off after it, because the program ended by itself.
    for text in [finished.stdout.as_slice(), b"\n"] {
        scanner.feed(text, |reply| replies.push(String::from_utf8_lossy(reply).into_owned()));
    }
    if !finished.status.success() {
        return Err(Reason::from_death(&finished.status.to_string(), &format!("{} {stderr}", shorten(&stdout))));
    }
    if !scanner.partial().is_empty() {
        return Err(Reason::Truncated(shorten(&String::from_utf8_lossy(scanner.partial()))));
    }
    Ok(replies)
}

/// A file that is gone when the query is.
struct QueryFile(PathBuf);

impl QueryFile {
    fn write(script: &str) -> Result<QueryFile, Reason> {
        static SERIAL: AtomicU64 = AtomicU64::new(0);
        let serial = SERIAL.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("tandem-{}-{serial}.smt2", process::id()));
        // Temporary folders are shared, so a file or link that is there already is not written to.
        let written = OpenOptions::new().write(true).create_new(true).open(&path);
        let cannot = |error: io::Error| Reason::CannotStart(format!("{}: {error}", path.display()));
        let mut opened = written.map_err(cannot)?;
        let file = QueryFile(path.clone());
        opened.write_all(script.as_bytes()).map_err(cannot)?;
        Ok(file)
    }
}

impl Drop for QueryFile {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}
