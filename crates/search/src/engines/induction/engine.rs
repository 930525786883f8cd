//! The engine: summaries of all functions, measures, and a certificate that has the entries' ends follow from them.

use tandem_base::{Budget, Side};
use tandem_discharge::WithSolver;
use tandem_ir::analysis::{CallGraph, default_cuts};
use tandem_kernel::certificate::{FunctionName, Relation};
use tandem_kernel::checker::{Rejection, confirm};
use tandem_kernel::claim::Claim;
use tandem_kernel::reshape::{Reshape, Reshapes};
use tandem_logic::{Term, Terms};
use tandem_solver::Solver;

use super::guesses::guesses;
use super::measures::measured;
use super::samples::samples;
use super::subjects::{Subject, subjects, views};
use super::summaries::{ends_well, inductive, relation, where_returned};
use crate::schedule::INDUCTION;
use crate::{Engine, Proof, Seen, Settled};

/// Describes functions one by one.
#[derive(Clone, Copy, Debug, Default)]
pub struct Induction;

impl Engine for Induction {
    fn name(&self) -> &'static str {
        "induction"
    }

    /// Where functions recur, the sides are seldom at the same depth; loops mostly go together round by round.
    fn is_likely(&self, claim: &Claim) -> bool {
        Side::BOTH.into_iter().any(|side| recurs(claim, side))
    }

    fn settle(&self, claim: &Claim, solver: &Solver, budget: &Budget, _: &mut Seen) -> Settled {
        let loops = |side: Side| {
            claim.programs[side].module.functions.values().any(|function| default_cuts(function).len() > 1)
        };
        if Side::BOTH.into_iter().all(|side| !loops(side) && !recurs(claim, side)) {
            return Settled::nothing(String::new());
        }
        let as_calls = |side| if loops(side) { vec![Reshape::LoopsAsCalls] } else { vec![] };
        let reshape = Reshapes { left: as_calls(Side::Left), right: as_calls(Side::Right), ..Reshapes::default() };
        let reshaped = (!reshape.is_none()).then(|| tandem_discharge::rewrite::reshaped(claim, &reshape)).transpose();
        let Ok(reshaped) = reshaped else { return Settled::nothing("loops are no functions".to_owned()) };
        let about = reshaped.as_ref().unwrap_or(claim);
        let relations = match described(about, solver, budget) {
            Ok(relations) => relations,
            Err(why) => return Settled::nothing(why),
        };
        let proof = Proof { reshape, relations, ..Proof::default() };
        let certificate = proof.clone().certificate(claim);
        let mut discharge = WithSolver { solver, budget: budget.allowing(INDUCTION) };
        match confirm(claim, &certificate, &mut discharge) {
            Ok(_) | Err(Rejection::Termination(_)) => Settled { proof: Some(proof), ..Settled::default() },
            Err(rejection) => {
                Settled::nothing(format!("what functions compute, each by itself, is not enough: {rejection}"))
            }
        }
    }
}

/// Whether a function of a side calls itself, directly or not.
fn recurs(claim: &Claim, side: Side) -> bool {
    let graph = CallGraph::new(&claim.programs[side].module);
    claim.programs[side].module.functions.ids().any(|id| graph.is_recursive(id))
}

/// The relations of a certificate: the entries', summaries, and measures.
fn described(claim: &Claim, solver: &Solver, budget: &Budget) -> Result<Vec<Relation>, String> {
    let terms = Terms::new();
    let views = views(claim);
    let mut subjects = subjects(claim, &terms, &views);
    subjects.retain(|subject| subject.is_scalar);
    let has_all = Side::BOTH.into_iter().all(|side| {
        let entry = claim.programs[side].entry;
        subjects.iter().any(|subject| subject.side == side && subject.id == entry)
    });
    if !has_all {
        // Nothing was looked for, so there is nothing to say.
        return Err(String::new());
    }
    // Of what nobody calls there is nothing to be known.
    let is_called = |callee: &Subject<'_>| {
        subjects.iter().any(|other| other.side == callee.side && other.calls().any(|(_, _, id)| id == callee.id))
    };
    let guess = |subject: &Subject<'_>| -> Vec<Term> {
        let found = guesses(subject, &samples(claim, subject)).into_iter();
        [ends_well(subject)].into_iter().chain(found.map(|guess| where_returned(subject, guess))).collect()
    };
    let guessed = subjects.iter().map(|subject| if is_called(subject) { guess(subject) } else { vec![] }).collect();
    let proved = inductive(&subjects, guessed, solver, budget);
    let entries =
        Side::BOTH.map(|side| FunctionName { side: side.into(), name: claim.programs[side].function().name.clone() });
    let mut relations = vec![Relation { functions: entries.to_vec(), ..Relation::default() }];
    relations.extend(subjects.iter().zip(&proved).filter_map(|(subject, proved)| relation(subject, proved)));
    relations.extend(measured(claim, &subjects, &proved, solver, budget));
    Ok(relations)
}
