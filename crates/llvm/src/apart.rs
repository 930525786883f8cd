//! Which parameters of the function that matters have memory of their own.
//!
//! Two pointers that a function is given may point to the same memory, so by default all of them share one. If the user
//! says that they do not (`--no-alias`), or LEFT promises it by Rust's types, C's `restrict` or LLVM's `noalias` (both sides,
//! if each is to do what the other does), what is reached through one of them gets regions of its own. That is only possible for memory that nothing else in the program leads to: not a pointer found in
//! a variable or given by a function that we do not have, and no other parameter. Parameters are told apart
//! by their position, and both sides must keep the same ones apart.

use std::collections::{BTreeMap, BTreeSet};

use crate::ast::{Local, Module};
use crate::names::{is_meant, readable};
use crate::pointers::{Place, Pointers, Root};

/// What each side knows about the parameters of the function that matters, by position among all their scalars.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Apart {
    /// Those that whoever may promise it promises not to be reached otherwise; none before anybody has spoken.
    promised: Option<BTreeSet<usize>>,
    /// Those that lead to memory that something else leads to as well.
    common: BTreeSet<usize>,
    /// Pairs of those that lead to the same memory.
    together: BTreeSet<(usize, usize)>,
}

impl Apart {
    /// What a module says.
    pub(crate) fn required(module: &Module<'_>, pointers: &Pointers, entries: &[String]) -> Apart {
        let mut apart = Apart::default();
        let mut all_promised = BTreeSet::new();
        let given = given(module, pointers, entries);
        for (index, &(position, place, promised)) in given.iter().enumerate() {
            if promised {
                all_promised.insert(position);
            }
            if !pointers.is_only_given(place) || pointers.is_untold() {
                apart.common.insert(position);
            }
            for &(other, same, _) in &given[..index] {
                if same == place {
                    apart.together.insert((other, position));
                }
            }
        }
        apart.promised = Some(all_promised);
        apart
    }

    /// Leaves it to the other side to promise.
    pub(crate) fn promise_nothing(&mut self) {
        self.promised = None;
    }

    /// Whether a parameter leads to memory of its own, if `all` do that can.
    pub(crate) fn is_own(&self, position: usize, all: bool) -> bool {
        // One that leads where a common one leads to is common, too.
        let mut group = BTreeSet::from([position]);
        for _ in 0..=self.together.len() {
            for &(one, other) in &self.together {
                if group.contains(&one) || group.contains(&other) {
                    group.extend([one, other]);
                }
            }
        }
        group.iter().all(|position| !self.common.contains(position) && (all || self.is_promised(*position)))
    }

    /// The pointers that the function that matters is given: position, what it points to, and whether it is promised
    /// that nothing else does.
    pub(crate) fn given(module: &Module<'_>, pointers: &Pointers, entries: &[String]) -> Vec<(usize, Place, bool)> {
        given(module, pointers, entries)
    }

    /// Whether it is promised that what this parameter leads to is not reached otherwise.
    pub(crate) fn is_promised(&self, position: usize) -> bool {
        self.promised.as_ref().is_some_and(|promised| promised.contains(&position))
    }

    /// Whether a module promises of a pointer what nobody who may promise it does, and something else may lead there.
    pub(crate) fn promises_alone(&self, module: &Module<'_>, pointers: &Pointers, entries: &[String]) -> bool {
        let given = given(module, pointers, entries);
        let has_others = given.len() > 1 || pointers.roots.iter().any(|root| matches!(root, Root::Variable(_)));
        has_others && given.iter().any(|&(position, _, promised)| promised && !self.is_promised(position))
    }

    /// What both sides say.
    pub(crate) fn join(&mut self, other: &Apart) {
        self.promised = match (self.promised.take(), &other.promised) {
            (Some(one), Some(other)) => Some(one.intersection(other).copied().collect()),
            (one, other) => one.or_else(|| other.clone()),
        };
        self.common.extend(&other.common);
        self.together.extend(&other.together);
    }

    /// Each place that has memory of its own, with the number of that memory: the position of its first parameter.
    pub(crate) fn places(
        &self,
        module: &Module<'_>,
        pointers: &Pointers,
        entries: &[String],
        all: bool,
    ) -> BTreeMap<Place, usize> {
        let given = given(module, pointers, entries);
        let mut first: BTreeMap<usize, usize> = given.iter().map(|&(position, ..)| (position, position)).collect();
        let find = |first: &BTreeMap<usize, usize>, position: usize| first.get(&position).copied().unwrap_or(position);
        for _ in 0..=given.len() {
            for &(one, other) in &self.together {
                let least = find(&first, one).min(find(&first, other));
                first.insert(one, least);
                first.insert(other, least);
            }
        }
        let shared: BTreeSet<usize> =
            first.iter().filter(|(position, _)| !self.is_own(**position, all)).map(|(_, first)| *first).collect();
        given
            .iter()
            .map(|&(position, place, _)| (place, find(&first, position)))
            .filter(|(_, first)| !shared.contains(first))
            .collect()
    }
}

/// The pointers that the function that matters is given: position, what it points to, and whether it is promised that
/// nothing else does.
fn given(module: &Module<'_>, pointers: &Pointers, entries: &[String]) -> Vec<(usize, Place, bool)> {
    let [entry] = entries else { return vec![] };
    let is_entry = |name: &str| is_meant(name, &readable(name), entry);
    let mut found = module.functions.iter().enumerate().filter(|(_, function)| is_entry(function.name));
    let (Some((index, function)), None) = (found.next(), found.next()) else { return vec![] };
    if function.body.is_none() {
        return vec![];
    }
    let mut given = vec![];
    let mut position = 0;
    for (number, param) in function.params.iter().enumerate() {
        if param.traits.result {
            continue;
        }
        for scalar in 0..module.types.leaf_count(param.ty).unwrap_or(0) {
            let pointer = pointers.pointer(index, Local(number as u32), scalar as usize);
            if let (Some(pointer), None) = (pointer, param.traits.by_value) {
                given.push((position, pointer.place, param.traits.no_alias));
            }
            position += 1;
        }
    }
    given
}
