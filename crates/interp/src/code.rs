//! The form programs are run in: a flat array of small instructions on numbered registers.
//!
//! Every scalar value has a register of its own in its function's frame; constants have theirs at the frame's start
//! and are copied there when the frame is made, so that they cost nothing in loops. Memories and the world have no
//! registers: they are linear, and an instruction names the one store of its region. Frequent operations on 32 and 64
//! bits have opcodes of their own; everything else goes through the generic opcodes, whose meaning the domain gives
//! (see `domain`). Whatever does not fit into 16 bytes is in a side table that the instruction has an index into.

use std::ops::Range;
use std::sync::Arc;

use tandem_ir::{BinaryOp, CastOp, CompareOp, FuncId, Nature, Outcome, OverflowOp, RegionId, Ty, UnaryOp};

use super::memory::{Layout, Presets};
use super::pure::PureFunction;

/// A register of the current frame. Sixteen bits, so that a frame can be an array that needs no bounds checks.
pub(super) type Register = u16;

/// Registers in the window that a frame sees; at least as many as a frame can have.
pub(super) const WINDOW: usize = 1 << 16;

/// Stores with this number or a higher one are the current frame's own, counted from here.
pub(super) const LOCAL_STORE: u16 = 1 << 15;

/// A scalar type in one byte: 0 is `Bool`, 1 to 128 integers of that width (addresses and references are integers of
/// 64 bits here), then the floats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Kind(u8);

impl Kind {
    pub(super) const BOOL: Kind = Kind(0);
    pub(super) const I32: Kind = Kind(32);
    pub(super) const I64: Kind = Kind(64);
    pub(super) const F32: Kind = Kind(129);
    pub(super) const F64: Kind = Kind(130);

    /// The kind of a scalar type; `None` for memories and the world.
    pub(super) fn of(ty: Ty) -> Option<Kind> {
        match ty {
            Ty::Bool => Some(Kind::BOOL),
            Ty::Int(width) => Some(Kind(width)),
            Ty::Ref | Ty::Ptr => Some(Kind::I64),
            Ty::F32 => Some(Kind::F32),
            Ty::F64 => Some(Kind::F64),
            Ty::Mem(_) | Ty::World => None,
        }
    }

    /// The type, with addresses and references as integers.
    pub(super) fn ty(self) -> Ty {
        match self {
            Kind::BOOL => Ty::Bool,
            Kind::F32 => Ty::F32,
            Kind::F64 => Ty::F64,
            Kind(width) => Ty::Int(width),
        }
    }

    /// The width of an integer (not of a truth value).
    pub(super) fn integer_width(self) -> Option<u32> {
        match self.ty() {
            Ty::Int(width) => Some(u32::from(width)),
            _ => None,
        }
    }

    /// Bits a value takes.
    pub(super) fn bits(self) -> u32 {
        match self {
            Kind::BOOL => 1,
            Kind::F32 => 32,
            Kind::F64 => 64,
            Kind(width) => u32::from(width),
        }
    }
}

/// One instruction. Operands are in the order destination, then sources, unless named.
#[derive(Clone, Copy, Debug)]
pub(super) enum Op {
    Move(Register, Register),
    /// Two and three moves, one after the other.
    Move2([Register; 2], [Register; 2]),
    Move3([Register; 2], [Register; 2], [Register; 2]),

    Add32(Register, Register, Register),
    Sub32(Register, Register, Register),
    Mul32(Register, Register, Register),
    SDiv32(Register, Register, Register),
    UDiv32(Register, Register, Register),
    SRem32(Register, Register, Register),
    URem32(Register, Register, Register),
    Shl32(Register, Register, Register),
    LShr32(Register, Register, Register),
    AShr32(Register, Register, Register),
    SMin32(Register, Register, Register),
    SMax32(Register, Register, Register),
    Add64(Register, Register, Register),
    Sub64(Register, Register, Register),
    Mul64(Register, Register, Register),
    SDiv64(Register, Register, Register),
    UDiv64(Register, Register, Register),
    SRem64(Register, Register, Register),
    URem64(Register, Register, Register),
    Shl64(Register, Register, Register),
    LShr64(Register, Register, Register),
    AShr64(Register, Register, Register),
    SMin64(Register, Register, Register),
    SMax64(Register, Register, Register),
    // On canonical operands of at most 64 bits these mean the same at every width.
    And(Register, Register, Register),
    Or(Register, Register, Register),
    Xor(Register, Register, Register),
    UMin(Register, Register, Register),
    UMax(Register, Register, Register),
    Eq(Register, Register, Register),
    Ne(Register, Register, Register),
    Ult(Register, Register, Register),
    Ule(Register, Register, Register),
    Slt32(Register, Register, Register),
    Sle32(Register, Register, Register),
    Slt64(Register, Register, Register),
    Sle64(Register, Register, Register),
    FAdd32(Register, Register, Register),
    FSub32(Register, Register, Register),
    FMul32(Register, Register, Register),
    FDiv32(Register, Register, Register),
    FAdd64(Register, Register, Register),
    FSub64(Register, Register, Register),
    FMul64(Register, Register, Register),
    FDiv64(Register, Register, Register),
    FOlt64(Register, Register, Register),
    FOle64(Register, Register, Register),
    FOeq64(Register, Register, Register),
    NotBool(Register, Register),
    Truncate {
        width: u8,
        to: Register,
        a: Register,
    },
    SignExtend {
        from: u8,
        width: u8,
        to: Register,
        a: Register,
    },

