//! What a Rust file says that the compiled program does not: who may use what, constants, types, imports, macros, and functions
//! that nothing uses.
//!
//! Constants, types, traits, imports and macros are not in LLVM's text at all, generic functions only where something uses them, and
//! there is no trace of `pub`. All of these matter to other crates, so the source is looked through for its items, by its tokens alone:
//! nothing is expanded or resolved. *Every* item is one of a [`SourceKind`], also what is not understood: what is left out could change
//! and nobody would be told.
//!
//! What is not compiled is the same on both sides if its text is, and the texts of all that it mentions ([`closed_texts`]). Who is meant by a
//! name is not resolved, so whatever has the name counts: that can only tell more items apart.

use std::collections::BTreeSet;

mod closure;
mod imports;
mod leading;
mod tokens;

pub use self::closure::closed_texts;
pub use self::leading::is_led_to_by_compiled;
pub(crate) use self::tokens::tokens;

use self::imports::brought;
use self::tokens::without_remarks;
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
    /// A structure, an enum or a union.
    Type,
    /// `type A = B`, also in an implementation.
    Alias,
    /// A trait, without the bodies that it provides.
    Trait,
    /// `use`, `extern crate`.
    Import,
    /// A macro.
    Macro,
    /// An implementation of a trait: which of its methods it has. Of a generic type also one that `derive` makes.
    Implementation,
    /// A macro that stands where items do, and whatever else is not understood.
    Other,
}

impl SourceKind {
    /// What reports say before the path.
    pub fn word(self) -> &'static str {
        match self {
            SourceKind::Function | SourceKind::Static | SourceKind::Constant => "",
            SourceKind::Type | SourceKind::Alias => "type ",
            SourceKind::Trait => "trait ",
            SourceKind::Import => "use ",
            SourceKind::Macro => "macro ",
            SourceKind::Implementation => "impl ",
            SourceKind::Other => "item ",
        }
    }
}

