//! Every program under `programs/` prints and parses back to itself.

use std::path::{Path, PathBuf};

use tandem_interp::testing::random_module;
use tandem_ir::text::{in_text_order, parse_module, print_module};
use tandem_ir::verify_module;

fn programs() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs");
    let mut paths: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("the folder of programs is part of the sources")
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "tir"))
        .collect();
    paths.sort();
    paths
}

/// The first example of the manual is what it says it is.
#[test]
fn the_manual_parses() {
    let manual = include_str!("../../../docs/tir.md");
    let example = manual.split("```").nth(1).expect("the manual starts with an example");
    let module = parse_module(example).unwrap_or_else(|error| panic!("docs/tir.md: {error}\n{example}"));
    assert_eq!(module.functions.len(), 1);
}

#[test]
fn programs_print_and_parse_back_to_themselves() {
    assert!(programs().len() >= 40, "the programs are there");
    for path in programs() {
        let text = std::fs::read_to_string(&path).expect("the program can be read");
        let module = parse_module(&text).unwrap_or_else(|error| panic!("{}:{error}", path.display()));
        assert_eq!(module, in_text_order(&module), "{}: the parser numbers in text order", path.display());
        let printed = print_module(&module);
        let again = parse_module(&printed).unwrap_or_else(|error| panic!("{}: {error}\n{printed}", path.display()));
        assert_eq!(again, module, "{}\n{printed}", path.display());
        assert_eq!(print_module(&again), printed, "{}", path.display());
    }
}

/// What the printer writes, word for word, so that a change of it is seen.
#[test]
fn printing_is_canonical() {
    let text = "assume \"one-type\"\nfile a.c\nfunc @f(v: i32, v3: i32, i.7: bool; w: world) -> i32 !a.c:3 { x: i32 = const 0xff !?:9
        x.9 = add.nuw.nsw x, v\n branch i.7, next(x.9), next(v3) !4\n next(x.1: i32):\n switch x.1 !5 { -1: out\n default: out }
        out:\n exit return (x.1; w)\n}\n";
    let expected = "file \"a.c\"

assume \"one-type\"

func @f(v: i32, v0: i32, i: bool; w: world) -> i32 !a.c:3 {
b0:
  x: i32 = const 255 !?:9
  x.1 = add.nsw.nuw x, v
  branch i, b1(x.1), b1(v0) !4
b1(x.2: i32):
  switch x.2 !5 {
    -1: b2
    default: b2
  }
b2:
  exit return (x.2; w)
}
";
    let module = parse_module(text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(print_module(&module), expected);
}

/// Random modules are numbered as the builder does it, not in the order of the text.
#[test]
fn random_modules_come_back_in_text_order() {
    for seed in 0..150 {
        let module = random_module(seed);
        if let Err(errors) = verify_module(&module) {
            panic!("seed {seed}: {}\n{}", errors[0], print_module(&module));
        }
        let printed = print_module(&module);
        let parsed = parse_module(&printed).unwrap_or_else(|error| panic!("seed {seed}: {error}\n{printed}"));
        assert_eq!(parsed, in_text_order(&module), "seed {seed}\n{printed}");
        assert_eq!(print_module(&parsed), printed, "seed {seed}");
    }
}
