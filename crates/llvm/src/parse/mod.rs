//! Reads the text of an LLVM module.
//!
//! One recursive-descent reader over the tokens, split by what is read: [`types`], [`constants`], [`attributes`],
//! whole [`functions`] and single [`instructions`]; this file holds the reader itself and the top level. Attributes
//! are an open set of words: unknown ones are skipped where they cannot change the meaning. Unknown instructions become
//! [`Op::Unsupported`](crate::ast::Op::Unsupported) and the reader goes on with the next line.

mod attributes;
mod constants;
mod functions;
mod instructions;
mod top_level;
mod types;

use rustc_hash::FxHashMap;

use crate::ast::{Alias, Function, FunctionTraits, Module, Symbol, SymbolId, Variable};
use crate::error::Error;
use crate::lexer::{Lexer, Token};
use crate::metadata::Metadata;
use crate::types::Types;

/// Reads a whole module.
pub(crate) fn parse_module(text: &str) -> Result<Module<'_>> {
    let mut parser = Parser::new(text);
    parser.top_level()?;
    Ok(parser.finish())
}

/// Reads further definitions into a module. What they mention and the module has is the module's.
pub(crate) fn parse_into<'a>(module: &mut Module<'a>, text: &'a str) -> Result<()> {
    let mut parser = Parser::new(text);
    let ids = (0u32..).map(SymbolId);
    parser.symbol_ids = module.symbols.iter().zip(ids).map(|((name, _), id)| (*name, id)).collect();
    parser.types = module.types.clone();
    parser.symbols.clone_from(&module.symbols);
    parser.functions = std::mem::take(&mut module.functions);
    parser.function_groups = vec![vec![]; parser.functions.len()];
    let known = parser.functions.len();
    let read = parser.top_level();
    if read.is_err() {
        parser.functions.truncate(known);
        module.functions = parser.functions;
        return read;
    }
    // Groups of attributes and other data are of one text only; further definitions have none.
    module.types = parser.types;
    module.symbols = parser.symbols;
    module.functions = parser.functions;
    Ok(())
}

type Result<T> = std::result::Result<T, Error>;

/// How deeply types, constants and expressions may be nested.
const DEEPEST: usize = 200;

struct Parser<'a> {
    lexer: Lexer<'a>,
    token: Token<'a>,
    types: Types,
    variables: Vec<Variable<'a>>,
    functions: Vec<Function<'a>>,
    aliases: Vec<Alias<'a>>,
    symbols: Vec<(&'a str, Option<Symbol>)>,
    symbol_ids: FxHashMap<&'a str, SymbolId>,
    groups: FxHashMap<&'a str, FunctionTraits>,
    /// Attribute groups of each function, joined when all are known.
    function_groups: Vec<Vec<&'a str>>,
    metadata: Metadata<'a>,
    doubtful: Vec<&'a str>,
    refused: Option<Error>,
    depth: usize,
}

impl<'a> Parser<'a> {
    fn new(text: &'a str) -> Self {
        let mut lexer = Lexer::new(text);
        let token = lexer.next();
        Parser {
            lexer,
            token,
            types: Types::new(),
            variables: vec![],
            functions: vec![],
            aliases: vec![],
            symbols: vec![],
            symbol_ids: FxHashMap::default(),
            groups: FxHashMap::default(),
            function_groups: vec![],
            metadata: Metadata::default(),
            doubtful: vec![],
            refused: None,
            depth: 0,
        }
    }

