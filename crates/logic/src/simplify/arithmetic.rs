//! Comparison and division of Ints and Reals, and conversions between Int and other sorts.

use num_bigint::BigInt;
use num_integer::Integer;
use num_rational::BigRational;
use num_traits::{One, Signed, Zero};

use super::linear::{FLATTEN_LIMIT, Integers, Linear, Rationals, Ring};
use crate::sort::Sort;
use crate::term::{Constant, Op, Term};
use crate::terms::{SortId, Terms};
use tandem_base::bits::mask;

impl Terms {
    pub(super) fn as_int(&self, term: Term) -> Option<&BigInt> {
        match self.constant_ref(term) {
            Some(Constant::Int(number)) => Some(number),
            _ => None,
        }
    }

    pub(super) fn rewrite_le(&self, a: Term, b: Term) -> Option<Term> {
        match self.sort_ref(a) {
            Sort::Int => self.rewrite_int_le(a, b),
            _ => self.rewrite_real_le(a, b),
        }
    }

    /// Every comparison of Ints is `sum <= 0` or its negation, with the first coefficient positive.
    fn rewrite_int_le(&self, a: Term, b: Term) -> Option<Term> {
        let mut sum = Linear::difference(Integers, self, a, b)?;
        if let Some(constant) = sum.as_constant() {
            return Some(self.bool(!constant.is_positive()));
        }
        // With the coefficients divided by their common divisor, the constant may be rounded.
        let content = sum.content();
        for (_, number) in &mut sum.monomials {
            *number = &*number / &content;
        }
        sum.constant = -((-&sum.constant).div_floor(&content));
        let negated = sum.monomials.first().is_some_and(|(_, number)| number.is_negative());
        if negated {
            // s <= 0 is not (1 - s <= 0).
            sum.scale(&Integers.minus_one());
            sum.constant += 1;
        }
        let (left, right) = sum.write_sides(self);
        let bounded = || self.bound_integer_quotient(left, self.as_int(right)?);
        let comparison = match self.compare_nats(left, right).or_else(bounded) {
            Some(comparison) => comparison,
            None => self.intern(Op::Le, &[left, right], SortId::BOOL),
        };
        Some(if negated { self.not(comparison) } else { comparison })
    }

    fn rewrite_real_le(&self, a: Term, b: Term) -> Option<Term> {
        let mut sum = Linear::difference(Rationals, self, a, b)?;
        if let Some(constant) = sum.as_constant() {
            return Some(self.bool(!constant.is_positive()));
        }
        sum.make_primitive();
        let (left, right) = sum.write_sides(self);
        Some(self.intern(Op::Le, &[left, right], SortId::BOOL))
    }

    /// The bit-vector below [`Op::BvToNat`].
    fn as_nat(&self, term: Term) -> Option<Term> {
        match self.op(term) {
            Op::BvToNat => Some(self.args(term)[0]),
            _ => None,
        }
    }

    /// A comparison of bit-vectors as numbers is one of bit-vectors.
    fn compare_nats(&self, left: Term, right: Term) -> Option<Term> {
        let bits = self.as_nat(left)?;
        let width = self.width(bits);
        if let Some(bound) = self.as_int(right) {
            return Some(match u128::try_from(bound) {
                Ok(bound) if bound <= mask(width) => self.bv_ule(bits, self.bv(width, bound)),
                Ok(_) => self.bool(true),
                // Beyond 128 bits or below zero.
                Err(_) => self.bool(bound.is_positive()),
            });
        }
        let other = self.as_nat(right)?;
        let common = width.max(self.width(other));
        Some(self.bv_ule(self.bv_zero_extend(bits, common), self.bv_zero_extend(other, common)))
    }

    pub(super) fn rewrite_nat_equality(&self, left: Term, right: Term) -> Option<Term> {
        let bits = self.as_nat(left)?;
        let width = self.width(bits);
        if let Some(value) = self.as_int(right) {
            return Some(match u128::try_from(value) {
                Ok(value) if value <= mask(width) => self.eq(bits, self.bv(width, value)),
                _ => self.bool(false),
            });
        }
        let other = self.as_nat(right)?;
        let common = width.max(self.width(other));
        Some(self.eq(self.bv_zero_extend(bits, common), self.bv_zero_extend(other, common)))
    }

    /// The part of a sum whose coefficients and constant the divisor divides, divided, and the rest.
    fn divide_sum(&self, dividend: Term, divisor: &BigInt) -> Option<(Linear<Integers>, Linear<Integers>)> {
        let sum = Linear::of(Integers, self, [(dividend, BigInt::one())].into_iter())?;
        let mut quotient = Linear::zero(Integers);
        let mut rest = Linear::zero(Integers);
        for (term, number) in sum.monomials {
            if number.is_multiple_of(divisor) {
                quotient.monomials.push((term, number / divisor));
            } else {
                rest.monomials.push((term, number));
            }
        }
        rest.constant = sum.constant.mod_floor(&divisor.abs());
        quotient.constant = (sum.constant - &rest.constant) / divisor;
        Some((quotient, rest))
    }

