//! `cargo xtask strict [--afresh | --verify-afresh] [--one-in N] [--seconds N] [--write] [PART]`: how many certificates of the corpus stand when
//! less is believed, what the others lack, and what it would cost if every verdict were derived.
//!
//! Certificates are found once (`tandem check --certificate`) and verified afterwards with `--strict=2`: that confirms by derivations
//! first, as `--strict=1` does, and validates passes and rewrites then, so that one run answers for both. One certificate in
//! [`CLOCKED`] is then found again, verified as always and with `--strict=1`, one after the other, for the times. What does not stand is counted by cause.
//! There is no threshold; what fails is wrong only if a certificate is not confirmed as always.
//!
//! A run over the whole corpus takes an hour, so every answer is written to a ledger at once ([`Ledger`]), and a run that was
//! interrupted goes on where it was. `--write` puts the table into docs/certificate.md.

mod ledger;
mod table;

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use self::ledger::{Answered, Ledger, Way};
use crate::case::{Answer, Case};

/// Seconds to find a certificate, and to verify it, unless somebody says otherwise (a busy machine needs more).
const SECONDS: u64 = 10;

/// One certificate in so many is verified in all ways, for the times.
const CLOCKED: usize = 5;

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Seconds to find a certificate, and to verify it.
    pub seconds: u64,
    /// Certificates of earlier runs are found again.
    pub finds_afresh: bool,
    /// Answers of earlier runs are asked for again.
    pub verifies_afresh: bool,
    /// The table goes into the documentation.
    pub writes: bool,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan { seconds: SECONDS, finds_afresh: false, verifies_afresh: false, writes: false }
    }
}

impl Plan {
    /// The time as a flag says it.
    fn limit(self) -> String {
        format!("{}s", self.seconds)
    }
}

/// Finds the certificates of some cases and verifies them. Says whether all that were verified as always were confirmed.
pub fn measure(
    tandem: &Path,
    cases: &[Case],
    plan: Plan,
    scratch: &Path,
    documentation: &Path,
) -> Result<bool, String> {
    std::fs::create_dir_all(scratch).map_err(|error| error.to_string())?;
    let mut ledger = Ledger::open(&scratch.join("ledger.tsv"), plan)?;
    let cases: Vec<&Case> = cases.iter().filter(|case| case.truth == Answer::Equivalent && !case.is_whole()).collect();
    let file = |case: &Case| scratch.join(format!("{}.json", case.name.replace('/', "-")));
    for case in &cases {
        if ledger.answer(&case.name, Way::Find).is_none() {
            let answered = find(tandem, case, &file(case), plan)?;
            ledger.write(&case.name, Way::Find, answered)?;
        }
    }
    let found: Vec<&Case> = cases.into_iter().filter(|case| ledger.has_relations(&case.name)).collect();
    // The answers first, which are for all; then the times.
    for case in &found {
        answer(tandem, case, Way::Validated, &file(case), scratch, plan, &mut ledger)?;
    }
    for case in found.iter().filter(|case| is_clocked(&case.name)) {
        for way in Way::CLOCKED {
            answer(tandem, case, way, &file(case), scratch, plan, &mut ledger)?;
        }
    }
    let made = table::table(&ledger, &plan.limit());
    print!("{made}");
    if plan.writes {
        table::write(documentation, &made)?;
    }
    Ok(ledger.all_confirmed(Way::AsAlways))
}

/// Does something with a case, unless it was done, and writes down what came of it.
fn answer(
    tandem: &Path,
    case: &Case,
    way: Way,
    file: &Path,
    scratch: &Path,
    plan: Plan,
    ledger: &mut Ledger,
) -> Result<(), String> {
    if ledger.answer(&case.name, way).is_some() {
        return Ok(());
    }
    let answered = match way {
        Way::Find | Way::FindAgain => find(tandem, case, &scratch.join("again.json"), plan)?,
        Way::AsAlways | Way::Derived | Way::Validated => verify(tandem, case, file, way, plan)?,
    };
    if !answered.causes.is_empty() {
        println!("{:<44} {}: {}", case.name, way.name(), answered.causes.join("; "));
    }
    ledger.write(&case.name, way, answered)
}

