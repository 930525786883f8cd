//! What the rules do to hypotheses.
//!
//! Tactics use these functions as well, to know what they will have after a step; the kernel calls them again. On plain terms
//! ([`Terms::plain`]) none of them rewrites anything beyond what its rule says.

use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};
use tandem_logic::{Op, Sort, Term, Terms};

/// The hypotheses with conjunctions taken apart, each once.
pub fn conjuncts(t: &Terms, hypotheses: &[Term]) -> Vec<Term> {
    let mut seen = FxHashSet::default();
    let mut parts = Vec::new();
    // The second is whether the formula holds, or its negation.
    let mut pending: Vec<(Term, bool)> = hypotheses.iter().rev().map(|formula| (*formula, true)).collect();
    while let Some((formula, holds)) = pending.pop() {
        let args = t.args(formula);
        match (t.op(formula), holds) {
            (Op::Not, _) => pending.push((args[0], !holds)),
            (Op::And, true) | (Op::Or, false) => pending.extend(args.iter().rev().map(|part| (*part, holds))),
            (Op::Implies, false) => pending.extend([(args[1], false), (args[0], true)]),
            _ => {
                let part = if holds { formula } else { t.not(formula) };
                if !t.is_true(part) && seen.insert(part) {
                    parts.push(part);
                }
            }
        }
    }
    parts
}

/// The hypotheses with terms replaced by variables and operations by functions; nothing if one of those is not fresh.
pub fn generalised(
    t: &Terms,
    hypotheses: &[Term],
    replaced: &[(Term, Term)],
    operations: &[(Op, Arc<str>)],
) -> Option<Vec<Term>> {
    let mut all = hypotheses.to_vec();
    all.extend(replaced.iter().map(|(term, _)| *term));
    let used = Symbols::of(t, &all);
    let mut fresh = FxHashSet::default();
    for (term, variable) in replaced {
        let is_variable = matches!(t.op(*variable), Op::Variable(..)) && t.sort_ref(*term) == t.sort_ref(*variable);
        if !is_variable || used.variables.contains(t.variable_name(*variable)?) || !fresh.insert(*variable) {
            return None;
        }
    }
    let mut names = FxHashSet::default();
    for (op, name) in operations {
        if !is_operation(op) || used.functions.contains(name) || !names.insert(name) {
            return None;
        }
    }
    let map: FxHashMap<Term, Term> = replaced.iter().copied().collect();
    let hypotheses = t.substitute_all(hypotheses, &map);
    let functions: FxHashMap<&Op, &Arc<str>> = operations.iter().map(|(op, name)| (op, name)).collect();
    Some(with_functions(t, &hypotheses, &functions))
}

/// Whether the operation is a function of its arguments: not a symbol, and binding nothing.
fn is_operation(op: &Op) -> bool {
    !matches!(op, Op::Constant(_) | Op::Variable(..) | Op::Apply(..) | Op::Forall)
}

/// The formulas with every application of some operations replaced by one of a function.
fn with_functions(t: &Terms, formulas: &[Term], functions: &FxHashMap<&Op, &Arc<str>>) -> Vec<Term> {
    if functions.is_empty() {
        return formulas.to_vec();
    }
    let mut done: FxHashMap<Term, Term> = FxHashMap::default();
    for term in t.subterms(formulas) {
        let (op, args) = (t.op(term), t.args(term));
        let new: Vec<Term> = args.iter().map(|arg| done[arg]).collect();
        let replaced = match functions.get(op) {
            Some(name) => t.apply(name, &new, t.sort(term)),
            None if new == args => term,
            None => t.term(op.clone(), &new),
        };
        done.insert(term, replaced);
    }
    formulas.iter().map(|formula| done[formula]).collect()
}

/// What a quantified hypothesis says of these values; nothing if it is none, or the values are not its variables' sorts.
pub fn instance(t: &Terms, hypothesis: Term, values: &[Term]) -> Option<Term> {
    let (Op::Forall, Some((body, variables))) = (t.op(hypothesis), t.args(hypothesis).split_last()) else {
        return None;
    };
    let fit =
        variables.len() == values.len() && variables.iter().zip(values).all(|(x, v)| t.sort_ref(*x) == t.sort_ref(*v));
    fit.then(|| t.substitute(*body, &variables.iter().copied().zip(values.iter().copied()).collect()))
}

/// What a hypothesis that something does not hold of all values says of some fresh ones, given all hypotheses; nothing if it
/// is no such hypothesis, or they are not fresh.
pub fn witnessed(t: &Terms, hypotheses: &[Term], of: Term, variables: &[Term]) -> Option<Term> {
    let used = Symbols::of(t, hypotheses);
    let mut seen = FxHashSet::default();
    for variable in variables {
        let name = t.variable_name(*variable)?;
        if used.variables.contains(name) || !seen.insert(*variable) {
            return None;
        }
    }
    let (Op::Not, &[denied]) = (t.op(of), t.args(of)) else { return None };
    match (t.op(denied), t.args(denied)) {
        (Op::Forall, _) => Some(t.not(instance(t, denied, variables)?)),
        (Op::Eq, &[left, right]) => {
            let (Sort::Array(index, _), &[at]) = (t.sort_ref(left), variables) else { return None };
            (**index == *t.sort_ref(at)).then(|| t.not(t.eq(t.select(left, at), t.select(right, at))))
        }
        _ => None,
    }
}

/// The names that some formulas use, free or bound, whatever their sorts.
struct Symbols<'t> {
    variables: FxHashSet<&'t str>,
    functions: FxHashSet<&'t Arc<str>>,
}

impl<'t> Symbols<'t> {
    fn of(t: &'t Terms, formulas: &[Term]) -> Symbols<'t> {
        let mut symbols = Symbols { variables: FxHashSet::default(), functions: FxHashSet::default() };
        for term in t.subterms(formulas) {
            match t.op(term) {
                Op::Variable(name, _) => drop(symbols.variables.insert(name)),
                Op::Apply(name, _) => drop(symbols.functions.insert(name)),
                _ => {}
            }
        }
        symbols
    }
}
