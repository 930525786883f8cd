//! The report for a person at a terminal.

use std::fmt::Write;

use crate::data::{ItemName, OutcomeReport, Report, Status, VerdictName};

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
    if report.status != Status::Compared {
        not_compared(&mut out, report, style);
    } else {
        let headline = style.paint(code, &format!("{mark} {}", report.verdict.name()));
        let engine = report.engine.as_ref().map(|engine| format!(", {engine}")).unwrap_or_default();
        let time = match report.item {
            ItemName::Function => format!("  ({} ms{engine})", report.millis),
            ItemName::Data => String::new(),
        };
        line(&mut out, &format!("{headline}  {}{time}", subject(report)));
    }
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

/// Many reports and a line that counts them, with what matters at the top: differences, what is open, what is fine, what does
/// not count.
pub fn render_all(reports: &[Report], style: Style) -> String {
    let weight = |report: &&Report| match (report.verdict, report.counts) {
        (VerdictName::Different, _) => 0,
        (VerdictName::Unknown, true) => 1,
        (VerdictName::Equivalent, _) => 2,
        (VerdictName::Unknown, false) => 3,
    };
    let mut sorted: Vec<&Report> = reports.iter().collect();
    sorted.sort_by_key(weight);
    let rows: String = sorted.into_iter().map(|report| render_text(report, style)).collect();
    rows + &render_summary(reports)
}

/// The first line of a row that is not about a comparison.
fn not_compared(out: &mut String, report: &Report, style: Style) {
    let (mark, code) = match (report.status, report.verdict) {
        (_, VerdictName::Different) => ("✗", "31;1"),
        (Status::Added, _) => ("+", "2"),
        (Status::Removed, _) => ("-", if report.counts { "33;1" } else { "2" }),
        _ if !report.counts => ("·", "2"),
        _ => ("?", "33;1"),
    };
    let headline = style.paint(code, &format!("{mark} {}", report.status.name()));
    let values = report.values.as_ref().map(|values| {
        let known = |value: &Option<String>| value.clone().unwrap_or_else(|| "(not known)".to_owned());
        format!(": {} on the left, {} on the right", known(&values.left), known(&values.right))
    });
    line(out, &format!("{headline}  {}{}", subject(report), values.unwrap_or_default()));
}

fn subject(report: &Report) -> String {
    match report.item {
        ItemName::Function => report.entry.clone(),
        ItemName::Data => format!("{} (data)", report.entry),
    }
}

/// The last line: how many rows there are of each kind.
pub fn render_summary(reports: &[Report]) -> String {
    let compared = |verdict: VerdictName| {
        reports.iter().filter(|report| report.status == Status::Compared && report.verdict == verdict).count()
    };
    let changed = |report: &&Report| report.status != Status::Compared && report.verdict == VerdictName::Different;
    let different = compared(VerdictName::Different) + reports.iter().filter(changed).count();
    let others = |status: Status| {
        reports.iter().filter(|report| report.status == status && report.verdict != VerdictName::Different).count()
    };
    let mut parts = vec![];
    for (count, word) in [
        (compared(VerdictName::Equivalent), "equivalent"),
        (different, "different"),
        (compared(VerdictName::Unknown), "unknown"),
        (others(Status::Refused) + others(Status::Unmatched), "not compared"),
        (others(Status::Removed), "removed"),
        (others(Status::Added), "added"),
        (others(Status::Changed), "changed"),
    ] {
        if count > 0 || word == "equivalent" {
            parts.push(format!("{count} {word}"));
        }
    }
    parts.join(", ") + "\n"
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::{SCHEMA, SemanticsReport, Values, overall};

    fn report(item: ItemName, status: Status, verdict: VerdictName) -> Report {
        let word = |word: &str| word.to_owned();
        Report {
            schema: word(SCHEMA),
            item,
            status,
            left: Some(word("a.c")),
            right: Some(word("b.c")),
            entry: word("k"),
            verdict,
            semantics: SemanticsReport {
                ints: word("machine"),
                floats: word("ieee"),
                overflow: word("wrap"),
                relation: word("refines"),
                termination: word("total"),
            },
            assumptions: vec![],
            established: vec![],
            reason: None,
            values: None,
            counterexample: None,
            certificate: None,
            counts: true,
            engine: None,
            millis: 3,
        }
    }

    #[test]
    fn the_worst_row_that_counts_is_the_answer() {
        use VerdictName::{Different, Equivalent, Unknown};
        let rows = |verdicts: &[VerdictName]| -> Vec<Report> {
            verdicts.iter().map(|verdict| report(ItemName::Function, Status::Compared, *verdict)).collect()
        };
        assert_eq!(overall(&rows(&[])), Equivalent);
        assert_eq!(overall(&rows(&[Equivalent, Unknown])), Unknown);
        assert_eq!(overall(&rows(&[Unknown, Different, Equivalent])), Different);
        let mut private = rows(&[Unknown]);
        private[0].counts = false;
        assert_eq!(overall(&private), Equivalent);
    }

    #[test]
    fn rows_have_a_line_each_and_the_last_one_adds_up() {
        let compared = report(ItemName::Function, Status::Compared, VerdictName::Equivalent);
        assert_eq!(render_text(&compared, Style::Plain), "✓ equivalent  k  (3 ms)\n");
        let mut changed = report(ItemName::Data, Status::Changed, VerdictName::Different);
        changed.values = Some(Values { left: Some("5".to_owned()), right: Some("6".to_owned()) });
        assert_eq!(render_text(&changed, Style::Plain), "✗ changed  k (data): 5 on the left, 6 on the right\n");
        let refused = report(ItemName::Function, Status::Refused, VerdictName::Unknown);
        let removed = report(ItemName::Function, Status::Removed, VerdictName::Unknown);
        let all = [compared, changed, refused, removed];
        assert_eq!(render_summary(&all), "1 equivalent, 1 different, 1 not compared, 1 removed\n");
    }
}
