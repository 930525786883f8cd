//! LLVM's intrinsic functions.

use tandem_ir::{
    BinaryOp as OutOp, CastOp as OutCast, CompareOp, ExitKind, Inst as OutInst, Outcome, OverflowOp, Ty, UnaryOp, Value,
};

use super::Origin;
use super::function::{FunctionLowering, Lower};
use crate::ast::{BinaryOp, Call, Constant, Inst, Op, Operand, Predicate, Typed};
use crate::intrinsics::{Known, known_callee};
use crate::library::mathematics;
use crate::names::readable;
use crate::types::Type;

impl<'a> FunctionLowering<'_, '_, 'a> {
    /// Lowers a call of `llvm.<name>`.
    pub(super) fn lower_intrinsic(&mut self, inst: &Inst<'a>, name: &str, call: &Call<'a>) -> Lower<()> {
        let args: Vec<&Typed<'a>> = call.args.iter().map(|arg| &arg.value).collect();
        let unknown = || format!("intrinsic `llvm.{name}`");
        // `llvm.smax.i32`: what comes after the operation are types.
        let base = base_name(name);
        match (base, &args[..]) {
            ("lifetime.start", [.., pointer]) => self.begin_lifetime(pointer),
            ("assume", [condition, ..]) => self.assume(condition),
            ("expect" | "expect.with.probability", [value, ..]) => {
                let values = self.operand(value)?;
                self.define(inst, values)
            }
            // What these give depends on how far a compiler sees.
            ("objectsize", _) => Err("`__builtin_object_size`, which depends on the optimiser".into()),
            // Only Rust's own library can ask this there, and it promises to do the same whatever the answer.
            ("is.constant", [_]) if self.context.origin == Origin::Rust => {
                let no = self.builder.bool(false);
                self.define(inst, vec![no])
            }
            ("is.constant", _) => Err("`__builtin_constant_p`, which depends on the optimiser".into()),
            ("stacksave", []) => {
                let nothing = self.zero(Ty::Ptr);
                self.define(inst, vec![nothing])
            }
            ("trap" | "debugtrap" | "ubsantrap", _) => {
                self.exit(ExitKind::Always(Outcome::Abort("trap".into())), vec![])
            }
            ("smax" | "smin" | "umax" | "umin", [left, right]) => {
                let op = match base {
                    "smax" => OutOp::SMax,
                    "smin" => OutOp::SMin,
                    "umax" => OutOp::UMax,
                    _ => OutOp::UMin,
                };
                self.pairwise(inst, left, right, |this, left, right| this.integers(op, left, right))
            }
            ("abs", [value, poison]) => self.absolute(inst, value, poison),
            ("bswap" | "bitreverse" | "ctpop", [value]) => {
                let op = match base {
                    "bswap" => UnaryOp::ByteSwap,
                    "bitreverse" => UnaryOp::BitReverse,
                    _ => UnaryOp::PopCount,
                };
                let values = self.operand(value)?;
                self.only_integers(&values)?;
                let results = self.each(op, values);
                self.define(inst, results)
            }
            ("ctlz" | "cttz", [value, poison]) => self.count_zeros(inst, base == "ctlz", value, poison),
            ("fshl" | "fshr", [high, low, count]) => self.funnel(inst, base == "fshl", high, low, count),
            ("sadd.with.overflow", [left, right]) => self.overflowing(inst, OverflowOp::SAdd, left, right),
            ("uadd.with.overflow", [left, right]) => self.overflowing(inst, OverflowOp::UAdd, left, right),
            ("ssub.with.overflow", [left, right]) => self.overflowing(inst, OverflowOp::SSub, left, right),
            ("usub.with.overflow", [left, right]) => self.overflowing(inst, OverflowOp::USub, left, right),
            ("smul.with.overflow", [left, right]) => self.overflowing(inst, OverflowOp::SMul, left, right),
            ("umul.with.overflow", [left, right]) => self.overflowing(inst, OverflowOp::UMul, left, right),
            ("sadd.sat", [left, right]) => self.saturating(inst, OverflowOp::SAdd, left, right),
            ("uadd.sat", [left, right]) => self.saturating(inst, OverflowOp::UAdd, left, right),
            ("ssub.sat", [left, right]) => self.saturating(inst, OverflowOp::SSub, left, right),
            ("usub.sat", [left, right]) => self.saturating(inst, OverflowOp::USub, left, right),
            ("scmp" | "ucmp", [left, right]) => self.three_way(inst, base == "scmp", left, right),
            ("fptosi.sat" | "fptoui.sat", [value]) => {
                let op = if base == "fptosi.sat" { OutCast::FloatToSInt } else { OutCast::FloatToUInt };
                let expected = match inst.result {
                    Some(local) => self.scalar_types(self.body.locals[local.0 as usize].ty, None)?,
                    None => return Ok(()),
                };
                let values = self.operand(value)?;
                let mut results = vec![];
                for (value, ty) in values.into_iter().zip(expected) {
                    if !self.builder.ty(value).is_float() || !matches!(ty, Ty::Int(_)) {
                        return Err(unknown());
                    }
                    results.push(self.builder.cast(op, value, ty));
                }
                self.define(inst, results)
            }
            ("fmuladd", [first, second, third]) => {
                // clang makes these only where fusing is allowed; the machine that we model does not fuse.
                let (first, second, third) = (self.operand(first)?, self.operand(second)?, self.operand(third)?);
                let mut results = vec![];
                for ((first, second), third) in first.into_iter().zip(second).zip(third) {
                    let product = self.arithmetic(BinaryOp::FMul, Default::default(), first, second)?;
                    results.push(self.arithmetic(BinaryOp::FAdd, Default::default(), product, third)?);
                }
                self.define(inst, results)
            }
            ("minnum" | "maxnum" | "minimum" | "maximum" | "minimumnum" | "maximumnum", [left, right]) => {
                let name = format!("llvm.{base}");
                self.pairwise(inst, left, right, |this, left, right| match &name[5..] {
                    "minnum" => this.number(OutOp::FMinNum, &name, left, right),
                    "maxnum" => this.number(OutOp::FMaxNum, &name, left, right),
                    "minimum" => this.floats(OutOp::FMinimum, left, right),
                    "maximum" => this.floats(OutOp::FMaximum, left, right),
                    // Those that are numbers win over those that are none, and the zeros are told apart.
                    base => {
                        let op = if base == "minimumnum" { OutOp::FMinimum } else { OutOp::FMaximum };
                        let both = this.floats(op, left, right)?;
                        let (no_left, no_right) = (this.is_nan(left), this.is_nan(right));
                        let right_is_none = this.builder.select(no_right, left, both);
                        Ok(this.builder.select(no_left, right, right_is_none))
                    }
                })
            }
            ("is.fpclass", [value, mask]) => self.is_of_class(inst, value, mask),
            ("modf", [value]) => self.split_float(inst, value),
            ("eh.typeid.for", _) => Err("a handler of exceptions".into()),
            ("va_start" | "va_end" | "va_copy", _) => Err("a variable number of arguments".into()),
            _ => {
                if known_callee(&format!("llvm.{name}")) == Known::Ignored {
                    return if inst.result.is_some() { Err(unknown()) } else { Ok(()) };
                }
                self.float_intrinsic(inst, base, &args)?.ok_or_else(unknown)
            }
        }
    }

