//! Symbolic execution of one function from cut point to cut point, with state merging.
//!
//! * [`CutFunction`] is a function with its cut points and the [`Shape`] of the state at each.
//! * [`Execution`] runs it from one place to the next ones and yields [`Arrival`]s.
//!
//! Paths are not enumerated: where they join, states are merged into if-then-else terms over path conditions, as
//! bounded model checkers do (Clarke, Kroening and Lerda, TACAS 2004), so a segment's terms are linear in the size of
//! its code. Between cut points there are no cycles, so nothing is unrolled and nothing is bounded.

mod cut_function;
mod execute;
mod shape;

pub use cut_function::{CutError, CutFunction, Place};
pub use execute::{Arrival, CallSite, Execution, Segments};
pub use shape::{Shape, Slot, SlotSource};
