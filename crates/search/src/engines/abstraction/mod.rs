//! Predicate abstraction with refinement, seeded with what most changes leave alone.
//!
//! Graf and Saïdi ("Construction of Abstract State Graphs with PVS", 1997) abstract a program by a finite set of
//! predicates; counterexample-guided refinement (Clarke, Grumberg, Jha, Lu and Veith, 2000) adds predicates from the
//! reason why an abstract counterexample is none. Here the program is a product, and the abstraction is Cartesian: at
//! each node the largest conjunction of predicates that every step keeps, computed by weakening (see `product`).
//!
//! What is different is where predicates come from. Two versions of a program mostly agree: variables of one name hold
//! the same values wherever both versions are at the same place. Those equalities are the seeds. Where they are not
//! enough, more is said about the variables that do not agree, and only about those, so that effort goes with the size
//! of the change and not of the program. For a program against itself the seeds always suffice. What is still missing
//! is read off abstract counterexamples: by unsatisfiable cores over templates, then by interpolants.
//!
//! It need not be sound: a fixed point is a certificate for the checker, and an abstract counterexample that can really
//! be run is an input for replay.
//!
//! * `seed_predicates`: the predicates at each node from the beginning
//! * `reached_states`: states that are really reached
//! * `templates`: what may be said at a node, filled in from those states
//! * `abstract_counterexamples`: ways to a violation that the predicates allow
//! * `refinement`: which templates keep a violation from coming again, by unsatisfiable cores
//! * `interpolants`: sequence interpolants of an infeasible path, from a Horn solver
//! * `engine`: the abstraction, and its refinement

mod abstract_counterexamples;
pub mod engine;
mod interpolants;
mod reached_states;
mod refinement;
pub mod seed_predicates;
mod templates;
