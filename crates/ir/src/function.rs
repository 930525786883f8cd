//! Functions and modules.

use std::collections::BTreeSet;

use tandem_base::Assumption;

use crate::ids::{Block, ExternId, FileId, FuncId, GlobalId, Id, IdVec, InstId, RegionId, Value};
use crate::inst::{Callee, Inst, Line, Terminator};
use crate::types::{Region, RegionKind, Ty};

/// What a function takes and gives.
///
/// The entry block's parameters are `params` and then `state`; so are a call's arguments. Every exit hands back the
/// state, a returning one also the results.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Signature {
    /// Scalar parameters.
    pub params: Vec<Ty>,
    /// Scalar results.
    pub results: Vec<Ty>,
    /// Memories (each region at most once, none of them local or constant) and the world, threaded through.
    pub state: Vec<Ty>,
}

/// A program, or the part of one that was given.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Module {
    /// Source files that lines refer to.
    pub files: IdVec<FileId, String>,
    /// Memory regions.
    pub regions: IdVec<RegionId, Region>,
    /// Objects whose address is taken.
    pub globals: IdVec<GlobalId, Global>,
    /// Functions that are called but not given.
    pub externals: IdVec<ExternId, External>,
    /// Functions.
    pub functions: IdVec<FuncId, Function>,
    /// What the front end took for granted about the outside.
    pub assumptions: BTreeSet<Assumption>,
    /// Texts of which the program knows the numbers (see the crate `tandem_texts`).
    pub strings: BTreeSet<String>,
}

/// An object of static storage whose address is taken.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Global {
    /// Unique in the module; globals of equal name on both sides have the same address.
    pub name: String,
    /// Its size in bytes.
    pub size: u64,
    /// Whether pointers that a caller gives may lead into it.
    pub open: bool,
    /// What never changes in it: elements of regions at byte offsets from its address.
    pub contents: Vec<GlobalCell>,
}

/// One element of a global that never changes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct GlobalCell {
    /// The region that holds it.
    pub region: RegionId,
    /// Byte offset from the global's address.
    pub offset: u64,
    /// The bits of the element.
    pub bits: u128,
}

/// A function that is called but not given.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct External {
    /// What both sides know it by.
    pub name: String,
    /// What it takes and gives.
    pub signature: Signature,
    /// Whether it does one definite thing that is not modelled, as a library that everybody has does. What it is made to
    /// answer in a run need not be possible then, and an observer does not see that it is called: a run that calls it
    /// shows nothing.
    pub is_definite: bool,
    /// Who wrote it, and so whether anybody sees that it is called.
    pub nature: Nature,
}

/// What is known of a function that the program does not contain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Nature {
    /// Somebody else's code, which may do anything: that it is called, and with what, is seen.
    #[default]
    Code,
    /// A function of the platform's library. It does one definite thing; of its calls nothing is seen but what that does,
    /// and what it is made to answer in the interpreter is not what it answers.
    Platform,
    /// Somebody else's code that is promised to change nothing: nobody sees that it is called.
    Promised,
    /// No function at all, but something that an observer sees of a run, such as which branch it takes. It changes nothing,
    /// answers nothing, and no machine runs it.
    Observed,
}

impl Nature {
    /// All, with the words they have in the text form.
    pub const WORDS: [(Nature, &'static str); 3] =
        [(Nature::Platform, "platform"), (Nature::Promised, "promised"), (Nature::Observed, "observed")];
}

/// A function with its body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Function {
    /// Unique in the module, as a user would write it.
    pub name: String,
    /// What it takes and gives.
    pub signature: Signature,
    /// The body; the entry is block 0.
    pub blocks: IdVec<Block, BlockData>,
    /// Instructions, in no particular order; blocks list theirs.
    pub insts: IdVec<InstId, InstData>,
    /// Values.
    pub values: IdVec<Value, ValueData>,
    /// Where the function stands in the source.
    pub line: Line,
}

/// A basic block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BlockData {
    /// Parameters: what other languages write as phis.
    pub params: Vec<Value>,
    /// Instructions in order.
    pub insts: Vec<InstId>,
    /// How it ends.
    pub terminator: Terminator,
    /// Source line of the terminator.
    pub line: Line,
}

/// An instruction with what it defines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InstData {
    /// What it does.
    pub inst: Inst,
    /// What it defines.
    pub results: Vec<Value>,
    /// Source line.
    pub line: Line,
}

/// A value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValueData {
    /// Its type.
    pub ty: Ty,
    /// The source variable it holds, if any. Several values may have the same name.
    pub name: Option<String>,
}

impl Function {
    /// The entry block.
    pub fn entry(&self) -> Block {
        Block::from_index(0)
    }

    /// The type of a value.
    pub fn ty(&self, value: Value) -> Ty {
        self.values[value].ty
    }

    /// The entry block's parameters: scalars, then state.
    pub fn params(&self) -> &[Value] {
        &self.blocks[self.entry()].params
    }
}

impl Module {
    /// The function of this name.
    pub fn function_named(&self, name: &str) -> Option<FuncId> {
        self.functions.iter().find(|(_, function)| function.name == name).map(|(id, _)| id)
    }

    /// The region of this name.
    pub fn region_named(&self, name: &str) -> Option<RegionId> {
        self.regions.iter().find(|(_, region)| region.name == name).map(|(id, _)| id)
    }

    /// What a callee takes and gives.
    pub fn signature(&self, callee: Callee) -> &Signature {
        match callee {
            Callee::Function(function) => &self.functions[function].signature,
            Callee::External(external) => &self.externals[external].signature,
        }
    }

    /// Whether a memory of this region is part of what an observer sees at the end.
    pub fn is_observed(&self, region: RegionId) -> bool {
        matches!(self.regions[region].kind, RegionKind::Shared | RegionKind::Computed)
    }
}
