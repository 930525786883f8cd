//! The leaves of derivations, put to solvers as they are.
//!
//! Nothing stands between the kernel's question and the solver but the printer and the pipe: no simplifier, no translation to
//! integers, no answer of another question.
//!
//! Where two solvers are there, a leaf needs both: it is refuted only if two different ones say so. A third one is asked where the second does
//! not get through. One that has a solution is a contradiction, and the leaf is not refuted, whoever else says so.

use tandem_base::{Budget, Reason};
use tandem_kernel::derivation::Leaves;
use tandem_logic::{Term, Terms};
use tandem_solver::{Answer, Solver};

/// So many solvers have to refute a leaf, if so many are there.
const OPINIONS: usize = 2;

/// Asks the first solver, and further ones for a second opinion.
pub struct AskedExactly {
    solvers: Vec<Solver>,
    budget: Budget,
}

impl AskedExactly {
    /// Asks these, the first of which has to refute every leaf, and one more if there is one.
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
        let needed = OPINIONS.min(self.solvers.len());
        let mut names: Vec<String> = Vec::new();
        let mut others: Vec<String> = Vec::new();
        for solver in &self.solvers {
            if names.len() >= needed {
                break;
            }
            let name = solver.command().name.clone();
            match solver.solve(terms, assertions, &[], &self.budget) {
                Answer::Unsat(_) => names.push(name),
                Answer::Unknown(reason) if names.is_empty() => return Err(reason),
                Answer::Unknown(reason) => others.push(format!("{name}: {reason}")),
                Answer::Sat(_) => {
                    let refuting = names.join(" and ");
                    return Err(match refuting.is_empty() {
                        true => Reason::Unsupported("it has a solution".to_owned()),
                        false => Reason::Disagreement(format!("{refuting} says unsat, {name} says sat")),
                    });
                }
            }
        }
        match names.len() < needed {
            true => Err(Reason::Unsupported(format!(
                "only {} refuted it, and two solvers are there ({})",
                names.join(" and "),
                others.join("; ")
            ))),
            false => Ok(names),
        }
    }
}
