//! An access through a pointer from outside stays in the object that the pointer leads to.
//!
//! A pointer that a caller gives, that is found in memory or that unknown code returns may lead into a global variable
//! that others can name or whose address got out: such a variable is *open*. Then what is accessed from that pointer on is
//! in the variable too; and from a pointer that leads elsewhere no step leads into it. In C, C++, Rust and LLVM anything
//! else is undefined. It is stated of both sides, as is that every access is to memory that exists; the report lists that.
//! Of a pointer that is used as it is there is nothing to say.

use tandem_ir::{BinaryOp as OutOp, CastOp as OutCast, CompareOp, Inst as OutInst, Ty, Value};

use super::bounds::Extent;
use super::context::Context;
use super::function::{FunctionLowering, Lower};
use super::statics::Address;
use crate::ast::{CastOp, Op, Operand, Typed};
use crate::storage::{Heap, Storage};
use crate::types::{Type, TypeId, Types};

/// Nothing is said, and no input points into variables, where more of them than this are open.
const MOST_OPEN: usize = 8;

impl Context<'_, '_> {
    /// The variables that pointers from outside may lead into, with their sizes.
    pub(super) fn open_variables(&mut self) -> std::rc::Rc<[(usize, u64)]> {
        if let Some(known) = &self.open {
            return known.clone();
        }
        let reached = self.model.reached(self.module);
        let variables = self.module.variables.iter().enumerate().filter_map(|(index, variable)| {
            let root = self.pointers.variable_root(index);
            let is_addressed = self.storages[root.0 as usize] == Storage::Addressed;
            let got_out = self.pointers.is_reached_from_outside(self.pointers.root_place(root));
            let is_whole = variable.value.is_some() || !has_empty_array(&self.module.types, variable.ty, 0);
            let size = self.module.types.layout(variable.ty)?.size;
            // Nobody here can say where a variable of each thread is.
            let is_one = !variable.constant && !variable.thread_local;
            let is_open = is_addressed && is_one && (reached.contains(variable.name) || got_out);
            (is_open && is_whole && size > 0).then_some((index, size))
        });
        let found: Vec<(usize, u64)> = variables.collect();
        let found: std::rc::Rc<[_]> = if found.len() <= MOST_OPEN { found.into() } else { [].into() };
        self.open = Some(found.clone());
        found
    }
}

/// Whether a type may be longer than it says: the array at the end of a structure that another file gives.
fn has_empty_array(types: &Types, ty: TypeId, depth: usize) -> bool {
    match types.shape(ty) {
        _ if depth > 16 => true,
        Type::Array(0, _) => true,
        Type::Array(_, of) => has_empty_array(types, *of, depth + 1),
        Type::Struct { fields, .. } => fields.iter().any(|field| has_empty_array(types, *field, depth + 1)),
        _ => false,
    }
}

impl<'a> FunctionLowering<'_, '_, 'a> {
    /// States that an access through a pointer from outside stays in the object that the pointer leads to.
    pub(super) fn assume_same_object(&mut self, address: &Typed<'a>, value: Value, extent: Extent) -> Lower<()> {
        let Some(pointer) = self.context.pointers.operand(self.context.module, self.index, address) else {
            return Ok(());
        };
        let is_apart = self.context.own_memory.contains_key(&pointer.place);
        if self.builder.ty(value) != Ty::Ptr || is_apart || !self.context.pointers.is_foreign(pointer.place) {
            return Ok(());
        }
        let start = self.base_of(address);
        let base = match start.value {
            Operand::Local(_) => self.single(&start)?,
            Operand::Constant(_) => return Ok(()),
        };
        if self.builder.ty(base) != Ty::Ptr {
            return Ok(());
        }
        for &(variable, size) in self.context.open_variables().iter() {
            let is_plain = matches!(extent, Extent::Fixed(length) if size.is_multiple_of(length));
            if base == value && self.context.model.heap == Heap::Typed && is_plain {
                continue;
            }
            let global = self.address(Address::Variable(variable, 0))?;
            let holds = self.is_in_one_object(global, size, base, value, extent);
            self.builder.emit(OutInst::Assume(holds), &[]);
        }
        Ok(())
    }

