//! The search among the bounded proofs for one that generalises: `Syn` of the paper, an AND/OR search.
//!
//! A goal is a copy of a product command with what holds there. There are several ways on (OR), and each leads to all copies
//! that the programs can get to by it (AND). What is to be shown of a summary is that its body leads from its beginning to
//! its end. The rule ASSUME closes a goal by a *hypothesis*: a goal about another copy of the same product command that is
//! being proved further up, if its precondition follows and its postcondition is enough. That is where a proof about bounded
//! programs becomes one about all: the copies are forgotten, and what was proved of one is used for the next.
//!
//! The paper compares the hypothesis with what the solution says of the copy that it stands for. Of a copy near the bound a
//! solution says what holds only there, and then nothing general follows. So here the step itself is asked: whether it leads to the
//! hypothesis' precondition, and with its postcondition to where it has to. What the solution says of the copy that is assumed is
//! of no interest then, and a step beyond the bound can be closed as well.
//!
//! Hypotheses enter only when a wrapper is opened, that is, when something runs before the goal is come by again;
//! otherwise everything would be its own reason. What was found safe is remembered with the hypotheses that it used, and
//! believed again only where all of them are there.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use tandem_base::{Budget, Work};
use tandem_discharge::substitution::{Solved, solve};
use tandem_logic::Term;
use tandem_solver::Solver;

use super::bounded::{Bounded, To};
use super::clauses::Solution;
use super::moves::Commands;
use crate::product::SummaryUse;

/// The work for one entailment.
const ENTAILMENT: Work = Work::units(300);

/// More goals than this are not looked at.
const MOST_GOALS: usize = 4_000;

/// What is to be shown, and what may be assumed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Goal {
    /// A summary, by wrapper.
    Summary(usize),
    /// A copy, within its wrapper.
    Copy(usize),
}

/// A proof of a goal.
#[derive(Debug)]
pub(super) enum Derivation {
    /// By a hypothesis.
    Assumed,
    /// The body of a summary leads to its end.
    Opened(usize, Rc<Derivation>),
    /// A copy, by one of its ways on.
    Went { copy: usize, which: usize, leads: Vec<Rc<Derivation>> },
}

type Used = BTreeSet<Goal>;

/// The search.
pub(super) struct Generalise<'g, 'a> {
    pub(super) commands: &'g Commands<'a>,
    pub(super) bounded: &'g Bounded,
    pub(super) solution: &'g Solution,
    pub(super) solver: &'g Solver,
    pub(super) budget: &'g Budget,
    safe: BTreeMap<Goal, (Used, Rc<Derivation>)>,
    unsafe_under: BTreeMap<Goal, Vec<BTreeSet<Goal>>>,
    goals: usize,
}

impl<'g, 'a> Generalise<'g, 'a> {
    /// A search in one solution.
    pub(super) fn new(
        commands: &'g Commands<'a>,
        bounded: &'g Bounded,
        solution: &'g Solution,
        solver: &'g Solver,
        budget: &'g Budget,
    ) -> Self {
        let (safe, unsafe_under) = (BTreeMap::new(), BTreeMap::new());
        Generalise { commands, bounded, solution, solver, budget, safe, unsafe_under, goals: 0 }
    }

    /// A proof about the programs without bound, if there is one among those about the bounded programs.
    pub(super) fn find(&mut self) -> Option<Rc<Derivation>> {
        let mut hypotheses = BTreeSet::new();
        self.prove(Goal::Summary(0), &mut hypotheses).map(|(_, derivation)| derivation)
    }

    fn prove(&mut self, goal: Goal, hypotheses: &mut BTreeSet<Goal>) -> Option<(Used, Rc<Derivation>)> {
        if hypotheses.contains(&goal) {
            return Some(([goal].into_iter().collect(), Rc::new(Derivation::Assumed)));
        }
        if let Some((used, derivation)) = self.safe.get(&goal)
            && used.is_subset(hypotheses)
        {
            return Some((used.clone(), Rc::clone(derivation)));
        }
        let known = self.unsafe_under.get(&goal);
        if known.is_some_and(|known| known.iter().any(|more| hypotheses.is_subset(more))) {
            return None;
        }
        self.goals += 1;
        if self.goals > MOST_GOALS || self.budget.exhausted().is_some() {
            return None;
        }
        hypotheses.insert(goal);
        let found = match goal {
            Goal::Summary(wrapper) => {
                let begin = Goal::Copy(self.bounded.begins[wrapper]);
                self.prove(begin, hypotheses).map(|(used, body)| (used, Rc::new(Derivation::Opened(wrapper, body))))
            }
            Goal::Copy(copy) => {
                let ways = self.bounded.copies[copy].steps.len();
                (0..2 * ways).find_map(|way| self.go(copy, way / 2, way % 2 == 1, hypotheses))
            }
        };
        hypotheses.remove(&goal);
        match found {
            Some((mut used, derivation)) => {
                used.remove(&goal);
                self.safe.insert(goal, (used.clone(), Rc::clone(&derivation)));
                Some((used, derivation))
            }
            None => {
                self.unsafe_under.entry(goal).or_default().push(hypotheses.clone());
                None
            }
        }
    }

