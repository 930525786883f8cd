//! Loads and stores, and where the object is that they are about.

use tandem_ir::{
    BinaryOp as OutOp, CastOp as OutCast, CompareOp, Const, Inst as OutInst, RegionId, RegionKind, Ty, Value, Variable,
};

use super::Origin;
use super::bounds::Extent;
use super::function::{FunctionLowering, Lower};
use crate::ast::{Inst, Operand, Typed};
use crate::pointers::{Offset, Pointer, Root, RootId};
use crate::scalars::{bytes, in_memory, leaves, scalar};
use crate::storage::{MOST_TABLE_POINTERS, Part, Storage, is_fixed, local_size};
use crate::types::TypeId;

/// Where an access goes.
#[derive(Clone, Copy, Debug)]
pub(super) enum Spot {
    /// Behind this address, in the memory of this number if not in the one that all share.
    Address(Value, Option<usize>),
    /// Into this object, at this offset.
    Object {
        root: RootId,
        offset: Value,
        /// The offset, if the analysis knows it.
        fixed: Option<i64>,
    },
    /// Behind the null pointer.
    Null,
}

impl<'a> FunctionLowering<'_, '_, 'a> {
    /// Where a pointer points.
    pub(super) fn spot(&mut self, address: &Typed<'a>) -> Lower<Spot> {
        if matches!(address.value, Operand::Constant(crate::ast::Constant::Null | crate::ast::Constant::Zero)) {
            return Ok(Spot::Null);
        }
        let pointer = self.context.pointers.operand(self.context.module, self.index, address);
        let value = self.single(address)?;
        match self.builder.ty(value) {
            Ty::Ptr => {
                let own = self.own_memory(pointer);
                Ok(Spot::Address(value, own))
            }
            Ty::Int(64) => {
                let pointer = pointer.ok_or("an offset into nothing")?;
                let root = self.context.pointers.private_root_of(pointer.place).ok_or("an offset into nothing")?;
                Ok(Spot::Object { root, offset: value, fixed: pointer.offset.single() })
            }
            _ => Err("an access through something that is not a pointer".into()),
        }
    }

    /// The number of the memory that a pointer points into, if it is not the one that all share.
    pub(super) fn own_memory(&self, pointer: Option<Pointer>) -> Option<usize> {
        self.context.own_memory.get(&pointer?.place).copied()
    }

    /// A spot moved by some bytes.
    pub(super) fn spot_at(&mut self, spot: Spot, distance: u64) -> Spot {
        let distance = distance as i64;
        if distance == 0 {
            return spot;
        }
        match spot {
            Spot::Address(address, own) => Spot::Address(self.moved(address, distance), own),
            Spot::Object { root, offset, fixed } => {
                let fixed = fixed.and_then(|fixed| fixed.checked_add(distance));
                Spot::Object { root, offset: self.moved(offset, distance), fixed }
            }
            Spot::Null => Spot::Null,
        }
    }

