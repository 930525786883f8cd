//! Tandem's intermediate representation.
//!
//! A [`Module`] holds functions in SSA form: a control-flow graph whose blocks have parameters instead of phis, whose
//! memories and world are ordinary values, and whose every way to end is an explicit [`Outcome`].

pub mod analysis;
mod builder;
mod dot;
pub mod eval;
mod function;
mod ids;
mod inst;
pub mod interp;
pub mod objects;
mod outcome;
pub mod pass;
pub mod platform;
mod side;
pub mod strings;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
pub mod text;
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
pub use side::{Pair, Side};
pub use types::{Region, RegionKind, Ty};
pub use verify::{Invariant, VerifyError, verify_module};
