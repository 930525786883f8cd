//! The engine: abstracts common code, tries, and refines.

use std::collections::BTreeSet;
use std::time::Instant;

use tandem_base::{Budget, Pair, Random, Side};
use tandem_discharge::rewrite::reshaped;
use tandem_ir::analysis::default_cuts;
use tandem_kernel::claim::Claim;
use tandem_kernel::reshape::{Reshapes, Stretch};
use tandem_solver::Solver;

use super::diff::{Common, Diff};
use super::heuristics::{Choice, choose, digest_of};
use super::statistics::{Refined, Statistics};
use crate::engines::abstraction::engine::Abstraction;
use crate::engines::couplings::engine::Couplings;
use crate::schedule::{REFINED_LOOPS, REGIONS};
use crate::{Engine, Proof, Seen, Settled};

/// More refinements than this are not worth their time.
const MOST_ITERATIONS: usize = 60;

/// A function of more blocks than this is large.
const LARGE: usize = 60;

/// Proofs in which common code is opaque.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Regions {
    name: &'static str,
    method: Method,
    /// Whether single statements are opaque as well, and not only loops, conditionals and stretches of code.
    statements: bool,
}

/// What becomes of common code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Method {
    /// All of it is opaque, once.
    Differential,
    /// What a change may have an influence on stays exact, once.
    Impacted,
    /// Loops are opaque, once, if there are several.
    Loops,
    /// All of it is opaque, and then made exact piece by piece.
    Refined(Choice),
}

impl Regions {
    /// Differential symbolic execution.
    pub const DSE: Regions = Regions { name: "dse", statements: true, method: Method::Differential };
    /// Impacted summaries.
    pub const IMP_S: Regions = Regions { name: "imp-s", statements: true, method: Method::Impacted };
    /// Loops, conditionals and long stretches are opaque, and then made exact, more of them every time: what is fast where most of
    /// a large function is the same.
    pub const REGIONS: Regions =
        Regions { name: "regions", statements: false, method: Method::Refined(Choice::Simplest) };
    /// Abstraction and refinement with all heuristics.
    pub const ARDIFF: Regions = Regions { name: "ardiff", statements: true, method: Method::Refined(Choice::All) };
    /// The same with the third heuristic alone.
    pub const ARDIFF_H3: Regions =
        Regions { name: "ardiff-h3", statements: true, method: Method::Refined(Choice::Simplest) };
    /// The same without any.
    pub const ARDIFF_RANDOM: Regions =
        Regions { name: "ardiff-random", statements: true, method: Method::Refined(Choice::Random) };
}

impl Engine for Regions {
    fn name(&self) -> &'static str {
        self.name
    }

    /// What is opaque need not be looked at, which is worth most where there is most of it.
    fn is_likely(&self, claim: &Claim) -> bool {
        !self.statements && claim.programs.iter().all(|(_, program)| program.function().blocks.len() > LARGE)
    }

    fn settle(&self, claim: &Claim, solver: &Solver, budget: &Budget, seen: &mut Seen) -> Settled {
        let mut engine = *self;
        if !self.statements && !self.is_likely(claim) {
            // Small functions are proved as they are, and sooner, but for loops that have changed places: no alignment
            // of rounds helps there.
            engine.method = Method::Loops;
        }
        let mut search = Search::new(engine, claim, solver, budget, seen);
        let settled = search.settle();
        let statistics = search.statistics;
        // What was tried by the way is no news.
        if engine.method != Method::Loops || settled.proof.is_some() {
            seen.statistics = Some(statistics);
        }
        settled
    }
}

/// The search for an abstraction that is just right.
struct Search<'a> {
    method: Method,
    statements: bool,
    claim: &'a Claim,
    solver: &'a Solver,
    budget: &'a Budget,
    seen: Seen,
    diff: Diff,
    statistics: Statistics,
}

