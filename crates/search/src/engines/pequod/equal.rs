//! What is the same on both sides, or a constant, in every copy of a product command: value numbering over the clauses.
//!
//! Where a prefix of both programs implies `x = c` and `y = c`, an interpolating solver is as likely to say the one as the
//! other, and neither generalises; `x = y` does. (It is how the paper's authors explain the rows that they lost: solutions
//! "specific to the structure of the hierarchical programs, such as x₀ = 1 ∧ y₁ = 1".) So equalities between a variable of
//! one side and one of the other are found first, put in, and the solver is left with the rest.
//!
//! All that may be equal is believed to be until a clause leads to a state where it is not plainly so, as in Alpern, Wegman and
//! Zadeck's value numbering ("Detecting Equality of Variables in Programs", 1988). What is said is said of all copies on one
//! *line*, which have the same distance between the sides: of a single copy too much holds by chance, and what holds of one
//! and not of the next is of no use in a proof that is to generalise. Terms are hash-consed and normalised, so the
//! same is seen to be the same where it only looks different.

use std::collections::{BTreeMap, BTreeSet};

use rustc_hash::FxHashMap;
use tandem_logic::{Op, Term, Terms};

use super::bounded::{About, Rule};

/// What is known of the state of a copy.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Same {
    /// Pairs of positions with the same value, one of each side.
    pub(super) pairs: BTreeSet<(usize, usize)>,
    /// Positions with one value, as far as any was seen.
    pub(super) constants: BTreeMap<usize, Term>,
    /// Whether anything was seen to come here.
    is_reached: bool,
}

/// What is the same, for each unknown.
pub(super) fn same(t: &Terms, unknowns: &[About], rules: &[Rule]) -> Vec<Same> {
    let mut lines: BTreeMap<&_, usize> = BTreeMap::new();
    let mut line_of = Vec::new();
    let mut known: Vec<Same> = Vec::new();
    for about in unknowns {
        let next = lines.len();
        let line = *lines.entry(&about.line).or_insert(next);
        if line == next {
            let (first, second): (Vec<usize>, Vec<usize>) =
                (0..about.variables.len()).partition(|position| about.slots[*position].0 == 0);
            let may_be = |(a, b): &(usize, usize)| {
                about.slots[*a].1 == about.slots[*b].1
                    && t.sort_ref(about.variables[*a]) == t.sort_ref(about.variables[*b])
            };
            let pairs = first.iter().flat_map(|a| second.iter().map(move |b| (*a, *b))).filter(may_be).collect();
            known.push(Same { pairs, ..Same::default() });
        }
        line_of.push(line);
    }
    let mut is_changed = true;
    while std::mem::take(&mut is_changed) {
        for rule in rules {
            let Some((head, _)) = &rule.head else { continue };
            let body: Vec<&Same> = rule.body.iter().map(|(of, _)| &known[line_of[*of]]).collect();
            if body.iter().any(|same| !same.is_reached) {
                continue;
            }
            let args = put_in(t, rule, &body).head.unwrap_or_default();
            let mut after = known[line_of[*head]].clone();
            after.pairs.retain(|(a, b)| args[*a] == args[*b]);
            if after.is_reached {
                after.constants.retain(|position, value| args[*position] == *value);
            } else {
                let is_constant = |position: &usize| matches!(t.op(args[*position]), Op::Constant(_));
                after.constants =
                    (0..args.len()).filter(is_constant).map(|position| (position, args[position])).collect();
                after.is_reached = true;
            }
            if after != known[line_of[*head]] {
                known[line_of[*head]] = after;
                is_changed = true;
            }
        }
    }
    line_of.into_iter().map(|line| known[line].clone()).collect()
}

/// A rule in which of what is the same only one is spoken of.
pub(super) struct Put {
    pub(super) body: Vec<Vec<Term>>,
    pub(super) constraint: Vec<Term>,
    pub(super) head: Option<Vec<Term>>,
}

/// Puts in what is known where a rule begins and where its calls end.
pub(super) fn put_in(t: &Terms, rule: &Rule, known: &[&Same]) -> Put {
    let mut roots: Vec<Term> = rule.constraint.clone();
    let lengths: Vec<usize> = rule.body.iter().map(|(_, args)| args.len()).collect();
    roots.extend(rule.body.iter().flat_map(|(_, args)| args.iter().copied()));
    roots.extend(rule.head.iter().flat_map(|(_, args)| args.iter().copied()));
    let first = rule.constraint.len();
    let mut at = first;
    for (same, length) in known.iter().zip(&lengths) {
        for (position, value) in &same.constants {
            let one = roots[at + position];
            unify(t, &mut roots, one, *value);
        }
        for (a, b) in &same.pairs {
            let (one, other) = (roots[at + a], roots[at + b]);
            unify(t, &mut roots, other, one);
        }
        at += length;
    }
    // What the constraint says of variables.
    for next in 0..first {
        for part in conjuncts(t, roots[next]) {
            if let (Op::Eq, &[a, b]) = (t.op(part), t.args(part)) {
                unify(t, &mut roots, a, b);
            }
        }
    }
    let mut taken = roots.into_iter();
    let constraint = taken.by_ref().take(first).filter(|part| !t.is_true(*part)).collect();
    let body = lengths.iter().map(|length| taken.by_ref().take(*length).collect()).collect();
    let head = rule.head.as_ref().map(|_| taken.collect());
    Put { body, constraint, head }
}

/// Puts one of two equal terms in the place of the other, where that is a variable or what a call gives.
fn unify(t: &Terms, roots: &mut Vec<Term>, a: Term, b: Term) {
    let can_go = |from: Term, to: Term| {
        matches!(t.op(from), Op::Variable(..) | Op::Apply(..)) && !t.subterms(&[to]).contains(&from)
    };
    let (from, to) = match () {
        () if a == b => return,
        () if can_go(a, b) => (a, b),
        () if can_go(b, a) => (b, a),
        () => return,
    };
    let map: FxHashMap<Term, Term> = [(from, to)].into_iter().collect();
    *roots = t.substitute_all(roots, &map);
}

/// The parts of a conjunction.
fn conjuncts(t: &Terms, term: Term) -> Vec<Term> {
    if *t.op(term) == Op::And { t.args(term).to_vec() } else { vec![term] }
}
