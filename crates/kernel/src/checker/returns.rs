//! Functions that return whatever the other side does: relations of one function whose entry has a rank.
//!
//! **Idea.** Turing's, for recursive functions: a *measure* of the arguments that is never negative falls with every call that
//! may lead back, and a rank falls with every round of a loop. A relation of one function says so of the runs that begin in
//! its precondition: the rank of its entry point is the measure, the ranks of its other points are those of its loops. Calls
//! that have no partner on the other side, or one of another depth (`mult(x, y)` beside `mult(y, x)`), return for this reason.
//!
//! **Why it is sound.** Relations lead to the relations of what they call. Take a run of a relation's function from arguments
//! in its precondition, and suppose that it never ended. It makes finitely many steps between calls, since a rank of a loop
//! would fall for ever otherwise, so one of its calls does not return, and by the obligation that call begins in the
//! precondition of a relation of this kind, of a run that never ends either. The chain of such calls is endless; from somewhere
//! on, all relations in it lead to each other, and among these each call makes the measure fall, which is at least zero: a
//! contradiction. What earlier calls of the same step gave is known when a call is made, and nothing of later ones.

use std::collections::BTreeSet;

use tandem_base::Side;
use tandem_ir::{Callee, FuncId};
use tandem_logic::{Op, Sort, Term};

use super::failure::Rejection;
use super::relation::CheckedRelation;
use super::steps::{Steps, TakenStep};
use crate::obligation::Discharged;
use crate::symbolic::{CallSite, Place};

