//! What stands outside functions: target, types, global variables, aliases, attribute groups, metadata.

use super::{Parser, Result};
use crate::ast::{Alias, Elsewhere, FunctionTraits, Symbol, Variable};
use crate::error::Error;
use crate::lexer::Token;

impl<'a> Parser<'a> {
    pub(super) fn top_level(&mut self) -> Result<()> {
        loop {
            match self.token {
                Token::End => return Ok(()),
                Token::Word("target") => self.target()?,
                Token::Word("source_filename") => {
                    self.bump();
                    self.expect_sign(b'=')?;
                    self.bump();
                }
                Token::Word("define") => self.define()?,
                Token::Word("declare") => self.declare()?,
                Token::Word("attributes") => self.attribute_group()?,
                Token::Word("module") => {
                    // Functions may call what it holds, and it may use what is private: nothing can be lowered, but what
                    // is the same on both sides can be told.
                    let line = self.lexer.line();
                    let what = "module-level assembly".to_owned();
                    self.refused.get_or_insert(Error::Unsupported { line, what });
                    self.skip_line();
                }
                Token::Word("uselistorder" | "uselistorder_bb") | Token::Sign(b'^') | Token::Comdat(_) => {
                    self.skip_line();
                }
                Token::Local(name) => self.type_definition(name)?,
                Token::Global(name) => self.variable_or_alias(name)?,
                Token::Metadata(name) => self.metadata_node(name)?,
                _ => return self.unexpected("a definition"),
            }
        }
    }

    fn unsupported<T>(&self, what: impl Into<String>) -> Result<T> {
        Err(Error::Unsupported { line: self.line(), what: what.into() })
    }

    fn target(&mut self) -> Result<()> {
        self.bump();
        let Token::Word(which) = self.bump() else { return self.unexpected("`datalayout` or `triple`") };
        self.expect_sign(b'=')?;
        let Token::Text(text) = self.token else { return self.unexpected("a string") };
        if which == "datalayout" {
            for part in text.split('-') {
                self.layout_part(part)?;
            }
        }
        self.bump();
        Ok(())
    }

    /// One part of the data layout. Only the layout of x86-64 and its like is modelled: little-endian, pointers of 64 bits,
    /// everything aligned to its size.
    fn layout_part(&mut self, part: &str) -> Result<()> {
        let (key, rest) = part.split_once(':').unwrap_or((part, ""));
        // The first number is the alignment that the ABI asks for; what follows are preferences.
        let align = rest.split(':').next().unwrap_or("");
        let fits = match key {
            "E" => return self.unsupported("a big-endian target"),
            "p" | "p0" => {
                if !rest.starts_with("64:64") && rest != "64" {
                    return self.unsupported("a target whose pointers are not of 64 bits");
                }
                true
            }
            "i1" | "i8" => align == "8",
            "i16" => align == "16",
            "i32" | "f32" => align == "32",
            "i64" | "f64" => align == "64",
            "i128" => {
                self.types.int128_align = if align == "64" { 8 } else { 16 };
                align == "64" || align == "128"
            }
            "v64" => align == "64",
            "v128" => align == "128",
            "a" => align == "0",
            "" | "e" | "m" | "f16" | "f80" | "f128" => true,
            // Widths of registers, alignment of the stack and of functions, pointers of other address spaces.
            _ if key.starts_with(['n', 'S', 'F', 'v']) && !key.starts_with("ni") => true,
            _ if key.starts_with('p') => true,
            _ => false,
        };
        if fits { Ok(()) } else { self.unsupported(format!("a target with `{part}` in its data layout")) }
    }

    fn type_definition(&mut self, name: &'a str) -> Result<()> {
        self.bump();
        self.expect_sign(b'=')?;
        self.expect_word("type")?;
        if self.accept_word("opaque") {
            self.types.named(name);
            return Ok(());
        }
        let body = self.ty()?;
        self.types.define(name, body);
        Ok(())
    }

    fn variable_or_alias(&mut self, name: &'a str) -> Result<()> {
        self.bump();
        self.expect_sign(b'=')?;
        let linkage = self.linkage()?;
        let Token::Word(word) = self.bump() else { return self.unexpected("`global`, `constant` or `alias`") };
        match word {
            "alias" => {
                if linkage.replaceable {
                    self.doubtful.push(name);
                }
                self.ty()?;
                self.expect_sign(b',')?;
                let target = self.typed_constant()?.value;
                self.define_symbol(name, Symbol::Alias(self.aliases.len()))?;
                self.aliases.push(Alias { target });
                self.skip_rest();
                return Ok(());
            }
            "ifunc" => {
                self.doubtful.push(name);
                self.skip_rest();
                return Ok(());
            }
            "global" | "constant" => {}
            _ => return self.error(format!("expected `global`, `constant` or `alias`, found `{word}`")),
        }
        if linkage.space != 0 {
            return self.unsupported(format!("address space {}", linkage.space));
        }
        if linkage.may_be_missing {
            self.doubtful.push(name);
        }
        let ty = self.ty()?;
        let declared = linkage.external && (self.token == Token::Sign(b',') || self.starts_line());
        let extern_weak = self.starts_line() || self.token == Token::Sign(b',') || self.token == Token::End;
        let value = if declared || extern_weak { None } else { Some(self.constant(ty)?) };
        self.define_symbol(name, Symbol::Variable(self.variables.len()))?;
        self.variables.push(Variable {
            name,
            ty,
            internal: linkage.internal,
            replaceable: linkage.replaceable,
            constant: word == "constant",
            unnamed: linkage.unnamed,
            thread_local: linkage.thread_local,
            elsewhere: Elsewhere::Unchanged,
            value,
        });
        self.skip_rest();
        Ok(())
    }

    /// Skips `, align 4, section "x", !dbg !3` and the like, up to the next line.
    fn skip_rest(&mut self) {
        if !self.starts_line() && self.token != Token::End {
            self.skip_line();
        }
    }

    fn attribute_group(&mut self) -> Result<()> {
        self.bump();
        let Token::Hash(group) = self.bump() else { return self.unexpected("an attribute group") };
        self.expect_sign(b'=')?;
        self.expect_sign(b'{')?;
        let mut traits = FunctionTraits::default();
        loop {
            match self.bump() {
                Token::Sign(b'}') => break,
                Token::Word(word) => self.function_trait(word, &mut traits)?,
                Token::Text(key) => self.text_trait(key, &mut traits),
                Token::Number(_) => {}
                _ => return self.unexpected("an attribute"),
            }
        }
        self.groups.insert(group, traits);
        Ok(())
    }

    fn metadata_node(&mut self, name: &'a str) -> Result<()> {
        // The equals sign must be the next token, but must not be replaced by the one after it, because the rest of
        // the line is taken as text.
        if self.lexer.next() != Token::Sign(b'=') {
            return self.error(format!("expected `=` after `!{name}`"));
        }
        let text = self.lexer.rest_of_line();
        if let Ok(id) = name.parse() {
            self.metadata.insert(id, text);
        }
        self.token = self.lexer.next();
        Ok(())
    }
}