    pub(super) fn lower_load(
        &mut self,
        inst: &Inst<'a>,
        ty: TypeId,
        address: &Typed<'a>,
        range: Option<u32>,
        non_null: bool,
    ) -> Lower<()> {
        let expected = self.scalar_types(ty, inst.result)?;
        let spot = self.spot(address)?;
        self.check_spot(address, spot, ty)?;
        let types = &self.context.module.types;
        let mut results = vec![];
        for (leaf, expected) in leaves(types, ty)?.into_iter().zip(&expected) {
            let kind = scalar(types, leaf.ty)?;
            let spot = self.spot_at(spot, leaf.offset);
            let value = self.load_scalar(spot, in_memory(kind), *expected == Ty::I64 && kind == Ty::Ptr)?;
            results.push(if *expected == self.builder.ty(value) { value } else { self.resized(value, kind, false)? });
        }
        if let (Origin::Rust, Some(range), [value], Spot::Address(..)) =
            (self.context.origin, range, &results[..], spot)
        {
            // What Rust's types promise about what is in memory, such as that a `bool` is 0 or 1.
            if let ([low, high], Ty::Int(width)) = (&self.context.module.metadata.integers(range)[..], expected[0]) {
                let mask = if width >= 128 { u128::MAX } else { (1 << width) - 1 };
                self.assume_range(*value, *low as u128 & mask, *high as u128 & mask);
            }
        }
        if let (Some(result), [value], Spot::Address(..)) = (inst.result, &results[..], spot)
            && self.truths.contains(&result)
        {
            let two = self.builder.int(8, 2);
            let is_truth = self.builder.compare(CompareOp::Ult, *value, two);
            self.builder.emit(OutInst::Assume(is_truth), &[]);
        }
        if let (Origin::Rust, true, &[value]) = (self.context.origin, non_null, &results[..])
            && self.builder.ty(value) == Ty::Ptr
        {
            // A reference, wherever it is kept: a slice that moves on, and is nothing only if it is null.
            let null = self.builder.value(OutInst::Const(Const::Null), Ty::Ptr);
            let exists = self.builder.compare(CompareOp::Ne, value, null);
            self.promised(exists);
        }
        self.define(inst, results)
    }

    /// An access to a value of a type behind an address is inside of an object.
    fn check_spot(&mut self, address: &Typed<'a>, spot: Spot, ty: TypeId) -> Lower<()> {
        let layout = self.context.module.types.layout(ty);
        match (spot, layout) {
            (Spot::Address(value, _), Some(layout)) => {
                self.check_access(address, value, Extent::Fixed(layout.stored.max(1)))
            }
            _ => Ok(()),
        }
    }

    pub(super) fn lower_store(&mut self, value: &Typed<'a>, address: &Typed<'a>) -> Lower<()> {
        let spot = self.spot(address)?;
        self.check_spot(address, spot, value.ty)?;
        let types = &self.context.module.types;
        let parts = leaves(types, value.ty)?;
        let values = self.operand(value)?;
        for (leaf, value) in parts.into_iter().zip(values) {
            let kind = scalar(types, leaf.ty)?;
            let spot = self.spot_at(spot, leaf.offset);
            let offset = kind == Ty::Ptr && self.builder.ty(value) == Ty::I64;
            let stored = if offset { value } else { self.memory_form(value)? };
            self.store_scalar(spot, in_memory(kind), stored)?;
        }
        Ok(())
    }

    /// An integer as it is in memory: of whole bytes.
    pub(super) fn memory_form(&mut self, value: Value) -> Lower<Value> {
        let ty = self.builder.ty(value);
        match in_memory(ty) {
            memory if memory == ty => Ok(value),
            memory => self.resized(value, memory, false),
        }
    }

    /// Reads a scalar. A pointer into an object without address comes as an offset.
    pub(super) fn load_scalar(&mut self, spot: Spot, ty: Ty, as_offset: bool) -> Lower<Value> {
        let value = match spot {
            Spot::Null => {
                self.fail("null dereference");
                self.builder.value(OutInst::Arbitrary, if as_offset { Ty::I64 } else { ty })
            }
            Spot::Address(address, own) => {
                let region = self.context.heap(ty, own);
                self.load_region(region, vec![address], ty)?
            }
            Spot::Object { root, offset, fixed } => self.load_object(root, offset, fixed, ty)?,
        };
        self.pointer_form(value, as_offset)
    }

    /// A pointer as offset or address, as wanted; other values as they are.
    fn pointer_form(&mut self, value: Value, as_offset: bool) -> Lower<Value> {
        match (self.builder.ty(value), as_offset) {
            (Ty::Ptr, true) => Ok(self.builder.cast(OutCast::PtrToInt, value, Ty::I64)),
            _ => Ok(value),
        }
    }

    /// Writes a scalar, which may be a pointer in the form of an offset.
    pub(super) fn store_scalar(&mut self, spot: Spot, ty: Ty, value: Value) -> Lower<()> {
        match spot {
            Spot::Null => {
                self.fail("null dereference");
                Ok(())
            }
            Spot::Address(address, own) => {
                let region = self.context.heap(ty, own);
                if self.builder.ty(value) != ty {
                    return Err("an offset stored behind an address".into());
                }
                self.store_region(region, vec![address], value)
            }
            Spot::Object { root, offset, fixed } => self.store_object(root, offset, fixed, ty, value),
        }
    }

