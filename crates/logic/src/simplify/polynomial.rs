//! Equality of polynomials.
//!
//! Sums keep products of sums as they are, because multiplying out may explode and a solver prefers one product to
//! four. But `(a + b) * c = a * c + b * c` is beyond most solvers at 32 bits, so an equality multiplies both sides out,
//! within a bound, to see whether they are the same polynomial. If not, it stays as it was.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;

use super::linear::{Bits, Integers, Rationals, Ring};
use crate::sort::Sort;
use crate::term::{Op, Term};
use crate::terms::Terms;

/// Bounds on what is multiplied out: monomials of a polynomial, factors of a monomial, nesting of terms.
const MONOMIAL_LIMIT: usize = 64;
const DEGREE_LIMIT: usize = 8;
const DEPTH_LIMIT: u32 = 24;

/// Coefficients by monomial; a monomial is a sorted list of factors, and the constant has none.
type Polynomial<R> = BTreeMap<Vec<Term>, <R as Ring>::Number>;

impl Terms {
    /// True or false, if the two terms are the same polynomial or differ by a constant.
    pub(super) fn compare_polynomials<R: Ring>(&self, ring: R, left: Term, right: Term) -> Option<Term> {
        if !self.has_product_of_sum::<R>(left) && !self.has_product_of_sum::<R>(right) {
            return None;
        }
        let mut expansion = Expansion { terms: self, ring, known: FxHashMap::default() };
        let left = expansion.expand(left, DEPTH_LIMIT)?;
        let mut difference = expansion.expand(right, DEPTH_LIMIT)?;
        for coefficient in difference.values_mut() {
            *coefficient = ring.negate(coefficient);
        }
        for (monomial, coefficient) in &left {
            expansion.add(&mut difference, monomial, coefficient);
        }
        match difference.iter().next() {
            None => Some(self.bool(true)),
            Some((monomial, _)) if difference.len() == 1 && monomial.is_empty() => Some(self.bool(false)),
            _ => None,
        }
    }

    /// A product or sum, over bit-vectors, Ints or Reals, multiplied out: the coefficient and the factors of each
    /// monomial. Nothing if that would be too long, or the term is of another sort.
    pub fn monomials(&self, term: Term) -> Option<Vec<(Term, Vec<Term>)>> {
        match self.sort_ref(term) {
            Sort::BitVec(width) => self.monomials_over(Bits(*width), term),
            Sort::Int => self.monomials_over(Integers, term),
            Sort::Real => self.monomials_over(Rationals, term),
            _ => None,
        }
    }

    fn monomials_over<R: Ring>(&self, ring: R, term: Term) -> Option<Vec<(Term, Vec<Term>)>> {
        let polynomial = Expansion { terms: self, ring, known: FxHashMap::default() }.expand(term, DEPTH_LIMIT)?;
        let written = |(factors, number): (Vec<Term>, R::Number)| (ring.write(self, number), factors);
        Some(polynomial.into_iter().map(written).collect())
    }

    /// Whether multiplying out would change anything in the term or its summands.
    fn has_product_of_sum<R: Ring>(&self, term: Term) -> bool {
        let multiplies = |term: Term| {
            let product = if *self.op(term) == R::NEGATION { self.args(term)[0] } else { term };
            *self.op(product) == R::PRODUCT
                && self.args(product).iter().any(|&factor| *self.op(factor) == R::SUM || *self.op(factor) == Op::BvNot)
        };
        multiplies(term) || (*self.op(term) == R::SUM && self.args(term).iter().any(|&summand| multiplies(summand)))
    }
}

struct Expansion<'a, R: Ring> {
    terms: &'a Terms,
    ring: R,
    known: FxHashMap<Term, Polynomial<R>>,
}

impl<R: Ring> Expansion<'_, R> {
    fn expand(&mut self, term: Term, depth: u32) -> Option<Polynomial<R>> {
        if let Some(known) = self.known.get(&term) {
            return Some(known.clone());
        }
        let (terms, ring) = (self.terms, self.ring);
        let op = terms.op(term);
        let depth = depth.checked_sub(1)?;
        let mut result = Polynomial::<R>::new();
        if let Some(number) = ring.read(terms, term) {
            self.add(&mut result, &[], &number);
        } else if *op == R::SUM {
            for &arg in terms.args(term) {
                for (monomial, coefficient) in self.expand(arg, depth)? {
                    self.add(&mut result, &monomial, &coefficient);
                }
            }
        } else if *op == R::NEGATION || *op == Op::BvNot {
            for (monomial, coefficient) in self.expand(terms.args(term)[0], depth)? {
                self.add(&mut result, &monomial, &ring.negate(&coefficient));
            }
            if *op == Op::BvNot {
                self.add(&mut result, &[], &ring.minus_one());
            }
        } else if *op == R::PRODUCT {
            self.add(&mut result, &[], &ring.one());
            for &arg in terms.args(term) {
                let factor = self.expand(arg, depth)?;
                result = self.multiply(&result, &factor)?;
            }
        } else {
            self.add(&mut result, &[term], &ring.one());
        }
        if result.len() > MONOMIAL_LIMIT {
            return None;
        }
        self.known.insert(term, result.clone());
        Some(result)
    }

    fn multiply(&self, left: &Polynomial<R>, right: &Polynomial<R>) -> Option<Polynomial<R>> {
        if left.len() * right.len() > 4 * MONOMIAL_LIMIT {
            return None;
        }
        let mut result = Polynomial::<R>::new();
        for (left_monomial, left_coefficient) in left {
            for (right_monomial, right_coefficient) in right {
                let mut monomial = left_monomial.clone();
                monomial.extend_from_slice(right_monomial);
                let coefficient = self.ring.multiply(left_coefficient, right_coefficient);
                if monomial.len() > DEGREE_LIMIT || self.ring.is_too_large(&coefficient) {
                    return None;
                }
                monomial.sort_unstable();
                self.add(&mut result, &monomial, &coefficient);
            }
        }
        Some(result)
    }

    fn add(&self, polynomial: &mut Polynomial<R>, monomial: &[Term], coefficient: &R::Number) {
        let sum = match polynomial.get(monomial) {
            Some(before) => self.ring.add(before, coefficient),
            None => coefficient.clone(),
        };
        if self.ring.is_zero(&sum) {
            polynomial.remove(monomial);
        } else {
            polynomial.insert(monomial.to_vec(), sum);
        }
    }
}
