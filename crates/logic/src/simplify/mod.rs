//! Simplification while terms are built.
//!
//! Every constructor rewrites its result into a normal form, so that what is equal for simple reasons is the same term,
//! and most obligations never get to a solver. This code is trusted: a wrong rule is a wrong proof. Why each family is
//! sound:
//!
//! * *Constant folding* computes with `evaluate`'s own operations, which the tests hold against a solver.
//! * *Boolean, bitwise and `ite` rules* are the laws of Boolean algebras, bit by bit.
//! * *Linear normal form*: bit-vectors are the ring of integers modulo 2^width, Ints and Reals are rings, so sums may
//!   be flattened, sorted and collected, and what both sides of an *equality* share be cancelled. An *order* of
//!   bit-vectors is not kept by adding on both sides, so nothing is cancelled there.
//! * *Quotients by constants*: the division theorem `x = c * (x / c) + x mod c`, and the monotony of division; every
//!   rule checks that the numbers it makes fit the width and that nothing is divided by zero.
//! * *Slices* (extract, concat, extend) say which bit comes from where; both sides of a rule name the same bits.
//! * *Select over store* (McCarthy's axioms): reading at the stored index gives the stored value, at a provably
//!   different one what was below. "Provably different" is a difference that is a constant other than zero. Where
//!   neither is known nothing is rewritten. Stores at provably different indices commute, hence their fixed order.
//! * *Floats*: only identities that hold for every value, signed zeros, infinities and NaN included.
//!
//! A rewrite never makes a formula more than a constant factor larger, and no rule walks down a term without a bound,
//! so building n terms takes time linear in n. The tests evaluate random terms built with and without simplification,
//! and have a solver compare them. Terms come in these normal forms (as long as they were not made by
//! `unsimplified_term`):
//!
//! * An operation on constants is a constant, and one on an `ite` of constants is an `ite` of constants.
//! * `Implies`, `Xor`, `BvSub`, `Sub`, `BvUlt`, `BvSlt`, `Lt`, `FpSub` do not occur: `a < b` is `not (b <= a)`, so that
//!   a condition and its opposite are recognised.
//! * `And`, `Or`, `BvAnd`, `BvOr`, `BvXor` are flat (up to a limit), sorted and without repetitions.
//! * Sums over bit-vectors, Ints and Reals are linear normal forms (see `linear`); an equality or comparison of sums
//!   has what the sides share removed.
//! * A constant stands on the right of an equality or comparison. `c <= x` is `not (x <= c - 1)`.
//! * Shifts by constants are products, or extensions of extracts; so are unsigned divisions by powers of two.
//! * A quotient by a constant is not divided by a constant again, nor compared with one.
//! * `BvConcat` is flat; a concatenation below zeros is a `BvZeroExtend`.
//! * Stores at provably different indices are in a fixed order.

mod arithmetic;
mod array;
mod bits;
mod bitwise;
mod boolean;
mod compare;
mod conditional;
mod equality;
mod float;
mod linear;
mod polynomial;
mod quotients;
mod slices;

use crate::evaluate::apply;
use crate::term::{Constant, Op, Term};
use crate::terms::{SortId, Terms};
use crate::value::Value;

use linear::{Bits, Integers, Rationals, Ring};

/// How deep rewrites may start further rewrites. It bounds the stack.
const NESTING_LIMIT: u32 = 150;

impl Terms {
    /// A term that means `op` of `args`, whose sort is `sort`.
    pub(crate) fn simplify(&self, op: Op, args: &[Term], sort: SortId) -> Term {
        if self.is_plain {
            return self.plainly(op, args, sort);
        }
        if let Some(rewritten) = self.further_rule.and_then(|rule| rule(self, &op, args)) {
            return rewritten;
        }
        if let Op::Constant(constant) = op {
            return self.constant(constant);
        }
        if let Some(constant) = self.fold(&op, args) {
            return self.constant(constant);
        }
        let nesting = self.rewriting.get();
        if nesting >= NESTING_LIMIT {
            return self.intern(op, args, sort);
        }
        self.rewriting.set(nesting + 1);
        let rewritten = self.lift_conditional(&op, args).or_else(|| self.rewrite(&op, args, sort));
        self.rewriting.set(nesting);
        rewritten.unwrap_or_else(|| self.intern(op, args, sort))
    }

