//! Nodes and edges of a product, made as they are reached.
//!
//! An edge is one step of the alignment: each side runs its segments symbolically, every pair of arrivals is a target, and
//! calls that both sides make are a relation of their own, whose entry is the summary's precondition and whose exit its
//! postcondition.

use std::collections::BTreeMap;

use tandem_base::{Pair, Side};
use tandem_ir::{Callee, FuncId};
use tandem_kernel::joint::{Joint, JointStep};
use tandem_kernel::symbolic::{CallSite, Place};
use tandem_logic::Term;

use crate::candidates::Tier;
use crate::product::belief::Belief;
use crate::product::calls::align;
use crate::product::{Edge, MAX_NODES, Node, Obstacle, Product, Relation, SummaryUse, Target, given};

impl<'a> Product<'a> {
    /// Makes every node and edge that is not plainly impossible, without asking anybody what is.
    pub(crate) fn explore(&mut self) -> Result<(), Obstacle> {
        self.begin()?;
        let mut next = 0;
        while next < self.edges.len() {
            let targets = self.edges[next].targets.iter();
            for (relation, places) in targets.map(|target| (target.relation, target.places.clone())).collect::<Vec<_>>()
            {
                self.node(relation, &places)?;
                self.open(relation, &places)?;
            }
            next += 1;
        }
        Ok(())
    }

    /// The node where everything starts, with its edges.
    pub(super) fn begin(&mut self) -> Result<(), Obstacle> {
        let entries = Pair::from_fn(|side| self.claim.programs[side].entry);
        self.relation_of(&[(Side::Left, entries.left), (Side::Right, entries.right)])?;
        let first = &mut self.relations[0];
        let unsaid = |error: tandem_kernel::expression::ExpressionError| Obstacle::Unsupported(error.to_string());
        let beginning = first.joint.claimed_beginning().map_err(unsaid)?;
        let end = first.joint.claimed_end().map_err(unsaid)?;
        let (entry, exit) = (first.joint.entry(), first.joint.exit());
        for (places, fixed) in [(entry.clone(), beginning), (exit, end)] {
            let mut belief = Belief::unreached(vec![], vec![]);
            belief.reached = true;
            first.nodes.insert(places, Node { belief, fixed: Some(fixed), edges: None, conditions: vec![] });
        }
        self.open(0, &entry)
    }

    /// The relation of these functions, made if it is not there yet.
    fn relation_of(&mut self, functions: &[(Side, FuncId)]) -> Result<usize, Obstacle> {
        // The claim itself may do as the summary of a recursive call. If not, there is more to know about the calls.
        let first = usize::from(self.tier >= Tier::Bounds && !self.relations.is_empty());
        let known = self.relations.iter().skip(first).position(|relation| relation.functions == functions);
        if let Some(index) = known {
            return Ok(first + index);
        }
        let mut parts = Vec::new();
        for (side, id) in functions {
            let view = self.views[*side].get(id).ok_or(Obstacle::TooLarge)?;
            parts.push((*side, view));
        }
        let mut joint = Joint::new(self.claim, self.terms, &parts);
        if let Some(folds) = self.folds {
            joint = joint.defining(&folds.definitions);
        }
        self.relations.push(Relation { joint, functions: functions.to_vec(), nodes: BTreeMap::new() });
        Ok(self.relations.len() - 1)
    }

    /// Makes sure that a node exists.
    pub(crate) fn node(&mut self, relation: usize, places: &[Place]) -> Result<&mut Node, Obstacle> {
        if !self.relations[relation].nodes.contains_key(places) {
            let total: usize = self.relations.iter().map(|relation| relation.nodes.len()).sum();
            if total >= MAX_NODES {
                return Err(Obstacle::TooLarge);
            }
            let found = self.candidates(relation, places)?;
            let belief = Belief::unreached(found.columns, found.facts);
            let node = Node { belief, fixed: None, edges: None, conditions: found.conditions };
            self.relations[relation].nodes.insert(places.to_vec(), node);
        }
        Ok(self.relations[relation].nodes.get_mut(places).expect("it was just made sure of"))
    }

