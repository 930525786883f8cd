//! What functions of Rust are generic in, and with which types an instance of one may be made.
//!
//! Generic functions that nothing uses with definite types are not compiled, so they cannot be compared as they are; instances can.
//! Which types fit is the compiler's to say (`tandem_compile::instances`); here some are proposed, as whoever reviews a change
//! would try them: a number, a text. A parameter that is a function (`F: Fn(A) -> B`) becomes a pointer to one, and one that is bound by
//! a trait which neither numbers nor texts have becomes a type of the standard library that has it: a range for what slices
//! are indexed with, bytes for what is read from. An instance stands for itself alone: that it is equivalent says nothing of others,
//! and if it is different, so is the function.

use std::collections::BTreeMap;

use tandem_base::{Pair, Side};
use tandem_compile::instances::Instance;
use tandem_report::ItemName;

use crate::inventory::Contents;
use crate::rust_source;

/// Types that are tried, in this order.
const TYPES: [&str; 6] = ["i32", "u8", "usize", "&'static str", "std::string::String", "f64"];

/// Traits that no number or text has, and a type that has each.
const BY_TRAIT: [(&str, &str); 10] = [
    ("SliceIndex", "core::ops::Range<usize>"),
    ("RangeBounds", "core::ops::Range<usize>"),
    ("BuildHasher", "core::hash::BuildHasherDefault<std::collections::hash_map::DefaultHasher>"),
    ("Hasher", "std::collections::hash_map::DefaultHasher"),
    ("Read", "&'static [u8]"),
    ("BufRead", "&'static [u8]"),
    ("Write", "std::vec::Vec<u8>"),
    ("Seek", "std::io::Cursor<std::vec::Vec<u8>>"),
    ("Error", "core::fmt::Error"),
    ("Pattern", "char"),
];

/// A parameter of types.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Param {
    name: String,
    is_constant: bool,
}

/// What a function is generic in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Generics {
    /// Its own parameters.
    own: Vec<Param>,
    /// Those of the implementation that it is in.
    outer: Vec<Param>,
    /// The type that this is for.
    of: Option<Vec<String>>,
    /// The modules it is in.
    modules: Vec<String>,
    /// Parameters that are functions, iterators or of another kind that few types are, with types that fit.
    bound: Vec<(String, Vec<String>)>,
    /// Whether it is generic in what cannot be written down: `impl Trait` as a parameter, a method of a trait.
    is_nameless: bool,
}

impl Generics {
    /// What a function is generic in, by the tokens between its name and its body.
    pub fn of(
        signature: &[String],
        head: &[String],
        outer: &[Param],
        of: Option<&[String]>,
        modules: &[String],
        is_trait: bool,
    ) -> Generics {
        let behind = behind_params(signature);
        let end = signature[behind..].iter().position(|token| token == "-").map_or(signature.len(), |at| behind + at);
        Generics {
            own: params(signature),
            outer: outer.to_vec(),
            of: of.map(<[String]>::to_vec),
            modules: modules.to_vec(),
            bound: [functions(signature), iterators(signature), by_trait(signature), iterators(head), by_trait(head)]
                .concat(),
            is_nameless: is_trait || signature[behind..end].iter().any(|token| token == "impl"),
        }
    }

    /// Whether there may be several instances.
    pub fn is_generic(&self) -> bool {
        !self.own.is_empty() || !self.outer.is_empty() || self.is_nameless
    }

    /// Instances of the function of a name that may exist.
    pub fn instances(&self, name: &str) -> Vec<Instance> {
        if self.is_nameless || !self.is_generic() {
            return vec![];
        }
        let mut found: Vec<Instance> = vec![];
        for ty in TYPES {
            let written = |tokens: &[String]| -> String {
                let part = |token: &String| match self.own.iter().chain(&self.outer).find(|one| one.name == *token) {
                    Some(param) => self.argument(param, ty),
                    None if is_lifetime(token) => "'_".to_owned(),
                    None => token.clone(),
                };
                spaced(&tokens.iter().map(part).collect::<Vec<_>>())
            };
            let arguments: Vec<String> = self.own.iter().map(|param| self.argument(param, ty)).collect();
            let arguments = match arguments.is_empty() {
                true => String::new(),
                false => format!("::<{}>", arguments.join(", ")),
            };
            let modules: String = self.modules.iter().map(|name| format!("{name}::")).collect();
            let instance = match &self.of {
                None => Instance {
                    name: format!("{modules}{name}{arguments}"),
                    path: format!("crate::{modules}{name}{arguments}"),
                    scope: format!("crate::{modules}*"),
                },
                Some(of) => {
                    let of = written(of);
                    Instance {
                        name: format!("{modules}{of}::{name}{arguments}"),
                        path: match is_path(&of) {
                            true => format!("<crate::{modules}{of}>::{name}{arguments}"),
                            // `&[T]`, `&mut T`: what is in it is looked for where the function is.
                            false => format!("<{of}>::{name}{arguments}"),
                        },
                        scope: format!("crate::{modules}*"),
                    }
                }
            };
            if !found.contains(&instance) {
                found.push(instance);
            }
        }
        found
    }

