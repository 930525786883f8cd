//! Houdini-style weakening: a model of a step that leaves the beliefs decides what is no longer believed where it
//! leads.
//!
//! Everything that an edge could violate is one query, which is mostly the fastest, and one model often refutes many
//! candidates at once. What is too much at once is asked in parts. A candidate that cannot be decided even alone is
//! given up, as in Houdini: dropping is always sound, since fewer beliefs are easier to keep and the checker asks
//! whether those that are left suffice.

use rustc_hash::{FxHashMap, FxHashSet};
use tandem_base::{Reason, Work, shorten};
use tandem_discharge::substitution::{Solved, solve_by_instances};
use tandem_discharge::tellable;
use tandem_interp::eval::signed;
use tandem_kernel::symbolic::Place;
use tandem_logic::{Assignment, Op, Term, Value, evaluate};

use crate::product::render::render;
use crate::product::{Edge, Obstacle, Product, QUESTION};

/// The work for asking about one atom alone, or a few.
const ALONE: Work = QUESTION.part(4);

/// The same where definitions are unfolded.
const UNFOLDED: Work = QUESTION.times(2);

/// The most work for what has to be decided.
const MOST: Work = QUESTION.times(16);

/// More ways than this are asked about in parts if they are not easy together.
const MANY: usize = 16;

/// How many ways are asked about together where all of them were too many.
const TOGETHER: usize = 4;

/// Numbers of a state that are told.
const MOST_NUMBERS: usize = 12;

/// A way to leave the beliefs.
#[derive(Clone, Copy)]
struct Violation {
    /// Which target of the edge.
    target: usize,
    /// The atom of its belief that would not hold.
    atom: Term,
    /// When it happens.
    condition: Term,
}

