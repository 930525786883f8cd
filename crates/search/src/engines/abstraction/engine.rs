//! The engine: abstracts with the seeds, then refines the likeliest alignments (see the module's essay).

use std::cmp::Reverse;
use std::time::Duration;

use tandem_base::{Budget, Side};
use tandem_ir::analysis::default_cuts;
use tandem_kernel::claim::Claim;
use tandem_kernel::concrete::Input;
use tandem_kernel::reshape::Reshapes;
use tandem_logic::Terms;
use tandem_solver::Solver;

use super::refinement::Refinement;
use super::seed_predicates::Words;
use crate::candidates::Tier;
use crate::product::cut_claim::CutClaim;
use crate::product::loop_cuts::{CutAt, cut_reachable, cut_where};
use crate::product::policy::{Pace, Policy};
use crate::product::shapes::cut_claims;
use crate::product::{Obstacle, Product, Views};
use crate::{Engine, Proof, Seen, Settled};

/// Predicate abstraction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Abstraction {
    /// With the seeds alone.
    Seeds,
    /// With refinement, where the functions are so large that a search that looks at everything has no chance.
    Large,
    /// With refinement, where something else than equality is claimed: that needs orders between the sides, which the
    /// search for couplings does not look for.
    Relational,
    /// With refinement.
    Refined,
    /// With refinement by reasons alone, to measure what the seeds are worth.
    Seeded,
    /// The same from nothing: what the seeds would have said has to be found out.
    Unseeded,
}

/// More refinements of loose variables than this are not worth their time.
const MOST_LOOSENED: usize = 4;

/// More refinements by reasons of violations than this are not worth their time.
const MOST_REFINEMENTS: usize = 40;

/// The alignments that are tried once something has to be said about loose variables.
const POLICIES: [Policy; 3] = [
    Policy { start: (1, 1), pace: Pace::CatchUp },
    Policy { start: (1, 1), pace: Pace::LeaveFirst },
    Policy { start: (1, 1), pace: Pace::Wait },
];

/// How many of the alignments that fit the runs are refined.
const LIKELY: usize = 3;

/// The least time for refining one alignment.
const SHORTEST: Duration = Duration::from_secs(2);

/// A function with this many loops is large: its cut points are those and the entry.
const LARGE: usize = 3;

impl Engine for Abstraction {
    fn name(&self) -> &'static str {
        match self {
            Abstraction::Seeds => "seeds",
            Abstraction::Large => "abstraction-large",
            Abstraction::Relational => "abstraction-relational",
            Abstraction::Refined => "abstraction",
            Abstraction::Seeded => "abstraction-seeded",
            Abstraction::Unseeded => "abstraction-unseeded",
        }
    }

    fn settle(&self, claim: &Claim, solver: &Solver, budget: &Budget, seen: &mut Seen) -> Settled {
        if matches!(self, Abstraction::Seeded | Abstraction::Unseeded) {
            return refined(claim, solver, budget, seen, *self == Abstraction::Seeded);
        }
        if *self == Abstraction::Large && !is_large(claim) {
            return Settled::nothing(String::new());
        }
        if *self == Abstraction::Relational {
            let share = &budget.share(1, 4);
            return match claim.ensure {
                Some(_) => refined(claim, solver, share, seen, true),
                None => Settled::nothing(String::new()),
            };
        }
        // The engines that come after need their share, and so does refinement after what is easy.
        let part = if *self == Abstraction::Refined { 3 } else { 1 };
        let budget = &budget.share(1, part);
        let share = &budget.share(1, 4);
        let settled = self.loosened(claim, solver, share, seen);
        if settled.proof.is_some() || *self != Abstraction::Refined {
            return settled;
        }
        let mut more = refined(claim, solver, budget, seen, true);
        more.inputs.splice(..0, settled.inputs);
        more
    }
}

