//! The report for a person at a terminal.

use std::fmt::Write;

use crate::data::{OutcomeReport, Report, VerdictName};

/// Whether to use colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Text only.
    Plain,
    /// ANSI colours.
    Coloured,
}

impl Style {
    fn paint(self, code: &str, text: &str) -> String {
        match self {
            Style::Plain => text.to_owned(),
            Style::Coloured => format!("\x1b[{code}m{text}\x1b[0m"),
        }
    }
}

/// The report as lines of text, ending with a newline.
pub fn render_text(report: &Report, style: Style) -> String {
    let mut out = String::new();
    let (mark, code) = match report.verdict {
        VerdictName::Equivalent => ("✓", "32;1"),
        VerdictName::Different => ("✗", "31;1"),
        VerdictName::Unknown => ("?", "33;1"),
    };
    let headline = style.paint(code, &format!("{mark} {}", report.verdict.name()));
    let engine = report.engine.as_ref().map(|engine| format!(", {engine}")).unwrap_or_default();
    line(&mut out, &format!("{headline}  {}  ({} ms{engine})", report.entry, report.millis));
    if let Some(reason) = &report.reason {
        for (index, part) in reason.lines().enumerate() {
            line(&mut out, &format!("  {}{part}", if index == 0 { "reason: " } else { "        " }));
        }
    }
    if let Some(counterexample) = &report.counterexample {
        let inputs: Vec<String> =
            counterexample.inputs.iter().map(|(name, value)| format!("{name} = {}", show(value))).collect();
        line(
            &mut out,
            &format!("  on input  {}", if inputs.is_empty() { "(none)".to_owned() } else { inputs.join(", ") }),
        );
        line(&mut out, &format!("  left      {}", outcome(&counterexample.left)));
        line(&mut out, &format!("  right     {}", outcome(&counterexample.right)));
        if let Some(parting) = &counterexample.parting {
            for part in parting.lines() {
                line(&mut out, &format!("  {part}"));
            }
        }
        let native = match (counterexample.replayed.native, &counterexample.replayed.note) {
            (Some(true), _) => "replayed in the interpreter and natively".to_owned(),
            (Some(false), _) => "replayed in the interpreter; the native run did not confirm it".to_owned(),
            (None, Some(note)) => format!("replayed in the interpreter; not natively: {note}"),
            (None, None) => "replayed in the interpreter".to_owned(),
        };
        line(&mut out, &style.paint("2", &format!("  {native}")));
    }
    for fact in &report.established {
        line(&mut out, &format!("  established: {fact}"));
    }
    for assumption in &report.assumptions {
        line(&mut out, &style.paint("2", &format!("  assuming: {assumption}")));
    }
    out
}

fn line(out: &mut String, text: &str) {
    writeln!(out, "{text}").expect("writing to a string cannot fail");
}

fn show(value: &serde_json::Value) -> String {
    match value {
        serde_json::Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

fn outcome(report: &OutcomeReport) -> String {
    let mut parts = vec![report.outcome.clone()];
    parts.extend(report.values.iter().map(show));
    let mut text = parts.join(" ");
    for (name, value) in &report.memory {
        text.push_str(&format!(", {name} = {}", show(value)));
    }
    if !report.calls.is_empty() {
        text.push_str(&format!(", calls {}", report.calls.join("; ")));
    }
    text
}
