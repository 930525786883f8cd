//! Gaussian elimination on monomials.
//!
//! In a query whose products are uninterpreted ([`uninterpreted`](crate::uninterpreted)), the equations between
//! polynomials are linear in the products. Bit-blasting solvers are slow at systems of such equations, but an equation
//! in which a product has an odd (so invertible, modulo 2^w) coefficient determines it, and with that substituted
//! everywhere most identities are seen by the simplifier. An assertion with an equal substituted for an equal follows
//! from the assertions there were, so a contradiction among the new ones is one among the old: sound for `unsat`.

use num_bigint::BigInt;
use rustc_hash::FxHashMap;
use tandem_logic::{Constant, Op, Sort, Term, Terms};

/// The assertions with open products, or whatever else is to go, replaced by what equations among them say they are. The equations used
/// are gone.
pub fn eliminated(terms: &Terms, assertions: &[Term], goes: impl Fn(Term) -> bool) -> Vec<Term> {
    let mut rest = assertions.to_vec();
    let mut at = 0;
    while at < rest.len() {
        match determined_product(terms, rest[at], &goes) {
            Some((product, by)) => {
                rest.remove(at);
                rest = terms.substitute_all(&rest, &FxHashMap::from_iter([(product, by)]));
                // What was looked at before may now determine something.
                at = 0;
            }
            None => at += 1,
        }
    }
    rest
}

/// An open product that an equation determines, and what it is.
fn determined_product(t: &Terms, assertion: Term, goes: impl Fn(Term) -> bool) -> Option<(Term, Term)> {
    let (Op::Eq, &[left, right]) = (t.op(assertion), t.args(assertion)) else { return None };
    let is_bits = match t.sort(left) {
        Sort::BitVec(_) => true,
        Sort::Int => false,
        _ => return None,
    };
    let (subtract, multiply) = if is_bits { (Op::BvSub, Op::BvMul) } else { (Op::Sub, Op::Mul) };
    let difference = t.term(subtract.clone(), &[left, right]);
    for (coefficient, factors) in t.monomials(difference)? {
        let ([product], Some(inverse)) = (&factors[..], inverse(t, coefficient)) else { continue };
        if !goes(*product) {
            continue;
        }
        // From c * p + r = 0, p = p - (c * p + r) / c.
        let by = t.term(subtract.clone(), &[*product, t.term(multiply.clone(), &[inverse, difference])]);
        if !t.subterms(&[by]).contains(product) {
            return Some((*product, by));
        }
    }
    None
}

/// The number whose product with this one is one, if there is one.
fn inverse(t: &Terms, number: Term) -> Option<Term> {
    match t.constant_ref(number)? {
        Constant::BitVec { width, bits } if bits & 1 == 1 => {
            // Newton's iteration: each round doubles the correct bits.
            let inverse =
                (0..7).fold(*bits, |inverse, _| inverse.wrapping_mul(2u128.wrapping_sub(bits.wrapping_mul(inverse))));
            let all = if *width == 128 { u128::MAX } else { (1 << width) - 1 };
            Some(t.bv(*width, inverse & all))
        }
        Constant::Int(value) if *value == BigInt::from(1) || *value == BigInt::from(-1) => Some(number),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::uninterpreted::{abstracted, is_open};

    #[test]
    fn a_sum_of_numbers_stays_half_a_product() {
        let t = Terms::new();
        let [s, i] = ["s", "i"].map(|name| t.variable(name, Sort::BitVec(16)));
        let one = t.bv(16, 1);
        let twice = |x| t.term(Op::BvMul, &[t.bv(16, 2), x]);
        let product = |i| t.term(Op::BvMul, &[i, t.term(Op::BvSub, &[i, one])]);
        let half = |s, i| t.eq(twice(s), product(i));
        let next = half(t.term(Op::BvAdd, &[s, i]), t.term(Op::BvAdd, &[i, one]));
        let wrong = half(t.term(Op::BvAdd, &[s, one]), t.term(Op::BvAdd, &[i, one]));
        for (goal, holds) in [(next, true), (wrong, false)] {
            let open = abstracted(&t, &[half(s, i), t.not(goal)]).expect("there are products");
            let left = eliminated(&t, &open, |term| is_open(&t, term));
            assert_eq!(left.iter().any(|assertion| t.is_false(*assertion)), holds);
        }
    }

    #[test]
    fn an_equation_is_not_used_for_a_product_within_it() {
        let t = Terms::new();
        let x = t.variable("x", Sort::BitVec(8));
        let square = |x| t.term(Op::BvMul, &[x, x]);
        let inner = t.term(Op::BvXor, &[square(x), t.bv(8, 1)]);
        let open = abstracted(&t, &[t.eq(square(x), inner)]).expect("there are products");
        assert_eq!(eliminated(&t, &open, |term| is_open(&t, term)), open);
    }

    #[test]
    fn inverses() {
        let t = Terms::new();
        for (width, bits) in [(8, 3), (8, 255), (33, 12345), (128, u128::MAX - 6)] {
            let number = t.bv(width, bits);
            let inverse = inverse(&t, number).expect("odd numbers have one");
            assert_eq!(t.term(Op::BvMul, &[number, inverse]), t.bv(width, 1));
        }
        assert!(inverse(&t, t.bv(8, 6)).is_none());
        assert!(inverse(&t, t.int(2)).is_none());
    }
}
