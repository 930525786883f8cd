//! What to try, and in which order.

use std::cmp::Ordering;

use tandem_ir::analysis::{CallGraph, Cfg, Dominators, Loops, default_cuts};
use tandem_ir::{Function, Pair};
use tandem_proof::claim::Claim;
use tandem_proof::reshape::{Reshape, Reshapes};

use super::candidates::Tier;
use super::ground::Ground;
use super::policy::Policy;

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

/// One thing to try.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    pub(crate) ground: usize,
    pub(crate) policy: Policy,
    pub(crate) tier: Tier,
    /// Whether it gives up where the beliefs lead away from the runs that were seen. It mostly has to, and then it does
    /// so fast; what is left over is tried again without.
    pub(crate) on_track: bool,
}

impl Attempt {
    fn new(ground: usize, policy: Policy, tier: Tier) -> Attempt {
        Attempt { ground, policy, tier, on_track: true }
    }
}

/// What to try, in order: what is likely and cheap first. Whatever is unlikely in one way has to wait for everything that
/// is less so, so that the likeliest alignments get all that can be said about them before the others do.
pub(crate) fn attempts(grounds: &[(&Reshapes, Ground<'_>)]) -> Vec<(usize, Attempt)> {
    let mut weighed: Vec<(usize, Attempt)> = Vec::new();
    let plain = grounds.iter().filter(|(reshapes, _)| reshapes.is_none()).count();
    let turns_loops = |reshapes: &Reshapes| {
        [&reshapes.left, &reshapes.right].iter().any(|side| side.contains(&Reshape::LoopsAsCalls))
    };
    let loops_as_calls = grounds.iter().any(|(reshapes, _)| turns_loops(reshapes));
    for (index, (_, ground)) in grounds.iter().enumerate() {
        let of_ground = match index {
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
        let apart = ground.repeats && ground.are_apart(&Policy::STEP_BY_STEP);
        for (rank, policy) in ground.policies.iter().enumerate() {
            let is_likely = rank < ground.likely;
            let of_policy = if is_likely { 2 * rank } else { 8 + rank };
            for (tier, of_tier) in TIERS {
                let is_worth_it = match tier {
                    Tier::Equalities => is_likely || index < plain,
                    Tier::Bounds | Tier::Derived => ground.repeats && (is_likely || index < plain),
                    Tier::Arrays | Tier::Counters | Tier::Products => ground.repeats && is_likely,
                    Tier::Cubes => ground.repeats && is_likely && ground.multiplies,
                };
                // Where the sides have other things in memory on the way, it is cells that have to be told of. What is said
                // of them is said of each side by itself, so the plainest alignment will do.
                if apart && tier == Tier::Arrays && *policy == Policy::STEP_BY_STEP {
                    weighed.push((of_ground + 3, Attempt::new(index, policy.clone(), tier)));
                } else if is_worth_it {
                    weighed.push((of_ground + of_policy + of_tier, Attempt::new(index, policy.clone(), tier)));
                }
            }
        }
        if let Some(unrolled) = ground.unrolled.clone().filter(|_| index < plain) {
            // Loops that go together are easier to relate round by round, but that fails fast where it does.
            let weight = if unrolled.is_fixed { 2 } else { 7 };
            weighed.push((of_ground + weight, Attempt::new(index, unrolled.policy, Tier::Equalities)));
        }
    }
    weighed.sort_by_key(|(weight, _)| *weight);
    weighed
}

/// The rewrites worth trying: none, then those that make activations correspond where one side recurs and the other
/// loops, or both recur, perhaps at different paces; or rounds where one side has more loops.
pub(crate) fn reshapes(claim: &Claim) -> Vec<Reshapes> {
    let (loops, recurs) = (
        Pair::from_fn(|side| {
            claim.programs[side].module.functions.values().any(|function| default_cuts(function).len() > 1)
        }),
        Pair::from_fn(|side| {
            let module = &claim.programs[side].module;
            let graph = CallGraph::new(module);
            module.functions.ids().any(|id| graph.is_recursive(id))
        }),
    );
    let of = |left: &[Reshape], right: &[Reshape]| Reshapes { left: left.to_vec(), right: right.to_vec() };
    let mut found = vec![Reshapes::default()];
    match (recurs.left, recurs.right) {
        (true, true) => found.extend([of(&[Reshape::Unfold], &[]), of(&[], &[Reshape::Unfold])]),
        (true, false) if loops.right => found.extend([
            of(&[], &[Reshape::LoopsAsCalls]),
            of(&[Reshape::Unfold], &[Reshape::LoopsAsCalls]),
            of(&[], &[Reshape::LoopsAsCalls, Reshape::Unfold]),
        ]),
        (false, true) if loops.left => found.extend([
            of(&[Reshape::LoopsAsCalls], &[]),
            of(&[Reshape::LoopsAsCalls], &[Reshape::Unfold]),
            of(&[Reshape::LoopsAsCalls, Reshape::Unfold], &[]),
        ]),
        _ => {
            // Two loops here may do what one does there.
            let counts = Pair::from_fn(|side| outer_loops(claim.programs[side].function()));
            match counts.left.cmp(&counts.right) {
                Ordering::Less if counts.left > 0 => found.push(of(&[Reshape::RunAgain], &[])),
                Ordering::Greater if counts.right > 0 => found.push(of(&[], &[Reshape::RunAgain])),
                Ordering::Less | Ordering::Equal | Ordering::Greater => {}
            }
        }
    }
    found
}

/// How many loops a function has that are in no other one.
fn outer_loops(function: &Function) -> usize {
    let cfg = Cfg::new(function);
    let loops = Loops::new(function, &cfg, &Dominators::new(function, &cfg));
    loops.all().iter().filter(|each| each.depth == 1).count()
}
