//! `memcpy`, `memmove` and `memset`.

use tandem_ir::{BinaryOp as OutOp, CompareOp, Inst as OutInst, Ty, Value};

use super::Origin;
use super::bounds::Extent;
use super::function::{FunctionLowering, Lower};
use super::memory::Spot;
use crate::ast::Typed;
use crate::copies::{Contents, constant_length, contents, split};
use crate::pointers::Pointer;
use crate::scalars::bytes;
use crate::storage::{Heap, Part, Storage};

/// How a range is worked through.
pub(super) enum Plan {
    /// These pieces, each by itself.
    Pieces(Vec<Part>),
    /// Elements of this type, by a loop.
    Loop(Ty),
}

impl<'a> FunctionLowering<'_, '_, 'a> {
    pub(super) fn lower_copy(
        &mut self,
        target: &Typed<'a>,
        source: &Typed<'a>,
        length: &Typed<'a>,
        overlapping: bool,
    ) -> Lower<()> {
        let constant = constant_length(self.context.module, length);
        if constant == Some(0) {
            return Ok(());
        }
        let pointers =
            [target, source].map(|operand| self.context.pointers.operand(self.context.module, self.index, operand));
        let pointers: Vec<Pointer> = pointers.into_iter().flatten().collect();
        let operands = [target, source];
        let target = self.spot(target)?;
        let source = self.spot(source)?;
        for (operand, spot) in operands.into_iter().zip([target, source]) {
            self.check_range(operand, spot, length, constant)?;
        }
        if let (Spot::Null, _) | (_, Spot::Null) = (target, source) {
            return self.touch_null(length);
        }
        // Safe Rust moves values between places that never overlap in part.
        if !overlapping && self.context.origin != Origin::Rust {
            let length = self.length(length)?;
            self.require_apart((target, length), (source, length), true);
        }
        match self.plan(&[target, source], &pointers, constant)? {
            Plan::Pieces(parts) => self.copy_pieces(target, source, &parts),
            Plan::Loop(ty) => {
                let length = self.length(length)?;
                if self.context.origin == Origin::Rust && bytes(ty) > 1 && constant.is_none() {
                    // Only whole elements are copied.
                    let part = self.builder.int(64, i128::from(bytes(ty)) - 1);
                    let rest = self.builder.binary(OutOp::And, length, part);
                    let zero = self.builder.int(64, 0);
                    let whole = self.builder.compare(CompareOp::Eq, rest, zero);
                    self.builder.emit(OutInst::Assume(whole), &[]);
                }
                self.copy_loop(target, source, length, ty, overlapping)
            }
        }
    }

    /// Copies a constant number of bytes between spots that do not overlap.
    pub(super) fn copy_fixed(&mut self, target: Spot, source: Spot, size: u64, pointers: &[Pointer]) -> Lower<()> {
        match self.plan(&[target, source], pointers, Some(size))? {
            Plan::Pieces(parts) => self.copy_pieces(target, source, &parts),
            Plan::Loop(ty) => {
                let length = self.builder.int(64, i128::from(size));
                self.copy_loop(target, source, length, ty, false)
            }
        }
    }

    /// Copies a number of bytes that is not known to a block that nothing else is in.
    pub(super) fn copy_block(&mut self, target: Spot, source: Spot, length: Value, pointers: &[Pointer]) -> Lower<()> {
        match self.plan(&[target, source], pointers, None)? {
            Plan::Pieces(parts) => self.copy_pieces(target, source, &parts),
            Plan::Loop(ty) => self.copy_loop(target, source, length, ty, false),
        }
    }

