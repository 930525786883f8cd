//! The commands, one a file.

pub mod check;
pub mod doctor;
pub mod dump;
pub mod replay;
pub mod run;
pub mod verify;

use std::fs;
use std::io::IsTerminal;
use std::path::Path;

use tandem::Error;
use tandem::report::Style;
use tandem::report::emit::Test;
use tandem_kernel::certificate::SyncFile;

/// The text of a file.
fn read_text(path: &Path) -> Result<String, Error> {
    fs::read_to_string(path).map_err(|error| Error::input(path, error))
}

/// Reads a synchronisation file.
fn read_sync(path: &Path) -> Result<SyncFile, Error> {
    SyncFile::parse(&read_text(path)?).map_err(|error| Error::input(path, error))
}

/// Writes the regression test of a difference and says where it is. What cannot be written down is said, too.
fn write_test(test: Result<Test, String>, file: Option<&Path>) -> Result<(), Error> {
    match test {
        Ok(test) => {
            let path = file.map_or_else(|| Path::new(&test.name).to_owned(), Path::to_owned);
            fs::write(&path, &test.text).map_err(|error| Error::input(&path, error))?;
            message!("tandem: a regression test was written to {}", path.display());
        }
        Err(why) => message!("tandem: no regression test: {why}"),
    }
    Ok(())
}

/// Colour for terminals, unless the user said no.
fn style() -> Style {
    let colour = std::io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none();
    if colour { Style::Coloured } else { Style::Plain }
}
