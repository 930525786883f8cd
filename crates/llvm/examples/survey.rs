//! Reads everything that the compilers make of the corpus, of generated programs and of the file of constructs, and
//! prints what is accepted and what is refused, by reason:
//! `cargo run --release -p tandem-llvm --example survey -- [GENERATED_PROGRAMS]`

#[path = "../tests/native/mod.rs"]
#[allow(dead_code)]
mod native;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use native::compile::{Folder, is_present, output, to_llvm};
use native::{generator, innermost};
use tandem_llvm::{Options, Origin, lower_module};

/// What was found for one compiler and one set of files.
#[derive(Default)]
struct Row {
    modules: usize,
    unreadable: Vec<String>,
    accepted: usize,
    refused: BTreeMap<String, usize>,
    lines: usize,
    time: Duration,
}

fn main() {
    let count = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(40);
    let folder = Folder::new("survey");
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut corpus = vec![];
    collect(&root.join("../../corpus"), &mut corpus);
    corpus.sort();
    let (c, rust): (Vec<PathBuf>, Vec<PathBuf>) =
        corpus.into_iter().partition(|path| path.extension().is_some_and(|extension| extension == "c"));
    let generated: Vec<PathBuf> = (0..count)
        .map(|seed| {
            let path = folder.0.join(format!("generated{seed}.c"));
            std::fs::write(&path, generator::program(50_000 + seed)).expect("the temporary folder can be written to");
            path
        })
        .collect();
    let constructs = vec![root.join("tests/modules/constructs.c"), root.join("tests/modules/sample.c")];
    let clangs = (14..=40).map(|version| format!("clang-{version}")).chain(["clang".to_owned()]);
    for clang in clangs.filter(|name| is_present(name)) {
        for (what, files) in [("corpus", &c), ("generated programs", &generated), ("constructs", &constructs)] {
            let texts = files.iter().map(|path| (path, c_module(&clang, path, &folder.0)));
            report(&clang, what, &survey(texts, Origin::C));
        }
    }
    if is_present("rustc") {
        let functions = vec![root.join("tests/native/functions.rs")];
        for (what, files) in [("corpus", &rust), ("functions", &functions)] {
            let texts = files.iter().map(|path| (path, rust_module(path, &folder.0)));
            report("rustc", what, &survey(texts, Origin::Rust));
        }
    }
}

fn survey<'p>(texts: impl Iterator<Item = (&'p PathBuf, Result<String, String>)>, origin: Origin) -> Row {
    let mut row = Row::default();
    for (path, text) in texts {
        let text = match text {
            Ok(text) => text,
            Err(why) => {
                row.unreadable.push(format!("{}: not compiled: {why}", path.display()));
                continue;
            }
        };
        row.modules += 1;
        row.lines += std::fs::read_to_string(path).map_or(0, |source| source.lines().count());
        let begun = Instant::now();
        let lowered = lower_module(&text, &Options { origin, ..Options::default() });
        row.time += begun.elapsed();
        match lowered {
            Ok(lowered) => {
                row.accepted += lowered.functions.len();
                for refusal in lowered.refused {
                    *row.refused.entry(innermost(&refusal.reason)).or_default() += 1;
                }
            }
            Err(error) => row.unreadable.push(format!("{}: {error}", path.display())),
        }
    }
    row
}

fn report(compiler: &str, what: &str, row: &Row) {
    let refused: usize = row.refused.values().sum();
    println!(
        "{compiler}, {what}: {} modules read of {}, {} functions accepted, {refused} refused; {} lines in {:?}",
        row.modules - row.unreadable.iter().filter(|why| !why.contains("not compiled")).count(),
        row.modules,
        row.accepted,
        row.lines,
        row.time
    );
    for why in &row.unreadable {
        println!("  NOT READ {why}");
    }
    for (reason, count) in &row.refused {
        println!("  refused {count}: {reason}");
    }
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "c" || extension == "rs") {
            files.push(path);
        }
    }
}

/// Compiles in a folder of our own: the corpus is not ours to write to.
fn c_module(clang: &str, path: &Path, folder: &Path) -> Result<String, String> {
    let copy = folder.join(path.file_name().unwrap_or_default());
    if copy != path {
        std::fs::copy(path, &copy).map_err(|error| error.to_string())?;
    }
    to_llvm(clang, &copy, &[])
}

fn rust_module(path: &Path, folder: &Path) -> Result<String, String> {
    let target = folder.join("module.ll");
    let mut command = Command::new("rustc");
    command.args(["--crate-type=lib", "--edition=2024", "--emit=llvm-ir", "--cap-lints=allow", "-Copt-level=3"]);
    command.args(["-Cno-prepopulate-passes", "-Cpanic=abort", "-Coverflow-checks=on", "-Cdebug-assertions=off"]);
    command.args(["-Ccodegen-units=1", "-Clink-dead-code=yes", "-g", "--crate-name=program", "-o"]);
    command.arg(&target).arg(path);
    let (_, code) = output(command, Duration::from_secs(60))?;
    if code != 0 {
        return Err("rustc refuses it".into());
    }
    std::fs::read_to_string(&target).map_err(|error| error.to_string())
}
