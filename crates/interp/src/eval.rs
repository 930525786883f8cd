//! The exact meaning of every scalar operation, on bit patterns.
//!
//! A value is a `u128` in *canonical* form: bits beyond its type's width are zero, a truth value is 0 or 1, and a NaN
//! is the one quiet NaN ([`F32_NAN`], [`F64_NAN`]). Given canonical operands every function here gives a canonical
//! result. The functions are total on well-typed operations; an ill-typed one (a float operation on integers) is a bug
//! of whoever let it past the verifier, and panics. Constant folding and the interpreter both rest on this file, so it
//! is written to be evidently right rather than fast; the interpreter's fast paths are tested against it.

use tandem_base::bits;
pub use tandem_base::bits::{mask, signed};
use tandem_ir::{BinaryOp, CastOp, CompareOp, OverflowOp, Ty, UnaryOp};

/// The bits of the one NaN of `F32`.
pub const F32_NAN: u32 = 0x7fc0_0000;
/// The bits of the one NaN of `F64`.
pub const F64_NAN: u64 = 0x7ff8_0000_0000_0000;

/// The canonical form of arbitrary bits taken as a value of this type. The world and memories have no bits.
pub fn canonical(ty: Ty, bits: u128) -> u128 {
    match ty {
        Ty::F32 => from_f32(f32::from_bits(bits as u32)),
        Ty::F64 => from_f64(f64::from_bits(bits as u64)),
        Ty::Bool | Ty::Int(_) | Ty::Ref | Ty::Ptr => bits & mask(width_of(ty)),
        Ty::Mem(_) | Ty::World => panic!("a {ty:?} has no bits"),
    }
}

/// The canonical bits of a binary32.
pub fn from_f32(value: f32) -> u128 {
    u128::from(if value.is_nan() { F32_NAN } else { value.to_bits() })
}

/// The canonical bits of a binary64.
pub fn from_f64(value: f64) -> u128 {
    u128::from(if value.is_nan() { F64_NAN } else { value.to_bits() })
}

/// The binary32 with these bits.
pub fn to_f32(bits: u128) -> f32 {
    f32::from_bits(bits as u32)
}

/// The binary64 with these bits.
pub fn to_f64(bits: u128) -> f64 {
    f64::from_bits(bits as u64)
}

/// The result of an operation on one value of type `ty`.
pub fn unary(op: UnaryOp, ty: Ty, a: u128) -> u128 {
    match op {
        UnaryOp::Not => !a & mask(width_of(ty)),
        UnaryOp::Neg => a.wrapping_neg() & mask(width_of(ty)),
        UnaryOp::ByteSwap => a.swap_bytes() >> (128 - width_of(ty)),
        UnaryOp::BitReverse => a.reverse_bits() >> (128 - width_of(ty)),
        UnaryOp::PopCount => u128::from(a.count_ones()),
        UnaryOp::LeadingZeros => u128::from(a.leading_zeros() - (128 - width_of(ty))),
        UnaryOp::TrailingZeros => u128::from(a.trailing_zeros().min(width_of(ty))),
        UnaryOp::FNeg => float_unary(ty, a, |a| -a, |a| -a),
        UnaryOp::FAbs => float_unary(ty, a, f32::abs, f64::abs),
        UnaryOp::FSqrt => float_unary(ty, a, f32::sqrt, f64::sqrt),
        UnaryOp::FFloor => float_unary(ty, a, f32::floor, f64::floor),
        UnaryOp::FCeil => float_unary(ty, a, f32::ceil, f64::ceil),
        UnaryOp::FTrunc => float_unary(ty, a, f32::trunc, f64::trunc),
        UnaryOp::FRint => float_unary(ty, a, f32::round_ties_even, f64::round_ties_even),
        UnaryOp::FRound => float_unary(ty, a, f32::round, f64::round),
    }
}

