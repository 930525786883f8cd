//! Which methods of two programs are the same, down to everything they may run or look at.
//!
//! As in `crates/llvm/src/identity`, a digest is a Merkle hash over a graph. A node is a method (its instructions with all
//! their constants, its handlers) or a class (what it extends, how it is initialised). Edges lead to every class that a method
//! names in any way, to the methods that its calls can mean, and to the fields that it uses with who declares them. A call by
//! the receiver's class means every given method of its name and types, wherever it is. Names count, except those of lambdas'
//! methods, which the compiler numbers through the class: what stands for these is a digest of what they say.
//!
//! A library that is called may call back: then every given method counts that a library can know ([`methods_called_back`]),
//! and what the given classes are. Code of the caller's (a function that was passed, an interface that no given class implements) may
//! call every method that is not private.
//! Code that looks at classes by reflection may run anything, so then everything counts. What the class reader does not
//! decode (method handles and dynamic constants as constants) is equal to nothing, unless the class files are the same bytes.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use blake3::Hasher;
use rustc_hash::FxHashMap;

use crate::called_back::methods_called_back;
use crate::classes::Classes;
use crate::classfile::{BootstrapArgument, Class, Constant, Instruction, InvokeKind, Method};
use crate::frames::method_type;
use crate::lower::is_function_type;
use crate::reached::{Nodes, Reached, Sum, reach};
use crate::types::{JavaType, Name};

/// Library classes whose methods call nothing of the given classes if they are given nothing but numbers and strings.
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
    "java/lang/String",
    "java/lang/StringBuilder",
    "java/lang/StringBuffer",
];

/// Library packages and classes through which code can reach any class by its name.
const REFLECTION: &[&str] = &[
    "java/lang/Class",
    "java/lang/ClassLoader",
    "java/lang/Module",
    "java/lang/reflect/",
    "java/lang/invoke/",
    "java/util/ServiceLoader",
    "java/beans/",
    "sun/misc/",
    "jdk/internal/",
];

/// The methods of `java.lang.Class` that run nothing of the class.
const PLAIN_OF_CLASS: &[&str] =
    &["desiredAssertionStatus", "getName", "getSimpleName", "hashCode", "equals", "isInstance", "isArray", "cast"];

/// A class or a method.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Node {
    /// What a class extends, and its initialiser.
    Class(Name),
    /// Class, name, descriptor.
    Method(Name, Name, Name),
    /// Every given method of this name and descriptor.
    Called(Name, Name),
    /// Which given classes are subtypes of this one, and what they extend: of which class an object is decides what a cast, a
    /// handler or a call does.
    Subtypes(Name),
    /// Every method that a library may call.
    CalledBack,
    /// Every method that code of the caller's may call.
    Callers,
    /// Every class and method.
    Everything,
}

/// The methods of a program by what they are.
#[derive(Debug)]
pub struct Identities {
    classes: FxHashMap<Name, Arc<Class>>,
    order: Vec<Name>,
    files: FxHashMap<Name, blake3::Hash>,
    /// The classes that have a method of this name and descriptor.
    having: FxHashMap<(Name, Name), Vec<Name>>,
    /// All supertypes of every class, itself included, as far as they are given or named by given ones.
    supertypes: FxHashMap<Name, BTreeSet<Name>>,
    has_functions_of_callers: OnceLock<bool>,
    has_library_subclasses: OnceLock<bool>,
    left_to_callers: Mutex<FxHashMap<Name, bool>>,
    graph: Mutex<Graph>,
}

/// What is known of the graph so far.
#[derive(Debug, Default)]
struct Graph {
    nodes: Nodes<Node>,
    /// What the bodies of lambdas are called instead of their names.
    lambdas: FxHashMap<Node, Option<String>>,
    /// What is reached, with what may be called back and without.
    reached: [FxHashMap<usize, Reached>; 2],
}

/// How many bodies of lambdas may be within each other to be told without their names.
const MOST_WITHIN: usize = 50;

