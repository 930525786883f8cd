//! Syntax of expressions: tokens and a precedence-climbing parser.

use num_bigint::BigInt;

use super::ExpressionError;

/// A parsed expression with the offset of each part, for error messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expr {
    /// Byte offset into the text.
    pub offset: usize,
    /// What it is.
    pub kind: Kind,
}

/// The kinds of expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// An integer literal, of the type its context asks for.
    Int(BigInt),
    /// A name: `left.i`, `true`, or a bound variable.
    Name(String),
    /// A prefix operator.
    Prefix(&'static str, Box<Expr>),
    /// An infix operator.
    Infix(&'static str, Box<Expr>, Box<Expr>),
    /// An element of a memory.
    Index(Box<Expr>, Box<Expr>),
    /// A named operation.
    Call(String, Vec<Expr>),
    /// `forall name: type. body`
    Forall(Vec<(String, String)>, Box<Expr>),
}

/// Infix operators by falling strength of binding; those of one row bind alike, to the left.
const LEVELS: &[&[&str]] = &[
    &["==>"],
    &["||"],
    &["&&"],
    &["==", "!=", "<=", ">=", "<", ">"],
    &["|"],
    &["^"],
    &["&"],
    &["<<", ">>>", ">>"],
    &["+", "-"],
    &["*", "/", "%"],
];

/// The binding strength of an infix operator: its row in the table.
pub(super) fn level_of(operator: &str) -> usize {
    LEVELS.iter().position(|row| row.contains(&operator)).unwrap_or(LEVELS.len())
}

/// Longest first, so that a prefix never wins over a longer operator.
const SYMBOLS: &[&str] = &[
    "==>", ">>>", "==", "!=", "<=", ">=", "&&", "||", "<<", ">>", "<", ">", "+", "-", "*", "/", "%", "&", "|", "^",
    "~", "!", "(", ")", "[", "]", ",", ":", ".",
];

/// Nesting beyond this is refused rather than risking the stack.
const MAX_DEPTH: usize = 300;

#[derive(Clone, Debug, PartialEq, Eq)]
enum Token {
    Int(BigInt),
    Name(String),
    Symbol(&'static str),
    End,
}

/// Parses an expression.
pub fn parse(text: &str) -> Result<Expr, ExpressionError> {
    let mut parser = Parser { tokens: tokens(text)?, next: 0, depth: 0 };
    let expr = parser.infix(0)?;
    match parser.peek() {
        Token::End => Ok(expr),
        _ => Err(parser.error("the expression should end here")),
    }
}

fn tokens(text: &str) -> Result<Vec<(usize, Token)>, ExpressionError> {
    let bytes = text.as_bytes();
    let mut at = 0;
    let mut found = Vec::new();
    while at < bytes.len() {
        let start = at;
        let byte = bytes[at];
        if byte.is_ascii_whitespace() {
            at += 1;
        } else if byte.is_ascii_digit() {
            while at < bytes.len() && bytes[at].is_ascii_alphanumeric() {
                at += 1;
            }
            let digits = &text[start..at];
            let value = match digits.strip_prefix("0x") {
                Some(hex) => BigInt::parse_bytes(hex.as_bytes(), 16),
                None => BigInt::parse_bytes(digits.as_bytes(), 10),
            };
            let value = value
                .ok_or_else(|| ExpressionError { offset: start, message: format!("{digits} is not an integer") })?;
            found.push((start, Token::Int(value)));
        } else if byte == b'`' {
            let length = text[start + 1..].find('`').ok_or_else(|| ExpressionError {
                offset: start,
                message: "the backquote is never closed".to_owned(),
            })?;
            at = start + length + 2;
            found.push((start, Token::Name(text[start + 1..at - 1].to_owned())));
        } else if is_name_start(byte) {
            while at < bytes.len() && is_name_part(bytes[at]) {
                at += 1;
            }
            // A dot at the end is punctuation (`forall k: i64. …`).
            while bytes[at - 1] == b'.' {
                at -= 1;
            }
            found.push((start, Token::Name(text[start..at].to_owned())));
        } else if let Some(symbol) = SYMBOLS.iter().find(|symbol| text[start..].starts_with(**symbol)) {
            at += symbol.len();
            found.push((start, Token::Symbol(symbol)));
        } else {
            let shown = text[start..].chars().next().unwrap_or(' ');
            return Err(ExpressionError { offset: start, message: format!("unexpected character {shown:?}") });
        }
    }
    found.push((text.len(), Token::End));
    Ok(found)
}

fn is_name_start(byte: u8) -> bool {
    byte.is_ascii_alphabetic() || byte == b'_' || byte == b'$'
}

fn is_name_part(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.' | b'#')
}

/// Whether a name can be written without backquotes.
pub(super) fn is_plain_name(name: &str) -> bool {
    let bytes = name.as_bytes();
    bytes.first().is_some_and(|first| is_name_start(*first))
        && bytes.iter().all(|byte| is_name_part(*byte))
        && bytes.last() != Some(&b'.')
        && name != "forall"
}

struct Parser {
    tokens: Vec<(usize, Token)>,
    next: usize,
    depth: usize,
}

impl Parser {
    fn peek(&self) -> &Token {
        &self.tokens[self.next].1
    }

    fn offset(&self) -> usize {
        self.tokens[self.next].0
    }

    fn error(&self, message: &str) -> ExpressionError {
        ExpressionError { offset: self.offset(), message: message.to_owned() }
    }

    fn take_symbol(&mut self, symbol: &str) -> bool {
        let found = matches!(self.peek(), Token::Symbol(found) if *found == symbol);
        if found {
            self.next += 1;
        }
        found
    }

    fn expect(&mut self, symbol: &str) -> Result<(), ExpressionError> {
        if self.take_symbol(symbol) { Ok(()) } else { Err(self.error(&format!("expected `{symbol}`"))) }
    }

    fn infix(&mut self, level: usize) -> Result<Expr, ExpressionError> {
        let Some(operators) = LEVELS.get(level) else { return self.prefix() };
        let mut left = self.infix(level + 1)?;
        loop {
            let offset = self.offset();
            let Token::Symbol(symbol) = *self.peek() else { return Ok(left) };
            if !operators.contains(&symbol) {
                return Ok(left);
            }
            self.next += 1;
            // Implication groups to the right, everything else to the left.
            let right = if symbol == "==>" { self.nested(|p| p.infix(level))? } else { self.infix(level + 1)? };
            left = Expr { offset, kind: Kind::Infix(symbol, Box::new(left), Box::new(right)) };
        }
    }

    fn nested<T>(&mut self, part: impl FnOnce(&mut Self) -> Result<T, ExpressionError>) -> Result<T, ExpressionError> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(self.error("nested too deeply"));
        }
        let result = part(self);
        self.depth -= 1;
        result
    }

    fn prefix(&mut self) -> Result<Expr, ExpressionError> {
        let offset = self.offset();
        for symbol in ["!", "-", "~"] {
            if self.take_symbol(symbol) {
                let inner = self.nested(Parser::prefix)?;
                return Ok(Expr { offset, kind: Kind::Prefix(symbol, Box::new(inner)) });
            }
        }
        let mut expr = self.primary()?;
        while self.take_symbol("[") {
            let key = self.nested(|p| p.infix(0))?;
            self.expect("]")?;
            expr = Expr { offset, kind: Kind::Index(Box::new(expr), Box::new(key)) };
        }
        Ok(expr)
    }

    fn primary(&mut self) -> Result<Expr, ExpressionError> {
        let offset = self.offset();
        match self.peek().clone() {
            Token::Int(value) => {
                self.next += 1;
                Ok(Expr { offset, kind: Kind::Int(value) })
            }
            Token::Name(name) if name == "forall" => {
                self.next += 1;
                self.forall(offset)
            }
            Token::Name(name) => {
                self.next += 1;
                if !self.take_symbol("(") {
                    return Ok(Expr { offset, kind: Kind::Name(name) });
                }
                let mut args = Vec::new();
                if !self.take_symbol(")") {
                    loop {
                        args.push(self.nested(|p| p.infix(0))?);
                        if !self.take_symbol(",") {
                            break;
                        }
                    }
                    self.expect(")")?;
                }
                Ok(Expr { offset, kind: Kind::Call(name, args) })
            }
            Token::Symbol("(") => {
                self.next += 1;
                let inner = self.nested(|p| p.infix(0))?;
                self.expect(")")?;
                Ok(inner)
            }
            Token::Symbol(_) | Token::End => Err(self.error("expected a value")),
        }
    }

    fn forall(&mut self, offset: usize) -> Result<Expr, ExpressionError> {
        let mut bound = Vec::new();
        loop {
            let Token::Name(name) = self.peek().clone() else { return Err(self.error("expected a variable")) };
            self.next += 1;
            self.expect(":")?;
            let Token::Name(ty) = self.peek().clone() else { return Err(self.error("expected a type")) };
            self.next += 1;
            bound.push((name, ty));
            if !self.take_symbol(",") {
                break;
            }
        }
        self.expect(".")?;
        let body = self.nested(|p| p.infix(0))?;
        Ok(Expr { offset, kind: Kind::Forall(bound, Box::new(body)) })
    }
}

