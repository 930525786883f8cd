//! Random inputs for the functions of random modules.

use std::sync::Arc;

use crate::function::Module;
use crate::ids::FuncId;
use crate::interp::{Inputs, MemoryInput};
use crate::testing::Random;
use crate::types::Ty;

/// Inputs for a function. Unspecified values are all zero.
pub fn random_inputs(module: &Module, entry: FuncId, random: &mut Random) -> Inputs {
    let signature = &module.functions[entry].signature;
    let mut inputs = Inputs { world: random.number(), ..Inputs::default() };
    inputs.args = signature.params.iter().map(|&ty| random.bits(ty)).collect();
    for ty in &signature.state {
        let Ty::Mem(id) = *ty else { continue };
        let region = &module.regions[id];
        let mut memory = MemoryInput { default: random.bits(region.element), cells: vec![] };
        for _ in 0..random.below(6) {
            let keys = region.keys.iter().map(|&key| random.bits(key)).collect();
            memory.cells.push((keys, random.bits(region.element)));
        }
        inputs.memories.insert(id, Arc::new(memory));
    }
    inputs
}
