//! The commands, one a file.

pub mod check;
pub mod completions;
pub mod doctor;
pub mod dump;
pub mod replay;
pub mod run;
mod values;
pub mod verify;

use std::fs;
use std::path::Path;

use tandem::Error;
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

/// Writes a file so that it is there whole or not at all, whenever the process may be killed.
fn write_whole(path: &Path, text: &str) -> Result<(), Error> {
    // A device or a pipe is written to as it is.
    if path.metadata().is_ok_and(|about| !about.is_file()) {
        return fs::write(path, text).map_err(|error| Error::input(path, error));
    }
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let beside = path.with_file_name(format!(".{name}.{}", std::process::id()));
    let written = fs::write(&beside, text).and_then(|()| fs::rename(&beside, path));
    written.map_err(|error| {
        let _ = fs::remove_file(&beside);
        Error::input(path, error)
    })
}

/// Writes the regression test of a difference and says where it is. What cannot be written down is said, too.
fn write_test(test: Result<Test, String>, file: Option<&Path>) -> Result<(), Error> {
    match test {
        Ok(test) => {
            let path = file.map_or_else(|| Path::new(&test.name).to_owned(), Path::to_owned);
            write_whole(&path, &test.text)?;
            message!("tandem: a regression test was written to {}", path.display());
        }
        Err(why) => message!("tandem: no regression test: {why}"),
    }
    Ok(())
}
