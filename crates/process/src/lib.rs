//! Child processes within bounds, and the tools that are found on the machine.
//!
//! Solvers and compilers crash, hang and eat memory. Each child runs in a process group of its own with a deadline and a
//! memory cap that are enforced from outside, and dies with the process that started it.

mod bounded;
pub mod discover;
pub mod nursery;
pub mod os;
pub mod tree;

pub use bounded::{Finished, run_to_end};
pub use os::give_way;
