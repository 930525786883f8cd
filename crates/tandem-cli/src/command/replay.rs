//! `tandem replay`: the counterexamples of a result, run again.

use tandem::report::{Report, overall};
use tandem::{Error, replay};

use super::{read_text, write_test};
use crate::cli::ReplayArgs;
use crate::exit_code::ExitCode;
use crate::shown::Shown;

/// Runs every counterexample of a result again.
pub fn run(args: &ReplayArgs) -> Result<ExitCode, Error> {
    let text = read_text(&args.result)?;
    let shown = Shown::new(&args.shown);
    let mut reports: Vec<Report> = Vec::new();
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        let old: Report = serde_json::from_str(line)
            .map_err(|error| Error::input(&args.result, format!("not a result in JSON: {error}")))?;
        let Some(answer) = replay(&old, !args.no_native)? else { continue };
        if let Some(test) = args.test.emit_test.and_then(|kind| answer.regression_test(kind)) {
            write_test(test, args.test.test_file.as_deref())?;
        }
        shown.row(&answer.report);
        reports.push(answer.report);
    }
    shown.all(&reports);
    match reports.is_empty() {
        true => Err(Error::input(&args.result, "has no counterexample")),
        false => Ok(overall(&reports).into()),
    }
}
