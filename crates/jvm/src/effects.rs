//! What others see although nobody calls it: initialisers that do more than to fill their class's fields.
//!
//! Of the library a list says which methods only compute and hold things. All that is not on it counts as done for its effect: a file, a
//! socket, a thread, a setting of the whole program.

use std::collections::BTreeSet;

use rustc_hash::FxHashMap;

use crate::callers::OF_SERIALISATION;
use crate::classfile::{BootstrapArgument, Class, Instruction, InvokeKind, MemberRef, Method};
use crate::harmless::{MethodName, is_harmless_class};
use crate::types::Name;

/// Packages, with a slash at the end, whose classes compute and hold things, beside those that may be run for an input.
const PACKAGES: &[&str] = &[
    "java/nio/charset/",
    "java/text/",
    "java/time/",
    "java/time/chrono/",
    "java/time/format/",
    "java/time/temporal/",
    "java/time/zone/",
    "java/util/concurrent/atomic/",
    "java/util/concurrent/locks/",
    "java/util/regex/",
];

/// Such classes of other packages.
const CLASSES: &[&str] = &[
    "java/io/ByteArrayInputStream",
    "java/io/ByteArrayOutputStream",
    "java/io/StringReader",
    "java/io/StringWriter",
    "java/lang/ThreadLocal",
    "java/lang/Void",
    "java/util/concurrent/ConcurrentHashMap",
    "java/util/concurrent/ConcurrentLinkedQueue",
    "java/util/concurrent/ConcurrentSkipListMap",
    "java/util/concurrent/CopyOnWriteArrayList",
    "java/util/concurrent/TimeUnit",
];

/// Methods by class and name of classes that otherwise have effects.
const METHODS: &[(&str, &str)] = &[
    ("java/lang/System", "arraycopy"),
    ("java/lang/System", "currentTimeMillis"),
    ("java/lang/System", "getProperty"),
    ("java/lang/System", "getenv"),
    ("java/lang/System", "identityHashCode"),
    ("java/lang/System", "lineSeparator"),
    ("java/lang/System", "nanoTime"),
    ("java/lang/Thread", "currentThread"),
    ("java/lang/ThreadLocal", "withInitial"),
    ("java/util/logging/Logger", "getLogger"),
];

/// Methods by name that have effects although the classes compute.
const EFFECTS: &[&str] = &["forName", "setDefault"];

/// Whether a method of the platform may be there for what others see of it.
pub(crate) fn has_effect(class: &str, name: &str) -> bool {
    let package = class.rfind('/').map_or("", |at| &class[..=at]);
    let computes = is_harmless_class(class) || PACKAGES.contains(&package) || CLASSES.contains(&class);
    !METHODS.contains(&(class, name)) && (!computes || EFFECTS.contains(&name))
}

/// Whether the platform runs a method although nobody calls it, and others see what it does.
pub(crate) fn runs_by_itself(classes: &[Class], class: &Class, method: &Method) -> bool {
    if &*method.name != "<clinit>" {
        return OF_SERIALISATION.contains(&&*method.name);
    }
    let given: FxHashMap<&Name, &Class> = classes.iter().map(|class| (&class.name, class)).collect();
    let own = class.name.split('$').next().unwrap_or_default();
    let is_own = |name: &Name| name.split('$').next() == Some(own);
    let mut seen: BTreeSet<MethodName> = BTreeSet::new();
    let mut work = vec![method];
    // What is called is known, so that it can be followed: whether it may be seen, if it is not known.
    let mut follow = |member: &MemberRef, work: &mut Vec<_>| {
        if member.class.starts_with("java/") {
            return has_effect(&member.class, &member.name);
        }
        let found = given.get(&member.class).and_then(|class| class.method(&member.name, &member.descriptor));
        match found.filter(|_| is_own(&member.class)) {
            Some(called) if seen.insert((member.class.clone(), member.name.clone(), member.descriptor.clone())) => {
                work.push(called);
                false
            }
            Some(_) => false,
            None => true,
        }
    };
    while let Some(method) = work.pop() {
        let Some(code) = &method.code else { return true };
        for instruction in &code.instructions {
            let is_seen = match instruction {
                Instruction::Throw => true,
                Instruction::PutStatic(field) => !is_own(&field.class),
                Instruction::Invoke(_, member) if member.class.starts_with('[') => false,
                Instruction::Invoke(InvokeKind::Virtual | InvokeKind::Interface, member) => {
                    !member.class.starts_with("java/") || has_effect(&member.class, &member.name)
                }
                Instruction::Invoke(_, member) => follow(member, &mut work),
                // The library may run at once what it is given.
                Instruction::InvokeDynamic(site) => site.bootstrap.arguments.iter().any(|argument| match argument {
                    BootstrapArgument::Handle(handle) => follow(&handle.member, &mut work),
                    _ => false,
                }),
                _ => false,
            };
            if is_seen {
                return true;
            }
        }
    }
    false
}
