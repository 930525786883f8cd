//! `Math` and `StrictMath`.

use tandem_ir::{BinaryOp, CastOp, CompareOp, Const, Inst, OverflowOp, Ty, UnaryOp, Value};

use super::{Given, LibraryCall};
use crate::error::Error;
use crate::lower::method::MethodLowering;

/// The name of a function that is not exactly specified: `Math` may round otherwise than `StrictMath` does, and both otherwise
/// than C's library.
fn platform_name(call: &LibraryCall<'_>) -> String {
    format!("{}.{}", call.class, call.name)
}

const ARITHMETIC: &str = "java/lang/ArithmeticException";

impl MethodLowering<'_, '_> {
    /// A method of `Math` or `StrictMath`.
    pub(super) fn call_math(&mut self, call: &LibraryCall<'_>) -> Result<Option<Given>, Error> {
        let value = match call.args {
            [] => None,
            &[a] => self.math_of_one(call, a)?,
            &[a, b] => self.math_of_two(call, a, b)?,
            &[a, b, c] => match (call.name, call.descriptor) {
                ("fma", "(DDD)D" | "(FFF)F") => {
                    let ty = self.b.ty(a);
                    Some(self.b.value(Inst::FusedMultiplyAdd(a, b, c), ty))
                }
                _ => None,
            },
            _ => None,
        };
        Ok(value.map(Given::Value))
    }

    fn math_of_one(&mut self, call: &LibraryCall<'_>, a: Value) -> Result<Option<Value>, Error> {
        let ty = self.b.ty(a);
        Ok(Some(match (call.name, call.descriptor) {
            ("abs", "(I)I" | "(J)J") => self.absolute(a),
            ("abs", "(F)F" | "(D)D") => self.b.unary(UnaryOp::FAbs, a),
            ("sqrt", "(D)D") => self.b.unary(UnaryOp::FSqrt, a),
            ("floor", "(D)D") => self.b.unary(UnaryOp::FFloor, a),
            ("ceil", "(D)D") => self.b.unary(UnaryOp::FCeil, a),
            ("rint", "(D)D") => self.b.unary(UnaryOp::FRint, a),
            ("round", "(F)I") => self.round(a, Ty::I32),
            ("round", "(D)J") => self.round(a, Ty::I64),
            ("signum", "(F)F" | "(D)D") => {
                let zero = self.zero(ty);
                let one = self.float(ty, 1.0);
                let signed = self.b.binary(BinaryOp::FCopySign, one, a);
                let is_itself = self.b.compare(CompareOp::FUeq, a, zero);
                self.b.select(is_itself, a, signed)
            }
            ("toRadians", "(D)D") => {
                let factor = self.float(ty, 0.017453292519943295);
                self.b.binary(BinaryOp::FMul, a, factor)
            }
            ("toDegrees", "(D)D") => {
                let factor = self.float(ty, 57.29577951308232);
                self.b.binary(BinaryOp::FMul, a, factor)
            }
            ("negateExact", "(I)I" | "(J)J") => {
                let zero = self.zero(ty);
                self.exact(OverflowOp::SSub, BinaryOp::Sub, zero, a)?
            }
            ("incrementExact", "(I)I" | "(J)J") => {
                let one = self.integer(ty, 1);
                self.exact(OverflowOp::SAdd, BinaryOp::Add, a, one)?
            }
            ("decrementExact", "(I)I" | "(J)J") => {
                let one = self.integer(ty, 1);
                self.exact(OverflowOp::SSub, BinaryOp::Sub, a, one)?
            }
            ("absExact", "(I)I" | "(J)J") => {
                let least = self.integer(ty, if ty == Ty::I32 { i64::from(i32::MIN) } else { i64::MIN });
                let is_fine = self.b.compare(CompareOp::Ne, a, least);
                self.check(is_fine, ARITHMETIC)?;
                self.absolute(a)
            }
            ("toIntExact", "(J)I") => {
                let narrow = self.b.cast(CastOp::Truncate, a, Ty::I32);
                let wide = self.b.cast(CastOp::SignExtend, narrow, Ty::I64);
                let is_fine = self.b.compare(CompareOp::Eq, wide, a);
                self.check(is_fine, ARITHMETIC)?;
                narrow
            }
            ("getExponent", "(D)I") => self.exponent(a),
            ("getExponent", "(F)I") => self.exponent(a),
            ("nextUp", "(D)D" | "(F)F") => self.next_up(a),
            ("nextDown", "(D)D" | "(F)F") => {
                let negated = self.b.unary(UnaryOp::FNeg, a);
                let up = self.next_up(negated);
                self.b.unary(UnaryOp::FNeg, up)
            }
            (
                "sin" | "cos" | "tan" | "asin" | "acos" | "atan" | "sinh" | "cosh" | "tanh" | "exp" | "expm1" | "log"
                | "log10" | "log1p" | "cbrt",
                "(D)D",
            ) => self.pure(&platform_name(call), &[a], Ty::F64),
            ("ulp", "(D)D" | "(F)F") => {
                // The distance to the next float, which is exact; the greatest float has no next one.
                let size = self.b.unary(UnaryOp::FAbs, a);
                let next = self.next_up(size);
                let distance = self.b.binary(BinaryOp::FSub, next, size);
                let greatest = self.float(ty, if ty == Ty::F64 { f64::MAX } else { f64::from(f32::MAX) });
                let is_greatest = self.b.compare(CompareOp::FOeq, size, greatest);
                let last = self.float(ty, if ty == Ty::F64 { 2f64.powi(971) } else { 2f64.powi(104) });
                let finite = self.b.select(is_greatest, last, distance);
                let infinity = self.float(ty, f64::INFINITY);
                let is_finite = self.b.compare(CompareOp::FOlt, size, infinity);
                self.b.select(is_finite, finite, size)
            }
            _ => return Ok(None),
        }))
    }

