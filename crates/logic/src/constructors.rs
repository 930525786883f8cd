//! Constructors of terms, all of which simplify.

use num_bigint::BigInt;
use num_rational::BigRational;
use tandem_base::bits::mask;

use crate::sort::{FloatFormat, Sort};
use crate::term::{Constant, Op, Term};
use crate::terms::{SortId, Terms};
use crate::typing::SortError;

impl Terms {
    /// The operation applied to the arguments, simplified. Wrong sorts are a bug of the caller and panic.
    pub fn term(&self, op: Op, args: &[Term]) -> Term {
        self.try_term(op, args).unwrap_or_else(|error| panic!("ill-sorted term: {error}"))
    }

    /// The operation applied to the arguments, simplified, or what is wrong with their sorts. This is for terms that
    /// come from outside; terms of our own making go through [`Terms::term`].
    pub fn try_term(&self, op: Op, args: &[Term]) -> Result<Term, SortError> {
        let sort = self.result_sort(&op, args)?;
        Ok(self.simplify(op, args, sort))
    }

    /// The operation applied to the arguments exactly as given, only for tests of the simplifier and for those who
    /// must see a term in its original form. Wrong sorts panic.
    pub fn unsimplified_term(&self, op: Op, args: &[Term]) -> Term {
        let sort = self.result_sort(&op, args).unwrap_or_else(|error| panic!("ill-sorted term: {error}"));
        match op {
            Op::Constant(constant) => self.constant(constant),
            op => self.intern(op, args, sort),
        }
    }

    /// A constant. Superfluous bits are dropped and NaNs made canonical.
    pub fn constant(&self, constant: Constant) -> Term {
        match constant {
            Constant::Bool(value) => self.bool(value),
            Constant::BitVec { width, bits } => self.bv(width, bits),
            Constant::Int(_) => self.intern(Op::Constant(constant), &[], SortId::INT),
            Constant::Real(_) => self.intern(Op::Constant(constant), &[], SortId::REAL),
            Constant::Float(format, bits) => self.float(format, bits),
        }
    }

    /// A bit-vector constant: the low `width` bits of `bits`.
    pub fn bv(&self, width: u32, bits: u128) -> Term {
        let sort = SortId::bit_vector(width);
        self.intern(Op::Constant(Constant::BitVec { width, bits: bits & mask(width) }), &[], sort)
    }

    /// An integer constant.
    pub fn int(&self, value: i128) -> Term {
        self.big_int(BigInt::from(value))
    }

    /// An integer constant of any size.
    pub fn big_int(&self, value: BigInt) -> Term {
        self.intern(Op::Constant(Constant::Int(value)), &[], SortId::INT)
    }

    /// A real constant.
    pub fn rational(&self, value: BigRational) -> Term {
        self.intern(Op::Constant(Constant::Real(value)), &[], SortId::REAL)
    }

    /// A float constant by its bits. All NaNs become the one NaN.
    pub fn float(&self, format: FloatFormat, bits: u64) -> Term {
        let bits = format.canonical_bits(bits);
        self.intern(Op::Constant(Constant::Float(format, bits)), &[], SortId::float(format))
    }

    /// A binary64 constant.
    pub fn double(&self, value: f64) -> Term {
        self.float(FloatFormat::Double, value.to_bits())
    }

    /// A binary32 constant.
    pub fn single(&self, value: f32) -> Term {
        self.float(FloatFormat::Single, u64::from(value.to_bits()))
    }

    /// Negation.
    pub fn not(&self, a: Term) -> Term {
        self.term(Op::Not, &[a])
    }

    /// Conjunction; true of none.
    pub fn and(&self, args: &[Term]) -> Term {
        self.term(Op::And, args)
    }

    /// Disjunction; false of none.
    pub fn or(&self, args: &[Term]) -> Term {
        self.term(Op::Or, args)
    }

    /// Universal quantification. Without variables it is the body.
    pub fn forall(&self, variables: &[Term], body: Term) -> Term {
        let mut args = variables.to_vec();
        args.push(body);
        self.term(Op::Forall, &args)
    }

    /// If, then, else.
    pub fn ite(&self, condition: Term, then: Term, otherwise: Term) -> Term {
        self.term(Op::Ite, &[condition, then, otherwise])
    }

    /// Not equal.
    pub fn ne(&self, a: Term, b: Term) -> Term {
        self.not(self.eq(a, b))
    }

