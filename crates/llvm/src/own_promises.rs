//! Promises that only one of two versions makes to compilers.
//!
//! A function may say of itself that it returns no null pointer, that it writes nothing, or that a parameter is below ten, by attributes,
//! metadata and what `llvm.assume` bundles. Its code as it is read here does the same with them and without, and its callers, compiled
//! with them, do not: they leave out what the promises make superfluous. What both versions promise, the callers of the left one kept or were
//! given anyway. So what the right version alone promises must be asked about: this module says what that is, by counting the promises in
//! all functions that are reached. Promises that are looked at where they stand (`nonnull` parameters, `noalias`) are not counted, nor are
//! those that a front end makes of types.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;
use tandem_base::{Pair, Side};

use crate::identity::{Identities, Kind};
use crate::lexer::Token;
use crate::lower::Origin;
use crate::parsed::Parsed;
use crate::told_types::Language;

/// Of a result.
const OF_RESULTS: [&str; 7] =
    ["nonnull", "align", "noalias", "range", "dereferenceable", "dereferenceable_or_null", "nofpclass"];
/// What references of C++ are in any case.
const OF_REFERENCES: [&str; 4] = ["nonnull", "align", "dereferenceable", "dereferenceable_or_null"];
/// Of parameters.
const OF_PARAMETERS: [&str; 9] = [
    "range",
    "returned",
    "readonly",
    "readnone",
    "writeonly",
    "dereferenceable",
    "dereferenceable_or_null",
    "initializes",
    "nofpclass",
];
/// Of parameters in text that somebody wrote or an optimiser made; clang says these of how arguments are passed.
const OF_WRITTEN_PARAMETERS: [&str; 2] = ["align", "dead_on_return"];
/// Of whole functions.
const OF_FUNCTIONS: [&str; 6] = ["memory", "readnone", "readonly", "writeonly", "argmemonly", "speculatable"];
/// Of loads, stores and calls.
const METADATA: [&str; 12] = [
    "range",
    "nonnull",
    "noundef",
    "align",
    "dereferenceable",
    "dereferenceable_or_null",
    "tbaa",
    "tbaa.struct",
    "alias.scope",
    "noalias",
    "invariant.load",
    "invariant.group",
];

/// Of instructions: what they compute is poison where these do not hold. Without them it is what the machine computes, and that is compared.
const FLAGS: [&str; 8] = ["nsw", "nuw", "nusw", "exact", "disjoint", "nneg", "samesign", "inbounds"];

/// What the right version of a function promises and the left one does not, in LLVM's words. Rust's promises are told otherwise.
pub fn own_promises(modules: Pair<&Parsed>, origins: Pair<Origin>, symbols: Pair<&str>) -> Vec<String> {
    if origins.right == Origin::Rust {
        return vec![];
    }
    let count = |side: Side| {
        let identities = modules[side].identities();
        let language = Language::of(&modules[side].module().metadata);
        promises(identities, symbols[side], origins[side] == Origin::Ir, language == Language::Cpp)
    };
    let (left, right) = (count(Side::Left), count(Side::Right));
    let is_new = |(word, count): &(&String, &usize)| left.get(*word).copied().unwrap_or(0) < **count;
    right.iter().filter(is_new).map(|(word, _)| word.clone()).collect()
}

fn promises(identities: &Identities<'_>, symbol: &str, is_text: bool, is_cpp: bool) -> BTreeMap<String, usize> {
    let mut found = BTreeMap::new();
    let is_it = |index: &usize| identities.definitions[*index].name == symbol;
    let Some(root) = (0..identities.definitions.len()).find(is_it) else { return found };
    let mut groups: FxHashMap<&str, Vec<&str>> = FxHashMap::default();
    for index in identities.reached(root) {
        let definition = &identities.definitions[index];
        if definition.kind == Kind::Function {
            count_in(definition.tokens(), is_text, is_cpp, &mut found, |group| {
                groups.entry(group).or_insert_with(|| identities.words_of_group(group)).clone()
            });
        }
    }
    found
}

/// Counts the promises in the tokens of one definition.
fn count_in<'a>(
    tokens: &[Token<'a>],
    is_text: bool,
    is_cpp: bool,
    found: &mut BTreeMap<String, usize>,
    mut group: impl FnMut(&'a str) -> Vec<&'a str>,
) {
    let name = tokens.iter().position(|token| matches!(token, Token::Global(_))).unwrap_or(0);
    let mut depth = 0usize;
    let mut end_of_parameters = None;
    let mut body = tokens.len();
    for (at, token) in tokens.iter().enumerate().skip(name) {
        match token {
            Token::Sign(b'(') => depth += 1,
            Token::Sign(b')') => {
                depth = depth.saturating_sub(1);
                if depth == 0 && end_of_parameters.is_none() {
                    end_of_parameters = Some(at);
                }
            }
            Token::Sign(b'{') if depth == 0 => {
                body = at;
                break;
            }
            _ => {}
        }
    }
    let end_of_parameters = end_of_parameters.unwrap_or(body);
    let mut note = |what: &str| *found.entry(what.to_owned()).or_insert(0) += 1;
    let is_skipped = |word: &str| is_cpp && !is_text && OF_REFERENCES.contains(&word);
    let is_counted = |word: &&str| OF_PARAMETERS.contains(word) || is_text && OF_WRITTEN_PARAMETERS.contains(word);
    for (at, token) in tokens[..body].iter().enumerate() {
        match token {
            Token::Word(word) if at < name && OF_RESULTS.contains(word) && !is_skipped(word) => note(word),
            Token::Word(word) if at > name && at < end_of_parameters && !is_skipped(word) && is_counted(word) => {
                note(word)
            }
            Token::Word(word) if at > end_of_parameters && OF_FUNCTIONS.contains(word) => note(word),
            Token::Hash(number) => {
                for word in group(number).iter().filter(|word| OF_FUNCTIONS.contains(word)) {
                    note(word);
                }
            }
            _ => {}
        }
    }
    let mut assumes = false;
    for (at, token) in tokens.iter().enumerate().skip(body) {
        match token {
            Token::Global(name) => assumes = *name == "llvm.assume",
            // Behind the condition.
            Token::Sign(b'[') if assumes && matches!(tokens[at - 1], Token::Sign(b')') | Token::Hash(_)) => {
                assumes = false;
                note("llvm.assume");
            }
            Token::Metadata(kind) if is_text && METADATA.contains(kind) => note(&format!("!{kind}")),
            Token::Word(word) if is_text && (OF_PARAMETERS.contains(word) || FLAGS.contains(word)) => note(word),
            // The most negative number has no absolute value, says its second argument.
            Token::Word("true") if is_text && tokens[..at].iter().rev().take(6).any(is_absolute) => note("llvm.abs"),
            Token::Word("memory") if is_text => note("memory"),
            Token::Hash(number) if is_text => {
                for word in group(number).iter().filter(|word| OF_FUNCTIONS.contains(word)) {
                    note(word);
                }
            }
            _ => {}
        }
    }
}

/// Whether a token names the absolute value of a number.
fn is_absolute(token: &Token<'_>) -> bool {
    matches!(token, Token::Global(name) if name.starts_with("llvm.abs."))
}
