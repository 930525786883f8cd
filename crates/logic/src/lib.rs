//! Terms over booleans, bit-vectors, integers, reals, floats, arrays and uninterpreted functions.
//!
//! [`Terms`] makes and owns [`Term`]s. They are hash-consed and simplified as they are made, evaluated by [`evaluate`],
//! and printed to and read from SMT-LIB.

#[cfg(test)]
extern crate self as tandem_logic;

mod arena;
mod constructors;
mod evaluate;
mod integers;
mod plain;
mod simplify;
mod smtlib;
mod sort;
mod term;
mod terms;
mod traverse;
mod typing;
mod value;

pub use evaluate::{Assignment, EvaluationError, FunctionMeaning, FunctionTable, evaluate, evaluate_all};
pub use integers::{Translation, translate};
pub use smtlib::{
    Emitter, EmitterOptions, Environment, FloatRemainder, ParseError, PrintError, Sexp, Sexps, complete_length,
    parse_function, parse_model, parse_term, parse_value, parse_values, script,
};
pub use sort::{FloatFormat, Sort};
pub use term::{Constant, Op, Rounding, Term};
pub use terms::{FurtherRule, Terms};
pub use traverse::FunctionSignature;
pub use typing::SortError;
pub use value::{ArrayValue, Value};
