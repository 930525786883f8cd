//! The commands, one a file.

pub mod check;
pub mod doctor;
pub mod dump;
pub mod replay;
pub mod run;
pub mod verify;

use std::path::Path;
use std::time::Duration;

use tandem_solver::{Budget, Command, Confirmation, QueryLog, Solver, discover};

use crate::cli::SolvingArgs;
use crate::emit::{Subject, TestKind, emit};

/// The solver the user asked for.
pub fn solver(args: &SolvingArgs) -> Result<Solver, String> {
    let command = match args.solver.as_deref() {
        None | Some("z3") => {
            discover::z3().ok_or("no Z3 was found; `make setup` fetches it, `tandem doctor` says more")?
        }
        Some(other) => named_solver(other)?,
    };
    let mut solver = Solver::new(command);
    if let Some(folder) = &args.log_queries {
        let log = QueryLog::new(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        solver = solver.logged(log);
    }
    if let Some(second) = &args.second_solver {
        solver = solver.confirmed_by(Solver::new(named_solver(second)?), Confirmation::Required);
    }
    Ok(solver)
}

fn named_solver(name: &str) -> Result<Command, String> {
    let missing = || format!("no {name} was found; `tandem doctor` says what is installed");
    match name {
        "z3" => discover::z3().ok_or_else(missing),
        "cvc5" => discover::cvc5().ok_or_else(missing),
        "bitwuzla" => discover::bitwuzla().ok_or_else(missing),
        line => Command::parse(line).ok_or_else(|| format!("{line:?} is not a command")),
    }
}

/// The budget for so much time from now on.
pub fn budget(args: &SolvingArgs, time: Duration) -> Budget {
    Budget::lasting(time).with_memory(args.memory)
}

/// A path as shown in reports.
pub fn shown(path: &Path) -> String {
    path.display().to_string()
}

/// Writes the regression test of a difference and says where it is. What cannot be written down is said, too.
pub fn write_test(kind: TestKind, subject: &Subject<'_>, file: Option<&Path>) -> Result<(), String> {
    match emit(kind, subject) {
        Ok(test) => {
            let path = file.map_or_else(|| Path::new(&test.name).to_owned(), Path::to_owned);
            std::fs::write(&path, &test.text).map_err(|error| format!("{}: {error}", path.display()))?;
            message!("tandem: a regression test was written to {}", path.display());
        }
        Err(why) => message!("tandem: no regression test: {why}"),
    }
    Ok(())
}
