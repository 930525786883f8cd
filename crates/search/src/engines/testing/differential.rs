//! The loop of the tester: try an input, keep it if it did something new, try again.
//!
//! Half of the inputs are new, half are variations of ones that entered blocks, or entered them as often, as no input
//! before. Inputs on which the sides seem to differ go to replay at once; if replay agrees, the search ends with
//! that difference made small.

use std::time::Instant;

use rustc_hash::FxHashMap;
use tandem_base::{Budget, Pair, Side, Work};
use tandem_interp::{Ended, Limits};
use tandem_ir::{Block, FuncId, Id};
use tandem_kernel::claim::Claim;
use tandem_kernel::concrete::Input;
use tandem_kernel::semantics::Floats;
use tandem_replay::{Replayed, replay};
use tandem_solver::Solver;

use super::concolic::Concolic;
use super::dictionary::reachable;
use super::harness::{Harness, Look};
use super::inputs::Generator;
use super::path_pairs::PathPairs;
use super::shrink::shrink_with;
use super::split_edges::split_claim;
use super::{Coverage, SlowInput, Tested, TestingOptions, long_runs};
use tandem_base::Random;

/// Searches an input on which the sides do not behave as claimed.
pub fn find_difference(claim: &Claim, options: &TestingOptions) -> Tested {
    let split = split_claim(claim);
    let mut search = Search::new(claim, &split, options);
    search.run();
    search.finish()
}

/// The same with a solver's help for whatever stays out of reach by chance, as long as its budget lasts.
pub fn find_difference_with(claim: &Claim, options: &TestingOptions, solver: &Solver, budget: &Budget) -> Tested {
    let split = split_claim(claim);
    let mut search = Search::new(claim, &split, options);
    search.run();
    let is_wanted = !options.asks_for_blocks_only || search.leaves_blocks_out();
    if search.tested.difference.is_none()
        && is_wanted
        && let Some(mut questions) = Concolic::new(&split, solver, budget.clone(), options.asks_for_blocks_only)
    {
        search.run_on_hints(&mut questions);
    }
    search.finish()
}

/// Inputs kept for variation.
const MOST_KEPT: usize = 400;
/// Inputs kept for variation because the sides parted on them.
const MOST_PARTED: usize = 48;
/// Inputs of one kind in the sample of agreeing ones.
const MOST_OF_A_KIND: u32 = 3;

/// So many agreeing inputs on which loops go round are enough, and so many are tried for them.
const ENOUGH_AGAIN: usize = 20;
const MOST_AGAIN: usize = 240;
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
/// The part of all work that inputs by chance get once more when a solver found new ones.
const MORE_BY_CHANCE: u64 = 16;
/// New things are still seen if one of so many inputs shows one.
const LIVELY: u64 = 400;
/// Inputs get this share of the steps while most steps were taken by slow ones, …
const BRIEFLY: u64 = 14;
/// … but one in so many gets all.
const FULLY: usize = 24;
/// Inputs between looks at whether it is somebody else's turn.
const PERIOD: u64 = 64;
/// The work of an input whatever it does, and how many steps of a run are as much as one step of a solver.
const AN_INPUT: u64 = 15;
const STEPS_A_STEP: u64 = 16;

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
    budget: Limits,
    /// For each block of each side, which ranges of counts were seen.
    seen: Pair<Vec<u8>>,
    kept: Vec<Input>,
    /// How many agreeing inputs of a kind there are; a kind is what blocks were entered how often.
    kinds: FxHashMap<u64, u32>,
    agreeing: Vec<(u64, Input)>,
    slow: Vec<SlowInput>,
    /// Which ways the sides go together.
    ways: PathPairs,
    /// Whether the last runs went ways that did not go together before.
    has_parted: bool,
    /// Inputs on which that was so.
    parted: Vec<Input>,
    /// Steps taken so far.
    steps: Steps,
    /// The work done so far, and what of it was not counted for others yet.
    work: Work,
    uncounted: u64,
    /// Inputs in a row that showed nothing new.
    quiet: u64,
    refused: u64,
    discarded: FxHashMap<(Option<Side>, &'static str), u64>,
    tested: Tested,
}

