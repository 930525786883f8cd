//! The verifier: what must be true of every module, whoever made it.
//!
//! Front ends, passes and the parser make modules; symbolic execution, the interpreter and the searches rely on these
//! invariants and check none of them again. So a module that does not satisfy them is refused before it is looked at, and
//! each invariant has a number, a test that breaks it, and one place that checks it. Beyond LLVM's verifier it says that
//! instructions are total (their operands have the types they are made for) and that memories and the world are linear.
//!
//! Of modules:
//!
//!  1. Names are unique: of files, of regions, of globals, and of functions and externals together.
//!  2. The keys of a region are integers, addresses or references, and its elements scalars; integers have 1 to 128 bits.
//!  3. Only a constant region with one key has contents; their keys are distinct, keys and elements fit their types.
//!  4. What a global contains lies inside it, in a region keyed by one address that is not local; no element is given
//!     twice, and each fits its type.
//!  5. The parameters and results of a signature are scalars of 1 to 128 bits; its state has the world and each region
//!     at most once, and no local or constant region.
//!  6. Every id is in range.
//!
//! Of functions:
//!
//!  7. The first block is the entry: its parameters are those of the signature and then its state, and no block jumps
//!     to it.
//!  8. Every block can be reached from the entry. (Passes that cut edges must drop what they cut off.)
//!  9. An instruction stands in at most one block, and a value is defined at most once.
//! 10. A use is dominated by the definition of what it uses. The arguments of a jump are used by the block that jumps.
//! 11. Integer values have 1 to 128 bits.
//!
//! Of instructions, where "the same type" includes the result unless it is a truth value:
//!
//! 12. A constant fits its type; a table is the memory of a constant region.
//! 13. The operand of a unary operation is an integer (`Not`: also a truth value; `ByteSwap`: of whole bytes), or a float
//!     for the float operations; the result has the same type.
//! 14. The operands of a binary operation are integers (`And`, `Or`, `Xor`: also truth values), or floats for the float
//!     operations, all of the same type.
//! 15. Only `Add`, `Sub`, `Mul` and `Shl` have `nsw` and `nuw`; only divisions and right shifts have `exact`.
//! 16. The operands of a comparison have the same type: `Eq` and `Ne` any scalar but floats, signed ones integers,
//!     unsigned ones integers or addresses, float ones floats. The result is a truth value.
//! 17. `Overflows` asks about two integers of the same type and gives a truth value.
//! 18. A fused multiply-add has floats of the same type.
//! 19. `Select` chooses by a truth value between scalars of the same type.
//! 20. A conversion goes between types that it is made for.
//! 21. `PtrAdd` adds an `i64` to an address and gives an address.
//! 22. `Load`, `Store` and `Clear` work on a memory with keys of its region's types; what is read or written is an
//!     element, or something of more whole bytes (an integer, float, address or reference) where the elements are bytes
//!     keyed by one address or `i64`. A store and a clear give a memory of the same region.
//! 23. A memory of a constant region is never stored to or cleared.
//! 24. The keys of a `Clear` are fewer than those of its region.
//! 25. `Arbitrary` gives a scalar or the memory of a local region.
//! 26. A pure function takes scalars and gives one scalar.
//! 27. A call has arguments of the types of the callee's parameters and state, and gives an `i32`, the callee's results
//!     and its state.
//! 28. `Assume` takes a truth value and gives nothing; `Freeze` takes a scalar and gives one of the same type.
//!
//! Of terminators:
//!
//! 29. A jump has one argument for each parameter of its target, of the same type.
//! 30. A branch looks at a truth value.
//! 31. A switch looks at an integer; its cases are distinct and fit.
//! 32. A returning exit has the signature's results, any other has none; every exit has the signature's state.
//! 33. `Resume` has an `i32`.
//!
//! Of memories and the world, which are threaded through a function so that an interpreter needs one store for each:
//!
//! 34. A block has at most one parameter for each region and the world.
//! 35. Every use of a memory or the world is of the current version: on every path from the entry to the use, the last
//!     one defined (as a parameter or a result) of its region. Constant regions are exempt, all their versions being
//!     the same. Where predecessors end with different versions and the block has no parameter, there is no current
//!     version any more; that is no error until one is used.
//! 36. The blocks between definitions and uses of memories, summed over regions, are at most 2^26. (Beyond that nothing
//!     downstream would finish either.)

mod declarations;
mod inst_types;
mod state;
mod structure;
mod terminator_types;

use std::fmt;

use crate::analysis::Cfg;
use crate::function::{Function, Module};
use crate::ids::{Block, FuncId, Id, InstId};
use crate::inst::Line;
use crate::text::print_inst;

pub(crate) use declarations::{check_global, check_region, check_signature};

/// Checking stops after this many errors: who has so many needs no more, and each costs time to describe.
const MOST_ERRORS: usize = 50;