    /// The value of an operation on constants.
    fn fold(&self, op: &Op, args: &[Term]) -> Option<Constant> {
        if args.is_empty() || matches!(op, Op::Apply(..) | Op::Forall) {
            return None;
        }
        if !args.iter().all(|&arg| self.constant_ref(arg).is_some()) {
            return None;
        }
        let values = args.iter().filter_map(|&arg| self.constant_ref(arg)).map(Value::from).collect();
        apply(op, values).ok()?.to_constant()
    }

    /// An operation on one `ite` between constants and otherwise constants becomes an `ite` between constants.
    fn lift_conditional(&self, op: &Op, args: &[Term]) -> Option<Term> {
        if args.len() > 3
            || matches!(
                op,
                Op::Ite
                    | Op::Not
                    | Op::And
                    | Op::Or
                    | Op::Xor
                    | Op::Implies
                    | Op::Forall
                    | Op::Apply(..)
                    | Op::Select
                    | Op::Store
                    | Op::ConstArray(_)
            )
        {
            return None;
        }
        let mut place = None;
        for (position, &arg) in args.iter().enumerate() {
            match self.op(arg) {
                Op::Constant(_) => {}
                Op::Ite if place.is_none() => place = Some(position),
                _ => return None,
            }
        }
        let place = place?;
        let [condition, then, otherwise] = *self.args(args[place]) else { return None };
        let branch = |value: Term| {
            let mut branch_args = args.to_vec();
            branch_args[place] = value;
            self.fold(op, &branch_args).map(|constant| self.constant(constant))
        };
        Some(self.ite(condition, branch(then)?, branch(otherwise)?))
    }

