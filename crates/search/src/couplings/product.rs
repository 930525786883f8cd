//! The product of the two programs, explored from the entry, with beliefs that give way until they are inductive.
//!
//! A relation is a pair of functions (or one function); its nodes are pairs of places. Every step from a node is an
//! edge. When a solver
//! shows a step out of the beliefs, the belief at the target is weakened just enough, and what depends on it is
//! looked at again. Calls of two functions that match start a relation of their own, whose entry is the summary's
//! precondition and whose exit its postcondition.
//!
//! Nothing here is trusted: the result is a certificate for the checker.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use tandem_ir::{Callee, FuncId, Pair, Side};
use tandem_logic::{Assignment, Term, Terms, Value, evaluate};
use tandem_proof::certificate;
use tandem_proof::claim::Claim;
use tandem_proof::encode::Unsupported;
use tandem_proof::joint::{Joint, JointStep};
use tandem_proof::symbolic::{CallSite, CutFunction, Place};
use tandem_solver::{Budget, Reason, Solver};

use super::calls::align;
use super::candidates::{Candidates, Tier, candidates};
use super::footprints::Footprints;
use super::given;
use super::observed::{comparisons_of_constants, observed};
use super::policy::Policy;
use super::predicate::Belief;
use super::seeds::{Seeds, assignment};

/// The cut functions that relations are made of.
pub type Views<'a> = Pair<BTreeMap<FuncId, CutFunction<'a>>>;

/// Why a product did not become a proof.
#[derive(Clone, Debug)]
pub enum Obstacle {
    /// A state that the beliefs allow leads to ends that are not as claimed. From the entry it is an input.
    Violated {
        /// Where the step starts.
        from: String,
        /// Whether that is the entry, so that the values are an input.
        at_entry: bool,
        /// The state, by variable.
        state: Vec<(Term, Option<Value>)>,
    },
    /// The beliefs allow a step to places that no run was seen to pass, so they are probably too weak.
    Astray,
    /// A solver gave up.
    Undecided(Reason),
    /// Something has no encoding.
    Unsupported(String),
    /// More places than are worth exploring.
    TooLarge,
    /// A belief cannot be written down.
    Unspeakable,
    /// There is nothing to be said that was not said before.
    Speechless,
}

/// More nodes than this and the alignment is a bad one.
const MAX_NODES: usize = 400;

/// The longest time for one question. An attempt with little time asks shorter ones.
const QUESTION: Duration = Duration::from_millis(2_000);

/// The part of an attempt's time that one question may take.
const QUESTIONS: u32 = 2;

/// The runs of two functions that go together, or of one.
pub(crate) struct Relation<'a> {
    pub(crate) joint: Joint<'a>,
    pub(crate) functions: Vec<(Side, FuncId)>,
    pub(crate) nodes: BTreeMap<Vec<Place>, Node>,
}

/// Places at which the runs meet.
pub(crate) struct Node {
    pub(crate) belief: Belief,
    /// The claimed beginning or end: believed without question, or required.
    pub(crate) fixed: Option<Term>,
    edges: Option<Vec<usize>>,
    /// Conditions of each side that can be told here.
    conditions: Vec<Vec<Term>>,
}

/// A step from a node.
pub(crate) struct Edge {
    pub(crate) relation: usize,
    pub(crate) source: Vec<Place>,
    /// What holds of the step whatever is believed.
    pub(crate) base: Vec<Term>,
    pub(crate) targets: Vec<Target>,
    /// Summaries used, by relation and the terms of the calls.
    pub(crate) summaries: Vec<SummaryUse>,
    pub(super) dirty: bool,
    /// Whether asking about everything at once was too much.
    pub(super) is_hard: bool,
}

/// Where an edge can lead.
pub(crate) struct Target {
    pub(crate) relation: usize,
    pub(crate) places: Vec<Place>,
    pub(crate) guard: Term,
    pub(crate) states: Vec<Vec<Term>>,
    /// Whether this is a call's beginning, and not where the step ends.
    pub(crate) is_call: bool,
}

/// A pair of calls whose summary an edge uses.
pub(crate) struct SummaryUse {
    pub(crate) relation: usize,
    pub(crate) made: Term,
    pub(crate) arguments: Vec<Vec<Term>>,
    pub(crate) exits: Vec<Vec<Term>>,
}

