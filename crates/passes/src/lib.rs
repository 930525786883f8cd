//! Normal form and reshapes: compiler optimisations that make versions of a program alike.
//!
//! [`normalize()`] runs them all in a good order; each can also be run alone. Every pass preserves behaviour and says in
//! its head why. Each gives back a `BackMap`: where the values and blocks of the rewritten function come from, so that
//! evidence about it can be told in terms of the original.
//!
//! | on functions | |
//! |---|---|
//! | `compact` | unreachable blocks, renumbering |
//! | `trivial_params` | block parameters (phis) with one possible value |
//! | `constant_folding` (identities in `algebra`, `string_identities`) | constant folding, algebraic simplification |
//! | `string_identities` | reassociation of string concatenation |
//! | `text_params` | marks and emptiness of texts, known on the ways that they come from |
//! | `common_subexpressions` | common-subexpression elimination by dominators |
//! | `correlated_values` (intervals in `value_ranges`) | correlated value propagation |
//! | `untaken_branches` | optimistic value numbering with reachability |
//! | `jump_threading` | jump threading |
//! | `if_conversion` | if-conversion |
//! | `dead_code` | aggressive dead-code elimination |
//! | `straighten` | control-flow straightening |
//! | `scalar_replacement` | scalar replacement of local memory (SROA, mem2reg) |
//! | `escape_analysis` | removal of objects that do not escape |
//! | `late_strings` | strings are made where they are returned |
//! | `filled_arrays` | what a loop stored in a private array is computed where it is read |
//! | `dead_loops` | loops that end and compute nothing (`counted_loops`) |
//! | `constant_loads` | loads from constants at constant places |
//! | `unroll_texts` | complete unrolling of loops along a constant text |
//! | `loop_canonical` | loop-simplify form: preheader, one latch, dedicated exits |
//!
//! | on modules | |
//! |---|---|
//! | `no_unwind` | inference of functions that never fail |
//! | `tail_call` | tail-call elimination |
//! | `inline` | inlining |
//! | `load_motion` | loads before calls that do not change their memory |
//! | `dead_arguments` | dead-argument elimination for state |
//!
//! One more is for two programs that are compared, after all these:
//!
//! | on modules | |
//! |---|---|
//! | `idle_world` | a world for a function that makes no calls, where the other one does |
//!
//! Four more change how a program is cut into iterations and activations, so that it lines up with another one. They
//! are not part of normal form and give no way back; evidence about their results names them.
//!
//! | on modules | |
//! |---|---|
//! | `unfold` | unfolding of recursion |
//! | `loops_as_calls` | loops as tail-recursive functions |
//! | `run_again` | loop duplication for fission |
//! | `outline` | pieces of code as functions of their own (not of iterations: so that code both programs have can be opaque) |
//!
//! Two make a question about secrets one about two programs on equal inputs, which is what everything else answers. They change
//! what a program does, and are believed as front ends are.
//!
//! | on modules | |
//! |---|---|
//! | `leakage` | what a clock may tell becomes something seen: the leakage model of constant time |
//! | `two_runs` | two runs with different secrets as one claim about equal inputs: self-composition |

mod algebra;
pub mod common_subexpressions;
pub mod constant_folding;
pub mod constant_loads;
pub mod correlated_values;
mod counted_loops;
pub mod dead_arguments;
pub mod dead_code;
pub mod dead_loops;
pub mod escape_analysis;
pub mod filled_arrays;
pub mod idle_world;
pub mod if_conversion;
pub mod inline;
pub mod jump_threading;
pub mod late_strings;
pub mod leakage;
pub mod load_motion;
pub mod loop_canonical;
pub mod loops_as_calls;
pub mod no_unwind;
pub mod normalize;
pub mod outline;
pub mod run_again;
pub mod scalar_replacement;
pub mod straighten;
pub mod string_identities;
pub mod tail_call;
pub mod text_params;
pub mod two_runs;
pub mod unfold;
pub mod unroll_texts;
pub mod untaken_branches;
mod value_ranges;

pub use constant_folding::Arithmetic;
pub use inline::InlineBudget;
pub use normalize::{NormalizeOptions, normalize, simplify};

#[cfg(test)]
mod tests;
