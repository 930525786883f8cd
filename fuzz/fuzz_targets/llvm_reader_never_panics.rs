//! Whatever the text is, reading and lowering an LLVM module answers, and what is accepted is verified.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tandem_ir::verify_module;
use tandem_llvm::{Options, Origin, lower_module};

fuzz_target!(|text: &str| {
    for origin in [Origin::C, Origin::Rust, Origin::Ir] {
        match lower_module(text, &Options { origin, ..Options::default() }) {
            Ok(lowered) => verify_module(&lowered.module).expect("accepted programs are verified"),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
});
