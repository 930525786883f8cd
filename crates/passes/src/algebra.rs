//! Algebraic simplification (peephole, LLVM's InstSimplify): what a single instruction simplifies to.
//!
//! The laws here hold for every operand. Constants are computed by [`eval`], the one exact meaning of every operation.
//! Three things restrict them (see [`Arithmetic`]): with mathematical integers a result that wraps is not the result;
//! with real numbers a result that was rounded is not the result; and where an overflow gives poison, a law must
//! neither compute a result that would be poison nor forget an operand that could be.

use rustc_hash::FxHashSet;
use tandem_interp::eval;
use tandem_ir::{
    BinaryOp, CastOp, CompareOp, Const, Flags, Function, IdVec, Inst, InstId, OverflowOp, Region, RegionId, RegionKind,
    Ty, UnaryOp, Value,
};

use crate::Arithmetic;

/// What an instruction can be replaced by.
pub(crate) enum Simpler {
    /// The constant with these bits.
    Constant(u128),
    /// Another value.
    Value(Value),
    /// Another instruction, which may simplify further.
    Inst(Inst),
    /// The comparison of a value with the constant with these bits.
    Compared(CompareOp, Value, u128),
}

/// What is known about the values of a function while it is simplified.
pub(crate) struct Facts<'a> {
    pub arithmetic: Arithmetic,
    pub regions: &'a IdVec<RegionId, Region>,
    /// The bits of values that are constants.
    pub constant: IdVec<Value, Option<u128>>,
    /// The instruction that defines a value.
    pub defined_by: IdVec<Value, Option<InstId>>,
    /// Parameters that are known to be numbers of texts, with their mark.
    pub marked: FxHashSet<Value>,
    /// Parameters that are known to be numbers of texts that are not empty.
    pub filled: FxHashSet<Value>,
    /// Parameters that are known not to be zero on the way that is looked at.
    pub not_zero: FxHashSet<Value>,
}

/// The bits of a constant of this type, if it has any: addresses of globals and tables do not.
pub(crate) fn bits_of(constant: Const, ty: Ty) -> Option<u128> {
    match constant {
        Const::Bool(value) => Some(u128::from(value)),
        Const::Int(bits) => Some(bits),
        Const::F32(bits) => Some(eval::canonical(ty, u128::from(bits))),
        Const::F64(bits) => Some(eval::canonical(ty, u128::from(bits))),
        Const::Null => Some(0),
        Const::Global(_) | Const::Table => None,
    }
}

/// The constant of this type with these bits, if there is one: of addresses and references only null can be written.
pub(crate) fn constant_of(ty: Ty, bits: u128) -> Option<Const> {
    match ty {
        Ty::Bool => Some(Const::Bool(bits != 0)),
        Ty::Int(_) => Some(Const::Int(bits)),
        Ty::F32 => Some(Const::F32(bits as u32)),
        Ty::F64 => Some(Const::F64(bits as u64)),
        Ty::Ref | Ty::Ptr => (bits == 0).then_some(Const::Null),
        Ty::Mem(_) | Ty::World => None,
    }
}

