//! Static methods on numbers and characters: `Integer.bitCount`, `Double.isNaN`, `Character.isDigit` and their like.

use tandem_ir::{BinaryOp, CastOp, CompareOp, Inst, Ty, UnaryOp, Value};

use super::{Given, LibraryCall};
use crate::classfile::InvokeKind;
use crate::error::Error;
use crate::lower::method::MethodLowering;
use crate::types::Kind;

impl MethodLowering<'_, '_> {
    /// A static method of a box class that only computes with numbers.
    pub(super) fn call_number(&mut self, call: &LibraryCall<'_>) -> Result<Option<Given>, Error> {
        if call.kind != InvokeKind::Static || call.ty.params.iter().any(|param| param.kind() == Kind::Ref) {
            return Ok(None);
        }
        let value = match call.class {
            "java/lang/Integer" | "java/lang/Long" => self.integer_method(call)?,
            "java/lang/Float" | "java/lang/Double" => self.float_method(call),
            "java/lang/Character" => self.character_method(call)?,
            "java/lang/Boolean" => self.boolean_method(call),
            "java/lang/Short" | "java/lang/Byte" => self.small_method(call),
            _ => None,
        };
        Ok(value.map(Given::Value))
    }

    fn integer_method(&mut self, call: &LibraryCall<'_>) -> Result<Option<Value>, Error> {
        let is_long = call.class == "java/lang/Long";
        let ty = if is_long { Ty::I64 } else { Ty::I32 };
        let count = |lowering: &mut Self, op: UnaryOp, a: Value| {
            let count = lowering.b.unary(op, a);
            if is_long { lowering.b.cast(CastOp::Truncate, count, Ty::I32) } else { count }
        };
        Ok(Some(match (call.name, call.args) {
            ("bitCount", &[a]) => count(self, UnaryOp::PopCount, a),
            ("numberOfLeadingZeros", &[a]) => count(self, UnaryOp::LeadingZeros, a),
            ("numberOfTrailingZeros", &[a]) => count(self, UnaryOp::TrailingZeros, a),
            ("reverse", &[a]) => self.b.unary(UnaryOp::BitReverse, a),
            ("reverseBytes", &[a]) => self.b.unary(UnaryOp::ByteSwap, a),
            ("highestOneBit", &[a]) => {
                let zeros = self.b.unary(UnaryOp::LeadingZeros, a);
                let top = self.integer(ty, if is_long { i64::MIN } else { i64::from(i32::MIN) });
                // Shifted by the width for 0, which gives 0.
                let bit = self.b.binary(BinaryOp::LShr, top, zeros);
                self.b.binary(BinaryOp::And, a, bit)
            }
            ("lowestOneBit", &[a]) => {
                let negated = self.b.unary(UnaryOp::Neg, a);
                self.b.binary(BinaryOp::And, a, negated)
            }
            ("rotateLeft", &[a, distance]) => self.rotate(a, distance, BinaryOp::Shl, BinaryOp::LShr),
            ("rotateRight", &[a, distance]) => self.rotate(a, distance, BinaryOp::LShr, BinaryOp::Shl),
            ("signum", &[a]) => {
                let zero = self.zero(ty);
                self.three_way(if is_long { Kind::Long } else { Kind::Int }, false, a, zero)
            }
            ("compare", &[a, b]) => self.three_way(if is_long { Kind::Long } else { Kind::Int }, false, a, b),
            ("compareUnsigned", &[a, b]) => self.compare_unsigned(a, b),
            ("divideUnsigned", &[a, b]) => {
                self.check_divisor(b)?;
                self.b.binary(BinaryOp::UDiv, a, b)
            }
            ("remainderUnsigned", &[a, b]) => {
                self.check_divisor(b)?;
                self.b.binary(BinaryOp::URem, a, b)
            }
            ("toUnsignedLong", &[a]) => self.b.cast(CastOp::ZeroExtend, a, Ty::I64),
            ("sum", &[a, b]) => self.b.binary(BinaryOp::Add, a, b),
            ("max", &[a, b]) => self.b.binary(BinaryOp::SMax, a, b),
            ("min", &[a, b]) => self.b.binary(BinaryOp::SMin, a, b),
            ("hashCode", &[a]) if !is_long => a,
            ("hashCode", &[a]) => self.hash_long(a),
            _ => return Ok(None),
        }))
    }

