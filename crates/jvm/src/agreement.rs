//! What two programs must have in common outside of the methods that are compared.
//!
//! A comparison of two methods takes things for granted that lie outside of them: that a library which calls back runs the
//! same code on both sides, that initialisers leave the same values behind, that exceptions of one class say the same. Each
//! program notes what it takes for granted ([`Outside`]), and [`disagreement`] says where the two do not fit together. What
//! does not fit is refused: there is no answer about such a pair.

use std::collections::{BTreeMap, BTreeSet};

use tandem_ir::{RegionKind, Ty};
use tandem_texts::same_number;

use crate::digest::UNKNOWN;
use crate::lower::{Initialiser, Lowered, MethodKey, Survey};

/// More methods than this are not called step by step.
const MOST_CALLBACKS: usize = 8;

/// What a program takes for granted about what lies outside of the methods that were lowered.
#[derive(Clone, Debug, Default)]
pub struct Outside {
    /// The given classes, with slashes.
    pub classes: BTreeSet<String>,
    /// What library methods may call or look at, with the class it belongs to and a digest; nothing if none is called.
    pub called_back: Option<BTreeMap<String, (String, String)>>,
    /// What code of the caller's may call, with digests; nothing if none is called.
    pub callable: Option<BTreeMap<String, String>>,
    /// Those of them that library methods call step by step, with the classes that have them.
    pub in_steps: BTreeMap<String, String>,
    /// The initialisers of the classes that are used.
    pub initialisers: BTreeMap<String, Initialiser>,
    /// What fields hold at first, by the names of their regions.
    pub first_values: BTreeMap<String, String>,
    /// The enums that are used: the names of their constants in order, and whether all of each constant is known.
    pub enums: BTreeMap<String, (String, bool)>,
    /// Whether the names of classes may be looked at.
    pub reads_class_names: bool,
    /// The exceptions that the program makes and that may leave the methods: their classes, and what they are made with
    /// where that is constant.
    pub thrown: BTreeMap<String, Thrown>,
    /// Whether code that is the same on both sides was not looked into.
    pub leaves_out: bool,
    /// Whether exceptions may be caught.
    pub has_handlers: bool,
}

/// The exceptions of one class that may leave.
#[derive(Clone, Debug, Default)]
pub struct Thrown {
    /// What they are made with; nothing stands for what is not constant.
    pub contents: BTreeSet<Option<String>>,
    /// Whether all of them are thrown where they are made, with a message or nothing, and nobody catches them or could make
    /// others. Then the message can be compared.
    pub is_comparable: bool,
    /// Whether the object that leaves, with all it holds, can be compared: the program itself made it.
    pub can_be_whole: bool,
    /// A digest of the methods that say what the exception's message and cause are, where the class has its own.
    pub says: String,
    /// The classes of exceptions that the machine or library methods may make; the same for all.
    pub made_by_machine: BTreeSet<String>,
}

/// What is compared of exceptions that leave, beside their classes.
#[derive(Clone, Debug, Default)]
pub struct Compared {
    /// The classes of those, with slashes, whose messages are: all must be [comparable](Thrown::is_comparable).
    pub messages: BTreeSet<String>,
    /// If anything is there, the whole objects are, but for those of these classes, which the machine may have made.
    pub whole: Option<BTreeSet<String>>,
    /// Whether boxes of one value may be one object, because neither program asks which box is which.
    pub boxes_by_value: bool,
}

/// The methods that library methods may call and that are not the same code on both sides: library methods are to call them
/// step by step, so that they are compared with everything else.
pub fn unlike_callbacks(left: &Survey, right: &Survey) -> BTreeSet<MethodKey> {
    let ours = left.called_back.iter();
    let unlike = ours.filter(|(key, ours)| right.called_back.get(key).is_some_and(|theirs| !is_same(ours, theirs)));
    let unlike: BTreeSet<MethodKey> = unlike.map(|(key, _)| key.clone()).collect();
    // Each call of the library then has a call of each of them.
    if unlike.len() > MOST_CALLBACKS { BTreeSet::new() } else { unlike }
}

/// What must be compared of exceptions because they are not all made with the same constants, and can be. A message alone is
/// cheaper than whole objects.
pub fn messages_to_compare(left: &Survey, right: &Survey) -> Compared {
    let boxes_by_value = !left.compares_boxes && !right.compares_boxes;
    if left.leaves_out || right.leaves_out {
        return Compared { boxes_by_value, ..Compared::default() };
    }
    let both = left.thrown.iter().filter_map(|(class, ours)| Some((class, ours, right.thrown.get(class)?)));
    let unlike: Vec<_> = both.filter(|(_, ours, theirs)| !are_alike(ours, theirs)).collect();
    let has_message = |ours: &Thrown, theirs: &Thrown| ours.is_comparable && theirs.is_comparable;
    let needs_whole = unlike.iter().any(|(_, ours, theirs)| {
        !has_message(ours, theirs) && ours.can_be_whole && theirs.can_be_whole && ours.says == theirs.says
    });
    if needs_whole {
        let made = left.thrown.values().chain(right.thrown.values()).flat_map(|thrown| thrown.made_by_machine.clone());
        return Compared { messages: BTreeSet::new(), whole: Some(made.collect()), boxes_by_value };
    }
    let messages = unlike.into_iter().filter(|(_, ours, theirs)| has_message(ours, theirs));
    Compared { messages: messages.map(|(class, ..)| class.clone()).collect(), whole: None, boxes_by_value }
}

