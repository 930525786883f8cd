//! The operational semantics of each instruction as a term: bit-vectors, IEEE floats, arrays and uninterpreted
//! functions.
//!
//! This is the symbolic twin of the interpreter's [`eval`](tandem_interp::eval): for every instruction and every
//! operand the term built here evaluates to what the interpreter computes. A property test over all instructions keeps
//! the two together, which is the only argument that an encoding of a semantics can have; the SMT-LIB theories are
//! taken at their word.
//!
//! Under `--ints math` integers are unbounded and arithmetic is exact. A number is what the machine's bits are when
//! read as signed, or, where it was unsigned all along, as unsigned. Operations that are unsigned see a negative number
//! as the machine does, two to the power of the width higher; conversions to fewer bits keep the low ones. So what is
//! computed is what the machine computes as long as nothing leaves the signed range of its type. Bit operations that
//! have no arithmetic reading become uninterpreted functions of that name, which the two sides share. Under `--floats
//! real` floats are real numbers.

use std::fmt;

use num_bigint::{BigInt, BigUint};
use num_rational::BigRational;
use tandem_ir::{BinaryOp, CastOp, CompareOp, Const, Module, OverflowOp, RegionId, Ty, UnaryOp};
use tandem_logic::{Constant, FloatFormat, Op, Rounding, Sort, Term, Terms};

use crate::semantics::{Floats, Ints, Semantics};

/// Something that has no encoding under the claim's semantics.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsupported(pub String);

impl fmt::Display for Unsupported {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

fn unsupported<T>(what: impl Into<String>) -> Result<T, Unsupported> {
    Err(Unsupported(what.into()))
}

/// Encodes instructions of one module as terms under one semantics.
#[derive(Clone, Copy)]
pub struct Encoder<'a> {
    /// Where terms live.
    pub terms: &'a Terms,
    /// The program, for its regions and globals.
    pub module: &'a Module,
    /// The claim's semantics.
    pub semantics: Semantics,
}

impl<'a> Encoder<'a> {
    /// Whether integers are unbounded.
    fn math(&self) -> bool {
        self.semantics.ints == Ints::Math
    }

    /// Whether floats are real numbers.
    fn real(&self) -> bool {
        self.semantics.floats == Floats::Real
    }

    /// The sort of terms that stand for values of this type.
    pub fn sort(&self, ty: Ty) -> Sort {
        match ty {
            Ty::Bool => Sort::Bool,
            Ty::Int(_) | Ty::Ptr | Ty::Ref if self.math() => Sort::Int,
            Ty::Int(width) => Sort::BitVec(u32::from(width)),
            Ty::Ptr | Ty::Ref => Sort::BitVec(64),
            Ty::F32 | Ty::F64 if self.real() => Sort::Real,
            Ty::F32 => Sort::Float(FloatFormat::Single),
            Ty::F64 => Sort::Float(FloatFormat::Double),
            Ty::Mem(region) => self.memory_sort(region),
            Ty::World => Sort::opaque("World"),
        }
    }

    /// Memories of several keys are nested maps; a memory without keys is its one element.
    fn memory_sort(&self, region: RegionId) -> Sort {
        let region = &self.module.regions[region];
        region.keys.iter().rev().fold(self.sort(region.element), |element, key| Sort::array(self.sort(*key), element))
    }

    /// The integer with these bits at this type.
    pub fn integer(&self, ty: Ty, bits: u128) -> Term {
        let width = ty.bits().expect("only integer-like types have integer constants");
        if self.math() { self.terms.big_int(signed_value(width, bits)) } else { self.terms.bv(width, bits) }
    }

    /// A constant.
    pub fn constant(&self, constant: Const, ty: Ty) -> Result<Term, Unsupported> {
        Ok(match constant {
            Const::Bool(value) => self.terms.bool(value),
            Const::Int(bits) => self.integer(ty, bits),
            Const::Null => self.integer(ty, 0),
            Const::F32(bits) => self.float(FloatFormat::Single, u64::from(bits))?,
            Const::F64(bits) => self.float(FloatFormat::Double, bits)?,
            Const::Global(global) => self.global_address(&self.module.globals[global].name),
            Const::Table => {
                let Ty::Mem(region) = ty else { return unsupported("a table that is not a memory") };
                self.table(region)?
            }
        })
    }

    /// The address of a global object: one unknown number per name, the same on both sides.
    pub fn global_address(&self, name: &str) -> Term {
        self.terms.variable(&format!("global!{name}"), self.sort(Ty::Ptr))
    }

