//! Inputs, and what became of running both sides on them.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use tandem_ir::interp::{Inputs, MemoryInput, Run};
use tandem_ir::{Module, Pair, Side};

/// What both programs are run on. Memories and the world are the same for both.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Input {
    /// The scalar parameters of each entry, as the interpreter takes them.
    pub args: Pair<Vec<u128>>,
    /// First contents of memories by region name; zero everywhere where not given.
    pub memories: BTreeMap<String, Arc<MemoryInput>>,
    /// What external functions answer depends on this.
    pub world: u64,
    /// Texts whose numbers occur in the arguments or memories.
    pub strings: BTreeSet<String>,
}

impl Input {
    /// The same arguments for both sides.
    pub fn same(args: Vec<u128>) -> Input {
        Input { args: Pair::new(args.clone(), args), ..Input::default() }
    }

    /// What the interpreter is given for one side.
    pub fn for_side(&self, side: Side, module: &Module) -> Inputs {
        let memories = module
            .regions
            .iter()
            .filter_map(|(id, region)| Some((id, self.memories.get(&region.name)?.clone())))
            .collect();
        let strings = self.strings.clone();
        Inputs { args: self.args[side].clone(), memories, world: self.world, strings, arbitrary: 0 }
    }
}

/// An input on which both programs were run and do not behave as claimed.
#[derive(Clone, Debug)]
pub struct Counterexample {
    /// The input.
    pub input: Input,
    /// What each side did.
    pub runs: Pair<Run>,
    /// Whether running the programs natively showed the same; `None` if that was not possible.
    pub native: Option<bool>,
    /// Why it was not possible.
    pub native_note: Option<String>,
    /// Why it is no difference unless running the programs natively showed it.
    pub needs_native: Option<String>,
}
