//! The search for couplings: guess and check on products (see `product` for the method).
//!
//! Which product and which candidates are right cannot be told beforehand, so many are tried: every shape of the claim,
//! every way to cut its loops, the alignments that fit the runs, and tiers of candidates, ordered by how likely and how
//! cheap they are.
//!
//! * `attempts`: what to try, and in which order
//! * `engine`: the attempts, and what comes out of them
//! * `ending`: whether a proof also shows that the sides end together

pub mod attempts;
mod ending;
pub mod engine;
