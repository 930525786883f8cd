//! The engine: abstracts with the seeds, then refines the likeliest alignments (see the module's essay).

use std::cmp::Reverse;
use std::sync::{Mutex, PoisonError};

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
use crate::schedule::{ALIGNMENTS, LOOSENED};
use crate::turns::{Attempts, Next, take_turns};
use crate::{Engine, News, Proof, Seen, Settled};

/// Predicate abstraction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Abstraction {
    name: &'static str,
    /// Whether it begins with equality of what has the same name; without, that has to be found out.
    is_seeded: bool,
    /// Whether more is said about the variables that the seeds do not hold for.
    loosens: Loosens,
    /// Whether it is refined by the reasons why violations cannot happen.
    refines: bool,
}

/// What is done about variables that the seeds do not hold for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Loosens {
    /// The seeds are not tried by themselves.
    Nothing,
    /// It is seen which they are.
    Seeds,
    /// More is said about them.
    More,
}

impl Abstraction {
    /// With the seeds alone.
    pub const SEEDS: Abstraction =
        Abstraction { name: "seeds", is_seeded: true, loosens: Loosens::Seeds, refines: false };
    /// With refinement.
    pub const REFINED: Abstraction =
        Abstraction { name: "abstraction", is_seeded: true, loosens: Loosens::More, refines: true };
    /// With refinement by reasons alone, to measure what the seeds are worth.
    pub const SEEDED: Abstraction =
        Abstraction { name: "abstraction-seeded", is_seeded: true, loosens: Loosens::Nothing, refines: true };
    /// The same from nothing: what the seeds would have said has to be found out.
    pub const UNSEEDED: Abstraction =
        Abstraction { name: "abstraction-unseeded", is_seeded: false, loosens: Loosens::Nothing, refines: true };
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

/// A function with this many loops is large: its cut points are those and the entry.
const LARGE: usize = 3;

impl Engine for Abstraction {
    fn name(&self) -> &'static str {
        self.name
    }

    /// Functions may be so large that a search that looks at everything has no chance; and where something else than equality
    /// is claimed, that needs orders between the sides, which the search for couplings does not look for.
    fn is_likely(&self, claim: &Claim) -> bool {
        !self.refines || is_large(claim) || claim.ensure.is_some()
    }

    fn settle(&self, claim: &Claim, solver: &Solver, budget: &Budget, seen: &mut Seen) -> Settled {
        let settled = match self.loosens {
            Loosens::Nothing => Settled::default(),
            Loosens::Seeds => return self.loosened(claim, solver, budget, seen),
            // Where relations other than equality are claimed, equalities alone hardly ever do.
            Loosens::More if claim.ensure.is_some() => Settled::default(),
            Loosens::More => self.loosened(claim, solver, &budget.allowing(LOOSENED), seen),
        };
        if settled.proof.is_some() || !self.refines {
            return settled;
        }
        let mut more = refined(claim, solver, budget, seen, self.is_seeded);
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
        if self.loosens == Loosens::Seeds {
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
    let search = Alignments {
        cut_claims: &cut_claims,
        solver,
        seeded,
        news: &seen.news,
        settled: Mutex::new(Settled::nothing("there is no alignment".to_owned())),
    };
    take_turns(&search, plans.into_iter().enumerate().collect(), ALIGNMENTS, budget);
    let mut settled = search.settled.into_inner().unwrap_or_else(PoisonError::into_inner);
    if let (None, Some(reason)) = (&settled.proof, budget.exhausted()) {
        settled.why = format!("{}; then {reason}", settled.why);
    }
    settled
}

/// The alignments that are refined, in turns.
struct Alignments<'a> {
    cut_claims: &'a [(&'a Reshapes, CutClaim<'a>)],
    solver: &'a Solver,
    seeded: bool,
    news: &'a News,
    settled: Mutex<Settled>,
}

impl Attempts for Alignments<'_> {
    type Job = (usize, Policy);
    type Result = Result<Proof, String>;

    fn make(&self, (cut_claim, policy): &Self::Job, budget: &Budget) -> Self::Result {
        let mut inputs = Vec::new();
        let cut_claim = &self.cut_claims[*cut_claim].1;
        let refined = refine(cut_claim, policy.clone(), self.solver, budget, self.seeded, &mut inputs);
        self.news.tell(inputs);
        refined
    }

    fn note(&self, _: usize, _: Self::Job, result: Self::Result) -> Next<Self::Job> {
        let mut settled = self.settled.lock().unwrap_or_else(PoisonError::into_inner);
        match result {
            Ok(proof) => {
                settled.proof = Some(proof);
                settled.why.clear();
                Next::Over
            }
            Err(why) => {
                settled.why = why;
                Next::Others
            }
        }
    }
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
            Ok(relations) => return Ok(Proof { relations, ..Proof::default() }),
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
        Ok(relations) => Attempted::Proved(Proof { relations, ..Proof::default() }),
        Err(obstacle) => {
            let input = obstacle.input(claim, &terms);
            let may_loosen = matches!(obstacle, Obstacle::Violated { .. } | Obstacle::Undecided(..));
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
