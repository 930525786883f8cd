//! How names are written.
//!
//! Top-level names follow an `@`. A value is written as the name of its source variable; the second and later values
//! of a name get a version after a dot: `i`, `i.1`, `i.2`. A value without a name is written `v` and a number. Names
//! that would read as something else stand in quotes.

use std::borrow::Cow;

use rustc_hash::FxHashMap;

use crate::function::Function;
use crate::ids::{IdVec, Value};
use crate::text::lexer::{starts_word, word_length};

/// A value as the text names it. The version only tells values of one name apart and means nothing by itself.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Ident<'t> {
    /// The name of the source variable, if any.
    pub(crate) name: Option<Cow<'t, str>>,
    /// What tells it from others of the same name.
    pub(crate) version: &'t str,
}

impl<'t> Ident<'t> {
    /// The value that a word outside quotes stands for.
    pub(crate) fn of_word(word: &'t str) -> Ident<'t> {
        if let Some(version) = unnamed_number(word) {
            return Ident { name: None, version };
        }
        let (name, version) = split_version(word);
        Ident { name: Some(Cow::Borrowed(name)), version }
    }
}

/// The digits of `v12`.
fn unnamed_number(word: &str) -> Option<&str> {
    word.strip_prefix('v').filter(|digits| !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()))
}

/// `i.12` as `i` and `12`.
fn split_version(word: &str) -> (&str, &str) {
    match word.rsplit_once('.') {
        Some((name, version))
            if !name.is_empty() && !version.is_empty() && version.bytes().all(|byte| byte.is_ascii_digit()) =>
        {
            (name, version)
        }
        _ => (word, ""),
    }
}

/// The name in quotes.
pub(crate) fn quoted(name: &str) -> String {
    let mut text = String::with_capacity(name.len() + 2);
    text.push('"');
    for character in name.chars() {
        match character {
            '"' => text.push_str("\\\""),
            '\\' => text.push_str("\\\\"),
            '\n' => text.push_str("\\n"),
            // Invisible characters are escaped so that what is printed can be copied and compared by eye.
            _ if character.is_control() => text.push_str(&format!("\\u{{{:x}}}", u32::from(character))),
            _ => text.push(character),
        }
    }
    text.push('"');
    text
}

/// A top-level name, with its `@`.
pub(crate) fn at_name(name: &str) -> String {
    let is_plain = !name.is_empty() && word_length(name.as_bytes()) == name.len();
    if is_plain { format!("@{name}") } else { format!("@{}", quoted(name)) }
}

/// A name that stands where a word or a string is expected.
pub(crate) fn word_or_quoted(name: &str) -> Cow<'_, str> {
    if is_word(name) { Cow::Borrowed(name) } else { Cow::Owned(quoted(name)) }
}

fn is_word(name: &str) -> bool {
    name.bytes().next().is_some_and(starts_word) && word_length(name.as_bytes()) == name.len()
}

/// The text for each value of a function. A value that no block defines is shown as what no parser accepts.
pub(crate) fn value_names(function: &Function) -> IdVec<Value, String> {
    let mut names: IdVec<Value, String> = IdVec::filled(String::new(), function.values.len());
    let mut versions: FxHashMap<&str, u32> = FxHashMap::default();
    let mut unnamed = 0u32;
    for value in super::order::definitions(function) {
        let Some(data) = function.values.get(value) else { continue };
        if !names[value].is_empty() {
            continue;
        }
        names[value] = match &data.name {
            None => {
                unnamed += 1;
                format!("v{}", unnamed - 1)
            }
            Some(name) => {
                let version = versions.entry(name).or_insert(0);
                let reads_as_itself =
                    is_word(name) && unnamed_number(name).is_none() && split_version(name).1.is_empty();
                let base = if reads_as_itself { Cow::Borrowed(name.as_str()) } else { Cow::Owned(quoted(name)) };
                let text = if *version == 0 { base.into_owned() } else { format!("{base}.{version}") };
                *version += 1;
                text
            }
        };
    }
    for (value, name) in names.iter_mut().filter(|(_, name)| name.is_empty()) {
        *name = undefined_name(value);
    }
    names
}

/// What is printed for a value that no block defines.
pub(crate) fn undefined_name(value: Value) -> String {
    format!("?{value:?}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_names_with_versions() {
        let ident = |name: Option<&'static str>, version| Ident { name: name.map(Cow::Borrowed), version };
        assert_eq!(Ident::of_word("i"), ident(Some("i"), ""));
        assert_eq!(Ident::of_word("i.7"), ident(Some("i"), "7"));
        assert_eq!(Ident::of_word("x.addr.12"), ident(Some("x.addr"), "12"));
        assert_eq!(Ident::of_word("v12"), ident(None, "12"));
        assert_eq!(Ident::of_word("v"), ident(Some("v"), ""));
        assert_eq!(Ident::of_word("v12a"), ident(Some("v12a"), ""));
    }

    #[test]
    fn names_are_quoted_where_they_need_it() {
        assert_eq!(at_name("heap.i32"), "@heap.i32");
        assert_eq!(at_name("12"), "@12");
        assert_eq!(at_name("Foo.<init>"), "@\"Foo.<init>\"");
        assert_eq!(at_name(""), "@\"\"");
        assert_eq!(at_name("a//b"), "@\"a//b\"");
        assert_eq!(at_name("a::b"), "@a::b");
        assert_eq!(at_name("a::"), "@\"a::\"");
        assert_eq!(word_or_quoted("java/lang/Foo"), "java/lang/Foo");
        assert_eq!(word_or_quoted("division by zero"), "\"division by zero\"");
        assert_eq!(quoted("a\u{7}\n\"\\é"), "\"a\\u{7}\\n\\\"\\\\é\"");
    }
}
