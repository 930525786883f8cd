//! Congruence with a decision procedure for the arguments: `a = b` implies `f(a) = f(b)` and `select(m, a) = select(m,
//! b)`.
//!
//! Congruence closure (Nelson and Oppen, 1980) merges applications whose arguments are known to be equal. Where the
//! sides compute an argument in two ways (the middle of a range, say), that they are equal is a theorem of arithmetic,
//! which a solver looks for in the middle of everything else and for seconds. Asked alone, under the arithmetic part of
//! the query, it takes milliseconds; and once one argument is written for the other, both sides have the same
//! application.
//!
//! Sound in both directions: the arithmetic part stays asserted and implies the equality that is substituted, and that
//! equality is asserted as well.

use rustc_hash::{FxHashMap, FxHashSet};
use tandem_base::{Budget, Work};
use tandem_logic::{Op, Sort, Term, Terms};
use tandem_solver::{Answer, Solver};

/// More pairs of arguments than this are not looked at.
const MOST_PAIRS: usize = 6;

/// The work for one pair.
const ONE_PAIR: Work = Work::units(400);

/// The assertions with equal arguments written the same way, and that they are equal: together as strong as the
/// assertions. Nothing if no such arguments were found.
pub fn with_equal_arguments(solver: &Solver, terms: &Terms, assertions: &[Term], budget: &Budget) -> Option<Vec<Term>> {
    let impure = impure(terms, assertions)?;
    let known: Vec<Term> = assertions.iter().copied().filter(|assertion| !impure.contains(assertion)).collect();
    let mut map: FxHashMap<Term, Term> = FxHashMap::default();
    for (first, second) in pairs(terms, assertions, &impure).into_iter().take(MOST_PAIRS) {
        if budget.exhausted().is_some() {
            break;
        }
        let [first, second] = [first, second].map(|term| map.get(&term).copied().unwrap_or(term));
        let different = terms.ne(first, second);
        if terms.is_false(different) {
            continue;
        }
        let question: Vec<Term> = known.iter().copied().chain([different]).collect();
        if matches!(solver.solve(terms, &question, &[], &budget.allowing(ONE_PAIR)), Answer::Unsat(_)) {
            map.insert(second, first);
        }
    }
    if map.is_empty() {
        return None;
    }
    let mut result = terms.substitute_all(assertions, &map);
    result.extend(map.iter().map(|(second, first)| terms.eq(*first, *second)));
    Some(result)
}

/// What of the assertions is not about numbers alone. Nothing if they speak of bound variables: what is said of those
/// must not be taken for something said of free ones.
pub(crate) fn impure(terms: &Terms, assertions: &[Term]) -> Option<FxHashSet<Term>> {
    let mut impure: FxHashSet<Term> = FxHashSet::default();
    for term in terms.subterms(assertions) {
        let op = terms.op(term);
        if *op == Op::Forall {
            return None;
        }
        let is_scalar = matches!(terms.sort_ref(term), Sort::Bool | Sort::BitVec(_) | Sort::Int | Sort::Real);
        let opaque = matches!(op, Op::Apply(..) | Op::Select) || !is_scalar;
        if opaque || terms.args(term).iter().any(|arg| impure.contains(arg)) {
            impure.insert(term);
        }
    }
    Some(impure)
}

/// Arguments in the same place of the same operation that are numbers and written differently.
fn pairs(terms: &Terms, assertions: &[Term], impure: &FxHashSet<Term>) -> Vec<(Term, Term)> {
    let mut sites: FxHashMap<(Op, Option<Term>, usize), Vec<Term>> = FxHashMap::default();
    let mut order = Vec::new();
    for term in terms.subterms(assertions) {
        let args = terms.args(term);
        let (base, rest) = match terms.op(term) {
            Op::Select => (Some(args[0]), 1),
            Op::Apply(..) => (None, 0),
            _ => continue,
        };
        for (position, &arg) in args.iter().enumerate().skip(rest) {
            if impure.contains(&arg) || terms.constant_ref(arg).is_some() {
                continue;
            }
            let key = (terms.op(term).clone(), base, position);
            let site = sites.entry(key.clone()).or_insert_with(|| {
                order.push(key);
                Vec::new()
            });
            if !site.contains(&arg) {
                site.push(arg);
            }
        }
    }
    let mut found = Vec::new();
    for key in order {
        let site = &sites[&key];
        for (index, first) in site.iter().enumerate() {
            found.extend(site[index + 1..].iter().map(|second| narrowed(terms, *first, *second)));
        }
    }
    let mut seen = FxHashSet::default();
    found.retain(|pair| seen.insert(*pair));
    found
}