    fn float(&self, format: FloatFormat, bits: u64) -> Result<Term, Unsupported> {
        if !self.real() {
            return Ok(self.terms.float(format, format.canonical_bits(bits)));
        }
        let value = match format {
            FloatFormat::Single => f64::from(f32::from_bits(bits as u32)),
            FloatFormat::Double => f64::from_bits(bits),
        };
        match BigRational::from_float(value) {
            Some(exact) => Ok(self.terms.rational(exact)),
            None => unsupported(format!("the float {value} is not a real number")),
        }
    }

    fn table(&self, region: RegionId) -> Result<Term, Unsupported> {
        let data = &self.module.regions[region];
        let [key] = data.keys[..] else { return unsupported("a constant table without exactly one key") };
        let zero = self.element_from_bits(data.element, 0)?;
        let mut table = self.terms.const_array(self.memory_sort(region), zero);
        for &(at, bits) in &data.contents {
            table = self.terms.store(table, self.integer(key, at), self.element_from_bits(data.element, bits)?);
        }
        Ok(table)
    }

    /// The scalar of this type with these bits.
    pub fn element_from_bits(&self, ty: Ty, bits: u128) -> Result<Term, Unsupported> {
        match ty {
            Ty::Bool => Ok(self.terms.bool(bits & 1 == 1)),
            Ty::Int(_) | Ty::Ptr | Ty::Ref => Ok(self.integer(ty, bits)),
            Ty::F32 => self.float(FloatFormat::Single, bits as u64 & 0xffff_ffff),
            Ty::F64 => self.float(FloatFormat::Double, bits as u64),
            Ty::Mem(_) | Ty::World => unsupported("a memory as an element"),
        }
    }

    /// The zero of a type: the result of a call that did not return.
    pub fn zero(&self, ty: Ty) -> Result<Term, Unsupported> {
        self.element_from_bits(ty, 0)
    }

    /// An operation on one value.
    pub fn unary(&self, op: UnaryOp, ty: Ty, a: Term) -> Result<Term, Unsupported> {
        let t = self.terms;
        if ty.is_float() {
            return self.float_unary(op, a);
        }
        if ty == Ty::Bool {
            return match op {
                UnaryOp::Not => Ok(t.not(a)),
                _ => unsupported(format!("{op:?} of a truth value")),
            };
        }
        if self.math() {
            return match op {
                UnaryOp::Not => Ok(t.term(Op::Sub, &[t.int(-1), a])),
                UnaryOp::Neg => Ok(t.term(Op::Neg, &[a])),
                _ => Ok(t.apply(&format!("math.{op:?}.{}", ty.bits().unwrap_or(0)), &[a], Sort::Int)),
            };
        }
        let width = ty.bits().ok_or_else(|| Unsupported(format!("{op:?} of a memory")))?;
        Ok(match op {
            UnaryOp::Not => t.term(Op::BvNot, &[a]),
            UnaryOp::Neg => t.term(Op::BvNeg, &[a]),
            UnaryOp::ByteSwap => self.concat((0..width / 8).map(|byte| self.extract(a, byte * 8 + 7, byte * 8))),
            UnaryOp::BitReverse => self.concat((0..width).map(|bit| self.extract(a, bit, bit))),
            UnaryOp::PopCount => (0..width)
                .map(|bit| t.term(Op::BvZeroExtend(width), &[self.extract(a, bit, bit)]))
                .reduce(|sum, bit| t.term(Op::BvAdd, &[sum, bit]))
                .expect("integers have at least one bit"),
            UnaryOp::LeadingZeros => self.first_set_bit(a, width, 0..width, |bit| width - 1 - bit),
            UnaryOp::TrailingZeros => self.first_set_bit(a, width, (0..width).rev(), |bit| bit),
            UnaryOp::FNeg
            | UnaryOp::FAbs
            | UnaryOp::FSqrt
            | UnaryOp::FFloor
            | UnaryOp::FCeil
            | UnaryOp::FTrunc
            | UnaryOp::FRint
            | UnaryOp::FRound => return unsupported(format!("{op:?} of an integer")),
        })
    }

    /// An if-then-else over bits; `order` goes from the bit looked at last to the one looked at first.
    fn first_set_bit(&self, a: Term, width: u32, order: impl Iterator<Item = u32>, count: impl Fn(u32) -> u32) -> Term {
        let t = self.terms;
        order.fold(t.bv(width, truncate(width, u128::from(width))), |otherwise, bit| {
            let set = t.eq(self.extract(a, bit, bit), t.bv(1, 1));
            t.ite(set, t.bv(width, truncate(width, u128::from(count(bit)))), otherwise)
        })
    }

