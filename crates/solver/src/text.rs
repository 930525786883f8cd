//! Terms as text for the solver, and the solver's text as values.

use tandem_logic::{Emitter, Environment, PrintError, Sort, Term, Terms, Value, parse_values};

use crate::reason::{Reason, shorten};

/// The declarations and definitions that a term needs and that were not written before, and the term.
pub(crate) fn write_term(emitter: &mut Emitter, terms: &Terms, term: Term) -> Result<(String, String), Reason> {
    emitter.term_text(terms, term).map_err(cannot_be_said)
}

/// The assertion of a term, with all it needs.
pub(crate) fn write_assertion(emitter: &mut Emitter, terms: &Terms, term: Term) -> Result<String, Reason> {
    emitter.assert_text(terms, term).map_err(cannot_be_said)
}

/// Reads the reply to a `get-value`.
pub(crate) fn read_values(terms: &Terms, wanted: &[Term], reply: &str) -> Result<Vec<Value>, Reason> {
    let sorts: Vec<Sort> = wanted.iter().map(|&term| terms.sort(term)).collect();
    parse_values(terms, reply, &sorts, &Environment::new())
        .map_err(|error| Reason::Garbage(format!("{error}: {}", shorten(reply))))
}

fn cannot_be_said(error: PrintError) -> Reason {
    Reason::Unsupported(error.to_string())
}
