//! Whether a build script can matter to what a crate means.
//!
//! A build script may turn conditions on (`rustc-cfg`), set variables that `env!` reads, and write files that are included by
//! way of such a variable (`OUT_DIR`). It cannot change code that asks for none of these. So a crate can be compiled without
//! running its script if none of its sources mentions a condition that only a script could turn on, or a variable of the
//! environment. The sources are looked through as text: a mention in a comment counts, which only refuses more.

use std::path::Path;

/// Conditions that the compiler or cargo decides, and the words that put conditions together.
const KNOWN: [&str; 24] = [
    "not",
    "any",
    "all",
    "feature",
    "test",
    "doc",
    "doctest",
    "docsrs",
    "miri",
    "unix",
    "windows",
    "panic",
    "proc_macro",
    "debug_assertions",
    "overflow_checks",
    "relocation_model",
    "sanitize",
    "ub_checks",
    "true",
    "false",
    "fuzzing",
    "clippy",
    "rustfmt",
    "bootstrap",
];

/// What of a crate's sources a build script could decide; nothing if there is no such thing.
pub fn dependence(folder: &Path) -> Option<String> {
    let mut work = vec![folder.to_owned()];
    while let Some(place) = work.pop() {
        let Ok(entries) = std::fs::read_dir(&place) else {
            return Some(format!("{} cannot be read", place.display()));
        };
        for entry in entries.flatten() {
            let path = entry.path();
            let Ok(kind) = entry.file_type() else { return Some(format!("{} cannot be read", path.display())) };
            if kind.is_dir() {
                work.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = std::fs::read(&path).unwrap_or_default();
                if let Some(found) = decided_by_script(&String::from_utf8_lossy(&text)) {
                    return Some(found);
                }
            }
        }
    }
    None
}

/// The first condition or variable of a text that a script could decide.
fn decided_by_script(text: &str) -> Option<String> {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
    if let Some(at) = text.find("env!") {
        return Some(text[at..].chars().take(24).collect::<String>().replace('\n', " "));
    }
    for (at, _) in text.match_indices("cfg") {
        let rest = text[at + 3..].trim_start_matches("_attr").trim_start().trim_start_matches('!').trim_start();
        let Some(inside) = rest.strip_prefix('(') else { continue };
        if text[..at].ends_with(is_part) {
            continue;
        }
        let mut depth = 1;
        let mut letters = inside.char_indices().peekable();
        while let Some((begin, letter)) = letters.next() {
            match letter {
                '(' => depth += 1,
                ')' => depth -= 1,
                // Of `cfg_attr` only the condition counts.
                ',' if depth == 1 => break,
                '"' => while letters.next().is_some_and(|(_, letter)| letter != '"') {},
                letter if is_part(letter) => {
                    let end =
                        inside[begin..].find(|letter: char| !is_part(letter)).map_or(inside.len(), |end| begin + end);
                    while letters.next_if(|(place, _)| *place < end).is_some() {}
                    let word = &inside[begin..end];
                    if !KNOWN.contains(&word) && !word.starts_with("target_") {
                        return Some(format!("cfg({word})"));
                    }
                }
                _ => {}
            }
            if depth == 0 {
                break;
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_script_decides_is_found() {
        let found = |text: &str| decided_by_script(text);
        assert_eq!(found("#[cfg(feature = \"odd\")] fn f() {}\n#[cfg(all(unix, not(target_os = \"x\")))]"), None);
        assert_eq!(found("#[cfg_attr(test, derive(Debug))] struct S;"), None);
        assert_eq!(found("if cfg!(has_i128) {}"), Some("cfg(has_i128)".to_owned()));
        assert_eq!(found("#[cfg(any(unix, has_i128))]"), Some("cfg(has_i128)".to_owned()));
        assert_eq!(found("#[cfg_attr(nightly, feature(x))]"), Some("cfg(nightly)".to_owned()));
        assert!(found("include!(concat!(env!(\"OUT_DIR\"), \"/x.rs\"));").is_some());
        assert!(found("option_env!(\"X\")").is_some());
    }
}