    fn extract(&self, a: Term, high: u32, low: u32) -> Term {
        self.terms.term(Op::BvExtract { high, low }, &[a])
    }

    /// Concatenation, the first part highest.
    fn concat(&self, parts: impl Iterator<Item = Term>) -> Term {
        parts.reduce(|high, low| self.terms.term(Op::BvConcat, &[high, low])).expect("at least one part")
    }

    fn float_unary(&self, op: UnaryOp, a: Term) -> Result<Term, Unsupported> {
        let t = self.terms;
        if self.real() {
            let zero = t.rational(BigRational::from_integer(BigInt::from(0)));
            let floor = |x| t.term(Op::IntToReal, &[t.term(Op::RealToInt, &[x])]);
            let negate = |x| t.term(Op::Neg, &[x]);
            return Ok(match op {
                UnaryOp::FNeg => negate(a),
                UnaryOp::FAbs => t.ite(t.term(Op::Lt, &[a, zero]), negate(a), a),
                UnaryOp::FFloor => floor(a),
                UnaryOp::FCeil => negate(floor(negate(a))),
                UnaryOp::FTrunc => t.ite(t.term(Op::Lt, &[a, zero]), negate(floor(negate(a))), floor(a)),
                UnaryOp::FSqrt | UnaryOp::FRint | UnaryOp::FRound => t.apply(&format!("real.{op:?}"), &[a], Sort::Real),
                _ => return unsupported(format!("{op:?} of a float")),
            });
        }
        Ok(match op {
            UnaryOp::FNeg => t.term(Op::FpNeg, &[a]),
            UnaryOp::FAbs => t.term(Op::FpAbs, &[a]),
            UnaryOp::FSqrt => t.term(Op::FpSqrt, &[a]),
            UnaryOp::FFloor => t.term(Op::FpRoundToIntegral(Rounding::Down), &[a]),
            UnaryOp::FCeil => t.term(Op::FpRoundToIntegral(Rounding::Up), &[a]),
            UnaryOp::FTrunc => t.term(Op::FpRoundToIntegral(Rounding::Zero), &[a]),
            UnaryOp::FRint => t.term(Op::FpRoundToIntegral(Rounding::NearestEven), &[a]),
            UnaryOp::FRound => t.term(Op::FpRoundToIntegral(Rounding::NearestAway), &[a]),
            _ => return unsupported(format!("{op:?} of a float")),
        })
    }

    /// An operation on two values.
    pub fn binary(&self, op: BinaryOp, ty: Ty, a: Term, b: Term) -> Result<Term, Unsupported> {
        let t = self.terms;
        if ty.is_float() {
            return self.float_binary(op, ty, a, b);
        }
        if ty == Ty::Bool {
            return match op {
                BinaryOp::And => Ok(t.and(&[a, b])),
                BinaryOp::Or => Ok(t.or(&[a, b])),
                BinaryOp::Xor => Ok(t.term(Op::Xor, &[a, b])),
                _ => unsupported(format!("{op:?} of truth values")),
            };
        }
        if self.math() {
            return self.math_binary(op, ty, a, b);
        }
        let smaller = |less: Op, first: Term, second: Term| t.ite(t.term(less, &[second, first]), second, first);
        let larger = |less: Op, first: Term, second: Term| t.ite(t.term(less, &[first, second]), second, first);
        Ok(match op {
            BinaryOp::Add => t.term(Op::BvAdd, &[a, b]),
            BinaryOp::Sub => t.term(Op::BvSub, &[a, b]),
            BinaryOp::Mul => t.term(Op::BvMul, &[a, b]),
            BinaryOp::SDiv => t.term(Op::BvSdiv, &[a, b]),
            BinaryOp::UDiv => t.term(Op::BvUdiv, &[a, b]),
            BinaryOp::SRem => t.term(Op::BvSrem, &[a, b]),
            BinaryOp::URem => t.term(Op::BvUrem, &[a, b]),
            BinaryOp::Shl => t.term(Op::BvShl, &[a, b]),
            BinaryOp::LShr => t.term(Op::BvLshr, &[a, b]),
            BinaryOp::AShr => t.term(Op::BvAshr, &[a, b]),
            BinaryOp::And => t.term(Op::BvAnd, &[a, b]),
            BinaryOp::Or => t.term(Op::BvOr, &[a, b]),
            BinaryOp::Xor => t.term(Op::BvXor, &[a, b]),
            BinaryOp::SMin => smaller(Op::BvSlt, a, b),
            BinaryOp::SMax => larger(Op::BvSlt, a, b),
            BinaryOp::UMin => smaller(Op::BvUlt, a, b),
            BinaryOp::UMax => larger(Op::BvUlt, a, b),
            BinaryOp::FAdd
            | BinaryOp::FSub
            | BinaryOp::FMul
            | BinaryOp::FDiv
            | BinaryOp::FRem
            | BinaryOp::FMinimum
            | BinaryOp::FMaximum
            | BinaryOp::FMinNum
            | BinaryOp::FMaxNum
            | BinaryOp::FCopySign => return unsupported(format!("{op:?} of integers")),
        })
    }

