//! The phases of the search for couplings, and what comes out of them.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use tandem_ir::analysis::{CallGraph, default_cuts};
use tandem_ir::interp::{self, TracePoint};
use tandem_ir::{BinaryOp, Block, FuncId, Inst, Pair, Side, Ty};
use tandem_logic::{Terms, Value};
use tandem_proof::claim::Claim;
use tandem_proof::counterexample::Input;
use tandem_proof::replay::{memory_input, scalar_bits};
use tandem_proof::reshape::{Reshape, Reshapes};
use tandem_proof::symbolic::CutFunction;
use tandem_solver::{Budget, Solver};

use super::alignment::fitted;
use super::candidates::Tier;
use super::cuts::{CutAt, cut};
use super::policy::{Pace, Policy};
use super::product::{Obstacle, Product, Views};
use super::seeds::Seeds;
use crate::testing::traces::Tracer;
use crate::{Engine, Proof, Seen, Settled};

/// No attempt gets less time than this.
const SHORTEST_SLICE: Duration = Duration::from_secs(1);

/// Questions about cells take longer than others.
const CELLS_SLICE: Duration = Duration::from_secs(8);

/// Loops that go round more often than this are not unrolled.
const MOST_UNROLLED: usize = 200;

/// How often a loop goes round at most that looks at a number bit by bit.
const BITS: [usize; 2] = [33, 65];

/// Of fewer runs nothing is concluded.
const ENOUGH_RUNS: usize = 4;

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

/// How much later an attempt that went astray is tried further.
const OFF_TRACK: usize = 6;

/// How many of the alignments that fit the runs best are likely.
const LIKELY: usize = 2;

/// Searches couplings on products of the two programs.
pub struct Couplings {
    /// The parts of the remaining time that an attempt gets in one round after the other: a little for each at first,
    /// because most fail fast or succeed fast; more for those that need more.
    rounds: &'static [u32],
    /// The part of the remaining time for all of it: the engines that come after need theirs.
    part: (u32, u32),
}

impl Couplings {
    /// One round.
    pub const BRIEF: Couplings = Couplings { rounds: &[6], part: (1, 2) };

    /// What a brief search did not settle.
    pub const LONG: Couplings = Couplings { rounds: &[4, 2], part: (2, 3) };
}

