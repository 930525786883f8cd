//! Predicate abstraction with refinement, seeded with what most changes leave alone.
//!
//! Two versions of a program mostly agree: variables of one name hold the same values wherever both versions are at the
//! same place. Those equalities are the first predicates. Where they are not enough, more is said about the variables
//! that do not agree, and only about those, so that effort goes with the size of the change and not of the program.
//! For a program against itself the seeds always suffice.
//!
//! * `vocabulary`: the predicates at each place
//! * `engine`: the abstraction, and its refinement

pub mod engine;
mod vocabulary;
