//! Copies and fills of memory.

use tandem_ir::Ty;

use super::analysis::{Analysis, Flow};
use super::graph::{Access, Pointer};
use super::offset::{Offset, gcd};
use super::statics::length_multiple;
use crate::ast::{Operand, Typed};
use crate::constants::constant_integer;
use crate::copies::{Contents, MOST_PIECES, chunks, contents, gaps, split};
use crate::scalars::{MOST_SCALARS, bytes, in_memory, scalar};
use crate::storage::Part;
use crate::types::{Leaf, Type, TypeId, Types};

impl<'a> Analysis<'_, 'a> {
    /// Copying makes both places hold the same pointers and be read at the same types.
    pub(super) fn copy(&mut self, function: usize, target: &Typed<'a>, source: &Typed<'a>, length: &Typed<'a>) {
        let flows = [self.flow(function, &target.value, 0), self.flow(function, &source.value, 0)];
        let [Flow::Pointer(target), Flow::Pointer(source)] = flows else {
            flows.into_iter().for_each(|flow| self.expose_flow(flow));
            return;
        };
        let multiple = self.multiple(function, length);
        let length = self.length(length);
        self.copy_between(target, source, length, multiple);
    }

    pub(super) fn copy_between(&mut self, target: Pointer, source: Pointer, length: Option<u64>, multiple: u64) {
        self.graph.write(target.place);
        self.graph.sweep(target, length, multiple);
        self.graph.sweep(source, length, multiple);
        self.copies.push((target, source, length));
        // Between local objects only what is looked at counts.
        let exposed = [target, source].iter().any(|pointer| self.graph.private_root(pointer.place).is_none());
        if let Some(length) = length.filter(|_| exposed) {
            for pointer in [target, source] {
                self.access_declared(pointer, length);
                self.access_told(pointer, length);
            }
        }
        // Moving memory within a place moves what was moved before, again and again.
        let distance = target.offset.minus(source.offset);
        let repeats = match (distance.single(), length) {
            (Some(distance), Some(length)) => length / distance.unsigned_abs().max(1) > 8,
            _ => true,
        };
        let within = self.graph.find(target.place) == self.graph.find(source.place);
        let drift = match distance.single() {
            _ if !within || !repeats => Offset::ZERO,
            Some(distance) => Offset::multiples(distance.unsigned_abs()),
            None => Offset::multiples(gcd(distance.low.unsigned_abs(), distance.step())),
        };
        for (from, to) in [(source, target), (target, source)] {
            for access in self.graph.accesses(from.place).to_vec() {
                let relative = access.offset.minus(from.offset);
                if length.is_none_or(|length| relative.may_overlap(access.size, Offset::ZERO, length)) {
                    let offset = to.offset.plus(relative).plus(drift);
                    self.graph.access(to.place, Access { offset, ..access });
                }
            }
            for (offset, content) in self.graph.cells(from.place) {
                let relative = offset.minus(from.offset);
                if length.is_none_or(|length| relative.may_overlap(8, Offset::ZERO, length)) {
                    let at = Pointer { place: to.place, offset: to.offset.plus(relative).plus(drift) };
                    self.graph.store(at, content);
                }
            }
        }
    }

    pub(super) fn fill(&mut self, function: usize, target: &Typed<'a>, length: &Typed<'a>) {
        let Flow::Pointer(target) = self.flow(function, &target.value, 0) else { return };
        let multiple = self.multiple(function, length);
        let length = self.length(length);
        self.fill_range(target, length, multiple);
        for (offset, content) in self.graph.cells(target.place) {
            let relative = offset.minus(target.offset);
            if length.is_none_or(|length| relative.may_overlap(8, Offset::ZERO, length)) {
                self.graph.expose(content.place);
            }
        }
    }

    /// A new block that is filled with zeros, its length a product. Whoever gets it may look at all of it, so all of it
    /// counts, and not only what is looked at here.
    pub(super) fn fill_block(&mut self, function: usize, block: Pointer, factors: &[&Typed<'a>]) {
        let length = factors.iter().try_fold(1_u64, |length, factor| length.checked_mul(self.length(factor)?));
        let multiple =
            factors.iter().try_fold(1_u64, |multiple, factor| multiple.checked_mul(self.multiple(function, factor)));
        self.fill_range(block, length, multiple.unwrap_or(1));
    }

    fn fill_range(&mut self, target: Pointer, length: Option<u64>, multiple: u64) {
        self.graph.write(target.place);
        self.graph.sweep(target, length, multiple);
        self.copies.push((target, target, length));
        if let Some(length) = length.filter(|_| self.graph.private_root(target.place).is_none()) {
            self.access_declared(target, length);
        }
    }

    /// What is copied to or from memory behind addresses has to arrive to the last byte, even where nothing in sight
    /// looks at it. The declared types say what is there; bytes they do not tell of are accounted for as integers,
    /// and memory behind addresses has to be kept as bytes.
    pub(super) fn account_for_copies(&mut self) {
        for (target, source, length) in std::mem::take(&mut self.copies) {
            let exposed = [target, source].iter().any(|pointer| self.graph.private_root(pointer.place).is_none());
            let Some(length) = length.filter(|_| exposed) else { continue };
            let mut ranges = vec![];
            let mut listed = true;
            for pointer in [target, source] {
                match contents(self.graph.accesses(pointer.place), pointer.offset, Some(length)) {
                    Contents::Listed(found) => ranges.extend(found),
                    Contents::Uniform(_) | Contents::Mixed => listed = false,
                }
            }
            let Some(parts) = split(&ranges).filter(|_| listed) else { continue };
            let padding = self.padding(target, source, length);
            let gaps = gaps(&parts, length).into_iter().flat_map(|(start, end)| without(start, end, &padding));
            for (start, end) in gaps.collect::<Vec<_>>() {
                self.untold = true;
                for chunk in chunks(start, end).into_iter().take(MOST_PIECES) {
                    let offset = target.offset.plus(Offset::exact(chunk.offset as i64));
                    self.graph.access(target.place, Access { offset, size: bytes(chunk.ty), ty: chunk.ty });
                }
            }
        }
    }

    /// Bytes of a copied range that are padding by the declared type of target or source.
    pub(super) fn padding(&self, target: Pointer, source: Pointer, length: u64) -> Vec<(u64, u64)> {
        let mut padding = vec![];
        for pointer in [target, source] {
            for &(offset, ty) in self.graph.declared(pointer.place) {
                let relative = pointer.offset.minus(offset);
                let layout = self.module.types.layout(ty);
                let leaves = self.module.types.leaves(ty, MOST_SCALARS);
                let (Some(layout), Some(leaves)) = (layout, leaves) else { continue };
                let start = match relative.single() {
                    Some(start) => u64::try_from(start).ok(),
                    None => (relative.low == 0 && relative.step().is_multiple_of(layout.size.max(1))).then_some(0),
                };
                let Some(start) = start.filter(|start| start + length <= layout.size) else { continue };
                if self.module.types.contains_union(ty) || self.is_untold(ty) {
                    continue;
                }
                let part = |leaf: &Leaf| {
                    let ty = in_memory(scalar(&self.module.types, leaf.ty).ok()?);
                    Some(Part { offset: leaf.offset, ty })
                };
                let Some(parts) = leaves.iter().map(part).collect::<Option<Vec<Part>>>() else { continue };
                for (from, to) in gaps(&parts, layout.size) {
                    padding.push((from.saturating_sub(start), to.saturating_sub(start)));
                }
            }
            for (size, ranges) in self.graph.padded(pointer.place) {
                if pointer.offset == Offset::ZERO && length <= *size {
                    padding.extend(ranges);
                }
            }
        }
        padding
    }

    /// Whether a declared type says nothing about what is there: rustc declares all memory as arrays of bytes.
    pub(super) fn is_untold(&self, ty: TypeId) -> bool {
        self.rust && matches!(self.module.types.shape(ty), Type::Array(..))
    }

    /// Notes that a copy reads or writes all that is declared in the range.
    pub(super) fn access_declared(&mut self, pointer: Pointer, length: u64) {
        for (offset, ty) in self.graph.declared(pointer.place).to_vec() {
            if self.is_untold(ty) || self.module.types.contains_union(ty) {
                continue;
            }
            let mut found = vec![];
            declared_accesses(&self.module.types, ty, offset, 0, &mut found);
            for (offset, ty) in found {
                let size = bytes(ty);
                if offset.minus(pointer.offset).may_overlap(size, Offset::ZERO, length) {
                    self.graph.access(pointer.place, Access { offset, size, ty });
                    if ty == Ty::Ptr {
                        self.graph.cell(Pointer { place: pointer.place, offset });
                    }
                }
            }
        }
    }

    /// Notes that a copy of a structure reads or writes what the source says is in it.
    fn access_told(&mut self, pointer: Pointer, length: u64) {
        for (size, members) in self.graph.told(pointer.place).to_vec() {
            let is_start = pointer.offset.is_aligned_with(Offset::ZERO, size);
            if !is_start || length != size {
                continue;
            }
            for (at, ty) in members {
                let offset = pointer.offset.plus(Offset::exact(at as i64));
                self.graph.access(pointer.place, Access { offset, size: bytes(ty), ty });
                if ty == Ty::Ptr {
                    self.graph.cell(Pointer { place: pointer.place, offset });
                }
            }
        }
    }

    /// A number that the length is a multiple of, whatever it is.
    pub(super) fn multiple(&self, function: usize, length: &Typed<'a>) -> u64 {
        length_multiple(self.module, &self.definitions[function], length, 0)
    }

    pub(super) fn length(&self, length: &Typed<'a>) -> Option<u64> {
        match &length.value {
            Operand::Constant(constant) => {
                constant_integer(constant, &self.module.types, length.ty).and_then(|length| u64::try_from(length).ok())
            }
            Operand::Local(_) => None,
        }
    }
}

