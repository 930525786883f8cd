//! Extract, concatenation, extension.

use crate::term::{Constant, Op, Term};
use crate::terms::{SortId, Terms};
use tandem_base::bits::mask;

/// How deep an extract is pushed into arithmetic.
const PUSH_DEPTH: u32 = 3;

impl Terms {
    pub(super) fn rewrite_extract(&self, arg: Term, high: u32, low: u32) -> Option<Term> {
        let width = high - low + 1;
        let args = self.args(arg);
        if width == self.width(arg) {
            return Some(arg);
        }
        match self.op(arg) {
            Op::BvExtract { low: inner_low, .. } => Some(self.bv_extract(args[0], high + inner_low, low + inner_low)),
            Op::BvConcat => {
                // The parts that the extract touches, from the highest down.
                let mut parts = Vec::new();
                let mut top = self.width(arg);
                for &part in args {
                    let bottom = top - self.width(part);
                    if bottom <= high && low < top {
                        let part_high = high.min(top - 1) - bottom;
                        parts.push(self.bv_extract(part, part_high, low.max(bottom) - bottom));
                    }
                    top = bottom;
                }
                match parts.as_slice() {
                    [one] => Some(*one),
                    _ => Some(self.term(Op::BvConcat, &parts)),
                }
            }
            Op::BvZeroExtend(_) => {
                let inner = self.width(args[0]);
                if low >= inner {
                    Some(self.bv(width, 0))
                } else if high < inner {
                    Some(self.bv_extract(args[0], high, low))
                } else {
                    Some(self.bv_zero_extend(self.bv_extract(args[0], inner - 1, low), width))
                }
            }
            Op::BvSignExtend(_) => {
                let inner = self.width(args[0]);
                if high < inner {
                    Some(self.bv_extract(args[0], high, low))
                } else {
                    let from = low.min(inner - 1);
                    Some(self.bv_sign_extend(self.bv_extract(args[0], inner - 1, from), width))
                }
            }
            // Of a multiple of a power of two the low bits are zero, and the others those of the quotient.
            Op::BvAdd | Op::BvMul if high < self.zeros_below(arg) => Some(self.bv(width, 0)),
            Op::BvAdd | Op::BvMul if low > 0 && self.zeros_below(arg) > 0 => {
                let zeros = self.zeros_below(arg).min(low);
                Some(self.bv_extract(self.without_zeros(arg, zeros), high - zeros, low - zeros))
            }
            // The low bits of a sum, product or bitwise operation are those of the low bits.
            Op::BvAdd | Op::BvMul | Op::BvNeg | Op::BvAnd | Op::BvOr | Op::BvXor | Op::BvNot
                if low == 0 && self.narrows(arg, high, PUSH_DEPTH) =>
            {
                let narrow: Vec<Term> = args.iter().map(|&inner| self.bv_extract(inner, high, 0)).collect();
                Some(self.term(self.op(arg).clone(), &narrow))
            }
            _ => None,
        }
    }

    /// How many of the lowest bits are plainly zero.
    fn zeros_below(&self, term: Term) -> u32 {
        let args = self.args(term);
        match self.op(term) {
            Op::Constant(Constant::BitVec { width, bits }) => bits.trailing_zeros().min(*width),
            Op::BvAdd => args.iter().map(|&arg| self.zeros_below(arg)).min().unwrap_or(0),
            Op::BvMul => {
                let zeros: u32 = args
                    .iter()
                    .filter(|&&arg| self.constant_ref(arg).is_some())
                    .map(|&arg| self.zeros_below(arg))
                    .sum();
                zeros.min(self.width(term))
            }
            _ => 0,
        }
    }

    /// A term whose product with a power of two is a multiple of it, given that so many of its lowest bits are plainly
    /// zero.
    fn without_zeros(&self, term: Term, zeros: u32) -> Term {
        let args = self.args(term);
        match self.op(term) {
            Op::Constant(Constant::BitVec { width, bits }) => self.bv(*width, bits.checked_shr(zeros).unwrap_or(0)),
            Op::BvAdd => {
                let parts: Vec<Term> = args.iter().map(|&arg| self.without_zeros(arg, zeros)).collect();
                self.term(Op::BvAdd, &parts)
            }
            _ => {
                let mut left = zeros;
                let divided = |&arg: &Term| {
                    let here = if self.constant_ref(arg).is_some() { self.zeros_below(arg).min(left) } else { 0 };
                    left -= here;
                    if here > 0 { self.without_zeros(arg, here) } else { arg }
                };
                let parts: Vec<Term> = args.iter().map(divided).collect();
                self.term(Op::BvMul, &parts)
            }
        }
    }

