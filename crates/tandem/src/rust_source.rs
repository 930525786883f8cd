//! What a Rust file says that the compiled program does not: who may use what, constants, and functions that nothing uses.
//!
//! Constants and types are not in LLVM's text at all, generic functions only where something uses them, and there is no trace
//! of `pub`. All of these matter to other crates, so the source is looked through for its items, by its tokens alone: nothing
//! is expanded or resolved. What is not understood is left out; it can then be neither private nor known to have changed.

use std::collections::{BTreeMap, BTreeSet};

use crate::rust_generics::{Generics, Param, behind_params, params};

/// What an item is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SourceKind {
    /// A function or method with a body.
    Function,
    /// A variable that exists once.
    Static,
    /// A constant, which is put in wherever it is used.
    Constant,
    /// A structure or an enum.
    Type,
}

/// A function, static, constant or type of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceItem {
    /// What it is.
    pub kind: SourceKind,
    /// Its path below the crate.
    pub path: String,
    /// Whether other crates may be able to use it.
    pub public: bool,
    /// The type of a static or constant.
    pub ty: String,
    /// What the file says of it, without comments, one space between tokens. Of a constant only the value, of a structure only
    /// what other crates can see.
    pub text: String,
    /// Whether the value of a constant is one literal.
    pub is_literal: bool,
    /// Of a method, the head of the implementation that it is in: two of them may have methods of one path.
    pub head: String,
    /// What a function is generic in.
    pub generics: Generics,
}

impl SourceItem {
    /// The last part of the path.
    pub fn name(&self) -> &str {
        self.path.rsplit("::").next().unwrap_or(&self.path)
    }

    /// What tells it from other items of the crate.
    pub fn symbol(&self) -> String {
        match self.head.is_empty() {
            true => format!("source of {}", self.path),
            false => format!("source of {} in {}", self.path, self.head),
        }
    }
}

/// Where items are.
#[derive(Clone, Debug, Default)]
struct Scope {
    /// The path of modules and types.
    path: Vec<String>,
    /// Everything in it is as public as the trait that it belongs to.
    all_public: bool,
    /// The modules alone.
    modules: Vec<String>,
    /// The head of an implementation or trait, its parameters, and the type that it is for.
    head: Vec<String>,
    params: Vec<Param>,
    of: Option<Vec<String>>,
    is_trait: bool,
}

/// The items of a file.
pub fn items(source: &str) -> Vec<SourceItem> {
    let tokens = tokens(source);
    let mut reader = Reader { tokens: &tokens, at: 0, found: vec![] };
    reader.scope(&Scope::default());
    reader.found
}

/// The text of each constant with the texts of all items that it mentions, directly or not: equal ones mean equal values.
pub fn closed_texts(items: &[SourceItem]) -> Vec<String> {
    let mut by_name: BTreeMap<&str, Vec<&SourceItem>> = BTreeMap::new();
    for item in items {
        by_name.entry(item.name()).or_default().push(item);
    }
    let closed = |item: &SourceItem| {
        let mut seen: BTreeSet<&str> = BTreeSet::new();
        let mut work: Vec<&str> = item.text.split(' ').collect();
        let mut text = format!("{} = {}", item.ty, item.text);
        while let Some(word) = work.pop() {
            let Some(mentioned) = by_name.get(word).filter(|_| seen.insert(word)) else { continue };
            for other in mentioned {
                text.push_str(&format!("\n{} = {}", other.path, other.text));
                work.extend(other.text.split(' '));
            }
        }
        text
    };
    items.iter().map(closed).collect()
}

struct Reader<'t> {
    tokens: &'t [String],
    at: usize,
    found: Vec<SourceItem>,
}