/// How many steps were taken, and how many of them by runs that did not come to their end.
#[derive(Clone, Copy, Debug, Default)]
struct Steps {
    all: u64,
    slow: u64,
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
            budget: Limits { steps: options.steps, ..Limits::default() },
            seen,
            kept: vec![],
            kinds: FxHashMap::default(),
            agreeing: vec![],
            slow: vec![],
            ways: PathPairs::default(),
            has_parted: false,
            parted: vec![],
            steps: Steps::default(),
            work: Work::default(),
            uncounted: 0,
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
        // The rest is for the inputs that turn out slow.
        let all = self.options.work;
        let until = all.times(2).part(3);
        if self.options.most_steps > self.options.many_steps {
            // Where runs can be long, what goes wrong in long runs is looked for before everything else takes its time.
            let (early, a_little_later) = (all.part(12), all.part(6));
            self.run_by_chance(self.options.saturation / 12, early);
            if self.tested.difference.is_some() || self.try_boundaries(a_little_later) {
                return;
            }
        }
        self.run_by_chance(self.options.saturation, until);
        if self.tested.difference.is_some() || self.go_round_again() {
            return;
        }
        if !self.try_boundaries(all) {
            self.try_slow_inputs();
        }
    }

    /// Tries inputs made by chance until nothing new happens any more.
    fn run_by_chance(&mut self, saturation: u64, until: Work) {
        let can_judge = self.claim.semantics.floats != Floats::Real;
        let runs = if can_judge { self.options.runs } else { self.options.runs.min(RUNS_WITHOUT_JUDGE) };
        let mut input = Input::default();
        while self.tested.runs < runs && self.quiet < saturation {
            let grace = if self.quiet < LIVELY { self.options.grace } else { Work::default() };
            if self.work >= until.plus(grace) || self.tested.runs.is_multiple_of(PERIOD) && self.is_stopped() {
                break;
            }
            if self.kept.is_empty() || self.random.percent(50) {
                self.generator.draw(&mut self.random, &mut input);
            } else if !self.parted.is_empty() && self.random.percent(30) {
                copy(&self.parted[self.random.below(self.parted.len())], &mut input);
                self.generator.vary(&mut self.random, &mut input);
            } else {
                // Small inputs are quicker to vary, to run and to hit upon the right place in.
                let [one, other] = [0; 2].map(|_| self.random.below(self.kept.len()));
                let cells = |at: usize| self.kept[at].memories.values().map(|memory| memory.cells.len()).sum::<usize>();
                let is_other = cells(other) < cells(one) && self.random.percent(70);
                copy(&self.kept[if is_other { other } else { one }], &mut input);
                self.generator.vary(&mut self.random, &mut input);
            }
            // Where many inputs are slow, most of the time would go to them.
            let is_brief = self.steps.slow > self.steps.all / 2 && self.random.below(FULLY) != 0;
            self.budget.steps = if is_brief { self.options.steps / BRIEFLY } else { self.options.steps };
            let is_difference = self.try_input(&input);
            self.budget.steps = self.options.steps;
            if is_difference {
                return;
            }
        }
    }

    /// Tries more of the inputs on which loops go round, where chance has found few that the first tests let pass; whether the sides differ
    /// on one. The searches learn from such runs what holds in loops, and of two or three nearly anything seems to.
    fn go_round_again(&mut self) -> bool {
        let has_gone_round = |seen: &Vec<u8>| seen.iter().any(|ranges| *ranges > 1);
        if !Side::BOTH.into_iter().any(|side| has_gone_round(&self.seen[side])) {
            return false;
        }
        let mut input = Input::default();
        for _ in 0..MOST_AGAIN {
            let least = self.agreeing.iter().map(|(steps, _)| *steps).min().unwrap_or(0);
            let going = |(_, (steps, _)): &(usize, &(u64, Input))| *steps > 2 * least;
            let round: Vec<usize> = self.agreeing.iter().enumerate().filter(going).map(|(index, _)| index).collect();
            if round.is_empty() || round.len() >= ENOUGH_AGAIN || self.is_stopped() {
                break;
            }
            copy(&self.agreeing[round[self.random.below(round.len())]].1, &mut input);
            self.generator.vary(&mut self.random, &mut input);
            if self.try_input(&input) {
                return true;
            }
        }
        false
    }

    /// Asks for inputs that chance did not find, and goes on from those that are new.
    fn run_on_hints(&mut self, questions: &mut Concolic<'_>) {
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
                self.run_by_chance(self.options.saturation / 8, self.work.plus(self.options.work.part(MORE_BY_CHANCE)));
                if self.tested.difference.is_some() {
                    return;
                }
                pending.extend(self.kept.iter().skip(known).cloned());
                known = self.kept.len();
            } else if pending.is_empty() {
                if !questions.take_more_effort() {
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
        let look = self.harness.look(input, &self.budget);
        let mut work = AN_INPUT;
        if look != Look::NotAdmitted {
            let runs = self.harness.runs();
            let steps = runs.left.steps + runs.right.steps;
            work += steps / STEPS_A_STEP;
            self.steps.all += steps;
            self.steps.slow += if matches!(look, Look::Slow(_)) { steps } else { 0 };
        }
        self.work = self.work.plus(Work::steps(work));
        self.uncounted += work;
        match look {
            Look::Agree => {
                let (kind, is_new) = self.note_coverage();
                self.keep_if(is_new, input);
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
                if long_runs::has_room(&self.generator, &self.slow, is_slow, input) {
                    let runs = self.harness.runs();
                    let is_telling = is_slow.left != is_slow.right
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
        let budget = Limits { steps: self.options.many_steps, ..Limits::default() };
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

    /// Tries numbers that make runs long at the boundaries of types, and says whether that shows a difference.
    fn try_boundaries(&mut self, until: Work) -> bool {
        let before = std::mem::take(&mut self.slow);
        let mut templates: Vec<&SlowInput> = before.iter().collect();
        templates.sort_by_key(|slow| long_runs::order(&self.generator, slow));
        self.budget.steps = self.options.many_steps;
        let mut is_found = false;
        'all: for template in templates.into_iter().take(long_runs::MOST_TEMPLATES) {
            for series in long_runs::series(&self.generator, &template.input) {
                let mut too_large = i128::MAX;
                for (number, input) in series {
                    if self.is_late() || self.work >= until {
                        break 'all;
                    }
                    if number >= too_large {
                        continue;
                    }
                    if self.try_input(&input) {
                        is_found = true;
                        break 'all;
                    }
                    // Larger numbers only take longer.
                    if self.is_slow_now() {
                        too_large = number;
                    }
                }
            }
        }
        self.budget.steps = self.options.steps;
        self.slow = before;
        is_found
    }

    /// Gives inputs that were too slow more steps, and remembers those that are still too slow.
    fn try_slow_inputs(&mut self) {
        let mut pending = std::mem::take(&mut self.slow);
        pending.sort_by_key(|slow| long_runs::order(&self.generator, slow));
        for steps in
            [self.options.many_steps / long_runs::FIRST_SHARE, self.options.many_steps, self.options.most_steps]
        {
            self.budget.steps = steps;
            for (index, slow) in pending.into_iter().enumerate() {
                // However late it is, one input is run with many steps: it may never end.
                let is_first = index == 0 && steps == self.options.many_steps;
                if self.is_late() && !is_first {
                    // There is no time to run it longer, but it was slow.
                    self.slow.push(slow);
                } else if self.try_input(&slow.input) {
                    return;
                }
            }
            pending = std::mem::take(&mut self.slow);
            if self.options.most_steps <= steps {
                break;
            }
        }
        self.tested.slow = pending;
    }

    fn is_late(&mut self) -> bool {
        self.work >= self.options.work || self.is_stopped()
    }

    /// Waits for its turn, and says whether there is none any more.
    fn is_stopped(&mut self) -> bool {
        self.options.budget.spend(Work::steps(std::mem::take(&mut self.uncounted)));
        self.options.budget.turn().is_err()
    }

    /// Whether a side did not come to its end in the last run.
    fn is_slow_now(&self) -> bool {
        self.harness.runs().iter().any(|(_, run)| run.ended == Ended::OutOfSteps)
    }

    /// Notes what the last runs entered: a hash of it, and whether some of it is new.
    fn note_coverage(&mut self) -> (u64, bool) {
        let mut is_new = false;
        let mut hash = 0u64;
        let mut left = 0;
        for side in Side::BOTH {
            left = std::mem::take(&mut hash);
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
        self.has_parted = self.ways.note(left, hash);
        (left.rotate_left(32) ^ hash, is_new)
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

    /// Keeps an input that was seen to agree, if it is worth being varied.
    fn keep_if(&mut self, is_new: bool, input: &Input) {
        if is_new {
            self.keep(input);
        }
        if std::mem::take(&mut self.has_parted) {
            if self.parted.len() >= MOST_PARTED {
                let place = self.random.below(self.parted.len());
                self.parted.swap_remove(place);
            }
            self.parted.push(input.clone());
        }
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
