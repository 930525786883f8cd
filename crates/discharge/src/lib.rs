//! Tactics: how what would break an obligation is refuted, and how programs are rewritten where a certificate says so.
//!
//! A query comes as a conjunction that ought to be unsatisfiable. It goes through, in this order: quantifier
//! instantiation (`instantiation`), equality substitution ([`substitution`]), uninterpreted functions in the place of
//! hard operations (`uninterpreted`) with Gaussian elimination on the products among them (`elimination`) and equations of
//! applications put into them (`unfolding`), congruence
//! of arguments (`congruence`), select over store (`select_over_store`), and case splits; then to a solver. The kernel
//! believes what comes out, so each file says which direction of its rewriting is used and why it is sound: `unsat`
//! after a rewrite counts only if the rewritten query is implied by the old one, and `sat` only if it implies it.
//!
//! For a verdict that shall not rest on them, [`Deriving`] has the same ideas say what they did in steps that the kernel takes
//! itself, and [`AskedExactly`] puts the leaves of such derivations to solvers.

mod congruence;
mod deriving;
mod elimination;
mod instantiation;
mod leaves;
pub mod rewrite;
mod select_over_store;
pub mod substitution;
mod transport;
mod unfolding;
mod uninterpreted;
mod with_solver;

pub use deriving::Deriving;
pub use leaves::AskedExactly;
pub use with_solver::{WithSolver, tellable};