impl Reader<'_> {
    fn peek(&self, ahead: usize) -> &str {
        self.tokens.get(self.at + ahead).map_or("", String::as_str)
    }

    /// Reads the items of a file, module, implementation or trait, to the brace that closes it. In a trait or its
    /// implementation, everything is as public as the trait.
    fn scope(&mut self, scope: &Scope) {
        let (path, all_public) = (scope, scope.all_public);
        let mut is_public = false;
        let mut is_test = false;
        let mut start = self.at;
        while self.at < self.tokens.len() && self.peek(0) != "}" {
            match self.peek(0).to_owned().as_str() {
                "#" => {
                    self.at += if self.peek(1) == "!" { 2 } else { 1 };
                    let begun = self.at;
                    self.skip_group();
                    let words = self.tokens[begun..self.at].join(" ");
                    is_test |= words.contains("cfg ( test )") || words == "[ test ]";
                    continue;
                }
                "pub" => {
                    self.at += 1;
                    is_public = self.peek(0) != "(";
                    if !is_public {
                        self.skip_group();
                    }
                    continue;
                }
                "unsafe" | "async" | "default" | "safe" => {
                    self.at += 1;
                    continue;
                }
                "const" if matches!(self.peek(1), "fn" | "unsafe" | "async" | "extern") => {
                    self.at += 1;
                    continue;
                }
                "extern" if self.peek(1).starts_with('"') && self.peek(2) != "{" => {
                    self.at += 2;
                    continue;
                }
                "fn" => self.function(path, is_public || all_public, is_test, start),
                "static" => {
                    self.at += if self.peek(1) == "mut" { 2 } else { 1 };
                    self.value(SourceKind::Static, path, is_public || all_public, is_test);
                }
                "const" => {
                    self.at += 1;
                    self.value(SourceKind::Constant, path, is_public || all_public, is_test);
                }
                "mod" if self.peek(2) == "{" => {
                    let name = [self.peek(1).to_owned()];
                    let inner = Scope {
                        path: [&scope.path[..], &name].concat(),
                        modules: [&scope.modules[..], &name].concat(),
                        ..Scope::default()
                    };
                    self.at += 3;
                    self.inside(&inner, is_test);
                }
                "impl" | "trait" => self.block_of_methods(path, is_test),
                "struct" | "enum" => self.definition(path, is_public, is_test),
                "macro_rules" => {
                    self.at += 3;
                    self.skip_group();
                }
                _ => self.skip_item(),
            }
            (is_public, is_test) = (false, false);
            start = self.at;
        }
    }

    /// Reads what is inside braces, and the closing one. Tests are not part of the program.
    fn inside(&mut self, scope: &Scope, is_test: bool) {
        let known = self.found.len();
        self.scope(scope);
        self.at += 1;
        if is_test {
            self.found.truncate(known);
        }
    }

    fn function(&mut self, path: &Scope, public: bool, is_test: bool, start: usize) {
        let name = self.peek(1).to_owned();
        let begun = self.at;
        while self.at < self.tokens.len() && !matches!(self.peek(0), "{" | ";") {
            match self.peek(0) {
                "(" | "[" => self.skip_group(),
                _ => self.at += 1,
            }
        }
        if self.peek(0) == ";" {
            // It has no body here.
            self.at += 1;
            return;
        }
        let signature = self.tokens.get(begun + 2..self.at).unwrap_or_default();
        let generics =
            Generics::of(signature, &path.head, &path.params, path.of.as_deref(), &path.modules, path.is_trait);
        self.skip_group();
        let text = without_remarks(&self.tokens[start..self.at]).join(" ");
        self.add(SourceKind::Function, path, &name, public, is_test, (String::new(), text, false));
        if let Some(added) = self.found.last_mut().filter(|_| !is_test) {
            added.generics = generics;
        }
    }

    fn value(&mut self, kind: SourceKind, path: &Scope, public: bool, is_test: bool) {
        let name = self.peek(0).to_owned();
        self.at += 1;
        let begun = self.at;
        let mut equals = None;
        while self.at < self.tokens.len() && self.peek(0) != ";" {
            match self.peek(0) {
                "(" | "[" | "{" => self.skip_group(),
                "=" if equals.is_none() => {
                    equals = Some(self.at);
                    self.at += 1;
                }
                _ => self.at += 1,
            }
        }
        let Some(equals) = equals.filter(|_| name != "_") else {
            self.at += 1;
            return;
        };
        let ty = self.tokens[(begun + 1).min(equals)..equals].join(" ");
        let value = &self.tokens[equals + 1..self.at];
        let digits = value.strip_prefix(&["-".to_owned()][..]).unwrap_or(value);
        let is_literal = match digits {
            [one] => {
                one.starts_with(|first: char| first.is_ascii_digit() || matches!(first, '"' | '\''))
                    || one == "true"
                    || one == "false"
            }
            // A fraction is two numbers with a dot between them.
            [whole, dot, part] => {
                let is_number = |text: &String| text.starts_with(|first: char| first.is_ascii_digit());
                is_number(whole) && dot == "." && is_number(part)
            }
            _ => false,
        };
        let parts = (ty, value.join(" "), is_literal);
        self.at += 1;
        self.add(kind, path, &name, public, is_test, parts);
    }

    fn add(
        &mut self,
        kind: SourceKind,
        scope: &Scope,
        name: &str,
        public: bool,
        is_test: bool,
        (ty, text, is_literal): (String, String, bool),
    ) {
        if !is_test {
            let path = [&scope.path[..], &[name.to_owned()]].concat().join("::");
            let (head, generics) = (scope.head.join(" "), Generics::default());
            self.found.push(SourceItem { kind, path, public, ty, text, is_literal, head, generics });
        }
    }

    /// A structure or an enum. Private fields of a structure with named fields are nobody's business.
    fn definition(&mut self, path: &Scope, public: bool, is_test: bool) {
        let name = self.peek(1).to_owned();
        let is_enum = self.peek(0) == "enum";
        let begun = self.at;
        while self.at < self.tokens.len() && !matches!(self.peek(0), "{" | ";" | "}") {
            match self.peek(0) {
                "(" | "[" => self.skip_group(),
                _ => self.at += 1,
            }
        }
        let head = self.tokens[begun..self.at].join(" ");
        let body = self.at;
        let mut parts = vec![head];
        match self.peek(0) {
            "{" => {
                self.skip_group();
                let inside = &self.tokens[body + 1..(self.at - 1).max(body + 1)];
                let fields = fields(inside);
                parts.extend(
                    fields.into_iter().filter(|field| is_enum || is_public_field(field)).map(|field| field.join(" ")),
                );
            }
            ";" => self.at += 1,
            _ => {}
        }
        self.add(SourceKind::Type, path, &name, public, is_test, (String::new(), parts.join(" , "), false));
    }

    /// An implementation or a trait: the type's name becomes part of paths.
    fn block_of_methods(&mut self, scope: &Scope, is_test: bool) {
        let is_trait = self.peek(0) == "trait";
        self.at += 1;
        let begun = self.at;
        while self.at < self.tokens.len() && !matches!(self.peek(0), "{" | ";") {
            self.at += 1;
        }
        let head = &self.tokens[begun..self.at];
        let implements = head.iter().position(|token| token == "for" && !is_trait);
        let of = implements.map_or(head, |at| &head[at + 1..]);
        let mut depth = 0;
        let mut name = String::new();
        for token in of {
            match token.as_str() {
                "<" => depth += 1,
                ">" => depth -= 1,
                "where" => break,
                word if depth == 0 && word.starts_with(|first: char| first.is_alphabetic() || first == '_') => {
                    name = word.to_owned();
                    if is_trait {
                        break;
                    }
                }
                _ => {}
            }
        }
        let params = params(head);
        let behind = &of[if implements.is_some() { 0 } else { behind_params(head) }..];
        let end = behind.iter().position(|token| token == "where").unwrap_or(behind.len());
        let inner = Scope {
            path: [&scope.path[..], &[name]].concat(),
            all_public: is_trait || implements.is_some(),
            modules: scope.modules.clone(),
            params,
            of: Some(behind[..end].to_vec()),
            is_trait,
            head: head.to_vec(),
        };
        self.at += 1;
        self.inside(&inner, is_test);
    }

    /// Skips an item of another kind: to its semicolon, or behind its braces.
    fn skip_item(&mut self) {
        while self.at < self.tokens.len() {
            match self.peek(0) {
                ";" => {
                    self.at += 1;
                    return;
                }
                "{" => return self.skip_group(),
                "(" | "[" => self.skip_group(),
                "}" => return,
                _ => self.at += 1,
            }
        }
    }

    /// Skips what is in brackets, these included.
    fn skip_group(&mut self) {
        let mut depth = 0;
        while self.at < self.tokens.len() {
            match self.peek(0) {
                "(" | "[" | "{" => depth += 1,
                ")" | "]" | "}" => depth -= 1,
                _ => {}
            }
            self.at += 1;
            if depth <= 0 {
                return;
            }
        }
    }
}