    fn math_of_two(&mut self, call: &LibraryCall<'_>, a: Value, b: Value) -> Result<Option<Value>, Error> {
        Ok(Some(match (call.name, call.descriptor) {
            ("min", "(II)I" | "(JJ)J") => self.b.binary(BinaryOp::SMin, a, b),
            ("max", "(II)I" | "(JJ)J") => self.b.binary(BinaryOp::SMax, a, b),
            ("min", "(FF)F" | "(DD)D") => self.b.binary(BinaryOp::FMinimum, a, b),
            ("max", "(FF)F" | "(DD)D") => self.b.binary(BinaryOp::FMaximum, a, b),
            ("copySign", "(FF)F" | "(DD)D") => self.copy_sign(call, a, b),
            ("addExact", "(II)I" | "(JJ)J") => self.exact(OverflowOp::SAdd, BinaryOp::Add, a, b)?,
            ("subtractExact", "(II)I" | "(JJ)J") => self.exact(OverflowOp::SSub, BinaryOp::Sub, a, b)?,
            ("multiplyExact", "(II)I" | "(JJ)J") => self.exact(OverflowOp::SMul, BinaryOp::Mul, a, b)?,
            ("multiplyExact", "(JI)J") => {
                let b = self.b.cast(CastOp::SignExtend, b, Ty::I64);
                self.exact(OverflowOp::SMul, BinaryOp::Mul, a, b)?
            }
            ("multiplyFull", "(II)J") => {
                let a = self.b.cast(CastOp::SignExtend, a, Ty::I64);
                let b = self.b.cast(CastOp::SignExtend, b, Ty::I64);
                self.b.binary(BinaryOp::Mul, a, b)
            }
            ("multiplyHigh", "(JJ)J") => {
                let a = self.b.cast(CastOp::SignExtend, a, Ty::Int(128));
                let b = self.b.cast(CastOp::SignExtend, b, Ty::Int(128));
                let product = self.b.binary(BinaryOp::Mul, a, b);
                let count = self.b.int(128, 64);
                let high = self.b.binary(BinaryOp::LShr, product, count);
                self.b.cast(CastOp::Truncate, high, Ty::I64)
            }
            ("floorDiv", "(II)I" | "(JJ)J") => self.floor_divide(a, b)?,
            ("floorDiv", "(JI)J") => {
                let b = self.b.cast(CastOp::SignExtend, b, Ty::I64);
                self.floor_divide(a, b)?
            }
            ("floorMod", "(II)I" | "(JJ)J") => self.floor_modulo(a, b)?,
            ("floorMod", "(JI)I") => {
                let b = self.b.cast(CastOp::SignExtend, b, Ty::I64);
                let modulo = self.floor_modulo(a, b)?;
                self.b.cast(CastOp::Truncate, modulo, Ty::I32)
            }
            ("pow" | "atan2" | "hypot", "(DD)D") => self.pure(&platform_name(call), &[a, b], Ty::F64),
            ("nextAfter", "(DD)D") => self.next_after(a, b, b),
            ("nextAfter", "(FD)F") => {
                let wide = self.b.cast(CastOp::FloatToFloat, a, Ty::F64);
                let narrow = self.b.cast(CastOp::FloatToFloat, b, Ty::F32);
                let is_above = self.b.compare(CompareOp::FOgt, b, wide);
                let is_below = self.b.compare(CompareOp::FOlt, b, wide);
                self.step_towards(a, is_above, is_below, narrow)
            }
            ("scalb", "(DI)D" | "(FI)F") => {
                let name = if self.b.ty(a) == Ty::F64 { "scalb" } else { "scalbf" };
                let ty = self.b.ty(a);
                self.pure(name, &[a, b], ty)
            }
            ("IEEEremainder", "(DD)D") => self.pure("remainder", &[a, b], Ty::F64),
            _ => return Ok(None),
        }))
    }