    fn finish(mut self) -> Module<'a> {
        for (function, groups) in self.functions.iter_mut().zip(&self.function_groups) {
            for group in groups {
                function.traits = function.traits.join(self.groups.get(group).copied().unwrap_or_default());
            }
        }
        self.distrust_replaceable();
        // Calls name their groups before the groups are read; see `Parser::call_traits`.
        let groups = &self.groups;
        for body in self.functions.iter_mut().filter_map(|function| function.body.as_mut()) {
            for inst in body.blocks.iter_mut().flat_map(|block| &mut block.insts) {
                if let crate::ast::Op::Call(call) | crate::ast::Op::Invoke { call, .. } = &mut inst.op {
                    for group in std::mem::take(&mut call.groups) {
                        call.traits = call.traits.join(groups.get(group).copied().unwrap_or_default());
                    }
                }
            }
        }
        Module {
            types: self.types,
            variables: self.variables,
            functions: self.functions,
            aliases: self.aliases,
            symbols: self.symbols,
            metadata: self.metadata.into(),
            doubtful: self.doubtful,
            refused: self.refused,
        }
    }

    /// Lets all mentions of functions that another file may replace mean a function without a body. The one with the body
    /// stays, for whoever asks about it itself.
    fn distrust_replaceable(&mut self) {
        for index in 0..self.functions.len() {
            let function = &self.functions[index];
            if !function.replaceable || function.body.is_none() {
                continue;
            }
            let traits = FunctionTraits { no_builtin: true, ..function.traits };
            let declared = Function { body: None, params: function.params.clone(), traits, ..*function };
            let Some(&symbol) = self.symbol_ids.get(declared.name) else { continue };
            self.symbols[symbol.0 as usize].1 = Some(Symbol::Function(self.functions.len()));
            self.functions.push(declared);
        }
    }

    fn bump(&mut self) -> Token<'a> {
        std::mem::replace(&mut self.token, self.lexer.next())
    }

    fn line(&self) -> u32 {
        self.lexer.line()
    }

    /// Whether the current token is the first of its line.
    fn starts_line(&self) -> bool {
        self.lexer.is_first_of_line()
    }

    fn error<T>(&self, message: impl Into<String>) -> Result<T> {
        Err(Error::Syntax { line: self.line(), message: message.into() })
    }

    fn unexpected<T>(&self, wanted: &str) -> Result<T> {
        self.error(format!("expected {wanted}, found {}", describe(self.token)))
    }

    fn accept_word(&mut self, word: &str) -> bool {
        let found = self.token == Token::Word(word);
        if found {
            self.bump();
        }
        found
    }

    fn accept_sign(&mut self, sign: u8) -> bool {
        let found = self.token == Token::Sign(sign);
        if found {
            self.bump();
        }
        found
    }

    fn expect_sign(&mut self, sign: u8) -> Result<()> {
        if self.accept_sign(sign) { Ok(()) } else { self.unexpected(&format!("`{}`", sign as char)) }
    }

    fn expect_word(&mut self, word: &str) -> Result<()> {
        if self.accept_word(word) { Ok(()) } else { self.unexpected(&format!("`{word}`")) }
    }

    fn unsigned(&mut self) -> Result<u64> {
        match self.token {
            Token::Number(text) => match text.parse() {
                Ok(number) => {
                    self.bump();
                    Ok(number)
                }
                Err(_) => self.unexpected("an unsigned number"),
            },
            _ => self.unexpected("a number"),
        }
    }

    /// Skips a bracketed group, if there is one here.
    fn skip_parentheses(&mut self) -> Result<()> {
        if self.token != Token::Sign(b'(') {
            return Ok(());
        }
        let mut depth = 0usize;
        loop {
            match self.bump() {
                Token::Sign(b'(') => depth += 1,
                Token::Sign(b')') => {
                    depth -= 1;
                    if depth == 0 {
                        return Ok(());
                    }
                }
                Token::End => return self.unexpected("`)`"),
                _ => {}
            }
        }
    }

    /// Skips to the first token of the next line that is outside brackets.
    fn skip_line(&mut self) {
        let mut depth = 0isize;
        loop {
            match self.bump() {
                Token::Sign(b'(' | b'[' | b'{') => depth += 1,
                Token::Sign(b')' | b']' | b'}') => depth -= 1,
                Token::End => return,
                _ => {}
            }
            if self.starts_line() && depth <= 0 {
                return;
            }
        }
    }

    fn nested<T>(&mut self, read: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        if self.depth >= DEEPEST {
            return self.error("nested too deeply");
        }
        self.depth += 1;
        let result = read(self);
        self.depth -= 1;
        result
    }

    fn symbol(&mut self, name: &'a str) -> SymbolId {
        let next = SymbolId(self.symbols.len() as u32);
        let id = *self.symbol_ids.entry(name).or_insert(next);
        if id == next {
            self.symbols.push((name, None));
        }
        id
    }

    fn define_symbol(&mut self, name: &'a str, symbol: Symbol) -> Result<()> {
        let id = self.symbol(name);
        let slot = &mut self.symbols[id.0 as usize].1;
        if slot.is_some() {
            return self.error(format!("`@{name}` is defined twice"));
        }
        *slot = Some(symbol);
        Ok(())
    }
}

fn describe(token: Token<'_>) -> String {
    match token {
        Token::Word(text) | Token::Number(text) => format!("`{text}`"),
        Token::Label(text) => format!("`{text}:`"),
        Token::Local(text) => format!("`%{text}`"),
        Token::Global(text) => format!("`@{text}`"),
        Token::Metadata(text) => format!("`!{text}`"),
        Token::Hash(text) => format!("`#{text}`"),
        Token::Comdat(text) => format!("`${text}`"),
        Token::Text(text) => format!("\"{text}\""),
        Token::Bytes(text) => format!("c\"{text}\""),
        Token::Ellipsis => "`...`".into(),
        Token::Sign(sign) => format!("`{}`", sign as char),
        Token::End => "the end of the text".into(),
    }
}
