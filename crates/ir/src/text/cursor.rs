//! A place in the token stream, with two tokens of lookahead.
//!
//! What declarations and bodies share: expecting a token, lists, types and source lines.

use std::borrow::Cow;

use rustc_hash::FxHashMap;

use crate::ids::{FileId, RegionId};
use crate::inst::Line;
use crate::text::Problem;
use crate::text::lexer::{Lexer, Token, shortened};
use crate::text::literal::parse_integer;
use crate::types::Ty;

/// Names of one kind of top-level thing.
pub(crate) type Names<'t, I> = FxHashMap<Cow<'t, str>, I>;

/// A place in the token stream.
pub(crate) struct Cursor<'t> {
    lexer: Lexer<'t>,
    token: Token<'t>,
    offset: u32,
    ahead: Option<(Token<'t>, u32)>,
}

impl<'t> Cursor<'t> {
    /// At the first token from this byte on.
    pub(crate) fn new(text: &'t str, offset: u32) -> Result<Cursor<'t>, Problem> {
        let mut lexer = Lexer::new(text, offset);
        let (token, offset) = lexer.next()?;
        Ok(Cursor { lexer, token, offset, ahead: None })
    }

    /// The token here.
    pub(crate) fn peek(&self) -> &Token<'t> {
        &self.token
    }

