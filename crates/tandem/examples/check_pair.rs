//! Checks one function of two files, and prints the verdict and the evidence.
//!
//! ```text
//! cargo run --package tandem --example check_pair -- examples/midpoint.left.c examples/midpoint.right.c midpoint
//! ```

use std::process::ExitCode;
use std::time::Duration;

use tandem::{Claim, Error, Options, Session, Verdict};

/// What is found out about one function of two files, in words.
pub fn check_pair(left: &str, right: &str, entry: &str) -> Result<String, Error> {
    let session = Session::with(Options { timeout: Duration::from_secs(30), ..Options::default() })?;
    let programs = session.load(left, right)?;
    let answer = programs.check(&Claim::about(entry).build()?)?;
    Ok(match answer.verdict() {
        Some(Verdict::Equivalent(proved)) => {
            format!("equivalent: {} obligations were discharged\n", proved.obligations())
        }
        Some(Verdict::Different(found)) => {
            let mut text = "different\n".to_owned();
            // The report has the input and the outcomes as people write them.
            if let Some(shown) = &answer.report.counterexample {
                for (name, value) in &shown.inputs {
                    text += &format!("  {name} = {value}\n");
                }
                text += &format!("  left:  {} {:?}\n", shown.left.outcome, shown.left.values);
                text += &format!("  right: {} {:?}\n", shown.right.outcome, shown.right.values);
            }
            text + &format!("  confirmed by native runs: {}\n", found.native() == Some(true))
        }
        Some(Verdict::Unknown(reason)) => format!("unknown: {reason}\n"),
        None => "nothing was compared\n".to_owned(),
    })
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [left, right, entry] = &args[..] else {
        eprintln!("usage: check_pair LEFT RIGHT FUNCTION");
        return ExitCode::from(2);
    };
    match check_pair(left, right, entry) {
        Ok(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("check_pair: {error}");
            ExitCode::from(2)
        }
    }
}
