//! Why class files could not be lowered.

use std::fmt;

/// Why class files could not be read or lowered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// The bytes are not a class file or jar that a JVM would accept.
    Malformed {
        /// The class (binary name with slashes), if it is known already.
        class: Option<String>,
        /// What is wrong.
        what: String,
    },
    /// Larger than we are willing to read.
    TooLarge(String),
    /// The class or the method is fine, but we do not model something it does.
    Unsupported {
        /// The method, as `Class.method(descriptor)`.
        method: String,
        /// The source file, if known.
        file: Option<String>,
        /// The source line, 0 if unknown.
        line: u32,
        /// What is not modelled, in words for the report.
        what: String,
    },
    /// No class or method of this name was given.
    NotFound {
        /// What was asked for.
        name: String,
        /// Names that exist and look similar.
        near: Vec<String>,
    },
    /// Several methods have this name; the descriptor must be given.
    Ambiguous {
        /// What was asked for.
        name: String,
        /// The methods it could mean.
        candidates: Vec<String>,
    },
}

impl Error {
    /// A malformed class file whose name is not known yet.
    pub(crate) fn malformed(what: impl Into<String>) -> Error {
        Error::Malformed { class: None, what: what.into() }
    }

    /// The same error, with the class if it was not known.
    pub(crate) fn in_class(self, name: &str) -> Error {
        match self {
            Error::Malformed { class: None, what } => Error::Malformed { class: Some(name.to_string()), what },
            other => other,
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Malformed { class: Some(class), what } => write!(out, "malformed class file of {class}: {what}"),
            Error::Malformed { class: None, what } => write!(out, "malformed class file: {what}"),
            Error::TooLarge(what) => write!(out, "too large: {what}"),
            Error::Unsupported { method, file, line, what } => {
                if let Some(file) = file {
                    write!(out, "{file}:{line}: ")?;
                }
                write!(out, "{method} is not supported: {what}")
            }
            Error::NotFound { name, near } => {
                write!(out, "no method {name}")?;
                if !near.is_empty() {
                    write!(out, "; did you mean {}?", near.join(" or "))?;
                }
                Ok(())
            }
            Error::Ambiguous { name, candidates } => {
                write!(out, "{name} is ambiguous; give one of {}", candidates.join(", "))
            }
        }
    }
}

impl std::error::Error for Error {}
