//! Accesses behind addresses stay inside of the objects that the program made, and blocks are freed once.
//!
//! Every local object with an address and every allocated block has a slot of its own: 2^40 bytes in the upper half of all
//! addresses, of which it takes the first. So the slot of an address is the address without its low bits, and a hidden
//! memory says for each slot how large the object there is: 0 if there is none (any more), else one more than its size. An
//! access that is not inside of its object is undefined. Where all pointers lead to variables whose addresses are known,
//! the variables themselves are asked. Rust without `unsafe` has checked before.

use std::collections::BTreeSet;

use tandem_base::layout::{BLOCK_ROOM, EXTENTS_OF_BLOCKS};
use tandem_ir::{BinaryOp as OutOp, CastOp as OutCast, CompareOp, Inst as OutInst, Region, RegionKind, Ty, Value};

use super::Origin;
use super::context::{ALLOCATED_BASE, Context, FIRST_OF_BLOCKS, FRAMES_BASE};
use super::function::{Definitions, FunctionLowering, Lower};
use crate::ast::{Operand, Typed};
use crate::library::{Allocator, allocator};
use crate::pointers::{Place, Pointer, Root, RootId, definitions_of};
use crate::scalars::{bytes, in_memory, single_scalar};
use crate::storage::Heap;
use crate::types::TypeId;

/// The memory that says how large the objects in their slots are.
const SIZES: &str = "@sizes";
/// The memory that says who allocated a block, where there is more than one who can.
const ALLOCATORS: &str = "@allocators";
/// Up to so many objects are asked one by one.
const MOST_ASKED: usize = 3;

/// How long an access is.
#[derive(Clone, Copy, Debug)]
pub(super) enum Extent {
    /// So many bytes.
    Fixed(u64),
    /// A number of bytes that is not known.
    Length(Value),
}

impl Context<'_, '_> {
    /// Whether accesses have to be shown to be inside of their objects.
    pub(super) fn checks_bounds(&self) -> bool {
        self.origin != Origin::Rust || self.model.loose
    }

    /// Whether the sizes of local objects and blocks at a place are looked up: they may be used where nobody knows which
    /// of them it is.
    fn has_slots(&mut self, place: Place) -> bool {
        if let Some(&known) = self.slots.get(&place) {
            return known;
        }
        let found = self.checks_bounds() && self.needs_slots(place);
        self.slots.insert(place, found);
        found
    }

    fn needs_slots(&self, place: Place) -> bool {
        if self.pointers.holds_blocks(place) {
            return true;
        }
        let roots = self.pointers.roots_of(place);
        let mut owner = None;
        for root in roots {
            if let Root::Local(function, _) = self.pointers.roots[root.0 as usize] {
                if owner.is_some_and(|owner| owner != function) {
                    return true;
                }
                owner = Some(function);
            }
        }
        let Some(owner) = owner else { return false };
        let asked = !self.pointers.is_foreign(place) && roots.len() <= MOST_ASKED;
        !(asked && self.pointers.is_known_only_to(place, owner))
    }

    /// Whether blocks of the program are allocated or freed in more than one way.
    fn has_allocators(&self) -> bool {
        let declared = self.module.functions.iter().filter(|function| function.body.is_none());
        let allocators: BTreeSet<Allocator> = declared.filter_map(|function| allocator(function.name)).collect();
        allocators.len() > 1
    }

    fn sizes(&mut self) -> tandem_ir::RegionId {
        self.of_slots(SIZES)
    }

    /// The memory that says how large those blocks are that callers may come to: one that is smaller than before is not the same
    /// to them, although no access of the program's shows it.
    fn extents(&mut self) -> tandem_ir::RegionId {
        self.region(EXTENTS_OF_BLOCKS.to_owned(), |name| Region {
            name,
            keys: vec![Ty::Ptr],
            element: Ty::I64,
            kind: RegionKind::Shared,
            contents: vec![],
        })
    }

    /// A memory that says something of each slot.
    fn of_slots(&mut self, name: &str) -> tandem_ir::RegionId {
        self.region(name.to_owned(), |name| Region {
            name,
            keys: vec![Ty::Ptr],
            element: Ty::I64,
            kind: RegionKind::Hidden,
            contents: vec![],
        })
    }
}

