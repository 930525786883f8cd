//! Every case of the corpus, and a sample of them (or all, with `TANDEM_CORPUS=all`) every way it can be run.

use std::path::Path;

use xtask::case::read_corpus;
use xtask::judge::all::judge_all;
use xtask::score::{evidence, slowest, table};

#[test]
fn every_case_has_the_expected_answer() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus");
    let cases = read_corpus(&root).expect("the corpus is well-formed");
    assert!(cases.len() >= 12, "only {} cases were found", cases.len());
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("corpus");
    std::fs::create_dir_all(&scratch).expect("the target folder can be written to");
    let results = judge_all(Path::new(env!("CARGO_BIN_EXE_tandem")), cases, &scratch);
    println!("{}{}{}", table(&results), slowest(&results), evidence(&results));
    let mut failures = Vec::new();
    let mut not_run = 0;
    for (case, judged) in &results {
        failures.extend(judged.failures.iter().map(|failure| format!("{}: {failure}", case.name)));
        if let Some(improved) = &judged.improved {
            println!("{}: {improved}", case.name);
        }
        if let Some(why) = &judged.not_run {
            not_run += 1;
            println!("{} was not run: {why}", case.name);
        }
    }
    println!("{} cases, {not_run} not run", results.len());
    assert!(not_run < results.len(), "no case could be run");
    assert!(failures.is_empty(), "{} failures:\n{}", failures.len(), failures.join("\n"));
}
