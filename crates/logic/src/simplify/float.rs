//! Floats: only identities that hold for every value, signed zeros, infinities and NaN included.

use crate::evaluate::floats::Float;
use crate::sort::{FloatFormat, Sort};
use crate::term::{Constant, Op, Term};
use crate::terms::{SortId, Terms};

impl Terms {
    fn float_format(&self, term: Term) -> FloatFormat {
        match self.sort_ref(term) {
            Sort::Float(format) => *format,
            other => panic!("a float was expected, not {other}"),
        }
    }

    fn as_float(&self, term: Term) -> Option<Float> {
        match self.constant_ref(term) {
            Some(Constant::Float(format, bits)) => Some(Float::from_bits(*format, *bits)),
            _ => None,
        }
    }

    fn float_term(&self, float: Float) -> Term {
        let (format, bits) = float.to_bits();
        self.float(format, bits)
    }

    fn is_nan_constant(&self, term: Term) -> bool {
        self.as_float(term).is_some_and(Float::is_nan)
    }

    /// Whether the term is the constant with this value; zero is plus zero.
    fn is_float(&self, term: Term, value: f64) -> bool {
        self.as_float(term).is_some_and(|float| {
            let (format, bits) = float.to_bits();
            Float::Double(value).convert(format).to_bits() == (format, bits)
        })
    }

    pub(super) fn rewrite_fp_add(&self, a: Term, b: Term) -> Option<Term> {
        for (constant, other) in [(a, b), (b, a)] {
            if self.is_nan_constant(constant) {
                return Some(constant);
            }
            // Adding minus zero changes nothing; adding plus zero would change minus zero.
            if self.is_float(constant, -0.0) {
                return Some(other);
            }
        }
        self.in_order(Op::FpAdd, a, b)
    }

    /// The operation with its arguments in order, if they are not.
    fn in_order(&self, op: Op, a: Term, b: Term) -> Option<Term> {
        if a > b { Some(self.intern(op, &[b, a], self.term_sort_id(a))) } else { None }
    }

    pub(super) fn rewrite_fp_mul(&self, a: Term, b: Term) -> Option<Term> {
        for (constant, other) in [(a, b), (b, a)] {
            if self.is_nan_constant(constant) {
                return Some(constant);
            }
            if self.is_float(constant, 1.0) {
                return Some(other);
            }
            if self.is_float(constant, -1.0) {
                return Some(self.fp_neg(other));
            }
            // Doubling is exact either way, and adding is the cheaper one for a solver.
            if self.is_float(constant, 2.0) {
                return Some(self.fp_add(other, other));
            }
        }
        if let Some(signed) = self.pull_sign(Op::FpMul, a, b) {
            return Some(signed);
        }
        self.in_order(Op::FpMul, a, b)
    }

    pub(super) fn rewrite_fp_div(&self, a: Term, b: Term) -> Option<Term> {
        if self.is_nan_constant(a) || self.is_nan_constant(b) {
            return Some(self.float(self.float_format(a), self.float_format(a).nan_bits()));
        }
        if let Some(divisor) = self.as_float(b)
            && let Some(reciprocal) = exact_reciprocal(divisor)
        {
            return Some(self.fp_mul(a, self.float_term(reciprocal)));
        }
        self.pull_sign(Op::FpDiv, a, b)
    }

    /// The sign of a product or quotient does not touch its magnitude, so negations move outside.
    fn pull_sign(&self, op: Op, a: Term, b: Term) -> Option<Term> {
        let strip = |term: Term| match self.op(term) {
            Op::FpNeg => (self.args(term)[0], true),
            Op::Constant(_) if self.as_float(term).is_some_and(Float::is_negative) => (self.fp_neg(term), true),
            _ => (term, false),
        };
        let ((inner_a, negative_a), (inner_b, negative_b)) = (strip(a), strip(b));
        if !negative_a && !negative_b {
            return None;
        }
        let result = self.term(op, &[inner_a, inner_b]);
        Some(if negative_a != negative_b { self.fp_neg(result) } else { result })
    }