impl Engine for Couplings {
    fn name(&self) -> &'static str {
        "couplings"
    }

    fn settle(&self, claim: &Claim, solver: &Solver, budget: &Budget, seen: &mut Seen) -> Settled {
        let (part, of) = self.part;
        let budget = &budget.remaining().map_or(budget.clone(), |left| budget.at_most(left * part / of));
        // The claim as it is, then about programs rewritten so that their activations may correspond.
        let mut shapes: Vec<(Reshapes, Claim)> = Vec::new();
        for reshapes in reshapes(claim) {
            let about = if reshapes.is_none() { Ok(claim.clone()) } else { reshapes.apply(claim) };
            shapes.extend(about.map(|about| (reshapes, about)));
        }
        let mut grounds = Vec::new();
        for (reshapes, about) in &shapes {
            for at in [CutAt::Tested, CutAt::Head] {
                match Ground::new(about, at, seen) {
                    Ok(ground) if grounds.iter().any(|(known, other)| *known == reshapes && ground.is_like(other)) => {}
                    Ok(ground) => grounds.push((reshapes, ground)),
                    Err(why) if reshapes.is_none() => return Settled::nothing(why),
                    Err(_) => {}
                }
            }
        }
        let mut inputs = Vec::new();
        let mut why = String::new();
        // Where an earlier search went astray, it is now tried further.
        let begun = attempts(&grounds).into_iter().map(|(weight, attempt)| match seen.failed.contains(&attempt) {
            true => (weight, Attempt { on_track: false, ..attempt }),
            false => (weight, attempt),
        });
        let mut pending: Vec<(usize, Attempt)> = begun.filter(|(_, attempt)| !seen.failed.contains(attempt)).collect();
        for share in self.rounds {
            let slice = budget.remaining().map(|left| (left / *share).max(SHORTEST_SLICE));
            let mut queue: VecDeque<(usize, Attempt)> = std::mem::take(&mut pending).into();
            while let Some((weight, attempt)) = queue.pop_front() {
                let Attempt { ground, policy, tier, on_track } = attempt.clone();
                if let Some(reason) = budget.exhausted() {
                    return Settled { proof: None, inputs, why: format!("{why}; then {reason}") };
                }
                let slice = slice.map(|slice| if tier == Tier::Arrays { slice.max(CELLS_SLICE) } else { slice });
                let share = slice.map_or(budget.clone(), |slice| budget.at_most(slice));
                let terms = Terms::new();
                let (reshapes, Ground { claim: about, views, seeds, .. }) = &grounds[ground];
                let mut product = Product::new(about, &terms, views, solver, share, policy, tier)
                    .given(&seen.given)
                    .seeded(seeds, on_track);
                let settled = product.settle();
                let went_astray = matches!(settled, Err(Obstacle::Astray));
                match settled {
                    Ok(relations) => {
                        let proof = Proof { reshape: Reshapes::clone(reshapes), relations };
                        return Settled { proof: Some(proof), inputs, why: String::new() };
                    }
                    Err(Obstacle::Violated { from, at_entry, state }) => {
                        if at_entry {
                            inputs.extend(input_of(about, &terms, &state));
                        }
                        if why.is_empty() {
                            why = format!("no coupling was found that is kept from {from}");
                        }
                    }
                    Err(Obstacle::Astray) => {
                        let weight = weight + OFF_TRACK;
                        let place = queue.partition_point(|(other, _)| *other <= weight);
                        queue.insert(place, (weight, Attempt { on_track: false, ..attempt.clone() }));
                        "no coupling was found that keeps to where runs were seen".clone_into(&mut why);
                    }
                    Err(Obstacle::Undecided(reason)) => {
                        why = format!("the solver could not decide: {reason}");
                        pending.push((weight, attempt));
                        continue;
                    }
                    Err(Obstacle::Unsupported(what)) => return Settled::nothing(format!("not supported: {what}")),
                    Err(Obstacle::TooLarge) if why.is_empty() => {
                        "the product of the two programs is too large".clone_into(&mut why);
                    }
                    Err(Obstacle::TooLarge | Obstacle::Speechless) => {}
                    Err(Obstacle::Unspeakable) => {
                        "a coupling was found that cannot be written down".clone_into(&mut why);
                    }
                }
                // Only what went astray is tried again.
                if attempt.on_track && !went_astray {
                    seen.failed.push(Attempt { on_track: false, ..attempt.clone() });
                }
                seen.failed.push(attempt);
            }
        }
        Settled { proof: None, inputs, why }
    }
}

/// A claim made ready for products.
pub(crate) struct Ground<'a> {
    pub(crate) claim: &'a Claim,
    pub(crate) views: Views<'a>,
    seeds: Seeds<'a>,
    /// The alignments worth trying, the likeliest first.
    pub(crate) policies: Vec<Policy>,
    /// How many of them are likely.
    likely: usize,
    /// The way to the end in one step, if the sides go round their loops a fixed number of times.
    unrolled: Option<Unrolled>,
    /// Whether anything goes round.
    repeats: bool,
    /// Whether anything is multiplied but by constants.
    multiplies: bool,
}

