//! Counts lines of Rust code, without blank lines, comments and tests.
//!
//! A scanner that knows comments, strings and character literals says of every line whether it holds code and whether
//! it begins inside of a literal. Items are told apart by their layout, which `cargo fmt` fixes: an item ends with the
//! first line that closes a brace at the indentation at which the item began.

/// What is found in one source file.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Counted {
    /// Lines of code.
    pub lines: usize,
    /// Modules in files of their own that are only compiled for tests.
    pub test_modules: Vec<String>,
}

/// Counts a source file.
pub fn count(text: &str) -> Counted {
    let mut counted = Counted::default();
    let lines = scan(text);
    let mut lines = lines.iter();
    while let Some(line) = lines.next() {
        if !is_for_tests(line) {
            counted.lines += usize::from(line.has_code);
            continue;
        }
        // Further attributes may stand between a `cfg` and its item.
        let Some(item) = lines.find(|line| line.has_code && !line.text.trim_start().starts_with("#[")) else { break };
        match item.text.trim_end() {
            declaration if declaration.ends_with(';') => {
                let module = declaration.trim_end_matches(';').rsplit_once("mod ").map(|(_, name)| name.to_owned());
                counted.test_modules.extend(module);
            }
            one_line if one_line.ends_with('}') => {}
            first => {
                let closing = format!("{}}}", &first[..first.len() - first.trim_start().len()]);
                let _ = lines.find(|line| !line.in_literal && line.text == closing);
            }
        }
    }
    counted
}

fn is_for_tests(line: &Line<'_>) -> bool {
    let text = line.text.trim();
    !line.in_literal && ["#[cfg(test)]", "#[cfg(any(test,", "#[cfg(all(test,"].iter().any(|cfg| text.starts_with(cfg))
}

struct Line<'a> {
    text: &'a str,
    has_code: bool,
    in_literal: bool,
}

/// What the scanner is inside of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Inside {
    Code,
    /// A block comment, this deep.
    Comment(usize),
    /// A string.
    String,
    /// A raw string that ends with a quote and this many hashes.
    Raw(usize),
}

fn scan(text: &str) -> Vec<Line<'_>> {
    let mut inside = Inside::Code;
    let mut lines = Vec::new();
    for text in text.lines() {
        let in_literal = matches!(inside, Inside::String | Inside::Raw(_));
        let mut has_code = in_literal;
        let mut rest = text;
        while let Some(next) = rest.chars().next() {
            let (after, read) = match inside {
                Inside::Code if rest.starts_with("//") => break,
                Inside::Code => in_code(rest, next),
                Inside::Comment(depth) => in_comment(rest, next, depth),
                Inside::String => in_string(rest, next),
                Inside::Raw(hashes) => in_raw(rest, next, hashes),
            };
            let is_comment = matches!(inside, Inside::Comment(_)) || matches!(after, Inside::Comment(_));
            has_code |= !is_comment && !next.is_whitespace();
            inside = after;
            rest = rest.get(read..).unwrap_or("");
        }
        lines.push(Line { text, has_code, in_literal });
    }
    lines
}

/// What follows at this place in code, and how many bytes were read.
fn in_code(rest: &str, next: char) -> (Inside, usize) {
    if rest.starts_with("/*") {
        return (Inside::Comment(1), 2);
    }
    if next == '"' {
        return (Inside::String, 1);
    }
    if next == '\'' {
        return (Inside::Code, character(rest));
    }
    if next == 'r' || rest.starts_with("br") {
        let start = if next == 'r' { 1 } else { 2 };
        let hashes = rest[start..].bytes().take_while(|byte| *byte == b'#').count();
        if rest[start + hashes..].starts_with('"') {
            return (Inside::Raw(hashes), start + hashes + 1);
        }
    }
    // A whole word, because a raw string does not begin in the middle of one.
    let word = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
    (Inside::Code, word.max(next.len_utf8()))
}

/// How many bytes a character literal has, or the quote of a lifetime or label.
fn character(rest: &str) -> usize {
    let after = &rest[1..];
    if after.starts_with('\\') {
        // The character behind the backslash may be a quote.
        return after[2..].find('\'').map_or(1, |end| end + 4);
    }
    let first = after.chars().next().map_or(0, char::len_utf8);
    if after[first..].starts_with('\'') { first + 2 } else { 1 }
}

fn in_comment(rest: &str, next: char, depth: usize) -> (Inside, usize) {
    if rest.starts_with("/*") {
        return (Inside::Comment(depth + 1), 2);
    }
    if rest.starts_with("*/") {
        return (if depth == 1 { Inside::Code } else { Inside::Comment(depth - 1) }, 2);
    }
    (Inside::Comment(depth), next.len_utf8())
}

fn in_string(rest: &str, next: char) -> (Inside, usize) {
    match next {
        '\\' => (Inside::String, 1 + rest[1..].chars().next().map_or(0, char::len_utf8)),
        '"' => (Inside::Code, 1),
        _ => (Inside::String, next.len_utf8()),
    }
}

fn in_raw(rest: &str, next: char, hashes: usize) -> (Inside, usize) {
    if next == '"' && rest[1..].bytes().take_while(|byte| *byte == b'#').count() >= hashes {
        return (Inside::Code, 1 + hashes);
    }
    (Inside::Raw(hashes), next.len_utf8())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_code_counts() {
        let text =
            "//! A head.\n\nuse a; // why\n/* one\n /* two */\n*/ fn f<'a>(c: char) -> bool {\n    c == '\"' // x\n}\n";
        assert_eq!(count(text).lines, 4);
    }

    #[test]
    fn literals_are_code_and_hide_comments() {
        let text = "const A: &str = \"// no comment \\\" /*\";\nconst B: &str = r#\"\n// text\n\n\"#;\nconst C: char = '\\'';\n// c\n";
        assert_eq!(count(text).lines, 6);
    }

    #[test]
    fn tests_do_not_count() {
        let text =
            "fn f() {}\n#[cfg(test)]\nmod tests {\n    const T: &str = r\"\n}\n\";\n    fn g() {}\n}\nfn h() {}\n";
        assert_eq!(count(text).lines, 2);
        let text = "#[cfg(any(test, feature = \"testing\"))]\npub mod testing;\n#[cfg(test)]\nmod tests;\nfn f() {}\n";
        assert_eq!(count(text), Counted { lines: 1, test_modules: vec!["testing".to_owned(), "tests".to_owned()] });
    }
}
