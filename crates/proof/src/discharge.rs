//! How obligations are discharged.

use tandem_logic::{Sort, Term, Terms, Value};
use tandem_solver::{Budget, Reason, Solver};

use crate::substitution::{Solved, solve};

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
        match solve(self.solver, terms, assertions, &tellable(terms, shown), &self.budget) {
            Solved::Unsat => Discharged::Refuted,
            Solved::Unknown(reason) => Discharged::Unknown(reason),
            Solved::Sat(values) => {
                let value = |term: &Term| match terms.constant_ref(*term) {
                    Some(constant) => Some(Value::from(constant)),
                    None => values.get(term).cloned(),
                };
                Discharged::Satisfiable(shown.iter().map(value).collect())
            }
        }
    }
}

/// Those terms whose values a solver can say: not the world, of which nothing is known but equality.
pub fn tellable(terms: &Terms, wanted: &[Term]) -> Vec<Term> {
    wanted.iter().copied().filter(|term| can_be_told(terms.sort_ref(*term))).collect()
}

fn can_be_told(sort: &Sort) -> bool {
    match sort {
        Sort::Bool | Sort::BitVec(_) | Sort::Int | Sort::Real | Sort::Float(_) => true,
        Sort::Array(index, element) => can_be_told(index) && can_be_told(element),
        Sort::Opaque(_) => false,
    }
}
