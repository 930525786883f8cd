//! Structures whose members have other places on the two sides, and enumerations whose constants have other values.
//!
//! The two sides share the memory that callers hand over, byte by byte. Where a structure of one name has its members in other
//! places, that is no memory that any caller has: whoever uses the left version fills in the bytes as LEFT's declaration says, and
//! whoever uses the right version is compiled with RIGHT's. So bytes that are the same mean other things on the two sides, and
//! neither an equivalence nor a difference of functions that are handed such a structure tells anything about the source.
//!
//! Members that are added behind all others leave the places of the others as they are. What such functions do with one structure can be
//! compared; how far it is to the next one, and how much is copied or cleared as a whole, is not the same.
//!
//! In two languages a structure has two names, `Point` and `shapes::Point`. There those correspond that parameters and results in the same places
//! lead to, and those whose last names are the same. What Rust lays out as it likes has its members elsewhere than in C, and then no caller
//! has memory that is right for both.
//!
//! A constant that is put in among the others of an enumeration gives those behind it other values. A caller says `High` and means
//! what the declaration makes of it: the number 1 on the left and 2 on the right. Constants that are added behind all others change
//! nothing; but Rust may keep what says that there is no value (`Option`) in the first number that no constant has, and that moves.

use std::collections::{BTreeMap, BTreeSet};

use tandem_base::Pair;

use crate::classes::{CppClass, CppFunction, CppProgram, CppType};

/// What became of a structure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChangedLayout {
    /// What changed, in words.
    pub what: String,
    /// Whether members were only added behind the others.
    pub is_longer: bool,
}

/// The first structure that values of these types lead to and whose layout is not the same in both programs. What moved counts
/// more than what was added.
fn changed_layout(
    programs: Pair<&CppProgram>,
    types: &[CppType],
    counterparts: &BTreeMap<&str, &str>,
) -> Option<ChangedLayout> {
    let mut left: Vec<&str> = types.iter().filter_map(CppType::class_or_enum).collect();
    let mut seen: BTreeSet<&str> = BTreeSet::new();
    let mut longer = None;
    while let Some(name) = left.pop() {
        if !seen.insert(name) {
            continue;
        }
        if let Some(what) = changed_values(programs, name) {
            return Some(ChangedLayout { what, is_longer: false });
        }
        let other = counterparts.get(name).copied().or_else(|| counterpart(programs, name));
        // A class of the library has the layout of its own name only, and still leads to others.
        let is_counterpart = |other: &&str| *other == name || !is_library(other);
        let theirs = other.filter(is_counterpart).and_then(|other| programs.right.classes.get(other));
        let (Some(ours), Some(theirs)) = (programs.left.classes.get(name), theirs) else {
            continue;
        };
        // A list of Rust's has bytes for members: what they are, only its type says.
        let within = [&ours.parts, &theirs.parts, &ours.arguments, &theirs.arguments];
        left.extend(within.into_iter().flatten().filter_map(CppType::class_or_enum));
        match changed(name, ours, theirs) {
            Some(found) if !found.is_longer => return Some(found),
            found => longer = longer.or(found),
        }
    }
    longer
}

/// The structure of the right program that has a name, or else the only one that has its last name.
fn counterpart<'a>(programs: Pair<&'a CppProgram>, name: &'a str) -> Option<&'a str> {
    if programs.right.classes.contains_key(name) {
        return Some(name);
    }
    let wanted = last_name(name)?;
    let mut found = programs.right.classes.keys().filter(|path| last_name(path) == Some(wanted));
    found.next().filter(|_| found.next().is_none()).map(String::as_str)
}

/// The name without what it is in; what is made with other types has none.
fn last_name(path: &str) -> Option<&str> {
    path.rsplit("::").next().filter(|name| !name.is_empty() && !path.contains(['<', '{', '(']))
}

