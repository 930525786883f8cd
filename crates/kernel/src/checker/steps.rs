//! The obligations: from every point, by every rule, every jointly feasible pair of arrivals is accounted for.

use rustc_hash::FxHashMap;
use tandem_base::Side;
use tandem_ir::{Callee, Outcome};
use tandem_logic::{Term, Terms, Value};

use super::explain::input_of;
use super::failure::{Failure, Origin, Rejection};
use super::relation::{CheckedRelation, Node, NodeRule};
use crate::definitions::Definitions;
use crate::encode::Unsupported;
use crate::joint::JointStep;
use crate::obligation::{Discharge, Discharged};
use crate::semantics::Relation;
use crate::symbolic::{Arrival, CallSite, Place};

/// How often a run that is not in its point may run on before the certificate is rejected.
const MAX_RUN_ON: usize = 16;

/// The obligations of all relations.
pub struct Steps<'c, 'a> {
    /// Where terms live.
    pub terms: &'a Terms,
    /// The relations.
    pub relations: &'c [CheckedRelation<'a>],
    /// The functions of logic that they speak of.
    pub definitions: &'c Definitions,
    /// Who discharges.
    pub discharge: &'c mut dyn Discharge,
    /// How many obligations were discharged.
    pub obligations: usize,
    /// Whether a run satisfied all that is assumed.
    pub is_witnessed: &'c dyn Fn() -> bool,
}

/// A rule's step, which was found to lead to points again.
pub struct TakenStep {
    /// From which point.
    pub node: usize,
    /// By which of its rules.
    pub which: usize,
    /// Where to.
    pub step: JointStep,
}

/// One way the components of a step can have arrived together.
pub(super) struct Meeting<'s> {
    /// Where.
    pub arrivals: Vec<&'s Arrival>,
    /// When.
    pub guard: Term,
    /// What must hold.
    accounted: Term,
    /// For messages: parts of what must hold.
    parts: Vec<(String, Term)>,
}

impl From<Unsupported> for Rejection {
    fn from(Unsupported(what): Unsupported) -> Rejection {
        Rejection::Unsupported(what)
    }
}

impl Steps<'_, '_> {
    /// Discharges everything. The inner result says whether the entries also terminate together.
    pub fn check_all(&mut self) -> Result<Result<(), String>, Rejection> {
        let mut steps = Vec::new();
        for relation in self.relations {
            self.check_beginning(relation)?;
            let mut of_relation = Vec::new();
            for (index, node) in relation.nodes.iter().enumerate() {
                self.check_rules_cover(relation, node)?;
                for which in 0..node.rules.len() {
                    let step = self.check_rule(relation, node, which)?;
                    of_relation.push(TakenStep { node: index, which, step });
                }
            }
            steps.push(of_relation);
        }
        if let Some(of_entries) = steps.first() {
            self.check_possible(of_entries)?;
        }
        self.check_termination(&steps)
    }

    /// Every definition is of a function: what it calls itself with is less than what it was called with.
    pub fn check_definitions(&mut self) -> Result<(), Rejection> {
        let obligations = self.definitions.obligations(self.terms).map_err(Rejection::Malformed)?;
        for (name, assertions) in obligations {
            self.obligations += 1;
            if !matches!(self.discharge.refute(self.terms, &assertions, &[]), Discharged::Refuted) {
                return Err(Rejection::Malformed(format!(
                    "the definition of {name:?} was not shown to be one: its measure may not fall where it calls itself"
                )));
            }
        }
        Ok(())
    }

    /// Whether the assertions contradict each other and what is defined.
    pub(super) fn refute(&mut self, assertions: &[Term], shown: &[Term]) -> Discharged {
        let equations = self.definitions.instances(self.terms, assertions);
        let assertions: Vec<Term> = assertions.iter().copied().chain(equations).collect();
        self.discharge.refute(self.terms, &assertions, shown)
    }

