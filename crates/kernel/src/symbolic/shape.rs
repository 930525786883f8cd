//! The shape of a state: which values make up the state of a function at a place, and what they are called.
//!
//! At a cut point the state is what is live there, together with the function's parameters as they were at its
//! entry (so that couplings may speak of them everywhere). Values that are a pure function of others in the state
//! are not part of it: in SSA form their definition holds wherever they are live, so they are recomputed, and
//! nothing about them has to be proved.

use tandem_ir::{Ty, Value};

/// One component of a state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slot {
    /// Unique in its shape; a source name where there is one.
    pub name: String,
    /// Its type.
    pub ty: Ty,
    /// What it holds.
    pub source: SlotSource,
    /// Whether the code that follows may use it; otherwise it is only remembered.
    pub is_live: bool,
}

/// What a slot holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SlotSource {
    /// A value of the function.
    Value(Value),
    /// The outcome code of a function that has ended.
    Outcome,
    /// The result of this index of a function that has ended; zero unless it returned.
    Result(usize),
    /// The final memory or world of this index of the signature's state.
    State(usize),
}

/// The state of a function at one place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shape {
    /// What has to be known.
    pub slots: Vec<Slot>,
    /// Live values that are recomputed from the slots, with the pure values they need, in order of definition.
    pub recomputed: Vec<Value>,
    /// Names of those of `recomputed` that have one, for expressions.
    pub aliases: Vec<(String, Value)>,
}

impl Shape {
    /// The index of the slot of this name.
    pub fn slot_named(&self, name: &str) -> Option<usize> {
        self.slots.iter().position(|slot| slot.name == name)
    }
}

/// Hands out unique names: the first to ask for a name gets it, later ones get a number appended.
#[derive(Default)]
pub(super) struct NamePool {
    taken: std::collections::HashSet<String>,
}

impl NamePool {
    pub(super) fn unique(&mut self, wanted: &str) -> String {
        let mut name = wanted.to_owned();
        let mut number = 2;
        while !self.taken.insert(name.clone()) {
            name = format!("{wanted}.{number}");
            number += 1;
        }
        name
    }

    pub(super) fn is_taken(&self, name: &str) -> bool {
        self.taken.contains(name)
    }
}
