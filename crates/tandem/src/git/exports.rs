//! What a changed header gives to files that are not in the repository.
//!
//! Macros, types, enumerations, templates, default arguments and inline functions that no file of the repository uses are in no compiled
//! program, so no digest tells that one changed. Whoever includes the header sees it all the same. So the text of a changed header is cut
//! into directives and declarations, and those of LEFT have to be there on the right in the same order. What is new does not
//! matter, as everywhere; nor do declarations of functions without bodies, whose definitions are rows, and definitions that were compared.

use std::collections::BTreeSet;

/// The first thing that a header says on the left and not on the right, apart from functions of these names.
pub fn lost(left: &str, right: &str, compared: &BTreeSet<String>) -> Option<String> {
    let matters = |chunk: &Vec<String>| {
        let is_compared = declared_name(chunk).is_some_and(|name| compared.contains(name));
        let is_definition = chunk.last().is_some_and(|last| last == "}");
        !(is_prototype(chunk) || is_compared && is_definition)
    };
    let right = chunks(right);
    let mut rest = right.iter().filter(|chunk| matters(chunk));
    let lost = chunks(left).into_iter().filter(matters).find(|chunk| !rest.any(|other| other == chunk))?;
    let text = lost.join(" ");
    let short: String = text.chars().take(60).collect();
    Some(if short.len() < text.len() { format!("{short} …") } else { text })
}

/// The name of the function that a chunk declares: what stands before its first parenthesis.
fn declared_name(chunk: &[String]) -> Option<&str> {
    let at = chunk.iter().position(|token| token == "(")?;
    chunk.get(at.checked_sub(1)?).map(String::as_str)
}

/// Whether a chunk is a function without a body. A default argument is code of whoever calls it.
fn is_prototype(chunk: &[String]) -> bool {
    let is_plain =
        chunk.iter().all(|token| !matches!(token.as_str(), "=" | "{" | "#" | "typedef" | "template" | "using"));
    is_plain && declared_name(chunk).is_some() && chunk.last().is_some_and(|last| last == ";")
}

/// Directives and declarations, each as its tokens. What `extern "C"` and namespaces hold is cut up as well.
fn chunks(text: &str) -> Vec<Vec<String>> {
    let mut found: Vec<Vec<String>> = vec![];
    let mut chunk: Vec<String> = vec![];
    let mut depth = 0;
    for line in lines(text) {
        if line.trim_start().starts_with('#') {
            found.push(tokens(&line));
            continue;
        }
        for token in tokens(&line) {
            let (opens, closes) =
                (matches!(token.as_str(), "{" | "(" | "["), matches!(token.as_str(), "}" | ")" | "]"));
            let is_block = depth == 0
                && token == "{"
                && (chunk.first().is_some_and(|first| first == "namespace")
                    || chunk.iter().map(String::as_str).eq(["extern", "\"C\""]));
            chunk.push(token.clone());
            if is_block {
                found.push(std::mem::take(&mut chunk));
                continue;
            }
            depth = i32::max(depth + i32::from(opens) - i32::from(closes), 0);
            if depth == 0 && matches!(token.as_str(), ";" | "}") {
                found.push(std::mem::take(&mut chunk));
            }
        }
    }
    found.push(chunk);
    found.retain(|chunk| !chunk.is_empty());
    found
}

/// The lines of a text without comments, with those joined that end in a backslash.
fn lines(text: &str) -> Vec<String> {
    let joined = text.replace("\\\r\n", "").replace("\\\n", "");
    let mut plain = String::new();
    let mut rest = joined.as_str();
    while let Some(first) = rest.chars().next() {
        let length = match first {
            '/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            '/' if rest.starts_with("/*") => {
                plain.push(' ');
                rest[2..].find("*/").map_or(rest.len(), |end| end + 4)
            }
            '"' | '\'' => {
                let length = behind_text(rest);
                plain.push_str(&rest[..length]);
                length
            }
            _ => {
                plain.push(first);
                first.len_utf8()
            }
        };
        rest = &rest[length..];
    }
    plain.lines().map(str::to_owned).collect()
}

/// How long the text or character is that a text begins with.
fn behind_text(text: &str) -> usize {
    let quote = text.chars().next();
    let mut is_escaped = false;
    for (at, next) in text.char_indices().skip(1) {
        if next == '\n' || (!is_escaped && Some(next) == quote) {
            return at + next.len_utf8();
        }
        is_escaped = next == '\\' && !is_escaped;
    }
    text.len()
}

/// Words, texts, and signs one by one.
fn tokens(line: &str) -> Vec<String> {
    let mut found = vec![];
    let mut rest = line;
    while let Some(first) = rest.chars().next() {
        let is_word = |next: char| next.is_alphanumeric() || next == '_';
        let length = match first {
            '"' | '\'' => behind_text(rest),
            first if is_word(first) => rest.find(|next: char| !is_word(next)).unwrap_or(rest.len()),
            first => first.len_utf8(),
        };
        if !first.is_whitespace() {
            found.push(rest[..length].to_owned());
        }
        rest = &rest[length..];
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(left: &str, right: &str) -> Option<String> {
        lost(left, right, &BTreeSet::from(["known".to_owned()]))
    }

    #[test]
    fn what_others_use_is_told() {
        for (left, right) in [
            ("#define LIMIT 10\n", "#define LIMIT 11\n"),
            ("struct s { int a; long b; };", "struct s { long b; int a; };"),
            ("enum e { A, B };", "enum e { B, A };"),
            ("static inline int twice(int x) { return x * 2; }", "static inline int twice(int x) { return x * 3; }"),
            ("int f(int x, int y = 1);", "int f(int x, int y = 2);"),
            ("template <class T> T f(T x) { return x; }", "template <class T> T f(T x) { return -x; }"),
            ("#ifdef A\n#define L 1\n#else\n#define L 2\n#endif", "#ifdef A\n#define L 2\n#else\n#define L 1\n#endif"),
            ("extern \"C\" { typedef int id; }", "extern \"C\" { typedef long id; }"),
            ("#include \"a.h\"", "#include \"b.h\""),
        ] {
            assert!(told(left, right).is_some(), "{left} / {right}");
            assert_eq!(told(left, left), None);
        }
    }

    #[test]
    fn what_is_new_and_what_has_a_row_is_not() {
        let plain = "#ifndef H\n#define H\nint f(int);\n#endif\n";
        let more = "#ifndef H\n#define H\n/* more */\n#define NEW 1\nint f(int x);\nint g(void);\n#endif // H\n";
        assert_eq!(told(plain, more), None);
        assert_eq!(told("inline int known(int x) { return x; }", "inline int known(int x) { return x + 1; }"), None);
        assert_eq!(told("#define T \"/* no */\"", "#define T   \"/* no */\""), None);
        assert_eq!(told("#define A 1 \\\n + 2\n", "#define A 1 + 2\n"), None);
    }
}
