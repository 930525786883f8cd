//! Products as constrained Horn clauses, for solvers that find couplings in ways of their own.
//!
//! * `system`: unknown predicates and clauses
//! * `flatten`: clauses without functions of which nothing is known
//! * `clauses`: the clauses of a product
//! * `text`: clauses as SMT-LIB
//! * `solution`: what a solver found, as couplings
//! * `refutation`: why it says there is nothing to find, as inputs
//! * `dump`: products written out for readers and for other solvers
//! * `engine`: Spacer, or a solver named by the user, on the likeliest products
//!
//! A system is satisfiable exactly when the product has couplings. Nothing here is trusted: a solution becomes a
//! certificate for the checker, a refutation inputs that are run.

pub mod clauses;
pub mod dump;
pub mod engine;
mod flatten;
mod refutation;
pub(crate) mod solution;
pub mod system;
pub mod text;
