//! What the containers of C++'s library promise of what callers hand over.
//!
//! A vector is three pointers that nobody but its own members changes: the elements lie from the first to the second one, all of
//! them whole. A string is a pointer and a length. Loops over indices divide the distance of the pointers, loops over iterators
//! go from one to the other until they are the same: they are alike only where that is so, and a caller who has a vector has
//! one of which it is so. It is assumed of the objects that parameters lead to, as [`Assumption::Containers`] says, and never of
//! what the function makes itself.
//!
//! Only the layout of libstdc++ is known, as debug information tells it, and only of members that the program reads: nothing is
//! said of memory that it does not touch.
//!
//! [`Assumption::Containers`]: tandem_base::Assumption::Containers

use tandem_ir::{BinaryOp, CastOp, CompareOp, Inst, Ty, Value};

use super::function::{FunctionLowering, Lower};
use super::memory::Spot;
use crate::debug::Debug;
use crate::pointers::{Offset, Pointer};

/// Structures within structures are followed so far.
const DEEPEST: usize = 8;
/// Objects with more containers keep their promises unused.
const MOST_CONTAINERS: usize = 8;

/// A container in an object, with offsets in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Container {
    /// Pointers to the first element and behind the last one, and the size of an element.
    Vector { first: u64, end: u64, size: u64 },
    /// The pointer to the bytes and their number.
    Text { bytes: u64, length: u64 },
}

/// Lists the containers in an object of a type at an offset.
fn list(debug: &Debug<'_, '_>, ty: u32, at: u64, depth: usize, found: &mut Vec<Container>) {
    let metadata = debug.metadata();
    if depth > DEEPEST || found.len() > MOST_CONTAINERS {
        return;
    }
    let name = metadata.text(ty, "name").unwrap_or_default();
    if name.starts_with("vector<") {
        found.extend(vector(debug, ty, at));
    } else if name.starts_with("basic_string<char,") {
        found.extend(text(debug, ty, at));
    } else {
        for (_, member, offset) in debug.parts(ty) {
            list(debug, member, at + offset, depth + 1, found);
        }
    }
}

fn vector(debug: &Debug<'_, '_>, ty: u32, at: u64) -> Option<Container> {
    let (base, to_base) = part(debug, ty, |name| name.starts_with("_Vector_base<"))?;
    let (whole, to_whole) = part(debug, base, |name| name == "_M_impl")?;
    let (data, to_data) = part(debug, whole, |name| name == "_Vector_impl_data")?;
    let (pointer, first) = part(debug, data, |name| name == "_M_start")?;
    let (_, end) = part(debug, data, |name| name == "_M_finish")?;
    let size = debug.size_behind(pointer)?;
    let start = at + to_base + to_whole + to_data;
    (size > 0).then_some(Container::Vector { first: start + first, end: start + end, size })
}

fn text(debug: &Debug<'_, '_>, ty: u32, at: u64) -> Option<Container> {
    let (hider, to_hider) = part(debug, ty, |name| name == "_M_dataplus")?;
    let (_, bytes) = part(debug, hider, |name| name == "_M_p")?;
    let (_, length) = part(debug, ty, |name| name == "_M_string_length")?;
    Some(Container::Text { bytes: at + to_hider + bytes, length: at + length })
}

/// The type and offset of the member or base class with a name.
fn part(debug: &Debug<'_, '_>, ty: u32, is_wanted: impl Fn(&str) -> bool) -> Option<(u32, u64)> {
    debug.parts(ty).into_iter().find(|(name, ..)| is_wanted(name)).map(|(_, ty, offset)| (ty, offset))
}

impl FunctionLowering<'_, '_, '_> {
    /// States of the objects that parameters lead to what their containers promise.
    pub(super) fn assume_containers(&mut self, params: &[Value]) -> Lower<()> {
        let Some(node) = self.function.debug else { return Ok(()) };
        let types = self.context.debug.parameter_types(node);
        let infos = self.context.parameters(self.index);
        if infos.len() != types.len() {
            return Ok(());
        }
        for (info, ty) in infos.iter().zip(types) {
            let (Some(object), 1, Some(&address)) =
                (self.context.debug.object_behind(ty), info.count, params.get(info.first))
            else {
                continue;
            };
            let mut found = vec![];
            list(&self.context.debug, object, 0, 0, &mut found);
            let number = self.param_of(info.first);
            let pointer = number.and_then(|number| self.context.pointers.pointer(self.index, number, 0));
            let Some(pointer) = pointer.filter(|_| self.builder.ty(address) == Ty::Ptr) else { continue };
            for container in found.into_iter().take(MOST_CONTAINERS) {
                self.assume_container(address, pointer, container)?;
            }
        }
        Ok(())
    }

    fn assume_container(&mut self, address: Value, pointer: Pointer, container: Container) -> Lower<()> {
        let (members, size) = match container {
            Container::Vector { first, end, size } => ([(first, Ty::Ptr), (end, Ty::Ptr)], size),
            Container::Text { bytes, length } => ([(bytes, Ty::Ptr), (length, Ty::I64)], 1),
        };
        let accesses = self.context.pointers.accesses(pointer.place);
        let is_read = |(at, ty): &(u64, Ty)| {
            let at = Offset::exact(*at as i64);
            accesses.iter().any(|access| access.ty == *ty && access.offset == at)
        };
        if !members.iter().all(is_read) {
            return Ok(());
        }
        self.context.containers = true;
        let object = Spot::Address(address, self.own_memory(Some(pointer)));
        let mut values = vec![];
        for (at, ty) in members {
            let spot = self.spot_at(object, at);
            values.push(self.load_scalar(spot, ty, false)?);
        }
        let [first, second] = values[..] else { return Ok(()) };
        let (end, bytes) = if self.builder.ty(second) == Ty::Ptr {
            let [first, end] = [first, second].map(|pointer| self.builder.cast(CastOp::PtrToInt, pointer, Ty::I64));
            (second, self.builder.binary(BinaryOp::Sub, end, first))
        } else {
            (self.builder.value(Inst::PtrAdd(first, second), Ty::Ptr), second)
        };
        let zero = self.builder.int(64, 0);
        let is_object = self.builder.compare(CompareOp::Sge, bytes, zero);
        let is_in_order = self.builder.compare(CompareOp::Ule, first, end);
        for holds in [is_object, is_in_order] {
            self.builder.emit(Inst::Assume(holds), &[]);
        }
        if size > 1 {
            let size = self.builder.int(64, i128::from(size));
            let rest = self.builder.binary(BinaryOp::SRem, bytes, size);
            let holds = self.builder.compare(CompareOp::Eq, rest, zero);
            self.builder.emit(Inst::Assume(holds), &[]);
        }
        Ok(())
    }
}
