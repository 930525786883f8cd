//! Digests of code with everything that it may run: equal digests mean equal behaviour, whichever program the code is in.
//!
//! What is digested is the text of instructions with all their constants, the constants of fields that they read, the
//! supertypes of the classes that they name, and the initialisers of the classes that they use. The digest is BLAKE3, of
//! which 128 bits are kept.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::classfile::{BootstrapArgument, Class, Code, Constant, Instruction, InvokeKind, Method};
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

/// What a digest starts with if something has no text that says all of it. Such digests are equal to nothing.
pub const UNKNOWN: char = '?';

/// Where a digest starts.
#[derive(Clone, Debug)]
pub enum Start {
    /// Everything that initialising this class may run.
    Initialiser(Name),
    /// Every method of this name and descriptor, with all it may run.
    Method(Name, Name),
    /// This method of this class, with all it may run.
    Exactly(Name, Name, Name),
}

/// A method to be followed: of one class, or of all.
type Called = (Option<Name>, Name, Name);

/// A digest of some text: 128 bits as hexadecimal digits.
pub fn digest_text(text: &str) -> String {
    blake3::hash(text.as_bytes()).to_hex().as_str()[..32].to_owned()
}

/// A digest of everything that may be run from these starts. A call counts as one of every given method of its name,
/// unless it says which class's method it means. What the `leaves` run is left out: these are methods that are taken to behave
/// the same.
pub fn digest(
    classes: &FxHashMap<Name, Arc<Class>>,
    order: &[Name],
    starts: &[Start],
    leaves: &BTreeSet<(Name, Name, Name)>,
) -> String {
    let mut text = Text::default();
    let mut seen: BTreeSet<Called> = BTreeSet::new();
    let mut initialised: BTreeSet<Name> = BTreeSet::new();
    let mut named: BTreeSet<Name> = BTreeSet::new();
    let mut work = Work::default();
    for start in starts.iter().rev() {
        match start {
            Start::Initialiser(class) => work.classes.push(class.clone()),
            Start::Method(name, descriptor) => work.methods.push((None, name.clone(), descriptor.clone())),
            Start::Exactly(class, name, descriptor) => {
                work.methods.push((Some(class.clone()), name.clone(), descriptor.clone()));
            }
        }
    }
    let mut calls_library = false;
    loop {
        if !calls_library && text.calls_library {
            calls_library = true;
            let called = called_back(classes, order);
            work.methods.extend(called.into_iter().map(|(name, descriptor)| (None, name, descriptor)));
        }
        if let Some(name) = work.named.pop() {
            let Some(given) = classes.get(&name) else { continue };
            if named.insert(name.clone()) {
                text.push(&format!("class {name} {:?} {:?} {:?}\n", given.access, given.super_name, given.interfaces));
                work.named.extend(given.super_name.iter().chain(&given.interfaces).cloned());
            }
        } else if let Some(name) = work.classes.pop() {
            let Some(given) = classes.get(&name) else { continue };
            if !initialised.insert(name.clone()) {
                continue;
            }
            work.named.push(name.clone());
            work.classes.extend(given.super_name.iter().chain(&given.interfaces).cloned());
            if let Some(method) = given.method("<clinit>", "()V")
                && let Some(code) = &method.code
            {
                text.add(&name, method, code, classes);
                work.follow(&code.instructions);
            }
        } else if let Some(called) = work.methods.pop() {
            if !seen.insert(called.clone()) {
                continue;
            }
            let (class, name, descriptor) = called;
            let owners: Vec<&Arc<Class>> = match class {
                Some(class) => owner(classes, &class, &name, &descriptor).into_iter().collect(),
                None => order.iter().map(|class| &classes[class]).collect(),
            };
            for given in owners {
                if let Some(method) = given.method(&name, &descriptor)
                    && let Some(code) = &method.code
                    && !leaves.contains(&(given.name.clone(), name.clone(), descriptor.clone()))
                {
                    text.add(&format!("{}.{name}{descriptor}", given.name), method, code, classes);
                    work.follow(&code.instructions);
                }
            }
        } else {
            break;
        }
    }
    let digest = digest_text(&text.text);
    if text.is_unknown { format!("{UNKNOWN}{digest}") } else { digest }
}

/// The class whose method an exact call means.
fn owner<'c>(
    classes: &'c FxHashMap<Name, Arc<Class>>,
    class: &Name,
    name: &str,
    descriptor: &str,
) -> Option<&'c Arc<Class>> {
    let mut work = vec![class.clone()];
    let mut seen: BTreeSet<Name> = BTreeSet::new();
    while let Some(class) = work.pop() {
        let Some(given) = classes.get(&class) else { continue };
        if given.method(name, descriptor).is_some() {
            return Some(given);
        }
        if seen.insert(class) {
            work.extend(given.interfaces.iter().chain(&given.super_name).cloned());
        }
    }
    None
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

/// What is still to be added to a digest.
#[derive(Default)]
struct Work {
    methods: Vec<Called>,
    /// Classes that may be initialised.
    classes: Vec<Name>,
    /// Classes of which only the supertypes matter.
    named: Vec<Name>,
}

impl Work {
    fn follow(&mut self, instructions: &[Instruction]) {
        for instruction in instructions {
            match instruction {
                Instruction::Invoke(kind, method) => {
                    let is_exact = matches!(kind, InvokeKind::Special | InvokeKind::Static);
                    let class = is_exact.then(|| method.class.clone());
                    self.methods.push((class, method.name.clone(), method.descriptor.clone()));
                    self.classes.push(method.class.clone());
                }
                Instruction::CheckCast(JavaType::Object(name)) | Instruction::InstanceOf(JavaType::Object(name)) => {
                    self.named.push(name.clone());
                }
                other => {
                    let mut methods = Vec::new();
                    follow(std::slice::from_ref(other), &mut methods, &mut self.classes);
                    self.methods.extend(methods.into_iter().map(|(name, descriptor)| (None, name, descriptor)));
                }
            }
        }
    }
}

/// The text that is digested.
#[derive(Default)]
struct Text {
    text: String,
    lambdas: BTreeMap<String, usize>,
    /// Whether it calls something that may call methods of the given classes.
    calls_library: bool,
    /// Whether it has something whose text does not say all.
    is_unknown: bool,
}

impl Text {
    fn add(&mut self, name: &str, method: &Method, code: &Code, classes: &FxHashMap<Name, Arc<Class>>) {
        let mut constants = String::new();
        for instruction in &code.instructions {
            match instruction {
                Instruction::Invoke(_, member) => {
                    let is_harmless = CALL_NOTHING.contains(&&*member.class)
                        || (&*member.class == OBJECT && &*member.name == "<init>");
                    self.calls_library |= !is_harmless && !classes.contains_key(&member.class);
                }
                Instruction::InvokeDynamic(site) => {
                    self.calls_library = true;
                    let is_dynamic = |argument: &BootstrapArgument| {
                        matches!(argument, BootstrapArgument::Dynamic | BootstrapArgument::Constant(Constant::Dynamic))
                    };
                    self.is_unknown |= site.bootstrap.arguments.iter().any(is_dynamic);
                }
                Instruction::Push(Constant::Dynamic) => self.is_unknown = true,
                Instruction::GetStatic(field) => {
                    let declared = classes.get(&field.class).and_then(|class| class.field(&field.name));
                    if let Some(constant) = declared.and_then(|declared| declared.constant.as_ref()) {
                        constants.push_str(&format!("{constant:?}"));
                    }
                }
                _ => {}
            }
        }
        let text = format!("{name}:{:?}{:?}{:?}{constants}\n", method.access, code.instructions, code.handlers);
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
