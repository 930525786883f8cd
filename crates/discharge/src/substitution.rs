//! Equality substitution (the one-point rule, `solve-eqs` of Z3), and the order of the tactics.
//!
//! Couplings are mostly equations between variables of the two sides. Replacing one variable by the other makes the two
//! sides' terms identical where they should be, and hash-consing then leaves nothing to prove about multiplications,
//! memories or calls. An equation `v = t` in which `v` does not occur in `t` determines `v`; the remaining assertions
//! with `t` for `v` are satisfiable exactly when all were: sound in both directions.
//!
//! What the solver does not decide is split on conditions of if-then-else terms (case splitting, the splitting rule of
//! DPLL): a query is unsatisfiable if it is so with the condition and with its negation.

use rustc_hash::FxHashMap;
use tandem_base::{Budget, Reason, Work};
use tandem_logic::{Op, Term, Terms, Value};
use tandem_solver::{Answer, Solver};

use crate::congruence::with_equal_arguments;
use crate::elimination::eliminated;
use crate::instantiation::{ground, is_about_cells};
use crate::select_over_store::with_reads_past_stores;
use crate::unfolding::{is_defined, unfolded};
use crate::uninterpreted::{abstracted, eased, is_open};
use crate::with_solver::alternatives;

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

/// The work that most queries need less than.
const GLANCE: Work = Work::units(200);

/// The work for a query that could still be split.
const FIRST_LOOK: Work = Work::units(500);

/// The work for a query about the cells of memories.
const CELLS: Work = Work::units(1_000);

/// Asks whether the assertions have a solution.
///
/// Where the solver does not get there, the query is split on conditions of if-then-else terms in it: with a
/// condition decided, the equations often determine the rest.
pub fn solve(solver: &Solver, terms: &Terms, assertions: &[Term], wanted: &[Term], budget: &Budget) -> Solved {
    match solve_instances(solver, terms, assertions, wanted, budget, false) {
        // What is said of all cells may rule the solution out.
        (Solved::Sat(_), true) => ask(solver, terms, assertions, wanted, wanted, budget),
        (solved, _) => solved,
    }
}

/// Asks whether the assertions have a solution as far as the cells that they speak of are concerned, for those who only
/// want to know what to look at next.
pub fn solve_by_instances(
    solver: &Solver,
    terms: &Terms,
    assertions: &[Term],
    wanted: &[Term],
    budget: &Budget,
) -> Solved {
    solve_instances(solver, terms, assertions, wanted, budget, true).0
}

/// The answer, and whether less was asked than is asserted, so that a solution may be none.
///
/// The ways in which what is said of all cells can fail are asked about one at a time. With `roughly`, what is known of
/// all cells is forgotten where it is numbers that are asked about.
fn solve_instances(
    solver: &Solver,
    terms: &Terms,
    assertions: &[Term],
    wanted: &[Term],
    budget: &Budget,
    roughly: bool,
) -> (Solved, bool) {
    if !is_quantified(terms, assertions) {
        return (solve_splitting(solver, terms, assertions, wanted, budget, MOST_SPLITS), false);
    }
    let about_cells = |formula: &Term| is_about_cells(terms, *formula);
    let assertions = conjuncts(terms, assertions);
    let split = assertions.iter().map(|assertion| alternatives(terms, *assertion).unwrap_or_else(|| vec![*assertion]));
    let split =
        split.enumerate().max_by_key(|(at, cases)| (cases.iter().filter(|case| about_cells(case)).count(), *at));
    let Some((at, cases)) = split else { return (Solved::Unknown(Reason::Timeout), false) };
    let (cells, numbers): (Vec<Term>, Vec<Term>) = cases.into_iter().partition(about_cells);
    let rest: Vec<Term> =
        assertions.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, rest)| *rest).collect();
    let mut undecided = None;
    if !numbers.is_empty() {
        // What is said of numbers alone hardly ever hangs on single cells, and without them is much easier to see.
        let mut question: Vec<Term> = rest.iter().copied().filter(|other| !is_quantified(terms, &[*other])).collect();
        question.push(terms.or(&numbers));
        let told: Vec<Term> = wanted.iter().copied().filter(|term| roughly && !about_cells(term)).collect();
        let easily = solve_splitting(solver, terms, &question, &told, &budget.allowing(CELLS), MOST_SPLITS);
        if let (Solved::Sat(_), true) = (&easily, roughly) {
            return (easily, true);
        }
        if !matches!(easily, Solved::Unsat) {
            question.clone_from(&rest);
            question.push(terms.or(&numbers));
            match solve_ground(solver, terms, &question, wanted, budget) {
                (Solved::Unsat, _) => {}
                (Solved::Unknown(reason), _) => undecided = Some(reason),
                solved => return solved,
            }
        }
    }
    for case in cells {
        let mut question = rest.clone();
        question.push(case);
        match solve_ground(solver, terms, &question, wanted, budget) {
            (Solved::Unsat, _) => {}
            (Solved::Unknown(reason), _) => undecided = Some(reason),
            solved => return solved,
        }
    }
    (undecided.map_or(Solved::Unsat, Solved::Unknown), false)
}

