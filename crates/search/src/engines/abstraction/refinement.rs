//! Refinement: which predicates, at which nodes, keep an abstract counterexample from coming again.
//!
//! The path to a violation is either feasible, which gives an input, or not, which has a reason. The reason is told
//! backwards, step by step: of the templates at the node where a step starts, an unsatisfiable core is what keeps the
//! step from leading where it must not. Those predicates have to hold there, so the steps that lead to that node are
//! asked in turn, those of loops included, until everything that is needed is kept by everything that is known. This is
//! property-directed: nothing is said that no violation asks for. A template that no core supports is not true, or not
//! for a reason that can be said; it is not used again.
//!
//! So the same violation comes again only where a step was not known yet, and every refinement says something new or
//! uses up templates.

use std::collections::{BTreeMap, BTreeSet};

use rustc_hash::{FxHashMap, FxHashSet};
use tandem_base::{Budget, Reason, Work};
use tandem_discharge::substitution::{Solved, solve};
use tandem_discharge::tellable;
use tandem_kernel::claim::Claim;
use tandem_kernel::concrete::Input;
use tandem_logic::{Op, Term, Terms, Value};
use tandem_solver::{Answer, Solver};

use super::abstract_counterexamples::{End, Feasible, Path, feasible, source, ways};
use super::interpolants::lemmas;
use super::reached_states::{Spot, State, Walked};
use super::templates::{Simplicity, Template, keep_true, templates};
use crate::product::{Product, Said, input_of};

/// The work for one question.
const QUESTION: Work = Work::units(700);

/// The work to ask a solver for a core, and for each predicate of it whether it is needed.
const CORE: Work = Work::units(500);
const NEEDED: Work = Work::units(200);

/// Of more predicates than this it is not asked one by one which are needed.
const MOST_QUESTIONED: usize = 24;

/// More inputs than this are not proposed.
const MOST_INPUTS: usize = 4;

/// A predicate at a place.
type Goal = (Spot, Term);

/// What has been found out about a product.
#[derive(Default)]
pub struct Refinement {
    /// What is said beyond the vocabulary that the product began with.
    pub said: Said,
    walked: Walked,
    /// Inputs that were met and not yet walked from.
    met: Vec<State>,
    pools: BTreeMap<Spot, Pool>,
    /// What could not be supported.
    dead: FxHashSet<Goal>,
    /// What a step needs for a predicate to hold behind it.
    cores: FxHashMap<(usize, usize, Term), Vec<Goal>>,
    /// Whether what is believed now is kept by every step.
    relies: bool,
    /// Steps of which it was asked whether they are really made.
    sought: BTreeSet<(usize, usize)>,
    /// Ways whose lemmas are in the pools.
    explained: BTreeSet<Vec<(usize, usize)>>,
}

/// The templates at a place.
#[derive(Default)]
struct Pool {
    templates: Vec<Template>,
    /// How many reached states they were made from.
    states: usize,
}

/// What came of a refinement.
pub struct Refined {
    /// Inputs that may tell the programs apart.
    pub inputs: Vec<Input>,
    /// Whether there is more to say than before.
    pub news: bool,
}

/// Something that may be assumed of a step.
#[derive(Clone)]
struct Hypothesis {
    goal: Goal,
    said: Term,
    simplicity: Simplicity,
}

/// One refinement of a product that a violation was found in.
struct Round<'r, 'a> {
    refinement: &'r mut Refinement,
    product: &'r Product<'a>,
    terms: &'a Terms,
    solver: &'r Solver,
    budget: &'r Budget,
}