/// The result of an operation on two values of type `ty`.
pub fn binary(op: BinaryOp, ty: Ty, a: u128, b: u128) -> u128 {
    // The width is asked for only in the arms of integer operations: floats have none.
    let width = || width_of(ty);
    let signed = |number| bits::signed(width(), number);
    match op {
        BinaryOp::Add => a.wrapping_add(b) & mask(width()),
        BinaryOp::Sub => a.wrapping_sub(b) & mask(width()),
        BinaryOp::Mul => a.wrapping_mul(b) & mask(width()),
        BinaryOp::SDiv => bits::sdiv(width(), a, b),
        BinaryOp::UDiv => bits::udiv(width(), a, b),
        BinaryOp::SRem => bits::srem(width(), a, b),
        BinaryOp::URem => bits::urem(a, b),
        BinaryOp::Shl => bits::shl(width(), a, b),
        BinaryOp::LShr => bits::lshr(width(), a, b),
        BinaryOp::AShr => bits::ashr(width(), a, b),
        BinaryOp::And => a & b,
        BinaryOp::Or => a | b,
        BinaryOp::Xor => a ^ b,
        BinaryOp::SMin if signed(b) < signed(a) => b,
        BinaryOp::SMax if signed(b) > signed(a) => b,
        BinaryOp::SMin | BinaryOp::SMax => a,
        BinaryOp::UMin => a.min(b),
        BinaryOp::UMax => a.max(b),
        BinaryOp::FAdd => float_binary(ty, a, b, |a, b| a + b, |a, b| a + b),
        BinaryOp::FSub => float_binary(ty, a, b, |a, b| a - b, |a, b| a - b),
        BinaryOp::FMul => float_binary(ty, a, b, |a, b| a * b, |a, b| a * b),
        BinaryOp::FDiv => float_binary(ty, a, b, |a, b| a / b, |a, b| a / b),
        BinaryOp::FRem => float_binary(ty, a, b, |a, b| a % b, |a, b| a % b),
        BinaryOp::FMinimum | BinaryOp::FMaximum | BinaryOp::FMinNum | BinaryOp::FMaxNum => {
            let extreme = |a: f64, b: f64| match op {
                BinaryOp::FMinimum => minimum(a, b),
                BinaryOp::FMaximum => -minimum(-a, -b),
                BinaryOp::FMinNum => minimum_number(a, b),
                _ => -minimum_number(-a, -b),
            };
            // The detour through binary64 is exact, and so is the way back: the result is one of the operands.
            float_binary(ty, a, b, |a, b| extreme(f64::from(a), f64::from(b)) as f32, extreme)
        }
        // Canonical NaNs have the sign +, so the sign bit of `b` is right for NaN too.
        BinaryOp::FCopySign => float_binary(ty, a, b, f32::copysign, f64::copysign),
    }
}

/// Whether the comparison holds between two values of type `ty`.
pub fn compare(op: CompareOp, ty: Ty, a: u128, b: u128) -> bool {
    let signed = |number| bits::signed(width_of(ty), number);
    match op {
        CompareOp::Eq => a == b,
        CompareOp::Ne => a != b,
        CompareOp::Slt => signed(a) < signed(b),
        CompareOp::Sle => signed(a) <= signed(b),
        CompareOp::Sgt => signed(a) > signed(b),
        CompareOp::Sge => signed(a) >= signed(b),
        CompareOp::Ult => a < b,
        CompareOp::Ule => a <= b,
        CompareOp::Ugt => a > b,
        CompareOp::Uge => a >= b,
        _ => {
            use std::cmp::Ordering::{Equal, Greater, Less};
            // Every binary32 is exactly a binary64, so one comparison serves both.
            let order = float(ty, a).partial_cmp(&float(ty, b));
            match op {
                CompareOp::FOeq => order == Some(Equal),
                CompareOp::FOne => matches!(order, Some(Less | Greater)),
                CompareOp::FOlt => order == Some(Less),
                CompareOp::FOle => matches!(order, Some(Less | Equal)),
                CompareOp::FOgt => order == Some(Greater),
                CompareOp::FOge => matches!(order, Some(Greater | Equal)),
                CompareOp::FOrd => order.is_some(),
                CompareOp::FUno => order.is_none(),
                CompareOp::FUeq => matches!(order, None | Some(Equal)),
                CompareOp::FUne => order != Some(Equal),
                CompareOp::FUlt => matches!(order, None | Some(Less)),
                CompareOp::FUle => order != Some(Greater),
                CompareOp::FUgt => matches!(order, None | Some(Greater)),
                CompareOp::FUge => order != Some(Less),
                CompareOp::Eq
                | CompareOp::Ne
                | CompareOp::Slt
                | CompareOp::Sle
                | CompareOp::Sgt
                | CompareOp::Sge
                | CompareOp::Ult
                | CompareOp::Ule
                | CompareOp::Ugt
                | CompareOp::Uge => unreachable!("integer comparisons are handled above"),
            }
        }
    }
}

/// Whether the operation on two integers of type `ty` has a result outside the type's range.
pub fn overflows(op: OverflowOp, ty: Ty, a: u128, b: u128) -> bool {
    let width = width_of(ty);
    match op {
        OverflowOp::SAdd => bits::sadd_overflows(width, a, b),
        OverflowOp::UAdd => bits::uadd_overflows(width, a, b),
        OverflowOp::SSub => bits::ssub_overflows(width, a, b),
        OverflowOp::USub => a < b,
        OverflowOp::SMul => bits::smul_overflows(width, a, b),
        OverflowOp::UMul => bits::umul_overflows(width, a, b),
    }
}

