//! Splitting a stream of SMT-LIB text into its top-level expressions as the bytes arrive.
//!
//! The same scanner counts the commands we send and collects the replies we get: with `:print-success` on, a
//! solver owes exactly one reply a command, and a reply too many or too few fails the query. The scanner never looks
//! at a byte twice, so a reply of many megabytes that comes in small pieces costs no more than one in a large piece.

/// Collects whole top-level expressions from pieces of text.
#[derive(Debug, Default)]
pub(crate) struct Scanner {
    /// The expression being read.
    partial: Vec<u8>,
    state: State,
    depth: u32,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum State {
    /// Between expressions or atoms.
    #[default]
    Blank,
    /// In a symbol or number.
    Atom,
    /// In a string; a doubled quote is seen as two strings side by side, which splits at the same places.
    String,
    /// Between the bars of a quoted symbol.
    Bars,
    /// After a semicolon.
    Comment,
}

impl Scanner {
    /// Takes more text and hands every expression it completes to `whole`.
    pub(crate) fn feed(&mut self, text: &[u8], mut whole: impl FnMut(&[u8])) {
        for &byte in text {
            match self.state {
                State::Comment => {
                    if byte == b'\n' {
                        self.state = State::Blank;
                    }
                    continue;
                }
                State::String => {
                    self.partial.push(byte);
                    if byte == b'"' {
                        // The string may go on with a second quote, so a top-level one ends at the next byte.
                        self.state = State::Atom;
                    }
                    continue;
                }
                State::Bars => {
                    self.partial.push(byte);
                    if byte == b'|' {
                        self.state = State::Atom;
                    }
                    continue;
                }
                State::Blank | State::Atom => {}
            }
            match byte {
                b' ' | b'\t' | b'\r' | b'\n' | b';' => {
                    if self.depth == 0 {
                        self.finish(&mut whole);
                    } else {
                        self.partial.push(b' ');
                    }
                    self.state = if byte == b';' { State::Comment } else { State::Blank };
                }
                b'(' => {
                    if self.depth == 0 {
                        self.finish(&mut whole);
                    }
                    self.partial.push(byte);
                    self.depth += 1;
                    self.state = State::Blank;
                }
                b')' => {
                    self.partial.push(byte);
                    self.state = State::Blank;
                    // A stray closing parenthesis becomes an expression of its own, which no caller accepts.
                    self.depth = self.depth.saturating_sub(1);
                    if self.depth == 0 {
                        self.finish(&mut whole);
                    }
                }
                b'"' => {
                    self.partial.push(byte);
                    self.state = State::String;
                }
                b'|' => {
                    self.partial.push(byte);
                    self.state = State::Bars;
                }
                _ => {
                    self.partial.push(byte);
                    self.state = State::Atom;
                }
            }
        }
    }

    /// What has come of an expression that is not complete. At the end of a stream an atom is complete.
    pub(crate) fn partial(&self) -> &[u8] {
        &self.partial
    }

    fn finish(&mut self, whole: &mut impl FnMut(&[u8])) {
        if !self.partial.is_empty() {
            whole(&self.partial);
            self.partial.clear();
        }
    }
}

/// How many commands a script holds, `None` when it does not end where a command ends.
pub(crate) fn count_commands(script: &str) -> Option<usize> {
    let mut scanner = Scanner::default();
    let mut count = 0;
    let mut well_formed = true;
    scanner.feed(script.as_bytes(), |command| {
        count += 1;
        well_formed &= command.starts_with(b"(");
    });
    let ends_between_commands = scanner.partial.is_empty() && matches!(scanner.state, State::Blank | State::Comment);
    (well_formed && ends_between_commands).then_some(count)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn split(pieces: &[&str]) -> (Vec<String>, String) {
        let mut scanner = Scanner::default();
        let mut found = Vec::new();
        for piece in pieces {
            scanner.feed(piece.as_bytes(), |reply| {
                found.push(String::from_utf8(reply.to_vec()).expect("tests are UTF-8"))
            });
        }
        (found, String::from_utf8(scanner.partial().to_vec()).expect("tests are UTF-8"))
    }

    #[test]
    fn splits_expressions() {
        let (found, rest) = split(&["success\nsat ((x 1)\n (y 2)) ; a ) comment\n\"a \"\"(\" |x)y| (|(| \")\")un"]);
        assert_eq!(
            found,
            ["success", "sat", "((x 1)  (y 2))", "\"a \"\"(\"", "|x)y|", "(|(| \")\")"].map(String::from)
        );
        assert_eq!(rest, "un");
    }

    #[test]
    fn any_cut_of_the_stream_gives_the_same_expressions() {
        let text = "success (a \"b \"\" (\" |c ;d| ; e (\n f) sat \"x\"\"y\" t ";
        let whole = split(&[text]);
        for cut in 0..text.len() {
            assert_eq!(split(&[&text[..cut], &text[cut..]]), whole, "cut at {cut}");
        }
    }

    #[test]
    fn counts_commands_and_rejects_broken_scripts() {
        assert_eq!(count_commands("(assert true) ; (not) this\n(check-sat)\n"), Some(2));
        assert_eq!(count_commands(""), Some(0));
        assert_eq!(count_commands("(assert"), None);
        assert_eq!(count_commands("(assert true))"), None);
        assert_eq!(count_commands("sat"), None);
        assert_eq!(count_commands("(echo \"x"), None);
        assert_eq!(count_commands("(assert |x"), None);
    }
}
