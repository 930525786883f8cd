//! C and C++ through clang, bitcode through llvm-dis.

use std::path::Path;
use std::process::Command;

use super::{Scratch, operand, read_text, run};
use crate::tools;

/// Every local variable in memory and nothing optimised, so that loops look as they were written; multiplications and
/// additions are not fused.
const FLAGS: &[&str] = &[
    "-O0",
    "-Xclang",
    "-disable-O0-optnone",
    "-g",
    "-fno-discard-value-names",
    "-ffp-contract=off",
    "-fno-exceptions",
    "-w",
    "-S",
    "-emit-llvm",
];

/// The LLVM text of a C or C++ file.
pub fn compile(path: &Path, flags: &[String]) -> Result<String, String> {
    let clang = tools::clang().ok_or("no clang from version 14 was found; `make setup` installs one")?;
    for flag in flags {
        let allowed = ["-I", "-D", "-U", "-std="].iter().any(|prefix| flag.starts_with(prefix));
        if !allowed {
            return Err(format!("{flag} is not passed on to the compiler; -I, -D, -U and -std are"));
        }
    }
    let scratch = Scratch::new()?;
    let output = scratch.path().join("module.ll");
    let mut command = Command::new(clang);
    command.args(FLAGS).args(flags).arg("-o").arg(&output).arg(operand(path));
    run("clang", command)?;
    read_text(&output)
}

/// The LLVM text of a bitcode file.
pub fn disassemble(path: &Path) -> Result<String, String> {
    let program = tools::llvm_dis().ok_or("no llvm-dis was found; it is part of LLVM")?;
    let scratch = Scratch::new()?;
    let output = scratch.path().join("module.ll");
    let mut command = Command::new(program);
    command.arg("-o").arg(&output).arg(operand(path));
    run("llvm-dis", command)?;
    read_text(&output)
}
