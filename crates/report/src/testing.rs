//! Reports that tests of renderers lay out.

use crate::data::{ItemName, Report, SCHEMA, SemanticsReport, Status, VerdictName};

/// A report on an item called `k`, of which nothing more is said.
pub fn report(item: ItemName, status: Status, verdict: VerdictName) -> Report {
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
        millis: 3,
        refinement: None,
        secrecy: None,
        sources: None,
    }
}
