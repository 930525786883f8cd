//! Which code two changed methods have in common, so that a comparison of the two need not look into it.
//!
//! A commit changes a method or two, and a method of a real library leads to hundreds of others that it did not change. What a
//! caller of those has to know is only that they do the same on both sides: one uninterpreted function stands for both (regression
//! verification, Godlin and Strichman). Here it is found out which they are, once for a pair of programs and a pair of methods, by
//! taint in the graph that digests are made of: a node that is not the same on both sides taints all that mention it, and
//! what is not tainted is the same graph on both sides, down to everything that it may run or look at.
//!
//! **The compared methods themselves taint nothing.** Code that calls them, perhaps through a library that calls back, is the same but for
//! these calls, and that they do the same is the induction hypothesis. A call that such code makes of them is nested in the
//! one that is compared, and a run that ends has innermost calls: these agree, then those around them, and so on. If
//! one side ends, so does the other, by the same induction over its run. That needs the claim to be about all arguments and to say that both do the
//! same, so whoever compares under an assumption, or asks for less, may not use it. It also needs methods of one name: the
//! same call has to mean both of them.
//!
//! Methods that call nothing and are short (accessors, constructors that fill fields) are not left out although they are the same: to know what they do is cheap, and
//! often just what a proof needs.

use rustc_hash::{FxHashMap, FxHashSet};
use tandem_base::Pair;

use super::{Identities, Node};
use crate::classfile::{Instruction, Method};
use crate::lower::MethodKey;
use crate::program::OBJECT;
use crate::types::Name;

/// More instructions than this are not short.
const SHORT: usize = 32;

/// More methods of one name than this are not told apart.
const FEW: usize = 4;

/// Code that is the same on both sides, but for calls of the two methods that are compared.
#[derive(Clone, Debug, Default)]
pub struct SameCode {
    /// Methods that are the same and not looked into.
    pub methods: FxHashSet<MethodKey>,
    /// Names and descriptors of which every given method is the same, so that it does not matter which of them a call means.
    pub names: FxHashSet<(Name, Name)>,
    /// Those of them whose methods are not looked into.
    pub closed_names: FxHashSet<(Name, Name)>,
    /// Whether all that a library may call back is the same.
    pub is_library_same: bool,
    /// Whether all that code of the caller's may call is the same.
    pub is_callable_same: bool,
}

impl SameCode {
    /// What two programs have in common but for this method of both. Nothing if one of them does not have it.
    pub fn of(sides: Pair<&Identities>, compared: &MethodKey) -> Option<SameCode> {
        let MethodKey { class, name, descriptor } = compared;
        for side in [sides.left, sides.right] {
            side.classes.get(class)?.method(name, descriptor)?;
        }
        let graph = Graph::of(sides, &Node::Method(class.clone(), name.clone(), descriptor.clone()));
        let mut same = SameCode {
            is_library_same: graph.is_same(&Node::CalledBack),
            is_callable_same: graph.is_same(&Node::Callers),
            ..SameCode::default()
        };
        let mut by_name: FxHashMap<(Name, Name), Vec<bool>> = FxHashMap::default();
        for given in sides.left.order.iter().map(|name| &sides.left.classes[name]) {
            for method in given.methods.iter().filter(|method| method.code.is_some()) {
                let key = MethodKey {
                    class: given.name.clone(),
                    name: method.name.clone(),
                    descriptor: method.descriptor.clone(),
                };
                by_name.entry((key.name.clone(), key.descriptor.clone())).or_default().push(is_short(method));
                let node = Node::Method(key.class.clone(), key.name.clone(), key.descriptor.clone());
                if key != *compared && !is_short(method) && graph.is_same(&node) {
                    same.methods.insert(key);
                }
            }
        }
        for ((name, descriptor), are_short) in by_name {
            // A call that may mean the compared method is looked into.
            let may_be_compared = (&name, &descriptor) == (&compared.name, &compared.descriptor);
            if may_be_compared || !graph.is_same(&Node::Called(name.clone(), descriptor.clone())) {
                continue;
            }
            if are_short.len() > FEW || are_short.contains(&false) {
                same.closed_names.insert((name.clone(), descriptor.clone()));
            }
            same.names.insert((name, descriptor));
        }
        Some(same)
    }
}

/// Whether a method is short and calls nothing.
fn is_short(method: &Method) -> bool {
    let Some(code) = &method.code else { return false };
    let calls = |instruction: &Instruction| match instruction {
        Instruction::Invoke(_, called) => !(&*called.class == OBJECT && &*called.name == "<init>"),
        Instruction::InvokeDynamic(_) => true,
        _ => false,
    };
    code.instructions.len() <= SHORT && !code.instructions.iter().any(calls)
}

/// What is the same in the graphs of two programs.
struct Graph {
    numbers: FxHashMap<Node, usize>,
    is_tainted: Vec<bool>,
}

impl Graph {
    /// Follows all that methods mention, but for what the compared method does.
    fn of(sides: Pair<&Identities>, compared: &Node) -> Graph {
        let mut work: Vec<Node> = vec![Node::CalledBack, Node::Callers];
        for given in sides.left.order.iter().map(|name| &sides.left.classes[name]) {
            for method in &given.methods {
                work.push(Node::Method(given.name.clone(), method.name.clone(), method.descriptor.clone()));
                work.push(Node::Called(method.name.clone(), method.descriptor.clone()));
            }
        }
        let mut numbers: FxHashMap<Node, usize> = FxHashMap::default();
        let mut mentioned_by: Vec<Vec<usize>> = Vec::new();
        let mut tainted: Vec<usize> = Vec::new();
        let number = |numbers: &mut FxHashMap<Node, usize>, mentioned_by: &mut Vec<Vec<usize>>, node: Node| {
            *numbers.entry(node).or_insert_with(|| {
                mentioned_by.push(vec![]);
                mentioned_by.len() - 1
            })
        };
        let mut seen: FxHashSet<Node> = FxHashSet::default();
        while let Some(node) = work.pop() {
            if !seen.insert(node.clone()) {
                continue;
            }
            let own = number(&mut numbers, &mut mentioned_by, node.clone());
            if node == *compared {
                continue;
            }
            let (left, right) = (sides.left.sum(&node), sides.right.sum(&node));
            if left.own != right.own || left.mentions != right.mentions {
                tainted.push(own);
                continue;
            }
            for mention in &left.mentions {
                let mentioned = number(&mut numbers, &mut mentioned_by, mention.clone());
                mentioned_by[mentioned].push(own);
                if !seen.contains(mention) {
                    work.push(mention.clone());
                }
            }
        }
        let mut is_tainted = vec![false; mentioned_by.len()];
        while let Some(node) = tainted.pop() {
            if !std::mem::replace(&mut is_tainted[node], true) {
                tainted.extend(&mentioned_by[node]);
            }
        }
        Graph { numbers, is_tainted }
    }

    fn is_same(&self, node: &Node) -> bool {
        self.numbers.get(node).is_some_and(|&number| !self.is_tainted[number])
    }
}