    /// Ends with undefined behaviour; what follows goes on in a block that is never reached.
    pub(super) fn fail(&mut self, kind: &str) {
        let never = self.builder.bool(false);
        self.require(never, kind);
    }

    pub(super) fn load_region(&mut self, region: RegionId, keys: Vec<Value>, ty: Ty) -> Lower<Value> {
        let mem = self.memory(region)?;
        Ok(self.builder.value(OutInst::Load { mem, keys }, ty))
    }

    pub(super) fn store_region(&mut self, region: RegionId, keys: Vec<Value>, value: Value) -> Lower<()> {
        let variable = self.memory_variable(region)?;
        let mem = self.builder.read(variable);
        let after = self.builder.value(OutInst::Store { mem, keys, value }, Ty::Mem(region));
        self.builder.write(variable, after);
        Ok(())
    }

    fn memory_variable(&mut self, region: RegionId) -> Lower<Variable> {
        match self.context.out.regions[region].kind {
            RegionKind::Local => Ok(self.local_memory(Ty::Mem(region))),
            RegionKind::Shared | RegionKind::Hidden | RegionKind::Computed | RegionKind::ObjectCount => {
                self.state_variable(Ty::Mem(region))
            }
            RegionKind::Constant => Err("a write to a constant".into()),
        }
    }

    /// The current memory of a region.
    pub(super) fn memory(&mut self, region: RegionId) -> Lower<Value> {
        if self.context.out.regions[region].kind == RegionKind::Constant {
            return Ok(self.builder.value(OutInst::Const(Const::Table), Ty::Mem(region)));
        }
        let variable = self.memory_variable(region)?;
        Ok(self.builder.read(variable))
    }

    fn load_object(&mut self, root: RootId, offset: Value, fixed: Option<i64>, ty: Ty) -> Lower<Value> {
        if is_fixed(self.context.module, self.context.pointers, root)
            && let Some(value) = self.load_constant(root, offset, fixed, ty)?
        {
            return Ok(value);
        }
        match self.context.storages[root.0 as usize].clone() {
            Storage::Addressed => Err("an offset into an object with an address".into()),
            Storage::Parts(parts) => {
                let at = fixed.and_then(|fixed| u64::try_from(fixed).ok());
                let Some(at) = at.filter(|at| covers(&parts, *at, bytes(ty))) else {
                    self.fail("access out of bounds");
                    return Ok(self.builder.value(OutInst::Arbitrary, ty));
                };
                self.load_parts(root, &parts, at, ty)
            }
            Storage::Elements(_) | Storage::Bytes => {
                self.check_bounds(root, offset, fixed, bytes(ty));
                let (region, _) = self.context.object_region(root);
                self.load_region(region, vec![offset], ty)
            }
        }
    }

    fn store_object(&mut self, root: RootId, offset: Value, fixed: Option<i64>, ty: Ty, value: Value) -> Lower<()> {
        if is_fixed(self.context.module, self.context.pointers, root) {
            self.fail("write to a constant");
            return Ok(());
        }
        match self.context.storages[root.0 as usize].clone() {
            Storage::Addressed => Err("an offset into an object with an address".into()),
            Storage::Parts(parts) => {
                let at = fixed.and_then(|fixed| u64::try_from(fixed).ok());
                let Some(at) = at.filter(|at| covers(&parts, *at, bytes(ty))) else {
                    self.fail("access out of bounds");
                    return Ok(());
                };
                self.store_parts(root, &parts, at, ty, value)
            }
            Storage::Elements(_) | Storage::Bytes => {
                self.check_bounds(root, offset, fixed, bytes(ty));
                let (region, _) = self.context.object_region(root);
                let value = match (self.builder.ty(value), ty) {
                    (Ty::Int(64), Ty::Ptr) => self.builder.cast(OutCast::IntToPtr, value, Ty::Ptr),
                    _ => value,
                };
                self.store_region(region, vec![offset], value)
            }
        }
    }

