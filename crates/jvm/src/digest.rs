//! Digests of code with everything that it may run: equal digests mean equal behaviour, whichever program the code is in.
//!
//! What is digested is the text of instructions with all their constants, the constants of fields that they read, the
//! supertypes of the classes that they name, and the initialisers of the classes that they use. The digest is BLAKE3, of
//! which 128 bits are kept.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

use rustc_hash::{FxHashMap, FxHashSet};

use crate::called_back::called_back;
use crate::classfile::{BootstrapArgument, Class, Code, Constant, Instruction, InvokeKind, MemberRef, Method};
use crate::program::OBJECT;
use crate::reached::{Nodes, Reached, Sum, reach};
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

/// What the names of the methods start with that a compiler makes of lambdas.
const MADE: &str = "lambda$";

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

/// A method by class, name and descriptor.
pub type Key = (Name, Name, Name);

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

/// Digests of what is run from many places of one program. What a method says is digested once, and what is reached from it, too:
/// nodes that lead to each other reach the same. Since texts tell classes and methods by their names, two programs in which
/// the same texts are reached run the same code.
#[derive(Debug)]
pub struct Digester {
    classes: FxHashMap<Name, Arc<Class>>,
    order: Vec<Name>,
    /// The classes that have a method of this name and descriptor with code.
    having: FxHashMap<(Name, Name), Vec<Name>>,
    graph: Mutex<Graph>,
}

#[derive(Debug, Default)]
struct Graph {
    nodes: Nodes<Node>,
    /// What the bodies of lambdas are called instead of their names.
    lambdas: FxHashMap<Key, Option<String>>,
    /// What is reached where some methods are left out.
    reached: Vec<(BTreeSet<Key>, FxHashMap<usize, Reached>)>,
}

/// How many bodies of lambdas may be within each other to be told without their names.
const MOST_WITHIN: usize = 50;

impl Digester {
    /// For the program of these classes, in this order.
    pub fn new(classes: &FxHashMap<Name, Arc<Class>>, order: &[Name]) -> Digester {
        let mut having: FxHashMap<(Name, Name), Vec<Name>> = FxHashMap::default();
        for name in order {
            for method in classes[name].methods.iter().filter(|method| method.code.is_some()) {
                let classes = having.entry((method.name.clone(), method.descriptor.clone())).or_default();
                if classes.last() != Some(name) {
                    classes.push(name.clone());
                }
            }
        }
        Digester { classes: classes.clone(), order: order.to_vec(), having, graph: Mutex::default() }
    }

    /// A digest of everything that may be run from these starts. A call counts as one of every given method of its name,
    /// unless it says which class's method it means. What the `leaves` run is left out: these are methods that are taken to behave
    /// the same.
    pub fn digest(&self, starts: &[Start], leaves: &BTreeSet<Key>) -> String {
        let mut graph = self.graph.lock().unwrap_or_else(PoisonError::into_inner);
        let graph = &mut *graph;
        let place = match graph.reached.iter().position(|(known, _)| known == leaves) {
            Some(place) => place,
            None => {
                graph.reached.push((leaves.clone(), FxHashMap::default()));
                graph.reached.len() - 1
            }
        };
        let mut known = std::mem::take(&mut graph.reached[place].1);
        let left_out: FxHashSet<usize> = leaves
            .iter()
            .map(|(class, name, ty)| graph.nodes.number(Node::Body(class.clone(), name.clone(), ty.clone())))
            .collect();
        let mut hasher = blake3::Hasher::new();
        let mut is_unknown = false;
        for start in starts {
            let (node, text) = match start {
                Start::Initialiser(class) => (Node::Initialised(class.clone()), format!("initialiser {class}")),
                Start::Method(name, ty) => (Node::Called(name.clone(), ty.clone()), format!("method {name}{ty}")),
                Start::Exactly(class, name, ty) => {
                    let called = self.lambda(graph, class, name, ty, 0);
                    let called = called.unwrap_or_else(|| name.to_string());
                    (Node::Exactly(class.clone(), name.clone(), ty.clone()), format!("exactly {class}.{called}{ty}"))
                }
            };
            let number = graph.nodes.number(node);
            reach(number, &mut |node| self.sum(graph, node), |node| left_out.contains(&node), &mut known);
            hasher.update(blake3::hash(text.as_bytes()).as_bytes());
            if let Some(reached) = known.get(&number) {
                hasher.update(&reached.digest);
                is_unknown |= reached.is_unknown;
            }
        }
        graph.reached[place].1 = known;
        let digest = hasher.finalize().to_hex().as_str()[..32].to_owned();
        if is_unknown { format!("{UNKNOWN}{digest}") } else { digest }
    }

