//! Which line a call stands in, handed on: what nobody looks at is no part of a digest.
//!
//! A function of Rust that is marked `#[track_caller]` has one more parameter than its source says: a pointer to a constant
//! `Location`, file and line of whoever called it. Indexing by ranges, `copy_from_slice`, `borrow_mut` and `into` are such functions, so
//! whatever uses them mentions lines, and would be other code as soon as a line is added before it. What reads of the pointer
//! counts; but mostly it is handed on and on until a panic gets it, where it is text on the standard error stream that nobody
//! observes.
//!
//! The last parameter of a function is *silent* if every mention of it is the last argument of a call: of a panic, or of a function
//! whose last parameter is silent and whose body is in this module, where no other file can replace it. That is a greatest fixed
//! point (all are taken to be silent until a use says otherwise), so that two functions that hand it to each other are silent,
//! too: a value that is only ever handed on is observed by nobody. Functions that are reached through pointers need no care, as
//! it is the function's own code that says what it does with its parameter.

use rustc_hash::FxHashSet;

use super::node::{behind_brackets, nesting, without_debug};
use super::{Definition, Kind};
use crate::lexer::Token;
use crate::panics::panic_of_symbol;

/// The functions whose last parameter nobody looks at.
#[derive(Debug, Default)]
pub(super) struct Silent<'a> {
    functions: FxHashSet<&'a str>,
}

impl<'a> Silent<'a> {
    /// Those of a module.
    pub(super) fn of(definitions: &[Definition<'a>]) -> Silent<'a> {
        let is_rust = |one: &&Definition<'a>| one.name.starts_with("_ZN") || one.name.starts_with("_R");
        let given = definitions.iter().filter(|one| one.kind == Kind::Function && !one.replaceable).filter(is_rust);
        let handed: Vec<(&'a str, Vec<&'a str>)> = given.filter_map(|one| Some((one.name, handed_on(one)?))).collect();
        let mut functions: FxHashSet<&'a str> = handed.iter().map(|(name, _)| *name).collect();
        loop {
            let before = functions.len();
            for (name, to) in &handed {
                if !to.iter().all(|callee| functions.contains(callee)) {
                    functions.remove(name);
                }
            }
            if functions.len() == before {
                return Silent { functions };
            }
        }
    }

    /// Whether what is passed as the last argument of a function is observed by nobody.
    pub(super) fn contains(&self, callee: &str) -> bool {
        self.functions.contains(callee)
    }
}

/// To which functions other than panics the last parameter is handed on, if it is a pointer and nothing else is done with it.
fn handed_on<'a>(definition: &Definition<'a>) -> Option<Vec<&'a str>> {
    let tokens = without_debug(&definition.tokens);
    let is_open = |at: &usize| tokens[*at] == Token::Sign(b'(') && tokens[*at - 1] == Token::Global(definition.name);
    let open = (1..tokens.len()).find(is_open)?;
    let last = last_argument(&tokens, open);
    let (Some(Token::Word("ptr")), Some(&Token::Local(param))) = (last.first(), last.last()) else { return None };
    let (mut mentions, mut handed, mut to) = (0, 0, vec![]);
    for at in behind_brackets(&tokens, open)..tokens.len() {
        match tokens[at] {
            Token::Local(name) if name == param => mentions += 1,
            Token::Global(callee) if tokens.get(at + 1) == Some(&Token::Sign(b'(')) => {
                let last = last_argument(&tokens, at + 1);
                if last.first() == Some(&Token::Word("ptr")) && last.last() == Some(&Token::Local(param)) {
                    handed += 1;
                    to.extend(panic_of_symbol(callee).is_none().then_some(callee));
                }
            }
            _ => {}
        }
    }
    (mentions == handed).then_some(to)
}

/// What stands behind the last comma of the brackets that open at a position.
pub(super) fn last_argument<'t, 'a>(tokens: &'t [Token<'a>], open: usize) -> &'t [Token<'a>] {
    let end = behind_brackets(tokens, open).saturating_sub(1).max(open + 1);
    let (mut depth, mut begun) = (0, open + 1);
    for (at, token) in tokens.iter().enumerate().take(end).skip(open + 1) {
        depth += match token {
            // Commas of a constant vector are no commas of the call.
            Token::Sign(b'<') => 1,
            Token::Sign(b'>') => -1,
            other => nesting(*other),
        };
        if depth == 0 && *token == Token::Sign(b',') {
            begun = at + 1;
        }
    }
    tokens.get(begun..end).unwrap_or_default()
}
