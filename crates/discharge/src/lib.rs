//! Tactics: how what would break an obligation is refuted, and how programs are rewritten where a certificate says so.
//!
//! A query comes as a conjunction that ought to be unsatisfiable. It goes through, in this order: quantifier
//! instantiation (`instantiation`), equality substitution ([`substitution`]), uninterpreted functions in the place of
//! hard operations (`uninterpreted`) with Gaussian elimination on the products among them (`elimination`), congruence
//! of arguments (`congruence`), select over store (`select_over_store`), and case splits; then to a solver. The kernel
//! believes what comes out, so each file says which direction of its rewriting is used and why it is sound: `unsat`
//! after a rewrite counts only if the rewritten query is implied by the old one, and `sat` only if it implies it.

mod congruence;
mod elimination;
mod instantiation;
pub mod rewrite;
mod select_over_store;
pub mod substitution;
mod uninterpreted;
mod with_solver;

pub use with_solver::{WithSolver, tellable};