impl<'m, 'a> FunctionLowering<'_, 'm, 'a> {
    /// Ends with undefined behaviour if an access through a pointer is not inside of an object that the program made.
    pub(super) fn check_access(&mut self, address: &Typed<'a>, value: Value, extent: Extent) -> Lower<()> {
        self.assume_same_object(address, value, extent)?;
        if self.builder.ty(value) != Ty::Ptr {
            return Ok(());
        }
        let pointer = self.context.pointers.operand(self.context.module, self.index, address);
        let Some(pointer) = pointer.filter(|_| self.context.checks_bounds()) else {
            self.context.reaches_outside = true;
            return Ok(());
        };
        let is_foreign = self.context.pointers.is_foreign(pointer.place);
        if self.context.model.tests_null && is_foreign {
            self.require_base(address)?;
        }
        let roots = self.context.pointers.roots_of(pointer.place).to_vec();
        let blocks = self.context.pointers.holds_blocks(pointer.place);
        if roots.is_empty() && !blocks {
            self.context.reaches_outside = true;
            return Ok(());
        }
        if self.is_inside(pointer, &roots, blocks, extent) {
            return Ok(());
        }
        let has_slots = self.context.has_slots(pointer.place);
        let is_variable = |root: &RootId| matches!(self.context.pointers.roots[root.0 as usize], Root::Variable(_));
        // Of what is in no slot nothing is asked there.
        self.context.reaches_outside |= is_foreign || has_slots && roots.iter().any(is_variable);
        let inside = if has_slots {
            self.is_in_slot(pointer.place, value, extent)?
        } else if is_foreign || roots.len() > MOST_ASKED {
            self.context.reaches_outside = true;
            return Ok(());
        } else {
            self.is_in_one_of(&roots, value, extent)?
        };
        let inside = match extent {
            Extent::Fixed(_) => inside,
            Extent::Length(length) => {
                let zero = self.builder.int(64, 0);
                let nothing = self.builder.compare(CompareOp::Eq, length, zero);
                self.builder.binary(OutOp::Or, nothing, inside)
            }
        };
        self.require(inside, "access out of bounds");
        Ok(())
    }

    /// An access is aligned as it says. Only programs can tell that use addresses as numbers, or whose pointers may lead to
    /// bytes of one another: of those it is stated, because a caller's pointer is aligned for its type also where a side
    /// does not show it (it copies the bytes, or looks at some of them).
    pub(super) fn require_aligned(&mut self, ty: TypeId, address: &Typed<'a>, align: Option<u64>) -> Lower<()> {
        let can_tell = self.context.model.numbers || self.context.model.heap == Heap::Bytes;
        if !can_tell || !self.context.checks_bounds() {
            return Ok(());
        }
        let pointer = self.context.pointers.operand(self.context.module, self.index, address);
        let natural = single_scalar(&self.context.module.types, ty).map_or(1, |ty| bytes(in_memory(ty)));
        let align = align.unwrap_or(natural);
        if align < 2
            || !align.is_power_of_two()
            || !pointer.is_some_and(|to| self.context.pointers.is_foreign(to.place))
        {
            return Ok(());
        }
        let value = self.single(address)?;
        if self.builder.ty(value) == Ty::Ptr {
            let aligned = self.is_multiple(value, align);
            match self.context.model.numbers {
                true => self.require(aligned, "unaligned access"),
                false => {
                    self.builder.emit(OutInst::Assume(aligned), &[]);
                }
            }
        }
        Ok(())
    }

    /// Whether an address is a multiple of a power of two.
    pub(super) fn is_multiple(&mut self, address: Value, align: u64) -> Value {
        let number = self.builder.cast(OutCast::PtrToInt, address, Ty::I64);
        let low = self.builder.int(64, i128::from(align) - 1);
        let rest = self.builder.binary(OutOp::And, number, low);
        let zero = self.builder.int(64, 0);
        self.builder.compare(CompareOp::Eq, rest, zero)
    }

    /// The pointer that an access is relative to is not null. Only programs that ask whether some are can tell.
    fn require_base(&mut self, address: &Typed<'a>) -> Lower<()> {
        let base = self.base_of(address);
        if !matches!(base.value, Operand::Local(_)) {
            return Ok(());
        }
        let base = self.single(&base)?;
        if self.builder.ty(base) == Ty::Ptr {
            let null = self.zero(Ty::Ptr);
            let exists = self.builder.compare(CompareOp::Ne, base, null);
            self.require(exists, "null dereference");
        }
        Ok(())
    }

    /// The instructions that give values.
    pub(super) fn definitions(&mut self) -> Definitions<'m, 'a> {
        match &self.definitions {
            Some(definitions) => definitions.clone(),
            None => self.definitions.insert(definitions_of(self.function).into()).clone(),
        }
    }

    /// Whether the analysis knows that an access is inside of its object.
    fn is_inside(&self, pointer: Pointer, roots: &[RootId], blocks: bool, extent: Extent) -> bool {
        // A set of several offsets may come from an index that the analysis took to be one of its array.
        let (Extent::Fixed(size), Some(at), false) = (extent, pointer.offset.single(), blocks) else { return false };
        let ends_inside = |root: &RootId| {
            let end = u64::try_from(at).ok().and_then(|at| at.checked_add(size));
            end.zip(self.object_size(*root)).is_some_and(|(end, whole)| end <= whole)
        };
        !self.context.pointers.is_foreign(pointer.place) && roots.iter().all(ends_inside)
    }

    /// Whether an access is inside of one of these objects, all of which are variables of the module or local ones of this
    /// function.
    fn is_in_one_of(&mut self, roots: &[RootId], address: Value, extent: Extent) -> Lower<Value> {
        let mut inside = self.builder.bool(false);
        let number = self.builder.cast(OutCast::PtrToInt, address, Ty::I64);
        for &root in roots {
            let base = match self.context.pointers.roots[root.0 as usize] {
                Root::Variable(variable) => self.address(super::statics::Address::Variable(variable, 0))?,
                Root::Local(_, local) => match self.values.get(local.0 as usize) {
                    Some(Some(scalars)) if scalars.len() == 1 => scalars[0],
                    // Not made yet.
                    _ => continue,
                },
            };
            if self.builder.ty(base) != Ty::Ptr {
                continue;
            }
            let size = match (self.object_size(root), self.lengths.get(&root)) {
                (Some(size), _) => self.builder.int(64, i128::from(size)),
                (None, Some(&size)) => self.builder.read(size),
                (None, None) => return Err("an access to a variable whose size is not known".into()),
            };
            let base = self.builder.cast(OutCast::PtrToInt, base, Ty::I64);
            let distance = self.builder.binary(OutOp::Sub, number, base);
            let length = self.extent(extent);
            let fits = self.builder.compare(CompareOp::Ule, length, size);
            let last = self.builder.binary(OutOp::Sub, size, length);
            let before = self.builder.compare(CompareOp::Ule, distance, last);
            let here = self.builder.binary(OutOp::And, fits, before);
            inside = self.builder.binary(OutOp::Or, inside, here);
        }
        Ok(inside)
    }

    fn extent(&mut self, extent: Extent) -> Value {
        match extent {
            Extent::Fixed(size) => self.builder.int(64, i128::from(size)),
            Extent::Length(length) => length,
        }
    }

    /// Whether an access is inside of the object in its slot. Pointers from outside lead elsewhere.
    fn is_in_slot(&mut self, place: Place, address: Value, extent: Extent) -> Lower<Value> {
        let (slot, offset) = self.slot(address);
        let region = self.context.sizes();
        let bound = self.load_region(region, vec![slot], Ty::I64)?;
        let length = self.extent(extent);
        let one = self.builder.int(64, 1);
        let fits = self.builder.compare(CompareOp::Ult, length, bound);
        let last = self.builder.binary(OutOp::Sub, bound, length);
        let last = self.builder.binary(OutOp::Sub, last, one);
        let before = self.builder.compare(CompareOp::Ule, offset, last);
        let inside = self.builder.binary(OutOp::And, fits, before);
        let roots = self.context.pointers.roots_of(place);
        let variables =
            roots.iter().any(|root| matches!(self.context.pointers.roots[root.0 as usize], Root::Variable(_)));
        let made = self.has_slot(address);
        if self.context.pointers.is_foreign(place) || variables {
            let no = self.builder.bool(false);
            let elsewhere = self.builder.compare(CompareOp::Eq, made, no);
            return Ok(self.builder.binary(OutOp::Or, elsewhere, inside));
        }
        Ok(self.builder.binary(OutOp::And, made, inside))
    }

    /// Whether an address is that of a local object or a block.
    fn has_slot(&mut self, address: Value) -> Value {
        let number = self.builder.cast(OutCast::PtrToInt, address, Ty::I64);
        let first = self.builder.int(64, i128::from(ALLOCATED_BASE));
        self.builder.compare(CompareOp::Uge, number, first)
    }

    /// The slot of an address, and how far the address is from its start.
    fn slot(&mut self, address: Value) -> (Value, Value) {
        let number = self.builder.cast(OutCast::PtrToInt, address, Ty::I64);
        let low = self.builder.int(64, BLOCK_ROOM - 1);
        let high = self.builder.int(64, -BLOCK_ROOM);
        let slot = self.builder.binary(OutOp::And, number, high);
        let slot = self.builder.cast(OutCast::IntToPtr, slot, Ty::Ptr);
        (slot, self.builder.binary(OutOp::And, number, low))
    }

    /// Notes the size of a new object in its slot, if somebody will ask.
    pub(super) fn note_size(&mut self, pointer: Option<Pointer>, address: Value, size: Value) -> Lower<bool> {
        let noted = pointer.is_some_and(|pointer| self.context.has_slots(pointer.place));
        if noted {
            let one = self.builder.int(64, 1);
            let bound = self.builder.binary(OutOp::Add, size, one);
            let region = self.context.sizes();
            self.store_region(region, vec![address], bound)?;
        }
        Ok(noted)
    }

    /// Notes how large a block is for callers, if they may come to it. What C++'s containers and Rust allocate is theirs.
    pub(super) fn note_extent(
        &mut self,
        pointer: Option<Pointer>,
        address: Value,
        size: Value,
        function: &str,
    ) -> Lower<()> {
        if self.tells_extent(pointer, function) {
            let region = self.context.extents();
            self.store_region(region, vec![address], size)?;
        }
        Ok(())
    }

    /// Nobody comes to a block that is free.
    fn clear_extent(&mut self, pointer: Pointer, block: Value, missing: Value, function: &str) -> Lower<()> {
        if self.tells_extent(Some(pointer), function) {
            let region = self.context.extents();
            let before = self.load_region(region, vec![block], Ty::I64)?;
            let nothing = self.builder.int(64, 0);
            let after = self.builder.select(missing, before, nothing);
            self.store_region(region, vec![block], after)?;
        }
        Ok(())
    }

    fn tells_extent(&self, pointer: Option<Pointer>, function: &str) -> bool {
        let is_local = self.own_memory(pointer).is_some_and(|own| own >= FIRST_OF_BLOCKS);
        let is_plain = matches!(allocator(function), Some(Allocator::C | Allocator::NewArray));
        is_plain && !is_local && self.context.checks_bounds() && self.context.origin != Origin::Rust
    }

    /// Notes who allocated a block, if it is asked when the block is freed.
    pub(super) fn note_allocator(&mut self, address: Value, function: &str) -> Lower<()> {
        if let (Some(allocator), true) = (allocator(function), self.context.has_allocators()) {
            let region = self.context.of_slots(ALLOCATORS);
            let number = self.builder.int(64, allocator as i128);
            self.store_region(region, vec![address], number)?;
        }
        Ok(())
    }

    /// There is nothing in a slot any more.
    pub(super) fn clear_slot(&mut self, address: Value) -> Lower<()> {
        let region = self.context.sizes();
        let nothing = self.builder.int(64, 0);
        self.store_region(region, vec![address], nothing)
    }

    /// Frees a block: it must have been allocated and not be freed yet. Its size.
    pub(super) fn free_block(&mut self, block: &Typed<'a>, function: &str) -> Lower<Option<Value>> {
        let value = self.single(block)?;
        if !self.context.checks_bounds() {
            return Ok(None);
        }
        if self.builder.ty(value) != Ty::Ptr {
            self.fail("free of memory that was not allocated");
            return Ok(None);
        }
        let null = self.zero(Ty::Ptr);
        let missing = self.builder.compare(CompareOp::Eq, value, null);
        let Some(pointer) = self.context.pointers.operand(self.context.module, self.index, block) else {
            self.require(missing, "free of memory that was not allocated");
            return Ok(None);
        };
        if self.context.pointers.is_foreign(pointer.place) {
            return Err(format!("`{function}` of memory that others may have allocated"));
        }
        if !self.context.pointers.holds_blocks(pointer.place) {
            self.require(missing, "free of memory that was not allocated");
            return Ok(None);
        }
        let region = self.context.sizes();
        let bound = self.load_region(region, vec![value], Ty::I64)?;
        let zero = self.builder.int(64, 0);
        let (_, offset) = self.slot(value);
        let number = self.builder.cast(OutCast::PtrToInt, value, Ty::I64);
        let first = self.builder.int(64, i128::from(ALLOCATED_BASE));
        let end = self.builder.int(64, i128::from(FRAMES_BASE));
        let mut good = self.builder.compare(CompareOp::Ne, bound, zero);
        for (op, one, other) in
            [(CompareOp::Eq, offset, zero), (CompareOp::Uge, number, first), (CompareOp::Ult, number, end)]
        {
            let more = self.builder.compare(op, one, other);
            good = self.builder.binary(OutOp::And, good, more);
        }
        if let (Some(allocator), true) = (allocator(function), self.context.has_allocators()) {
            let region = self.context.of_slots(ALLOCATORS);
            let known = self.load_region(region, vec![value], Ty::I64)?;
            let number = self.builder.int(64, allocator as i128);
            let same = self.builder.compare(CompareOp::Eq, known, number);
            good = self.builder.binary(OutOp::And, good, same);
        }
        let good = self.builder.binary(OutOp::Or, missing, good);
        self.require(good, "free of memory that was not allocated");
        let one = self.builder.int(64, 1);
        let size = self.builder.binary(OutOp::Sub, bound, one);
        let size = self.builder.select(missing, zero, size);
        self.clear_slot(value)?;
        self.clear_extent(pointer, value, missing, function)?;
        Ok(Some(size))
    }

    /// Addresses of different objects have no order and no distance: in C it is undefined to ask.
    pub(super) fn require_same_object(&mut self, pointer: Option<Pointer>, one: Value, other: Value) -> Lower<()> {
        let Some(place) = pointer.map(|pointer| pointer.place) else { return Ok(()) };
        if !self.has_free_addresses(place) {
            return Ok(());
        }
        let roots = self.context.pointers.roots_of(place).len();
        let blocks = self.context.pointers.holds_blocks(place);
        if roots == 1 && !blocks && !self.context.pointers.is_foreign(place) {
            return Ok(());
        }
        if self.context.origin != Origin::C {
            // Rust's library compares and subtracts inside of its blocks.
            if roots == 0 && self.context.origin == Origin::Rust {
                return Ok(());
            }
            return Err("the order or distance of addresses that may be of different objects".into());
        }
        let [one, other] = [one, other].map(|value| match self.builder.ty(value) {
            Ty::Ptr => value,
            _ => self.builder.cast(OutCast::IntToPtr, value, Ty::Ptr),
        });
        let made = [one, other].map(|value| self.has_slot(value));
        let either = self.builder.binary(OutOp::Or, made[0], made[1]);
        let no = self.builder.bool(false);
        let neither = self.builder.compare(CompareOp::Eq, either, no);
        let slots = [one, other].map(|value| self.slot(value).0);
        let same = self.builder.compare(CompareOp::Eq, slots[0], slots[1]);
        let good = self.builder.binary(OutOp::Or, neither, same);
        self.require(good, "order or distance of addresses of different objects");
        Ok(())
    }

    /// Whether objects may be at a place whose addresses are nobody's business: local ones and blocks.
    pub(super) fn has_free_addresses(&self, place: Place) -> bool {
        let pointers = self.context.pointers;
        let is_local = |root: &RootId| matches!(pointers.roots[root.0 as usize], Root::Local(..));
        pointers.holds_blocks(place) || pointers.roots_of(place).iter().any(is_local)
    }
}
