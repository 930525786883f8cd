//! Which exceptions the program makes itself and lets out, and what they are made with.
//!
//! An exception that leaves a method is seen by the caller with its message, its cause and its fields. The outcome of a
//! function is the class alone, so the rest is compared here, as far as it is constant: for each class, what the
//! exceptions are made with that may leave. An exception counts as caught only where that is plain. Exceptions that the
//! machine or the library makes by itself are not in this list; their messages are not compared.

use std::collections::{BTreeMap, BTreeSet};

use rustc_hash::FxHashMap;

use super::context::MethodKey;
use crate::agreement::Thrown;
use crate::classfile::{Code, Constant, Handler, Instruction, InvokeKind};
use crate::digest::Start;
use crate::program::{Program, THROWABLE};
use crate::types::{Kind, Name};

/// What an exception is made with, if it is constant.
type Contents = Option<String>;

/// A body, as far as exceptions are concerned.
struct Body {
    /// Exceptions that are thrown where they are made, with the places.
    thrown: Vec<(usize, Name, Contents)>,
    /// Calls of given methods, with the places.
    calls: Vec<(usize, Vec<MethodKey>)>,
    /// Handlers that catch for good.
    handlers: Vec<Handler>,
    /// Classes of exceptions that are made in other ways than with a message or nothing.
    unlike: Vec<Name>,
}

/// The exceptions that may leave these roots; `called_back` are methods that a library may call at any time.
pub fn thrown(
    program: &Program,
    methods: &[&MethodKey],
    roots: &[MethodKey],
    called_back: &BTreeSet<MethodKey>,
) -> BTreeMap<String, Thrown> {
    let mut by_name: FxHashMap<(Name, Name), Vec<MethodKey>> = FxHashMap::default();
    for key in methods {
        by_name.entry((key.name.clone(), key.descriptor.clone())).or_default().push((*key).clone());
    }
    let mut found: BTreeMap<String, Thrown> = BTreeMap::new();
    let mut note = |class: &Name, contents: &Contents| {
        found.entry(class.to_string()).or_default().contents.insert(contents.clone());
    };
    let mut unlike: BTreeSet<Name> = BTreeSet::new();
    let mut caught: Vec<Option<Name>> = Vec::new();
    let mut bodies: FxHashMap<&MethodKey, Body> = FxHashMap::default();
    for &key in methods {
        let method = program.class(&key.class).and_then(|class| class.method(&key.name, &key.descriptor));
        let Some(code) = method.and_then(|method| method.code.as_ref()) else { continue };
        let (body, loose) = body(program, code, &by_name);
        unlike.extend(body.unlike.iter().chain(loose.iter().map(|(class, _)| class)).cloned());
        caught.extend(code.handlers.iter().map(|handler| handler.class.clone()));
        // What is not thrown where it is made may be thrown anywhere.
        loose.iter().for_each(|(class, contents)| note(class, contents));
        bodies.insert(key, body);
    }
    let mut leaving: FxHashMap<&MethodKey, BTreeSet<(Name, Contents)>> = FxHashMap::default();
    loop {
        let mut is_changed = false;
        for (&key, body) in &bodies {
            let mut all: BTreeSet<(Name, Contents)> = leaving.get(key).cloned().unwrap_or_default();
            let before = all.len();
            let is_caught = |place: usize, class: &Name| {
                body.handlers.iter().any(|handler| {
                    (handler.start..handler.end).contains(&place)
                        && handler.class.as_ref().is_some_and(|caught| program.is_subtype(class, caught) == Some(true))
                })
            };
            for (place, class, contents) in &body.thrown {
                if !is_caught(*place, class) {
                    all.insert((class.clone(), contents.clone()));
                }
            }
            for (place, callees) in &body.calls {
                for (class, contents) in callees.iter().filter_map(|callee| leaving.get(callee)).flatten() {
                    if !is_caught(*place, class) {
                        all.insert((class.clone(), contents.clone()));
                    }
                }
            }
            if all.len() != before {
                is_changed = true;
                leaving.insert(key, all);
            }
        }
        if !is_changed {
            break;
        }
    }
    for key in roots.iter().chain(called_back) {
        leaving.get(key).into_iter().flatten().for_each(|(class, contents)| note(class, contents));
    }
    for (class, thrown) in &mut found {
        let may_catch = |caught: &Option<Name>| {
            caught.as_ref().is_none_or(|caught| program.is_subtype(class, caught) != Some(false))
        };
        thrown.says = says(program, &class.as_str().into());
        thrown.is_comparable =
            program.class(class).is_none() && !unlike.contains(class.as_str()) && !caught.iter().any(may_catch);
    }
    found
}