impl Facts<'_> {
    /// What an instruction with one result of type `ty` simplifies to.
    pub fn simplify(&self, function: &Function, inst: &Inst, ty: Ty) -> Option<Simpler> {
        if let Some(simpler) = self.text_law(function, inst) {
            return Some(simpler);
        }
        match inst {
            Inst::Const(_) | Inst::Arbitrary | Inst::Store { .. } | Inst::Clear { .. } => None,
            Inst::Pure { .. } | Inst::Call { .. } | Inst::Assume(_) => None,
            Inst::Unary(op, a) => self.unary(function, *op, *a, ty),
            Inst::Binary(BinaryOp::Sub, a, b, _) if self.distance(function, *a, *b).is_some() => {
                self.distance(function, *a, *b).map(Simpler::Value)
            }
            Inst::Binary(op, a, b, flags) => self.binary(*op, *a, *b, *flags, ty),
            Inst::Compare(op, a, b) => self.compare(function, *op, *a, *b),
            Inst::Overflows(op, a, b) => {
                let (x, y) = (self.constant[*a]?, self.constant[*b]?);
                let answer = eval::overflows(*op, function.ty(*a), x, y);
                self.arithmetic.ints_wrap.then_some(Simpler::Constant(answer.into()))
            }
            Inst::FusedMultiplyAdd(a, b, c) => {
                let (x, y, z) = (self.constant[*a]?, self.constant[*b]?, self.constant[*c]?);
                self.arithmetic.floats_round.then(|| Simpler::Constant(eval::fma(ty, x, y, z)))
            }
            Inst::Select(cond, yes, no) => self.select(function, *cond, *yes, *no, ty),
            Inst::Cast(op, a) => self.cast(function, *op, *a, ty),
            Inst::PtrAdd(a, b) => (self.constant[*b] == Some(0)).then_some(Simpler::Value(*a)),
            Inst::Load { mem, keys } => self.load(function, *mem, keys, ty),
            Inst::Freeze(a) => {
                let defined = !self.arithmetic.overflow_is_poison || self.constant[*a].is_some();
                defined.then_some(Simpler::Value(*a))
            }
        }
    }

    /// The instruction that defines a value.
    pub fn definition<'f>(&self, function: &'f Function, value: Value) -> Option<&'f Inst> {
        self.defined_by[value].map(|inst| &function.insts[inst].inst)
    }

    /// Whether an operand may be forgotten: not if that could forget poison.
    fn may_forget(&self) -> bool {
        !self.arithmetic.overflow_is_poison
    }

    fn unary(&self, function: &Function, op: UnaryOp, a: Value, ty: Ty) -> Option<Simpler> {
        if let Some(x) = self.constant[a] {
            let same_as_mathematics = ty == Ty::Bool || op == UnaryOp::Neg && !is_least(x, ty);
            let allowed = if ty.is_float() {
                self.arithmetic.floats_round
            } else {
                self.arithmetic.ints_wrap || same_as_mathematics
            };
            return allowed.then(|| Simpler::Constant(eval::unary(op, ty, x)));
        }
        match (op, self.definition(function, a)?) {
            (UnaryOp::Not, Inst::Unary(UnaryOp::Not, b)) | (UnaryOp::Neg, Inst::Unary(UnaryOp::Neg, b)) => {
                Some(Simpler::Value(*b))
            }
            (UnaryOp::Not, Inst::Compare(op, b, c)) => Some(Simpler::Inst(Inst::Compare(opposite(*op), *b, *c))),
            _ => None,
        }
    }

    fn binary(&self, op: BinaryOp, a: Value, b: Value, flags: Flags, ty: Ty) -> Option<Simpler> {
        use BinaryOp::*;
        let (x, y) = (self.constant[a], self.constant[b]);
        if let (Some(x), Some(y)) = (x, y) {
            let allowed = if ty.is_float() {
                self.arithmetic.floats_round
            } else {
                keeps_promises(op, flags, ty, x, y)
                    && (self.arithmetic.ints_wrap || ty == Ty::Bool || agrees_with_mathematics(op, ty, x, y))
            };
            return allowed.then(|| Simpler::Constant(eval::binary(op, ty, x, y)));
        }
        if ty.is_float() {
            return None;
        }
        let commutes = matches!(op, Add | Mul | And | Or | Xor | SMin | SMax | UMin | UMax);
        if x.is_some() && commutes {
            return Some(Simpler::Inst(Inst::Binary(op, b, a, flags)));
        }
        let ones = eval::mask(ty.bits()?);
        // Bitwise operations and shifts have no fixed meaning on mathematical integers.
        let bitwise = self.arithmetic.ints_wrap || ty == Ty::Bool;
        match (op, y) {
            (Add | Sub, Some(0)) | (Mul | SDiv, Some(1)) if ty != Ty::Int(1) => Some(Simpler::Value(a)),
            (UDiv, Some(1)) if ty != Ty::Int(1) && self.arithmetic.ints_wrap => Some(Simpler::Value(a)),
            (Or | Xor | Shl | LShr | AShr, Some(0)) if bitwise => Some(Simpler::Value(a)),
            (And, Some(bits)) if bits == ones && bitwise => Some(Simpler::Value(a)),
            (And | Or, _) if a == b && bitwise => Some(Simpler::Value(a)),
            (SMin | SMax | UMin | UMax, _) if a == b => Some(Simpler::Value(a)),
            (Xor, Some(bits)) if bits == ones && ty == Ty::Bool => Some(Simpler::Inst(Inst::Unary(UnaryOp::Not, a))),
            (Mul, Some(0)) if self.may_forget() => Some(Simpler::Constant(0)),
            (Sub, _) if a == b && self.may_forget() => Some(Simpler::Constant(0)),
            (And, Some(0)) if bitwise && self.may_forget() => Some(Simpler::Constant(0)),
            (Or, Some(bits)) if bits == ones && bitwise && self.may_forget() => Some(Simpler::Constant(ones)),
            (Xor, _) if a == b && bitwise && self.may_forget() => Some(Simpler::Constant(0)),
            (SRem | URem, Some(1)) if ty != Ty::Int(1) && self.may_forget() => Some(Simpler::Constant(0)),
            _ => None,
        }
    }

    /// How far the first address is behind the second, where the one was computed from the other.
    fn distance(&self, function: &Function, a: Value, b: Value) -> Option<Value> {
        let (Inst::Cast(CastOp::PtrToInt, a), Inst::Cast(CastOp::PtrToInt, b)) =
            (self.definition(function, a)?, self.definition(function, b)?)
        else {
            return None;
        };
        match self.definition(function, *a)? {
            Inst::PtrAdd(base, distance) if base == b && self.arithmetic.ints_wrap && self.may_forget() => {
                Some(*distance)
            }
            _ => None,
        }
    }

    /// Equality of addresses that were computed from the same one is equality of distances.
    fn compare_addresses(&self, function: &Function, op: CompareOp, a: Value, b: Value) -> Option<Simpler> {
        if !matches!(op, CompareOp::Eq | CompareOp::Ne) || !self.arithmetic.ints_wrap || !self.may_forget() {
            return None;
        }
        let moved = |address: Value| match self.definition(function, address) {
            Some(&Inst::PtrAdd(base, distance)) => Some((base, distance)),
            _ => None,
        };
        match (moved(a), moved(b)) {
            (Some((base, distance)), _) if base == b => Some(Simpler::Compared(op, distance, 0)),
            (_, Some((base, distance))) if base == a => Some(Simpler::Compared(op, distance, 0)),
            (Some((base, one)), Some((same, other))) if base == same => {
                Some(Simpler::Inst(Inst::Compare(op, one, other)))
            }
            _ => None,
        }
    }

    fn compare(&self, function: &Function, op: CompareOp, a: Value, b: Value) -> Option<Simpler> {
        if let Some(simpler) = self.compare_addresses(function, op, a, b) {
            return Some(simpler);
        }
        let ty = function.ty(a);
        if let (Some(x), Some(y)) = (self.constant[a], self.constant[b]) {
            return self.compare_bits(op, ty, x, y).map(|answer| Simpler::Constant(answer.into()));
        }
        if let Some(equal) = holds_for_equal(op)
            && a == b
            && self.may_forget()
        {
            return Some(Simpler::Constant(equal.into()));
        }
        if self.constant[a].is_some() {
            return Some(Simpler::Inst(Inst::Compare(mirrored(op), b, a)));
        }
        // The address of a global is not null.
        if let (CompareOp::Eq | CompareOp::Ne, Ty::Ptr, Some(0)) = (op, ty, self.constant[b])
            && let Some(Inst::Const(Const::Global(_))) = self.definition(function, a)
        {
            return Some(Simpler::Constant((op == CompareOp::Ne).into()));
        }
        let y = self.constant[b]?;
        if ty == Ty::Bool {
            return match (op, y) {
                (CompareOp::Eq, 1) | (CompareOp::Ne, 0) => Some(Simpler::Value(a)),
                (CompareOp::Eq, 0) | (CompareOp::Ne, 1) => Some(Simpler::Inst(Inst::Unary(UnaryOp::Not, a))),
                _ => None,
            };
        }
        if matches!(op, CompareOp::Eq | CompareOp::Ne) && y == 0 && self.is_not_zero(function, a) {
            return Some(Simpler::Constant((op == CompareOp::Ne).into()));
        }
        // A number that was extended is as it was before.
        if let CompareOp::Eq | CompareOp::Ne = op
            && let Some(&Inst::Cast(cast @ (CastOp::ZeroExtend | CastOp::SignExtend), from)) =
                self.definition(function, a)
            && let (Ty::Int(width), true) = (function.ty(from), self.arithmetic.ints_wrap && self.may_forget())
        {
            let narrow = y & (u128::MAX >> (128 - u32::from(width)));
            return Some(match eval::cast(cast, function.ty(from), ty, narrow) == y {
                true => Simpler::Compared(op, from, narrow),
                false => Simpler::Constant((op == CompareOp::Ne).into()),
            });
        }
        // A choice between two constants compared with a third one is the chooser, its negation or a constant.
        let (chooser, if_true, if_false) = match self.definition(function, a)? {
            Inst::Select(cond, yes, no) => (*cond, self.constant[*yes]?, self.constant[*no]?),
            Inst::Cast(cast @ (CastOp::ZeroExtend | CastOp::SignExtend), cond) if function.ty(*cond) == Ty::Bool => {
                (*cond, eval::cast(*cast, Ty::Bool, ty, 1), 0)
            }
            _ => return None,
        };
        match (self.compare_bits(op, ty, if_true, y)?, self.compare_bits(op, ty, if_false, y)?) {
            (true, false) => Some(Simpler::Value(chooser)),
            (false, true) => Some(Simpler::Inst(Inst::Unary(UnaryOp::Not, chooser))),
            (same, _) => self.may_forget().then_some(Simpler::Constant(same.into())),
        }
    }

    /// Whether a number is known not to be zero: it has a bit set.
    pub fn is_not_zero(&self, function: &Function, value: Value) -> bool {
        let has_bit = |part: &Value| self.constant[*part].is_some_and(|bits| bits != 0);
        let is_whole = matches!(function.ty(value), Ty::Int(_)) && self.arithmetic.ints_wrap && self.may_forget();
        let has_bits = || match self.definition(function, value) {
            Some(Inst::Binary(BinaryOp::Or, x, y, _)) => [x, y].into_iter().any(has_bit),
            _ => false,
        };
        self.not_zero.contains(&value) || is_whole && (has_bit(&value) || has_bits())
    }

    /// Compares constants, unless their comparison depends on how numbers are understood.
    fn compare_bits(&self, op: CompareOp, ty: Ty, x: u128, y: u128) -> Option<bool> {
        let allowed = match ty {
            Ty::F32 | Ty::F64 => self.arithmetic.floats_round,
            Ty::Int(width) if !self.arithmetic.ints_wrap => {
                let width = u32::from(width);
                !is_unsigned(op) || eval::signed(width, x) >= 0 && eval::signed(width, y) >= 0
            }
            Ty::Bool | Ty::Int(_) | Ty::Ref | Ty::Ptr => true,
            Ty::Mem(_) | Ty::World => false,
        };
        allowed.then(|| eval::compare(op, ty, x, y))
    }

    fn select(&self, function: &Function, cond: Value, yes: Value, no: Value, ty: Ty) -> Option<Simpler> {
        match self.constant[cond] {
            Some(0) => return Some(Simpler::Value(no)),
            Some(_) => return Some(Simpler::Value(yes)),
            None => {}
        }
        if yes == no && self.may_forget() {
            return Some(Simpler::Value(yes));
        }
        if let Some(Inst::Unary(UnaryOp::Not, opposite)) = self.definition(function, cond) {
            return Some(Simpler::Inst(Inst::Select(*opposite, no, yes)));
        }
        match (ty, self.constant[yes], self.constant[no]) {
            (Ty::Bool, Some(1), Some(0)) => Some(Simpler::Value(cond)),
            (Ty::Bool, Some(0), Some(1)) => Some(Simpler::Inst(Inst::Unary(UnaryOp::Not, cond))),
            _ => None,
        }
    }

    fn cast(&self, function: &Function, op: CastOp, a: Value, to: Ty) -> Option<Simpler> {
        use CastOp::*;
        let from = function.ty(a);
        if let Some(x) = self.constant[a] {
            let signed = from.bits().map(|width| eval::signed(width, x));
            let not_negative = from == Ty::Bool || signed.is_some_and(|number| number >= 0);
            let fits = || to.bits().is_some_and(|width| Some(eval::signed(width, x)) == signed);
            // Integers this small are floats of both formats exactly.
            let small = signed.is_some_and(|number| number.unsigned_abs() <= 1 << 24);
            let Arithmetic { ints_wrap, floats_round, .. } = self.arithmetic;
            let allowed = match op {
                ZeroExtend => ints_wrap || not_negative,
                SignExtend | PtrToInt | IntToPtr => true,
                Truncate => ints_wrap || to != Ty::Bool && fits(),
                SIntToFloat => floats_round || small,
                UIntToFloat => (floats_round || small) && (ints_wrap || not_negative),
                FloatToSInt | FloatToUInt | FloatToFloat | FloatToBits | BitsToFloat => ints_wrap && floats_round,
            };
            return allowed.then(|| Simpler::Constant(eval::cast(op, from, to, x)));
        }
        let (inner, b) = match *self.definition(function, a)? {
            Inst::Cast(inner, b) => (inner, b),
            // The lowest bit of a choice between two constants is the chooser, its negation or a constant.
            Inst::Select(cond, yes, no) if op == Truncate && to == Ty::Bool && self.arithmetic.ints_wrap => {
                return match (self.constant[yes]? & 1, self.constant[no]? & 1) {
                    (1, 0) => Some(Simpler::Value(cond)),
                    (0, 1) => Some(Simpler::Inst(Inst::Unary(UnaryOp::Not, cond))),
                    (same, _) => self.may_forget().then_some(Simpler::Constant(same)),
                };
            }
            _ => return None,
        };
        let original = function.ty(b);
        match (op, inner) {
            (Truncate, ZeroExtend | SignExtend) if original == to && (self.arithmetic.ints_wrap || to == Ty::Bool) => {
                Some(Simpler::Value(b))
            }
            (Truncate, Truncate) if self.arithmetic.ints_wrap => Some(Simpler::Inst(Inst::Cast(op, b))),
            (Truncate, ZeroExtend | SignExtend) if self.arithmetic.ints_wrap && to.bits() < original.bits() => {
                Some(Simpler::Inst(Inst::Cast(op, b)))
            }
            (ZeroExtend, ZeroExtend) | (SignExtend, SignExtend) => Some(Simpler::Inst(Inst::Cast(op, b))),
            (PtrToInt, IntToPtr) | (IntToPtr, PtrToInt) | (BitsToFloat, FloatToBits) if original == to => {
                Some(Simpler::Value(b))
            }
            _ => None,
        }
    }

    /// A constant table at a constant key.
    fn load(&self, function: &Function, mem: Value, keys: &[Value], ty: Ty) -> Option<Simpler> {
        let (Ty::Mem(region), &[key]) = (function.ty(mem), keys) else { return None };
        let region = &self.regions[region];
        let (Ty::Int(_), RegionKind::Constant) = (function.ty(key), region.kind) else { return None };
        let key = self.constant[key]?;
        let element = |key: u128| region.contents.iter().find(|(at, _)| *at == key).map_or(0, |&(_, bits)| bits);
        if ty == region.element {
            return Some(Simpler::Constant(eval::canonical(ty, element(key))));
        }
        let bytes = byte_size(ty).filter(|_| region.element == Ty::I8)?;
        let last = key.checked_add(u128::from(bytes) - 1)?;
        if last > eval::mask(region.keys[0].bits()?) {
            return None;
        }
        let bits = (0..bytes).fold(0, |bits, index| bits | element(key + u128::from(index)) << (8 * index));
        Some(Simpler::Constant(eval::canonical(ty, bits)))
    }
}

