//! A claim with its loops cut: the cut functions, the states that runs pass, and the alignments that fit them.

use std::collections::BTreeSet;

use tandem_base::{Pair, Side};
use tandem_interp::TracePoint;
use tandem_ir::analysis::CallGraph;
use tandem_ir::{BinaryOp, Block, Inst};
use tandem_kernel::claim::Claim;
use tandem_kernel::joint::Joint;
use tandem_logic::Terms;

use crate::Seen;
use crate::candidates::folds::{Folds, count_alike};
use crate::engines::testing::traces::Tracer;
use crate::product::Views;
use crate::product::alignment::fitted;
use crate::product::loop_cuts::{CutAt, cut_reachable, cut_where};
use crate::product::nested::inward;
use crate::product::policy::{Pace, Policy};
use crate::product::seeds::Seeds;

/// Loops that go round more often than this are not unrolled.
const MOST_UNROLLED: usize = 200;

/// Loops that go round a changing number of times are unrolled as often as runs have shown if that is less than this.
const MOST_SEEN: usize = 24;

/// How often a loop goes round at most that looks at a number bit by bit.
const BITS: [usize; 2] = [33, 65];

/// Of fewer runs nothing is concluded.
const ENOUGH_RUNS: usize = 2;

/// How many of the alignments that fit the runs best are likely.
const LIKELY: usize = 2;

/// A claim made ready for products.
pub(crate) struct CutClaim<'a> {
    pub(crate) claim: &'a Claim,
    /// Where its loops are cut.
    pub(crate) at: CutAt,
    pub(crate) views: Views<'a>,
    pub(crate) seeds: Seeds<'a>,
    /// The alignments worth trying, the likeliest first.
    pub(crate) policies: Vec<Policy>,
    /// How many of them are likely.
    pub(crate) likely: usize,
    /// Ways to the end in one step, if the sides go round their loops a fixed number of times, or not often.
    pub(crate) unrolled: Vec<Unrolled>,
    /// Whether anything goes round.
    pub(crate) repeats: bool,
    /// Whether anything is multiplied but by constants.
    pub(crate) multiplies: bool,
}

impl<'a> CutClaim<'a> {
    pub(crate) fn new(claim: &'a Claim, at: CutAt, seen: &Seen) -> Result<CutClaim<'a>, String> {
        let views = cut_reachable(claim, |side, id| cut_where(&claim.programs[side].module, id, |_| at))?;
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
        let places = seeds.places();
        if let Some(policy) = fitted(&places, &policies) {
            policies.insert(0, policy);
            likely += 1;
        }
        if let Some(policy) = inward(claim, &views, &places, &policies) {
            // The likeliest of the others comes first: nested loops on both sides mostly go together as they are.
            policies.insert(1, policy);
            likely += 1;
        }
        Ok(CutClaim {
            claim,
            at,
            views,
            seeds,
            policies,
            likely,
            unrolled: unrolled(&rounds),
            repeats,
            multiplies: multiplies(claim),
        })
    }

    /// Whether both sides' loops count alike, so that they probably go together round by round.
    pub(crate) fn counts_alike(&self) -> bool {
        let terms = Terms::new();
        let parts = Side::BOTH.map(|side| (side, &self.views[side][&self.claim.programs[side].entry]));
        count_alike(&Joint::new(self.claim, &terms, &parts))
    }

    /// What its loops compute.
    pub(crate) fn folds(&self, terms: &Terms, policy: &Policy) -> Folds {
        let parts = Side::BOTH.map(|side| (side, &self.views[side][&self.claim.programs[side].entry]));
        Folds::new(&Joint::new(self.claim, terms, &parts), &self.views, policy)
    }

    /// Whether the sides have other things in memory on the way, if they advance like this.
    pub(crate) fn are_apart(&self, policy: &Policy) -> bool {
        let programs = &self.claim.programs;
        let entry = [Side::Left, Side::Right].map(|side| self.views[side][&programs[side].entry].entry());
        self.seeds.are_apart(&self.views, policy, &entry)
    }

    /// Whether the functions are cut at the same places.
    pub(crate) fn is_like(&self, other: &CutClaim<'_>) -> bool {
        Side::BOTH.iter().all(|side| {
            let cuts = |cut_claim: &CutClaim<'_>| -> Vec<Vec<Block>> {
                cut_claim.views[*side].values().map(|view| view.cuts().collect()).collect()
            };
            cuts(self) == cuts(other)
        })
    }
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
    let budget = tandem_interp::Limits { steps: 100_000, visits: 2_000, ..tandem_interp::Limits::default() };
    let traces = seen.agreeing.iter().take(40).map(|input| tracer.trace(input, &budget));
    traces.map(|trace| (trace.runs.left.trace.len(), trace.runs.right.trace.len())).collect()
}

/// A way to the end in one step.
#[derive(Clone, Debug)]
pub(crate) struct Unrolled {
    pub(crate) policy: Policy,
    /// Whether the loops went round as often in all runs.
    pub(crate) is_fixed: bool,
}

/// Ways to the end in one step, if each side goes round its loops a fixed number of times or not at all, or not more often than runs have
/// shown more than once, as over the months of a year; or at most as often as a number has bits, which runs hardly show.
fn unrolled(rounds: &[(usize, usize)]) -> Vec<Unrolled> {
    let counts = |side: fn(&(usize, usize)) -> usize| -> BTreeSet<usize> {
        rounds.iter().map(side).filter(|count| *count > 0).collect()
    };
    let sides = [counts(|rounds| rounds.0), counts(|rounds| rounds.1)];
    let is_fixed = sides.iter().all(|counts| counts.len() <= 1);
    let seen = |counts: &BTreeSet<usize>| match counts.last() {
        Some(most) => (*most < if counts.len() == 1 { MOST_UNROLLED } else { MOST_SEEN }).then_some(*most),
        None => Some(0),
    };
    let most = |counts: &BTreeSet<usize>| match counts.last() {
        Some(most) if counts.len() > 1 => BITS.into_iter().find(|bits| most <= bits),
        _ => seen(counts),
    };
    let way = |left: Option<usize>, right: Option<usize>| {
        let (left, right) = (left?, right?);
        let is_some = rounds.len() >= ENOUGH_RUNS && left.max(right) > 1;
        let policy = Policy { start: (left + 1, right + 1), pace: Pace::Steady(1, 1) };
        is_some.then_some(Unrolled { policy, is_fixed })
    };
    let bits = way(most(&sides[0]), most(&sides[1]));
    let ends = |side: fn(&(usize, usize)) -> usize, most: Option<&usize>| {
        rounds.iter().filter(|rounds| Some(&side(rounds)) == most).count() >= ENOUGH_RUNS || most.is_none()
    };
    let are_often_reached = ends(|rounds| rounds.0, sides[0].last()) && ends(|rounds| rounds.1, sides[1].last());
    let few = way(seen(&sides[0]), seen(&sides[1])).filter(|_| !is_fixed && are_often_reached);
    few.into_iter().chain(bits).collect()
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
            Pace::Wait | Pace::LeaveFirst | Pace::CatchUp | Pace::Fitted(_) | Pace::Inward(_) => (1.0, 1.0),
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
