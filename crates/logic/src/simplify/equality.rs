//! Equality, by sort.

use super::linear::{Bits, Integers, Linear, Rationals, Ring};
use crate::sort::{FloatFormat, Sort};
use crate::term::{Constant, Op, Term};
use crate::terms::{SortId, Terms};
use tandem_base::bits::{mask, signed};

impl Terms {
    pub(super) fn rewrite_equality(&self, a: Term, b: Term) -> Option<Term> {
        if a == b {
            return Some(self.bool(true));
        }
        // A constant on the right, otherwise the older term on the left.
        let swap = match (self.constant_ref(a).is_some(), self.constant_ref(b).is_some()) {
            (true, false) => true,
            (false, true) => false,
            (true, true) => return Some(self.bool(false)),
            (false, false) => a > b,
        };
        let (left, right) = if swap { (b, a) } else { (a, b) };
        let rewritten = match self.sort_ref(left) {
            Sort::Bool => self.rewrite_boolean_equality(left, right),
            Sort::BitVec(width) => self
                .rewrite_linear_bits_equality(*width, left, right)
                .or_else(|| self.compare_polynomials(Bits(*width), left, right))
                .or_else(|| self.rewrite_conditional_equality(left, right))
                .or_else(|| self.rewrite_bits_equality(*width, left, right))
                .or_else(|| self.bound_equal_quotient(left, right)),
            Sort::Int => self
                .rewrite_int_equality(left, right)
                .or_else(|| self.compare_polynomials(Integers, left, right))
                .or_else(|| self.rewrite_conditional_equality(left, right))
                .or_else(|| self.rewrite_nat_equality(left, right)),
            Sort::Real => self
                .rewrite_real_equality(left, right)
                .or_else(|| self.compare_polynomials(Rationals, left, right))
                .or_else(|| self.rewrite_conditional_equality(left, right)),
            Sort::Float(_) => {
                self.rewrite_conditional_equality(left, right).or_else(|| self.rewrite_float_equality(left, right))
            }
            Sort::Array(..) => {
                self.rewrite_map_equality(left, right).or_else(|| self.rewrite_conditional_equality(left, right))
            }
            Sort::Opaque(_) => self.rewrite_conditional_equality(left, right),
        };
        rewritten.or_else(|| if swap { Some(self.equation(left, right)) } else { None })
    }

    /// The equality exactly as given.
    fn equation(&self, left: Term, right: Term) -> Term {
        self.intern(Op::Eq, &[left, right], SortId::BOOL)
    }

    fn rewrite_boolean_equality(&self, left: Term, right: Term) -> Option<Term> {
        if self.is_true(right) {
            return Some(left);
        }
        if self.is_false(right) {
            return Some(self.not(left));
        }
        let strip = |term: Term| match self.op(term) {
            Op::Not => (self.args(term)[0], true),
            _ => (term, false),
        };
        let ((inner_left, left_negated), (inner_right, right_negated)) = (strip(left), strip(right));
        if !left_negated && !right_negated {
            return None;
        }
        let equality = self.eq(inner_left, inner_right);
        Some(if left_negated != right_negated { self.not(equality) } else { equality })
    }

    /// Equalities that a conditional on one side decides. At most one equality remains, so chains stay linear.
    fn rewrite_conditional_equality(&self, left: Term, right: Term) -> Option<Term> {
        match (self.as_conditional(left), self.as_conditional(right)) {
            (Some([condition, then, otherwise]), Some([other, yes, no])) => {
                if condition == other && then == yes {
                    return Some(self.or2(condition, self.eq(otherwise, no)));
                }
                if condition == other && otherwise == no {
                    return Some(self.or2(self.not(condition), self.eq(then, yes)));
                }
                if self.are_distinct(then, otherwise) {
                    if (then, otherwise) == (yes, no) {
                        return Some(self.eq(condition, other));
                    }
                    if (then, otherwise) == (no, yes) {
                        return Some(self.not(self.eq(condition, other)));
                    }
                }
                self.decide_branch([condition, then, otherwise], right)
                    .or_else(|| self.decide_branch([other, yes, no], left))
            }
            (Some(conditional), None) => self.decide_branch(conditional, right),
            (None, Some(conditional)) => self.decide_branch(conditional, left),
            (None, None) => None,
        }
    }

