//! What types promise: those of Rust, on which rustc relies when it leaves checks out and which safe code cannot break, and `bool` of C.
//!
//! A reference is not null, a `bool` is 0 or 1, a slice ends before the end of all addresses and has at most
//! `isize::MAX` bytes. Iterators over slices are loops from an address to an address, and would not even end
//! where they should if a slice went around the end; so without these promises they are not like loops over indices. They
//! are assumed, not checked: code that breaks them is undefined, and only `unsafe` code can.
//!
//! Nor can safe code use what was never written. It only passes it on, as the padding of a structure or the rest of an
//! enumeration whose present variant is smaller, and nobody can tell what is there; so it is zero.

use rustc_hash::FxHashSet;
use tandem_ir::{BinaryOp, CompareOp, Const, ExitKind, Function, IdVec, Inst, Outcome, Ty, Value};

use super::Origin;
use super::context::Context;
use super::function::{FunctionLowering, Lower};
use super::memory::Spot;
use crate::ast::{BinaryOp as AstBinaryOp, Body, CastOp, Local, Op, Operand, Typed, ValueTraits, for_each_local};
use crate::constants::constant_integer;
use crate::debug::TypeHint;
use crate::pointers::Offset;
use crate::scalars::leaves;
use crate::types::{Type, TypeId};

/// Makes every unspecified scalar of a finished function zero, but for these; whether there were any that something uses.
pub(super) fn settle_unspecified(function: &mut Function, open: &[Value]) -> bool {
    let mut used = IdVec::filled(false, function.values.len());
    for data in function.insts.values() {
        data.inst.uses().into_iter().for_each(|value| used[value] = true);
    }
    for block in function.blocks.values() {
        block.terminator.uses().into_iter().for_each(|value| used[value] = true);
    }
    let mut any = false;
    for data in function.insts.values_mut() {
        let (Inst::Arbitrary, &[result]) = (&data.inst, &data.results[..]) else { continue };
        if open.contains(&result) {
            continue;
        }
        let zero = match function.values[result].ty {
            Ty::Bool => Const::Bool(false),
            Ty::Int(_) => Const::Int(0),
            Ty::F32 => Const::F32(0),
            Ty::F64 => Const::F64(0),
            Ty::Ref | Ty::Ptr => Const::Null,
            Ty::Mem(_) | Ty::World => continue,
        };
        any |= used[result];
        data.inst = Inst::Const(zero);
    }
    any
}

/// The bytes of a body that are read as a `bool` of C or C++, if what they are is LEFT's business: clang makes one bit of them, and of nothing
/// else that it reads. A byte in memory that is neither 0 nor 1 is none of that type, and reading it as one is undefined. (A right version that
/// reads such a byte where the left one does not is compared as the machine runs it.)
pub(super) fn truths(context: &Context<'_, '_>, body: &Body<'_>) -> FxHashSet<Local> {
    let mut found = FxHashSet::default();
    if context.origin != Origin::C || !context.binds_callers {
        return found;
    }
    let types = &context.module.types;
    let insts = || body.blocks.iter().flat_map(|block| &block.insts);
    for inst in insts() {
        if let Op::Cast { op: CastOp::Trunc, value, to } = &inst.op
            && let Operand::Local(local) = &value.value
            && matches!((types.get(value.ty), types.get(*to)), (Type::Int(8), Type::Int(1)))
        {
            found.insert(*local);
        }
    }
    for inst in insts() {
        let is_cast =
            matches!(&inst.op, Op::Cast { op: CastOp::Trunc, to, .. } if matches!(types.get(*to), Type::Int(1)));
        if !is_cast {
            for_each_local(&inst.op, |local| {
                found.remove(&local);
            });
        }
    }
    found
}

/// No object has more bytes.
const LARGEST_OBJECT: u64 = i64::MAX as u64;

impl<'a> FunctionLowering<'_, '_, 'a> {
    /// States what a promise of Rust's says.
    pub(super) fn promised(&mut self, condition: Value) {
        self.context.promises = true;
        self.builder.emit(Inst::Assume(condition), &[]);
    }

    /// What the attributes of a parameter promise.
    pub(super) fn assume_param(&mut self, value: Value, traits: ValueTraits) {
        let ty = self.builder.ty(value);
        let align = traits.align.filter(|align| *align > 1 && align.is_power_of_two());
        if let (Some(align), Ty::Ptr, true) = (align, ty, self.context.model.numbers) {
            let holds = self.is_multiple(value, align);
            self.promised(holds);
        }
        if traits.non_null && ty == Ty::Ptr {
            let null = self.builder.value(Inst::Const(Const::Null), Ty::Ptr);
            let holds = self.builder.compare(CompareOp::Ne, value, null);
            self.promised(holds);
        }
        if let (Some((low, high)), Ty::Int(_)) = (traits.range, ty) {
            self.assume_range(value, low, high);
        }
    }

