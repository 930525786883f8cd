//! The leaves of derivations, put to solvers as they are.
//!
//! Nothing stands between the kernel's question and the solver but the printer and the pipe: no simplifier, no translation to
//! integers, no answer of another question.

use tandem_base::{Budget, Reason};
use tandem_kernel::derivation::Leaves;
use tandem_logic::{Term, Terms};
use tandem_solver::{Answer, Solver};

/// Asks the first solver, and every further one for a second opinion.
pub struct AskedExactly {
    solvers: Vec<Solver>,
    budget: Budget,
}

impl AskedExactly {
    /// Asks these, the first of which has to refute every leaf.
    pub fn new(solvers: &[Solver], budget: Budget) -> AskedExactly {
        AskedExactly { solvers: solvers.iter().map(Solver::exactly).collect(), budget }
    }

    /// The solver that is asked first. Who looks for derivations with it asks nothing twice.
    pub fn first(&self) -> Option<&Solver> {
        self.solvers.first()
    }
}

impl Leaves for AskedExactly {
    fn refuted_by(&mut self, terms: &Terms, assertions: &[Term]) -> Result<Vec<String>, Reason> {
        let mut names: Vec<String> = Vec::new();
        for solver in &self.solvers {
            let name = solver.command().name.clone();
            match solver.solve(terms, assertions, &[], &self.budget) {
                Answer::Unsat(_) => names.push(name),
                Answer::Unknown(reason) if names.is_empty() => return Err(reason),
                // Not every solver speaks of all sorts, and none is fast at everything: how many leaves had a second opinion is
                // counted.
                Answer::Unknown(_) => {}
                Answer::Sat(_) => {
                    let others = names.join(" and ");
                    return Err(match others.is_empty() {
                        true => Reason::Unsupported("it has a solution".to_owned()),
                        false => Reason::Disagreement(format!("{others} says unsat, {name} says sat")),
                    });
                }
            }
        }
        Ok(names)
    }
}
