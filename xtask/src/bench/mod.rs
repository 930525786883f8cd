//! Measurements with the release binary that are too long for tests.
//!
//! * [`pequod`]: Figure 6 of Zhou, Heath and Harris' paper, with its figures beside ours
//! * [`plot`]: pictures of two saved runs
//! * [`regions`]: Tables 2 to 4 of the ARDiff paper, with its figures beside ours
//! * [`reve`]: the table of Klebanov, Rümmer and Ulbrich's paper, with its figures beside ours, and plain Spacer on the
//!   same Horn clauses
//! * [`scale`]: functions with more and more loops that are the same on both sides
//! * [`seeding`]: what the seeds of the predicate abstraction are worth on the table

pub mod pequod;
pub mod plot;
pub mod regions;
pub mod reve;
pub mod scale;
pub mod seeding;

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::case::Answer;

/// What came of one run of `tandem check`.
#[derive(Clone, Debug)]
pub struct Run {
    /// The answer.
    pub answer: Answer,
    /// Who found it.
    pub engine: String,
    /// The whole process, compilers included.
    pub time: Duration,
    /// What the process and everything it started used of the processors, which says more on a busy machine.
    pub used: Duration,
    /// The search and the check alone.
    pub settling: Duration,
    /// Why there is no answer.
    pub reason: String,
    /// How many abstractions of common code were tried beyond the first.
    pub iterations: u64,
}

/// Runs `tandem check`.
pub fn check(tandem: &Path, arguments: &[&str]) -> Result<Run, String> {
    let (begun, used_before) = (Instant::now(), used_by_children());
    let output = Command::new(tandem)
        .arg("check")
        .args(arguments)
        .args(["--format", "json", "--no-native"])
        .output()
        .map_err(|error| format!("{}: {error}", tandem.display()))?;
    let time = begun.elapsed();
    let text = String::from_utf8_lossy(&output.stdout);
    let line = text.lines().next().ok_or_else(|| String::from_utf8_lossy(&output.stderr).trim().to_owned())?;
    let report: Value = serde_json::from_str(line).map_err(|error| format!("not JSON: {error}"))?;
    Ok(Run {
        answer: report["verdict"].as_str().and_then(Answer::from_name).ok_or("no verdict")?,
        engine: report["engine"].as_str().unwrap_or("").to_owned(),
        time,
        used: used_by_children().saturating_sub(used_before),
        settling: Duration::from_millis(report["millis"].as_u64().unwrap_or(0)),
        iterations: report["refinement"]["iterations"].as_u64().unwrap_or(0).saturating_sub(1),
        reason: report["reason"].as_str().unwrap_or("").lines().next().unwrap_or("").to_owned(),
    })
}

/// What children that have ended used of the processors so far, themselves and what they waited for. Linux counts it
/// in hundredths of a second; elsewhere it is nothing.
fn used_by_children() -> Duration {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // The name of the program is in parentheses and may hold anything; after it the third field of the file follows.
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or("").split_whitespace().collect();
    let ticks: u64 = fields.iter().skip(13).take(2).filter_map(|field| field.parse::<u64>().ok()).sum();
    Duration::from_millis(ticks * 10)
}

/// The middle one.
pub fn median(times: &[Duration]) -> Duration {
    let mut sorted = times.to_vec();
    sorted.sort_unstable();
    sorted.get(sorted.len() / 2).copied().unwrap_or_default()
}

fn seconds(time: Duration) -> String {
    format!("{:.2}", time.as_secs_f64())
}