impl Refinement {
    /// Looks for the reason of the violation that the product ended with.
    pub fn refine(&mut self, claim: &Claim, product: &mut Product<'_>, solver: &Solver, budget: &Budget) -> Refined {
        let mut refined = Refined { inputs: vec![], news: false };
        let Some((edge, target)) = product.violated else { return refined };
        let terms = product.relations[0].joint.terms;
        // Where nothing has been said there is nothing to rely on, and everything would seem to be reached.
        let has_words = product
            .relations
            .iter()
            .any(|relation| relation.nodes.values().any(|node| node.fixed.is_none() && !node.belief.facts.is_empty()));
        let paths = ways(product, (edge, target));
        self.relies = has_words && product.settle_others().is_ok();
        self.walked.draw(product, 1);
        for path in &paths {
            if product.edges[path[0].0].relation == 0
                && let Feasible::From(state) =
                    feasible(product, path, End::NotAsClaimed, solver, &budget.allowing(QUESTION))
            {
                self.walked.walk(product, state.clone());
                refined.inputs.extend(input(claim, product, &state));
            }
        }
        let target = &product.edges[edge].targets[target];
        let spot = (target.relation, target.places.clone());
        let Some(claimed) = product.relations[spot.0].nodes.get(&spot.1).and_then(|node| node.fixed) else {
            return refined;
        };
        let claimed = (spot, claimed);
        let mut found = self.supported(product, &claimed, solver, budget);
        for path in paths {
            if found.is_some() || budget.exhausted().is_some() || !self.explained.insert(path.clone()) {
                continue;
            }
            if (Round { refinement: self, product, terms, solver, budget }).explain(&path) {
                found = self.supported(product, &claimed, solver, budget);
            }
        }
        for state in self.walked.violations.iter().take(MOST_INPUTS) {
            refined.inputs.extend(input(claim, product, state));
        }
        for ((relation, places), fact) in found.into_iter().flatten() {
            if product.relations[relation].nodes.get(&places).is_some_and(|node| node.fixed.is_some()) {
                continue;
            }
            let known = self.said.entry((relation, places)).or_default();
            if !terms.is_false(fact) && !known.contains(&fact) {
                known.push(fact);
                refined.news = true;
            }
        }
        refined
    }
}

impl Refinement {
    /// Everything that a goal needs. Whenever an input is met on the way, what it leads to is taken in first.
    fn supported(
        &mut self,
        product: &mut Product<'_>,
        claimed: &Goal,
        solver: &Solver,
        budget: &Budget,
    ) -> Option<BTreeSet<Goal>> {
        let terms = product.relations[0].joint.terms;
        let mut known = 0;
        loop {
            for state in std::mem::take(&mut self.met) {
                self.walked.walk(product, state);
            }
            // An input that leads nowhere new would be met again.
            let count = self.walked.states.values().map(Vec::len).sum::<usize>() + 1;
            if count == known || !self.walked.violations.is_empty() {
                return None;
            }
            known = count;
            let mut round = Round { refinement: self, product, terms, solver, budget };
            let found = round.supported(claimed);
            if found.is_some() || self.met.is_empty() || budget.exhausted().is_some() {
                return found;
            }
        }
    }
}

/// The input that a state at the entry is.
fn input(claim: &Claim, product: &Product<'_>, state: &State) -> Option<Input> {
    let joint = &product.relations[0].joint;
    let variables = joint.state(&joint.entry()).into_iter().flatten();
    let told: Vec<(Term, Option<Value>)> = variables.zip(state.iter().cloned()).collect();
    Some(input_of(claim, joint.terms, &told))
}

impl Round<'_, '_> {
    /// Takes in what a Horn solver says of a way. Whether there was anything new.
    fn explain(&mut self, path: &Path) -> bool {
        let mut news = false;
        for (spot, template) in lemmas(self.product, path, self.solver, self.budget) {
            self.prepare(&spot);
            let joint = &self.product.relations[spot.0].joint;
            let variables: Vec<Term> = joint.state(&spot.1).into_iter().flatten().collect();
            let mut kept = vec![template];
            keep_true(self.terms, &variables, self.refinement.walked.at(&spot), &mut kept);
            let pool = self.refinement.pools.entry(spot.clone()).or_default();
            let is_new = |template: &Template| pool.templates.iter().all(|known| known.term != template.term);
            if kept.first().is_some_and(is_new) && !self.refinement.dead.contains(&(spot, template.term)) {
                pool.templates.extend(kept);
                news = true;
            }
        }
        news
    }

