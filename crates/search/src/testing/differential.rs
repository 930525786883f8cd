//! The loop of the tester: try an input, keep it if it did something new, try again.
//!
//! Half of the inputs are new, half are variations of ones that entered blocks, or entered them as often, as no input
//! before. Inputs on which the sides seem to differ go to replay at once; if replay agrees, the search ends with
//! that difference made small.

use std::time::{Duration, Instant};

use rustc_hash::FxHashMap;
use tandem_ir::interp::Budget;
use tandem_ir::{Block, FuncId, Id, Pair, Side};
use tandem_proof::claim::Claim;
use tandem_proof::counterexample::Input;
use tandem_proof::replay::{Replayed, replay};
use tandem_proof::semantics::Floats;
use tandem_solver::{self as solver, Solver};

use super::harness::{Harness, Look};
use super::harvest::reachable;
use super::inputs::Generator;
use super::questions::Questions;
use super::random::Random;
use super::shrink::shrink_with;
use super::split::split_claim;
use super::{Coverage, SlowInput, Tested, TestingOptions};

/// Searches an input on which the sides do not behave as claimed.
pub fn find_difference(claim: &Claim, options: &TestingOptions) -> Tested {
    let split = split_claim(claim);
    let mut search = Search::new(claim, &split, options);
    search.run();
    search.finish()
}

/// The same with a solver's help for whatever stays out of reach by chance, as long as its budget lasts.
pub fn find_difference_with(
    claim: &Claim,
    options: &TestingOptions,
    solver: &Solver,
    budget: &solver::Budget,
) -> Tested {
    let split = split_claim(claim);
    let mut search = Search::new(claim, &split, options);
    search.run();
    let is_wanted = !options.asks_for_blocks_only || search.leaves_blocks_out();
    if search.tested.difference.is_none()
        && is_wanted
        && let Some(mut questions) = Questions::new(&split, solver, budget.clone(), options.asks_for_blocks_only)
    {
        search.run_on_hints(&mut questions);
    }
    search.finish()
}

/// Inputs kept for variation.
const MOST_KEPT: usize = 400;
/// Inputs of one kind in the sample of agreeing ones.
const MOST_OF_A_KIND: u32 = 3;
/// Slow inputs that are tried with more steps: those slow on one side, and those slow on both. Of the latter there are
/// many, so they are kept by size, a few of each: what goes wrong only in long runs does so from some size on.
const MOST_SLOW: [usize; 2] = [6, 2];
/// A side that takes so many times the steps of the other may well go on for ever.
const MUCH_LONGER: u64 = 16;
/// Suspicious inputs that replay does not call different.
const MOST_REFUSED: u64 = 300;
/// One in so many suspicious inputs is replayed when there were so many in vain.
const SELDOM: usize = 20;
/// Runs of a claim whose differences cannot be confirmed: enough for the sample.
const RUNS_WITHOUT_JUDGE: u64 = 5_000;
/// Inputs whose paths are asked about in one round.
const SEEDS_A_ROUND: usize = 12;
/// Rounds of questions.
const MOST_ROUNDS: usize = 40;
/// New things are still seen if one of so many inputs shows one.
const LIVELY: u64 = 400;
/// Inputs between looks at the clock.
const CLOCK_PERIOD: u64 = 64;

struct Search<'c> {
    /// The claim, for replay.
    claim: &'c Claim,
    /// The same with every branch visible, which is what is run.
    split: &'c Claim,
    options: &'c TestingOptions,
    begun: Instant,
    harness: Harness<'c>,
    generator: Generator,
    random: Random,
    budget: Budget,
    /// For each block of each side, which ranges of counts were seen.
    seen: Pair<Vec<u8>>,
    kept: Vec<Input>,
    /// How many agreeing inputs of a kind there are; a kind is what blocks were entered how often.
    kinds: FxHashMap<u64, u32>,
    agreeing: Vec<(u64, Input)>,
    slow: Vec<SlowInput>,
    /// Inputs in a row that showed nothing new.
    quiet: u64,
    refused: u64,
    discarded: FxHashMap<(Option<Side>, &'static str), u64>,
    tested: Tested,
}

impl<'c> Search<'c> {
    fn new(claim: &'c Claim, split: &'c Claim, options: &'c TestingOptions) -> Self {
        let begun = Instant::now();
        let harness = Harness::new(split);
        let seen = Pair::from_fn(|side| {
            vec![0; split.programs[side].module.functions.values().map(|function| function.blocks.len()).sum()]
        });
        Search {
            claim,
            split,
            options,
            begun,
            harness,
            generator: Generator::new(claim),
            random: Random::new(options.seed),
            budget: Budget { steps: options.steps, ..Budget::default() },
            seen,
            kept: vec![],
            kinds: FxHashMap::default(),
            agreeing: vec![],
            slow: vec![],
            quiet: 0,
            refused: 0,
            discarded: FxHashMap::default(),
            tested: Tested::default(),
        }
    }

