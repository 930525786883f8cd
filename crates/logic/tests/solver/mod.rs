//! Solvers for tests, as far as there are any: the program that `TANDEM_Z3`, `TANDEM_CVC5` or `TANDEM_BITWUZLA` names,
//! or the one on the path.

#![allow(dead_code)] // Each test uses only a part.

use std::io::Write;
use std::process::{Command, Stdio};

/// A kind of solver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Z3,
    Cvc5,
    Bitwuzla,
}

/// A solver that is there.
pub struct Solver {
    kind: Kind,
    program: String,
}

/// The solver; none, with a message, if there is none.
pub fn find(kind: Kind, test: &str) -> Option<Solver> {
    let (variable, name) = match kind {
        Kind::Z3 => ("TANDEM_Z3", "z3"),
        Kind::Cvc5 => ("TANDEM_CVC5", "cvc5"),
        Kind::Bitwuzla => ("TANDEM_BITWUZLA", "bitwuzla"),
    };
    let program = std::env::var(variable).unwrap_or_else(|_| name.to_string());
    let works = Command::new(&program).arg("--version").output().is_ok_and(|output| output.status.success());
    if works {
        Some(Solver { kind, program })
    } else {
        eprintln!("not run: {test} with {name} (set {variable} to the program)");
        None
    }
}

impl Solver {
    /// Commands that limit the time of each question and choose the logic.
    pub fn prelude(&self, milliseconds: u32) -> String {
        let limit = match self.kind {
            Kind::Z3 => ":timeout",
            Kind::Cvc5 => ":tlimit-per",
            Kind::Bitwuzla => ":time-limit-per",
        };
        format!("(set-option {limit} {milliseconds})\n(set-option :global-declarations true)\n(set-logic ALL)\n")
    }

    /// What the solver says to a script.
    pub fn run(&self, script: &str) -> String {
        let arguments: &[&str] = if self.kind == Kind::Z3 { &["-in", "-memory:2000"] } else { &[] };
        let mut child = Command::new(&self.program)
            .args(arguments)
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
}
