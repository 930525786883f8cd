//! Symbolic execution of one function from cut point to cut point.
//!
//! * [`CutFunction`] is a function with its cut points and the [`Shape`] of the state at each.
//! * [`Execution`] runs it from one place to the next ones and yields [`Arrival`]s.

mod cut_function;
mod execute;
mod shape;

pub use cut_function::{CutError, CutFunction, Place};
pub use execute::{Arrival, CallSite, Execution, Segments};
pub use shape::{Shape, Slot, SlotSource};
