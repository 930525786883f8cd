//! Terminating together: when one side's run ends, so does the other's.
//!
//! Why the conditions suffice, for a relation whose runs start in its entry point. Let the left run end (the other way
//! round is the same); by induction on its length, the right run ends too. Steps that move the left run are finitely many,
//! and so are those that move the right run alone between them: an endless sequence of them would at last go round among
//! points that lead to each other by such steps, and there a rank falls with each. A rank is a number, or several that are
//! compared one after the other: of loops in loops, the first falls with each round of the outer one. What is left is that every call that the
//! right run makes returns: it is matched with a call that the left run makes in the same step, and is related to it by a
//! relation that terminates together as well; the left call is a shorter run that ends, so by induction the right call
//! ends; or a call that the left run makes in the same step is of the same code, from the same arguments (`same_code`): it is
//! the same run; or nothing goes round in the function that is called; or it is to a function that returns from these arguments in any case (`returns`). What calls return is known only of those that do return: all calls of the side that ends, and the earlier ones
//! of the other side.
//!
//! A claim with a relation of results (`--ensure`) says of runs that the right one returns whenever the left one does, and
//! nothing where the left one does not. So of the left side's own steps and calls nothing is asked then.

use std::collections::BTreeSet;

use tandem_base::Side;
use tandem_ir::{Callee, Ty};
use tandem_logic::Term;

use super::failure::Rejection;
use super::relation::{CheckedRelation, Node};
use super::steps::{Steps, TakenStep, describe};
use crate::joint::JointStep;
use crate::obligation::Discharged;
use crate::semantics::Termination;
use crate::symbolic::{CallSite, Place};

