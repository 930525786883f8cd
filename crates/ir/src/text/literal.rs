//! Numbers: bits to text and back, exactly.
//!
//! Integers are printed in decimal as signed numbers, addresses and references as unsigned ones; all of them may be
//! written signed, unsigned or in hexadecimal as long as they fit. Floats are printed as the shortest decimal that
//! gives the same bits back, or as `inf`, `-inf` and `nan`; a NaN with other bits than the usual ones is printed as
//! its bits in hexadecimal. `0x…` for a float always means its bits.

use crate::types::Ty;

/// The bits of the quiet NaN that `nan` stands for.
const NAN32: u32 = 0x7fc0_0000;
const NAN64: u64 = 0x7ff8_0000_0000_0000;

/// The literal for these bits of a value of a scalar type. Bits that do not fit are printed in full.
pub(crate) fn print_bits(ty: Ty, bits: u128) -> String {
    match ty {
        Ty::Int(width @ 1..=127) if bits >> width == 0 => {
            let negative = bits >> (width - 1) == 1;
            if negative { format!("-{}", (1u128 << width) - bits) } else { bits.to_string() }
        }
        Ty::Int(128) => (bits as i128).to_string(),
        Ty::F32 => match u32::try_from(bits) {
            Ok(NAN32) => "nan".to_owned(),
            Ok(bits) if f32::from_bits(bits).is_nan() => format!("0x{bits:08x}"),
            Ok(bits) => format!("{:?}", f32::from_bits(bits)),
            Err(_) => format!("0x{bits:x}"),
        },
        Ty::F64 => match u64::try_from(bits) {
            Ok(NAN64) => "nan".to_owned(),
            Ok(bits) if f64::from_bits(bits).is_nan() => format!("0x{bits:016x}"),
            Ok(bits) => format!("{:?}", f64::from_bits(bits)),
            Err(_) => format!("0x{bits:x}"),
        },
        Ty::Bool | Ty::Int(_) | Ty::Ref | Ty::Ptr | Ty::Mem(_) | Ty::World => bits.to_string(),
    }
}

/// The bits that this literal stands for in a scalar type, or what is wrong with it.
pub(crate) fn parse_bits(ty: Ty, literal: &str) -> Result<u128, String> {
    match ty {
        Ty::Bool | Ty::Int(_) | Ty::Ref | Ty::Ptr => {
            let width = ty.bits().ok_or("not an integer type")?;
            parse_integer(width, literal)
        }
        Ty::F32 => match literal {
            "nan" => Ok(u128::from(NAN32)),
            _ if literal.starts_with("0x") => parse_integer(32, literal),
            _ => Ok(u128::from(parse_float::<f32>(literal)?.to_bits())),
        },
        Ty::F64 => match literal {
            "nan" => Ok(u128::from(NAN64)),
            _ if literal.starts_with("0x") => parse_integer(64, literal),
            _ => Ok(u128::from(parse_float::<f64>(literal)?.to_bits())),
        },
        Ty::Mem(_) | Ty::World => Err("memories and the world have no literals".to_owned()),
    }
}

/// A number of at most `width` bits, unsigned or two's complement.
pub(crate) fn parse_integer(width: u32, literal: &str) -> Result<u128, String> {
    let too_large = || format!("`{}` does not fit in {width} bits", super::lexer::shortened(literal));
    let (is_negative, magnitude) = match literal.strip_prefix('-') {
        Some(magnitude) => (true, magnitude),
        None => (false, literal),
    };
    let magnitude = match magnitude.strip_prefix("0x") {
        Some(digits) if !is_negative => digits_value(digits, 16, &too_large)?,
        _ => digits_value(magnitude, 10, &too_large)?,
    };
    if !(1..=128).contains(&width) {
        return Err(format!("{width} is no width of an integer"));
    }
    let mask = u128::MAX >> (128 - width);
    if is_negative {
        if magnitude > 1 << (width - 1) {
            return Err(too_large());
        }
        return Ok(magnitude.wrapping_neg() & mask);
    }
    if magnitude > mask {
        return Err(too_large());
    }
    Ok(magnitude)
}