/// What may be said at places, instead of what a tier looks for.
pub(crate) trait Vocabulary {
    /// What might hold at a tuple of places.
    fn candidates(&self, joint: &Joint<'_>, places: &[Place]) -> Result<Candidates, Unsupported>;
}

/// The product.
pub struct Product<'a> {
    pub(super) claim: &'a Claim,
    pub(super) terms: &'a Terms,
    views: &'a Views<'a>,
    pub(super) solver: &'a Solver,
    pub(super) budget: Budget,
    /// The time for one question.
    pub(super) question: Duration,
    pub(super) policy: Policy,
    tier: Tier,
    seeds: Option<&'a Seeds<'a>>,
    /// Whether the entries' runs are believed to meet only where those that were seen did.
    pub(super) on_track: bool,
    /// Where those that were seen met.
    pub(super) passed: BTreeSet<Vec<Place>>,
    vocabulary: Option<&'a dyn Vocabulary>,
    pub(super) given: &'a [certificate::Relation],
    pub(crate) relations: Vec<Relation<'a>>,
    pub(crate) edges: Vec<Edge>,
    /// The edges and targets through which beliefs gave way, in order.
    pub(crate) gave_way: Vec<(usize, usize)>,
    /// The edge and target where the beliefs allowed what is claimed not to happen.
    pub(crate) violated: Option<(usize, usize)>,
    /// Whether what is claimed may be violated for now.
    pub(super) tolerant: bool,
    /// Whether asking about everything at once was too much somewhere.
    pub(super) is_hard: bool,
}

/// Facts for places: by relation and places.
pub(crate) type Said = BTreeMap<(usize, Vec<Place>), Vec<Term>>;

impl<'a> Product<'a> {
    /// The product of the claim's entries.
    pub fn new(
        claim: &'a Claim,
        terms: &'a Terms,
        views: &'a Views<'a>,
        solver: &'a Solver,
        budget: Budget,
        policy: Policy,
        tier: Tier,
    ) -> Self {
        let (relations, edges) = (vec![], vec![]);
        let question = budget.remaining().map_or(QUESTION, |left| QUESTION.min(left / QUESTIONS));
        Product {
            claim,
            terms,
            views,
            solver,
            budget,
            question,
            policy,
            tier,
            seeds: None,
            on_track: false,
            passed: BTreeSet::new(),
            vocabulary: None,
            given: &[],
            relations,
            edges,
            gave_way: vec![],
            violated: None,
            tolerant: false,
            is_hard: false,
        }
    }

    /// Starts from what the user says.
    pub fn given(self, given: &'a [certificate::Relation]) -> Self {
        Product { given, ..self }
    }

    /// Says only what a vocabulary has words for.
    pub(crate) fn speaking(self, vocabulary: &'a dyn Vocabulary) -> Self {
        Product { vocabulary: Some(vocabulary), ..self }
    }

    /// Starts from states that runs pass; gives up where a step leads away from them, if it is to keep on their track.
    pub fn seeded(self, seeds: &'a Seeds<'a>, on_track: bool) -> Self {
        Product { seeds: Some(seeds), on_track: on_track && seeds.are_many() && self.given.is_empty(), ..self }
    }

    /// Explores until the beliefs are inductive and the claim holds at the end.
    pub fn settle(&mut self) -> Result<Vec<certificate::Relation>, Obstacle> {
        self.begin()?;
        self.plant()?;
        self.settle_edges()
    }

