//! Concolic help: queries along the paths of a run, where chance does not get anywhere.
//!
//! Starting from the paths that an input takes through both sides, three things are asked: is there an input that turns
//! off the path into a block that was never entered; is there one that takes the very same pair of paths and shows a
//! difference; and is there one that takes the same path on one side and another on the other. Every model is only a
//! hint: it becomes an input that is run like any other.

use std::collections::BTreeMap;
use std::sync::Arc;
use tandem_base::hash::fnv1a_64;

use rustc_hash::{FxHashMap, FxHashSet};
use tandem_base::{Budget, Pair, Side, Work};
use tandem_ir::{Block, FuncId, Outcome};
use tandem_kernel::claim::Claim;
use tandem_kernel::concrete::{Input, scalar_bits};
use tandem_kernel::encode::Encoder;
use tandem_kernel::expression::{Expr, Scope, elaborate};
use tandem_kernel::semantics::Ints;
use tandem_logic::{Term, Terms};
use tandem_solver::{Answer, Model, Solver};

use super::compiled_predicate::{Name, Source, When, names};
use super::path_condition::{Part, Path, Symbolic, Views, follow};

/// Asks a solver for inputs.
pub struct Concolic<'c> {
    claim: &'c Claim,
    solver: &'c Solver,
    budget: Budget,
    views: Views<'c>,
    before: Vec<Name>,
    after: Vec<Name>,
    /// How often a way into a block was asked for.
    asked: FxHashMap<(Side, FuncId, Block), usize>,
    /// Paths that were asked about.
    paths: FxHashSet<u64>,
    inputs: FxHashSet<u64>,
    /// Work for one query.
    effort: Work,
    /// Whether some query got no answer with that.
    is_undecided: bool,
    /// Whether only ways into blocks that were never entered are asked for.
    blocks_only: bool,
}

/// Work for one query at first, and where there is only a quick look.
const EFFORT: Work = Work::units(250);
const QUICK_EFFORT: Work = Work::units(80);
/// By how much more is done for what got no answer.
const MORE: u64 = 6;
/// Queries for one block, where one without an answer counts for several: it took long.
const MOST_FOR_A_BLOCK: usize = 8;
/// For how many it counts.
const UNDECIDED: usize = 3;
/// Ways off a path that are asked about for one input.
const MOST_TURNS: usize = 24;

