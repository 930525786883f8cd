//! Arithmetic on bit-vectors of 1 to 128 bits, held in the low bits of a `u128`; the other bits are zero.
//!
//! The interpreter, constant folding and the evaluator of terms all compute with these, so an integer operation has one
//! definition. It is SMT-LIB's (theory `FixedSizeBitVectors`), division by zero and shifts beyond the width included: the
//! front ends branch away before either matters. The tests hold every operation against arithmetic on wider integers.

/// As many low ones as the width says.
pub fn mask(width: u32) -> u128 {
    if width >= 128 { u128::MAX } else { (1 << width) - 1 }
}

/// The bits as a two's complement number.
pub fn signed(width: u32, bits: u128) -> i128 {
    let shift = 128 - width;
    ((bits << shift) as i128) >> shift
}

/// The smallest signed number of the width, as a number.
pub fn signed_min(width: u32) -> i128 {
    i128::MIN >> (128 - width)
}

/// The largest signed number of the width.
pub fn signed_max(width: u32) -> i128 {
    i128::MAX >> (128 - width)
}

/// Unsigned quotient; all ones for a division by zero.
pub fn udiv(width: u32, a: u128, b: u128) -> u128 {
    a.checked_div(b).unwrap_or(mask(width))
}

/// Unsigned remainder; the dividend for a division by zero.
pub fn urem(a: u128, b: u128) -> u128 {
    a.checked_rem(b).unwrap_or(a)
}

/// Quotient towards zero; 1 or -1, against the dividend's sign, for a division by zero.
pub fn sdiv(width: u32, a: u128, b: u128) -> u128 {
    let (dividend, divisor) = (signed(width, a), signed(width, b));
    let quotient = match divisor {
        0 if dividend < 0 => 1,
        0 => -1,
        _ => dividend.wrapping_div(divisor),
    };
    quotient as u128 & mask(width)
}

/// Remainder with the dividend's sign; the dividend for a division by zero.
pub fn srem(width: u32, a: u128, b: u128) -> u128 {
    let (dividend, divisor) = (signed(width, a), signed(width, b));
    let remainder = if divisor == 0 { dividend } else { dividend.wrapping_rem(divisor) };
    remainder as u128 & mask(width)
}

/// Shift to the left; 0 from the width on.
pub fn shl(width: u32, a: u128, count: u128) -> u128 {
    if count >= u128::from(width) { 0 } else { (a << count) & mask(width) }
}

/// Logical shift to the right; 0 from the width on.
pub fn lshr(width: u32, a: u128, count: u128) -> u128 {
    if count >= u128::from(width) { 0 } else { a >> count }
}

/// Arithmetic shift to the right; all sign bits from the width on.
pub fn ashr(width: u32, a: u128, count: u128) -> u128 {
    let count = count.min(u128::from(width) - 1);
    (signed(width, a) >> count) as u128 & mask(width)
}

fn fits_signed(width: u32, number: i128) -> bool {
    (signed_min(width)..=signed_max(width)).contains(&number)
}

/// Whether a signed sum leaves the width.
pub fn sadd_overflows(width: u32, a: u128, b: u128) -> bool {
    signed(width, a).checked_add(signed(width, b)).is_none_or(|sum| !fits_signed(width, sum))
}

/// Whether an unsigned sum leaves the width.
pub fn uadd_overflows(width: u32, a: u128, b: u128) -> bool {
    a.checked_add(b).is_none_or(|sum| sum > mask(width))
}

/// Whether a signed difference leaves the width.
pub fn ssub_overflows(width: u32, a: u128, b: u128) -> bool {
    signed(width, a).checked_sub(signed(width, b)).is_none_or(|difference| !fits_signed(width, difference))
}

/// Whether a signed product leaves the width.
pub fn smul_overflows(width: u32, a: u128, b: u128) -> bool {
    signed(width, a).checked_mul(signed(width, b)).is_none_or(|product| !fits_signed(width, product))
}

/// Whether an unsigned product leaves the width.
pub fn umul_overflows(width: u32, a: u128, b: u128) -> bool {
    a.checked_mul(b).is_none_or(|product| product > mask(width))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every pair of 4-bit numbers against arithmetic on wide integers.
    #[test]
    fn four_bits_exhaustively() {
        for a in 0..16u128 {
            for b in 0..16u128 {
                let (sa, sb) =
                    (if a > 7 { a as i128 - 16 } else { a as i128 }, if b > 7 { b as i128 - 16 } else { b as i128 });
                let fits = |number: i128| (-8..8).contains(&number);
                assert_eq!(signed(4, a), sa);
                assert_eq!(sadd_overflows(4, a, b), !fits(sa + sb));
                assert_eq!(ssub_overflows(4, a, b), !fits(sa - sb));
                assert_eq!(smul_overflows(4, a, b), !fits(sa * sb));
                assert_eq!(uadd_overflows(4, a, b), a + b > 15);
                assert_eq!(umul_overflows(4, a, b), a * b > 15);
                assert_eq!(shl(4, a, b), if b < 4 { (a << b) & 15 } else { 0 });
                assert_eq!(ashr(4, a, b), ((sa >> b.min(5)) & 15) as u128);
                if b != 0 {
                    assert_eq!(sdiv(4, a, b), (sa / sb) as u128 & 15);
                    assert_eq!(srem(4, a, b), (sa % sb) as u128 & 15);
                }
            }
        }
    }

    #[test]
    fn division_by_zero_is_smtlibs() {
        assert_eq!(udiv(8, 5, 0), 255);
        assert_eq!(urem(5, 0), 5);
        assert_eq!(sdiv(8, 5, 0), 255);
        assert_eq!(sdiv(8, 0xfb, 0), 1);
        assert_eq!(srem(8, 0xfb, 0), 0xfb);
        assert_eq!(sdiv(128, i128::MIN as u128, u128::MAX), i128::MIN as u128);
        assert_eq!(srem(128, i128::MIN as u128, u128::MAX), 0);
        assert!(smul_overflows(128, i128::MIN as u128, u128::MAX));
    }
}
