//! What each instruction does to pointers.

use super::analysis::{Analysis, Flow};
use super::graph::{Access, Exposure, Pointer, widen};
use super::offset::{Offset, gcd};
use super::result::Slot;
use super::statics::{element_offset, resolve_symbol};
use crate::ast::{
    Argument, BinaryOp, Call, CastOp, Constant, Inst, Local, Module, Op, Operand, Symbol, Typed, for_each_operand,
};
use crate::constants::constant_integer;
use crate::inline::possible_callees;
use crate::intrinsics::{Known, known_callee};
use crate::library::{Allocation, allocation};
use crate::scalars::{bytes, in_memory, scalar};
use crate::types::{Type, TypeId};

/// What an instruction has to do with pointers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Relevance {
    /// Nothing: it is never visited.
    None,
    /// It reads or writes a number through one.
    Access,
    /// Anything.
    Full,
}

/// What an instruction has to do with pointers.
pub(super) fn relevance(module: &Module<'_>, inst: &Inst<'_>) -> Relevance {
    let is_number = |ty: TypeId| matches!(module.types.shape(ty), Type::Int(_) | Type::Float | Type::Double);
    let kind = match &inst.op {
        Op::FNeg(_)
        | Op::Resume
        | Op::Return(None)
        | Op::Jump(_)
        | Op::Branch { .. }
        | Op::Switch { .. }
        | Op::Unreachable
        | Op::Begin(_)
        | Op::Alloca { .. } => Relevance::None,
        Op::Binary { op, left, .. } if *op != BinaryOp::Sub && is_number(left.ty) => Relevance::None,
        Op::Compare { left, .. } if is_number(left.ty) => Relevance::None,
        Op::Cast { value, to, .. } if is_number(value.ty) && is_number(*to) => Relevance::None,
        Op::Load { ty, .. } if is_number(*ty) => Relevance::Access,
        Op::Store { value, .. } if is_number(value.ty) => Relevance::Access,
        _ => return Relevance::Full,
    };
    // Addresses in constants are exposed by how they are used; only to read or write there exposes nothing.
    let is_plain = |operand: &Operand<'_>| match operand {
        Operand::Local(_) => true,
        Operand::Constant(constant) => matches!(
            constant,
            Constant::Int(_) | Constant::Double(_) | Constant::Null | Constant::Zero | Constant::Undefined
        ),
    };
    let is_place =
        |operand: &Operand<'_>| is_plain(operand) || matches!(operand, Operand::Constant(Constant::Symbol(_)));
    let mut plain = true;
    match &inst.op {
        Op::Load { address, .. } => plain = is_place(&address.value),
        Op::Store { value, address, .. } => plain = is_place(&address.value) && is_plain(&value.value),
        op => for_each_operand(op, |operand| plain &= is_plain(operand)),
    }
    if plain { kind } else { Relevance::Full }
}