/// How many bytes a value of this type takes in a region of bytes; `None` if it is not a number of whole bytes.
pub(crate) fn byte_size(ty: Ty) -> Option<u32> {
    match ty {
        Ty::Int(width) => (width % 8 == 0).then_some(u32::from(width) / 8),
        Ty::F32 => Some(4),
        Ty::F64 | Ty::Ref | Ty::Ptr => Some(8),
        Ty::Bool | Ty::Mem(_) | Ty::World => None,
    }
}

/// The comparison that holds exactly when this one does not.
pub(crate) fn opposite(op: CompareOp) -> CompareOp {
    use CompareOp::*;
    match op {
        Eq => Ne,
        Ne => Eq,
        Slt => Sge,
        Sle => Sgt,
        Sgt => Sle,
        Sge => Slt,
        Ult => Uge,
        Ule => Ugt,
        Ugt => Ule,
        Uge => Ult,
        FOeq => FUne,
        FOne => FUeq,
        FOlt => FUge,
        FOle => FUgt,
        FOgt => FUle,
        FOge => FUlt,
        FOrd => FUno,
        FUno => FOrd,
        FUeq => FOne,
        FUne => FOeq,
        FUlt => FOge,
        FUle => FOgt,
        FUgt => FOle,
        FUge => FOlt,
    }
}