    /// Weakens beliefs until no edge leads out of any.
    pub(super) fn settle_edges(&mut self) -> Result<Vec<certificate::Relation>, Obstacle> {
        while let Some(edge) = self.edges.iter().position(|edge| edge.dirty) {
            self.edges[edge].dirty = false;
            self.settle_edge(edge)?;
        }
        self.write_down()
    }

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
    fn begin(&mut self) -> Result<(), Obstacle> {
        let entries = Pair::from_fn(|side| self.claim.programs[side].entry);
        self.relation_of(&[(Side::Left, entries.left), (Side::Right, entries.right)])?;
        let first = &mut self.relations[0];
        let unsaid = |error: tandem_proof::expression::ExpressionError| Obstacle::Unsupported(error.to_string());
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

    /// Takes in the states that runs pass.
    fn plant(&mut self) -> Result<(), Obstacle> {
        let t = self.terms;
        let Some(seeds) = self.seeds else { return Ok(()) };
        if !self.given.is_empty() {
            // The user may let the sides advance otherwise than the runs were looked at.
            return Ok(());
        }
        let joint = &self.relations[0].joint;
        let (entry, exit) = (joint.entry(), joint.exit());
        let sorts = |places: &[Place]| joint.state(places).into_iter().flatten().map(|term| t.sort(term)).collect();
        let footprints = (self.tier == Tier::Arrays).then(|| Footprints::new(joint, seeds));
        let mut said = false;
        for (places, states) in seeds.states(&self.policy, &entry, sorts) {
            self.passed.insert(places.clone());
            if places == exit {
                continue;
            }
            let variables = self.relations[0].joint.state(&places);
            // What runs suggest of sums is mostly that they do not wrap around, which is wrong.
            if self.tier >= Tier::Bounds && !matches!(self.tier, Tier::Counters | Tier::Cubes) {
                self.node(0, &places)?;
                let Relation { joint, nodes, .. } = &mut self.relations[0];
                let node = nodes.get_mut(&places).expect("it was just made sure of");
                match &footprints {
                    // Cells are enough to ask about.
                    Some(footprints) => {
                        let facts = footprints.facts(joint, &places, &states);
                        said |= !facts.is_empty();
                        node.belief.facts.extend(facts);
                    }
                    None => node.belief.facts.extend(observed(joint, &variables, &states, &node.conditions)),
                }
            }
            let variables: Vec<Term> = variables.into_iter().flatten().collect();
            let joint = &self.relations[0].joint;
            let assignments: Vec<Assignment> =
                states.into_iter().map(|state| assignment(joint, &places, &variables, state)).collect();
            self.node(0, &places)?;
            let Relation { joint, nodes, .. } = &mut self.relations[0];
            let node = nodes.get_mut(&places).expect("it was just made sure of");
            let useless = comparisons_of_constants(joint, &node.conditions, &assignments);
            node.belief.facts.retain(|fact| !useless.contains(fact));
            for assignment in assignments {
                let node = self.node(0, &places)?;
                let told = node.belief.watched().into_iter().map(|term| evaluate(t, term, &assignment).ok());
                let told: Vec<Option<Value>> = told.collect();
                if node.belief.is_told(&told) {
                    node.belief.admit(&told);
                }
            }
            if self.relations[0].nodes.get(&places).is_some_and(|node| node.belief.reached) {
                self.open(0, &places)?;
            }
        }
        // Without anything to say of cells, this would be another tier.
        if footprints.is_some() && !said { Err(Obstacle::Speechless) } else { Ok(()) }
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
        let joint = Joint::new(self.claim, self.terms, &parts);
        self.relations.push(Relation { joint, functions: functions.to_vec(), nodes: BTreeMap::new() });
        Ok(self.relations.len() - 1)
    }

    /// Makes sure that a node exists.
    pub(super) fn node(&mut self, relation: usize, places: &[Place]) -> Result<&mut Node, Obstacle> {
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

    /// What might hold at a node.
    pub(super) fn candidates(&self, relation: usize, places: &[Place]) -> Result<Candidates, Obstacle> {
        let joint = &self.relations[relation].joint;
        let tied = relation == 0 && self.claim.ensure.is_none();
        let mut found = match self.vocabulary {
            Some(vocabulary) => vocabulary.candidates(joint, places),
            None => candidates(joint, places, self.tier, tied),
        }
        .map_err(|error| Obstacle::Unsupported(error.to_string()))?;
        for fact in given::facts(self.given, joint, places) {
            if !found.facts.contains(&fact) {
                found.facts.push(fact);
            }
        }
        Ok(found)
    }

    /// Makes the edges of a node that has been reached.
    pub(super) fn open(&mut self, relation: usize, places: &[Place]) -> Result<(), Obstacle> {
        let t = self.terms;
        let joint = &self.relations[relation].joint;
        if places.iter().all(|place| *place == Place::Exit) {
            return Ok(());
        }
        if self.relations[relation].nodes[places].edges.is_some() {
            return Ok(());
        }
        let unsupported = |error: tandem_proof::encode::Unsupported| Obstacle::Unsupported(error.to_string());
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
        let mut tuples: Vec<Vec<&tandem_proof::symbolic::Arrival>> = vec![vec![]];
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
        let refines = self.claim.semantics.relation == tandem_proof::semantics::Relation::Refines;
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

    /// The beliefs at a node, including what is fixed.
    pub(super) fn atoms(&self, relation: usize, places: &[Place]) -> Vec<Term> {
        match self.relations[relation].nodes.get(places) {
            Some(Node { fixed: Some(fixed), .. }) => vec![*fixed],
            Some(node) => node.belief.atoms(self.terms),
            None => vec![self.terms.bool(false)],
        }
    }
}