    fn run(&mut self) {
        for hint in &self.options.hints {
            if self.try_input(hint) {
                return;
            }
        }
        // The rest of the time is for the inputs that turn out slow.
        let now = Instant::now();
        let until = self.options.deadline.map(|deadline| now + deadline.saturating_duration_since(now) * 2 / 3);
        self.run_by_chance(self.options.saturation, until);
        if self.tested.difference.is_none() {
            self.try_slow_inputs();
        }
    }

    /// Tries inputs made by chance until nothing new happens any more.
    fn run_by_chance(&mut self, saturation: u64, until: Option<Instant>) {
        let can_judge = self.claim.semantics.floats != Floats::Real;
        let runs = if can_judge { self.options.runs } else { self.options.runs.min(RUNS_WITHOUT_JUDGE) };
        let mut input = Input::default();
        while self.tested.runs < runs && self.quiet < saturation {
            if self.tested.runs.is_multiple_of(CLOCK_PERIOD)
                && let Some(until) = until
            {
                let grace = if self.quiet < LIVELY { self.options.grace } else { Duration::ZERO };
                if Instant::now() >= until + grace {
                    break;
                }
            }
            if self.kept.is_empty() || self.random.percent(50) {
                self.generator.draw(&mut self.random, &mut input);
            } else {
                copy(&self.kept[self.random.below(self.kept.len())], &mut input);
                self.generator.vary(&mut self.random, &mut input);
            }
            if self.try_input(&input) {
                return;
            }
        }
    }

    /// Asks for inputs that chance did not find, and goes on from those that are new.
    fn run_on_hints(&mut self, questions: &mut Questions<'_>) {
        let starts = Pair::from_fn(|side| {
            let functions = &self.split.programs[side].module.functions;
            let mut next = 0;
            let mut starts = Vec::with_capacity(functions.len());
            for function in functions.values() {
                starts.push(next);
                next += function.blocks.len();
            }
            starts
        });
        // The newest inputs are asked about first: they came farthest.
        let mut pending: Vec<Input> = self.agreeing.iter().map(|(_, input)| input.clone()).collect();
        pending.extend(self.kept.iter().cloned());
        let mut known = self.kept.len();
        for _ in 0..MOST_ROUNDS {
            for _ in 0..SEEDS_A_ROUND {
                let Some(seed) = pending.pop() else { break };
                let seen = &self.seen;
                let is_entered = |side: Side, function: FuncId, block: Block| {
                    seen[side][starts[side][function.index()] + block.index()] != 0
                };
                for hint in questions.ask(&seed, is_entered) {
                    if self.try_input(&hint) {
                        return;
                    }
                }
                if questions.is_over() {
                    return;
                }
            }
            if self.kept.len() > known {
                self.quiet = 0;
                self.run_by_chance(self.options.saturation / 8, self.options.deadline);
                if self.tested.difference.is_some() {
                    return;
                }
                pending.extend(self.kept.iter().skip(known).cloned());
                known = self.kept.len();
            } else if pending.is_empty() {
                if !questions.take_more_time() {
                    return;
                }
                pending.extend(self.kept.iter().cloned());
            }
        }
    }

    /// Tries an input and says whether it is a difference.
    fn try_input(&mut self, input: &Input) -> bool {
        self.tested.runs += 1;
        self.quiet += 1;
        match self.harness.look(input, &self.budget) {
            Look::Agree => {
                let (kind, is_new) = self.note_coverage();
                if is_new {
                    self.keep(input);
                }
                let count = self.kinds.entry(kind).or_insert(0);
                if *count < MOST_OF_A_KIND && self.agreeing.len() < self.options.sample {
                    *count += 1;
                    let runs = self.harness.runs();
                    self.agreeing.push((runs.left.steps + runs.right.steps, input.clone()));
                }
                false
            }
            Look::Suspicious => {
                self.note_coverage();
                self.judge(input)
            }
            Look::NotAdmitted => {
                self.discard(None, "the claim does not admit the input");
                false
            }
            Look::Discarded(side, why) => {
                if self.note_coverage().1 {
                    self.keep(input);
                }
                self.discard(Some(side), why);
                false
            }
            Look::Slow(is_slow) => {
                if self.note_coverage().1 {
                    self.keep(input);
                }
                self.discard(None, "a run takes many steps");
                let is_both = is_slow.left && is_slow.right;
                let kind = |is_slow: Pair<bool>, input: &Input| match is_slow.left && is_slow.right {
                    true => Some(size(input)),
                    false => None,
                };
                let own = kind(is_slow, input);
                let alike = self.slow.iter().filter(|slow| kind(slow.is_slow, &slow.input) == own);
                if alike.count() < MOST_SLOW[usize::from(is_both)] {
                    let runs = self.harness.runs();
                    let is_telling = !is_both
                        && self.budget.steps >= self.options.many_steps
                        && runs.left.steps.min(runs.right.steps) < self.budget.steps / MUCH_LONGER;
                    self.slow.push(SlowInput { input: input.clone(), is_slow, is_telling });
                }
                false
            }
        }
    }

