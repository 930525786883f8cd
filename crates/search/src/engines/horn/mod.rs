//! The product as constrained Horn clauses, for solvers that find couplings in ways of their own.
//!
//! Rêve (Felsing et al. 2014) writes the couplings of a product as unknown predicates of Horn clauses, one clause a
//! step, and gives them to Z3 or Eldarica. Bjørner, Gurfinkel, McMillan and Rybalchenko ("Horn Clause Solvers for
//! Program Verification", 2015) is the survey; Spacer (Komuravelli, Gurfinkel and Chaki 2014) the solver that is used
//! unless the user names another. Here the clauses are those of the very steps that the other engines and the checker
//! use, with every alignment, reshape and call summary of the product library.
//!
//! A system is satisfiable exactly when the product has couplings. Nothing of that is trusted: a solution becomes a
//! certificate for the checker, a refutation inputs that are run. A Horn solver that says `sat` and gives no model that
//! the checker accepts has said nothing.
//!
//! * `system`: unknown predicates and clauses
//! * `flatten`: uninterpreted functions out of clauses, by Ackermann's reduction
//! * `clauses`: the clauses of a product
//! * `text`: clauses as SMT-LIB
//! * `solution`: a model as couplings
//! * `refutation`: a refutation as inputs
//! * `dump`: clauses for readers and for other solvers
//! * `engine`: Spacer, or a solver named by the user, on the likeliest products

pub mod clauses;
pub mod dump;
pub mod engine;
pub(crate) mod flatten;
pub(crate) mod refutation;
pub(crate) mod solution;
pub mod system;
pub mod text;