/// Whether all exceptions of a class are made with the same constants.
fn are_alike(left: &Thrown, right: &Thrown) -> bool {
    let all: BTreeSet<&Option<String>> = left.contents.iter().chain(&right.contents).collect();
    all.len() <= 1 && !all.contains(&None)
}

/// Why the methods of two programs cannot be compared by themselves, where this is compared of exceptions.
pub fn disagreement(left: &Lowered, right: &Lowered, compared: &Compared) -> Option<String> {
    called_back(&left.outside, &right.outside)
        .or_else(|| called_by_callers(&left.outside, &right.outside))
        .or_else(|| thrown_by_callbacks(&left.outside, &right.outside))
        .or_else(|| thrown_beside_others(&left.outside, &right.outside))
        .or_else(|| initialisers(&left.outside, &right.outside))
        .or_else(|| enums(&left.outside, &right.outside))
        .or_else(|| first_values(left, right))
        .or_else(|| thrown(&left.outside, &right.outside, compared))
        .or_else(|| numbers(left, right))
}

/// Why a method cannot be compared with one of another language: what runs before it or on the way is not known.
pub fn alone(lowered: &Lowered) -> Option<String> {
    initialisers(&lowered.outside, &Outside::default())
}

/// Whether two digests say that the code is the same.
fn is_same(left: &str, right: &str) -> bool {
    left == right && !left.starts_with(UNKNOWN)
}

fn called_back(left: &Outside, right: &Outside) -> Option<String> {
    let (Some(ours), Some(theirs)) = (&left.called_back, &right.called_back) else { return None };
    let names: BTreeSet<&String> = ours.keys().chain(theirs.keys()).collect();
    for name in names {
        let class = ours.get(name).or_else(|| theirs.get(name)).map(|(class, _)| class)?;
        // Objects of a class that only one side has are in nobody else's hands.
        if !left.classes.contains(class) || !right.classes.contains(class) {
            continue;
        }
        if left.in_steps.contains_key(name) && right.in_steps.contains_key(name) {
            continue;
        }
        let is_equal = match (ours.get(name), theirs.get(name)) {
            (Some((_, left)), Some((_, right))) => is_same(left, right),
            _ => false,
        };
        if !is_equal {
            return Some(format!(
                "library methods that are not modelled may use {name}, which is not the same on both sides"
            ));
        }
    }
    // What an object has to be so that a method can be called on it is taken for granted, so it must be the same.
    let names = left.in_steps.keys().chain(right.in_steps.keys());
    let unlike = names.into_iter().find(|name| left.in_steps.get(*name) != right.in_steps.get(*name));
    unlike.map(|name| {
        format!("library methods may call {name}, and the classes that have it are not the same on both sides")
    })
}

/// Code of the caller's calls what both sides have. What only one has no caller of both can name.
fn called_by_callers(left: &Outside, right: &Outside) -> Option<String> {
    let (Some(ours), Some(theirs)) = (&left.callable, &right.callable) else { return None };
    let mut both = ours.iter().filter_map(|(name, ours)| Some((name, ours, theirs.get(name)?)));
    let unlike = both.find(|(_, ours, theirs)| !is_same(ours, theirs));
    unlike.map(|(name, ..)| {
        format!("code of the caller's is called and may call {name}, which is not the same on both sides")
    })
}

/// An exception that a callback throws is in the library's hands with all it holds, and only its class is compared there.
fn thrown_by_callbacks(left: &Outside, right: &Outside) -> Option<String> {
    if left.in_steps.is_empty() {
        return None;
    }
    let unlike = left
        .thrown
        .iter()
        .find(|(class, ours)| right.thrown.get(*class).is_some_and(|theirs| !are_alike(ours, theirs)));
    unlike.map(|(class, _)| {
        format!(
            "methods that a library may call are not the same on both sides, and neither is what the exceptions {} are made \
             with",
            class.replace('/', ".")
        )
    })
}

