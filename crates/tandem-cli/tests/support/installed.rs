//! Whether a program is there.

use std::process::{Command, Stdio};

/// Whether a compiler can be started; clang may have the version in its name.
pub fn is_installed(compiler: &str) -> bool {
    let numbered = (14..40).map(|version| format!("clang-{version}")).filter(|_| compiler == "clang");
    let starts = |name: &String| {
        let mut command = Command::new(name);
        command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok()
    };
    std::iter::once(compiler.to_owned()).chain(numbered).any(|name| starts(&name))
}