impl Identities {
    /// The methods of these classes.
    pub fn of(classes: &Classes) -> Identities {
        let order: Vec<Name> = classes.classes().iter().map(|class| class.name.clone()).collect();
        let files = order.iter().cloned().zip(classes.files().iter().map(|file| blake3::hash(file))).collect();
        let mut having: FxHashMap<(Name, Name), Vec<Name>> = FxHashMap::default();
        for class in classes.classes() {
            for method in &class.methods {
                let classes = having.entry((method.name.clone(), method.descriptor.clone())).or_default();
                if classes.last() != Some(&class.name) {
                    classes.push(class.name.clone());
                }
            }
        }
        let classes: FxHashMap<Name, Arc<Class>> =
            classes.classes().iter().map(|class| (class.name.clone(), Arc::new(class.clone()))).collect();
        let supertypes = order.iter().map(|name| (name.clone(), supertypes(&classes, name))).collect();
        Identities {
            classes,
            order,
            files,
            having,
            supertypes,
            has_functions_of_callers: OnceLock::new(),
            has_library_subclasses: OnceLock::new(),
            left_to_callers: Mutex::default(),
            graph: Mutex::default(),
        }
    }

    /// The class, name and descriptor of a method that is known by `package.Class.name`, with its descriptor behind it if
    /// that is needed to tell it from others.
    pub fn method_named(&self, function: &str) -> Option<(Name, Name, Name)> {
        let (path, descriptor) = match function.find('(') {
            Some(at) => (&function[..at], Some(&function[at..])),
            None => (function, None),
        };
        let (class, name) = path.rsplit_once('.')?;
        let class = self.classes.get(class.replace('.', "/").as_str())?;
        let fits =
            |method: &&Method| *method.name == *name && descriptor.is_none_or(|known| *method.descriptor == *known);
        let mut methods = class.methods.iter().filter(fits);
        let method = methods.next().filter(|_| methods.next().is_none())?;
        Some((class.name.clone(), method.name.clone(), method.descriptor.clone()))
    }

    /// A digest of all that a method does: equal ones mean equal behaviour. The class is written with slashes. A method
    /// without code is known by how it is declared.
    pub fn behaviour(&self, class: &str, name: &str, descriptor: &str) -> Option<[u8; 32]> {
        self.digest(class, name, descriptor, true)
    }

    /// A digest of a method and of all given code that it uses, but for what libraries may call back.
    pub fn code(&self, class: &str, name: &str, descriptor: &str) -> Option<[u8; 32]> {
        self.digest(class, name, descriptor, false)
    }

    fn digest(&self, class: &str, name: &str, descriptor: &str, is_called_back: bool) -> Option<[u8; 32]> {
        self.classes.get(class)?.method(name, descriptor)?;
        let mut graph = self.graph.lock().unwrap_or_else(PoisonError::into_inner);
        let graph = &mut *graph;
        let root = Node::Method(class.into(), name.into(), descriptor.into());
        let label = self.label(graph, &root, 0);
        let root = graph.nodes.number(root);
        let mode = usize::from(is_called_back);
        let mut known = std::mem::take(&mut graph.reached[mode]);
        let is_left_out = |node: &Node| matches!(node, Node::CalledBack | Node::Callers | Node::Everything);
        let sum_of = &mut |number: usize| self.sum(graph, number, |node| !is_called_back && is_left_out(node));
        reach(root, sum_of, |_| false, &mut known);
        let reached = known.get(&root).copied();
        graph.reached[mode] = known;
        let mut hasher = Hasher::new();
        hasher.update(b"class files").update(blake3::hash(label.as_bytes()).as_bytes()).update(&reached?.digest);
        Some(*hasher.finalize().as_bytes())
    }

    /// What a node says, with the names of all that it leads to, and the nodes that are followed from it.
    fn sum(&self, graph: &mut Graph, number: usize, is_left_out: impl Fn(&Node) -> bool) -> Arc<Sum> {
        let node = graph.nodes.list[number].clone();
        if is_left_out(&node) {
            return Arc::new(Sum { own: None, mentions: vec![], is_unknown: false });
        }
        if let Some(sum) = &graph.nodes.sums[number] {
            return sum.clone();
        }
        let added = self.add_up(&node);
        let own = self.own(graph, &added, 0);
        let mentions: BTreeSet<usize> = added.mentions.into_iter().map(|node| graph.nodes.number(node)).collect();
        let sum = Sum { own: Some(own), mentions: mentions.into_iter().collect(), is_unknown: false };
        let sum = Arc::new(sum);
        graph.nodes.sums[number] = Some(sum.clone());
        sum
    }

    /// A digest of what a node says and of what that it leads to is called.
    fn own(&self, graph: &mut Graph, added: &Added, depth: usize) -> [u8; 32] {
        let mut hasher = Hasher::new();
        hasher.update(blake3::hash(added.text.as_bytes()).as_bytes());
        for mention in &added.mentions {
            hasher.update(blake3::hash(self.label(graph, mention, depth).as_bytes()).as_bytes());
        }
        *hasher.finalize().as_bytes()
    }

