//! The given classes and what is known about the others: who extends whom, and which method a call means.

use std::collections::BTreeSet;
use std::sync::{Arc, OnceLock};

use rustc_hash::{FxHashMap, FxHashSet};

use crate::called_back::methods_called_back;
use crate::classfile::{BootstrapArgument, Class, Field, Instruction, Method};
use crate::desugar::desugar;
use crate::digest::{Digester, Key, Start};
use crate::error::Error;
use crate::held::{Held, HeldFields};
use crate::lower::{Initial, is_of_jdk};
use crate::models::{self, ModelUse};
use crate::types::{JavaType, Name};

/// The public exceptions of `java.base` with their superclasses, a pair a line.
const JDK_THROWABLES: &str = include_str!("jdk_throwables.txt");

/// Other library classes whose supertypes matter to ordinary code. All but the first three are final, and so closed.
const JDK_CLASSES: &[(&str, &[&str])] = &[
    ("java/lang/Number", &["java/lang/Object", "java/io/Serializable"]),
    ("java/lang/Enum", &["java/lang/Object", "java/lang/Comparable", "java/io/Serializable"]),
    ("java/lang/Record", &["java/lang/Object"]),
    ("java/lang/Integer", &["java/lang/Number", "java/lang/Comparable"]),
    ("java/lang/Long", &["java/lang/Number", "java/lang/Comparable"]),
    ("java/lang/Short", &["java/lang/Number", "java/lang/Comparable"]),
    ("java/lang/Byte", &["java/lang/Number", "java/lang/Comparable"]),
    ("java/lang/Float", &["java/lang/Number", "java/lang/Comparable"]),
    ("java/lang/Double", &["java/lang/Number", "java/lang/Comparable"]),
    ("java/lang/Character", &["java/lang/Object", "java/lang/Comparable", "java/io/Serializable"]),
    ("java/lang/Boolean", &["java/lang/Object", "java/lang/Comparable", "java/io/Serializable"]),
    (
        "java/lang/String",
        &["java/lang/Object", "java/lang/Comparable", "java/lang/CharSequence", "java/io/Serializable"],
    ),
    ("java/lang/StringBuilder", &["java/lang/Object", "java/lang/Comparable", "java/lang/CharSequence"]),
];

/// Those of the classes above that others may extend.
const OPEN_CLASSES: &[&str] = &["java/lang/Number", "java/lang/Enum", "java/lang/Record"];

/// The name of the class of all objects.
pub const OBJECT: &str = "java/lang/Object";
/// The name of the class of all exceptions.
pub const THROWABLE: &str = "java/lang/Throwable";
/// The name of the class of strings.
pub const STRING: &str = "java/lang/String";

/// The given classes and what is known about the others.
#[derive(Clone, Debug, Default)]
pub struct Program {
    classes: FxHashMap<Name, Arc<Class>>,
    /// Given classes in the order given.
    order: Vec<Name>,
    /// Direct supertypes of every class we know, superclass first.
    supers: FxHashMap<Name, Vec<Name>>,
    /// The transpose of `supers`.
    children: FxHashMap<Name, Vec<Name>>,
    mentioned_throwables: BTreeSet<Name>,
    ordinary_classes: BTreeSet<Name>,
    initial: Arc<Initial>,
    held: Arc<HeldFields>,
    digester: Arc<OnceLock<Digester>>,
}

impl Program {
    /// The program made of these classes. The same class given twice is an error, and so is a class that extends
    /// itself.
    pub fn new(classes: Vec<Class>) -> Result<Program, Error> {
        let chosen = ModelUse::of(&classes)?;
        Program::with_models(classes, chosen)
    }

    /// The same, where it has been chosen what is an object of a model.
    pub fn with_models(classes: Vec<Class>, chosen: ModelUse) -> Result<Program, Error> {
        let mut program = Program::default();
        for line in JDK_THROWABLES.lines() {
            if let Some((name, parent)) = line.split_once(' ') {
                program.supers.insert(name.into(), vec![parent.into()]);
            }
        }
        for (name, parents) in JDK_CLASSES {
            program.supers.insert((*name).into(), parents.iter().map(|&parent| parent.into()).collect());
        }
        for class in classes {
            program.add(class)?;
        }
        for class in desugar(&mut program.classes, &program.order) {
            program.add(class)?;
        }
        for class in models::use_models(&mut program.classes, &program.order, &chosen) {
            let name = class.name.clone();
            program.add(class)?;
            let supertypes = models::supertypes_of(&name).unwrap_or_default();
            program.supers.entry(name).or_default().extend(supertypes);
        }
        program.check_acyclic()?;
        let mut names: Vec<Name> = program.supers.keys().cloned().collect();
        names.sort();
        for name in names {
            for parent in program.supers[&name].clone() {
                program.children.entry(parent).or_default().push(name.clone());
            }
        }
        program.find_mentioned();
        program.held = chosen.held;
        Ok(program)
    }