    /// A mathematical integer as unsigned operations see it: a negative number is above all that are not, and one within its
    /// type is what the machine has.
    pub fn unsigned_value(&self, ty: Ty, a: Term) -> Term {
        let t = self.terms;
        let never_negative = match t.constant_ref(a) {
            Some(Constant::Int(value)) => *value >= BigInt::from(0),
            _ => *t.op(a) == Op::IntMod,
        };
        match ty.bits() {
            Some(width) if !never_negative => {
                let all = t.big_int(BigInt::from(1) << width);
                let least = t.big_int(-(BigInt::from(1) << (width - 1)));
                let outside = t.term(Op::Lt, &[a, least]);
                let above = t.ite(outside, t.term(Op::Sub, &[all, a]), t.term(Op::Add, &[a, all]));
                t.ite(t.term(Op::Lt, &[a, t.int(0)]), above, a)
            }
            _ => a,
        }
    }

    /// The low bits of a mathematical integer, read as signed.
    fn low_bits(&self, width: u32, a: Term) -> Term {
        let t = self.terms;
        let half = t.big_int(BigInt::from(1) << (width - 1));
        let moved = t.term(Op::IntMod, &[t.term(Op::Add, &[a, half]), t.big_int(BigInt::from(1) << width)]);
        t.term(Op::Sub, &[moved, half])
    }

    fn math_binary(&self, op: BinaryOp, ty: Ty, a: Term, b: Term) -> Result<Term, Unsupported> {
        let t = self.terms;
        let zero = t.int(0);
        let negate = |x| t.term(Op::Neg, &[x]);
        let constant = |x: Term| match t.constant_ref(x) {
            Some(Constant::Int(value)) => Some(value.clone()),
            _ => None,
        };
        let power = |exponent: &BigInt| {
            u32::try_from(exponent).ok().filter(|k| *k < 4096).map(|k| t.big_int(BigInt::from(1) << k))
        };
        // A symbol of its own for what has no arithmetic reading; commutative operations get sorted arguments so
        // that `a & b` and `b & a` are one term.
        let opaque = |commutes: bool| {
            let (first, second) = if commutes && b < a { (b, a) } else { (a, b) };
            t.apply(&format!("math.{op:?}"), &[first, second], Sort::Int)
        };
        // SMT-LIB division has a remainder that is never negative, so on dividends >= 0 it truncates.
        let truncated = |of: Op, x: Term, y: Term| {
            let negative = negate(t.term(of.clone(), &[negate(x), y]));
            t.ite(t.term(Op::Le, &[zero, x]), t.term(of, &[x, y]), negative)
        };
        Ok(match op {
            BinaryOp::Add => t.term(Op::Add, &[a, b]),
            BinaryOp::Sub => t.term(Op::Sub, &[a, b]),
            BinaryOp::Mul => t.term(Op::Mul, &[a, b]),
            BinaryOp::SDiv => truncated(Op::IntDiv, a, b),
            BinaryOp::SRem => truncated(Op::IntMod, a, b),
            BinaryOp::UDiv => truncated(Op::IntDiv, self.unsigned_value(ty, a), self.unsigned_value(ty, b)),
            BinaryOp::URem => truncated(Op::IntMod, self.unsigned_value(ty, a), self.unsigned_value(ty, b)),
            BinaryOp::Shl => match constant(b).as_ref().and_then(power) {
                Some(factor) => t.term(Op::Mul, &[a, factor]),
                None => opaque(false),
            },
            BinaryOp::AShr | BinaryOp::LShr => {
                let shifted = if op == BinaryOp::LShr { self.unsigned_value(ty, a) } else { a };
                match constant(b).as_ref().and_then(power) {
                    Some(factor) => t.term(Op::IntDiv, &[shifted, factor]),
                    None => t.apply("math.AShr", &[shifted, b], Sort::Int),
                }
            }
            BinaryOp::And => {
                // x & (2^k - 1) is x modulo 2^k in infinite two's complement.
                let modulus = |mask: BigInt| {
                    let next: BigInt = mask.clone() + 1;
                    (mask >= BigInt::from(0) && (next.clone() & mask) == BigInt::from(0)).then_some(next)
                };
                if let Some(modulus) = constant(b).and_then(modulus) {
                    t.term(Op::IntMod, &[a, t.big_int(modulus)])
                } else if let Some(modulus) = constant(a).and_then(modulus) {
                    t.term(Op::IntMod, &[b, t.big_int(modulus)])
                } else {
                    opaque(true)
                }
            }
            BinaryOp::Or | BinaryOp::Xor => opaque(true),
            BinaryOp::SMin => t.ite(t.term(Op::Lt, &[b, a]), b, a),
            BinaryOp::SMax => t.ite(t.term(Op::Lt, &[a, b]), b, a),
            BinaryOp::UMin => t.ite(self.compare(CompareOp::Ult, ty, b, a)?, b, a),
            BinaryOp::UMax => t.ite(self.compare(CompareOp::Ult, ty, a, b)?, b, a),
            _ => return unsupported(format!("{op:?} of integers")),
        })
    }