    /// Operations of which only NaN arguments are simplified.
    pub(super) fn rewrite_fp_other(&self, op: &Op, args: &[Term]) -> Option<Term> {
        if let Some(&nan) = args.iter().find(|&&arg| self.is_nan_constant(arg)) {
            return Some(nan);
        }
        match (op, args) {
            (Op::FpFma, &[a, b, c]) => {
                if self.is_float(c, -0.0) {
                    return Some(self.fp_mul(a, b));
                }
                if self.is_float(a, 1.0) {
                    return Some(self.fp_add(b, c));
                }
                if self.is_float(b, 1.0) {
                    return Some(self.fp_add(a, c));
                }
                if a > b {
                    return Some(self.intern(Op::FpFma, &[b, a, c], self.term_sort_id(a)));
                }
                None
            }
            _ => None,
        }
    }

    pub(super) fn rewrite_fp_round(&self, arg: Term) -> Option<Term> {
        match self.op(arg) {
            Op::FpRoundToIntegral(_) | Op::FpFromSbv(_) | Op::FpFromUbv(_) => Some(arg),
            _ => None,
        }
    }

    pub(super) fn rewrite_fp_neg(&self, arg: Term) -> Option<Term> {
        match self.op(arg) {
            Op::FpNeg => Some(self.args(arg)[0]),
            _ => None,
        }
    }

    pub(super) fn rewrite_fp_abs(&self, arg: Term) -> Option<Term> {
        match self.op(arg) {
            Op::FpAbs | Op::FpFromUbv(_) => Some(arg),
            Op::FpNeg => Some(self.fp_abs(self.args(arg)[0])),
            _ => None,
        }
    }

    pub(super) fn rewrite_fp_comparison(&self, op: &Op, a: Term, b: Term) -> Option<Term> {
        if self.is_nan_constant(a) || self.is_nan_constant(b) {
            return Some(self.bool(false));
        }
        if a == b {
            return Some(match op {
                Op::FpLt => self.bool(false),
                _ => self.not(self.fp_is_nan(a)),
            });
        }
        let (inner_a, inner_b) = (self.args(a).first().copied(), self.args(b).first().copied());
        match (self.op(a), self.op(b), inner_a, inner_b) {
            // Negation reverses the order.
            (Op::FpNeg, Op::FpNeg, Some(inner_a), Some(inner_b)) => {
                return Some(self.term(op.clone(), &[inner_b, inner_a]));
            }
            (Op::FpNeg, Op::Constant(_), Some(inner), _) => {
                return Some(self.term(op.clone(), &[self.fp_neg(b), inner]));
            }
            (Op::Constant(_), Op::FpNeg, _, Some(inner)) => {
                return Some(self.term(op.clone(), &[inner, self.fp_neg(a)]));
            }
            // Widening keeps the order.
            (Op::FpToFp(FloatFormat::Double), Op::FpToFp(FloatFormat::Double), Some(inner_a), Some(inner_b))
                if self.sort_ref(inner_a) == self.sort_ref(inner_b) =>
            {
                return Some(self.term(op.clone(), &[inner_a, inner_b]));
            }
            _ => {}
        }
        if *op != Op::FpEq {
            return None;
        }
        // IEEE equality with a constant other than zero is identity.
        for (constant, other) in [(a, b), (b, a)] {
            if self.as_float(constant).is_some() && !self.is_float(constant, 0.0) && !self.is_float(constant, -0.0) {
                return Some(self.eq(other, constant));
            }
        }
        if a > b { Some(self.intern(Op::FpEq, &[b, a], SortId::BOOL)) } else { None }
    }

    pub(super) fn rewrite_fp_is_nan(&self, arg: Term) -> Option<Term> {
        match self.op(arg) {
            Op::FpNeg | Op::FpAbs | Op::FpRoundToIntegral(_) | Op::FpToFp(_) => Some(self.fp_is_nan(self.args(arg)[0])),
            Op::FpFromSbv(_) | Op::FpFromUbv(_) => Some(self.bool(false)),
            _ => None,
        }
    }

    pub(super) fn rewrite_fp_is_infinite(&self, arg: Term) -> Option<Term> {
        match self.op(arg) {
            Op::FpNeg | Op::FpAbs | Op::FpRoundToIntegral(_) => Some(self.term(Op::FpIsInfinite, &[self.args(arg)[0]])),
            // Only unsigned 128-bit numbers reach beyond binary32.
            Op::FpFromSbv(_) => Some(self.bool(false)),
            Op::FpFromUbv(_) if self.width(self.args(arg)[0]) < 128 => Some(self.bool(false)),
            Op::FpToFp(FloatFormat::Double) => Some(self.term(Op::FpIsInfinite, &[self.args(arg)[0]])),
            _ => None,
        }
    }