    /// What a node is called. The name of a lambda's body is only a number; what stands for it is a digest of what the body says.
    fn label(&self, graph: &mut Graph, node: &Node, depth: usize) -> String {
        let Node::Method(class, name, descriptor) = node else { return format!("{node:?}") };
        if depth > MOST_WITHIN || !self.is_lambda(class, name, descriptor) {
            return format!("{node:?}");
        }
        if let Some(known) = graph.lambdas.get(node) {
            return known.clone().unwrap_or_else(|| format!("{node:?}"));
        }
        // One that leads to itself keeps its name.
        graph.lambdas.insert(node.clone(), None);
        let added = self.add_up(node);
        let own = blake3::Hash::from_bytes(self.own(graph, &added, depth + 1));
        let label = format!("lambda {class} {descriptor} {own}");
        graph.lambdas.insert(node.clone(), Some(label.clone()));
        label
    }

    fn add_up(&self, node: &Node) -> Added {
        let mut adding = Adding { identities: self, text: String::new(), mentions: vec![] };
        match node {
            Node::Class(name) => adding.class(name),
            Node::Method(class, name, descriptor) => {
                if let Some(method) = self.classes.get(class).and_then(|class| class.method(name, descriptor)) {
                    adding.method(class, method);
                }
            }
            Node::Called(name, descriptor) => {
                for class in self.having.get(&(name.clone(), descriptor.clone())).into_iter().flatten() {
                    adding.mentions.push(Node::Method(class.clone(), name.clone(), descriptor.clone()));
                }
                adding.mentions.sort();
            }
            Node::Subtypes(name) => {
                let mut subtypes: Vec<String> = Vec::new();
                for class in self.order.iter().filter(|class| self.is_subtype(class, name)) {
                    let Class { access, super_name, interfaces, .. } = &*self.classes[class];
                    subtypes.push(format!("{class} {access:?} {super_name:?} {interfaces:?}"));
                }
                subtypes.sort();
                adding.text = subtypes.join("\n");
            }
            Node::CalledBack => {
                let methods = self.order.iter().flat_map(|class| methods_called_back(&self.classes, class));
                let methods: BTreeSet<_> = methods.collect();
                adding.mentions.extend(methods.into_iter().map(|(class, name, ty)| Node::Method(class, name, ty)));
                // A library also sees what objects of the given classes are, such as the order of an enum's constants.
                let classes: BTreeSet<&Name> = self.order.iter().collect();
                adding.mentions.extend(classes.into_iter().cloned().map(Node::Class));
            }
            Node::Callers => {
                let mut order: Vec<&Name> = self.order.iter().collect();
                order.sort();
                for class in order.into_iter().map(|name| &self.classes[name]) {
                    let open = class.methods.iter().filter(|method| !method.access.is_private());
                    let nodes = open
                        .map(|method| Node::Method(class.name.clone(), method.name.clone(), method.descriptor.clone()));
                    let mut nodes: Vec<Node> = nodes.collect();
                    nodes.sort();
                    adding.mentions.extend(nodes);
                }
                adding.mentions.push(Node::CalledBack);
            }
            Node::Everything => {
                let mut order = self.order.clone();
                order.sort();
                for name in order {
                    adding.text.push_str(&format!("{name} {:?}\n", self.files.get(&name)));
                }
            }
        }
        Added { text: adding.text, mentions: adding.mentions }
    }

    /// The given class that declares a member which a reference means, looked for as the machine does: in the class, then in
    /// its superclasses and interfaces.
    fn owner(&self, class: &Name, has: impl Fn(&Class) -> bool) -> Option<Name> {
        let mut work = vec![class.clone()];
        let mut seen: BTreeSet<Name> = BTreeSet::new();
        while let Some(name) = work.pop() {
            let Some(given) = self.classes.get(&name) else { continue };
            if has(given) {
                return Some(name);
            }
            if seen.insert(name) {
                work.extend(given.super_name.iter().chain(given.interfaces.iter().rev()).cloned());
            }
        }
        None
    }

    /// Whether objects of a given class may be objects of another one, as far as can be told: of classes of libraries only the
    /// names are known.
    fn is_subtype(&self, class: &Name, of: &Name) -> bool {
        let Some(all) = self.supertypes.get(class) else { return false };
        let is_foreign = |name: &Name| !self.classes.contains_key(name) && &**name != "java/lang/Object";
        all.contains(of) || !self.classes.contains_key(of) && all.iter().any(is_foreign)
    }

