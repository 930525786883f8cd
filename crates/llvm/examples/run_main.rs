//! Lowers an LLVM module and runs its `main` in the interpreter: `cargo run -p tandem-llvm --example run_main -- FILE.ll`

#[path = "../tests/native/mod.rs"]
#[allow(dead_code)]
mod native;

use tandem_llvm::{Heap, MemoryModel, Options, Origin, Parsed};

fn main() {
    let (flags, files): (Vec<String>, Vec<String>) = std::env::args().skip(1).partition(|arg| arg.starts_with("--"));
    let heap = if flags.iter().any(|flag| flag == "--bytes") { Heap::Bytes } else { Heap::Typed };
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap_or_default();
        let memory = MemoryModel::with_heap(heap);
        let options = Options { origin: Origin::C, ..Options::default() };
        match Parsed::new(text).and_then(|module| module.prepare(options).lower(&memory)) {
            Ok(lowered) => match native::run_main(&lowered, 1 << 32) {
                Ok((output, code)) => println!("{output}exit {code}"),
                Err(verdict) => println!("{verdict:?}"),
            },
            Err(error) => println!("{error}"),
        }
    }
}
