//! Terms as text for the solver, and the solver's text as values.

use tandem_base::{Reason, shorten};
use tandem_logic::{Emitter, Environment, PrintError, Sort, Term, Terms, Value, parse_values};

/// The declarations and definitions that a term needs and that were not written before, and the term.
pub(crate) fn write_term(emitter: &mut Emitter, terms: &Terms, term: Term) -> Result<(String, String), Reason> {
    emitter.term_text(terms, term).map_err(cannot_be_said)
}

/// The assertion of a term, with all it needs.
pub(crate) fn write_assertion(emitter: &mut Emitter, terms: &Terms, term: Term) -> Result<String, Reason> {
    emitter.assert_text(terms, term).map_err(cannot_be_said)
}

/// What the symbols in the values of these terms mean. Values of most sorts have none, and gathering all that an emitter
/// has sent takes time.
pub(crate) fn symbols_of_values(emitter: &Emitter, terms: &Terms, wanted: &[Term]) -> Environment {
    let without_symbols = |term: &Term| match terms.sort_ref(*term) {
        Sort::Bool | Sort::BitVec(_) | Sort::Int | Sort::Real | Sort::Float(_) => true,
        Sort::Array(..) | Sort::Opaque(_) => false,
    };
    if wanted.iter().all(without_symbols) { Environment::new() } else { Environment::of_emitter(terms, emitter) }
}

/// Reads the reply to a `get-value`. Some values have no form we could read, such as roots of polynomials.
pub(crate) fn read_values(
    terms: &Terms,
    wanted: &[Term],
    reply: &str,
    environment: &Environment,
) -> Result<Vec<Value>, Reason> {
    let sorts: Vec<Sort> = wanted.iter().map(|&term| terms.sort(term)).collect();
    parse_values(terms, reply, &sorts, environment).map_err(|error| {
        Reason::Unsupported(format!(
            "there is a solution, but its values cannot be read: {}",
            shorten(&error.to_string())
        ))
    })
}

fn cannot_be_said(error: PrintError) -> Reason {
    Reason::Unsupported(error.to_string())
}
