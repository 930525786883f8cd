//! Local objects: those without address start with unspecified contents, those with one get it here.
//!
//! An object whose address escapes lives in the memory that all pointers share, at addresses that nothing else has. What
//! was there before is saved and put back when the function ends, so that a function leaves no trace of its own frame,
//! and so that an object that is read before it is written holds nothing that another frame has left there.

use tandem_base::layout::BLOCK_ROOM;
use tandem_ir::{
    BinaryOp as OutOp, Block, CastOp as OutCast, ExitKind, Inst as OutInst, Line, Region, RegionId, RegionKind, Ty,
    Value, Variable,
};

use super::context::{FRAMES, FRAMES_BASE};
use super::copies::Plan;
use super::function::{FunctionLowering, Lower};
use super::memory::Spot;
use crate::ast::{Inst, Local, Typed};
use crate::names::readable;
use crate::pointers::{Pointer, RootId};
use crate::scalars::bytes;
use crate::storage::{Storage, local_size};
use crate::types::TypeId;

/// What was in memory where a local object is now.
#[derive(Clone, Debug)]
pub(super) struct Saved {
    address: Value,
    contents: SavedContents,
}

/// Where calls that did not return lead to, once there is something to put back: one place for all of them, since putting
/// back takes as much as the function has objects.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ending {
    /// How many objects had got their addresses.
    objects: usize,
    block: Block,
    /// The code of the call.
    code: Variable,
    /// The line of the first of the calls.
    line: Line,
}

#[derive(Clone, Debug)]
enum SavedContents {
    /// Offsets, types and values.
    Pieces(Vec<(u64, Ty, Value)>),
    /// Elements of this type, kept in a region, and how many bytes they take.
    Region(Ty, RegionId, Value),
}

impl<'a> FunctionLowering<'_, '_, 'a> {
    pub(super) fn lower_alloca(&mut self, inst: &Inst<'a>, ty: TypeId, count: Option<&Typed<'a>>) -> Lower<()> {
        let Some(local) = inst.result else { return Ok(()) };
        let outside_entry = self.current_block != self.body.entry;
        if outside_entry && self.is_cyclic() {
            return Err("memory on the stack allocated in a loop".into());
        }
        let pointer = self.context.pointers.pointer(self.index, local, 0);
        let private = self.context.pointers.private_root(self.index, local, 0);
        match private {
            Some(root) => {
                self.note_length(root, ty, count)?;
                // Variables that nothing was written to are unspecified already, except for padding.
                let unspecified = match &self.context.storages[root.0 as usize] {
                    Storage::Parts(parts) => self.padding(root, parts).is_empty(),
                    Storage::Addressed | Storage::Elements(_) | Storage::Bytes => false,
                };
                if !unspecified {
                    self.forget_object(root)?;
                }
                let start = self.builder.int(64, 0);
                self.define(inst, vec![start])
            }
            None => {
                let layout = self.context.module.types.layout(ty).ok_or("a local variable without a size")?;
                let size = self.builder.int(64, i128::from(layout.size));
                let size = match (local_size(self.context.module, self.index, local), count) {
                    (Some(size), _) => self.known_int(size),
                    (None, Some(count)) => {
                        let count = self.single(count)?;
                        let count = self.resized(count, Ty::I64, false)?;
                        self.builder.binary(OutOp::Mul, count, size)
                    }
                    (None, None) => return Err("a local variable without a size".into()),
                };
                if let Some(root) = self.context.pointers.local_root(self.index, local) {
                    self.note_length(root, ty, count)?;
                }
                if outside_entry {
                    return Err("memory on the stack allocated on some ways only whose address escapes".into());
                }
                let known = self.known_integer(size).and_then(|size| u64::try_from(size).ok());
                let address = self.new_object(size, known, pointer)?;
                self.define(inst, vec![address])
            }
        }
    }

