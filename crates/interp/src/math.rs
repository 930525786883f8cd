//! Unbounded integers, for claims under `--ints math`.
//!
//! An integer, address or reference is a mathematical integer, held as an `i128`; what does not fit ends the run with
//! a refusal, never with a wrong number. Operations that only make sense on a fixed number of bits are refused, too.
//! Constants are read as signed. Operations that are unsigned see a negative number as the machine does: two to the power
//! of the width higher. Conversions to fewer bits keep the low ones, read as signed.
//! Truth values and floats are what they are on the machine.

use tandem_ir::{BinaryOp, CastOp, CompareOp, OverflowOp, Ty, UnaryOp};

use super::code::Kind;
use super::domain::{Domain, Refusal};
use super::memory::KEY_TOO_LARGE;
use crate::eval;

/// Mathematical integers.
#[derive(Debug)]
pub(super) struct Mathematical;

const TOO_LARGE: Refusal = "integer too large";

impl Domain for Mathematical {
    type Word = u128;
    const IS_BITS: bool = false;

    fn input(kind: Kind, bits: u128) -> u128 {
        if kind.integer_width().is_some() { bits } else { eval::canonical(kind.ty(), bits) }
    }

    fn constant(kind: Kind, bits: u128) -> u128 {
        match kind.integer_width() {
            Some(width) => eval::signed(width, bits) as u128,
            None => eval::canonical(kind.ty(), bits),
        }
    }

    fn unary(op: UnaryOp, kind: Kind, a: u128) -> Result<u128, Refusal> {
        if kind.integer_width().is_none() {
            return Ok(eval::unary(op, kind.ty(), a));
        }
        match op {
            UnaryOp::Not => Ok(!a),
            UnaryOp::Neg => (a as i128).checked_neg().map(|number| number as u128).ok_or(TOO_LARGE),
            UnaryOp::ByteSwap
            | UnaryOp::BitReverse
            | UnaryOp::PopCount
            | UnaryOp::LeadingZeros
            | UnaryOp::TrailingZeros => Err("counting or moving bits of unbounded integers"),
            UnaryOp::FNeg
            | UnaryOp::FAbs
            | UnaryOp::FSqrt
            | UnaryOp::FFloor
            | UnaryOp::FCeil
            | UnaryOp::FTrunc
            | UnaryOp::FRint
            | UnaryOp::FRound => Err("a float operation on integers"),
        }
    }

    fn binary(op: BinaryOp, kind: Kind, a: u128, b: u128) -> Result<u128, Refusal> {
        if kind.integer_width().is_none() {
            return Ok(eval::binary(op, kind.ty(), a, b));
        }
        let (a, b) = (a as i128, b as i128);
        let result = match op {
            BinaryOp::Add => a.checked_add(b).ok_or(TOO_LARGE)?,
            BinaryOp::Sub => a.checked_sub(b).ok_or(TOO_LARGE)?,
            BinaryOp::Mul => a.checked_mul(b).ok_or(TOO_LARGE)?,
            BinaryOp::SDiv | BinaryOp::UDiv if b == 0 => return Err("division of unbounded integers by zero"),
            BinaryOp::SRem | BinaryOp::URem if b == 0 => return Err("division of unbounded integers by zero"),
            BinaryOp::SDiv => a.checked_div(b).ok_or(TOO_LARGE)?,
            // The only overflow is that of MIN by -1, and its remainder is the 0 that wrapping gives.
            BinaryOp::SRem => a.wrapping_rem(b),
            BinaryOp::UDiv => unsigned(kind, a)?.checked_div(unsigned(kind, b)?).ok_or(TOO_LARGE)?,
            BinaryOp::URem => unsigned(kind, a)?.checked_rem(unsigned(kind, b)?).ok_or(TOO_LARGE)?,
            BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr if b < 0 => return Err("a shift by a negative count"),
            BinaryOp::Shl if a == 0 => 0,
            BinaryOp::Shl if b > 126 => return Err(TOO_LARGE),
            BinaryOp::Shl => a.checked_mul(1 << b).ok_or(TOO_LARGE)?,
            BinaryOp::AShr => a >> b.min(127),
            BinaryOp::LShr => unsigned(kind, a)? >> b.min(127),
            BinaryOp::And => a & b,
            BinaryOp::Or => a | b,
            BinaryOp::Xor => a ^ b,
            BinaryOp::SMin => a.min(b),
            BinaryOp::SMax => a.max(b),
            BinaryOp::UMin => {
                if unsigned_order(kind, b, a).is_lt() {
                    b
                } else {
                    a
                }
            }
            BinaryOp::UMax => {
                if unsigned_order(kind, a, b).is_lt() {
                    b
                } else {
                    a
                }
            }
            BinaryOp::FAdd
            | BinaryOp::FSub
            | BinaryOp::FMul
            | BinaryOp::FDiv
            | BinaryOp::FRem
            | BinaryOp::FMinimum
            | BinaryOp::FMaximum
            | BinaryOp::FMinNum
            | BinaryOp::FMaxNum
            | BinaryOp::FCopySign => return Err("a float operation on integers"),
        };
        Ok(result as u128)
    }

