//! The abstraction: which of the predicates hold everywhere, and what to do when they are not enough.

use std::collections::BTreeMap;

use tandem_ir::analysis::{CallGraph, default_cuts};
use tandem_ir::{FuncId, Pair, Side};
use tandem_logic::Terms;
use tandem_proof::claim::Claim;
use tandem_proof::reshape::Reshapes;
use tandem_proof::symbolic::CutFunction;
use tandem_solver::{Budget, Solver};

use super::vocabulary::Words;
use crate::couplings::candidates::Tier;
use crate::couplings::cuts::{CutAt, cut_where};
use crate::couplings::engine::input_of;
use crate::couplings::policy::{Pace, Policy};
use crate::couplings::product::{Obstacle, Product, Views};
use crate::{Engine, Proof, Seen, Settled};

/// Predicate abstraction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Abstraction {
    /// With the seeds alone.
    Seeds,
    /// With refinement, where the functions are so large that a search that looks at everything has no chance.
    Large,
    /// With refinement.
    Refined,
}

/// More refinements than this are not worth their time.
const MOST_REFINEMENTS: usize = 4;

/// The alignments that are tried once something has to be said about loose variables.
const POLICIES: [Policy; 3] = [
    Policy { start: (1, 1), pace: Pace::CatchUp },
    Policy { start: (1, 1), pace: Pace::LeaveFirst },
    Policy { start: (1, 1), pace: Pace::Wait },
];

/// A function with this many loops is large: its cut points are those and the entry.
const LARGE: usize = 3;

impl Engine for Abstraction {
    fn name(&self) -> &'static str {
        match self {
            Abstraction::Seeds => "seeds",
            Abstraction::Large => "abstraction-large",
            Abstraction::Refined => "abstraction",
        }
    }

    fn settle(&self, claim: &Claim, solver: &Solver, budget: &Budget, _: &mut Seen) -> Settled {
        if *self == Abstraction::Large && !is_large(claim) {
            return Settled::nothing(String::new());
        }
        // This is for what is easy; the engines that come after need their share.
        let budget = &budget.remaining().map_or(budget.clone(), |left| budget.at_most(left / 4));
        let mut words = Words::default();
        let mut inputs = Vec::new();
        let why = match attempt(claim, solver, budget, &mut words, POLICIES[0].clone()) {
            Attempted::Proved(proof) => return Settled { proof: Some(proof), inputs, why: String::new() },
            Attempted::Failed { input, why, .. } => {
                inputs.extend(input);
                why
            }
        };
        if *self == Abstraction::Seeds {
            return Settled { proof: None, inputs, why };
        }
        words.refined = true;
        // A bad alignment makes everything loose, so each has words of its own.
        let mut alignments: Vec<(Policy, Words)> =
            POLICIES.iter().map(|policy| (policy.clone(), words.clone())).collect();
        for _ in 0..MOST_REFINEMENTS {
            let mut next = Vec::new();
            for (policy, mut words) in alignments {
                if budget.exhausted().is_some() {
                    return Settled { proof: None, inputs, why };
                }
                match attempt(claim, solver, budget, &mut words, policy.clone()) {
                    Attempted::Proved(proof) => return Settled { proof: Some(proof), inputs, why: String::new() },
                    Attempted::Failed { input, loosened, .. } => {
                        inputs.extend(input);
                        if loosened {
                            next.push((policy, words));
                        }
                    }
                }
            }
            alignments = next;
        }
        Settled { proof: None, inputs, why }
    }
}

fn is_large(claim: &Claim) -> bool {
    Side::BOTH.iter().any(|side| default_cuts(claim.programs[*side].function()).len() > LARGE)
}

enum Attempted {
    Proved(Proof),
    Failed {
        /// A candidate input, if the failure names one.
        input: Option<tandem_proof::counterexample::Input>,
        why: String,
        /// Whether more variables turned out not to agree.
        loosened: bool,
    },
}

/// One abstraction: drops predicates until those that are left hold everywhere, or the claim is seen not to follow.
fn attempt(claim: &Claim, solver: &Solver, budget: &Budget, words: &mut Words, policy: Policy) -> Attempted {
    let failed = |why: String| Attempted::Failed { input: None, why, loosened: false };
    let views = match views(claim, words) {
        Ok(views) => views,
        Err(why) => return failed(why),
    };
    let terms = Terms::new();
    let said = words.clone();
    let mut product =
        Product::new(claim, &terms, &views, solver, budget.clone(), policy, Tier::Equalities).speaking(&said);
    match product.settle() {
        Ok(relations) => Attempted::Proved(Proof { reshape: Reshapes::default(), relations }),
        Err(Obstacle::Violated { from, at_entry, state }) => {
            let input = if at_entry { input_of(claim, &terms, &state) } else { None };
            let loosened = words.loosen(&product);
            Attempted::Failed { input, why: format!("no coupling was found that is kept from {from}"), loosened }
        }
        Err(Obstacle::Undecided(reason)) => {
            let loosened = words.loosen(&product);
            Attempted::Failed { input: None, why: format!("the solver could not decide: {reason}"), loosened }
        }
        Err(Obstacle::Unsupported(what)) => failed(format!("not supported: {what}")),
        Err(Obstacle::Astray) => failed("no coupling was found that keeps to where runs were seen".to_owned()),
        Err(Obstacle::TooLarge) => failed("the product of the two programs is too large".to_owned()),
        Err(Obstacle::Unspeakable) => failed("a coupling was found that cannot be written down".to_owned()),
    }
}

/// The functions reachable from the entries, cut at the heads of loops, but behind the tests of those in which something
/// is loose: there more has to be known.
fn views<'a>(claim: &'a Claim, words: &Words) -> Result<Views<'a>, String> {
    Pair::try_from_fn(|side| {
        let program = &claim.programs[side];
        let graph = CallGraph::new(&program.module);
        let mut found: BTreeMap<FuncId, CutFunction<'_>> = BTreeMap::new();
        let mut pending = vec![program.entry];
        while let Some(id) = pending.pop() {
            if found.contains_key(&id) {
                continue;
            }
            let function = &program.module.functions[id];
            let at = |head| match words.refined && words.changes_loose(side, id, function, head) {
                true => CutAt::Tested,
                false => CutAt::Head,
            };
            found.insert(id, cut_where(&program.module, id, at)?);
            pending.extend(graph.callees(id));
        }
        Ok(found)
    })
}