    /// Of no inputs at all everything holds. So what is assumed of them (by the user, by front ends in the first steps, and of
    /// constants) must be possible; that it is not contradicted is not enough. A run that satisfied all of it is proof.
    fn check_possible(&mut self, steps: &[TakenStep]) -> Result<(), Rejection> {
        let Some(relation) = self.relations.first() else { return Ok(()) };
        let t = self.terms;
        let entry = relation.joint.entry();
        let background = relation.joint.background(&entry)?;
        let beginnings = || steps.iter().filter(|taken| relation.nodes[taken.node].places == entry);
        let is_assumed = relation.joint.claim.assume.is_some()
            || !background.is_empty()
            || beginnings().any(|taken| taken.step.facts.iter().any(|fact| !t.is_true(*fact)));
        if !is_assumed || (self.is_witnessed)() {
            return Ok(());
        }
        let mut ways = Vec::new();
        for taken in beginnings() {
            let mut facts = taken.step.facts.clone();
            let calls: Vec<&[CallSite]> = taken.step.calls.iter().map(Vec::as_slice).collect();
            facts.extend(calls.iter().flat_map(|calls| relation.joint.externals_are_defined(calls)));
            let arrived = self.meetings(relation, &taken.step).iter().map(|meeting| meeting.guard).collect::<Vec<_>>();
            facts.push(t.or(&arrived));
            ways.push(t.and(&facts));
        }
        let mut hypotheses = background;
        hypotheses.push(relation.pre);
        if !ways.is_empty() {
            hypotheses.push(t.or(&ways));
        }
        match self.discharge.refute(t, &hypotheses, &[]) {
            Discharged::Satisfiable(_) => Ok(()),
            Discharged::Refuted => Err(Rejection::Vacuous(match &relation.joint.claim.assume {
                Some(assume) => format!("no input satisfies the assumption {}", assume.text),
                None => "no input satisfies what is assumed".to_owned(),
            })),
            Discharged::Unknown(reason) => Err(Rejection::Vacuous(format!(
                "it could not be shown that any input satisfies what is assumed: {reason}"
            ))),
        }
    }

    /// The claim's inputs, or a summary's, are in the entry point.
    fn check_beginning(&mut self, relation: &CheckedRelation<'_>) -> Result<(), Rejection> {
        let entry = relation.joint.entry();
        let couplings: Vec<Term> =
            relation.nodes.iter().filter(|node| node.places == entry).map(|node| node.coupling).collect();
        let covered = self.terms.or(&couplings);
        let mut hypotheses = relation.joint.background(&entry)?;
        hypotheses.push(relation.pre);
        hypotheses.push(self.terms.not(covered));
        let origin = self.origin(relation, &entry, &vec![0; entry.len()]);
        let parts: Vec<(String, Term)> =
            relation.nodes.iter().filter(|node| node.places == entry).flat_map(|node| node.conjuncts.clone()).collect();
        self.require_refuted(relation, &entry, hypotheses, origin, "the entry".to_owned(), &parts)
    }

    /// In every state of a point some rule applies.
    fn check_rules_cover(&mut self, relation: &CheckedRelation<'_>, node: &Node) -> Result<(), Rejection> {
        let some = self.terms.or(&node.rules.iter().map(|rule| rule.when).collect::<Vec<_>>());
        if self.terms.is_true(some) {
            return Ok(());
        }
        let mut hypotheses = self.at(relation, node)?;
        hypotheses.push(self.terms.not(some));
        let origin = self.origin(relation, &node.places, &vec![0; node.places.len()]);
        self.require_refuted(relation, &node.places, hypotheses, origin, "no rule".to_owned(), &[])
    }

    /// What holds at a point. The beginning still holds of the remembered arguments, which nothing can change.
    pub(super) fn at(&self, relation: &CheckedRelation<'_>, node: &Node) -> Result<Vec<Term>, Rejection> {
        let mut hypotheses = vec![node.coupling, relation.joint.of_arguments(relation.pre, &node.places)];
        hypotheses.extend(relation.joint.background(&node.places)?);
        Ok(hypotheses)
    }

    pub(super) fn rule_hypotheses(
        &self,
        relation: &CheckedRelation<'_>,
        node: &Node,
        which: usize,
        step: &JointStep,
    ) -> Result<Vec<Term>, Rejection> {
        let mut hypotheses = self.at(relation, node)?;
        hypotheses.extend(self.rule_applies(node, which));
        hypotheses.extend(step.facts.iter().copied());
        let calls: Vec<&[CallSite]> = step.calls.iter().map(Vec::as_slice).collect();
        hypotheses.extend(self.returned(relation, &calls)?);
        Ok(hypotheses)
    }

