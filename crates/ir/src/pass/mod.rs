//! Rewrites of functions and modules.
//!
//! [`normalize`] runs them all in a good order; each can also be run alone. Every pass preserves behaviour and says in its head why. Each gives back a [`BackMap`]: where the values and
//! blocks of the rewritten function come from, so that evidence about it can be told in terms of the original.
//!
//! | on functions | |
//! |---|---|
//! | `compact` | drops unreachable blocks, renumbers |
//! | `trivial_params` | parameters with one possible value |
//! | `constant_folding` (laws in `algebra`, `texts`) | what can be computed now, decided branches |
//! | `texts` | texts joined from left to right |
//! | `common_values` | nothing computed twice; each constant once |
//! | `known_conditions` (arithmetic in `ranges`) | conditions decided by earlier branches and by the ranges of numbers |
//! | `jump_threading` | jumps that decide a later branch |
//! | `choices` | branches that only choose arguments |
//! | `dead_code` | what no run notices |
//! | `straighten` | empty blocks, blocks that always follow each other |
//! | `scalar_replacement` | local memory as scalars |
//! | `private_objects` | objects that nobody else sees |
//! | `loop_canonical` | preheader, one latch, exits of its own |
//!
//! | on modules | |
//! |---|---|
//! | `no_fail` | codes of calls that cannot fail |
//! | `tail_call` | tail recursion as loops |
//! | `inline` | callees in place of calls |
//! | `unused_state` | signatures without untouched memories |
//!
//! Three more change how a program is cut into rounds and activations, so that it lines up with another one. They are not part of
//! normal form and give no way back; evidence about their results names them.
//!
//! | on modules | |
//! |---|---|
//! | `unfold` | two activations of a recursive function in one |
//! | `loops_as_calls` | loops as recursive functions |
//! | `run_again` | loops done twice |

mod algebra;
mod back_map;
pub mod choices;
pub mod common_values;
pub mod compact;
pub mod constant_folding;
pub mod dead_code;
pub mod inline;
pub mod jump_threading;
pub mod known_conditions;
pub mod loop_canonical;
pub mod loops_as_calls;
pub mod no_fail;
pub mod normalize;
pub mod private_objects;
mod ranges;
pub mod run_again;
pub mod scalar_replacement;
pub mod straighten;
mod substitution;
pub mod tail_call;
pub mod texts;
pub mod trivial_params;
pub mod unfold;
pub mod unused_state;

pub use back_map::{BackMap, BackMaps};
pub use constant_folding::Arithmetic;
pub use inline::InlineBudget;
pub use normalize::{NormalizeOptions, normalize, simplify};

#[cfg(test)]
mod tests;
