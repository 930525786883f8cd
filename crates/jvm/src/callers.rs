//! Who leads to a private method: all of these are in its nest, unless it is handed on as a function or called by the platform.
//!
//! Whoever asks wants to know that nobody else can run it. So there is an answer only where the whole nest is given, and every mention of
//! the method, and of each private method that leads to it, is a call. Reflection is left out (`library-reflection`).

use std::collections::BTreeSet;

use crate::classes::Classes;
use crate::classfile::{BootstrapArgument, Class, Instruction, Method};
use crate::types::Name;

/// Private methods that serialisation looks for by name.
pub(crate) const OF_SERIALISATION: &[&str] =
    &["readObject", "readObjectNoData", "readResolve", "writeObject", "writeReplace"];

/// A method by its class, name and descriptor.
type Key = (Name, Name, Name);

/// The methods that lead to a private one, as functions are called; nothing if somebody else may run it. Of methods that are not
/// private only those count that call one which is.
pub fn callers(classes: &Classes, function: &str) -> Option<BTreeSet<String>> {
    let all = classes.classes();
    let inventory = crate::inventory::inventory(classes);
    let this = inventory.methods.iter().find(|method| method.function == function)?;
    let class = this.class.replace('.', "/");
    let start: Key = (class.as_str().into(), this.name.as_str().into(), this.descriptor.as_str().into());
    let mut found: BTreeSet<Key> = BTreeSet::from([start.clone()]);
    let mut open = vec![start.clone()];
    while let Some(key) = open.pop() {
        let class = all.iter().find(|class| class.name == key.0)?;
        let method = class.method(&key.1, &key.2)?;
        if !method.access.is_private() {
            continue;
        }
        if !has_whole_nest(class, |name| all.iter().find(|class| class.name == *name))
            || OF_SERIALISATION.contains(&&*key.1)
        {
            return None;
        }
        for (caller, method) in all.iter().flat_map(|class| class.methods.iter().map(move |method| (class, method))) {
            match mentions(method, &key) {
                Mention::None => {}
                Mention::Call => {
                    let caller = (caller.name.clone(), method.name.clone(), method.descriptor.clone());
                    if found.insert(caller.clone()) {
                        open.push(caller);
                    }
                }
                Mention::Other => return None,
            }
        }
    }
    found.remove(&start);
    let name = |key: &Key| {
        let is_it = |method: &&crate::inventory::MethodItem| {
            method.class.replace('.', "/") == *key.0 && *method.name == *key.1 && *method.descriptor == *key.2
        };
        inventory.methods.iter().find(is_it).map(|method| method.function.clone())
    };
    found.iter().map(name).collect()
}

/// Whether all classes are given that see the private members of one.
pub(crate) fn has_whole_nest<'c>(class: &'c Class, given: impl Fn(&Name) -> Option<&'c Class>) -> bool {
    let host = match &class.nest_host {
        Some(host) => given(host),
        None => Some(class),
    };
    host.is_some_and(|host| host.nest_members.iter().all(|member| given(member).is_some()))
}

enum Mention {
    None,
    Call,
    /// As a function that is handed on.
    Other,
}

fn mentions(method: &Method, key: &Key) -> Mention {
    let is_it = |class: &Name, name: &Name, descriptor: &Name| (class, name, descriptor) == (&key.0, &key.1, &key.2);
    let mut mention = Mention::None;
    for instruction in method.code.iter().flat_map(|code| &code.instructions) {
        match instruction {
            Instruction::Invoke(_, member) if is_it(&member.class, &member.name, &member.descriptor) => {
                mention = Mention::Call;
            }
            Instruction::InvokeDynamic(site) => {
                let is_handed = |argument: &BootstrapArgument| match argument {
                    BootstrapArgument::Handle(handle) => {
                        is_it(&handle.member.class, &handle.member.name, &handle.member.descriptor)
                    }
                    // What a dynamic constant is computed from is not read.
                    BootstrapArgument::Dynamic => true,
                    BootstrapArgument::Type(_) | BootstrapArgument::Constant(_) => false,
                };
                if site.bootstrap.arguments.iter().any(is_handed) {
                    return Mention::Other;
                }
            }
            _ => {}
        }
    }
    mention
}
