//! One self-contained page: a table of everything, and for each pair of functions the two versions side by side, what the
//! proof says at which lines, or the two runs of the counterexample step by step. It makes no request of any kind.

mod diff;
mod proof;

use std::fmt::Write;
use std::time::Duration;

use serde_json::json;
use tandem_base::{Pair, Side};

use crate::data::{Report, Status, VerdictName, overall};
use crate::source::Source;
use crate::story::{Story, file_name};
use crate::summary::Summary;
use crate::words::{inputs, outcomes, replayed, sentence};
use proof::{Meeting, meetings};

/// Steps of a run that are put into the page.
const MOST_STEPS: usize = 2_000;

/// Everything as one page.
pub fn render_html(reports: &[Report], elapsed: Option<Duration>) -> String {
    let mut page = Page(String::new());
    page.add("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");
    page.add("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
    page.add("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:\">\n");
    page.add("<link rel=\"icon\" href=\"data:,\">\n<title>Tandem report</title>\n<style>\n");
    page.add(include_str!("page.css"));
    page.add("</style>\n</head>\n<body>\n<header>\n<h1>Tandem report</h1>\n");
    let (class, answer) = match overall(reports) {
        VerdictName::Equivalent => ("equivalent", "The right version behaves like the left one."),
        VerdictName::Different => ("different", "The right version behaves differently."),
        VerdictName::Unknown => ("unknown", "It is not known of everything whether it behaves the same."),
    };
    let summary = Summary::of(reports).line(elapsed);
    page.add(&format!(
        "<p class=\"answer\"><strong class=\"{class}\">{answer}</strong> {}</p>\n</header>\n<main>\n",
        text(&summary)
    ));
    let mut sorted: Vec<(usize, &Report)> = reports.iter().enumerate().collect();
    sorted.sort_by_key(|(_, report)| match (report.verdict, report.counts) {
        (VerdictName::Different, _) => 0,
        (VerdictName::Unknown, true) => 1,
        (VerdictName::Equivalent, _) => 2,
        (VerdictName::Unknown, false) => 3,
    });
    page.table(&sorted);
    for (index, report) in &sorted {
        page.pair(*index, report);
    }
    page.assumptions(reports);
    page.add("</main>\n<footer><p>Made by Tandem ");
    page.add(env!("CARGO_PKG_VERSION"));
    page.add(". A proof was checked by a separate checker; a difference was really run.</p></footer>\n<script>\n");
    page.add(include_str!("page.js"));
    page.add("</script>\n</body>\n</html>\n");
    page.0
}

struct Page(String);

impl Page {
    fn add(&mut self, html: &str) {
        self.0.push_str(html);
    }

    fn table(&mut self, sorted: &[(usize, &Report)]) {
        self.add("<table class=\"rows\"><thead><tr><th>verdict</th><th>name</th><th>what is said</th><th class=\"hide\">time</th></tr></thead><tbody>\n");
        for (index, report) in sorted {
            let name = match has_details(report) {
                true => format!("<a href=\"#pair-{index}\">{}</a>", text(&report.entry)),
                false => text(&report.entry),
            };
            let time = if report.millis > 0 { format!("{:.2} s", report.millis as f64 / 1e3) } else { String::new() };
            self.add(&format!(
                "<tr><td class=\"mark {}\">{}</td><td>{name}</td><td>{}</td><td class=\"hide\">{time}</td></tr>\n",
                report.verdict.name(),
                mark(report),
                text(&says(report)),
            ));
        }
        self.add("</tbody></table>\n");
    }

    fn pair(&mut self, index: usize, report: &Report) {
        if !has_details(report) {
            return;
        }
        let open = if report.verdict == VerdictName::Equivalent { "" } else { " open" };
        self.add(&format!("<details class=\"pair\" id=\"pair-{index}\"{open}><summary><h2><span class=\"{}\">{}</span> {}</h2></summary>\n",
            report.verdict.name(), mark(report), text(&report.entry)));
        self.facts(report);
        let meetings = meetings(report);
        if !meetings.is_empty() {
            self.proof(&meetings);
        }
        match report.counterexample.as_ref().and_then(|found| found.story.as_deref()) {
            Some(story) => self.runs(report, story),
            None => {
                if let Some(sources) = report.sources.as_deref() {
                    self.code(sources, &meetings, None);
                }
            }
        }
        self.add("</details>\n");
    }

    /// What is said of a pair, as a list.
    fn facts(&mut self, report: &Report) {
        self.add("<dl>\n");
        let mut say = |head: &str, class: &str, what: &str| {
            self.add(&format!("<dt>{head}</dt><dd class=\"{class}\">{}</dd>\n", text(what)));
        };
        if let Some(accepted) = &report.accepted {
            say("accepted", "words", &format!("on {}: {}", accepted.date, accepted.reason));
        }
        if let Some(reason) = &report.reason {
            say("because", "words", reason);
        }
        if let Some(found) = &report.counterexample {
            let (left, right) = outcomes(&found.left, &found.right);
            say("on input", "", &inputs(found));
            say("left", "", &left);
            say("right", "", &right);
            say("both were", "words", &replayed(found));
        }
        report.established.iter().for_each(|fact| say("shown", "words", fact));
        report.all_details().for_each(|detail| say("in detail", "words", detail));
        report.advice.iter().for_each(|advice| say("try", "", advice));
        if let Some(engine) = &report.engine {
            say("found by", "words", &format!("{engine}, in {:.2} s", report.millis as f64 / 1e3));
        }
        self.add("</dl>\n");
    }

    fn proof(&mut self, meetings: &[Meeting]) {
        self.add("<h3>Why they behave the same</h3>\n<ul class=\"proof\">\n");
        for meeting in meetings.iter().filter(|meeting| !meeting.facts.is_empty()) {
            let facts: Vec<String> = meeting.facts.iter().map(|fact| text(fact)).collect();
            self.add(&format!("<li>{}: {}.</li>\n", text(&meeting.place), facts.join("; ")));
        }
        self.add("<li>Every step from one of these places leads to one of them again, so this stays true until both end.</li>\n</ul>\n");
    }

    /// The two runs of a counterexample, over the two sources.
    fn runs(&mut self, report: &Report, story: &Story) {
        self.add("<div data-runs tabindex=\"0\">\n<div class=\"steps\" role=\"toolbar\" aria-label=\"steps of the two runs\">");
        for (name, label, title) in [
            ("first", "«", "first step"),
            ("back", "‹", "one step back"),
            ("part", "where they part", "the step at which the runs part"),
            ("on", "›", "one step on"),
            ("last", "»", "last step"),
        ] {
            self.add(&format!(
                "<button type=\"button\" data-move=\"{name}\" title=\"{title}\" aria-label=\"{title}\">{label}</button>"
            ));
        }
        self.add("<output aria-live=\"polite\"></output></div>\n<div class=\"values\"><div class=\"left\" data-side=\"left\"></div><div class=\"right\" data-side=\"right\"></div></div>\n");
        let whole = || {
            story.sides.as_ref().map(|side| Source {
                file: side.file.clone(),
                first: 1,
                lines: side.lines.clone(),
                places: Default::default(),
            })
        };
        let sources = report.sources.as_deref().cloned().unwrap_or_else(whole);
        self.code(&sources, &[], story.places().map(|places| places.map(|step| step.line)));
        let steps = story.sides.as_ref().map(|side| {
            let steps =
                side.steps.iter().take(MOST_STEPS).map(|step| json!({ "line": step.line, "values": step.values }));
            steps.collect::<Vec<_>>()
        });
        let data = json!({ "left": steps.left, "right": steps.right, "common": story.common });
        // Nothing in a text may end the element.
        let data = data.to_string().replace('<', "\\u003c");
        self.add(&format!("<script type=\"application/json\">{data}</script>\n</div>\n"));
    }

    /// Both sources side by side, with what the proof says at its lines.
    fn code(&mut self, sources: &Pair<Source>, meetings: &[Meeting], parting: Option<Pair<u32>>) {
        let rows = diff::rows(&sources.left.lines, &sources.right.lines);
        self.add("<div class=\"code\">\n");
        for side in Side::BOTH {
            self.add(&format!(
                "<div class=\"side {side}\"><div class=\"name\">{side}: {}</div>\n",
                text(file_name(&sources[side].file))
            ));
            for row in &rows {
                let (own, other) = match side {
                    Side::Left => *row,
                    Side::Right => (row.1, row.0),
                };
                let Some(at) = own else {
                    self.add("<div class=\"ln none\"></div>\n");
                    continue;
                };
                let line = &sources[side].lines[at];
                let is_same = other.is_some_and(|other| sources[side.other()].lines[other].trim() == line.trim());
                let number = sources[side].first + at as u32;
                let here: Vec<&Meeting> =
                    meetings.iter().filter(|meeting| meeting.lines[side] == Some(number)).collect();
                let mut class = String::from("ln");
                class.push_str(match (is_same, side) {
                    (true, _) => "",
                    (false, Side::Left) => " gone",
                    (false, Side::Right) => " new",
                });
                class.push_str(if here.is_empty() { "" } else { " meet" });
                class.push_str(if parting.as_ref().is_some_and(|lines| lines[side] == number) { " part" } else { "" });
                let facts: String = here
                    .iter()
                    .flat_map(|meeting| &meeting.facts)
                    .map(|fact| format!("<span class=\"fact\">{}</span>", text(fact)))
                    .collect();
                self.add(&format!(
                    "<div class=\"{class}\" data-line=\"{number}\"><i>{number}</i><code>{}{facts}</code></div>\n",
                    text(line)
                ));
            }
            self.add("</div>\n");
        }
        self.add("</div>\n");
    }

    fn assumptions(&mut self, reports: &[Report]) {
        let mut all: Vec<&String> = Vec::new();
        for assumption in reports.iter().flat_map(|report| &report.assumptions) {
            if !all.contains(&assumption) {
                all.push(assumption);
            }
        }
        if all.is_empty() {
            return;
        }
        self.add("<h3>Assuming</h3>\n<ul>\n");
        for assumption in all {
            writeln!(self.0, "<li>{}</li>", text(assumption)).expect("writing to a string cannot fail");
        }
        self.add("</ul>\n");
    }
}

fn has_details(report: &Report) -> bool {
    report.counterexample.is_some() || report.sources.is_some() || report.certificate.is_some()
}

fn mark(report: &Report) -> String {
    match (report.status, report.verdict) {
        (_, VerdictName::Equivalent) => "✓ equivalent".to_owned(),
        (_, VerdictName::Different) => "✗ different".to_owned(),
        (Status::Compared, VerdictName::Unknown) => "? unknown".to_owned(),
        (status, VerdictName::Unknown) => format!("? {}", status.name()),
    }
}

fn says(report: &Report) -> String {
    match (report.verdict, &report.reason) {
        (VerdictName::Equivalent, _) if report.engine.is_some() => "proved, and the proof checked".to_owned(),
        (VerdictName::Equivalent, _) => "the same".to_owned(),
        (VerdictName::Unknown, Some(reason)) => reason.clone(),
        _ => sentence(report),
    }
}

/// A text as HTML.
fn text(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;").replace('\'', "&#39;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::ItemName;
    use crate::testing::report;

    #[test]
    fn nothing_in_a_report_is_markup_and_nothing_is_fetched() {
        let mut odd = report(ItemName::Function, Status::Compared, VerdictName::Unknown);
        odd.entry = "<img src=x onerror=alert(1)>".to_owned();
        odd.reason = Some("</script><b>".to_owned());
        let page = render_html(&[odd], None);
        assert!(!page.contains("<img") && !page.contains("</script><b>"), "{page}");
        assert!(!page.contains("http://") && !page.contains("https://"), "{page}");
        assert!(page.contains("prefers-color-scheme: dark"));
    }
}