    fn float_binary(&self, op: BinaryOp, ty: Ty, a: Term, b: Term) -> Result<Term, Unsupported> {
        let t = self.terms;
        if self.real() {
            return Ok(match op {
                BinaryOp::FAdd => t.term(Op::Add, &[a, b]),
                BinaryOp::FSub => t.term(Op::Sub, &[a, b]),
                BinaryOp::FMul => t.term(Op::Mul, &[a, b]),
                BinaryOp::FDiv => t.term(Op::RealDiv, &[a, b]),
                BinaryOp::FMinimum | BinaryOp::FMinNum => t.ite(t.term(Op::Lt, &[b, a]), b, a),
                BinaryOp::FMaximum | BinaryOp::FMaxNum => t.ite(t.term(Op::Lt, &[a, b]), b, a),
                BinaryOp::FRem | BinaryOp::FCopySign => t.apply(&format!("real.{op:?}"), &[a, b], Sort::Real),
                _ => return unsupported(format!("{op:?} of floats")),
            });
        }
        let less = |x, y| t.term(Op::FpLt, &[x, y]);
        let nan = |x| t.term(Op::FpIsNan, &[x]);
        let negative = |x| t.term(Op::FpIsNegative, &[x]);
        Ok(match op {
            BinaryOp::FAdd => t.term(Op::FpAdd, &[a, b]),
            BinaryOp::FSub => t.term(Op::FpSub, &[a, b]),
            BinaryOp::FMul => t.term(Op::FpMul, &[a, b]),
            BinaryOp::FDiv => t.term(Op::FpDiv, &[a, b]),
            BinaryOp::FRem => t.term(Op::FpTruncRem, &[a, b]),
            BinaryOp::FMinNum => t.ite(nan(a), b, t.ite(less(b, a), b, a)),
            BinaryOp::FMaxNum => t.ite(nan(a), b, t.ite(less(a, b), b, a)),
            BinaryOp::FMinimum | BinaryOp::FMaximum => {
                let not_a_number = self.float(float_format(ty)?, float_format(ty)?.nan_bits())?;
                // When neither is smaller they are the same number, and only the sign of a zero can differ.
                let (first, second) = if op == BinaryOp::FMinimum { (a, b) } else { (b, a) };
                let equal = t.ite(negative(a), first, second);
                let chosen = t.ite(less(a, b), first, t.ite(less(b, a), second, equal));
                t.ite(t.or(&[nan(a), nan(b)]), not_a_number, chosen)
            }
            BinaryOp::FCopySign => {
                let magnitude = t.term(Op::FpAbs, &[a]);
                t.ite(negative(b), t.term(Op::FpNeg, &[magnitude]), magnitude)
            }
            _ => return unsupported(format!("{op:?} of floats")),
        })
    }

    /// `a * b + c`, rounded once.
    pub fn fused_multiply_add(&self, a: Term, b: Term, c: Term) -> Term {
        let t = self.terms;
        if self.real() { t.term(Op::Add, &[t.term(Op::Mul, &[a, b]), c]) } else { t.term(Op::FpFma, &[a, b, c]) }
    }