    /// `llvm.sin.f64` and the like: the C library's functions by another name.
    fn float_intrinsic(&mut self, inst: &Inst<'a>, base: &str, args: &[&Typed<'a>]) -> Lower<Option<()>> {
        let Some((function, _)) = mathematics(base, args.len()) else { return Ok(None) };
        let mut columns = vec![];
        for arg in args {
            columns.push(self.operand(arg)?);
        }
        let lanes = columns.first().map_or(0, Vec::len);
        let mut results = vec![];
        for lane in 0..lanes {
            let values: Option<Vec<Value>> = columns.iter().map(|column| column.get(lane).copied()).collect();
            let values = values.ok_or("operands of different shapes")?;
            let ty = self.builder.ty(values[0]);
            if !ty.is_float() || values.iter().any(|&value| self.builder.ty(value) != ty) {
                return Ok(None);
            }
            let name = format!("llvm.{}", crate::library::pure_name(base, ty));
            results.push(self.mathematics(function, &name, ty, &values)?);
        }
        self.define(inst, results)?;
        Ok(Some(()))
    }

    fn result_type(&self, inst: &Inst<'a>) -> Lower<Option<Ty>> {
        match inst.result {
            Some(local) => Ok(self.scalar_types(self.body.locals[local.0 as usize].ty, Some(local))?.first().copied()),
            None => Ok(None),
        }
    }

    fn begin_lifetime(&mut self, pointer: &Typed<'a>) -> Lower<()> {
        let Operand::Local(local) = &pointer.value else { return Ok(()) };
        self.begin_object(*local)
    }

    /// `llvm.assume`: undefined if false. What rustc states of its own accord about pointers follows from their types.
    fn assume(&mut self, condition: &Typed<'a>) -> Lower<()> {
        let is_non_null = match &condition.value {
            Operand::Local(local) => {
                let insts = self.body.blocks.iter().flat_map(|block| &block.insts);
                insts.into_iter().find(|inst| inst.result == Some(*local)).is_some_and(|inst| match &inst.op {
                    Op::Compare { predicate: Predicate::Ne, left, right } => {
                        self.context.module.types.shape(left.ty) == &Type::Pointer
                            && matches!(right, Operand::Constant(Constant::Null))
                    }
                    _ => false,
                })
            }
            Operand::Constant(Constant::Int(bits)) => bits & 1 == 1,
            Operand::Constant(_) => false,
        };
        let condition = self.single(condition)?;
        if self.context.origin == Origin::Rust && (is_non_null || states_trusted_length(self.function.name)) {
            self.promised(condition);
            return Ok(());
        }
        if self.builder.ty(condition) != Ty::Bool {
            return Err("an assumption that is not a truth value".into());
        }
        self.require(condition, "false assumption");
        Ok(())
    }

    fn pairwise(
        &mut self,
        inst: &Inst<'a>,
        left: &Typed<'a>,
        right: &Typed<'a>,
        mut each: impl FnMut(&mut Self, Value, Value) -> Lower<Value>,
    ) -> Lower<()> {
        let lefts = self.operand(left)?;
        let rights = self.operand(right)?;
        let mut results = vec![];
        for (left, right) in lefts.into_iter().zip(rights) {
            if self.builder.ty(left) != self.builder.ty(right) {
                return Err("operands of different types".into());
            }
            results.push(each(self, left, right)?);
        }
        self.define(inst, results)
    }

    fn only_integers(&self, values: &[Value]) -> Lower<()> {
        match values.iter().all(|&value| matches!(self.builder.ty(value), Ty::Int(_))) {
            true => Ok(()),
            false => Err("an integer operation on something else".into()),
        }
    }

    fn integers(&mut self, op: OutOp, left: Value, right: Value) -> Lower<Value> {
        self.only_integers(&[left, right])?;
        Ok(self.builder.binary(op, left, right))
    }

    fn number(&mut self, op: OutOp, name: &str, left: Value, right: Value) -> Lower<Value> {
        let suffix = match self.builder.ty(left) {
            Ty::F32 => "f",
            Ty::F64 => "",
            _ => return Err("a float operation on something else".into()),
        };
        Ok(self.extreme_number(op, &format!("{name}{suffix}"), left, right))
    }

    fn is_nan(&mut self, value: Value) -> Value {
        self.builder.compare(CompareOp::FUno, value, value)
    }

    fn floats(&mut self, op: OutOp, left: Value, right: Value) -> Lower<Value> {
        if !self.builder.ty(left).is_float() {
            return Err("a float operation on something else".into());
        }
        Ok(self.builder.binary(op, left, right))
    }

    fn is_true(&self, value: &Typed<'a>) -> bool {
        matches!(value.value, Operand::Constant(Constant::Int(bits)) if bits & 1 == 1)
    }

    fn absolute(&mut self, inst: &Inst<'a>, value: &Typed<'a>, poison: &Typed<'a>) -> Lower<()> {
        let is_poison = self.is_true(poison);
        let values = self.operand(value)?;
        self.only_integers(&values)?;
        let mut results = vec![];
        for value in values {
            let Ty::Int(width) = self.builder.ty(value) else { continue };
            let zero = self.builder.int(width, 0);
            let negative = self.builder.compare(CompareOp::Slt, value, zero);
            let flags = tandem_ir::Flags { nsw: is_poison, ..Default::default() };
            let negated = self.builder.value(OutInst::Binary(OutOp::Sub, zero, value, flags), Ty::Int(width));
            results.push(self.builder.select(negative, negated, value));
        }
        self.define(inst, results)
    }

    fn count_zeros(&mut self, inst: &Inst<'a>, leading: bool, value: &Typed<'a>, poison: &Typed<'a>) -> Lower<()> {
        let is_poison = self.is_true(poison);
        let values = self.operand(value)?;
        self.only_integers(&values)?;
        let mut results = vec![];
        for value in values {
            let Ty::Int(width) = self.builder.ty(value) else { continue };
            if is_poison {
                let zero = self.builder.int(width, 0);
                let good = self.builder.compare(CompareOp::Ne, value, zero);
                if self.context.origin != Origin::Ir {
                    self.require(good, "count of the zero bits of zero");
                } else {
                    let count = self.builder.unary(zeros(leading), value);
                    let arbitrary = self.builder.value(OutInst::Arbitrary, Ty::Int(width));
                    results.push(self.builder.select(good, count, arbitrary));
                    continue;
                }
            }
            results.push(self.builder.unary(zeros(leading), value));
        }
        self.define(inst, results)
    }

    /// Two integers side by side, shifted by a count modulo their width.
    fn funnel(
        &mut self,
        inst: &Inst<'a>,
        left: bool,
        high: &Typed<'a>,
        low: &Typed<'a>,
        count: &Typed<'a>,
    ) -> Lower<()> {
        let (highs, lows, counts) = (self.operand(high)?, self.operand(low)?, self.operand(count)?);
        let mut results = vec![];
        for ((high, low), count) in highs.into_iter().zip(lows).zip(counts) {
            self.only_integers(&[high, low, count])?;
            let Ty::Int(width) = self.builder.ty(high) else { continue };
            let ty = Ty::Int(width);
            if self.builder.ty(low) != ty || self.builder.ty(count) != ty {
                return Err("operands of different types".into());
            }
            let modulus = self.builder.int(width, i128::from(width));
            let near = self.builder.binary(OutOp::URem, count, modulus);
            // Shifts by the whole width give zero, which is what is missing from the other half when the count is 0.
            let far = self.builder.binary(OutOp::Sub, modulus, near);
            let (up, down) = if left { (near, far) } else { (far, near) };
            let upper = self.builder.binary(OutOp::Shl, high, up);
            let lower = self.builder.binary(OutOp::LShr, low, down);
            results.push(self.builder.binary(OutOp::Or, upper, lower));
        }
        self.define(inst, results)
    }

    fn overflowing(&mut self, inst: &Inst<'a>, op: OverflowOp, left: &Typed<'a>, right: &Typed<'a>) -> Lower<()> {
        let (left, right) = (self.single(left)?, self.single(right)?);
        self.only_integers(&[left, right])?;
        let value = self.integers(plain(op), left, right)?;
        let overflow = self.builder.value(OutInst::Overflows(op, left, right), Ty::Bool);
        self.define(inst, vec![value, overflow])
    }

    fn saturating(&mut self, inst: &Inst<'a>, op: OverflowOp, left: &Typed<'a>, right: &Typed<'a>) -> Lower<()> {
        self.pairwise(inst, left, right, |this, left, right| {
            this.only_integers(&[left, right])?;
            let Ty::Int(width) = this.builder.ty(left) else {
                return Err("an integer operation on something else".into());
            };
            let value = this.builder.binary(plain(op), left, right);
            let overflow = this.builder.value(OutInst::Overflows(op, left, right), Ty::Bool);
            let limit = match op {
                OverflowOp::UAdd | OverflowOp::UMul => this.builder.int(width, -1),
                OverflowOp::USub => this.builder.int(width, 0),
                OverflowOp::SAdd | OverflowOp::SSub | OverflowOp::SMul => {
                    // The sign of the left operand is the sign of the true sum or difference.
                    let zero = this.builder.int(width, 0);
                    let negative = this.builder.compare(CompareOp::Slt, left, zero);
                    let least = this.builder.int(width, (1u128 << (width - 1)) as i128);
                    let greatest = this.builder.int(width, ((1u128 << (width - 1)) - 1) as i128);
                    this.builder.select(negative, least, greatest)
                }
            };
            Ok(this.builder.select(overflow, limit, value))
        })
    }

    /// -1, 0 or 1.
    fn three_way(&mut self, inst: &Inst<'a>, signed: bool, left: &Typed<'a>, right: &Typed<'a>) -> Lower<()> {
        let Some(Ty::Int(width)) = self.result_type(inst)? else { return Err("a comparison without a result".into()) };
        self.pairwise(inst, left, right, |this, left, right| {
            let less = this.comparison(if signed { Predicate::Slt } else { Predicate::Ult }, left, right)?;
            let more = this.comparison(if signed { Predicate::Sgt } else { Predicate::Ugt }, left, right)?;
            let minus = this.builder.int(width, -1);
            let zero = this.builder.int(width, 0);
            let one = this.builder.int(width, 1);
            let not_less = this.builder.select(more, one, zero);
            Ok(this.builder.select(less, minus, not_less))
        })
    }
}