    pub(super) fn lower_fill(&mut self, target: &Typed<'a>, byte: &Typed<'a>, length: &Typed<'a>) -> Lower<()> {
        let constant = constant_length(self.context.module, length);
        if constant == Some(0) {
            return Ok(());
        }
        let pointer = self.context.pointers.operand(self.context.module, self.index, target);
        let spot = self.spot(target)?;
        self.check_range(target, spot, length, constant)?;
        if let Spot::Null = spot {
            return self.touch_null(length);
        }
        let byte = self.single(byte)?;
        let byte = self.resized(byte, Ty::I8, false)?;
        let plan = self.plan(&[spot], &pointer.into_iter().collect::<Vec<_>>(), constant)?;
        match plan {
            Plan::Pieces(parts) => {
                for part in parts {
                    let value = self.repeated(byte, part.ty)?;
                    let spot = self.spot_at(spot, part.offset);
                    self.store_scalar(spot, part.ty, value)?;
                }
                Ok(())
            }
            Plan::Loop(ty) => {
                let length = self.length(length)?;
                let value = self.repeated(byte, ty)?;
                let zero = self.builder.int(64, 0);
                self.for_each(zero, length, bytes(ty), |this, position| {
                    let spot = this.spot_by(spot, position);
                    this.store_scalar(spot, ty, value)
                })
            }
        }
    }

    /// A range behind an address is inside of an object.
    fn check_range(&mut self, operand: &Typed<'a>, spot: Spot, length: &Typed<'a>, constant: Option<u64>) -> Lower<()> {
        let Spot::Address(value, _) = spot else { return Ok(()) };
        let extent = match constant {
            Some(constant) => Extent::Fixed(constant),
            None => Extent::Length(self.length(length)?),
        };
        self.check_access(operand, value, extent)
    }

    /// Zeroes memory behind an address, for `calloc`.
    pub(super) fn zero_block(
        &mut self,
        address: Value,
        length: Value,
        known: Option<u64>,
        pointer: Option<Pointer>,
    ) -> Lower<()> {
        let block = Spot::Address(address, self.own_memory(pointer));
        match self.plan(&[block], &pointer.into_iter().collect::<Vec<_>>(), known)? {
            Plan::Pieces(parts) => {
                for part in parts {
                    let value = self.zero(part.ty);
                    let spot = self.spot_at(block, part.offset);
                    self.store_scalar(spot, part.ty, value)?;
                }
                Ok(())
            }
            Plan::Loop(ty) => {
                let start = self.builder.int(64, 0);
                let value = self.zero(ty);
                self.for_each(start, length, bytes(ty), |this, position| {
                    let spot = this.spot_by(block, position);
                    this.store_scalar(spot, ty, value)
                })
            }
        }
    }

