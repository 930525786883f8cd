//! Quotients by constants: a quotient of a quotient is one quotient, and a bound on one is a bound on what is divided.
//!
//! Solvers are slow at dividing bit-vectors; with these, code that takes a number apart digit by digit needs no division
//! to be understood.

use num_bigint::BigInt;
use num_traits::{One, Signed};

use crate::constructors::mask;
use crate::evaluate::bits::{signed, signed_max, signed_min};
use crate::term::{Op, Term};
use crate::terms::Terms;

impl Terms {
    /// What is divided, and the divisor, if the term is a signed quotient by a constant of at least two.
    fn as_signed_quotient(&self, term: Term) -> Option<(Term, i128)> {
        let &[dividend, divisor] = self.args(term) else { return None };
        let divisor = signed(self.width(term), self.as_bits(divisor).filter(|_| *self.op(term) == Op::BvSdiv)?);
        (divisor >= 2).then_some((dividend, divisor))
    }

    /// What is divided, and the divisor, if the term is an unsigned quotient by a constant of at least two.
    fn as_unsigned_quotient(&self, term: Term) -> Option<(Term, u128)> {
        let &[dividend, divisor] = self.args(term) else { return None };
        let divisor = self.as_bits(divisor).filter(|_| *self.op(term) == Op::BvUdiv)?;
        (divisor >= 2).then_some((dividend, divisor))
    }

    /// What is divided, and the divisor, if the term is a quotient of integers by a constant of at least one.
    fn as_integer_quotient(&self, term: Term) -> Option<(Term, &BigInt)> {
        let &[dividend, divisor] = self.args(term) else { return None };
        let divisor = self.as_int(divisor).filter(|_| *self.op(term) == Op::IntDiv)?;
        divisor.is_positive().then_some((dividend, divisor))
    }

    /// `x / a / b` is `x / (a * b)`, towards zero, if the product can be written.
    pub(super) fn merge_signed_quotients(&self, a: Term, b: Term) -> Option<Term> {
        let width = self.width(a);
        let by = signed(width, self.as_bits(b)?);
        let (dividend, first) = self.as_signed_quotient(a).filter(|_| by >= 2)?;
        let product = first.checked_mul(by).filter(|product| *product <= signed_max(width))?;
        Some(self.bv_sdiv(dividend, self.bv(width, product as u128)))
    }

    /// `x / a / b` is `x / (a * b)`, and zero if the product is larger than any number.
    pub(super) fn merge_unsigned_quotients(&self, a: Term, b: Term) -> Option<Term> {
        let width = self.width(a);
        let by = self.as_bits(b).filter(|by| *by >= 2)?;
        let (dividend, first) = self.as_unsigned_quotient(a)?;
        let product = first.checked_mul(by).filter(|product| *product <= mask(width));
        Some(product.map_or(self.bv(width, 0), |product| self.bv_udiv(dividend, self.bv(width, product))))
    }

    /// `x / a / b` is `x / (a * b)`, downwards.
    pub(super) fn merge_integer_quotients(&self, a: Term, b: Term) -> Option<Term> {
        let by = self.as_int(b).filter(|by| by.is_positive())?;
        let (dividend, first) = self.as_integer_quotient(a)?;
        Some(self.term(Op::IntDiv, &[dividend, self.big_int(first * by)]))
    }

    /// `x / a <= bound` as a bound on x.
    pub(super) fn bound_signed_quotient(&self, quotient: Term, bound: i128) -> Option<Term> {
        let width = self.width(quotient);
        let (dividend, divisor) = self.as_signed_quotient(quotient)?;
        // Towards zero: at most `bound` are all below the next multiple, or from a negative multiple down.
        let most = if bound >= 0 {
            bound.checked_add(1).and_then(|next| next.checked_mul(divisor)).map(|next| next - 1)
        } else {
            bound.checked_mul(divisor)
        };
        Some(match most {
            Some(most) if most < signed_min(width) => self.bool(false),
            Some(most) if most < signed_max(width) => self.bv_sle(dividend, self.bv(width, most as u128 & mask(width))),
            None if bound < 0 => self.bool(false),
            _ => self.bool(true),
        })
    }

