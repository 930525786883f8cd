//! Puts in what equations determine before a solver is asked.
//!
//! Couplings are mostly equations between variables of the two sides. Replacing one variable by the other makes the
//! two sides' terms identical where they should be, so that the solver has nothing left to prove about
//! multiplications, memories or calls. An equation `v = t` in which `v` does not occur in `t` determines `v`; the
//! remaining assertions with `t` put in for `v` have a solution exactly when all had one.

use std::time::Duration;

use rustc_hash::FxHashMap;
use tandem_logic::{Op, Term, Terms, Value};
use tandem_solver::{Answer, Budget, Reason, Solver};

use crate::abstraction::{abstracted, eased};
use crate::congruence::with_equal_arguments;
use crate::elimination::eliminated;

/// The answer to a query.
#[derive(Clone, Debug)]
pub enum Solved {
    /// There is no solution.
    Unsat,
    /// There is one; the values of the terms asked for, as far as the solver could say them.
    Sat(FxHashMap<Term, Value>),
    /// It could not be told.
    Unknown(Reason),
}

/// How many conditions are decided one way and the other before a query is given up.
const MOST_SPLITS: usize = 4;

/// The time that most queries need less than.
const GLANCE: Duration = Duration::from_millis(200);

/// The time for a query that could still be split.
const FIRST_LOOK: Duration = Duration::from_millis(500);

/// Asks whether the assertions have a solution.
///
/// Where the solver does not get there, the query is split on conditions of if-then-else terms in it: with a
/// condition decided, the equations often determine the rest.
pub fn solve(solver: &Solver, terms: &Terms, assertions: &[Term], wanted: &[Term], budget: &Budget) -> Solved {
    solve_splitting(solver, terms, assertions, wanted, budget, MOST_SPLITS)
}

fn solve_splitting(
    solver: &Solver,
    terms: &Terms,
    assertions: &[Term],
    wanted: &[Term],
    budget: &Budget,
    splits: usize,
) -> Solved {
    let (map, rest) = determined(terms, assertions);
    let rest = eased(terms, &rest);
    if rest.iter().any(|assertion| terms.is_false(*assertion)) {
        return Solved::Unsat;
    }
    if contradict_openly(solver, terms, &rest, budget) {
        return Solved::Unsat;
    }
    let replaced = terms.substitute_all(wanted, &map);
    let rest = match with_equal_arguments(solver, terms, &rest, &budget.at_most(GLANCE)) {
        Some(equal) if contradict_openly(solver, terms, &equal, budget) => return Solved::Unsat,
        Some(equal) => equal,
        None => rest,
    };
    match ask(solver, terms, &rest, wanted, &replaced, &budget.at_most(GLANCE)) {
        Solved::Unknown(_) => {}
        solved => return solved,
    }
    let rest = match with_equal_arguments(solver, terms, &rest, budget) {
        Some(equal) if contradict_openly(solver, terms, &equal, budget) => return Solved::Unsat,
        Some(equal) => equal,
        None => rest,
    };
    let condition = if splits == 0 { None } else { frequent_condition(terms, &rest) };
    let answer = match condition {
        // The first splits cost little and often help most.
        Some(_) if splits > MOST_SPLITS - 2 => Solved::Unknown(Reason::Timeout),
        Some(_) => ask(solver, terms, &rest, wanted, &replaced, &budget.at_most(FIRST_LOOK)),
        None => ask(solver, terms, &rest, wanted, &replaced, budget),
    };
    match answer {
        Solved::Unknown(reason) => {
            let (Some(condition), None) = (condition, budget.exhausted()) else { return Solved::Unknown(reason) };
            for (decided, truth) in [(condition, true), (terms.not(condition), false)] {
                let known = FxHashMap::from_iter([(condition, terms.bool(truth))]);
                let mut case = terms.substitute_all(&rest, &known);
                case.push(decided);
                let mut shown = terms.substitute_all(&replaced, &known);
                shown.push(decided);
                match solve_splitting(solver, terms, &case, &shown, budget, splits - 1) {
                    Solved::Unsat => {}
                    Solved::Unknown(reason) => return Solved::Unknown(reason),
                    Solved::Sat(values) => {
                        let pairs = wanted.iter().zip(&shown);
                        let value = |term: &Term| match terms.constant_ref(*term) {
                            Some(constant) => Some(Value::from(constant)),
                            None => values.get(term).cloned(),
                        };
                        return Solved::Sat(
                            pairs.filter_map(|(original, shown)| Some((*original, value(shown)?))).collect(),
                        );
                    }
                }
            }
            Solved::Unsat
        }
        solved => solved,
    }
}

