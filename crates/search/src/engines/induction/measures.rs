//! Measures: what falls with every call, so that a function returns.
//!
//! A measure is a distance between what the function's own conditions compare, or a parameter, and the precondition a sign or
//! an order of parameters (size-change termination would do without a measure: Lee, Jones and Ben-Amram, 2001; here a function
//! mostly counts one number down, and a certificate wants to see it). Functions that call each other share one measure. The
//! checker asks for itself (`returns` in the kernel).

use std::collections::{BTreeMap, BTreeSet};

use tandem_base::{Budget, Side, Work};
use tandem_discharge::substitution::{Solved, solve};
use tandem_ir::analysis::CallGraph;
use tandem_ir::{CompareOp, Ty};
use tandem_kernel::certificate::{Point, Relation};
use tandem_kernel::claim::Claim;
use tandem_kernel::semantics::Ints;
use tandem_logic::{Assignment, Op, Sort, Term, Terms, Value, evaluate};
use tandem_solver::Solver;

use super::subjects::{Subject, subjects, views};
use super::summaries::hypotheses;
use crate::Proof;
use crate::product::render::render;
use crate::ranks::{collect, distances};

/// The work for one question.
const QUESTION: Work = Work::units(500);
/// The work for all functions.
const ALL: Work = Work::units(8_000);
/// How many preconditions of one function are kept.
const MOST_WAYS: usize = 3;
/// How many pairs of precondition and measure are asked about.
const MOST_QUESTIONS: usize = 24;
/// How many states a pair is tried on before a solver is asked.
const STATES: usize = 60;

/// A precondition under which a function returns, over its entry state, and what falls.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Measure {
    pre: Term,
    rank: Term,
}

/// The proof with reasons why functions return that may have no partner.
pub fn with_measures(claim: &Claim, mut proof: Proof, solver: &Solver, budget: &Budget) -> Option<Proof> {
    let reshaped =
        (!proof.reshape.is_none()).then(|| tandem_discharge::rewrite::reshaped(claim, &proof.reshape)).transpose();
    let claim = reshaped.as_ref().ok()?.as_ref().unwrap_or(claim);
    let terms = Terms::new();
    let views = views(claim);
    let subjects = subjects(claim, &terms, &views);
    let nothing = vec![vec![]; subjects.len()];
    let relations = measured(claim, &subjects, &nothing, solver, budget);
    let is_more = !relations.is_empty();
    proof.relations.extend(relations);
    is_more.then_some(proof)
}

