//! Walks over terms: substitution, free variables, functions used, size.
//!
//! Terms get deep (a loop unrolled a million times), so no walk recurses.

use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::sort::Sort;
use crate::term::{Op, Term};
use crate::terms::Terms;

/// An uninterpreted function by name and sorts.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FunctionSignature {
    /// The name.
    pub name: Arc<str>,
    /// The sorts of the arguments.
    pub arguments: Vec<Sort>,
    /// The sort of the result.
    pub result: Sort,
}

impl Terms {
    /// Every different term below the roots and the roots themselves, arguments before those who use them.
    pub fn subterms(&self, roots: &[Term]) -> Vec<Term> {
        let mut seen = FxHashSet::default();
        let mut order = Vec::new();
        let mut work: Vec<(Term, bool)> = roots.iter().rev().map(|&root| (root, false)).collect();
        while let Some((term, args_done)) = work.pop() {
            if args_done {
                order.push(term);
            } else if seen.insert(term) {
                work.push((term, true));
                work.extend(self.args(term).iter().rev().map(|&arg| (arg, false)));
            }
        }
        order
    }

    /// The number of different terms below the roots, roots included: the size of the formula with sharing.
    pub fn dag_size(&self, roots: &[Term]) -> usize {
        let mut seen: FxHashSet<Term> = roots.iter().copied().collect();
        let mut work: Vec<Term> = seen.iter().copied().collect();
        while let Some(term) = work.pop() {
            work.extend(self.args(term).iter().copied().filter(|&arg| seen.insert(arg)));
        }
        seen.len()
    }

    /// The variables that occur free in the roots, each once, in order of first occurrence.
    pub fn free_variables(&self, roots: &[Term]) -> Vec<Term> {
        let order = self.subterms(roots);
        if order.iter().all(|&term| *self.op(term) != Op::Forall) {
            return order.into_iter().filter(|&term| matches!(self.op(term), Op::Variable(..))).collect();
        }
        // With quantifiers, whether an occurrence is free depends on the way to it: a term is visited once for each
        // set of variables bound there.
        let mut scopes = Scopes::default();
        let mut found = Vec::new();
        let mut found_set = FxHashSet::default();
        let mut seen = FxHashSet::default();
        let mut work: Vec<(Term, u32)> = roots.iter().rev().map(|&root| (root, Scopes::EMPTY)).collect();
        while let Some((term, scope)) = work.pop() {
            if !seen.insert((term, scope)) {
                continue;
            }
            match self.op(term) {
                Op::Variable(..) => {
                    if !scopes.contains(scope, term) && found_set.insert(term) {
                        found.push(term);
                    }
                }
                Op::Forall => {
                    if let Some((&body, variables)) = self.args(term).split_last() {
                        work.push((body, scopes.extend(scope, variables)));
                    }
                }
                _ => work.extend(self.args(term).iter().rev().map(|&arg| (arg, scope))),
            }
        }
        found
    }

    /// The uninterpreted functions used in the roots, each once, in order of first occurrence.
    pub fn functions(&self, roots: &[Term]) -> Vec<FunctionSignature> {
        let mut seen = FxHashSet::default();
        let mut found = Vec::new();
        for term in self.subterms(roots) {
            if let Op::Apply(name, result) = self.op(term) {
                let arguments = self.args(term).iter().map(|&arg| self.sort(arg)).collect();
                let signature = FunctionSignature { name: name.clone(), arguments, result: result.clone() };
                if seen.insert(signature.clone()) {
                    found.push(signature);
                }
            }
        }
        found
    }

    /// Replaces every free occurrence of the map's keys by their values, all at once. Keys may be any terms, not only
    /// variables. Bound variables that would capture a variable of a replacement are renamed.
    pub fn substitute(&self, term: Term, map: &FxHashMap<Term, Term>) -> Term {
        self.substitute_all(&[term], map)[0]
    }

