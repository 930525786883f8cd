//! How obligations are discharged.

use tandem_logic::{Term, Terms, Value};
use tandem_solver::{Answer, Budget, Reason, Solver};

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

/// Discharges with a solver, each obligation by itself.
pub struct WithSolver<'a> {
    /// Who is asked.
    pub solver: &'a Solver,
    /// For all obligations together.
    pub budget: Budget,
}

impl Discharge for WithSolver<'_> {
    fn refute(&mut self, terms: &Terms, assertions: &[Term], shown: &[Term]) -> Discharged {
        if assertions.iter().any(|assertion| terms.is_false(*assertion)) {
            return Discharged::Refuted;
        }
        match self.solver.solve(terms, assertions, shown, &self.budget) {
            Answer::Unsat(_) => Discharged::Refuted,
            Answer::Unknown(reason) => Discharged::Unknown(reason),
            Answer::Sat(model) => {
                let value = |term: &Term| match terms.constant_ref(*term) {
                    Some(constant) => Some(Value::from(constant)),
                    None => model.get(*term).cloned(),
                };
                Discharged::Satisfiable(shown.iter().map(value).collect())
            }
        }
    }
}
