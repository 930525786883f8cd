//! The text of an item with the texts of all that it mentions, directly or not: equal ones mean the same thing.
//!
//! A function that has a body is not followed into: it is compared by itself, or its own closed text tells whether it changed. What is computed
//! while compiling is part of a constant or a type, though, since these have nothing but their texts.

use std::collections::{BTreeMap, BTreeSet};

use super::{SourceItem, SourceKind};

/// The closed text of each item.
pub fn closed_texts(items: &[SourceItem]) -> Vec<String> {
    let mut by_name: BTreeMap<&str, Vec<&SourceItem>> = BTreeMap::new();
    for item in items {
        for name in &item.mentioned_as {
            by_name.entry(name).or_default().push(item);
        }
    }
    items.iter().map(|item| closed(item, &by_name)).collect()
}

fn closed(item: &SourceItem, by_name: &BTreeMap<&str, Vec<&SourceItem>>) -> String {
    let is_function = item.kind == SourceKind::Function;
    let is_value =
        matches!(item.kind, SourceKind::Constant | SourceKind::Static | SourceKind::Type | SourceKind::Alias);
    // Others see of a type what is public; a function that is not compiled may look at all of it.
    let said = |other: &SourceItem| match is_function {
        true => other.whole.clone(),
        false => other.text.clone(),
    };
    let mut seen: BTreeSet<String> = BTreeSet::new();
    let mut text = format!("{} = {}", item.ty, item.text);
    let mut work: Vec<String> = words(&item.text).chain(words(&item.ty)).chain(words(&item.head)).collect();
    // What a plain constant or type says does not depend on which methods there are.
    if is_function || matches!(item.kind, SourceKind::Other | SourceKind::Macro) {
        work.push("*".to_owned());
    }
    let mut told: BTreeSet<String> = BTreeSet::new();
    while let Some(word) = work.pop() {
        let Some(mentioned) = by_name.get(word.as_str()).filter(|_| seen.insert(word)) else { continue };
        for other in mentioned.iter().filter(|other| !std::ptr::eq(**other, item)) {
            let is_computed = is_value && other.text.contains("const fn ");
            if other.kind == SourceKind::Function && !is_computed {
                continue;
            }
            told.insert(format!("{}{} : {} = {}", other.kind.word(), other.path, other.ty, said(other)));
            work.extend(words(&said(other)).chain(words(&other.ty)));
        }
    }
    for other in told {
        text.push('\n');
        text.push_str(&other);
    }
    text
}

/// The words of a text, which has blanks between its tokens.
pub(super) fn words(text: &str) -> impl Iterator<Item = String> + '_ {
    text.split(' ')
        .filter(|word| word.starts_with(|first: char| first.is_alphabetic() || first == '_'))
        .map(str::to_owned)
}