    /// Ends with undefined behaviour if an access is not inside its object. Rust has checked before.
    pub(super) fn check_bounds(&mut self, root: RootId, offset: Value, fixed: Option<i64>, size: u64) {
        let Some(whole) = self.object_size(root) else {
            let Some(&length) = self.lengths.get(&root) else { return };
            // An array of a number of elements that is only known at run time.
            let length = self.builder.read(length);
            let size = self.builder.int(64, i128::from(size));
            let fits = self.builder.compare(CompareOp::Ule, size, length);
            let last = self.builder.binary(OutOp::Sub, length, size);
            let before = self.builder.compare(CompareOp::Ule, offset, last);
            let inside = self.builder.binary(OutOp::And, fits, before);
            self.require(inside, "access out of bounds");
            return;
        };
        let last = whole.checked_sub(size);
        if let (Some(fixed), Some(last)) = (fixed, last)
            && u64::try_from(fixed).is_ok_and(|fixed| fixed <= last)
        {
            return;
        }
        match last {
            Some(last) if fixed.is_none() => {
                if !self.context.checks_bounds() {
                    return;
                }
                let last = self.builder.int(64, i128::from(last));
                let inside = self.builder.compare(CompareOp::Ule, offset, last);
                self.require(inside, "access out of bounds");
            }
            _ => self.fail("access out of bounds"),
        }
    }

    /// The size of an object, if it is known.
    pub(super) fn object_size(&self, root: RootId) -> Option<u64> {
        match self.context.pointers.roots[root.0 as usize] {
            Root::Variable(index) => {
                let ty = self.context.module.variables[index].ty;
                self.context.module.types.layout(ty).map(|layout| layout.size)
            }
            Root::Local(function, local) => local_size(self.context.module, function, local),
        }
    }

    /// Reads from a variable that never changes, if the value is known or is an address.
    fn load_constant(&mut self, root: RootId, offset: Value, fixed: Option<i64>, ty: Ty) -> Lower<Option<Value>> {
        let Root::Variable(variable) = self.context.pointers.roots[root.0 as usize] else { return Ok(None) };
        let image = self.context.image(variable).ok_or("a constant that is too large")?;
        if !image.unknown.is_empty() {
            return Err("a constant whose value is not known".into());
        }
        if let Some(at) = fixed.and_then(|fixed| u64::try_from(fixed).ok()) {
            if let (Some(address), Ty::Ptr) = (image.address(at), ty) {
                return self.address(address).map(Some);
            }
            if let Some(bits) = image.bits(at, bytes(ty)) {
                return self.constant_of_bits(ty, bits).map(Some);
            }
            // Out of bounds, or part of an address.
            if image.bytes.get(at as usize..(at + bytes(ty)) as usize).is_some() {
                return Err("the bytes of an address in a constant".into());
            }
            self.fail("access out of bounds");
            return Ok(Some(self.builder.value(OutInst::Arbitrary, ty)));
        }
        if ty != Ty::Ptr {
            let accesses = self.context.pointers.accesses(self.context.pointers.root_place(root));
            let reads_address = |at: &u64| {
                let address = Offset::exact(*at as i64);
                accesses.iter().any(|access| access.ty != Ty::Ptr && access.offset.may_overlap(access.size, address, 8))
            };
            if image.addresses.iter().any(|(at, _)| reads_address(at)) {
                return Err("the bytes of an address in a constant".into());
            }
            return Ok(None);
        }
        if image.addresses.len() > MOST_TABLE_POINTERS {
            return Err(format!("a table of more than {MOST_TABLE_POINTERS} pointers"));
        }
        self.check_bounds(root, offset, fixed, 8);
        let mut result = None;
        for (at, address) in &image.addresses {
            let entry = self.address(*address)?;
            let start = match result {
                Some(start) => start,
                None => {
                    let ty = self.builder.ty(entry);
                    self.zero(ty)
                }
            };
            let at = self.builder.int(64, i128::from(*at));
            let here = self.builder.compare(CompareOp::Eq, offset, at);
            if self.builder.ty(start) != self.builder.ty(entry) {
                return Err("a table of pointers of different kinds".into());
            }
            result = Some(self.builder.select(here, entry, start));
        }
        match result {
            Some(result) => Ok(Some(result)),
            None => Ok(Some(self.zero(Ty::Ptr))),
        }
    }

