//! What every crate of Tandem uses and none owns.
//!
//! [`Side`] and [`Pair`] say of which program one speaks, an [`Assumption`] what is taken for granted about the outside, a
//! [`Budget`] and its [`Meter`] what a piece of work may use, a [`Reason`] why there
//! is no answer, [`layout`] which numbers are addresses and references of what, [`bits`] what integer operations
//! compute, and [`hash`] and [`Random`] make numbers that are the same everywhere.

mod assumption;
pub mod bits;
mod budget;
pub mod hash;
pub mod layout;
pub mod objects;
mod random;
mod reason;
mod side;
mod work;

pub use assumption::{Apart, Assumption};
pub use budget::{Budget, Cancel};
pub use random::Random;
pub use reason::{Reason, shorten};
pub use side::{Pair, Side};
pub use work::{Meter, Standing, Work};
