//! Rewrites of functions and modules.
//!
//! [`normalize`] runs them all in a good order; each can also be run alone. Every pass preserves behaviour and says in its head why. Each gives back a [`BackMap`]: where the values and
//! blocks of the rewritten function come from, so that evidence about it can be told in terms of the original.

mod algebra;
mod back_map;
pub mod common_values;
pub mod compact;
pub mod constant_folding;
pub mod dead_code;
pub mod inline;
pub mod jump_threading;
pub mod known_conditions;
pub mod loop_canonical;
pub mod no_fail;
pub mod normalize;
pub mod scalar_replacement;
pub mod straighten;
mod substitution;
pub mod tail_call;
pub mod trivial_params;
pub mod unused_state;

pub use back_map::{BackMap, BackMaps};
pub use constant_folding::Arithmetic;
pub use inline::InlineBudget;
pub use normalize::{NormalizeOptions, normalize, simplify};

#[cfg(test)]
mod tests;