    /// `x / a <= bound` as a bound on x.
    pub(super) fn bound_unsigned_quotient(&self, quotient: Term, bound: u128) -> Option<Term> {
        let width = self.width(quotient);
        let (dividend, divisor) = self.as_unsigned_quotient(quotient)?;
        let next = bound.checked_add(1).and_then(|next| next.checked_mul(divisor));
        Some(match next {
            Some(next) if next <= mask(width) => self.bv_ule(dividend, self.bv(width, next - 1)),
            _ => self.bool(true),
        })
    }

    /// `x / a <= bound` as a bound on x.
    pub(super) fn bound_integer_quotient(&self, quotient: Term, bound: &BigInt) -> Option<Term> {
        let (dividend, divisor) = self.as_integer_quotient(quotient)?;
        let most = (bound + BigInt::one()) * divisor - BigInt::one();
        Some(self.term(Op::Le, &[dividend, self.big_int(most)]))
    }

    /// `x / a = value` as two bounds on x.
    pub(super) fn bound_equal_quotient(&self, quotient: Term, value: Term) -> Option<Term> {
        let width = self.width(quotient);
        let value = self.as_bits(value)?;
        let (most, below) = if self.as_signed_quotient(quotient).is_some() {
            let value = signed(width, value);
            let below = if value == signed_min(width) { None } else { Some(value - 1) };
            let below = below.map_or(Some(self.bool(false)), |below| self.bound_signed_quotient(quotient, below))?;
            (self.bound_signed_quotient(quotient, value)?, below)
        } else {
            let below = value.checked_sub(1);
            let below = below.map_or(Some(self.bool(false)), |below| self.bound_unsigned_quotient(quotient, below))?;
            (self.bound_unsigned_quotient(quotient, value)?, below)
        };
        Some(self.and(&[most, self.not(below)]))
    }
}

#[cfg(test)]
mod tests {
    use crate::sort::Sort;
    use crate::term::Op;
    use crate::terms::Terms;
    use crate::{Assignment, Value, evaluate};

    const WIDTH: u32 = 5;

    /// Every dividend, every two numbers: what was rewritten has the value of what was written.
    #[test]
    fn small_quotients_keep_their_values() {
        let t = Terms::new();
        let x = t.variable("x", Sort::BitVec(WIDTH));
        let number = |bits: u128| t.bv(WIDTH, bits);
        for divide in [Op::BvSdiv, Op::BvUdiv] {
            for first in 0..1 << WIDTH {
                for second in 0..1 << WIDTH {
                    let by = |term, divisor: u128| t.term(divide.clone(), &[term, number(divisor)]);
                    let shapes = |x| {
                        let quotient = by(x, first);
                        let comparisons = [Op::BvSle, Op::BvUle, Op::BvSlt, Op::BvUlt, Op::Eq];
                        let mut shapes = vec![by(quotient, second)];
                        shapes.extend(comparisons.iter().map(|op| t.term(op.clone(), &[quotient, number(second)])));
                        shapes.extend(comparisons.iter().map(|op| t.term(op.clone(), &[number(second), quotient])));
                        shapes
                    };
                    let rewritten = shapes(x);
                    for bits in 0..1 << WIDTH {
                        let mut assignment = Assignment::default();
                        assignment.set(x, Value::BitVec { width: WIDTH, bits });
                        for (rewritten, folded) in rewritten.iter().zip(shapes(number(bits))) {
                            let value = evaluate(&t, *rewritten, &assignment);
                            assert_eq!(value.ok(), t.constant_ref(folded).map(Value::from), "{first} {second} {bits}");
                        }
                    }
                }
            }
        }
    }
}