/// The answer about what the facts say of the cells that the assertions speak of, and whether that is less.
fn solve_ground(
    solver: &Solver,
    terms: &Terms,
    assertions: &[Term],
    wanted: &[Term],
    budget: &Budget,
) -> (Solved, bool) {
    let (map, rest) = determined(terms, assertions);
    let replaced = terms.substitute_all(wanted, &map);
    let Some(ground) = ground(terms, &rest, &replaced) else {
        return (solve_splitting(solver, terms, assertions, wanted, budget, MOST_SPLITS), false);
    };
    let told: Vec<Term> = replaced.iter().map(|term| ground.told(terms, *term)).collect();
    // What a solution says of cells that nothing was said of means nothing.
    let can_tell = |term: &Term| !(is_quantified(terms, &[*term]) || ground.is_weaker && is_about_cells(terms, *term));
    let shown: Vec<Term> = told.iter().copied().filter(can_tell).collect();
    if contradict_openly(solver, terms, &eased(terms, &ground.assertions), &budget.allowing(CELLS)) {
        return (Solved::Unsat, ground.is_weaker);
    }
    // There are many cells to be told apart, so the first answer takes longer and is worth waiting for.
    let solved = match ask(solver, terms, &ground.assertions, &shown, &shown, &budget.allowing(CELLS)) {
        Solved::Unknown(_) => solve_splitting(solver, terms, &ground.assertions, &shown, budget, MOST_SPLITS),
        solved => solved,
    };
    let solved = match solved {
        Solved::Sat(values) => {
            let value = |term: &Term| match terms.constant_ref(*term) {
                Some(constant) => Some(Value::from(constant)),
                None => values.get(term).cloned(),
            };
            Solved::Sat(wanted.iter().zip(&told).filter_map(|(term, told)| Some((*term, value(told)?))).collect())
        }
        solved => solved,
    };
    (solved, ground.is_weaker)
}

fn is_quantified(terms: &Terms, roots: &[Term]) -> bool {
    terms.subterms(roots).iter().any(|term| *terms.op(*term) == Op::Forall)
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
    if contradict_openly(solver, terms, &rest, &budget.allowing(FIRST_LOOK)) {
        return Solved::Unsat;
    }
    let replaced = terms.substitute_all(wanted, &map);
    let rest = match with_equal_arguments(solver, terms, &rest, &budget.allowing(GLANCE)) {
        Some(equal) if contradict_openly(solver, terms, &equal, &budget.allowing(FIRST_LOOK)) => return Solved::Unsat,
        Some(equal) => equal,
        None => rest,
    };
    match ask(solver, terms, &rest, wanted, &replaced, &budget.allowing(GLANCE)) {
        Solved::Unknown(_) => {}
        solved => return solved,
    }
    let rest = match with_reads_past_stores(solver, terms, &rest, &budget.allowing(FIRST_LOOK)) {
        Some(past) if contradict_openly(solver, terms, &past, &budget.allowing(FIRST_LOOK)) => return Solved::Unsat,
        Some(past) => past,
        None => rest,
    };
    let rest = match with_equal_arguments(solver, terms, &rest, budget) {
        Some(equal) if contradict_openly(solver, terms, &equal, &budget.allowing(FIRST_LOOK)) => return Solved::Unsat,
        Some(equal) => equal,
        None => rest,
    };
    let condition = if splits == 0 { None } else { frequent_condition(terms, &rest) };
    let answer = match condition {
        // The first splits cost little and often help most.
        Some(_) if splits > MOST_SPLITS - 2 => Solved::Unknown(Reason::Timeout),
        Some(_) => ask(solver, terms, &rest, wanted, &replaced, &budget.allowing(FIRST_LOOK)),
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
    let contradict = |open: &[Term]| {
        open.iter().any(|assertion| terms.is_false(*assertion))
            || matches!(solver.solve(terms, open, &[], budget), Answer::Unsat(_))
    };
    let is_product = |term: Term| is_open(terms, term);
    abstracted(terms, assertions).is_some_and(|open| contradict(&eliminated(terms, &open, is_product)))
        || unfolded(terms, assertions).is_some_and(|put_in| {
            let open = abstracted(terms, &put_in).unwrap_or(put_in);
            contradict(&eliminated(terms, &open, |term| is_product(term) || is_defined(terms, term)))
        })
}

/// The condition that most if-then-else terms of the query turn on.
pub(crate) fn frequent_condition(terms: &Terms, assertions: &[Term]) -> Option<Term> {
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
pub(crate) fn determined(terms: &Terms, assertions: &[Term]) -> (FxHashMap<Term, Term>, Vec<Term>) {
    let parts = conjuncts(terms, assertions);
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

/// The assertions with conjunctions taken apart.
fn conjuncts(terms: &Terms, assertions: &[Term]) -> Vec<Term> {
    let mut parts: Vec<Term> = Vec::new();
    let mut pending: Vec<Term> = assertions.iter().rev().copied().collect();
    while let Some(assertion) = pending.pop() {
        match terms.op(assertion) {
            Op::And => pending.extend(terms.args(assertion).iter().rev()),
            _ => parts.push(assertion),
        }
    }
    parts
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
