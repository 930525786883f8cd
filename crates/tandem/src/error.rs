//! What can go wrong before there is an answer, by what the user can do about it.

use std::fmt;
use std::path::PathBuf;

use crate::pairs::NoClaim;

/// Why there is no answer. An answer that is not known is no error: see [`Verdict::Unknown`](crate::Verdict::Unknown).
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// A file cannot be read, or is not what its name says. Look at the file.
    Input {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        message: String,
    },
    /// A compiler rejects a file. Mend the program, or the flags it is compiled with.
    Compiler {
        /// The file.
        path: PathBuf,
        /// What the compiler says.
        message: String,
    },
    /// What was asked for makes no sense. Ask for something else.
    Usage(String),
    /// A program that is needed is not installed. Install it.
    MissingTool(String),
    /// The solver cannot be used as asked for. Choose another one, or another place for its queries.
    Solver(String),
    /// The programs could not be read and compiled in time. Give more time.
    Timeout(String),
    /// The machine gives no resources, or this is a bug of Tandem's. Report it.
    Internal(String),
}

impl fmt::Display for Error {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Input { path, message } | Error::Compiler { path, message } => {
                write!(out, "{}: {message}", path.display())
            }
            Error::Usage(message)
            | Error::MissingTool(message)
            | Error::Solver(message)
            | Error::Timeout(message)
            | Error::Internal(message) => out.write_str(message),
        }
    }
}

impl std::error::Error for Error {}

impl Error {
    /// Something is wrong with a file.
    pub fn input(path: impl Into<PathBuf>, error: impl fmt::Display) -> Error {
        Error::Input { path: path.into(), message: error.to_string() }
    }
}

impl From<NoClaim> for Error {
    fn from(none: NoClaim) -> Error {
        Error::Usage(none.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_names_the_file_it_is_about() {
        assert_eq!(Error::input("a.c", "is not text").to_string(), "a.c: is not text");
        assert_eq!(Error::Usage("no such function".to_owned()).to_string(), "no such function");
    }
}
