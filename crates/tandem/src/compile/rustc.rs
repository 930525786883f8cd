//! Rust through rustc.

use std::path::Path;
use std::process::Command;

use super::{Scratch, operand, read_text, run};
use crate::tools;

/// Overflow checks as in a debug build, none of LLVM's passes, every function emitted. The crate has one name for both
/// sides, so that paths agree.
const FLAGS: &[&str] = &[
    "--crate-type=lib",
    "--crate-name=program",
    "--edition=2024",
    "--emit=llvm-ir",
    "--cap-lints=allow",
    "-Copt-level=3",
    "-Cno-prepopulate-passes",
    "-Cpanic=abort",
    "-Coverflow-checks=on",
    "-Cdebug-assertions=off",
    "-Ccodegen-units=1",
    "-Clink-dead-code=yes",
    "-g",
];

/// The LLVM text of a Rust file.
pub fn compile(path: &Path) -> Result<String, String> {
    let rustc = tools::rustc().ok_or("no rustc was found; install Rust")?;
    let scratch = Scratch::new()?;
    let output = scratch.path().join("module.ll");
    let mut command = Command::new(rustc);
    command.args(FLAGS).arg("-o").arg(&output).arg(operand(path));
    run("rustc", command)?;
    read_text(&output)
}
