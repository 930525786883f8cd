//! Intrinsics that take a float apart: `llvm.modf` and `llvm.is.fpclass`.

use tandem_ir::{BinaryOp, CompareOp, Ty, UnaryOp, Value};

use super::function::{FunctionLowering, Lower};
use crate::ast::{Constant, Inst, Operand, Typed};

/// The bits of the mask of `llvm.is.fpclass` for NaNs, signaling and quiet.
const NANS: u128 = 0b11;

/// Magnitudes in the mask of `llvm.is.fpclass`: the bit of the negative class and the bit of the positive one.
const MAGNITUDES: [(Magnitude, u32, u32); 4] =
    [(Magnitude::Infinite, 2, 9), (Magnitude::Normal, 3, 8), (Magnitude::Subnormal, 4, 7), (Magnitude::Zero, 5, 6)];

/// How large a number is, apart from its sign.
#[derive(Clone, Copy)]
enum Magnitude {
    Infinite,
    Normal,
    Subnormal,
    Zero,
}

impl<'a> FunctionLowering<'_, '_, 'a> {
    /// `llvm.modf`: the fraction and the integral part, both with the sign of the argument. The difference to the
    /// integral part is exact, except that of infinities, whose fraction is zero.
    pub(super) fn split_float(&mut self, inst: &Inst<'a>, value: &Typed<'a>) -> Lower<()> {
        let (mut fractions, mut wholes) = (vec![], vec![]);
        for value in self.operand(value)? {
            let ty = self.float_type(value)?;
            let whole = self.builder.unary(UnaryOp::FTrunc, value);
            let is_whole = self.builder.compare(CompareOp::FOeq, value, whole);
            let rest = self.builder.binary(BinaryOp::FSub, value, whole);
            let zero = self.zero(ty);
            let fraction = self.builder.select(is_whole, zero, rest);
            fractions.push(self.builder.binary(BinaryOp::FCopySign, fraction, value));
            wholes.push(whole);
        }
        fractions.extend(wholes);
        self.define(inst, fractions)
    }

    /// `llvm.is.fpclass`: whether a float is in one of the classes of a mask. All NaNs are one value here, so a mask that
    /// tells quiet ones from signaling ones is refused.
    pub(super) fn is_of_class(&mut self, inst: &Inst<'a>, value: &Typed<'a>, mask: &Typed<'a>) -> Lower<()> {
        let Operand::Constant(Constant::Int(mask)) = mask.value else {
            return Err("classes that are not constant".into());
        };
        if ![0, NANS].contains(&(mask & NANS)) {
            return Err("a test that tells signaling NaNs from quiet ones".into());
        }
        let mut results = vec![];
        for value in self.operand(value)? {
            results.push(self.in_classes(value, mask)?);
        }
        self.define(inst, results)
    }

    fn in_classes(&mut self, value: Value, mask: u128) -> Lower<Value> {
        let ty = self.float_type(value)?;
        let mut found = self.builder.bool(false);
        let yes = self.builder.bool(true);
        if mask & NANS != 0 {
            let is_nan = self.builder.compare(CompareOp::FUno, value, value);
            found = self.builder.select(is_nan, yes, found);
        }
        for (magnitude, negative, positive) in MAGNITUDES {
            let (negative, positive) = (mask >> negative & 1 == 1, mask >> positive & 1 == 1);
            if !negative && !positive {
                continue;
            }
            let mut is_one = self.has_magnitude(value, ty, magnitude);
            if negative != positive {
                let signed = self.has_sign(value, ty, negative);
                let no = self.builder.bool(false);
                is_one = self.builder.select(is_one, signed, no);
            }
            found = self.builder.select(is_one, yes, found);
        }
        Ok(found)
    }

    fn has_magnitude(&mut self, value: Value, ty: Ty, magnitude: Magnitude) -> Value {
        let size = self.builder.unary(UnaryOp::FAbs, value);
        let zero = self.zero(ty);
        let infinity = self.float(ty, f64::INFINITY);
        let least = if ty == Ty::F32 { f64::from(f32::MIN_POSITIVE) } else { f64::MIN_POSITIVE };
        let least = self.float(ty, least);
        match magnitude {
            Magnitude::Infinite => self.builder.compare(CompareOp::FOeq, size, infinity),
            Magnitude::Zero => self.builder.compare(CompareOp::FOeq, size, zero),
            Magnitude::Normal => self.between(size, CompareOp::FOge, least, infinity),
            Magnitude::Subnormal => self.between(size, CompareOp::FOgt, zero, least),
        }
    }

    /// Whether a number is above the lower limit, in the sense of the comparison, and below the upper one.
    fn between(&mut self, number: Value, above: CompareOp, lower: Value, upper: Value) -> Value {
        let is_above = self.builder.compare(above, number, lower);
        let is_below = self.builder.compare(CompareOp::FOlt, number, upper);
        let no = self.builder.bool(false);
        self.builder.select(is_above, is_below, no)
    }

    /// Whether a number, which may be a zero, has this sign.
    fn has_sign(&mut self, value: Value, ty: Ty, negative: bool) -> Value {
        let (zero, one) = (self.zero(ty), self.float(ty, 1.0));
        let sign = self.builder.binary(BinaryOp::FCopySign, one, value);
        let op = if negative { CompareOp::FOlt } else { CompareOp::FOgt };
        self.builder.compare(op, sign, zero)
    }

    fn float_type(&self, value: Value) -> Lower<Ty> {
        let ty = self.builder.ty(value);
        if ty.is_float() { Ok(ty) } else { Err("a float operation on something else".into()) }
    }
}
