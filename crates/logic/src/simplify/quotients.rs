//! Quotients by constants: a quotient of a quotient is one quotient, and a bound on one is a bound on what is divided.
//!
//! Solvers are slow at dividing bit-vectors; with these, code that takes a number apart digit by digit needs no division
//! to be understood.

use num_bigint::BigInt;
use num_traits::{One, Signed};

use crate::term::{Op, Term};
use crate::terms::Terms;
use tandem_base::bits::{mask, signed, signed_max, signed_min};

/// A part of a sum that, subtracted from what is divided, leaves something simpler.
pub(super) struct Joined {
    /// What is divided.
    pub dividend: Term,
    /// How many times the part has to be there for each dividend, if more than once.
    pub scale: Option<Term>,
    /// What is left of a dividend without the part.
    pub is: Term,
    /// How many times that is, if more than once.
    pub factor: Option<Term>,
}

impl Terms {
    /// What a quotient, a remainder, or the product of a quotient with its divisor leaves of the dividend.
    pub(super) fn join_quotient(&self, part: Term) -> Option<Joined> {
        let opposite = |op: &Op| match op {
            Op::BvSdiv => Some(Op::BvSrem),
            Op::BvUdiv => Some(Op::BvUrem),
            Op::IntDiv => Some(Op::IntMod),
            Op::BvSrem => Some(Op::BvSdiv),
            Op::BvUrem => Some(Op::BvUdiv),
            Op::IntMod => Some(Op::IntDiv),
            _ => None,
        };
        let is_number = |term: Term| self.constant_ref(term).is_some();
        match (self.op(part), self.args(part)) {
            (op @ (Op::BvSdiv | Op::BvUdiv | Op::IntDiv), &[dividend, divisor]) if is_number(divisor) => {
                // Dividing integers by zero gives anything.
                self.as_int(divisor).is_none_or(|number| number.is_positive()).then_some(())?;
                let is = self.term(opposite(op)?, &[dividend, divisor]);
                Some(Joined { dividend, scale: Some(divisor), is, factor: None })
            }
            (op @ (Op::BvSrem | Op::BvUrem | Op::IntMod), &[dividend, divisor]) if is_number(divisor) => {
                self.as_int(divisor).is_none_or(|number| number.is_positive()).then_some(())?;
                self.as_bits(divisor).is_none_or(|bits| bits != 0).then_some(())?;
                let is = self.term(opposite(op)?, &[dividend, divisor]);
                Some(Joined { dividend, scale: None, is, factor: Some(divisor) })
            }
            (Op::BvMul, &[first, second]) => {
                [(first, second), (second, first)].into_iter().find_map(|(quotient, by)| {
                    let (op @ (Op::BvSdiv | Op::BvUdiv), &[dividend, divisor]) =
                        (self.op(quotient), self.args(quotient))
                    else {
                        return None;
                    };
                    let is = self.term(opposite(op)?, &[dividend, divisor]);
                    (divisor == by).then_some(Joined { dividend, scale: None, is, factor: None })
                })
            }
            _ => None,
        }
    }

    /// `c * (x / c) / c` is `x / c`: what was divided by a number does not grow too large when multiplied by it.
    pub(super) fn divide_multiple(&self, op: &Op, a: Term, b: Term) -> Option<Term> {
        let (Op::BvMul, &[factor, quotient]) = (self.op(a), self.args(a)) else { return None };
        let &[_, divisor] = self.args(quotient).get(..2)? else { return None };
        let is_whole = self.as_bits(b).is_some_and(|by| by != 0) && factor == b && divisor == b;
        (is_whole && self.op(quotient) == op).then_some(quotient)
    }

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

    /// Every dividend and every divisor, also as a variable: what is left without quotients or remainders.
    #[test]
    fn joined_quotients_keep_their_values() {
        let t = Terms::new();
        let [x, y] = ["x", "y"].map(|name| t.variable(name, Sort::BitVec(WIDTH)));
        for (divide, remain) in [(Op::BvSdiv, Op::BvSrem), (Op::BvUdiv, Op::BvUrem)] {
            let shapes = |x, y| {
                let [quotient, remainder] = [&divide, &remain].map(|op| t.term(op.clone(), &[x, y]));
                let multiple = t.term(Op::BvMul, &[quotient, y]);
                let rest = t.term(Op::BvSub, &[x, multiple]);
                let whole = t.term(Op::BvSub, &[x, remainder]);
                let scaled = |term| t.term(Op::BvMul, &[t.bv(WIDTH, 3), term]);
                [
                    rest,
                    whole,
                    t.term(divide.clone(), &[whole, y]),
                    t.term(Op::BvSub, &[scaled(multiple), scaled(x)]),
                    t.term(Op::BvAdd, &[t.term(Op::BvSub, &[scaled(x), scaled(remainder)]), y]),
                ]
            };
            assert_eq!(shapes(x, y)[0], t.term(remain.clone(), &[x, y]));
            assert_eq!(shapes(x, t.bv(WIDTH, 7))[2], t.term(divide.clone(), &[x, t.bv(WIDTH, 7)]));
            for by in 0..1 << WIDTH {
                let number = t.bv(WIDTH, by);
                for bits in 0..1 << WIDTH {
                    let mut assignment = Assignment::default();
                    assignment.set(x, Value::BitVec { width: WIDTH, bits });
                    assignment.set(y, Value::BitVec { width: WIDTH, bits: by });
                    let folded = shapes(t.bv(WIDTH, bits), number).map(|term| t.constant_ref(term).map(Value::from));
                    for written in [shapes(x, y), shapes(x, number)] {
                        let values = written.map(|term| evaluate(&t, term, &assignment).ok());
                        assert_eq!(values, folded, "{divide:?} {bits} {by}");
                    }
                }
            }
        }
    }

    #[test]
    fn integers_are_joined_as_well() {
        let t = Terms::new();
        let x = t.variable("x", Sort::Int);
        for by in [1, 2, 3, 7, -3] {
            let divisor = t.int(by);
            let [quotient, remainder] = [Op::IntDiv, Op::IntMod].map(|op| t.term(op, &[x, divisor]));
            let rest = t.term(Op::Sub, &[x, t.term(Op::Mul, &[divisor, quotient])]);
            let whole = t.term(Op::Sub, &[x, remainder]);
            for value in -20i128..20 {
                let mut assignment = Assignment::default();
                assignment.set(x, Value::Int(value.into()));
                let is = |term| evaluate(&t, term, &assignment).ok();
                let euclid = value.rem_euclid(by);
                assert_eq!(is(rest), Some(Value::Int(euclid.into())), "{value} {by}");
                assert_eq!(is(whole), Some(Value::Int((value - euclid).into())), "{value} {by}");
            }
        }
    }
}