impl<'a> Ground<'a> {
    pub(crate) fn new(claim: &'a Claim, at: CutAt, seen: &Seen) -> Result<Ground<'a>, String> {
        let views = views(claim, at)?;
        let repeats = Side::BOTH.iter().any(|side| {
            let graph = CallGraph::new(&claim.programs[*side].module);
            views[*side].iter().any(|(id, view)| view.cuts().count() > 1 || graph.is_recursive(*id))
        });
        let loops = Side::BOTH.iter().any(|side| views[*side].values().any(|view| view.cuts().count() > 1));
        let rounds = if loops { rounds(claim, &views, seen) } else { vec![] };
        let mut policies = if loops { ranked(&rounds) } else { Policy::candidates()[..1].to_vec() };
        // Whoever leaves a loop early spoils the counts, and step by step is how most programs go together.
        let plain = policies.iter().position(|policy| *policy == Policy::STEP_BY_STEP);
        let mut likely = LIKELY.min(policies.len());
        if let Some(plain) = plain.filter(|plain| *plain >= likely) {
            policies[likely..=plain].rotate_right(1);
            likely += 1;
        }
        let seeds = Seeds::new(claim, &views, seen);
        if let Some(policy) = fitted(&seeds.places(), &policies) {
            policies.insert(0, policy);
            likely += 1;
        }
        Ok(Ground {
            claim,
            views,
            seeds,
            policies,
            likely,
            unrolled: unrolled(&rounds),
            repeats,
            multiplies: multiplies(claim),
        })
    }

    /// Whether the sides have other things in memory on the way, if they advance like this.
    fn are_apart(&self, policy: &Policy) -> bool {
        let programs = &self.claim.programs;
        let entry = [Side::Left, Side::Right].map(|side| self.views[side][&programs[side].entry].entry());
        self.seeds.are_apart(&self.views, policy, &entry)
    }

    /// Whether the functions are cut at the same places.
    pub(crate) fn is_like(&self, other: &Ground<'_>) -> bool {
        Side::BOTH.iter().all(|side| {
            let cuts = |ground: &Ground<'_>| -> Vec<Vec<Block>> {
                ground.views[*side].values().map(|view| view.cuts().collect()).collect()
            };
            cuts(self) == cuts(other)
        })
    }
}

/// One thing to try.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    ground: usize,
    policy: Policy,
    tier: Tier,
    /// Whether it gives up where the beliefs lead away from the runs that were seen. It mostly has to, and then it does
    /// so fast; what is left over is tried again without.
    on_track: bool,
}

impl Attempt {
    fn new(ground: usize, policy: Policy, tier: Tier) -> Attempt {
        Attempt { ground, policy, tier, on_track: true }
    }
}

