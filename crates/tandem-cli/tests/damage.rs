//! Damaged certificates are rejected, or are proofs still; under a different program none passes.
//!
//! This is a small count on the cases that need no compiler. `cargo xtask damage 2000` does it on the whole corpus, and
//! `TANDEM_DAMAGES=2000` does more of it here.

use std::path::Path;

use tandem_solver::{Solver, discover};
use xtask::case::read_corpus;
use xtask::damage::{prepare, table, try_damages};

#[test]
fn damaged_certificates_prove_nothing_wrong() {
    let count = std::env::var("TANDEM_DAMAGES").ok().map_or(80, |text| text.parse().expect("it is a number"));
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus");
    let mut cases = read_corpus(&root).expect("the corpus is well-formed");
    cases.retain(|case| case.languages() == ("tir", "tir") && case.today.is_none());
    let solver = Solver::new(discover::z3().expect("Z3 is installed by make setup"));
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("damage");
    let prepared = prepare(Path::new(env!("CARGO_BIN_EXE_tandem")), &cases, &solver, &scratch);
    assert!(prepared.len() >= 5, "only {} certificates were found", prepared.len());
    let others: Vec<Solver> = discover::cvc5().map(Solver::new).into_iter().collect();
    let outcome = try_damages(&prepared, count, &solver, &others);
    println!("{}", table(&outcome));
    assert!(outcome.kinds.len() > 12, "hardly anything was tried");
    assert!(outcome.changed_programs > 0, "no certificate was put under another program");
    assert!(outcome.failures.is_empty(), "{}", outcome.failures.join("\n"));
}