    /// The pointer that an address is reached from, by steps inside of one object.
    pub(super) fn base_of(&mut self, address: &Typed<'a>) -> Typed<'a> {
        let mut base = address.clone();
        let definitions = self.definitions();
        while let Operand::Local(local) = &base.value {
            base = match definitions.get(local) {
                Some(Op::Element { base, .. }) => base.clone(),
                Some(Op::Cast { op: CastOp::BitCast, value, .. }) => value.clone(),
                _ => break,
            };
        }
        base
    }

    /// Whether an access is inside of a variable that its pointer leads to as well, or neither touches it.
    fn is_in_one_object(&mut self, global: Value, size: u64, base: Value, address: Value, extent: Extent) -> Value {
        let [global, base_number, number] =
            [global, base, address].map(|pointer| self.builder.cast(OutCast::PtrToInt, pointer, Ty::I64));
        let distance = self.builder.binary(OutOp::Sub, number, global);
        let whole = self.builder.int(64, i128::from(size));
        let (inside, touches) = match extent {
            Extent::Fixed(length) => {
                let inside = match size.checked_sub(length) {
                    Some(last) => {
                        let last = self.builder.int(64, i128::from(last));
                        self.builder.compare(CompareOp::Ule, distance, last)
                    }
                    None => self.builder.bool(false),
                };
                let before = self.builder.int(64, i128::from(length) - 1);
                let shifted = self.builder.binary(OutOp::Add, distance, before);
                let reach = self.builder.int(64, i128::from(size) + i128::from(length) - 1);
                (inside, self.builder.compare(CompareOp::Ult, shifted, reach))
            }
            Extent::Length(length) => {
                let fits = self.builder.compare(CompareOp::Ule, length, whole);
                let last = self.builder.binary(OutOp::Sub, whole, length);
                let starts = self.builder.compare(CompareOp::Ule, distance, last);
                let inside = self.builder.binary(OutOp::And, fits, starts);
                let starts_here = self.builder.compare(CompareOp::Ult, distance, whole);
                let ahead = self.builder.binary(OutOp::Sub, global, number);
                let ends_here = self.builder.compare(CompareOp::Ult, ahead, length);
                let zero = self.builder.int(64, 0);
                let touches = self.builder.binary(OutOp::Or, starts_here, ends_here);
                let is_some = self.builder.compare(CompareOp::Ne, length, zero);
                (inside, self.builder.binary(OutOp::And, touches, is_some))
            }
        };
        let (mut good, mut bad) = (inside, touches);
        if base != address {
            let from = self.builder.binary(OutOp::Sub, base_number, global);
            let leads_here = self.builder.compare(CompareOp::Ule, from, whole);
            good = self.builder.binary(OutOp::And, inside, leads_here);
            // The end of another object may be where this one begins, and steps back from there lead elsewhere.
            let is_inside = self.builder.compare(CompareOp::Ult, from, whole);
            let zero = self.builder.int(64, 0);
            let is_behind = self.builder.compare(CompareOp::Ne, from, zero);
            let is_forward = self.builder.compare(CompareOp::Uge, number, base_number);
            let counts = self.builder.binary(OutOp::Or, is_behind, is_forward);
            let is_inside = self.builder.binary(OutOp::And, is_inside, counts);
            let is_inside = match extent {
                Extent::Fixed(_) => is_inside,
                Extent::Length(length) => {
                    let zero = self.builder.int(64, 0);
                    let is_some = self.builder.compare(CompareOp::Ne, length, zero);
                    self.builder.binary(OutOp::And, is_inside, is_some)
                }
            };
            bad = self.builder.binary(OutOp::Or, touches, is_inside);
        }
        let no = self.builder.bool(false);
        let apart = self.builder.compare(CompareOp::Eq, bad, no);
        self.builder.binary(OutOp::Or, good, apart)
    }
}
