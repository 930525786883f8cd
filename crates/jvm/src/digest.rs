//! Digests of code with everything that it may run: equal digests mean equal behaviour, whichever program the code is in.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use rustc_hash::FxHashMap;
use tandem_ir::strings::string_id;

use crate::classfile::{BootstrapArgument, Class, Code, Constant, Instruction, Method};
use crate::program::OBJECT;
use crate::types::{JavaType, Name};

/// Library classes whose methods call nothing of the given classes.
const CALL_NOTHING: &[&str] = &[
    "java/lang/Math",
    "java/lang/StrictMath",
    "java/lang/Boolean",
    "java/lang/Byte",
    "java/lang/Character",
    "java/lang/Short",
    "java/lang/Integer",
    "java/lang/Long",
    "java/lang/Float",
    "java/lang/Double",
];

/// Where a digest starts.
#[derive(Clone, Debug)]
pub enum Start {
    /// Everything that initialising this class may run.
    Initialiser(Name),
    /// Every method of this name and descriptor, with all it may run.
    Method(Name, Name),
}

/// A digest of everything that may be run from these starts. A call counts as one of every given method of its name.
pub fn digest(classes: &FxHashMap<Name, Arc<Class>>, order: &[Name], starts: &[Start]) -> u64 {
    let mut text = Text::default();
    let mut seen: BTreeSet<(Name, Name)> = BTreeSet::new();
    let mut seen_classes: BTreeSet<Name> = BTreeSet::new();
    let mut names: Vec<(Name, Name)> = Vec::new();
    let mut new_classes: Vec<Name> = Vec::new();
    for start in starts.iter().rev() {
        match start {
            Start::Initialiser(class) => new_classes.push(class.clone()),
            Start::Method(name, descriptor) => names.push((name.clone(), descriptor.clone())),
        }
    }
    let mut calls_library = false;
    loop {
        if !calls_library && text.calls_library {
            calls_library = true;
            names.extend(called_back(classes, order));
        }
        if let Some(name) = new_classes.pop() {
            let Some(given) = classes.get(&name) else { continue };
            if seen_classes.insert(name.clone())
                && let Some(code) = given.method("<clinit>", "()V").and_then(|method| method.code.as_ref())
            {
                text.add(&name, code, classes);
                follow(&code.instructions, &mut names, &mut new_classes);
            }
        } else if let Some((name, descriptor)) = names.pop() {
            if !seen.insert((name.clone(), descriptor.clone())) {
                continue;
            }
            for given in order.iter().map(|class| &classes[class]) {
                if let Some(code) = given.method(&name, &descriptor).and_then(|method| method.code.as_ref()) {
                    text.add(&format!("{}.{name}{descriptor}", given.name), code, classes);
                    follow(&code.instructions, &mut names, &mut new_classes);
                }
            }
        } else {
            break;
        }
    }
    string_id(&text.text.encode_utf16().collect::<Vec<u16>>())
}

/// The methods of given classes that a library may call, by name and descriptor.
fn called_back(classes: &FxHashMap<Name, Arc<Class>>, order: &[Name]) -> Vec<(Name, Name)> {
    let methods = order.iter().flat_map(|class| methods_called_back(classes, class));
    methods.map(|(_, name, descriptor)| (name, descriptor)).collect()
}

/// The methods that a library may call on an object of a given class, with who declares them: those that every object has,
/// and all if the class has a supertype in a library.
pub fn methods_called_back(classes: &FxHashMap<Name, Arc<Class>>, class: &Name) -> Vec<(Name, Name, Name)> {
    let mut owners: Vec<&Class> = Vec::new();
    let mut work: Vec<&Name> = vec![class];
    let mut is_of_library = false;
    while let Some(name) = work.pop() {
        match classes.get(name) {
            Some(given) if owners.iter().all(|owner| owner.name != *name) => {
                work.extend(given.super_name.iter().chain(&given.interfaces));
                owners.push(given);
            }
            Some(_) => {}
            None => is_of_library |= !matches!(&**name, OBJECT | "java/lang/Record" | "java/lang/Enum"),
        }
    }
    let of_objects = |method: &Method| {
        matches!(
            (&*method.name, &*method.descriptor),
            ("equals", "(Ljava/lang/Object;)Z") | ("hashCode", "()I") | ("toString", "()Ljava/lang/String;")
        )
    };
    let is_callable = |method: &&Method| {
        method.code.is_some()
            && !method.access.is_static()
            && !method.access.is_private()
            && !method.name.starts_with('<')
            && (is_of_library || of_objects(method))
    };
    let mut found = Vec::new();
    for owner in owners {
        let methods = owner.methods.iter().filter(is_callable);
        found.extend(methods.map(|method| (owner.name.clone(), method.name.clone(), method.descriptor.clone())));
    }
    found
}

/// The text that is digested.
#[derive(Default)]
struct Text {
    text: String,
    lambdas: BTreeMap<String, usize>,
    /// Whether it calls something that may call methods of the given classes.
    calls_library: bool,
}

impl Text {
    fn add(&mut self, name: &str, code: &Code, classes: &FxHashMap<Name, Arc<Class>>) {
        self.calls_library |= code.instructions.iter().any(|instruction| match instruction {
            Instruction::Invoke(_, member) => {
                let is_harmless =
                    CALL_NOTHING.contains(&&*member.class) || (&*member.class == OBJECT && &*member.name == "<init>");
                !is_harmless && !classes.contains_key(&member.class)
            }
            Instruction::InvokeDynamic(_) => true,
            _ => false,
        });
        let text = format!("{name}:{:?}{:?}\n", code.instructions, code.handlers);
        self.push(&text);
    }

    /// The names of the methods that a compiler makes of lambdas count them through the class, so they change with every
    /// lambda before them. Numbers in the order in which they are met here say the same.
    fn push(&mut self, text: &str) {
        const MADE: &str = "lambda$";
        let mut rest = text;
        while let Some(start) = rest.find(MADE) {
            let is_name = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
            let end = rest[start..].find(|c: char| !is_name(c)).map_or(rest.len(), |length| start + length);
            let next = self.lambdas.len();
            let number = *self.lambdas.entry(rest[start..end].to_owned()).or_insert(next);
            self.text.push_str(&rest[..start]);
            self.text.push_str(&format!("{MADE}{number}"));
            rest = &rest[end..];
        }
        self.text.push_str(rest);
    }
}

/// Collects the methods called and the classes initialised by a body.
pub fn follow(instructions: &[Instruction], names: &mut Vec<(Name, Name)>, classes: &mut Vec<Name>) {
    for instruction in instructions {
        match instruction {
            Instruction::Invoke(_, method) => {
                names.push((method.name.clone(), method.descriptor.clone()));
                classes.push(method.class.clone());
            }
            Instruction::GetStatic(field) | Instruction::PutStatic(field) => classes.push(field.class.clone()),
            Instruction::New(name) => classes.push(name.clone()),
            Instruction::InvokeDynamic(site) => {
                for argument in &site.bootstrap.arguments {
                    if let BootstrapArgument::Handle(handle) = argument {
                        names.push((handle.member.name.clone(), handle.member.descriptor.clone()));
                        classes.push(handle.member.class.clone());
                    }
                }
            }
            Instruction::Push(Constant::Class(JavaType::Object(name))) => classes.push(name.clone()),
            _ => {}
        }
    }
}
