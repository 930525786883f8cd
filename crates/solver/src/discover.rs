//! Which solvers are installed, where, and in which version.
//!
//! A solver is looked for in the environment variable that names it, then in the folder that the set-up script fetches
//! tools into, then in `PATH`.

use tandem_process::discover::{Tool, find, version};

use crate::command::Command;

/// All solvers we know, found or not.
pub fn solvers() -> Vec<Tool> {
    [
        ("z3", z3(), "decides every query; without it nothing can be proved (run `make setup`)"),
        ("cvc5", cvc5(), "second opinions on proofs"),
        ("bitwuzla", bitwuzla(), "second opinions on proofs over bit-vectors and floats"),
    ]
    .into_iter()
    .map(|(name, command, purpose)| {
        let path = command.map(|command| command.program);
        let version = path.as_deref().and_then(|path| version(path, "--version"));
        Tool { name, path, version, purpose }
    })
    .collect()
}

/// Z3, if there is one: `TANDEM_Z3`, the tools folder, `PATH`.
pub fn z3() -> Option<Command> {
    find("z3", "TANDEM_Z3").map(Command::z3)
}

/// cvc5, if there is one: `TANDEM_CVC5`, the tools folder, `PATH`.
pub fn cvc5() -> Option<Command> {
    find("cvc5", "TANDEM_CVC5").map(Command::cvc5)
}

/// Bitwuzla, if there is one: `TANDEM_BITWUZLA`, the tools folder, `PATH`.
pub fn bitwuzla() -> Option<Command> {
    find("bitwuzla", "TANDEM_BITWUZLA").map(Command::bitwuzla)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_solver_is_listed() {
        let names: Vec<&str> = solvers().iter().map(|tool| tool.name).collect();
        assert_eq!(names, ["z3", "cvc5", "bitwuzla"]);
    }
}
