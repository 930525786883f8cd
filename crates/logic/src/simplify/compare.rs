//! Bit-vector comparisons and overflow checks.

use crate::term::{Op, Term};
use crate::terms::Terms;
use tandem_base::bits::{mask, signed, signed_max, signed_min};

impl Terms {
    pub(super) fn rewrite_ule(&self, a: Term, b: Term) -> Option<Term> {
        let width = self.width(a);
        if a == b || self.is_zero(a) || self.is_all_ones(b) {
            return Some(self.bool(true));
        }
        if self.is_zero(b) || self.is_all_ones(a) {
            return Some(self.eq(a, b));
        }
        if let Some(bits) = self.as_bits(a) {
            return Some(self.not(self.bv_ule(b, self.bv(width, bits - 1))));
        }
        if let Some(bits) = self.as_bits(b) {
            if self.possible_bits(a) <= bits {
                return Some(self.bool(true));
            }
            if *self.op(a) == Op::BvZeroExtend(width) {
                // The bound is below what is possible, so it fits the narrow width.
                let inner = self.args(a)[0];
                return Some(self.bv_ule(inner, self.bv(self.width(inner), bits)));
            }
            if bits == mask(width) - 1 {
                return Some(self.not(self.eq(a, self.bv(width, mask(width)))));
            }
            return self.bound_unsigned_quotient(a, bits);
        }
        if let (Op::BvZeroExtend(_), Op::BvZeroExtend(_)) = (self.op(a), self.op(b)) {
            let (narrow_a, narrow_b) = (self.args(a)[0], self.args(b)[0]);
            let common = self.width(narrow_a).max(self.width(narrow_b));
            return Some(self.bv_ule(self.bv_zero_extend(narrow_a, common), self.bv_zero_extend(narrow_b, common)));
        }
        None
    }

    pub(super) fn rewrite_sle(&self, a: Term, b: Term) -> Option<Term> {
        let width = self.width(a);
        let number = |term| self.as_bits(term).map(|bits| signed(width, bits));
        let (least, greatest) = (signed_min(width), signed_max(width));
        if a == b || number(a) == Some(least) || number(b) == Some(greatest) {
            return Some(self.bool(true));
        }
        if number(b) == Some(least) || number(a) == Some(greatest) {
            return Some(self.eq(a, b));
        }
        if let Some(bound) = number(a) {
            return Some(self.not(self.bv_sle(b, self.bv(width, (bound - 1) as u128))));
        }
        if let Some(bound) = number(b) {
            if self.is_never_negative(a) {
                return Some(if bound < 0 { self.bool(false) } else { self.bv_ule(a, b) });
            }
            if *self.op(a) == Op::BvSignExtend(width) {
                let inner = self.args(a)[0];
                let narrow = self.width(inner);
                return Some(if bound >= signed_max(narrow) {
                    self.bool(true)
                } else if bound < signed_min(narrow) {
                    self.bool(false)
                } else {
                    self.bv_sle(inner, self.bv(narrow, bound as u128))
                });
            }
            if bound == greatest - 1 {
                return Some(self.not(self.eq(a, self.bv(width, greatest as u128))));
            }
            return self.bound_signed_quotient(a, bound);
        }
        if self.is_never_negative(a) && self.is_never_negative(b) {
            return Some(self.bv_ule(a, b));
        }
        if let (Op::BvSignExtend(_), Op::BvSignExtend(_)) = (self.op(a), self.op(b)) {
            let (narrow_a, narrow_b) = (self.args(a)[0], self.args(b)[0]);
            let common = self.width(narrow_a).max(self.width(narrow_b));
            return Some(self.bv_sle(self.bv_sign_extend(narrow_a, common), self.bv_sign_extend(narrow_b, common)));
        }
        None
    }

    /// Overflow checks of addition, signed subtraction and multiplication.
    pub(super) fn rewrite_overflow(&self, op: &Op, a: Term, b: Term) -> Option<Term> {
        let width = self.width(a);
        let signed_room = || (self.signed_bits(a), self.signed_bits(b));
        let unsigned_room = || {
            let bits = |term| 128 - self.possible_bits(term).leading_zeros();
            (bits(a), bits(b))
        };
        let fits = match op {
            Op::BvSaddOverflow | Op::BvSsubOverflow => {
                let (left, right) = signed_room();
                (left < width && right < width) || self.is_zero(b) || (self.is_zero(a) && *op == Op::BvSaddOverflow)
            }
            Op::BvUaddOverflow => {
                let (left, right) = unsigned_room();
                (left < width && right < width) || self.is_zero(a) || self.is_zero(b)
            }
            Op::BvSmulOverflow => {
                let (left, right) = signed_room();
                // At width 1 the number one cannot be written.
                let one = |term| width > 1 && self.as_bits(term) == Some(1);
                left + right <= width || [a, b].iter().any(|&term| self.is_zero(term) || one(term))
            }
            Op::BvUmulOverflow => {
                let (left, right) = unsigned_room();
                left + right <= width || [a, b].iter().any(|&term| matches!(self.as_bits(term), Some(0 | 1)))
            }
            _ => false,
        };
        if fits {
            return Some(self.bool(false));
        }
        let swaps = *op != Op::BvSsubOverflow && a > b;
        if swaps { Some(self.intern(op.clone(), &[b, a], crate::terms::SortId::BOOL)) } else { None }
    }
}
