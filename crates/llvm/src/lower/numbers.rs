//! Arithmetic, comparisons and conversions of scalars, with what is undefined about them.

use tandem_ir::{
    BinaryOp as OutOp, CastOp as OutCast, CompareOp, Const, Flags, Inst as OutInst, OverflowOp, Ty, UnaryOp, Value,
};

use super::Origin;
use super::function::{FunctionLowering, Lower};
use crate::ast::{BinaryOp, CastOp, Predicate};

impl FunctionLowering<'_, '_, '_> {
    /// A binary operation on two scalars of one type.
    pub(super) fn arithmetic(&mut self, op: BinaryOp, flags: Flags, left: Value, right: Value) -> Lower<Value> {
        let ty = self.builder.ty(left);
        if ty != self.builder.ty(right) {
            return Err("operands of different types".into());
        }
        match ty {
            Ty::Bool => self.truth_arithmetic(op, left, right),
            Ty::Int(width) => self.integer_arithmetic(op, flags, width, left, right),
            Ty::F32 | Ty::F64 => {
                let op = match op {
                    BinaryOp::FAdd => OutOp::FAdd,
                    BinaryOp::FSub => OutOp::FSub,
                    BinaryOp::FMul => OutOp::FMul,
                    BinaryOp::FDiv => OutOp::FDiv,
                    BinaryOp::FRem => OutOp::FRem,
                    _ => return Err("integer arithmetic on floats".into()),
                };
                Ok(self.builder.binary(op, left, right))
            }
            Ty::Ref | Ty::Ptr | Ty::Mem(_) | Ty::World => Err("arithmetic on addresses".into()),
        }
    }

    fn truth_arithmetic(&mut self, op: BinaryOp, left: Value, right: Value) -> Lower<Value> {
        let op = match op {
            BinaryOp::And | BinaryOp::Mul => OutOp::And,
            BinaryOp::Or => OutOp::Or,
            BinaryOp::Xor | BinaryOp::Add | BinaryOp::Sub => OutOp::Xor,
            _ => return Err("division or shift of single bits".into()),
        };
        Ok(self.builder.binary(op, left, right))
    }

    fn integer_arithmetic(&mut self, op: BinaryOp, flags: Flags, width: u8, left: Value, right: Value) -> Lower<Value> {
        let wraps = Flags { exact: false, ..flags };
        let exact = Flags { exact: flags.exact, ..Flags::default() };
        let none = Flags::default();
        let (op, flags) = match op {
            BinaryOp::Add => (OutOp::Add, wraps),
            BinaryOp::Sub => (OutOp::Sub, wraps),
            BinaryOp::Mul => (OutOp::Mul, wraps),
            BinaryOp::Shl => (OutOp::Shl, wraps),
            BinaryOp::LShr => (OutOp::LShr, exact),
            BinaryOp::AShr => (OutOp::AShr, exact),
            BinaryOp::And => (OutOp::And, none),
            BinaryOp::Or => (OutOp::Or, none),
            BinaryOp::Xor => (OutOp::Xor, none),
            BinaryOp::UDiv => (OutOp::UDiv, exact),
            BinaryOp::SDiv => (OutOp::SDiv, exact),
            BinaryOp::URem => (OutOp::URem, none),
            BinaryOp::SRem => (OutOp::SRem, none),
            BinaryOp::FAdd | BinaryOp::FSub | BinaryOp::FMul | BinaryOp::FDiv | BinaryOp::FRem => {
                return Err("float arithmetic on integers".into());
            }
        };
        match op {
            OutOp::UDiv | OutOp::URem => self.require_divisor(right, width),
            OutOp::SDiv | OutOp::SRem => {
                self.require_divisor(right, width);
                self.require_quotient(left, right, width);
            }
            OutOp::Shl | OutOp::LShr | OutOp::AShr => return self.shift(op, flags, left, right),
            OutOp::Add | OutOp::Sub | OutOp::Mul if flags.nsw && self.context.overflow_undefined => {
                let overflow = match op {
                    OutOp::Add => OverflowOp::SAdd,
                    OutOp::Sub => OverflowOp::SSub,
                    _ => OverflowOp::SMul,
                };
                let wraps = self.builder.value(OutInst::Overflows(overflow, left, right), Ty::Bool);
                let fits = self.builder.unary(UnaryOp::Not, wraps);
                self.require(fits, "signed overflow");
            }
            _ => {}
        }
        let ty = self.builder.ty(left);
        Ok(self.builder.value(OutInst::Binary(op, left, right, flags), ty))
    }

    fn require_divisor(&mut self, divisor: Value, width: u8) {
        if self.known_integer(divisor).is_some_and(|number| number != 0) {
            return;
        }
        let zero = self.builder.int(width, 0);
        let good = self.builder.compare(CompareOp::Ne, divisor, zero);
        self.require(good, "division by zero");
    }

    /// The least integer divided by -1 has no quotient.
    fn require_quotient(&mut self, dividend: Value, divisor: Value, width: u8) {
        let all_ones = if width >= 128 { u128::MAX } else { (1 << width) - 1 };
        let least = 1u128 << (width - 1);
        if self.known_integer(divisor).is_some_and(|number| number != all_ones)
            || self.known_integer(dividend).is_some_and(|number| number != least)
        {
            return;
        }
        let minus_one = self.builder.int(width, -1);
        let least = self.builder.int(width, least as i128);
        let other_divisor = self.builder.compare(CompareOp::Ne, divisor, minus_one);
        let other_dividend = self.builder.compare(CompareOp::Ne, dividend, least);
        let good = self.builder.binary(OutOp::Or, other_divisor, other_dividend);
        self.require(good, "overflow in division");
    }

    fn shift(&mut self, op: OutOp, flags: Flags, value: Value, count: Value) -> Lower<Value> {
        let ty = self.builder.ty(value);
        let Ty::Int(width) = ty else { return Err("a shift of something that is not an integer".into()) };
        let known = self.known_integer(count).is_some_and(|number| number < u128::from(width));
        if known {
            return Ok(self.builder.value(OutInst::Binary(op, value, count, flags), ty));
        }
        let limit = self.builder.int(width, i128::from(width));
        let good = self.builder.compare(CompareOp::Ult, count, limit);
        // In two bits or fewer every count but the last is below the width, or the width does not fit.
        if u128::from(width) >= 1 << width.min(127) {
            return Err("a shift of an integer this small".into());
        }
        if self.context.origin != Origin::Ir {
            self.require(good, "shift by too much");
            return Ok(self.builder.value(OutInst::Binary(op, value, count, flags), ty));
        }
        let shifted = self.builder.value(OutInst::Binary(op, value, count, flags), ty);
        let poison = self.builder.value(OutInst::Arbitrary, ty);
        Ok(self.builder.select(good, shifted, poison))
    }

    /// The bits of a value that was just made as a constant.
    pub(super) fn known_integer(&self, value: Value) -> Option<u128> {
        self.known.get(&value).copied()
    }

    /// A comparison of two scalars of one type.
    pub(super) fn comparison(&mut self, predicate: Predicate, left: Value, right: Value) -> Lower<Value> {
        let ty = self.builder.ty(left);
        if ty != self.builder.ty(right) {
            return Err("a comparison of different types".into());
        }
        let op = match predicate {
            Predicate::Eq => CompareOp::Eq,
            Predicate::Ne => CompareOp::Ne,
            Predicate::Ugt => CompareOp::Ugt,
            Predicate::Uge => CompareOp::Uge,
            Predicate::Ult => CompareOp::Ult,
            Predicate::Ule => CompareOp::Ule,
            Predicate::Sgt => CompareOp::Sgt,
            Predicate::Sge => CompareOp::Sge,
            Predicate::Slt => CompareOp::Slt,
            Predicate::Sle => CompareOp::Sle,
            Predicate::FOeq => CompareOp::FOeq,
            Predicate::FOgt => CompareOp::FOgt,
            Predicate::FOge => CompareOp::FOge,
            Predicate::FOlt => CompareOp::FOlt,
            Predicate::FOle => CompareOp::FOle,
            Predicate::FOne => CompareOp::FOne,
            Predicate::FOrd => CompareOp::FOrd,
            Predicate::FUno => CompareOp::FUno,
            Predicate::FUeq => CompareOp::FUeq,
            Predicate::FUgt => CompareOp::FUgt,
            Predicate::FUge => CompareOp::FUge,
            Predicate::FUlt => CompareOp::FUlt,
            Predicate::FUle => CompareOp::FUle,
            Predicate::FUne => CompareOp::FUne,
            Predicate::False => return Ok(self.builder.bool(false)),
            Predicate::True => return Ok(self.builder.bool(true)),
        };
        let is_equality = matches!(op, CompareOp::Eq | CompareOp::Ne);
        let is_signed = matches!(op, CompareOp::Slt | CompareOp::Sle | CompareOp::Sgt | CompareOp::Sge);
        let is_unsigned = matches!(op, CompareOp::Ult | CompareOp::Ule | CompareOp::Ugt | CompareOp::Uge);
        let is_integer = is_equality || is_signed || is_unsigned;
        if is_integer == ty.is_float() {
            return Err("a comparison of the wrong type".into());
        }
        let (left, right) = match ty {
            Ty::Bool if !is_equality => {
                let widen = if is_signed { OutCast::SignExtend } else { OutCast::ZeroExtend };
                (self.builder.cast(widen, left, Ty::I8), self.builder.cast(widen, right, Ty::I8))
            }
            Ty::Ptr if is_signed => {
                let number = OutCast::PtrToInt;
                (self.builder.cast(number, left, Ty::I64), self.builder.cast(number, right, Ty::I64))
            }
            _ => (left, right),
        };
        Ok(self.builder.compare(op, left, right))
    }

    /// An integer brought to another width.
    pub(super) fn resized(&mut self, value: Value, to: Ty, signed: bool) -> Lower<Value> {
        let from = self.builder.ty(value);
        let widths = match (from, to) {
            (Ty::Bool, Ty::Bool) => return Ok(value),
            (Ty::Bool, Ty::Int(to)) => (1, to),
            (Ty::Int(from), Ty::Bool) => (from, 1),
            (Ty::Int(from), Ty::Int(to)) if from == to => return Ok(value),
            (Ty::Int(from), Ty::Int(to)) => (from, to),
            _ => return Err("a conversion between other types than integers".into()),
        };
        let widens = from == Ty::Bool || (to != Ty::Bool && widths.0 < widths.1);
        let op = match (widens, signed) {
            (false, _) => OutCast::Truncate,
            (true, false) => OutCast::ZeroExtend,
            (true, true) => OutCast::SignExtend,
        };
        Ok(self.builder.cast(op, value, to))
    }

    /// A conversion of one scalar.
    pub(super) fn conversion(&mut self, op: CastOp, value: Value, to: Ty) -> Lower<Value> {
        let from = self.builder.ty(value);
        let is_integer = |ty: Ty| matches!(ty, Ty::Bool | Ty::Int(_));
        let wrong = || Err("a conversion between types it is not made for".to_owned());
        match op {
            CastOp::Trunc if is_integer(from) && is_integer(to) && to.bits() < from.bits() => {
                self.resized(value, to, false)
            }
            CastOp::ZExt if is_integer(from) && is_integer(to) && to.bits() > from.bits() => {
                self.resized(value, to, false)
            }
            CastOp::SExt if is_integer(from) && is_integer(to) && to.bits() > from.bits() => {
                self.resized(value, to, true)
            }
            CastOp::FpTrunc if (from, to) == (Ty::F64, Ty::F32) => {
                Ok(self.builder.cast(OutCast::FloatToFloat, value, to))
            }
            CastOp::FpExt if (from, to) == (Ty::F32, Ty::F64) => {
                Ok(self.builder.cast(OutCast::FloatToFloat, value, to))
            }
            CastOp::FpToSi | CastOp::FpToUi if from.is_float() && matches!(to, Ty::Int(_)) => {
                self.float_to_integer(value, to, op == CastOp::FpToSi)
            }
            CastOp::SiToFp | CastOp::UiToFp if is_integer(from) && to.is_float() => {
                let signed = op == CastOp::SiToFp;
                let number = if from == Ty::Bool { self.resized(value, Ty::I8, signed)? } else { value };
                Ok(self.builder.cast(if signed { OutCast::SIntToFloat } else { OutCast::UIntToFloat }, number, to))
            }
            CastOp::PtrToInt | CastOp::PtrToAddr if from == Ty::Ptr && is_integer(to) => {
                let number = self.builder.cast(OutCast::PtrToInt, value, Ty::I64);
                self.resized(number, to, false)
            }
            // The number of a pointer into an object without address is only used relative to others of its kind.
            CastOp::PtrToInt | CastOp::PtrToAddr if from == Ty::I64 && to == Ty::I64 => Ok(value),
            CastOp::IntToPtr | CastOp::Dangling if is_integer(from) && to == Ty::Ptr => {
                let number = self.resized(value, Ty::I64, false)?;
                Ok(self.builder.cast(OutCast::IntToPtr, number, Ty::Ptr))
            }
            _ => wrong(),
        }
    }

    fn float_to_integer(&mut self, value: Value, to: Ty, signed: bool) -> Lower<Value> {
        let from = self.builder.ty(value);
        let Ty::Int(width) = to else { return Err("a conversion to something that is not an integer".into()) };
        let (low, low_is_open, high) = float_bounds(from, width, signed);
        let low = self.float(from, low);
        let high = self.float(from, high);
        let above = self.builder.compare(if low_is_open { CompareOp::FOgt } else { CompareOp::FOge }, value, low);
        let below = self.builder.compare(CompareOp::FOlt, value, high);
        let good = self.builder.binary(OutOp::And, above, below);
        let op = if signed { OutCast::FloatToSInt } else { OutCast::FloatToUInt };
        if self.context.origin != Origin::Ir {
            self.require(good, "float too large for the integer");
            return Ok(self.builder.cast(op, value, to));
        }
        let converted = self.builder.cast(op, value, to);
        let poison = self.builder.value(OutInst::Arbitrary, to);
        Ok(self.builder.select(good, converted, poison))
    }

    /// A float constant of a type.
    pub(super) fn float(&mut self, ty: Ty, number: f64) -> Value {
        let constant = match ty {
            Ty::F32 => Const::F32((number as f32).to_bits()),
            _ => Const::F64(number.to_bits()),
        };
        self.builder.value(OutInst::Const(constant), ty)
    }

    /// The bits of a scalar as an integer.
    pub(super) fn bits_of(&mut self, value: Value) -> Lower<Value> {
        match self.builder.ty(value) {
            Ty::Int(_) => Ok(value),
            Ty::Bool => self.resized(value, Ty::I8, false),
            Ty::F32 => Ok(self.builder.cast(OutCast::FloatToBits, value, Ty::I32)),
            Ty::F64 => Ok(self.builder.cast(OutCast::FloatToBits, value, Ty::I64)),
            Ty::Ptr => Ok(self.builder.cast(OutCast::PtrToInt, value, Ty::I64)),
            Ty::Ref | Ty::Mem(_) | Ty::World => Err("the bits of something that has none".into()),
        }
    }

    /// The scalar of a type that has these bits; the integer must be of the type's width.
    pub(super) fn of_bits(&mut self, bits: Value, ty: Ty) -> Lower<Value> {
        match ty {
            Ty::Int(_) | Ty::Bool => self.resized(bits, ty, false),
            Ty::F32 | Ty::F64 => Ok(self.builder.cast(OutCast::BitsToFloat, bits, ty)),
            Ty::Ptr => Ok(self.builder.cast(OutCast::IntToPtr, bits, Ty::Ptr)),
            Ty::Ref | Ty::Mem(_) | Ty::World => Err("something of bits that has none".into()),
        }
    }

    /// Integers put together, the first one lowest.
    pub(super) fn joined(&mut self, parts: &[Value]) -> Lower<Value> {
        let widths = parts.iter().map(|&part| self.builder.ty(part).bits().unwrap_or(0));
        let total: u32 = widths.sum();
        let Ok(width @ 1..=128) = u8::try_from(total) else { return Err(format!("an integer of {total} bits")) };
        let ty = Ty::Int(width);
        let mut result = None;
        let mut position = 0;
        for &part in parts {
            let wide = self.resized(part, ty, false)?;
            let placed = if position == 0 {
                wide
            } else {
                let count = self.builder.int(width, i128::from(position));
                self.builder.binary(OutOp::Shl, wide, count)
            };
            position += self.builder.ty(part).bits().unwrap_or(0);
            result = Some(match result {
                None => placed,
                Some(sofar) => self.builder.binary(OutOp::Or, sofar, placed),
            });
        }
        result.ok_or_else(|| "an integer of no parts".into())
    }

    /// The bits of an integer from a position on.
    pub(super) fn cut(&mut self, bits: Value, position: u32, width: u8) -> Lower<Value> {
        let Ty::Int(whole) = self.builder.ty(bits) else {
            return Err("bits of something that is not an integer".into());
        };
        let moved = if position == 0 {
            bits
        } else {
            let count = self.builder.int(whole, i128::from(position));
            self.builder.binary(OutOp::LShr, bits, count)
        };
        self.resized(moved, Ty::Int(width), false)
    }

    /// The same bits as scalars of other types.
    pub(super) fn reinterpreted(&mut self, values: &[Value], to: &[Ty]) -> Lower<Vec<Value>> {
        let from: Vec<Ty> = values.iter().map(|&value| self.builder.ty(value)).collect();
        if from == to {
            return Ok(values.to_vec());
        }
        let total = |types: &[Ty]| -> u32 {
            let bits = |ty: &Ty| match ty {
                Ty::Bool => 1,
                Ty::F32 => 32,
                Ty::F64 => 64,
                _ => ty.bits().unwrap_or(0),
            };
            types.iter().map(bits).sum()
        };
        if total(&from) != total(to) {
            return Err("a reinterpretation between types of different width".into());
        }
        if from.contains(&Ty::Bool) || to.contains(&Ty::Bool) {
            return self.reinterpreted_masks(values, to);
        }
        let bits = values.iter().map(|&value| self.bits_of(value)).collect::<Lower<Vec<Value>>>()?;
        let whole = self.joined(&bits)?;
        let mut results = vec![];
        let mut position = 0;
        for &ty in to {
            let width = total(&[ty]) as u8;
            let part = self.cut(whole, position, width)?;
            results.push(self.of_bits(part, ty)?);
            position += u32::from(width);
        }
        Ok(results)
    }

    /// A vector of single bits as one integer, or the other way round: the first one is the lowest bit.
    fn reinterpreted_masks(&mut self, values: &[Value], to: &[Ty]) -> Lower<Vec<Value>> {
        let are_bits = values.iter().all(|&value| self.builder.ty(value) == Ty::Bool);
        match (values, to) {
            (_, &[Ty::Int(width)]) if are_bits => {
                let mut whole = self.builder.int(width, 0);
                for (position, &bit) in values.iter().enumerate() {
                    let wide = self.resized(bit, Ty::Int(width), false)?;
                    let count = self.builder.int(width, position as i128);
                    let placed = self.builder.binary(OutOp::Shl, wide, count);
                    whole = self.builder.binary(OutOp::Or, whole, placed);
                }
                Ok(vec![whole])
            }
            (&[whole], _) if to.iter().all(|ty| *ty == Ty::Bool) && matches!(self.builder.ty(whole), Ty::Int(_)) => {
                (0..to.len()).map(|position| self.bit(whole, position)).collect()
            }
            _ => Err("a reinterpretation of single bits as something else than one integer".into()),
        }
    }

    /// One bit of an integer.
    fn bit(&mut self, whole: Value, position: usize) -> Lower<Value> {
        let Ty::Int(width) = self.builder.ty(whole) else {
            return Err("a bit of something that is not an integer".into());
        };
        let count = self.builder.int(width, position as i128);
        let moved = self.builder.binary(OutOp::LShr, whole, count);
        let one = self.builder.int(width, 1);
        let low = self.builder.binary(OutOp::And, moved, one);
        let zero = self.builder.int(width, 0);
        Ok(self.builder.compare(CompareOp::Ne, low, zero))
    }

    /// A unary operation applied to every scalar.
    pub(super) fn each(&mut self, op: UnaryOp, values: Vec<Value>) -> Vec<Value> {
        values.into_iter().map(|value| self.builder.unary(op, value)).collect()
    }
}

/// The floats that convert to an integer: above the first (or equal to it, unless open) and below the last.
fn float_bounds(from: Ty, width: u8, signed: bool) -> (f64, bool, f64) {
    let power = |exponent: u8| f64::powi(2.0, i32::from(exponent));
    if !signed {
        return (-1.0, true, power(width));
    }
    let least = -power(width - 1);
    let below = least - 1.0;
    // Where one below the least integer is a float, everything above it truncates into the range.
    let is_exact = match from {
        Ty::F32 => f64::from(below as f32) == below && below != least,
        _ => below != least,
    };
    if is_exact { (below, true, -least) } else { (least, false, -least) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_of_conversions() {
        assert_eq!(float_bounds(Ty::F64, 32, true), (-2147483649.0, true, 2147483648.0));
        assert_eq!(float_bounds(Ty::F32, 32, true), (-2147483648.0, false, 2147483648.0));
        assert_eq!(float_bounds(Ty::F64, 64, true), (-9223372036854775808.0, false, 9223372036854775808.0));
        assert_eq!(float_bounds(Ty::F64, 8, false), (-1.0, true, 256.0));
    }
}
