//! Compares native runs with runs of the interpreter, in any number:
//! `cargo run --release -p tandem-llvm --example differential -- csmith|own|rust COUNT [SEED] [COMPILER]`

#[path = "../tests/native/mod.rs"]
mod native;

use std::process::Command;

use native::compile::{Folder, is_present};
use native::{Tally, compare_program, generator};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize, default: u64| args.get(index).and_then(|arg| arg.parse().ok()).unwrap_or(default);
    let (count, first) = (number(1, 10), number(2, 1));
    let compiler = args.get(3).map_or("clang-19", String::as_str);
    if !is_present(compiler) {
        eprintln!("not run: there is no {compiler}");
        return;
    }
    let folder = Folder::new("differential");
    let mut tally = Tally::default();
    match args.first().map(String::as_str) {
        Some("csmith") => {
            for seed in first..first + count {
                let source = folder.0.join(format!("csmith{seed}.c"));
                let mut command = Command::new("csmith");
                command
                    .args(["--no-volatiles", "--no-volatile-pointers", "--seed", &seed.to_string(), "-o"])
                    .arg(&source);
                if !command.status().is_ok_and(|status| status.success()) {
                    eprintln!("not run: csmith fails");
                    return;
                }
                let verdict = compare_program(compiler, &source, &["-I/usr/include/csmith"], 300_000_000);
                tally.add(&format!("csmith --seed {seed}"), verdict);
            }
        }
        Some("own") => {
            for seed in first..first + count {
                let source = folder.0.join(format!("own{seed}.c"));
                std::fs::write(&source, generator::program(seed)).expect("the temporary folder can be written to");
                tally.add(&format!("own seed {seed}"), compare_program(compiler, &source, &[], 100_000_000));
            }
        }
        Some("rust") => match native::rust::compare_all(&folder.0) {
            Ok(all) => tally = all,
            Err(why) => eprintln!("not run: {why}"),
        },
        Some("print") => print!("{}", generator::program(first)),
        _ => eprintln!("say csmith, own, rust or print"),
    }
    print!("{}", tally.report(&format!("{} by {compiler}", args.first().map_or("", String::as_str))));
}