    fn compare(op: CompareOp, kind: Kind, a: u128, b: u128) -> bool {
        if kind.integer_width().is_none() {
            return eval::compare(op, kind.ty(), a, b);
        }
        let order = (a as i128).cmp(&(b as i128));
        let unsigned = || unsigned_order(kind, a as i128, b as i128);
        match op {
            CompareOp::Eq => order.is_eq(),
            CompareOp::Ne => order.is_ne(),
            CompareOp::Slt => order.is_lt(),
            CompareOp::Sle => order.is_le(),
            CompareOp::Sgt => order.is_gt(),
            CompareOp::Sge => order.is_ge(),
            CompareOp::Ult => unsigned().is_lt(),
            CompareOp::Ule => unsigned().is_le(),
            CompareOp::Ugt => unsigned().is_gt(),
            CompareOp::Uge => unsigned().is_ge(),
            // Ill-typed: `eval` says so.
            _ => eval::compare(op, kind.ty(), 0, 0),
        }
    }

    fn overflows(op: OverflowOp, kind: Kind, a: u128, b: u128) -> bool {
        // An unsigned difference below zero is none; nothing else is too large for a mathematical integer.
        op == OverflowOp::USub && unsigned_order(kind, a as i128, b as i128).is_lt()
    }

    fn cast(op: CastOp, from: Kind, to: Kind, a: u128) -> Result<u128, Refusal> {
        let number = a as i128;
        match op {
            CastOp::SignExtend if from == Kind::BOOL => Ok(a.wrapping_neg()),
            CastOp::Truncate if to == Kind::BOOL => Ok(a & 1),
            CastOp::ZeroExtend if from == Kind::BOOL => Ok(a),
            CastOp::ZeroExtend => Ok(unsigned(from, number)? as u128),
            CastOp::SignExtend => Ok(a),
            CastOp::Truncate => match to.integer_width() {
                Some(width) => Ok(eval::signed(width, a & eval::mask(width)) as u128),
                None => Err("a conversion of an integer to something else"),
            },
            CastOp::PtrToInt | CastOp::IntToPtr => Ok(a),
            CastOp::SIntToFloat | CastOp::UIntToFloat => {
                let number = if op == CastOp::UIntToFloat { unsigned(from, number)? } else { number };
                match to.ty() {
                    Ty::F32 => Ok(eval::from_f32(number as f32)),
                    _ => Ok(eval::from_f64(number as f64)),
                }
            }
            CastOp::FloatToSInt | CastOp::FloatToUInt => {
                // Where the machine would saturate, unbounded integers have no agreed answer.
                let machine = eval::cast(op, from.ty(), to.ty(), a);
                let width = to.integer_width().ok_or("a conversion of a float to a truth value")?;
                let limited = if op == CastOp::FloatToSInt { eval::signed(width, machine) } else { machine as i128 };
                let float = if from == Kind::F32 { f64::from(eval::to_f32(a)) } else { eval::to_f64(a) };
                if float.is_nan() {
                    Ok(0)
                } else if float.abs() < 2f64.powi(126) && float as i128 == limited {
                    Ok(limited as u128)
                } else {
                    Err("a float too large for the integer type it is converted to")
                }
            }
            CastOp::FloatToFloat => Ok(eval::cast(op, from.ty(), to.ty(), a)),
            CastOp::FloatToBits | CastOp::BitsToFloat => Err("the bits of floats as unbounded integers"),
        }
    }

    fn pack(shift: u8, first: u128, second: u128) -> Result<u128, Refusal> {
        let fits = |key: u128| i64::try_from(key as i128).map(|key| u128::from(key as u64)).map_err(|_| KEY_TOO_LARGE);
        debug_assert_eq!(shift, 64, "two mathematical keys have 64 bits each");
        Ok(fits(first)? << shift | fits(second)?)
    }
}

