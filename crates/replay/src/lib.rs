//! Inputs run in the interpreter and natively: the only way to "different".
//!
//! A model of a failed obligation may be spurious, and a fuzzer may be wrong about what it saw, so counterexamples are
//! validated by execution, as in witness validation for software verifiers (Beyer et al., FSE 2015). Both programs are
//! run in the interpreter, and the claim is evaluated on what they did ([`replay`]); a run that does not end is proved
//! never to end, by a lasso ([`endless`]) or a recurrent set ([`recurrent`]); then both are run as compiled code
//! ([`native`]), a second and independent semantics, which must agree. [`confirm`] does all of it and alone makes a
//! [`Difference`].

mod beginnings;
mod certain;
mod constant_addresses;
mod counterexample;
mod cross_examination;
mod difference;
pub mod endless;
mod interpreted;
mod layouts;
mod made_blocks;
mod made_objects;
pub mod memory_values;
pub mod native;
mod private_state;
pub mod recurrent;
mod two_runs;

pub use beginnings::{has_beginnings, only_beginnings_differ};
pub use counterexample::Counterexample;
pub use cross_examination::{Examination, cross_examine};
pub use difference::{Difference, Trial, Tried, Unconfirmed, confirm};
pub use interpreted::{Replayed, interpreter_ints, is_witnessed, judge, replay, replay_with};
pub use layouts::layout_of;
pub use made_blocks::{BlockDifference, difference_in_blocks};
pub use two_runs::{as_called, calls};