impl Expr {
    /// Every name used, bound ones included.
    pub fn names(&self) -> Vec<&str> {
        let mut found = Vec::new();
        let mut stack = vec![self];
        while let Some(expr) = stack.pop() {
            match &expr.kind {
                Kind::Int(_) => {}
                Kind::Name(name) => found.push(name.as_str()),
                Kind::Prefix(_, inner) | Kind::Forall(_, inner) => stack.push(inner),
                Kind::Infix(_, a, b) | Kind::Index(a, b) => stack.extend([&**a, &**b]),
                Kind::Call(_, args) => stack.extend(args),
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn precedence_follows_the_table() {
        assert_eq!(parse("a + b * c == d && e").unwrap(), {
            let loose = parse("((a + (b * c)) == d) && e").unwrap();
            // Offsets of operators are the operators' own, so only shapes can be compared.
            assert!(matches!(loose.kind, Kind::Infix("&&", _, _)));
            parse("a + b * c == d && e").unwrap()
        });
    }

    #[test]
    fn errors_have_positions() {
        assert_eq!(parse("left.i == ").unwrap_err().offset, 10);
        assert_eq!(parse("a § b").unwrap_err().offset, 2);
        assert!(parse(&"(".repeat(100_000)).unwrap_err().message.contains("deep"));
        assert!(parse(&"-".repeat(100_000)).unwrap_err().message.contains("deep"));
    }

    #[test]
    fn a_dot_after_a_type_is_punctuation() {
        assert!(matches!(parse("forall k: i64. m[k] == 0").unwrap().kind, Kind::Forall(..)));
    }
}