/// A value of type `from` converted to type `to`.
pub fn cast(op: CastOp, from: Ty, to: Ty, a: u128) -> u128 {
    match op {
        CastOp::ZeroExtend | CastOp::PtrToInt | CastOp::IntToPtr => a,
        CastOp::SignExtend => bits::signed(width_of(from), a) as u128 & mask(width_of(to)),
        CastOp::Truncate => a & mask(width_of(to)),
        CastOp::SIntToFloat => {
            let number = bits::signed(width_of(from), a);
            match to {
                Ty::F32 => from_f32(number as f32),
                Ty::F64 => from_f64(number as f64),
                _ => not_a_float(to),
            }
        }
        CastOp::UIntToFloat => match to {
            Ty::F32 => from_f32(a as f32),
            Ty::F64 => from_f64(a as f64),
            _ => not_a_float(to),
        },
        CastOp::FloatToSInt => {
            // Rust's conversion truncates, saturates at 128 bits and takes NaN to 0; truncation is monotone, so
            // saturating the 128-bit result at the narrower bounds is saturating the number itself.
            let width = width_of(to);
            (float(from, a) as i128).clamp(bits::signed_min(width), bits::signed_max(width)) as u128 & mask(width)
        }
        CastOp::FloatToUInt => (float(from, a) as u128).min(mask(width_of(to))),
        CastOp::FloatToFloat => match (from, to) {
            (Ty::F64, Ty::F32) => from_f32(to_f64(a) as f32),
            (Ty::F32, Ty::F64) => from_f64(f64::from(to_f32(a))),
            (Ty::F32, Ty::F32) | (Ty::F64, Ty::F64) => a,
            (Ty::F32 | Ty::F64, _) => not_a_float(to),
            _ => not_a_float(from),
        },
        CastOp::FloatToBits => a,
        CastOp::BitsToFloat => canonical(to, a),
    }
}

/// `a * b + c` on floats of type `ty`, rounded once.
pub fn fma(ty: Ty, a: u128, b: u128, c: u128) -> u128 {
    match ty {
        Ty::F32 => from_f32(to_f32(a).mul_add(to_f32(b), to_f32(c))),
        Ty::F64 => from_f64(to_f64(a).mul_add(to_f64(b), to_f64(c))),
        _ => not_a_float(ty),
    }
}

/// The lesser, -0 being below +0; NaN if either is.
fn minimum(a: f64, b: f64) -> f64 {
    if a.is_nan() || b.is_nan() {
        f64::NAN
    } else if a == b {
        // Equal and different in sign only if both are zeros.
        if a.is_sign_negative() { a } else { b }
    } else if a < b {
        a
    } else {
        b
    }
}

/// The lesser, the left one if they are equal; the other one if one is NaN.
fn minimum_number(a: f64, b: f64) -> f64 {
    if a.is_nan() || b < a { b } else { a }
}

fn float_unary(ty: Ty, a: u128, single: fn(f32) -> f32, double: fn(f64) -> f64) -> u128 {
    match ty {
        Ty::F32 => from_f32(single(to_f32(a))),
        Ty::F64 => from_f64(double(to_f64(a))),
        _ => not_a_float(ty),
    }
}

fn float_binary(
    ty: Ty,
    a: u128,
    b: u128,
    single: impl FnOnce(f32, f32) -> f32,
    double: impl FnOnce(f64, f64) -> f64,
) -> u128 {
    match ty {
        Ty::F32 => from_f32(single(to_f32(a), to_f32(b))),
        Ty::F64 => from_f64(double(to_f64(a), to_f64(b))),
        _ => not_a_float(ty),
    }
}

/// The number of a float of either type; exact.
fn float(ty: Ty, bits: u128) -> f64 {
    match ty {
        Ty::F32 => f64::from(to_f32(bits)),
        Ty::F64 => to_f64(bits),
        _ => not_a_float(ty),
    }
}

fn width_of(ty: Ty) -> u32 {
    ty.bits().unwrap_or_else(|| panic!("an integer operation on {ty:?} got past the verifier"))
}

