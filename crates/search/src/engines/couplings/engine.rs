//! The search for couplings: attempts that take turns, and what comes out of them.

use std::sync::{Mutex, MutexGuard, PoisonError};

use tandem_base::Budget;
use tandem_kernel::certificate::Relation;
use tandem_kernel::claim::Claim;
use tandem_kernel::concrete::Input;
use tandem_kernel::reshape::Reshapes;
use tandem_logic::Terms;
use tandem_solver::Solver;

use crate::candidates::Tier;
use crate::candidates::folds::Folds;
use crate::engines::couplings::attempts::{Attempt, attempts};
use crate::product::cut_claim::CutClaim;
use crate::product::shapes::{cut_claims, shapes};
use crate::product::{Obstacle, Product};
use crate::schedule::COUPLINGS;
use crate::turns::{Attempts, Dealing, Next, take_turns};
use crate::{Engine, News, Proof, Seen, Settled};

/// How much later an attempt that went astray is tried further.
const OFF_TRACK: usize = 6;

/// Searches couplings on products of the two programs.
#[derive(Clone, Copy, Debug, Default)]
pub struct Couplings;

impl Engine for Couplings {
    fn name(&self) -> &'static str {
        "couplings"
    }

    fn settle(&self, claim: &Claim, solver: &Solver, budget: &Budget, seen: &mut Seen) -> Settled {
        self.settle_shapes(&shapes(claim), solver, budget, seen)
    }
}

impl Couplings {
    /// The search for a claim as it is, without rewriting its programs.
    pub(crate) fn settle_as_it_is(&self, claim: &Claim, solver: &Solver, budget: &Budget, seen: &Seen) -> Settled {
        self.settle_shapes(&[(Reshapes::default(), claim.clone())], solver, budget, seen)
    }

    fn settle_shapes(&self, shapes: &[(Reshapes, Claim)], solver: &Solver, budget: &Budget, seen: &Seen) -> Settled {
        let cut_claims = match cut_claims(shapes, seen, budget) {
            Ok(cut_claims) => cut_claims,
            Err(why) => return Settled::nothing(why),
        };
        let search =
            Search { cut_claims: &cut_claims, given: &seen.given, news: &seen.news, solver, found: Mutex::default() };
        let dealing = Dealing { workers: if seen.one_by_one { 1 } else { COUPLINGS.workers() }, ..COUPLINGS };
        take_turns(&search, attempts(&cut_claims), dealing, budget);
        let Found { proof, mut why, is_over, best } = search.found.into_inner().unwrap_or_else(PoisonError::into_inner);
        match budget.exhausted() {
            _ if proof.is_some() => why.clear(),
            Some(reason) if !is_over => why = format!("{why}; then {reason}"),
            _ => {}
        }
        if let (None, Some((_, best))) = (&proof, best) {
            why = format!("{why}; then {best}");
        }
        Settled { proof, inputs: vec![], why }
    }
}

/// What the attempts share.
struct Search<'a> {
    cut_claims: &'a [(&'a Reshapes, CutClaim<'a>)],
    given: &'a [Relation],
    news: &'a News,
    solver: &'a Solver,
    found: Mutex<Found>,
}

/// What came out so far.
#[derive(Default)]
struct Found {
    why: String,
    /// A proof.
    proof: Option<Proof>,
    /// Whether nothing more is worth trying.
    is_over: bool,
    /// What is told of the attempt that came furthest.
    best: Option<(usize, String)>,
}

impl Search<'_> {
    fn found(&self) -> MutexGuard<'_, Found> {
        self.found.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Attempts for Search<'_> {
    type Job = Attempt;
    type Result = (Result<Proof, Obstacle>, Option<Input>);

    /// What an attempt comes to, and an input that it stumbled over.
    fn make(&self, attempt: &Attempt, budget: &Budget) -> Self::Result {
        let Attempt { cut_claim, policy, tier, on_track } = attempt.clone();
        let terms = Terms::new();
        let (reshapes, cut_claim) = &self.cut_claims[cut_claim];
        let folds = if tier == Tier::Folds { cut_claim.folds(&terms, &policy) } else { Folds::default() };
        if tier == Tier::Folds && folds.is_empty() {
            return (Err(Obstacle::Speechless), None);
        }
        let mut product =
            Product::new(cut_claim.claim, &terms, &cut_claim.views, self.solver, budget.clone(), policy, tier)
                .folding(&folds)
                .given(self.given)
                .seeded(&cut_claim.seeds, on_track);
        let settled = product.settle();
        let input = settled.as_ref().err().and_then(|obstacle| obstacle.input(cut_claim.claim, &terms));
        let definitions = folds.texts;
        (settled.map(|relations| Proof { reshape: Reshapes::clone(reshapes), relations, definitions }), input)
    }

    fn note(&self, weight: usize, attempt: Attempt, (settled, input): Self::Result) -> Next<Attempt> {
        let mut found = self.found();
        if found.is_over {
            return Next::Over;
        }
        self.news.tell(input);
        let obstacle = match settled {
            Ok(proof) => {
                found.proof = Some(proof);
                found.is_over = true;
                return Next::Over;
            }
            Err(obstacle) => obstacle,
        };
        if let Some(attempt) = obstacle.attempt()
            && found.best.as_ref().is_none_or(|best| best.0 < attempt.0)
        {
            found.best = Some(attempt);
        }
        let is_better = match obstacle {
            Obstacle::Unsupported(_) | Obstacle::Undecided(..) | Obstacle::Astray | Obstacle::Unspeakable => true,
            Obstacle::Violated { .. } | Obstacle::TooLarge => found.why.is_empty(),
            Obstacle::Speechless => false,
        };
        if is_better {
            found.why = obstacle.to_string();
        }
        match obstacle {
            Obstacle::Unsupported(_) => {
                found.is_over = true;
                Next::Over
            }
            Obstacle::Astray => Next::Try(weight + OFF_TRACK, Attempt { on_track: false, ..attempt }),
            Obstacle::Undecided(..)
            | Obstacle::Violated { .. }
            | Obstacle::TooLarge
            | Obstacle::Unspeakable
            | Obstacle::Speechless => Next::Others,
        }
    }
}