    /// The two halves of a long, exclusive-ored.
    pub(super) fn hash_long(&mut self, a: Value) -> Value {
        let distance = self.long(32);
        let high = self.b.binary(BinaryOp::LShr, a, distance);
        let mixed = self.b.binary(BinaryOp::Xor, a, high);
        self.b.cast(CastOp::Truncate, mixed, Ty::I32)
    }

    fn rotate(&mut self, a: Value, distance: Value, there: BinaryOp, back: BinaryOp) -> Value {
        let first = self.shift(there, a, distance);
        let opposite = self.b.unary(UnaryOp::Neg, distance);
        let second = self.shift(back, a, opposite);
        self.b.binary(BinaryOp::Or, first, second)
    }

    fn compare_unsigned(&mut self, a: Value, b: Value) -> Value {
        let (minus, zero, plus) = (self.int(-1), self.int(0), self.int(1));
        let is_less = self.b.compare(CompareOp::Ult, a, b);
        let is_greater = self.b.compare(CompareOp::Ugt, a, b);
        let not_less = self.b.select(is_greater, plus, zero);
        self.b.select(is_less, minus, not_less)
    }

    fn float_method(&mut self, call: &LibraryCall<'_>) -> Option<Value> {
        let is_double = call.class == "java/lang/Double";
        let (ty, bits_ty) = if is_double { (Ty::F64, Ty::I64) } else { (Ty::F32, Ty::I32) };
        Some(match (call.name, call.args) {
            ("isNaN", &[a]) => {
                let is_nan = self.b.compare(CompareOp::FUno, a, a);
                self.truth(is_nan)
            }
            ("isInfinite", &[a]) => {
                let size = self.b.unary(UnaryOp::FAbs, a);
                let infinity = self.float(ty, f64::INFINITY);
                let is_infinite = self.b.compare(CompareOp::FOeq, size, infinity);
                self.truth(is_infinite)
            }
            ("isFinite", &[a]) => {
                let size = self.b.unary(UnaryOp::FAbs, a);
                let infinity = self.float(ty, f64::INFINITY);
                let is_finite = self.b.compare(CompareOp::FOlt, size, infinity);
                self.truth(is_finite)
            }
            ("doubleToLongBits" | "floatToIntBits", &[a]) => self.b.cast(CastOp::FloatToBits, a, bits_ty),
            ("doubleToRawLongBits" | "floatToRawIntBits", &[a]) => {
                // Which NaN it is, is not modelled.
                let bits = self.b.cast(CastOp::FloatToBits, a, bits_ty);
                let unknown = self.b.value(Inst::Arbitrary, bits_ty);
                let is_nan = self.b.compare(CompareOp::FUno, a, a);
                self.b.select(is_nan, unknown, bits)
            }
            ("longBitsToDouble" | "intBitsToFloat", &[a]) => self.b.cast(CastOp::BitsToFloat, a, ty),
            ("compare", &[a, b]) => self.compare_floats(a, b),
            ("sum", &[a, b]) => self.b.binary(BinaryOp::FAdd, a, b),
            ("max", &[a, b]) => self.b.binary(BinaryOp::FMaximum, a, b),
            ("min", &[a, b]) => self.b.binary(BinaryOp::FMinimum, a, b),
            ("hashCode", &[a]) => self.hash_float(a),
            _ => return None,
        })
    }