    /// Whether this is a member of a class of C++, which nobody calls on null. (What other references are to is accessed, as a rule.)
    pub(super) fn is_member(&self) -> bool {
        let is_this = |variable: u32| {
            self.context.debug.variable(variable).is_some_and(|it| it.name == "this" && it.argument == Some(1))
        };
        self.context.origin != Origin::Rust && self.body.records.iter().any(|record| is_this(record.variable))
    }

    /// A null pointer is undefined behaviour where the program says that it is given none: C's `nonnull`, C++'s references.
    /// It is no promise of the caller's, because only one of the sides may say so.
    pub(super) fn refuse_null(&mut self, params: &[Value]) -> Lower<()> {
        let types = &self.context.module.types;
        let mut next = 0;
        for param in &self.function.params {
            let count = leaves(types, param.ty)?.len();
            let first = params.get(next).copied();
            next += count;
            let (Some(value), 1, true, None) = (first, count, param.traits.non_null, param.traits.by_value) else {
                continue;
            };
            if param.traits.result || self.builder.ty(value) != Ty::Ptr {
                continue;
            }
            let null = self.builder.value(Inst::Const(Const::Null), Ty::Ptr);
            let is_null = self.builder.compare(CompareOp::Eq, value, null);
            let (bad, good) = (self.builder.create_block(), self.builder.create_block());
            self.builder.branch(is_null, bad, good);
            self.builder.seal(bad);
            self.builder.seal(good);
            self.builder.switch_to(bad);
            self.exit(ExitKind::Always(Outcome::Ub("null where the program says there is none".to_owned())), vec![])?;
            self.builder.switch_to(good);
        }
        Ok(())
    }

    /// States that an integer is at least `low` and less than `high`, unsigned and around the end if need be.
    pub(super) fn assume_range(&mut self, value: Value, low: u128, high: u128) {
        let Ty::Int(width) = self.builder.ty(value) else { return };
        let first = self.builder.int(width, low as i128);
        let distance = self.builder.binary(BinaryOp::Sub, value, first);
        let distance = if low == 0 { value } else { distance };
        let count = self.builder.int(width, high.wrapping_sub(low) as i128);
        let holds = self.builder.compare(CompareOp::Ult, distance, count);
        self.promised(holds);
    }

    /// States of each parameter that is a slice that it does not go around the end of all addresses.
    pub(super) fn assume_slices(&mut self, params: &[Value]) {
        let types = &self.context.module.types;
        let mut ranges = vec![];
        for param in &self.function.params {
            let count = leaves(types, param.ty).map_or(0, |leaves| leaves.len());
            ranges.extend(std::iter::repeat_n(param.traits.range, count));
        }
        for info in self.context.parameters(self.index) {
            let (TypeHint::Slice(_), 2) = (&info.hint, info.count) else { continue };
            let (&[start, length], Some(&Some((0, high)))) =
                (&params[info.first..info.first + 2], ranges.get(info.first + 1))
            else {
                continue;
            };
            if (self.builder.ty(start), self.builder.ty(length)) != (Ty::Ptr, Ty::I64) || high == 0 {
                continue;
            }
            // The range ends behind the largest number of elements that an object may have.
            let size = u128::from(LARGEST_OBJECT) / high + 1;
            let size = self.builder.int(64, size as i128);
            let bytes = self.builder.binary(BinaryOp::Mul, length, size);
            let end = self.builder.value(Inst::PtrAdd(start, bytes), Ty::Ptr);
            let holds = self.builder.compare(CompareOp::Ule, start, end);
            self.promised(holds);
        }
    }

    /// States of each parameter that is a vector or string, or a reference to one, that it has room for what it holds.
    pub(super) fn assume_vectors(&mut self, params: &[Value]) -> Lower<()> {
        let Some(node) = self.function.debug else { return Ok(()) };
        let types = self.context.debug.parameter_types(node);
        let infos = self.context.parameters(self.index);
        if infos.len() != types.len() {
            return Ok(());
        }
        for (info, ty) in infos.iter().zip(types) {
            let (Some((capacity, length)), 1, Some(&vector)) =
                (self.context.debug.vector_behind(ty), info.count, params.get(info.first))
            else {
                continue;
            };
            let number = self.param_of(info.first);
            let pointer = number.and_then(|number| self.context.pointers.pointer(self.index, number, 0));
            let Some(pointer) = pointer.filter(|_| self.builder.ty(vector) == Ty::Ptr) else { continue };
            let accesses = self.context.pointers.accesses(pointer.place);
            let is_read = |at: u64| {
                let at = Offset::exact(at as i64);
                accesses.iter().any(|access| access.ty == Ty::I64 && access.offset == at)
            };
            if !is_read(capacity) || !is_read(length) {
                continue;
            }
            let vector = Spot::Address(vector, self.own_memory(Some(pointer)));
            let [capacity, length] = [capacity, length].map(|at| {
                let spot = self.spot_at(vector, at);
                self.load_scalar(spot, Ty::I64, false)
            });
            let holds = self.builder.compare(CompareOp::Ule, length?, capacity?);
            self.promised(holds);
        }
        Ok(())
    }

