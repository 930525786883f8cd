//! S-expressions.
//!
//! The text comes from programs that crash and are cut off, so nothing here panics on any input, and nothing recurses:
//! a document is a flat list of nodes, and an expression a place in it.

use std::fmt;

/// Text that could not be read, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// What is wrong.
    pub message: String,
    /// Line, from 1.
    pub line: usize,
    /// Character in the line, from 1.
    pub column: usize,
}

impl fmt::Display for ParseError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}:{}: {}", self.line, self.column, self.message)
    }
}

impl std::error::Error for ParseError {}

/// A sequence of S-expressions.
#[derive(Clone, Debug)]
pub struct Sexps {
    text: Box<str>,
    nodes: Vec<Node>,
    children: Vec<u32>,
    roots: Vec<u32>,
}

#[derive(Clone, Copy, Debug)]
struct Node {
    /// Where it begins in the text.
    start: u32,
    kind: Kind,
}

#[derive(Clone, Copy, Debug)]
enum Kind {
    /// A word; the end in the text.
    Word(u32),
    /// A symbol between bars; the end of what is between.
    Quoted(u32),
    /// A string literal; the end of what is between the quotes.
    Text(u32),
    /// A list; where its children begin in `children`, and how many.
    List(u32, u32),
}

/// One expression of a [`Sexps`].
#[derive(Clone, Copy)]
pub struct Sexp<'a> {
    owner: &'a Sexps,
    index: u32,
}

impl Sexps {
    /// Reads all expressions of a text.
    pub fn parse(text: &str) -> Result<Sexps, ParseError> {
        let mut sexps = Sexps { text: text.into(), nodes: Vec::new(), children: Vec::new(), roots: Vec::new() };
        if u32::try_from(text.len()).is_err() {
            return Err(sexps.error(0, "the text is too long"));
        }
        let mut open: Vec<(u32, Vec<u32>)> = Vec::new();
        let mut tokens = Tokens { bytes: text.as_bytes(), position: 0 };
        while let Some((start, token)) = tokens.next() {
            let kind = match token {
                Token::Open => {
                    open.push((start as u32, Vec::new()));
                    continue;
                }
                Token::Close => {
                    let Some((opened, members)) = open.pop() else {
                        return Err(sexps.error(start, "a parenthesis is closed that was not opened"));
                    };
                    let first = sexps.children.len() as u32;
                    sexps.children.extend_from_slice(&members);
                    sexps.nodes.push(Node { start: opened, kind: Kind::List(first, members.len() as u32) });
                    None
                }
                Token::Word(end) => Some(Kind::Word(end as u32)),
                Token::Quoted(end) => Some(Kind::Quoted(end as u32)),
                Token::Text(end) => Some(Kind::Text(end as u32)),
                Token::Unterminated => return Err(sexps.error(start, "a quotation is not closed")),
            };
            if let Some(kind) = kind {
                sexps.nodes.push(Node { start: start as u32, kind });
            }
            let index = (sexps.nodes.len() - 1) as u32;
            match open.last_mut() {
                Some((_, members)) => members.push(index),
                None => sexps.roots.push(index),
            }
        }
        match open.pop() {
            Some((opened, _)) => Err(sexps.error(opened as usize, "a parenthesis is not closed")),
            None => Ok(sexps),
        }
    }

    /// The expressions.
    pub fn iter(&self) -> impl Iterator<Item = Sexp<'_>> {
        self.roots.iter().map(|&index| Sexp { owner: self, index })
    }

    /// The only expression.
    pub fn single(&self) -> Result<Sexp<'_>, ParseError> {
        match self.roots.as_slice() {
            [index] => Ok(Sexp { owner: self, index: *index }),
            [] => Err(self.error(0, "an expression is missing")),
            [_, second, ..] => Err(self.error(self.nodes[*second as usize].start as usize, "one expression too many")),
        }
    }

    fn error(&self, position: usize, message: &str) -> ParseError {
        let before = self.text.as_bytes().get(..position).unwrap_or_default();
        let line_start = before.iter().rposition(|&byte| byte == b'\n').map_or(0, |newline| newline + 1);
        ParseError {
            message: message.to_string(),
            line: 1 + before.iter().filter(|&&byte| byte == b'\n').count(),
            column: 1 + String::from_utf8_lossy(&before[line_start..]).chars().count(),
        }
    }
}