    /// Remembers the size of a local object of which only the run knows how many elements it has.
    fn note_length(&mut self, root: RootId, ty: TypeId, count: Option<&Typed<'a>>) -> Lower<()> {
        let (None, Some(count)) = (self.object_size(root), count) else { return Ok(()) };
        let size = self.context.module.types.layout(ty).ok_or("a local variable without a size")?.size;
        let count = self.single(count)?;
        let count = self.resized(count, Ty::I64, false)?;
        let size = self.builder.int(64, i128::from(size));
        let length = self.builder.binary(OutOp::Mul, count, size);
        let variable = self.builder.declare(Ty::I64, None);
        self.builder.write(variable, length);
        self.lengths.insert(root, variable);
        Ok(())
    }

    /// An integer constant that is remembered as one.
    fn known_int(&mut self, number: u64) -> Value {
        let value = self.builder.int(64, i128::from(number));
        self.known.insert(value, u128::from(number));
        value
    }

    /// A local object with an address. What is there now is saved.
    fn new_object(&mut self, size: Value, known: Option<u64>, pointer: Option<Pointer>) -> Lower<Value> {
        if self.frame_start.is_none() {
            self.frame_start = Some(self.read_counter(FRAMES));
        }
        self.assume_fits(size);
        let address = self.new_block(FRAMES, FRAMES_BASE)?;
        if self.note_size(pointer, address, size)? {
            self.sized.push(address);
        }
        let spot = Spot::Address(address, None);
        let pointers: Vec<Pointer> = pointer.into_iter().collect();
        let accessed = pointers.iter().any(|pointer| !self.context.pointers.accesses(pointer.place).is_empty());
        if !accessed {
            return Ok(address);
        }
        let contents = match self.plan(&[spot], &pointers, known)? {
            Plan::Pieces(parts) => {
                let mut pieces = vec![];
                for part in parts {
                    let spot = self.spot_at(spot, part.offset);
                    pieces.push((part.offset, part.ty, self.load_scalar(spot, part.ty, false)?));
                }
                SavedContents::Pieces(pieces)
            }
            Plan::Loop(ty) => {
                let region = self.backup_region(ty);
                let memory = self.builder.value(OutInst::Arbitrary, Ty::Mem(region));
                let variable = self.local_memory(Ty::Mem(region));
                self.builder.write(variable, memory);
                let start = self.builder.int(64, 0);
                self.for_each(start, size, bytes(ty), |this, position| {
                    let spot = this.spot_by(Spot::Address(address, None), position);
                    let value = this.load_scalar(spot, ty, false)?;
                    this.store_region(region, vec![position], value)
                })?;
                SavedContents::Region(ty, region, size)
            }
        };
        self.frame.push(Saved { address, contents });
        Ok(address)
    }

    /// A region to save elements in.
    fn backup_region(&mut self, element: Ty) -> RegionId {
        let name = format!("{}.saved.{}", readable(self.function.name), self.frame.len());
        self.context.region(name, |name| Region {
            name,
            keys: vec![Ty::I64],
            element,
            kind: RegionKind::Local,
            contents: vec![],
        })
    }

    /// A local object begins anew: what it held before is gone.
    pub(super) fn begin_object(&mut self, local: Local) -> Lower<()> {
        if let Some(root) = self.context.pointers.private_root(self.index, local, 0) {
            return self.forget_object(root);
        }
        let Some(Some(scalars)) = self.values.get(local.0 as usize) else { return Ok(()) };
        let saved = self.frame.iter().find(|saved| scalars[..] == [saved.address]).cloned();
        match saved {
            Some(saved) => self.put_back(&saved),
            None => Ok(()),
        }
    }

    /// Puts back what was where the function's objects were.
    pub(super) fn leave_frame(&mut self) -> Lower<()> {
        let frame = std::mem::take(&mut self.frame);
        for saved in frame.iter().rev() {
            self.put_back(saved)?;
        }
        self.frame = frame;
        for address in self.sized.clone() {
            self.clear_slot(address)?;
        }
        if let Some(start) = self.frame_start {
            let region = self.context.hidden(FRAMES);
            self.store_region(region, vec![], start)?;
        }
        Ok(())
    }

