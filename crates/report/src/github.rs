//! Annotations of GitHub's: commands in the log of a workflow that show up at the lines of a change.

use std::fmt::Write;
use std::time::Duration;

use crate::data::{Report, VerdictName};
use crate::summary::Summary;
use crate::words::sentence;

/// A line for everything that a reviewer has to look at, and one that sums up.
pub fn render_github(reports: &[Report], elapsed: Option<Duration>) -> String {
    let mut out = String::new();
    for report in reports {
        let level = match (report.verdict, report.counts) {
            (VerdictName::Different, true) => "error",
            (VerdictName::Different, false) => "notice",
            (VerdictName::Unknown, true) => "warning",
            _ => continue,
        };
        let file = report.right.as_ref().or(report.left.as_ref()).cloned().unwrap_or_default();
        let line = report.counterexample.as_ref().and_then(|found| Some(found.story.as_ref()?.places()?.right.line));
        let place = line.map(|line| format!(",line={line}")).unwrap_or_default();
        let (file, title) = (property(file.trim_start_matches("./")), property(&format!("Tandem: {}", report.entry)));
        writeln!(out, "::{level} file={file}{place},title={title}::{}", message(&sentence(report)))
            .expect("writing to a string cannot fail");
    }
    out + &Summary::of(reports).line(elapsed) + "\n"
}

fn message(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

fn property(text: &str) -> String {
    message(text).replace(':', "%3A").replace(',', "%2C")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::{ItemName, Status};
    use crate::testing::report;

    #[test]
    fn only_what_matters_is_annotated() {
        let row = |verdict| report(ItemName::Function, Status::Compared, verdict);
        let mut odd = row(VerdictName::Unknown);
        odd.reason = Some("100%\nno".to_owned());
        let text = render_github(&[row(VerdictName::Equivalent), row(VerdictName::Different), odd], None);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 3, "{text}");
        assert_eq!(lines[0], "::error file=b.c,title=Tandem%3A k::k is different");
        assert!(lines[1].starts_with("::warning ") && lines[1].ends_with("100%25%0Ano"), "{text}");
    }
}