    /// A float constant of either width.
    pub(super) fn float(&mut self, ty: Ty, value: f64) -> Value {
        match ty {
            Ty::F32 => self.constant_value(Const::F32((value as f32).to_bits()), ty),
            _ => self.constant_value(Const::F64(value.to_bits()), ty),
        }
    }

    /// An integer constant of either width.
    pub(super) fn integer(&mut self, ty: Ty, value: i64) -> Value {
        if ty == Ty::I32 { self.int(value as i32) } else { self.long(value) }
    }

    /// The absolute value; that of the least integer is itself.
    fn absolute(&mut self, a: Value) -> Value {
        let zero = self.zero(self.b.ty(a));
        let negated = self.b.unary(UnaryOp::Neg, a);
        let is_negative = self.b.compare(CompareOp::Slt, a, zero);
        self.b.select(is_negative, negated, a)
    }

    /// An operation that throws if it overflows.
    fn exact(&mut self, overflow: OverflowOp, op: BinaryOp, a: Value, b: Value) -> Result<Value, Error> {
        let overflows = self.b.value(Inst::Overflows(overflow, a, b), Ty::Bool);
        let is_fine = self.b.unary(UnaryOp::Not, overflows);
        self.check(is_fine, ARITHMETIC)?;
        Ok(self.b.binary(op, a, b))
    }

    /// The floor of `a + 1/2`, computed without rounding the sum: the distance from the floor is exact wherever it
    /// is near one half. Infinities give a NaN there, which is not at least one half, and saturate.
    fn round(&mut self, a: Value, to: Ty) -> Value {
        let ty = self.b.ty(a);
        let floor = self.b.unary(UnaryOp::FFloor, a);
        let distance = self.b.binary(BinaryOp::FSub, a, floor);
        let half = self.float(ty, 0.5);
        let goes_up = self.b.compare(CompareOp::FOge, distance, half);
        let one = self.float(ty, 1.0);
        let above = self.b.binary(BinaryOp::FAdd, floor, one);
        let rounded = self.b.select(goes_up, above, floor);
        self.b.cast(CastOp::FloatToSInt, rounded, to)
    }

    fn floor_divide(&mut self, a: Value, b: Value) -> Result<Value, Error> {
        self.check_divisor(b)?;
        let ty = self.b.ty(a);
        let quotient = self.b.binary(BinaryOp::SDiv, a, b);
        let remainder = self.b.binary(BinaryOp::SRem, a, b);
        let goes_down = self.has_other_sign(remainder, b);
        let one = self.integer(ty, 1);
        let below = self.b.binary(BinaryOp::Sub, quotient, one);
        Ok(self.b.select(goes_down, below, quotient))
    }

    fn floor_modulo(&mut self, a: Value, b: Value) -> Result<Value, Error> {
        self.check_divisor(b)?;
        let remainder = self.b.binary(BinaryOp::SRem, a, b);
        let goes_up = self.has_other_sign(remainder, b);
        let above = self.b.binary(BinaryOp::Add, remainder, b);
        Ok(self.b.select(goes_up, above, remainder))
    }

