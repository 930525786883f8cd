//! The front end against native runs, in small numbers; `cargo run --example differential` does any number.
//!
//! Without a compiler a test is not run, and says so.

mod native;

use native::compile::{Folder, is_present};
use native::{Tally, compare_program, generator};

/// As many programs as fit into a test run.
const COUNT: u64 = 12;

fn generated(compiler: &str, first: u64) {
    if !is_present(compiler) {
        eprintln!("not run: there is no {compiler}");
        return;
    }
    let folder = Folder::new("generated");
    let mut tally = Tally::default();
    for seed in first..first + COUNT {
        let source = folder.0.join(format!("own{seed}.c"));
        std::fs::write(&source, generator::program(seed)).expect("the temporary folder can be written to");
        tally.add(&format!("seed {seed}"), compare_program(compiler, &source, &[], 20_000_000));
    }
    let report = tally.report(compiler);
    assert!(tally.mismatches.is_empty() && tally.refused.is_empty(), "{report}");
    assert!(tally.same >= COUNT as usize - 2, "{report}");
}

#[test]
fn generated_programs_by_clang_14() {
    generated("clang-14", 100);
}

#[test]
fn generated_programs_by_the_newest_clang() {
    let newest = (15..=40).rev().map(|version| format!("clang-{version}")).find(|name| is_present(name));
    generated(newest.as_deref().unwrap_or("clang"), 200);
}

#[test]
fn rust_functions() {
    if !is_present("rustc") {
        eprintln!("not run: there is no rustc");
        return;
    }
    let folder = Folder::new("rust");
    let tally = native::rust::compare_all(&folder.0).expect("rustc compiles the functions");
    let report = tally.report("rust");
    assert!(tally.mismatches.is_empty() && tally.refused.is_empty(), "{report}");
    assert!(tally.same >= 100, "{report}");
}
