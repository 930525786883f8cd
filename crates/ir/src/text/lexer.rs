//! Characters to tokens.
//!
//! The grammar is line-oriented, so the end of a line is a token. Comments run from `//` to the end of the line. A
//! word may contain dots, slashes and double colons, which lets `java/lang/Object`, `x.addr` and `core::cmp::max`
//! stand without quotes; anything else can be written as a string.

use std::borrow::Cow;
use std::fmt;

use crate::text::Problem;

/// The smallest unit of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Token<'t> {
    /// A word: keyword, operation, label or value.
    Word(&'t str),
    /// A quoted string with its escapes undone, and the digits of a `.12` that follows it directly.
    Quoted(Cow<'t, str>, Option<&'t str>),
    /// `@name` or `@"name"`: something declared at the top level.
    At(Cow<'t, str>),
    /// Something that starts as a number does. Which number it is depends on the type expected.
    Number(&'t str),
    /// One of `( ) [ ] { } , ; : = ! ?`.
    Punct(char),
    /// `->`.
    Arrow,
    /// The end of a line.
    Newline,
    /// The end of the text.
    End,
}

impl fmt::Display for Token<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Token::Word(word) => write!(out, "`{}`", shortened(word)),
            Token::Quoted(text, _) => write!(out, "the string {:?}", shortened(text)),
            Token::At(name) => write!(out, "`@{}`", shortened(name)),
            Token::Number(digits) => write!(out, "`{}`", shortened(digits)),
            Token::Punct(punct) => write!(out, "`{punct}`"),
            Token::Arrow => out.write_str("`->`"),
            Token::Newline => out.write_str("the end of the line"),
            Token::End => out.write_str("the end of the text"),
        }
    }
}

/// A name as messages quote it: hostile texts have names of megabytes.
pub(crate) fn shortened(name: &str) -> Cow<'_, str> {
    match name.char_indices().nth(80) {
        Some((end, _)) => Cow::Owned(format!("{}…", &name[..end])),
        None => Cow::Borrowed(name),
    }
}

/// Whether a word may start with this character.
pub(crate) fn starts_word(byte: u8) -> bool {
    byte.is_ascii_alphabetic() || byte == b'_' || byte == b'$'
}

fn continues_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.')
}

/// How many bytes at the start of `bytes` can belong to a word that has already started.
pub(crate) fn word_length(bytes: &[u8]) -> usize {
    let mut length = 0;
    while let Some(&byte) = bytes.get(length) {
        let next = bytes.get(length + 1).copied();
        match byte {
            _ if continues_word(byte) => length += 1,
            // Two slashes start a comment.
            b'/' if next != Some(b'/') => length += 1,
            b':' if next == Some(b':') && bytes.get(length + 2).copied().is_some_and(continues_word) => length += 2,
            _ => break,
        }
    }
    length
}

/// A position in a text that tokens are read from.
#[derive(Clone)]
pub(crate) struct Lexer<'t> {
    text: &'t str,
    position: usize,
}

