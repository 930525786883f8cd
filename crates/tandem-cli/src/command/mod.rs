//! The commands, one a file.

pub mod check;
pub mod completions;
pub mod doctor;
pub mod dump;
pub mod git;
pub mod replay;
pub mod run;
mod values;
pub mod verify;

use std::fs;
use std::path::{Component, Path, PathBuf};

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
            write_whole(&path, &with_relative_paths(&test.text, &path))?;
            message!("tandem: a regression test was written to {}", path.display());
        }
        Err(why) => message!("tandem: no regression test: {why}"),
    }
    Ok(())
}

/// A test's text with the files it names relative to where it is written, so that both can be moved together.
fn with_relative_paths(text: &str, file: &Path) -> String {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let Ok(folder) = folder.canonicalize() else { return text.to_owned() };
    let parts = text.split('"').map(|part| {
        let path = Path::new(part);
        if path.is_absolute() && path.is_file() {
            relative(&folder, path).display().to_string()
        } else {
            part.to_owned()
        }
    });
    parts.collect::<Vec<_>>().join("\"")
}

/// The way from a folder to a file.
pub fn relative(folder: &Path, file: &Path) -> PathBuf {
    let common = folder.components().zip(file.components()).take_while(|(one, other)| one == other).count();
    let up = folder.components().skip(common).map(|_| Component::ParentDir);
    up.chain(file.components().skip(common)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_named_from_where_the_test_is() {
        assert_eq!(relative(Path::new("/a/b"), Path::new("/a/c/f.c")), Path::new("../c/f.c"));
        assert_eq!(relative(Path::new("/a"), Path::new("/a/f.c")), Path::new("f.c"));
    }
}