/// Relations that say under which conditions functions return, given what is proved of where they end.
pub(crate) fn measured(
    claim: &Claim,
    subjects: &[Subject<'_>],
    proved: &[Vec<Term>],
    solver: &Solver,
    budget: &Budget,
) -> Vec<Relation> {
    let budget = budget.allowing(ALL);
    let mut known: BTreeMap<usize, Vec<Measure>> = BTreeMap::new();
    for side in Side::BOTH {
        let graph = CallGraph::new(&claim.programs[side].module);
        let mut left: BTreeSet<usize> = (0..subjects.len()).filter(|index| subjects[*index].side == side).collect();
        // What is called before who calls it.
        while let Some(group) = next_group(subjects, &graph, &left) {
            group.iter().for_each(|index| _ = left.remove(index));
            if budget.exhausted().is_some() {
                break;
            }
            let finder =
                Finder { subjects, proved, group: &group, graph: &graph, known: &known, solver, budget: &budget };
            let found = finder.find();
            for (index, measures) in group.iter().zip(found) {
                known.insert(*index, measures);
            }
        }
    }
    let relations = known.iter().flat_map(|(index, measures)| {
        measures.iter().filter_map(|measure| measure.relation(&subjects[*index])).collect::<Vec<_>>()
    });
    relations.collect()
}

/// Functions that call each other, and whose other callees come before.
fn next_group(subjects: &[Subject<'_>], graph: &CallGraph, left: &BTreeSet<usize>) -> Option<Vec<usize>> {
    let component = |index: &usize| graph.component_of(subjects[*index].id);
    let first = left.iter().map(component).min()?;
    Some(left.iter().copied().filter(|index| component(index) == first).collect())
}

/// The search for the measures of functions that call each other.
struct Finder<'q, 'a> {
    subjects: &'q [Subject<'a>],
    proved: &'q [Vec<Term>],
    group: &'q [usize],
    graph: &'q CallGraph,
    known: &'q BTreeMap<usize, Vec<Measure>>,
    solver: &'q Solver,
    budget: &'q Budget,
}

impl Finder<'_, '_> {
    /// For each function of the group, the measures found.
    fn find(&self) -> Vec<Vec<Measure>> {
        let mut found: Vec<Vec<Measure>> = vec![vec![]; self.group.len()];
        let first = &self.subjects[self.group[0]];
        let t = first.joint.terms;
        if !self.graph.is_recursive(first.id) {
            // Nothing has to fall, but what it calls has to return.
            let rank = zero(t, &wide(first));
            for pre in preconditions(first) {
                if self.holds(&[Measure { pre, rank }]) {
                    found[0].push(Measure { pre, rank });
                    break;
                }
            }
            return found;
        }
        let mut asked = 0;
        let candidates: Vec<Vec<Measure>> = self.group.iter().map(|index| candidates(&self.subjects[*index])).collect();
        // Functions that call each other mostly count the same parameter down, so the same candidate is taken of all.
        for number in 0..candidates.iter().map(Vec::len).max().unwrap_or(0) {
            let measures: Option<Vec<Measure>> = candidates.iter().map(|own| own.get(number).copied()).collect();
            let Some(measures) = measures else { break };
            let is_known = found[0].iter().any(|known| known.pre == measures[0].pre || t.is_true(known.pre));
            if is_known || found[0].len() >= MOST_WAYS || asked >= MOST_QUESTIONS {
                continue;
            }
            if self.is_refuted(&measures) {
                continue;
            }
            asked += 1;
            if self.holds(&measures) {
                found.iter_mut().zip(&measures).for_each(|(found, measure)| found.push(*measure));
            }
        }
        found
    }

    /// What has to hold of the calls of a function of the group: when each is made, and what then.
    fn obligations(&self, position: usize, measures: &[Measure]) -> Option<Vec<(Term, Term)>> {
        let subject = &self.subjects[self.group[position]];
        let t = subject.joint.terms;
        let mut found = Vec::new();
        for (_, call, id) in subject.calls() {
            let callee = self.subjects.iter().position(|other| other.side == subject.side && other.id == id)?;
            let joint = &self.subjects[callee].joint;
            let said = |term: Term| joint.instantiate(term, &joint.entry(), &[&call.args]);
            let goal = match self.group.iter().position(|member| *member == callee) {
                Some(member) => {
                    let there = said(measures[member].rank);
                    let here = measures[position].rank;
                    t.and(&[said(measures[member].pre), falls(t, here, there)])
                }
                None => t.or(&self.known.get(&callee)?.iter().map(|known| said(known.pre)).collect::<Vec<_>>()),
            };
            found.push((call.guard, goal));
        }
        Some(found)
    }

    fn holds(&self, measures: &[Measure]) -> bool {
        (0..self.group.len()).all(|position| {
            let subject = &self.subjects[self.group[position]];
            let t = subject.joint.terms;
            let Some(obligations) = self.obligations(position, measures) else { return false };
            obligations.into_iter().all(|(guard, goal)| {
                let mut question = hypotheses(self.subjects, self.group[position], self.proved);
                question.extend([measures[position].pre, guard, t.not(goal)]);
                matches!(solve(self.solver, t, &question, &[], &self.budget.allowing(QUESTION)), Solved::Unsat)
            })
        })
    }

    /// Whether some small numbers show that it does not hold.
    fn is_refuted(&self, measures: &[Measure]) -> bool {
        (0..self.group.len()).any(|position| {
            let subject = &self.subjects[self.group[position]];
            let t = subject.joint.terms;
            let Some(obligations) = self.obligations(position, measures) else { return true };
            let mut random = 0x2545_f491_4f6c_dd1d_u64;
            (0..STATES).any(|_| {
                let mut state = Assignment::new();
                for (param, ty) in &subject.params {
                    random ^= random << 13;
                    random ^= random >> 7;
                    random ^= random << 17;
                    state.set(*param, arbitrary(&t.sort(*param), *ty, random >> 9));
                }
                let holds = |term: Term| evaluate(t, term, &state).ok();
                obligations.iter().any(|(guard, goal)| {
                    holds(measures[position].pre) == Some(Value::Bool(true))
                        && holds(*guard) == Some(Value::Bool(true))
                        && holds(*goal) == Some(Value::Bool(false))
                })
            })
        })
    }
}

impl Measure {
    fn relation(&self, subject: &Subject<'_>) -> Option<Relation> {
        let entry = subject.joint.entry();
        let t = subject.joint.terms;
        let parts = match t.op(self.pre) {
            Op::And => t.args(self.pre).to_vec(),
            _ if t.is_true(self.pre) => vec![],
            _ => vec![self.pre],
        };
        let pre = parts.iter().map(|part| render(&subject.joint, &entry, *part)).collect::<Option<Vec<String>>>()?;
        let rank = Some(render(&subject.joint, &entry, self.rank)?);
        let point = Point { at: vec!["entry".to_owned()], rank, ..Point::default() };
        Some(Relation { functions: vec![subject.name()], pre, points: vec![point], ..Relation::default() })
    }
}

/// Small numbers, and those at the ends of their type.
pub(crate) fn arbitrary(sort: &Sort, ty: Ty, random: u64) -> Value {
    let small = i128::from(random % 17) - 6;
    match sort {
        Sort::Bool => Value::Bool(random.is_multiple_of(2)),
        Sort::BitVec(width) if *width > 1 && random.is_multiple_of(5) => {
            let ends = [1_u128 << (width - 1), (1 << (width - 1)) - 1, (1 << (width - 1)) - 2];
            Value::bit_vector(*width, ends[(random / 7) as usize % 3])
        }
        Sort::BitVec(width) => {
            let mask = if *width < 128 { (1_u128 << width) - 1 } else { u128::MAX };
            Value::bit_vector(*width, small as u128 & mask)
        }
        _ if ty == Ty::Bool => Value::Bool(random.is_multiple_of(2)),
        _ => Value::Int(small.into()),
    }
}

/// That a number is at least zero, and another one less.
pub(crate) fn falls(t: &Terms, here: Term, there: Term) -> Term {
    if t.sort(here) != t.sort(there) {
        return t.bool(false);
    }
    let (at_most, less) = if t.sort(here) == Sort::Int { (Op::Le, Op::Lt) } else { (Op::BvSle, Op::BvSlt) };
    t.and(&[t.term(at_most, &[zero(t, &t.sort(here)), here]), t.term(less, &[there, here])])
}

fn zero(t: &Terms, sort: &Sort) -> Term {
    match sort {
        Sort::BitVec(width) => t.bv(*width, 0),
        _ => t.int(0),
    }
}

/// The sort of measures of a function.
fn wide(subject: &Subject<'_>) -> Sort {
    if subject.joint.claim.semantics.ints == Ints::Math { Sort::Int } else { Sort::BitVec(64) }
}

/// Under what a function might return, the weakest first: nothing, signs and bounds of parameters, orders between them.
fn preconditions(subject: &Subject<'_>) -> Vec<Term> {
    let t = subject.joint.terms;
    let encoder = subject.joint.encoder(0);
    let numbers: Vec<(Term, Ty)> =
        subject.params.iter().copied().filter(|(_, ty)| matches!(ty, Ty::Int(_))).take(4).collect();
    let mut single = Vec::new();
    for (param, ty) in &numbers {
        single.extend(encoder.compare(CompareOp::Sge, *ty, *param, encoder.integer(*ty, 0)));
        single.extend(encoder.compare(CompareOp::Sge, *ty, *param, encoder.integer(*ty, 1)));
    }
    if subject.joint.claim.semantics.ints == Ints::Machine {
        // Counting up to the largest number there is never ends.
        for (param, ty) in &numbers {
            let Some(width) = ty.bits().filter(|width| (2..128).contains(width)) else { continue };
            let (most, least) = ((1_u128 << (width - 1)) - 1, 1_u128 << (width - 1));
            single.extend(encoder.compare(CompareOp::Slt, *ty, *param, encoder.integer(*ty, most)));
            single.extend(encoder.compare(CompareOp::Sgt, *ty, *param, encoder.integer(*ty, least)));
        }
    }
    for (one, ty) in &numbers {
        for (other, _) in numbers.iter().filter(|(other, known)| other != one && known == ty) {
            single.extend(encoder.compare(CompareOp::Sle, *ty, *one, *other));
        }
    }
    let mut found = vec![t.bool(true)];
    found.extend(&single);
    for (index, one) in single.iter().enumerate() {
        found.extend(single[..index].iter().map(|other| t.and(&[*other, *one])));
    }
    found
}

/// What might fall, and under what: preconditions in order, each with all measures.
fn candidates(subject: &Subject<'_>) -> Vec<Measure> {
    let t = subject.joint.terms;
    let is_math = subject.joint.claim.semantics.ints == Ints::Math;
    let mut atoms = Vec::new();
    subject.calls().for_each(|(_, call, _)| collect(t, call.guard, &mut atoms));
    atoms.retain(|atom| t.free_variables(&[*atom]).iter().all(|v| subject.own.contains(v)));
    atoms.truncate(6);
    let mut ranks: Vec<Term> = Vec::new();
    for (param, ty) in subject.params.iter().filter(|(_, ty)| matches!(ty, Ty::Int(_))) {
        match ty.bits() {
            _ if is_math => ranks.push(*param),
            Some(width) if width < 64 => {
                ranks.push(t.term(Op::BvSignExtend(64), &[*param]));
                ranks.push(t.term(Op::BvZeroExtend(64), &[*param]));
            }
            _ => {}
        }
    }
    for atom in atoms {
        ranks.extend(distances(t, atom, 64));
    }
    let mut seen = BTreeSet::new();
    ranks.retain(|rank| seen.insert(*rank));
    let pres = preconditions(subject);
    pres.into_iter().flat_map(|pre| ranks.iter().map(move |rank| Measure { pre, rank: *rank })).collect()
}
