//! The way back from a rewritten function to the one before.

use crate::function::Function;
use crate::ids::{Block, FuncId, IdVec, Value};

/// For each value and block of a rewritten function, the one of the function before that it came from. `None` is
/// for what the rewrite made up.
///
/// A value that came from another one holds the same thing at the same moments; a block that came from another one
/// is reached when the other one was.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BackMap {
    /// By value of the rewritten function.
    pub values: IdVec<Value, Option<Value>>,
    /// By block of the rewritten function.
    pub blocks: IdVec<Block, Option<Block>>,
}

/// The ways back of all functions of a module.
pub type BackMaps = IdVec<FuncId, BackMap>;

impl BackMap {
    /// The map of a rewrite that changed no number.
    pub fn identity(function: &Function) -> BackMap {
        BackMap { values: function.values.ids().map(Some).collect(), blocks: function.blocks.ids().map(Some).collect() }
    }

    /// The map of a rewrite that changed no number but added values and blocks to this many old ones.
    pub fn extended(function: &Function, old_values: usize, old_blocks: usize) -> BackMap {
        let mut map = BackMap::identity(function);
        map.values.values_mut().skip(old_values).for_each(|value| *value = None);
        map.blocks.values_mut().skip(old_blocks).for_each(|block| *block = None);
        map
    }

    /// The map of this rewrite followed by another one.
    pub fn then(&self, next: &BackMap) -> BackMap {
        BackMap {
            values: next.values.values().map(|value| value.and_then(|value| self.value(value))).collect(),
            blocks: next.blocks.values().map(|block| block.and_then(|block| self.block(block))).collect(),
        }
    }

    /// Where a value came from.
    pub fn value(&self, value: Value) -> Option<Value> {
        self.values.get(value).copied().flatten()
    }

    /// Where a block came from.
    pub fn block(&self, block: Block) -> Option<Block> {
        self.blocks.get(block).copied().flatten()
    }
}
