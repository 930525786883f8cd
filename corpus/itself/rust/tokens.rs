//! Tokens, a precedence parser and an evaluator for integer expressions.

use std::collections::BTreeMap;
use std::fmt;
use std::iter::Peekable;
use std::str::Chars;

#[derive(Clone, Debug, PartialEq)]
pub enum Token {
    Number(i64),
    Name(String),
    Symbol(char),
}

#[derive(Clone, Debug, PartialEq)]
pub enum Expr {
    Number(i64),
    Variable(String),
    Negate(Box<Expr>),
    Binary(Box<Expr>, Operator, Box<Expr>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Operator {
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    UnexpectedCharacter(char),
    UnexpectedEnd,
    UnexpectedToken(String),
    NumberTooLarge,
    UnknownVariable(String),
    DivisionByZero,
    Overflow,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::UnexpectedCharacter(c) => write!(f, "unexpected character {c:?}"),
            Error::UnexpectedEnd => f.write_str("unexpected end"),
            Error::UnexpectedToken(text) => write!(f, "unexpected {text}"),
            Error::NumberTooLarge => f.write_str("number too large"),
            Error::UnknownVariable(name) => write!(f, "unknown variable {name}"),
            Error::DivisionByZero => f.write_str("division by zero"),
            Error::Overflow => f.write_str("overflow"),
        }
    }
}

impl std::error::Error for Error {}

impl Operator {
    pub fn from_symbol(symbol: char) -> Option<Operator> {
        Some(match symbol {
            '+' => Operator::Add,
            '-' => Operator::Subtract,
            '*' => Operator::Multiply,
            '/' => Operator::Divide,
            '%' => Operator::Remainder,
            _ => return None,
        })
    }

    pub fn precedence(self) -> u8 {
        match self {
            Operator::Add | Operator::Subtract => 1,
            Operator::Multiply | Operator::Divide | Operator::Remainder => 2,
        }
    }

    pub fn apply(self, a: i64, b: i64) -> Result<i64, Error> {
        let result = match self {
            Operator::Add => a.checked_add(b),
            Operator::Subtract => a.checked_sub(b),
            Operator::Multiply => a.checked_mul(b),
            Operator::Divide | Operator::Remainder if b == 0 => return Err(Error::DivisionByZero),
            Operator::Divide => a.checked_div(b),
            Operator::Remainder => a.checked_rem(b),
        };
        result.ok_or(Error::Overflow)
    }
}

fn number(chars: &mut Peekable<Chars<'_>>) -> Result<i64, Error> {
    let mut value = 0i64;
    while let Some(digit) = chars.peek().and_then(|c| c.to_digit(10)) {
        value = value
            .checked_mul(10)
            .and_then(|value| value.checked_add(i64::from(digit)))
            .ok_or(Error::NumberTooLarge)?;
        chars.next();
    }
    Ok(value)
}

fn name(chars: &mut Peekable<Chars<'_>>) -> String {
    let mut text = String::new();
    while let Some(&c) = chars.peek() {
        if !c.is_alphanumeric() && c != '_' {
            break;
        }
        text.push(c);
        chars.next();
    }
    text
}

pub fn tokens(source: &str) -> Result<Vec<Token>, Error> {
    let mut chars = source.chars().peekable();
    let mut tokens = Vec::new();
    while let Some(&c) = chars.peek() {
        if c.is_whitespace() {
            chars.next();
        } else if c.is_ascii_digit() {
            tokens.push(Token::Number(number(&mut chars)?));
        } else if c.is_alphabetic() || c == '_' {
            tokens.push(Token::Name(name(&mut chars)));
        } else if "+-*/%()".contains(c) {
            tokens.push(Token::Symbol(c));
            chars.next();
        } else {
            return Err(Error::UnexpectedCharacter(c));
        }
    }
    Ok(tokens)
}

struct Parser<'a> {
    tokens: &'a [Token],
    at: usize,
}

impl Parser<'_> {
    fn peek(&self) -> Option<&Token> {
        self.tokens.get(self.at)
    }

    fn next(&mut self) -> Result<Token, Error> {
        let token = self.tokens.get(self.at).cloned().ok_or(Error::UnexpectedEnd)?;
        self.at += 1;
        Ok(token)
    }

    fn primary(&mut self) -> Result<Expr, Error> {
        match self.next()? {
            Token::Number(value) => Ok(Expr::Number(value)),
            Token::Name(name) => Ok(Expr::Variable(name)),
            Token::Symbol('-') => Ok(Expr::Negate(Box::new(self.primary()?))),
            Token::Symbol('(') => {
                let inner = self.expression(0)?;
                match self.next()? {
                    Token::Symbol(')') => Ok(inner),
                    other => Err(Error::UnexpectedToken(format!("{other:?}"))),
                }
            }
            other => Err(Error::UnexpectedToken(format!("{other:?}"))),
        }
    }

    fn expression(&mut self, least: u8) -> Result<Expr, Error> {
        let mut left = self.primary()?;
        loop {
            let operator = match self.peek() {
                Some(Token::Symbol(symbol)) => Operator::from_symbol(*symbol),
                _ => None,
            };
            let Some(operator) = operator.filter(|operator| operator.precedence() > least) else {
                return Ok(left);
            };
            self.at += 1;
            let right = self.expression(operator.precedence())?;
            left = Expr::Binary(Box::new(left), operator, Box::new(right));
        }
    }
}

pub fn parse(source: &str) -> Result<Expr, Error> {
    let tokens = tokens(source)?;
    let mut parser = Parser { tokens: &tokens, at: 0 };
    let expr = parser.expression(0)?;
    match parser.peek() {
        None => Ok(expr),
        Some(token) => Err(Error::UnexpectedToken(format!("{token:?}"))),
    }
}

impl Expr {
    pub fn evaluate(&self, variables: &BTreeMap<String, i64>) -> Result<i64, Error> {
        match self {
            Expr::Number(value) => Ok(*value),
            Expr::Variable(name) => variables.get(name).copied().ok_or_else(|| Error::UnknownVariable(name.clone())),
            Expr::Negate(inner) => inner.evaluate(variables)?.checked_neg().ok_or(Error::Overflow),
            Expr::Binary(a, operator, b) => operator.apply(a.evaluate(variables)?, b.evaluate(variables)?),
        }
    }

    pub fn depth(&self) -> usize {
        match self {
            Expr::Number(_) | Expr::Variable(_) => 1,
            Expr::Negate(inner) => inner.depth() + 1,
            Expr::Binary(a, _, b) => a.depth().max(b.depth()) + 1,
        }
    }
}

pub fn calculate(source: &str) -> Result<i64, Error> {
    parse(source)?.evaluate(&BTreeMap::new())
}
