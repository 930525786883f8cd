//! Whatever the bytes are, reading and lowering a class file or a jar answers, and what is accepted is verified.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tandem_ir::verify_module;
use tandem_jvm::{JarLimits, Options, lower_classes, read_jar};

fuzz_target!(|bytes: &[u8]| {
    let limits = JarLimits { entries: 1000, class_bytes: 1 << 20, total_bytes: 8 << 20 };
    let classes = if bytes.starts_with(b"PK") {
        read_jar(bytes, limits).map(|classes| classes.into_iter().map(|(_, bytes)| bytes).collect())
    } else {
        Ok(vec![bytes.to_vec()])
    };
    match classes.and_then(|classes: Vec<Vec<u8>>| lower_classes(&classes, &Options::default())) {
        Ok(lowered) => verify_module(&lowered.module).expect("accepted programs are verified"),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