    /// That a rule's condition holds, and no earlier one's.
    pub(super) fn rule_applies(&self, node: &Node, which: usize) -> Vec<Term> {
        let earlier = node.rules[..which].iter().map(|earlier| self.terms.not(earlier.when));
        [node.rules[which].when].into_iter().chain(earlier).collect()
    }

    /// What is known when these calls have returned.
    pub(super) fn returned(
        &self,
        relation: &CheckedRelation<'_>,
        calls: &[&[CallSite]],
    ) -> Result<Vec<Term>, Rejection> {
        let mut facts: Vec<Term> = calls.iter().flat_map(|calls| relation.joint.externals_are_defined(calls)).collect();
        facts.extend(self.summaries(relation, calls)?);
        Ok(facts)
    }

    fn check_rule(
        &mut self,
        relation: &CheckedRelation<'_>,
        node: &Node,
        which: usize,
    ) -> Result<JointStep, Rejection> {
        let rule = &node.rules[which];
        let step = self.run(relation, node, rule)?;
        let mut hypotheses = self.rule_hypotheses(relation, node, which, &step)?;
        let meetings = self.meetings(relation, &step);
        let violations: Vec<Term> = meetings
            .iter()
            .map(|meeting| self.terms.and(&[meeting.guard, self.terms.not(meeting.accounted)]))
            .collect();
        hypotheses.push(self.terms.or(&violations));
        self.obligations += 1;
        let mut shown: Vec<Term> = relation.joint.state(&node.places).into_iter().flatten().collect();
        let state_length = shown.len();
        for meeting in &meetings {
            shown.push(meeting.guard);
            shown.extend(meeting.parts.iter().map(|(_, part)| *part));
        }
        let origin = self.origin(relation, &node.places, &rule.advance);
        match self.refute(&hypotheses, &shown) {
            Discharged::Refuted => Ok(step),
            Discharged::Unknown(reason) => Err(Rejection::Undecided(origin, reason)),
            Discharged::Satisfiable(values) => {
                let (state, rest) = values.split_at(state_length.min(values.len()));
                let mut rest = rest.iter();
                let mut failure = Failure {
                    origin,
                    arrival: "an unmatched pair of places".to_owned(),
                    broken: vec![],
                    state: shown_state(self.terms, &shown, state),
                    input: input_of(relation, &node.places, &told(&shown, state)),
                };
                for meeting in &meetings {
                    let taken = rest.next() == Some(&Some(Value::Bool(true)));
                    let parts: Vec<&Option<Value>> = rest.by_ref().take(meeting.parts.len()).collect();
                    if !taken {
                        continue;
                    }
                    let places: Vec<Place> = meeting.arrivals.iter().map(|arrival| arrival.place).collect();
                    failure.arrival = describe(relation, &places);
                    failure.broken = meeting
                        .parts
                        .iter()
                        .zip(parts)
                        .filter(|(_, value)| **value == Some(Value::Bool(false)))
                        .map(|((text, _), _)| text.clone())
                        .collect();
                    if meeting.parts.is_empty() {
                        failure.broken.push("there is no point for these places".to_owned());
                    }
                }
                Err(Rejection::Refuted(Box::new(failure)))
            }
        }
    }

    /// Runs a rule's step; runs that come by a point they are no members of run on.
    fn run(&self, relation: &CheckedRelation<'_>, node: &Node, rule: &NodeRule) -> Result<JointStep, Rejection> {
        let t = self.terms;
        let mut step = relation.joint.step(&node.places, &rule.advance)?;
        for (index, advance) in rule.advance.iter().enumerate() {
            if *advance == 0 {
                continue;
            }
            let mut settled: Vec<Arrival> = Vec::new();
            let mut pending = std::mem::take(&mut step.arrivals[index]);
            for _ in 0..=MAX_RUN_ON {
                let mut again = Vec::new();
                for arrival in pending {
                    let member = self.membership(relation, index, &arrival);
                    let stays = t.and(&[arrival.guard, member]);
                    let runs_on = t.and(&[arrival.guard, t.not(member)]);
                    if !t.is_false(stays) {
                        settled.push(Arrival { guard: stays, ..arrival.clone() });
                    }
                    if !t.is_false(runs_on) {
                        let outside = Arrival { guard: runs_on, ..arrival };
                        let segments = relation.joint.continue_component(index, &outside)?;
                        step.calls[index].extend(segments.calls);
                        step.facts.extend(segments.facts);
                        again.extend(segments.arrivals);
                    }
                }
                pending = again;
                if pending.is_empty() {
                    break;
                }
            }
            // What is still on its way arrives nowhere, so the obligation has to refute it.
            settled.extend(pending);
            step.arrivals[index] = settled;
        }
        Ok(step)
    }

