//! One JSON object on one line.

use crate::data::Report;

/// The report as one line of JSON.
pub fn render_json(report: &Report) -> String {
    serde_json::to_string(report).expect("reports hold only what JSON can say")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::{ItemName, SCHEMA, SemanticsReport, Status, VerdictName};

    #[test]
    fn the_format_is_fixed() {
        let words = |word: &str| word.to_owned();
        let report = Report {
            schema: words(SCHEMA),
            item: ItemName::Function,
            status: Status::Compared,
            left: Some(words("a.c")),
            right: None,
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
            details: vec![],
            unfinished: vec![],
            advice: vec![],
            values: None,
            counterexample: None,
            certificate: None,
            trusts: vec![],
            accepted: None,
            counts: true,
            engine: None,
            millis: 7,
            refinement: None,
            secrecy: None,
            sources: None,
        };
        let expected = r#"{"schema":"tandem/2","item":"function","status":"compared","left":"a.c","right":null,"entry":"f","verdict":"unknown","semantics":{"ints":"machine","floats":"ieee","overflow":"wrap","relation":"refines","termination":"partial"},"assumptions":[],"established":[],"reason":"timeout","counterexample":null,"certificate":null,"counts":true,"engine":null,"millis":7}"#;
        assert_eq!(render_json(&report), expected);
    }
}