fn not_a_float(ty: Ty) -> ! {
    panic!("a float operation on {ty:?} got past the verifier")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers at which 64-bit operations change their mind, as bits.
    const EDGES: [u64; 16] = [
        0,
        1,
        2,
        3,
        7,
        31,
        32,
        63,
        64,
        0x7fff_ffff,
        0x8000_0000,
        0xffff_ffff,
        0x7fff_ffff_ffff_ffff,
        0x8000_0000_0000_0000,
        0xffff_ffff_ffff_fffe,
        0xffff_ffff_ffff_ffff,
    ];

    const FLOATS: [f64; 18] = [
        0.0,
        -0.0,
        0.5,
        -0.5,
        1.0,
        -1.0,
        1.5,
        2.5,
        -2.5,
        3.0,
        1e300,
        -1e300,
        5e-324,
        f64::MAX,
        f64::INFINITY,
        f64::NEG_INFINITY,
        f64::NAN,
        9007199254740993.0,
    ];

    fn double_binary(op: BinaryOp, a: f64, b: f64) -> f64 {
        to_f64(binary(op, Ty::F64, from_f64(a), from_f64(b)))
    }

    fn double_unary(op: UnaryOp, a: f64) -> f64 {
        to_f64(unary(op, Ty::F64, from_f64(a)))
    }

    fn same(a: f64, b: f64) -> bool {
        from_f64(a) == from_f64(b)
    }

    #[test]
    fn integer_operations_agree_with_arithmetic_at_a_small_width() {
        // At width 5 every pair can be tried, and the wanted numbers computed in i32 straight from the definitions.
        let ty = Ty::Int(5);
        let signed = |bits: u128| if bits >= 16 { bits as i32 - 32 } else { bits as i32 };
        for a in 0..32u128 {
            for b in 0..32u128 {
                let (sa, sb, ua, ub) = (signed(a), signed(b), a as i32, b as i32);
                let quotient = |x: i32, y: i32| x.checked_div(y).unwrap_or(if x >= 0 { -1 } else { 1 });
                let remainder = |x: i32, y: i32| x.checked_rem(y).unwrap_or(x);
                let shift_down = |x: i32| (0..ub.min(10)).fold(x, |x, _| x.div_euclid(2));
                let expected = [
                    (BinaryOp::Add, ua + ub),
                    (BinaryOp::Sub, ua - ub),
                    (BinaryOp::Mul, ua * ub),
                    (BinaryOp::SDiv, quotient(sa, sb)),
                    (BinaryOp::UDiv, if ub == 0 { 31 } else { ua / ub }),
                    (BinaryOp::SRem, remainder(sa, sb)),
                    (BinaryOp::URem, remainder(ua, ub)),
                    (BinaryOp::Shl, (0..ub.min(10)).fold(ua, |x, _| x * 2)),
                    (BinaryOp::LShr, shift_down(ua)),
                    (BinaryOp::AShr, shift_down(sa)),
                    (BinaryOp::And, ua & ub),
                    (BinaryOp::Or, ua | ub),
                    (BinaryOp::Xor, ua ^ ub),
                    (BinaryOp::SMin, sa.min(sb)),
                    (BinaryOp::SMax, sa.max(sb)),
                    (BinaryOp::UMin, ua.min(ub)),
                    (BinaryOp::UMax, ua.max(ub)),
                ];
                for (op, number) in expected {
                    assert_eq!(binary(op, ty, a, b), number.rem_euclid(32) as u128, "{op:?} {sa} {sb}");
                }
                let outside = |number: i32| !(-16..16).contains(&number);
                let expected = [
                    (OverflowOp::SAdd, outside(sa + sb)),
                    (OverflowOp::SSub, outside(sa - sb)),
                    (OverflowOp::SMul, outside(sa * sb)),
                    (OverflowOp::UAdd, ua + ub > 31),
                    (OverflowOp::USub, ua < ub),
                    (OverflowOp::UMul, ua * ub > 31),
                ];
                for (op, answer) in expected {
                    assert_eq!(overflows(op, ty, a, b), answer, "{op:?} {sa} {sb}");
                }
                let expected = [
                    (CompareOp::Eq, ua == ub),
                    (CompareOp::Ne, ua != ub),
                    (CompareOp::Slt, sa < sb),
                    (CompareOp::Sle, sa <= sb),
                    (CompareOp::Sgt, sa > sb),
                    (CompareOp::Sge, sa >= sb),
                    (CompareOp::Ult, ua < ub),
                    (CompareOp::Ule, ua <= ub),
                    (CompareOp::Ugt, ua > ub),
                    (CompareOp::Uge, ua >= ub),
                ];
                for (op, answer) in expected {
                    assert_eq!(compare(op, ty, a, b), answer, "{op:?} {sa} {sb}");
                }
            }
            assert_eq!(unary(UnaryOp::Not, ty, a), 31 - a);
            assert_eq!(unary(UnaryOp::Neg, ty, a), (32 - a) % 32);
            assert_eq!(unary(UnaryOp::PopCount, ty, a), (0..5).map(|bit| (a >> bit) & 1).sum());
            assert_eq!(unary(UnaryOp::BitReverse, ty, a), (0..5).map(|bit| ((a >> bit) & 1) << (4 - bit)).sum());
            assert_eq!(unary(UnaryOp::LeadingZeros, ty, a), (0..=5).find(|&n| a << n >= 16 || n == 5).unwrap());
            assert_eq!(unary(UnaryOp::TrailingZeros, ty, a), (0..=5).find(|&n| a >> n & 1 == 1 || n == 5).unwrap());
        }
    }

    #[test]
    fn integer_operations_agree_with_the_machine_at_64_bits() {
        for a in EDGES {
            for b in EDGES {
                let run = |op| binary(op, Ty::I64, u128::from(a), u128::from(b));
                let (sa, sb) = (a as i64, b as i64);
                assert_eq!(run(BinaryOp::Add), u128::from(a.wrapping_add(b)));
                assert_eq!(run(BinaryOp::Sub), u128::from(a.wrapping_sub(b)));
                assert_eq!(run(BinaryOp::Mul), u128::from(a.wrapping_mul(b)));
                if b != 0 {
                    assert_eq!(run(BinaryOp::SDiv), u128::from(sa.wrapping_div(sb) as u64));
                    assert_eq!(run(BinaryOp::SRem), u128::from(sa.wrapping_rem(sb) as u64));
                }
                assert_eq!(run(BinaryOp::Shl), u128::from(if b < 64 { a << b } else { 0 }));
                assert_eq!(run(BinaryOp::LShr), u128::from(if b < 64 { a >> b } else { 0 }));
                assert_eq!(run(BinaryOp::AShr), u128::from((sa >> b.min(63)) as u64));
                let over = |op| overflows(op, Ty::I64, u128::from(a), u128::from(b));
                assert_eq!(over(OverflowOp::SAdd), sa.overflowing_add(sb).1);
                assert_eq!(over(OverflowOp::SSub), sa.overflowing_sub(sb).1);
                assert_eq!(over(OverflowOp::SMul), sa.overflowing_mul(sb).1);
                assert_eq!(over(OverflowOp::UAdd), a.overflowing_add(b).1);
                assert_eq!(over(OverflowOp::USub), a.overflowing_sub(b).1);
                assert_eq!(over(OverflowOp::UMul), a.overflowing_mul(b).1);
            }
        }
    }

    #[test]
    fn the_widest_integers_work() {
        let ty = Ty::Int(128);
        let (low, high) = (i128::MIN as u128, i128::MAX as u128);
        assert_eq!(binary(BinaryOp::SDiv, ty, low, u128::MAX), low);
        assert_eq!(binary(BinaryOp::SRem, ty, low, u128::MAX), 0);
        assert_eq!(binary(BinaryOp::SDiv, ty, low, 0), 1);
        assert_eq!(binary(BinaryOp::UDiv, ty, 5, 0), u128::MAX);
        assert_eq!(binary(BinaryOp::AShr, ty, low, 200), u128::MAX);
        assert_eq!(binary(BinaryOp::Shl, ty, 1, 127), low);
        assert_eq!(binary(BinaryOp::Shl, ty, 1, 128), 0);
        assert_eq!(binary(BinaryOp::LShr, ty, low, u128::MAX), 0);
        assert_eq!(unary(UnaryOp::ByteSwap, ty, 1), 1 << 120);
        assert_eq!(unary(UnaryOp::LeadingZeros, ty, 0), 128);
        assert_eq!(unary(UnaryOp::TrailingZeros, ty, 0), 128);
        assert_eq!(unary(UnaryOp::Neg, ty, low), low);
        assert!(overflows(OverflowOp::SAdd, ty, high, 1));
        assert!(!overflows(OverflowOp::SAdd, ty, high, u128::MAX));
        assert!(overflows(OverflowOp::SMul, ty, low, u128::MAX));
        assert!(overflows(OverflowOp::UMul, ty, 1 << 64, 1 << 64));
        assert!(!overflows(OverflowOp::UMul, ty, 1 << 64, 1 << 63));
        assert!(compare(CompareOp::Slt, ty, low, high));
        assert!(!compare(CompareOp::Ult, ty, low, high));
    }

    #[test]
    fn truth_values_are_one_bit() {
        assert_eq!(unary(UnaryOp::Not, Ty::Bool, 0), 1);
        assert_eq!(unary(UnaryOp::Not, Ty::Bool, 1), 0);
        assert_eq!(binary(BinaryOp::Xor, Ty::Bool, 1, 1), 0);
        assert_eq!(binary(BinaryOp::Or, Ty::Bool, 1, 0), 1);
        assert_eq!(cast(CastOp::ZeroExtend, Ty::Bool, Ty::I32, 1), 1);
        assert_eq!(cast(CastOp::SignExtend, Ty::Bool, Ty::I32, 1), 0xffff_ffff);
        assert_eq!(cast(CastOp::Truncate, Ty::I32, Ty::Bool, 6), 0);
        assert_eq!(cast(CastOp::Truncate, Ty::I32, Ty::Bool, 7), 1);
    }

    #[test]
    fn bytes_and_widths() {
        assert_eq!(unary(UnaryOp::ByteSwap, Ty::I32, 0x0102_0304), 0x0403_0201);
        assert_eq!(unary(UnaryOp::ByteSwap, Ty::Int(24), 0x01_0203), 0x03_0201);
        assert_eq!(cast(CastOp::SignExtend, Ty::I8, Ty::I64, 0x80), 0xffff_ffff_ffff_ff80);
        assert_eq!(cast(CastOp::SignExtend, Ty::I8, Ty::Int(128), 0xff), u128::MAX);
        assert_eq!(cast(CastOp::ZeroExtend, Ty::I8, Ty::I64, 0x80), 0x80);
        assert_eq!(cast(CastOp::Truncate, Ty::I64, Ty::I8, 0x1ff), 0xff);
        assert_eq!(canonical(Ty::I8, 0x1234), 0x34);
        assert_eq!(canonical(Ty::F64, 0xfff0_0000_0000_0001), u128::from(F64_NAN));
        assert_eq!(canonical(Ty::F32, 0xffff_ffff), u128::from(F32_NAN));
    }

    #[test]
    fn float_arithmetic_is_ieee_in_its_own_width() {
        for a in FLOATS {
            for b in FLOATS {
                assert!(same(double_binary(BinaryOp::FAdd, a, b), a + b));
                assert!(same(double_binary(BinaryOp::FSub, a, b), a - b));
                assert!(same(double_binary(BinaryOp::FMul, a, b), a * b));
                assert!(same(double_binary(BinaryOp::FDiv, a, b), a / b));
            }
        }
        // 2^24 + 1 is not a binary32: computed in binary64 this sum would not round back to 2^24.
        let sum = binary(BinaryOp::FAdd, Ty::F32, from_f32(16777216.0), from_f32(1.0));
        assert_eq!(to_f32(sum), 16777216.0);
        assert_eq!(binary(BinaryOp::FSub, Ty::F64, from_f64(f64::INFINITY), from_f64(f64::INFINITY)), F64_NAN.into());
        assert!(same(double_binary(BinaryOp::FRem, 5.5, -2.0), 1.5));
        assert!(same(double_binary(BinaryOp::FRem, -5.5, 2.0), -1.5));
        assert!(same(double_binary(BinaryOp::FRem, -4.0, 2.0), -0.0));
        assert!(same(double_binary(BinaryOp::FRem, 1e300, 1000003.0), 177074.0));
        assert!(same(double_binary(BinaryOp::FRem, 1.0, 0.0), f64::NAN));
        assert!(same(double_binary(BinaryOp::FRem, 1.0, f64::INFINITY), 1.0));
        assert!(same(double_binary(BinaryOp::FRem, f64::INFINITY, 1.0), f64::NAN));
    }

    #[test]
    fn float_rounding_to_integral() {
        let cases = [
            (UnaryOp::FRint, 0.5, 0.0),
            (UnaryOp::FRint, 1.5, 2.0),
            (UnaryOp::FRint, 2.5, 2.0),
            (UnaryOp::FRint, -0.5, -0.0),
            (UnaryOp::FRint, -2.5, -2.0),
            (UnaryOp::FRound, 0.5, 1.0),
            (UnaryOp::FRound, 2.5, 3.0),
            (UnaryOp::FRound, -0.5, -1.0),
            (UnaryOp::FRound, -0.25, -0.0),
            (UnaryOp::FRound, 0.49999999999999994, 0.0),
            (UnaryOp::FFloor, -0.5, -1.0),
            (UnaryOp::FFloor, -0.0, -0.0),
            (UnaryOp::FCeil, -0.5, -0.0),
            (UnaryOp::FCeil, 0.25, 1.0),
            (UnaryOp::FTrunc, -1.75, -1.0),
            (UnaryOp::FTrunc, -0.75, -0.0),
            (UnaryOp::FSqrt, -0.0, -0.0),
            (UnaryOp::FSqrt, 2.0, std::f64::consts::SQRT_2),
            (UnaryOp::FSqrt, -1.0, f64::NAN),
            (UnaryOp::FAbs, -0.0, 0.0),
            (UnaryOp::FAbs, f64::NEG_INFINITY, f64::INFINITY),
            (UnaryOp::FNeg, 0.0, -0.0),
            (UnaryOp::FNeg, f64::NAN, f64::NAN),
            (UnaryOp::FRint, 4503599627370497.5, 4503599627370498.0),
        ];
        for (op, a, expected) in cases {
            assert!(same(double_unary(op, a), expected), "{op:?} {a} is not {expected}");
        }
        assert_eq!(unary(UnaryOp::FNeg, Ty::F64, F64_NAN.into()), F64_NAN.into());
        assert_eq!(unary(UnaryOp::FNeg, Ty::F32, F32_NAN.into()), F32_NAN.into());
    }

    #[test]
    fn minima_and_signs() {
        let nan = f64::NAN;
        let cases = [
            (BinaryOp::FMinimum, 0.0, -0.0, -0.0),
            (BinaryOp::FMinimum, -0.0, 0.0, -0.0),
            (BinaryOp::FMinimum, nan, 1.0, nan),
            (BinaryOp::FMinimum, 1.0, nan, nan),
            (BinaryOp::FMinimum, 1.0, 2.0, 1.0),
            (BinaryOp::FMaximum, -0.0, 0.0, 0.0),
            (BinaryOp::FMaximum, 0.0, -0.0, 0.0),
            (BinaryOp::FMaximum, 1.0, nan, nan),
            (BinaryOp::FMaximum, -1.0, -2.0, -1.0),
            (BinaryOp::FMinNum, nan, 1.0, 1.0),
            (BinaryOp::FMinNum, 1.0, nan, 1.0),
            (BinaryOp::FMinNum, nan, nan, nan),
            (BinaryOp::FMinNum, 0.0, -0.0, 0.0),
            (BinaryOp::FMinNum, -0.0, 0.0, -0.0),
            (BinaryOp::FMinNum, 3.0, 2.0, 2.0),
            (BinaryOp::FMaxNum, 0.0, -0.0, 0.0),
            (BinaryOp::FMaxNum, -0.0, 0.0, -0.0),
            (BinaryOp::FMaxNum, nan, -1.0, -1.0),
            (BinaryOp::FMaxNum, -1.0, nan, -1.0),
            (BinaryOp::FMaxNum, 3.0, 2.0, 3.0),
            (BinaryOp::FCopySign, 3.0, -0.0, -3.0),
            (BinaryOp::FCopySign, -3.0, nan, 3.0),
            (BinaryOp::FCopySign, nan, -1.0, nan),
        ];
        for (op, a, b, expected) in cases {
            assert!(same(double_binary(op, a, b), expected), "{op:?} {a} {b} is not {expected}");
            let single = binary(op, Ty::F32, from_f32(a as f32), from_f32(b as f32));
            assert_eq!(single, from_f32(expected as f32), "{op:?} {a} {b} is not {expected} in binary32");
        }
    }

    #[test]
    fn float_comparisons() {
        let ops = [
            (CompareOp::FOeq, CompareOp::FUne),
            (CompareOp::FOne, CompareOp::FUeq),
            (CompareOp::FOlt, CompareOp::FUge),
            (CompareOp::FOle, CompareOp::FUgt),
            (CompareOp::FOgt, CompareOp::FUle),
            (CompareOp::FOge, CompareOp::FUlt),
            (CompareOp::FOrd, CompareOp::FUno),
        ];
        for a in FLOATS {
            for b in FLOATS {
                let run = |op| compare(op, Ty::F64, from_f64(a), from_f64(b));
                for (ordered, opposite) in ops {
                    assert_ne!(run(ordered), run(opposite), "{ordered:?} {a} {b}");
                }
                assert_eq!(run(CompareOp::FOeq), a == b);
                assert_eq!(run(CompareOp::FOne), a.partial_cmp(&b).is_some_and(|order| order.is_ne()));
                assert_eq!(run(CompareOp::FOlt), a < b);
                assert_eq!(run(CompareOp::FOle), a <= b);
                assert_eq!(run(CompareOp::FOgt), a > b);
                assert_eq!(run(CompareOp::FOge), a >= b);
                assert_eq!(run(CompareOp::FOrd), !a.is_nan() && !b.is_nan());
            }
        }
    }

    #[test]
    fn floats_to_integers_saturate() {
        let signed = |a: f64, to| cast(CastOp::FloatToSInt, Ty::F64, to, from_f64(a));
        let unsigned = |a: f64, to| cast(CastOp::FloatToUInt, Ty::F64, to, from_f64(a));
        assert_eq!(signed(-1.99, Ty::I32), 0xffff_ffff);
        assert_eq!(signed(1e10, Ty::I32), 0x7fff_ffff);
        assert_eq!(signed(-1e10, Ty::I32), 0x8000_0000);
        assert_eq!(signed(f64::NAN, Ty::I32), 0);
        assert_eq!(signed(f64::INFINITY, Ty::I64), i64::MAX as u128);
        assert_eq!(signed(127.9, Ty::I8), 127);
        assert_eq!(signed(128.0, Ty::I8), 127);
        assert_eq!(signed(-128.9, Ty::I8), 0x80);
        assert_eq!(signed(-129.0, Ty::I8), 0x80);
        assert_eq!(signed(1e300, Ty::Int(128)), i128::MAX as u128);
        assert_eq!(signed(-1e300, Ty::Int(128)), i128::MIN as u128);
        assert_eq!(signed(1.0, Ty::Int(1)), 0, "the greatest signed number of one bit is 0");
        assert_eq!(signed(-1.0, Ty::Int(1)), 1);
        assert_eq!(unsigned(-0.9, Ty::I32), 0);
        assert_eq!(unsigned(-5.0, Ty::I32), 0);
        assert_eq!(unsigned(4294967295.5, Ty::I32), 0xffff_ffff);
        assert_eq!(unsigned(4294967296.0, Ty::I32), 0xffff_ffff);
        assert_eq!(unsigned(1e300, Ty::Int(128)), u128::MAX);
        assert_eq!(unsigned(f64::NAN, Ty::I64), 0);
        assert_eq!(cast(CastOp::FloatToUInt, Ty::F32, Ty::Int(128), from_f32(f32::MAX)), f32::MAX as u128);
    }

    #[test]
    fn integers_to_floats_round_once() {
        let signed =
            |a: i128, from: Ty, to| cast(CastOp::SIntToFloat, from, to, a as u128 & mask(from.bits().unwrap()));
        assert_eq!(signed(-1, Ty::I32, Ty::F64), from_f64(-1.0));
        assert_eq!(cast(CastOp::UIntToFloat, Ty::I32, Ty::F64, 0xffff_ffff), from_f64(4294967295.0));
        assert_eq!(signed((1 << 53) + 1, Ty::I64, Ty::F64), from_f64(9007199254740992.0), "a tie goes to even");
        assert_eq!(signed((1 << 53) + 3, Ty::I64, Ty::F64), from_f64(9007199254740996.0), "a tie goes to even");
        // Rounded to binary64 first, this would become a tie and be rounded down.
        assert_eq!(signed((1 << 60) + (1 << 36) + 1, Ty::I64, Ty::F32), from_f32(1152921642045800448.0));
        assert_eq!(signed(i128::MIN, Ty::Int(128), Ty::F64), from_f64(-(2f64.powi(127))));
        // Just above the tie between 2^100 and the next binary64.
        let next = f64::from_bits(2f64.powi(100).to_bits() + 1);
        assert_eq!(signed((1 << 100) + (1 << 47), Ty::Int(128), Ty::F64), from_f64(2f64.powi(100)));
        assert_eq!(signed((1 << 100) + (1 << 47) + 1, Ty::Int(128), Ty::F64), from_f64(next));
        assert_eq!(cast(CastOp::UIntToFloat, Ty::Int(128), Ty::F64, u128::MAX), from_f64(2f64.powi(128)));
        assert_eq!(cast(CastOp::UIntToFloat, Ty::Int(128), Ty::F32, u128::MAX), from_f32(f32::INFINITY));
        assert_eq!(cast(CastOp::UIntToFloat, Ty::Int(128), Ty::F32, f32::MAX as u128), from_f32(f32::MAX));
    }

    #[test]
    fn floats_to_floats_and_bits() {
        let narrow = |a: f64| to_f32(cast(CastOp::FloatToFloat, Ty::F64, Ty::F32, from_f64(a)));
        assert_eq!(narrow(1e300), f32::INFINITY);
        assert_eq!(narrow(16777217.0), 16777216.0);
        assert_eq!(cast(CastOp::FloatToFloat, Ty::F64, Ty::F32, F64_NAN.into()), F32_NAN.into());
        assert_eq!(cast(CastOp::FloatToFloat, Ty::F32, Ty::F64, F32_NAN.into()), F64_NAN.into());
        assert_eq!(cast(CastOp::FloatToFloat, Ty::F32, Ty::F64, from_f32(-0.0)), from_f64(-0.0));
        assert_eq!(cast(CastOp::BitsToFloat, Ty::I32, Ty::F32, 0xffc0_0001), F32_NAN.into());
        assert_eq!(cast(CastOp::FloatToBits, Ty::F32, Ty::I32, from_f32(1.0)), 0x3f80_0000);
        assert_eq!(cast(CastOp::PtrToInt, Ty::Ptr, Ty::I64, 42), 42);
    }

    #[test]
    fn fused_multiply_add_rounds_once() {
        let a = 1.0 + f64::EPSILON;
        let fused = fma(Ty::F64, from_f64(a), from_f64(a), from_f64(-(1.0 + 2.0 * f64::EPSILON)));
        assert_eq!(to_f64(fused), f64::EPSILON * f64::EPSILON);
        let a = 1.0 + f32::EPSILON;
        let fused = fma(Ty::F32, from_f32(a), from_f32(a), from_f32(-(1.0 + 2.0 * f32::EPSILON)));
        assert_eq!(to_f32(fused), f32::EPSILON * f32::EPSILON);
        assert_eq!(fma(Ty::F64, from_f64(0.0), from_f64(f64::INFINITY), from_f64(1.0)), F64_NAN.into());
    }
}
