//! The tokens of a file of Rust: enough of the lexical grammar to tell words, literals and brackets apart.

/// The tokens of a file: words, numbers, literals in one piece, and signs one by one. Comments are left out.
pub(crate) fn tokens(source: &str) -> Vec<String> {
    let chars: Vec<char> = source.chars().collect();
    let mut found = Vec::new();
    let mut at = 0;
    while at < chars.len() {
        let begun = at;
        let next = |ahead: usize| chars.get(at + ahead).copied().unwrap_or('\0');
        match chars[at] {
            c if c.is_whitespace() => {
                at += 1;
                continue;
            }
            '/' if next(1) == '/' => {
                while at < chars.len() && chars[at] != '\n' {
                    at += 1;
                }
                continue;
            }
            '/' if next(1) == '*' => {
                at = behind_comment(&chars, at);
                continue;
            }
            'r' | 'b' | 'c' if raw_text(&chars, at).is_some() => {
                at = raw_text(&chars, at).unwrap_or(chars.len());
            }
            'b' | 'c' if next(1) == '"' => at = behind_text(&chars, at + 1),
            '"' => at = behind_text(&chars, at),
            // A lifetime has no closing quote.
            '\'' if next(1) == '\\' || next(2) == '\'' => at = behind_text(&chars, at),
            '\'' => {
                at += 1;
                while at < chars.len() && (chars[at].is_alphanumeric() || chars[at] == '_') {
                    at += 1;
                }
            }
            c if c.is_alphanumeric() || c == '_' => {
                while at < chars.len() && (chars[at].is_alphanumeric() || chars[at] == '_') {
                    at += 1;
                }
            }
            _ => at += 1,
        }
        found.push(chars[begun..at.min(chars.len())].iter().collect());
    }
    found
}

fn behind_comment(chars: &[char], begun: usize) -> usize {
    let mut depth = 0;
    let mut at = begun;
    while at < chars.len() {
        match (chars[at], chars.get(at + 1)) {
            ('/', Some('*')) => {
                depth += 1;
                at += 2;
            }
            ('*', Some('/')) => {
                depth -= 1;
                at += 2;
                if depth == 0 {
                    break;
                }
            }
            _ => at += 1,
        }
    }
    at
}

/// Behind a text or character that begins here with its quote.
fn behind_text(chars: &[char], begun: usize) -> usize {
    let quote = chars[begun];
    let mut at = begun + 1;
    while at < chars.len() && chars[at] != quote {
        at += if chars[at] == '\\' { 2 } else { 1 };
    }
    (at + 1).min(chars.len())
}

/// Behind a raw text (`r"…"`, `br#"…"#`) that begins here, if one does.
fn raw_text(chars: &[char], begun: usize) -> Option<usize> {
    let mut at = begun;
    if matches!(chars[at], 'b' | 'c') {
        at += 1;
    }
    if chars.get(at) != Some(&'r') {
        return None;
    }
    at += 1;
    let hashes = chars[at..].iter().take_while(|c| **c == '#').count();
    at += hashes;
    if chars.get(at) != Some(&'"') {
        return None;
    }
    at += 1;
    while at < chars.len() {
        if chars[at] == '"' && chars[at + 1..].iter().take(hashes).filter(|c| **c == '#').count() == hashes {
            return Some(at + 1 + hashes);
        }
        at += 1;
    }
    Some(chars.len())
}

/// The tokens without attributes that are remarks to readers, lints, formatters and optimisers.
pub(super) fn without_remarks(tokens: &[String]) -> Vec<String> {
    const REMARKS: [&str; 12] = [
        "allow",
        "warn",
        "deny",
        "forbid",
        "expect",
        "must_use",
        "doc",
        "deprecated",
        "inline",
        "cold",
        "rustfmt",
        "clippy",
    ];
    let mut kept: Vec<String> = vec![];
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        let says =
            |ahead: usize, words: &[&str]| tokens.get(at + ahead).is_some_and(|word| words.contains(&word.as_str()));
        if token == "#" && says(1, &["["]) && says(2, &REMARKS) {
            let mut depth = 0;
            at += 1;
            while let Some(token) = tokens.get(at) {
                depth += i32::from(token == "[") - i32::from(token == "]");
                at += 1;
                if depth == 0 {
                    break;
                }
            }
            continue;
        }
        kept.push(token.clone());
        at += 1;
    }
    kept
}