impl<'t> Lexer<'t> {
    /// Reads from this byte on. The text is shorter than 4 GiB.
    pub(crate) fn new(text: &'t str, offset: u32) -> Lexer<'t> {
        Lexer { text, position: offset as usize }
    }

    /// The next token and the byte it starts at.
    pub(crate) fn next(&mut self) -> Result<(Token<'t>, u32), Problem> {
        let bytes = self.text.as_bytes();
        loop {
            match bytes.get(self.position) {
                Some(b' ' | b'\t' | b'\r') => self.position += 1,
                Some(b'/') if bytes.get(self.position + 1) == Some(&b'/') => {
                    let rest = &bytes[self.position..];
                    self.position += rest.iter().position(|byte| *byte == b'\n').unwrap_or(rest.len());
                }
                _ => break,
            }
        }
        let start = self.position;
        let Some(&first) = bytes.get(start) else {
            return Ok((Token::End, as_offset(start)));
        };
        let second = bytes.get(start + 1).copied();
        let token = match first {
            b'\n' => self.take(1, |_| Token::Newline),
            b'(' | b')' | b'[' | b']' | b'{' | b'}' | b',' | b';' | b':' | b'=' | b'!' | b'?' => {
                self.take(1, |_| Token::Punct(char::from(first)))
            }
            b'-' if second == Some(b'>') => self.take(2, |_| Token::Arrow),
            b'-' if second.is_some_and(|byte| byte.is_ascii_alphanumeric()) => {
                self.take(number_length(&bytes[start..]), Token::Number)
            }
            b'0'..=b'9' => self.take(number_length(&bytes[start..]), Token::Number),
            b'"' => {
                let text = self.string(start)?;
                Token::Quoted(text, self.version())
            }
            b'@' if second == Some(b'"') => {
                self.position += 1;
                Token::At(self.string(start)?)
            }
            b'@' => {
                let length = word_length(&bytes[start + 1..]);
                if length == 0 {
                    return Err(Problem::new(
                        as_offset(start),
                        "a name must follow `@`, in quotes if it is not a word",
                    ));
                }
                self.take(1 + length, |word| Token::At(Cow::Borrowed(&word[1..])))
            }
            _ if starts_word(first) => self.take(word_length(&bytes[start..]), Token::Word),
            _ => {
                let found = self.text[start..].chars().next().unwrap_or(char::REPLACEMENT_CHARACTER);
                return Err(Problem::new(as_offset(start), format!("unexpected character {found:?}")));
            }
        };
        Ok((token, as_offset(start)))
    }

    fn take(&mut self, length: usize, token: impl FnOnce(&'t str) -> Token<'t>) -> Token<'t> {
        let start = self.position;
        self.position += length;
        token(&self.text[start..self.position])
    }

    /// The string whose opening quote is at the position.
    fn string(&mut self, token_start: usize) -> Result<Cow<'t, str>, Problem> {
        let bytes = self.text.as_bytes();
        let start = self.position + 1;
        let mut end = start;
        let mut has_escapes = false;
        loop {
            match bytes.get(end) {
                Some(b'"') => break,
                Some(b'\\') => {
                    has_escapes = true;
                    end += 2;
                }
                Some(b'\n') | None => {
                    return Err(Problem::new(as_offset(token_start), "this string is not closed on its line"));
                }
                Some(_) => end += 1,
            }
        }
        self.position = end + 1;
        let raw = &self.text[start..end];
        if !has_escapes {
            return Ok(Cow::Borrowed(raw));
        }
        unescape(raw)
            .map(Cow::Owned)
            .map_err(|at| Problem::new(as_offset(start + at), "unknown escape; known are \\\\, \\\", \\n and \\u{hex}"))
    }

    /// The digits of a `.12` at the position.
    fn version(&mut self) -> Option<&'t str> {
        let rest = &self.text.as_bytes()[self.position..];
        if rest.first() != Some(&b'.') {
            return None;
        }
        let digits = rest[1..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        if digits == 0 {
            return None;
        }
        let start = self.position + 1;
        self.position = start + digits;
        Some(&self.text[start..self.position])
    }
}

fn as_offset(position: usize) -> u32 {
    u32::try_from(position).expect("the parser refuses texts of 4 GiB")
}

/// How many bytes belong to the number that starts here: a sign, letters (of `0x`, `e`, `inf`), digits and dots, and
/// the sign of a decimal exponent.
fn number_length(bytes: &[u8]) -> usize {
    let is_hex = bytes.starts_with(b"0x");
    let mut length = 1;
    while let Some(&byte) = bytes.get(length) {
        let after_exponent = !is_hex && matches!(bytes[length - 1], b'e' | b'E');
        if !(continues_word(byte) || (after_exponent && matches!(byte, b'+' | b'-'))) {
            break;
        }
        length += 1;
    }
    length
}

