//! One JSON object on one line.

use crate::data::Report;

/// The report as one line of JSON.
pub fn render_json(report: &Report) -> String {
    serde_json::to_string(report).expect("reports hold only what JSON can say")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::{SCHEMA, SemanticsReport, VerdictName};

    #[test]
    fn the_format_is_fixed() {
        let words = |word: &str| word.to_owned();
        let report = Report {
            schema: words(SCHEMA),
            left: words("a.c"),
            right: words("b.c"),
            entry: words("f"),
            verdict: VerdictName::Unknown,
            semantics: SemanticsReport {
                ints: words("machine"),
                floats: words("ieee"),
                overflow: words("wrap"),
                relation: words("refines"),
                termination: words("partial"),
            },
            assumptions: vec![],
            established: vec![],
            reason: Some(words("timeout")),
            counterexample: None,
            certificate: None,
            engine: None,
            millis: 7,
        };
        let expected = r#"{"schema":"tandem/1","left":"a.c","right":"b.c","entry":"f","verdict":"unknown","semantics":{"ints":"machine","floats":"ieee","overflow":"wrap","relation":"refines","termination":"partial"},"assumptions":[],"established":[],"reason":"timeout","counterexample":null,"certificate":null,"engine":null,"millis":7}"#;
        assert_eq!(render_json(&report), expected);
    }
}
