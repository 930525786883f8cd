//! Files of C that belong to a unit because it calls their functions.
//!
//! A file of C is compared by itself, where functions of other files are code that is not given. Where that leaves something open,
//! the files are linked in that define what it calls, directly or through one another: on both sides, as far as they can be
//! compiled. Who defines a function is read from the text, by lines that look like the head of a definition; a name that two files
//! seem to define is left a stranger, and so is what only tests, examples and benchmarks define: their files are not linked to others. A wrong guess costs time and nothing else: what is linked is what the compiler says.

use std::collections::{BTreeMap, BTreeSet};

use tandem_base::{Pair, Side};

use super::checkout::Tree;
use super::units::is_c_source;

/// More files than this are not linked to one.
const MOST: usize = 16;

/// Which file of a tree defines a function, by its name.
#[derive(Debug, Default)]
pub struct Definers {
    files: Pair<BTreeMap<String, Option<String>>>,
    calls: Pair<BTreeMap<String, BTreeSet<String>>>,
    /// Files that define something that another file defines, too: to link one of them is to choose.
    rivals: Pair<BTreeSet<String>>,
    /// Names of the constants among what is defined.
    constants: Pair<BTreeSet<String>>,
}

impl Definers {
    /// Reads the sources of C of both trees.
    pub fn of(trees: &Pair<Tree>) -> Definers {
        let mut found = Definers::default();
        let mut first_definers: Pair<BTreeMap<String, String>> = Pair::default();
        for (side, tree) in trees.iter() {
            let sources = tree.files.keys().filter(|path| is_c_source(path));
            for path in sources {
                let bytes = std::fs::read(tree.root.join(path)).unwrap_or_default();
                let text = String::from_utf8_lossy(&bytes);
                let constants = constants(&text);
                found.constants[side].extend(constants.iter().cloned());
                for name in defined(&text).into_iter().chain(constants).filter(|_| !is_apart(path)) {
                    let first = first_definers[side].entry(name.clone()).or_insert_with(|| path.clone());
                    let known = found.files[side].entry(name.clone()).or_insert_with(|| Some(path.clone()));
                    if first != path {
                        *known = None;
                        // Every program has one.
                        let rivals = [first.clone(), path.clone()].into_iter().filter(|_| name != "main");
                        found.rivals[side].extend(rivals);
                    }
                }
                found.calls[side].insert(path.clone(), called(&text));
            }
        }
        found
    }

    /// Whether some file of either tree defines a function or a constant; or several do, so that it is not known which of them is meant.
    pub fn defines(&self, name: &str) -> bool {
        self.files.iter().any(|(_, files)| files.contains_key(name))
    }

    /// Whether a file mentions a constant that another one defines.
    pub fn uses_constants(&self, path: &str) -> bool {
        Side::BOTH.into_iter().any(|side| {
            let is_elsewhere = |name: &&String| {
                let definer = self.files[side].get(*name).and_then(Option::as_ref);
                self.constants[side].contains(*name) && definer.is_some_and(|definer| definer != path)
            };
            self.calls[side].get(path).into_iter().flatten().any(|name| is_elsewhere(&name))
        })
    }

    /// The further files that a file needs on both sides, in order; none if there are too many.
    pub fn needed(&self, path: &str) -> Vec<String> {
        let mut needed: BTreeSet<String> = BTreeSet::new();
        for side in Side::BOTH {
            let mut work = vec![path.to_owned()];
            let mut seen = BTreeSet::from([path.to_owned()]);
            while let Some(file) = work.pop() {
                for name in self.calls[side].get(&file).into_iter().flatten() {
                    let definer = self.files[side].get(name).and_then(Option::as_ref);
                    let is_sure = |definer: &&String| !self.rivals[side].contains(*definer);
                    let definer = definer.filter(is_sure).filter(|definer| seen.insert((*definer).clone()));
                    let Some(definer) = definer else { continue };
                    work.push(definer.clone());
                    needed.insert(definer.clone());
                }
                if needed.len() > MOST {
                    return vec![];
                }
            }
        }
        needed.remove(path);
        needed.into_iter().collect()
    }
}

/// Whether a file is part of a test, an example or a benchmark.
fn is_apart(path: &str) -> bool {
    const PARTS: [&str; 8] = ["test", "fake", "mock", "stub", "example", "bench", "fuzz", "demo"];
    let path = path.to_ascii_lowercase();
    path.split(['/', '_', '-', '.'])
        .any(|word| PARTS.iter().any(|part| word.strip_suffix('s').unwrap_or(word) == *part))
}

/// Names of functions that lines begin to define, as far as one sees: at the margin, with a parenthesis behind the name, and neither
/// a call nor a declaration.
fn defined(text: &str) -> Vec<String> {
    let is_head = |line: &&str| {
        line.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_')
            && !line.starts_with("static")
            && !line.starts_with("typedef")
            && !line.trim_end().ends_with(';')
    };
    text.lines().filter(is_head).filter_map(|line| words_before_parentheses(line).next().map(str::to_owned)).collect()
}

/// Names of constants that lines begin to define for other files, as far as one sees: `const int limit = 10;`, `const char table[] = {`.
fn constants(text: &str) -> Vec<String> {
    let is_head = |line: &&str| {
        line.starts_with(|first: char| first.is_ascii_alphabetic())
            && line.split(|letter: char| !is_part(letter)).any(|word| word == "const")
            && !["static", "extern", "typedef"].iter().any(|word| line.starts_with(word))
    };
    let name = |line: &str| {
        let (before, _) = line.split_once('=')?;
        let before = before.split_once('[').map_or(before, |(before, _)| before).trim_end();
        let begin = before.rfind(|letter: char| !is_part(letter)).map_or(0, |at| at + 1);
        before.get(begin..).filter(|word| !word.is_empty() && !before.contains('(')).map(str::to_owned)
    };
    text.lines().filter(is_head).filter_map(name).collect()
}

/// Names that stand before a parenthesis, and those that stand where a constant may.
fn called(text: &str) -> BTreeSet<String> {
    let calls = text.lines().flat_map(words_before_parentheses);
    let words = text
        .split(|letter: char| !is_part(letter))
        .filter(|word| !word.starts_with(|first: char| first.is_ascii_digit()));
    calls.chain(words).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

fn is_part(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_'
}

fn words_before_parentheses(line: &str) -> impl Iterator<Item = &str> {
    line.match_indices('(').filter_map(move |(at, _)| {
        let before = line[..at].trim_end();
        let begin = before.rfind(|letter: char| !is_part(letter)).map_or(0, |at| at + 1);
        let word = before.get(begin..)?;
        word.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_').then_some(word)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn definitions_are_seen_at_the_margin() {
        let text = "int\nparse(char *s)\n{\n    return next(s);\n}\nstatic int own(void) { return 1; }\nint declared(int);\nvoid (*table)(int);\n\
                    unsigned long count(int x) {\n";
        assert_eq!(defined(text), ["parse", "count"]);
        assert!(called(text).contains("next"));
        let text = "const int limit = 10;\nstatic const int own = 1;\nextern const int other;\nconst unsigned char hex[3] = {\n    1,\n};\nint x = 1;\n";
        assert_eq!(constants(text), ["limit", "hex"]);
    }
}