    /// Makes the edges of a node that has been reached.
    pub(crate) fn open(&mut self, relation: usize, places: &[Place]) -> Result<(), Obstacle> {
        let t = self.terms;
        let joint = &self.relations[relation].joint;
        if places.iter().all(|place| *place == Place::Exit) {
            return Ok(());
        }
        if self.relations[relation].nodes[places].edges.is_some() {
            return Ok(());
        }
        let unsupported = |error: tandem_kernel::encode::Unsupported| Obstacle::Unsupported(error.to_string());
        let rules = self.rules(joint, places);
        let mut conditions: Vec<Term> = Vec::new();
        let mut plans = Vec::new();
        for rule in &rules {
            let leaving = match &rule.leaving {
                Some(leaving) => joint.leaving(places, leaving).map_err(unsupported)?,
                None => t.bool(true),
            };
            let when = match &rule.when {
                Some(text) => given::predicate(joint, places, text)
                    .ok_or_else(|| Obstacle::Unsupported(format!("the condition {text}")))?,
                None => t.bool(true),
            };
            let condition = t.and(&[leaving, when]);
            let step = joint.step(places, &rule.advance).map_err(unsupported)?;
            let others = t.and(&conditions.iter().map(|earlier| t.not(*earlier)).collect::<Vec<_>>());
            plans.push((t.and(&[condition, others]), step));
            conditions.push(condition);
        }
        let background = joint.background(places).map_err(unsupported)?;
        let mut edges = Vec::new();
        for (condition, step) in plans {
            if !t.is_false(condition) {
                edges.push(self.edge(relation, places, condition, &step, &background)?);
            }
        }
        let ids: Vec<usize> = (0..edges.len()).map(|index| self.edges.len() + index).collect();
        self.edges.extend(edges);
        self.node(relation, places)?.edges = Some(ids);
        Ok(())
    }

    fn edge(
        &mut self,
        relation: usize,
        places: &[Place],
        condition: Term,
        step: &JointStep,
        background: &[Term],
    ) -> Result<Edge, Obstacle> {
        let t = self.terms;
        let mut base: Vec<Term> = background.iter().chain(&step.facts).chain([&condition]).copied().collect();
        for calls in &step.calls {
            base.extend(self.relations[relation].joint.externals_are_defined(calls));
        }
        if relation == 0 {
            // Arguments never change, so what is claimed of them holds at every place.
            let joint = &self.relations[0].joint;
            let beginning = joint.claimed_beginning().map_err(|error| Obstacle::Unsupported(error.to_string()))?;
            base.push(joint.of_arguments(beginning, places));
        }
        let mut targets = Vec::new();
        let mut tuples: Vec<Vec<&tandem_kernel::symbolic::Arrival>> = vec![vec![]];
        for arrivals in &step.arrivals {
            tuples = tuples
                .into_iter()
                .flat_map(|tuple| {
                    arrivals.iter().map(move |arrival| {
                        let mut longer = tuple.clone();
                        longer.push(arrival);
                        longer
                    })
                })
                .collect();
        }
        for tuple in tuples {
            let mut guard = vec![];
            for (index, arrival) in tuple.iter().enumerate() {
                guard.push(arrival.guard);
                if arrival.place == Place::Exit {
                    // Nothing is required once the left program is undefined.
                    guard.extend(self.defined(relation, index, arrival.state[0]));
                }
            }
            let guard = t.and(&guard);
            if t.is_false(guard) {
                continue;
            }
            targets.push(Target {
                relation,
                places: tuple.iter().map(|arrival| arrival.place).collect(),
                guard,
                states: tuple.iter().map(|arrival| arrival.state.clone()).collect(),
                is_call: false,
            });
        }
        let summaries = self.match_calls(relation, step, &mut targets)?;
        Ok(Edge { relation, source: places.to_vec(), base, targets, summaries, dirty: true, is_hard: false })
    }