    fn add(&mut self, class: Class) -> Result<(), Error> {
        let name = class.name.clone();
        let parents = class.super_name.iter().chain(&class.interfaces).cloned().collect();
        self.supers.insert(name.clone(), parents);
        if self.classes.insert(name.clone(), Arc::new(class)).is_some() {
            return Err(Error::malformed("the class is given twice").in_class(&name));
        }
        self.order.push(name);
        Ok(())
    }

    /// A digest of everything that may be run from these starts.
    pub(crate) fn digest(&self, starts: &[Start]) -> String {
        self.digest_without(starts, &BTreeSet::new())
    }

    /// The same without what these methods run, which are told by class, name and descriptor.
    pub(crate) fn digest_without(&self, starts: &[Start], leaves: &BTreeSet<Key>) -> String {
        self.digester.get_or_init(|| Digester::new(&self.classes, &self.order)).digest(starts, leaves)
    }

    /// The methods that a library may call on an object of a given class: owners, names and descriptors.
    pub(crate) fn called_back(&self, class: &Name) -> Vec<(Name, Name, Name)> {
        methods_called_back(&self.classes, class)
    }

    /// The same program, with what its initialisers computed.
    pub(crate) fn with_initial(&self, initial: Initial) -> Program {
        Program { initial: Arc::new(initial), ..self.clone() }
    }

    /// Says what private fields hold.
    pub(crate) fn set_held(&mut self, held: HeldFields) {
        self.held = Arc::new(held);
    }

    /// What a private field holds where it does not hold null, if that is known.
    pub(crate) fn held(&self, class: &Name, field: &Name) -> Option<&Held> {
        if self.held.is_empty() {
            return None;
        }
        self.held.get(&(class.clone(), field.clone()))
    }

    /// What initialisers computed, as far as that was found out.
    pub(crate) fn initial(&self) -> &Initial {
        &self.initial
    }

    /// The given classes, in the order given.
    pub fn classes(&self) -> impl Iterator<Item = &Arc<Class>> {
        self.order.iter().map(|name| &self.classes[name])
    }

    /// Whether given code may have objects of a library's interface that it did not make itself: as arguments, in fields or
    /// arrays, as results of libraries, or by a cast. Code of models and classes made of lambdas only hand on what they are given.
    pub fn has_from_elsewhere(&self, interface: &str) -> bool {
        // Types of the library whose objects are of that type too.
        let narrower: &[&str] = match interface {
            "java/util/function/Function" => &["java/util/function/UnaryOperator"],
            "java/util/function/BiFunction" => &["java/util/function/BinaryOperator"],
            "java/util/Comparator" => &["java/text/Collator", "java/text/RuleBasedCollator"],
            _ => &[],
        };
        let narrower = narrower.iter().map(|class| format!("L{class};"));
        let named: Vec<String> = narrower.chain([format!("L{interface};")]).collect();
        let names = |text: &str| named.iter().any(|name| text.contains(name));
        let is_foreign = |class: &Name| !self.classes.contains_key(class) && !is_of_jdk(class);
        let mut ours =
            self.classes.values().filter(|class| !models::is_model(&class.name) && !class.name.contains("$$Lambda"));
        ours.any(|class| {
            class.fields.iter().any(|field| names(&field.ty.to_string()))
                || class.methods.iter().any(|method| {
                    let mut instructions = method.code.iter().flat_map(|code| &code.instructions);
                    names(&method.descriptor)
                        || instructions.any(|instruction| match instruction {
                            Instruction::CheckCast(ty)
                            | Instruction::NewArray(ty)
                            | Instruction::NewMultiArray(ty, _) => names(&ty.to_string()),
                            Instruction::GetStatic(field) | Instruction::GetField(field) => {
                                names(&field.descriptor) || is_foreign(&field.class)
                            }
                            Instruction::Invoke(_, called) => {
                                let result = called.descriptor.rsplit_once(')').map_or("", |(_, result)| result);
                                names(result) && !models::is_model(&called.class) || is_foreign(&called.class)
                            }
                            Instruction::InvokeDynamic(site) => names(&site.descriptor),
                            _ => false,
                        })
                })
        })
    }

