//! What the checker does not do itself.
//!
//! It makes obligations, and somebody else refutes what would break them; it names rewrites, and somebody else rewrites
//! the programs. Both answers are believed, unless it is [`Derived`](crate::derivation::Derived) who gives them.

use tandem_base::Reason;
use tandem_logic::{Term, Terms, Value};

use crate::claim::{Claim, ClaimError};
use crate::reshape::Reshapes;

/// What the checker hands out and believes.
pub trait Discharge {
    /// Whether the assertions contradict each other. If they do not, values of the terms in `shown` in some state
    /// that satisfies them, as far as the solver gave any.
    fn refute(&mut self, terms: &Terms, assertions: &[Term], shown: &[Term]) -> Discharged;

    /// The same claim about the programs as a certificate rewrites them.
    fn reshape(&mut self, claim: &Claim, reshapes: &Reshapes) -> Result<Claim, ClaimError>;

    /// Where the terms of obligations live, which decides whether they are simplified.
    fn terms(&self) -> Terms {
        Terms::new()
    }
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