impl<'a> Sexp<'a> {
    fn node(self) -> Node {
        self.owner.nodes[self.index as usize]
    }

    fn slice(self, start: usize, end: u32) -> &'a str {
        // Tokens begin and end at ASCII characters, so the places are character boundaries.
        self.owner.text.get(start..end as usize).unwrap_or_default()
    }

    /// The symbol, number or keyword, if it is not a list, a string or between bars.
    pub fn word(self) -> Option<&'a str> {
        match self.node() {
            Node { start, kind: Kind::Word(end) } => Some(self.slice(start as usize, end)),
            _ => None,
        }
    }

    /// The symbol, with or without bars. Words that are numbers come out too.
    pub fn symbol(self) -> Option<&'a str> {
        match self.node() {
            Node { start, kind: Kind::Word(end) } => Some(self.slice(start as usize, end)),
            Node { start, kind: Kind::Quoted(end) } => Some(self.slice(start as usize + 1, end)),
            _ => None,
        }
    }

    /// The string literal; a doubled quote inside is a quote.
    pub fn string(self) -> Option<String> {
        match self.node() {
            Node { start, kind: Kind::Text(end) } => Some(self.slice(start as usize + 1, end).replace("\"\"", "\"")),
            _ => None,
        }
    }

    /// The members, if it is a list.
    pub fn list(self) -> Option<Vec<Sexp<'a>>> {
        match self.node().kind {
            Kind::List(first, count) => {
                let members = &self.owner.children[first as usize..(first + count) as usize];
                Some(members.iter().map(|&index| Sexp { owner: self.owner, index }).collect())
            }
            Kind::Word(_) | Kind::Quoted(_) | Kind::Text(_) => None,
        }
    }

    /// The first member, if it is a list with one.
    pub fn head(self) -> Option<Sexp<'a>> {
        match self.node().kind {
            Kind::List(first, count) if count > 0 => {
                Some(Sexp { owner: self.owner, index: self.owner.children[first as usize] })
            }
            _ => None,
        }
    }

    /// An error at this place.
    pub fn error(self, message: &str) -> ParseError {
        self.owner.error(self.node().start as usize, message)
    }
}

/// The beginning of the text, shortened; for error messages.
impl fmt::Display for Sexp<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.owner.text.get(self.node().start as usize..).unwrap_or_default();
        let line: String = text.chars().take_while(|&character| character != '\n').take(60).collect();
        out.write_str(&line)
    }
}

/// How many bytes the first expression of a text takes, with what stands before it, if it is there in full. A word
/// counts as complete only when something follows it.
pub fn complete_length(text: &str) -> Option<usize> {
    let mut tokens = Tokens { bytes: text.as_bytes(), position: 0 };
    let mut depth = 0usize;
    while let Some((_, token)) = tokens.next() {
        match token {
            Token::Open => depth += 1,
            Token::Close => depth = depth.saturating_sub(1),
            Token::Unterminated => return None,
            Token::Word(_) | Token::Quoted(_) | Token::Text(_) => {}
        }
        let delimited = !matches!(token, Token::Word(_)) || tokens.position < text.len();
        if depth == 0 && delimited {
            return Some(tokens.position);
        }
    }
    None
}

struct Tokens<'a> {
    bytes: &'a [u8],
    position: usize,
}

enum Token {
    Open,
    Close,
    /// The end of the word.
    Word(usize),
    /// The place of the closing bar.
    Quoted(usize),
    /// The place of the closing quote.
    Text(usize),
    Unterminated,
}

