//! What the parser accepts prints and parses back to itself.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tandem_ir::text::{in_text_order, parse_module, print_module};

fuzz_target!(|bytes: &[u8]| {
    let Ok(module) = parse_module(&String::from_utf8_lossy(bytes)) else { return };
    assert_eq!(module, in_text_order(&module));
    let printed = print_module(&module);
    let again = parse_module(&printed).expect("what was printed parses");
    assert_eq!(again, module);
    assert_eq!(print_module(&again), printed);
});