    /// A scalar constant of these bits.
    pub(super) fn constant_of_bits(&mut self, ty: Ty, bits: u128) -> Lower<Value> {
        let constant = match ty {
            Ty::Int(_) => Const::Int(bits),
            Ty::F32 => Const::F32(bits as u32),
            Ty::F64 => Const::F64(bits as u64),
            Ty::Ptr if bits == 0 => Const::Null,
            Ty::Ptr => {
                let number = self.builder.int(64, bits as i128);
                return Ok(self.builder.cast(OutCast::IntToPtr, number, Ty::Ptr));
            }
            Ty::Bool => Const::Bool(bits & 1 == 1),
            Ty::Ref | Ty::Mem(_) | Ty::World => return Err("a constant in memory that is not a scalar".into()),
        };
        let value = self.builder.value(OutInst::Const(constant), ty);
        if let Const::Int(bits) = constant {
            self.known.insert(value, bits);
        }
        Ok(value)
    }

    /// The type of the variable that a part is kept in: an offset if it only ever points into objects without address.
    fn part_type(&self, root: RootId, part: Part) -> Ty {
        if part.ty != Ty::Ptr {
            return part.ty;
        }
        let place = self.context.pointers.root_place(root);
        let content = self.context.pointers.content(place, part.offset as i64);
        match content.and_then(|content| self.context.pointers.private_root_of(content)) {
            Some(_) => Ty::I64,
            None => Ty::Ptr,
        }
    }

    fn part_variable(&mut self, root: RootId, part: Part) -> Variable {
        let ty = self.part_type(root, part);
        if let Some(&variable) = self.parts.get(&(root, part.offset)) {
            return variable;
        }
        let name = match self.context.pointers.roots[root.0 as usize] {
            Root::Local(_, local) => self.object_name(local).map(str::to_owned),
            Root::Variable(_) => None,
        };
        let variable = self.builder.declare(ty, name.as_deref());
        self.parts.insert((root, part.offset), variable);
        variable
    }

    fn read_part(&mut self, root: RootId, part: Part) -> Lower<Value> {
        if let Root::Variable(index) = self.context.pointers.roots[root.0 as usize] {
            let region = self.context.part_region(index, part.offset, part.ty);
            return self.load_region(region, vec![], part.ty);
        }
        let variable = self.part_variable(root, part);
        Ok(self.builder.read(variable))
    }

    fn write_part(&mut self, root: RootId, part: Part, value: Value) -> Lower<()> {
        if let Root::Variable(index) = self.context.pointers.roots[root.0 as usize] {
            let region = self.context.part_region(index, part.offset, part.ty);
            return self.store_region(region, vec![], value);
        }
        let variable = self.part_variable(root, part);
        self.builder.write(variable, value);
        Ok(())
    }

    /// Makes the contents of an object unspecified.
    pub(super) fn forget_object(&mut self, root: RootId) -> Lower<()> {
        match self.context.storages[root.0 as usize].clone() {
            Storage::Addressed => {}
            Storage::Parts(parts) => {
                let padding = self.padding(root, &parts);
                for part in parts {
                    let ty = self.part_type(root, part);
                    let variable = self.part_variable(root, part);
                    // Nobody can tell what is in padding: it is passed on with the object at most.
                    let unspecified = if padding.contains(&part.offset) {
                        self.zero(ty)
                    } else {
                        self.builder.value(OutInst::Arbitrary, ty)
                    };
                    self.builder.write(variable, unspecified);
                }
            }
            Storage::Elements(_) | Storage::Bytes => {
                let (region, _) = self.context.object_region(root);
                let ty = Ty::Mem(region);
                let variable = self.local_memory(ty);
                let memory = self.builder.value(OutInst::Arbitrary, ty);
                self.builder.write(variable, memory);
            }
        }
        Ok(())
    }

