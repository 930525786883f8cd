//! Hash-consed terms.
//!
//! A [`Terms`] owns every term of one line of reasoning. Equal terms are the same [`Term`] (hash consing; Ershov 1958,
//! Filliâtre and Conchon, "Type-Safe Modular Hash-Consing", 2006), so equality is a comparison of numbers, what is
//! shared is stored once, and walks remember what they have seen by number. The symbolic state of two programs shares
//! most of its structure, between the sides and from step to step: as trees, terms would be exponentially large.
//!
//! Nothing is ever freed: a `Terms` lives as long as one attempt and goes as a whole. The constructors simplify as they
//! build (see `simplify`), so a term made of constants is a constant, and they take `&self`, which lets them nest.

use std::sync::Arc;

use num_bigint::BigInt;
use num_rational::BigRational;

use crate::sort::{FloatFormat, Sort};

/// A term of a [`Terms`](crate::Terms).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Term(pub(crate) u32);

/// A constant of one of the interpreted sorts.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Constant {
    /// A truth value.
    Bool(bool),
    /// A bit-vector; bits beyond the width are zero.
    BitVec {
        /// 1 to 128.
        width: u32,
        /// The bits.
        bits: u128,
    },
    /// A mathematical integer.
    Int(BigInt),
    /// A rational number.
    Real(BigRational),
    /// A float by its bits; a NaN has the canonical bits `0x7fc00000` / `0x7ff8000000000000`.
    Float(FloatFormat, u64),
}

/// Rounding modes, where an operation has one to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Rounding {
    /// To nearest, ties to even.
    NearestEven,
    /// To nearest, ties away from zero.
    NearestAway,
    /// Towards zero.
    Zero,
    /// Towards minus infinity.
    Down,
    /// Towards plus infinity.
    Up,
}

/// What a term does with its arguments. Meanings are SMT-LIB's unless stated.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Op {
    /// A constant.
    Constant(Constant),
    /// A free variable.
    Variable(Arc<str>, Sort),
    /// An uninterpreted function applied to arguments; the sort is its result's.
    Apply(Arc<str>, Sort),

    /// Negation.
    Not,
    /// Conjunction of any number.
    And,
    /// Disjunction of any number.
    Or,
    /// Exclusive or of two.
    Xor,
    /// First implies second.
    Implies,
    /// Equality of two terms of one sort. On floats it is identity: NaN equals NaN, +0 differs from -0.
    Eq,
    /// If, then, else; any sort.
    Ite,
    /// Universal quantification: arguments are the bound variables (`Variable` terms) and then the body.
    Forall,

    /// Bit-vector arithmetic modulo 2^width. Sums, products, and bitwise and, or, exclusive or take any number.
    BvAdd,
    /// See [`Op::BvAdd`].
    BvSub,
    /// See [`Op::BvAdd`].
    BvMul,
    /// Two's complement negation.
    BvNeg,
    /// Unsigned quotient; all ones by zero.
    BvUdiv,
    /// Unsigned remainder; the dividend by zero.
    BvUrem,
    /// Signed quotient towards zero; by zero: 1 if the dividend is negative, else -1.
    BvSdiv,
    /// Signed remainder with the dividend's sign; the dividend by zero.
    BvSrem,
    /// Bitwise.
    BvAnd,
    /// Bitwise.
    BvOr,
    /// Bitwise.
    BvXor,
    /// Complement.
    BvNot,
    /// Left shift by an unsigned count of the same width; 0 when too far.
    BvShl,
    /// Unsigned right shift.
    BvLshr,
    /// Signed right shift.
    BvAshr,
    /// Unsigned less.
    BvUlt,
    /// Unsigned less or equal.
    BvUle,
    /// Signed less.
    BvSlt,
    /// Signed less or equal.
    BvSle,
    /// Signed addition overflows.
    BvSaddOverflow,
    /// Unsigned addition overflows.
    BvUaddOverflow,
    /// Signed subtraction overflows.
    BvSsubOverflow,
    /// Unsigned subtraction overflows.
    BvUsubOverflow,
    /// Signed multiplication overflows.
    BvSmulOverflow,
    /// Unsigned multiplication overflows.
    BvUmulOverflow,
    /// First argument above the second, and so on for any number.
    BvConcat,
    /// Bits `high` down to `low`.
    BvExtract {
        /// Highest bit taken.
        high: u32,
        /// Lowest bit taken.
        low: u32,
    },
    /// To this width with zeros. (The argument is the target width, not the number of bits added.)
    BvZeroExtend(u32),
    /// To this width with the sign. (The argument is the target width.)
    BvSignExtend(u32),

    /// Addition of any number of Ints or Reals.
    Add,
    /// Subtraction of two Ints or Reals.
    Sub,
    /// Multiplication of any number of Ints or Reals.
    Mul,
    /// Negation of an Int or Real.
    Neg,
    /// SMT-LIB's Int division (remainder never negative). By zero: an unknown function of the dividend.
    IntDiv,
    /// SMT-LIB's Int remainder, never negative. By zero: an unknown function of the dividend.
    IntMod,
    /// Real division. By zero: an unknown function of the dividend.
    RealDiv,
    /// Less, on Int or Real.
    Lt,
    /// Less or equal, on Int or Real.
    Le,
    /// An Int as a Real.
    IntToReal,
    /// The greatest Int not above a Real.
    RealToInt,
    /// A bit-vector as an unsigned Int.
    BvToNat,
    /// An Int modulo 2^width.
    IntToBv(u32),

    /// Float addition, to nearest even like all float arithmetic here.
    FpAdd,
    /// See [`Op::FpAdd`].
    FpSub,
    /// See [`Op::FpAdd`].
    FpMul,
    /// See [`Op::FpAdd`].
    FpDiv,
    /// `a * b + c`, rounded once.
    FpFma,
    /// Square root.
    FpSqrt,
    /// Remainder of *truncated* division, as C's `fmod`. (SMT-LIB's `fp.rem` rounds to nearest, and solvers are slow
    /// on it: this one is printed as an unknown function, or through `fp.rem` when asked.)
    FpTruncRem,
    /// To an integral value.
    FpRoundToIntegral(Rounding),
    /// Sign flipped.
    FpNeg,
    /// Sign cleared.
    FpAbs,
    /// IEEE less: false on NaN.
    FpLt,
    /// IEEE less or equal: false on NaN.
    FpLe,
    /// IEEE equal: false on NaN, true on +0 and -0.
    FpEq,
    /// Is NaN.
    FpIsNan,
    /// Is plus or minus infinity.
    FpIsInfinite,
    /// Has a negative sign and is not NaN.
    FpIsNegative,
    /// Bits to float.
    FpFromBits(FloatFormat),
    /// Float to its bits; canonical bits for NaN.
    FpToBits,
    /// Between formats, to nearest even.
    FpToFp(FloatFormat),
    /// Signed bit-vector to nearest float.
    FpFromSbv(FloatFormat),
    /// Unsigned bit-vector to nearest float.
    FpFromUbv(FloatFormat),
    /// Float to signed bit-vector of this width towards zero; saturating, NaN to 0.
    FpToSbv(u32),
    /// Float to unsigned bit-vector of this width towards zero; saturating, NaN to 0.
    FpToUbv(u32),
    /// A finite float as a Real; unspecified for infinities and NaN.
    FpToReal,

    /// The element at an index.
    Select,
    /// The map with one element replaced.
    Store,
    /// The map that has the argument everywhere; the sort is the whole map's.
    ConstArray(Sort),
}