    /// A comparison.
    pub fn compare(&self, op: CompareOp, ty: Ty, a: Term, b: Term) -> Result<Term, Unsupported> {
        let t = self.terms;
        let integer_order = |machine: Op, math: Op, x: Term, y: Term| match ty {
            Ty::Bool => unsupported("an order of truth values"),
            _ if self.math() && matches!(machine, Op::BvUlt | Op::BvUle) => {
                Ok(t.term(math, &[self.unsigned_value(ty, x), self.unsigned_value(ty, y)]))
            }
            _ if self.math() => Ok(t.term(math, &[x, y])),
            _ => Ok(t.term(machine, &[x, y])),
        };
        let float_order = |machine: Op, math: Op, x: Term, y: Term| {
            if self.real() { t.term(math, &[x, y]) } else { t.term(machine, &[x, y]) }
        };
        let unordered = || {
            if self.real() { t.bool(false) } else { t.or(&[t.term(Op::FpIsNan, &[a]), t.term(Op::FpIsNan, &[b])]) }
        };
        let float_equal = || if self.real() { t.eq(a, b) } else { t.term(Op::FpEq, &[a, b]) };
        Ok(match op {
            CompareOp::Eq => t.eq(a, b),
            CompareOp::Ne => t.not(t.eq(a, b)),
            CompareOp::Slt => integer_order(Op::BvSlt, Op::Lt, a, b)?,
            CompareOp::Sle => integer_order(Op::BvSle, Op::Le, a, b)?,
            CompareOp::Sgt => integer_order(Op::BvSlt, Op::Lt, b, a)?,
            CompareOp::Sge => integer_order(Op::BvSle, Op::Le, b, a)?,
            CompareOp::Ult => integer_order(Op::BvUlt, Op::Lt, a, b)?,
            CompareOp::Ule => integer_order(Op::BvUle, Op::Le, a, b)?,
            CompareOp::Ugt => integer_order(Op::BvUlt, Op::Lt, b, a)?,
            CompareOp::Uge => integer_order(Op::BvUle, Op::Le, b, a)?,
            CompareOp::FOeq => float_equal(),
            CompareOp::FOne => t.and(&[t.not(float_equal()), t.not(unordered())]),
            CompareOp::FOlt => float_order(Op::FpLt, Op::Lt, a, b),
            CompareOp::FOle => float_order(Op::FpLe, Op::Le, a, b),
            CompareOp::FOgt => float_order(Op::FpLt, Op::Lt, b, a),
            CompareOp::FOge => float_order(Op::FpLe, Op::Le, b, a),
            CompareOp::FOrd => t.not(unordered()),
            CompareOp::FUno => unordered(),
            CompareOp::FUeq => t.or(&[float_equal(), unordered()]),
            CompareOp::FUne => t.not(float_equal()),
            // The unordered comparisons are the negations of the opposite ordered ones.
            CompareOp::FUlt => t.not(float_order(Op::FpLe, Op::Le, b, a)),
            CompareOp::FUle => t.not(float_order(Op::FpLt, Op::Lt, b, a)),
            CompareOp::FUgt => t.not(float_order(Op::FpLe, Op::Le, a, b)),
            CompareOp::FUge => t.not(float_order(Op::FpLt, Op::Lt, a, b)),
        })
    }

    /// Whether an operation overflows. Of mathematical integers none does, but an unsigned difference below zero is none.
    pub fn overflows(&self, op: OverflowOp, ty: Ty, a: Term, b: Term) -> Term {
        if self.math() {
            return match op {
                OverflowOp::USub => self.terms.term(Op::Lt, &[self.unsigned_value(ty, a), self.unsigned_value(ty, b)]),
                OverflowOp::SAdd | OverflowOp::UAdd | OverflowOp::SSub | OverflowOp::SMul | OverflowOp::UMul => {
                    self.terms.bool(false)
                }
            };
        }
        let op = match op {
            OverflowOp::SAdd => Op::BvSaddOverflow,
            OverflowOp::UAdd => Op::BvUaddOverflow,
            OverflowOp::SSub => Op::BvSsubOverflow,
            OverflowOp::USub => Op::BvUsubOverflow,
            OverflowOp::SMul => Op::BvSmulOverflow,
            OverflowOp::UMul => Op::BvUmulOverflow,
        };
        self.terms.term(op, &[a, b])
    }