/// A rule that the header of this module states under its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the header of the module says what each one is")]
pub enum Invariant {
    UniqueNames = 1,
    RegionShape = 2,
    RegionContents = 3,
    GlobalContents = 4,
    Signature = 5,
    IdInRange = 6,
    Entry = 7,
    Reachable = 8,
    SingleDefinition = 9,
    Dominance = 10,
    Width = 11,
    Constant = 12,
    Unary = 13,
    Binary = 14,
    Flags = 15,
    Compare = 16,
    Overflows = 17,
    FusedMultiplyAdd = 18,
    Select = 19,
    Cast = 20,
    PtrAdd = 21,
    MemoryAccess = 22,
    ConstantMemory = 23,
    ClearPrefix = 24,
    Arbitrary = 25,
    Pure = 26,
    Call = 27,
    AssumeFreeze = 28,
    JumpArguments = 29,
    BranchCondition = 30,
    Switch = 31,
    Exit = 32,
    Resume = 33,
    StateParameters = 34,
    CurrentState = 35,
    StateSize = 36,
}

impl Invariant {
    /// Its number in the list.
    pub fn number(self) -> u8 {
        self as u8
    }
}

/// A violated invariant, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerifyError {
    /// The invariant.
    pub invariant: Invariant,
    /// The function, unless it is about the module.
    pub function: Option<FuncId>,
    /// The block, unless it is about the whole function.
    pub block: Option<Block>,
    /// The instruction; an error with a block and no instruction is about its parameters or its terminator.
    pub inst: Option<InstId>,
    /// The source line, if known.
    pub line: Line,
    /// Where it is, in words.
    pub place: String,
    /// What is wrong, in words.
    pub message: String,
}

impl fmt::Display for VerifyError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.place.is_empty() {
            write!(out, "{}: ", self.place)?;
        }
        write!(out, "{} (invariant {}, {:?})", self.message, self.invariant.number(), self.invariant)
    }
}

impl std::error::Error for VerifyError {}

/// Checks all invariants. Of a function whose ids or definitions are wrong, nothing else is checked.
pub fn verify_module(module: &Module) -> Result<(), Vec<VerifyError>> {
    let mut errors = vec![];
    for complaint in declarations::check(module) {
        errors.push(complaint.in_module());
    }
    if errors.is_empty() {
        for id in module.functions.ids() {
            if errors.len() >= MOST_ERRORS {
                break;
            }
            let complaints = check_function(module, &module.functions[id]);
            errors.extend(complaints.into_iter().map(|complaint| complaint.in_function(module, id)));
        }
    }
    if errors.is_empty() {
        return Ok(());
    }
    errors.truncate(MOST_ERRORS);
    Err(errors)
}

fn check_function(module: &Module, function: &Function) -> Vec<Complaint> {
    let structural = structure::check(module, function);
    if !structural.is_empty() {
        return structural;
    }
    let mut complaints = vec![];
    for (block, data) in function.blocks.iter() {
        for id in &data.insts {
            if let Err(complaint) = inst_types::check(module, function, &function.insts[*id]) {
                complaints.push(complaint.at_inst(block, *id));
            }
        }
        if let Err(complaint) = terminator_types::check(module, function, data) {
            complaints.push(complaint.at_block(block));
        }
        if complaints.len() >= MOST_ERRORS {
            return complaints;
        }
    }
    let cfg = Cfg::new(function);
    complaints.extend(structure::check_reachable(function, &cfg));
    complaints.extend(structure::check_dominance(function, &cfg));
    complaints.extend(state::check(module, function, &cfg));
    complaints.truncate(MOST_ERRORS);
    complaints
}

/// An error on its way out.
#[derive(Clone, Debug)]
pub(crate) struct Complaint {
    pub(crate) invariant: Invariant,
    pub(crate) message: String,
    block: Option<Block>,
    inst: Option<InstId>,
}

impl Complaint {
    fn new(invariant: Invariant, message: impl Into<String>) -> Complaint {
        Complaint { invariant, message: message.into(), block: None, inst: None }
    }

    fn at_block(self, block: Block) -> Complaint {
        Complaint { block: Some(block), ..self }
    }

    fn at_inst(self, block: Block, inst: InstId) -> Complaint {
        Complaint { block: Some(block), inst: Some(inst), ..self }
    }

    fn in_module(self) -> VerifyError {
        VerifyError {
            invariant: self.invariant,
            function: None,
            block: None,
            inst: None,
            line: Line::default(),
            place: String::new(),
            message: self.message,
        }
    }

    fn in_function(self, module: &Module, id: FuncId) -> VerifyError {
        let function = &module.functions[id];
        let inst_line = self.inst.and_then(|inst| function.insts.get(inst)).map(|inst| inst.line);
        let block_line = self.block.and_then(|block| function.blocks.get(block)).map(|block| block.line);
        let line = inst_line.or(block_line).unwrap_or(function.line);
        let mut place = format!("function {:?}", function.name);
        if let Some(block) = self.block {
            place += &format!(", block b{}", block.index());
        }
        if let Some(inst) = self.inst {
            place += &format!(", `{}`", print_inst(module, function, inst));
        }
        if line.line != 0 {
            let file = line.file.and_then(|file| module.files.get(file)).map_or("line", String::as_str);
            place += &format!(", {file}:{}", line.line);
        }
        VerifyError {
            invariant: self.invariant,
            function: Some(id),
            block: self.block,
            inst: self.inst,
            line,
            place,
            message: self.message,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_header_states_every_invariant() {
        let header = include_str!("mod.rs");
        for number in 1..=Invariant::StateSize.number() {
            assert!(header.contains(&format!("//! {number:2}. ")), "invariant {number} is not stated");
        }
    }
}
