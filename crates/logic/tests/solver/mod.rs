//! A solver for tests, if there is one: the program named by `TANDEM_Z3`, or `z3` on the path.

#![allow(dead_code)] // Each test uses only a part.

use std::io::Write;
use std::process::{Command, Stdio};

/// The command of the solver; none, with a message, if there is none.
pub fn find(test: &str) -> Option<String> {
    let program = std::env::var("TANDEM_Z3").unwrap_or_else(|_| "z3".to_string());
    let works = Command::new(&program).arg("--version").output().is_ok_and(|output| output.status.success());
    if works {
        Some(program)
    } else {
        eprintln!("not run: {test} (set TANDEM_Z3 to a z3 program)");
        None
    }
}

/// What the solver says to a script.
pub fn run(program: &str, script: &str) -> String {
    let mut child = Command::new(program)
        .args(["-in", "-memory:2000"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the solver starts");
    let mut input = child.stdin.take().expect("the input is a pipe");
    let script = script.to_string();
    let writer = std::thread::spawn(move || {
        // The solver may stop reading early, and its output tells why.
        let _ = input.write_all(script.as_bytes());
    });
    let output = child.wait_with_output().expect("the solver ends");
    writer.join().expect("the writer ends");
    String::from_utf8_lossy(&output.stdout).into_owned()
}