/// Code that is not looked into may throw exceptions of any class and contents, and of those that leave only the class is seen. They are
/// the same on both sides as long as nobody catches one and throws another of its class: so nobody may who throws any.
fn thrown_beside_others(left: &Outside, right: &Outside) -> Option<String> {
    if !left.leaves_out && !right.leaves_out {
        return None;
    }
    let has_handlers = left.has_handlers || right.has_handlers;
    let mut both = left.thrown.iter().chain(&right.thrown);
    let unlike = both.find(|(class, _)| {
        let sides = [left.thrown.get(*class), right.thrown.get(*class)];
        has_handlers || !sides[0].zip(sides[1]).is_some_and(|(ours, theirs)| are_alike(ours, theirs))
    });
    unlike.map(|(class, _)| {
        let class = class.replace('/', ".");
        format!(
            "exceptions {class} are thrown beside those of code that is not looked into, and may have other contents"
        )
    })
}

fn initialisers(left: &Outside, right: &Outside) -> Option<String> {
    let names: BTreeSet<&String> = left.initialisers.keys().chain(right.initialisers.keys()).collect();
    for name in names {
        let (ours, theirs) = (left.initialisers.get(name), right.initialisers.get(name));
        if ours.is_none_or(|initialiser| initialiser.is_run) && theirs.is_none_or(|initialiser| initialiser.is_run) {
            continue;
        }
        let class = name.replace('/', ".");
        let is_equal = ours.zip(theirs).is_some_and(|(left, right)| is_same(&left.digest, &right.digest));
        if !is_equal {
            return Some(format!(
                "the static initialiser of {class} is not the same on both sides, and it could not be run by itself"
            ));
        }
        let is_harmless = |initialiser: &Initialiser| initialiser.is_contained || initialiser.is_earlier;
        if !ours.is_none_or(is_harmless) || !theirs.is_none_or(is_harmless) {
            return Some(format!(
                "the static initialiser of {class} may throw, print, or depend on or change what other classes hold, and \
                 when it runs is not modelled"
            ));
        }
    }
    None
}

/// Of enums that are not known on both sides nothing but equality helps: places and names of constants are then inputs.
fn enums(left: &Outside, right: &Outside) -> Option<String> {
    let names: BTreeSet<&String> = left.enums.keys().chain(right.enums.keys()).collect();
    names.into_iter().find_map(|name| {
        let (ours, theirs) = (left.enums.get(name)?, right.enums.get(name)?);
        (ours.0 != theirs.0 && !(ours.1 && theirs.1))
            .then(|| format!("the constants of the enum {} are not the same on both sides", name.replace('/', ".")))
    })
}

/// Fields that both programs look at hold the same at first.
fn first_values(left: &Lowered, right: &Lowered) -> Option<String> {
    for region in left.module.regions.values() {
        let is_field = region.kind == RegionKind::Shared && matches!(region.keys[..], [] | [Ty::Ref]);
        if !is_field || right.module.region_named(&region.name).is_none() {
            continue;
        }
        let (ours, theirs) =
            (left.outside.first_values.get(&region.name), right.outside.first_values.get(&region.name));
        let is_equal = match (ours, theirs) {
            (Some(left), Some(right)) => left == right && !left.contains(UNKNOWN),
            (None, None) => true,
            _ => false,
        };
        if !is_equal {
            return Some(format!(
                "the field {} does not hold the same at first on both sides, so it may not hold the same when the method \
                 is called",
                region.name
            ));
        }
    }
    None
}

/// Exceptions of one class are made with the same contents, wherever they are made.
fn thrown(left: &Outside, right: &Outside, compared: &Compared) -> Option<String> {
    for (class, ours) in &left.thrown {
        let Some(theirs) = right.thrown.get(class) else { continue };
        let is_whole = compared.whole.is_some() && ours.can_be_whole && theirs.can_be_whole && ours.says == theirs.says;
        if !are_alike(ours, theirs) && !compared.messages.contains(class) && !is_whole {
            return Some(format!(
                "the exceptions {} that are thrown are not all made with the same constants, and the contents of \
                 exceptions are not compared",
                class.replace('/', ".")
            ));
        }
    }
    None
}

/// Numbers that stand for texts, classes and constants stand for the same on both sides.
fn numbers(left: &Lowered, right: &Lowered) -> Option<String> {
    let texts = left.module.strings.iter().chain(&right.module.strings).map(String::as_str);
    if let Some((one, other)) = same_number(texts) {
        return Some(format!("the texts {one:?} and {other:?} have the same number"));
    }
    for (code, class) in &left.classes {
        if let Some(other) = right.classes.get(code).filter(|other| *other != class) {
            return Some(format!("the classes {class} and {other} have the same code"));
        }
    }
    for (number, constant) in &left.constants {
        if let Some(other) = right.constants.get(number).filter(|other| *other != constant) {
            return Some(format!("the constants {} and {} have the same number", constant.1, other.1));
        }
    }
    None
}
