//! Parts of a report in words, for every renderer.

use crate::data::{CounterexampleReport, OutcomeReport, Report, Status, VerdictName};

/// A value of a report.
pub fn show(value: &serde_json::Value) -> String {
    match value {
        serde_json::Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

/// The beginning of a text that is too long for so many columns.
pub fn clipped(text: &str, columns: usize) -> String {
    if text.chars().count() <= columns {
        return text.to_owned();
    }
    let begin: String = text.chars().take(columns.saturating_sub(1)).collect();
    format!("{begin}…")
}

/// The input of a counterexample.
pub fn inputs(found: &CounterexampleReport) -> String {
    let inputs: Vec<String> = found.inputs.iter().map(|(name, value)| format!("{name} = {}", show(value))).collect();
    if inputs.is_empty() { "(it takes none)".to_owned() } else { inputs.join(", ") }
}

/// How a counterexample was confirmed.
pub fn replayed(found: &CounterexampleReport) -> String {
    let mut text = match (found.replayed.native, &found.replayed.note) {
        (Some(true), _) => "run in the interpreter and natively, with the same results".to_owned(),
        (Some(false), _) => "run in the interpreter; the native run did not confirm it".to_owned(),
        (None, Some(note)) => format!("run in the interpreter; not natively: {note}"),
        (None, None) => "run in the interpreter".to_owned(),
    };
    // One call alone says no more than the input does.
    if found.replayed.history.len() > 1 {
        text.push_str(&format!("; callers see it from the beginning on: {}", found.replayed.history.join("; ")));
    }
    text
}

/// What a row says, in one sentence.
pub fn sentence(report: &Report) -> String {
    let name = &report.entry;
    if let Some(found) = &report.counterexample {
        let (left, right) = outcomes(&found.left, &found.right);
        return format!(
            "{name} behaves differently on input {}: the left version {left}, the right one {right}",
            inputs(found)
        );
    }
    let reason = report.reason.as_ref().map(|reason| format!(": {reason}")).unwrap_or_default();
    match (report.status, report.verdict) {
        (_, VerdictName::Different) => match &report.values {
            Some(values) => {
                let known = |value: &Option<String>| value.clone().unwrap_or_else(|| "(not known)".to_owned());
                format!("{name} is {} on the left and {} on the right", known(&values.left), known(&values.right))
            }
            None => format!("{name} is different{reason}"),
        },
        (_, VerdictName::Equivalent) => format!("{name} behaves the same"),
        (Status::Compared, VerdictName::Unknown) => {
            format!("{name}: it is not known whether it behaves the same{reason}")
        }
        (status, VerdictName::Unknown) => format!("{name} is {}{reason}", status.name()),
    }
}

/// How each side ends, in words; what is the same on both sides is left out where something else is not.
pub fn outcomes(left: &OutcomeReport, right: &OutcomeReport) -> (String, String) {
    let is_same_end = left.outcome == right.outcome && left.values == right.values;
    let has_more = |side: &OutcomeReport| !side.memory.is_empty() || !side.calls.is_empty();
    let tells_more = has_more(left) || has_more(right);
    let words = |own: &OutcomeReport, other: &OutcomeReport| {
        let mut parts = Vec::new();
        if !is_same_end || !tells_more {
            parts.push(end(own));
        }
        parts.extend(own.memory.iter().map(|(name, value)| format!("{name} = {}", show(value))));
        let calls = calls(&own.calls, &other.calls);
        parts.extend(calls);
        if parts.is_empty() { end(own) } else { parts.join(", ") }
    };
    (words(left, right), words(right, left))
}

impl OutcomeReport {
    /// How a run ends.
    pub fn words(&self) -> String {
        end(self)
    }
}

fn end(report: &OutcomeReport) -> String {
    let values: Vec<String> = report.values.iter().map(show).collect();
    let (kind, what) = report.outcome.split_once(' ').unwrap_or((&report.outcome, ""));
    match kind {
        "return" if values.is_empty() => "returns".to_owned(),
        "return" => format!("returns {}", values.join(" ")),
        "throw" => format!("throws {}", what.replace('/', ".")),
        "panic" => format!("panics: {what}"),
        "abort" => format!("ends the program: {what}"),
        "ub" => format!("has undefined behaviour: {what}"),
        _ => report.outcome.clone(),
    }
}

/// The calls of a side from the first on which the sides differ.
fn calls(own: &[String], other: &[String]) -> Option<String> {
    if own.is_empty() && other.is_empty() {
        return None;
    }
    const MOST: usize = 3;
    let same = own.iter().zip(other).take_while(|(own, other)| own == other).count();
    let from: Vec<String> = own.iter().skip(same).take(MOST).map(|call| clipped(call, 80)).collect();
    let before = if same > 0 { format!("after {same} calls that are the same ") } else { String::new() };
    let more = if own.len() > same + MOST { " …" } else { "" };
    Some(match from.is_empty() {
        true => format!("{before}calls nothing more"),
        false => format!("{before}calls {}{more}", from.join("; ")),
    })
}
