//! What flows from operands and into values.

use super::analysis::{Analysis, Flow};
use super::graph::{Exposure, Pointer, widen};
use super::offset::Offset;
use super::result::Slot;
use super::statics::{element_offset, resolve_symbol, symbols_of};
use crate::ast::{CastOp, Constant, Expression, Local, Operand, Symbol, SymbolId, Typed};
use crate::constants::constant_integer;
use crate::scalars::MOST_SCALARS;
use crate::types::{Leaf, Type, TypeId};

impl<'a> Analysis<'_, 'a> {
    /// What flows from a scalar of an operand.
    pub(super) fn flow(&mut self, function: usize, value: &Operand<'a>, scalar: usize) -> Flow {
        match value {
            Operand::Local(local) => {
                let pointers = &self.functions[function];
                let slot = pointers.slots.get(pointers.starts[local.0 as usize] as usize + scalar);
                match slot {
                    Some(Slot { place: Some(place), offset: Some(offset), .. }) => {
                        Flow::Pointer(Pointer { place: *place, offset: *offset })
                    }
                    _ => Flow::Nothing,
                }
            }
            Operand::Constant(Constant::Aggregate(elements)) => {
                // Constant aggregates of SSA values are rare; what they hold is exposed when the scalar is not plain.
                match elements.get(scalar) {
                    Some(element) if self.module.types.leaf_count(element.ty) == Some(1) => {
                        self.constant_flow(&element.value)
                    }
                    _ => {
                        for element in elements {
                            self.expose_constant(&element.value);
                        }
                        Flow::Number
                    }
                }
            }
            Operand::Constant(constant) => self.constant_flow(constant),
        }
    }

    /// A flow into a scalar of a local.
    pub(super) fn flow_into(&mut self, function: usize, local: Local, scalar: usize, flow: Flow) {
        let pointers = &self.functions[function];
        let Some(index) = pointers.starts.get(local.0 as usize).map(|&start| start as usize + scalar) else { return };
        if index >= pointers.slots.len() {
            return;
        }
        let old = pointers.slots[index].place;
        match flow {
            Flow::Nothing => {}
            Flow::Number | Flow::Nowhere => {
                let place = old.unwrap_or_else(|| self.graph.new_place());
                let nowhere = matches!(flow, Flow::Nowhere);
                self.graph.expose_to(place, if nowhere { Exposure::Addressed } else { Exposure::Leaked });
                if !nowhere {
                    self.graph.make_foreign(place);
                }
                let slot = &mut self.functions[function].slots[index];
                if slot.place.is_none() {
                    *slot = Slot { place: Some(place), offset: Some(Offset::ZERO), changes: 0 };
                    self.graph.note_change();
                }
            }
            Flow::Pointer(pointer) => {
                match old {
                    Some(old) => self.graph.unify(old, pointer.place),
                    None => self.graph.note_change(),
                }
                let slot = &mut self.functions[function].slots[index];
                slot.place = Some(pointer.place);
                if widen(&mut slot.offset, pointer.offset, &mut slot.changes) {
                    self.graph.note_change();
                }
            }
        }
    }

    pub(super) fn expose_flow(&mut self, flow: Flow) {
        if let Flow::Pointer(pointer) = flow {
            self.graph.expose(pointer.place);
        }
    }

    /// Exposes all pointers in an operand.
    pub(super) fn expose_operand(&mut self, function: usize, value: &Typed<'a>) {
        for scalar in self.pointer_scalars(value.ty) {
            let flow = self.flow(function, &value.value, scalar);
            self.expose_flow(flow);
        }
        if let Operand::Constant(constant) = &value.value {
            self.expose_constant(constant);
        }
    }

    /// Everything whose address occurs in the constant is exposed.
    pub(super) fn expose_constant(&mut self, value: &Constant<'a>) {
        let mut found = vec![];
        symbols_of(value, &mut found);
        for symbol in found {
            if let Some(pointer) = self.variable_place(symbol) {
                self.graph.expose(pointer.place);
            }
        }
    }

    /// Addresses that a constant computes with, other than by moving them, are exposed.
    pub(super) fn expose_computed(&mut self, value: &Constant<'a>) {
        match value {
            Constant::Expression(expression) => match &**expression {
                Expression::Element { base, .. } => self.expose_computed(&base.value),
                Expression::Cast { op: CastOp::BitCast, value, .. } => self.expose_computed(&value.value),
                _ => self.expose_constant(value),
            },
            Constant::Aggregate(elements) => {
                for element in elements {
                    self.expose_computed(&element.value);
                }
            }
            _ => {}
        }
    }

    pub(super) fn constant_flow(&mut self, value: &Constant<'a>) -> Flow {
        match value {
            Constant::Symbol(symbol) => self.variable_place(*symbol).map_or(Flow::Number, Flow::Pointer),
            Constant::Null | Constant::Zero => Flow::Nowhere,
            Constant::Undefined => Flow::Nothing,
            Constant::Expression(expression) => match &**expression {
                Expression::Element { source, base, indices } => {
                    let Flow::Pointer(base) = self.constant_flow(&base.value) else { return Flow::Number };
                    let mut offset = base.offset;
                    let mut steps = vec![];
                    for index in indices {
                        steps.push(constant_integer(&index.value, &self.module.types, index.ty));
                    }
                    offset = offset.plus(element_offset(self.module, *source, &steps));
                    Flow::Pointer(Pointer { place: base.place, offset })
                }
                Expression::Cast { op: CastOp::BitCast, value, .. } => self.constant_flow(&value.value),
                Expression::Cast { op: CastOp::IntToPtr, value, .. }
                    if constant_integer(&value.value, &self.module.types, value.ty).is_some_and(is_nowhere) =>
                {
                    Flow::Nowhere
                }
                _ => {
                    self.expose_constant(value);
                    Flow::Number
                }
            },
            Constant::Int(_)
            | Constant::Double(_)
            | Constant::Aggregate(_)
            | Constant::Bytes(_)
            | Constant::Splat(_)
            | Constant::Unsupported(_) => Flow::Number,
        }
    }

    pub(super) fn variable_place(&self, symbol: SymbolId) -> Option<Pointer> {
        let place = match resolve_symbol(self.module, symbol) {
            Some((Symbol::Variable(index), offset)) => {
                return Some(Pointer { place: self.variables[index], offset: Offset::exact(offset) });
            }
            Some((Symbol::Function(_) | Symbol::Alias(_), _)) | None => self.code,
        };
        Some(Pointer { place, offset: Offset::ZERO })
    }

    /// Which scalars of a type are pointers.
    pub(super) fn pointer_scalars(&self, ty: TypeId) -> impl Iterator<Item = usize> + use<'a> {
        let types = &self.module.types;
        let (first, others) = match types.shape(ty) {
            Type::Pointer => (Some(0), vec![]),
            Type::Int(_) | Type::Float | Type::Double => (None, vec![]),
            _ => {
                let leaves = types.leaves(ty, MOST_SCALARS).unwrap_or_default();
                let is_pointer = |ty: TypeId| types.shape(ty) == &Type::Pointer;
                let pointers = leaves.iter().enumerate().filter(|(_, leaf)| is_pointer(leaf.ty));
                (None, pointers.map(|(index, _)| index).collect())
            }
        };
        first.into_iter().chain(others)
    }

    /// The scalars that a value of the type consists of; none if they are too many.
    pub(super) fn leaves(&self, ty: TypeId) -> impl Iterator<Item = Leaf> + use<'a> {
        let types = &self.module.types;
        let (first, others) = match types.shape(ty) {
            Type::Pointer | Type::Int(_) | Type::Float | Type::Double => {
                (Some(Leaf { offset: 0, ty: types.resolve(ty) }), vec![])
            }
            _ => (None, types.leaves(ty, MOST_SCALARS).unwrap_or_default()),
        };
        first.into_iter().chain(others)
    }
}

/// Whether nothing is ever at an address: Rust's empty slices and vectors are at the first addresses.
pub(super) fn is_nowhere(address: i128) -> bool {
    (0..4096).contains(&address)
}
