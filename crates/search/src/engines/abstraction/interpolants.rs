//! Sequence interpolants of an infeasible path through the product, from a Horn solver.
//!
//! The path is a system of clauses without recursion, an unknown for each position, so a solution is a sequence of
//! interpolants (McMillan, "Lazy Abstraction with Interpolants", 2006; as Horn clauses: Rümmer, Hojjat and Kuncak
//! 2013). What one says of a position is true of the runs that go this way; whether loops keep it is for the
//! abstraction to find out.

use tandem_base::{Budget, Work};
use tandem_kernel::expression::render;
use tandem_logic::{Op, Term, Terms};
use tandem_solver::{FollowUp, Kind, ScriptAnswer, Solver};

use super::abstract_counterexamples::{Path, source};
use super::reached_states::Spot;
use super::templates::{Simplicity, Template};
use crate::engines::horn::clauses::clauses_of_path;
use crate::engines::horn::solution;
use crate::engines::horn::text::written;
use crate::product::Product;

/// The work for one way.
const EFFORT: Work = Work::units(3_000);

/// How Z3 is told to use Spacer.
const SPACER: &str = "(set-option :fp.engine spacer)\n";

/// The predicates that a Horn solver finds for the places on a way that cannot be gone.
pub fn lemmas(product: &Product<'_>, path: &Path, solver: &Solver, budget: &Budget) -> Vec<(Spot, Template)> {
    if solver.command().kind != Kind::Z3 {
        return vec![];
    }
    let t = product.relations[0].joint.terms;
    let Ok(clauses) = clauses_of_path(t, product, path) else { return vec![] };
    let Ok(written) = written(t, &clauses.system) else { return vec![] };
    let script = format!("{SPACER}{}", written.text);
    let follow_up = FollowUp { sat: Some("(get-model)"), unsat: None };
    let ScriptAnswer::Sat(model) = solver.script(&script, follow_up, &budget.allowing(EFFORT)) else { return vec![] };
    let Ok(said) = solution::read(t, &clauses.system, &clauses.nodes, &written.symbols, &model) else { return vec![] };
    let mut found = Vec::new();
    for (conjuncts, (edge, _)) in said.into_iter().zip(path) {
        let spot = source(product, *edge);
        for term in conjuncts.into_iter().flat_map(|conjunct| parts(t, conjunct)) {
            let simplicity = match t.op(term) {
                Op::Eq => Simplicity::Linear,
                Op::Or | Op::Implies => Simplicity::Guarded,
                _ => Simplicity::Order,
            };
            if !t.is_true(term) && !t.is_false(term) && render(t, term).is_some() {
                found.push((spot.clone(), Template { term, simplicity }));
            }
        }
    }
    found
}

/// A formula, and the literals that it is made of.
fn parts(t: &Terms, term: Term) -> Vec<Term> {
    let mut found = vec![term];
    match t.op(term) {
        Op::And | Op::Or => found.extend(t.args(term).iter().flat_map(|part| parts(t, *part))),
        Op::Not if matches!(t.op(t.args(term)[0]), Op::And | Op::Or) => {
            found.extend(t.args(t.args(term)[0]).iter().flat_map(|part| parts(t, t.not(*part))));
        }
        _ => {}
    }
    found
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tandem_base::{Pair, Side};
    use tandem_ir::text::parse_module;
    use tandem_kernel::claim::{Claim, Predicate, Program};
    use tandem_kernel::semantics::{Ints, Semantics};
    use tandem_solver::discover;

    use super::super::abstract_counterexamples::{End, Feasible, feasible, ways};
    use super::super::seed_predicates::Words;
    use std::time::Duration;

    use super::*;
    use crate::Seen;
    use crate::candidates::Tier;
    use crate::product::cut_claim::CutClaim;
    use crate::product::loop_cuts::CutAt;
    use crate::product::policy::Policy;

    const COUNT: &str = "func @left(n: i32) -> i32 {
entry:
  five: i32 = const 5
  zero: i32 = const 0
  one: i32 = const 1
  jump head(zero, five)
head(i: i32, x: i32):
  go = slt i, n
  branch go, body, done
body:
  x.1 = add x, one
  i.1 = add i, one
  jump head(i.1, x.1)
done:
  exit return (x)
}
";

    #[test]
    fn a_way_that_cannot_be_gone_is_explained() {
        let module = Arc::new(parse_module(COUNT).unwrap_or_else(|error| panic!("{error}")));
        let entry = module.function_named("left").expect("the text has it");
        let programs = Pair::from_fn(|_: Side| Program { module: module.clone(), entry });
        let semantics = Semantics { ints: Ints::Math, ..Semantics::default() };
        let ensure = Predicate::parse("left.ret + right.ret >= 10").ok();
        let claim = Claim::new(programs, semantics, None, ensure).unwrap_or_else(|error| panic!("{error}"));
        let solver = Solver::new(discover::z3().expect("the tests need Z3"));
        let cut_claim = CutClaim::new(&claim, CutAt::Head, &Seen::default()).unwrap_or_else(|error| panic!("{error}"));
        let terms = Terms::new();
        let words = Words::new(false);
        let budget = Budget::lasting(Duration::from_secs(60));
        let policy = Policy::STEP_BY_STEP;
        let mut product =
            Product::new(&claim, &terms, &cut_claim.views, &solver, budget.clone(), policy, Tier::Equalities)
                .speaking(&words);
        assert!(product.settle().is_err());
        let end = product.violated.expect("with nothing to say everything is violated");
        let paths = ways(&product, end);
        let path = paths.first().expect("there is a way to it");
        assert!(matches!(feasible(&product, path, End::NotAsClaimed, &solver, &budget), Feasible::Never));
        assert!(matches!(feasible(&product, path, End::Anything, &solver, &budget), Feasible::From(_)));
        let found = lemmas(&product, path, &solver, &budget);
        assert!(!found.is_empty());
        assert!(found.iter().all(|(spot, _)| path.iter().any(|(edge, _)| source(&product, *edge) == *spot)));
    }
}