    /// A conversion.
    pub fn cast(&self, op: CastOp, from: Ty, to: Ty, a: Term) -> Result<Term, Unsupported> {
        let t = self.terms;
        let to_width = || to.bits().ok_or_else(|| Unsupported(format!("{op:?} to a type without bits")));
        if from == Ty::Bool && to.bits().is_some() {
            return Ok(match op {
                CastOp::ZeroExtend => t.ite(a, self.integer(to, 1), self.integer(to, 0)),
                CastOp::SignExtend => t.ite(a, self.integer(to, truncate(to_width()?, u128::MAX)), self.integer(to, 0)),
                _ => return unsupported(format!("{op:?} of a truth value")),
            });
        }
        match op {
            CastOp::ZeroExtend if self.math() => Ok(self.unsigned_value(from, a)),
            CastOp::SignExtend if self.math() => Ok(a),
            CastOp::Truncate if self.math() && to == Ty::Bool => Ok(t.eq(t.term(Op::IntMod, &[a, t.int(2)]), t.int(1))),
            CastOp::Truncate if self.math() => Ok(self.low_bits(to_width()?, a)),
            CastOp::ZeroExtend => Ok(t.term(Op::BvZeroExtend(to_width()?), &[a])),
            CastOp::SignExtend => Ok(t.term(Op::BvSignExtend(to_width()?), &[a])),
            CastOp::Truncate if to == Ty::Bool => Ok(t.eq(self.extract(a, 0, 0), t.bv(1, 1))),
            CastOp::Truncate => Ok(self.extract(a, to_width()? - 1, 0)),
            CastOp::PtrToInt | CastOp::IntToPtr => Ok(a),
            CastOp::FloatToFloat if self.real() => Ok(a),
            CastOp::FloatToFloat => Ok(t.term(Op::FpToFp(float_format(to)?), &[a])),
            CastOp::SIntToFloat | CastOp::UIntToFloat => match (self.math(), self.real()) {
                (true, true) if op == CastOp::UIntToFloat => Ok(t.term(Op::IntToReal, &[self.unsigned_value(from, a)])),
                (true, true) => Ok(t.term(Op::IntToReal, &[a])),
                (false, false) if op == CastOp::SIntToFloat => Ok(t.term(Op::FpFromSbv(float_format(to)?), &[a])),
                (false, false) => Ok(t.term(Op::FpFromUbv(float_format(to)?), &[a])),
                (false, true) => {
                    let natural = t.term(Op::BvToNat, &[a]);
                    let width = from.bits().ok_or_else(|| Unsupported("a memory as a number".into()))?;
                    let wrapped = t.term(Op::Sub, &[natural, t.big_int(BigInt::from(1) << width)]);
                    let is_negative = t.term(Op::BvSlt, &[a, t.bv(width, 0)]);
                    let value = if op == CastOp::SIntToFloat { t.ite(is_negative, wrapped, natural) } else { natural };
                    Ok(t.term(Op::IntToReal, &[value]))
                }
                (true, false) => unsupported("unbounded integers as IEEE floats (add --floats real)"),
            },
            CastOp::FloatToSInt | CastOp::FloatToUInt => match (self.math(), self.real()) {
                (true, true) => {
                    let zero = t.rational(BigRational::from_integer(BigInt::from(0)));
                    let floor = |x| t.term(Op::RealToInt, &[x]);
                    let negative = t.term(Op::Neg, &[floor(t.term(Op::Neg, &[a]))]);
                    Ok(t.ite(t.term(Op::Lt, &[a, zero]), negative, floor(a)))
                }
                (false, false) if op == CastOp::FloatToSInt => Ok(t.term(Op::FpToSbv(to_width()?), &[a])),
                (false, false) => Ok(t.term(Op::FpToUbv(to_width()?), &[a])),
                (false, true) => Ok(t.apply(&format!("real.{op:?}.{}", to_width()?), &[a], self.sort(to))),
                (true, false) => unsupported("IEEE floats as unbounded integers (add --floats real)"),
            },
            CastOp::FloatToBits | CastOp::BitsToFloat if self.math() || self.real() => {
                unsupported("the bits of a float under --ints math or --floats real")
            }
            CastOp::FloatToBits => Ok(t.term(Op::FpToBits, &[a])),
            CastOp::BitsToFloat => Ok(t.term(Op::FpFromBits(float_format(to)?), &[a])),
        }
    }

    /// An address moved by a number of bytes.
    pub fn pointer_add(&self, pointer: Term, offset: Term) -> Term {
        self.terms.term(if self.math() { Op::Add } else { Op::BvAdd }, &[pointer, offset])
    }

    /// A pure function known by its name alone.
    pub fn pure(&self, function: &str, args: &[Term], result: Ty) -> Term {
        self.terms.apply(&format!("pure!{function}"), args, self.sort(result))
    }

