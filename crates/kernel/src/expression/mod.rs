//! The language of predicates over both sides: `left.i + right.j == left.n && left.n >= 0`.
//!
//! Assumptions, postconditions, couplings and rankings are all written in it, by people and by the searches. The
//! text is what a certificate stores; [`elaborate`] gives it meaning in a scope, [`render`] writes a term back.
//!
//! * names: `left.x`, `right.x` (a source name), `left.ret`, `left.outcome`; odd names in backquotes
//! * integers `+ - * / % & | ^ << >> >>> ~` (division truncates, `>>` keeps the sign), comparisons
//!   `== != < <= > >=` (signed; `ult ule` and friends are the unsigned ones)
//! * `! && || ==>`, `ite(c, a, b)`, `forall k: i64. …`
//! * in certificates, functions that they define: `total(left.m, left.i)`
//! * memories: `m[k]`, `m[k][l]`, `store(m, k, v)`; widths: `sext(x, 64)`, `zext(x, 64)`, `trunc(x, 8)`

mod elaborate;
mod render;
mod syntax;

pub use elaborate::{Scope, Signature, elaborate, nearest};
pub use render::render;
pub use syntax::{Expr, Kind, parse};

use std::fmt;

/// What is wrong with an expression, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExpressionError {
    /// Byte offset into the text.
    pub offset: usize,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for ExpressionError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "at column {}: {}", self.offset + 1, self.message)
    }
}

/// An expression as error messages quote it: not longer than anyone would read.
pub fn quoted(text: &str) -> String {
    const LONGEST: usize = 200;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{:?}…", &text[..end]),
        None => format!("{text:?}"),
    }
}