/// An item of a file.
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
    /// All that the file says of it.
    pub whole: String,
    /// The names by which others may mention it; `*` if it need not be mentioned to be used.
    pub mentioned_as: Vec<String>,
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
                "impl" | "trait" => self.block_of_methods(path, is_public, is_test, start),
                "struct" | "enum" => self.definition(path, is_public, is_test, start),
                "union" if self.peek(1) != "!" => self.definition(path, is_public, is_test, start),
                "use" => self.import(path, is_public, is_test),
                "macro_rules" if self.peek(1) == "!" => {
                    let name = self.peek(2).to_owned();
                    self.at += 3;
                    self.skip_item();
                    let exported = self.tokens[start..self.at].iter().any(|token| token == "macro_export");
                    self.plain(SourceKind::Macro, path, &name, exported, is_test, start);
                }
                "type" => {
                    let name = self.peek(1).to_owned();
                    self.skip_item();
                    self.plain(SourceKind::Alias, path, &name, is_public || all_public, is_test, start);
                }
                _ => {
                    let name = self.peek(0).to_owned();
                    let begun = self.at;
                    self.skip_item();
                    // What a macro makes may be public whatever is written here.
                    let says = self.tokens[begun..self.at].iter().any(|token| token == "pub");
                    let public = is_public || says || !matches!(name.as_str(), "extern" | "thread_local");
                    // Several may begin alike, so they are counted.
                    let alike = self.found.iter().filter(|item| item.mentioned_as == [name.as_str()]).count();
                    self.plain(SourceKind::Other, path, &format!("{name} ({})", alike + 1), public, is_test, start);
                    if let Some(added) = self.found.last_mut().filter(|_| !is_test) {
                        added.mentioned_as = vec![name];
                    }
                }
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

    /// An item of which nothing but its text is known.
    fn plain(&mut self, kind: SourceKind, path: &Scope, name: &str, public: bool, is_test: bool, start: usize) {
        let text = without_remarks(&self.tokens[start.min(self.at)..self.at]).join(" ");
        self.add(kind, path, name, public, is_test, (String::new(), text, false));
    }

    /// `use a::b as c;`
    fn import(&mut self, path: &Scope, public: bool, is_test: bool) {
        let begun = self.at + 1;
        while self.at < self.tokens.len() && self.peek(0) != ";" {
            self.at += 1;
        }
        let tree = &self.tokens[begun.min(self.at)..self.at];
        let text = tree.join(" ").replace(" : : ", "::");
        let brought = brought(tree);
        self.at += 1;
        // Two imports of one module are told apart by what they say.
        self.add(SourceKind::Import, path, &text, public, is_test, (String::new(), text.clone(), false));
        if let Some(added) = self.found.last_mut().filter(|_| !is_test) {
            added.mentioned_as = brought;
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
            let (whole, mentioned_as) = (text.clone(), vec![name.to_owned()]);
            self.found.push(SourceItem {
                kind,
                path,
                public,
                ty,
                text,
                whole,
                mentioned_as,
                is_literal,
                head,
                generics,
            });
        }
    }

    /// A structure, an enum or a union. Private fields of a structure with named fields are nobody's business.
    fn definition(&mut self, path: &Scope, public: bool, is_test: bool, start: usize) {
        let name = self.peek(1).to_owned();
        let is_enum = self.peek(0) == "enum";
        let begun = self.at;
        let attributes = without_remarks(&self.tokens[start..begun]);
        let derived = derived(&attributes);
        while self.at < self.tokens.len() && !matches!(self.peek(0), "{" | ";" | "}") {
            match self.peek(0) {
                "(" | "[" => self.skip_group(),
                _ => self.at += 1,
            }
        }
        let head = self.tokens[begun..self.at].join(" ");
        let body = self.at;
        let is_generic = !params(self.tokens.get(begun + 2..body).unwrap_or_default()).is_empty();
        let mut parts = vec![representation(&attributes), head];
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
        let whole = [&attributes[..], &self.tokens[begun..self.at]].concat().join(" ");
        self.add(SourceKind::Type, path, &name, public, is_test, (String::new(), parts.join(" , "), false));
        if let Some(added) = self.found.last_mut().filter(|_| !is_test) {
            added.whole.clone_from(&whole);
        }
        // What `derive` makes for a generic type is not compiled by itself, and looks at all fields.
        for of in derived.into_iter().filter(|_| is_generic) {
            let what = format!("{of} for {name}");
            self.add(SourceKind::Implementation, path, &what, public, is_test, (String::new(), whole.clone(), false));
        }
    }

    /// An implementation or a trait: the type's name becomes part of paths.
    fn block_of_methods(&mut self, scope: &Scope, public: bool, is_test: bool, start: usize) {
        let is_trait = self.peek(0) == "trait";
        let attributes = without_remarks(&self.tokens[start..self.at]);
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
        let (head, name) = (head.join(" "), inner.path.last().cloned().unwrap_or_default());
        self.at += 1;
        let (begun, known) = (self.at, self.found.len());
        self.inside(&inner, is_test);
        if is_trait {
            let inside = without_bodies(&self.tokens[begun..self.at]);
            let text = [&attributes[..], &[head], &inside].concat().join(" ");
            self.add(SourceKind::Trait, scope, &name, public, is_test, (String::new(), text, false));
        } else if implements.is_some() {
            let methods: BTreeSet<&str> =
                self.found[known.min(self.found.len())..].iter().map(SourceItem::name).collect();
            let text = format!("{} {}", attributes.join(" "), methods.into_iter().collect::<Vec<_>>().join(" "));
            self.add(SourceKind::Implementation, scope, &head, true, is_test, (String::new(), text, false));
        }
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

/// The traits that attributes derive.
fn derived(attributes: &[String]) -> Vec<String> {
    let mut found = vec![];
    let mut rest = attributes;
    while let Some(at) = rest.iter().position(|token| token == "derive") {
        rest = &rest[at + 1..];
        let end = rest.iter().position(|token| token == ")").unwrap_or(rest.len());
        let names = fields(rest.get(1..end).unwrap_or_default());
        found.extend(names.into_iter().filter_map(|path| path.last().cloned()));
    }
    found
}

/// What attributes say of how a type lies in memory and of who may take it apart.
fn representation(attributes: &[String]) -> String {
    let mut found = vec![];
    for (at, word) in attributes.iter().enumerate() {
        if matches!(word.as_str(), "repr" | "non_exhaustive") {
            let rest = &attributes[at..];
            let end = rest.iter().position(|token| token == "]").unwrap_or(rest.len());
            found.push(rest[..end].join(" "));
        }
    }
    found.join(" ")
}

/// The tokens of a trait without the bodies of its functions.
fn without_bodies(tokens: &[String]) -> Vec<String> {
    let mut kept = vec![];
    let mut depth = 0;
    for token in tokens {
        depth -= i32::from(token == "}");
        if depth <= 0 {
            kept.push(token.clone());
        }
        depth += i32::from(token == "{");
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
            ("std::fmt", false),
            ("BLOCK", true),
            ("SMALL", false),
            ("NAME", true),
            ("COUNT", false),
            ("Meter", true),
            ("Meter::LIMIT", true),
            ("Meter::next", true),
            ("Meter::hidden", false),
            ("Meter::fmt", true),
            ("fmt : : Display for Meter < '_ >", true),
            ("Shape::twice", true),
            ("Shape", false),
            ("inner::g", true),
            ("inner::h", true),
            ("m", false),
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
    fn what_is_not_compiled_is_what_it_mentions() {
        // In each pair the function itself is the same, and what it does is not.
        let function = "pub fn g<T: Into<u32>>(x: T) -> u32 { pick(x.into(), M) }";
        for (left, right) in [
            ("const M: u32 = 1;", "const M: u32 = 3;"),
            ("static M: u32 = 1;", "static M: u32 = 3;"),
            ("const N: u32 = 1; const M: u32 = N;", "const N: u32 = 2; const M: u32 = N;"),
            ("use std::cmp::max as pick;", "use std::cmp::min as pick;"),
            ("use a::pick;", "use b::pick;"),
            ("use a::*;", "use b::*;"),
            ("use crate::Wide;", "use crate::Narrow;"),
            ("macro_rules! pick { () => { 1 } }", "macro_rules! pick { () => { 2 } }"),
            ("struct M { x: u8 }", "struct M { x: u16 }"),
            ("type M = u8;", "type M = u16;"),
        ] {
            let closed = |before: &str| closed_texts(&items(&format!("{before} {function}"))).pop();
            assert_eq!(closed(left), closed(left));
            assert_ne!(closed(left), closed(right), "{left} / {right}");
        }
        // What it does not mention, and what is compared by itself, is no part of it.
        let closed = |before: &str| closed_texts(&items(&format!("{before} {function}"))).pop();
        assert_eq!(closed("const K: u32 = 1;"), closed("const K: u32 = 2;"));
        assert_eq!(closed("fn pick() { 1 }"), closed("fn pick() { 2 }"));
        let of = |body: &str| {
            items(&format!(
                "pub trait T {{ fn f(); }} impl T for U {{ fn f() {{ {body} }} }} pub struct S {{ pub f: u8 }}"
            ))
        };
        let rest = |items: &[SourceItem]| {
            let texts = closed_texts(items);
            let kept = items.iter().zip(texts).filter(|(item, _)| item.kind != SourceKind::Function);
            kept.map(|(_, text)| text).collect::<Vec<_>>()
        };
        assert_eq!(rest(&of("1")), rest(&of("2")), "functions are no part of what has their names in it");
        assert_eq!(closed("use std::collections::HashMap;"), closed(""));
    }

    #[test]
    fn items_that_others_see_are_told_apart() {
        let last = |source: &str| items(source).pop().map(|item| (item.kind, item.public, item.text));
        for (left, right) in [
            ("pub use a::g;", "pub use b::g;"),
            ("pub type Id = u32;", "pub type Id = u64;"),
            ("#[macro_export] macro_rules! m { () => { 1 } }", "#[macro_export] macro_rules! m { () => { 2 } }"),
            ("k!(A, 1);", "k!(A, 2);"),
            ("pub union U { a: u32, pub b: f32 }", "pub union U { a: u32, pub b: u16 }"),
            ("#[repr(C)] pub struct S { pub a: u8 }", "#[repr(C, packed)] pub struct S { pub a: u8 }"),
            ("pub trait T { fn f(&self) -> i32; }", "pub trait T { fn f(&self) -> i64; }"),
            (
                "impl Iterator for C { fn next(&mut self) {} }",
                "impl Iterator for C { fn next(&mut self) {} fn size_hint() {} }",
            ),
            (
                "#[derive(PartialOrd)] pub struct P<T> { a: T, b: T }",
                "#[derive(PartialOrd)] pub struct P<T> { b: T, a: T }",
            ),
        ] {
            assert_ne!(last(left), last(right), "{left} / {right}");
            assert!(last(left).is_some_and(|(_, public, _)| public), "{left}");
        }
        let body = |body: &str| last(&format!("pub trait T {{ fn f(&self) -> i32 {{ {body} }} }}"));
        assert_eq!(body("1"), body("if x { 2 } else { 3 }"), "bodies that a trait provides are compared as functions");
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
