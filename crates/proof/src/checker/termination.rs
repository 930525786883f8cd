//! Terminating together: when one side's run ends, so does the other's.
//!
//! Why the conditions suffice, for a relation whose runs start in its entry point. Let the left run end (the other way
//! round is the same); by induction on its length, the right run ends too. Steps that move the left run are finitely many,
//! and between them a rank falls with every step that moves the right run alone. What is left is that every call that the
//! right run makes returns: it is matched with a call that the left run makes in the same step, and is related to it by a
//! relation that terminates together as well; the left call is a shorter run that ends, so by induction the right call
//! ends. What calls return is known only of those that do return: all calls of the side that ends, and the earlier ones
//! of the other side.

use tandem_ir::{Callee, Side, Ty};
use tandem_logic::{Op, Sort, Term};

use super::failure::Rejection;
use super::relation::{CheckedRelation, Node};
use super::steps::{Steps, TakenStep, describe};
use crate::discharge::Discharged;
use crate::joint::JointStep;
use crate::semantics::Termination;
use crate::symbolic::{CallSite, Place};

impl Steps<'_, '_> {
    /// Whether the entries terminate together. All relations are taken to do so that are not found out; one that is makes
    /// the others that rest on it be looked at again.
    pub fn check_termination(&mut self, steps: &[Vec<TakenStep>]) -> Result<Result<(), String>, Rejection> {
        let is_mutual =
            |relation: &CheckedRelation<'_>| matches!(relation.functions[..], [(Side::Left, _), (Side::Right, _)]);
        let calls = |steps: &[TakenStep]| steps.iter().flat_map(|taken| &taken.step.calls).flatten().any(is_internal);
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
                for taken in &steps[index] {
                    if let Err(why) = self.step_terminates(relation, taken, &trusted)? {
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
    ) -> Result<Result<(), String>, Rejection> {
        let TakenStep { node, which, step } = taken;
        let node = &relation.nodes[*node];
        if self.terms.is_false(node.coupling) {
            return Ok(Ok(()));
        }
        if let Err(why) = self.calls_terminate(relation, node, *which, step, trusted)? {
            return Ok(Err(why));
        }
        self.moves_terminate(relation, node, *which, step)
    }

    /// Whether every call that one side makes is matched with one that the other side makes.
    fn calls_terminate(
        &mut self,
        relation: &CheckedRelation<'_>,
        node: &Node,
        which: usize,
        step: &JointStep,
        trusted: &[usize],
    ) -> Result<Result<(), String>, Rejection> {
        let t = self.terms;
        for (side, calls) in step.calls.iter().enumerate() {
            for (index, call) in calls.iter().enumerate().filter(|(_, call)| is_internal(call)) {
                let other = &step.calls[1 - side];
                let mut matched = Vec::new();
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
                // Facts of the step may be about what comes after the call, which may never be.
                let mut known: Vec<&[CallSite]> = step.calls.iter().map(Vec::as_slice).collect();
                known[side] = &calls[..index];
                let mut hypotheses = self.at(relation, node)?;
                hypotheses.extend(self.rule_applies(node, which));
                hypotheses.extend(self.returned(relation, &known)?);
                hypotheses.push(call.guard);
                hypotheses.push(t.not(t.or(&matched)));
                self.obligations += 1;
                if !matches!(self.discharge.refute(t, &hypotheses, &[]), Discharged::Refuted) {
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
        node: &Node,
        which: usize,
        step: &JointStep,
    ) -> Result<Result<(), String>, Rejection> {
        let t = self.terms;
        let here = describe(relation, &node.places);
        if relation.joint.claim.semantics.termination == Termination::Total {
            // Runs that never end are compared by the calls they make, so these must agree at every point.
            match worlds(relation, &node.places) {
                Worlds::None => {}
                Worlds::Forgotten => return Ok(Err(format!("{here} does not know which calls have been made"))),
                Worlds::Both(left, right) => {
                    let equal = t.eq(left, right);
                    let mut hypotheses = self.at(relation, node)?;
                    hypotheses.push(t.not(equal));
                    let origin = self.origin(relation, &node.places, &[0, 0]);
                    let parts = [("the same calls have been made".to_owned(), equal)];
                    self.require_refuted(relation, &node.places, hypotheses, origin, here.clone(), &parts)?;
                }
            }
        }
        if !one_sided(node, which) {
            return Ok(Ok(()));
        }
        let Some(rank) = node.rank else {
            return Ok(Err(format!("at {here} one side moves alone and no rank is given")));
        };
        let (zero, less) = match t.sort(rank) {
            Sort::BitVec(width) => (t.bv(width, 0), Op::BvSlt),
            _ => (t.int(0), Op::Lt),
        };
        let mut bad = vec![t.term(less.clone(), &[rank, zero])];
        for meeting in self.meetings(relation, step) {
            let places: Vec<Place> = meeting.arrivals.iter().map(|arrival| arrival.place).collect();
            let states: Vec<&[Term]> = meeting.arrivals.iter().map(|arrival| arrival.state.as_slice()).collect();
            for next in relation.nodes.iter().filter(|next| next.places == places) {
                if !(0..next.rules.len()).any(|rule| one_sided(next, rule)) {
                    continue;
                }
                let Some(next_rank) = next.rank else {
                    return Ok(Err(format!("{} has no rank", describe(relation, &places))));
                };
                if t.sort(next_rank) != t.sort(rank) {
                    return Ok(Err("the ranks have different types".to_owned()));
                }
                let next_rank = relation.joint.instantiate(next_rank, &places, &states);
                let falls = t.term(less.clone(), &[next_rank, rank]);
                bad.push(t.and(&[meeting.guard, t.not(falls)]));
            }
        }
        let mut hypotheses = self.rule_hypotheses(relation, node, which, step)?;
        hypotheses.push(t.or(&bad));
        self.obligations += 1;
        Ok(match self.discharge.refute(t, &hypotheses, &[]) {
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

/// Whether a rule moves only one of two sides.
fn one_sided(node: &Node, which: usize) -> bool {
    let moved = node.rules[which].advance.iter().zip(&node.places);
    moved.filter(|(count, place)| **count > 0 && **place != Place::Exit).count() < node.places.len()
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
