//! Sums, differences and products of terms, whether they are machine integers or those of mathematics.

use tandem_logic::{Op, Sort, Term, Terms, Value as Datum};

/// A number as one of another sort.
pub(super) fn fitting(t: &Terms, term: Term, wanted: &Sort) -> Option<Term> {
    match (t.sort(term), wanted) {
        (own, wanted) if own == *wanted => Some(term),
        (Sort::BitVec(own), Sort::BitVec(wanted)) if own > *wanted => Some(t.bv_extract(term, wanted - 1, 0)),
        (Sort::BitVec(_), Sort::BitVec(wanted)) => Some(t.term(Op::BvSignExtend(*wanted), &[term])),
        _ => None,
    }
}

/// By how much one number is larger than another, if that is a constant.
pub(super) fn difference(t: &Terms, after: Term, before: Term) -> Option<i128> {
    let is_number = matches!(t.sort(before), Sort::BitVec(_) | Sort::Int);
    if !is_number {
        return None;
    }
    crate::product::belief::number(&Datum::from(t.constant_ref(minus(t, after, before))?))
}

pub(super) fn minus(t: &Terms, a: Term, b: Term) -> Term {
    if a == b {
        return number(t, a, 0);
    }
    t.term(if matches!(t.sort(a), Sort::BitVec(_)) { Op::BvSub } else { Op::Sub }, &[a, b])
}

pub(super) fn sum(t: &Terms, a: Term, b: Term) -> Term {
    t.term(if matches!(t.sort(a), Sort::BitVec(_)) { Op::BvAdd } else { Op::Add }, &[a, b])
}

pub(super) fn times(t: &Terms, a: Term, by: i128) -> Term {
    product(t, number(t, a, by), a)
}

pub(super) fn product(t: &Terms, a: Term, b: Term) -> Term {
    t.term(if matches!(t.sort(a), Sort::BitVec(_)) { Op::BvMul } else { Op::Mul }, &[a, b])
}

pub(super) fn plus(t: &Terms, a: Term, by: i128) -> Term {
    sum(t, a, number(t, a, by))
}

pub(super) fn number(t: &Terms, like: Term, value: i128) -> Term {
    crate::product::belief::literal(t, width_of(&t.sort(like)), value)
}

pub(super) fn width_of(sort: &Sort) -> Option<u32> {
    match sort {
        Sort::BitVec(width) => Some(*width),
        _ => None,
    }
}
