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

/// What C leaves undefined becomes a trap; signed overflow, which usually wraps for us, does not.
const CHECKS: &[&str] = &[
    "-fsanitize=shift,integer-divide-by-zero,bounds,null,unreachable,return,vla-bound,float-cast-overflow,builtin",
    "-fsanitize-trap=all",
];

/// The LLVM text of a C or C++ file.
pub fn compile(path: &Path, flags: &[String]) -> Result<String, String> {
    let clang = tools::clang().ok_or("no clang from version 14 was found; `make setup` installs one")?;
    let scratch = Scratch::new()?;
    let output = scratch.path().join("module.ll");
    run("clang", command(&clang, path, flags, &[], &output)?)?;
    read_text(&output)
}

/// The command that writes the same with a trap wherever behaviour is undefined, as far as clang knows how; signed
/// overflow if asked.
pub fn checked(clang: &Path, path: &Path, flags: &[String], overflow: bool, output: &Path) -> Result<Command, String> {
    let mut checks = CHECKS.to_vec();
    if overflow {
        checks.insert(0, "-fsanitize=signed-integer-overflow");
    }
    command(clang, path, flags, &checks, output)
}

fn command(clang: &Path, path: &Path, flags: &[String], more: &[&str], output: &Path) -> Result<Command, String> {
    check_flags(flags)?;
    let mut command = Command::new(clang);
    let source = operand(path);
    if let Some(folder) = source.parent() {
        // `__FILE__` does not tell in which folder a file is: the same file elsewhere is the same program.
        let mut map = std::ffi::OsString::from("-fmacro-prefix-map=");
        map.push(folder.join(""));
        map.push("=");
        command.arg(map);
    }
    let flags = flags.iter().filter(|flag| *flag != super::rustc::Profile::RELEASE);
    command.args(FLAGS).args(more).args(flags).arg("-o").arg(output).arg(source);
    Ok(command)
}

/// Only flags that say where headers are, what macros mean and which standard applies.
fn check_flags(flags: &[String]) -> Result<(), String> {
    let mut flags = flags.iter();
    while let Some(flag) = flags.next() {
        if flag == super::rustc::Profile::RELEASE {
            continue;
        }
        match ["-I", "-D", "-U", "-std="].iter().find(|allowed| flag.starts_with(**allowed)) {
            None => return Err(format!("{flag} is not passed on to the compiler; -I, -D, -U and -std are")),
            // `-I folder` in two words.
            Some(allowed) if flag == allowed => match flags.next() {
                Some(value) if !value.starts_with(['-', '@']) => {}
                _ => return Err(format!("{flag} needs a value")),
            },
            Some(_) => {}
        }
    }
    Ok(())
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

#[cfg(test)]
mod tests {
    use super::*;

    fn check(flags: &[&str]) -> Result<(), String> {
        check_flags(&flags.iter().map(|flag| (*flag).to_owned()).collect::<Vec<_>>())
    }

    #[test]
    fn only_harmless_flags_are_passed_on() {
        assert_eq!(check(&["-Iinclude", "-DN=3", "-UN", "-std=c11", "-I", "include"]), Ok(()));
        assert!(check(&["-fplugin=evil.so"]).is_err());
        assert!(check(&["-o", "x"]).is_err());
        assert!(check(&["-I", "-o"]).is_err());
        assert!(check(&["-I"]).is_err());
        assert!(check(&["@file"]).is_err());
    }

    #[test]
    fn complaints_are_passed_on() {
        if tools::clang().is_none() {
            return;
        }
        let scratch = Scratch::new().expect("a temporary folder can be made");
        let path = scratch.path().join("broken.c");
        std::fs::write(&path, "int f( { return 1; }").expect("the folder can be written to");
        let message = compile(&path, &[]).expect_err("this is not C");
        assert!(message.contains("broken.c:1:"), "{message}");
    }
}
