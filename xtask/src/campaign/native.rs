//! Both programs as compiled code: everything that can be seen from outside, as text.
//!
//! The drivers beside this file call the function many times and print what they see. Memory is shared on purpose, numbers
//! are extreme, and others write between the calls and during them.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::print::Language;

const DRIVER_C: &str = include_str!("driver.c");
const DRIVER_JAVA: &str = include_str!("Driver.java");
const DRIVER_RUST: &str = include_str!("driver.rs");

/// The compilers, by name.
#[derive(Clone, Debug)]
pub struct Tools {
    /// For C and C++.
    pub clang: PathBuf,
}

impl Tools {
    /// The newest clang that is installed.
    pub fn find() -> Result<Tools, String> {
        let clang = clangs().pop().or_else(|| on_path("clang")).ok_or("no clang was found; install one")?;
        Ok(Tools { clang })
    }
}

/// Every clang that is installed under the name with its version, the oldest first.
pub fn clangs() -> Vec<PathBuf> {
    (14..40).filter_map(|version| on_path(&format!("clang-{version}"))).collect()
}

fn on_path(name: &str) -> Option<PathBuf> {
    let folders = std::env::var_os("PATH")?;
    std::env::split_paths(&folders).map(|folder| folder.join(name)).find(|path| path.is_file())
}

/// Runs the program in a folder of its own and gives what was printed.
pub fn observe(tools: &Tools, language: Language, folder: &Path) -> Result<String, String> {
    match language {
        Language::C | Language::Llvm | Language::Cpp => {
            let is_cpp = language == Language::Cpp;
            let (name, call) = match is_cpp {
                true => ("driver.cpp", "f(a, b, p, q, *t, *st, callback, s)"),
                false => ("driver.c", "f(a, b, p, q, t, st, callback, s)"),
            };
            let source = format!("#include \"{}\"\n{}", language.file(), DRIVER_C.replace("CALL", call));
            write(&folder.join(name), &source)?;
            let mut compile = Command::new(&tools.clang);
            compile.args(["-O1", "-fwrapv", "-fno-strict-aliasing", "-w", name, "-o", "driver"]);
            run(compile.current_dir(folder))?;
            run(Command::new(folder.join("driver")).current_dir(folder))
        }
        Language::Java => {
            write(&folder.join("Driver.java"), DRIVER_JAVA)?;
            run(Command::new("javac").args(["-nowarn", "P.java", "Driver.java"]).current_dir(folder))?;
            run(Command::new("java")
                .args(["-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "Driver"])
                .current_dir(folder))
        }
        Language::Rust => {
            write(&folder.join("driver.rs"), &format!("include!(\"side.rs\");\n{DRIVER_RUST}"))?;
            let mut compile = Command::new("rustc");
            compile.args(["--edition=2021", "-Cdebug-assertions=on", "-Awarnings", "driver.rs", "-o", "driver"]);
            run(compile.current_dir(folder))?;
            run(Command::new(folder.join("driver")).current_dir(folder))
        }
    }
}

/// The program of a side as LLVM's text.
pub fn to_llvm(tools: &Tools, folder: &Path) -> Result<PathBuf, String> {
    let mut compile = Command::new(&tools.clang);
    compile.args(["-O1", "-fwrapv", "-w", "-S", "-emit-llvm", "side.c", "-o", "side.ll"]);
    run(compile.current_dir(folder))?;
    Ok(folder.join("side.ll"))
}

/// Writes a file.
pub fn write(path: &Path, text: &str) -> Result<(), String> {
    std::fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
}

fn run(command: &mut Command) -> Result<String, String> {
    let output = command.stdin(Stdio::null()).output().map_err(|error| format!("{command:?}: {error}"))?;
    if !output.status.success() {
        return Err(format!("{command:?}: {}\n{}", output.status, String::from_utf8_lossy(&output.stderr)));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}
