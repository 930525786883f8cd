//! What can go wrong with a module as a whole.

use std::fmt;

/// Why a module could not be read. What is wrong with a single function does not end up here but beside that function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// The text is not LLVM IR, or not of a form that clang 14 to 22 or rustc would write.
    Syntax {
        /// Line of the module's text, counted from 1.
        line: u32,
        /// What was found, and what was expected.
        message: String,
    },
    /// The module is well formed, but nothing in it can be treated.
    Unsupported {
        /// Line of the module's text, counted from 1.
        line: u32,
        /// What is not modelled.
        what: String,
    },
    /// The module was lowered to something that breaks a rule of the IR: our bug, or a module that is not well formed
    /// in a way that LLVM itself would have refused.
    Internal {
        /// The rule broken, and where.
        message: String,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Syntax { line, message } => write!(out, "line {line} of the LLVM module: {message}"),
            Error::Unsupported { line, what } => write!(out, "line {line} of the LLVM module: {what} is not supported"),
            Error::Internal { message } => write!(out, "internal error: lowered wrongly: {message}"),
        }
    }
}

impl std::error::Error for Error {}
