//! Queries kept as files, to be looked at or put to another solver by hand.
//!
//! A query's file is named after its text, so the names do not depend on the order in which threads ask, and the same
//! run gives the same folder. Only the comment at the foot, with the answer and its time, differs.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use tandem_base::Budget;

/// A folder that every query is written to.
#[derive(Clone, Debug)]
pub struct QueryLog {
    folder: PathBuf,
    label: String,
}

impl QueryLog {
    /// Logs to this folder, which is made if it is not there.
    pub fn new(folder: impl Into<PathBuf>) -> io::Result<QueryLog> {
        let folder = folder.into();
        fs::create_dir_all(&folder)?;
        Ok(QueryLog { folder, label: "query".into() })
    }

    /// The same folder, with file names that start with this label. What is not a letter or digit becomes a dash.
    pub fn labelled(&self, label: &str) -> QueryLog {
        let label = label.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).take(80).collect();
        QueryLog { folder: self.folder.clone(), label }
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Writes one standalone query with its answer. A log that cannot be written is no reason to lose an answer, so
    /// failures are left to the caller to report or ignore.
    pub fn record(
        &self,
        script: &str,
        solver: &str,
        answer: &str,
        time: Duration,
        budget: &Budget,
    ) -> io::Result<PathBuf> {
        let name = blake3::hash(script.as_bytes()).to_hex();
        let path = self.folder.join(format!("{}-{}.smt2", self.label, &name[..16]));
        let answer = answer.replace(['\n', '\r'], " ");
        let left = budget.remaining().map_or(f64::INFINITY, |left| left.as_secs_f64()) * 1000.0;
        let took = time.as_secs_f64() * 1000.0;
        let had = left + took;
        let effort = budget.effort().as_units();
        let text = format!(
            "{script}\n; {solver} answered {answer} in {took:.1} ms of {had:.0} ms with {effort} units of work\n"
        );
        // The same query may be logged by two threads at once; a rename keeps each file whole.
        let scratch = self.folder.join(format!(".{}-{:?}", &name[..16], std::thread::current().id()));
        fs::write(&scratch, text)?;
        fs::rename(&scratch, &path)?;
        Ok(path)
    }
}
