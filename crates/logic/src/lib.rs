//! Terms over booleans, bit-vectors, integers, reals, floats, arrays and uninterpreted functions.

mod sort;
mod term;

pub use sort::{FloatFormat, Sort};
pub use term::{Constant, Op, Rounding, Term};
