//! Tandem's intermediate representation.
//!
//! A [`Module`] holds functions in SSA form: control-flow graphs whose blocks have parameters instead of phi
//! instructions (block arguments, as in MLIR, Swift's SIL and Cranelift; Appel, "SSA is Functional Programming", 1998).
//! A jump passes the arguments, so a block is a function of its parameters and a cut point's state is simply what is
//! live there.
//!
//! What is different from a compiler's IR is what makes two programs comparable:
//!
//! * Memories and the world are ordinary values, one memory for each region. A store gives a new memory, a call to
//!   unknown code takes the world and gives a new one. So there are no side effects, and equality of memories can be
//!   said.
//! * Every instruction is total. What a language calls an error is an explicit branch to an exit before the
//!   instruction.
//! * Every way to end is an explicit [`Outcome`] with a code that both programs agree on without sharing a table.
//! * Memories and the world are used linearly (the last version only), so they can be run in place.
//!
//! The `verify` module says and checks what every module must satisfy; front ends, passes and the parser are tested
//! against it, and everything else relies on it.

pub mod analysis;
mod builder;
mod dot;
mod function;
mod ids;
mod inst;
mod outcome;
pub mod platform;
pub mod text;
pub mod tidy;
mod types;
mod verify;

pub use builder::{Builder, Variable};
pub use dot::dot_function;
pub use function::{BlockData, External, Function, Global, GlobalCell, InstData, Module, Nature, Signature, ValueData};
pub use ids::{Block, ExternId, FileId, FuncId, GlobalId, Id, IdVec, InstId, RegionId, Value};
pub use inst::{
    BinaryOp, Callee, CastOp, CompareOp, Const, Flags, Inst, Line, OverflowOp, Target, Terminator, UnaryOp,
};
pub use outcome::{ExitKind, Outcome};
pub use types::{Region, RegionKind, Ty};
pub use verify::{Invariant, VerifyError, verify_module};
