//! One row: its headline, and what there is to say below it.

use super::excerpt::excerpt;
use super::layout::{Detail, Layout};
use crate::data::{CounterexampleReport, ItemName, Refinement, Report, Status, VerdictName};
use crate::words::{inputs, outcomes, replayed};

/// Names that are listed in one headline.
const MOST_NAMES: usize = 6;

/// What a headline calls its items.
pub struct Names(String);

impl Names {
    /// The name of one.
    pub fn of(report: &Report) -> Names {
        Names(subject(report))
    }

    /// The names of several of which the same is said.
    pub fn of_all(reports: &[&Report]) -> Names {
        let mut names: Vec<String> = reports.iter().take(MOST_NAMES).map(|report| subject(report)).collect();
        if reports.len() > MOST_NAMES {
            names.push(format!("and {} more", reports.len() - MOST_NAMES));
        }
        Names(names.join(", "))
    }
}

fn subject(report: &Report) -> String {
    match report.item {
        ItemName::Function => report.entry.clone(),
        ItemName::Data => format!("{} (data)", report.entry),
    }
}

/// The first line of a row.
pub fn headline(report: &Report, names: &Names, layout: &Layout) -> String {
    let (mark, colour) = match (report.status, report.verdict) {
        (_, VerdictName::Different) => ("✗", "31;1"),
        (_, VerdictName::Equivalent) => ("✓", "32;1"),
        (Status::Added, _) => ("+", "2"),
        (Status::Removed, _) => ("-", if report.counts { "33;1" } else { "2" }),
        _ if !report.counts => ("·", "2"),
        _ => ("?", "33;1"),
    };
    let word = match report.status {
        Status::Compared if report.verdict == VerdictName::Unknown && !report.counts => "unseen",
        Status::Compared => report.verdict.name(),
        status => status.name(),
    };
    let mut line = format!("{}  {}", layout.style.paint(colour, &format!("{mark} {word}")), names.0);
    if let Some(values) = &report.values {
        let known = |value: &Option<String>| value.clone().unwrap_or_else(|| "(not known)".to_owned());
        line.push_str(&format!(": {} on the left, {} on the right", known(&values.left), known(&values.right)));
    }
    if layout.detail == Detail::Verbose && report.status == Status::Compared && report.item == ItemName::Function {
        let engine = report.engine.as_ref().map(|engine| format!(", {engine}")).unwrap_or_default();
        line.push_str(&layout.style.paint("2", &format!("  ({} ms{engine})", report.millis)));
    }
    line
}

/// What begins with this was asked for.
const CROSS_EXAMINATION: &str = "cross-examination:";

/// The lines below the headline.
pub fn details(report: &Report, layout: &Layout) -> Vec<String> {
    let mut lines = Vec::new();
    let mut say = |head: &str, text: &str| lines.extend(layout.paragraph(&format!("  {head:<10}"), text));
    if let Some(accepted) = &report.accepted {
        say("accepted", &format!("on {}: {}", accepted.date, accepted.reason));
    }
    if let Some(reason) = &report.reason {
        let head = if report.verdict == VerdictName::Unknown { "because" } else { "where" };
        say(head, reason);
    }
    if let Some(told) = report.secrecy.as_ref().and_then(|secrecy| secrecy.told.as_ref()) {
        say("secret", told);
    }
    if layout.explain {
        report.all_details().enumerate().for_each(|(index, text)| say(if index == 0 { "in detail" } else { "" }, text));
    }
    if let Some(found) = &report.counterexample {
        lines.extend(counterexample(report, found, layout));
    }
    // What an answer that says everything says besides is only told to those who want to know all.
    let says_all = report.verdict == VerdictName::Equivalent && report.semantics.termination == "total";
    let mut say = |head: &str, text: &str| lines.extend(layout.paragraph(&format!("  {head:<10}"), text));
    let is_told = !says_all || layout.detail == Detail::Verbose;
    let head = if report.verdict == VerdictName::Unknown { "but" } else { "shown" };
    // Who asked for a cross-examination wants to know what came of it.
    let told = report.established.iter().filter(|fact| is_told || fact.starts_with(CROSS_EXAMINATION));
    told.for_each(|fact| say(head, fact));
    if let Some(refinement) = report.refinement.as_ref().filter(|_| layout.detail == Detail::Verbose) {
        let by = |heuristics: &[u8]| heuristics.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
        let exact = refinement
            .refined
            .iter()
            .map(|piece| format!("line {} by heuristic {}", piece.line, by(&piece.heuristics)));
        let exact: Vec<String> = exact.collect();
        let exact = if exact.is_empty() { "nothing".to_owned() } else { exact.join("; ") };
        say("refined", &exact);
        let Refinement { iterations, common, opaque, diff_millis, choice_millis, attempt_millis, .. } = refinement;
        say(
            "",
            &format!(
                "{iterations} abstractions, {common} pieces of common code, {opaque} opaque in the last one; {diff_millis} ms to find them, \
                 {choice_millis} ms to choose, {attempt_millis} ms for proofs"
            ),
        );
    }
    for (index, advice) in report.advice.iter().enumerate() {
        say(if index == 0 { "try" } else { "" }, advice);
    }
    lines
}

fn counterexample(report: &Report, found: &CounterexampleReport, layout: &Layout) -> Vec<String> {
    let mut lines = layout.paragraph("  on input  ", &inputs(found));
    let (left, right) = outcomes(&found.left, &found.right);
    lines.extend(layout.paragraph("  left      ", &left));
    lines.extend(layout.paragraph("  right     ", &right));
    lines.extend(excerpt(report, found, layout));
    lines.extend(layout.paragraph("  both were ", &replayed(found)).iter().map(|line| layout.style.paint("2", line)));
    lines
}