    /// [`Terms::substitute`] on several terms at once, which shares the work on what they share.
    pub fn substitute_all(&self, roots: &[Term], map: &FxHashMap<Term, Term>) -> Vec<Term> {
        if map.is_empty() {
            return roots.to_vec();
        }
        self.rebuild(roots, map)
    }

    /// Builds the terms again through the simplifying constructors, arguments first.
    pub fn simplify_again(&self, roots: &[Term]) -> Vec<Term> {
        self.rebuild(roots, &FxHashMap::default())
    }

    fn rebuild(&self, roots: &[Term], map: &FxHashMap<Term, Term>) -> Vec<Term> {
        // Under a binder another map is in force, so results are remembered for each pair of map and term.
        let mut maps: Vec<FxHashMap<Term, Term>> = vec![map.clone()];
        let mut binders: FxHashMap<(Term, u32), (u32, Vec<Term>)> = FxHashMap::default();
        let mut done: FxHashMap<(Term, u32), Term> = FxHashMap::default();
        let mut work: Vec<(Term, u32)> = roots.iter().map(|&root| (root, 0)).collect();
        let mut new_args = Vec::new();
        while let Some(&(term, scope)) = work.last() {
            if done.contains_key(&(term, scope)) {
                work.pop();
                continue;
            }
            if let Some(&replacement) = maps[scope as usize].get(&term) {
                done.insert((term, scope), replacement);
                work.pop();
                continue;
            }
            let args = self.args(term);
            if *self.op(term) == Op::Forall {
                let Some((&body, variables)) = args.split_last() else {
                    unreachable!("a quantifier has a body");
                };
                let (inner, bound) = binders.entry((term, scope)).or_insert_with(|| {
                    let (inner, bound) = self.enter_binder(variables, body, &maps[scope as usize]);
                    maps.push(inner);
                    ((maps.len() - 1) as u32, bound)
                });
                match done.get(&(body, *inner)) {
                    None => work.push((body, *inner)),
                    Some(&new_body) => {
                        let result =
                            if new_body == body && bound == variables { term } else { self.forall(bound, new_body) };
                        done.insert((term, scope), result);
                        work.pop();
                    }
                }
                continue;
            }
            let waiting = work.len();
            work.extend(args.iter().map(|&arg| (arg, scope)).filter(|key| !done.contains_key(key)));
            if work.len() > waiting {
                continue;
            }
            new_args.clear();
            new_args.extend(args.iter().map(|&arg| done[&(arg, scope)]));
            let result = if args.is_empty() || (new_args == args && !map.is_empty()) {
                term
            } else {
                self.term(self.op(term).clone(), &new_args)
            };
            done.insert((term, scope), result);
            work.pop();
        }
        roots.iter().map(|&root| done[&(root, 0)]).collect()
    }

    /// The map under a binder, and the binder's variables, renamed where the map would bring in one of their name.
    fn enter_binder(
        &self,
        variables: &[Term],
        body: Term,
        outer: &FxHashMap<Term, Term>,
    ) -> (FxHashMap<Term, Term>, Vec<Term>) {
        let bound: FxHashSet<Term> = variables.iter().copied().collect();
        // A key that mentions a bound variable speaks of another variable than the one bound here.
        let mut inner: FxHashMap<Term, Term> = outer
            .iter()
            .filter(|(key, _)| self.free_variables(&[**key]).iter().all(|variable| !bound.contains(variable)))
            .map(|(&key, &value)| (key, value))
            .collect();
        let replacements: Vec<Term> = inner.values().copied().collect();
        let incoming: FxHashSet<Term> = self.free_variables(&replacements).into_iter().collect();
        if bound.is_disjoint(&incoming) {
            return (inner, variables.to_vec());
        }
        let mut taken = incoming.clone();
        taken.extend(self.free_variables(&[body]));
        taken.extend(bound);
        let mut renamed = Vec::new();
        for &variable in variables {
            let Op::Variable(name, sort) = self.op(variable) else {
                unreachable!("only variables are bound");
            };
            if incoming.contains(&variable) {
                let fresh = (1..)
                    .map(|number| self.variable(&format!("{name}!{number}"), sort.clone()))
                    .find(|candidate| !taken.contains(candidate))
                    .expect("there are more names than taken ones");
                taken.insert(fresh);
                inner.insert(variable, fresh);
                renamed.push(fresh);
            } else {
                renamed.push(variable);
            }
        }
        (inner, renamed)
    }
}