impl<'a> Search<'a> {
    fn new(engine: Regions, claim: &'a Claim, solver: &'a Solver, budget: &'a Budget, seen: &Seen) -> Search<'a> {
        let begun = Instant::now();
        let diff = Diff::new(claim);
        let mut statistics = Statistics { common: diff.common.len(), ..Statistics::default() };
        statistics.millis[0] = millis(begun);
        // What was seen of the claim itself is not so of its abstractions.
        let seen = Seen { loose: None, given: vec![], ..seen.clone() };
        let Regions { method, statements, .. } = engine;
        Search { method, statements, claim, solver, budget, seen, diff, statistics }
    }

    fn settle(&mut self) -> Settled {
        if self.claim.ensure.is_some() {
            return Settled::nothing("common code says nothing about other relations than equality".to_owned());
        }
        let mut opaque: BTreeSet<String> = match self.method {
            Method::Differential | Method::Refined(_) => {
                let is_wanted = |common: &Common| self.statements || common.is_region();
                let common = self.diff.common.iter().filter(|(_, common)| is_wanted(common));
                common.map(|(digest, _)| digest.clone()).collect()
            }
            Method::Impacted => self.diff.not_impacted(self.claim),
            Method::Loops => self.diff.loops(),
        };
        if self.method == Method::Loops && opaque.is_empty() {
            return Settled::nothing(String::new());
        }
        let mut random = Random::new(self.seen.seed);
        let mut inputs = Vec::new();
        let mut why = "there is no code that both sides have".to_owned();
        while self.statistics.iterations < MOST_ITERATIONS && self.budget.exhausted().is_none() {
            let Some((abstracted, left)) = self.abstracted(&mut opaque) else { break };
            self.statistics.iterations += 1;
            self.statistics.opaque = left.len();
            let begun = Instant::now();
            let mut settled = self.attempt(&abstracted);
            self.statistics.millis[2] += millis(begun);
            if let Some(proof) = settled.proof.take() {
                let opaque = opaque.intersection(&left).cloned().collect();
                let proof = Proof { reshape: self.reshapes(opaque), ..proof };
                return Settled { proof: Some(proof), inputs, why: String::new() };
            }
            inputs.append(&mut settled.inputs);
            why = settled.why;
            let Method::Refined(choice) = self.method else { break };
            let begun = Instant::now();
            // Where statements are exact anyway, there is no point in going slowly.
            let most = if self.statements { 1 } else { 1 << self.statistics.iterations.min(16) };
            let mut left = left;
            for _ in 0..most {
                let chosen = choose(choice, &self.diff, &abstracted, &left, self.solver, self.budget, &mut random);
                let Some(chosen) = chosen else { break };
                let line = self.diff.common[&chosen.digest].at.left.first().map_or(0, |piece| piece.line);
                self.statistics.refined.push(Refined { line, by: chosen.by });
                opaque.remove(&chosen.digest);
                left.remove(&chosen.digest);
            }
            self.statistics.millis[1] += millis(begun);
        }
        let why = if why.is_empty() { why } else { format!("with common code opaque: {why}") };
        Settled { proof: None, inputs, why }
    }

    /// The claim with these pieces opaque, and which of them really are: some are inside others. Pieces that would be functions
    /// of one side only are given up.
    fn abstracted(&self, opaque: &mut BTreeSet<String>) -> Option<(Claim, BTreeSet<String>)> {
        loop {
            if opaque.is_empty() {
                return None;
            }
            let abstracted = reshaped(self.claim, &self.reshapes(opaque.clone())).ok()?;
            let outlined = Pair::from_fn(|side| -> BTreeSet<(String, bool)> {
                let functions = abstracted.programs[side].module.functions.iter();
                let named = functions.filter_map(|(id, function)| Some((id, digest_of(function)?)));
                named.map(|(id, digest)| (digest.to_owned(), abstracted.is_opaque(side, id))).collect()
            });
            let shared: BTreeSet<String> =
                outlined.left.iter().filter(|(_, is_shared)| *is_shared).map(|(digest, _)| digest.clone()).collect();
            let all = outlined.iter().flat_map(|(_, outlined)| outlined);
            let odd: Vec<String> =
                all.filter(|(digest, _)| !shared.contains(digest)).map(|(digest, _)| digest.clone()).collect();
            if odd.is_empty() {
                return (!shared.is_empty()).then_some((abstracted, shared));
            }
            odd.iter().for_each(|digest| {
                opaque.remove(digest);
            });
        }
    }

    /// The rewriting that makes these pieces functions.
    fn reshapes(&self, opaque: BTreeSet<String>) -> Reshapes {
        let stretches = self.diff.stretches.iter().filter(|(digest, _)| opaque.contains(digest));
        let stretches: Vec<Stretch> = stretches.map(|(_, stretch)| stretch.clone()).collect();
        let is_piece = |digest: &String| !self.diff.stretches.iter().any(|(known, _)| known == digest);
        Reshapes { opaque: opaque.into_iter().filter(is_piece).collect(), stretches, ..Reshapes::default() }
    }

    /// A proof of an abstraction: by the seeds, or by couplings of the loops that are exact.
    fn attempt(&self, abstracted: &Claim) -> Settled {
        let mut seen = self.seen.clone();
        let seeds = Abstraction::SEEDS.settle(abstracted, self.solver, &self.budget.allowing(REGIONS), &mut seen);
        let loops = Side::BOTH.iter().any(|side| default_cuts(abstracted.programs[*side].function()).len() > 1);
        if seeds.proof.is_some() || !loops {
            return seeds;
        }
        let budget = self.budget.allowing(REFINED_LOOPS);
        Couplings.settle_as_it_is(abstracted, self.solver, &budget, &self.seen)
    }
}

fn millis(begun: Instant) -> u64 {
    u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX)
}