impl<'a> Analysis<'_, 'a> {
    pub(super) fn visit(&mut self, function: usize, inst: &Inst<'a>) {
        for_each_operand(&inst.op, |operand| {
            if let Operand::Constant(constant) = operand {
                self.expose_computed(constant);
            }
        });
        match &inst.op {
            Op::Alloca { .. } => {}
            Op::Element { source, base, indices, .. } => {
                let flow = self.flow(function, &base.value, 0);
                if let (Flow::Pointer(base), Some(result)) = (flow, inst.result) {
                    if matches!(self.module.types.shape(*source), Type::Struct { .. }) {
                        self.graph.declare(base, *source);
                    }
                    let steps: Vec<Option<i128>> = indices
                        .iter()
                        .map(|index| match &index.value {
                            Operand::Constant(constant) => constant_integer(constant, &self.module.types, index.ty),
                            Operand::Local(_) => None,
                        })
                        .collect();
                    let offset = base.offset.plus(element_offset(self.module, *source, &steps));
                    self.flow_into(function, result, 0, Flow::Pointer(Pointer { place: base.place, offset }));
                } else if let (Flow::Number | Flow::Nowhere, Some(result)) = (flow, inst.result) {
                    self.flow_into(function, result, 0, Flow::Number);
                }
            }
            Op::Load { ty, address, align, .. } => {
                self.note_alignment(function, *ty, address, *align);
                self.load(function, inst.result, *ty, address);
            }
            Op::Store { value, address, align } => {
                self.note_alignment(function, value.ty, address, *align);
                self.store(function, value, address);
            }
            Op::Phi { ty, incoming } => {
                for (value, _) in incoming {
                    self.move_into(function, inst.result, *ty, value);
                }
            }
            Op::Select { yes, no, .. } => {
                self.move_into(function, inst.result, yes.ty, &yes.value);
                self.move_into(function, inst.result, no.ty, &no.value);
            }
            Op::Freeze(value) => self.move_into(function, inst.result, value.ty, &value.value),
            Op::Cast { op, value, to } => self.cast(function, inst.result, *op, value, *to),
            Op::Compare { left, right, .. } => {
                for scalar in self.pointer_scalars(left.ty) {
                    let one = self.flow(function, &left.value, scalar);
                    let other = self.flow(function, right, scalar);
                    match (one, other) {
                        (Flow::Pointer(one), Flow::Pointer(other)) => self.graph.unify(one.place, other.place),
                        (Flow::Pointer(tested), Flow::Nowhere) | (Flow::Nowhere, Flow::Pointer(tested)) => {
                            self.graph.test(tested.place);
                        }
                        _ => {}
                    }
                }
            }
            Op::Binary { op: BinaryOp::Sub, left, right, .. } => self.difference(function, left, right),
            Op::ExtractValue { aggregate, path } => {
                let Some(result) = inst.result else { return };
                let (before, ty) = self.part(aggregate.ty, path);
                for scalar in self.pointer_scalars(ty) {
                    let flow = self.flow(function, &aggregate.value, before + scalar);
                    self.flow_into(function, result, scalar, flow);
                }
            }
            Op::InsertValue { aggregate, part, path } => {
                let Some(result) = inst.result else { return };
                let (before, ty) = self.part(aggregate.ty, path);
                let count = self.module.types.leaf_count(ty).unwrap_or(0) as usize;
                for scalar in self.pointer_scalars(aggregate.ty) {
                    let flow = if scalar >= before && scalar < before + count {
                        self.flow(function, &part.value, scalar - before)
                    } else {
                        self.flow(function, &aggregate.value, scalar)
                    };
                    self.flow_into(function, result, scalar, flow);
                }
            }
            Op::ExtractElement { vector, index } => self.expose_all(function, inst.result, &[vector, index]),
            Op::InsertElement { vector, part, index } => {
                self.expose_all(function, inst.result, &[vector, part, index]);
            }
            Op::Shuffle { left, right, .. } => self.expose_all(function, inst.result, &[left, right]),
            Op::Call(call) | Op::Invoke { call, .. } => self.call(function, inst.result, call),
            Op::Return(Some(value)) => {
                for scalar in self.pointer_scalars(value.ty) {
                    let flow = self.flow(function, &value.value, scalar);
                    let slot = self.functions[function].results.get(scalar).copied().unwrap_or_default();
                    if let (Flow::Pointer(pointer), Some(place)) = (flow, slot.place) {
                        self.graph.unify(place, pointer.place);
                        let slot = &mut self.functions[function].results[scalar];
                        if widen(&mut slot.offset, pointer.offset, &mut slot.changes) {
                            self.graph.note_change();
                        }
                    }
                }
            }
            Op::LandingPad { ty } => {
                for scalar in self.pointer_scalars(*ty) {
                    if let Some(result) = inst.result {
                        self.flow_into(function, result, scalar, Flow::Number);
                    }
                }
            }
            Op::Binary { left, right, .. } => {
                self.expose_operand(function, left);
                if let Operand::Constant(constant) = right {
                    self.expose_constant(constant);
                }
            }
            Op::FNeg(_)
            | Op::Resume
            | Op::Return(None)
            | Op::Jump(_)
            | Op::Branch { .. }
            | Op::Switch { .. }
            | Op::Unreachable
            | Op::Begin(_) => {}
            Op::Unsupported(_) => {
                // The function will be refused; what it gives is never lowered.
            }
        }
    }

    pub(super) fn part(&self, ty: TypeId, path: &[u64]) -> (usize, TypeId) {
        let mut before = 0;
        let mut ty = ty;
        for &index in path {
            if let Some((part, preceding)) = self.module.types.part(ty, index) {
                before += preceding as usize;
                ty = part;
            }
        }
        (before, ty)
    }

    pub(super) fn expose_all(&mut self, function: usize, result: Option<Local>, operands: &[&Typed<'a>]) {
        for operand in operands {
            self.expose_operand(function, operand);
        }
        if let Some(local) = result {
            let body = self.module.functions[function].body.as_ref();
            let ty = body.and_then(|body| body.locals.get(local.0 as usize)).map(|info| info.ty);
            for scalar in ty.into_iter().flat_map(|ty| self.pointer_scalars(ty)).collect::<Vec<_>>() {
                self.flow_into(function, local, scalar, Flow::Number);
            }
        }
    }

    pub(super) fn move_into(&mut self, function: usize, result: Option<Local>, ty: TypeId, value: &Operand<'a>) {
        let Some(result) = result else { return };
        for scalar in self.pointer_scalars(ty) {
            let flow = self.flow(function, value, scalar);
            self.flow_into(function, result, scalar, flow);
        }
        if self.pointer_scalars(ty).next().is_none()
            && let Operand::Constant(constant) = value
        {
            self.expose_constant(constant);
        }
    }

    pub(super) fn cast(&mut self, function: usize, result: Option<Local>, op: CastOp, value: &Typed<'a>, to: TypeId) {
        match op {
            CastOp::PtrToInt | CastOp::PtrToAddr => {
                let is_difference = result.is_some_and(|result| self.differences.contains_key(&(function, result)));
                if !is_difference {
                    self.expose_operand(function, value);
                    if let Flow::Pointer(pointer) = self.flow(function, &value.value, 0) {
                        self.graph.number(pointer.place);
                    }
                }
            }
            CastOp::Dangling => {
                if let Some(result) = result {
                    self.flow_into(function, result, 0, Flow::Nowhere);
                }
            }
            CastOp::IntToPtr => {
                self.untold = true;
                if let Some(result) = result {
                    self.flow_into(function, result, 0, Flow::Number);
                }
            }
            CastOp::BitCast => {
                if self.module.types.shape(to) == &Type::Pointer {
                    self.move_into(function, result, value.ty, &value.value);
                } else {
                    self.expose_all(function, result, &[value]);
                }
            }
            _ => {
                if let Operand::Constant(constant) = &value.value {
                    self.expose_constant(constant);
                }
            }
        }
    }

    /// `sub (ptrtoint p), (ptrtoint q)` means that both point into the same object.
    pub(super) fn difference(&mut self, function: usize, left: &Typed<'a>, right: &Operand<'a>) {
        let (Operand::Local(one), Operand::Local(other)) = (&left.value, right) else {
            self.expose_operand(function, left);
            if let Operand::Constant(constant) = right {
                self.expose_constant(constant);
            }
            return;
        };
        let casts = [one, other].map(|local| self.differences.get(&(function, *local)).copied());
        if let [Some(one), Some(other)] = casts {
            let flows = [self.flow(function, one, 0), self.flow(function, other, 0)];
            if let [Flow::Pointer(one), Flow::Pointer(other)] = flows {
                self.graph.unify(one.place, other.place);
            }
        }
    }

    /// Notes an access that promises less alignment than what is accessed has by its type.
    fn note_alignment(&mut self, function: usize, ty: TypeId, address: &Typed<'a>, align: Option<u64>) {
        let Some(align) = align else { return };
        let Flow::Pointer(pointer) = self.flow(function, &address.value, 0) else { return };
        let least = self.leaves(ty).filter_map(|leaf| {
            let size = bytes(in_memory(scalar(&self.module.types, leaf.ty).ok()?));
            let known = gcd(align, leaf.offset);
            (known < size.next_power_of_two()).then_some(known)
        });
        if let Some(least) = least.min() {
            self.graph.align(pointer.place, least);
        }
    }

    pub(super) fn load(&mut self, function: usize, result: Option<Local>, ty: TypeId, address: &Typed<'a>) {
        let Flow::Pointer(pointer) = self.flow(function, &address.value, 0) else {
            for scalar in self.pointer_scalars(ty) {
                if let Some(result) = result {
                    self.flow_into(function, result, scalar, Flow::Number);
                }
            }
            return;
        };
        for (index, leaf) in self.leaves(ty).enumerate() {
            let Some(at) = self.access(pointer, leaf.offset, leaf.ty) else { continue };
            if self.module.types.shape(leaf.ty) == &Type::Pointer {
                let content = self.graph.cell(at);
                if let Some(result) = result {
                    self.flow_into(function, result, index, Flow::Pointer(content));
                }
            }
        }
    }

    pub(super) fn store(&mut self, function: usize, value: &Typed<'a>, address: &Typed<'a>) {
        let target = self.flow(function, &address.value, 0);
        let Flow::Pointer(pointer) = target else {
            self.expose_operand(function, value);
            return;
        };
        self.graph.write(pointer.place);
        let mut has_pointers = false;
        for (index, leaf) in self.leaves(value.ty).enumerate() {
            let Some(at) = self.access(pointer, leaf.offset, leaf.ty) else { continue };
            if self.module.types.shape(leaf.ty) == &Type::Pointer {
                has_pointers = true;
                match self.flow(function, &value.value, index) {
                    Flow::Pointer(stored) => self.graph.store(at, stored),
                    Flow::Number => {
                        let content = self.graph.cell(at);
                        self.graph.expose(content.place);
                        self.graph.make_foreign(content.place);
                    }
                    Flow::Nowhere => {
                        let content = self.graph.cell(at);
                        self.graph.expose_to(content.place, Exposure::Addressed);
                    }
                    Flow::Nothing => {}
                }
            }
        }
        if let (false, Operand::Constant(constant)) = (has_pointers, &value.value) {
            self.expose_constant(constant);
        }
    }

    /// Notes an access to a scalar. Where it is.
    pub(super) fn access(&mut self, pointer: Pointer, offset: u64, ty: TypeId) -> Option<Pointer> {
        let ty = in_memory(scalar(&self.module.types, ty).ok()?);
        let offset = pointer.offset.plus(Offset::exact(i64::try_from(offset).ok()?));
        self.graph.access(pointer.place, Access { offset, size: bytes(ty), ty });
        Some(Pointer { place: pointer.place, offset })
    }

    pub(super) fn call(&mut self, function: usize, result: Option<Local>, call: &Call<'a>) {
        let callee = match &call.callee {
            Operand::Constant(Constant::Symbol(symbol)) => resolve_symbol(self.module, *symbol),
            _ => None,
        };
        let index = match callee {
            Some((Symbol::Function(index), 0)) => Some(index),
            _ => None,
        };
        let args: Vec<&Typed<'a>> = call.args.iter().map(|arg| &arg.value).collect();
        if let Some(index) = index {
            let callee = &self.module.functions[index];
            if callee.body.is_some() {
                self.internal_call(function, result, call, index);
                return;
            }
            if self.panics[index] {
                // Nothing follows, and what is passed is only printed.
                return;
            }
            match known_callee(callee.name) {
                Known::Ignored => return,
                Known::Copy { .. } if args.len() >= 3 => {
                    self.note_copied(function, &call.args[..2]);
                    self.copy(function, args[0], args[1], args[2]);
                    if let Some(result) = result {
                        let flow = self.flow(function, &args[0].value, 0);
                        self.flow_into(function, result, 0, flow);
                    }
                    return;
                }
                Known::Fill if args.len() >= 3 => {
                    self.note_copied(function, &call.args[..1]);
                    self.fill(function, args[0], args[2]);
                    if let Some(result) = result {
                        let flow = self.flow(function, &args[0].value, 0);
                        self.flow_into(function, result, 0, flow);
                    }
                    return;
                }
                _ => {}
            }
        }
        let kind = index.and_then(|index| allocation(self.module.functions[index].name));
        if let (Some(kind), Some(index)) = (kind, index)
            && !self.module.functions[index].traits.join(call.traits).no_builtin
            && !self.module.functions[index].replaceable
            && self.allocation(function, result, kind, &args)
        {
            return;
        }
        if index.is_none() {
            for index in possible_callees(self.module, &self.with_address, call) {
                self.internal_call(function, result, call, index);
            }
        }
        self.expose_all(function, result, &args);
    }

    /// Notes how the ends of a copy or fill are aligned.
    fn note_copied(&mut self, function: usize, ends: &[Argument<'a>]) {
        for end in ends {
            if let Flow::Pointer(pointer) = self.flow(function, &end.value.value, 0) {
                self.graph.align_copy(pointer.place, end.traits.align.unwrap_or(1));
            }
        }
    }

    /// What allocation functions do. Whether the call is as they are called.
    fn allocation(&mut self, function: usize, result: Option<Local>, kind: Allocation, args: &[&Typed<'a>]) -> bool {
        let is_pointer = |arg: &&Typed<'a>| self.module.types.shape(arg.ty) == &Type::Pointer;
        let is_number = |arg: &&Typed<'a>| self.module.types.shape(arg.ty) == &Type::Int(64);
        let is_known = match (kind, args) {
            (Allocation::Plain, [_] | [_, _]) | (Allocation::Zeroed | Allocation::ZeroedBlock, [_, _]) => {
                args.iter().all(is_number)
            }
            (Allocation::Resized, [old, size]) => is_pointer(old) && is_number(size),
            (Allocation::ResizedBlock, [old, rest @ ..]) => {
                is_pointer(old) && rest.len() == 3 && rest.iter().all(is_number)
            }
            (Allocation::Free, [block, ..]) => return is_pointer(block),
            _ => false,
        };
        if !is_known {
            return false;
        }
        let Some(result) = result else { return true };
        if let Allocation::Resized | Allocation::ResizedBlock = kind {
            // The new block holds what the old one did.
            let flow = self.flow(function, &args[0].value, 0);
            self.flow_into(function, result, 0, flow);
        }
        self.flow_into(function, result, 0, Flow::Nowhere);
        if let Flow::Pointer(block) = self.flow(function, &Operand::Local(result), 0) {
            self.graph.hold_blocks(block.place);
            match (kind, args) {
                (Allocation::Zeroed, factors) => self.fill_block(function, block, factors),
                (Allocation::ZeroedBlock, [size, ..]) => self.fill_block(function, block, &[*size]),
                _ => {}
            }
        }
        true
    }

    pub(super) fn internal_call(&mut self, function: usize, result: Option<Local>, call: &Call<'a>, index: usize) {
        let callee = &self.module.functions[index];
        for (number, arg) in call.args.iter().enumerate() {
            let param = callee.params.get(number);
            let same = param.is_some_and(|param| param.ty == arg.value.ty && param.traits.by_value.is_none());
            if !same {
                self.expose_operand(function, &arg.value);
                let size = param.and_then(|param| self.module.types.layout(param.traits.by_value?.ty?));
                if let (Some(layout), Some(slot)) = (size, self.functions[index].slot(number)) {
                    // The callee's own object starts as a copy.
                    let flow = self.flow(function, &arg.value.value, 0);
                    if let (Flow::Pointer(source), Some(place)) = (flow, slot.place) {
                        let target = Pointer { place, offset: Offset::ZERO };
                        self.copy_between(target, source, Some(layout.size), layout.size);
                    }
                }
                continue;
            }
            for scalar in self.pointer_scalars(arg.value.ty) {
                let flow = self.flow(function, &arg.value.value, scalar);
                self.flow_into(index, Local(number as u32), scalar, flow);
            }
            if let Operand::Constant(constant) = &arg.value.value {
                self.expose_constant(constant);
            }
        }
        let Some(result) = result else { return };
        if callee.result != call.result {
            self.expose_all(function, Some(result), &[]);
            return;
        }
        for scalar in self.pointer_scalars(call.result) {
            if let Some(Slot { place: Some(place), offset, .. }) = self.functions[index].results.get(scalar).copied() {
                let offset = offset.unwrap_or(Offset::ZERO);
                self.flow_into(function, result, scalar, Flow::Pointer(Pointer { place, offset }));
            }
        }
    }
}
