//! Rust through rustc.

use std::path::Path;
use std::process::Command;

use super::{Scratch, operand, read_text, run};
use crate::tools;

/// The name that every file is compiled as. Both sides have the same, so that paths agree.
pub const CRATE: &str = "program";

/// Which of cargo's two profiles a file is compiled as.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Profile {
    /// Overflow checks and debug assertions.
    #[default]
    Dev,
    /// Neither.
    Release,
}

impl Profile {
    /// The names of the profiles, the default first.
    pub const NAMES: &[&str] = &["dev", "release"];

    /// The flag among those for compilers that asks for the release profile.
    pub const RELEASE: &str = "--rust-profile=release";

    /// The profile that flags for compilers ask for.
    pub fn of(flags: &[String]) -> Profile {
        if flags.iter().any(|flag| flag == Profile::RELEASE) { Profile::Release } else { Profile::Dev }
    }
}

/// None of LLVM's passes, every function emitted. Checks for undefined behaviour in `unsafe` code are left out: what it means
/// to break a promise does not depend on whether anybody looks.
const FLAGS: &[&str] = &[
    "--crate-type=lib",
    "--cap-lints=allow",
    "-Copt-level=3",
    "-Cno-prepopulate-passes",
    "-Zub-checks=no",
    "-Zunstable-options",
    "-Csymbol-mangling-version=legacy",
    "-Ccodegen-units=1",
    "-Clink-dead-code=yes",
    "-g",
];

/// Editions of the language, in the order in which they are tried: a file does not say which one it is written in.
pub const EDITIONS: [&str; 2] = ["2024", "2021"];

/// What a flag among those for compilers begins with that says the edition.
pub const EDITION: &str = "--rust-edition=";

/// The edition that flags for compilers ask for.
fn edition_of(flags: &[String]) -> Option<&str> {
    flags.iter().rev().find_map(|flag| flag.strip_prefix(EDITION)).filter(|edition| edition.len() == 4)
}

/// The LLVM text of a Rust file. Panics unwind, but what nobody can see of that is taken out.
pub fn compile(path: &Path, flags: &[String]) -> Result<String, String> {
    let profile = Profile::of(flags);
    let rustc = tools::rustc().ok_or("no rustc was found; install Rust")?;
    let scratch = Scratch::new()?;
    let output = scratch.path().join("module.ll");
    let compile = |edition: &str| run("rustc", command(&rustc, "llvm-ir", profile, edition, &output, path));
    match edition_of(flags) {
        Some(edition) => compile(edition)?,
        // If no edition will do, the newest one's complaint is the one to read.
        None => compile(EDITIONS[0]).or_else(|newest| compile(EDITIONS[1]).map_err(|_| newest))?,
    };
    read_text(&output).map(|text| tandem_llvm::without_unwinding(&text))
}

/// The command that compiles a Rust file to what `emit` says. The object file is that of the text, name for name; it has no
/// unwinding at all, as the text has none where that can be told.
pub fn command(rustc: &Path, emit: &str, profile: Profile, edition: &str, output: &Path, path: &Path) -> Command {
    let mut command = Command::new(rustc);
    // The checks that are left out can only be left out with a flag that is not stable.
    command.env("RUSTC_BOOTSTRAP", "1");
    command.arg(if emit == "obj" { "-Cpanic=abort" } else { "-Cpanic=unwind" });
    let checks = if profile == Profile::Dev { "on" } else { "off" };
    command.arg(format!("-Coverflow-checks={checks}")).arg(format!("-Cdebug-assertions={checks}"));
    command.arg(format!("--emit={emit}")).args(FLAGS).arg("--edition").arg(edition).arg("--crate-name").arg(CRATE);
    command.arg("-o").arg(output).arg(operand(path));
    command
}
