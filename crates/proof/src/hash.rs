//! A fingerprint of a program, so that a certificate for one version is never taken for another.

use tandem_ir::Module;

/// A hash of everything in a program that can change its meaning or its names.
pub fn program_hash(module: &Module) -> String {
    blake3::hash(format!("{module:?}").as_bytes()).to_hex().to_string()
}
