//! `--accept FILE`: differences that somebody looked at and wants.
//!
//! An accepted difference is still shown as one, with who accepted it why and when; only the exit code no longer depends on
//! it. What is accepted names one function or datum, so that a new difference elsewhere is not let through with it.

use std::path::Path;

use serde::Deserialize;
use tandem::Error;
use tandem::report::{Accepted, Report, VerdictName};

/// The file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    accept: Vec<Entry>,
}

/// One difference that is wanted.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    /// The function or datum, as the report calls it.
    entry: String,
    /// Why.
    reason: String,
    /// When, as a date of TOML's.
    date: toml::value::Datetime,
    /// What the report says of the right side, if only that is accepted.
    #[serde(default)]
    right: Option<String>,
}

/// Differences that are wanted.
#[derive(Debug, Default)]
pub struct Accepting {
    entries: Vec<(Entry, bool)>,
}

impl Accepting {
    /// Reads the file.
    pub fn read(path: &Path) -> Result<Accepting, Error> {
        let text = std::fs::read_to_string(path).map_err(|error| Error::input(path, error))?;
        Accepting::parse(&text).map_err(|error| Error::input(path, error))
    }

    fn parse(text: &str) -> Result<Accepting, String> {
        let file: File = toml::from_str(text).map_err(|error| error.to_string().trim_end().to_owned())?;
        for entry in &file.accept {
            if entry.reason.trim().is_empty() {
                return Err(format!("{}: an accepted difference needs a reason", entry.entry));
            }
        }
        Ok(Accepting { entries: file.accept.into_iter().map(|entry| (entry, false)).collect() })
    }

    /// Marks a report if its difference is wanted.
    pub fn mark(&mut self, report: &mut Report) {
        let returned = report.counterexample.as_ref().map(|found| found.right.words());
        let is_meant = |entry: &Entry| {
            entry.entry == report.entry && entry.right.as_ref().is_none_or(|right| Some(right) == returned.as_ref())
        };
        for (entry, is_used) in &mut self.entries {
            if is_meant(entry) && report.verdict == VerdictName::Different {
                *is_used = true;
                report.accepted = Some(Accepted { reason: entry.reason.clone(), date: entry.date.to_string() });
                report.counts = false;
            }
        }
    }

    /// Names of what was accepted and does not differ any more.
    pub fn unused(&self) -> Vec<&str> {
        self.entries.iter().filter(|(_, is_used)| !is_used).map(|(entry, _)| entry.entry.as_str()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_and_a_date_are_needed() {
        let good = "[[accept]]\nentry = \"f\"\nreason = \"rounding\"\ndate = 2026-11-17\n";
        assert_eq!(Accepting::parse(good).map(|file| file.entries.len()), Ok(1));
        for bad in [
            "[[accept]]\nentry = \"f\"\nreason = \"\"\ndate = 2026-11-17\n",
            "[[accept]]\nentry = \"f\"\nreason = \"x\"\n",
            "[[accept]]\nentry = \"f\"\nreason = \"x\"\ndate = \"soon\"\n",
            "[[accepted]]\nentry = \"f\"\n",
        ] {
            assert!(Accepting::parse(bad).is_err(), "{bad}");
        }
    }
}
