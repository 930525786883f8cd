//! Markdown, for a comment on a pull request: the answer first, then what a reviewer has to look at.

use std::fmt::Write;
use std::time::Duration;

use crate::data::{Report, VerdictName, overall};
use crate::story::file_name;
use crate::summary::Summary;
use crate::words::{inputs, outcomes, replayed};

/// Rows that are shown in full; more would not be read.
const MOST: usize = 20;

/// Everything as one comment.
pub fn render_markdown(reports: &[Report], elapsed: Option<Duration>) -> String {
    let mut out = String::new();
    let mut line = |text: &str| writeln!(out, "{text}").expect("writing to a string cannot fail");
    let verdict = match overall(reports) {
        VerdictName::Equivalent => "✅ **The new version behaves like the old one.**",
        VerdictName::Different => "❌ **The new version behaves differently.**",
        VerdictName::Unknown => "❔ **Not everything is known to behave as before.**",
    };
    line(&format!("### Tandem\n\n{verdict} {}.\n", Summary::of(reports).line(elapsed)));
    let rows = |verdict: VerdictName| -> Vec<&Report> {
        reports
            .iter()
            .filter(|report| report.verdict == verdict && (report.counts || report.accepted.is_some()))
            .collect()
    };
    for report in rows(VerdictName::Different).iter().take(MOST) {
        different(report, &mut line);
    }
    let open = rows(VerdictName::Unknown);
    if !open.is_empty() {
        line("| not settled | why |\n|---|---|");
        for report in open.iter().take(MOST) {
            let advice = report.advice.first().map(|advice| format!("<br>try {}", cell(advice))).unwrap_or_default();
            let reason = report.reason.as_deref().unwrap_or("");
            line(&format!("| {} | {}{advice} |", code(&report.entry), cell(reason)));
        }
        if open.len() > MOST {
            line(&format!("| … {} more | |", open.len() - MOST));
        }
        line("");
    }
    let mut assumptions: Vec<&String> = Vec::new();
    for assumption in reports.iter().flat_map(|report| &report.assumptions) {
        if !assumptions.contains(&assumption) {
            assumptions.push(assumption);
        }
    }
    if !assumptions.is_empty() {
        line("<details><summary>Assuming …</summary>\n");
        assumptions.iter().for_each(|assumption| line(&format!("* {}", plain(assumption))));
        line("\n</details>");
    }
    out
}

fn different(report: &Report, line: &mut impl FnMut(&str)) {
    let accepted = report
        .accepted
        .as_ref()
        .map(|accepted| format!(" (accepted on {}: {})", accepted.date, plain(&accepted.reason)));
    line(&format!("#### {} is different{}\n", code(&report.entry), accepted.unwrap_or_default()));
    if let Some(found) = &report.counterexample {
        let (left, right) = outcomes(&found.left, &found.right);
        let place = |file: &Option<String>, line: Option<u32>| {
            let file = file.as_deref().map(file_name).unwrap_or_default();
            line.map_or_else(|| plain(file), |line| format!("{}:{line}", plain(file)))
        };
        let lines = found.story.as_ref().and_then(|story| story.places().map(|places| places.map(|step| step.line)));
        line(&format!("| on input | {} |\n|---|---|", code(&inputs(found))));
        line(&format!("| left ({}) | {} |", place(&report.left, lines.as_ref().map(|lines| lines.left)), cell(&left)));
        line(&format!(
            "| right ({}) | {} |",
            place(&report.right, lines.as_ref().map(|lines| lines.right)),
            cell(&right)
        ));
        line(&format!("\nBoth were {}.\n", plain(&replayed(found))));
    } else if let Some(values) = &report.values {
        let known = |value: &Option<String>| code(value.as_deref().unwrap_or("(not known)"));
        line(&format!("{} on the left, {} on the right.\n", known(&values.left), known(&values.right)));
    }
}

/// A text as code, whatever is in it.
fn code(text: &str) -> String {
    let text = text.replace('\n', " ").replace('|', "\\|");
    let fence = "`".repeat(text.split(|c| c != '`').map(str::len).max().unwrap_or(0) + 1);
    let pad = if text.starts_with('`') || text.ends_with('`') { " " } else { "" };
    format!("{fence}{pad}{text}{pad}{fence}")
}

/// A text in a table.
fn cell(text: &str) -> String {
    plain(text).replace('|', "\\|").replace('\n', "<br>")
}

/// A text in which nothing is markup.
fn plain(text: &str) -> String {
    let mut out = String::new();
    for character in text.chars() {
        match character {
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '&' => out.push_str("&amp;"),
            '*' | '_' | '[' | ']' | '\\' | '#' | '@' => {
                out.push('\\');
                out.push(character);
            }
            _ => out.push(character),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::{ItemName, Status};
    use crate::testing::report;

    #[test]
    fn nothing_in_a_report_is_markup() {
        let mut open = report(ItemName::Function, Status::Compared, VerdictName::Unknown);
        open.entry = "a|`b`".to_owned();
        open.reason = Some("<script> @someone *x*".to_owned());
        let text = render_markdown(&[open], None);
        assert!(text.contains("| `` a\\|`b` `` | &lt;script&gt; \\@someone \\*x\\* |"), "{text}");
        assert!(text.contains("❔"), "{text}");
    }
}
