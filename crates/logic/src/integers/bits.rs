//! The reading of bit-vectors, operation by operation.

use crate::term::{Constant, Op, Term};

use super::form::{Form, Range, Residue};
use super::products::Choice;
use super::reader::Reader;

impl Reader<'_> {
    pub(super) fn read_bits(&mut self, term: Term, width: u32) -> Option<Residue> {
        let source = self.source;
        let args = source.args(term);
        let modulus = 1i128 << width;
        match source.op(term) {
            Op::Constant(Constant::BitVec { bits, .. }) => self.atoms.residue(width, &Form::constant(*bits as i128)),
            Op::Variable(..) => {
                let signed = self.signed.contains(&term);
                let made = self.variable(term, signed);
                Some(self.leaf(term, made, signed))
            }
            Op::Apply(..) => {
                let made = self.application(term)?;
                Some(self.leaf(term, made, false))
            }
            Op::Select => {
                let [map, index] = self.canonical_args(args)?[..] else { return None };
                let made = self.target.select(map, index);
                Some(self.leaf(term, made, false))
            }
            Op::BvAdd => {
                let mut sum = Form::default();
                for arg in args {
                    sum = sum.plus(1, &self.bits(*arg)?.form)?;
                }
                self.linear(term, width, &sum)
            }
            Op::BvSub => {
                let difference = self.bits(args[0])?.form.plus(-1, &self.bits(args[1])?.form)?;
                self.linear(term, width, &difference)
            }
            Op::BvNeg => {
                let negated = self.bits(args[0])?.form.times(-1)?;
                self.linear(term, width, &negated)
            }
            // The complement is -x - 1.
            Op::BvNot => {
                let complement = self.bits(args[0])?.form.times(-1)?.shifted(-1)?;
                self.linear(term, width, &complement)
            }
            Op::BvMul => {
                let factors: Vec<Residue> = args.iter().map(|arg| self.bits(*arg).cloned()).collect::<Option<_>>()?;
                let Some(product) = self.product(width, &factors) else { return self.open_bits(term) };
                let residue = self.linear(term, width, &product)?;
                self.ranged_like_factors(residue, &factors)
            }
            Op::BvUdiv | Op::BvUrem | Op::BvSdiv | Op::BvSrem => self.read_division(term, width),
            Op::BvShl | Op::BvLshr | Op::BvAshr => self.read_shift(term, width),
            Op::BvAnd => self.read_mask(term, width),
            Op::BvOr | Op::BvXor => self.open_bits(term),
            Op::BvConcat => {
                let (mut sum, mut shift) = (Form::default(), 0);
                for arg in args.iter().rev() {
                    let part = self.numbered(*arg, false)?;
                    let part = self.with_known_range(part, width)?;
                    sum = sum.plus(1 << shift, &part.form)?;
                    shift += source.width(*arg);
                }
                let range = self.atoms.range_of(&sum)?.and(Range::unsigned(width));
                Some(Residue { width, form: sum, range })
            }
            Op::BvExtract { low: 0, .. } => {
                let form = self.bits(args[0])?.form.clone();
                self.linear(term, width, &form)
            }
            Op::BvExtract { low, .. } => {
                let number = self.numbered(args[0], false)?;
                let shifted = self.quotient(&number, 1 << low, false)?;
                self.linear(term, width, &shifted)
            }
            Op::BvZeroExtend(_) => {
                let number = self.numbered(args[0], false)?;
                self.with_known_range(number, width)
            }
            Op::BvSignExtend(_) => {
                #[cfg(test)]
                if self.broken == Some(super::tests::Broken::SignsAreLost) {
                    let number = self.numbered(args[0], false)?;
                    return self.with_known_range(number, width);
                }
                let number = self.numbered(args[0], true)?;
                self.with_known_range(number, width)
            }
            Op::IntToBv(_) => {
                let number = self.other(args[0])?;
                let rest = self.target.term(Op::IntMod, &[number, self.target.int(modulus)]);
                let atom = self.fresh('m', Range::unsigned(width), rest);
                let equal = self.target.eq(self.atoms.term(atom), rest);
                self.sides.push(equal);
                Some(Residue { width, form: Form::atom(atom), range: Range::unsigned(width) })
            }
            Op::Ite => self.read_choice(term, width),
            Op::FpToBits | Op::FpToSbv(_) | Op::FpToUbv(_) => self.open_bits(term),
            _ => None,
        }
    }

    /// A product with what the ranges of its factors say of it, where its own atoms say less.
    fn ranged_like_factors(&mut self, product: Residue, factors: &[Residue]) -> Option<Residue> {
        let Some(range) = self.range_of_factors(factors, &product.form) else { return Some(product) };
        let range = range.and(product.range);
        if range == product.range || range.low > range.high {
            return Some(product);
        }
        let within = self.is_in(&product.form, range);
        self.sides.push(within);
        Some(Residue { range, ..product })
    }

    /// The residue of a sum; where its numbers are too large, the operation is left open.
    pub(super) fn linear(&mut self, term: Term, width: u32, form: &Form) -> Option<Residue> {
        match self.atoms.residue(width, form) {
            Some(residue) => Some(residue),
            None => self.open_bits(term),
        }
    }

    pub(super) fn read_choice(&mut self, term: Term, width: u32) -> Option<Residue> {
        let args = self.source.args(term);
        let condition = self.other(args[0])?;
        let mut ways = [self.bits(args[1])?.clone(), self.bits(args[2])?.clone()];
        if ways[0].form == ways[1].form {
            return Some(ways[0].clone());
        }
        let modulus = 1i128 << width;
        for way in &mut ways {
            if !way.range.is_within(Range { low: -modulus, high: 2 * modulus }) {
                *way = self.number(way, false)?;
            }
        }
        let range = ways[0].range.or(ways[1].range);
        let sums = [self.sum(&ways[0].form), self.sum(&ways[1].form)];
        let chosen = self.target.ite(condition, sums[0], sums[1]);
        let atom = self.fresh('t', range, chosen);
        let t = &self.target;
        let is = |sum: Term| t.eq(self.atoms.term(atom), sum);
        let rule = t.ite(condition, is(sums[0]), is(sums[1]));
        self.sides.push(rule);
        self.choices.insert(atom, Choice { condition, ways: ways.map(|way| way.form) });
        Some(Residue { width, form: Form::atom(atom), range })
    }

    pub(super) fn read_division(&mut self, term: Term, width: u32) -> Option<Residue> {
        let (source, args) = (self.source, self.source.args(term));
        let signed = matches!(source.op(term), Op::BvSdiv | Op::BvSrem);
        let divisor = match self.bits(args[1])?.constant() {
            None | Some(0) => return self.open_bits(term),
            Some(divisor) => divisor,
        };
        let divisor = if signed && divisor >= 1 << (width - 1) { divisor - (1 << width) } else { divisor };
        let number = self.numbered(args[0], signed)?;
        let quotient = self.quotient(&number, divisor.abs(), true)?;
        let form = match source.op(term) {
            Op::BvUdiv | Op::BvSdiv => quotient.times(divisor.signum())?,
            _ => number.form.plus(-divisor.abs(), &quotient)?,
        };
        self.linear(term, width, &form)
    }

    pub(super) fn read_shift(&mut self, term: Term, width: u32) -> Option<Residue> {
        let (source, args) = (self.source, self.source.args(term));
        let Some(count) = self.bits(args[1])?.constant() else { return self.open_bits(term) };
        let is_far = count >= i128::from(width);
        let form = match source.op(term) {
            Op::BvShl | Op::BvLshr if is_far => Form::default(),
            Op::BvShl => match self.bits(args[0])?.form.times(1 << count) {
                Some(shifted) => shifted,
                None => return self.open_bits(term),
            },
            op => {
                let signed = *op == Op::BvAshr;
                let number = self.numbered(args[0], signed)?;
                let count = if is_far { i128::from(width) } else { count };
                self.quotient(&number, 1 << count, false)?
            }
        };
        self.linear(term, width, &form)
    }

    /// Conjunction with a constant that is one run of ones.
    pub(super) fn read_mask(&mut self, term: Term, width: u32) -> Option<Residue> {
        let args = self.source.args(term);
        let [first, second] = args[..] else { return self.open_bits(term) };
        let (other, mask) = match (self.source.as_bits(first), self.source.as_bits(second)) {
            (None, Some(mask)) => (first, mask),
            (Some(mask), None) => (second, mask),
            _ => return self.open_bits(term),
        };
        let low = mask.trailing_zeros();
        if mask == 0 || low >= width || !(mask >> low).wrapping_add(1).is_power_of_two() {
            return self.open_bits(term);
        }
        let ones = (mask >> low).trailing_ones();
        if low == 0 {
            let form = self.bits(other)?.form.clone();
            let rest = self.atoms.residue(ones, &form)?;
            let number = self.number(&rest, false)?;
            return self.with_known_range(number, width);
        }
        let number = self.numbered(other, false)?;
        let shifted = self.quotient(&number, 1 << low, false)?;
        let rest = self.atoms.residue(ones, &shifted)?;
        let number = self.number(&rest, false)?;
        let number = self.with_known_range(number, width)?;
        let form = number.form.times(1 << low)?;
        self.linear(term, width, &form)
    }
}