    /// That a left component's end is defined, where only that matters.
    pub(crate) fn defined(&self, relation: usize, component: usize, code: Term) -> Option<Term> {
        let joint = &self.relations[relation].joint;
        let refines = self.claim.semantics.relation == tandem_kernel::semantics::Relation::Refines;
        (refines && joint.components[component].side == Side::Left).then(|| {
            let undefined = joint.is_outcome(code, |outcome| matches!(outcome, tandem_ir::Outcome::Ub(_)));
            self.terms.not(undefined)
        })
    }

    /// Pairs the calls of the two sides in order and makes each pair's entry a target. A call that is made while its
    /// partner is not has a summary of its own.
    fn match_calls(
        &mut self,
        relation: usize,
        step: &JointStep,
        targets: &mut Vec<Target>,
    ) -> Result<Vec<SummaryUse>, Obstacle> {
        let t = self.terms;
        let functions = self.relations[relation].functions.clone();
        let own = |calls: &[CallSite]| -> Vec<CallSite> {
            calls.iter().filter(|call| matches!(call.callee, Callee::Function(_))).cloned().collect()
        };
        let calls: Vec<Vec<CallSite>> = step.calls.iter().map(|calls| own(calls)).collect();
        // Of opaque code nothing is known but that equal arguments give equal results, which its symbol says.
        let is_opaque =
            |side: Side, call: &CallSite| matches!(call.callee, Callee::Function(id) if self.claim.is_opaque(side, id));
        let calls: Vec<Vec<CallSite>> = calls
            .into_iter()
            .zip(&functions)
            .map(|(calls, (side, _))| calls.into_iter().filter(|call| !is_opaque(*side, call)).collect())
            .collect();
        let mut tuples: Vec<(Term, Vec<(Side, CallSite)>)> = Vec::new();
        // When each call is made alone.
        let mut alone: Vec<Vec<Term>> =
            calls.iter().map(|calls| calls.iter().map(|call| call.guard).collect()).collect();
        if let [left, right] = &calls[..] {
            for (first, second) in align(left, right, |first, second| self.may_match(&functions, first, second)) {
                let (a, b) = (left[first].guard, right[second].guard);
                let pair = vec![(functions[0].0, left[first].clone()), (functions[1].0, right[second].clone())];
                tuples.push((t.and(&[a, b]), pair));
                alone[0][first] = t.and(&[a, t.not(b)]);
                alone[1][second] = t.and(&[b, t.not(a)]);
            }
        }
        for ((calls, guards), (side, _)) in calls.iter().zip(&alone).zip(&functions) {
            let singles = calls.iter().zip(guards).filter(|(_, guard)| !t.is_false(**guard));
            tuples.extend(singles.map(|(call, guard)| (*guard, vec![(*side, call.clone())])));
        }
        let mut uses = Vec::new();
        for (made, tuple) in tuples {
            let parts: Vec<(Side, FuncId)> = tuple
                .iter()
                .filter_map(|(side, call)| match call.callee {
                    Callee::Function(id) => Some((*side, id)),
                    Callee::External(_) => None,
                })
                .collect();
            let summary = self.relation_of(&parts)?;
            let arguments: Vec<Vec<Term>> = tuple.iter().map(|(_, call)| call.args.clone()).collect();
            let joint = &self.relations[summary].joint;
            let exits: Vec<Vec<Term>> =
                joint.components.iter().zip(&tuple).map(|(component, (_, call))| component.exit_state(call)).collect();
            let entry = joint.entry();
            let exit = joint.exit();
            self.node(summary, &entry)?;
            self.node(summary, &exit)?;
            let states = arguments.clone();
            targets.push(Target { relation: summary, places: entry, guard: made, states, is_call: true });
            uses.push(SummaryUse { relation: summary, made, arguments, exits });
        }
        Ok(uses)
    }

    /// Whether two calls could be to functions that correspond.
    fn may_match(&self, functions: &[(Side, FuncId)], first: &CallSite, second: &CallSite) -> bool {
        let (Callee::Function(a), Callee::Function(b)) = (first.callee, second.callee) else { return false };
        let signature = |side: Side, id: FuncId| &self.claim.programs[side].module.functions[id].signature;
        let (left, right) = (signature(functions[0].0, a), signature(functions[1].0, b));
        left.results == right.results
    }
}