    /// The offsets of parts that lie between the fields of a local object's declared type.
    pub(super) fn padding(&self, root: RootId, parts: &[Part]) -> Vec<u64> {
        let Root::Local(function, local) = self.context.pointers.roots[root.0 as usize] else { return vec![] };
        if parts.len() < 2 || function != self.index {
            return vec![];
        }
        let declared = match self.function.params.get(local.0 as usize) {
            Some(param) => param.traits.by_value.and_then(|by_value| by_value.ty),
            None => self.allocated.get(&local).copied(),
        };
        let types = &self.context.module.types;
        let Some(leaves) = declared.filter(|ty| !types.contains_union(*ty)).and_then(|ty| leaves(types, ty).ok())
        else {
            return vec![];
        };
        let mut taken = vec![];
        for leaf in &leaves {
            let Ok(kind) = scalar(types, leaf.ty) else { return vec![] };
            taken.push((leaf.offset, leaf.offset + bytes(in_memory(kind))));
        }
        let apart = |part: &&Part| {
            let end = part.offset + bytes(part.ty);
            taken.iter().all(|(from, to)| end <= *from || *to <= part.offset)
        };
        parts.iter().filter(apart).map(|part| part.offset).collect()
    }

    fn load_parts(&mut self, root: RootId, parts: &[Part], at: u64, ty: Ty) -> Lower<Value> {
        if let Some(&part) = parts.iter().find(|part| part.offset == at && part.ty == ty) {
            return self.read_part(root, part);
        }
        let mut bits = vec![];
        for &part in parts_in(parts, at, bytes(ty)) {
            let value = self.read_part(root, part)?;
            bits.push(self.bits_of(value)?);
        }
        let whole = self.joined(&bits)?;
        self.of_bits(whole, ty)
    }

    fn store_parts(&mut self, root: RootId, parts: &[Part], at: u64, ty: Ty, value: Value) -> Lower<()> {
        if let Some(&part) = parts.iter().find(|part| part.offset == at && part.ty == ty) {
            let value = match (self.part_type(root, part), self.builder.ty(value)) {
                (wanted, found) if wanted == found => value,
                (Ty::Int(64), Ty::Ptr) => self.builder.cast(OutCast::PtrToInt, value, Ty::I64),
                (Ty::Ptr, Ty::Int(64)) if root_is_global(self, root) => {
                    return Err("an offset stored in a variable that is observed".into());
                }
                _ => return Err("a pointer of another kind than its place".into()),
            };
            return self.write_part(root, part, value);
        }
        let bits = self.bits_of(value)?;
        for &part in parts_in(parts, at, bytes(ty)) {
            let position = (part.offset - at) * 8;
            let width = bytes(part.ty) * 8;
            let piece = self.cut(bits, position as u32, width as u8)?;
            let piece = self.of_bits(piece, part.ty)?;
            self.write_part(root, part, piece)?;
        }
        Ok(())
    }
}

fn root_is_global(lowering: &FunctionLowering<'_, '_, '_>, root: RootId) -> bool {
    matches!(lowering.context.pointers.roots[root.0 as usize], Root::Variable(_))
}

fn parts_in(parts: &[Part], at: u64, size: u64) -> impl Iterator<Item = &Part> {
    parts.iter().filter(move |part| part.offset >= at && part.offset + bytes(part.ty) <= at + size)
}

/// Whether parts cover a range exactly.
fn covers(parts: &[Part], at: u64, size: u64) -> bool {
    let mut next = at;
    for part in parts_in(parts, at, size) {
        if part.offset != next {
            return false;
        }
        next += bytes(part.ty);
    }
    next == at + size
}
