//! What libraries may call of a program.

use std::collections::BTreeSet;
use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::classfile::{Class, Method};
use crate::program::OBJECT;
use crate::types::Name;

/// The methods of given classes that a library may call, by name and descriptor.
pub fn called_back(classes: &FxHashMap<Name, Arc<Class>>, order: &[Name]) -> Vec<(Name, Name)> {
    let methods = order.iter().flat_map(|class| methods_called_back(classes, class));
    methods.map(|(_, name, descriptor)| (name, descriptor)).collect()
}

/// The methods that a library may call on an object of a given class, with who declares them: those that every object has,
/// and all if the class has a supertype in a library.
pub fn methods_called_back(classes: &FxHashMap<Name, Arc<Class>>, class: &Name) -> Vec<(Name, Name, Name)> {
    let mut owners: Vec<&Class> = Vec::new();
    let mut work: Vec<&Name> = vec![class];
    // What the library can call beside what every object has; nothing stands for all.
    let mut callable: Option<BTreeSet<&str>> = Some(BTreeSet::new());
    while let Some(name) = work.pop() {
        match classes.get(name) {
            Some(given) if owners.iter().all(|owner| owner.name != *name) => {
                work.extend(given.super_name.iter().chain(&given.interfaces));
                owners.push(given);
            }
            Some(_) => {}
            None => match (&mut callable, methods_of(name)) {
                (Some(callable), Some(methods)) => callable.extend(methods),
                _ => callable = None,
            },
        }
    }
    let of_objects = |method: &Method| {
        matches!(
            (&*method.name, &*method.descriptor),
            ("equals", "(Ljava/lang/Object;)Z")
                | ("hashCode", "()I")
                | ("toString", "()Ljava/lang/String;")
                | ("clone", "()Ljava/lang/Object;")
                | ("finalize", "()V")
        )
    };
    let is_callable = |method: &&Method| {
        method.code.is_some()
            && !method.access.is_static()
            && !method.access.is_private()
            && !method.name.starts_with('<')
            && (callable.as_ref().is_none_or(|names| names.contains(&*method.name)) || of_objects(method))
    };
    let mut found = Vec::new();
    for owner in owners {
        let methods = owner.methods.iter().filter(is_callable);
        found.extend(methods.map(|method| (owner.name.clone(), method.name.clone(), method.descriptor.clone())));
    }
    found
}

/// The methods of a library type that objects of a given class may override, by name: all that the library can call of such a
/// class beside what every object has. Nothing where they are not listed.
fn methods_of(library: &str) -> Option<&'static [&'static str]> {
    Some(match library {
        OBJECT | "java/lang/Record" | "java/lang/Enum" | "java/io/Serializable" | "java/lang/Cloneable" => &[],
        "java/lang/Comparable" => &["compareTo"],
        "java/lang/Runnable" => &["run"],
        "java/lang/AutoCloseable" | "java/io/Closeable" => &["close"],
        "java/lang/Iterable" => &["iterator", "forEach", "spliterator"],
        "java/util/Iterator" => &["hasNext", "next", "remove", "forEachRemaining"],
        "java/lang/CharSequence" => &["length", "charAt", "isEmpty", "subSequence", "chars", "codePoints"],
        _ => return None,
    })
}
