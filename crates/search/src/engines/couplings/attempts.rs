//! What to try, and in which order.

use tandem_base::Side;
use tandem_kernel::reshape::{Reshape, Reshapes};

use crate::candidates::Tier;
use crate::candidates::folds::one_after_the_other;
use crate::product::cut_claim::CutClaim;
use crate::product::policy::Policy;

/// How much later more is looked for: it takes longer.
const TIERS: [(Tier, usize); 7] = [
    (Tier::Equalities, 0),
    (Tier::Bounds, 4),
    (Tier::Derived, 8),
    (Tier::Arrays, 11),
    (Tier::Counters, 11),
    (Tier::Products, 12),
    (Tier::Cubes, 13),
];

/// How much later folds are looked for: where loops count alike, they mostly go together without.
const FOLDS: usize = 4;
const FOLDS_OF_ALIKE: usize = 10;

/// One thing to try.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    pub(crate) cut_claim: usize,
    pub(crate) policy: Policy,
    pub(crate) tier: Tier,
    /// Whether it gives up where the beliefs lead away from the runs that were seen. It mostly has to, and then it does
    /// so fast; what is left over is tried again without.
    pub(crate) on_track: bool,
}

impl Attempt {
    fn new(cut_claim: usize, policy: Policy, tier: Tier) -> Attempt {
        Attempt { cut_claim, policy, tier, on_track: true }
    }
}

/// What to try, in order: what is likely and cheap first. Whatever is unlikely in one way has to wait for everything that
/// is less so, so that the likeliest alignments get all that can be said about them before the others do.
pub(crate) fn attempts(cut_claims: &[(&Reshapes, CutClaim<'_>)]) -> Vec<(usize, Attempt)> {
    let mut weighed: Vec<(usize, Attempt)> = Vec::new();
    let plain = cut_claims.iter().filter(|(reshapes, _)| reshapes.is_none()).count();
    let turns_loops = |reshapes: &Reshapes| {
        [&reshapes.left, &reshapes.right].iter().any(|side| side.contains(&Reshape::LoopsAsCalls))
    };
    let loops_as_calls = cut_claims.iter().any(|(reshapes, _)| turns_loops(reshapes));
    for (index, (_, cut_claim)) in cut_claims.iter().enumerate() {
        let of_cut_claim = match index {
            // Where a loop stands against recursion, the programs hardly go together as they are.
            index if index < plain => {
                if loops_as_calls {
                    6 + index
                } else {
                    index
                }
            }
            // The simplest rewrite, and those that also unfold.
            index if index == plain => {
                if loops_as_calls {
                    0
                } else {
                    3
                }
            }
            _ => 5,
        };
        let apart = cut_claim.repeats && cut_claim.are_apart(&Policy::STEP_BY_STEP);
        for (rank, policy) in cut_claim.policies.iter().enumerate() {
            let is_likely = rank < cut_claim.likely;
            let of_policy = if is_likely { 2 * rank } else { 8 + rank };
            for (tier, of_tier) in TIERS {
                let is_worth_it = match tier {
                    Tier::Equalities => is_likely || index < plain,
                    Tier::Bounds | Tier::Derived => cut_claim.repeats && (is_likely || index < plain),
                    Tier::Arrays | Tier::Counters | Tier::Products => cut_claim.repeats && is_likely,
                    // One alignment is enough for these, and it is added below.
                    Tier::Folds => false,
                    Tier::Cubes => cut_claim.repeats && is_likely && cut_claim.multiplies,
                };
                // Where the sides have other things in memory on the way, it is cells that have to be told of. What is said
                // of them is said of each side by itself, so the plainest alignment will do.
                if apart && tier == Tier::Arrays && *policy == Policy::STEP_BY_STEP {
                    weighed.push((of_cut_claim + 3, Attempt::new(index, policy.clone(), tier)));
                } else if is_worth_it {
                    weighed.push((of_cut_claim + of_policy + of_tier, Attempt::new(index, policy.clone(), tier)));
                }
            }
        }
        if cut_claim.repeats && index < plain {
            // Where a loop stands against recursion, it is folds that tell what the calls compute.
            let of_cut_claim = if loops_as_calls { index } else { of_cut_claim };
            let weight = if cut_claim.counts_alike() { FOLDS_OF_ALIKE } else { FOLDS };
            for (later, first) in Side::BOTH.into_iter().enumerate() {
                let policy = one_after_the_other(first);
                // What each side has written is said without the other, so they need not go together at all.
                if apart {
                    weighed.push((of_cut_claim + 4 + later, Attempt::new(index, policy.clone(), Tier::Arrays)));
                }
                weighed.push((of_cut_claim + weight + later, Attempt::new(index, policy, Tier::Folds)));
            }
        }
        for unrolled in cut_claim.unrolled.iter().filter(|_| index < plain) {
            // Loops that go together are easier to relate round by round, but that fails fast where it does.
            let weight = if unrolled.is_fixed { 2 } else { 7 };
            weighed.push((of_cut_claim + weight, Attempt::new(index, unrolled.policy.clone(), Tier::Equalities)));
        }
    }
    weighed.sort_by_key(|(weight, _)| *weight);
    weighed
}
