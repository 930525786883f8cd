//! Solvers for tests, found as Tandem finds them. Z3 is always there, so a test that needs it does not pass without it; the
//! others are asked where there are any.

#![allow(dead_code)] // Each test uses only a part.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use tandem_process::discover;

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
    program: PathBuf,
}

/// The solver; none, with a message, if it is one that need not be there.
pub fn find(kind: Kind, test: &str) -> Option<Solver> {
    let (variable, name) = match kind {
        Kind::Z3 => ("TANDEM_Z3", "z3"),
        Kind::Cvc5 => ("TANDEM_CVC5", "cvc5"),
        Kind::Bitwuzla => ("TANDEM_BITWUZLA", "bitwuzla"),
    };
    let program = discover::find(name, variable)
        .filter(|program| Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success()));
    if program.is_none() {
        assert!(kind != Kind::Z3, "{test}: Z3 is installed by make setup");
        eprintln!("not run: {test} with {name} (set {variable} to the program)");
    }
    program.map(|program| Solver { kind, program })
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