    fn argument(&self, param: &Param, ty: &str) -> String {
        if param.is_constant {
            return "3".to_owned();
        }
        match self.bound.iter().find(|(name, _)| *name == param.name) {
            None => ty.to_owned(),
            Some((_, tokens)) => {
                let others = self.own.iter().chain(&self.outer);
                let names: Vec<&String> = others.filter(|one| !one.is_constant).map(|one| &one.name).collect();
                let part = |token: &String| if names.contains(&token) { ty.to_owned() } else { token.clone() };
                spaced(&tokens.iter().map(part).collect::<Vec<_>>())
            }
        }
    }
}

/// Instances to propose of each generic function that is compiled on neither side and whose text is not the same, given the texts
/// of both crates.
pub fn proposed(texts: Pair<&str>, contents: Pair<Contents>) -> Vec<Vec<Instance>> {
    let uncompiled = contents.as_ref().map(|contents| -> BTreeMap<&str, &Option<String>> {
        let items = contents.items.iter().filter(|item| item.kind == ItemName::Function && item.is_uncompiled);
        items.map(|item| (item.symbol.as_str(), &item.digest)).collect()
    });
    let is_changed = |symbol: &str| {
        let digests = Pair::from_fn(|side: Side| uncompiled[side].get(symbol));
        digests.left.is_some() && digests.right.is_some() && digests.left != digests.right
    };
    if !uncompiled.left.keys().any(|symbol| is_changed(symbol)) {
        return vec![];
    }
    let instances = texts.map(|text| -> BTreeMap<String, Vec<Instance>> {
        let items = rust_source::items(text).into_iter().filter(|item| is_changed(&item.symbol()));
        items.map(|item| (item.symbol(), item.generics.instances(item.name()))).collect()
    });
    let mut found = vec![];
    for (symbol, left) in &instances.left {
        let Some(right) = instances.right.get(symbol) else { continue };
        let common: Vec<Instance> = left.iter().filter(|one| right.contains(one)).cloned().collect();
        if !common.is_empty() {
            found.push(common);
        }
    }
    found
}

/// The parameters of types in the list that tokens begin with; lifetimes are found by the compiler.
pub fn params(tokens: &[String]) -> Vec<Param> {
    let mut found = vec![];
    let end = behind_params(tokens);
    let mut depth = 0;
    let mut begins = true;
    for (at, token) in tokens[..end].iter().enumerate() {
        match token.as_str() {
            "<" | "(" | "[" => depth += 1,
            ")" | "]" => depth -= 1,
            ">" if at == 0 || tokens[at - 1] != "-" => depth -= 1,
            "," if depth == 1 => {
                begins = true;
                continue;
            }
            "const" if begins => {
                found.extend(tokens.get(at + 1).map(|name| Param { name: name.clone(), is_constant: true }));
                begins = false;
            }
            word if begins && at > 0 => {
                if !word.starts_with('\'') {
                    found.push(Param { name: word.to_owned(), is_constant: false });
                }
                begins = false;
            }
            _ => {}
        }
    }
    found
}

/// Behind the list of parameters that tokens begin with, if they do.
pub fn behind_params(tokens: &[String]) -> usize {
    if tokens.first().is_none_or(|first| first != "<") {
        return 0;
    }
    let mut depth = 0;
    for (at, token) in tokens.iter().enumerate() {
        match token.as_str() {
            "<" => depth += 1,
            ">" if at == 0 || tokens[at - 1] != "-" => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return at + 1;
        }
    }
    tokens.len()
}