fn zeros(leading: bool) -> UnaryOp {
    if leading { UnaryOp::LeadingZeros } else { UnaryOp::TrailingZeros }
}

/// Whether a function of Rust's library does nothing but state that an iterator gave no more elements than it had said: `count`
/// of a filter calls it if the length is trusted (`TrustedLen`, an unsafe trait that the library's own iterators have).
fn states_trusted_length(symbol: &str) -> bool {
    readable(symbol).ends_with(" as core::iter::adapters::filter::SpecAssumeCount>::assume_count_le_upper_bound")
}

fn plain(op: OverflowOp) -> OutOp {
    match op {
        OverflowOp::SAdd | OverflowOp::UAdd => OutOp::Add,
        OverflowOp::SSub | OverflowOp::USub => OutOp::Sub,
        OverflowOp::SMul | OverflowOp::UMul => OutOp::Mul,
    }
}

/// The name of an intrinsic without the types it is overloaded on.
fn base_name(name: &str) -> &str {
    let is_type = |part: &str| {
        let digits = part.trim_start_matches(|letter: char| letter.is_ascii_lowercase());
        let letters = &part[..part.len() - digits.len()];
        (matches!(letters, "i" | "f" | "p" | "v") && !digits.is_empty()) || part == "isVoid"
    };
    let mut base = name;
    while let Some((rest, last)) = base.rsplit_once('.') {
        if !is_type(last) {
            break;
        }
        base = rest;
    }
    base
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_library_states_trusted_lengths() {
        let of = |path: &str| states_trusted_length(&format!("_ZN{path}17hc4ac88f6cf40c7c7E"));
        assert!(of(
            "67_$LT$I$u20$as$u20$core..iter..adapters..filter..SpecAssumeCount$GT$27assume_count_le_upper_bound"
        ));
        assert!(!of(
            "70_$LT$I$u20$as$u20$my..core..iter..adapters..filter..SpecAssumeCount$GT$27assume_count_le_upper_bound"
        ));
        assert!(!of("4core4hint16assert_unchecked"));
    }

    #[test]
    fn types_are_cut_off_names() {
        assert_eq!(base_name("smax.i32"), "smax");
        assert_eq!(base_name("sadd.with.overflow.i64"), "sadd.with.overflow");
        assert_eq!(base_name("fptosi.sat.i32.f64"), "fptosi.sat");
        assert_eq!(base_name("lifetime.start.p0i8"), "lifetime.start");
        assert_eq!(base_name("lifetime.start.p0"), "lifetime.start");
        assert_eq!(base_name("objectsize.i64.p0i8"), "objectsize");
        assert_eq!(base_name("sqrt.v2f32"), "sqrt");
        assert_eq!(base_name("trap"), "trap");
    }
}