    /// Whether pushing an extract of bits up to `high` into the term makes it disappear instead of multiplying it.
    fn narrows(&self, term: Term, high: u32, depth: u32) -> bool {
        let args = self.args(term);
        match self.op(term) {
            Op::Constant(_) => true,
            Op::BvZeroExtend(_) | Op::BvSignExtend(_) => self.width(args[0]) <= high + 1,
            Op::BvAdd | Op::BvMul | Op::BvNeg | Op::BvAnd | Op::BvOr | Op::BvXor | Op::BvNot => {
                depth > 0 && args.len() <= 8 && args.iter().all(|&arg| self.narrows(arg, high, depth - 1))
            }
            _ => false,
        }
    }

    pub(super) fn rewrite_concat(&self, args: &[Term], sort: SortId) -> Option<Term> {
        let total = args.iter().map(|&arg| self.width(arg)).sum::<u32>();
        let mut parts: Vec<Term> = Vec::with_capacity(args.len() + 4);
        for &arg in args {
            match self.op(arg) {
                Op::BvConcat => self.args(arg).iter().for_each(|&part| self.push_part(&mut parts, part)),
                // (One that adds no bits occurs only in terms that were not simplified.)
                Op::BvZeroExtend(width) if *width > self.width(self.args(arg)[0]) => {
                    let inner = self.args(arg)[0];
                    let zeros = self.bv(width - self.width(inner), 0);
                    self.push_part(&mut parts, zeros);
                    match self.op(inner) {
                        Op::BvConcat => {
                            self.args(inner).iter().for_each(|&part| self.push_part(&mut parts, part));
                        }
                        _ => self.push_part(&mut parts, inner),
                    }
                }
                _ => self.push_part(&mut parts, arg),
            }
        }
        if let [one] = parts.as_slice() {
            return Some(*one);
        }
        if self.is_zero(parts[0]) {
            return Some(self.bv_zero_extend(self.term_of_parts(&parts[1..]), total));
        }
        Some(self.intern(Op::BvConcat, &parts, sort))
    }

    fn term_of_parts(&self, parts: &[Term]) -> Term {
        match parts {
            [one] => *one,
            _ => self.term(Op::BvConcat, parts),
        }
    }

    /// Appends a part, joined with the one before where that makes one part of two.
    fn push_part(&self, parts: &mut Vec<Term>, part: Term) {
        if let Some(&last) = parts.last() {
            let joined = match (self.as_bits(last), self.as_bits(part)) {
                (Some(above), Some(below)) => {
                    let width = self.width(part);
                    Some(self.bv(self.width(last) + width, (above << width) | below))
                }
                _ => self.join_extracts(last, part),
            };
            if let Some(joined) = joined {
                parts.pop();
                parts.push(joined);
                return;
            }
        }
        parts.push(part);
    }

    /// Two extracts of neighbouring bits of one term are one.
    fn join_extracts(&self, above: Term, below: Term) -> Option<Term> {
        match (self.op(above), self.op(below)) {
            (Op::BvExtract { high, low: middle }, Op::BvExtract { high: next, low })
                if self.args(above) == self.args(below) && *middle == next + 1 =>
            {
                Some(self.bv_extract(self.args(above)[0], *high, *low))
            }
            _ => None,
        }
    }

    pub(super) fn rewrite_zero_extend(&self, arg: Term, width: u32) -> Option<Term> {
        if width == self.width(arg) {
            return Some(arg);
        }
        match self.op(arg) {
            Op::BvZeroExtend(_) => Some(self.bv_zero_extend(self.args(arg)[0], width)),
            _ => None,
        }
    }

    pub(super) fn rewrite_sign_extend(&self, arg: Term, width: u32) -> Option<Term> {
        if width == self.width(arg) {
            return Some(arg);
        }
        match self.op(arg) {
            Op::BvSignExtend(_) => Some(self.bv_sign_extend(self.args(arg)[0], width)),
            _ if self.is_never_negative(arg) => Some(self.bv_zero_extend(arg, width)),
            _ => None,
        }
    }

    /// `parts above each other = bits`, part by part.
    pub(super) fn equate_parts(&self, concat: Term, bits: u128) -> Term {
        let mut low = self.width(concat);
        let equalities: Vec<Term> = self
            .args(concat)
            .iter()
            .map(|&part| {
                let width = self.width(part);
                low -= width;
                self.eq(part, self.bv(width, (bits >> low) & mask(width)))
            })
            .collect();
        self.and(&equalities)
    }
}
