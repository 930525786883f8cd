//! Equations of applications put in: `f(x) = t` determines f(x) as `v = t` determines a variable.
//!
//! Products are compared as sums of monomials (`uninterpreted`), and a factor that is an application of a function is an atom there. But
//! couplings that speak of definitions are mostly about such factors: `product * f(n) == f(m)` is kept by a round because f(n) is
//! `n * f(n - 1)`, which has to stand in the product before that is multiplied out. Z3 knows the equation and not what to do with it, since
//! congruence closure does not look into products (rewriting with definitions is Boyer and Moore's, "A Computational Logic", 1979).
//!
//! Conditions that are asserted are decided where terms choose by them, so that the way of a definition which is gone is multiplied out. What
//! is linear in applications afterwards is for Gaussian elimination (`elimination`): solvers that look at bits are slow at sums.
//!
//! Sound for `unsat` only: every solution satisfies the equations and the conditions, and so what is made of the other assertions by
//! putting in equals for equals. The equations themselves come to nothing, so that a solution afterwards may be none before.

use rustc_hash::{FxHashMap, FxHashSet};
use tandem_kernel::definitions::PREFIX;
use tandem_logic::{Op, Term, Terms};

use crate::uninterpreted::is_hard;

/// Whether a term is an application of a definition.
pub fn is_defined(terms: &Terms, term: Term) -> bool {
    matches!(terms.op(term), Op::Apply(name, _) if name.starts_with(PREFIX))
}

/// The assertions with applications of definitions that are factors of products written as what they are equal to, and with conditions
/// decided. Nothing if no definition is spoken of.
pub fn unfolded(terms: &Terms, assertions: &[Term]) -> Option<Vec<Term>> {
    let parts = terms.subterms(assertions);
    // What is said of bound variables must not be taken for something said of free ones.
    let is_quantified = || parts.iter().any(|term| *terms.op(*term) == Op::Forall);
    if !parts.iter().any(|part| is_defined(terms, *part)) || is_quantified() {
        return None;
    }
    let factors = factors(terms, assertions);
    let mut map: FxHashMap<Term, Term> = FxHashMap::default();
    for assertion in assertions {
        let Some((application, by)) = equation(terms, *assertion, &factors) else { continue };
        let by = terms.substitute(by, &map);
        if map.contains_key(&application) || terms.subterms(&[by]).contains(&application) {
            continue;
        }
        let single = FxHashMap::from_iter([(application, by)]);
        for entry in map.values_mut() {
            *entry = terms.substitute(*entry, &single);
        }
        map.insert(application, by);
    }
    Some(decided(terms, &terms.substitute_all(assertions, &map)))
}

/// The applications of functions within products.
fn factors(terms: &Terms, assertions: &[Term]) -> FxHashSet<Term> {
    let is_product = |term: &Term| {
        matches!(terms.op(*term), Op::BvMul | Op::Mul) && is_hard(terms, terms.op(*term), terms.args(*term))
    };
    let products: Vec<Term> = terms.subterms(assertions).into_iter().filter(is_product).collect();
    let parts = terms.subterms(&products).into_iter();
    parts.filter(|part| is_defined(terms, *part)).collect()
}

/// A factor that an assertion says what it is.
fn equation(terms: &Terms, assertion: Term, factors: &FxHashSet<Term>) -> Option<(Term, Term)> {
    let [a, b] = *terms.args(assertion) else { return None };
    let ways = [(a, b), (b, a)];
    let found = ways
        .into_iter()
        .find(|(application, by)| factors.contains(application) && !terms.subterms(&[*by]).contains(application));
    found.filter(|_| *terms.op(assertion) == Op::Eq)
}

/// The assertions with conditions that are asserted, or denied, decided where they occur in others.
fn decided(terms: &Terms, assertions: &[Term]) -> Vec<Term> {
    let literal = |assertion: Term| match terms.op(assertion) {
        Op::Not => (terms.args(assertion)[0], false),
        _ => (assertion, true),
    };
    let conditions: FxHashSet<Term> = terms
        .subterms(assertions)
        .into_iter()
        .filter(|term| *terms.op(*term) == Op::Ite)
        .map(|term| terms.args(term)[0])
        .collect();
    let known: FxHashMap<Term, Term> = assertions
        .iter()
        .map(|assertion| literal(*assertion))
        .filter(|(atom, _)| conditions.contains(atom))
        .map(|(atom, truth)| (atom, terms.bool(truth)))
        .collect();
    let in_others = |assertion: &Term| {
        let (own, _) = literal(*assertion);
        if !known.contains_key(&own) {
            return terms.substitute(*assertion, &known);
        }
        let mut others = known.clone();
        others.remove(&own);
        terms.substitute(*assertion, &others)
    };
    assertions.iter().map(in_others).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::uninterpreted::abstracted;
    use tandem_logic::Sort;

    /// `p * f(n) == m`, `f(n) == ite(n == 0, 1, n * f(n - 1))`, `n != 0`, and not `(p * n) * f(n - 1) == m`.
    fn round(of: u128) -> (Terms, Vec<Term>) {
        let t = Terms::new();
        let [p, m, n] = ["p", "m", "n"].map(|name| t.variable(name, Sort::BitVec(32)));
        let f = |x: Term| t.apply("define:f", &[x], Sort::BitVec(32));
        let times = |a: Term, b: Term| t.term(Op::BvMul, &[a, b]);
        let before = t.term(Op::BvSub, &[n, t.bv(32, 1)]);
        let is_zero = t.eq(n, t.bv(32, 0));
        let body = t.ite(is_zero, t.bv(32, 1), times(n, f(before)));
        let after = t.eq(times(times(p, t.term(Op::BvMul, &[t.bv(32, of), n])), f(before)), m);
        let query = vec![t.eq(times(p, f(n)), m), t.eq(f(n), body), t.not(is_zero), t.not(after)];
        (t, query)
    }

    #[test]
    fn a_factor_is_multiplied_out() {
        let (t, query) = round(1);
        let unfolded = unfolded(&t, &query).expect("there is a factor");
        let open = abstracted(&t, &unfolded).expect("there are products");
        // One product is said to be m and not to be m.
        let denied: Vec<Term> = open.iter().filter(|one| *t.op(**one) == Op::Not).map(|one| t.args(*one)[0]).collect();
        assert!(open.iter().any(|assertion| denied.contains(assertion)));
    }

    #[test]
    fn another_product_stays_another() {
        let (t, query) = round(3);
        let unfolded = unfolded(&t, &query).expect("there is a factor");
        let open = abstracted(&t, &unfolded).expect("there are products");
        let denied: Vec<Term> = open.iter().filter(|one| *t.op(**one) == Op::Not).map(|one| t.args(*one)[0]).collect();
        assert!(!open.iter().any(|assertion| denied.contains(assertion) || t.is_false(*assertion)));
    }

    #[test]
    fn what_is_defined_by_itself_is_left_alone() {
        let t = Terms::new();
        let x = t.variable("x", Sort::BitVec(32));
        let f = t.apply("define:f", &[x], Sort::BitVec(32));
        let twice = t.term(Op::BvMul, &[f, x]);
        let query = [t.eq(f, twice)];
        assert_eq!(unfolded(&t, &query), Some(query.to_vec()));
    }
}
