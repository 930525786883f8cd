//! Predicate abstraction with refinement, seeded with what most changes leave alone.
//!
//! Two versions of a program mostly agree: variables of one name hold the same values wherever both versions are at the
//! same place. Those equalities are the first predicates. Where they are not enough, more is said about the variables
//! that do not agree, and only about those, so that effort goes with the size of the change and not of the program.
//! For a program against itself the seeds always suffice. What is still missing then is read off the violations that
//! the predicates allow.
//!
//! * `vocabulary`: the predicates at each place that are there from the beginning
//! * `walks`: states that are really reached
//! * `templates`: what may be said at a place, filled in from those states
//! * `paths`: ways to a violation that the predicates allow
//! * `refinement`: which templates keep a violation from coming again, by unsatisfiable cores
//! * `lemmas`: what a Horn solver says of a way that cannot be gone
//! * `engine`: the abstraction, and its refinement

pub mod engine;
mod lemmas;
mod paths;
mod refinement;
mod templates;
pub mod vocabulary;
mod walks;
