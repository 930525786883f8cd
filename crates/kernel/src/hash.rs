//! A fingerprint of a program, so that a certificate for one version is never taken for another.
//!
//! It is the BLAKE3 digest of the canonical text form, which says everything that a module says and reads back as the
//! same module. The text is part of the interface (people write it), so the fingerprint does not change with how the data
//! model is laid out in memory.

use tandem_ir::Module;
use tandem_ir::text::print_module;

/// A hash of everything in a program that can change its meaning or its names.
pub fn program_hash(module: &Module) -> String {
    blake3::hash(print_module(module).as_bytes()).to_hex().to_string()
}