    /// Whether a remainder is not zero and has another sign than the divisor.
    fn has_other_sign(&mut self, remainder: Value, divisor: Value) -> Value {
        let zero = self.zero(self.b.ty(divisor));
        let mixed = self.b.binary(BinaryOp::Xor, remainder, divisor);
        let differs = self.b.compare(CompareOp::Slt, mixed, zero);
        let exists = self.b.compare(CompareOp::Ne, remainder, zero);
        self.b.binary(BinaryOp::And, differs, exists)
    }

    /// `StrictMath` takes a NaN to be positive; `Math` may look at its sign, which is not modelled.
    fn copy_sign(&mut self, call: &LibraryCall<'_>, a: Value, b: Value) -> Value {
        let signed = self.b.binary(BinaryOp::FCopySign, a, b);
        if call.class == "java/lang/StrictMath" {
            return signed;
        }
        let positive = self.b.unary(UnaryOp::FAbs, a);
        let negative = self.b.unary(UnaryOp::FNeg, positive);
        let choice = self.b.value(Inst::Arbitrary, Ty::Bool);
        let either = self.b.select(choice, positive, negative);
        let is_nan = self.b.compare(CompareOp::FUno, b, b);
        self.b.select(is_nan, either, signed)
    }

    /// The exponent of a float without bias, as `getExponent` gives it.
    fn exponent(&mut self, a: Value) -> Value {
        let is_double = self.b.ty(a) == Ty::F64;
        let (bits_ty, shift, mask, bias) =
            if is_double { (Ty::I64, 52, 0x7ff, 1023) } else { (Ty::I32, 23, 0xff, 127) };
        let bits = self.b.cast(CastOp::FloatToBits, a, bits_ty);
        let shift = self.integer(bits_ty, shift);
        let shifted = self.b.binary(BinaryOp::LShr, bits, shift);
        let mask = self.integer(bits_ty, mask);
        let mut biased = self.b.binary(BinaryOp::And, shifted, mask);
        if is_double {
            biased = self.b.cast(CastOp::Truncate, biased, Ty::I32);
        }
        let bias = self.int(bias);
        self.b.binary(BinaryOp::Sub, biased, bias)
    }

    /// The neighbour of a float in the direction of another of its type; `equal` if that is the same number.
    fn next_after(&mut self, a: Value, towards: Value, equal: Value) -> Value {
        let is_above = self.b.compare(CompareOp::FOgt, towards, a);
        let is_below = self.b.compare(CompareOp::FOlt, towards, a);
        self.step_towards(a, is_above, is_below, equal)
    }

    fn step_towards(&mut self, a: Value, is_above: Value, is_below: Value, equal: Value) -> Value {
        let up = self.next_up(a);
        let negated = self.b.unary(UnaryOp::FNeg, a);
        let down = self.next_up(negated);
        let down = self.b.unary(UnaryOp::FNeg, down);
        // A NaN on either side gives a NaN, which the sum of both is; infinities of both signs are never equal.
        let sum = self.b.binary(BinaryOp::FAdd, a, equal);
        let is_ordered = self.b.compare(CompareOp::FOrd, a, equal);
        let otherwise = self.b.select(is_ordered, equal, sum);
        let below = self.b.select(is_below, down, otherwise);
        self.b.select(is_above, up, below)
    }

    /// The next float above; NaN and infinity stay.
    fn next_up(&mut self, a: Value) -> Value {
        let ty = self.b.ty(a);
        let bits_ty = if ty == Ty::F64 { Ty::I64 } else { Ty::I32 };
        let infinity = self.float(ty, f64::INFINITY);
        let has_next = self.b.compare(CompareOp::FOlt, a, infinity);
        // Adding +0 makes -0 positive.
        let zero = self.zero(ty);
        let positive = self.b.binary(BinaryOp::FAdd, a, zero);
        let bits = self.b.cast(CastOp::FloatToBits, positive, bits_ty);
        let integer_zero = self.zero(bits_ty);
        let is_positive = self.b.compare(CompareOp::Sge, bits, integer_zero);
        let (plus, minus) = (self.integer(bits_ty, 1), self.integer(bits_ty, -1));
        let step = self.b.select(is_positive, plus, minus);
        let next = self.b.binary(BinaryOp::Add, bits, step);
        let next = self.b.cast(CastOp::BitsToFloat, next, ty);
        self.b.select(has_next, next, a)
    }
}