    /// Whether a run that comes by a place belongs to a point there.
    fn membership(&self, relation: &CheckedRelation<'_>, index: usize, arrival: &Arrival) -> Term {
        let t = self.terms;
        if arrival.place == Place::Exit {
            return t.bool(true);
        }
        let mut conditions = Vec::new();
        for node in relation.nodes.iter().filter(|node| node.places[index] == arrival.place) {
            let Some(condition) = node.only_if.get(index) else { return t.bool(true) };
            let mut states: Vec<Vec<Term>> = relation.joint.state(&node.places);
            states[index].clone_from(&arrival.state);
            let states: Vec<&[Term]> = states.iter().map(Vec::as_slice).collect();
            conditions.push(relation.joint.instantiate(*condition, &node.places, &states));
        }
        // A cut point without any point on it is passed like any other place, and has to be refuted.
        if conditions.is_empty() { t.bool(true) } else { t.or(&conditions) }
    }

    /// Every pair of arrivals with what must hold of it.
    pub(super) fn meetings<'s>(&self, relation: &CheckedRelation<'_>, step: &'s JointStep) -> Vec<Meeting<'s>> {
        let t = self.terms;
        let mut tuples: Vec<Vec<&Arrival>> = vec![vec![]];
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
        let mut meetings = Vec::new();
        for arrivals in tuples {
            let guard = t.and(&arrivals.iter().map(|arrival| arrival.guard).collect::<Vec<_>>());
            if t.is_false(guard) {
                continue;
            }
            let places: Vec<Place> = arrivals.iter().map(|arrival| arrival.place).collect();
            let states: Vec<&[Term]> = arrivals.iter().map(|arrival| arrival.state.as_slice()).collect();
            let mut ways = Vec::new();
            let mut parts = Vec::new();
            if places == relation.joint.exit() {
                let end = relation.joint.instantiate(relation.post, &places, &states);
                ways.push(end);
                parts.push(("the claimed end".to_owned(), end));
            }
            for node in relation.nodes.iter().filter(|node| node.places == places) {
                ways.push(relation.joint.instantiate(node.coupling, &places, &states));
                for (text, term) in &node.conjuncts {
                    parts.push((text.clone(), relation.joint.instantiate(*term, &places, &states)));
                }
            }
            // Once the left program has undefined behaviour, anything may happen on the right.
            for (index, arrival) in arrivals.iter().enumerate() {
                if arrival.place == Place::Exit {
                    ways.extend(undefined_left(relation, index, arrival.state[0]));
                }
            }
            meetings.push(Meeting { arrivals, guard, accounted: t.or(&ways), parts });
        }
        meetings
    }

    /// What a call has to satisfy for a summary to speak of it, over the entry state.
    pub(super) fn beginning(&self, summary: &CheckedRelation<'_>) -> Result<Term, Rejection> {
        let mut pre = summary.joint.background(&summary.joint.entry())?;
        pre.push(summary.pre);
        Ok(self.terms.and(&pre))
    }

