//! Cuts the text of an LLVM module into tokens.
//!
//! The reader never needs more than the current token, so nothing is stored: [`Lexer::next`] makes one token at a
//! time, borrowed from the text. Line ends carry no meaning in LLVM's grammar, but each token knows whether it is the
//! first of its line, because that is where the reader can pick up again after an instruction it does not know.

/// One token. Names are raw: without quotes, with escapes as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Token<'a> {
    /// A keyword, type or other bare word, such as `define`, `i32` or `DW_TAG_member`.
    Word(&'a str),
    /// A name followed by a colon: a block label, or the key of a metadata field.
    Label(&'a str),
    /// `%name`.
    Local(&'a str),
    /// `@name`.
    Global(&'a str),
    /// `!name` or `!12`, or a lone `!` (empty), as before a string or a brace.
    Metadata(&'a str),
    /// `#3`, an attribute group, or `#dbg_value`, a debug record.
    Hash(&'a str),
    /// `$name`, a comdat.
    Comdat(&'a str),
    /// `"text"`, escapes as written.
    Text(&'a str),
    /// `c"text"`, escapes as written.
    Bytes(&'a str),
    /// A number: decimal, hexadecimal, or a float, as written.
    Number(&'a str),
    /// `...`
    Ellipsis,
    /// Any other character.
    Sign(u8),
    /// The end of the text.
    End,
}

/// Where the reader stands in the text.
#[derive(Clone, Copy)]
pub(crate) struct Lexer<'a> {
    text: &'a str,
    position: usize,
    line: u32,
    first_of_line: bool,
}

impl<'a> Lexer<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        Lexer { text, position: 0, line: 1, first_of_line: true }
    }

    /// The line of the token made last.
    pub(crate) fn line(&self) -> u32 {
        self.line
    }

    /// Whether the token made last is the first of its line.
    pub(crate) fn is_first_of_line(&self) -> bool {
        self.first_of_line
    }

    /// The rest of the current line, which is consumed.
    pub(crate) fn rest_of_line(&mut self) -> &'a str {
        let rest = &self.text[self.position..];
        let length = rest.find('\n').unwrap_or(rest.len());
        self.position += length;
        &rest[..length]
    }

    /// The next token.
    pub(crate) fn next(&mut self) -> Token<'a> {
        self.skip_blanks();
        let bytes = self.text.as_bytes();
        let Some(&first) = bytes.get(self.position) else { return Token::End };
        let start = self.position;
        match first {
            b'%' => Token::Local(self.sigil_name()),
            b'@' => Token::Global(self.sigil_name()),
            b'$' => Token::Comdat(self.sigil_name()),
            b'!' => {
                self.position += 1;
                if self.peek_byte() == Some(b'"') { Token::Metadata("") } else { Token::Metadata(self.word(is_name)) }
            }
            b'#' => {
                self.position += 1;
                Token::Hash(self.word(is_name))
            }
            b'"' => {
                let text = self.quoted();
                if self.peek_byte() == Some(b':') {
                    self.position += 1;
                    return Token::Label(text);
                }
                Token::Text(text)
            }
            b'c' if bytes.get(start + 1) == Some(&b'"') => {
                self.position += 1;
                Token::Bytes(self.quoted())
            }
            b'.' if self.text[start..].starts_with("...") => {
                self.position += 3;
                Token::Ellipsis
            }
            b'0'..=b'9' | b'-' | b'+' => {
                self.position += 1;
                self.word(|byte| is_name(byte) || byte == b'+');
                self.label_or(start, Token::Number)
            }
            _ if is_name(first) => {
                self.word(is_name);
                self.label_or(start, Token::Word)
            }
            _ => {
                // A character outside ASCII may only stand inside quotes; it is taken whole so that slices stay valid.
                let width = self.text[start..].chars().next().map_or(1, char::len_utf8);
                self.position += width;
                Token::Sign(first)
            }
        }
    }

    fn peek_byte(&self) -> Option<u8> {
        self.text.as_bytes().get(self.position).copied()
    }

    fn label_or(&mut self, start: usize, make: impl Fn(&'a str) -> Token<'a>) -> Token<'a> {
        let word = &self.text[start..self.position];
        // `::` never follows a label; it would be part of a name.
        if self.peek_byte() == Some(b':') {
            self.position += 1;
            return Token::Label(word);
        }
        make(word)
    }

    fn skip_blanks(&mut self) {
        let bytes = self.text.as_bytes();
        self.first_of_line = self.position == 0;
        while let Some(&byte) = bytes.get(self.position) {
            match byte {
                b'\n' => {
                    self.line += 1;
                    self.first_of_line = true;
                    self.position += 1;
                }
                b' ' | b'\t' | b'\r' => self.position += 1,
                b';' => {
                    self.rest_of_line();
                }
                _ => break,
            }
        }
    }

    fn word(&mut self, belongs: impl Fn(u8) -> bool) -> &'a str {
        let bytes = self.text.as_bytes();
        let start = self.position;
        while bytes.get(self.position).is_some_and(|&byte| belongs(byte)) {
            self.position += 1;
        }
        &self.text[start..self.position]
    }

    fn sigil_name(&mut self) -> &'a str {
        self.position += 1;
        if self.peek_byte() == Some(b'"') { self.quoted() } else { self.word(is_name) }
    }

    /// What stands between the quote here and the next one, which is consumed; up to the end if there is none.
    fn quoted(&mut self) -> &'a str {
        let bytes = self.text.as_bytes();
        let start = self.position + 1;
        let length = bytes[start.min(bytes.len())..].iter().position(|&byte| byte == b'"');
        let end = length.map_or(bytes.len(), |length| start + length);
        self.line += bytes[start..end].iter().filter(|&&byte| byte == b'\n').count() as u32;
        self.position = (end + 1).min(bytes.len());
        &self.text[start..end]
    }
}

/// The bytes that a quoted text stands for: `\0A` is a line feed and `\\` a backslash.
pub(crate) fn unescape(text: &str) -> Vec<u8> {
    let source = text.as_bytes();
    let mut bytes = Vec::with_capacity(source.len());
    let mut index = 0;
    while let Some(&byte) = source.get(index) {
        let digits = (source.get(index + 1).and_then(hex_digit), source.get(index + 2).and_then(hex_digit));
        match (byte, digits) {
            (b'\\', (Some(high), Some(low))) => {
                bytes.push(high << 4 | low);
                index += 3;
            }
            (b'\\', _) if source.get(index + 1) == Some(&b'\\') => {
                bytes.push(b'\\');
                index += 2;
            }
            _ => {
                bytes.push(byte);
                index += 1;
            }
        }
    }
    bytes
}

fn hex_digit(byte: &u8) -> Option<u8> {
    (*byte as char).to_digit(16).map(|digit| digit as u8)
}

fn is_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'_' | b'$' | b'-')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> Vec<Token<'_>> {
        let mut lexer = Lexer::new(text);
        std::iter::from_fn(|| Some(lexer.next()).filter(|token| *token != Token::End)).collect()
    }

    #[test]
    fn an_instruction() {
        assert_eq!(
            tokens("  %\"a b\" = add nsw i32 %0, -5, !dbg !12 ; comment"),
            [
                Token::Local("a b"),
                Token::Sign(b'='),
                Token::Word("add"),
                Token::Word("nsw"),
                Token::Word("i32"),
                Token::Local("0"),
                Token::Sign(b','),
                Token::Number("-5"),
                Token::Sign(b','),
                Token::Metadata("dbg"),
                Token::Metadata("12"),
            ]
        );
    }

    #[test]
    fn labels_strings_and_records() {
        assert_eq!(
            tokens("for.end: c\"a\\00\" !\"x\" #dbg_value ... 1.5e+00 12: \"q\": line: 3"),
            [
                Token::Label("for.end"),
                Token::Bytes("a\\00"),
                Token::Metadata(""),
                Token::Text("x"),
                Token::Hash("dbg_value"),
                Token::Ellipsis,
                Token::Number("1.5e+00"),
                Token::Label("12"),
                Token::Label("q"),
                Token::Label("line"),
                Token::Number("3"),
            ]
        );
    }

    #[test]
    fn lines_are_counted() {
        let mut lexer = Lexer::new("a\n\n  b c");
        lexer.next();
        assert_eq!((lexer.line(), lexer.is_first_of_line()), (1, true));
        lexer.next();
        assert_eq!((lexer.line(), lexer.is_first_of_line()), (3, true));
        lexer.next();
        assert_eq!((lexer.line(), lexer.is_first_of_line()), (3, false));
    }

    #[test]
    fn escapes() {
        assert_eq!(unescape("a\\0A\\\\b\\"), b"a\n\\b\\");
    }

    #[test]
    fn unfinished_text_ends() {
        assert_eq!(tokens("\"abc"), [Token::Text("abc")]);
        assert_eq!(tokens("@\""), [Token::Global("")]);
        assert_eq!(tokens("é\u{1F600}").len(), 2);
    }
}
