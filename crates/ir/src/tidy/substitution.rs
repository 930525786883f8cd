//! Values to be replaced by other values, all at once.

use crate::function::Function;
use crate::ids::{Id, IdVec, Value};
use crate::inst::Inst;

/// A set of replacements. A replacement may itself be replaced later: uses end up at the end of the chain.
pub struct Substitution {
    by: IdVec<Value, Value>,
    /// Values that must not take a name over: constants, because many uses share them, and `x` in a report where the
    /// source says `0` would mislead.
    nameless: IdVec<Value, bool>,
}

impl Substitution {
    /// No replacements.
    pub fn new(function: &Function) -> Substitution {
        let mut nameless = IdVec::filled(false, function.values.len());
        for data in function.insts.values() {
            if matches!(data.inst, Inst::Const(_)) {
                data.results.iter().for_each(|&result| nameless[result] = true);
            }
        }
        Substitution { by: function.values.ids().collect(), nameless }
    }

    /// Replaces `old` by `new`, which takes over the name if it has none. The caller removes the definition of `old`.
    pub fn replace(&mut self, function: &mut Function, old: Value, new: Value) {
        let (old, new) = (self.resolve(old), self.resolve(new));
        if old == new {
            return;
        }
        while self.by.len() <= old.index() {
            self.by.push(self.by.next_id());
        }
        self.by[old] = new;
        let name = function.values[old].name.clone();
        self.offer_name(function, new, name.as_deref());
    }

    /// Names a value that has no name, unless it is a constant.
    pub fn offer_name(&self, function: &mut Function, value: Value, name: Option<&str>) {
        if function.values[value].name.is_none() && self.nameless.get(value) != Some(&true) {
            function.values[value].name = name.map(str::to_string);
        }
    }

    /// What stands for this value now. Values made after the substitution stand for themselves.
    pub fn resolve(&mut self, value: Value) -> Value {
        let mut end = value;
        while let Some(&next) = self.by.get(end)
            && next != end
        {
            end = next;
        }
        let mut step = value;
        while step != end {
            step = std::mem::replace(&mut self.by[step], end);
        }
        end
    }

    /// Rewrites every use in the function.
    pub fn apply(mut self, function: &mut Function) {
        for data in function.insts.values_mut() {
            data.inst.for_each_use_mut(|value| *value = self.resolve(*value));
        }
        for block in function.blocks.values_mut() {
            block.terminator.for_each_use_mut(|value| *value = self.resolve(*value));
        }
    }
}