fn body(
    program: &Program,
    code: &Code,
    by_name: &FxHashMap<(Name, Name), Vec<MethodKey>>,
) -> (Body, Vec<(Name, Contents)>) {
    let mut thrown = Vec::new();
    let mut loose = Vec::new();
    let mut calls = Vec::new();
    let mut unlike = Vec::new();
    let mut own_throws: BTreeSet<usize> = BTreeSet::new();
    let instructions = &code.instructions;
    let is_changed_later = instructions
        .iter()
        .any(|instruction| matches!(instruction, Instruction::Invoke(_, method) if &*method.name == "initCause"));
    for (place, instruction) in instructions.iter().enumerate() {
        match instruction {
            Instruction::New(class) if is_exception(program, class) => {
                let made = made(instructions, place, class);
                let contents = made.and_then(|(end, descriptor)| {
                    constants(&instructions[place + 1..end]).and_then(|constants| {
                        let made_by = constructor(program, class, descriptor)?;
                        Some(format!("{descriptor}{constants} {made_by}"))
                    })
                });
                let is_plain = made.is_some_and(|(end, descriptor)| {
                    matches!(&**descriptor, "()V" | "(Ljava/lang/String;)V") && is_straight(instructions, place, end)
                });
                if !is_plain {
                    unlike.push(class.clone());
                }
                let is_thrown_here =
                    made.filter(|(end, _)| matches!(instructions.get(end + 1), Some(Instruction::Throw)));
                match is_thrown_here {
                    Some((end, _)) => {
                        own_throws.insert(end + 1);
                        thrown.push((end + 1, class.clone(), contents));
                    }
                    None => {
                        let has_fields = program
                            .superclasses(class)
                            .filter_map(|name| program.class(&name))
                            .any(|class| class.fields.iter().any(|field| !field.access.is_static()));
                        let is_fixed = !has_fields && !is_changed_later;
                        loose.push((class.clone(), contents.filter(|_| is_fixed)));
                    }
                }
            }
            Instruction::Invoke(InvokeKind::Static, method)
                if (&*method.class, &*method.name) == ("java/util/Objects", "requireNonNull")
                    && &*method.descriptor != "(Ljava/lang/Object;)Ljava/lang/Object;" =>
            {
                // Told as if it were made in the program: a message that is a constant whichever way led here.
                let message = place.checked_sub(1).map(|before| (before, &instructions[before..place]));
                let message = message.filter(|(before, message)| {
                    &*method.descriptor == "(Ljava/lang/Object;Ljava/lang/String;)Ljava/lang/Object;"
                        && matches!(message, [Instruction::Push(Constant::String(_))])
                        && is_straight(instructions, *before, place)
                });
                let message = message.map(|(_, message)| format!("(Ljava/lang/String;)V{message:?} "));
                unlike.push("java/lang/NullPointerException".into());
                thrown.push((place, "java/lang/NullPointerException".into(), message));
            }
            Instruction::Invoke(kind, method) => {
                let exact = match kind {
                    InvokeKind::Special | InvokeKind::Static => {
                        program.find_method(&method.class, &method.name, &method.descriptor)
                    }
                    InvokeKind::Virtual | InvokeKind::Interface => None,
                };
                let callees = match exact {
                    Some((class, _)) => {
                        let (name, descriptor) = (method.name.clone(), method.descriptor.clone());
                        vec![MethodKey { class, name, descriptor }]
                    }
                    None => by_name.get(&(method.name.clone(), method.descriptor.clone())).cloned().unwrap_or_default(),
                };
                calls.push((place, callees));
            }
            _ => {}
        }
    }
    // A body that throws again what it caught does not catch it for good; `finally` does so with what its own handler,
    // which has no class, put into a variable.
    let kept_by_finally: BTreeSet<u16> = code
        .handlers
        .iter()
        .filter(|handler| handler.class.is_none())
        .filter_map(|handler| variable(&instructions[handler.target]))
        .collect();
    let kept_by_catch: BTreeSet<u16> = code
        .handlers
        .iter()
        .filter(|handler| handler.class.is_some())
        .filter_map(|handler| variable(&instructions[handler.target]))
        .collect();
    // What was made elsewhere, a parameter or what a field holds, has contents of its own.
    let comes_from_elsewhere = |place: usize| match instructions.get(place) {
        Some(Instruction::Invoke(..)) => false,
        Some(Instruction::Load(_, slot)) => {
            let mut stores = instructions.iter().enumerate().filter(|(_, other)| variable(other) == Some(*slot));
            let is_made = |(at, _): (usize, &Instruction)| {
                code.handlers.iter().any(|handler| handler.target == at)
                    || at.checked_sub(1).is_some_and(|before| matches!(instructions[before], Instruction::Invoke(..)))
            };
            let is_set = instructions.iter().any(|other| variable(other) == Some(*slot));
            !is_set || !stores.all(is_made)
        }
        _ => true,
    };
    for (place, instruction) in instructions.iter().enumerate() {
        let is_other = matches!(instruction, Instruction::Throw) && !own_throws.contains(&place);
        if is_other && place.checked_sub(1).is_none_or(comes_from_elsewhere) {
            loose.push((THROWABLE.into(), None));
        }
    }
    let throws_again = instructions.iter().enumerate().any(|(place, instruction)| {
        let is_other = matches!(instruction, Instruction::Throw) && !own_throws.contains(&place);
        let from = place.checked_sub(1).and_then(|before| match instructions.get(before) {
            Some(Instruction::Load(_, slot)) => Some(*slot),
            _ => None,
        });
        is_other && from.is_none_or(|slot| !kept_by_finally.contains(&slot) || kept_by_catch.contains(&slot))
    });
    let handlers = if throws_again { vec![] } else { code.handlers.clone() };
    (Body { thrown, calls, handlers, unlike }, loose)
}