    pub(super) fn rewrite_int_div(&self, a: Term, b: Term) -> Option<Term> {
        let divisor = self.as_int(b)?;
        if divisor.is_zero() {
            return None;
        }
        let (quotient, rest) = self.divide_sum(a, divisor)?;
        if rest.as_constant().is_some() {
            // The rest is between zero and the divisor.
            return Some(quotient.write(self));
        }
        if quotient.as_constant().is_some_and(Zero::is_zero) {
            return self.merge_integer_quotients(a, b);
        }
        let inner = self.intern(Op::IntDiv, &[rest.write(self), b], SortId::INT);
        Some(self.add(quotient.write(self), inner))
    }

    pub(super) fn rewrite_int_mod(&self, a: Term, b: Term) -> Option<Term> {
        let divisor = self.as_int(b)?;
        if divisor.is_zero() {
            return None;
        }
        if divisor.is_negative() {
            return Some(self.term(Op::IntMod, &[a, self.big_int(-divisor)]));
        }
        if let (Op::IntMod, &[_, inner]) = (self.op(a), self.args(a))
            && let Some(inner) = self.as_int(inner)
            && !inner.is_zero()
            && inner.abs() <= *divisor
        {
            return Some(a);
        }
        if let Some(bits) = self.as_nat(a)
            && *divisor > BigInt::from(mask(self.width(bits)))
        {
            return Some(a);
        }
        let (_, mut rest) = self.divide_sum(a, divisor)?;
        if let Some(constant) = rest.as_constant() {
            return Some(self.big_int(constant.clone()));
        }
        // A remainder by a multiple of the divisor may be left out below.
        let mut unwrapped = false;
        for (term, _) in &mut rest.monomials {
            if let (Op::IntMod, &[inner, modulus]) = (self.op(*term), self.args(*term))
                && let Some(modulus) = self.as_int(modulus)
                && !modulus.is_zero()
                && modulus.is_multiple_of(divisor)
            {
                *term = inner;
                unwrapped = true;
            }
        }
        if unwrapped {
            let scaled = rest.monomials.into_iter().chain([(self.int(1), rest.constant)]);
            return Some(self.term(Op::IntMod, &[self.sum_of(Integers, scaled)?, b]));
        }
        let dividend = rest.write(self);
        if dividend == a { None } else { Some(self.intern(Op::IntMod, &[dividend, b], SortId::INT)) }
    }

    pub(super) fn rewrite_real_div(&self, a: Term, b: Term) -> Option<Term> {
        match self.constant_ref(b) {
            Some(Constant::Real(divisor)) if !divisor.is_zero() => {
                Some(self.mul(self.rational(BigRational::one() / divisor), a))
            }
            _ => None,
        }
    }

    pub(super) fn rewrite_real_to_int(&self, arg: Term) -> Option<Term> {
        match self.op(arg) {
            Op::IntToReal => Some(self.args(arg)[0]),
            _ => None,
        }
    }

    pub(super) fn rewrite_bv_to_nat(&self, arg: Term) -> Option<Term> {
        let inner = *self.args(arg).first()?;
        match self.op(arg) {
            Op::BvZeroExtend(_) => Some(self.term(Op::BvToNat, &[inner])),
            Op::IntToBv(width) => Some(self.term(Op::IntMod, &[inner, self.big_int(BigInt::one() << *width)])),
            _ => None,
        }
    }

    /// Modulo a power of two, numbers of bit-vectors are the bit-vectors again, and so are their sums and products.
    pub(super) fn rewrite_int_to_bv(&self, arg: Term, width: u32) -> Option<Term> {
        let args = self.args(arg);
        match self.op(arg) {
            Op::BvToNat => {
                let bits = args[0];
                Some(if self.width(bits) <= width {
                    self.bv_zero_extend(bits, width)
                } else {
                    self.bv_extract(bits, width - 1, 0)
                })
            }
            Op::IntMod => {
                let modulus = self.as_int(args[1])?;
                if !modulus.is_zero() && modulus.is_multiple_of(&(BigInt::one() << width)) {
                    Some(self.term(Op::IntToBv(width), &args[..1]))
                } else {
                    None
                }
            }
            op @ (Op::Add | Op::Mul | Op::Neg)
                if args.len() <= FLATTEN_LIMIT && args.iter().all(|&inner| self.becomes_bits(inner)) =>
            {
                let bits: Vec<Term> = args.iter().map(|&inner| self.term(Op::IntToBv(width), &[inner])).collect();
                Some(match op {
                    Op::Add => self.term(Op::BvAdd, &bits),
                    Op::Mul => self.term(Op::BvMul, &bits),
                    _ => self.term(Op::BvNeg, &bits),
                })
            }
            _ => None,
        }
    }

    /// Whether a summand or factor is made of bit-vectors.
    fn becomes_bits(&self, term: Term) -> bool {
        let simple = |term: Term| matches!(self.op(term), Op::BvToNat | Op::Constant(_));
        match self.op(term) {
            Op::Mul | Op::Neg => self.args(term).len() <= 4 && self.args(term).iter().all(|&inner| simple(inner)),
            _ => simple(term),
        }
    }
}
