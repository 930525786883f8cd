//! Whatever the text is, parser, printer and verifier answer.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tandem_ir::text::{parse_module_unverified, print_module};
use tandem_ir::verify_module;

fuzz_target!(|bytes: &[u8]| {
    match parse_module_unverified(&String::from_utf8_lossy(bytes)) {
        Ok(module) => {
            let _ = print_module(&module);
            let _ = verify_module(&module);
        }
        Err(error) => assert!(error.line >= 1 && error.column >= 1 && !error.message.is_empty()),
    }
});