    /// Everything that a way on leads to. Calls that a hypothesis speaks of are not opened, but for those who want to know more.
    fn go(
        &mut self,
        copy: usize,
        which: usize,
        opens_all: bool,
        hypotheses: &mut BTreeSet<Goal>,
    ) -> Option<(Used, Rc<Derivation>)> {
        let (bounded, solution, t) = (self.bounded, self.solution, self.commands.terms);
        let from = &bounded.copies[copy];
        let (step, way) = (&from.steps[which], &from.moves[which]);
        let joint = &self.commands.relations[bounded.wrappers[from.wrapper].relation].joint;
        let begin = &bounded.copies[bounded.begins[from.wrapper]];
        let mut known = solution[from.unknown].clone();
        known.push(joint.of_arguments(t.and(&solution[begin.unknown]), &from.places));
        known.extend(&way.base);
        let (mut used, mut leads, mut is_assumed) = (Used::new(), Vec::new(), false);
        for (call, own) in way.calls.iter().zip(&step.calls) {
            let made = [&known[..], &[call.made]].concat();
            if self.is_refuted(&made) {
                continue;
            }
            let mut spoken_of = Vec::new();
            for hypothesis in &*hypotheses {
                if let Goal::Summary(wrapper) = *hypothesis
                    && bounded.ends[wrapper].is_some()
                    && bounded.wrappers[wrapper].relation == call.relation
                    && self.follows(&made, self.beginning(wrapper, call))
                {
                    used.insert(*hypothesis);
                    spoken_of.push(wrapper);
                }
            }
            is_assumed |= !spoken_of.is_empty();
            if spoken_of.is_empty() || opens_all {
                let own = (*own)?;
                if !self.follows(&made, self.beginning(own, call)) {
                    return None;
                }
                let (further, derivation) = self.prove(Goal::Summary(own), hypotheses)?;
                used.extend(further);
                leads.push(derivation);
                spoken_of.push(own);
            }
            for wrapper in spoken_of {
                known.push(t.implies(call.made, self.end(wrapper, call)));
            }
        }
        if opens_all && !is_assumed {
            // That was tried.
            return None;
        }
        for (landing, to) in way.landings.iter().zip(&step.landings) {
            let there = [&known[..], &[landing.guard]].concat();
            if self.is_refuted(&there) {
                continue;
            }
            let states: Vec<&[Term]> = landing.states.iter().map(Vec::as_slice).collect();
            let said = |unknown: usize| joint.instantiate(t.and(&solution[unknown]), &landing.places, &states);
            if *to == To::End {
                let end = match bounded.ends[from.wrapper] {
                    Some(end) => said(end),
                    None => joint.instantiate(joint.claimed_end().ok()?, &landing.places, &states),
                };
                if !self.follows(&there, end) {
                    return None;
                }
                continue;
            }
            let closes = |hypothesis: &&Goal| {
                let Goal::Copy(known) = **hypothesis else { return false };
                let known = &bounded.copies[known];
                known.wrapper == from.wrapper
                    && known.places == landing.places
                    && self.follows(&there, said(known.unknown))
            };
            if let Some(hypothesis) = hypotheses.iter().find(closes) {
                used.insert(*hypothesis);
                continue;
            }
            let To::Copy(other) = to else { return None };
            if !self.follows(&there, said(bounded.copies[*other].unknown)) {
                return None;
            }
            let (further, derivation) = self.prove(Goal::Copy(*other), hypotheses)?;
            used.extend(further);
            leads.push(derivation);
        }
        Some((used, Rc::new(Derivation::Went { copy, which, leads })))
    }

    /// What a summary requires of a call.
    fn beginning(&self, wrapper: usize, call: &SummaryUse) -> Term {
        let joint = &self.commands.relations[call.relation].joint;
        let begin = &self.bounded.copies[self.bounded.begins[wrapper]];
        let arguments: Vec<&[Term]> = call.arguments.iter().map(Vec::as_slice).collect();
        joint.instantiate(self.commands.terms.and(&self.solution[begin.unknown]), &joint.entry(), &arguments)
    }

    /// What a summary says of a call.
    fn end(&self, wrapper: usize, call: &SummaryUse) -> Term {
        let t = self.commands.terms;
        let joint = &self.commands.relations[call.relation].joint;
        let exits: Vec<&[Term]> = call.exits.iter().map(Vec::as_slice).collect();
        let said = self.bounded.ends[wrapper].map_or(t.bool(true), |end| t.and(&self.solution[end]));
        joint.instantiate(said, &joint.exit(), &exits)
    }

    /// Whether something follows from what is known.
    fn follows(&self, known: &[Term], said: Term) -> bool {
        let t = self.commands.terms;
        t.is_true(said) || self.is_refuted(&[known, &[t.not(said)]].concat())
    }

    fn is_refuted(&self, question: &[Term]) -> bool {
        let t = self.commands.terms;
        t.is_false(t.and(question))
            || matches!(solve(self.solver, t, question, &[], &self.budget.allowing(ENTAILMENT)), Solved::Unsat)
    }
}

/// The wrappers and copies that a derivation opens, with the way on from each.
pub(super) fn opened(derivation: &Derivation, bounded: &Bounded) -> BTreeMap<usize, BTreeMap<usize, usize>> {
    let mut found: BTreeMap<usize, BTreeMap<usize, usize>> = BTreeMap::new();
    let mut pending = vec![derivation];
    while let Some(derivation) = pending.pop() {
        match derivation {
            Derivation::Assumed => {}
            Derivation::Opened(wrapper, body) => {
                found.entry(*wrapper).or_default();
                pending.push(body);
            }
            Derivation::Went { copy, which, leads } => {
                found.entry(bounded.copies[*copy].wrapper).or_default().insert(*copy, *which);
                pending.extend(leads.iter().map(|lead| &**lead));
            }
        }
    }
    found
}
