//! Which items of the two sides are the same thing: by their full names, then by what users call them where that is
//! unambiguous.

use std::collections::{BTreeMap, BTreeSet};

use tandem_base::{Pair, Side};
use tandem_report::ItemName;

use crate::inventory::Item;

/// What may be the same thing on both sides, or is on one side only.
pub type Matched<'a> = Pair<Option<&'a Item>>;

/// Which items of the two sides are the same thing.
pub fn matched(items: &Pair<Vec<Item>>, is_one_language: bool) -> Vec<Matched<'_>> {
    let mut left: Vec<Option<&Item>> = items.left.iter().map(Some).collect();
    let mut right: Vec<Option<&Item>> = items.right.iter().map(Some).collect();
    let mut found: BTreeMap<usize, &Item> = BTreeMap::new();
    // The closest likeness comes first; at each, only what is unambiguous on both sides is matched.
    let likenesses: [fn(&Item) -> Option<&str>; 4] = [
        |item| Some(&item.symbol),
        |item| item.instance.as_deref(),
        |item| Some(&item.name),
        |item| Some(last_part(&item.name)),
    ];
    for likeness in &likenesses[..if is_one_language { 3 } else { 4 }] {
        let only = |side: &[Option<&Item>]| {
            let mut places: BTreeMap<(bool, String), Vec<usize>> = BTreeMap::new();
            for (index, item) in side.iter().enumerate() {
                let Some((item, likeness)) = item.and_then(|item| Some((item, likeness(item)?))) else { continue };
                let is_function = item.kind == ItemName::Function;
                places.entry((is_function, likeness.to_owned())).or_default().push(index);
            }
            places
        };
        let (ours, theirs) = (only(&left), only(&right));
        for (key, places) in &ours {
            let ([one], Some([other])) = (&places[..], theirs.get(key).map(|places| &places[..])) else { continue };
            if let Some(item) = right[*other].take() {
                found.insert(*one, item);
                left[*one] = None;
            }
        }
    }
    let mut all: Vec<Matched<'_>> = Vec::new();
    for (index, item) in items.left.iter().enumerate() {
        all.push(Pair::new(Some(item), found.get(&index).copied()));
    }
    all.extend(right.into_iter().flatten().map(|item| Pair::new(None, Some(item))));
    all
}

/// The name without the path before it and the types after it.
fn last_part(name: &str) -> &str {
    let name = name.split('(').next().unwrap_or(name);
    name.rsplit(['.', ':']).next().unwrap_or(name)
}

/// A public function that only the left side has and one that only the right side has, if there is one of each and their
/// types are the same: perhaps one is the other under a new name.
pub fn rename_candidates(matched: &[Matched<'_>]) -> Option<Pair<String>> {
    let alone = |side: Side| {
        let of = |pair: &Matched<'_>| match (pair[side], pair[side.other()]) {
            (Some(item), None) if item.kind == ItemName::Function && item.public => Some(item.clone()),
            _ => None,
        };
        let mut found = matched.iter().filter_map(of);
        found.next().filter(|_| found.next().is_none())
    };
    let (left, right) = (alone(Side::Left)?, alone(Side::Right)?);
    (left.signature == right.signature).then(|| Pair::new(left.name, right.name))
}

/// Names that several functions of a side have. By such a name a function cannot be asked for.
pub fn shared_names(items: &Pair<Vec<Item>>) -> Pair<BTreeSet<String>> {
    items.as_ref().map(|items| {
        let mut seen = BTreeSet::new();
        let names = items.iter().filter(|item| item.kind == ItemName::Function).map(|item| &item.name);
        names.filter(|name| !seen.insert(*name)).cloned().collect()
    })
}