    /// Whether anything in the program may call a method of this name and descriptor.
    pub fn calls(&self, name: &str, descriptor: &str) -> bool {
        let methods = self.classes.values().flat_map(|class| &class.methods);
        methods.filter_map(|method| method.code.as_ref()).any(|code| {
            code.instructions.iter().any(|instruction| match instruction {
                Instruction::Invoke(_, method) => *method.name == *name && *method.descriptor == *descriptor,
                Instruction::InvokeDynamic(site) => site.bootstrap.arguments.iter().any(|argument| match argument {
                    BootstrapArgument::Handle(handle) => *handle.member.name == *name,
                    _ => false,
                }),
                _ => false,
            })
        })
    }

    /// The class of this name, if it was given.
    pub fn class(&self, name: &str) -> Option<&Arc<Class>> {
        self.classes.get(name)
    }

    /// Whether all direct and indirect supertypes of this class are known.
    pub fn is_known(&self, name: &str) -> bool {
        name == OBJECT || self.supers.contains_key(name)
    }

    /// Whether the first class is the second or extends or implements it; `None` if that is not known.
    pub fn is_subtype(&self, sub: &str, sup: &str) -> Option<bool> {
        if sub == sup || sup == OBJECT {
            return Some(true);
        }
        if self.classes.contains_key(sub)
            && let Some(all) = models::supertypes_of(sub)
        {
            return Some(all.iter().any(|name| **name == *sup));
        }
        let mut unknown = false;
        let mut seen = FxHashSet::default();
        let mut work = vec![sub];
        while let Some(name) = work.pop() {
            if name == sup {
                return Some(true);
            }
            if name == OBJECT || !seen.insert(name) {
                continue;
            }
            match self.supers.get(name) {
                Some(parents) => work.extend(parents.iter().map(|parent| &**parent)),
                None => unknown |= !self.is_known_interface(name),
            }
        }
        // A class we do not know cannot extend one that was given: it was compiled without it.
        if unknown && !self.classes.contains_key(sup) { None } else { Some(false) }
    }

    /// Interfaces of the library that extend nothing of interest.
    fn is_known_interface(&self, name: &str) -> bool {
        matches!(
            name,
            "java/lang/Comparable"
                | "java/io/Serializable"
                | "java/lang/Cloneable"
                | "java/lang/CharSequence"
                | "java/lang/Runnable"
                | "java/lang/AutoCloseable"
                | "java/lang/Iterable"
                | "java/util/Iterator"
                | "java/util/Comparator"
        )
    }

    /// Whether a value of the first type is always one of the second (or null); `None` if that is not known.
    pub fn is_assignable(&self, from: &JavaType, to: &JavaType) -> Option<bool> {
        match (from, to) {
            (JavaType::Object(from), JavaType::Object(to)) => self.is_subtype(from, to),
            (JavaType::Array(_), JavaType::Object(to)) => {
                Some(matches!(&**to, OBJECT | "java/lang/Cloneable" | "java/io/Serializable"))
            }
            (JavaType::Array(from), JavaType::Array(to)) => match (from.kind(), to.kind()) {
                (crate::types::Kind::Ref, crate::types::Kind::Ref) => self.is_assignable(from, to),
                _ => Some(from == to),
            },
            (JavaType::Object(_), JavaType::Array(_)) => Some(false),
            _ => Some(from == to),
        }
    }

    /// Classes of exceptions that the given code makes, catches or declares.
    pub fn mentioned_throwables(&self) -> &BTreeSet<Name> {
        &self.mentioned_throwables
    }

    /// Other classes of which there can be objects: given ones and modelled ones of the library.
    pub fn ordinary_classes(&self) -> &BTreeSet<Name> {
        &self.ordinary_classes
    }

