//! What every pointer of a module may point into, and how each object is to be kept.
//!
//! An object whose address only ever goes to places that we can see needs no address: a local variable becomes SSA
//! values or a memory of its own, and so does a global variable. The others live in memory that is shared by all
//! pointers, told apart by the type of the access if that is safe. Both questions need to know which pointers may
//! point into what, at which offsets, with which types of access; this module finds out for a whole module at once.
//!
//! The analysis is Steensgaard's, with offsets: insensitive to the order of statements, with one place for everything
//! that a pointer may point into. It runs over all instructions until nothing changes. It never needs to be precise,
//! only to err on the side of objects that need an address and of memory that is kept as bytes.

mod analysis;
mod copying;
mod flows;
mod graph;
mod offset;
mod result;
mod statics;
mod visit;

pub(crate) use analysis::analyse;
pub(crate) use copying::declared_accesses;
pub(crate) use graph::{Access, Place, Pointer, RootId};
pub(crate) use offset::Offset;
pub(crate) use result::{Pointers, Root};
pub(crate) use statics::{constant_address, definitions_of, length_multiple, resolve_symbol, symbols_of};
