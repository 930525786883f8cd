//! Bit-vector division and shifts, and what is known about the bits of a term.

use crate::term::{Op, Term};
use crate::terms::Terms;
use tandem_base::bits::mask;

/// How deep the look for known bits goes.
const LOOK_DEPTH: u32 = 4;

impl Terms {
    pub(super) fn is_zero(&self, term: Term) -> bool {
        self.as_bits(term) == Some(0)
    }

    pub(super) fn is_all_ones(&self, term: Term) -> bool {
        self.as_bits(term).is_some_and(|bits| bits == mask(self.width(term)))
    }

    /// The exponent, if the term is a constant power of two.
    fn as_power_of_two(&self, term: Term) -> Option<u32> {
        self.as_bits(term).filter(|bits| bits.is_power_of_two()).map(u128::trailing_zeros)
    }

    /// A mask of the bits that may be set; all others are zero under every assignment. As a number it is also an
    /// upper bound of the unsigned value.
    pub(super) fn possible_bits(&self, term: Term) -> u128 {
        self.possible_bits_within(term, LOOK_DEPTH)
    }

    fn possible_bits_within(&self, term: Term, depth: u32) -> u128 {
        let all = mask(self.width(term));
        if let Some(bits) = self.as_bits(term) {
            return bits;
        }
        if depth == 0 {
            return all;
        }
        let args = self.args(term);
        let look = |arg: Term| self.possible_bits_within(arg, depth - 1);
        match self.op(term) {
            Op::BvZeroExtend(_) => look(args[0]),
            Op::BvExtract { low, .. } => (look(args[0]) >> low) & all,
            Op::BvAnd if args.len() <= 4 => args.iter().fold(all, |known, &arg| known & look(arg)),
            Op::BvOr | Op::BvXor if args.len() <= 4 => args.iter().fold(0, |known, &arg| known | look(arg)),
            Op::BvMul if args.len() == 2 => match self.as_power_of_two(args[0]) {
                Some(shift) => (look(args[1]) << shift) & all,
                None => all,
            },
            Op::BvConcat if args.len() <= 4 => {
                args.iter().fold(0, |known: u128, &arg| known.checked_shl(self.width(arg)).unwrap_or(0) | look(arg))
            }
            Op::Ite => look(args[1]) | look(args[2]),
            Op::BvLshr => up_to(look(args[0])),
            Op::BvUrem if self.as_bits(args[1]).is_some_and(|bits| bits != 0) => up_to(look(args[1])),
            Op::BvUdiv if self.as_bits(args[1]).is_some_and(|bits| bits != 0) => up_to(look(args[0])),
            _ => all,
        }
    }

    /// Whether the sign bit is zero under every assignment.
    pub(super) fn is_never_negative(&self, term: Term) -> bool {
        self.possible_bits(term) >> (self.width(term) - 1) == 0
    }

    /// A number of low bits that suffice to hold the signed value under every assignment.
    pub(super) fn signed_bits(&self, term: Term) -> u32 {
        let width = self.width(term);
        match self.op(term) {
            Op::BvSignExtend(_) => self.width(self.args(term)[0]),
            _ => match self.as_bits(term) {
                Some(bits) if bits >> (width - 1) == 1 => width + 1 - (bits << (128 - width)).leading_ones(),
                _ => width.min(129 - self.possible_bits(term).leading_zeros()),
            },
        }
    }

    pub(super) fn rewrite_udiv(&self, a: Term, b: Term) -> Option<Term> {
        let width = self.width(a);
        match self.as_bits(b)? {
            0 => Some(self.bv(width, mask(width))),
            1 => Some(a),
            _ => match self.as_power_of_two(b) {
                Some(shift) => Some(self.bv_zero_extend(self.bv_extract(a, width - 1, shift), width)),
                None => self.divide_multiple(&Op::BvUdiv, a, b).or_else(|| self.merge_unsigned_quotients(a, b)),
            },
        }
    }

    pub(super) fn rewrite_urem(&self, a: Term, b: Term) -> Option<Term> {
        let width = self.width(a);
        if a == b {
            return Some(self.bv(width, 0));
        }
        match self.as_bits(b)? {
            0 => Some(a),
            1 => Some(self.bv(width, 0)),
            divisor if self.possible_bits(a) < divisor => Some(a),
            _ => {
                let shift = self.as_power_of_two(b)?;
                Some(self.bv_zero_extend(self.bv_extract(a, shift - 1, 0), width))
            }
        }
    }

    pub(super) fn rewrite_sdiv(&self, a: Term, b: Term) -> Option<Term> {
        let width = self.width(a);
        match self.as_bits(b) {
            Some(0) => {
                let negative = self.bv_slt(a, self.bv(width, 0));
                return Some(self.ite(negative, self.bv(width, 1), self.bv(width, mask(width))));
            }
            // At width 1 the only nonzero number is minus one.
            Some(bits) if bits == mask(width) => return Some(self.bv_neg(a)),
            Some(1) => return Some(a),
            _ => {}
        }
        // By zero both quotients are all ones when the dividend is not negative.
        if self.is_never_negative(a) && self.is_never_negative(b) {
            return Some(self.bv_udiv(a, b));
        }
        self.divide_multiple(&Op::BvSdiv, a, b).or_else(|| self.merge_signed_quotients(a, b))
    }

    pub(super) fn rewrite_srem(&self, a: Term, b: Term) -> Option<Term> {
        let width = self.width(a);
        match self.as_bits(b) {
            Some(0) => return Some(a),
            Some(bits) if bits == 1 || bits == mask(width) => return Some(self.bv(width, 0)),
            _ if a == b => return Some(self.bv(width, 0)),
            _ => {}
        }
        if self.is_never_negative(a) && self.is_never_negative(b) { Some(self.bv_urem(a, b)) } else { None }
    }

    pub(super) fn rewrite_shl(&self, a: Term, count: Term) -> Option<Term> {
        let width = self.width(a);
        if self.is_zero(a) {
            return Some(a);
        }
        let count = self.as_bits(count)?;
        if count >= u128::from(width) {
            return Some(self.bv(width, 0));
        }
        Some(self.bv_mul(self.bv(width, 1 << count), a))
    }

    pub(super) fn rewrite_lshr(&self, a: Term, count: Term) -> Option<Term> {
        let width = self.width(a);
        if self.is_zero(a) {
            return Some(a);
        }
        let count = self.as_bits(count)?;
        if count >= u128::from(width) {
            return Some(self.bv(width, 0));
        }
        Some(self.bv_zero_extend(self.bv_extract(a, width - 1, count as u32), width))
    }

    pub(super) fn rewrite_ashr(&self, a: Term, count: Term) -> Option<Term> {
        let width = self.width(a);
        if self.is_zero(a) || self.is_all_ones(a) {
            return Some(a);
        }
        let count = self.as_bits(count)?.min(u128::from(width) - 1);
        Some(self.bv_sign_extend(self.bv_extract(a, width - 1, count as u32), width))
    }
}

/// All bits up to the highest of `bits`.
fn up_to(bits: u128) -> u128 {
    if bits == 0 { 0 } else { mask(128 - bits.leading_zeros()) }
}
