//! Every program under `programs/` prints and parses back to itself.

use std::path::{Path, PathBuf};

use tandem_ir::text::{in_text_order, parse_module, print_module};

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

#[test]
fn programs_print_and_parse_back_to_themselves() {
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
