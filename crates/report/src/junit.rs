//! JUnit's XML, which every build server shows: a test case a row. A difference is a failure, what is open is skipped.

use std::fmt::Write;
use std::time::Duration;

use crate::data::{Report, VerdictName};
use crate::words::sentence;

/// All rows as one suite.
pub fn render_junit(reports: &[Report], elapsed: Option<Duration>) -> String {
    let count = |wanted: fn(&Report) -> bool| reports.iter().filter(|report| wanted(report)).count();
    let seconds = |time: Duration| format!("{:.3}", time.as_secs_f64());
    let time = elapsed.map(seconds).unwrap_or_else(|| "0.000".to_owned());
    let (tests, failures, skipped) = (reports.len(), count(is_failure), count(is_skipped));
    let mut out = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    let counts =
        format!("tests=\"{tests}\" failures=\"{failures}\" errors=\"0\" skipped=\"{skipped}\" time=\"{time}\"");
    let mut line = |text: &str| writeln!(out, "{text}").expect("writing to a string cannot fail");
    line(&format!("<testsuites name=\"tandem\" {counts}>"));
    line(&format!("  <testsuite name=\"tandem\" {counts}>"));
    for report in reports {
        let class = report.right.as_ref().or(report.left.as_ref()).cloned().unwrap_or_default();
        let head = format!(
            "    <testcase name=\"{}\" classname=\"{}\" time=\"{}\"",
            escaped(&report.entry),
            escaped(&class),
            seconds(Duration::from_millis(report.millis))
        );
        let says = escaped(&sentence(report));
        if is_failure(report) {
            line(&format!("{head}>\n      <failure message=\"{says}\" type=\"different\"/>\n    </testcase>"));
        } else if is_skipped(report) {
            line(&format!("{head}>\n      <skipped message=\"{says}\"/>\n    </testcase>"));
        } else {
            line(&format!("{head}/>"));
        }
    }
    line("  </testsuite>\n</testsuites>");
    out
}

fn is_failure(report: &Report) -> bool {
    report.verdict == VerdictName::Different && report.accepted.is_none()
}

fn is_skipped(report: &Report) -> bool {
    report.verdict == VerdictName::Unknown
}

/// A text in an attribute. Characters that XML cannot hold are shown as such.
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for character in text.chars() {
        match character {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\n' => out.push_str("&#10;"),
            '\t' => out.push_str("&#9;"),
            '\u{0}'..'\u{20}' | '\u{fffe}' | '\u{ffff}' => out.push_str(&format!("\\u{{{:x}}}", u32::from(character))),
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
    fn differences_fail_and_what_is_open_is_skipped() {
        let row = |verdict| report(ItemName::Function, Status::Compared, verdict);
        let mut odd = row(VerdictName::Different);
        odd.entry = "operator<<\u{1}".to_owned();
        let text = render_junit(&[row(VerdictName::Equivalent), odd, row(VerdictName::Unknown)], None);
        assert!(text.contains("tests=\"3\" failures=\"1\" errors=\"0\" skipped=\"1\""), "{text}");
        assert!(text.contains("name=\"operator&lt;&lt;\\u{1}\""), "{text}");
        assert_eq!(text.matches("<testcase").count(), 3, "{text}");
    }
}
