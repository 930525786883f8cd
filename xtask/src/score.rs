//! Adds up what became of the cases, by theme.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::time::Duration;

use crate::case::{Answer, Case};
use crate::judge::Judged;

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
        for theme in [case.theme(), "total"] {
            let row = rows.entry(theme).or_default();
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
        "theme", "cases", "right", "unknown", "wrong", "not run", "median ms", "max ms"
    ));
    let total = rows.remove("total");
    for (theme, mut row) in rows.into_iter().chain(total.map(|row| ("total", row))) {
        row.times.sort_unstable();
        let median = row.times.get(row.times.len() / 2).copied().unwrap_or_default();
        let longest = row.times.last().copied().unwrap_or_default();
        line(format!(
            "{theme:<24}{:>7}{:>7}{:>9}{:>7}{:>9}{:>12}{:>12}",
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