/// The first constant of an enumeration whose value is not the same in both programs, in words.
fn changed_values(programs: Pair<&CppProgram>, name: &str) -> Option<String> {
    let (ours, theirs) = (programs.left.enums.get(name)?, programs.right.enums.get(name)?);
    let moved = ours.iter().find_map(|(constant, value)| {
        let other = theirs.get(constant).filter(|other| *other != value)?;
        Some((constant, *value, *other))
    });
    let (constant, value, other) = moved?;
    Some(match [value, other].contains(&i128::MIN) {
        true => format!("the layout of `{name}` changed: `{constant}` is told by another number"),
        false => {
            format!("the values of `{name}` changed: `{constant}` is {value} on the left and {other} on the right")
        }
    })
}

/// The two programs as their debug information tells them, if some structure of one name has members that moved, or some
/// enumeration constants with other values.
pub fn with_moved_members(texts: Pair<&str>) -> Option<Pair<CppProgram>> {
    if !texts.iter().all(|(_, text)| text.contains("DICompositeType")) {
        return None;
    }
    let programs = texts.map(CppProgram::read);
    let moved = programs.left.classes.iter().any(|(name, ours)| {
        let theirs = programs.right.classes.get(name);
        theirs.and_then(|theirs| changed(name, ours, theirs)).is_some_and(|found| !found.is_longer)
    });
    let is_renumbered = || programs.left.enums.keys().any(|name| changed_values(programs.as_ref(), name).is_some());
    (moved || is_renumbered()).then_some(programs)
}

/// What changed of a structure that two functions, given by their symbols, are handed or hand back.
pub fn changed_layout_of(programs: Pair<&CppProgram>, symbols: Pair<&str>) -> Option<ChangedLayout> {
    let functions = (programs.left.function(symbols.left)?, programs.right.function(symbols.right)?);
    let mut types = Vec::new();
    for function in [functions.0, functions.1] {
        types.extend(function.params.iter().cloned());
        types.push(function.result.clone());
        types.extend(function.owner.clone().map(CppType::Class));
    }
    changed_layout(programs, &types, &corresponding(programs, functions))
}

/// The structures that two functions are handed in the same places, where the right program knows none by the left one's name.
fn corresponding<'a>(
    programs: Pair<&CppProgram>,
    (left, right): (&'a CppFunction, &'a CppFunction),
) -> BTreeMap<&'a str, &'a str> {
    if left.params.len() != right.params.len() {
        return BTreeMap::new();
    }
    let of = |function: &'a CppFunction| function.params.iter().chain([&function.result]).map(CppType::class);
    let pairs = of(left).zip(of(right)).filter_map(|(one, other)| one.zip(other));
    pairs.filter(|(one, _)| !programs.right.classes.contains_key(*one)).collect()
}

/// Whether a class is the library's: that is the same for both, however it is laid out.
fn is_library(name: &str) -> bool {
    ["std::", "core::", "alloc::", "__gnu_cxx::"].iter().any(|start| name.starts_with(start))
}