/// The tokens without attributes that are remarks to readers, lints, formatters and optimisers.
fn without_remarks(tokens: &[String]) -> Vec<String> {
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

/// What stands between the commas outside of all brackets.
fn fields(tokens: &[String]) -> Vec<&[String]> {
    let mut found = Vec::new();
    let (mut depth, mut begun) = (0, 0);
    for (at, token) in tokens.iter().enumerate() {
        match token.as_str() {
            "(" | "[" | "{" | "<" => depth += 1,
            ")" | "]" | "}" => depth -= 1,
            // An arrow is no bracket.
            ">" if at.checked_sub(1).is_none_or(|before| tokens[before] != "-") => depth -= 1,
            "," if depth == 0 => {
                found.push(&tokens[begun..at]);
                begun = at + 1;
            }
            _ => {}
        }
    }
    found.push(&tokens[begun..]);
    found.retain(|field| !field.is_empty());
    found
}

/// Whether a field is `pub`, which stands behind its attributes.
fn is_public_field(field: &[String]) -> bool {
    let at = field.iter().position(|token| token == "pub");
    at.is_some_and(|at| {
        let before = &field[..at];
        (before.is_empty() || before.last().is_some_and(|last| last == "]"))
            && field.get(at + 1).is_none_or(|next| next != "(")
    })
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_are_found_with_their_visibility() {
        let source = r##"
#![allow(dead_code)]
// pub const NOT: u32 = 1;
use std::fmt;
pub const BLOCK: usize = 16;
const SMALL: u32 = 3; /* static no: u8 = 1; */
pub static NAME: &str = "fn f() {";
pub(crate) static mut COUNT: i32 = -4;
pub struct Meter<'a> { pub name: &'a str }
impl<'a> Meter<'a> {
    pub const LIMIT: f64 = 2.5;
    pub fn next(&self) -> u32 { inner(b'}') }
    fn hidden(&self) {}
}
impl fmt::Display for Meter<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result { out.write_str(r#"}"{"#) }
}
trait Shape { fn area(&self) -> u32; fn twice(&self) -> u32 { 2 * self.area() } }
mod inner { pub fn g<T: Copy>(x: T) -> T { x } pub const fn h() -> u32 { 'x' as u32 } }
#[cfg(test)]
mod tests { pub fn check() {} }
macro_rules! m { () => { fn no() {} } }
pub unsafe extern "C" fn last(x: [u8; 3]) -> u8 { x[0] }
"##;
        let found: Vec<(String, bool)> = items(source).into_iter().map(|item| (item.path, item.public)).collect();
        let expected = [
            ("BLOCK", true),
            ("SMALL", false),
            ("NAME", true),
            ("COUNT", false),
            ("Meter", true),
            ("Meter::LIMIT", true),
            ("Meter::next", true),
            ("Meter::hidden", false),
            ("Meter::fmt", true),
            ("Shape::twice", true),
            ("inner::g", true),
            ("inner::h", true),
            ("last", true),
        ];
        assert_eq!(found, expected.map(|(path, public)| (path.to_owned(), public)));
        let literals: Vec<String> =
            items(source).into_iter().filter(|item| item.is_literal).map(|item| item.text).collect();
        assert_eq!(literals, ["16", "3", "\"fn f() {\"", "- 4", "2 . 5"]);
    }

    #[test]
    fn a_constant_is_what_it_mentions() {
        let texts = |base: u32| {
            let items = items(&format!("const BASE: u32 = {base};\npub const TOP: u32 = BASE * 2;"));
            closed_texts(&items).pop().expect("there are two")
        };
        assert_eq!(texts(1), texts(1));
        assert_ne!(texts(1), texts(2));
    }

    #[test]
    fn remarks_are_no_part_of_a_function() {
        let text = |source: &str| items(source).remove(0).text;
        let plain = text("pub fn f<T: Copy>(x: T) -> T { let y = x; y }");
        assert_eq!(
            text(
                "#[must_use]\n#[doc = \"]\"] #[allow(clippy::all)] pub fn f<T: Copy>(x: T) -> T { #[expect(unused)] let y = x; y }"
            ),
            plain
        );
        assert_ne!(text("#[track_caller] pub fn f<T: Copy>(x: T) -> T { let y = x; y }"), plain);
        assert_ne!(text("pub fn f<T: Copy>(x: T) -> T { #[cfg(test)] let y = x; y }"), plain);
    }

    #[test]
    fn types_are_what_others_see_of_them() {
        let text = |source: &str| items(source).remove(0).text;
        assert_eq!(text("pub struct A { pub x: u32, y: Vec<(u8, u8)> }"), text("pub struct A { pub x: u32, z: u8 }"));
        assert_ne!(text("pub struct A { pub x: u32 }"), text("pub struct A { pub x: u64 }"));
        assert_ne!(text("pub enum E { Low = 1, High = 2 }"), text("pub enum E { Low = 1, High = 3 }"));
        assert_ne!(text("pub struct T(pub u32);"), text("pub struct T(pub u64);"));
    }

    #[test]
    fn anything_can_be_looked_through() {
        for source in [
            "",
            "fn",
            "fn f(",
            "impl",
            "pub",
            "const",
            "'",
            "\"",
            "r#\"",
            "/*",
            "#",
            "}",
            "static X",
            "mod m {",
            "b'",
            "struct",
            "enum E {",
            "struct S {}}",
        ] {
            items(source);
        }
    }
}
