//! What keeps a function in order while it is built and rewritten: numbers without gaps, no block parameter with one possible
//! value, values replaced by others, and the way back from a rewritten function.

mod back_map;
pub mod compact;
mod substitution;
pub mod trivial_params;

pub use back_map::{BackMap, BackMaps};
pub use substitution::Substitution;
