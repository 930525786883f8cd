//! Cuts the text of a module into definitions.

use super::words::{data_parts, signature};
use super::{Definition, Identities, Kind};
use crate::identity::node::nesting;
use crate::lexer::{Lexer, Token};

impl<'a> Identities<'a> {
    /// Cuts the text into definitions: each begins in a new line outside of all brackets.
    pub(super) fn read(&mut self, text: &'a str) {
        let mut lexer = Lexer::new(text);
        let mut token = lexer.next();
        while token != Token::End {
            if let Token::Metadata(name) = token {
                let mut ahead = lexer;
                if ahead.next() == Token::Sign(b'=') {
                    lexer = ahead;
                    self.metadata.insert(name, lexer.rest_of_line());
                    token = lexer.next();
                    continue;
                }
            }
            let mut found = vec![token];
            let mut depth = nesting(token);
            token = lexer.next();
            while token != Token::End && (depth > 0 || !lexer.is_first_of_line()) {
                depth += nesting(token);
                found.push(token);
                token = lexer.next();
            }
            self.add_definition(found);
        }
    }

    fn add_definition(&mut self, tokens: Vec<Token<'a>>) {
        match tokens[..] {
            [Token::Word("target"), ..] => self.target.extend(tokens),
            [Token::Word("module"), Token::Word("asm"), ..] => self.assembly.extend(tokens),
            [Token::Comdat(name), Token::Sign(b'='), ref rest @ ..] => {
                self.comdats.insert(name, rest.to_vec());
            }
            [Token::Word("attributes"), Token::Hash(group), _, ref rest @ ..] => {
                self.groups.insert(group, rest.to_vec());
            }
            [Token::Word(word @ ("define" | "declare")), ..] => {
                let Some(at) = tokens.iter().position(|token| matches!(token, Token::Global(_))) else { return };
                let Token::Global(name) = tokens[at] else { return };
                let kind = if word == "define" { Kind::Function } else { Kind::DeclaredFunction };
                let public = !is_internal(&tokens[1..at]);
                let ty = signature(&tokens, at);
                self.add(Definition { ty, ..Definition::new(name, kind, public, tokens) });
            }
            [Token::Global(name), Token::Sign(b'='), ref rest @ ..] => {
                let Some(at) = rest
                    .iter()
                    .position(|token| matches!(token, Token::Word("global" | "constant" | "alias" | "ifunc")))
                else {
                    return;
                };
                let words = &rest[..at];
                let public = !is_internal(words);
                let plain = !rest[at + 1..].is_empty();
                let (ty, value) = if plain { data_parts(&rest[at + 1..]) } else { Default::default() };
                let declared = words.iter().any(|word| matches!(word, Token::Word("external" | "extern_weak")));
                let kind = match rest[at] {
                    Token::Word("alias" | "ifunc") => Kind::Alias,
                    _ if declared => Kind::DeclaredData,
                    _ => Kind::Data,
                };
                let constant = rest[at] == Token::Word("constant");
                let unnamed = words.contains(&Token::Word("unnamed_addr")) && !public;
                self.add(Definition { ty, value, constant, unnamed, ..Definition::new(name, kind, public, tokens) });
            }
            [Token::Local(name), Token::Sign(b'='), Token::Word("type"), ..] => {
                self.types.insert(name, self.definitions.len());
                self.definitions.push(Definition::new(name, Kind::Type, false, tokens));
            }
            _ => {}
        }
    }

    fn add(&mut self, definition: Definition<'a>) {
        self.symbols.insert(definition.name, self.definitions.len());
        self.definitions.push(definition);
    }
}

fn is_internal(words: &[Token<'_>]) -> bool {
    words.iter().any(|word| matches!(word, Token::Word("internal" | "private")))
}

pub(super) fn is_replaceable(tokens: &[Token<'_>]) -> bool {
    let linkage = tokens.iter().take_while(|token| !matches!(token, Token::Word("global" | "constant" | "alias")));
    // Nothing before the parameters of a function is called like this but its linkage.
    let linkage = linkage.take_while(|token| **token != Token::Sign(b'('));
    let is_word = |word: &str| matches!(word, "weak" | "weak_odr" | "linkonce" | "common" | "extern_weak");
    linkage.into_iter().any(|token| matches!(token, Token::Word(word) if is_word(word)))
}
