//! `cargo xtask examine [--inputs N] [PART]`: proofs of the corpus, tested as differences are.
//!
//! Every equivalent case is checked with `--cross-examine N`: a proof is followed by native runs of both real programs. A
//! proof that they contradict is a wrong `equivalent`, and fails. Inputs on which the machine does the same on both sides,
//! but not what the model says, are listed: there a model is wrong, or the tester makes up inputs that no caller can give.

use std::collections::BTreeMap;
use std::path::Path;

use serde_json::Value;

use crate::case::{Answer, Case};
use crate::judge::run::{Question, ask, ordinary_limit};

/// How reports begin what they say of a cross-examination.
const TOLD: &str = "cross-examination: ";

/// What became of the cases of one folder.
#[derive(Default)]
struct Row {
    cases: usize,
    proved: usize,
    examined: usize,
    inputs: usize,
    contradicted: usize,
}

/// Examines the equivalent ones of some cases. False if native runs contradict a proof, or none was examined.
pub fn measure(tandem: &Path, cases: &[Case], inputs: usize) -> bool {
    let mut rows: BTreeMap<&str, Row> = BTreeMap::new();
    for case in cases.iter().filter(|case| case.truth == Answer::Equivalent && !case.is_whole()) {
        let more = vec!["--cross-examine".to_owned(), inputs.to_string()];
        let ran = ask(tandem, case, &Question { more, ..Question::of(case, ordinary_limit(case)) });
        let (proved, told) = match &ran.answer {
            Ok((answer, row)) => (*answer == Answer::Equivalent, told(row)),
            Err(message) => (false, vec![message.clone()]),
        };
        let seen: usize = told.iter().map(|line| runs(line)).sum();
        let contradicted = told.iter().any(|line| line.contains("which is a bug of Tandem's"));
        for line in told.iter().filter(|line| runs(line) == 0) {
            println!("{}: {line}", case.name);
        }
        for folder in [case.folder(), "total"] {
            let row = rows.entry(folder).or_default();
            row.cases += 1;
            row.proved += usize::from(proved);
            row.examined += usize::from(seen > 0);
            row.inputs += seen;
            row.contradicted += usize::from(contradicted);
        }
    }
    println!("{:<36} {:>6} {:>7} {:>9} {:>7} {:>13}", "", "cases", "proved", "examined", "inputs", "CONTRADICTED");
    let total = rows.remove("total").unwrap_or_default();
    let is_fine = total.contradicted == 0 && total.examined > 0;
    for (folder, row) in rows.into_iter().chain([("total", total)]) {
        println!(
            "{folder:<36} {:>6} {:>7} {:>9} {:>7} {:>13}",
            row.cases, row.proved, row.examined, row.inputs, row.contradicted
        );
    }
    is_fine
}

/// What a row says of cross-examination, and why it is unknown.
fn told(row: &Value) -> Vec<String> {
    let established = row["established"].as_array().into_iter().flatten().filter_map(Value::as_str);
    let said = established.filter_map(|line| line.strip_prefix(TOLD));
    let reason = row["reason"].as_str().filter(|why| why.contains("as compiled programs they do not"));
    said.chain(reason).map(str::to_owned).collect()
}

/// On how many inputs a line says that both programs were run.
fn runs(line: &str) -> usize {
    let number = line.strip_prefix("both programs were run on ").and_then(|rest| rest.split(' ').next());
    number.and_then(|number| number.parse().ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_is_understood() {
        let row = serde_json::json!({"established": ["it ends", "cross-examination: both programs were run on 7 inputs and did the same"]});
        let lines = told(&row);
        assert_eq!(lines.iter().map(|line| runs(line)).collect::<Vec<_>>(), [7]);
        let bad = serde_json::json!({"established": [], "reason": "… but as compiled programs they do not, which is a bug of Tandem's: x"});
        assert_eq!(told(&bad).len(), 1);
    }
}
