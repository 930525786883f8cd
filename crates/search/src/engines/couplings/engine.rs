//! The search for couplings: attempts that take turns, and what comes out of them.

use std::sync::{Mutex, MutexGuard, PoisonError};

use tandem_base::{Budget, Meter, Work};
use tandem_kernel::certificate::Relation;
use tandem_kernel::claim::Claim;
use tandem_kernel::concrete::Input;
use tandem_kernel::reshape::Reshapes;
use tandem_logic::Terms;
use tandem_solver::Solver;

use crate::candidates::Tier;
use crate::candidates::folds::Folds;
use crate::engines::couplings::attempts::{Attempt, attempts};
use crate::engines::couplings::ending::completed;
use crate::product::cut_claim::CutClaim;
use crate::product::shapes::{cut_claims, shapes};
use crate::product::{Obstacle, Product};
use crate::schedule::{AFTER_RESERVE, COUPLINGS};
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
        self.settle_shapes(&shapes(claim), solver, budget, seen, true)
    }
}

impl Couplings {
    /// The search for a claim as it is, without rewriting its programs.
    pub(crate) fn settle_as_it_is(&self, claim: &Claim, solver: &Solver, budget: &Budget, seen: &Seen) -> Settled {
        self.settle_shapes(&[(Reshapes::default(), claim.clone())], solver, budget, seen, false)
    }

    fn settle_shapes(
        &self,
        shapes: &[(Reshapes, Claim)],
        solver: &Solver,
        budget: &Budget,
        seen: &Seen,
        has_to_end: bool,
    ) -> Settled {
        let cut_claims = match cut_claims(shapes, seen, budget) {
            Ok(cut_claims) => cut_claims,
            Err(why) => return Settled::nothing(why),
        };
        let (given, news) = (&seen.given[..], &seen.news);
        let meter = &budget.meter;
        let search =
            Search { cut_claims: &cut_claims, given, news, solver, meter, has_to_end, found: Mutex::default() };
        let dealing = Dealing { workers: if seen.one_by_one { 1 } else { COUPLINGS.workers() }, ..COUPLINGS };
        take_turns(&search, attempts(&cut_claims), dealing, budget);
        let Found { proof, reserve, mut why, is_over, best } =
            search.found.into_inner().unwrap_or_else(PoisonError::into_inner);
        let proof = proof.or(reserve.map(|(_, proof)| proof));
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
    /// Whether a proof is looked for that also shows that the sides end together.
    has_to_end: bool,
    /// Counts the work of all attempts.
    meter: &'a Meter,
    found: Mutex<Found>,
}

/// What came out so far.
#[derive(Default)]
struct Found {
    why: String,
    /// A proof.
    proof: Option<Proof>,
    /// The first one that does not show that the sides end together, and the work that was done when no more is spent
    /// on a better one.
    reserve: Option<(Work, Proof)>,
    /// Whether nothing more is worth trying.
    is_over: bool,
    /// What is told of the attempt that came furthest.
    best: Option<(usize, String)>,
}

/// A proof that an attempt came to.
struct Finished {
    proof: Proof,
    /// Whether it shows that the sides end together, as far as that was asked for.
    ends: bool,
}

impl Search<'_> {
    fn found(&self) -> MutexGuard<'_, Found> {
        self.found.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Attempts for Search<'_> {
    type Job = Attempt;
    type Result = (Result<Finished, Obstacle>, Option<Input>);

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
        let finished = settled.map(|relations| {
            let proof = Proof { reshape: Reshapes::clone(reshapes), relations, definitions };
            // The claim as it is comes first.
            let (proof, ends) = match self.cut_claims.first() {
                Some((_, plain)) if self.has_to_end => completed(plain.claim, proof, self.solver, budget),
                _ => (proof, true),
            };
            Finished { proof, ends }
        });
        (finished, input)
    }

    fn note(&self, weight: usize, attempt: Attempt, (settled, input): Self::Result) -> Next<Attempt> {
        let mut found = self.found();
        if found.is_over {
            return Next::Over;
        }
        self.news.tell(input);
        let obstacle = match settled {
            Ok(Finished { proof, ends: true }) => {
                found.proof = Some(proof);
                found.is_over = true;
                return Next::Over;
            }
            Ok(Finished { proof, ends: false }) => {
                let most = self.meter.spent().times(2).plus(AFTER_RESERVE);
                found.reserve.get_or_insert((most, proof));
                return Next::Others;
            }
            Err(obstacle) => obstacle,
        };
        if found.reserve.as_ref().is_some_and(|(most, _)| self.meter.spent() > *most) {
            found.is_over = true;
            return Next::Over;
        }
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