/// Whether a token is a lifetime: no character, and not the one that can be named anywhere.
fn is_lifetime(token: &str) -> bool {
    token.starts_with('\'') && !token[1..].contains('\'') && token != "'static"
}

/// Whether a type is written as a path, which can begin with where it is.
fn is_path(ty: &str) -> bool {
    ty.starts_with(|first: char| first.is_alphabetic() || first == '_')
}

/// The bounds of parameters, as in `T: A<B> + C`: each parameter with the tokens of one bound, the trait's name first.
fn bounds(tokens: &[String]) -> Vec<(String, Vec<String>)> {
    let is_word = |token: &str| token.starts_with(|first: char| first.is_alphabetic() || first == '_');
    let mut found = vec![];
    for at in 1..tokens.len() {
        let is_alone = tokens.get(at + 1).is_none_or(|next| next != ":") && tokens[at - 1] != ":";
        if tokens[at] != ":" || !is_alone || !is_word(&tokens[at - 1]) {
            continue;
        }
        let mut bound: Vec<String> = vec![];
        let mut depth = 0;
        let mut end = at + 1;
        while let Some(token) = tokens.get(end) {
            let is_arrow = token == ">" && tokens[end - 1] == "-";
            match token.as_str() {
                "<" | "(" | "[" => depth += 1,
                ">" if is_arrow => {}
                ">" | ")" | "]" if depth == 0 => break,
                ">" | ")" | "]" => depth -= 1,
                "," | "{" | "=" | "where" if depth == 0 => break,
                "+" if depth == 0 => {
                    found.push((tokens[at - 1].clone(), std::mem::take(&mut bound)));
                    end += 1;
                    continue;
                }
                _ => {}
            }
            bound.push(token.clone());
            end += 1;
        }
        found.push((tokens[at - 1].clone(), bound));
    }
    // `core::slice::SliceIndex<…>`: the name of a trait is the last of its path.
    for (_, bound) in &mut found {
        let end = bound.iter().position(|token| token == "<" || token == "(").unwrap_or(bound.len());
        let name = bound[..end].iter().rposition(|token| is_word(token)).unwrap_or(0);
        bound.drain(..name);
    }
    found
}

/// Parameters that are bound by a trait of [`BY_TRAIT`].
fn by_trait(tokens: &[String]) -> Vec<(String, Vec<String>)> {
    let fitting = |(param, bound): (String, Vec<String>)| {
        let (_, ty) = BY_TRAIT.iter().find(|(name, _)| bound.first().is_some_and(|first| first == name))?;
        Some((param, crate::rust_source::tokens(ty)))
    };
    bounds(tokens).into_iter().filter_map(fitting).collect()
}

/// Parameters that are bound by `Iterator<Item = T>` and its like, and a type of such iterators.
fn iterators(tokens: &[String]) -> Vec<(String, Vec<String>)> {
    let fitting = |(param, bound): (String, Vec<String>)| {
        let is_iterator = ["Iterator", "IntoIterator", "ExactSizeIterator", "DoubleEndedIterator"];
        let [name, open, item, equals, of @ .., _] = &bound[..] else { return None };
        let is_told = is_iterator.contains(&name.as_str()) && open == "<" && item == "Item" && equals == "=";
        let around = |start: &str| crate::rust_source::tokens(start);
        is_told.then(|| (param, [around("std::vec::IntoIter<"), of.to_vec(), around(">")].concat()))
    };
    bounds(tokens).into_iter().filter_map(fitting).collect()
}

/// Parameters that are bound by `Fn`, `FnMut` or `FnOnce`, and the types of pointers to such functions.
fn functions(tokens: &[String]) -> Vec<(String, Vec<String>)> {
    let mut found = vec![];
    for (at, token) in tokens.iter().enumerate() {
        let is_bound = matches!(token.as_str(), "Fn" | "FnMut" | "FnOnce");
        if !is_bound || at < 2 || tokens[at - 1] != ":" || tokens.get(at + 1).is_none_or(|next| next != "(") {
            continue;
        }
        let mut depth = 0;
        let mut end = at + 1;
        while let Some(token) = tokens.get(end) {
            let is_arrow = token == ">" && tokens[end - 1] == "-";
            match token.as_str() {
                "(" | "[" | "<" => depth += 1,
                ")" | "]" => depth -= 1,
                ">" if !is_arrow && depth == 0 => break,
                ">" if !is_arrow => depth -= 1,
                "," | "+" | "where" if depth == 0 => break,
                _ => {}
            }
            end += 1;
        }
        let mut ty = vec!["fn".to_owned()];
        ty.extend(tokens[at + 1..end].iter().cloned());
        found.push((tokens[at - 2].clone(), ty));
    }
    found
}

