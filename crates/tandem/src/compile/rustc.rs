//! Rust through rustc.

use std::path::Path;
use std::process::Command;

use super::{Scratch, operand, read_text, run};
use crate::tools;

/// The name that every file is compiled as. Both sides have the same, so that paths agree.
pub const CRATE: &str = "program";

/// Overflow checks as in a debug build, none of LLVM's passes, every function emitted.
const FLAGS: &[&str] = &[
    "--crate-type=lib",
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

/// Editions of the language, in the order in which they are tried: a file does not say which one it is written in.
pub const EDITIONS: [&str; 2] = ["2024", "2021"];

/// The LLVM text of a Rust file.
pub fn compile(path: &Path) -> Result<String, String> {
    let rustc = tools::rustc().ok_or("no rustc was found; install Rust")?;
    let scratch = Scratch::new()?;
    let output = scratch.path().join("module.ll");
    let compile = |edition: &str| run("rustc", command(&rustc, "llvm-ir", edition, &output, path));
    // If no edition will do, the newest one's complaint is the one to read.
    compile(EDITIONS[0]).or_else(|newest| compile(EDITIONS[1]).map_err(|_| newest))?;
    read_text(&output)
}

/// The command that compiles a Rust file to what `emit` says. The object file is that of the text, name for name.
pub fn command(rustc: &Path, emit: &str, edition: &str, output: &Path, path: &Path) -> Command {
    let mut command = Command::new(rustc);
    command.arg(format!("--emit={emit}")).args(FLAGS).arg("--edition").arg(edition).arg("--crate-name").arg(CRATE);
    command.arg("-o").arg(output).arg(operand(path));
    command
}