fn changed(name: &str, left: &CppClass, right: &CppClass) -> Option<ChangedLayout> {
    // Of what is not told nothing is known, and what is the library's is the same for both.
    if is_library(name) || left.size == 0 || right.size == 0 || left.places.is_empty() || right.places.is_empty() {
        return None;
    }
    let moved = |what: String| {
        Some(ChangedLayout { what: format!("the layout of `{name}` changed: {what}"), is_longer: false })
    };
    let find = |class: &CppClass, member: &str| {
        class.places.iter().find(|(name, ..)| name == member && !name.is_empty()).cloned()
    };
    for (member, at, bits) in &left.places {
        if let Some((_, other, other_bits)) = find(right, member)
            && (*at, *bits) != (other, other_bits)
        {
            let shown = |at: u64, bits: u64| match (at % 8, bits % 8) {
                (0, 0) => format!("has {} bytes at byte {}", bits / 8, at / 8),
                _ => format!("has {bits} bits at bit {at}"),
            };
            return moved(format!(
                "`{member}` {} on the left, and {} on the right",
                shown(*at, *bits),
                shown(other, other_bits)
            ));
        }
    }
    // What has another name in the same place is the same member.
    let is_there =
        |class: &CppClass, at: u64, bits: u64| class.places.iter().any(|place| (place.1, place.2) == (at, bits));
    if let Some((member, ..)) = left.places.iter().find(|(_, at, bits)| !is_there(right, *at, *bits)) {
        return moved(format!("`{member}` is not there on the right"));
    }
    let end = left.places.iter().map(|(_, at, bits)| at + bits).max().unwrap_or(0);
    let added: Vec<&(String, u64, u64)> =
        right.places.iter().filter(|(_, at, bits)| !is_there(left, *at, *bits)).collect();
    if let Some((member, ..)) = added.iter().find(|(_, at, _)| *at < end) {
        return moved(format!("`{member}` is new on the right, among the others"));
    }
    let (ours, theirs) = (left.size / 8, right.size / 8);
    let what = format!("the layout of `{name}` changed: it has {ours} bytes on the left and {theirs} on the right");
    (ours != theirs).then_some(ChangedLayout { what, is_longer: true })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn program(places: &[(&str, u64, u64)], size: u64) -> CppProgram {
        let places = places.iter().map(|(name, at, bits)| ((*name).to_owned(), *at, *bits)).collect();
        let class = CppClass { places, size, ..CppClass::default() };
        CppProgram { classes: [("S".to_owned(), class)].into(), ..CppProgram::default() }
    }

    fn compare(left: &[(&str, u64, u64)], right: &[(&str, u64, u64)]) -> Option<bool> {
        let end = |places: &[(&str, u64, u64)]| places.iter().map(|(_, at, bits)| at + bits).max().unwrap_or(0);
        let (one, other) = (program(left, end(left)), program(right, end(right)));
        let types = [CppType::Pointer(Box::new(CppType::Class("S".to_owned())))];
        changed_layout(Pair::new(&one, &other), &types, &BTreeMap::new()).map(|found| found.is_longer)
    }

    #[test]
    fn members_that_moved() {
        let (a, b) = (("a", 0, 32), ("b", 32, 32));
        assert_eq!(compare(&[a, b], &[a, b]), None);
        assert_eq!(compare(&[a, b], &[("b", 0, 32), ("a", 32, 32)]), Some(false));
        assert_eq!(compare(&[a, b], &[a, ("renamed", 32, 32)]), None);
        assert_eq!(compare(&[a, b], &[a, b, ("c", 64, 32)]), Some(true));
        assert_eq!(compare(&[a, b, ("c", 64, 32)], &[a, b]), Some(false));
        assert_eq!(compare(&[a, b], &[("a", 0, 16), b]), Some(false));
    }

    #[test]
    fn constants_with_other_values() {
        let program = |constants: &[(&str, i128)]| {
            let constants = constants.iter().map(|(name, value)| ((*name).to_owned(), *value)).collect();
            CppProgram { enums: [("E".to_owned(), constants)].into(), ..CppProgram::default() }
        };
        let is_changed = |left: &[(&str, i128)], right: &[(&str, i128)]| {
            let (one, other) = (program(left), program(right));
            changed_layout(Pair::new(&one, &other), &[CppType::Enum("E".to_owned(), vec![])], &BTreeMap::new())
                .is_some()
        };
        assert!(!is_changed(&[("Low", 0), ("High", 1)], &[("Low", 0), ("High", 1), ("Top", 2)]));
        assert!(!is_changed(&[("Low", 0), ("High", 1)], &[("Low", 0), ("Upper", 1)]));
        assert!(is_changed(&[("Low", 0), ("High", 1)], &[("Low", 0), ("Middle", 1), ("High", 2)]));
    }
}