    fn decide_branch(&self, [condition, then, otherwise]: [Term; 3], value: Term) -> Option<Term> {
        if then == value {
            return Some(self.or2(condition, self.eq(otherwise, value)));
        }
        if otherwise == value {
            return Some(self.or2(self.not(condition), self.eq(then, value)));
        }
        if self.are_distinct(then, value) {
            return Some(self.and2(self.not(condition), self.eq(otherwise, value)));
        }
        if self.are_distinct(otherwise, value) {
            return Some(self.and2(condition, self.eq(then, value)));
        }
        None
    }

    fn is_linear(&self, term: Term) -> bool {
        match self.op(term) {
            Op::BvAdd | Op::BvNeg | Op::BvNot | Op::Add | Op::Neg => true,
            Op::BvMul | Op::Mul => self.constant_ref(self.args(term)[0]).is_some(),
            _ => false,
        }
    }

    /// The equation `sum = 0` with its sides written out; none if that is what `left = right` is already.
    fn balance<R: Ring>(&self, mut sum: Linear<R>, left: Term, right: Term) -> Option<Term> {
        let sign = sum.monomials.iter().map(|(_, number)| number).find(|number| {
            // A number that is its own negation says nothing about the sign.
            **number != sum.ring.negate(number)
        });
        if sign.is_some_and(|number| sum.ring.is_negative(number)) {
            sum.scale(&sum.ring.minus_one());
        }
        let (new_left, new_right) = sum.write_sides(self);
        if (new_left, new_right) == (left, right) {
            None
        } else if (new_left, new_right) == (right, left) {
            // The order of terms on the sides is the other one; keep what the sum says.
            Some(self.equation(new_left, new_right))
        } else {
            Some(self.eq(new_left, new_right))
        }
    }

    fn rewrite_int_equality(&self, left: Term, right: Term) -> Option<Term> {
        if !self.is_linear(left) && !self.is_linear(right) {
            return None;
        }
        let mut sum = Linear::difference(Integers, self, left, right)?;
        if let Some(constant) = sum.as_constant() {
            return Some(self.bool(Integers.is_zero(constant)));
        }
        let content = sum.content();
        if !Integers.is_zero(&(&sum.constant % &content)) {
            return Some(self.bool(false));
        }
        for (_, number) in &mut sum.monomials {
            *number = &*number / &content;
        }
        sum.constant = &sum.constant / &content;
        self.balance(sum, left, right)
    }

    fn rewrite_real_equality(&self, left: Term, right: Term) -> Option<Term> {
        if !self.is_linear(left) && !self.is_linear(right) {
            return None;
        }
        let mut sum = Linear::difference(Rationals, self, left, right)?;
        if let Some(constant) = sum.as_constant() {
            return Some(self.bool(Rationals.is_zero(constant)));
        }
        sum.make_primitive();
        self.balance(sum, left, right)
    }

    fn rewrite_linear_bits_equality(&self, width: u32, left: Term, right: Term) -> Option<Term> {
        if !self.is_linear(left) && !self.is_linear(right) {
            return None;
        }
        let sum = Linear::difference(Bits(width), self, left, right)?;
        if let Some(constant) = sum.as_constant() {
            return Some(self.bool(*constant == 0));
        }
        if let [(term, coefficient)] = sum.monomials.as_slice() {
            // A sum too long to take apart is a monomial, and solved already.
            let solved = *term == left && *coefficient == 1;
            let value = sum.constant.wrapping_neg() & mask(width);
            return if solved { None } else { Some(self.solve_bits(width, *term, *coefficient, value)) };
        }
        self.balance(sum, left, right)
    }

    /// `coefficient * term = value`, where the coefficient is not zero.
    fn solve_bits(&self, width: u32, term: Term, coefficient: u128, value: u128) -> Term {
        let shift = coefficient.trailing_zeros();
        if value.trailing_zeros() < shift {
            return self.bool(false);
        }
        let narrow = width - shift;
        let solution = (value >> shift).wrapping_mul(inverse(coefficient >> shift));
        self.eq(self.bv_extract(term, narrow - 1, 0), self.bv(narrow, solution))
    }

