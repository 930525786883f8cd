//! Rewrites of functions and modules.
//!
//! Every pass preserves behaviour and says in its head why. Each gives back a [`BackMap`]: where the values and
//! blocks of the rewritten function come from, so that evidence about it can be told in terms of the original.

mod back_map;
pub mod compact;
mod substitution;
pub mod trivial_params;

pub use back_map::BackMap;