/// The comparison that holds between `b` and `a` exactly when this one holds between `a` and `b`.
pub(crate) fn mirrored(op: CompareOp) -> CompareOp {
    use CompareOp::*;
    match op {
        Eq | Ne | FOeq | FOne | FOrd | FUno | FUeq | FUne => op,
        Slt => Sgt,
        Sle => Sge,
        Sgt => Slt,
        Sge => Sle,
        Ult => Ugt,
        Ule => Uge,
        Ugt => Ult,
        Uge => Ule,
        FOlt => FOgt,
        FOle => FOge,
        FOgt => FOlt,
        FOge => FOle,
        FUlt => FUgt,
        FUle => FUge,
        FUgt => FUlt,
        FUge => FUle,
    }
}

/// Whether the comparison holds between a value and itself; `None` for floats, where NaN matters.
fn holds_for_equal(op: CompareOp) -> Option<bool> {
    use CompareOp::*;
    match op {
        Eq | Sle | Sge | Ule | Uge => Some(true),
        Ne | Slt | Sgt | Ult | Ugt => Some(false),
        FOeq | FOne | FOlt | FOle | FOgt | FOge | FOrd | FUno | FUeq | FUne | FUlt | FUle | FUgt | FUge => None,
    }
}

fn is_unsigned(op: CompareOp) -> bool {
    matches!(op, CompareOp::Ult | CompareOp::Ule | CompareOp::Ugt | CompareOp::Uge)
}

