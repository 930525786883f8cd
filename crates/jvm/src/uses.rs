//! Digests of methods with everything of the program that they lead to, for whoever wants to know where a change may show.
//!
//! Nothing is proved with these: calls lead to the methods that a class and its subclasses declare, and what a library calls back is
//! left out. Methods that lead to each other have one digest, so the work grows with the program and not with its paths.

use rustc_hash::FxHashMap;
use tandem_ir::analysis::strongly_connected;
use tandem_ir::{FuncId, Id, IdVec};

use crate::classes::Classes;
use crate::classfile::{BootstrapArgument, Class, Instruction, InvokeKind, MemberRef};
use crate::types::Name;

/// The given classes, and who extends whom.
struct Hierarchy<'c> {
    classes: FxHashMap<&'c Name, &'c Class>,
    below: FxHashMap<&'c Name, Vec<&'c Class>>,
}

impl<'c> Hierarchy<'c> {
    fn of(classes: &'c Classes) -> Hierarchy<'c> {
        let mut found = Hierarchy { classes: FxHashMap::default(), below: FxHashMap::default() };
        for class in classes.classes() {
            found.classes.insert(&class.name, class);
            for parent in class.super_name.iter().chain(&class.interfaces) {
                found.below.entry(parent).or_default().push(class);
            }
        }
        found
    }

    /// The class that declares what is called of this class.
    fn owner(&self, class: &Name, has: &impl Fn(&Class) -> bool) -> Option<&'c Class> {
        let mut work = vec![*self.classes.get(class)?];
        let mut seen = 0;
        while let Some(class) = work.pop().filter(|_| seen <= self.classes.len()) {
            if has(class) {
                return Some(class);
            }
            seen += 1;
            work.extend(class.interfaces.iter().chain(&class.super_name).filter_map(|name| self.classes.get(name)));
        }
        None
    }

    /// All classes below this one.
    fn all_below(&self, class: &Name) -> Vec<&'c Class> {
        let mut found: Vec<&Class> = Vec::new();
        let mut work = vec![class];
        while let Some(name) = work.pop() {
            for class in self.below.get(name).into_iter().flatten() {
                if !found.iter().any(|known| known.name == class.name) {
                    found.push(class);
                    work.push(&class.name);
                }
            }
        }
        found
    }

    /// The classes whose method a call may run.
    fn declaring(&self, member: &MemberRef, is_exact: bool) -> Vec<&'c Class> {
        let has = |class: &Class| class.method(&member.name, &member.descriptor).is_some();
        let below = if is_exact { vec![] } else { self.all_below(&member.class) };
        self.owner(&member.class, &has).into_iter().chain(below.into_iter().filter(|class| has(class))).collect()
    }
}

/// For each method with code, in the order of the class files, a digest of it and of all that it leads to; `own` are digests of each
/// by itself, in that order.
pub fn with_uses(classes: &Classes, own: &[&str]) -> Vec<String> {
    let hierarchy = Hierarchy::of(classes);
    let mut number: FxHashMap<(&Name, &Name, &Name), FuncId> = FxHashMap::default();
    let methods = classes.classes().iter().flat_map(|class| class.methods.iter().map(move |method| (class, method)));
    let methods: Vec<_> = methods.filter(|(_, method)| method.code.is_some()).collect();
    debug_assert_eq!(own.len(), methods.len());
    for (index, (class, method)) in methods.iter().enumerate() {
        number.insert((&class.name, &method.name, &method.descriptor), FuncId::from_index(index));
    }
    let mut callees: IdVec<FuncId, Vec<FuncId>> = IdVec::new();
    for (class, method) in &methods {
        let mut found = vec![];
        let mut calls = |member: &MemberRef, is_exact: bool| {
            for declaring in hierarchy.declaring(member, is_exact) {
                found.extend(number.get(&(&declaring.name, &member.name, &member.descriptor)));
            }
        };
        let mut initialised: Vec<&Name> = vec![];
        for instruction in method.code.iter().flat_map(|code| &code.instructions) {
            match instruction {
                Instruction::Invoke(kind, member) => {
                    calls(member, matches!(kind, InvokeKind::Special | InvokeKind::Static));
                    // A class that runs has begun, and so has one with objects.
                    if *kind == InvokeKind::Static && member.class != class.name {
                        initialised.push(&member.class);
                    }
                }
                Instruction::InvokeDynamic(site) => {
                    for argument in &site.bootstrap.arguments {
                        if let BootstrapArgument::Handle(handle) = argument {
                            calls(&handle.member, false);
                        }
                    }
                }
                Instruction::GetStatic(field) | Instruction::PutStatic(field) => initialised.push(&field.class),
                Instruction::New(name) if *name != class.name => initialised.push(name),
                _ => {}
            }
        }
        for name in initialised {
            let initialiser = hierarchy.classes.get(name).and_then(|class| class.method("<clinit>", "()V"));
            found.extend(initialiser.and_then(|method| number.get(&(name, &method.name, &method.descriptor))));
        }
        found.sort_unstable();
        found.dedup();
        callees.push(found);
    }
    let mut digests = vec![String::new(); own.len()];
    // What is led to comes before what leads there.
    for component in strongly_connected(&callees) {
        let mut parts: Vec<&str> = component.iter().map(|method| own[method.index()]).collect();
        let beyond = component.iter().flat_map(|method| &callees[*method]).filter(|callee| !component.contains(callee));
        parts.extend(beyond.map(|callee| &*digests[callee.index()]));
        parts.sort_unstable();
        parts.dedup();
        let all = parts.join("\n");
        for method in &component {
            let text = format!("{}\n{all}", own[method.index()]);
            digests[method.index()] = blake3::hash(text.as_bytes()).to_hex().to_string();
        }
    }
    digests
}
