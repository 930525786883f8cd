//! Front end for C, Rust and everything else that compiles to LLVM: the text of an LLVM module in, Tandem IR out.
//!
//! No input or output happens here: running compilers is the driver's business.

mod ast;
mod error;
mod lexer;
mod metadata;
mod parse;
mod types;

pub use error::Error;

/// Reads a module and says how many functions with a body it has.
pub fn count(text: &str) -> Result<usize, Error> {
    Ok(parse::parse_module(text)?.functions.iter().filter(|f| f.body.is_some()).count())
}