/// Whether these are the bits of the least signed number of the type.
fn is_least(bits: u128, ty: Ty) -> bool {
    ty.bits().is_some_and(|width| bits == 1 << (width - 1))
}

/// Whether an integer operation on constants does what its flags promise, so that its result is not poison.
fn keeps_promises(op: BinaryOp, flags: Flags, ty: Ty, x: u128, y: u128) -> bool {
    let overflows = |op| eval::overflows(op, ty, x, y);
    let shifts_back = |back: BinaryOp, shift: BinaryOp| {
        y < u128::from(ty.bits().unwrap_or(0)) && eval::binary(back, ty, eval::binary(shift, ty, x, y), y) == x
    };
    match op {
        BinaryOp::Add => !(flags.nsw && overflows(OverflowOp::SAdd) || flags.nuw && overflows(OverflowOp::UAdd)),
        BinaryOp::Sub => !(flags.nsw && overflows(OverflowOp::SSub) || flags.nuw && overflows(OverflowOp::USub)),
        BinaryOp::Mul => !(flags.nsw && overflows(OverflowOp::SMul) || flags.nuw && overflows(OverflowOp::UMul)),
        BinaryOp::Shl => {
            (!flags.nsw || shifts_back(BinaryOp::AShr, BinaryOp::Shl))
                && (!flags.nuw || shifts_back(BinaryOp::LShr, BinaryOp::Shl))
        }
        BinaryOp::LShr | BinaryOp::AShr => !flags.exact || shifts_back(BinaryOp::Shl, op),
        BinaryOp::SDiv => !flags.exact || eval::binary(BinaryOp::SRem, ty, x, y) == 0,
        BinaryOp::UDiv => !flags.exact || eval::binary(BinaryOp::URem, ty, x, y) == 0,
        _ => flags == Flags::default(),
    }
}

