//! Every case of the corpus, and a sample of them (or all, with `TANDEM_CORPUS=all`) every way it can be run.

use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use xtask::case::read_corpus;
use xtask::judge::{Judged, Ways, judge};
use xtask::score::{evidence, table};

#[test]
fn every_case_has_the_expected_answer() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus");
    // What is in `open` is scored (`cargo xtask score`) but not asserted: cases we do not answer reliably yet.
    let mut cases = read_corpus(&root).expect("the corpus is well-formed");
    cases.retain(|case| !case.theme().starts_with("open"));
    assert!(cases.len() >= 12, "only {} cases were found", cases.len());
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("corpus");
    std::fs::create_dir_all(&scratch).expect("the target folder can be written to");
    let tandem = Path::new(env!("CARGO_BIN_EXE_tandem"));
    let next = AtomicUsize::new(0);
    let results: Mutex<Vec<(usize, Judged)>> = Mutex::new(Vec::new());
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(case) = cases.get(index) else { break };
                    let judged = judge(tandem, case, &scratch, Ways::of(case));
                    results.lock().expect("no worker panics while holding it").push((index, judged));
                }
            });
        }
    });
    let mut results = results.into_inner().expect("all workers are done");
    results.sort_by_key(|(index, _)| *index);
    let results: Vec<_> = results.into_iter().map(|(index, judged)| (cases[index].clone(), judged)).collect();
    println!("{}{}", table(&results), evidence(&results));
    let mut failures = Vec::new();
    let mut not_run = 0;
    for (case, judged) in &results {
        failures.extend(judged.failures.iter().map(|failure| format!("{}: {failure}", case.name)));
        if let Some(why) = &judged.not_run {
            not_run += 1;
            println!("{} was not run: {why}", case.name);
        }
    }
    println!("{} cases, {not_run} not run", results.len());
    assert!(not_run < results.len(), "no case could be run");
    assert!(failures.is_empty(), "{} failures:\n{}", failures.len(), failures.join("\n"));
}
