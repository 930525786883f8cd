//! Values to be replaced by other values, all at once.

use crate::function::Function;
use crate::ids::{IdVec, Value};
use crate::inst::Inst;

/// A set of replacements. A replacement may itself be replaced later: uses end up at the end of the chain.
pub(crate) struct Substitution {
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
        self.by[old] = new;
        if function.values[new].name.is_none() && !self.nameless[new] {
            function.values[new].name = function.values[old].name.clone();
        }
    }

    /// What stands for this value now.
    pub fn resolve(&mut self, value: Value) -> Value {
        let mut end = value;
        while self.by[end] != end {
            end = self.by[end];
        }
        let mut step = value;
        while self.by[step] != end {
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