    /// What the certificate's relations say of calls, those of each component.
    ///
    /// A summary was proved for calls that find the constants of the program in memory, which nothing but the code
    /// itself keeps from being written to. So that is part of what has to hold where it is used.
    fn summaries(&self, relation: &CheckedRelation<'_>, calls: &[&[CallSite]]) -> Result<Vec<Term>, Rejection> {
        let t = self.terms;
        let calls_of = |side: Side, function| -> Vec<&CallSite> {
            relation
                .functions
                .iter()
                .zip(calls)
                .filter(|((of, _), _)| *of == side)
                .flat_map(|(_, calls)| *calls)
                .filter(|call| call.callee == Callee::Function(function))
                .collect()
        };
        let mut facts = Vec::new();
        for summary in self.relations {
            let entry = summary.joint.entry();
            let pre = self.beginning(summary)?;
            let mut tuples: Vec<Vec<&CallSite>> = vec![vec![]];
            for (side, function) in &summary.functions {
                let calls = calls_of(*side, *function);
                tuples = tuples
                    .into_iter()
                    .flat_map(|tuple| {
                        calls.iter().map(move |call| {
                            let mut longer = tuple.clone();
                            longer.push(*call);
                            longer
                        })
                    })
                    .collect();
            }
            for calls in tuples {
                let made = t.and(&calls.iter().map(|call| call.guard).collect::<Vec<_>>());
                let arguments: Vec<&[Term]> = calls.iter().map(|call| call.args.as_slice()).collect();
                let pre = summary.joint.instantiate(pre, &entry, &arguments);
                let exits: Vec<Vec<Term>> = summary
                    .joint
                    .components
                    .iter()
                    .zip(&calls)
                    .map(|(component, call)| component.exit_state(call))
                    .collect();
                let exits: Vec<&[Term]> = exits.iter().map(Vec::as_slice).collect();
                let mut ends = vec![summary.joint.instantiate(summary.post, &summary.joint.exit(), &exits)];
                for (index, call) in calls.iter().enumerate() {
                    ends.extend(undefined_left(summary, index, call.results[0]));
                }
                facts.push(t.implies(t.and(&[made, pre]), t.or(&ends)));
            }
        }
        Ok(facts)
    }

    pub(super) fn require_refuted(
        &mut self,
        relation: &CheckedRelation<'_>,
        places: &[Place],
        hypotheses: Vec<Term>,
        origin: Origin,
        arrival: String,
        parts: &[(String, Term)],
    ) -> Result<(), Rejection> {
        self.obligations += 1;
        let mut shown: Vec<Term> = relation.joint.state(places).into_iter().flatten().collect();
        let length = shown.len();
        shown.extend(parts.iter().map(|(_, part)| *part));
        match self.refute(&hypotheses, &shown) {
            Discharged::Refuted => Ok(()),
            Discharged::Unknown(reason) => Err(Rejection::Undecided(origin, reason)),
            Discharged::Satisfiable(values) => {
                let (state, rest) = values.split_at(length.min(values.len()));
                let broken = parts
                    .iter()
                    .zip(rest)
                    .filter(|(_, value)| **value == Some(Value::Bool(false)))
                    .map(|((text, _), _)| text.clone())
                    .collect();
                let input = input_of(relation, places, &told(&shown, state));
                let state = shown_state(self.terms, &shown, state);
                Err(Rejection::Refuted(Box::new(Failure { origin, arrival, broken, state, input })))
            }
        }
    }

    pub(super) fn origin(&self, relation: &CheckedRelation<'_>, places: &[Place], advance: &[usize]) -> Origin {
        Origin { relation: relation.name.clone(), from: describe(relation, places), advance: advance.to_vec() }
    }
}

/// Whether the component belongs to the left program and this code is undefined behaviour, which permits anything
/// when refinement is claimed.
fn undefined_left(relation: &CheckedRelation<'_>, index: usize, code: Term) -> Option<Term> {
    let joint = &relation.joint;
    let permits = joint.claim.semantics.relation == Relation::Refines && joint.components[index].side == Side::Left;
    permits.then(|| joint.is_outcome(code, |outcome| matches!(outcome, Outcome::Ub(_))))
}

pub(super) fn describe(relation: &CheckedRelation<'_>, places: &[Place]) -> String {
    let names: Vec<String> = relation
        .joint
        .components
        .iter()
        .zip(places)
        .map(|(component, place)| component.view.describe(*place))
        .collect();
    names.join(" ~ ")
}

/// The values that the solver told.
fn told(shown: &[Term], values: &[Option<Value>]) -> FxHashMap<Term, Value> {
    shown.iter().zip(values).filter_map(|(term, value)| Some((*term, value.clone()?))).collect()
}

/// The values of state variables, by name.
pub fn shown_state(t: &Terms, shown: &[Term], values: &[Option<Value>]) -> Vec<(String, String)> {
    let named = shown.iter().zip(values).filter_map(|(term, value)| {
        let name = t.variable_name(*term)?;
        Some((name.to_owned(), value.as_ref()?.to_string()))
    });
    named.collect()
}
