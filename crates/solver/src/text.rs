//! Terms as text for the solver, and the solver's text as values.

use tandem_logic::{Term, Terms, Value};

use crate::reason::{Reason, shorten};

/// Writes terms of one line of queries, each shared part once.
#[derive(Debug, Default)]
pub(crate) struct Text {}

impl Text {
    /// The declarations and definitions that a term needs and that were not written before, and the term.
    pub(crate) fn expression(&mut self, _terms: &Terms, _term: Term) -> Result<(String, String), Reason> {
        Err(Reason::Unsupported("terms cannot be printed yet".into()))
    }
}

/// Reads the reply to a `get-value`.
pub(crate) fn read_values(_terms: &Terms, _wanted: &[Term], reply: &str) -> Result<Vec<Value>, Reason> {
    Err(Reason::Garbage(format!("values cannot be read yet: {}", shorten(reply))))
}