impl Steps<'_, '_> {
    /// The relations of one function whose runs all end. All that claim it are taken to be so that are not found out; one
    /// that is makes the others that rest on it be looked at again.
    pub(super) fn returning(&mut self, steps: &[Vec<TakenStep>]) -> Result<Vec<usize>, Rejection> {
        let mut kept: Vec<usize> =
            (0..self.relations.len()).filter(|index| measure(&self.relations[*index]).is_some()).collect();
        'again: loop {
            let leads = self.leads(&kept, steps);
            for position in 0..kept.len() {
                let index = kept[position];
                let measured: Vec<Measured<'_>> = kept
                    .iter()
                    .zip(&leads)
                    .map(|(other, reached)| Measured { relation: *other, leads_to: reached })
                    .collect();
                if !self.returns(index, &steps[index], &measured)? {
                    kept.remove(position);
                    continue 'again;
                }
            }
            return Ok(kept);
        }
    }

    /// That a call begins in the precondition of a relation that is known to return.
    pub(super) fn is_returning(
        &self,
        side: Side,
        call: &CallSite,
        returning: &[usize],
    ) -> Result<Vec<Term>, Rejection> {
        let mut ways = Vec::new();
        for relation in returning.iter().map(|index| &self.relations[*index]) {
            if matches!((call.callee, &relation.functions[..]), (Callee::Function(id), [known]) if *known == (side, id))
            {
                let pre = self.beginning(relation)?;
                ways.push(relation.joint.instantiate(pre, &relation.joint.entry(), &[call.args.as_slice()]));
            }
        }
        Ok(ways)
    }

    /// For each of these relations, those that its calls lead to, directly or not.
    fn leads(&self, kept: &[usize], steps: &[Vec<TakenStep>]) -> Vec<BTreeSet<usize>> {
        let of = |index: usize| -> Option<(Side, FuncId)> { self.relations[index].functions.first().copied() };
        let next = |index: usize| -> Vec<usize> {
            let Some((side, _)) = of(index) else { return vec![] };
            let calls = steps[index].iter().flat_map(|taken| &taken.step.calls).flatten();
            let called: BTreeSet<FuncId> = calls
                .filter_map(|call| match call.callee {
                    Callee::Function(id) => Some(id),
                    Callee::External(_) => None,
                })
                .collect();
            let is_called = |other: &usize| of(*other).is_some_and(|(at, id)| at == side && called.contains(&id));
            kept.iter().copied().filter(is_called).collect()
        };
        kept.iter().map(|index| closure(next(*index), next)).collect()
    }

    /// Whether every run of a relation's function from its precondition ends, if those of the others do.
    fn returns(&mut self, index: usize, steps: &[TakenStep], measured: &[Measured<'_>]) -> Result<bool, Rejection> {
        let t = self.terms;
        let relation = &self.relations[index];
        let ([(side, _)], Some(rank)) = (&relation.functions[..], measure(relation)) else { return Ok(false) };
        for taken in steps {
            let node = &relation.nodes[taken.node];
            if t.is_false(node.coupling) {
                continue;
            }
            if !self.rounds_end(relation, taken, steps)? {
                return Ok(false);
            }
            let here = relation.joint.of_arguments(rank, &node.places);
            for (position, call) in taken.step.calls.iter().flatten().enumerate() {
                let Callee::Function(id) = call.callee else { continue };
                let mut ways = Vec::new();
                for other in measured {
                    let callee = &self.relations[other.relation];
                    let Some(rank) = measure(callee).filter(|_| callee.functions[..] == [(*side, id)]) else {
                        continue;
                    };
                    let pre = self.beginning(callee)?;
                    let entry = callee.joint.entry();
                    let mut way = vec![callee.joint.instantiate(pre, &entry, &[call.args.as_slice()])];
                    if other.leads_to.contains(&index) {
                        let there = callee.joint.instantiate(rank, &entry, &[call.args.as_slice()]);
                        let Some(falls) = self.falls(&[here], &[there]) else { continue };
                        way.push(falls);
                    }
                    ways.push(t.and(&way));
                }
                let mut hypotheses = self.at(relation, node)?;
                hypotheses.extend(self.rule_applies(node, taken.which));
                hypotheses.extend(self.returned(relation, &[&taken.step.calls[0][..position]])?);
                hypotheses.push(call.guard);
                hypotheses.push(t.not(t.or(&ways)));
                if !self.is_refuted(&hypotheses) {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    /// Whether a step makes a rank fall wherever it may come round again.
    fn rounds_end(
        &mut self,
        relation: &CheckedRelation<'_>,
        taken: &TakenStep,
        steps: &[TakenStep],
    ) -> Result<bool, Rejection> {
        let t = self.terms;
        let next = |node: usize| -> Vec<usize> {
            let own = steps.iter().filter(|other| other.node == node);
            own.flat_map(|other| self.targets(relation, &other.step)).collect()
        };
        let mut around = self.targets(relation, &taken.step);
        around.retain(|target| *target == taken.node || closure(next(*target), next).contains(&taken.node));
        if around.is_empty() {
            return Ok(true);
        }
        let node = &relation.nodes[taken.node];
        if node.rank.is_empty() {
            return Ok(false);
        }
        let mut ends = Vec::new();
        for meeting in self.meetings(relation, &taken.step) {
            let places: Vec<Place> = meeting.arrivals.iter().map(|arrival| arrival.place).collect();
            let states: Vec<&[Term]> = meeting.arrivals.iter().map(|arrival| arrival.state.as_slice()).collect();
            for target in around.iter().map(|target| &relation.nodes[*target]).filter(|node| node.places == places) {
                let after: Vec<Term> =
                    target.rank.iter().map(|part| relation.joint.instantiate(*part, &places, &states)).collect();
                let Some(falls) = self.falls(&node.rank, &after) else { return Ok(false) };
                ends.push(t.implies(meeting.guard, falls));
            }
        }
        let mut hypotheses = self.rule_hypotheses(relation, node, taken.which, &taken.step)?;
        hypotheses.push(t.not(t.and(&ends)));
        Ok(self.is_refuted(&hypotheses))
    }

    /// That the first of these numbers that changes was not negative and becomes less; nothing if they cannot be compared.
    ///
    /// No sequence of tuples falls for ever so: its first number changes finitely often, since it only falls and is not negative
    /// where it does. From then on every step falls in a later one, so all tuples have a second number, of one sort, of which the
    /// same is true; and so on, up to the length of the longest tuple. So tuples may be of different lengths and sorts: what only one
    /// of them has is not compared.
    pub(super) fn falls(&self, from: &[Term], to: &[Term]) -> Option<Term> {
        let t = self.terms;
        let mut ways = Vec::new();
        let mut same = Vec::new();
        for (from, to) in from.iter().zip(to).take_while(|(from, to)| t.sort(**from) == t.sort(**to)) {
            let (zero, less, at_most) = match t.sort(*from) {
                Sort::BitVec(width) => (t.bv(width, 0), Op::BvSlt, Op::BvSle),
                _ => (t.int(0), Op::Lt, Op::Le),
            };
            let mut way = same.clone();
            way.extend([t.term(at_most, &[zero, *from]), t.term(less, &[*to, *from])]);
            ways.push(t.and(&way));
            same.push(t.eq(*from, *to));
        }
        (!ways.is_empty()).then(|| t.or(&ways))
    }

    fn is_refuted(&mut self, hypotheses: &[Term]) -> bool {
        self.obligations += 1;
        matches!(self.refute(hypotheses, &[]), Discharged::Refuted)
    }
}

/// A relation that is said to return, and the relations that its calls lead to.
struct Measured<'r> {
    relation: usize,
    leads_to: &'r BTreeSet<usize>,
}

/// The measure of the arguments, over the entry state, of a relation of one function that has one.
fn measure(relation: &CheckedRelation<'_>) -> Option<Term> {
    let entry = relation.joint.entry();
    let mut at_entry = relation.nodes.iter().filter(|node| node.places == entry);
    let (node, true) = (at_entry.next()?, relation.functions.len() == 1) else { return None };
    // Two points at one place would be two measures.
    match (at_entry.next(), &node.rank[..]) {
        (None, [rank]) => Some(*rank),
        _ => None,
    }
}

/// Everything that some things lead to, with themselves.
fn closure(from: Vec<usize>, next: impl Fn(usize) -> Vec<usize>) -> BTreeSet<usize> {
    let mut found = BTreeSet::new();
    let mut pending = from;
    while let Some(index) = pending.pop() {
        if found.insert(index) {
            pending.extend(next(index));
        }
    }
    found
}
