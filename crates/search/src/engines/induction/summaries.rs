//! Which guesses are inductive together: Houdini over all functions at once.
//!
//! A function's guesses are asked about one by one at the end of its body, with the guesses of all functions at the calls it
//! makes. What is not proved is dropped, and what rested on it is asked again.

use tandem_base::{Budget, Side, Work};
use tandem_discharge::substitution::{Solved, solve};
use tandem_ir::Outcome;
use tandem_kernel::certificate::Relation;
use tandem_kernel::semantics;
use tandem_kernel::symbolic::Place;
use tandem_logic::{Op, Term};
use tandem_solver::Solver;

use super::subjects::Subject;
use crate::product::render::render;

/// The work for one question.
const QUESTION: Work = Work::units(400);

/// What is proved of each function where it ends.
pub(crate) fn inductive(
    subjects: &[Subject<'_>],
    mut guesses: Vec<Vec<Term>>,
    solver: &Solver,
    budget: &Budget,
) -> Vec<Vec<Term>> {
    let mut pending: Vec<usize> = (0..subjects.len()).collect();
    while let Some(index) = pending.pop() {
        if budget.exhausted().is_some() {
            return vec![vec![]; subjects.len()];
        }
        let known = hypotheses(subjects, index, &guesses);
        let before = guesses[index].len();
        let mut own = std::mem::take(&mut guesses[index]);
        own.retain(|guess| is_kept(&subjects[index], &known, *guess, solver, budget));
        guesses[index] = own;
        if guesses[index].len() < before {
            let subject = &subjects[index];
            let callers = (0..subjects.len()).filter(|caller| {
                let other = &subjects[*caller];
                other.side == subject.side && other.calls().any(|(_, _, id)| id == subject.id)
            });
            for caller in callers {
                if !pending.contains(&caller) {
                    pending.push(caller);
                }
            }
        }
    }
    guesses
}

/// What is known at the end of a function's body.
pub(crate) fn hypotheses(subjects: &[Subject<'_>], index: usize, guesses: &[Vec<Term>]) -> Vec<Term> {
    let subject = &subjects[index];
    let t = subject.joint.terms;
    let mut known = subject.background.clone();
    known.extend(&subject.step.facts);
    known.extend(subject.step.calls.iter().flat_map(|calls| subject.joint.externals_are_defined(calls)));
    for (_, call, id) in subject.calls() {
        let Some(callee) = subjects.iter().position(|other| other.side == subject.side && other.id == id) else {
            continue;
        };
        let joint = &subjects[callee].joint;
        let end = joint.components[0].exit_state(call);
        let mut made = vec![call.guard];
        made.extend(defined(&subjects[callee], end[0]));
        let made = t.and(&made);
        for guess in &guesses[callee] {
            known.push(t.implies(made, joint.instantiate(*guess, &joint.exit(), &[&end])));
        }
    }
    known
}

/// Whether a guess holds where the body ends.
fn is_kept(subject: &Subject<'_>, known: &[Term], guess: Term, solver: &Solver, budget: &Budget) -> bool {
    let t = subject.joint.terms;
    let mut bad = Vec::new();
    for arrival in subject.step.arrivals.iter().flatten() {
        if arrival.place != Place::Exit {
            return false;
        }
        let said = subject.joint.instantiate(guess, &subject.joint.exit(), &[&arrival.state]);
        let mut way = vec![arrival.guard, t.not(said)];
        way.extend(defined(subject, arrival.state[0]));
        bad.push(t.and(&way));
    }
    let mut question = known.to_vec();
    question.push(t.or(&bad));
    matches!(solve(solver, t, &question, &[], &budget.allowing(QUESTION)), Solved::Unsat)
}

/// That an end of the left program is defined, where only that matters.
fn defined(subject: &Subject<'_>, code: Term) -> Option<Term> {
    let refines = subject.joint.claim.semantics.relation == semantics::Relation::Refines;
    (refines && subject.side == Side::Left).then(|| {
        let undefined = subject.joint.is_outcome(code, |outcome| matches!(outcome, Outcome::Ub(_)));
        subject.joint.terms.not(undefined)
    })
}

/// The guess that a function returns in an orderly way, if it ends.
pub(crate) fn ends_well(subject: &Subject<'_>) -> Term {
    subject.joint.is_outcome(subject.outcome, |outcome| *outcome == Outcome::Return)
}

/// A guess that need hold only where the function returned: elsewhere there are no results.
pub(crate) fn where_returned(subject: &Subject<'_>, guess: Term) -> Term {
    subject.joint.terms.implies(ends_well(subject), guess)
}

/// What is proved of a function as a relation of a certificate.
pub(crate) fn relation(subject: &Subject<'_>, proved: &[Term]) -> Option<Relation> {
    let exit = subject.joint.exit();
    let texts = proved.iter().filter(|fact| *subject.joint.terms.op(**fact) != Op::Forall);
    let post: Vec<String> = texts.filter_map(|fact| render(&subject.joint, &exit, *fact)).collect();
    (!post.is_empty()).then(|| Relation { functions: vec![subject.name()], post, ..Relation::default() })
}
