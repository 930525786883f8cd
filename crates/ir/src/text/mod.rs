//! The text form of the IR, `.tir`: what `tandem dump` prints, and what tests are written in.
//!
//! The grammar is in `docs/tir.md`. Printing and parsing are inverse to each other: the text says everything a module
//! says but the numbers of values and instructions, and those are given out anew in the order of the text. So, for
//! every module `m` that the verifier accepts:
//!
//! * `parse_module(&print_module(&m))` is `in_text_order(&m)`, which is `m` itself if its values and instructions are
//!   already numbered in the order in which the blocks list them and each of them stands in a block;
//! * `print_module` gives the same text for both, so printing what was parsed from a printed text changes nothing.
//!
//! | file | holds |
//! |---|---|
//! | `lexer.rs` | characters to tokens |
//! | `words.rs` | the word for each operation |
//! | `literal.rs` | numbers: bits to text and back |
//! | `names.rs` | how names are written, quoted where they need it |
//! | `cursor.rs` | a place in the tokens, and what all of the parser needs |
//! | `parse.rs`, `body.rs`, `statement.rs`, `infer.rs` | declarations; blocks; what they contain; types left out |
//! | `print.rs` | the printer |
//! | `order.rs` | numbering in the order of the text |

mod body;
mod cursor;
mod infer;
mod lexer;
mod literal;
mod names;
mod order;
mod parse;
mod print;
mod statement;
mod words;

use std::fmt;

pub(crate) use literal::print_bits;
pub use order::in_text_order;
pub use parse::{parse_module, parse_module_unverified};
pub(crate) use print::print_blocks;
pub use print::{print_function, print_inst, print_module, print_type};

/// Why a text is not a module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// The line, counted from 1.
    pub line: u32,
    /// The column in characters, counted from 1.
    pub column: u32,
    /// What is wrong, in a sentence without a full stop.
    pub message: String,
}

impl fmt::Display for ParseError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}:{}: {}", self.line, self.column, self.message)
    }
}

impl std::error::Error for ParseError {}

/// An error at a byte of the text; becomes a [`ParseError`] once, at the end, because finding the line takes a walk
/// over the text.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Problem {
    offset: u32,
    message: String,
}

impl Problem {
    fn new(offset: u32, message: impl Into<String>) -> Problem {
        Problem { offset, message: message.into() }
    }

    fn locate(self, text: &str) -> ParseError {
        let mut offset = (self.offset as usize).min(text.len());
        while !text.is_char_boundary(offset) {
            offset -= 1;
        }
        let before = &text[..offset];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        let line = 1 + before.bytes().filter(|byte| *byte == b'\n').count();
        let column = 1 + before[line_start..].chars().count();
        let clamp = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        ParseError { line: clamp(line), column: clamp(column), message: self.message }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_have_lines_and_columns_in_characters() {
        for (text, line, column, part) in [
            ("file \"é\" x\n", 1, 10, "end of the line"),
            ("\n\n  bogus", 3, 3, "`bogus`"),
            ("func @f(n: i32) {\n  x = add n, m\n  exit return\n}", 2, 14, "`m` is not defined"),
            ("func @f(n: i32) {\n  n = neg n\n  exit return\n}", 2, 3, "defined twice"),
            ("func @f() {\n  jump there\n}", 2, 8, "no block `there`"),
            ("func @f() {\na:\n  exit return\nb:\n  exit return\nb:\n  exit return\n}", 6, 1, "already is a block `b`"),
            ("func @f() {\n  x: i32 = const 5\n}", 2, 3, "must end with"),
            ("func @f() {\n  exit return\n  exit return\n}", 3, 3, "a label"),
            ("func @f(n: i32) {\n  y: i64 = sext n\n  exit return\n}", 2, 12, "`sign_extend`"),
            ("func @f(n: i32) {\n  ret n\n}", 2, 3, "`exit return`"),
            ("func @f(n: i32) {\n  add n, n\n  exit return\n}", 2, 3, "needs a name"),
            ("func @f(n: i32) {\n  x = const 5\n  exit return\n}", 2, 13, "x: i32 = const 1"),
            ("func @f(n: i8) {\n  switch n { 256: a, default: a }\na:\n  exit return\n}", 2, 14, "8 bits"),
            ("func @f() {\n  x, y = call @g()\n  exit return\n}", 2, 15, "no function `@g`"),
            ("func @f() {\n  x, y = call @f()\n  exit return\n}", 2, 3, "defines 1, but 2 stand"),
            ("func @f(n: i32) {\n  x = call @f()\n  exit return\n}", 2, 12, "takes 1 argument and 0 states"),
            ("func @f() {\n  exit return !3:4\n}", 2, 17, "end of the line"),
            ("func @f() {\n  exit return !x.c:4\n}", 2, 16, "no file \"x.c\""),
            ("func @f() {\n  exit return", 1, 11, "never closed"),
            ("func @f() {\n  exit return\n\nfunc @g() { exit return }\n}", 4, 1, "is a `}` missing"),
            ("func @f() { exit return }\nfunc @f() { exit return }", 2, 6, "already is a function `f`"),
            ("region @r: [i32] -> i99999 shared", 1, 21, "a type"),
            ("region @r: [i32] -> i32 shred", 1, 25, "`shared`"),
            ("region @r: [i32] -> i32 shared { 0: 1 }", 1, 32, "only a constant region"),
            ("region @r: [i32] -> i8 constant { 0: 256 }", 1, 38, "8 bits"),
            ("func @f(m: @nope) { exit return }", 1, 12, "no region `@nope`"),
        ] {
            let error = parse_module(text).expect_err(text);
            assert_eq!((error.line, error.column), (line, column), "{error}\n{text}");
            assert!(error.message.contains(part), "{part:?} is not in {error}\n{text}");
        }
    }
}