    /// `Double.compare`: by value, then -0 below +0, and NaN above everything and equal to itself.
    pub(super) fn compare_floats(&mut self, a: Value, b: Value) -> Value {
        let (kind, bits_ty) = if self.b.ty(a) == Ty::F64 { (Kind::Long, Ty::I64) } else { (Kind::Int, Ty::I32) };
        let (minus, plus) = (self.int(-1), self.int(1));
        let is_less = self.b.compare(CompareOp::FOlt, a, b);
        let is_greater = self.b.compare(CompareOp::FOgt, a, b);
        let a_bits = self.b.cast(CastOp::FloatToBits, a, bits_ty);
        let b_bits = self.b.cast(CastOp::FloatToBits, b, bits_ty);
        let by_bits = self.three_way(kind, false, a_bits, b_bits);
        let not_less = self.b.select(is_greater, plus, by_bits);
        self.b.select(is_less, minus, not_less)
    }

    pub(super) fn hash_float(&mut self, a: Value) -> Value {
        if self.b.ty(a) == Ty::F64 {
            let bits = self.b.cast(CastOp::FloatToBits, a, Ty::I64);
            self.hash_long(bits)
        } else {
            self.b.cast(CastOp::FloatToBits, a, Ty::I32)
        }
    }

    fn boolean_method(&mut self, call: &LibraryCall<'_>) -> Option<Value> {
        Some(match (call.name, call.args) {
            ("logicalAnd", &[a, b]) => self.b.binary(BinaryOp::And, a, b),
            ("logicalOr", &[a, b]) => self.b.binary(BinaryOp::Or, a, b),
            ("logicalXor", &[a, b]) => self.b.binary(BinaryOp::Xor, a, b),
            ("compare", &[a, b]) => self.b.binary(BinaryOp::Sub, a, b),
            ("hashCode", &[a]) => self.hash_boolean(a),
            _ => return None,
        })
    }

    pub(super) fn hash_boolean(&mut self, a: Value) -> Value {
        let (yes, no, zero) = (self.int(1231), self.int(1237), self.int(0));
        let is_true = self.b.compare(CompareOp::Ne, a, zero);
        self.b.select(is_true, yes, no)
    }

    fn small_method(&mut self, call: &LibraryCall<'_>) -> Option<Value> {
        let mask = if call.class == "java/lang/Byte" { 0xff } else { 0xffff };
        Some(match (call.name, call.args) {
            ("compare", &[a, b]) => self.b.binary(BinaryOp::Sub, a, b),
            ("compareUnsigned", &[a, b]) => {
                let mask = self.int(mask);
                let (a, b) = (self.b.binary(BinaryOp::And, a, mask), self.b.binary(BinaryOp::And, b, mask));
                self.b.binary(BinaryOp::Sub, a, b)
            }
            ("hashCode", &[a]) => a,
            ("toUnsignedInt", &[a]) => {
                let mask = self.int(mask);
                self.b.binary(BinaryOp::And, a, mask)
            }
            ("toUnsignedLong", &[a]) => {
                let mask = self.int(mask);
                let low = self.b.binary(BinaryOp::And, a, mask);
                self.b.cast(CastOp::ZeroExtend, low, Ty::I64)
            }
            ("reverseBytes", &[a]) => {
                let narrow = self.b.cast(CastOp::Truncate, a, Ty::Int(16));
                let swapped = self.b.unary(UnaryOp::ByteSwap, narrow);
                self.b.cast(CastOp::SignExtend, swapped, Ty::I32)
            }
            _ => return None,
        })
    }

