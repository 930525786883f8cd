//! Random inputs for the functions of random modules.

use std::sync::Arc;

use tandem_ir::{FuncId, Module, Ty};

use crate::testing::{Draw, Random};
use crate::{Inputs, MemoryInput};

/// Inputs for a function. Unspecified values are all zero.
pub fn random_inputs(module: &Module, entry: FuncId, random: &mut Random) -> Inputs {
    let signature = &module.functions[entry].signature;
    let mut inputs = Inputs { world: random.bits(), ..Inputs::default() };
    inputs.args = signature.params.iter().map(|&ty| random.scalar(ty)).collect();
    for ty in &signature.state {
        let Ty::Mem(id) = *ty else { continue };
        let region = &module.regions[id];
        let mut memory = MemoryInput { default: random.scalar(region.element), cells: vec![] };
        for _ in 0..random.below(6) {
            let keys = region.keys.iter().map(|&key| random.scalar(key)).collect();
            memory.cells.push((keys, random.scalar(region.element)));
        }
        inputs.memories.insert(id, Arc::new(memory));
    }
    inputs
}
