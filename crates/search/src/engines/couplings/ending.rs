//! Whether a proof also shows that the sides end together.
//!
//! Couplings say what the sides return. Where an alignment lets one side go alone, it takes a rank as well to show that
//! it does so only for a while, and the beliefs of an alignment may be enough for the one and not for the other: a side
//! that was left behind may be known to return the right thing if it ever returns. Another alignment of the same programs
//! often has nothing to show there. So a proof that lacks ranks is kept in reserve while the other attempts go on.
//!
//! Nothing here is trusted: who looks at the proof in the end asks everything again.

use tandem_base::{Budget, Meter};
use tandem_discharge::WithSolver;
use tandem_kernel::certificate::{Point, Rule};
use tandem_kernel::checker::{Rejection, confirm_with};
use tandem_kernel::claim::Claim;
use tandem_kernel::semantics::Termination;
use tandem_solver::Solver;

use crate::Proof;
use crate::engines::induction::measures::with_measures;
use crate::ranks::{with_ranks, with_returns};

/// A proof with the reasons why the sides end together, as far as they are found, and whether that is all of them.
pub(crate) fn completed(claim: &Claim, proof: Proof, solver: &Solver, budget: &Budget) -> (Proof, bool) {
    let goes_alone = proof.relations.iter().flat_map(|relation| &relation.points).any(lets_one_go_alone);
    if !goes_alone || claim.semantics.termination != Termination::Total {
        return (proof, true);
    }
    // A proof that waits for a turn to be completed would keep the others waiting.
    let budget = budget.clone().metered(Meter::default());
    let ends = |proof: &Proof| {
        let mut discharge = WithSolver { solver, budget: budget.clone() };
        let checked = confirm_with(claim, &proof.clone().certificate(claim), &mut discharge, &|_| true);
        !matches!(checked, Err(Rejection::Termination(_)))
    };
    let ranked = with_ranks(claim, proof, solver, &budget);
    if ends(&ranked) {
        return (ranked, true);
    }
    let mut reasoned = ranked.clone();
    for with_reasons in [with_returns, with_measures] {
        if let Some(more) = with_reasons(claim, reasoned.clone(), solver, &budget) {
            if ends(&more) {
                return (more, true);
            }
            reasoned = more;
        }
    }
    (ranked, false)
}

/// Whether a rule of a point moves one side and not the other.
fn lets_one_go_alone(point: &Point) -> bool {
    let moved = |rule: &Rule| {
        let steps = rule.advance.iter().zip(&point.at);
        steps.filter(|(count, at)| **count > 0 && at.as_str() != "exit").count()
    };
    point.at.len() == 2 && point.rules.iter().any(|rule| moved(rule) == 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(at: [&str; 2], advance: [usize; 2]) -> Point {
        let rules = vec![Rule { when: None, leaving: None, advance: advance.to_vec() }];
        Point { at: at.map(str::to_owned).to_vec(), rules, ..Point::default() }
    }

    #[test]
    fn a_side_goes_alone_where_the_other_stays_or_is_over() {
        assert!(!lets_one_go_alone(&point(["b1", "b2"], [1, 2])));
        assert!(lets_one_go_alone(&point(["b1", "b2"], [1, 0])));
        assert!(lets_one_go_alone(&point(["exit", "b2"], [1, 1])));
    }
}
