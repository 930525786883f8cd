//! What pointers from outside may lead to, and so which memory cannot be told apart.
//!
//! A pointer that a caller gives, that lies in memory others can write, or that unknown code returns may lead to any object
//! that exists at the call: the caller's, a global variable that other files can name, anything whose address got out. Two
//! of them may lead to the same bytes. Memory is split by the type of access only where C makes the opposite undefined, which
//! the report lists, and never where some access may be to anything: through a pointer to characters, by a copy of bytes, at
//! an address that is not aligned, by code that may use any type for any memory (`unsafe` Rust, unions, LLVM's own text).

use std::collections::BTreeSet;

use tandem_ir::Ty;

use crate::apart::Apart;
use crate::ast::{Module, Variable};
use crate::library::is_model;
use crate::pointers::{Access, Offset, Place, Pointers, declared_accesses};
use crate::scalars::{bytes, in_memory, scalar};
use crate::storage::{Heap, MemoryModel};
use crate::types::Types;

/// How memory that a pointer from outside leads to is accessed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Outside {
    /// The parameters that lead there, by position; none if something else may.
    positions: BTreeSet<usize>,
    /// The types of the accesses.
    types: BTreeSet<Ty>,
    /// Some access is to characters that are no members of a structure, so that it may be to anything.
    characters: bool,
    /// The least alignment of an access that has less than its type asks for.
    alignment: Option<u64>,
    written: bool,
}

/// How a module accesses what pointers from outside lead to. In code that keeps to its types, copies do too.
pub(crate) fn outside(module: &Module<'_>, pointers: &Pointers, entries: &[String], loose: bool) -> Vec<Outside> {
    let copies_keep_types = module.metadata.is_rust() && !loose;
    // Rust's library compares numbers as bytes, by a function of C's.
    let has_any_type = !module.metadata.is_rust() || module.functions.iter().any(|function| is_model(function.name));
    let given = Apart::given(module, pointers, entries);
    let mut found = vec![];
    for place in pointers.shared_places() {
        if !pointers.is_reached_from_outside(place) {
            continue;
        }
        let accesses = pointers.accesses(place);
        let copied = pointers.copied(place).filter(|_| !copies_keep_types);
        if accesses.is_empty() && copied.is_none() {
            continue;
        }
        let positions = given.iter().filter(|(_, other, _)| *other == place).map(|(position, ..)| *position);
        let only_given = pointers.is_only_given(place);
        found.push(Outside {
            positions: if only_given { positions.collect() } else { BTreeSet::new() },
            types: accesses.iter().map(|access| access.ty).collect(),
            characters: has_any_type && has_characters(module, pointers, place),
            alignment: [pointers.alignment(place), copied].into_iter().flatten().min(),
            written: pointers.is_place_written(place),
        });
    }
    found
}

/// Whether characters are accessed that are no members of the structures that the program declares there.
fn has_characters(module: &Module<'_>, pointers: &Pointers, place: Place) -> bool {
    let mut members = vec![];
    for &(offset, ty) in pointers.declared(place) {
        // The structure may be one of an array.
        let size = module.types.layout(ty).map_or(0, |layout| layout.size);
        declared_accesses(&module.types, ty, offset.plus(Offset::multiples(size)), 0, &mut members);
    }
    for (size, told) in pointers.told(place) {
        members.extend(told.iter().map(|(at, ty)| (Offset::exact(*at as i64).plus(Offset::multiples(*size)), *ty)));
    }
    let is_member =
        |access: &Access| members.iter().any(|(offset, ty)| *ty == Ty::I8 && offset.join(access.offset) == *offset);
    pointers.accesses(place).iter().any(|access| access.size == 1 && !is_member(access))
}

impl MemoryModel {
    /// What pointers from outside may lead to, apart from memory that only one parameter leads to.
    fn common(&self) -> impl Iterator<Item = &Outside> {
        self.outside.iter().filter(|outside| {
            outside.positions.is_empty()
                || !outside.positions.iter().all(|position| self.apart.is_own(*position, self.no_alias))
        })
    }

    /// Keeps memory as bytes where it cannot be split by type.
    pub(crate) fn settle_heap(&mut self) {
        let types: BTreeSet<Ty> = self.common().flat_map(|outside| outside.types.iter().copied()).collect();
        let mixes = types.len() > 1 && (self.loose || self.common().any(|outside| outside.characters));
        let widest = types.iter().map(|ty| bytes(*ty).next_power_of_two()).max().unwrap_or(1);
        let ragged = self.common().filter_map(|outside| outside.alignment).any(|alignment| alignment < widest);
        if mixes || ragged {
            self.heap = Heap::Bytes;
        }
    }

    /// The variables that a pointer from outside may lead to, and where that matters because something is written.
    pub(crate) fn reached(&self, module: &Module<'_>) -> BTreeSet<String> {
        let is_reached = |variable: &&Variable<'_>| {
            let written = self.written.contains(variable.name);
            let alike = types_of(&module.types, variable);
            let reaches = |outside: &&Outside| {
                (written || outside.written)
                    && (self.heap == Heap::Bytes
                        || self.loose
                        || outside.characters
                        || alike.as_ref().is_none_or(|alike| !alike.is_disjoint(&outside.types)))
            };
            !variable.internal && !variable.constant && self.common().any(|outside| reaches(&outside))
        };
        module.variables.iter().filter(is_reached).map(|variable| variable.name.to_owned()).collect()
    }
}

/// The types of what a variable holds, as far as its declaration tells.
fn types_of(types: &Types, variable: &Variable<'_>) -> Option<BTreeSet<Ty>> {
    const MOST: u64 = 4096;
    if types.contains_union(variable.ty) {
        return None;
    }
    let leaves = types.leaves(variable.ty, MOST)?;
    leaves.iter().map(|leaf| scalar(types, leaf.ty).ok().map(in_memory)).collect()
}