    /// The block that calls lead to that did not return but ended with this code, which the function ends with too.
    pub(super) fn shared_ending(&mut self, code: Value) -> Block {
        let objects = self.frame.len();
        let ending = match self.endings.iter().find(|ending| ending.objects == objects) {
            Some(&ending) => ending,
            None => {
                let (block, variable) = (self.builder.create_block(), self.builder.declare(Ty::I32, None));
                let line = self.current_line();
                let ending = Ending { objects, block, code: variable, line };
                self.endings.push(ending);
                ending
            }
        };
        self.builder.write(ending.code, code);
        ending.block
    }

    /// Writes the blocks that calls that did not return lead to.
    pub(super) fn lower_endings(&mut self) -> Lower<()> {
        // Objects only get more, so the last ending has the most of them.
        for ending in std::mem::take(&mut self.endings).into_iter().rev() {
            self.builder.seal(ending.block);
            self.builder.switch_to(ending.block);
            self.builder.set_line(ending.line);
            self.frame.truncate(ending.objects);
            let code = self.builder.read(ending.code);
            self.exit(ExitKind::Resume(code), vec![])?;
        }
        Ok(())
    }

    fn put_back(&mut self, saved: &Saved) -> Lower<()> {
        match &saved.contents {
            SavedContents::Pieces(pieces) => {
                for &(offset, ty, value) in pieces {
                    let spot = self.spot_at(Spot::Address(saved.address, None), offset);
                    self.store_scalar(spot, ty, value)?;
                }
            }
            &SavedContents::Region(ty, region, size) => {
                let start = self.builder.int(64, 0);
                self.for_each(start, size, bytes(ty), |this, position| {
                    let value = this.load_region(region, vec![position], ty)?;
                    let spot = this.spot_by(Spot::Address(saved.address, None), position);
                    this.store_scalar(spot, ty, value)
                })?;
            }
        }
        Ok(())
    }

    /// The address of a new object: the start of a slot of its own, whatever size it has.
    pub(super) fn new_block(&mut self, counter: &str, base: u64) -> Lower<Value> {
        let used = self.read_counter(counter);
        let base = self.builder.int(64, i128::from(base));
        let slots = self.builder.int(64, -BLOCK_ROOM);
        let start = self.builder.binary(OutOp::And, used, slots);
        let number = self.builder.binary(OutOp::Add, base, start);
        let address = self.builder.cast(OutCast::IntToPtr, number, Ty::Ptr);
        let room = self.builder.int(64, BLOCK_ROOM);
        let used = self.builder.binary(OutOp::Add, start, room);
        let region = self.context.hidden(counter);
        self.store_region(region, vec![], used)?;
        Ok(address)
    }

    /// How much of a kind of memory was handed out so far.
    pub(super) fn read_counter(&mut self, counter: &str) -> Value {
        let region = self.context.hidden(counter);
        match self.load_region(region, vec![], Ty::I64) {
            Ok(value) => value,
            // Only the second run refuses state, and it uses what the first did.
            Err(_) => self.builder.int(64, 0),
        }
    }

    /// A parameter passed by value is an object of the function's own, which starts as a copy.
    pub(super) fn copy_by_value(&mut self, local: Local, source: Value, ty: TypeId) -> Lower<()> {
        let size = self.context.module.types.layout(ty).ok_or("a parameter without a size")?.size;
        let target = match self.context.pointers.private_root(self.index, local, 0) {
            Some(root) => {
                self.forget_object(root)?;
                let start = self.builder.int(64, 0);
                self.values[local.0 as usize] = Some(vec![start]);
                Spot::Object { root, offset: start, fixed: Some(0) }
            }
            None => {
                let length = self.known_int(size);
                let pointer = self.context.pointers.pointer(self.index, local, 0);
                let address = self.new_object(length, Some(size), pointer)?;
                self.values[local.0 as usize] = Some(vec![address]);
                Spot::Address(address, None)
            }
        };
        let place = self.context.pointers.pointer(self.index, local, 0);
        self.copy_fixed(target, Spot::Address(source, None), size, &place.into_iter().collect::<Vec<_>>())
    }
}