/// A number as unsigned operations of this width see it.
fn unsigned(kind: Kind, number: i128) -> Result<i128, Refusal> {
    i128::try_from(unsigned_bits(kind, number)).map_err(|_| TOO_LARGE)
}

/// The order of two numbers as unsigned operations of this width see it.
fn unsigned_order(kind: Kind, a: i128, b: i128) -> std::cmp::Ordering {
    unsigned_bits(kind, a).cmp(&unsigned_bits(kind, b))
}

/// What is not negative is what it is; what is negative and within the type is what the machine has; what is below the type
/// is above all of these.
fn unsigned_bits(kind: Kind, number: i128) -> u128 {
    match kind.integer_width() {
        Some(128) => number as u128,
        Some(width) if number < 0 => {
            let all = 1u128 << width;
            if number < -(1 << (width - 1)) {
                all.saturating_add(number.unsigned_abs())
            } else {
                all.wrapping_add(number as u128)
            }
        }
        _ => number as u128,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn binary(op: BinaryOp, a: i128, b: i128) -> Result<i128, Refusal> {
        Mathematical::binary(op, Kind::I32, a as u128, b as u128).map(|bits| bits as i128)
    }

    #[test]
    fn arithmetic_is_exact_or_refused() {
        assert_eq!(binary(BinaryOp::Add, i128::from(i32::MAX), 1), Ok(1 << 31));
        assert_eq!(binary(BinaryOp::Mul, 1 << 40, -3), Ok(-3 << 40));
        assert_eq!(binary(BinaryOp::Sub, 0, 5), Ok(-5));
        assert_eq!(binary(BinaryOp::Add, i128::MAX, 1), Err(TOO_LARGE));
        assert_eq!(binary(BinaryOp::Sub, i128::MIN, 1), Err(TOO_LARGE));
        assert_eq!(binary(BinaryOp::Mul, i128::MAX, 2), Err(TOO_LARGE));
        assert_eq!(binary(BinaryOp::SDiv, i128::MIN, -1), Err(TOO_LARGE));
        assert_eq!(Mathematical::unary(UnaryOp::Neg, Kind::I32, i128::MIN as u128), Err(TOO_LARGE));
        assert_eq!(Mathematical::unary(UnaryOp::Neg, Kind::I32, 1 << 31), Ok((-1i128 << 31) as u128));
    }

    #[test]
    fn division_truncates_for_both_signednesses() {
        assert_eq!(binary(BinaryOp::SDiv, -7, 2), Ok(-3));
        assert_eq!(binary(BinaryOp::SRem, -7, 2), Ok(-1));
        assert_eq!(binary(BinaryOp::SDiv, 7, -2), Ok(-3));
        assert_eq!(binary(BinaryOp::SRem, 7, -2), Ok(1));
        // As the machine has it, -7 is 4294967289.
        assert_eq!(binary(BinaryOp::UDiv, -7, 2), Ok(2_147_483_644));
        assert_eq!(binary(BinaryOp::URem, -7, 2), Ok(1));
        assert_eq!(binary(BinaryOp::UDiv, 1 << 40, 3), Ok((1 << 40) / 3));
        for op in [BinaryOp::SDiv, BinaryOp::UDiv, BinaryOp::SRem, BinaryOp::URem] {
            assert!(binary(op, 1, 0).is_err());
        }
        assert_eq!(binary(BinaryOp::SRem, i128::MIN, -1), Ok(0));
    }

    #[test]
    fn shifts_are_multiplication_and_floor_division() {
        assert_eq!(binary(BinaryOp::Shl, -3, 40), Ok(-3 << 40));
        assert_eq!(binary(BinaryOp::Shl, 0, 1 << 90), Ok(0));
        assert_eq!(binary(BinaryOp::Shl, 1, 127), Err(TOO_LARGE));
        assert_eq!(binary(BinaryOp::Shl, 2, 126), Err(TOO_LARGE));
        assert_eq!(binary(BinaryOp::Shl, -1, 126), Ok(-1 << 126));
        assert_eq!(binary(BinaryOp::AShr, -7, 1), Ok(-4));
        assert_eq!(binary(BinaryOp::AShr, -7, 1 << 90), Ok(-1));
        assert_eq!(binary(BinaryOp::LShr, -7, 1), Ok(2_147_483_644));
        assert_eq!(binary(BinaryOp::LShr, -7, 1 << 90), Ok(0));
        for op in [BinaryOp::AShr, BinaryOp::LShr] {
            assert_eq!(binary(op, 7, 1 << 90), Ok(0));
            assert!(binary(op, 7, -1).is_err());
        }
    }

    #[test]
    fn bits_of_infinite_twos_complement() {
        assert_eq!(binary(BinaryOp::And, -1, 0xff), Ok(0xff));
        assert_eq!(binary(BinaryOp::Or, -256, 1), Ok(-255));
        assert_eq!(binary(BinaryOp::Xor, -1, 5), Ok(-6));
        assert_eq!(Mathematical::unary(UnaryOp::Not, Kind::I32, 5), Ok(-6i128 as u128));
        assert_eq!(Mathematical::unary(UnaryOp::Not, Kind::BOOL, 1), Ok(0));
        assert!(Mathematical::unary(UnaryOp::PopCount, Kind::I32, 5).is_err());
    }

    #[test]
    fn unsigned_operations_see_negative_numbers_as_the_machine_does() {
        let minus_one = u128::MAX;
        for op in [CompareOp::Slt, CompareOp::Sle, CompareOp::Ne, CompareOp::Ugt, CompareOp::Uge] {
            assert!(Mathematical::compare(op, Kind::I32, minus_one, 0));
        }
        for op in [CompareOp::Sgt, CompareOp::Sge, CompareOp::Eq, CompareOp::Ult, CompareOp::Ule] {
            assert!(!Mathematical::compare(op, Kind::I32, minus_one, 0));
        }
        // A constant with its top bit set is what its type says where it is unsigned.
        let half = Mathematical::constant(Kind::I64, 1 << 63);
        assert!(Mathematical::compare(CompareOp::Ult, Kind::I64, 5, half));
        assert!(Mathematical::overflows(OverflowOp::USub, Kind::I32, 1, 2));
        assert!(!Mathematical::overflows(OverflowOp::USub, Kind::I32, 2, 1));
        assert!(!Mathematical::overflows(OverflowOp::SAdd, Kind::I32, 0x7fff_ffff, 1));
        assert_eq!(binary(BinaryOp::UMin, -1, 0), Ok(0));
        assert_eq!(binary(BinaryOp::UMax, -1, 0), Ok(-1));
    }

    #[test]
    fn conversions() {
        let cast = |op, from, to, a: i128| Mathematical::cast(op, from, to, a as u128).map(|bits| bits as i128);
        assert_eq!(cast(CastOp::Truncate, Kind::I64, Kind::I32, (1 << 40) + 5), Ok(5));
        assert_eq!(cast(CastOp::Truncate, Kind::I64, Kind::I32, 1 << 31), Ok(-(1 << 31)));
        assert_eq!(cast(CastOp::ZeroExtend, Kind::I32, Kind::I64, -1), Ok(0xffff_ffff));
        assert_eq!(cast(CastOp::SignExtend, Kind::I32, Kind::I64, -1), Ok(-1));
        assert_eq!(cast(CastOp::SignExtend, Kind::BOOL, Kind::I64, 1), Ok(-1));
        assert_eq!(cast(CastOp::ZeroExtend, Kind::BOOL, Kind::I64, 1), Ok(1));
        assert_eq!(cast(CastOp::Truncate, Kind::I64, Kind::BOOL, -3), Ok(1));
        let double = |number: f64| eval::from_f64(number) as i128;
        assert_eq!(cast(CastOp::SIntToFloat, Kind::I32, Kind::F64, 1 << 40), Ok(double(1099511627776.0)));
        assert_eq!(cast(CastOp::FloatToSInt, Kind::F64, Kind::I32, double(-7.9)), Ok(-7));
        assert!(cast(CastOp::FloatToSInt, Kind::F64, Kind::I32, double(1e10)).is_err());
        assert!(cast(CastOp::FloatToUInt, Kind::F64, Kind::I32, double(-1.0)).is_err());
        assert_eq!(cast(CastOp::FloatToUInt, Kind::F64, Kind::I32, double(-0.5)), Ok(0));
        assert_eq!(cast(CastOp::FloatToSInt, Kind::F64, Kind::I32, double(f64::NAN)), Ok(0));
        assert!(cast(CastOp::FloatToBits, Kind::F64, Kind::I64, 0).is_err());
        assert_eq!(Mathematical::constant(Kind::I32, 0xffff_ffff), u128::MAX);
        assert_eq!(Mathematical::constant(Kind::BOOL, 1), 1);
    }
}