    Select {
        to: Register,
        condition: Register,
        yes: Register,
        no: Register,
    },
    Unary {
        op: UnaryOp,
        kind: Kind,
        to: Register,
        a: Register,
    },
    Binary {
        op: BinaryOp,
        kind: Kind,
        to: Register,
        a: Register,
        b: Register,
    },
    Compare {
        op: CompareOp,
        kind: Kind,
        to: Register,
        a: Register,
        b: Register,
    },
    Overflows {
        op: OverflowOp,
        kind: Kind,
        to: Register,
        a: Register,
        b: Register,
    },
    Cast {
        op: CastOp,
        from: Kind,
        kind: Kind,
        to: Register,
        a: Register,
    },
    FusedMultiplyAdd {
        kind: Kind,
        to: Register,
        a: Register,
        b: Register,
        c: Register,
    },

    Load0 {
        to: Register,
        store: u16,
    },
    Load1 {
        to: Register,
        store: u16,
        key: Register,
    },
    Load2 {
        shift: u8,
        to: Register,
        store: u16,
        first: Register,
        second: Register,
    },
    /// Through `Code::accesses`.
    Load {
        to: Register,
        access: u32,
    },
    LoadBytes {
        bytes: u8,
        kind: Kind,
        to: Register,
        store: u16,
        key: Register,
    },
    Store0 {
        store: u16,
        value: Register,
    },
    Store1 {
        store: u16,
        key: Register,
        value: Register,
    },
    Store2 {
        shift: u8,
        store: u16,
        first: Register,
        second: Register,
        value: Register,
    },
    /// Through `Code::accesses`.
    Store {
        value: Register,
        access: u32,
    },
    StoreBytes {
        bytes: u8,
        store: u16,
        key: Register,
        value: Register,
    },
    /// Through `Code::accesses`.
    Clear {
        access: u32,
    },

    ArbitraryScalar {
        kind: Kind,
        to: Register,
    },
    /// The store becomes a fresh memory of unspecified contents.
    ArbitraryStore {
        store: u16,
        region: u32,
    },
    /// An unspecified memory of a region that outlives the frame, or an unspecified world: kept as they are.
    ArbitraryState,
    Assume(Register),
    /// Through `Code::pures`, `Code::calls`, `Code::externals`.
    Pure(u32),
    Call(u32),
    External(u32),

    // Control. `cost` is how many IR instructions the block had; targets are edge numbers until they are resolved.
    Jump {
        cost: u16,
        target: u32,
    },
    Jump1 {
        cost: u16,
        first: [Register; 2],
        target: u32,
    },
    /// The two moves are made at once.
    Jump2 {
        cost: u16,
        first: [Register; 2],
        second: [Register; 2],
        target: u32,
    },
    Branch {
        cost: u16,
        condition: Register,
        yes: u32,
        no: u32,
    },
    BranchEq {
        cost: u16,
        a: Register,
        b: Register,
        yes: u32,
        no: u32,
    },
    BranchUlt {
        cost: u16,
        a: Register,
        b: Register,
        yes: u32,
        no: u32,
    },
    BranchUle {
        cost: u16,
        a: Register,
        b: Register,
        yes: u32,
        no: u32,
    },
    BranchSlt32 {
        cost: u16,
        a: Register,
        b: Register,
        yes: u32,
        no: u32,
    },
    BranchSle32 {
        cost: u16,
        a: Register,
        b: Register,
        yes: u32,
        no: u32,
    },
    BranchSlt64 {
        cost: u16,
        a: Register,
        b: Register,
        yes: u32,
        no: u32,
    },
    BranchSle64 {
        cost: u16,
        a: Register,
        b: Register,
        yes: u32,
        no: u32,
    },
    /// Through `Code::switches` and `Code::exits`.
    Switch {
        cost: u16,
        site: u32,
    },
    Exit {
        cost: u16,
        site: u32,
    },
    /// The cost of a block that is too long for its terminator's field.
    Spend {
        cost: u32,
    },
    /// A trace point is here.
    Trace {
        point: u32,
    },
    /// A block starts here whose visits are counted.
    Count {
        place: u32,
    },
    /// Something the interpreter does not do, through `Code::refusals`.
    Refuse(u32),
}

