//! `tandem doctor`.

use crate::exit_code::ExitCode;
use crate::tools;

/// Prints what is installed and what each missing thing would give.
pub fn run() -> ExitCode {
    for tool in tools::all() {
        match (&tool.path, &tool.version) {
            (Some(path), version) => {
                let version = version.as_deref().unwrap_or("of unknown version");
                outln!("✓ {:<9} {version}  ({})", tool.name, path.display());
            }
            (None, _) => outln!("- {:<9} missing: {}", tool.name, tool.purpose),
        }
    }
    let usable = tandem_solver::discover::z3().is_some();
    if !usable {
        outln!("\nWithout a solver nothing can be proved; `make setup` fetches Z3.");
    }
    ExitCode::Equivalent
}