    fn sum(&self, graph: &mut Graph, number: usize) -> Arc<Sum> {
        if let Some(sum) = &graph.nodes.sums[number] {
            return sum.clone();
        }
        let mut text = Text::default();
        let mut work = Work::default();
        let mut mentions: Vec<Node> = Vec::new();
        match graph.nodes.list[number].clone() {
            Node::Named(name) => {
                if let Some(given) = self.classes.get(&name) {
                    let Class { access, super_name, interfaces, .. } = &**given;
                    text.text = format!("class {name} {access:?} {super_name:?} {interfaces:?}\n");
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
                        text = self.text(graph, &name, method, code, 0);
                        work.follow(self, &code.instructions);
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
                    let called = self.lambda(graph, &class, &name, &ty, 0).unwrap_or_else(|| name.to_string());
                    text = self.text(graph, &format!("{class}.{called}{ty}"), method, code, 0);
                    work.follow(self, &code.instructions);
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
        let numbers = mentions.into_iter().map(|node| graph.nodes.number(node));
        let mentions = numbers.filter(|&number| seen.insert(number)).collect();
        let own = (!text.text.is_empty()).then(|| *blake3::hash(text.text.as_bytes()).as_bytes());
        let sum = Arc::new(Sum { own, mentions, is_unknown: text.is_unknown });
        graph.nodes.sums[number] = Some(sum.clone());
        sum
    }

    /// Whether a method is the body of a lambda, which nothing but its own class can call and whose name is only a number.
    pub fn is_lambda(&self, class: &Name, name: &str, ty: &str) -> bool {
        let method = || self.classes.get(class).and_then(|given| given.method(name, ty));
        name.starts_with(MADE)
            && method().is_some_and(|method| method.access.is_synthetic() && method.access.is_private())
    }

    /// What the body of a lambda is called instead of its name: the name that a compiler gives it counts the lambdas of the
    /// class, so it changes with every lambda before it. A digest of what the body says is as good.
    fn lambda(&self, graph: &mut Graph, class: &Name, name: &Name, ty: &Name, depth: usize) -> Option<String> {
        if depth > MOST_WITHIN || !self.is_lambda(class, name, ty) {
            return None;
        }
        let key = (class.clone(), name.clone(), ty.clone());
        if let Some(known) = graph.lambdas.get(&key) {
            return known.clone();
        }
        // One that leads to itself keeps its name.
        graph.lambdas.insert(key.clone(), None);
        let method = self.classes.get(class).and_then(|given| given.method(name, ty))?;
        let text = self.text(graph, &format!("{class}.{MADE}{ty}"), method, method.code.as_ref()?, depth + 1);
        let called = format!("{MADE}{}", digest_text(&text.text));
        graph.lambdas.insert(key, Some(called.clone()));
        Some(called)
    }

    /// What a method says.
    fn text(&self, graph: &mut Graph, name: &str, method: &Method, code: &Code, depth: usize) -> Text {
        let mut text = Text::default();
        let mut constants = String::new();
        text.text = format!("{name}:{:?}", method.access);
        for instruction in &code.instructions {
            let mut lambdas: Vec<&MemberRef> = Vec::new();
            match instruction {
                Instruction::Invoke(_, member) => {
                    let is_harmless = CALL_NOTHING.contains(&&*member.class)
                        || (&*member.class == OBJECT && &*member.name == "<init>");
                    text.calls_library |= !is_harmless && !self.classes.contains_key(&member.class);
                    lambdas.push(member);
                }
                Instruction::InvokeDynamic(site) => {
                    text.calls_library = true;
                    for argument in &site.bootstrap.arguments {
                        match argument {
                            BootstrapArgument::Dynamic | BootstrapArgument::Constant(Constant::Dynamic) => {
                                text.is_unknown = true;
                            }
                            BootstrapArgument::Handle(handle) => lambdas.push(&handle.member),
                            BootstrapArgument::Constant(_) | BootstrapArgument::Type(_) => {}
                        }
                    }
                }
                Instruction::Push(Constant::Dynamic) => text.is_unknown = true,
                Instruction::GetStatic(field) => {
                    let declared = self.classes.get(&field.class).and_then(|class| class.field(&field.name));
                    if let Some(constant) = declared.and_then(|declared| declared.constant.as_ref()) {
                        constants.push_str(&format!("{constant:?}"));
                    }
                }
                _ => {}
            }
            let mut said = format!("{instruction:?}\n");
            for member in lambdas {
                let MemberRef { class, name, descriptor } = member;
                if let Some(called) = self.lambda(graph, class, name, descriptor, depth) {
                    said = said.replace(&format!("{name:?}"), &format!("{called:?}"));
                }
            }
            text.text.push_str(&said);
        }
        text.text.push_str(&format!("{:?}{constants}\n", code.handlers));
        text
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
    fn follow(&mut self, digester: &Digester, instructions: &[Instruction]) {
        for instruction in instructions {
            match instruction {
                Instruction::InvokeDynamic(site) => {
                    for argument in &site.bootstrap.arguments {
                        let BootstrapArgument::Handle(handle) = argument else { continue };
                        let MemberRef { class, name, descriptor } = &*handle.member;
                        let is_exact = digester.is_lambda(class, name, descriptor);
                        self.methods.push((is_exact.then(|| class.clone()), name.clone(), descriptor.clone()));
                        self.classes.push(class.clone());
                    }
                }
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
    /// Whether it calls something that may call methods of the given classes.
    calls_library: bool,
    /// Whether it has something whose text does not say all.
    is_unknown: bool,
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::classfile::{Access, BootstrapMethod, DynamicSite, MethodHandle};
    use crate::desugar::{Assembler, STATIC, member};
    use crate::types::Kind;

    const PLAIN: Access = Access(8);
    const OF_LAMBDA: Access = Access(0x100a);

    /// A method `()I` that calls others and makes lambdas, and then gives a number.
    fn method(name: &str, access: Access, calls: &[(InvokeKind, &str, &str)], lambdas: &[&str], gives: i32) -> Method {
        let mut code = Assembler::default();
        for (kind, class, name) in calls {
            code.invoke(*kind, class, name, "()I");
        }
        for lambda in lambdas {
            let handle = |member| MethodHandle { kind: 6, member };
            let bootstrap = BootstrapMethod {
                method: handle(member("Factory", "metafactory", "()V")),
                arguments: vec![BootstrapArgument::Handle(handle(member("A", lambda, "()I")))],
            };
            let site = DynamicSite { name: "run".into(), descriptor: "()LI;".into(), bootstrap: Arc::new(bootstrap) };
            code.push(Instruction::InvokeDynamic(Arc::new(site)));
        }
        code.push(Instruction::Push(Constant::Int(gives)));
        code.push(Instruction::Return(Some(Kind::Int)));
        code.method(name, "()I", access).unwrap()
    }

    fn class(name: &str, super_name: &str, methods: Vec<Method>) -> Class {
        Class {
            name: name.into(),
            super_name: Some(super_name.into()),
            interfaces: vec![],
            access: Access(1),
            fields: vec![],
            methods,
            source_file: None,
            nest_host: None,
            nest_members: vec![],
            annotations: vec![],
        }
    }

    fn digester(classes: Vec<Class>) -> Digester {
        let order: Vec<Name> = classes.iter().map(|class| class.name.clone()).collect();
        let classes = classes.into_iter().map(|class| (class.name.clone(), Arc::new(class))).collect();
        Digester::new(&classes, &order)
    }

    fn of(digester: &Digester, name: &str) -> String {
        digester.digest(&[Start::Exactly("A".into(), name.into(), "()I".into())], &BTreeSet::new())
    }

    #[test]
    fn everything_on_a_cycle_counts() {
        let program = |far: i32| {
            let calls = |name| (InvokeKind::Static, "A", name);
            digester(vec![class(
                "A",
                OBJECT,
                vec![
                    method("f", STATIC, &[calls("g")], &[], 1),
                    method("g", STATIC, &[calls("h")], &[], 2),
                    method("h", STATIC, &[calls("f"), calls("far")], &[], 3),
                    method("far", STATIC, &[calls("far")], &[], far),
                    method("other", STATIC, &[], &[], far),
                ],
            )])
        };
        let (one, two) = (program(4), program(5));
        for name in ["f", "g", "h", "far", "other"] {
            assert_eq!(of(&one, name), of(&program(4), name));
            assert_ne!(of(&one, name), of(&two, name), "{name}");
        }
        // Who is asked for first does not matter, and what is asked for does.
        let later = program(4);
        assert_eq!(of(&later, "h"), of(&one, "h"));
        assert_eq!(of(&later, "f"), of(&one, "f"));
        assert_ne!(of(&one, "f"), of(&one, "g"));
    }

    #[test]
    fn a_call_means_every_method_of_its_name() {
        let program = |gives: Option<i32>| {
            let more = gives.map(|gives| method("g", Access(1), &[], &[], gives));
            digester(vec![
                class("A", OBJECT, vec![method("f", PLAIN, &[(InvokeKind::Virtual, "B", "g")], &[], 1)]),
                class("B", OBJECT, vec![method("g", Access(1), &[], &[], 2)]),
                class("C", "B", more.into_iter().collect()),
            ])
        };
        assert_eq!(of(&program(Some(3)), "f"), of(&program(Some(3)), "f"));
        assert_ne!(of(&program(Some(3)), "f"), of(&program(Some(4)), "f"));
        assert_ne!(of(&program(Some(3)), "f"), of(&program(None), "f"));
    }

    #[test]
    fn methods_that_are_left_out() {
        let program = |gives: i32, beside: i32| {
            let calls = [(InvokeKind::Static, "A", "g"), (InvokeKind::Static, "A", "h")];
            digester(vec![class(
                "A",
                OBJECT,
                vec![
                    method("f", STATIC, &calls, &[], 1),
                    method("g", STATIC, &[(InvokeKind::Static, "A", "f")], &[], gives),
                    method("h", STATIC, &[], &[], beside),
                ],
            )])
        };
        let leaves = BTreeSet::from([("A".into(), "g".into(), "()I".into())]);
        let without =
            |digester: &Digester| digester.digest(&[Start::Exactly("A".into(), "f".into(), "()I".into())], &leaves);
        let (one, two) = (program(1, 1), program(2, 1));
        assert_ne!(of(&one, "f"), of(&two, "f"));
        assert_eq!(without(&one), without(&two));
        assert_ne!(of(&one, "f"), of(&two, "f"));
        assert_ne!(without(&one), without(&program(1, 2)));
    }

    #[test]
    fn lambdas_are_what_they_say() {
        // The names are those of lambdas; the numbers are what they give.
        let program = |used: &[&str], lambdas: &[(&str, i32)]| {
            let bodies = lambdas.iter().map(|(name, gives)| method(name, OF_LAMBDA, &[], &[], *gives));
            let f = method("f", STATIC, &[], used, 1);
            digester(vec![class("A", OBJECT, std::iter::once(f).chain(bodies).collect())])
        };
        let plain = program(&["lambda$f$0", "lambda$f$1"], &[("lambda$f$0", 5), ("lambda$f$1", 6)]);
        let renumbered = program(&["lambda$f$1", "lambda$f$2"], &[("lambda$f$1", 5), ("lambda$f$2", 6)]);
        let swapped = program(&["lambda$f$1", "lambda$f$0"], &[("lambda$f$0", 5), ("lambda$f$1", 6)]);
        let changed = program(&["lambda$f$0", "lambda$f$1"], &[("lambda$f$0", 5), ("lambda$f$1", 7)]);
        let twice = program(&["lambda$f$0", "lambda$f$0"], &[("lambda$f$0", 5), ("lambda$f$1", 6)]);
        assert_eq!(of(&plain, "f"), of(&renumbered, "f"));
        for other in [&swapped, &changed, &twice] {
            assert_ne!(of(&plain, "f"), of(other, "f"));
        }
        // A method that people may call is known by its name.
        let named = |name: &str| {
            let body = method(name, STATIC, &[], &[], 5);
            digester(vec![class("A", OBJECT, vec![method("f", STATIC, &[], &[name], 1), body])])
        };
        assert_ne!(of(&named("lambda$f$0"), "f"), of(&named("lambda$f$1"), "f"));
    }

    #[test]
    fn what_a_lambda_leads_to_counts() {
        let program = |gives: i32, within: &str| {
            digester(vec![class(
                "A",
                OBJECT,
                vec![
                    method("f", STATIC, &[], &["lambda$f$1"], 1),
                    method("lambda$f$1", OF_LAMBDA, &[], &[within], 2),
                    method("lambda$f$0", OF_LAMBDA, &[(InvokeKind::Static, "A", "g")], &[], 3),
                    method("g", STATIC, &[], &[], gives),
                ],
            )])
        };
        assert_eq!(of(&program(1, "lambda$f$0"), "f"), of(&program(1, "lambda$f$0"), "f"));
        assert_ne!(of(&program(1, "lambda$f$0"), "f"), of(&program(2, "lambda$f$0"), "f"));
        // One that leads to itself ends.
        assert_ne!(of(&program(1, "lambda$f$1"), "f"), of(&program(1, "lambda$f$0"), "f"));
    }
}
