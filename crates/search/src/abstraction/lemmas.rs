//! Predicates from a Horn solver: what it says of each position of a way that cannot be gone.
//!
//! The way is a system of clauses without recursion, an unknown for each position, so a solution is a sequence of
//! interpolants. What one says of a position is true of the runs that go this way; whether it is kept by the loops is
//! for the abstraction to find out.

use std::time::Duration;

use tandem_logic::{Op, Term, Terms};
use tandem_proof::expression::render;
use tandem_solver::{Budget, FollowUp, Kind, ScriptAnswer, Solver};

use super::paths::{Path, source};
use super::templates::{Simplicity, Template};
use super::walks::Spot;
use crate::couplings::product::Product;
use crate::horn::clauses::clauses_of_path;
use crate::horn::solution;
use crate::horn::text::written;

/// The time for one way.
const TIME: Duration = Duration::from_secs(3);

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
    let ScriptAnswer::Sat(model) = solver.script(&script, follow_up, &budget.at_most(TIME)) else { return vec![] };
    let Ok(said) = solution::read(t, &clauses, &written.symbols, &model) else { return vec![] };
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