impl Tokens<'_> {
    /// The next token and where it begins.
    fn next(&mut self) -> Option<(usize, Token)> {
        self.skip_space();
        let start = self.position;
        let token = match self.bytes.get(start)? {
            b'(' => {
                self.position += 1;
                Token::Open
            }
            b')' => {
                self.position += 1;
                Token::Close
            }
            b'|' => match self.find(start + 1, b'|') {
                Some(end) => {
                    self.position = end + 1;
                    Token::Quoted(end)
                }
                None => Token::Unterminated,
            },
            b'"' => {
                let mut end = self.find(start + 1, b'"');
                // A doubled quote goes on.
                while let Some(place) = end
                    && self.bytes.get(place + 1) == Some(&b'"')
                {
                    end = self.find(place + 2, b'"');
                }
                match end {
                    Some(end) => {
                        self.position = end + 1;
                        Token::Text(end)
                    }
                    None => Token::Unterminated,
                }
            }
            _ => {
                let rest = &self.bytes[start..];
                let delimiter = |byte: &u8| byte.is_ascii_whitespace() || b"()\"|;".contains(byte);
                self.position = rest.iter().position(delimiter).map_or(self.bytes.len(), |length| start + length);
                Token::Word(self.position)
            }
        };
        Some((start, token))
    }

    fn skip_space(&mut self) {
        while let Some(byte) = self.bytes.get(self.position) {
            if byte.is_ascii_whitespace() {
                self.position += 1;
            } else if *byte == b';' {
                self.position = self.find(self.position, b'\n').unwrap_or(self.bytes.len());
            } else {
                break;
            }
        }
    }

    fn find(&self, from: usize, byte: u8) -> Option<usize> {
        let rest = self.bytes.get(from..)?;
        rest.iter().position(|&other| other == byte).map(|length| from + length)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_nested_lists_and_all_kinds_of_atoms() {
        let text = "; a comment\n(a |b c| \"d \"\" e\" (() #x0f)) last";
        let sexps = Sexps::parse(text).unwrap();
        let roots: Vec<Sexp> = sexps.iter().collect();
        assert_eq!(roots.len(), 2);
        let members = roots[0].list().unwrap();
        assert_eq!(members[0].word(), Some("a"));
        assert_eq!((members[1].word(), members[1].symbol()), (None, Some("b c")));
        assert_eq!(members[2].string().unwrap(), "d \" e");
        assert_eq!(members[3].list().unwrap()[0].list().unwrap().len(), 0);
        assert_eq!(members[3].list().unwrap()[1].word(), Some("#x0f"));
        assert_eq!(roots[1].symbol(), Some("last"));
    }

    #[test]
    fn errors_have_places() {
        let place = |text| {
            let error = Sexps::parse(text).unwrap_err();
            (error.line, error.column)
        };
        assert_eq!(place("(a\n b))"), (2, 4));
        assert_eq!(place("a\n (b"), (2, 2));
        assert_eq!(place("a |b"), (1, 3));
        assert_eq!(place("\"a\"\""), (1, 1));
    }

    #[test]
    fn a_million_parentheses() {
        let deep = "(".repeat(1_000_000) + &")".repeat(1_000_000);
        assert!(Sexps::parse(&deep).is_ok());
        assert!(Sexps::parse(&deep[1..]).is_err());
        assert!(Sexps::parse(&deep[..1_999_999]).is_err());
    }

    #[test]
    fn completeness() {
        assert_eq!(complete_length("sat"), None);
        assert_eq!(complete_length("sat\n(x)"), Some(3));
        assert_eq!(complete_length(" (a (b) |)| \")\") rest"), Some(16));
        assert_eq!(complete_length("(a (b"), None);
        assert_eq!(complete_length("(a |b)"), None);
        assert_eq!(complete_length(""), None);
    }
}