impl<'c> Concolic<'c> {
    /// Nothing asked yet. `None` if the programs cannot be followed symbolically.
    pub fn new(claim: &'c Claim, solver: &'c Solver, budget: Budget, blocks_only: bool) -> Option<Concolic<'c>> {
        Some(Concolic {
            claim,
            solver,
            budget,
            views: Views::new(claim)?,
            before: names(claim, When::Before),
            after: names(claim, When::After),
            asked: FxHashMap::default(),
            paths: FxHashSet::default(),
            inputs: FxHashSet::default(),
            effort: if blocks_only { QUICK_EFFORT } else { EFFORT },
            is_undecided: false,
            blocks_only,
        })
    }

    /// Forgets what was asked and does more for everything, if something got no answer.
    pub fn take_more_effort(&mut self) -> bool {
        if !std::mem::take(&mut self.is_undecided) {
            return false;
        }
        self.effort = self.effort.times(MORE);
        self.asked.clear();
        self.paths.clear();
        true
    }

    /// Whether there is no time for more.
    pub fn is_over(&self) -> bool {
        self.budget.exhausted().is_some()
    }

    /// Inputs that may enter blocks for which `is_entered` says no, or tell the sides apart, found from an input
    /// that was run.
    pub fn ask(&mut self, seed: &Input, is_entered: impl Fn(Side, FuncId, Block) -> bool) -> Vec<Input> {
        let blocks = self.views.blocks(seed);
        let key = hash(&blocks);
        let terms = Terms::new();
        let Some(symbolic) = Symbolic::new(self.claim, &terms, seed) else { return vec![] };
        let views = &self.views;
        let paths = Pair::from_fn(|side| follow(views, &terms, side, &symbolic, &blocks[side].0));
        let mut question = Question {
            solver: self.solver,
            budget: &self.budget,
            terms: &terms,
            symbolic: &symbolic,
            seed,
            effort: self.effort,
            assumed: vec![],
            found: vec![],
            is_undecided: false,
        };
        if let Some(assume) = &self.claim.assume {
            let scope = Names { claim: self.claim, names: &self.before, symbolic: &symbolic, paths: None };
            match scope.predicate(&terms, &assume.expr) {
                Some(term) => question.assumed.push(term),
                None => return vec![],
            }
        }
        for (side, path) in paths.iter() {
            let mut turns: BTreeMap<(FuncId, Block), Vec<(usize, usize)>> = BTreeMap::new();
            for (at, branch) in path.branches.iter().enumerate() {
                for (turn, (_, block)) in branch.targets.iter().enumerate() {
                    if turn != branch.taken && !is_entered(side, branch.function, *block) {
                        turns.entry((branch.function, *block)).or_default().push((at, turn));
                    }
                }
            }
            for ((function, block), places) in turns {
                let asked = self.asked.entry((side, function, block)).or_insert(0);
                // In a loop, the last time round most of the input can be chosen; the first time it is easiest.
                let chosen = match places.as_slice() {
                    [] => continue,
                    [only] => vec![*only],
                    [first, .., last] => vec![*last, *first],
                };
                for (at, turn) in chosen {
                    if *asked >= MOST_FOR_A_BLOCK {
                        break;
                    }
                    let mut conditions = path.conditions(at);
                    conditions.push(path.branches[at].targets[turn].0);
                    match question.put(&conditions) {
                        Some(true) => {
                            *asked += 2;
                            break;
                        }
                        Some(false) => *asked += 1,
                        None => *asked += UNDECIDED,
                    }
                }
            }
        }
        if !self.blocks_only && self.paths.insert(key) {
            let both: Vec<Term> = paths.iter().flat_map(|(_, path)| path.conditions(path.branches.len())).collect();
            if let Some(different) = self.difference(&terms, &symbolic, &paths) {
                let mut conditions = both.clone();
                conditions.push(different);
                question.put(&conditions);
            }
            // The same way on one side, another one on the other.
            for side in Side::BOTH {
                let kept = paths[side].conditions(paths[side].branches.len());
                let other = &paths[side.other()];
                for (at, branch) in other.branches.iter().enumerate().take(MOST_TURNS) {
                    for (turn, (condition, _)) in branch.targets.iter().enumerate() {
                        if turn != branch.taken && question.found.is_empty() {
                            let mut conditions = kept.clone();
                            conditions.extend(other.conditions(at));
                            conditions.push(*condition);
                            question.put(&conditions);
                        }
                    }
                }
            }
        }
        self.is_undecided |= question.is_undecided;
        let mut found = question.found;
        found.retain(|input| self.inputs.insert(hash(input)));
        found
    }

    /// The condition under which inputs on these paths tell the sides apart. `None` if it cannot be said, or if it
    /// does not depend on the input.
    fn difference(&self, terms: &Terms, symbolic: &Symbolic<'_>, paths: &Pair<Path>) -> Option<Term> {
        let (left, right) = (paths.left.end.as_ref()?, paths.right.end.as_ref()?);
        let returned = |outcome: &Option<Outcome>| *outcome == Some(Outcome::Return);
        if let Some(ensure) = &self.claim.ensure {
            // Where the left side returns and the right side does not, every input on these paths tells them apart, and
            // this one did already.
            if !returned(&left.outcome) || !returned(&right.outcome) {
                return None;
            }
            let scope = Names { claim: self.claim, names: &self.after, symbolic, paths: Some(paths) };
            return Some(terms.not(scope.predicate(terms, &ensure.expr)?));
        }
        if left.outcome != right.outcome {
            return None;
        }
        let mut differences: Vec<Term> =
            left.results.iter().zip(&right.results).map(|(a, b)| terms.not(terms.eq(*a, *b))).collect();
        let modules = Pair::from_fn(|side| &self.claim.programs[side].module);
        for (region, memory) in &left.memories {
            let name = &modules.left.regions[*region].name;
            let other = right.memories.iter().find(|(other, _)| modules.right.regions[*other].name == *name);
            if let Some((_, other)) = other
                && modules.left.is_observed(*region)
            {
                differences.push(terms.not(terms.eq(*memory, *other)));
            }
        }
        let different = terms.or(&differences);
        (!terms.is_false(different)).then_some(different)
    }
}

