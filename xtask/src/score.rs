//! Adds up what became of the cases: by folder, the slowest ones, and what the answers rest on.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::time::Duration;

use crate::case::{Answer, Case};
use crate::judge::Judged;
use crate::judge::run::limit;

#[derive(Default)]
struct Row {
    cases: usize,
    right: usize,
    unknown: usize,
    wrong: usize,
    not_run: usize,
    times: Vec<Duration>,
}

/// The score table.
pub fn table(results: &[(Case, Judged)]) -> String {
    let mut rows: BTreeMap<&str, Row> = BTreeMap::new();
    for (case, judged) in results {
        for folder in [case.folder(), "total"] {
            let row = rows.entry(folder).or_default();
            row.cases += 1;
            match judged.answer {
                Some(answer) if answer == case.truth => row.right += 1,
                Some(Answer::Unknown) => row.unknown += 1,
                Some(_) => row.wrong += 1,
                None => row.not_run += 1,
            }
            row.times.push(judged.time);
        }
    }
    let mut out = String::new();
    let mut line = |text: String| writeln!(out, "{text}").expect("writing to a string cannot fail");
    line(format!(
        "{:<24}{:>7}{:>7}{:>9}{:>7}{:>9}{:>12}{:>12}",
        "folder", "cases", "right", "unknown", "wrong", "not run", "median ms", "max ms"
    ));
    let total = rows.remove("total");
    for (folder, mut row) in rows.into_iter().chain(total.map(|row| ("total", row))) {
        row.times.sort_unstable();
        let median = row.times.get(row.times.len() / 2).copied().unwrap_or_default();
        let longest = row.times.last().copied().unwrap_or_default();
        line(format!(
            "{folder:<24}{:>7}{:>7}{:>9}{:>7}{:>9}{:>12}{:>12}",
            row.cases,
            row.right,
            row.unknown,
            row.wrong,
            row.not_run,
            median.as_millis(),
            longest.as_millis()
        ));
    }
    out
}

/// Answers that are shown by themselves: the slowest ones.
const SLOWEST: usize = 12;

/// The answers that took longest, and the cases with a limit of their own.
pub fn slowest(results: &[(Case, Judged)]) -> String {
    let mut out = String::new();
    let mut line = |case: &Case, judged: &Judged| {
        let (time, limit) = (judged.time.as_secs_f64(), limit(case).as_secs());
        writeln!(out, "{time:>7.1} s of {limit} s: {}", case.name).expect("writing to a string cannot fail");
    };
    let mut answered: Vec<_> =
        results.iter().filter(|(_, judged)| judged.answer.is_some_and(|answer| answer != Answer::Unknown)).collect();
    answered.sort_by_key(|(_, judged)| std::cmp::Reverse(judged.time));
    for (case, judged) in answered.iter().take(SLOWEST) {
        line(case, judged);
    }
    for (case, judged) in answered.iter().skip(SLOWEST).filter(|(case, _)| case.time.is_some()) {
        line(case, judged);
    }
    out
}

/// Certificates that are shown by themselves: the largest ones.
const LARGEST: usize = 5;

/// What the answers rest on: how long the largest certificates took to find and to verify, and where differences were
/// seen.
pub fn evidence(results: &[(Case, Judged)]) -> String {
    let mut out = String::new();
    let mut line = |text: String| writeln!(out, "{text}").expect("writing to a string cannot fail");
    let mut certified: Vec<_> = results
        .iter()
        .filter_map(|(case, judged)| judged.certified.map(|certified| (certified, judged.time, &case.name)))
        .collect();
    certified.sort_unstable_by_key(|(certified, _, name)| (std::cmp::Reverse(certified.bytes), *name));
    for (certified, finding, name) in certified.iter().take(LARGEST) {
        line(format!(
            "certificate of {} bytes, found in {} ms, verified in {} ms: {name}",
            certified.bytes,
            finding.as_millis(),
            certified.verifying.as_millis()
        ));
    }
    let slower = certified.iter().filter(|(certified, finding, _)| certified.verifying > *finding).count();
    let finding: Duration = certified.iter().map(|(_, finding, _)| *finding).sum();
    let verifying: Duration = certified.iter().map(|(certified, ..)| certified.verifying).sum();
    line(format!(
        "{} certificates, found in {:.1} s and verified in {:.1} s; {slower} took longer to verify than to find",
        certified.len(),
        finding.as_secs_f64(),
        verifying.as_secs_f64()
    ));
    let shown: Vec<_> =
        results.iter().filter_map(|(case, judged)| judged.replayed.as_ref().map(|shown| (case, shown))).collect();
    for (case, shown) in shown.iter().filter(|(_, shown)| !shown.natively) {
        let why = if case.runs_natively() { shown.note.as_str() } else { "these programs have no native form" };
        line(format!("a difference without native replay: {}: {why}", case.name));
    }
    line(format!(
        "{} differences, {} replayed in the interpreter, {} of {} that have a native form replayed natively",
        shown.len(),
        shown.iter().filter(|(_, shown)| shown.in_interpreter).count(),
        shown.iter().filter(|(case, shown)| case.runs_natively() && shown.natively).count(),
        shown.iter().filter(|(case, _)| case.runs_natively()).count()
    ));
    out
}
