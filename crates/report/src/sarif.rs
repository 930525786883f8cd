//! SARIF 2.1.0: what code-scanning services of forges read. Differences are errors, what is open are warnings.

use serde_json::{Value, json};

use crate::data::{Report, Status, VerdictName};
use crate::words::sentence;

/// All rows that a reviewer has to look at, as one run.
pub fn render_sarif(reports: &[Report]) -> String {
    let results: Vec<Value> = reports.iter().filter_map(result).collect();
    let log = json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": {
                "name": "Tandem",
                "version": env!("CARGO_PKG_VERSION"),
                "rules": RULES.map(|(id, name, text, level)| json!({
                    "id": id,
                    "name": name,
                    "shortDescription": { "text": text },
                    "defaultConfiguration": { "level": level },
                })),
            }},
            "columnKind": "unicodeCodePoints",
            "results": results,
        }],
    });
    serde_json::to_string_pretty(&log).expect("it holds only what JSON can say") + "\n"
}

/// The kinds of results.
const RULES: [(&str, &str, &str, &str); 4] = [
    (
        "tandem/different",
        "BehaviourChanged",
        "The new version behaves differently on an input that was really run.",
        "error",
    ),
    (
        "tandem/unknown",
        "BehaviourUnknown",
        "It could not be shown whether the new version behaves as before.",
        "warning",
    ),
    ("tandem/not-compared", "NotCompared", "The two versions could not be compared.", "warning"),
    ("tandem/removed", "Removed", "Something that others may use is gone.", "warning"),
];

fn result(report: &Report) -> Option<Value> {
    let rule = match (report.verdict, report.status) {
        (VerdictName::Equivalent, _) => return None,
        (VerdictName::Different, _) => 0,
        (VerdictName::Unknown, _) if !report.counts => return None,
        (VerdictName::Unknown, Status::Compared | Status::Changed) => 1,
        (VerdictName::Unknown, Status::Refused | Status::Unmatched) => 2,
        (VerdictName::Unknown, Status::Removed | Status::Added) => 3,
    };
    let (id, _, _, level) = RULES[rule];
    let mut text = sentence(report);
    for advice in &report.advice {
        text.push_str(&format!("\nTry {advice}"));
    }
    let mut result = json!({
        "ruleId": id,
        "ruleIndex": rule,
        "level": level,
        "message": { "text": text },
        "locations": [location(report)],
        // The same difference of the same function is the same finding, wherever it stands now.
        "partialFingerprints": { "tandem/entry": format!("{}/{}", report.entry, id) },
    });
    if let Some(accepted) = &report.accepted {
        let why = format!("{} ({})", accepted.reason, accepted.date);
        result["suppressions"] = json!([{ "kind": "external", "status": "accepted", "justification": why }]);
    }
    Some(result)
}

/// Where the right version is, or the left one where there is no other.
fn location(report: &Report) -> Value {
    let file = report.right.as_ref().or(report.left.as_ref()).cloned().unwrap_or_default();
    let line = report.counterexample.as_ref().and_then(|found| Some(found.story.as_ref()?.places()?.right.line));
    json!({
        "physicalLocation": {
            "artifactLocation": { "uri": uri(&file) },
            "region": { "startLine": line.unwrap_or(1).max(1) },
        },
        "logicalLocations": [{ "name": report.entry, "kind": report.item.name() }],
    })
}

/// A path as part of an address.
fn uri(path: &str) -> String {
    let mut uri = String::new();
    for byte in path.trim_start_matches("./").bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' => uri.push(char::from(byte)),
            _ => uri.push_str(&format!("%{byte:02X}")),
        }
    }
    if uri.starts_with('/') { format!("file://{uri}") } else { uri }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::{Accepted, ItemName};
    use crate::testing::report;

    #[test]
    fn what_is_fine_is_no_result_and_the_rest_has_a_place() {
        let mut wanted = report(ItemName::Function, Status::Compared, VerdictName::Different);
        wanted.accepted = Some(Accepted { reason: "rounding".to_owned(), date: "2026-11-17".to_owned() });
        wanted.right = Some("a file.c".to_owned());
        let all = [
            report(ItemName::Function, Status::Compared, VerdictName::Equivalent),
            wanted,
            report(ItemName::Function, Status::Refused, VerdictName::Unknown),
        ];
        let log: Value = serde_json::from_str(&render_sarif(&all)).expect("it is JSON");
        let results = log["runs"][0]["results"].as_array().expect("it has results");
        assert_eq!(results.len(), 2);
        let place = &results[0]["locations"][0]["physicalLocation"];
        assert_eq!(
            (&place["artifactLocation"]["uri"], &place["region"]["startLine"]),
            (&json!("a%20file.c"), &json!(1))
        );
        assert_eq!(results[0]["suppressions"][0]["status"], "accepted");
        assert_eq!(results[1]["ruleId"], log["runs"][0]["tool"]["driver"]["rules"][2]["id"]);
    }
}