impl Product<'_> {
    /// Weakens beliefs until the edge leads out of none of them.
    pub(crate) fn settle_edge(&mut self, edge: usize) -> Result<(), Obstacle> {
        loop {
            let violations = self.violations(edge)?;
            if violations.is_empty() {
                return Ok(());
            }
            if self.edges[edge].is_hard || self.is_hard && violations.len() > MANY {
                if !self.settle_in_parts(edge, &violations)? {
                    return Ok(());
                }
                continue;
            }
            // Many are easier a few at a time, if they are not easy together.
            let solved = match violations.len() {
                1 => self.ask_patiently(edge, &violations)?,
                count => self.ask(edge, &violations, if count > MANY { QUESTION.part(2) } else { QUESTION })?,
            };
            match solved {
                Solved::Unsat => return Ok(()),
                Solved::Sat(model) => self.learn(edge, &violations, &model)?,
                Solved::Unknown(reason) => {
                    if self.budget.exhausted().is_some() || violations.len() == 1 {
                        return Err(self.undecided(edge, &violations, reason));
                    }
                    self.edges[edge].is_hard = true;
                    self.is_hard = true;
                }
            }
        }
    }

    /// Asks whether the edge can lead out of the beliefs in one of these ways; if so, for everything that is to be
    /// learnt from it.
    fn ask(&mut self, edge: usize, violations: &[Violation], effort: Work) -> Result<Solved, Obstacle> {
        let t = self.terms;
        let mut question = self.assumptions(edge);
        question.push(t.or(&violations.iter().map(|violation| violation.condition).collect::<Vec<_>>()));
        let mut wanted: Vec<Term> = violations.iter().map(|violation| violation.condition).collect();
        let mut targets: Vec<usize> = violations.iter().map(|violation| violation.target).collect();
        targets.dedup();
        for target in targets {
            wanted.extend(self.watched(edge, target));
        }
        let Edge { relation, source, .. } = &self.edges[edge];
        wanted.extend(self.relations[*relation].joint.state(source).into_iter().flatten());
        let mut seen = FxHashSet::default();
        wanted.retain(|term| seen.insert(*term));
        question.extend(&self.edges[edge].base);
        if let Some(folds) = self.folds {
            let mentioned: Vec<Term> = question.iter().chain(&wanted).copied().collect();
            question.extend(folds.definitions.instances(t, &mentioned));
        }
        let budget = self.budget.allowing(effort);
        Ok(solve_by_instances(self.solver, t, &question, &tellable(t, &wanted), &budget))
    }

    /// The work for asking about one atom alone, or a few. What is defined is unfolded in every question, and then there are fewer things
    /// to say, and more hangs on each.
    fn alone(&self) -> Work {
        if self.folds.is_some_and(|folds| !folds.is_empty()) { UNFOLDED } else { ALONE }
    }

    /// Asks with more and more work what has to be decided.
    fn ask_patiently(&mut self, edge: usize, violations: &[Violation]) -> Result<Solved, Obstacle> {
        let mut effort = QUESTION;
        loop {
            match self.ask(edge, violations, effort)? {
                Solved::Unknown(Reason::Spent) if effort < MOST && self.budget.exhausted().is_none() => {
                    effort = effort.times(2);
                }
                solved => return Ok(solved),
            }
        }
    }

    /// What a state at a target is told in: the watched terms of its belief, said of the states that arrive.
    fn watched(&self, edge: usize, target: usize) -> Vec<Term> {
        let target = &self.edges[edge].targets[target];
        let relation = &self.relations[target.relation];
        let states: Vec<&[Term]> = target.states.iter().map(Vec::as_slice).collect();
        let Some(node) = relation.nodes.get(&target.places) else { return vec![] };
        let watched = node.belief.watched();
        watched.iter().map(|term| relation.joint.instantiate(*term, &target.places, &states)).collect()
    }

    /// What holds where the edge starts, and what is known of the calls made on the way.
    pub(crate) fn assumptions(&self, edge: usize) -> Vec<Term> {
        let t = self.terms;
        let (relation, source) = (self.edges[edge].relation, self.edges[edge].source.clone());
        let mut hypotheses = self.atoms(relation, &source);
        if relation != 0 {
            let joint = &self.relations[relation].joint;
            let entry = joint.entry();
            let pre = t.and(&self.atoms(relation, &entry));
            hypotheses.push(self.relations[relation].joint.of_arguments(pre, &source));
        }
        for index in 0..self.edges[edge].summaries.len() {
            let summary = self.edges[edge].summaries[index].relation;
            let joint = &self.relations[summary].joint;
            let (entry, exit) = (joint.entry(), joint.exit());
            let pre = t.and(&self.atoms(summary, &entry));
            let posts = self.atoms(summary, &exit);
            let joint = &self.relations[summary].joint;
            let used = &self.edges[edge].summaries[index];
            let arguments: Vec<&[Term]> = used.arguments.iter().map(Vec::as_slice).collect();
            let exits: Vec<&[Term]> = used.exits.iter().map(Vec::as_slice).collect();
            let mut premise = vec![used.made, joint.instantiate(pre, &entry, &arguments)];
            for (component, exit) in exits.iter().enumerate() {
                premise.extend(self.defined(summary, component, exit[0]));
            }
            let premise = t.and(&premise);
            for post in posts {
                hypotheses.push(t.implies(premise, joint.instantiate(post, &exit, &exits)));
            }
        }
        hypotheses.retain(|hypothesis| !t.is_true(*hypothesis));
        hypotheses
    }

    /// The ways to leave the beliefs.
    fn violations(&mut self, edge: usize) -> Result<Vec<Violation>, Obstacle> {
        let t = self.terms;
        let mut violations = Vec::new();
        for index in 0..self.edges[edge].targets.len() {
            let target = &self.edges[edge].targets[index];
            let (relation, places) = (target.relation, target.places.clone());
            if self.node(relation, &places)?.fixed.is_some() && self.tolerant {
                continue;
            }
            let atoms = self.atoms(relation, &places);
            let target = &self.edges[edge].targets[index];
            let states: Vec<&[Term]> = target.states.iter().map(Vec::as_slice).collect();
            for atom in atoms {
                let said = self.relations[relation].joint.instantiate(atom, &places, &states);
                let condition = t.and(&[target.guard, t.not(said)]);
                if !t.is_false(condition) {
                    violations.push(Violation { target: index, atom, condition });
                }
            }
        }
        Ok(violations)
    }

    /// Weakens the belief at the target that the solver's state leads to.
    fn learn(&mut self, edge: usize, violations: &[Violation], model: &FxHashMap<Term, Value>) -> Result<(), Obstacle> {
        let t = self.terms;
        let happens = |condition: Term| t.is_true(condition) || model.get(&condition) == Some(&Value::Bool(true));
        let mut hit: Vec<usize> = violations
            .iter()
            .filter(|violation| happens(violation.condition))
            .map(|violation| violation.target)
            .collect();
        hit.dedup();
        if hit.is_empty() {
            let why = Reason::Garbage("a model that satisfies nothing asked for".to_owned());
            return Err(self.undecided(edge, violations, why));
        }
        let is_fixed = |index: &usize| {
            let target = &self.edges[edge].targets[*index];
            self.relations[target.relation].nodes[&target.places].fixed.is_some()
        };
        // What a call gives is anything at all until its summary is known to apply, so first of all it is made to apply;
        // where the state leads to is not worth learning before.
        let is_call = |index: &usize| self.edges[edge].targets[*index].is_call;
        if hit.iter().any(is_call) {
            hit.retain(is_call);
        }
        if let Some(fixed) = hit.iter().copied().find(|index| is_fixed(index)) {
            self.violated = Some((edge, fixed));
            return Err(self.violation(edge, fixed, model));
        }
        for index in hit {
            let target = &self.edges[edge].targets[index];
            let (relation, places) = (target.relation, target.places.clone());
            if self.on_track && relation == 0 && !self.passed.contains(&places) {
                return Err(Obstacle::Astray);
            }
            let values: Vec<Option<Value>> = self
                .watched(edge, index)
                .into_iter()
                .map(|term| match t.constant_ref(term) {
                    Some(constant) => Some(Value::from(constant)),
                    None => model.get(&term).cloned(),
                })
                .collect();
            self.gave_way.push((edge, index));
            let node = self.node(relation, &places)?;
            if !node.belief.admit(&values) {
                // The state cannot be told in the terms watched; give up what it contradicts.
                for violation in violations.iter().filter(|v| v.target == index && happens(v.condition)) {
                    node.belief.doubt(t, violation.atom);
                }
            }
            self.weakened(relation, &places)?;
        }
        Ok(())
    }

    /// Looks again at what depends on a belief that was weakened.
    fn weakened(&mut self, relation: usize, places: &[Place]) -> Result<(), Obstacle> {
        self.open(relation, places)?;
        let is_exit = places == self.relations[relation].joint.exit();
        let is_entry = places == self.relations[relation].joint.entry();
        for edge in &mut self.edges {
            let starts_here = edge.relation == relation && (edge.source == places || is_entry);
            let uses_summary = is_exit && edge.summaries.iter().any(|used| used.relation == relation);
            edge.dirty |= starts_here || uses_summary;
        }
        Ok(())
    }

    /// Where an edge starts, for a reader.
    fn from(&self, edge: usize) -> String {
        let joint = &self.relations[self.edges[edge].relation].joint;
        let names = joint.components.iter().zip(&self.edges[edge].source);
        names.map(|(component, place)| component.view.describe(*place)).collect::<Vec<_>>().join(" ~ ")
    }

    /// That it could not be decided whether one of these ways leads out of the beliefs.
    fn undecided(&self, edge: usize, violations: &[Violation], reason: Reason) -> Obstacle {
        let [violation] = violations else {
            return Obstacle::Undecided(reason, format!("what holds one step after {}", self.from(edge)));
        };
        let target = &self.edges[edge].targets[violation.target];
        let joint = &self.relations[target.relation].joint;
        let is_end = target.relation == 0 && target.places == joint.exit();
        let what = match render(joint, &target.places, violation.atom) {
            _ if is_end => "the ends are as claimed".to_owned(),
            Some(text) => format!("`{}` holds", shorten(&text)),
            None => "a coupling holds".to_owned(),
        };
        Obstacle::Undecided(reason, format!("whether {what} one step after {}", self.from(edge)))
    }

    /// The names of what both ends have and is not the same, as far as a model tells it.
    fn differing(&self, edge: usize, target: usize, model: &FxHashMap<Term, Value>) -> Vec<String> {
        let t = self.terms;
        let target = &self.edges[edge].targets[target];
        let joint = &self.relations[target.relation].joint;
        let mut assignment = Assignment::new();
        let known = model.iter().filter(|(term, _)| matches!(t.op(**term), Op::Variable(..)));
        known.for_each(|(term, value)| assignment.set(*term, value.clone()));
        let named = |component: usize| -> Vec<(String, Term)> {
            let variables = joint.state(&target.places);
            let names = variables[component].iter().map(|variable| {
                let name = t.variable_name(*variable).unwrap_or_default();
                name.split_once('.').map_or(name, |(_, name)| name).to_owned()
            });
            names.zip(target.states[component].iter().copied()).collect()
        };
        if target.states.len() != 2 {
            return vec![];
        }
        let (left, right) = (named(0), named(1));
        let differs = |(name, one): &(String, Term)| {
            let (_, other) = right.iter().find(|(known, _)| known == name)?;
            let values = [*one, *other].map(|term| evaluate(t, term, &assignment).ok());
            matches!(&values, [Some(one), Some(other)] if one != other).then(|| name.clone())
        };
        left.iter().filter_map(differs).collect()
    }

    fn violation(&self, edge: usize, target: usize, model: &FxHashMap<Term, Value>) -> Obstacle {
        let (relation, source) = (self.edges[edge].relation, &self.edges[edge].source);
        let joint = &self.relations[relation].joint;
        let at_entry = relation == 0 && *source == joint.entry();
        let differs = self.differing(edge, target, model);
        let variables = joint.state(source).into_iter().flatten();
        let state: Vec<_> = variables.map(|variable| (variable, model.get(&variable).cloned())).collect();
        let atoms = self.atoms(relation, source);
        let held = atoms.iter().filter_map(|atom| render(joint, source, *atom)).map(|text| shorten(&text).to_string());
        let shown = self.in_words(&state);
        Obstacle::Violated { from: self.from(edge), differs, at_entry, held: held.collect(), shown, state }
    }

    /// The numbers of a state: memories say little in few words.
    fn in_words(&self, state: &[(Term, Option<Value>)]) -> String {
        let number = |(variable, value): &(Term, Option<Value>)| {
            let name = self.terms.variable_name(*variable)?;
            let text = match value.as_ref()? {
                Value::Bool(value) => value.to_string(),
                Value::Int(value) => value.to_string(),
                Value::BitVec { width, bits } if *width <= 64 => signed(*width, *bits).to_string(),
                _ => return None,
            };
            Some(format!("{name} = {text}"))
        };
        state.iter().filter_map(number).take(MOST_NUMBERS).collect::<Vec<_>>().join(", ")
    }

    /// Weakens beliefs until the edge leads out of none of them in one of these ways, a few ways at a time. Whether any
    /// belief was weakened: if not, the edge leads out of none of them.
    fn settle_in_parts(&mut self, edge: usize, violations: &[Violation]) -> Result<bool, Obstacle> {
        let mut weakened = false;
        for part in violations.chunks(TOGETHER) {
            let mut part = part.to_vec();
            while !part.is_empty() {
                match self.ask(edge, &part, self.alone())? {
                    Solved::Unsat => break,
                    Solved::Sat(model) => {
                        self.learn(edge, &part, &model)?;
                        weakened = true;
                        part.retain(|violation| self.is_believed(edge, violation));
                    }
                    Solved::Unknown(reason) => {
                        if self.budget.exhausted().is_some() {
                            return Err(self.undecided(edge, &part, reason));
                        }
                        weakened |= self.doubt_undecided(edge, &part)?;
                        break;
                    }
                }
            }
        }
        Ok(weakened)
    }

    /// Whether what would be violated is still believed.
    fn is_believed(&self, edge: usize, violation: &Violation) -> bool {
        let target = &self.edges[edge].targets[violation.target];
        self.atoms(target.relation, &target.places).contains(&violation.atom)
    }

    /// Asks about each atom alone and stops believing those that cannot be decided. Whether any belief was weakened.
    fn doubt_undecided(&mut self, edge: usize, violations: &[Violation]) -> Result<bool, Obstacle> {
        let t = self.terms;
        let mut weakened = false;
        for violation in violations {
            if !self.is_believed(edge, violation) {
                continue;
            }
            let alone = [*violation];
            let target = &self.edges[edge].targets[violation.target];
            let (relation, places) = (target.relation, target.places.clone());
            let node = self.node(relation, &places)?;
            let must_hold = node.fixed.is_some() || !node.belief.reached;
            let solved =
                if must_hold { self.ask_patiently(edge, &alone)? } else { self.ask(edge, &alone, self.alone())? };
            match solved {
                Solved::Unsat => {}
                Solved::Sat(model) => {
                    self.learn(edge, &alone, &model)?;
                    weakened = true;
                }
                Solved::Unknown(reason) => {
                    if self.budget.exhausted().is_some() {
                        return Err(self.undecided(edge, &alone, reason));
                    }
                    if must_hold {
                        return Err(self.undecided(edge, &alone, reason));
                    }
                    self.node(relation, &places)?.belief.doubt(t, violation.atom);
                    self.weakened(relation, &places)?;
                    weakened = true;
                }
            }
        }
        Ok(weakened)
    }
}