/// The string with its escapes undone, or where the first bad one is.
fn unescape(raw: &str) -> Result<String, usize> {
    let mut text = String::with_capacity(raw.len());
    let mut rest = raw;
    while let Some(at) = rest.find('\\') {
        text.push_str(&rest[..at]);
        let position = raw.len() - rest.len() + at;
        let escape = &rest[at + 1..];
        rest = match escape.as_bytes().first() {
            Some(b'\\') => {
                text.push('\\');
                &escape[1..]
            }
            Some(b'"') => {
                text.push('"');
                &escape[1..]
            }
            Some(b'n') => {
                text.push('\n');
                &escape[1..]
            }
            Some(b'u') => {
                // Bounding the search keeps a text full of open braces from taking quadratic time.
                let window = escape.get(1..escape.len().min(10)).or_else(|| escape.get(1..)).ok_or(position)?;
                let digits = window.strip_prefix('{').and_then(|inner| inner.split_once('}')).ok_or(position)?.0;
                let is_hex = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
                let code = u32::from_str_radix(digits, 16).ok().filter(|_| is_hex).ok_or(position)?;
                text.push(char::from_u32(code).ok_or(position)?);
                &escape[digits.len() + 3..]
            }
            _ => return Err(position),
        };
    }
    text.push_str(rest);
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> Result<Vec<Token<'_>>, Problem> {
        let mut lexer = Lexer::new(text, 0);
        let mut tokens = vec![];
        loop {
            match lexer.next()?.0 {
                Token::End => return Ok(tokens),
                token => tokens.push(token),
            }
        }
    }

    #[test]
    fn words_may_contain_dots_slashes_and_double_colons() {
        let found = tokens("x.addr java/lang/Foo core::cmp::max a// comment\n b: c").unwrap();
        let words = ["x.addr", "java/lang/Foo", "core::cmp::max", "a"].map(Token::Word);
        assert_eq!(found[..4], words);
        assert_eq!(found[4..], [Token::Newline, Token::Word("b"), Token::Punct(':'), Token::Word("c")]);
    }

    #[test]
    fn numbers_take_signs_and_exponents() {
        let number = Token::Number;
        assert_eq!(tokens("-1 0xe,").unwrap(), [number("-1"), number("0xe"), Token::Punct(',')]);
        assert_eq!(tokens("1.5e-7 -inf").unwrap(), [number("1.5e-7"), number("-inf")]);
        assert!(tokens("0xe+1").is_err(), "hexadecimal digits have no exponent");
        assert_eq!(tokens("2->").unwrap(), [number("2"), Token::Arrow]);
    }

    #[test]
    fn strings_have_escapes_and_versions() {
        let found = tokens(r#""a b".12 "q\"\\\n\u{1F600}" @"<init>" "x"."#);
        assert!(found.is_err(), "a dot alone is no token");
        let found = tokens(r#""a b".12 "q\"\\\n\u{1F600}" @"<init>""#).unwrap();
        assert_eq!(found[0], Token::Quoted("a b".into(), Some("12")));
        assert_eq!(found[1], Token::Quoted("q\"\\\n\u{1F600}".into(), None));
        assert_eq!(found[2], Token::At("<init>".into()));
    }

    #[test]
    fn bad_characters_and_strings_are_errors_where_they_are() {
        for (text, offset) in
            [("a %", 2), ("\"abc", 0), ("\"abc\\", 0), ("\"\\q\"", 1), ("\"\\u{110000}\"", 1), ("@ a", 0)]
        {
            assert_eq!(tokens(text).unwrap_err().offset, offset, "{text}");
        }
        for text in ["\"\\u", "\"\\u\"", "\"\\u{é}\"", "\"\\é\"", "\"\\u{éééé", "-", "é", "\"é\\"] {
            assert!(tokens(text).is_err(), "{text}");
        }
    }
}