    fn find_mentioned(&mut self) {
        let mut throwables = BTreeSet::new();
        for class in self.classes.values() {
            let is_concrete = !class.access.is_abstract() && !class.access.is_interface();
            if is_concrete && self.is_subtype(&class.name, THROWABLE) == Some(true) {
                throwables.insert(class.name.clone());
            } else if is_concrete {
                self.ordinary_classes.insert(class.name.clone());
            }
            for code in class.methods.iter().filter_map(|method| method.code.as_ref()) {
                let made = code.instructions.iter().filter_map(|instruction| match instruction {
                    Instruction::New(name) => Some(name),
                    _ => None,
                });
                let caught = code.handlers.iter().filter_map(|handler| handler.class.as_ref());
                throwables
                    .extend(made.chain(caught).filter(|name| self.is_subtype(name, THROWABLE) == Some(true)).cloned());
            }
        }
        self.mentioned_throwables = throwables;
        let modelled = JDK_CLASSES.iter().map(|(name, _)| Name::from(*name));
        self.ordinary_classes.extend(modelled.filter(|name| !OPEN_CLASSES.contains(&&**name)));
    }

    /// Whether nothing can extend this class.
    pub fn is_final(&self, name: &str) -> bool {
        match self.classes.get(name) {
            Some(class) => class.access.is_final(),
            None => {
                name == "java/lang/Class"
                    || (JDK_CLASSES.iter().any(|(known, _)| *known == name) && !OPEN_CLASSES.contains(&name))
            }
        }
    }

    /// All known subtypes, the type itself included.
    pub fn subtypes(&self, name: &str) -> FxHashSet<Name> {
        let mut seen = FxHashSet::default();
        let mut work = vec![Name::from(name)];
        while let Some(name) = work.pop() {
            if seen.insert(name.clone()) {
                work.extend(self.children.get(&name).into_iter().flatten().cloned());
            }
        }
        seen
    }

    /// All known classes that objects of this static type can have: given concrete classes, and library exceptions.
    pub fn concrete_subtypes(&self, name: &str) -> BTreeSet<Name> {
        let is_concrete = |name: &Name| match self.classes.get(name) {
            Some(class) => !class.access.is_abstract() && !class.access.is_interface(),
            None => self.supers.contains_key(name) && !OPEN_CLASSES.contains(&&**name),
        };
        self.subtypes(name).into_iter().filter(is_concrete).collect()
    }

    /// The closest class that both extend; interfaces count as `Object`.
    pub fn common_superclass(&self, a: &Name, b: &Name) -> Name {
        let ancestors: Vec<Name> = self.superclasses(a).collect();
        self.superclasses(b).find(|name| ancestors.contains(name)).unwrap_or_else(|| OBJECT.into())
    }