    /// Whether a method is the body of a lambda, whose name is only a number.
    fn is_lambda(&self, class: &Name, name: &str, descriptor: &str) -> bool {
        let method = self.classes.get(class).and_then(|class| class.method(name, descriptor));
        name.starts_with("lambda$")
            && method.is_some_and(|method| method.access.is_synthetic() && method.access.is_private())
    }

    /// Whether a type has no class among the given ones, so that its objects are somebody else's.
    fn is_left_to_callers(&self, class: &Name) -> bool {
        let mut known = self.left_to_callers.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(&known) = known.get(class) {
            return known;
        }
        let is_open = |name: &Name| {
            let access = self.classes[name].access;
            access.is_abstract() || access.is_interface()
        };
        let is_left = self.classes.contains_key(class)
            && self.order.iter().filter(|name| self.is_subtype(name, class)).all(is_open);
        known.insert(class.clone(), is_left);
        is_left
    }

    /// Whether given code may have functions that it did not make itself: as arguments, in fields or by a cast.
    fn has_functions_of_callers(&self) -> bool {
        *self.has_functions_of_callers.get_or_init(|| self.find_functions_of_callers())
    }

    fn find_functions_of_callers(&self) -> bool {
        let is_function = |ty: &JavaType| {
            let mut inner = ty;
            while let JavaType::Array(element) = inner {
                inner = element;
            }
            matches!(inner, JavaType::Object(name) if !self.classes.contains_key(name) && is_function_type(name))
        };
        self.classes.values().any(|class| {
            let has_code = |method: &Method| {
                let is_made = self.is_lambda(&class.name, &method.name, &method.descriptor);
                let mut instructions = method.code.iter().flat_map(|code| &code.instructions);
                !is_made && method.ty.params.iter().any(is_function)
                    || instructions.any(|one| matches!(one, Instruction::CheckCast(ty) if is_function(ty)))
            };
            class.fields.iter().any(|field| is_function(&field.ty)) || class.methods.iter().any(has_code)
        })
    }

    /// Whether a given class extends a class of a library that does more than hold data.
    fn has_library_subclasses(&self) -> bool {
        *self.has_library_subclasses.get_or_init(|| self.find_library_subclasses())
    }

    fn find_library_subclasses(&self) -> bool {
        const PLAIN: [&str; 4] = ["java/lang/Object", "java/lang/Record", "java/lang/Enum", "java/lang/Exception"];
        let parents = self.classes.values().filter_map(|class| class.super_name.as_ref());
        let mut foreign = parents.filter(|parent| !self.classes.contains_key(*parent));
        foreign
            .any(|parent| !PLAIN.contains(&&**parent) && !parent.ends_with("Exception") && !parent.ends_with("Error"))
    }
}

/// What a node says, and what it leads to.
struct Added {
    text: String,
    mentions: Vec<Node>,
}

/// A node that is being added up.
struct Adding<'i> {
    identities: &'i Identities,
    text: String,
    mentions: Vec<Node>,
}