    /// The token after this one.
    pub(crate) fn peek_second(&mut self) -> Result<&Token<'t>, Problem> {
        let ahead = match self.ahead.take() {
            Some(ahead) => ahead,
            None => self.lexer.next()?,
        };
        Ok(&self.ahead.insert(ahead).0)
    }

    /// Whether the line ends after the second token.
    pub(crate) fn third_ends_line(&mut self) -> Result<bool, Problem> {
        self.peek_second()?;
        let third = self.lexer.clone().next()?.0;
        Ok(matches!(third, Token::Newline | Token::End))
    }

    /// The byte at which the token here starts.
    pub(crate) fn offset(&self) -> u32 {
        self.offset
    }

    /// Takes the token here.
    pub(crate) fn advance(&mut self) -> Result<Token<'t>, Problem> {
        let (next, offset) = match self.ahead.take() {
            Some(ahead) => ahead,
            None => self.lexer.next()?,
        };
        self.offset = offset;
        Ok(std::mem::replace(&mut self.token, next))
    }

    /// An error that says what should stand here.
    pub(crate) fn expected(&self, what: &str) -> Problem {
        Problem::new(self.offset, format!("expected {what}, found {}", self.token))
    }

    /// Whether this punctuation stands here.
    pub(crate) fn is(&self, punct: char) -> bool {
        self.token == Token::Punct(punct)
    }

    /// Takes this punctuation if it stands here.
    pub(crate) fn accept(&mut self, punct: char) -> Result<bool, Problem> {
        let found = self.is(punct);
        if found {
            self.advance()?;
        }
        Ok(found)
    }

    /// Takes this punctuation.
    pub(crate) fn expect(&mut self, punct: char) -> Result<(), Problem> {
        if self.accept(punct)? { Ok(()) } else { Err(self.expected(&format!("`{punct}`"))) }
    }

    /// Takes a word; `what` it is for.
    pub(crate) fn word(&mut self, what: &str) -> Result<&'t str, Problem> {
        let Token::Word(word) = self.token else { return Err(self.expected(what)) };
        self.advance()?;
        Ok(word)
    }

    /// Takes this very word if it stands here.
    pub(crate) fn accept_word(&mut self, word: &str) -> Result<bool, Problem> {
        let found = self.token == Token::Word(word);
        if found {
            self.advance()?;
        }
        Ok(found)
    }

    /// Takes an `@name`; `what` it names.
    pub(crate) fn at(&mut self, what: &str) -> Result<Cow<'t, str>, Problem> {
        if !matches!(self.token, Token::At(_)) {
            return Err(self.expected(&format!("{what}, such as `@name`")));
        }
        match self.advance()? {
            Token::At(name) => Ok(name),
            _ => unreachable!("the token was looked at"),
        }
    }

    /// Takes a word or a string; `what` it is.
    pub(crate) fn text(&mut self, what: &str) -> Result<Cow<'t, str>, Problem> {
        match &self.token {
            Token::Word(_) | Token::Quoted(_, None) => {}
            _ => return Err(self.expected(what)),
        }
        match self.advance()? {
            Token::Word(word) => Ok(Cow::Borrowed(word)),
            Token::Quoted(text, _) => Ok(text),
            _ => unreachable!("the token was looked at"),
        }
    }

    /// Takes a literal: a number or one of the words `inf` and `nan`.
    pub(crate) fn literal(&mut self, what: &str) -> Result<&'t str, Problem> {
        match self.token {
            Token::Number(literal) | Token::Word(literal @ ("inf" | "nan")) => {
                self.advance()?;
                Ok(literal)
            }
            _ => Err(self.expected(what)),
        }
    }

    /// Takes an unsigned number of at most `width` bits.
    pub(crate) fn unsigned(&mut self, width: u32, what: &str) -> Result<u128, Problem> {
        let offset = self.offset;
        match self.token {
            Token::Number(digits) if !digits.starts_with('-') => {
                self.advance()?;
                parse_integer(width, digits).map_err(|message| Problem::new(offset, message))
            }
            _ => Err(self.expected(what)),
        }
    }

    /// Steps over ends of lines.
    pub(crate) fn skip_newlines(&mut self) -> Result<(), Problem> {
        while self.token == Token::Newline {
            self.advance()?;
        }
        Ok(())
    }

    /// Items between commas up to one of the closing characters, which is left standing. Lines may end anywhere
    /// between items.
    pub(crate) fn list<T>(
        &mut self,
        closing: &[char],
        mut item: impl FnMut(&mut Self) -> Result<T, Problem>,
    ) -> Result<Vec<T>, Problem> {
        let mut items = vec![];
        loop {
            self.skip_newlines()?;
            if closing.iter().any(|close| self.is(*close)) {
                return Ok(items);
            }
            items.push(item(self)?);
            self.skip_newlines()?;
            if !self.accept(',')? && !closing.iter().any(|close| self.is(*close)) {
                let closers = closing.iter().map(|close| format!("`{close}`")).collect::<Vec<_>>().join(" or ");
                return Err(self.expected(&format!("`,` or {closers}")));
            }
        }
    }

    /// `{` items `}`, where items stand between commas, ends of lines or both.
    pub(crate) fn braced(&mut self, mut item: impl FnMut(&mut Self) -> Result<(), Problem>) -> Result<(), Problem> {
        self.expect('{')?;
        loop {
            self.skip_newlines()?;
            if self.accept('}')? {
                return Ok(());
            }
            item(self)?;
            if !self.accept(',')? && !self.is('}') && self.token != Token::Newline {
                return Err(self.expected("`,`, a new line or `}`"));
            }
        }
    }

    /// The end of a statement. A closing brace may follow on the same line.
    pub(crate) fn end_of_statement(&self) -> Result<(), Problem> {
        match self.token {
            Token::Newline | Token::End | Token::Punct('}') => Ok(()),
            _ => Err(self.expected("the end of the line")),
        }
    }

    /// A type.
    pub(crate) fn ty(&mut self, regions: &Names<'_, RegionId>) -> Result<Ty, Problem> {
        let offset = self.offset;
        if let Token::At(name) = &self.token {
            let Some(region) = regions.get(name) else {
                return Err(Problem::new(offset, format!("there is no region `@{}`", shortened(name))));
            };
            let ty = Ty::Mem(*region);
            self.advance()?;
            return Ok(ty);
        }
        let what = "a type: bool, i1 to i128, f32, f64, ref, ptr, world or a region";
        let Token::Word(word) = self.token else { return Err(self.expected(what)) };
        let ty = match word {
            "bool" => Ty::Bool,
            "f32" => Ty::F32,
            "f64" => Ty::F64,
            "ref" => Ty::Ref,
            "ptr" => Ty::Ptr,
            "world" => Ty::World,
            _ => {
                let digits = word.strip_prefix('i').filter(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()));
                let width = digits.filter(|digits| !digits.starts_with('0')).and_then(|digits| digits.parse().ok());
                match width {
                    Some(width @ 1..=128) => Ty::Int(width),
                    _ => return Err(self.expected(what)),
                }
            }
        };
        self.advance()?;
        Ok(ty)
    }

    /// A source line, `!12`, `!file.c:12` or `!?:12`, if one stands here. A bare number is in `file_here`.
    pub(crate) fn line(&mut self, files: &Names<'_, FileId>, file_here: Option<FileId>) -> Result<Line, Problem> {
        if !self.accept('!')? {
            return Ok(Line::default());
        }
        let file = match &self.token {
            Token::Number(_) => file_here,
            Token::Punct('?') => {
                self.advance()?;
                self.expect(':')?;
                None
            }
            _ => {
                let offset = self.offset;
                let name = self.text("a line such as `!12` or `!file.c:12`")?;
                let Some(file) = files.get(&name) else {
                    let message = format!("there is no file {:?}; declare it with `file`", shortened(&name));
                    return Err(Problem::new(offset, message));
                };
                self.expect(':')?;
                Some(*file)
            }
        };
        let line = self.unsigned(32, "the number of a line")?;
        Ok(Line { file, line: u32::try_from(line).unwrap_or(u32::MAX) })
    }
}
