//! The metadata of a module: kept as text, looked into on demand.
//!
//! Most of a module compiled with `-g` is metadata, and most of that is never asked for. So the reader only notes where
//! each node stands; a question looks for the one field it needs.

use rustc_hash::FxHashMap;

use crate::lexer::{Lexer, Token, unescape};

/// All numbered metadata nodes.
#[derive(Debug, Default)]
pub(crate) struct Metadata<'a> {
    nodes: FxHashMap<u32, &'a str>,
}

/// The value of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Field<'a> {
    Node(u32),
    Number(&'a str),
    Text(&'a str),
    Word(&'a str),
}

impl<'a> Metadata<'a> {
    pub(crate) fn insert(&mut self, id: u32, text: &'a str) {
        self.nodes.insert(id, text);
    }

    /// Whether the module says that rustc made it.
    pub(crate) fn is_rust(&self) -> bool {
        self.nodes
            .values()
            .any(|text| text.contains("DW_LANG_Rust") || (text.len() < 200 && text.contains("\"rustc version")))
    }

    /// Whether the module says that it was C++.
    pub(crate) fn is_cpp(&self) -> bool {
        self.nodes.values().any(|text| text.contains("DW_LANG_C_plus_plus"))
    }

    /// Whether the program has unions, as far as is told.
    pub(crate) fn has_unions(&self) -> bool {
        self.nodes.values().any(|text| text.contains("DW_TAG_union_type"))
    }

    /// The kind of a specialised node, such as `DILocation`.
    pub(crate) fn kind(&self, id: u32) -> Option<&'a str> {
        let mut lexer = Lexer::new(self.nodes.get(&id)?);
        loop {
            match lexer.next() {
                Token::Word("distinct") => {}
                Token::Metadata(kind) => return Some(kind),
                _ => return None,
            }
        }
    }

    /// The field of this name.
    pub(crate) fn field(&self, id: u32, name: &str) -> Option<Field<'a>> {
        let mut lexer = Lexer::new(self.nodes.get(&id)?);
        loop {
            match lexer.next() {
                Token::Label(label) if label == name => {
                    return match lexer.next() {
                        Token::Metadata(node) => node.parse().ok().map(Field::Node),
                        Token::Number(number) => Some(Field::Number(number)),
                        Token::Text(text) => Some(Field::Text(text)),
                        Token::Word(word) => Some(Field::Word(word)),
                        _ => None,
                    };
                }
                Token::End => return None,
                _ => {}
            }
        }
    }

    /// The line, the scope and the place of the inlined call of a `DILocation`.
    pub(crate) fn location(&self, id: u32) -> (Option<u32>, Option<u32>, Option<u32>) {
        let (mut line, mut scope, mut call) = (None, None, None);
        let Some(text) = self.nodes.get(&id) else { return (line, scope, call) };
        let mut lexer = Lexer::new(text);
        loop {
            match lexer.next() {
                Token::Label(label @ ("line" | "scope" | "inlinedAt")) => match (label, lexer.next()) {
                    ("line", Token::Number(number)) => line = number.parse().ok(),
                    ("scope", Token::Metadata(node)) => scope = node.parse().ok(),
                    ("inlinedAt", Token::Metadata(node)) => call = node.parse().ok(),
                    _ => {}
                },
                Token::End => return (line, scope, call),
                _ => {}
            }
        }
    }

    pub(crate) fn node(&self, id: u32, name: &str) -> Option<u32> {
        match self.field(id, name)? {
            Field::Node(node) => Some(node),
            _ => None,
        }
    }

    pub(crate) fn number(&self, id: u32, name: &str) -> Option<u64> {
        match self.field(id, name)? {
            Field::Number(number) => number.parse().ok(),
            _ => None,
        }
    }

    pub(crate) fn text(&self, id: u32, name: &str) -> Option<String> {
        match self.field(id, name)? {
            Field::Text(text) => Some(String::from_utf8_lossy(&unescape(text)).into_owned()),
            _ => None,
        }
    }

    pub(crate) fn word(&self, id: u32, name: &str) -> Option<&'a str> {
        match self.field(id, name)? {
            Field::Word(word) => Some(word),
            _ => None,
        }
    }

    /// Whether a flag is among the flags of a node, which are words between bars: `flags: DIFlagPublic | DIFlagBitField`.
    pub(crate) fn has_flag(&self, id: u32, flag: &str) -> bool {
        let Some(text) = self.nodes.get(&id) else { return false };
        let mut lexer = Lexer::new(text);
        let mut inside = false;
        loop {
            match lexer.next() {
                Token::Label(label) => inside = label == "flags" || label == "spFlags",
                Token::Word(word) if inside && word == flag => return true,
                Token::End => return false,
                _ => {}
            }
        }
    }

    /// A field that is an integer with its type: `extraData: i32 7`.
    pub(crate) fn integer_field(&self, id: u32, name: &str) -> Option<i128> {
        let mut lexer = Lexer::new(self.nodes.get(&id)?);
        loop {
            match lexer.next() {
                Token::Label(label) if label == name => {
                    lexer.next();
                    return match lexer.next() {
                        Token::Number(number) => number.parse().ok(),
                        _ => None,
                    };
                }
                Token::End => return None,
                _ => {}
            }
        }
    }

    /// The elements of a plain tuple `!{…}` that are nodes; null and other elements are none.
    pub(crate) fn elements(&self, id: u32) -> Vec<Option<u32>> {
        let Some(text) = self.nodes.get(&id) else { return vec![] };
        let mut lexer = Lexer::new(text);
        let mut elements = vec![];
        let mut inside = false;
        loop {
            match lexer.next() {
                Token::Sign(b'{') => inside = true,
                Token::Metadata(node) if inside && !node.is_empty() => elements.push(node.parse().ok()),
                Token::Word("null") if inside => elements.push(None),
                Token::End => return elements,
                _ => {}
            }
        }
    }

    /// The integers of a plain tuple `!{i32 0, i32 2}`.
    pub(crate) fn integers(&self, id: u32) -> Vec<i128> {
        let Some(text) = self.nodes.get(&id) else { return vec![] };
        let mut lexer = Lexer::new(text);
        let mut numbers = vec![];
        loop {
            match lexer.next() {
                Token::Number(number) => numbers.extend(number.parse::<i128>()),
                Token::End => return numbers,
                _ => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_found() {
        let mut metadata = Metadata::default();
        metadata.insert(3, "distinct !DISubprogram(name: \"f\", line: 12, type: !4, flags: DIFlagPrototyped)");
        metadata.insert(4, "!{null, !5, !6}");
        metadata.insert(5, "!{i8 0, i8 2}");
        assert_eq!(metadata.kind(3), Some("DISubprogram"));
        assert_eq!(metadata.text(3, "name").as_deref(), Some("f"));
        assert_eq!(metadata.number(3, "line"), Some(12));
        assert_eq!(metadata.node(3, "type"), Some(4));
        assert_eq!(metadata.word(3, "flags"), Some("DIFlagPrototyped"));
        metadata
            .insert(9, "!DIDerivedType(tag: DW_TAG_member, flags: DIFlagPublic | DIFlagBitField, extraData: i64 0)");
        assert!(metadata.has_flag(9, "DIFlagPublic") && metadata.has_flag(9, "DIFlagBitField"));
        assert!(!metadata.has_flag(9, "DIFlagStaticMember") && !metadata.has_flag(9, "DW_TAG_member"));
        assert_eq!(metadata.field(3, "scope"), None);
        assert_eq!(metadata.elements(4), [None, Some(5), Some(6)]);
        assert_eq!(metadata.integers(5), [0, 2]);
        assert_eq!(metadata.kind(99), None);
    }
}