fn digits_value(digits: &str, radix: u32, too_large: &dyn Fn() -> String) -> Result<u128, String> {
    if digits.is_empty() || !digits.chars().all(|digit| digit.is_digit(radix)) {
        return Err("expected an integer, such as `12`, `-1` or `0xff`".to_owned());
    }
    u128::from_str_radix(digits, radix).map_err(|_| too_large())
}

fn parse_float<F: std::str::FromStr>(literal: &str) -> Result<F, String> {
    let digits = literal.strip_prefix('-').unwrap_or(literal);
    // Rust's own reader also takes `NaN`, `infinity` and the like; one spelling is enough.
    let is_decimal = digits.starts_with(|first: char| first.is_ascii_digit())
        && digits.bytes().all(|byte| byte.is_ascii_digit() || matches!(byte, b'.' | b'e' | b'E' | b'+' | b'-'));
    let expected = "expected a number, such as `1.5`, `-2e-3`, `inf`, `nan` or `0x` and the bits";
    if !is_decimal && digits != "inf" {
        return Err(expected.to_owned());
    }
    literal.parse().map_err(|_| expected.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round_trip(ty: Ty, bits: u128) {
        let literal = print_bits(ty, bits);
        assert_eq!(parse_bits(ty, &literal), Ok(bits), "{literal}");
    }

    #[test]
    fn all_bits_come_back() {
        for width in 1..=128u8 {
            let mask = u128::MAX >> (128 - width);
            for bits in [0, 1, mask, mask >> 1, (mask >> 1) + 1, 0x1234_5678_9abc_def0_0fed_cba9_8765_4321 & mask] {
                round_trip(Ty::Int(width), bits);
            }
        }
        let mut bits = 1u64;
        for _ in 0..2000 {
            bits = bits.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            round_trip(Ty::F64, u128::from(bits));
            round_trip(Ty::F32, u128::from(bits >> 32));
            round_trip(Ty::Ptr, u128::from(bits));
        }
        for special in [0.0, -0.0, f64::INFINITY, f64::NEG_INFINITY, f64::NAN, f64::MAX, f64::MIN_POSITIVE, 5e-324, 0.1]
        {
            round_trip(Ty::F64, u128::from(special.to_bits()));
            round_trip(Ty::F32, u128::from((special as f32).to_bits()));
        }
        for special in [0x7ff0_0000_0000_0001u64, 0xfff8_0000_0000_0000, u64::MAX] {
            round_trip(Ty::F64, u128::from(special));
        }
    }

    #[test]
    fn literals_are_readable() {
        assert_eq!(print_bits(Ty::I32, 0xffff_ffff), "-1");
        assert_eq!(print_bits(Ty::Ptr, 0xffff_ffff_ffff_ffff), "18446744073709551615");
        assert_eq!(print_bits(Ty::F64, u128::from(0.1f64.to_bits())), "0.1");
        assert_eq!(print_bits(Ty::F64, u128::from((-0.0f64).to_bits())), "-0.0");
        assert_eq!(print_bits(Ty::F32, u128::from(f32::NAN.to_bits())), "nan");
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        assert_eq!(parse_bits(Ty::I8, "255"), Ok(255));
        assert_eq!(parse_bits(Ty::I8, "-128"), Ok(128));
        for literal in
            ["256", "-129", "0x100", "1e3", "1_0", "-0x1", "0x", "-", "99999999999999999999999999999999999999999"]
        {
            assert!(parse_bits(Ty::I8, literal).is_err(), "{literal}");
        }
        for literal in ["NaN", "infinity", "-nan", "1.5f", "0x1ffffffffffffffff", "e5", ".5"] {
            assert!(parse_bits(Ty::F64, literal).is_err(), "{literal}");
        }
    }
}
