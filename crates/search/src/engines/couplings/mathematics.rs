//! From mathematics to the machine: a proof about unbounded integers, carried over to those of a fixed width.
//!
//! Most of what relates two loops has nothing to do with how wide the numbers are, and without wrapping around it is found much
//! faster: the solver decides linear integers at once. So the same programs are related as mathematics first, and what that proof
//! says at each pair of places is believed, next to bounds, in the first attempt about the machine. What holds of the machine only
//! while nothing wraps around is dropped there like any other candidate that a solver shows a step out of; and what is left has to be
//! shown to the checker under the claim's own semantics. Nothing is taken over but the words, so it does not matter here that the
//! programs' normal form was made for machine integers.

use std::sync::{Mutex, PoisonError};

use tandem_base::Budget;
use tandem_kernel::certificate::Relation;
use tandem_kernel::claim::Claim;
use tandem_kernel::semantics::Ints;
use tandem_logic::Terms;
use tandem_solver::Solver;

use crate::candidates::Tier;
use crate::engines::couplings::attempts::{Attempt, attempts};
use crate::engines::couplings::engine::Search;
use crate::engines::testing::engine::Testing;
use crate::product::Product;
use crate::product::cut_claim::CutClaim;
use crate::product::loop_cuts::CutAt;
use crate::product::shapes::{cut_claims, shapes};
use crate::schedule::COUPLINGS;
use crate::turns::{Dealing, take_turns};
use crate::{Engine, News, Proof, Seen, Settled};

/// Proves the claim of unbounded integers, and then of the machine's with what that took.
#[derive(Clone, Copy, Debug, Default)]
pub struct FromMathematics;

/// What is looked for about the machine, besides what holds of mathematics.
const TIERS: [Tier; 3] = [Tier::Equalities, Tier::Bounds, Tier::Derived];

impl Engine for FromMathematics {
    fn name(&self) -> &'static str {
        "mathematics"
    }

    fn settle(&self, claim: &Claim, solver: &Solver, budget: &Budget, seen: &mut Seen) -> Settled {
        if claim.semantics.ints == Ints::Math {
            return Settled::default();
        }
        let mut ideal = claim.clone();
        ideal.semantics.ints = Ints::Math;
        let mut there = Seen { seed: seen.seed, one_by_one: seen.one_by_one, ..Seen::default() };
        // The machine's inputs are no inputs of mathematics.
        if !Testing::QUICK.settle(&ideal, solver, budget, &mut there).inputs.is_empty() {
            return Settled::default();
        }
        let Some((cut_at, attempt, Proof { reshape, relations, .. })) = prove(&ideal, solver, budget, &there) else {
            return Settled::default();
        };
        let shapes = shapes(claim);
        let Ok(cut_claims) = cut_claims(&shapes, seen, budget) else { return Settled::default() };
        let Some((_, cut_claim)) =
            cut_claims.iter().find(|(reshapes, cut_claim)| **reshapes == reshape && cut_claim.at == cut_at)
        else {
            return Settled::default();
        };
        let mut why = String::new();
        for tier in TIERS {
            match carried_over(cut_claim, &attempt, &relations, tier, solver, budget) {
                Ok(relations) => {
                    return Settled {
                        proof: Some(Proof { reshape, relations, ..Proof::default() }),
                        inputs: vec![],
                        why: String::new(),
                    };
                }
                Err(obstacle) => why = obstacle,
            }
        }
        Settled::nothing(why)
    }
}

/// The attempt that proves a claim, where its loops are cut, and what it comes to.
fn prove(claim: &Claim, solver: &Solver, budget: &Budget, seen: &Seen) -> Option<(CutAt, Attempt, Proof)> {
    let shapes = shapes(claim);
    let cut_claims = cut_claims(&shapes, seen, budget).ok()?;
    let news = News::default();
    let search = Search { cut_claims: &cut_claims, given: &[], news: &news, solver, found: Mutex::default() };
    take_turns(&search, attempts(&cut_claims), Dealing { workers: 1, ..COUPLINGS }, budget);
    let (attempt, proof) = search.found.into_inner().unwrap_or_else(PoisonError::into_inner).proof?;
    Some((cut_claims[attempt.cut_claim].1.at, attempt, proof))
}

/// What becomes of the relations on the machine, with the same alignment.
fn carried_over(
    cut_claim: &CutClaim<'_>,
    attempt: &Attempt,
    relations: &[Relation],
    tier: Tier,
    solver: &Solver,
    budget: &Budget,
) -> Result<Vec<Relation>, String> {
    let terms = Terms::new();
    let policy = attempt.policy.clone();
    let settled = Product::new(cut_claim.claim, &terms, &cut_claim.views, solver, budget.clone(), policy, tier)
        .hinted(relations)
        .seeded(&cut_claim.seeds, false)
        .settle();
    settled.map_err(|obstacle| obstacle.to_string())
}