/// A whole program in the form it is run in.
#[derive(Debug, Default)]
pub(super) struct Code {
    pub(super) ops: Vec<Op>,
    pub(super) functions: Vec<FunctionCode>,
    pub(super) regions: Vec<RegionCode>,
    /// Constants of all functions, in the domain's reading.
    pub(super) constants: Vec<u128>,
    pub(super) accesses: Vec<Access>,
    pub(super) pures: Vec<PureSite>,
    pub(super) calls: Vec<CallSite>,
    pub(super) externals: Vec<ExternalSite>,
    pub(super) switches: Vec<SwitchSite>,
    pub(super) exits: Vec<ExitSite>,
    pub(super) refusals: Vec<String>,
    pub(super) points: Vec<PointCode>,
    /// How many blocks are counted.
    pub(super) counted: usize,
    /// Outcomes that the program can name; exits have indices into it.
    pub(super) outcomes: Vec<Outcome>,
    /// Texts that the program knows by number.
    pub(super) strings: Vec<String>,
}

#[derive(Debug)]
pub(super) struct FunctionCode {
    /// Where the entry block's code starts.
    pub(super) start: u32,
    /// Its part of `Code::constants`, which fills its first registers; the parameters' registers follow.
    pub(super) constants: Range<usize>,
    pub(super) params: Vec<Kind>,
    pub(super) state: Vec<Ty>,
    /// How many registers its frame has.
    pub(super) frame: usize,
    /// How many local stores its frame has.
    pub(super) locals: usize,
}

/// What stores of a region need to know.
#[derive(Debug)]
pub(super) struct RegionCode {
    pub(super) element: Kind,
    /// How keys are packed into one number; a reason why not, if they cannot be.
    pub(super) layout: Result<Arc<Layout>, String>,
    /// Elements that never change: a table's contents, cells of globals.
    pub(super) presets: Option<Arc<Presets>>,
}

/// A memory access whose keys do not fit into an instruction.
#[derive(Debug)]
pub(super) struct Access {
    pub(super) store: u16,
    pub(super) region: RegionId,
    pub(super) keys: Vec<Register>,
}

#[derive(Debug)]
pub(super) struct PureSite {
    pub(super) name: Arc<str>,
    pub(super) function: PureFunction,
    pub(super) args: Vec<Register>,
    pub(super) to: Register,
    pub(super) kind: Kind,
}

#[derive(Debug)]
pub(super) struct CallSite {
    pub(super) function: FuncId,
    pub(super) args: Vec<Register>,
    pub(super) code: Register,
    pub(super) results: Vec<Register>,
}

#[derive(Debug)]
pub(super) struct ExternalSite {
    pub(super) name: Arc<str>,
    pub(super) name_hash: u64,
    pub(super) args: Vec<Register>,
    pub(super) code: Register,
    pub(super) results: Vec<(Register, Ty)>,
    /// Whether the callee takes the world, and so sees and makes events.
    pub(super) takes_world: bool,
    pub(super) nature: Nature,
    /// The stores of the memories that it is given.
    pub(super) stores: Vec<u16>,
}

#[derive(Debug)]
pub(super) struct SwitchSite {
    pub(super) value: Register,
    /// Sorted by the case's bits in the domain's reading.
    pub(super) cases: Vec<(u128, u32)>,
    pub(super) default: u32,
}

#[derive(Debug)]
pub(super) struct ExitSite {
    pub(super) kind: ExitCode,
    pub(super) values: Vec<Register>,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum ExitCode {
    /// The outcome's code, and its place in `Code::outcomes`.
    Always(u32, u32),
    /// The code is in this register.
    Resume(Register),
}

/// What to record at a trace point.
#[derive(Debug)]
pub(super) struct PointCode {
    /// Which of the trace points given.
    pub(super) index: usize,
    pub(super) watched: Vec<Watched>,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Watched {
    Scalar(Register),
    Store(u16, RegionId),
    World,
}

impl Op {
    /// The control-flow targets that are in the instruction itself.
    pub(super) fn targets_mut(&mut self) -> [Option<&mut u32>; 2] {
        match self {
            Op::Jump { target, .. } | Op::Jump1 { target, .. } | Op::Jump2 { target, .. } => [Some(target), None],
            Op::Branch { yes, no, .. }
            | Op::BranchEq { yes, no, .. }
            | Op::BranchUlt { yes, no, .. }
            | Op::BranchUle { yes, no, .. }
            | Op::BranchSlt32 { yes, no, .. }
            | Op::BranchSle32 { yes, no, .. }
            | Op::BranchSlt64 { yes, no, .. }
            | Op::BranchSle64 { yes, no, .. } => [Some(yes), Some(no)],
            _ => [None, None],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn instructions_stay_small() {
        assert_eq!(size_of::<Op>(), 16);
    }

    #[test]
    fn kinds_know_their_types() {
        for ty in [Ty::Bool, Ty::Int(1), Ty::I32, Ty::Int(128), Ty::F32, Ty::F64] {
            assert_eq!(Kind::of(ty).unwrap().ty(), ty);
        }
        assert_eq!(Kind::of(Ty::Ref), Some(Kind::I64));
        assert_eq!(Kind::of(Ty::World), None);
    }
}