/// What is asked about one input's paths.
struct Question<'a> {
    solver: &'a Solver,
    budget: &'a Budget,
    terms: &'a Terms,
    symbolic: &'a Symbolic<'a>,
    seed: &'a Input,
    effort: Work,
    assumed: Vec<Term>,
    found: Vec<Input>,
    is_undecided: bool,
}

impl Question<'_> {
    /// Asks for an input on which the conditions hold. Says whether there is one.
    fn put(&mut self, conditions: &[Term]) -> Option<bool> {
        if self.budget.exhausted().is_some() {
            return None;
        }
        if conditions.iter().any(|condition| self.terms.is_false(*condition)) {
            return Some(false);
        }
        let mut assertions = self.assumed.clone();
        assertions.extend(conditions.iter().copied().filter(|condition| !self.terms.is_true(*condition)));
        let free: FxHashSet<Term> = self.terms.free_variables(&assertions).into_iter().collect();
        let wanted: Vec<Term> =
            self.symbolic.variables.iter().map(|(term, _)| *term).filter(|term| free.contains(term)).collect();
        if wanted.is_empty() {
            return Some(false);
        }
        match self.solver.solve(self.terms, &assertions, &wanted, &self.budget.allowing(self.effort)) {
            Answer::Sat(model) => {
                let input = self.input(&model);
                self.found.push(input);
                Some(true)
            }
            Answer::Unsat(_) => Some(false),
            Answer::Unknown(_) => {
                self.is_undecided = true;
                None
            }
        }
    }

    /// The seed with what the model says.
    fn input(&self, model: &Model) -> Input {
        let mut input = self.seed.clone();
        for (variable, part) in &self.symbolic.variables {
            let Some(bits) = model.get(*variable).and_then(scalar_bits) else { continue };
            match part {
                Part::Argument(sides, index) => {
                    for side in Side::BOTH {
                        if sides[side]
                            && let Some(arg) = input.args[side].get_mut(*index)
                        {
                            *arg = bits;
                        }
                    }
                }
                Part::Cell(name, at) => {
                    if let Some(memory) = input.memories.get_mut(name) {
                        Arc::make_mut(memory).cells[*at].1 = bits;
                    }
                }
            }
        }
        input
    }
}

/// What names of the claim's predicates stand for on a path.
struct Names<'a> {
    claim: &'a Claim,
    names: &'a [Name],
    symbolic: &'a Symbolic<'a>,
    paths: Option<&'a Pair<Path>>,
}

impl Names<'_> {
    fn predicate(&self, terms: &Terms, expr: &Expr) -> Option<Term> {
        elaborate(terms, expr, self, None).ok()
    }
}

impl Scope for Names<'_> {
    fn lookup(&self, name: &str) -> Option<Term> {
        let name = self.names.iter().find(|known| known.text == name)?;
        let end = |side: Side| self.paths?[side].end.as_ref();
        match &name.source {
            Source::Arg(side, index) => self.symbolic.args[*side].get(*index).copied(),
            Source::Result(side, index) => end(*side)?.results.get(*index).copied(),
            Source::MemoryAfter(side, region) => {
                end(*side)?.memories.iter().find(|(known, _)| known == region).map(|(_, term)| *term)
            }
            Source::MemoryBefore(region) => {
                let side = if name.text.starts_with("left.") { Side::Left } else { Side::Right };
                let region = self.claim.programs[side].module.region_named(region)?;
                self.symbolic.memory(self.claim, side, region)
            }
            Source::Outcome(side) => {
                let outcome = end(*side)?.outcome.as_ref()?;
                let program = &self.claim.programs[*side];
                let terms = self.symbolic.terms;
                let encoder = Encoder { terms, module: &program.module, semantics: self.claim.semantics };
                Some(encoder.integer(name.ty, u128::from(outcome.code())))
            }
            Source::Other => None,
        }
    }

    fn names(&self) -> Vec<String> {
        self.names.iter().map(|name| name.text.clone()).collect()
    }

    fn math(&self) -> bool {
        self.claim.semantics.ints == Ints::Math
    }
}

/// A number for a thing, equal for equal things.
fn hash(thing: &impl std::fmt::Debug) -> u64 {
    fnv1a_64(format!("{thing:?}").bytes())
}