    /// Asks replay about a suspicious input and says whether it is a difference.
    fn judge(&mut self, input: &Input) -> bool {
        // Replay takes much longer than a look. If it hardly ever agrees with a suspicion, it is asked now and then only.
        let is_rarely_right = self.refused >= MOST_REFUSED && self.claim.ensure.is_none();
        if is_rarely_right && self.random.below(SELDOM) != 0 {
            return false;
        }
        let budget = Budget { steps: self.options.many_steps, ..Budget::default() };
        match replay(self.claim, input, &budget) {
            Replayed::Different(found) => {
                self.tested.found_after = Some(self.begun.elapsed());
                self.tested.difference =
                    Some(shrink_with(self.claim, &mut self.harness, &self.generator, *found, &budget));
                true
            }
            Replayed::Agree => {
                self.refused += 1;
                false
            }
            Replayed::Nothing(why) => {
                self.refused += 1;
                *self.tested.discarded.entry(why).or_default() += 1;
                false
            }
        }
    }

    /// Gives inputs that were too slow more time, and remembers those that are still too slow.
    fn try_slow_inputs(&mut self) {
        self.budget.steps = self.options.many_steps;
        let mut pending = std::mem::take(&mut self.slow);
        // One side alone being slow is the more telling.
        pending.sort_by_key(|slow| (slow.is_slow.left && slow.is_slow.right).then(|| size(&slow.input)));
        for (index, slow) in pending.into_iter().enumerate() {
            let is_late = self.options.deadline.is_some_and(|deadline| Instant::now() >= deadline);
            if is_late && index > 0 {
                // There is no time to run it longer, but it was slow.
                self.slow.push(slow);
            } else if self.try_input(&slow.input) {
                return;
            }
        }
        self.tested.slow = std::mem::take(&mut self.slow);
    }

    /// Notes what the last runs entered: a hash of it, and whether some of it is new.
    fn note_coverage(&mut self) -> (u64, bool) {
        let mut is_new = false;
        let mut hash = 0u64;
        for side in Side::BOTH {
            for (seen, count) in self.seen[side].iter_mut().zip(self.harness.block_counts(side)) {
                let range = range_of(*count);
                is_new |= *seen & range != range;
                *seen |= range;
                hash = (hash ^ u64::from(range)).wrapping_mul(0x0100_0000_01b3).rotate_left(7);
            }
        }
        if is_new {
            self.quiet = 0;
        }
        (hash, is_new)
    }

    /// Whether some block that can be called was never entered.
    fn leaves_blocks_out(&self) -> bool {
        Side::BOTH.into_iter().any(|side| {
            let coverage = self.coverage(side);
            coverage.entered < coverage.all
        })
    }

    fn coverage(&self, side: Side) -> Coverage {
        let program = &self.split.programs[side];
        let functions = reachable(program);
        let mut coverage = Coverage::default();
        let mut first = 0;
        for (id, function) in program.module.functions.iter() {
            let seen = &self.seen[side][first..first + function.blocks.len()];
            first += function.blocks.len();
            if functions.contains(&id) {
                coverage.all += seen.len();
                coverage.entered += seen.iter().filter(|ranges| **ranges != 0).count();
            }
        }
        coverage
    }

    fn keep(&mut self, input: &Input) {
        if self.kept.len() < MOST_KEPT {
            self.kept.push(input.clone());
        } else {
            let place = self.random.below(self.kept.len());
            self.kept[place] = input.clone();
        }
    }

    fn discard(&mut self, side: Option<Side>, why: &'static str) {
        *self.discarded.entry((side, why)).or_default() += 1;
    }

    fn finish(mut self) -> Tested {
        for ((side, why), count) in self.discarded.drain() {
            let text = match side {
                Some(side) => format!("the {side} run {why}"),
                None => why.to_owned(),
            };
            *self.tested.discarded.entry(text).or_default() += count;
        }
        let coverage = Pair::from_fn(|side| self.coverage(side));
        self.agreeing.sort_by_key(|(steps, _)| *steps);
        self.tested.agreeing = self.agreeing.into_iter().map(|(_, input)| input).collect();
        self.tested.coverage = coverage;
        self.tested
    }
}

/// A bit for the range that a count is in.
fn range_of(count: u8) -> u8 {
    match count {
        0 => 0,
        1 => 1,
        2 => 2,
        3 => 4,
        4..8 => 8,
        8..16 => 16,
        16..32 => 32,
        32..128 => 64,
        128.. => 128,
    }
}

/// Copies an input into the buffers of another.
fn copy(from: &Input, to: &mut Input) {
    to.args.left.clone_from(&from.args.left);
    to.args.right.clone_from(&from.args.right);
    if !(from.memories.is_empty() && to.memories.is_empty()) {
        to.memories.clone_from(&from.memories);
    }
    to.world = from.world;
    if to.strings != from.strings {
        to.strings.clone_from(&from.strings);
    }
}

/// The bits of the largest argument, which is mostly what a long run is long by.
fn size(input: &Input) -> u32 {
    let bits = |argument: &u128| 128 - argument.leading_zeros();
    input.args.iter().flat_map(|(_, arguments)| arguments).map(bits).max().unwrap_or(0)
}
