//! SMT-LIB: printing terms for solvers, and reading what solvers answer.
//!
//! [`Emitter`] prints terms into a running solver: it remembers what it has sent, and sends shared subterms once.
//! [`script`] prints a standalone file. [`Sexps`] reads S-expressions, [`Environment`] gives their symbols a meaning,
//! and on them stand [`parse_term`], [`parse_values`] and [`parse_model`].

mod emit;
mod layout;
mod scope;
mod symbols;

pub use emit::{Emitter, EmitterOptions, FloatRemainder, PrintError, script};
