//! Discharges obligations with an SMT solver, disjunct by disjunct where they are too hard as a whole.
//!
//! The negated goal is brought into disjunctive normal form as far as that is cheap, and each disjunct is refuted by
//! itself: a disjunction is unsatisfiable if and only if every disjunct is.

use tandem_base::{Budget, Work};
use tandem_kernel::claim::{Claim, ClaimError};
use tandem_kernel::obligation::{Discharge, Discharged};
use tandem_kernel::reshape::Reshapes;
use tandem_logic::{Op, Sort, Term, Terms, Value};
use tandem_solver::Solver;

use crate::rewrite::reshaped;
use crate::substitution::{Solved, solve};

/// The work for an obligation as a whole that could still be taken apart.
const AS_A_WHOLE: Work = Work::units(1_000);

/// Discharges with a solver, each obligation by itself.
pub struct WithSolver<'a> {
    /// Who is asked.
    pub solver: &'a Solver,
    /// For all obligations together.
    pub budget: Budget,
}

impl Discharge for WithSolver<'_> {
    fn refute(&mut self, terms: &Terms, assertions: &[Term], shown: &[Term]) -> Discharged {
        let Some((goal, hypotheses)) = assertions.split_last() else {
            return self.refute_at_once(terms, assertions, shown, &self.budget);
        };
        let ways = alternatives(terms, *goal).unwrap_or_default();
        if ways.len() < 2 {
            return self.refute_at_once(terms, assertions, shown, &self.budget);
        }
        match self.refute_at_once(terms, assertions, shown, &self.budget.allowing(AS_A_WHOLE)) {
            Discharged::Unknown(_) => {}
            answer => return answer,
        }
        for way in ways {
            if let Some(reason) = self.budget.exhausted() {
                return Discharged::Unknown(reason);
            }
            let alone: Vec<Term> = hypotheses.iter().copied().chain([way]).collect();
            match self.refute_at_once(terms, &alone, shown, &self.budget) {
                Discharged::Refuted => {}
                answer => return answer,
            }
        }
        Discharged::Refuted
    }

    fn reshape(&mut self, claim: &Claim, reshapes: &Reshapes) -> Result<Claim, ClaimError> {
        reshaped(claim, reshapes)
    }
}

impl WithSolver<'_> {
    fn refute_at_once(&self, terms: &Terms, assertions: &[Term], shown: &[Term], budget: &Budget) -> Discharged {
        match solve(self.solver, terms, assertions, &tellable(terms, shown), budget) {
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

/// More ways than this are not tried one by one.
const MOST_WAYS: usize = 1_000;

/// Terms are shared, so that a small one can be an enormous tree: this many nodes of the tree are looked at.
const MOST_VISITS: usize = 20_000;

/// The ways in which something can hold: it is their disjunction. `None` if there are too many.
pub(crate) fn alternatives(terms: &Terms, term: Term) -> Option<Vec<Term>> {
    let mut visits = MOST_VISITS;
    alternatives_within(terms, term, &mut visits).filter(|ways| ways.len() <= MOST_WAYS)
}

fn alternatives_within(terms: &Terms, term: Term, visits: &mut usize) -> Option<Vec<Term>> {
    *visits = visits.checked_sub(1)?;
    let args = terms.args(term);
    let mut all = |parts: &mut dyn Iterator<Item = Term>| -> Option<Vec<Vec<Term>>> {
        parts.map(|part| alternatives_within(terms, part, visits)).collect()
    };
    match terms.op(term) {
        Op::Or => Some(all(&mut args.iter().copied())?.concat()),
        Op::Not if *terms.op(args[0]) == Op::And => {
            Some(all(&mut terms.args(args[0]).iter().map(|part| terms.not(*part)))?.concat())
        }
        Op::And => {
            // One conjunct is taken apart: obligations are a guard and what may be broken.
            let parts = all(&mut args.iter().copied())?;
            let Some(open) = parts.iter().position(|part| part.len() > 1) else { return Some(vec![term]) };
            let with = |way: &Term| {
                let mut all = args.to_vec();
                all[open] = *way;
                terms.and(&all)
            };
            Some(parts[open].iter().map(with).collect())
        }
        _ => Some(vec![term]),
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

#[cfg(test)]
mod tests {
    use tandem_logic::{Assignment, evaluate};

    use super::*;

    #[test]
    fn a_goal_holds_exactly_if_one_of_its_ways_does() {
        let t = Terms::new();
        let [a, b, c, d] = ["a", "b", "c", "d"].map(|name| t.variable(name, Sort::Bool));
        let goals = [
            t.or(&[t.and(&[a, t.not(t.and(&[b, c]))]), d]),
            t.not(t.and(&[a, t.or(&[b, c])])),
            t.and(&[t.or(&[a, b]), t.or(&[c, d])]),
            t.not(t.or(&[a, b])),
            t.and(&[a, t.not(b)]),
        ];
        let counts: Vec<usize> =
            goals.iter().map(|goal| alternatives(&t, *goal).expect("they are few").len()).collect();
        assert_eq!(counts, [3, 2, 2, 1, 1]);
        for goal in goals {
            let ways = t.or(&alternatives(&t, goal).expect("they are few"));
            for bits in 0..16 {
                let mut assignment = Assignment::new();
                for (index, variable) in [a, b, c, d].into_iter().enumerate() {
                    assignment.set(variable, Value::Bool(bits >> index & 1 == 1));
                }
                assert_eq!(evaluate(&t, goal, &assignment).ok(), evaluate(&t, ways, &assignment).ok());
            }
        }
    }
}
