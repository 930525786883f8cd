//! The report for a person at a terminal.
//!
//! What matters stands at the top: differences, then what is open. What is proved is counted and, where there is much of it,
//! not listed. What is assumed is said once, at the foot, and the last line sums everything up.

mod excerpt;
mod layout;
mod row;

use crate::data::{Report, Status, VerdictName};
use crate::summary::Summary;

pub use layout::{Detail, Layout, Style};
use row::{Names, details, headline};

/// Rows up to this number are all listed.
const FEW: usize = 4;

/// The report on one item: its rows with all there is to say of it, and what it assumes.
pub fn render_text(report: &Report, layout: &Layout) -> String {
    let mut lines = vec![headline(report, &Names::of(report), layout)];
    lines.extend(details(report, layout));
    lines.extend(foot(&[report], layout));
    joined(&lines)
}

/// Many reports and a line that counts them.
pub fn render_all(reports: &[Report], layout: &Layout) -> String {
    let summary = Summary::of(reports).line(layout.elapsed);
    if layout.detail == Detail::Quiet {
        return joined(&[summary]);
    }
    let mut lines = Vec::new();
    let all = layout.detail == Detail::Verbose || reports.len() <= FEW;
    for group in groups(reports, all) {
        let Some(first) = group.first() else { continue };
        lines.push(headline(first, &Names::of_all(&group), layout));
        lines.extend(details(first, layout));
    }
    let foot = foot(&reports.iter().collect::<Vec<_>>(), layout);
    if !lines.is_empty() && !foot.is_empty() {
        lines.push(String::new());
    }
    lines.extend(foot);
    lines.push(summary);
    joined(&lines)
}

/// The rows that are shown, what matters first; rows of which the same is said together.
fn groups(reports: &[Report], all: bool) -> Vec<Vec<&Report>> {
    let weight = |report: &Report| match (report.verdict, report.counts) {
        (VerdictName::Different, _) => 0,
        (VerdictName::Unknown, true) => 1,
        (VerdictName::Equivalent, _) => 2,
        (VerdictName::Unknown, false) => 3,
    };
    let mut shown: Vec<&Report> = reports.iter().filter(|report| all || weight(report) < 2).collect();
    shown.sort_by_key(|report| weight(report));
    let mut groups: Vec<Vec<&Report>> = Vec::new();
    for report in shown {
        match groups.iter_mut().find(|group| group.first().is_some_and(|first| is_said_alike(first, report))) {
            Some(group) => group.push(report),
            None => groups.push(vec![report]),
        }
    }
    groups
}

/// Whether nothing but the name would be different.
fn is_said_alike(one: &Report, other: &Report) -> bool {
    one.verdict == VerdictName::Unknown
        && other.verdict == VerdictName::Unknown
        && (one.status, one.item, one.counts) == (other.status, other.item, other.counts)
        && (&one.reason, &one.established, &one.advice) == (&other.reason, &other.established, &other.advice)
        && one.values.is_none()
        && other.values.is_none()
}

/// What the answers rest on.
fn foot(reports: &[&Report], layout: &Layout) -> Vec<String> {
    let mut assumptions: Vec<&str> = Vec::new();
    for assumption in reports.iter().flat_map(|report| &report.assumptions) {
        if !assumptions.contains(&assumption.as_str()) {
            assumptions.push(assumption);
        }
    }
    let mut lines = Vec::new();
    if let Some(report) = reports.iter().find(|report| report.status == Status::Compared) {
        let semantics = report.semantics.departures();
        if !semantics.is_empty() {
            lines.push(format!("Under {}.", semantics.join(" ")));
        }
    }
    if !assumptions.is_empty() {
        lines.push("Assuming".to_owned());
        lines.extend(assumptions.iter().flat_map(|text| layout.paragraph("  - ", text)));
    }
    lines.iter().map(|line| layout.style.paint("2", line)).collect()
}

fn joined(lines: &[String]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}

#[cfg(test)]
mod tests;