    /// The rules of each operation. Without one that applies, the term stays as it is.
    fn rewrite(&self, op: &Op, args: &[Term], sort: SortId) -> Option<Term> {
        let bits = || Bits(self.width(args[0]));
        match op {
            Op::Constant(_) | Op::Variable(..) | Op::Apply(..) => None,

            Op::Not => self.rewrite_not(args[0]),
            Op::And => Some(self.rewrite_junction(true, args)),
            Op::Or => Some(self.rewrite_junction(false, args)),
            Op::Xor => Some(self.not(self.eq(args[0], args[1]))),
            Op::Implies => Some(self.or2(self.not(args[0]), args[1])),
            Op::Eq => self.rewrite_equality(args[0], args[1]),
            Op::Ite => self.rewrite_conditional(args[0], args[1], args[2]),
            Op::Forall => self.rewrite_forall(args),

            Op::BvAdd => self.sum_of(bits(), args.iter().map(|&arg| (arg, 1))),
            Op::BvSub => {
                let ring = bits();
                self.sum_of(ring, [(args[0], 1), (args[1], ring.minus_one())].into_iter())
            }
            Op::BvNeg => {
                let ring = bits();
                self.sum_of(ring, [(args[0], ring.minus_one())].into_iter())
            }
            Op::BvMul => self.product_of(bits(), args),
            Op::BvUdiv => self.rewrite_udiv(args[0], args[1]),
            Op::BvUrem => self.rewrite_urem(args[0], args[1]),
            Op::BvSdiv => self.rewrite_sdiv(args[0], args[1]),
            Op::BvSrem => self.rewrite_srem(args[0], args[1]),
            Op::BvShl => self.rewrite_shl(args[0], args[1]),
            Op::BvLshr => self.rewrite_lshr(args[0], args[1]),
            Op::BvAshr => self.rewrite_ashr(args[0], args[1]),
            Op::BvAnd => self.rewrite_bitwise_and(args, sort),
            Op::BvOr => self.rewrite_bitwise_or(args, sort),
            Op::BvXor => self.rewrite_bitwise_xor(args, sort),
            Op::BvNot => self.rewrite_bitwise_not(args[0]),
            Op::BvUlt => Some(self.not(self.bv_ule(args[1], args[0]))),
            Op::BvUle => self.rewrite_ule(args[0], args[1]),
            Op::BvSlt => Some(self.not(self.bv_sle(args[1], args[0]))),
            Op::BvSle => self.rewrite_sle(args[0], args[1]),
            Op::BvUsubOverflow => Some(self.not(self.bv_ule(args[1], args[0]))),
            Op::BvSaddOverflow | Op::BvUaddOverflow | Op::BvSsubOverflow | Op::BvSmulOverflow | Op::BvUmulOverflow => {
                self.rewrite_overflow(op, args[0], args[1])
            }
            Op::BvConcat => self.rewrite_concat(args, sort),
            Op::BvExtract { high, low } => self.rewrite_extract(args[0], *high, *low),
            Op::BvZeroExtend(width) => self.rewrite_zero_extend(args[0], *width),
            Op::BvSignExtend(width) => self.rewrite_sign_extend(args[0], *width),

            Op::Add if sort == SortId::INT => self.sum_of(Integers, args.iter().map(|&arg| (arg, Integers.one()))),
            Op::Add => self.sum_of(Rationals, args.iter().map(|&arg| (arg, Rationals.one()))),
            Op::Sub if sort == SortId::INT => {
                self.sum_of(Integers, [(args[0], Integers.one()), (args[1], Integers.minus_one())].into_iter())
            }
            Op::Sub => {
                self.sum_of(Rationals, [(args[0], Rationals.one()), (args[1], Rationals.minus_one())].into_iter())
            }
            Op::Neg if sort == SortId::INT => self.sum_of(Integers, [(args[0], Integers.minus_one())].into_iter()),
            Op::Neg => self.sum_of(Rationals, [(args[0], Rationals.minus_one())].into_iter()),
            Op::Mul if sort == SortId::INT => self.product_of(Integers, args),
            Op::Mul => self.product_of(Rationals, args),
            Op::IntDiv => self.rewrite_int_div(args[0], args[1]),
            Op::IntMod => self.rewrite_int_mod(args[0], args[1]),
            Op::RealDiv => self.rewrite_real_div(args[0], args[1]),
            Op::Lt => Some(self.not(self.le(args[1], args[0]))),
            Op::Le => self.rewrite_le(args[0], args[1]),
            Op::IntToReal => None,
            Op::RealToInt => self.rewrite_real_to_int(args[0]),
            Op::BvToNat => self.rewrite_bv_to_nat(args[0]),
            Op::IntToBv(width) => self.rewrite_int_to_bv(args[0], *width),

            Op::FpAdd => self.rewrite_fp_add(args[0], args[1]),
            Op::FpSub => Some(self.fp_add(args[0], self.fp_neg(args[1]))),
            Op::FpMul => self.rewrite_fp_mul(args[0], args[1]),
            Op::FpDiv => self.rewrite_fp_div(args[0], args[1]),
            Op::FpFma | Op::FpSqrt | Op::FpTruncRem => self.rewrite_fp_other(op, args),
            Op::FpRoundToIntegral(_) => self.rewrite_fp_round(args[0]),
            Op::FpNeg => self.rewrite_fp_neg(args[0]),
            Op::FpAbs => self.rewrite_fp_abs(args[0]),
            Op::FpLt | Op::FpLe | Op::FpEq => self.rewrite_fp_comparison(op, args[0], args[1]),
            Op::FpIsNan => self.rewrite_fp_is_nan(args[0]),
            Op::FpIsInfinite => self.rewrite_fp_is_infinite(args[0]),
            Op::FpIsNegative => None,
            Op::FpFromBits(_) => self.rewrite_fp_from_bits(args[0]),
            Op::FpToBits => None,
            Op::FpToFp(format) => self.rewrite_fp_to_fp(args[0], *format),
            Op::FpFromSbv(format) => self.rewrite_fp_from_sbv(args[0], *format),
            Op::FpFromUbv(format) => self.rewrite_fp_from_ubv(args[0], *format),
            Op::FpToSbv(width) => self.rewrite_fp_to_sbv(args[0], *width),
            Op::FpToUbv(width) => self.rewrite_fp_to_ubv(args[0], *width),
            Op::FpToReal => None,

            Op::Select => self.rewrite_select(args[0], args[1]),
            Op::Store => self.rewrite_store(args[0], args[1], args[2]),
            Op::ConstArray(_) => None,
        }
    }

    /// A quantifier over a body that is true or false is the body, since sorts are not empty.
    fn rewrite_forall(&self, args: &[Term]) -> Option<Term> {
        match args {
            [body] => Some(*body),
            [.., body] if self.constant_ref(*body).is_some() => Some(*body),
            _ => None,
        }
    }
}
