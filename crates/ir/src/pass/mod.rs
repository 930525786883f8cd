//! Rewrites of functions and modules.
//!
//! Every pass preserves behaviour and says in its head why. Each gives back a [`BackMap`]: where the values and
//! blocks of the rewritten function come from, so that evidence about it can be told in terms of the original.

mod algebra;
mod back_map;
pub mod common_values;
pub mod compact;
pub mod constant_folding;
pub mod dead_code;
pub mod loop_canonical;
pub mod scalar_replacement;
pub mod straighten;
mod substitution;
pub mod trivial_params;

pub use back_map::BackMap;
pub use constant_folding::Arithmetic;