impl Abstraction {
    /// The seeds, and then more about the variables that they do not hold for.
    fn loosened(&self, claim: &Claim, solver: &Solver, budget: &Budget, seen: &mut Seen) -> Settled {
        let mut words = Words::new(true);
        let mut inputs = Vec::new();
        let why = match seen.loose.clone() {
            Some((loose, why)) => {
                words.loose = loose;
                why
            }
            None => match attempt(claim, solver, budget, &mut words, POLICIES[0].clone()) {
                Attempted::Proved(proof) => return Settled { proof: Some(proof), inputs, why: String::new() },
                Attempted::Failed { input, why, .. } => {
                    inputs.extend(input);
                    seen.loose = Some((words.loose.clone(), why.clone()));
                    why
                }
            },
        };
        if *self == Abstraction::Seeds {
            return Settled { proof: None, inputs, why };
        }
        words.refined = true;
        // A bad alignment makes everything loose, so each has words of its own.
        let mut alignments: Vec<(Policy, Words)> =
            POLICIES.iter().map(|policy| (policy.clone(), words.clone())).collect();
        for _ in 0..MOST_LOOSENED {
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

/// Refines the likeliest alignments by the reasons why violations cannot happen.
fn refined(claim: &Claim, solver: &Solver, budget: &Budget, seen: &Seen, seeded: bool) -> Settled {
    let unchanged = [(Reshapes::default(), claim.clone())];
    let mut cut_claims = match cut_claims(&unchanged, seen, &Budget::unlimited()) {
        Ok(cut_claims) => cut_claims,
        Err(why) => return Settled::nothing(why),
    };
    // Those cut at the heads of loops first.
    cut_claims.sort_by_key(|(_, cut_claim)| Reverse(cut_claim.at));
    let mut plans: Vec<(usize, Policy)> = Vec::new();
    for rank in 0..=LIKELY {
        for (index, (_, cut_claim)) in cut_claims.iter().enumerate() {
            let policy = if rank == 0 { Some(&POLICIES[0]) } else { cut_claim.policies.get(rank - 1) };
            plans.extend(policy.map(|policy| (index, policy.clone())));
        }
    }
    let mut settled = Settled::nothing("there is no alignment".to_owned());
    for (done, (cut_claim, policy)) in plans.iter().enumerate() {
        if let Some(reason) = budget.exhausted() {
            settled.why = format!("{}; then {reason}", settled.why);
            break;
        }
        // What works mostly works for one of the first, and soon.
        let parts = u32::try_from(plans.len() - done).unwrap_or(1).min(2);
        let share = budget.remaining().map_or(budget.clone(), |left| budget.at_most((left / parts).max(SHORTEST)));
        match refine(&cut_claims[*cut_claim].1, policy.clone(), solver, &share, seeded, &mut settled.inputs) {
            Ok(proof) => return Settled { proof: Some(proof), why: String::new(), ..settled },
            Err(why) => settled.why = why,
        }
    }
    settled
}

/// Abstracts and refines one alignment until nothing is left to say.
fn refine(
    cut_claim: &CutClaim<'_>,
    policy: Policy,
    solver: &Solver,
    budget: &Budget,
    seeded: bool,
    inputs: &mut Vec<Input>,
) -> Result<Proof, String> {
    let terms = Terms::new();
    let words = Words::new(seeded);
    let claim = cut_claim.claim;
    let mut product = Product::new(claim, &terms, &cut_claim.views, solver, budget.clone(), policy, Tier::Equalities)
        .speaking(&words);
    let mut refinement = Refinement::default();
    let mut settled = product.settle();
    for _ in 0..MOST_REFINEMENTS {
        match settled {
            Ok(relations) => return Ok(Proof { reshape: Reshapes::default(), relations }),
            Err(Obstacle::Violated { .. }) => {}
            Err(obstacle) => return Err(obstacle.to_string()),
        }
        let refined = refinement.refine(claim, &mut product, solver, budget);
        inputs.extend(refined.inputs);
        if !refined.news {
            break;
        }
        settled = product.settle_again(&refinement.said);
    }
    Err(settled.err().map_or(String::new(), |obstacle| obstacle.to_string()))
}

fn is_large(claim: &Claim) -> bool {
    Side::BOTH.iter().any(|side| default_cuts(claim.programs[*side].function()).len() > LARGE)
}

enum Attempted {
    Proved(Proof),
    Failed {
        /// A candidate input, if the failure names one.
        input: Option<Input>,
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
    let spoken = words.clone();
    let mut product =
        Product::new(claim, &terms, &views, solver, budget.clone(), policy, Tier::Equalities).speaking(&spoken);
    match product.settle() {
        Ok(relations) => Attempted::Proved(Proof { reshape: Reshapes::default(), relations }),
        Err(obstacle) => {
            let input = obstacle.input(claim, &terms);
            let may_loosen = matches!(obstacle, Obstacle::Violated { .. } | Obstacle::Undecided(_));
            let loosened = may_loosen && words.loosen(&product);
            Attempted::Failed { input, why: obstacle.to_string(), loosened }
        }
    }
}

/// The functions reachable from the entries, cut at the heads of loops, but behind the tests of those in which something
/// is loose: there more has to be known.
fn views<'a>(claim: &'a Claim, words: &Words) -> Result<Views<'a>, String> {
    cut_reachable(claim, |side, id| {
        let module = &claim.programs[side].module;
        let is_loose = |head| words.refined && words.changes_loose(side, id, &module.functions[id], head);
        cut_where(module, id, |head| if is_loose(head) { CutAt::Tested } else { CutAt::Head })
    })
}
