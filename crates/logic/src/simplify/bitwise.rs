//! Bitwise and, or, exclusive or, complement.

use super::linear::FLATTEN_LIMIT;
use crate::term::{Op, Term};
use crate::terms::{SortId, Terms};
use tandem_base::bits::mask;

impl Terms {
    /// The arguments with nested ones of the same operation spread out, sorted, constants joined into one.
    fn flat_bitwise(
        &self,
        op: &Op,
        args: &[Term],
        join: impl Fn(u128, u128) -> u128,
        neutral: u128,
    ) -> (Vec<Term>, u128) {
        let mut flat = Vec::with_capacity(args.len() + 4);
        let mut constant = neutral;
        let mut push = |arg: Term| match self.as_bits(arg) {
            Some(bits) => constant = join(constant, bits),
            None => flat.push(arg),
        };
        for &arg in args {
            if self.op(arg) == op && self.args(arg).len() <= FLATTEN_LIMIT {
                self.args(arg).iter().copied().for_each(&mut push);
            } else {
                push(arg);
            }
        }
        flat.sort_unstable();
        (flat, constant)
    }

    fn has_bitwise_complements(&self, sorted: &[Term]) -> bool {
        sorted.iter().any(|&arg| *self.op(arg) == Op::BvNot && sorted.binary_search(&self.args(arg)[0]).is_ok())
    }

    /// Interns the operation, or gives its only argument.
    fn bitwise(&self, op: Op, args: &[Term], sort: SortId) -> Term {
        match args {
            [one] => *one,
            _ => self.intern(op, args, sort),
        }
    }

    pub(super) fn rewrite_bitwise_and(&self, args: &[Term], sort: SortId) -> Option<Term> {
        let width = self.width(args[0]);
        let (mut flat, constant) = self.flat_bitwise(&Op::BvAnd, args, |a, b| a & b, mask(width));
        flat.dedup();
        // Bits that cannot be set anyway need no mask.
        let possible = flat.iter().fold(mask(width), |known, &arg| known & self.possible_bits(arg));
        let constant = if possible & !constant == 0 { mask(width) } else { constant & possible };
        if possible & constant == 0 || self.has_bitwise_complements(&flat) {
            return Some(self.bv(width, 0));
        }
        if flat.is_empty() {
            return Some(self.bv(width, constant));
        }
        if constant == mask(width) {
            return Some(self.bitwise(Op::BvAnd, &flat, sort));
        }
        // A mask of low bits is an extract.
        if (constant + 1).is_power_of_two() {
            let rest = self.bitwise(Op::BvAnd, &flat, sort);
            return Some(self.bv_zero_extend(self.bv_extract(rest, constant.trailing_ones() - 1, 0), width));
        }
        flat.push(self.bv(width, constant));
        Some(self.bitwise(Op::BvAnd, &flat, sort))
    }

    pub(super) fn rewrite_bitwise_or(&self, args: &[Term], sort: SortId) -> Option<Term> {
        let width = self.width(args[0]);
        let (mut flat, constant) = self.flat_bitwise(&Op::BvOr, args, |a, b| a | b, 0);
        flat.dedup();
        if constant == mask(width) || self.has_bitwise_complements(&flat) {
            return Some(self.bv(width, mask(width)));
        }
        if constant != 0 || flat.is_empty() {
            flat.push(self.bv(width, constant));
        }
        self.join_slices(&flat, width).or_else(|| Some(self.bitwise(Op::BvOr, &flat, sort)))
    }

    pub(super) fn rewrite_bitwise_xor(&self, args: &[Term], sort: SortId) -> Option<Term> {
        let width = self.width(args[0]);
        let (mut flat, mut constant) = self.flat_bitwise(&Op::BvXor, args, |a, b| a ^ b, 0);
        // Complements are pulled out into the constant, after which equal arguments cancel in pairs.
        for arg in &mut flat {
            if *self.op(*arg) == Op::BvNot {
                *arg = self.args(*arg)[0];
                constant ^= mask(width);
            }
        }
        flat.sort_unstable();
        let mut left: Vec<Term> = Vec::with_capacity(flat.len() + 1);
        for arg in flat {
            if left.last() == Some(&arg) {
                left.pop();
            } else {
                left.push(arg);
            }
        }
        if left.is_empty() {
            return Some(self.bv(width, constant));
        }
        if constant == mask(width) {
            return Some(self.bv_not(self.bitwise(Op::BvXor, &left, sort)));
        }
        if constant != 0 {
            left.push(self.bv(width, constant));
        }
        self.join_slices(&left, width).or_else(|| Some(self.bitwise(Op::BvXor, &left, sort)))
    }

    pub(super) fn rewrite_bitwise_not(&self, arg: Term) -> Option<Term> {
        match self.op(arg) {
            Op::BvNot => Some(self.args(arg)[0]),
            // The complement of a sum is a sum, which the normal form of sums knows how to write.
            Op::BvAdd | Op::BvNeg => {
                let width = self.width(arg);
                Some(self.bv_sub(self.bv(width, mask(width)), arg))
            }
            _ => None,
        }
    }

    /// An or, exclusive or, of parts that lie beside each other is a concatenation.
    fn join_slices(&self, args: &[Term], width: u32) -> Option<Term> {
        if args.len() < 2 || args.len() > 16 {
            return None;
        }
        let mut slices: Vec<(u32, Term)> = args.iter().map(|&arg| self.as_slice_at(arg)).collect::<Option<_>>()?;
        slices.sort_unstable();
        // From the highest down, with zeros in between.
        let mut parts: Vec<Term> = Vec::new();
        let mut top = width;
        for &(offset, slice) in slices.iter().rev() {
            let end = offset + self.width(slice);
            if end > top {
                return None;
            }
            if end < top {
                parts.push(self.bv(top - end, 0));
            }
            parts.push(slice);
            top = offset;
        }
        if top > 0 {
            parts.push(self.bv(top, 0));
        }
        Some(self.term(Op::BvConcat, &parts))
    }

    /// The narrow term and the position at which the argument holds it, with zeros around.
    fn as_slice_at(&self, arg: Term) -> Option<(u32, Term)> {
        let args = self.args(arg);
        match self.op(arg) {
            Op::BvZeroExtend(_) => Some((0, args[0])),
            Op::BvMul if args.len() == 2 => {
                let shift = self.as_bits(args[0]).filter(|bits| bits.is_power_of_two())?.trailing_zeros();
                let width = self.width(arg);
                match self.op(args[1]) {
                    Op::BvZeroExtend(_) => {
                        let inner = self.args(args[1])[0];
                        let room = width - shift;
                        let slice = if self.width(inner) > room { self.bv_extract(inner, room - 1, 0) } else { inner };
                        Some((shift, slice))
                    }
                    _ => Some((shift, self.bv_extract(args[1], width - shift - 1, 0))),
                }
            }
            Op::BvConcat if args.len() == 2 && self.is_zero(args[1]) => Some((self.width(args[1]), args[0])),
            _ => None,
        }
    }
}
