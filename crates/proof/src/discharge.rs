//! How obligations are discharged.

use tandem_logic::{Term, Terms, Value};
use tandem_solver::Reason;

/// Decides whether a conjunction can hold.
pub trait Discharge {
    /// Whether the assertions contradict each other. If they do not, values of the terms in `shown` in some state
    /// that satisfies them, as far as the solver gave any.
    fn refute(&mut self, terms: &Terms, assertions: &[Term], shown: &[Term]) -> Discharged;
}

/// The answer to [`Discharge::refute`].
#[derive(Clone, Debug)]
pub enum Discharged {
    /// The assertions contradict each other.
    Refuted,
    /// They do not, as these values show.
    Satisfiable(Vec<Option<Value>>),
    /// It could not be told.
    Unknown(Reason),
}