/// Whether the assertions contradict each other whatever their hard operations are.
fn contradict_openly(solver: &Solver, terms: &Terms, assertions: &[Term], budget: &Budget) -> bool {
    abstracted(terms, assertions).is_some_and(|open| {
        let open = eliminated(terms, &open);
        open.iter().any(|assertion| terms.is_false(*assertion))
            || matches!(solver.solve(terms, &open, &[], &budget.at_most(FIRST_LOOK)), Answer::Unsat(_))
    })
}

/// The condition that most if-then-else terms of the query turn on.
fn frequent_condition(terms: &Terms, assertions: &[Term]) -> Option<Term> {
    let mut counts: FxHashMap<Term, usize> = FxHashMap::default();
    for term in terms.subterms(assertions) {
        if *terms.op(term) == Op::Ite {
            *counts.entry(terms.args(term)[0]).or_default() += 1;
        }
    }
    counts
        .into_iter()
        .max_by_key(|(condition, count)| (*count, std::cmp::Reverse(*condition)))
        .map(|(condition, _)| condition)
}

/// Puts a query to the solver; `replaced` are the wanted terms as they occur in it.
fn ask(
    solver: &Solver,
    terms: &Terms,
    assertions: &[Term],
    wanted: &[Term],
    replaced: &[Term],
    budget: &Budget,
) -> Solved {
    let mut asked: Vec<Term> = replaced.iter().copied().filter(|term| terms.constant_ref(*term).is_none()).collect();
    asked.sort_unstable();
    asked.dedup();
    match solver.solve(terms, assertions, &asked, budget) {
        Answer::Unsat(_) => Solved::Unsat,
        Answer::Unknown(reason) => Solved::Unknown(reason),
        Answer::Sat(model) => {
            let found: FxHashMap<Term, &Value> = model.values().iter().map(|(term, value)| (*term, value)).collect();
            let value = |term: &Term| match terms.constant_ref(*term) {
                Some(constant) => Some(Value::from(constant)),
                None => found.get(term).map(|value| (*value).clone()),
            };
            let pairs = wanted.iter().zip(replaced);
            Solved::Sat(pairs.filter_map(|(original, replaced)| Some((*original, value(replaced)?))).collect())
        }
    }
}

/// What the equations among the assertions determine, and the assertions with that put in.
fn determined(terms: &Terms, assertions: &[Term]) -> (FxHashMap<Term, Term>, Vec<Term>) {
    let mut parts: Vec<Term> = Vec::new();
    let mut pending: Vec<Term> = assertions.iter().rev().copied().collect();
    while let Some(assertion) = pending.pop() {
        match terms.op(assertion) {
            Op::And => pending.extend(terms.args(assertion).iter().rev()),
            _ => parts.push(assertion),
        }
    }
    let mut map: FxHashMap<Term, Term> = FxHashMap::default();
    for &part in &parts {
        let Some((variable, by)) = equation(terms, part, &map) else { continue };
        // Earlier entries may speak of the variable.
        let single = FxHashMap::from_iter([(variable, by)]);
        for entry in map.values_mut() {
            *entry = terms.substitute(*entry, &single);
        }
        map.insert(variable, by);
    }
    let rest = terms.substitute_all(&parts, &map).into_iter().filter(|part| !terms.is_true(*part)).collect();
    (map, rest)
}

/// A variable that an assertion determines, given what is determined already, and what it is determined as.
fn equation(terms: &Terms, assertion: Term, map: &FxHashMap<Term, Term>) -> Option<(Term, Term)> {
    let is_variable = |term: Term| matches!(terms.op(term), Op::Variable(..));
    let assertion = terms.substitute(assertion, map);
    match terms.op(assertion) {
        Op::Variable(..) => Some((assertion, terms.bool(true))),
        Op::Not if is_variable(terms.args(assertion)[0]) => Some((terms.args(assertion)[0], terms.bool(false))),
        Op::Eq => {
            let [a, b] = terms.args(assertion) else { return None };
            // Of two variables the later one goes, which is mostly the right side's.
            let (first, second) = if is_variable(*a) && is_variable(*b) && a > b { (*a, *b) } else { (*b, *a) };
            [(first, second), (second, first)]
                .into_iter()
                .find(|(variable, by)| is_variable(*variable) && !terms.free_variables(&[*by]).contains(variable))
        }
        _ => None,
    }
}