impl Steps<'_, '_> {
    /// Whether the entries terminate together. All relations are taken to do so that are not found out; one that is makes
    /// the others that rest on it be looked at again.
    pub fn check_termination(&mut self, steps: &[Vec<TakenStep>]) -> Result<Result<(), String>, Rejection> {
        let is_mutual =
            |relation: &CheckedRelation<'_>| matches!(relation.functions[..], [(Side::Left, _), (Side::Right, _)]);
        let calls = |steps: &[TakenStep]| steps.iter().flat_map(|taken| &taken.step.calls).flatten().any(is_internal);
        let returning = self.returning(steps)?;
        // Without calls, the entries stand for themselves.
        let mut trusted: Vec<usize> = if steps.first().is_some_and(|steps| calls(steps)) {
            (0..self.relations.len()).filter(|index| is_mutual(&self.relations[*index])).collect()
        } else {
            vec![0]
        };
        'again: loop {
            // The others first: the entries are what all of this is about, and rest on all of them.
            for position in (0..trusted.len()).rev() {
                let index = trusted[position];
                let relation = &self.relations[index];
                let rounds = Rounds::new(relation, &steps[index], |step| self.targets(relation, step));
                for taken in &steps[index] {
                    if let Err(why) = self.step_terminates(relation, taken, &trusted, &returning, &rounds)? {
                        if index == 0 {
                            return Ok(Err(why));
                        }
                        trusted.remove(position);
                        continue 'again;
                    }
                }
            }
            return Ok(Ok(()));
        }
    }

    fn step_terminates(
        &mut self,
        relation: &CheckedRelation<'_>,
        taken: &TakenStep,
        trusted: &[usize],
        returning: &[usize],
        rounds: &Rounds,
    ) -> Result<Result<(), String>, Rejection> {
        let TakenStep { node: index, which, step } = taken;
        let node = &relation.nodes[*index];
        if self.terms.is_false(node.coupling) {
            return Ok(Ok(()));
        }
        if let Err(why) = self.calls_terminate(relation, node, *which, step, trusted, returning)? {
            return Ok(Err(why));
        }
        self.moves_terminate(relation, *index, *which, step, rounds)
    }

    /// The points that a step can lead to.
    pub(super) fn targets(&self, relation: &CheckedRelation<'_>, step: &JointStep) -> Vec<usize> {
        let mut found = Vec::new();
        for meeting in self.meetings(relation, step) {
            let places: Vec<Place> = meeting.arrivals.iter().map(|arrival| arrival.place).collect();
            let nodes = relation.nodes.iter().enumerate();
            found.extend(nodes.filter(|(_, node)| node.places == places).map(|(index, _)| index));
        }
        found
    }

    /// Whether every call that one side makes is matched with one that the other side makes, or returns in any case.
    fn calls_terminate(
        &mut self,
        relation: &CheckedRelation<'_>,
        node: &Node,
        which: usize,
        step: &JointStep,
        trusted: &[usize],
        returning: &[usize],
    ) -> Result<Result<(), String>, Rejection> {
        let t = self.terms;
        for (side, calls) in step.calls.iter().enumerate() {
            if !is_asked_of(relation, side) {
                continue;
            }
            for (index, call) in calls.iter().enumerate().filter(|(_, call)| is_internal(call)) {
                if always_returns(relation, side, call) {
                    continue;
                }
                let other = &step.calls[1 - side];
                let mut matched = self.is_returning(relation.functions[side].0, call, returning)?;
                for summary in trusted.iter().map(|index| &self.relations[*index]) {
                    let callee = |component: usize| Callee::Function(summary.functions[component].1);
                    if call.callee != callee(side) {
                        continue;
                    }
                    let pre = self.beginning(summary)?;
                    for partner in other.iter().filter(|partner| partner.callee == callee(1 - side)) {
                        let mut arguments = [call.args.as_slice(), partner.args.as_slice()];
                        if side == 1 {
                            arguments.swap(0, 1);
                        }
                        let pre = summary.joint.instantiate(pre, &summary.joint.entry(), &arguments);
                        matched.push(t.and(&[partner.guard, pre]));
                    }
                }
                for partner in other.iter().filter(|partner| is_shared(relation, side, call, partner)) {
                    let pairs = call.args.iter().zip(&partner.args);
                    let equal = pairs.map(|(arg, other)| t.eq(*arg, *other));
                    matched.push(t.and(&[partner.guard].into_iter().chain(equal).collect::<Vec<_>>()));
                }
                // Facts of the step may be about what comes after the call, which may never be.
                let mut known: Vec<&[CallSite]> = step.calls.iter().map(Vec::as_slice).collect();
                known[side] = &calls[..index];
                let mut hypotheses = self.at(relation, node)?;
                hypotheses.extend(self.rule_applies(node, which));
                hypotheses.extend(self.returned(relation, &known)?);
                hypotheses.push(call.guard);
                hypotheses.push(t.not(t.or(&matched)));
                self.obligations += 1;
                if !matches!(self.refute(&hypotheses, &[]), Discharged::Refuted) {
                    let here = describe(relation, &node.places);
                    return Ok(Err(format!("calls made from {here} are not shown to terminate together")));
                }
            }
        }
        Ok(Ok(()))
    }

    /// Whether each step moves both sides, or a rank falls while one moves alone.
    fn moves_terminate(
        &mut self,
        relation: &CheckedRelation<'_>,
        index: usize,
        which: usize,
        step: &JointStep,
        rounds: &Rounds,
    ) -> Result<Result<(), String>, Rejection> {
        let t = self.terms;
        let node = &relation.nodes[index];
        let here = describe(relation, &node.places);
        let claim = relation.joint.claim;
        if claim.semantics.termination == Termination::Total && claim.ensure.is_none() {
            // Runs that never end are compared by the calls they make, so these must agree at every point.
            match worlds(relation, &node.places) {
                Worlds::None => {}
                Worlds::Forgotten => return Ok(Err(format!("{here} does not know which calls have been made"))),
                Worlds::Both(left, right) => {
                    let mut hypotheses = self.at(relation, node)?;
                    hypotheses.push(t.not(t.eq(left, right)));
                    self.obligations += 1;
                    if !matches!(self.refute(&hypotheses, &[]), Discharged::Refuted) {
                        return Ok(Err(format!("at {here} the sides may have made different calls")));
                    }
                }
            }
        }
        let Some(mover) = alone(node, which).filter(|mover| is_asked_of(relation, *mover)) else { return Ok(Ok(())) };
        let around: Vec<usize> =
            self.targets(relation, step).into_iter().filter(|next| rounds.leads(mover, *next, index)).collect();
        if around.is_empty() {
            return Ok(Ok(()));
        }
        if node.rank.is_empty() {
            return Ok(Err(format!("at {here} one side moves alone and no rank is given")));
        }
        let mut bad = Vec::new();
        for meeting in self.meetings(relation, step) {
            let places: Vec<Place> = meeting.arrivals.iter().map(|arrival| arrival.place).collect();
            let states: Vec<&[Term]> = meeting.arrivals.iter().map(|arrival| arrival.state.as_slice()).collect();
            for next in around.iter().map(|next| &relation.nodes[*next]).filter(|next| next.places == places) {
                if next.rank.is_empty() {
                    return Ok(Err(format!("{} has no rank", describe(relation, &places))));
                }
                let next_rank: Vec<Term> =
                    next.rank.iter().map(|part| relation.joint.instantiate(*part, &places, &states)).collect();
                let Some(falls) = self.falls(&node.rank, &next_rank) else {
                    return Ok(Err("the ranks have different types".to_owned()));
                };
                bad.push(t.and(&[meeting.guard, t.not(falls)]));
            }
        }
        let mut hypotheses = self.rule_hypotheses(relation, node, which, step)?;
        hypotheses.push(t.or(&bad));
        self.obligations += 1;
        if !self.definitions.is_empty() {
            let fewer = self.definitions.parts_without(t, &hypotheses);
            if matches!(self.discharge.refute(t, &fewer, &[]), Discharged::Refuted) {
                return Ok(Ok(()));
            }
        }
        Ok(match self.refute(&hypotheses, &[]) {
            Discharged::Refuted => Ok(()),
            Discharged::Satisfiable(_) => Err(format!("the rank at {here} does not fall with every step")),
            Discharged::Unknown(reason) => Err(format!("the rank at {here}: {reason}")),
        })
    }
}