    /// The class itself, its superclass, and so on, as far as known.
    pub fn superclasses(&self, name: &Name) -> impl Iterator<Item = Name> + '_ {
        std::iter::successors(Some(name.clone()), move |name| match self.classes.get(name) {
            Some(class) => class.super_name.clone(),
            None => self.supers.get(name).and_then(|parents| parents.first().cloned()),
        })
    }

    /// The method that a call with this name means, found from `class` upwards (JVMS 5.4.3.3 and 5.4.3.4).
    pub fn find_method(&self, class: &str, name: &str, descriptor: &str) -> Option<(Name, &Method)> {
        let mut interfaces = Vec::new();
        for owner in self.superclasses(&class.into()) {
            let Some(class) = self.classes.get(&owner) else { break };
            if let Some(method) = class.method(name, descriptor) {
                return Some((owner, method));
            }
            interfaces.extend(class.interfaces.iter().cloned());
        }
        // The most specific default method: one whose interface is extended by no other interface that has one.
        let mut seen = BTreeSet::new();
        while let Some(interface) = interfaces.pop() {
            if let Some(class) = self.classes.get(&interface)
                && seen.insert(interface)
            {
                interfaces.extend(class.interfaces.iter().cloned());
            }
        }
        let candidates: Vec<(Name, &Method)> = seen
            .into_iter()
            .filter_map(|name_| {
                let method = self.classes.get(&name_)?.method(name, descriptor)?;
                (!method.access.is_static() && !method.access.is_private()).then_some((name_, method))
            })
            .collect();
        let is_most_specific = |name: &Name| {
            !candidates.iter().any(|(other, _)| other != name && self.is_subtype(other, name) == Some(true))
        };
        let specific = || candidates.iter().filter(|(name, _)| is_most_specific(name));
        let concrete: Vec<_> = specific().filter(|(_, method)| !method.access.is_abstract()).collect();
        match concrete[..] {
            [(owner, method)] => Some((owner.clone(), *method)),
            [] => specific().next().map(|(owner, method)| (owner.clone(), *method)),
            // Two unrelated defaults: the JVM throws; no compiler lets this happen.
            _ => None,
        }
    }

    /// The field that an access means, found from `class` upwards (JVMS 5.4.3.2).
    pub fn find_field(&self, class: &str, name: &str, ty: &JavaType) -> Option<(Name, &Field)> {
        let mut seen = FxHashSet::default();
        let mut work = vec![Name::from(class)];
        while let Some(owner) = work.pop() {
            let Some(class) = self.classes.get(&owner) else { continue };
            if let Some(field) = class.fields.iter().find(|field| *field.name == *name && field.ty == *ty) {
                return Some((owner, field));
            }
            if seen.insert(owner) {
                // Interfaces are looked at before the superclass, so they are pushed after it.
                work.extend(class.super_name.iter().chain(class.interfaces.iter().rev()).cloned());
            }
        }
        None
    }

    fn check_acyclic(&self) -> Result<(), Error> {
        let mut done: FxHashSet<&Name> = FxHashSet::default();
        for start in &self.order {
            // Depth-first, with the way from the start on an explicit stack.
            let mut way: FxHashSet<&Name> = FxHashSet::default();
            let mut work = vec![(start, false)];
            while let Some((name, is_left)) = work.pop() {
                if is_left {
                    way.remove(name);
                    done.insert(name);
                    continue;
                }
                if done.contains(name) {
                    continue;
                }
                if !way.insert(name) {
                    return Err(Error::malformed("the class extends itself").in_class(name));
                }
                work.push((name, true));
                for parent in self.supers.get(name).into_iter().flatten() {
                    if way.contains(parent) {
                        return Err(Error::malformed("the class extends itself").in_class(name));
                    }
                    work.push((parent, false));
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::classfile::Access;

    fn class(name: &str, super_name: &str, interfaces: &[&str]) -> Class {
        Class {
            name: name.into(),
            super_name: Some(super_name.into()),
            interfaces: interfaces.iter().map(|&name| name.into()).collect(),
            access: Access(1),
            fields: vec![],
            methods: vec![],
            source_file: None,
            nest_host: None,
            nest_members: vec![],
            annotations: vec![],
        }
    }

    #[test]
    fn subtypes() {
        let program = Program::new(vec![
            class("A", OBJECT, &["I"]),
            class("B", "A", &["java/lang/Comparable"]),
            class("E", "java/lang/ArithmeticException", &[]),
            class("X", "some/library/Thing", &[]),
        ])
        .unwrap();
        assert_eq!(program.is_subtype("B", "A"), Some(true));
        assert_eq!(program.is_subtype("B", "java/lang/Comparable"), Some(true));
        assert_eq!(program.is_subtype("A", "B"), Some(false));
        assert_eq!(program.is_subtype("E", "java/lang/RuntimeException"), Some(true));
        assert_eq!(program.is_subtype("E", "java/lang/Error"), Some(false));
        assert_eq!(program.is_subtype("X", "some/other/Thing"), None);
        assert_eq!(program.is_subtype("X", "A"), Some(false));
        assert!(program.concrete_subtypes("java/lang/RuntimeException").contains("E"));
        assert_eq!(&*program.common_superclass(&"B".into(), &"A".into()), "A");
        assert_eq!(&*program.common_superclass(&"B".into(), &"E".into()), OBJECT);
        let ints = JavaType::parse("[I").unwrap();
        assert_eq!(program.is_assignable(&ints, &JavaType::object(OBJECT)), Some(true));
        assert_eq!(
            program.is_assignable(&JavaType::parse("[LB;").unwrap(), &JavaType::parse("[LA;").unwrap()),
            Some(true)
        );
    }

    #[test]
    fn cycles_are_refused() {
        assert!(Program::new(vec![class("A", "A", &[])]).is_err());
        assert!(Program::new(vec![class("A", "B", &[]), class("B", "C", &[]), class("C", "A", &[])]).is_err());
        assert!(
            Program::new(vec![class("A", OBJECT, &["I"]), class("I", OBJECT, &["J"]), class("J", OBJECT, &["I"])])
                .is_err()
        );
        // A diamond is no cycle.
        let diamond = vec![
            class("A", OBJECT, &["I", "J"]),
            class("I", OBJECT, &["K"]),
            class("J", OBJECT, &["K"]),
            class("K", OBJECT, &[]),
        ];
        assert!(Program::new(diamond).is_ok());
    }
}