impl Adding<'_> {
    fn class(&mut self, name: &Name) {
        let Some(given) = self.identities.classes.get(name) else {
            self.text.push_str(&format!("library {name}"));
            return;
        };
        let Class { access, super_name, interfaces, .. } = &**given;
        self.text.push_str(&format!("class {name} {access:?} {super_name:?} {interfaces:?}"));
        // What objects are made of is seen where they are made or copied; here, what initialising the class does.
        let supers = super_name.iter().chain(interfaces).cloned().map(Node::Class);
        self.mentions.extend(supers);
        if let Some(method) = given.method("<clinit>", "()V") {
            self.mentions.push(Node::Method(name.clone(), method.name.clone(), method.descriptor.clone()));
        }
        let fields = given.fields.iter().filter(|field| field.access.is_static() && field.constant.is_some());
        for field in fields {
            self.text.push_str(&format!("\n{} {:?} {:?} {:?}", field.name, field.ty, field.access, field.constant));
        }
    }

    fn method(&mut self, class: &Name, method: &Method) {
        self.mentions.push(Node::Class(class.clone()));
        if !self.identities.is_lambda(class, &method.name, &method.descriptor) {
            self.text.push_str(&format!("{class}.{}", method.name));
        }
        self.text.push_str(&format!("{} {:?}\n", method.descriptor, method.access));
        self.types_of(&method.descriptor);
        let Some(code) = &method.code else {
            // Somebody else's code, which may call back.
            self.mentions.push(Node::CalledBack);
            return;
        };
        for handler in &code.handlers {
            self.text.push_str(&format!("{handler:?}\n"));
            if let Some(caught) = &handler.class {
                self.mentions.push(Node::Class(caught.clone()));
                self.mentions.push(Node::Subtypes(caught.clone()));
            }
        }
        for instruction in &code.instructions {
            self.instruction(class, instruction);
        }
    }

    fn instruction(&mut self, own: &Name, instruction: &Instruction) {
        match instruction {
            Instruction::InvokeDynamic(site) => {
                self.text.push_str(&format!("dynamic {} {} {:?}", site.name, site.descriptor, site.bootstrap.method));
                self.types_of(&site.descriptor);
                self.mentions.push(Node::CalledBack);
                for argument in &site.bootstrap.arguments {
                    self.argument(own, argument);
                }
                self.text.push('\n');
                return;
            }
            Instruction::Push(Constant::Dynamic) => self.file(own),
            Instruction::Push(Constant::Class(ty)) => self.of_type(ty),
            Instruction::GetStatic(field)
            | Instruction::PutStatic(field)
            | Instruction::GetField(field)
            | Instruction::PutField(field) => {
                self.mentions.push(Node::Class(field.class.clone()));
                self.types_of(&field.descriptor);
                let owner = self.identities.owner(&field.class, |class| class.field(&field.name).is_some());
                if let Some(owner) = owner {
                    let declared = self.identities.classes[&owner].field(&field.name);
                    let facts = declared.map(|field| (&field.ty, field.access, &field.constant));
                    self.text.push_str(&format!("{owner} {facts:?} "));
                    self.mentions.push(Node::Class(owner));
                }
            }
            Instruction::Invoke(kind, method) => {
                self.call(*kind, &method.class, &method.name, &method.descriptor);
                if self.identities.is_lambda(&method.class, &method.name, &method.descriptor) {
                    self.text.push_str(&format!("{kind:?} lambda {}\n", method.descriptor));
                    return;
                }
            }
            Instruction::New(name) => self.mentions.push(Node::Class(name.clone())),
            Instruction::NewArray(ty) | Instruction::NewMultiArray(ty, _) => self.of_type(ty),
            Instruction::CheckCast(ty) | Instruction::InstanceOf(ty) => {
                self.of_type(ty);
                self.subtypes_of(ty);
            }
            _ => {}
        }
        self.text.push_str(&format!("{instruction:?}\n"));
    }

    fn call(&mut self, kind: InvokeKind, class: &Name, name: &Name, descriptor: &Name) {
        self.mentions.push(Node::Class(class.clone()));
        self.types_of(descriptor);
        match kind {
            InvokeKind::Special | InvokeKind::Static => {
                let owner = self.identities.owner(class, |given| given.method(name, descriptor).is_some());
                match owner {
                    Some(owner) => self.mentions.push(Node::Method(owner, name.clone(), descriptor.clone())),
                    None => self.library(class, name, descriptor),
                }
            }
            InvokeKind::Virtual | InvokeKind::Interface => {
                self.mentions.push(Node::Called(name.clone(), descriptor.clone()));
                self.mentions.push(Node::Subtypes(class.clone()));
                if self.identities.is_left_to_callers(class) {
                    self.mentions.push(Node::Callers);
                }
                // What the call finds first decides where there is no override.
                match self.identities.owner(class, |given| given.method(name, descriptor).is_some()) {
                    Some(owner) => self.mentions.push(Node::Method(owner, name.clone(), descriptor.clone())),
                    None => self.library(class, name, descriptor),
                }
            }
        }
    }

    /// A call of a library's method.
    fn library(&mut self, class: &Name, name: &str, descriptor: &str) {
        if class.starts_with('[') || (&**class == "java/lang/Object" && name == "<init>") {
            return;
        }
        let reflects = REFLECTION
            .iter()
            .any(|start| if start.ends_with('/') { class.starts_with(start) } else { **class == **start });
        if reflects && !(&**class == "java/lang/Class" && PLAIN_OF_CLASS.contains(&name)) {
            self.mentions.push(Node::Everything);
        }
        let params = method_type(descriptor).map(|ty| ty.params).unwrap_or_default();
        let is_of_callers = |ty: &JavaType| {
            let mut inner = ty;
            while let JavaType::Array(element) = inner {
                inner = element;
            }
            match inner {
                JavaType::Object(name) if self.identities.classes.contains_key(name) => {
                    self.identities.is_left_to_callers(name)
                }
                JavaType::Object(name) => is_function_type(name) && self.identities.has_functions_of_callers(),
                _ => false,
            }
        };
        if is_of_callers(&JavaType::Object(class.clone())) || params.iter().any(is_of_callers) {
            self.mentions.push(Node::Callers);
        }
        let is_plain = CALL_NOTHING.contains(&&**class) && takes_plain_values(descriptor);
        if !is_plain || self.identities.has_library_subclasses() {
            self.mentions.push(Node::CalledBack);
        }
    }

    fn argument(&mut self, own: &Name, argument: &BootstrapArgument) {
        match argument {
            BootstrapArgument::Handle(handle) => {
                let member = &handle.member;
                self.mentions.push(Node::Class(member.class.clone()));
                self.types_of(&member.descriptor);
                let is_lambda = self.identities.is_lambda(&member.class, &member.name, &member.descriptor);
                match is_lambda {
                    true => self.text.push_str(&format!(" lambda {}", member.descriptor)),
                    false => self.text.push_str(&format!(" {handle:?}")),
                }
                let owner = self
                    .identities
                    .owner(&member.class, |given| given.method(&member.name, &member.descriptor).is_some());
                if let Some(owner) = owner {
                    self.mentions.push(Node::Method(owner, member.name.clone(), member.descriptor.clone()));
                }
                if !is_lambda {
                    self.mentions.push(Node::Subtypes(member.class.clone()));
                    self.mentions.push(Node::Called(member.name.clone(), member.descriptor.clone()));
                }
            }
            BootstrapArgument::Type(ty) => {
                self.types_of(ty);
                self.text.push_str(&format!(" {argument:?}"));
            }
            BootstrapArgument::Constant(constant) => {
                if let Constant::Class(ty) = constant {
                    self.of_type(ty);
                }
                if matches!(constant, Constant::Dynamic) {
                    self.file(own);
                }
                self.text.push_str(&format!(" {argument:?}"));
            }
            BootstrapArgument::Dynamic => self.file(own),
        }
    }

    /// Something that is not decoded: all of the class file counts.
    fn file(&mut self, class: &Name) {
        self.text.push_str(&format!("file {:?}\n", self.identities.files.get(class)));
        self.mentions.push(Node::Everything);
    }

    fn of_type(&mut self, ty: &JavaType) {
        match ty {
            JavaType::Object(name) => self.mentions.push(Node::Class(name.clone())),
            JavaType::Array(element) => self.of_type(element),
            _ => {}
        }
    }

    fn subtypes_of(&mut self, ty: &JavaType) {
        match ty {
            JavaType::Object(name) => self.mentions.push(Node::Subtypes(name.clone())),
            JavaType::Array(element) => self.subtypes_of(element),
            _ => {}
        }
    }

    /// The classes in a descriptor.
    fn types_of(&mut self, descriptor: &str) {
        self.mentions.extend(object_types(descriptor).map(|name| Node::Class(name.into())));
    }
}

/// A class with all its supertypes, as far as they are given or named by given ones.
fn supertypes(classes: &FxHashMap<Name, Arc<Class>>, class: &Name) -> BTreeSet<Name> {
    let mut work = vec![class.clone()];
    let mut seen: BTreeSet<Name> = BTreeSet::new();
    while let Some(name) = work.pop() {
        if seen.insert(name.clone())
            && let Some(given) = classes.get(&name)
        {
            work.extend(given.super_name.iter().chain(&given.interfaces).cloned());
        }
    }
    seen
}

/// The names of the classes in a descriptor.
fn object_types(descriptor: &str) -> impl Iterator<Item = &str> {
    let mut rest = descriptor;
    std::iter::from_fn(move || {
        let start = rest.find('L')? + 1;
        let end = start + rest[start..].find(';')?;
        let name = &rest[start..end];
        rest = &rest[end + 1..];
        Some(name)
    })
}

/// Whether all parameters in a descriptor are numbers, strings, or arrays of numbers.
fn takes_plain_values(descriptor: &str) -> bool {
    let params = descriptor.split(')').next().unwrap_or(descriptor);
    object_types(params).all(|name| name == "java/lang/String") && !params.contains("[L")
}
