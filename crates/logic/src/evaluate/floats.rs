//! Float arithmetic by the machine's own, on the bits of binary32 and binary64.

use num_rational::BigRational;

use crate::sort::FloatFormat;
use crate::term::Rounding;
use tandem_base::bits::{mask, signed, signed_max, signed_min};

/// A float as the machine has it.
#[derive(Clone, Copy)]
pub(crate) enum Float {
    Single(f32),
    Double(f64),
}

/// Applies one expression to the number in either format.
macro_rules! on_float {
    ($float:expr, $number:ident => $result:expr) => {
        match $float {
            Float::Single($number) => $result,
            Float::Double($number) => $result,
        }
    };
}

/// Applies one expression, float to float, to the number in either format.
macro_rules! map_float {
    ($float:expr, $number:ident => $result:expr) => {
        match $float {
            Float::Single($number) => Float::Single($result),
            Float::Double($number) => Float::Double($result),
        }
    };
}

impl Float {
    pub(crate) fn from_bits(format: FloatFormat, bits: u64) -> Float {
        match format {
            FloatFormat::Single => Float::Single(f32::from_bits(bits as u32)),
            FloatFormat::Double => Float::Double(f64::from_bits(bits)),
        }
    }

    /// Format and bits; NaN is canonical.
    pub(crate) fn to_bits(self) -> (FloatFormat, u64) {
        match self {
            Float::Single(number) => {
                (FloatFormat::Single, FloatFormat::Single.canonical_bits(u64::from(number.to_bits())))
            }
            Float::Double(number) => (FloatFormat::Double, FloatFormat::Double.canonical_bits(number.to_bits())),
        }
    }

    /// Two floats of one format; none if the formats differ.
    pub(crate) fn binary(
        self,
        other: Float,
        single: impl Fn(f32, f32) -> f32,
        double: impl Fn(f64, f64) -> f64,
    ) -> Option<Float> {
        match (self, other) {
            (Float::Single(a), Float::Single(b)) => Some(Float::Single(single(a, b))),
            (Float::Double(a), Float::Double(b)) => Some(Float::Double(double(a, b))),
            _ => None,
        }
    }

    /// IEEE comparison: none when unordered.
    pub(crate) fn compare(self, other: Float) -> Option<std::cmp::Ordering> {
        match (self, other) {
            (Float::Single(a), Float::Single(b)) => a.partial_cmp(&b),
            (Float::Double(a), Float::Double(b)) => a.partial_cmp(&b),
            _ => None,
        }
    }

    pub(crate) fn fma(self, factor: Float, addend: Float) -> Option<Float> {
        match (self, factor, addend) {
            (Float::Single(a), Float::Single(b), Float::Single(c)) => Some(Float::Single(a.mul_add(b, c))),
            (Float::Double(a), Float::Double(b), Float::Double(c)) => Some(Float::Double(a.mul_add(b, c))),
            _ => None,
        }
    }

    pub(crate) fn sqrt(self) -> Float {
        map_float!(self, number => number.sqrt())
    }

    pub(crate) fn neg(self) -> Float {
        map_float!(self, number => -number)
    }

    pub(crate) fn abs(self) -> Float {
        map_float!(self, number => number.abs())
    }

    pub(crate) fn round(self, rounding: Rounding) -> Float {
        match rounding {
            Rounding::NearestEven => map_float!(self, number => number.round_ties_even()),
            Rounding::NearestAway => map_float!(self, number => number.round()),
            Rounding::Zero => map_float!(self, number => number.trunc()),
            Rounding::Down => map_float!(self, number => number.floor()),
            Rounding::Up => map_float!(self, number => number.ceil()),
        }
    }

    pub(crate) fn is_nan(self) -> bool {
        on_float!(self, number => number.is_nan())
    }

    pub(crate) fn is_infinite(self) -> bool {
        on_float!(self, number => number.is_infinite())
    }

    pub(crate) fn is_negative(self) -> bool {
        on_float!(self, number => number.is_sign_negative() && !number.is_nan())
    }

    pub(crate) fn convert(self, format: FloatFormat) -> Float {
        match format {
            FloatFormat::Single => Float::Single(on_float!(self, number => number as f32)),
            FloatFormat::Double => Float::Double(on_float!(self, number => number as f64)),
        }
    }

    pub(crate) fn from_signed(format: FloatFormat, width: u32, bits: u128) -> Float {
        let number = signed(width, bits);
        match format {
            FloatFormat::Single => Float::Single(number as f32),
            FloatFormat::Double => Float::Double(number as f64),
        }
    }

    pub(crate) fn from_unsigned(format: FloatFormat, bits: u128) -> Float {
        match format {
            FloatFormat::Single => Float::Single(bits as f32),
            FloatFormat::Double => Float::Double(bits as f64),
        }
    }

    /// Towards zero, saturating, NaN to 0: what Rust's `as` does, at any width.
    pub(crate) fn to_signed(self, width: u32) -> u128 {
        let number = on_float!(self, number => number as i128);
        number.clamp(signed_min(width), signed_max(width)) as u128 & mask(width)
    }

    /// Towards zero, saturating, NaN to 0.
    pub(crate) fn to_unsigned(self, width: u32) -> u128 {
        let number = on_float!(self, number => number as u128);
        number.min(mask(width))
    }

    /// The exact number, if it is one.
    pub(crate) fn to_rational(self) -> Option<BigRational> {
        match self {
            Float::Single(number) => BigRational::from_float(number),
            Float::Double(number) => BigRational::from_float(number),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conversions_saturate_at_odd_widths() {
        let to_signed = |number: f64, width| signed(width, Float::Double(number).to_signed(width));
        assert_eq!(to_signed(100.9, 8), 100);
        assert_eq!(to_signed(-128.9, 8), -128);
        assert_eq!(to_signed(1e300, 8), 127);
        assert_eq!(to_signed(f64::NEG_INFINITY, 7), -64);
        assert_eq!(to_signed(f64::NAN, 7), 0);
        assert_eq!(to_signed(1e300, 128), i128::MAX);
        assert_eq!(Float::Double(-3.0).to_unsigned(5), 0);
        assert_eq!(Float::Double(31.9).to_unsigned(5), 31);
        assert_eq!(Float::Double(32.0).to_unsigned(5), 31);
    }

    #[test]
    fn wide_integers_round_to_nearest() {
        let (format, bits) = Float::from_unsigned(FloatFormat::Single, u128::MAX).to_bits();
        assert_eq!((format, bits), (FloatFormat::Single, u64::from(f32::INFINITY.to_bits())));
        let (_, bits) = Float::from_signed(FloatFormat::Double, 64, (1 << 53) + 1).to_bits();
        assert_eq!(f64::from_bits(bits), 9_007_199_254_740_992.0);
    }
}