/// Whether objects of a class can be thrown. Of a library class that is not known that depends on its name.
fn is_exception(program: &Program, class: &Name) -> bool {
    let last = program.superclasses(class).last();
    program.superclasses(class).any(|name| *name == *THROWABLE)
        || last.is_some_and(|name| name.ends_with("Exception") || name.ends_with("Error"))
}

/// The variable that a handler keeps the exception in.
fn variable(instruction: &Instruction) -> Option<u16> {
    match instruction {
        Instruction::Store(Kind::Ref, slot) => Some(*slot),
        _ => None,
    }
}

/// Where the constructor is called of an object that is made here, and its descriptor.
fn made<'c>(instructions: &'c [Instruction], place: usize, class: &Name) -> Option<(usize, &'c Name)> {
    let mut open = 1;
    for (end, instruction) in instructions.iter().enumerate().skip(place + 1) {
        match instruction {
            Instruction::New(name) if name == class => open += 1,
            Instruction::Invoke(InvokeKind::Special, method) if &*method.name == "<init>" && method.class == *class => {
                open -= 1;
                if open == 0 {
                    return Some((end, &method.descriptor));
                }
            }
            _ => {}
        }
    }
    None
}

/// Whether no jump leads out of this range of instructions or into it.
fn is_straight(instructions: &[Instruction], start: usize, end: usize) -> bool {
    let range = start..=end;
    let leaves = |instruction: &Instruction| !instruction.jump_targets().is_empty() || !instruction.falls_through();
    let enters = |target: usize| target != start && range.contains(&target);
    !instructions[start..=end].iter().any(leaves)
        && !instructions.iter().any(|instruction| instruction.jump_targets().into_iter().any(enters))
}

/// The arguments between the making of an object and its constructor, if they are constants.
fn constants(instructions: &[Instruction]) -> Option<String> {
    let (first, rest) = instructions.split_first()?;
    let is_constant = |instruction: &Instruction| match instruction {
        Instruction::Push(constant) => !matches!(constant, Constant::Dynamic),
        Instruction::Null => true,
        _ => false,
    };
    let is_plain = matches!(first, Instruction::Stack(_)) && rest.iter().all(is_constant);
    is_plain.then(|| format!("{rest:?}"))
}

/// A digest of a constructor that makes the same of the same arguments, whenever it is called; empty for a library's.
fn constructor(program: &Program, class: &Name, descriptor: &Name) -> Option<String> {
    let mut work = vec![(class.clone(), descriptor.clone())];
    let mut seen: BTreeSet<(Name, Name)> = BTreeSet::new();
    while let Some((class, descriptor)) = work.pop() {
        let Some(given) = program.class(&class) else { continue };
        if !seen.insert((class.clone(), descriptor.clone())) {
            continue;
        }
        for instruction in &given.method("<init>", &descriptor)?.code.as_ref()?.instructions {
            match instruction {
                Instruction::Invoke(InvokeKind::Special, method) if &*method.name == "<init>" => {
                    work.push((method.class.clone(), method.descriptor.clone()));
                }
                Instruction::InvokeDynamic(_)
                | Instruction::Push(_)
                | Instruction::Null
                | Instruction::Load(..)
                | Instruction::Stack(_)
                | Instruction::Arithmetic(..)
                | Instruction::Convert(..)
                | Instruction::Narrow(_)
                | Instruction::PutField(_)
                | Instruction::Return(None) => {}
                _ => return None,
            }
        }
    }
    if program.class(class).is_none() {
        return Some(String::new());
    }
    // What a class says its message is belongs to what it is made with.
    let start = Start::Exactly(class.clone(), "<init>".into(), descriptor.clone());
    Some(program.digest(&std::iter::once(start).chain(own_words(program, class)).collect::<Vec<_>>()))
}

/// The methods of its own with which a class of exceptions says what its message and cause are.
fn own_words(program: &Program, class: &Name) -> Vec<Start> {
    let own = program
        .called_back(class)
        .into_iter()
        .filter(|(_, name, _)| matches!(&**name, "getMessage" | "getLocalizedMessage" | "getCause" | "toString"));
    own.map(|(class, name, descriptor)| Start::Exactly(class, name, descriptor)).collect()
}

/// A digest of them, if there are any. Of an exception that came from elsewhere the class may be any given one.
fn says(program: &Program, class: &Name) -> String {
    let classes: Vec<Name> = if **class == *THROWABLE {
        program.mentioned_throwables().iter().cloned().collect()
    } else {
        vec![class.clone()]
    };
    let own: Vec<Start> = classes.iter().flat_map(|class| own_words(program, class)).collect();
    if own.is_empty() { String::new() } else { program.digest(&own) }
}