/// Whether a case is one of those whose times count: always the same ones, whatever part of the corpus is looked at.
fn is_clocked(name: &str) -> bool {
    name.bytes().map(usize::from).sum::<usize>().is_multiple_of(CLOCKED)
}

/// Whether a certificate was found and written, and whether it has relations.
fn find(tandem: &Path, case: &Case, file: &Path, plan: Plan) -> Result<Answered, String> {
    let mut check = Command::new(tandem);
    check.arg("check").arg(&case.left).arg(&case.right).arg("--no-native");
    check.args(["--left-entry", &case.entries.0, "--right-entry", &case.entries.1]);
    check.args(["--timeout", &plan.limit()]).args(&case.flags).arg("--certificate").arg(file);
    let begun = Instant::now();
    let output = check.output().map_err(|error| error.to_string())?;
    let time = begun.elapsed();
    if output.status.code() != Some(0) {
        return Ok(Answered { time, causes: vec![ledger::NOT_FOUND.to_owned()] });
    }
    let text = std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let certificate: serde_json::Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    let causes = match certificate["identical"].as_bool() {
        Some(true) => vec![ledger::SAME_CODE.to_owned()],
        _ => vec![],
    };
    Ok(Answered { time, causes })
}

/// Why a certificate is not confirmed; no cause if it is.
fn verify(tandem: &Path, case: &Case, file: &Path, way: Way, plan: Plan) -> Result<Answered, String> {
    let mut verify = Command::new(tandem);
    verify.arg("verify").arg(file).arg(&case.left).arg(&case.right).args(["--timeout", &plan.limit()]).args(way.flag());
    let begun = Instant::now();
    let output = verify.output().map_err(|error| error.to_string())?;
    let time: Duration = begun.elapsed();
    if output.status.code() == Some(0) {
        return Ok(Answered { time, causes: vec![] });
    }
    let text = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    let unvalidated: Vec<String> = text.lines().filter(|line| line.contains("not validated:")).map(cause).collect();
    let causes = match unvalidated.is_empty() {
        false => unvalidated,
        true => vec![format!("{}{}", ledger::NOT_DERIVED, cause(text.lines().next().unwrap_or("nothing was said")))],
    };
    Ok(Answered { time, causes })
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
        "its proof asks for a rewriting that is not validated",
        "its proof asks for a rewriting",
        "no proof was found",
        "solvers contradict each other",
        "and two solvers are there",
        "a leaf of a derivation was not refuted",
        "what is left of a derivation has a solution",
        "a derivation is wrong",
        "it could not be shown that any input satisfies",
        "the work set aside for it was used up",
        "the solver ran out of time",
        "the solver answered unknown",
        "it was changed: a run shows a difference",
        "there is no claim about it",
        "the lowered program has no function",
    ];
    // Which rewriting there is no proof about is part of the kind.
    if let Some((_, rest)) = why.split_once("no proof was found where ").filter(|_| !why.starts_with("its proof")) {
        let what = rest.split(':').next().unwrap_or(rest);
        return format!("no proof was found where {}", what.replace(['\t', '\n', ';'], " "));
    }
    let plain = why.replace(['\t', '\n', ';'], " ");
    match KINDS.iter().find(|kind| why.contains(**kind)) {
        Some(kind) if why.starts_with("its proof was not derived") => format!("its proof was not derived: {kind}"),
        Some(kind) => (*kind).to_owned(),
        None => plain.chars().take(90).collect(),
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
        let inlined = "  normal form of the left function: not validated: no proof was found where functions were inlined: it is hard";
        assert_eq!(cause(inlined), "normal form: no proof was found where functions were inlined");
    }
}