/// What to try, in order: what is likely and cheap first. Whatever is unlikely in one way has to wait for everything that
/// is less so, so that the likeliest alignments get all that can be said about them before the others do.
fn attempts(grounds: &[(&Reshapes, Ground<'_>)]) -> Vec<(usize, Attempt)> {
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
/// loops, or both recur, perhaps at different paces.
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
        _ => {}
    }
    found
}

/// Whether a side multiplies numbers that it is not told.
fn multiplies(claim: &Claim) -> bool {
    Side::BOTH.iter().any(|side| {
        claim.programs[*side].module.functions.values().any(|function| {
            let mut constants = function.insts.values().filter_map(|data| match data.inst {
                Inst::Const(_) => data.results.first().copied(),
                _ => None,
            });
            let constants: BTreeSet<_> = constants.by_ref().collect();
            function.insts.values().any(|data| match data.inst {
                Inst::Binary(BinaryOp::Mul, a, b, _) => !constants.contains(&a) && !constants.contains(&b),
                _ => false,
            })
        })
    })
}

/// How often each side comes by the heads of its loops, on inputs on which the sides agree.
fn rounds(claim: &Claim, views: &Views<'_>, seen: &Seen) -> Vec<(usize, usize)> {
    let points = Pair::from_fn(|side| {
        let function = claim.programs[side].entry;
        let blocks = views[side].get(&function).into_iter().flat_map(|view| view.cuts());
        let heads = blocks.filter(|block| *block != claim.programs[side].function().entry());
        heads.map(|block| TracePoint { function, block, values: vec![] }).collect::<Vec<_>>()
    });
    let tracer = Tracer::new(claim, &points);
    let budget = interp::Budget { steps: 100_000, visits: 2_000, ..interp::Budget::default() };
    let traces = seen.agreeing.iter().take(40).map(|input| tracer.trace(input, &budget));
    traces.map(|trace| (trace.runs.left.trace.len(), trace.runs.right.trace.len())).collect()
}

/// A way to the end in one step.
#[derive(Clone, Debug)]
struct Unrolled {
    policy: Policy,
    /// Whether the loops went round as often in all runs.
    is_fixed: bool,
}

/// The way to the end in one step, if each side goes round its loops a fixed number of times or not at all, or at most
/// as often as a number has bits.
fn unrolled(rounds: &[(usize, usize)]) -> Option<Unrolled> {
    let counts = |side: fn(&(usize, usize)) -> usize| -> BTreeSet<usize> {
        rounds.iter().map(side).filter(|count| *count > 0).collect()
    };
    let sides = [counts(|rounds| rounds.0), counts(|rounds| rounds.1)];
    let is_fixed = sides.iter().all(|counts| counts.len() <= 1);
    let most = |counts: &BTreeSet<usize>| match counts.last() {
        Some(most) if counts.len() == 1 => (*most < MOST_UNROLLED).then_some(*most),
        // The runs hardly show the most rounds there can be.
        Some(most) => BITS.into_iter().find(|bits| most <= bits),
        None => Some(0),
    };
    let (left, right) = (most(&sides[0])?, most(&sides[1])?);
    let is_some = rounds.len() >= ENOUGH_RUNS && left.max(right) > 1;
    let policy = Policy { start: (left + 1, right + 1), pace: Pace::Steady(1, 1) };
    is_some.then_some(Unrolled { policy, is_fixed })
}

/// The alignments worth trying, those that fit how often the sides go round their loops first.
///
/// On inputs on which the sides agree, a steady pace of k to l keeps step when k rounds of the left go with l rounds
/// of the right; a policy that leaves many rounds of one side over is tried late.
fn ranked(rounds: &[(usize, usize)]) -> Vec<Policy> {
    let counts = rounds.iter().map(|(left, right)| (*left as f64, *right as f64));
    let counts: Vec<(f64, f64)> = counts.filter(|(left, right)| left + right > 2.0).collect();
    let mut policies = Policy::candidates();
    if counts.is_empty() {
        return policies;
    }
    // The share of rounds left over, averaged over the inputs.
    let misfit = |policy: &Policy| {
        let (k, l) = match policy.pace {
            Pace::Steady(k, l) => (k as f64, l as f64),
            Pace::Wait | Pace::LeaveFirst | Pace::CatchUp | Pace::Fitted(_) => (1.0, 1.0),
        };
        let peeled = (policy.start.0 as f64 - 1.0, policy.start.1 as f64 - 1.0);
        let over = |(left, right): &(f64, f64)| {
            let (left, right) = ((left - peeled.0).max(0.0) / k, (right - peeled.1).max(0.0) / l);
            (left - right).abs() / (left + right).max(1.0)
        };
        counts.iter().map(over).sum::<f64>() / counts.len() as f64
    };
    let flexible = |policy: &Policy| f64::from(u8::from(matches!(policy.pace, Pace::Wait | Pace::LeaveFirst))) * 0.05;
    policies.sort_by(|a, b| (misfit(a) + flexible(a)).total_cmp(&(misfit(b) + flexible(b))));
    policies
}

/// The functions reachable from the entries, each cut at its loops.
fn views(claim: &Claim, at: CutAt) -> Result<Views<'_>, String> {
    Pair::try_from_fn(|side| {
        let program = &claim.programs[side];
        let graph = CallGraph::new(&program.module);
        let mut found: BTreeMap<FuncId, CutFunction<'_>> = BTreeMap::new();
        let mut pending = vec![program.entry];
        while let Some(id) = pending.pop() {
            if found.contains_key(&id) {
                continue;
            }
            found.insert(id, cut(&program.module, id, at)?);
            pending.extend(graph.callees(id));
        }
        Ok(found)
    })
}

/// An input from the values of the entry's state, as far as the model tells them.
pub(crate) fn input_of(claim: &Claim, terms: &Terms, state: &[(tandem_logic::Term, Option<Value>)]) -> Option<Input> {
    let mut memories = BTreeMap::new();
    let args = Pair::from_fn(|side| {
        let program = &claim.programs[side];
        let function = program.function();
        let prefix = format!("{side}.");
        let own =
            state.iter().filter(|(term, _)| terms.variable_name(*term).is_some_and(|name| name.starts_with(&prefix)));
        // At the entry the state is the parameters, in order.
        let mut scalars = Vec::new();
        for (param, (_, value)) in function.params().iter().zip(own) {
            match function.ty(*param) {
                Ty::Mem(region) => {
                    let data = &program.module.regions[region];
                    let memory = value.as_ref().and_then(|value| memory_input(value, data.keys.len()));
                    memories.insert(data.name.clone(), Arc::new(memory.unwrap_or_default()));
                }
                Ty::World => {}
                _ => scalars.push(value.as_ref().and_then(scalar_bits).unwrap_or(0)),
            }
        }
        scalars
    });
    Some(Input { args, memories, ..Input::default() })
}