    /// Characters below 128 have properties that never change; beyond, Unicode decides, which is a function by name.
    fn character_method(&mut self, call: &LibraryCall<'_>) -> Result<Option<Value>, Error> {
        let is_predicate = call.ty.result == Some(crate::types::JavaType::Boolean);
        let ranges: &[(i32, i32)] = match call.name {
            "isDigit" => &[(48, 57)],
            "isLetter" | "isAlphabetic" => &[(65, 90), (97, 122)],
            "isLetterOrDigit" => &[(48, 57), (65, 90), (97, 122)],
            "isUpperCase" => &[(65, 90)],
            "isLowerCase" => &[(97, 122)],
            "isWhitespace" => &[(9, 13), (28, 32)],
            "isSpaceChar" => &[(32, 32)],
            _ => &[],
        };
        Ok(Some(match (call.name, call.args) {
            (_, &[a]) if is_predicate && !ranges.is_empty() => {
                let mut inside = self.b.bool(false);
                for &(low, high) in ranges {
                    let is_between = self.is_between(a, low, high);
                    inside = self.b.binary(BinaryOp::Or, inside, is_between);
                }
                let other = self.pure(&format!("Character.{}", call.name), &[a], Ty::Bool);
                let is_ascii = self.is_between(a, 0, 127);
                let result = self.b.select(is_ascii, inside, other);
                self.truth(result)
            }
            ("toUpperCase", &[a]) => self.change_case(call, a, 97, 122, -32),
            ("toLowerCase", &[a]) => self.change_case(call, a, 65, 90, 32),
            ("compare", &[a, b]) => self.b.binary(BinaryOp::Sub, a, b),
            ("hashCode", &[a]) => a,
            ("isSurrogate", &[a]) => {
                let result = self.is_between(a, 0xd800, 0xdfff);
                self.truth(result)
            }
            ("isHighSurrogate", &[a]) => {
                let result = self.is_between(a, 0xd800, 0xdbff);
                self.truth(result)
            }
            ("isLowSurrogate", &[a]) => {
                let result = self.is_between(a, 0xdc00, 0xdfff);
                self.truth(result)
            }
            ("reverseBytes", &[a]) => {
                let narrow = self.b.cast(CastOp::Truncate, a, Ty::Int(16));
                let swapped = self.b.unary(UnaryOp::ByteSwap, narrow);
                self.b.cast(CastOp::ZeroExtend, swapped, Ty::I32)
            }
            ("isValidCodePoint", &[a]) => {
                let result = self.is_between(a, 0, 0x10ffff);
                self.truth(result)
            }
            ("isBmpCodePoint", &[a]) => {
                let result = self.is_between(a, 0, 0xffff);
                self.truth(result)
            }
            ("isSupplementaryCodePoint", &[a]) => {
                let result = self.is_between(a, 0x10000, 0x10ffff);
                self.truth(result)
            }
            ("isISOControl", &[a]) => {
                let (low, high) = (self.is_between(a, 0, 0x1f), self.is_between(a, 0x7f, 0x9f));
                let result = self.b.binary(BinaryOp::Or, low, high);
                self.truth(result)
            }
            ("isSurrogatePair", &[a, b]) => {
                let (high, low) = (self.is_between(a, 0xd800, 0xdbff), self.is_between(b, 0xdc00, 0xdfff));
                let result = self.b.binary(BinaryOp::And, high, low);
                self.truth(result)
            }
            ("charCount", &[a]) => {
                let limit = self.int(0x10000);
                let is_long = self.b.compare(CompareOp::Sge, a, limit);
                let (one, two) = (self.int(1), self.int(2));
                self.b.select(is_long, two, one)
            }
            ("toCodePoint", &[a, b]) => {
                let ten = self.int(10);
                let high = self.b.binary(BinaryOp::Shl, a, ten);
                let sum = self.b.binary(BinaryOp::Add, high, b);
                let offset = self.int(0x10000 - (0xd800 << 10) - 0xdc00);
                self.b.binary(BinaryOp::Add, sum, offset)
            }
            ("highSurrogate", &[a]) => {
                let ten = self.int(10);
                let high = self.b.binary(BinaryOp::LShr, a, ten);
                let offset = self.int(0xd800 - (0x10000 >> 10));
                let sum = self.b.binary(BinaryOp::Add, high, offset);
                let unit = self.b.cast(CastOp::Truncate, sum, Ty::Int(16));
                self.b.cast(CastOp::ZeroExtend, unit, Ty::I32)
            }
            ("lowSurrogate", &[a]) => {
                let mask = self.int(0x3ff);
                let low = self.b.binary(BinaryOp::And, a, mask);
                let offset = self.int(0xdc00);
                self.b.binary(BinaryOp::Add, low, offset)
            }
            ("digit", &[a, radix]) => self.digit(a, radix),
            ("getNumericValue", &[a]) => {
                let radix = self.int(36);
                let ascii = self.ascii_digit(a, radix);
                let other = self.pure("Character.getNumericValue", &[a], Ty::I32);
                let is_ascii = self.is_between(a, 0, 127);
                self.b.select(is_ascii, ascii, other)
            }
            ("forDigit", &[digit, radix]) => {
                let is_radix = self.is_between(radix, 2, 36);
                let is_digit = self.b.compare(CompareOp::Ult, digit, radix);
                let is_fine = self.b.binary(BinaryOp::And, is_radix, is_digit);
                let ten = self.int(10);
                let is_decimal = self.b.compare(CompareOp::Slt, digit, ten);
                let (zero, letter) = (self.int(48), self.int(87));
                let base = self.b.select(is_decimal, zero, letter);
                let character = self.b.binary(BinaryOp::Add, base, digit);
                let none = self.int(0);
                self.b.select(is_fine, character, none)
            }
            // What Unicode says of a character; none of these methods ever throws.
            (name, &[a]) if name.starts_with("is") || name == "getType" || name == "getDirectionality" => {
                let Some(result) = &call.ty.result else { return Ok(None) };
                let narrow = if is_predicate { Ty::Bool } else { result.ty() };
                let value = self.pure(&format!("Character.{name}"), &[a], narrow);
                match narrow {
                    Ty::Int(32) => value,
                    Ty::Bool => self.truth(value),
                    _ => self.widened(value, result),
                }
            }
            ("toTitleCase", &[a]) => self.change_case(call, a, 97, 122, -32),
            _ => return Ok(None),
        }))
    }