    /// The parameter that a scalar of the function's is the only one of.
    pub(super) fn param_of(&self, scalar: usize) -> Option<Local> {
        let mut first = 0;
        for (number, param) in self.function.params.iter().enumerate() {
            if first == scalar {
                return Some(Local(number as u32));
            }
            first += leaves(&self.context.module.types, param.ty).map_or(0, |leaves| leaves.len());
        }
        None
    }

    /// States that an element of C's is where its index says: no array goes around the end of all addresses. Of addresses
    /// that are only used to access memory there is nothing to say, unless the index is wide enough to lead there from any
    /// address: `data[length]` is no byte of the structure that holds both.
    pub(super) fn assume_near(
        &mut self,
        inst: &crate::ast::Inst<'a>,
        source: TypeId,
        base: &Typed<'a>,
        indices: &[Typed<'a>],
        result: Value,
    ) -> Lower<()> {
        let ([index], Some(local), Ty::Ptr) = (indices, inst.result, self.builder.ty(result)) else { return Ok(()) };
        let size = self.context.module.types.layout(source).map_or(0, |layout| layout.size);
        let index_local = match &index.value {
            Operand::Local(index) => index,
            Operand::Constant(number) => {
                let number = constant_integer(number, &self.context.module.types, index.ty);
                if number.is_some_and(|number| number < 0) && self.computed_with.contains(&local) {
                    self.assume_before(base, result)?;
                }
                return Ok(());
            }
        };
        if size == 0 || !self.computed_with.contains(&local) && !self.is_wide(*index_local, base) {
            return Ok(());
        }
        let number = self.single(index)?;
        if self.builder.ty(number) != Ty::I64 {
            return Ok(());
        }
        self.context.keeps_ends = true;
        let zero = self.builder.int(64, 0);
        let behind = self.builder.compare(CompareOp::Sge, number, zero);
        if size > 1 || self.is_unsigned(*index_local) {
            let least = if self.is_unsigned(*index_local) { 0 } else { -i128::from(LARGEST_OBJECT / size) };
            let most = self.builder.int(64, i128::from(LARGEST_OBJECT / size));
            let least = self.builder.int(64, least);
            for holds in [(CompareOp::Sle, number, most), (CompareOp::Sge, number, least)] {
                let holds = self.builder.compare(holds.0, holds.1, holds.2);
                self.builder.emit(Inst::Assume(holds), &[]);
            }
        }
        let start = self.single(base)?;
        let after = self.builder.compare(CompareOp::Ule, start, result);
        let before = self.builder.compare(CompareOp::Ule, result, start);
        let holds = self.builder.select(behind, after, before);
        self.builder.emit(Inst::Assume(holds), &[]);
        Ok(())
    }

    /// States of the distance of two pointers of C's, which lead into one array, that its sign is their order. What is divided
    /// without a rest is such a distance; where there is a rest, the pointers lead to no elements of one array, which is
    /// undefined, and compilers shift instead of dividing.
    pub(super) fn distance_of_elements(&mut self, distance: &Operand<'a>, divisor: Value) -> Lower<()> {
        let definitions = self.definitions();
        let definition = |value: &Operand<'a>| match value {
            Operand::Local(local) => definitions.get(local).copied(),
            Operand::Constant(_) => None,
        };
        let Some(Op::Binary { op: AstBinaryOp::Sub, left, right, .. }) = definition(distance) else { return Ok(()) };
        let is_pointer = |value| matches!(definition(value), Some(Op::Cast { op: CastOp::PtrToInt, .. }));
        if self.context.origin != Origin::C || !is_pointer(&left.value) || !is_pointer(right) {
            return Ok(());
        }
        let right = Typed { ty: left.ty, value: right.clone() };
        let distance = Typed { ty: left.ty, value: distance.clone() };
        let [left, right, distance] = [self.single(left)?, self.single(&right)?, self.single(&distance)?];
        if self.builder.ty(distance) != Ty::I64 {
            return Ok(());
        }
        self.context.keeps_ends = true;
        let zero = self.builder.int(64, 0);
        let rest = self.builder.binary(BinaryOp::SRem, distance, divisor);
        let is_whole = self.builder.compare(CompareOp::Eq, rest, zero);
        self.require(is_whole, "distance of pointers that is not a number of elements");
        let after = self.builder.compare(CompareOp::Ule, right, left);
        let positive = self.builder.compare(CompareOp::Sge, distance, zero);
        let holds = self.builder.compare(CompareOp::Eq, after, positive);
        self.builder.emit(Inst::Assume(holds), &[]);
        Ok(())
    }