    pub(super) fn rewrite_fp_from_bits(&self, arg: Term) -> Option<Term> {
        match self.op(arg) {
            Op::FpToBits => Some(self.args(arg)[0]),
            _ => None,
        }
    }

    pub(super) fn rewrite_fp_to_fp(&self, arg: Term, format: FloatFormat) -> Option<Term> {
        if self.float_format(arg) == format {
            return Some(arg);
        }
        let inner = self.args(arg).first().copied();
        match (self.op(arg), inner) {
            // What was widened narrows to itself.
            (Op::FpToFp(FloatFormat::Double), Some(inner)) if self.float_format(inner) == format => Some(inner),
            (Op::FpNeg, Some(inner)) => Some(self.fp_neg(self.term(Op::FpToFp(format), &[inner]))),
            (Op::FpAbs, Some(inner)) => Some(self.fp_abs(self.term(Op::FpToFp(format), &[inner]))),
            // An integer that is exact in the first format is rounded once.
            (Op::FpFromSbv(from), Some(inner)) if self.width(inner) <= from.shape().1 => {
                Some(self.term(Op::FpFromSbv(format), &[inner]))
            }
            (Op::FpFromUbv(from), Some(inner)) if self.width(inner) <= from.shape().1 => {
                Some(self.term(Op::FpFromUbv(format), &[inner]))
            }
            _ => None,
        }
    }

    pub(super) fn rewrite_fp_from_sbv(&self, arg: Term, format: FloatFormat) -> Option<Term> {
        match self.op(arg) {
            Op::BvSignExtend(_) => Some(self.term(Op::FpFromSbv(format), &[self.args(arg)[0]])),
            // With a zero in front, what was the sign no longer is one.
            Op::BvZeroExtend(width) if *width > self.width(self.args(arg)[0]) => {
                Some(self.term(Op::FpFromUbv(format), &[self.args(arg)[0]]))
            }
            _ => None,
        }
    }

    pub(super) fn rewrite_fp_from_ubv(&self, arg: Term, format: FloatFormat) -> Option<Term> {
        match self.op(arg) {
            Op::BvZeroExtend(_) => Some(self.term(Op::FpFromUbv(format), &[self.args(arg)[0]])),
            _ => None,
        }
    }

    pub(super) fn rewrite_fp_to_sbv(&self, arg: Term, width: u32) -> Option<Term> {
        let inner = *self.args(arg).first()?;
        match self.op(arg) {
            Op::FpFromSbv(format) if self.width(inner) <= format.shape().1 && self.width(inner) <= width => {
                Some(self.bv_sign_extend(inner, width))
            }
            Op::FpFromUbv(format) if self.width(inner) <= format.shape().1 && self.width(inner) < width => {
                Some(self.bv_zero_extend(inner, width))
            }
            Op::FpToFp(FloatFormat::Double) => Some(self.term(Op::FpToSbv(width), &[inner])),
            Op::FpRoundToIntegral(crate::term::Rounding::Zero) => Some(self.term(Op::FpToSbv(width), &[inner])),
            _ => None,
        }
    }

    pub(super) fn rewrite_fp_to_ubv(&self, arg: Term, width: u32) -> Option<Term> {
        let inner = *self.args(arg).first()?;
        match self.op(arg) {
            Op::FpFromUbv(format) if self.width(inner) <= format.shape().1 && self.width(inner) <= width => {
                Some(self.bv_zero_extend(inner, width))
            }
            Op::FpToFp(FloatFormat::Double) => Some(self.term(Op::FpToUbv(width), &[inner])),
            Op::FpRoundToIntegral(crate::term::Rounding::Zero) => Some(self.term(Op::FpToUbv(width), &[inner])),
            _ => None,
        }
    }
}

/// One over the number, if both are powers of two and normal. Dividing is then multiplying.
fn exact_reciprocal(float: Float) -> Option<Float> {
    match float {
        Float::Single(number) if number.is_normal() && number.to_bits() & 0x007f_ffff == 0 => {
            Some(1.0 / number).filter(|result| result.is_normal()).map(Float::Single)
        }
        Float::Double(number) if number.is_normal() && number.to_bits() & 0x000f_ffff_ffff_ffff == 0 => {
            Some(1.0 / number).filter(|result| result.is_normal()).map(Float::Double)
        }
        Float::Single(_) | Float::Double(_) => None,
    }
}
