//! The table that `cargo xtask strict` makes of its ledger, and its place in the documentation.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::time::Duration;

use tandem_solver::discover;

use super::ledger::{Answered, Ledger, NOT_DERIVED, NOT_FOUND, SAME_CODE, Way};

/// Between these lines stands the table.
const BEGIN: &str = "<!-- cargo xtask strict -->";
const END: &str = "<!-- end of cargo xtask strict -->";

/// Cases of one part of the corpus.
#[derive(Default)]
struct Row {
    equivalent: usize,
    not_found: usize,
    same_code: usize,
    verified: usize,
    derived: usize,
    validated: usize,
}

/// All of it, as Markdown; `time` is what each certificate was given.
pub fn table(ledger: &Ledger, time: &str) -> String {
    let mut rows: BTreeMap<String, Row> = BTreeMap::new();
    for (case, found) in ledger.answers(Way::Find) {
        let part = case.split('/').next().unwrap_or_default().to_owned();
        for name in [part, "~".to_owned()] {
            let row = rows.entry(name).or_default();
            row.equivalent += 1;
            row.not_found += usize::from(found.causes.iter().any(|cause| cause == NOT_FOUND));
            row.same_code += usize::from(found.causes.iter().any(|cause| cause == SAME_CODE));
            let Some(answered) = ledger.answer(case, Way::Validated) else { continue };
            row.verified += 1;
            row.derived += usize::from(is_derived(answered));
            row.validated += usize::from(answered.causes.is_empty());
        }
    }
    let mut out = String::from(
        "| corpus | equivalent | no proof in time | the same code | certificates verified | pass `--strict=1` | pass `--strict=2` |\n\
         |---|--:|--:|--:|--:|--:|--:|\n",
    );
    for (name, row) in &rows {
        let name = if name == "~" { "**all**" } else { name };
        let _ = writeln!(
            out,
            "| {name} | {} | {} | {} | {} | {} | {} |",
            row.equivalent, row.not_found, row.same_code, row.verified, row.derived, row.validated
        );
    }
    if let Some(all) = rows.get("~") {
        let found = all.equivalent - all.not_found - all.same_code;
        if all.verified < found {
            let _ = writeln!(
                out,
                "\nOnly {} of the {found} certificates that were found have been verified: the run was interrupted.",
                all.verified
            );
        }
    }
    let _ = writeln!(
        out,
        "\n{time} to find a certificate, {time} to verify it and {time} for each proof about a pass. Solvers: {}.\n",
        solvers().join(", ")
    );
    out.push_str("| what the others lack | certificates |\n|---|--:|\n");
    let mut causes: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (case, answered) in ledger.answers(Way::Validated) {
        for cause in &answered.causes {
            causes.entry(cause).or_default().insert(case);
        }
    }
    let mut causes: Vec<_> = causes.into_iter().collect();
    causes.sort_by_key(|(cause, cases)| (!cause.starts_with(NOT_DERIVED), std::cmp::Reverse(cases.len()), *cause));
    for (cause, cases) in causes {
        let said = match cause.strip_prefix(NOT_DERIVED) {
            Some(cause) => format!("`--strict=1`: {cause}"),
            None => format!("`--strict=2`: {cause}"),
        };
        let first = cases.first().copied().unwrap_or_default();
        let _ = writeln!(out, "| {} (`{first}`) | {} |", said.replace('|', "/"), cases.len());
    }
    out.push_str(&times(ledger));
    out
}

/// The solvers that leaves were put to.
fn solvers() -> Vec<String> {
    [discover::z3(), discover::bitwuzla(), discover::cvc5()].into_iter().flatten().map(|found| found.name).collect()
}

fn is_derived(answered: &Answered) -> bool {
    !answered.causes.iter().any(|cause| cause.starts_with(NOT_DERIVED))
}

/// What it costs to derive: of those certificates that were found again and verified in both ways.
fn times(ledger: &Ledger) -> String {
    let mut sums = [Duration::ZERO; 3];
    let (mut clocked, mut failed) = (0, 0);
    for (case, derived) in ledger.answers(Way::Derived) {
        let others = [Way::FindAgain, Way::AsAlways].map(|way| ledger.answer(case, way));
        let [Some(found), Some(always)] = others else { continue };
        clocked += 1;
        failed += usize::from(!derived.causes.is_empty());
        for (sum, one) in sums.iter_mut().zip([found, always, derived]) {
            *sum += one.time;
        }
    }
    if clocked == 0 {
        return String::new();
    }
    let [found, always, derived] = sums.map(|time| time.as_secs_f64());
    let dearer = 100.0 * (derived - always) / found;
    format!(
        "\nTimes of {clocked} certificates, all ways one after the other: {found:.0} s to check, {always:.0} s to verify as always, \
         {derived:.0} s with `--strict=1` ({failed} of them in vain). Deriving every verdict of `tandem check` would take {dearer:.0} % \
         longer.\n"
    )
}

/// Puts the table into a document.
pub fn write(document: &Path, table: &str) -> Result<(), String> {
    let fail = |what: String| format!("{}: {what}", document.display());
    let text = fs::read_to_string(document).map_err(|error| fail(error.to_string()))?;
    let parts = text.split_once(BEGIN).and_then(|(before, rest)| Some((before, rest.split_once(END)?.1)));
    let (before, after) = parts.ok_or_else(|| fail(format!("has no {BEGIN} with {END} after it")))?;
    fs::write(document, format!("{before}{BEGIN}\n{table}{END}{after}")).map_err(|error| fail(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_fails_before_anything_is_validated_fails_in_both_ways() {
        let ledger = Ledger::parse(
            "c/a/one\tfind\t10\t\nc/a/one\t--strict=2\t20\tnot derived: the solver ran out of time\n\
             c/a/two\tfind\t10\t\nc/a/two\t--strict=2\t20\tnormal form: no proof was found\n\
             c/a/three\tfind\t10\t\nc/a/three\t--strict=2\t20\t\n\
             java/a/four\tfind\t10\tthe same code\njava/a/five\tfind\t10\tno certificate\n",
        );
        let table = table(&ledger, "10s");
        assert!(table.contains("| c | 3 | 0 | 0 | 3 | 2 | 1 |"), "{table}");
        assert!(!table.contains("interrupted"), "{table}");
        assert!(table.contains("| **all** | 5 | 1 | 1 | 3 | 2 | 1 |"), "{table}");
        assert!(table.contains("| `--strict=1`: the solver ran out of time (`c/a/one`) | 1 |"), "{table}");
        assert!(table.contains("| `--strict=2`: normal form: no proof was found (`c/a/two`) | 1 |"), "{table}");
    }

    #[test]
    fn a_run_that_was_interrupted_says_so() {
        let table =
            table(&Ledger::parse("c/a/one\tfind\t10\t\nc/a/two\tfind\t10\t\nc/a/one\t--strict=2\t20\t\n"), "10s");
        assert!(table.contains("Only 1 of the 2 certificates"), "{table}");
    }

    #[test]
    fn what_deriving_costs_is_a_share_of_the_whole_check() {
        let ledger = Ledger::parse("c/one\tfind again\t10000\t\nc/one\tas always\t2000\t\nc/one\t--strict=1\t5000\t\n");
        let table = table(&ledger, "10s");
        assert!(table.contains("would take 30 % longer"), "{table}");
    }
}