    /// The element at these keys, as a value of this type.
    pub fn load(&self, region: RegionId, memory: Term, keys: &[Term], ty: Ty) -> Result<Term, Unsupported> {
        let data = &self.module.regions[region];
        if data.element == ty {
            return Ok(keys.iter().fold(memory, |part, key| self.terms.select(part, *key)));
        }
        let bytes = self.byte_keys(region, keys, ty)?;
        let bits = self.concat(bytes.into_iter().rev().map(|key| self.terms.select(memory, key)));
        self.value_of_bits(ty, bits)
    }

    /// The memory with the element at these keys replaced.
    pub fn store(
        &self,
        region: RegionId,
        memory: Term,
        keys: &[Term],
        ty: Ty,
        value: Term,
    ) -> Result<Term, Unsupported> {
        let data = &self.module.regions[region];
        if data.element == ty {
            return Ok(self.replace(memory, keys, value));
        }
        let bytes = self.byte_keys(region, keys, ty)?;
        let bits = self.bits_of(ty, value)?;
        Ok(bytes.into_iter().enumerate().fold(memory, |memory, (index, key)| {
            let low = index as u32 * 8;
            self.terms.store(memory, key, self.extract(bits, low + 7, low))
        }))
    }

    /// The memory with everything under a prefix of keys set to zero.
    pub fn clear(&self, region: RegionId, memory: Term, keys: &[Term]) -> Result<Term, Unsupported> {
        let data = &self.module.regions[region];
        let mut zero = self.zero(data.element)?;
        let mut sort = self.sort(data.element);
        for key in data.keys[keys.len()..].iter().rev() {
            sort = Sort::array(self.sort(*key), sort);
            zero = self.terms.const_array(sort.clone(), zero);
        }
        Ok(self.replace(memory, keys, zero))
    }

    fn replace(&self, memory: Term, keys: &[Term], value: Term) -> Term {
        match keys {
            [] => value,
            [key, rest @ ..] => {
                let inner = self.replace(self.terms.select(memory, *key), rest, value);
                self.terms.store(memory, *key, inner)
            }
        }
    }

    /// The consecutive byte keys of a wide access, lowest first.
    fn byte_keys(&self, region: RegionId, keys: &[Term], ty: Ty) -> Result<Vec<Term>, Unsupported> {
        let data = &self.module.regions[region];
        let bits = match ty {
            Ty::F32 => 32,
            Ty::F64 => 64,
            _ => ty.bits().ok_or_else(|| Unsupported("a memory as an element".into()))?,
        };
        let ([key], Ty::Int(8), 0) = (keys, data.element, bits % 8) else {
            return unsupported(format!("access to region {} at a type that is not its element's", data.name));
        };
        if self.math() || self.real() {
            return unsupported("accesses to bytes of wider values under --ints math or --floats real");
        }
        Ok((0..bits / 8).map(|byte| self.terms.term(Op::BvAdd, &[*key, self.terms.bv(64, u128::from(byte))])).collect())
    }

    fn bits_of(&self, ty: Ty, value: Term) -> Result<Term, Unsupported> {
        match ty {
            Ty::F32 | Ty::F64 => {
                self.cast(CastOp::FloatToBits, ty, Ty::Int(if ty == Ty::F32 { 32 } else { 64 }), value)
            }
            _ => Ok(value),
        }
    }

    fn value_of_bits(&self, ty: Ty, bits: Term) -> Result<Term, Unsupported> {
        match ty {
            Ty::F32 => self.cast(CastOp::BitsToFloat, Ty::Int(32), ty, bits),
            Ty::F64 => self.cast(CastOp::BitsToFloat, Ty::Int(64), ty, bits),
            _ => Ok(bits),
        }
    }
}

/// The value of the low `width` bits, read as two's complement.
pub fn signed_value(width: u32, bits: u128) -> BigInt {
    let value = BigInt::from(BigUint::from(truncate(width, bits)));
    if width > 0 && bits >> (width - 1) & 1 == 1 { value - (BigInt::from(1) << width) } else { value }
}

fn truncate(width: u32, bits: u128) -> u128 {
    if width >= 128 { bits } else { bits & ((1 << width) - 1) }
}

fn float_format(ty: Ty) -> Result<FloatFormat, Unsupported> {
    match ty {
        Ty::F32 => Ok(FloatFormat::Single),
        Ty::F64 => Ok(FloatFormat::Double),
        _ => unsupported("a float operation on something else"),
    }
}
