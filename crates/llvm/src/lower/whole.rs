//! Structures of one type overlap in whole or not at all, and are whole wherever they are.
//!
//! Two parameters that point to structures of one type may be equal, and may lead to two structures; that one begins in the
//! middle of the other is undefined in C (effective types, C17 6.5 p6-7): compilers rely on it ("struct-path" type-based
//! alias analysis). Without this, `out->x = a->x + b->x; out->y = a->y + b->y;` would not be the same as computing both sums
//! first, because of an `out` that nobody has. It is stated where the compared function begins, and listed as an assumption
//! (`one-type`), because the types are those that the source gives to pointers. It is not stated where the source may access
//! any memory with any type (unions, types that may alias, `-fno-strict-aliasing`), of packed structures, nor in a
//! function that may be called again from inside. Nor is a structure where a variable is that is smaller: members are those of an
//! object of the structure's type (C17 6.5.2.3 p4), which does not reach over the end of another object. A number that counts
//! something and a structure that a caller hands over are apart then. And it is LEFT that states it: the types that only RIGHT gives to its
//! parameters bind no caller.

use tandem_ir::{BinaryOp, CastOp, CompareOp, Inst, Ty, Value};

use super::Origin;
use super::function::{FunctionLowering, Lower};
use super::statics::Address;
use crate::inline::may_be_entered_again;
use crate::pointers::Place;

/// A parameter that points to a structure.
struct Structure {
    /// The type, as the source has it.
    ty: u32,
    size: u64,
    place: Place,
    address: Value,
}

impl FunctionLowering<'_, '_, '_> {
    /// States of each two parameters that point to structures of one type that those are the same or do not overlap.
    pub(super) fn assume_whole_structures(&mut self, params: &[Value]) -> Lower<()> {
        if self.context.origin != Origin::C || self.context.model.loose || !self.context.binds_callers {
            return Ok(());
        }
        let structures = self.structures_behind(params);
        if structures.is_empty() || may_be_entered_again(self.context.module, self.index) {
            return Ok(());
        }
        self.assume_outside_of_smaller(&structures)?;
        for (index, one) in structures.iter().enumerate() {
            for other in structures[..index].iter().filter(|other| other.ty == one.ty) {
                let places = [one.place, other.place];
                let own = places.map(|place| self.context.own_memory.get(&place).copied());
                let is_written = places.iter().any(|place| self.context.pointers.is_place_written(*place));
                if own[0] == own[1] && is_written {
                    self.assume_same_or_apart(one.address, other.address, one.size);
                }
            }
        }
        Ok(())
    }

    /// States that a structure which a parameter points to is not where a variable is that has no room for it.
    fn assume_outside_of_smaller(&mut self, structures: &[Structure]) -> Lower<()> {
        for structure in structures {
            if self.context.own_memory.contains_key(&structure.place) {
                continue;
            }
            for &(variable, size) in self.context.open_variables().iter().filter(|(_, size)| *size < structure.size) {
                self.context.whole_structures = true;
                let global = self.address(Address::Variable(variable, 0))?;
                let [own, other] =
                    [structure.address, global].map(|address| self.builder.cast(CastOp::PtrToInt, address, Ty::I64));
                let (behind, before) =
                    (self.builder.int(64, i128::from(size)), self.builder.int(64, i128::from(structure.size)));
                let above = self.builder.binary(BinaryOp::Sub, own, other);
                let below = self.builder.binary(BinaryOp::Sub, other, own);
                let above = self.builder.compare(CompareOp::Uge, above, behind);
                let below = self.builder.compare(CompareOp::Uge, below, before);
                let holds = self.builder.binary(BinaryOp::And, above, below);
                self.builder.emit(Inst::Assume(holds), &[]);
            }
        }
        Ok(())
    }

    /// States that pointers to numbers are aligned for them, where the distance of two pointers is divided by the size of what
    /// they point to: C has no others (C17 6.3.2.3 p7), and between them there are whole numbers only.
    pub(super) fn assume_aligned_numbers(&mut self, params: &[Value]) {
        let is_told = self.context.origin == Origin::C && !self.context.model.loose && self.context.binds_callers;
        if !is_told || !self.context.model.divides {
            return;
        }
        let Some(node) = self.function.debug else { return };
        let types = self.context.debug.parameter_types(node);
        let infos = self.context.parameters(self.index);
        if infos.len() != types.len() || may_be_entered_again(self.context.module, self.index) {
            return;
        }
        for (info, ty) in infos.iter().zip(types) {
            let (Some(size @ (2 | 4 | 8)), 1, Some(&address)) =
                (self.context.debug.number_behind(ty), info.count, params.get(info.first))
            else {
                continue;
            };
            let number = self.param_of(info.first);
            let pointer = number.and_then(|number| self.context.pointers.pointer(self.index, number, 0));
            let is_plain = pointer.is_some_and(|to| self.context.pointers.alignment(to.place).is_none());
            if self.builder.ty(address) == Ty::Ptr && is_plain {
                let holds = self.is_multiple(address, size);
                self.builder.emit(Inst::Assume(holds), &[]);
            }
        }
    }

    fn structures_behind(&self, params: &[Value]) -> Vec<Structure> {
        let Some(node) = self.function.debug else { return vec![] };
        let types = self.context.debug.parameter_types(node);
        let infos = self.context.parameters(self.index);
        if infos.len() != types.len() {
            return vec![];
        }
        let mut found = vec![];
        for (info, ty) in infos.iter().zip(types) {
            let (Some((ty, size)), 1, Some(&address)) =
                (self.context.debug.structure_behind(ty), info.count, params.get(info.first))
            else {
                continue;
            };
            let number = self.param_of(info.first);
            let pointer = number.and_then(|number| self.context.pointers.pointer(self.index, number, 0));
            let Some(place) = pointer.map(|pointer| pointer.place) else { continue };
            let is_accessed = !self.context.pointers.accesses(place).is_empty();
            let is_packed = self.context.pointers.alignment(place).is_some();
            if self.builder.ty(address) == Ty::Ptr && is_accessed && !is_packed {
                found.push(Structure { ty, size, place, address });
            }
        }
        found
    }

    fn assume_same_or_apart(&mut self, one: Value, other: Value, size: u64) {
        self.context.whole_structures = true;
        let [one, other] = [one, other].map(|address| self.builder.cast(CastOp::PtrToInt, address, Ty::I64));
        let size = self.builder.int(64, i128::from(size));
        let above = self.builder.binary(BinaryOp::Sub, one, other);
        let below = self.builder.binary(BinaryOp::Sub, other, one);
        let above = self.builder.compare(CompareOp::Uge, above, size);
        let below = self.builder.compare(CompareOp::Uge, below, size);
        let apart = self.builder.binary(BinaryOp::And, above, below);
        let same = self.builder.compare(CompareOp::Eq, one, other);
        let holds = self.builder.binary(BinaryOp::Or, same, apart);
        self.builder.emit(Inst::Assume(holds), &[]);
    }
}