    /// Everything that a goal needs, and what that needs in turn.
    fn supported(&mut self, claimed: &Goal) -> Option<BTreeSet<Goal>> {
        'anew: loop {
            let mut needed: BTreeSet<Goal> = BTreeSet::from_iter([claimed.clone()]);
            let mut pending = vec![claimed.clone()];
            while let Some(goal) = pending.pop() {
                if self.is_kept(&goal) {
                    continue;
                }
                for (edge, target) in self.ways_to(&goal.0) {
                    if self.budget.exhausted().is_some() {
                        return None;
                    }
                    match self.core(edge, target, &goal) {
                        Some(core) => {
                            pending.extend(core.into_iter().filter(|goal| needed.insert(goal.clone())));
                        }
                        None if goal == *claimed => return None,
                        None => {
                            let nobody = self.terms.is_false(goal.1);
                            let is_met = !self.refinement.met.is_empty() || nobody && self.reach(edge, target);
                            self.refinement.dead.insert(goal);
                            match is_met {
                                true => return None,
                                false => continue 'anew,
                            }
                        }
                    }
                }
            }
            return Some(needed);
        }
    }

    /// Looks for an input from which a step is really made. Whether there is one that was not known.
    fn reach(&mut self, edge: usize, target: usize) -> bool {
        if !self.refinement.sought.insert((edge, target)) {
            return false;
        }
        for path in ways(self.product, (edge, target)) {
            let asking = self.budget.allowing(QUESTION);
            if let Feasible::From(state) = feasible(self.product, &path, End::Anything, self.solver, &asking) {
                self.refinement.met.push(state);
                return true;
            }
        }
        false
    }

    /// The steps that lead to a place.
    fn ways_to(&self, spot: &Spot) -> Vec<(usize, usize)> {
        let mut found = Vec::new();
        for (index, edge) in self.product.edges.iter().enumerate() {
            let targets = edge.targets.iter().enumerate();
            let here = targets.filter(|(_, target)| target.relation == spot.0 && target.places == spot.1);
            found.extend(here.map(|(target, _)| (index, target)));
        }
        found
    }

    /// What has to hold where a step starts for a predicate to hold behind it; nothing if nothing helps.
    fn core(&mut self, edge: usize, target: usize, goal: &Goal) -> Option<Vec<Goal>> {
        let key = (edge, target, goal.1);
        let is_alive = |goals: &&Vec<Goal>| goals.iter().all(|goal| !self.refinement.dead.contains(goal));
        if let Some(core) = self.refinement.cores.get(&key).filter(is_alive) {
            return Some(core.clone());
        }
        let t = self.terms;
        let step = &self.product.edges[edge];
        let way = &step.targets[target];
        let states: Vec<&[Term]> = way.states.iter().map(Vec::as_slice).collect();
        let behind = self.product.relations[goal.0.0].joint.instantiate(goal.1, &goal.0.1, &states);
        let mut question: Vec<Term> = step.base.clone();
        question.extend([way.guard, t.not(behind)]);
        let start = source(self.product, edge);
        let fixed = self.product.relations[start.0].nodes.get(&start.1).and_then(|node| node.fixed);
        question.extend(fixed);
        if self.refinement.relies {
            question.extend(self.product.assumptions(edge));
        }
        let hypotheses = self.hypotheses(edge);
        // That two variables are equal behind a step is never so for no reason.
        let is_open =
            *t.op(goal.1) != Op::Eq || t.args(goal.1).iter().any(|side| !matches!(t.op(*side), Op::Variable(..)));
        let core = self.least(&question, &hypotheses, fixed.is_some(), is_open)?;
        self.refinement.cores.insert(key, core.clone());
        Some(core)
    }

    /// What may be assumed of a step: templates where it starts, and of the calls on the way.
    fn hypotheses(&mut self, edge: usize) -> Vec<Hypothesis> {
        let (t, product) = (self.terms, self.product);
        let start = source(product, edge);
        let joint = &product.relations[start.0].joint;
        let mut found = Vec::new();
        let is_fixed = |spot: &Spot| product.relations[spot.0].nodes.get(&spot.1).is_some_and(|n| n.fixed.is_some());
        if !is_fixed(&start) {
            self.prepare(&start);
            let nobody = (start.clone(), t.bool(false));
            if self.refinement.walked.at(&start).is_empty() && !self.refinement.dead.contains(&nobody) {
                found.push(Hypothesis { goal: nobody, said: t.bool(false), simplicity: Simplicity::Equal });
            }
            found.extend(self.alive(&start, |term| term));
        }
        let entry = (start.0, joint.entry());
        if start.0 != 0 && entry != start {
            self.prepare(&entry);
            found.extend(self.alive(&entry, |term| joint.of_arguments(term, &start.1)));
        }
        for used in &product.edges[edge].summaries {
            let callee = &product.relations[used.relation].joint;
            let exit: Spot = (used.relation, callee.exit());
            let exits: Vec<&[Term]> = used.exits.iter().map(Vec::as_slice).collect();
            let mut premise = vec![used.made];
            for (component, state) in exits.iter().enumerate() {
                premise.extend(product.defined(used.relation, component, state[0]));
            }
            let premise = t.and(&premise);
            if let Some(fixed) = product.relations[exit.0].nodes.get(&exit.1).and_then(|node| node.fixed) {
                // The claim itself is what is known of its own calls.
                let said = t.implies(premise, callee.instantiate(fixed, &exit.1, &exits));
                found.push(Hypothesis { goal: (exit, fixed), said, simplicity: Simplicity::Equal });
                continue;
            }
            self.prepare(&exit);
            found.extend(self.alive(&exit, |term| t.implies(premise, callee.instantiate(term, &exit.1, &exits))));
        }
        found
    }

    /// The templates at a place that may still be used.
    fn alive(&self, spot: &Spot, said: impl Fn(Term) -> Term) -> Vec<Hypothesis> {
        let templates = self.refinement.pools.get(spot).map_or(&[][..], |pool| &pool.templates);
        let is_open = |known: &&Template| {
            let goal = (spot.clone(), known.term);
            !self.refinement.dead.contains(&goal) && !self.is_kept(&goal)
        };
        let alive = templates.iter().filter(is_open);
        alive
            .map(|known| Hypothesis {
                goal: (spot.clone(), known.term),
                said: said(known.term),
                simplicity: known.simplicity,
            })
            .collect()
    }

    /// Whether a predicate is believed, and what is believed is kept by every step.
    fn is_kept(&self, (spot, term): &Goal) -> bool {
        let node = self.product.relations[spot.0].nodes.get(&spot.1);
        self.refinement.relies && node.is_some_and(|node| node.fixed.is_none() && node.belief.facts.contains(term))
    }

    /// Makes the templates of a place.
    fn prepare(&mut self, spot: &Spot) {
        let states = self.refinement.walked.at(spot);
        let known = self.refinement.pools.get(spot);
        if known.is_some_and(|pool| pool.states == states.len()) {
            return;
        }
        let joint = &self.product.relations[spot.0].joint;
        let mut made = templates(joint, &spot.1, states).unwrap_or_default();
        let variables: Vec<Term> = joint.state(&spot.1).into_iter().flatten().collect();
        let mut before = known.map_or(vec![], |pool| pool.templates.clone());
        before.retain(|old| made.iter().all(|new| new.term != old.term));
        keep_true(self.terms, &variables, states, &mut before);
        made.extend(before);
        self.refinement.pools.insert(spot.clone(), Pool { templates: made, states: states.len() });
    }

    /// A small set of hypotheses under which the question has no solution, of the simplest kinds that suffice.
    fn least(
        &mut self,
        question: &[Term],
        hypotheses: &Vec<Hypothesis>,
        at_entry: bool,
        is_open: bool,
    ) -> Option<Vec<Goal>> {
        let t = self.terms;
        let joint = &self.product.relations[0].joint;
        let inputs: Vec<Term> = joint.state(&joint.entry()).into_iter().flatten().collect();
        let wanted = if at_entry { tellable(t, &inputs) } else { vec![] };
        // What speaks of nothing else than the question first.
        let spoken_of: FxHashSet<Term> = t.free_variables(question).into_iter().collect();
        let is_near = |hypothesis: &&Hypothesis| {
            t.free_variables(&[hypothesis.said]).iter().all(|variable| spoken_of.contains(variable))
        };
        let near: Vec<Hypothesis> = hypotheses.iter().filter(is_near).cloned().collect();
        // A question that equalities are for has them at hand, as a rule.
        let is_plain = !is_open && near.iter().any(|hypothesis| hypothesis.simplicity == Simplicity::Equal);
        let alone = match at_entry || !is_plain {
            true => self.ask(question, &[], &wanted, QUESTION),
            false => Solved::Unknown(Reason::Timeout),
        };
        match alone {
            Solved::Unsat => return Some(vec![]),
            Solved::Sat(model) if at_entry && hypotheses.is_empty() => {
                // This really happens.
                let state = inputs.iter().map(|variable| model.get(variable).cloned()).collect();
                self.refinement.met.push(state);
            }
            Solved::Sat(_) | Solved::Unknown(_) => {}
        }
        if hypotheses.is_empty() {
            return None;
        }
        if let Some(nobody) = hypotheses.iter().find(|hypothesis| t.is_false(hypothesis.said)) {
            return Some(vec![nobody.goal.clone()]);
        }
        let mut asked = 0;
        for (all, simplicity) in [(&near, Simplicity::Equal), (&near, Simplicity::Linear), (&near, Simplicity::Order)]
            .into_iter()
            .chain([(&near, Simplicity::Guarded)])
            .chain(Simplicity::ALL.map(|simplicity| (hypotheses, simplicity)))
        {
            let allowed = all.iter().filter(|hypothesis| hypothesis.simplicity <= simplicity);
            let allowed: Vec<Hypothesis> = allowed.cloned().collect();
            if allowed.len() > asked && matches!(self.ask(question, &allowed, &[], QUESTION), Solved::Unsat) {
                // Equalities of variables cost little and mostly belong together.
                let few = simplicity == Simplicity::Equal && allowed.len() <= MOST_QUESTIONED;
                return Some(goals(&if few { allowed } else { self.needed(question, allowed) }));
            }
            asked = asked.max(allowed.len());
        }
        None
    }

    fn ask(&self, question: &[Term], hypotheses: &[Hypothesis], wanted: &[Term], effort: Work) -> Solved {
        let said: Vec<Term> = hypotheses.iter().map(|hypothesis| hypothesis.said).collect();
        let all: Vec<Term> = said.iter().chain(question).copied().collect();
        solve(self.solver, self.terms, &all, wanted, &self.budget.allowing(effort))
    }

    /// The hypotheses without which the question would have a solution: first the solver's core, then one by one, the
    /// least simple first.
    fn needed(&self, question: &[Term], mut hypotheses: Vec<Hypothesis>) -> Vec<Hypothesis> {
        let said: Vec<Term> = hypotheses.iter().map(|hypothesis| hypothesis.said).collect();
        let budget = self.budget.allowing(CORE);
        if let Answer::Unsat(core) = self.solver.solve_under(self.terms, question, &said, &[], true, &budget) {
            hypotheses.retain(|hypothesis| core.contains(&hypothesis.said));
        }
        // Whole parts first, where there are many.
        let mut part = hypotheses.len() / 2;
        while part > 1 && hypotheses.len() > MOST_QUESTIONED {
            let mut from = hypotheses.len();
            while from > 0 {
                let first = from.saturating_sub(part);
                let without: Vec<Hypothesis> =
                    hypotheses[..first].iter().chain(&hypotheses[from.min(hypotheses.len())..]).cloned().collect();
                if matches!(self.ask(question, &without, &[], NEEDED), Solved::Unsat) {
                    hypotheses = without;
                }
                from = first;
            }
            part /= 2;
        }
        for index in (0..hypotheses.len().min(MOST_QUESTIONED)).rev() {
            let mut without = hypotheses.clone();
            without.remove(index);
            if matches!(self.ask(question, &without, &[], NEEDED), Solved::Unsat) {
                hypotheses = without;
            }
        }
        hypotheses
    }
}

fn goals(hypotheses: &[Hypothesis]) -> Vec<Goal> {
    hypotheses.iter().map(|hypothesis| hypothesis.goal.clone()).collect()
}