    fn change_case(&mut self, call: &LibraryCall<'_>, a: Value, low: i32, high: i32, distance: i32) -> Value {
        let is_letter = self.is_between(a, low, high);
        let distance = self.int(distance);
        let moved = self.b.binary(BinaryOp::Add, a, distance);
        let ascii = self.b.select(is_letter, moved, a);
        let result = if call.descriptor == "(C)C" { Ty::Int(16) } else { Ty::I32 };
        let other = self.pure(&format!("Character.{}{}", call.name, call.descriptor), &[a], result);
        let other = if result == Ty::I32 { other } else { self.b.cast(CastOp::ZeroExtend, other, Ty::I32) };
        let is_ascii = self.is_between(a, 0, 127);
        self.b.select(is_ascii, ascii, other)
    }

    /// `Character.digit`
    fn digit(&mut self, a: Value, radix: Value) -> Value {
        let ascii = self.ascii_digit(a, radix);
        let other = self.pure("Character.digit", &[a, radix], Ty::I32);
        let is_ascii = self.is_between(a, 0, 127);
        let digit = self.b.select(is_ascii, ascii, other);
        let is_radix = self.is_between(radix, 2, 36);
        let none = self.int(-1);
        self.b.select(is_radix, digit, none)
    }

    /// The digit that an ASCII character is, if it is less than the radix, else -1.
    fn ascii_digit(&mut self, a: Value, radix: Value) -> Value {
        let mut digit = self.int(-1);
        for (low, high, base) in [(48, 57, 48), (65, 90, 55), (97, 122, 87)] {
            let is_here = self.is_between(a, low, high);
            let base = self.int(base);
            let value = self.b.binary(BinaryOp::Sub, a, base);
            digit = self.b.select(is_here, value, digit);
        }
        let is_small = self.b.compare(CompareOp::Slt, digit, radix);
        let none = self.int(-1);
        self.b.select(is_small, digit, none)
    }

    /// Whether an int lies between two bounds, both included.
    pub(super) fn is_between(&mut self, a: Value, low: i32, high: i32) -> Value {
        let low_value = self.int(low);
        let distance = self.b.binary(BinaryOp::Sub, a, low_value);
        let width = self.int(high - low);
        self.b.compare(CompareOp::Ule, distance, width)
    }

    /// A truth value as it is on the stack.
    pub(super) fn truth(&mut self, condition: Value) -> Value {
        self.b.cast(CastOp::ZeroExtend, condition, Ty::I32)
    }
}
