//! Names of variables, functions and sorts as SMT-LIB symbols.
//!
//! Every name gets a `$` in front, which keeps it apart from everything a solver defines (`x` and `and` become `$x` and
//! `$and`); symbols of our own making begin with `%`. Two things of one name but different sorts get different symbols.

use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::sort::Sort;
use crate::traverse::FunctionSignature;

/// What a symbol stands for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Named {
    /// A variable, free or bound.
    Variable(Arc<str>, Sort),
    /// An uninterpreted function with arguments.
    Function(FunctionSignature),
    /// An opaque sort.
    Sort(Arc<str>),
}

/// The symbols given so far.
#[derive(Default)]
pub(super) struct Symbols {
    by_meaning: FxHashMap<Named, Arc<str>>,
    taken: FxHashSet<Arc<str>>,
}

impl Symbols {
    /// The symbol, quoted where SMT-LIB needs it.
    pub(super) fn of(&mut self, named: &Named) -> Arc<str> {
        if let Some(symbol) = self.by_meaning.get(named) {
            return symbol.clone();
        }
        let name = match named {
            Named::Variable(name, _) | Named::Sort(name) => name,
            Named::Function(signature) => &signature.name,
        };
        let plain = format!("${name}");
        let symbol = (0..)
            .map(|number| if number == 0 { quoted(&plain) } else { quoted(&format!("{plain}!{number}")) })
            .map(Arc::<str>::from)
            .find(|symbol| !self.taken.contains(symbol))
            .expect("there are more numbers than symbols");
        self.taken.insert(symbol.clone());
        self.by_meaning.insert(named.clone(), symbol.clone());
        symbol
    }

    /// All symbols and what they stand for.
    pub(super) fn all(&self) -> impl Iterator<Item = (&Named, &Arc<str>)> {
        self.by_meaning.iter()
    }
}

/// The name as a symbol, in bars if it needs them. Characters that cannot stand between bars are written as their
/// number between tildes, and so is the tilde.
fn quoted(name: &str) -> String {
    let mut text = String::with_capacity(name.len() + 2);
    let mut simple = true;
    for character in name.chars() {
        match character {
            '|' | '\\' | '~' => text.push_str(&format!("~{:x}~", u32::from(character))),
            ' '..='\x7f' if !character.is_control() => {
                simple &= character.is_ascii_alphanumeric() || "!@$%^&*_-+=<>.?/".contains(character);
                text.push(character);
            }
            _ => text.push_str(&format!("~{:x}~", u32::from(character))),
        }
    }
    if simple { text } else { format!("|{text}|") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symbols_are_different_for_different_things() {
        let mut symbols = Symbols::default();
        let variable = |name: &str, sort| Named::Variable(Arc::from(name), sort);
        let names = ["x", "x!1", "a b", "a|b", "a\\b", "a~7c~b", "", "é", "line\nbreak", "and", "(", "0"];
        let mut seen = FxHashSet::default();
        for name in names {
            assert!(seen.insert(symbols.of(&variable(name, Sort::Int))));
            assert!(seen.insert(symbols.of(&variable(name, Sort::Bool))));
            assert!(seen.insert(symbols.of(&Named::Sort(Arc::from(name)))));
        }
        assert_eq!(&*symbols.of(&variable("x", Sort::Int)), "$x");
        assert_eq!(&*symbols.of(&variable("a b", Sort::Int)), "|$a b|");
        assert_eq!(&*symbols.of(&variable("a|b", Sort::Int)), "$a~7c~b");
    }
}
