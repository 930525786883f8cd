//! The text of one operation, with places for its arguments.
//!
//! What SMT-LIB has no operation for is a function that we define once (a [`Helper`]) and call, so that arguments are
//! not repeated in the text.

use std::borrow::Cow;

use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{One, Signed};

use crate::sort::{FloatFormat, Sort};
use crate::term::{Constant, Op, Rounding};
use tandem_base::bits::mask;

/// A function that stands for an operation SMT-LIB lacks. Widths are those of the arguments, unless stated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Helper {
    SaddOverflow(u32),
    UaddOverflow(u32),
    SsubOverflow(u32),
    SmulOverflow(u32),
    UmulOverflow(u32),
    /// To this many bits.
    FpToSbv(FloatFormat, u32),
    /// To this many bits.
    FpToUbv(FloatFormat, u32),
    FpTruncRem(FloatFormat),
}

/// How the text of an operation is made.
pub(super) enum Layout {
    /// This symbol alone; there are no arguments.
    Symbol(Cow<'static, str>),
    /// `(head arg arg ...)`.
    Call(Cow<'static, str>),
    /// `(head (head a b) c)`: an operation that takes two.
    Pairs(&'static str),
    /// The only argument itself.
    Argument,
    /// A call of a helper.
    Helper(Helper),
    /// The fresh variable that stands for the bits of a float.
    FloatBits,
    /// A variable or function by its symbol, or a quantifier.
    Special,
}

/// The layout of an operation on arguments of these sorts.
pub(super) fn layout(op: &Op, sorts: &[&Sort], sort_text: impl Fn(&Sort) -> String) -> Layout {
    let call = |head: &'static str| Layout::Call(Cow::Borrowed(head));
    let built = |head: String| Layout::Call(Cow::Owned(head));
    let width = || match sorts.first() {
        Some(Sort::BitVec(width)) => *width,
        _ => 0,
    };
    let format = || match sorts.first() {
        Some(Sort::Float(format)) => *format,
        _ => FloatFormat::Double,
    };
    let several = |head: &'static str, empty: &'static str| match sorts.len() {
        0 => Layout::Symbol(Cow::Borrowed(empty)),
        1 => Layout::Argument,
        _ => call(head),
    };
    match op {
        Op::Constant(constant) => Layout::Symbol(Cow::Owned(constant_text(constant))),
        Op::Variable(..) | Op::Apply(..) | Op::Forall => Layout::Special,

        Op::Not => call("not"),
        Op::And => several("and", "true"),
        Op::Or => several("or", "false"),
        Op::Xor => call("xor"),
        Op::Implies => call("=>"),
        Op::Eq => call("="),
        Op::Ite => call("ite"),

        Op::BvAdd => Layout::Pairs("bvadd"),
        Op::BvMul => Layout::Pairs("bvmul"),
        Op::BvAnd => Layout::Pairs("bvand"),
        Op::BvOr => Layout::Pairs("bvor"),
        Op::BvXor => Layout::Pairs("bvxor"),
        Op::BvConcat => Layout::Pairs("concat"),
        Op::BvSub => call("bvsub"),
        Op::BvNeg => call("bvneg"),
        Op::BvNot => call("bvnot"),
        Op::BvUdiv => call("bvudiv"),
        Op::BvUrem => call("bvurem"),
        Op::BvSdiv => call("bvsdiv"),
        Op::BvSrem => call("bvsrem"),
        Op::BvShl => call("bvshl"),
        Op::BvLshr => call("bvlshr"),
        Op::BvAshr => call("bvashr"),
        Op::BvUlt | Op::BvUsubOverflow => call("bvult"),
        Op::BvUle => call("bvule"),
        Op::BvSlt => call("bvslt"),
        Op::BvSle => call("bvsle"),
        Op::BvSaddOverflow => Layout::Helper(Helper::SaddOverflow(width())),
        Op::BvUaddOverflow => Layout::Helper(Helper::UaddOverflow(width())),
        Op::BvSsubOverflow => Layout::Helper(Helper::SsubOverflow(width())),
        Op::BvSmulOverflow => Layout::Helper(Helper::SmulOverflow(width())),
        Op::BvUmulOverflow => Layout::Helper(Helper::UmulOverflow(width())),
        Op::BvExtract { high, low } => built(format!("(_ extract {high} {low})")),
        Op::BvZeroExtend(target) if *target == width() => Layout::Argument,
        Op::BvSignExtend(target) if *target == width() => Layout::Argument,
        Op::BvZeroExtend(target) => built(format!("(_ zero_extend {})", target - width())),
        Op::BvSignExtend(target) => built(format!("(_ sign_extend {})", target - width())),

        Op::Add => several("+", "0"),
        Op::Mul => several("*", "1"),
        Op::Sub | Op::Neg => call("-"),
        Op::IntDiv => call("div"),
        Op::IntMod => call("mod"),
        Op::RealDiv => call("/"),
        Op::Lt => call("<"),
        Op::Le => call("<="),
        Op::IntToReal => call("to_real"),
        Op::RealToInt => call("to_int"),
        Op::BvToNat => call("bv2nat"),
        Op::IntToBv(width) => built(format!("(_ int2bv {width})")),

        Op::FpAdd => call("fp.add RNE"),
        Op::FpSub => call("fp.sub RNE"),
        Op::FpMul => call("fp.mul RNE"),
        Op::FpDiv => call("fp.div RNE"),
        Op::FpFma => call("fp.fma RNE"),
        Op::FpSqrt => call("fp.sqrt RNE"),
        Op::FpTruncRem => Layout::Helper(Helper::FpTruncRem(format())),
        Op::FpRoundToIntegral(rounding) => built(format!("fp.roundToIntegral {}", rounding_text(*rounding))),
        Op::FpNeg => call("fp.neg"),
        Op::FpAbs => call("fp.abs"),
        Op::FpLt => call("fp.lt"),
        Op::FpLe => call("fp.leq"),
        Op::FpEq => call("fp.eq"),
        Op::FpIsNan => call("fp.isNaN"),
        Op::FpIsInfinite => call("fp.isInfinite"),
        Op::FpIsNegative => call("fp.isNegative"),
        Op::FpFromBits(format) => built(to_fp(*format)),
        Op::FpToBits => Layout::FloatBits,
        Op::FpToFp(format) | Op::FpFromSbv(format) => built(format!("{} RNE", to_fp(*format))),
        Op::FpFromUbv(format) => {
            let (exponent, significand) = format.shape();
            built(format!("(_ to_fp_unsigned {exponent} {significand}) RNE"))
        }
        Op::FpToSbv(target) => Layout::Helper(Helper::FpToSbv(format(), *target)),
        Op::FpToUbv(target) => Layout::Helper(Helper::FpToUbv(format(), *target)),
        Op::FpToReal => call("fp.to_real"),

        Op::Select => call("select"),
        Op::Store => call("store"),
        Op::ConstArray(sort) => built(format!("(as const {})", sort_text(sort))),
    }
}

/// The conversion to a format.
pub(super) fn to_fp(format: FloatFormat) -> String {
    let (exponent, significand) = format.shape();
    format!("(_ to_fp {exponent} {significand})")
}

fn rounding_text(rounding: Rounding) -> &'static str {
    match rounding {
        Rounding::NearestEven => "RNE",
        Rounding::NearestAway => "RNA",
        Rounding::Zero => "RTZ",
        Rounding::Down => "RTN",
        Rounding::Up => "RTP",
    }
}

/// The text of a constant.
pub(super) fn constant_text(constant: &Constant) -> String {
    match constant {
        Constant::Bool(value) => value.to_string(),
        Constant::BitVec { width, bits } => bits_text(*width, *bits),
        Constant::Int(number) => integer_text(number),
        Constant::Real(number) => rational_text(number),
        Constant::Float(format, bits) => float_text(*format, *bits),
    }
}

fn bits_text(width: u32, bits: u128) -> String {
    if width.is_multiple_of(4) {
        format!("#x{bits:0digits$x}", digits = (width / 4) as usize)
    } else {
        format!("#b{bits:0digits$b}", digits = width as usize)
    }
}

fn integer_text(number: &BigInt) -> String {
    if number.is_negative() { format!("(- {})", number.magnitude()) } else { number.to_string() }
}

fn rational_text(number: &BigRational) -> String {
    let numerator = number.numer().magnitude();
    let positive = if number.denom().is_one() {
        format!("{numerator}.0")
    } else {
        format!("(/ {numerator}.0 {}.0)", number.denom())
    };
    if number.is_negative() { format!("(- {positive})") } else { positive }
}

fn float_text(format: FloatFormat, bits: u64) -> String {
    let (exponent_bits, significand_bits) = format.shape();
    if bits == format.nan_bits() {
        return format!("(_ NaN {exponent_bits} {significand_bits})");
    }
    let fraction_bits = significand_bits - 1;
    let part = |low: u32, width: u32| (u128::from(bits) >> low) & mask(width);
    format!(
        "(fp #b{} #b{:0exponent_width$b} #b{:0fraction_width$b})",
        part(fraction_bits + exponent_bits, 1),
        part(fraction_bits, exponent_bits),
        part(0, fraction_bits),
        exponent_width = exponent_bits as usize,
        fraction_width = fraction_bits as usize,
    )
}

fn float_sort(format: FloatFormat) -> String {
    Sort::Float(format).to_string()
}

/// Two to this power as a float, or infinity if that is the first float not below it.
fn power_of_two(format: FloatFormat, exponent: u32) -> u64 {
    match format {
        FloatFormat::Single if exponent > 127 => u64::from(f32::INFINITY.to_bits()),
        FloatFormat::Single => u64::from((127 + exponent) << 23),
        FloatFormat::Double => u64::from(1023 + exponent) << 52,
    }
}

impl Helper {
    /// The symbol of the function.
    pub(super) fn symbol(self) -> String {
        match self {
            Helper::SaddOverflow(width) => format!("%sadd_overflow.{width}"),
            Helper::UaddOverflow(width) => format!("%uadd_overflow.{width}"),
            Helper::SsubOverflow(width) => format!("%ssub_overflow.{width}"),
            Helper::SmulOverflow(width) => format!("%smul_overflow.{width}"),
            Helper::UmulOverflow(width) => format!("%umul_overflow.{width}"),
            Helper::FpToSbv(format, width) => format!("%fp.to_sbv.{}.{width}", format.bits()),
            Helper::FpToUbv(format, width) => format!("%fp.to_ubv.{}.{width}", format.bits()),
            Helper::FpTruncRem(format) => format!("%fp.truncrem.{}", format.bits()),
        }
    }

    /// The command that defines the function. `exact_remainder` says whether the float remainder is defined or left
    /// uninterpreted.
    pub(super) fn definition(self, exact_remainder: bool) -> String {
        let symbol = self.symbol();
        let overflow = |width: u32, body: String| {
            format!("(define-fun {symbol} ((x (_ BitVec {width})) (y (_ BitVec {width}))) Bool {body})\n")
        };
        let sign_of = |width: u32, bits: &str| format!("(= #b1 ((_ extract {0} {0}) {bits}))", width - 1);
        match self {
            // The sum's sign differs from the sign of both summands.
            Helper::SaddOverflow(width) => {
                let signs = sign_of(width, "(bvand (bvxor x r) (bvxor y r))");
                overflow(width, format!("(let ((r (bvadd x y))) {signs})"))
            }
            Helper::UaddOverflow(width) => overflow(width, "(bvult (bvadd x y) x)".to_string()),
            // The operands' signs differ, and the difference's sign is not the first one's.
            Helper::SsubOverflow(width) => {
                let signs = sign_of(width, "(bvand (bvxor x y) (bvxor x r))");
                overflow(width, format!("(let ((r (bvsub x y))) {signs})"))
            }
            // The product at twice the width is not what its lower half says.
            Helper::SmulOverflow(width) => {
                let wide = |name: &str| format!("((_ sign_extend {width}) {name})");
                let low = format!("((_ extract {} 0) r)", width - 1);
                let product = format!("(bvmul {} {})", wide("x"), wide("y"));
                overflow(width, format!("(let ((r {product})) (not (= r {})))", wide(&low)))
            }
            Helper::UmulOverflow(width) => {
                let wide = |name: &str| format!("((_ zero_extend {width}) {name})");
                let product = format!("(bvmul {} {})", wide("x"), wide("y"));
                let high = format!("((_ extract {} {width}) {product})", 2 * width - 1);
                overflow(width, format!("(not (= {high} {}))", bits_text(width, 0)))
            }
            Helper::FpToSbv(format, width) => {
                let limit = power_of_two(format, width - 1);
                let sign = 1u64 << (format.bits() - 1);
                format!(
                    "(define-fun {symbol} ((x {})) (_ BitVec {width}) (ite (fp.isNaN x) {} (ite (fp.leq x {}) {} \
                     (ite (fp.geq x {}) {} ((_ fp.to_sbv {width}) RTZ x)))))\n",
                    float_sort(format),
                    bits_text(width, 0),
                    float_text(format, limit | sign),
                    bits_text(width, 1 << (width - 1)),
                    float_text(format, limit),
                    bits_text(width, mask(width) >> 1),
                )
            }
            Helper::FpToUbv(format, width) => format!(
                "(define-fun {symbol} ((x {})) (_ BitVec {width}) (ite (or (fp.isNaN x) (fp.leq x {})) {} \
                 (ite (fp.geq x {}) {} ((_ fp.to_ubv {width}) RTZ x))))\n",
                float_sort(format),
                float_text(format, 0),
                bits_text(width, 0),
                float_text(format, power_of_two(format, width)),
                bits_text(width, mask(width)),
            ),
            // On magnitudes, the remainder of truncated division is the one to nearest, or that plus the divisor when
            // it is negative; the sum is exact.
            Helper::FpTruncRem(format) if exact_remainder => format!(
                "(define-fun {symbol} ((x {sort}) (y {sort})) {sort} \
                 (let ((r (fp.rem (fp.abs x) (fp.abs y)))) \
                 (let ((m (ite (fp.lt r {zero}) (fp.add RNE r (fp.abs y)) r))) \
                 (ite (fp.isNegative x) (fp.neg m) m))))\n",
                sort = float_sort(format),
                zero = float_text(format, 0),
            ),
            Helper::FpTruncRem(format) => {
                format!("(declare-fun {symbol} ({sort} {sort}) {sort})\n", sort = float_sort(format))
            }
        }
    }
}
