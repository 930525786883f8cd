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

/// Every model of a function of the C library beside the function itself.
#[test]
fn models_of_the_library() {
    let versions = (14..=40).map(|version| format!("clang-{version}")).filter(|name| is_present(name));
    for compiler in versions {
        let folder = Folder::new("library");
        let source = folder.0.join("library.c");
        std::fs::write(&source, include_str!("modules/library.c")).expect("the temporary folder can be written to");
        let mut tally = Tally::default();
        tally.add("library.c", compare_program(&compiler, &source, &[], 20_000_000));
        let report = tally.report(&compiler);
        assert!(tally.same == 1, "{report}");
    }
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

/// Says how long a thousand lines of C take to lower. The limit leaves room for slow builds on busy machines; a release
/// build on a quiet one is to stay below 50 ms.
#[test]
fn a_thousand_lines_lower_quickly() {
    if !is_present("clang-14") {
        eprintln!("not run: there is no clang-14");
        return;
    }
    let folder = Folder::new("speed");
    let mut lines = 0;
    let mut time = std::time::Duration::MAX;
    let mut texts = vec![];
    for seed in 300..310 {
        let source = folder.0.join(format!("own{seed}.c"));
        let program = generator::program(seed);
        lines += program.lines().count();
        std::fs::write(&source, program).expect("the temporary folder can be written to");
        texts.push(native::compile::to_llvm("clang-14", &source, &[]).expect("the program compiles"));
    }
    for _ in 0..5 {
        let begun = std::time::Instant::now();
        for text in &texts {
            let options = tandem_llvm::Options::default();
            tandem_llvm::lower_module(text, &options).expect("the program is lowered");
        }
        time = time.min(begun.elapsed());
    }
    let per_thousand = time.as_secs_f64() * 1000.0 / (lines as f64 / 1000.0);
    println!("{lines} lines of C lower in {time:?}: {per_thousand:.1} ms for a thousand");
    assert!(per_thousand < 2000.0, "{per_thousand} ms for a thousand lines");
}
