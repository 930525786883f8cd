//! Lets a change through only if every function of a file behaves as before.
//!
//! ```text
//! cargo run --package tandem --example merge_gate -- old.c new.c && git merge …
//! ```

use std::process::ExitCode;

use tandem::report::{Layout, Report, VerdictName, overall, render_all};
use tandem::{Claim, Error, Session};

/// The answer about everything in two files, and the report on it.
pub fn merge_gate(old: &str, new: &str) -> Result<(VerdictName, String), Error> {
    let programs = Session::new()?.load(old, new)?;
    let claim = Claim::everything().build()?;
    let answers = programs.check_all(&claim, |answer| {
        eprintln!("{}: {}", answer.report.entry, answer.report.verdict.name());
        Ok(())
    })?;
    let reports: Vec<Report> = answers.into_iter().map(|answer| answer.report).collect();
    Ok((overall(&reports), render_all(&reports, &Layout::plain())))
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [old, new] = &args[..] else {
        eprintln!("usage: merge_gate OLD NEW");
        return ExitCode::from(2);
    };
    match merge_gate(old, new) {
        Ok((verdict, text)) => {
            print!("{text}");
            if verdict == VerdictName::Equivalent { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(error) => {
            eprintln!("merge_gate: {error}");
            ExitCode::from(2)
        }
    }
}
