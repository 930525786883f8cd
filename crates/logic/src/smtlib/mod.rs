//! SMT-LIB: printing terms for solvers, and reading what solvers answer.
//!
//! [`Emitter`] prints terms into a running solver: it remembers what it has sent, and sends shared subterms once.
//! [`script`] prints a standalone file. [`Sexps`] reads S-expressions, [`Environment`] gives their symbols a meaning,
//! and on them stand [`parse_term`], [`parse_values`] and [`parse_model`].

mod emit;
mod environment;
mod layout;
mod model;
mod operators;
mod parse;
mod scope;
mod sexp;
mod symbols;

pub use emit::{Emitter, EmitterOptions, FloatRemainder, PrintError, script};
pub use environment::Environment;
pub use model::{parse_model, parse_value, parse_values};
pub use parse::{parse_function, parse_term};
pub use sexp::{ParseError, Sexp, Sexps, complete_length};