    fn rewrite_bits_equality(&self, width: u32, left: Term, right: Term) -> Option<Term> {
        let (left_args, right_args) = (self.args(left), self.args(right));
        if let Some(bits) = self.as_bits(right) {
            if bits & !self.possible_bits(left) != 0 {
                return Some(self.bool(false));
            }
            return match self.op(left) {
                Op::BvConcat => Some(self.equate_parts(left, bits)),
                Op::BvZeroExtend(_) => Some(self.eq(left_args[0], self.bv(self.width(left_args[0]), bits))),
                Op::BvSignExtend(_) => {
                    let inner = self.width(left_args[0]);
                    if signed(inner, bits & mask(inner)) as u128 & mask(width) == bits {
                        Some(self.eq(left_args[0], self.bv(inner, bits)))
                    } else {
                        Some(self.bool(false))
                    }
                }
                Op::BvXor if left_args.len() > 1 => {
                    let (&last, rest) = left_args.split_last()?;
                    let constant = self.as_bits(last)?;
                    Some(self.eq(self.term(Op::BvXor, rest), self.bv(width, bits ^ constant)))
                }
                Op::BvExtract { high, low } if high == low && high + 1 == self.width(left_args[0]) => {
                    let whole = self.width(left_args[0]);
                    let negative = self.bv_sle(left_args[0], self.bv(whole, mask(whole)));
                    Some(if bits == 1 { negative } else { self.not(negative) })
                }
                Op::FpToBits => {
                    let Sort::Float(format) = self.sort_ref(left_args[0]) else { return None };
                    let float = self.float(*format, bits as u64);
                    // A NaN's bits are canonical.
                    match self.constant_ref(float) {
                        Some(Constant::Float(_, canonical)) if u128::from(*canonical) != bits => Some(self.bool(false)),
                        _ => Some(self.eq(left_args[0], float)),
                    }
                }
                Op::IntToBv(_) => None,
                _ => None,
            };
        }
        match (self.op(left), self.op(right)) {
            (Op::BvZeroExtend(_), Op::BvZeroExtend(_)) => {
                let common = self.width(left_args[0]).max(self.width(right_args[0]));
                Some(self.eq(self.bv_zero_extend(left_args[0], common), self.bv_zero_extend(right_args[0], common)))
            }
            (Op::BvSignExtend(_), Op::BvSignExtend(_)) => {
                let common = self.width(left_args[0]).max(self.width(right_args[0]));
                Some(self.eq(self.bv_sign_extend(left_args[0], common), self.bv_sign_extend(right_args[0], common)))
            }
            (Op::BvConcat, Op::BvConcat)
                if left_args.len() == right_args.len()
                    && left_args.iter().zip(right_args).all(|(&a, &b)| self.width(a) == self.width(b)) =>
            {
                let equalities: Vec<Term> =
                    left_args.iter().zip(right_args).map(|(&part, &other)| self.eq(part, other)).collect();
                Some(self.and(&equalities))
            }
            (Op::FpToBits, Op::FpToBits) => Some(self.eq(left_args[0], right_args[0])),
            _ => None,
        }
    }

    fn rewrite_float_equality(&self, left: Term, right: Term) -> Option<Term> {
        let (left_args, right_args) = (self.args(left), self.args(right));
        match (self.op(left), self.op(right)) {
            (Op::FpNeg, Op::FpNeg) => Some(self.eq(left_args[0], right_args[0])),
            (Op::FpNeg, Op::Constant(_)) => Some(self.eq(left_args[0], self.fp_neg(right))),
            // Widening loses nothing.
            (Op::FpToFp(FloatFormat::Double), Op::FpToFp(FloatFormat::Double))
                if self.sort_ref(left_args[0]) == self.sort_ref(right_args[0]) =>
            {
                Some(self.eq(left_args[0], right_args[0]))
            }
            (Op::FpFromSbv(format), Op::FpFromSbv(_)) | (Op::FpFromUbv(format), Op::FpFromUbv(_))
                if self.op(left) == self.op(right)
                    && self.sort_ref(left_args[0]) == self.sort_ref(right_args[0])
                    && self.width(left_args[0]) <= format.shape().1 =>
            {
                Some(self.eq(left_args[0], right_args[0]))
            }
            _ => None,
        }
    }
}

/// The number that, multiplied with an odd number, is one modulo 2^128.
fn inverse(odd: u128) -> u128 {
    // Each step of Newton's iteration doubles the number of right bits, of which an odd number has three.
    let mut result = odd;
    for _ in 0..6 {
        result = result.wrapping_mul(2u128.wrapping_sub(odd.wrapping_mul(result)));
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inverses_are_inverse() {
        for odd in [1u128, 3, 5, 31, 0xdead_beef, u128::MAX, (1 << 127) + 1] {
            assert_eq!(odd.wrapping_mul(inverse(odd)), 1);
        }
    }
}