/// Whether a call is to a function of the program, which may not return. (That external ones do is an assumption.)
fn is_internal(call: &CallSite) -> bool {
    matches!(call.callee, Callee::Function(_))
}

/// The component that a rule moves alone, if it does so.
fn alone(node: &Node, which: usize) -> Option<usize> {
    let moved = node.rules[which].advance.iter().zip(&node.places).enumerate();
    let moved: Vec<usize> =
        moved.filter(|(_, (count, place))| **count > 0 && **place != Place::Exit).map(|(index, _)| index).collect();
    match moved[..] {
        [mover] if node.places.len() > 1 => Some(mover),
        _ => None,
    }
}

/// Whether the claim says that a component's run ends: not the left one's, if only its returns are spoken of.
fn is_asked_of(relation: &CheckedRelation<'_>, component: usize) -> bool {
    relation.joint.claim.ensure.is_none() || component == 1
}

/// Which points lead to which by steps that move one component alone.
struct Rounds {
    /// For each component and point, the points that such steps lead to, directly or not.
    reached: Vec<Vec<BTreeSet<usize>>>,
}

impl Rounds {
    fn new(relation: &CheckedRelation<'_>, steps: &[TakenStep], targets: impl Fn(&JointStep) -> Vec<usize>) -> Rounds {
        let count = relation.nodes.len();
        let mut edges = vec![vec![vec![]; count]; relation.functions.len()];
        for taken in steps {
            if let Some(mover) = alone(&relation.nodes[taken.node], taken.which) {
                edges[mover][taken.node].extend(targets(&taken.step));
            }
        }
        let reached = edges.iter().map(|edges| {
            let from = |start: usize| {
                let mut seen = BTreeSet::new();
                let mut pending: Vec<usize> = edges[start].clone();
                while let Some(next) = pending.pop() {
                    if seen.insert(next) {
                        pending.extend(&edges[next]);
                    }
                }
                seen
            };
            (0..count).map(from).collect()
        });
        Rounds { reached: reached.collect() }
    }

    /// Whether steps of a component alone lead from one point to another, or the two are the same.
    fn leads(&self, component: usize, from: usize, to: usize) -> bool {
        from == to || self.reached[component][from].contains(&to)
    }
}

/// The worlds of both sides at a point.
enum Worlds {
    /// Neither side makes calls to code we do not have.
    None,
    /// A side does, but the point does not keep track: nothing after it makes calls.
    Forgotten,
    /// Both are known.
    Both(Term, Term),
}

fn worlds(relation: &CheckedRelation<'_>, places: &[Place]) -> Worlds {
    let Some(shapes) = relation.joint.shapes(places) else { return Worlds::Forgotten };
    let states = relation.joint.state(places);
    let has_world = |index: usize| relation.joint.components[index].view.function.signature.state.contains(&Ty::World);
    if !has_world(0) && !has_world(1) {
        return Worlds::None;
    }
    let world = |index: usize| {
        let slot = shapes[index].slots.iter().position(|slot| slot.ty == Ty::World && slot.is_live)?;
        Some(states[index][slot])
    };
    match (world(0), world(1)) {
        (Some(left), Some(right)) => Worlds::Both(left, right),
        _ => Worlds::Forgotten,
    }
}

/// Whether two calls of a step, the first by the component `side`, are of one function that both programs have.
fn is_shared(relation: &CheckedRelation<'_>, side: usize, call: &CallSite, partner: &CallSite) -> bool {
    let (Callee::Function(id), Callee::Function(other)) = (call.callee, partner.callee) else { return false };
    let (of, from) = (relation.functions[side].0, relation.functions[1 - side].0);
    relation.joint.claim.is_shared((of, id), (from, other))
}

/// Whether the component `side` calls a function in which nothing goes round.
fn always_returns(relation: &CheckedRelation<'_>, side: usize, call: &CallSite) -> bool {
    let symbols = relation.joint.claim.symbols(relation.functions[side].0);
    matches!(call.callee, Callee::Function(id) if symbols[id].always_returns)
}