/// Sets of bound variables, numbered so that equal sets have equal numbers.
struct Scopes {
    sets: Vec<Vec<Term>>,
    numbers: FxHashMap<Vec<Term>, u32>,
}

impl Default for Scopes {
    fn default() -> Self {
        Scopes { sets: vec![Vec::new()], numbers: FxHashMap::from_iter([(Vec::new(), Scopes::EMPTY)]) }
    }
}

impl Scopes {
    const EMPTY: u32 = 0;

    fn contains(&self, scope: u32, variable: Term) -> bool {
        self.sets[scope as usize].binary_search(&variable).is_ok()
    }

    fn extend(&mut self, scope: u32, variables: &[Term]) -> u32 {
        let mut set = self.sets[scope as usize].clone();
        set.extend_from_slice(variables);
        set.sort_unstable();
        set.dedup();
        *self.numbers.entry(set.clone()).or_insert_with(|| {
            self.sets.push(set);
            (self.sets.len() - 1) as u32
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn substitution_is_simultaneous() {
        let t = Terms::new();
        let (x, y) = (t.variable("x", Sort::Int), t.variable("y", Sort::Int));
        let pair = |a, b| t.apply("f", &[a, b], Sort::Int);
        let swap = FxHashMap::from_iter([(x, y), (y, x)]);
        assert_eq!(t.substitute(pair(x, pair(y, x)), &swap), pair(y, pair(x, y)));
    }

    #[test]
    fn substitution_does_not_capture() {
        let t = Terms::new();
        let (x, y) = (t.variable("x", Sort::Int), t.variable("y", Sort::Int));
        let less = |a, b| t.apply("less", &[a, b], Sort::Bool);
        let all = t.forall(&[x], less(x, y));
        assert_eq!(t.free_variables(&[all]), vec![y]);
        let result = t.substitute(all, &FxHashMap::from_iter([(y, x)]));
        assert_eq!(t.free_variables(&[result]), vec![x]);
        let fresh = t.args(result)[0];
        assert_ne!(fresh, x);
        assert_eq!(t.args(result)[1], less(fresh, x));
        // The bound variable itself is not replaced.
        assert_eq!(t.substitute(all, &FxHashMap::from_iter([(x, y)])), all);
    }

    #[test]
    fn variable_both_free_and_bound() {
        let t = Terms::new();
        let x = t.variable("x", Sort::Int);
        let holds = t.apply("p", &[x], Sort::Bool);
        let both = t.unsimplified_term(Op::And, &[t.forall(&[x], holds), holds]);
        assert_eq!(t.free_variables(&[both]), vec![x]);
        let five = t.int(5);
        let result = t.substitute(both, &FxHashMap::from_iter([(x, five)]));
        assert!(t.free_variables(&[result]).is_empty());
        assert!(t.args(result).contains(&t.forall(&[x], holds)));
    }

    #[test]
    fn deep_terms_do_not_overflow_the_stack() {
        let t = Terms::new();
        let x = t.variable("x", Sort::Int);
        let mut deep = x;
        for _ in 0..1_000_000 {
            deep = t.apply("f", &[deep], Sort::Int);
        }
        assert_eq!(t.dag_size(&[deep]), 1_000_001);
        assert_eq!(t.free_variables(&[deep]), vec![x]);
        assert_eq!(t.functions(&[deep]).len(), 1);
        let result = t.substitute(deep, &FxHashMap::from_iter([(x, t.int(0))]));
        assert!(t.free_variables(&[result]).is_empty());
    }
}