/// What is left of a range without those that are padding.
fn without(start: u64, end: u64, padding: &[(u64, u64)]) -> Vec<(u64, u64)> {
    let mut left = vec![(start, end)];
    for &(from, to) in padding {
        left = left
            .into_iter()
            .flat_map(|(start, end)| [(start, end.min(from).max(start)), (start.max(to).min(end), end)])
            .filter(|(start, end)| start < end)
            .collect();
        left.dedup();
    }
    left
}

/// Accesses that a declared type at this pointer tells of.
pub(crate) fn declared_accesses(
    types: &Types,
    ty: TypeId,
    offset: Offset,
    depth: usize,
    found: &mut Vec<(Offset, Ty)>,
) {
    if depth > 32 || found.len() > MOST_PIECES {
        // Too much to list: anything may be anywhere.
        found.push((Offset::ANY, Ty::Ptr));
        found.push((Offset::ANY, Ty::I8));
        return;
    }
    match types.shape(ty) {
        Type::Struct { fields, .. } => {
            for (index, &field) in fields.iter().enumerate() {
                if let Some(place) = types.field_offset(ty, index) {
                    let offset = offset.plus(Offset::exact(place as i64));
                    declared_accesses(types, field, offset, depth + 1, found);
                }
            }
        }
        Type::Array(count, element) | Type::Vector(count, element) => {
            let Some(layout) = types.layout(*element) else { return };
            if *count > 0 {
                let offset = offset.plus(Offset::first_multiples(layout.size, *count));
                declared_accesses(types, *element, offset, depth + 1, found);
            }
        }
        _ => {
            if let Ok(scalar) = scalar(types, ty) {
                found.push((offset, in_memory(scalar)));
            }
        }
    }
}
