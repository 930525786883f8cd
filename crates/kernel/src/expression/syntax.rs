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

/// Nesting beyond this is refused rather than risking the stack: whoever treats an expression does so by recursion.
const MAX_DEPTH: usize = 300;
/// So is an expression that is deeper than this because operators of one strength follow each other. A long `&&` or `||` is
/// not deep, because its operands are put together in pairs.
const MAX_HEIGHT: usize = 1500;

/// An expression with the number of levels in it.
type Node = (Expr, usize);

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
    let (expr, _) = parser.infix(0)?;
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

    /// An expression of operators that bind at least as strongly as those of a row.
    fn infix(&mut self, level: usize) -> Result<Node, ExpressionError> {
        let mut left = self.prefix()?;
        loop {
            let offset = self.offset();
            let Token::Symbol(symbol) = *self.peek() else { return Ok(left) };
            let row = level_of(symbol);
            if row < level || row == LEVELS.len() {
                return Ok(left);
            }
            self.next += 1;
            if matches!(symbol, "&&" | "||") {
                left = self.chain(symbol, row, offset, left)?;
                continue;
            }
            // Implication groups to the right, everything else to the left.
            let right = if symbol == "==>" { self.nested(|p| p.infix(row))? } else { self.infix(row + 1)? };
            let height = 1 + left.1.max(right.1);
            left = self.made(height, offset, Kind::Infix(symbol, Box::new(left.0), Box::new(right.0)))?;
        }
    }

    /// The rest of a chain of one associative operator, of which the first operand and the first operator were read.
    fn chain(
        &mut self,
        symbol: &'static str,
        row: usize,
        mut offset: usize,
        first: Node,
    ) -> Result<Node, ExpressionError> {
        let mut operands = Vec::new();
        let mut last = first;
        loop {
            operands.push((offset, last));
            last = self.infix(row + 1)?;
            offset = self.offset();
            if !self.take_symbol(symbol) {
                operands.push((offset, last));
                return self.balanced(symbol, operands);
            }
        }
    }

    /// Operands of an associative operator, each with where the operator behind it stands, as a tree that is not deep.
    fn balanced(&self, symbol: &'static str, mut operands: Vec<(usize, Node)>) -> Result<Node, ExpressionError> {
        while operands.len() > 1 {
            let mut pairs = Vec::with_capacity(operands.len().div_ceil(2));
            let mut rest = operands.into_iter();
            while let Some((offset, left)) = rest.next() {
                let Some((behind, right)) = rest.next() else {
                    pairs.push((offset, left));
                    break;
                };
                let height = 1 + left.1.max(right.1);
                let kind = Kind::Infix(symbol, Box::new(left.0), Box::new(right.0));
                pairs.push((behind, self.made(height, offset, kind)?));
            }
            operands = pairs;
        }
        operands.pop().map(|(_, node)| node).ok_or_else(|| self.error("expected a value"))
    }

    /// An expression, unless it is too deep.
    fn made(&self, height: usize, offset: usize, kind: Kind) -> Result<Node, ExpressionError> {
        if height > MAX_HEIGHT {
            return Err(self.error("too long: too many operators of one strength; put parts in parentheses"));
        }
        Ok((Expr { offset, kind }, height))
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

    fn prefix(&mut self) -> Result<Node, ExpressionError> {
        let offset = self.offset();
        for symbol in ["!", "-", "~"] {
            if self.take_symbol(symbol) {
                let (inner, height) = self.nested(Parser::prefix)?;
                return self.made(1 + height, offset, Kind::Prefix(symbol, Box::new(inner)));
            }
        }
        let mut expr = self.primary()?;
        while self.take_symbol("[") {
            let key = self.nested(|p| p.infix(0))?;
            self.expect("]")?;
            let height = 1 + expr.1.max(key.1);
            expr = self.made(height, offset, Kind::Index(Box::new(expr.0), Box::new(key.0)))?;
        }
        Ok(expr)
    }

    fn primary(&mut self) -> Result<Node, ExpressionError> {
        let offset = self.offset();
        match self.peek().clone() {
            Token::Int(value) => {
                self.next += 1;
                self.made(1, offset, Kind::Int(value))
            }
            Token::Name(name) if name == "forall" => {
                self.next += 1;
                self.forall(offset)
            }
            Token::Name(name) => {
                self.next += 1;
                if !self.take_symbol("(") {
                    return self.made(1, offset, Kind::Name(name));
                }
                let (mut args, mut height) = (Vec::new(), 0);
                if !self.take_symbol(")") {
                    loop {
                        let (arg, height_of_one) = self.nested(|p| p.infix(0))?;
                        args.push(arg);
                        height = height.max(height_of_one);
                        if !self.take_symbol(",") {
                            break;
                        }
                    }
                    self.expect(")")?;
                }
                self.made(1 + height, offset, Kind::Call(name, args))
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

    fn forall(&mut self, offset: usize) -> Result<Node, ExpressionError> {
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
        let (body, height) = self.nested(|p| p.infix(0))?;
        self.made(1 + height, offset, Kind::Forall(bound, Box::new(body)))
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
    fn long_chains_are_not_deep() {
        let many = |operator: &str, count: usize| vec!["a == b"; count].join(operator);
        for operator in [" && ", " || "] {
            let expr = parse(&many(operator, 50_000)).expect("it is long and not deep");
            assert_eq!(expr.names().len(), 100_000);
        }
        // Names are found from the last to the first.
        let order = parse("a && b && c && d && e || f").expect("it is an expression");
        let mut names = order.names();
        names.reverse();
        assert_eq!(names, ["a", "b", "c", "d", "e", "f"]);
        assert!(parse(&vec!["a"; 50_000].join(" + ")).unwrap_err().message.contains("too long"));
        // Each level of parentheses may not bring a chain of its own.
        let nested = (0..200).fold("a".to_owned(), |inner, _| format!("({inner}{})", " + a".repeat(200)));
        assert!(parse(&nested).unwrap_err().message.contains("too long"));
        assert!(parse(&format!("m{}", "[0]".repeat(50_000))).unwrap_err().message.contains("too long"));
    }

    #[test]
    fn a_dot_after_a_type_is_punctuation() {
        assert!(matches!(parse("forall k: i64. m[k] == 0").unwrap().kind, Kind::Forall(..)));
    }
}