    /// The map with one element replaced.
    pub fn store(&self, map: Term, index: Term, element: Term) -> Term {
        self.term(Op::Store, &[map, index, element])
    }

    /// The map of this sort that has `element` everywhere.
    pub fn const_array(&self, sort: Sort, element: Term) -> Term {
        self.term(Op::ConstArray(sort), &[element])
    }

    /// Bits `high` down to `low`.
    pub fn bv_extract(&self, a: Term, high: u32, low: u32) -> Term {
        self.term(Op::BvExtract { high, low }, &[a])
    }

    /// To `width` bits with zeros.
    pub fn bv_zero_extend(&self, a: Term, width: u32) -> Term {
        self.term(Op::BvZeroExtend(width), &[a])
    }

    /// To `width` bits with the sign.
    pub fn bv_sign_extend(&self, a: Term, width: u32) -> Term {
        self.term(Op::BvSignExtend(width), &[a])
    }
}

macro_rules! unary {
    ($($name:ident $op:ident $doc:literal)*) => {
        impl Terms {
            $(#[doc = $doc] pub fn $name(&self, a: Term) -> Term { self.term(Op::$op, &[a]) })*
        }
    };
}

macro_rules! binary {
    ($($name:ident $op:ident $doc:literal)*) => {
        impl Terms {
            $(#[doc = $doc] pub fn $name(&self, a: Term, b: Term) -> Term { self.term(Op::$op, &[a, b]) })*
        }
    };
}

unary! {
    bv_neg BvNeg "Two's complement negation."
    bv_not BvNot "Bitwise complement."
    neg Neg "Negation of an Int or Real."
    fp_neg FpNeg "The float with its sign flipped."
    fp_abs FpAbs "The float with its sign cleared."
    fp_is_nan FpIsNan "Whether a float is NaN."
}

binary! {
    and2 And "Conjunction of two."
    or2 Or "Disjunction of two."
    xor Xor "Exclusive or."
    implies Implies "The first implies the second."
    eq Eq "Equality. On floats it is identity: NaN equals NaN, +0 differs from -0."
    select Select "The element of a map at an index."
    bv_add BvAdd "Addition modulo 2^width."
    bv_sub BvSub "Subtraction modulo 2^width."
    bv_mul BvMul "Multiplication modulo 2^width."
    bv_udiv BvUdiv "Unsigned quotient."
    bv_urem BvUrem "Unsigned remainder."
    bv_sdiv BvSdiv "Signed quotient, towards zero."
    bv_srem BvSrem "Signed remainder with the dividend's sign."
    bv_and BvAnd "Bitwise and."
    bv_or BvOr "Bitwise or."
    bv_xor BvXor "Bitwise exclusive or."
    bv_shl BvShl "Left shift."
    bv_lshr BvLshr "Unsigned right shift."
    bv_ashr BvAshr "Signed right shift."
    bv_ult BvUlt "Unsigned less."
    bv_ule BvUle "Unsigned less or equal."
    bv_slt BvSlt "Signed less."
    bv_sle BvSle "Signed less or equal."
    bv_concat BvConcat "The first above the second."
    add Add "Sum of Ints or Reals."
    sub Sub "Difference of Ints or Reals."
    mul Mul "Product of Ints or Reals."
    lt Lt "Less, of Ints or Reals."
    le Le "Less or equal, of Ints or Reals."
    fp_add FpAdd "Float addition."
    fp_sub FpSub "Float subtraction."
    fp_mul FpMul "Float multiplication."
    fp_div FpDiv "Float division."
    fp_lt FpLt "IEEE less."
    fp_le FpLe "IEEE less or equal."
    fp_eq FpEq "IEEE equal."
}

impl FloatFormat {
    /// The bits of the one NaN.
    pub fn nan_bits(self) -> u64 {
        match self {
            FloatFormat::Single => 0x7fc0_0000,
            FloatFormat::Double => 0x7ff8_0000_0000_0000,
        }
    }

    /// The bits with every NaN replaced by the one NaN. Bits beyond the format are dropped.
    pub fn canonical_bits(self, bits: u64) -> u64 {
        match self {
            FloatFormat::Single if f32::from_bits(bits as u32).is_nan() => self.nan_bits(),
            FloatFormat::Double if f64::from_bits(bits).is_nan() => self.nan_bits(),
            FloatFormat::Single => u64::from(bits as u32),
            FloatFormat::Double => bits,
        }
    }
}
