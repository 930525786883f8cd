//! Digests of code with everything that it may run: equal digests mean equal behaviour, whichever program the code is in.
//!
//! What is digested is the text of instructions with all their constants, the constants of fields that they read, the
//! supertypes of the classes that they name, and the initialisers of the classes that they use. The digest is BLAKE3, of
//! which 128 bits are kept.

use std::collections::{BTreeSet, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

use rustc_hash::{FxHashMap, FxHashSet};

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

/// A piece of code, or something that leads to some.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Node {
    /// What a class extends.
    Named(Name),
    /// What initialising a class runs.
    Initialised(Name),
    /// Every method of this name and descriptor.
    Called(Name, Name),
    /// The method that an exact call of this class means.
    Exactly(Name, Name, Name),
    /// The body of a method.
    Body(Name, Name, Name),
    /// What a library may call.
    CalledBack,
}

/// What a node says by itself, and what it leads to.
#[derive(Debug)]
struct Sum {
    /// A digest of the text without the names of lambdas' methods; nothing if there is no text.
    own: Option<blake3::Hash>,
    /// Those names, in the order of the text.
    lambdas: Vec<String>,
    mentions: Vec<usize>,
    is_unknown: bool,
}

/// Digests of what is run from many places of one program. What a method says is digested once, and each digest goes over the
/// graph of what leads to what.
#[derive(Debug)]
pub struct Digester {
    classes: FxHashMap<Name, Arc<Class>>,
    order: Vec<Name>,
    /// The classes that have a method of this name and descriptor, in their order.
    having: FxHashMap<(Name, Name), Vec<Name>>,
    known: Mutex<Known>,
}

#[derive(Debug, Default)]
struct Known {
    numbers: FxHashMap<Node, usize>,
    nodes: Vec<Node>,
    sums: Vec<Option<Arc<Sum>>>,
}

impl Known {
    fn number(&mut self, node: Node) -> usize {
        if let Some(&known) = self.numbers.get(&node) {
            return known;
        }
        let number = self.nodes.len();
        self.nodes.push(node.clone());
        self.sums.push(None);
        self.numbers.insert(node, number);
        number
    }
}

impl Digester {
    /// For the program of these classes, in this order.
    pub fn new(classes: FxHashMap<Name, Arc<Class>>, order: Vec<Name>) -> Digester {
        let mut having: FxHashMap<(Name, Name), Vec<Name>> = FxHashMap::default();
        for name in &order {
            for method in classes[name].methods.iter().filter(|method| method.code.is_some()) {
                let classes = having.entry((method.name.clone(), method.descriptor.clone())).or_default();
                if classes.last() != Some(name) {
                    classes.push(name.clone());
                }
            }
        }
        Digester { classes, order, having, known: Mutex::default() }
    }

    /// A digest of everything that may be run from these starts. A call counts as one of every given method of its name,
    /// unless it says which class's method it means. What the `leaves` run is left out: these are methods that are taken to behave
    /// the same.
    pub fn digest(&self, starts: &[Start], leaves: &BTreeSet<(Name, Name, Name)>) -> String {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let leaf = |(class, name, ty): &(Name, Name, Name)| Node::Body(class.clone(), name.clone(), ty.clone());
        let leaves: BTreeSet<usize> = leaves.iter().map(|key| known.number(leaf(key))).collect();
        let mut work: VecDeque<usize> = VecDeque::new();
        for start in starts {
            work.push_back(known.number(match start {
                Start::Initialiser(class) => Node::Initialised(class.clone()),
                Start::Method(name, ty) => Node::Called(name.clone(), ty.clone()),
                Start::Exactly(class, name, ty) => Node::Exactly(class.clone(), name.clone(), ty.clone()),
            }));
        }
        let mut seen: FxHashSet<usize> = work.iter().copied().collect();
        let mut hasher = blake3::Hasher::new();
        let mut numbers: FxHashMap<String, usize> = FxHashMap::default();
        let mut is_unknown = false;
        while let Some(number) = work.pop_front() {
            if leaves.contains(&number) {
                continue;
            }
            let sum = self.sum(&mut known, number);
            if let Some(own) = &sum.own {
                hasher.update(own.as_bytes());
            }
            // The names of the methods that a compiler makes of lambdas count them through the class, so they change with every
            // lambda before them. Numbers in the order in which they are met here say the same.
            for lambda in &sum.lambdas {
                let next = numbers.len();
                let number = *numbers.entry(lambda.clone()).or_insert(next);
                hasher.update(&(number as u64).to_le_bytes());
            }
            is_unknown |= sum.is_unknown;
            work.extend(sum.mentions.iter().copied().filter(|&mention| seen.insert(mention)));
        }
        let digest = hasher.finalize().to_hex().as_str()[..32].to_owned();
        if is_unknown { format!("{UNKNOWN}{digest}") } else { digest }
    }

