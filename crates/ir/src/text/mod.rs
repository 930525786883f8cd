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
//! | `parse.rs`, `body.rs`, `infer.rs` | declarations; function bodies; the types that the text leaves out |
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
mod words;

use std::fmt;

pub use order::in_text_order;
pub use parse::{parse_module, parse_module_unverified};
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