    /// States that an address some elements before another one is before it.
    fn assume_before(&mut self, base: &Typed<'a>, result: Value) -> Lower<()> {
        let start = self.single(base)?;
        if self.builder.ty(start) == Ty::Ptr {
            self.context.keeps_ends = true;
            let before = self.builder.compare(CompareOp::Ule, result, start);
            self.builder.emit(Inst::Assume(before), &[]);
        }
        Ok(())
    }

    /// Whether an index into memory of others is not one of fewer bits.
    fn is_wide(&mut self, index: Local, base: &Typed<'a>) -> bool {
        let pointer = self.context.pointers.operand(self.context.module, self.index, base);
        let is_foreign = pointer.is_some_and(|pointer| self.context.pointers.is_foreign(pointer.place));
        let definitions = self.definitions();
        is_foreign && !matches!(definitions.get(&index), Some(Op::Cast { op: CastOp::SExt | CastOp::ZExt, .. }))
    }

    /// Whether a number is what was read from a variable that is unsigned by the source, or from such a member of the
    /// structure that a variable points to.
    fn is_unsigned(&mut self, local: Local) -> bool {
        let definitions = self.definitions();
        let Some(Op::Load { address, .. }) = definitions.get(&local) else { return false };
        let Operand::Local(place) = address.value else { return false };
        if let Some(ty) = self.declared_type(place) {
            return self.context.debug.is_unsigned(Some(ty));
        }
        let Some(Op::Element { source, base, indices, .. }) = definitions.get(&place) else { return false };
        let ([first, field], Operand::Local(base)) = (&indices[..], &base.value) else { return false };
        let types = &self.context.module.types;
        let [first, field] = [first, field].map(|index| match &index.value {
            Operand::Constant(number) => constant_integer(number, types, index.ty),
            Operand::Local(_) => None,
        });
        let field = field.filter(|_| first == Some(0)).and_then(|field| usize::try_from(field).ok());
        let offset = field.and_then(|field| types.field_offset(*source, field));
        let Some(Op::Load { address, .. }) = definitions.get(base) else { return false };
        let (Some(offset), Operand::Local(variable)) = (offset, &address.value) else { return false };
        let member = self.context.debug.member_behind(self.declared_type(*variable), offset);
        member.is_some() && self.context.debug.is_unsigned(member)
    }

    /// The type by the source of the variable that lives at a place.
    fn declared_type(&self, place: Local) -> Option<u32> {
        let is_there = |value: &Operand<'a>| matches!(value, Operand::Local(local) if *local == place);
        let mut records = self.body.records.iter().filter(|record| record.declares && is_there(&record.value));
        records.find_map(|record| self.context.debug.variable(record.variable)?.ty)
    }

    /// States that an element that is said to lie behind its base in the same object does. Of addresses that are only
    /// used to access memory there is nothing to say.
    pub(super) fn assume_behind(
        &mut self,
        inst: &crate::ast::Inst<'a>,
        source: TypeId,
        base: &Typed<'a>,
        indices: &[Typed<'a>],
        result: Value,
    ) -> Lower<()> {
        let ([index], Some(local), Ty::Ptr) = (indices, inst.result, self.builder.ty(result)) else { return Ok(()) };
        let size = self.context.module.types.layout(source).map_or(0, |layout| layout.size);
        if !matches!(index.value, Operand::Local(_)) || size == 0 || !self.computed_with.contains(&local) {
            return Ok(());
        }
        let number = self.single(index)?;
        if self.builder.ty(number) != Ty::I64 {
            return Ok(());
        }
        if size > 1 {
            let most = self.builder.int(64, i128::from(LARGEST_OBJECT / size));
            let fits = self.builder.compare(CompareOp::Ule, number, most);
            self.promised(fits);
        }
        let start = self.single(base)?;
        let holds = self.builder.compare(CompareOp::Ule, start, result);
        self.promised(holds);
        Ok(())
    }
}