    /// What a model says of two ranges: that it is undefined if they overlap.
    pub(super) fn lower_apart(&mut self, args: &[&Typed<'a>]) -> Lower<()> {
        let [target, written, source, read] = args else { return Err("ranges that are not two".into()) };
        let (target, source) = (self.spot(target)?, self.spot(source)?);
        let (written, read) = (self.length(written)?, self.length(read)?);
        self.require_apart((target, written), (source, read), false);
        Ok(())
    }

    /// A copy between ranges that overlap is undefined; `memcpy` may copy a range onto itself.
    fn require_apart(&mut self, (target, written): (Spot, Value), (source, read): (Spot, Value), onto_itself: bool) {
        let (target, source) = match (target, source) {
            (Spot::Address(target, own), Spot::Address(source, other)) if own == other => {
                let number = tandem_ir::CastOp::PtrToInt;
                (self.builder.cast(number, target, Ty::I64), self.builder.cast(number, source, Ty::I64))
            }
            (Spot::Object { root: one, offset: target, .. }, Spot::Object { root: other, offset: source, .. })
                if one == other =>
            {
                (target, source)
            }
            _ => return,
        };
        let above = self.builder.binary(OutOp::Sub, target, source);
        let below = self.builder.binary(OutOp::Sub, source, target);
        let above = self.builder.compare(CompareOp::Uge, above, read);
        let below = self.builder.compare(CompareOp::Uge, below, written);
        let apart = self.builder.binary(OutOp::And, above, below);
        let good = match onto_itself {
            true => {
                let same = self.builder.compare(CompareOp::Eq, target, source);
                self.builder.binary(OutOp::Or, same, apart)
            }
            false => apart,
        };
        self.require(good, "copy between overlapping ranges");
    }

    /// Copying something to or from null is undefined; copying nothing is not.
    fn touch_null(&mut self, length: &Typed<'a>) -> Lower<()> {
        let length = self.length(length)?;
        let zero = self.builder.int(64, 0);
        let nothing = self.builder.compare(CompareOp::Eq, length, zero);
        self.require(nothing, "null dereference");
        Ok(())
    }

    fn length(&mut self, length: &Typed<'a>) -> Lower<Value> {
        let length = self.single(length)?;
        self.resized(length, Ty::I64, false)
    }

    pub(super) fn plan(&self, spots: &[Spot], pointers: &[Pointer], length: Option<u64>) -> Lower<Plan> {
        let mut ranges = vec![];
        let mut uniform = None;
        let mut listed = true;
        let mut mixed = false;
        for pointer in pointers {
            match contents(self.context.pointers.accesses(pointer.place), pointer.offset, length) {
                Contents::Listed(found) => ranges.extend(found),
                Contents::Uniform(ty) => {
                    listed = false;
                    mixed |= uniform.is_some_and(|other| other != ty);
                    uniform = Some(ty);
                }
                Contents::Mixed => {
                    listed = false;
                    mixed = true;
                }
            }
        }
        if listed && length.is_some() {
            let parts = split(&ranges).ok_or("a copy of integers wider than 128 bits")?;
            return Ok(Plan::Pieces(parts));
        }
        mixed |= ranges.iter().any(|(_, _, ty)| uniform.is_some_and(|other| other != *ty));
        let bytes_only = |spot: &Spot| match spot {
            Spot::Address(..) => self.context.model.heap == Heap::Bytes,
            Spot::Object { root, .. } => self.context.storages[root.0 as usize] == Storage::Bytes,
            Spot::Null => true,
        };
        if spots.iter().all(bytes_only) {
            let wide = length.is_some_and(|length| length.is_multiple_of(8));
            return Ok(Plan::Loop(if wide { Ty::I64 } else { Ty::I8 }));
        }
        // A region of elements says what is copied, whatever else is known.
        let elements = spots.iter().find_map(|spot| match spot {
            Spot::Object { root, .. } => match self.context.storages[root.0 as usize] {
                Storage::Elements(ty) => Some(ty),
                _ => None,
            },
            _ => None,
        });
        let is_parts = |spot: &Spot| match spot {
            Spot::Object { root, .. } => matches!(self.context.storages[root.0 as usize], Storage::Parts(_)),
            _ => false,
        };
        match (elements.or(uniform), mixed, spots.iter().any(is_parts)) {
            (Some(ty), false, false) => Ok(Plan::Loop(ty)),
            _ => Err("a copy or fill of memory of which too little is known".into()),
        }
    }

    /// All pieces are read before the first is written, so overlapping does no harm.
    fn copy_pieces(&mut self, target: Spot, source: Spot, parts: &[Part]) -> Lower<()> {
        let mut values = vec![];
        for part in parts {
            let spot = self.spot_at(source, part.offset);
            values.push(self.load_scalar(spot, part.ty, false)?);
        }
        for (part, value) in parts.iter().zip(values) {
            let spot = self.spot_at(target, part.offset);
            self.store_scalar(spot, part.ty, value)?;
        }
        Ok(())
    }

    fn copy_loop(&mut self, target: Spot, source: Spot, length: Value, ty: Ty, overlapping: bool) -> Lower<()> {
        let start = self.builder.int(64, 0);
        let copy = |this: &mut Self, position: Value| {
            let from = this.spot_by(source, position);
            let value = this.load_scalar(from, ty, false)?;
            let to = this.spot_by(target, position);
            this.store_scalar(to, ty, value)
        };
        let places = match (target, source) {
            (Spot::Address(target, own), Spot::Address(source, other)) if own == other => Some((target, source)),
            (Spot::Object { root: one, offset: target, .. }, Spot::Object { root: other, offset: source, .. })
                if one == other =>
            {
                Some((target, source))
            }
            _ => None,
        };
        let Some((target_place, source_place)) = places.filter(|_| overlapping) else {
            return self.for_each(start, length, bytes(ty), copy);
        };
        // Forwards if the target is before the source, else backwards.
        let forwards = self.builder.create_block();
        let backwards = self.builder.create_block();
        let after = self.builder.create_block();
        let before = self.builder.compare(CompareOp::Ule, target_place, source_place);
        self.builder.branch(before, forwards, backwards);
        self.builder.seal(forwards);
        self.builder.seal(backwards);
        self.builder.switch_to(forwards);
        self.for_each(start, length, bytes(ty), copy)?;
        self.builder.jump(after);
        self.builder.switch_to(backwards);
        let size = self.builder.int(64, i128::from(bytes(ty)));
        let last = self.builder.binary(OutOp::Sub, length, size);
        let zero = self.builder.int(64, 0);
        self.for_each(zero, length, bytes(ty), |this, position| {
            let position = this.builder.binary(OutOp::Sub, last, position);
            copy(this, position)
        })?;
        self.builder.jump(after);
        self.builder.seal(after);
        self.builder.switch_to(after);
        Ok(())
    }

    /// A spot moved by a number of bytes that is not constant.
    pub(super) fn spot_by(&mut self, spot: Spot, distance: Value) -> Spot {
        match spot {
            Spot::Address(address, own) => Spot::Address(self.moved_by(address, distance), own),
            Spot::Object { root, offset, .. } => {
                Spot::Object { root, offset: self.moved_by(offset, distance), fixed: None }
            }
            Spot::Null => Spot::Null,
        }
    }

    /// A loop with a position that goes from `start` in steps of `size` while it is below `end`.
    pub(super) fn for_each(
        &mut self,
        start: Value,
        end: Value,
        size: u64,
        body: impl FnOnce(&mut Self, Value) -> Lower<()>,
    ) -> Lower<()> {
        let position = self.builder.declare(Ty::I64, None);
        self.builder.write(position, start);
        let header = self.builder.create_block();
        let inside = self.builder.create_block();
        let after = self.builder.create_block();
        self.builder.jump(header);
        self.builder.switch_to(header);
        let current = self.builder.read(position);
        let more = self.builder.compare(CompareOp::Ult, current, end);
        self.builder.branch(more, inside, after);
        self.builder.seal(inside);
        self.builder.seal(after);
        self.builder.switch_to(inside);
        body(self, current)?;
        let step = self.builder.int(64, i128::from(size));
        let next = self.builder.binary(OutOp::Add, current, step);
        self.builder.write(position, next);
        self.builder.jump(header);
        self.builder.seal(header);
        self.builder.switch_to(after);
        Ok(())
    }

    /// The scalar of a type all of whose bytes are this one.
    fn repeated(&mut self, byte: Value, ty: Ty) -> Lower<Value> {
        let width = (bytes(ty) * 8) as u8;
        let pattern = (0..bytes(ty)).fold(0u128, |pattern, _| pattern << 8 | 1);
        let bits = match self.known_integer(byte) {
            Some(byte) => self.builder.int(width, (byte * pattern) as i128),
            None => {
                let wide = self.resized(byte, Ty::Int(width), false)?;
                let pattern = self.builder.int(width, pattern as i128);
                self.builder.binary(OutOp::Mul, wide, pattern)
            }
        };
        if ty == Ty::Ptr && self.known_integer(byte) == Some(0) {
            return Ok(self.zero(Ty::Ptr));
        }
        self.of_bits(bits, ty)
    }
}
