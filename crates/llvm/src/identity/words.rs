//! Types, values and signatures in words, as LLVM writes them.

use super::node::{behind_brackets, nesting};
use crate::lexer::Token;

/// The type and the value in what stands behind `global` or `constant`.
pub(super) fn data_parts(tokens: &[Token<'_>]) -> (String, String) {
    let value = data_range(tokens);
    (print(&tokens[..value.start]), print(&tokens[value]))
}

/// Where the value is in what stands behind `global` or `constant`.
pub(super) fn data_range(tokens: &[Token<'_>]) -> std::ops::Range<usize> {
    let mut at = 0;
    // A type is one word or one pair of brackets (angles around braces), and stars behind it.
    match tokens.first() {
        Some(Token::Sign(b'<')) => {
            let close = tokens.iter().position(|token| *token == Token::Sign(b'>'));
            at = close.map_or(tokens.len(), |close| close + 1);
        }
        Some(Token::Sign(b'[' | b'{')) => at = behind_brackets(tokens, 0),
        Some(_) => at = 1,
        None => {}
    }
    if tokens.get(at) == Some(&Token::Sign(b'(')) {
        at = behind_brackets(tokens, at);
    }
    while tokens.get(at) == Some(&Token::Sign(b'*')) {
        at += 1;
    }
    let mut depth = 0;
    let rest = tokens[at..].iter().position(|token| {
        depth += nesting(*token);
        depth == 0 && *token == Token::Sign(b',')
    });
    let end = rest.map_or(tokens.len(), |rest| at + rest);
    at..end
}

/// The signature of a function: its result and its parameters, without names and attributes of the function.
pub(super) fn signature(tokens: &[Token<'_>], name: usize) -> String {
    let end = behind_brackets(tokens, name + 1);
    let skipped = |token: &Token<'_>| {
        let words =
            ["define", "declare", "dso_local", "internal", "private", "noundef", "unnamed_addr", "local_unnamed_addr"];
        matches!(token, Token::Word(word) if words.contains(word)) || matches!(token, Token::Metadata(_))
    };
    let before: Vec<Token<'_>> = tokens[..name].iter().copied().filter(|token| !skipped(token)).collect();
    let types = tokens[name + 1..end].iter().copied().filter(|token| !skipped(token));
    // Names of parameters end them: what stands before a comma or the closing bracket.
    let types: Vec<Token<'_>> = types.collect();
    let is_name = |at: usize| {
        let last = matches!(types.get(at + 1), Some(Token::Sign(b',' | b')')));
        let is_type = matches!(at.checked_sub(1).map(|before| types[before]), Some(Token::Sign(b'(' | b',')));
        last && !is_type && matches!(types[at], Token::Local(_))
    };
    let types: Vec<Token<'_>> = (0..types.len()).filter(|at| !is_name(*at)).map(|at| types[at]).collect();
    format!("{} {}", print(&before), print(&types))
}

/// Tokens as one line of text, shortened.
pub(super) fn print(tokens: &[Token<'_>]) -> String {
    const LONGEST: usize = 80;
    let mut text = String::new();
    for token in tokens {
        let piece = match token {
            Token::Word(word) | Token::Number(word) => (*word).to_owned(),
            Token::Label(word) => format!("{word}:"),
            Token::Local(word) => format!("%{word}"),
            Token::Global(word) => format!("@{word}"),
            Token::Metadata(word) => format!("!{word}"),
            Token::Hash(word) => format!("#{word}"),
            Token::Comdat(word) => format!("${word}"),
            Token::Text(word) => format!("\"{word}\""),
            Token::Bytes(word) => format!("\"{}\"", word.strip_suffix("\\00").unwrap_or(word)),
            Token::Ellipsis => "...".to_owned(),
            Token::Sign(sign) => (*sign as char).to_string(),
            Token::End => String::new(),
        };
        let tight = text.is_empty()
            || text.ends_with(['(', '[', '{', '<'])
            || matches!(token, Token::Sign(b')' | b']' | b'}' | b'>' | b',' | b'*'));
        if !tight {
            text.push(' ');
        }
        text.push_str(&piece);
        if text.chars().count() > LONGEST {
            return text.chars().take(LONGEST).chain(['…']).collect();
        }
    }
    text
}
