//! `tandem doctor`.

use tandem::report::render_tools;
use tandem_compile::tools;

use crate::exit_code::ExitCode;

/// Prints what is installed and what each missing thing would give.
pub fn run() -> ExitCode {
    out!("{}", render_tools(&tools::all()));
    ExitCode::Equivalent
}
