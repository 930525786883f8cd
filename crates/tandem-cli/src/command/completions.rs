//! `tandem completions` and `tandem man`: both are made from the table of flags.

use std::io::Write;

use clap::CommandFactory;
use clap_complete::Shell;
use tandem::Error;

use crate::cli::Cli;
use crate::exit_code::ExitCode;

/// Prints what a shell needs to complete commands and flags.
pub fn completions(shell: Shell) -> ExitCode {
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "tandem", &mut text);
    out!("{}", String::from_utf8_lossy(&text));
    ExitCode::Equivalent
}

/// Prints the manual page: the program, then each of its commands.
pub fn man() -> Result<ExitCode, Error> {
    let mut text = Vec::new();
    let written = render(&mut text);
    written.map_err(|error| Error::Internal(error.to_string()))?;
    out!("{}", String::from_utf8_lossy(&text));
    Ok(ExitCode::Equivalent)
}

fn render(text: &mut Vec<u8>) -> std::io::Result<()> {
    let table = Cli::command();
    clap_mangen::Man::new(table.clone()).render(text)?;
    for command in table.get_subcommands().filter(|command| !command.is_hide_set()) {
        let name = command.get_name();
        writeln!(text, ".SH TANDEM {}", name.to_uppercase())?;
        let page = clap_mangen::Man::new(command.clone());
        page.render_description_section(text)?;
        page.render_options_section(text)?;
    }
    writeln!(
        text,
        ".SH EXIT STATUS\n0: everything is equivalent. 1: a confirmed difference. 2: an error stopped the run. 3: something is unknown, refused, removed or unmatched."
    )
}