/// The parts in which two terms differ, if that is one: they occur elsewhere as well, where the whole does not.
fn narrowed(terms: &Terms, mut first: Term, mut second: Term) -> (Term, Term) {
    loop {
        let (a, b) = (terms.args(first), terms.args(second));
        // A number without a sign is read the same either way, so it is enough that the shorter one is all there is.
        match (terms.op(first), terms.op(second)) {
            (Op::BvZeroExtend(_), Op::BvSignExtend(_)) if terms.width(a[0]) < terms.width(b[0]) => {
                return (terms.bv_zero_extend(a[0], terms.width(b[0])), b[0]);
            }
            (Op::BvSignExtend(_), Op::BvZeroExtend(_)) if terms.width(b[0]) < terms.width(a[0]) => {
                return (terms.bv_zero_extend(b[0], terms.width(a[0])), a[0]);
            }
            _ => {}
        }
        if terms.op(first) != terms.op(second) || a.len() != b.len() {
            return (first, second);
        }
        let mut differing = a.iter().zip(b).filter(|(a, b)| a != b);
        let (Some((&a, &b)), None) = (differing.next(), differing.next()) else { return (first, second) };
        if terms.constant_ref(a).is_some() || terms.constant_ref(b).is_some() {
            return (first, second);
        }
        if terms.sort_ref(a) == terms.sort_ref(b) {
            (first, second) = (a, b);
            continue;
        }
        // What is extended from different widths is compared at the larger one.
        let extension: fn(&Terms, Term, u32) -> Term = match terms.op(first) {
            Op::BvSignExtend(_) => Terms::bv_sign_extend,
            Op::BvZeroExtend(_) => Terms::bv_zero_extend,
            _ => return (first, second),
        };
        let width = terms.width(a).max(terms.width(b));
        let widened = |term: Term| if terms.width(term) < width { extension(terms, term, width) } else { term };
        return (widened(a), widened(b));
    }
}

#[cfg(test)]
mod tests {
    use tandem_solver::discover;

    use std::time::Duration;

    use super::*;

    #[test]
    fn the_middle_of_a_range_is_the_same_both_ways() {
        let solver = Solver::new(discover::z3().expect("Z3 is installed by make setup"));
        let budget = Budget::lasting(Duration::from_secs(60));
        let t = Terms::new();
        let word = Sort::BitVec(8);
        let [low, high] = ["low", "high"].map(|name| t.variable(name, word.clone()));
        let memory = t.variable("memory", Sort::Array(word.clone().into(), word.into()));
        let half = |term: Term| t.term(Op::BvUdiv, &[term, t.bv(8, 2)]);
        let left = half(t.term(Op::BvAdd, &[low, high]));
        let right = t.term(Op::BvAdd, &[low, half(t.term(Op::BvSub, &[high, low]))]);
        let reads = [left, right].map(|index| t.term(Op::Select, &[memory, index]));
        let ordered = t.term(Op::BvUle, &[low, high]);
        let small = t.term(Op::BvUle, &[high, t.bv(8, 1 << 6)]);
        let different = t.ne(reads[0], reads[1]);
        let equal = with_equal_arguments(&solver, &t, &[ordered, small, different], &budget);
        let equal = equal.expect("the indices are equal");
        assert!(equal.iter().any(|assertion| t.is_false(*assertion)), "the reads are the same then");
        // Without the bound the sum may overflow, and nothing may be concluded.
        assert_eq!(with_equal_arguments(&solver, &t, &[ordered, different], &budget), None);
    }
}