/// Whether an integer operation on constants, understood as signed numbers, gives what unbounded integers give.
fn agrees_with_mathematics(op: BinaryOp, ty: Ty, x: u128, y: u128) -> bool {
    match op {
        BinaryOp::Add => !eval::overflows(OverflowOp::SAdd, ty, x, y),
        BinaryOp::Sub => !eval::overflows(OverflowOp::SSub, ty, x, y),
        BinaryOp::Mul => !eval::overflows(OverflowOp::SMul, ty, x, y),
        BinaryOp::SDiv | BinaryOp::SRem => y != 0 && !is_least(x, ty),
        BinaryOp::SMin | BinaryOp::SMax => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use tandem_interp::{Ended, Inputs, Ints, Limits, Program};
    use tandem_ir::{Builder, ExitKind, Line, Module, Outcome, Signature, Terminator};

    use super::*;
    use crate::constant_folding;

    const NIBBLE: Ty = Ty::Int(4);
    const MATHEMATICS: Arithmetic = Arithmetic { ints_wrap: false, ..Arithmetic::MACHINE };
    const POISON: Arithmetic = Arithmetic { overflow_is_poison: true, ..Arithmetic::MACHINE };

    /// A function of scalars that returns what `make` makes of them.
    fn module_of(params: &[Ty], make: impl FnOnce(&mut Builder, &[Value]) -> Value) -> Module {
        let signature =
            |results: &[Ty]| Signature { params: params.to_vec(), results: results.to_vec(), state: vec![] };
        let mut builder = Builder::new("f", signature(&[]), Line::default());
        let values = builder.params().to_vec();
        let result = make(&mut builder, &values);
        let ty = builder.ty(result);
        let kind = ExitKind::Always(Outcome::Return);
        builder.terminate(Terminator::Exit { kind, values: vec![result], state: vec![] });
        let mut function = builder.finish();
        function.signature = signature(&[ty]);
        let mut module = Module::default();
        module.functions.push(function);
        module
    }

    fn fold(module: &Module, arithmetic: Arithmetic) -> Module {
        let mut folded = module.clone();
        folded.functions.values_mut().for_each(|function| {
            constant_folding::run(function, &module.regions, arithmetic);
        });
        folded
    }

    /// Folding changes no result on any of the inputs.
    fn assert_folds_right(module: &Module, inputs: &[Vec<u128>]) {
        for (arithmetic, ints) in
            [(Arithmetic::MACHINE, Ints::Machine), (POISON, Ints::Machine), (MATHEMATICS, Ints::Math)]
        {
            let folded = fold(module, arithmetic);
            let [mut before, mut after] = [module, &folded].map(|module| Program::with(module, ints, &[]).machine());
            let entry = module.functions.ids().next().expect("there is a function");
            for args in inputs {
                let inputs = Inputs { args: args.clone(), ..Inputs::default() };
                let expected = before.run(entry, &inputs, &Limits::default());
                if matches!(expected.ended, Ended::Unsupported(_)) {
                    continue;
                }
                let run = after.run(entry, &inputs, &Limits::default());
                let text = tandem_ir::text::print_module(module);
                assert_eq!(run.results, expected.results, "{arithmetic:?} {args:?} {text}");
            }
        }
    }

    /// All nibbles, as bits of the type's width; mathematical integers are given sign-extended.
    fn nibbles() -> Vec<Vec<u128>> {
        (-8..8).map(|number: i128| vec![number as u128]).collect()
    }

    const INTEGER_OPS: [BinaryOp; 17] = [
        BinaryOp::Add,
        BinaryOp::Sub,
        BinaryOp::Mul,
        BinaryOp::SDiv,
        BinaryOp::UDiv,
        BinaryOp::SRem,
        BinaryOp::URem,
        BinaryOp::Shl,
        BinaryOp::LShr,
        BinaryOp::AShr,
        BinaryOp::And,
        BinaryOp::Or,
        BinaryOp::Xor,
        BinaryOp::SMin,
        BinaryOp::SMax,
        BinaryOp::UMin,
        BinaryOp::UMax,
    ];

    const INTEGER_COMPARISONS: [CompareOp; 10] = [
        CompareOp::Eq,
        CompareOp::Ne,
        CompareOp::Slt,
        CompareOp::Sle,
        CompareOp::Sgt,
        CompareOp::Sge,
        CompareOp::Ult,
        CompareOp::Ule,
        CompareOp::Ugt,
        CompareOp::Uge,
    ];

    const FLOAT_COMPARISONS: [CompareOp; 14] = [
        CompareOp::FOeq,
        CompareOp::FOne,
        CompareOp::FOlt,
        CompareOp::FOle,
        CompareOp::FOgt,
        CompareOp::FOge,
        CompareOp::FOrd,
        CompareOp::FUno,
        CompareOp::FUeq,
        CompareOp::FUne,
        CompareOp::FUlt,
        CompareOp::FUle,
        CompareOp::FUgt,
        CompareOp::FUge,
    ];

    #[test]
    fn integer_operations_with_a_constant() {
        for op in INTEGER_OPS {
            for number in -8..8 {
                let right = module_of(&[NIBBLE], |b, x| {
                    let constant = b.int(4, number);
                    b.binary(op, x[0], constant)
                });
                let left = module_of(&[NIBBLE], |b, x| {
                    let constant = b.int(4, number);
                    b.binary(op, constant, x[0])
                });
                assert_folds_right(&right, &nibbles());
                assert_folds_right(&left, &nibbles());
            }
            assert_folds_right(&module_of(&[NIBBLE], |b, x| b.binary(op, x[0], x[0])), &nibbles());
        }
    }

    #[test]
    fn operations_on_two_constants() {
        for op in INTEGER_OPS {
            for (left, right) in (-8..8).flat_map(|left| (-8..8).map(move |right| (left, right))) {
                let module = module_of(&[], |b, _| {
                    let (left, right) = (b.int(4, left), b.int(4, right));
                    b.binary(op, left, right)
                });
                assert_folds_right(&module, &[vec![]]);
            }
        }
    }

    #[test]
    fn comparisons_and_their_negations() {
        for op in INTEGER_COMPARISONS {
            for number in -8..8 {
                for (mirror, negate) in [(false, false), (false, true), (true, false), (true, true)] {
                    let module = module_of(&[NIBBLE], |b, x| {
                        let constant = b.int(4, number);
                        let (left, right) = if mirror { (constant, x[0]) } else { (x[0], constant) };
                        let answer = b.compare(op, left, right);
                        if negate { b.unary(UnaryOp::Not, answer) } else { answer }
                    });
                    assert_folds_right(&module, &nibbles());
                }
            }
            assert_folds_right(&module_of(&[NIBBLE], |b, x| b.compare(op, x[0], x[0])), &nibbles());
        }
        let floats = [0.0, -0.0, 1.0, -2.5, f64::NAN, f64::INFINITY].map(|float: f64| eval::from_f64(float));
        for op in FLOAT_COMPARISONS {
            for bits in floats {
                for negate in [false, true] {
                    let module = module_of(&[Ty::F64], |b, x| {
                        let constant = b.value(Inst::Const(Const::F64(bits as u64)), Ty::F64);
                        let answer = b.compare(op, constant, x[0]);
                        if negate { b.unary(UnaryOp::Not, answer) } else { answer }
                    });
                    assert_folds_right(&module, &floats.map(|bits| vec![bits]));
                }
            }
        }
    }

    #[test]
    fn numbers_that_were_extended_or_have_a_bit_set_compared_with_constants() {
        for (op, number) in INTEGER_COMPARISONS.into_iter().flat_map(|op| (-20..20).map(move |number| (op, number))) {
            for cast in [CastOp::ZeroExtend, CastOp::SignExtend] {
                let module = module_of(&[NIBBLE], |b, x| {
                    let (wide, constant) = (b.cast(cast, x[0], Ty::Int(6)), b.int(6, number));
                    b.compare(op, wide, constant)
                });
                assert_folds_right(&module, &nibbles());
            }
            let module = module_of(&[NIBBLE], |b, x| {
                let (bits, zero) = (b.int(4, number % 8), b.int(4, 0));
                let whole = b.binary(BinaryOp::Or, x[0], bits);
                b.compare(op, whole, zero)
            });
            assert_folds_right(&module, &nibbles());
        }
    }

    #[test]
    fn choices_compared_with_constants() {
        let truths = [vec![0], vec![1]];
        for op in INTEGER_COMPARISONS {
            for number in -2..3 {
                let chosen = module_of(&[Ty::Bool], |b, x| {
                    let (one, minus, number) = (b.int(8, 1), b.int(8, -1), b.int(8, number));
                    let choice = b.select(x[0], minus, one);
                    b.compare(op, choice, number)
                });
                assert_folds_right(&chosen, &truths);
                for cast in [CastOp::ZeroExtend, CastOp::SignExtend] {
                    let extended = module_of(&[Ty::Bool], |b, x| {
                        let (wide, number) = (b.cast(cast, x[0], Ty::I8), b.int(8, number));
                        b.compare(op, wide, number)
                    });
                    assert_folds_right(&extended, &truths);
                    let back = module_of(&[Ty::Bool], |b, x| {
                        let wide = b.cast(cast, x[0], Ty::I8);
                        b.cast(CastOp::Truncate, wide, Ty::Bool)
                    });
                    assert_folds_right(&back, &truths);
                }
            }
        }
    }

    #[test]
    fn conversions_of_constants_and_of_conversions() {
        for number in -8..8 {
            for (op, to) in [
                (CastOp::ZeroExtend, Ty::I8),
                (CastOp::SignExtend, Ty::I8),
                (CastOp::Truncate, Ty::Int(3)),
                (CastOp::Truncate, Ty::Bool),
                (CastOp::SIntToFloat, Ty::F32),
                (CastOp::UIntToFloat, Ty::F64),
            ] {
                let module = module_of(&[], |b, _| {
                    let constant = b.int(4, number);
                    b.cast(op, constant, to)
                });
                assert_folds_right(&module, &[vec![]]);
            }
        }
        for outer in [CastOp::ZeroExtend, CastOp::SignExtend] {
            for inner in [CastOp::ZeroExtend, CastOp::SignExtend] {
                let module = module_of(&[NIBBLE], |b, x| {
                    let wide = b.cast(inner, x[0], Ty::I8);
                    b.cast(outer, wide, Ty::Int(16))
                });
                assert_folds_right(&module, &nibbles());
            }
            let back = module_of(&[NIBBLE], |b, x| {
                let wide = b.cast(outer, x[0], Ty::I8);
                b.cast(CastOp::Truncate, wide, NIBBLE)
            });
            assert_folds_right(&back, &nibbles());
        }
    }

    /// Whether an instruction is still there after folding.
    fn survives(module: &Module, arithmetic: Arithmetic, wanted: impl Fn(&Inst) -> bool) -> bool {
        let folded = fold(module, arithmetic);
        folded.functions.values().any(|function| function.insts.values().any(|data| wanted(&data.inst)))
    }

    #[test]
    fn poison_is_neither_made_nor_forgotten() {
        let nsw = Flags { nsw: true, ..Flags::default() };
        let overflowing = module_of(&[], |b, _| {
            let (most, one) = (b.int(8, 127), b.int(8, 1));
            b.value(Inst::Binary(BinaryOp::Add, most, one, nsw), Ty::I8)
        });
        let is_binary = |inst: &Inst| matches!(inst, Inst::Binary(..));
        assert!(survives(&overflowing, POISON, is_binary));
        let fitting = module_of(&[], |b, _| {
            let (less, one) = (b.int(8, 126), b.int(8, 1));
            b.value(Inst::Binary(BinaryOp::Add, less, one, nsw), Ty::I8)
        });
        assert!(!survives(&fitting, POISON, is_binary));
        let forgetful = module_of(&[Ty::I8], |b, x| {
            let zero = b.int(8, 0);
            b.binary(BinaryOp::Mul, x[0], zero)
        });
        assert!(survives(&forgetful, POISON, is_binary));
        assert!(!survives(&forgetful, Arithmetic::MACHINE, is_binary));
        let frozen = module_of(&[Ty::I8], |b, x| b.value(Inst::Freeze(x[0]), Ty::I8));
        assert!(survives(&frozen, POISON, |inst| matches!(inst, Inst::Freeze(_))));
        assert!(!survives(&frozen, Arithmetic::MACHINE, |inst| matches!(inst, Inst::Freeze(_))));
    }

    #[test]
    fn real_numbers_are_not_rounded() {
        let real = Arithmetic { floats_round: false, ..Arithmetic::MACHINE };
        let sum = module_of(&[], |b, _| {
            let tenth = b.value(Inst::Const(Const::F64(0.1f64.to_bits())), Ty::F64);
            b.binary(BinaryOp::FAdd, tenth, tenth)
        });
        assert!(survives(&sum, real, |inst| matches!(inst, Inst::Binary(..))));
        assert!(!survives(&sum, Arithmetic::MACHINE, |inst| matches!(inst, Inst::Binary(..))));
    }
}