/// Tokens as one writes them: `fn(i32) -> bool`, `Tree<i32, u8>`.
fn spaced(tokens: &[String]) -> String {
    let mut out = String::new();
    for (at, token) in tokens.iter().enumerate() {
        let after = at.checked_sub(1).map_or("", |before| tokens[before].as_str());
        let is_word = |text: &str| text.ends_with(|last: char| last.is_alphanumeric() || last == '_');
        let begins_word = token.starts_with(|first: char| first.is_alphanumeric() || first == '_');
        if is_word(after) && begins_word || after == "," || token == "-" || after == ">" && begins_word {
            out.push(' ');
        }
        out.push_str(token);
    }
    out
}

#[cfg(test)]
mod tests {
    use crate::rust_source::{SourceKind, items};

    fn first_instances(source: &str) -> Vec<(String, String)> {
        let items = items(source);
        let found = items.iter().filter(|item| item.generics.is_generic());
        found
            .filter_map(|item| item.generics.instances(item.name()).into_iter().next())
            .map(|one| (one.name, one.path))
            .collect()
    }

    #[test]
    fn instances_are_written_as_rust_wants_them() {
        let found = first_instances(
            "pub fn largest<'a, T: PartialOrd + Copy>(a: T) -> T { a }\n\
             mod m { impl<K: Ord, V> Tree<K, V> { pub fn find<Q>(&self, q: Q) -> bool { true } fn size(&self) -> usize { 0 } } }\n\
             fn apply<A, F: Fn(A, &[u8]) -> bool>(a: A, f: F) -> bool { f(a, &[]) }\n\
             fn plain(x: i32) -> i32 { x }\n\
             fn rows<const N: usize>(x: [u8; N]) -> usize { N }",
        );
        let expected = [
            ("largest::<i32>", "crate::largest::<i32>"),
            ("m::Tree<i32, i32>::find::<i32>", "<crate::m::Tree<i32, i32>>::find::<i32>"),
            ("m::Tree<i32, i32>::size", "<crate::m::Tree<i32, i32>>::size"),
            ("apply::<i32, fn(i32, &[u8]) -> bool>", "crate::apply::<i32, fn(i32, &[u8]) -> bool>"),
            ("rows::<3>", "crate::rows::<3>"),
        ];
        assert_eq!(found, expected.map(|(name, path)| (name.to_owned(), path.to_owned())));
    }

    #[test]
    fn bounds_say_which_types_fit() {
        let found = first_instances(
            "impl<'a, T: Eq, S> Iterator for Both<'a, T, S> where T: Hash, S: core::hash::BuildHasher { fn next(&mut self) -> Option<&'a T> { None } }\n\
             pub fn cut<R>(x: &[u8], r: R) -> usize where R: SliceIndex<[u8], Output = [u8]> { 0 }\n\
             pub fn all<T: Copy, I: Iterator<Item = (T, u8)> + Clone>(i: I, x: T) -> T { x }",
        );
        let hasher = "core::hash::BuildHasherDefault<std::collections::hash_map::DefaultHasher>";
        let expected = [
            (format!("Both<'_, i32, {hasher}>::next"), format!("<crate::Both<'_, i32, {hasher}>>::next")),
            ("cut::<core::ops::Range<usize>>".to_owned(), "crate::cut::<core::ops::Range<usize>>".to_owned()),
            (
                "all::<i32, std::vec::IntoIter<(i32, u8)>>".to_owned(),
                "crate::all::<i32, std::vec::IntoIter<(i32, u8)>>".to_owned(),
            ),
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn what_cannot_be_written_down_has_no_instances() {
        let items = items(
            "fn f(x: impl Copy) {}\ntrait T { fn g(&self) -> u8 { 1 } }\nimpl S { fn h(&self) -> impl Copy { 1 } }",
        );
        let functions = items.iter().filter(|item| item.kind == SourceKind::Function);
        assert_eq!(functions.map(|item| item.generics.is_generic()).collect::<Vec<_>>(), [true, true, false]);
        assert!(items.iter().all(|item| item.generics.instances(item.name()).is_empty()));
    }
}