    fn sum(&self, known: &mut Known, number: usize) -> Arc<Sum> {
        if let Some(sum) = &known.sums[number] {
            return sum.clone();
        }
        let mut text = Text::default();
        let mut work = Work::default();
        let mut mentions: Vec<Node> = Vec::new();
        match known.nodes[number].clone() {
            Node::Named(name) => {
                if let Some(given) = self.classes.get(&name) {
                    let Class { access, super_name, interfaces, .. } = &**given;
                    text.push(&format!("class {name} {access:?} {super_name:?} {interfaces:?}\n"));
                    work.named.extend(super_name.iter().chain(interfaces).cloned());
                }
            }
            Node::Initialised(name) => {
                if let Some(given) = self.classes.get(&name) {
                    work.named.push(name.clone());
                    work.classes.extend(given.super_name.iter().chain(&given.interfaces).cloned());
                    if let Some(method) = given.method("<clinit>", "()V")
                        && let Some(code) = &method.code
                    {
                        text.add(&name, method, code, &self.classes);
                        work.follow(&code.instructions);
                    }
                }
            }
            Node::Called(name, ty) => {
                let having = self.having.get(&(name.clone(), ty.clone())).into_iter().flatten();
                mentions.extend(having.map(|class| Node::Body(class.clone(), name.clone(), ty.clone())));
            }
            Node::Exactly(class, name, ty) => {
                let owner = owner(&self.classes, &class, &name, &ty);
                mentions.extend(owner.map(|owner| Node::Body(owner.name.clone(), name, ty)));
            }
            Node::Body(class, name, ty) => {
                let method = self.classes.get(&class).and_then(|given| given.method(&name, &ty));
                if let Some(method) = method
                    && let Some(code) = &method.code
                {
                    text.add(&format!("{class}.{name}{ty}"), method, code, &self.classes);
                    work.follow(&code.instructions);
                }
            }
            Node::CalledBack => {
                let called = called_back(&self.classes, &self.order).into_iter();
                mentions.extend(called.map(|(name, ty)| Node::Called(name, ty)));
            }
        }
        mentions.extend(work.named.into_iter().map(Node::Named));
        mentions.extend(work.classes.into_iter().map(Node::Initialised));
        mentions.extend(work.methods.into_iter().map(|(class, name, ty)| match class {
            Some(class) => Node::Exactly(class, name, ty),
            None => Node::Called(name, ty),
        }));
        if text.calls_library {
            mentions.push(Node::CalledBack);
        }
        let mut seen: FxHashSet<usize> = FxHashSet::default();
        let mentions =
            mentions.into_iter().map(|node| known.number(node)).filter(|&number| seen.insert(number)).collect();
        let own = (!text.text.is_empty()).then(|| blake3::hash(text.text.as_bytes()));
        let sum = Arc::new(Sum { own, lambdas: text.lambdas, mentions, is_unknown: text.is_unknown });
        known.sums[number] = Some(sum.clone());
        sum
    }
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
    lambdas: Vec<String>,
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

    /// Names of methods that a compiler made of lambdas are kept apart.
    fn push(&mut self, text: &str) {
        const MADE: &str = "lambda$";
        let mut rest = text;
        while let Some(start) = rest.find(MADE) {
            let is_name = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
            let end = rest[start..].find(|c: char| !is_name(c)).map_or(rest.len(), |length| start + length);
            self.lambdas.push(rest[start..end].to_owned());
            self.text.push_str(&rest[..start]);
            self.text.push_str(MADE);
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
