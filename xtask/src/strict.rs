//! `cargo xtask strict [--one-in N] [PART]`: how many certificates of the corpus stand when less is believed, and what the
//! others lack.
//!
//! Every case that is found to be equivalent is verified three times: as always, with `--strict=1` (derivations only) and with
//! `--strict=2` (passes and rewrites validated). What does not stand is counted by cause. There is no threshold; what fails is wrong
//! only if the certificate is not confirmed as always.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use crate::case::{Answer, Case};

/// The time to find a certificate, and to verify it.
const TIME: &str = "20s";

/// The ways to verify.
const WAYS: [&[&str]; 3] = [&[], &["--strict=1"], &["--strict=2"]];

/// What one way came to.
#[derive(Default)]
struct Tally {
    passed: usize,
    time: Duration,
    causes: BTreeMap<String, Vec<String>>,
}

/// Finds the certificates of some cases and verifies them in all ways. Says whether all were confirmed as always.
pub fn measure(tandem: &Path, cases: &[Case], scratch: &Path) -> Result<bool, String> {
    std::fs::create_dir_all(scratch).map_err(|error| error.to_string())?;
    let mut tallies: [Tally; 3] = Default::default();
    let (mut found, mut identical) = (0, 0);
    for case in cases.iter().filter(|case| case.truth == Answer::Equivalent && !case.is_whole()) {
        let file = scratch.join(format!("{}.json", case.name.replace('/', "-")));
        if !find(tandem, case, &file)? {
            println!("{}: no certificate within {TIME}", case.name);
            continue;
        }
        let text = std::fs::read_to_string(&file).map_err(|error| error.to_string())?;
        if text.contains("\"identical\":true") || text.contains("\"identical\": true") {
            identical += 1;
            continue;
        }
        found += 1;
        let mut line = String::new();
        for (way, tally) in WAYS.iter().zip(&mut tallies) {
            let begun = Instant::now();
            let causes = verify(tandem, case, &file, way)?;
            tally.time += begun.elapsed();
            line.push_str(&format!("{:>8.1?}", begun.elapsed()));
            match causes.is_empty() {
                true => tally.passed += 1,
                false => line.push_str(&format!(" ({})", causes.join("; "))),
            }
            for cause in causes {
                tally.causes.entry(cause).or_default().push(case.name.clone());
            }
        }
        println!("{:<44}{line}", case.name);
    }
    println!(
        "\n{found} certificates with relations; {identical} more say that the code is the same, where nothing is left to believe less of"
    );
    for (way, tally) in WAYS.iter().zip(&tallies) {
        let name = way.first().copied().unwrap_or("as always");
        println!("{name:<12} {} of {found} in {:.0?}", tally.passed, tally.time);
        let mut causes: Vec<_> = tally.causes.iter().collect();
        causes.sort_by_key(|(cause, cases)| (std::cmp::Reverse(cases.len()), cause.as_str()));
        for (cause, cases) in causes {
            println!("  {:>4}  {cause}  ({} …)", cases.len(), cases.first().map_or("", String::as_str));
        }
    }
    Ok(tallies[0].passed == found)
}

/// Whether a certificate was found, and written.
fn find(tandem: &Path, case: &Case, file: &Path) -> Result<bool, String> {
    let mut check = Command::new(tandem);
    check.arg("check").arg(&case.left).arg(&case.right).arg("--no-native");
    check.args(["--left-entry", &case.entries.0, "--right-entry", &case.entries.1]);
    check.args(["--timeout", TIME]).args(&case.flags).arg("--certificate").arg(file);
    let output = check.output().map_err(|error| error.to_string())?;
    Ok(output.status.code() == Some(0))
}

/// Why a certificate is not confirmed; nothing if it is.
fn verify(tandem: &Path, case: &Case, file: &Path, way: &[&str]) -> Result<Vec<String>, String> {
    let mut verify = Command::new(tandem);
    verify.arg("verify").arg(file).arg(&case.left).arg(&case.right).args(["--timeout", TIME]).args(way);
    let output = verify.output().map_err(|error| error.to_string())?;
    if output.status.code() == Some(0) {
        return Ok(vec![]);
    }
    let text = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    let unvalidated: Vec<String> = text.lines().filter(|line| line.contains("not validated:")).map(cause).collect();
    match unvalidated.is_empty() {
        false => Ok(unvalidated),
        true => Ok(vec![cause(text.lines().next().unwrap_or("nothing was said"))]),
    }
}

/// What a line of `tandem verify` says without the places that it speaks of.
fn cause(line: &str) -> String {
    let line = line.trim();
    if let Some((what, why)) = line.split_once(" of the ").filter(|_| line.contains("not validated:")) {
        let why = why.split_once("not validated: ").map_or(why, |(_, why)| why);
        return format!("{what}: {}", general(why));
    }
    general(line)
}

/// The kind of a reason: its beginning, and how it ends.
fn general(why: &str) -> String {
    const KINDS: &[&str] = &[
        "a leaf of a derivation was not refuted",
        "what is left of a derivation has a solution",
        "a derivation is wrong",
        "it could not be shown that any input satisfies",
        "the work set aside for it was used up",
        "the solver ran out of time",
        "the solver answered unknown",
        "it was changed: a run shows a difference",
        "there is no claim about it",
        "its proof asks for a rewriting",
        "no proof was found",
        "the lowered program has no function",
    ];
    match KINDS.iter().find(|kind| why.contains(**kind)) {
        Some(kind) if why.starts_with("its proof was not derived") => format!("its proof was not derived: {kind}"),
        Some(kind) => (*kind).to_owned(),
        None => why.chars().take(90).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn causes_are_said_without_places() {
        let undecided =
            "? not decided  f ~ f from b2 (line 4) ~ b3 running 1 and 1 segments: the solver ran out of time";
        assert_eq!(cause(undecided), "the solver ran out of time");
        let passes = "  normal form of the left function: not validated: no proof was found: it is hard";
        assert_eq!(cause(passes), "normal form: no proof was found");
    }
}
