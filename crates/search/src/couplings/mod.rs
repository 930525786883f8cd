//! The search for couplings: guess and check on a product of the two programs.
//!
//! * `cuts`: where loops are cut
//! * `policy`: how the sides advance
//! * `alignment`: fits that to runs
//! * `candidates`, `columns`: what might hold at a place
//! * `counters`: which variables change by constants only
//! * `equalities`, `predicate`: what is believed, and how beliefs give way to states a solver shows
//! * `seeds`, `observed`: states that runs really pass, and what they suggest
//! * `writes`, `footprints`: which cells of memories were written, and what holds of them and of the others
//! * `product`: places, steps and summaries of called functions, explored as they are reached
//! * `weakening`: what solvers say of a step, and which beliefs give way to it
//! * `again`: a product settled again, with more to say or in spite of a violation
//! * `calls`: which calls of two steps go together
//! * `given`: what the user says
//! * `wording`, `writing`: the beliefs as a certificate
//! * `ground`: a claim made ready for products
//! * `attempts`: what to try, and in which order
//! * `engine`: the attempts made, by several workers at once

mod again;
mod alignment;
pub mod attempts;
mod calls;
pub mod candidates;
mod columns;
mod counters;
pub mod cuts;
pub mod engine;
pub mod equalities;
mod footprints;
pub mod given;
pub mod ground;
mod observed;
pub mod policy;
pub mod predicate;
pub mod product;
pub mod seeds;
mod weakening;
pub(crate) mod wording;
mod writes;
mod writing;
