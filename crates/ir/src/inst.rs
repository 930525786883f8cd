//! Instructions and terminators.
//!
//! Every instruction is total: it has one meaning for every operand, stated here. What a language calls an error
//! (division by zero, a null access, an index out of bounds) is an explicit branch to an exit that the front end
//! puts before the instruction. Nothing is checked inside an instruction.

use crate::ids::{Block, ExternId, FileId, FuncId, GlobalId, Value};
use crate::outcome::ExitKind;
use crate::types::Ty;

/// A constant value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Const {
    /// A truth value.
    Bool(bool),
    /// The bits of an integer; its width is the result's. Bits beyond the width are zero.
    Int(u128),
    /// The bits of a binary32.
    F32(u32),
    /// The bits of a binary64.
    F64(u64),
    /// Address 0 (`Ptr`) or the null reference (`Ref`).
    Null,
    /// The address of a global object (`Ptr`). Not null, and disjoint from every other global.
    Global(GlobalId),
    /// The contents of a constant region (`Mem`).
    Table,
}

/// Operations on one value. The result has the operand's type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnaryOp {
    /// Complement of every bit; negation of a truth value.
    Not,
    /// Two's complement negation.
    Neg,
    /// Bytes in reverse order; the width is a multiple of 8.
    ByteSwap,
    /// Bits in reverse order.
    BitReverse,
    /// How many bits are set.
    PopCount,
    /// How many zero bits precede the highest set bit; the width for 0.
    LeadingZeros,
    /// How many zero bits follow the lowest set bit; the width for 0.
    TrailingZeros,
    /// Float: sign flipped.
    FNeg,
    /// Float: sign cleared.
    FAbs,
    /// Float: square root, correctly rounded.
    FSqrt,
    /// Float: to the integral value not above.
    FFloor,
    /// Float: to the integral value not below.
    FCeil,
    /// Float: to the integral value towards zero.
    FTrunc,
    /// Float: to the nearest integral value, ties to even.
    FRint,
    /// Float: to the nearest integral value, ties away from zero (C's `round`).
    FRound,
}

/// Operations on two values of the same type. The result has that type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BinaryOp {
    /// Addition modulo 2^width.
    Add,
    /// Subtraction modulo 2^width.
    Sub,
    /// Multiplication modulo 2^width.
    Mul,
    /// Signed quotient towards zero, modulo 2^width (so MIN / -1 is MIN). By zero: -1 for operands >= 0, else 1.
    SDiv,
    /// Unsigned quotient. By zero: all ones.
    UDiv,
    /// Signed remainder with the sign of the dividend. By zero: the dividend.
    SRem,
    /// Unsigned remainder. By zero: the dividend.
    URem,
    /// Left shift; the count is unsigned; a count of width or more gives 0.
    Shl,
    /// Unsigned right shift; the count is unsigned; a count of width or more gives 0.
    LShr,
    /// Signed right shift; the count is unsigned; a count of width or more gives copies of the sign.
    AShr,
    /// Bitwise and; conjunction of truth values.
    And,
    /// Bitwise or; disjunction of truth values.
    Or,
    /// Bitwise exclusive or; inequality of truth values.
    Xor,
    /// Signed minimum.
    SMin,
    /// Signed maximum.
    SMax,
    /// Unsigned minimum.
    UMin,
    /// Unsigned maximum.
    UMax,
    /// Float addition, to nearest even (as all float arithmetic).
    FAdd,
    /// Float subtraction.
    FSub,
    /// Float multiplication.
    FMul,
    /// Float division.
    FDiv,
    /// Float remainder of truncated division (C's `fmod`, Java's `%`).
    FRem,
    /// Java's `Math.min` and IEEE `minimum`: NaN if either is, and -0 below +0.
    FMinimum,
    /// Java's `Math.max` and IEEE `maximum`.
    FMaximum,
    /// C's `fmin`: the other operand if one is NaN; of two zeros of different sign the left one.
    FMinNum,
    /// C's `fmax`: the other operand if one is NaN; of two zeros of different sign the left one.
    FMaxNum,
    /// Float: magnitude of the left operand with the sign of the right. A NaN has the sign +.
    FCopySign,
}

/// Promises of the source language about a [`BinaryOp`], kept for `--overflow undefined`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Flags {
    /// No signed wrap.
    pub nsw: bool,
    /// No unsigned wrap.
    pub nuw: bool,
    /// Division or right shift loses nothing.
    pub exact: bool,
}

/// Comparisons of two values of the same type, giving a truth value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CompareOp {
    /// Equal: any scalar but floats.
    Eq,
    /// Not equal: any scalar but floats.
    Ne,
    /// Signed less.
    Slt,
    /// Signed less or equal.
    Sle,
    /// Signed greater.
    Sgt,
    /// Signed greater or equal.
    Sge,
    /// Unsigned less; also addresses.
    Ult,
    /// Unsigned less or equal; also addresses.
    Ule,
    /// Unsigned greater; also addresses.
    Ugt,
    /// Unsigned greater or equal; also addresses.
    Uge,
    /// Float, false on NaN: equal.
    FOeq,
    /// Float, false on NaN: different.
    FOne,
    /// Float, false on NaN: less.
    FOlt,
    /// Float, false on NaN: less or equal.
    FOle,
    /// Float, false on NaN: greater.
    FOgt,
    /// Float, false on NaN: greater or equal.
    FOge,
    /// Float: neither is NaN.
    FOrd,
    /// Float: one is NaN.
    FUno,
    /// Float, true on NaN: equal.
    FUeq,
    /// Float, true on NaN: different.
    FUne,
    /// Float, true on NaN: less.
    FUlt,
    /// Float, true on NaN: less or equal.
    FUle,
    /// Float, true on NaN: greater.
    FUgt,
    /// Float, true on NaN: greater or equal.
    FUge,
}

/// Integer operations whose overflow can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OverflowOp {
    /// Signed addition.
    SAdd,
    /// Unsigned addition.
    UAdd,
    /// Signed subtraction.
    SSub,
    /// Unsigned subtraction.
    USub,
    /// Signed multiplication.
    SMul,
    /// Unsigned multiplication.
    UMul,
}

/// Conversions; the target is the result's type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CastOp {
    /// To a wider integer with zeros; a truth value becomes 0 or 1.
    ZeroExtend,
    /// To a wider integer with the sign; a truth value becomes 0 or -1.
    SignExtend,
    /// To a narrower integer, or to the truth of the lowest bit.
    Truncate,
    /// Signed integer to the nearest float.
    SIntToFloat,
    /// Unsigned integer to the nearest float.
    UIntToFloat,
    /// Float to signed integer towards zero; saturates; NaN becomes 0 (as Java has it).
    FloatToSInt,
    /// Float to unsigned integer towards zero; saturates; NaN becomes 0.
    FloatToUInt,
    /// Between float types, to nearest.
    FloatToFloat,
    /// The bits of a float as an integer of its width. NaN gives the canonical quiet NaN.
    FloatToBits,
    /// The float with these bits. Every NaN pattern gives the one NaN.
    BitsToFloat,
    /// Address or reference to `i64`.
    PtrToInt,
    /// `i64` to address or reference.
    IntToPtr,
}

/// What a call calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Callee {
    /// A function of this module.
    Function(FuncId),
    /// A function we do not have.
    External(ExternId),
}

/// An instruction. Its results are in [`InstData`](crate::function::InstData).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Inst {
    /// A constant.
    Const(Const),
    /// An operation on one value.
    Unary(UnaryOp, Value),
    /// An operation on two values.
    Binary(BinaryOp, Value, Value, Flags),
    /// A comparison; the result is `Bool`.
    Compare(CompareOp, Value, Value),
    /// Whether the operation overflows; the result is `Bool`.
    Overflows(OverflowOp, Value, Value),
    /// `first * second + third`, rounded once.
    FusedMultiplyAdd(Value, Value, Value),
    /// The second operand if the first is true, else the third. Not for memories or the world.
    Select(Value, Value, Value),
    /// A conversion.
    Cast(CastOp, Value),
    /// An address moved by a number of bytes (`i64`, wraps).
    PtrAdd(Value, Value),
    /// The element of a memory at these keys. From a region of bytes keyed by one address or `i64`, a wider
    /// integer, float, address or reference is read little-endian from consecutive keys.
    Load {
        /// The memory read.
        mem: Value,
        /// One key for each of the region's.
        keys: Vec<Value>,
    },
    /// The memory with the element at these keys replaced. Wider values as for `Load`.
    Store {
        /// The memory before.
        mem: Value,
        /// One key for each of the region's.
        keys: Vec<Value>,
        /// The new element.
        value: Value,
    },
    /// The memory with every element zero whose keys start with these: a proper prefix of the region's keys, and
    /// none clears the whole region.
    Clear {
        /// The memory before.
        mem: Value,
        /// The prefix.
        keys: Vec<Value>,
    },
    /// An unspecified value, chosen anew at every execution: LLVM's `undef`, or the first contents of a local
    /// region. A run that depends on it shows nothing about the program.
    Arbitrary,
    /// A mathematical function without side effects, such as `sin`, known by its name alone: the same name with the
    /// same arguments gives the same result everywhere.
    Pure {
        /// Its name, shared by all languages.
        function: String,
        /// Scalars.
        args: Vec<Value>,
    },
    /// A call. `args` are the callee's parameters and then its state; the results are the outcome code (`i32`),
    /// then the callee's results (zero unless it returned), then its state. The code must be looked at: a run
    /// continues after a call that did not return.
    Call {
        /// Who is called.
        callee: Callee,
        /// Parameters, then memories and world in the order of the signature's state.
        args: Vec<Value>,
    },
    /// States that the condition holds. What the front end knows from the language, or a pass from the program. A run
    /// that violates it does not count.
    Assume(Value),
    /// The same value; an arbitrary but fixed one if the operand is poison (`--overflow undefined`).
    Freeze(Value),
}

/// A jump to a block with arguments for its parameters.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Target {
    /// Where to.
    pub block: Block,
    /// One argument for each parameter of the block.
    pub args: Vec<Value>,
}

/// The end of a block.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Terminator {
    /// Go on there.
    Jump(Target),
    /// To the first target if the `Bool` is true, else to the second.
    Branch(Value, Target, Target),
    /// To the target of the case equal to the integer, else to the default. Cases are distinct.
    Switch {
        /// The integer looked at.
        value: Value,
        /// Cases and their targets.
        cases: Vec<(u128, Target)>,
        /// Everything else.
        default: Target,
    },
    /// The function ends.
    Exit {
        /// How.
        kind: ExitKind,
        /// The function's results if it returns, empty otherwise.
        values: Vec<Value>,
        /// The final memories and world, in the order of the signature's state.
        state: Vec<Value>,
    },
}

/// A source position: a line of a file. Line 0 is "unknown".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
pub struct Line {
    /// The file, if known.
    pub file: Option<FileId>,
    /// The line, counted from 1.
    pub line: u32,
}

impl Const {
    /// Whether a constant can have this type.
    pub fn fits(self, ty: Ty) -> bool {
        match (self, ty) {
            (Const::Bool(_), Ty::Bool) | (Const::F32(_), Ty::F32) | (Const::F64(_), Ty::F64) => true,
            (Const::Int(bits), Ty::Int(width)) => width >= 128 || bits >> width == 0,
            (Const::Null, Ty::Ptr | Ty::Ref) | (Const::Global(_), Ty::Ptr) | (Const::Table, Ty::Mem(_)) => true,
            _ => false,
        }
    }
}

impl Terminator {
    /// The targets, in the order of their conditions.
    pub fn targets(&self) -> Vec<&Target> {
        match self {
            Terminator::Jump(target) => vec![target],
            Terminator::Branch(_, yes, no) => vec![yes, no],
            Terminator::Switch { cases, default, .. } => {
                cases.iter().map(|(_, target)| target).chain([default]).collect()
            }
            Terminator::Exit { .. } => vec![],
        }
    }

    /// The targets, changeable.
    pub fn targets_mut(&mut self) -> Vec<&mut Target> {
        match self {
            Terminator::Jump(target) => vec![target],
            Terminator::Branch(_, yes, no) => vec![yes, no],
            Terminator::Switch { cases, default, .. } => {
                cases.iter_mut().map(|(_, target)| target).chain([default]).collect()
            }
            Terminator::Exit { .. } => vec![],
        }
    }

    /// Calls `visit` on every value used, target arguments included.
    pub fn for_each_use_mut(&mut self, mut visit: impl FnMut(&mut Value)) {
        match self {
            Terminator::Jump(_) => {}
            Terminator::Branch(cond, _, _) => visit(cond),
            Terminator::Switch { value, .. } => visit(value),
            Terminator::Exit { kind, values, state } => {
                if let ExitKind::Resume(code) = kind {
                    visit(code);
                }
                values.iter_mut().chain(state).for_each(&mut visit);
            }
        }
        for target in self.targets_mut() {
            target.args.iter_mut().for_each(&mut visit);
        }
    }

    /// Every value used, target arguments included.
    pub fn uses(&self) -> Vec<Value> {
        let mut used = match self {
            Terminator::Jump(_) => vec![],
            Terminator::Branch(cond, _, _) => vec![*cond],
            Terminator::Switch { value, .. } => vec![*value],
            Terminator::Exit { kind, values, state } => {
                let code = match kind {
                    ExitKind::Resume(code) => Some(*code),
                    ExitKind::Always(_) => None,
                };
                code.into_iter().chain(values.iter().copied()).chain(state.iter().copied()).collect()
            }
        };
        for target in self.targets() {
            used.extend(&target.args);
        }
        used
    }
}

impl Inst {
    /// The values used, in order.
    pub fn uses(&self) -> Vec<Value> {
        match self {
            Inst::Const(_) | Inst::Arbitrary => vec![],
            Inst::Unary(_, a) | Inst::Cast(_, a) | Inst::Assume(a) | Inst::Freeze(a) => vec![*a],
            Inst::Binary(_, a, b, _) | Inst::Compare(_, a, b) | Inst::Overflows(_, a, b) | Inst::PtrAdd(a, b) => {
                vec![*a, *b]
            }
            Inst::FusedMultiplyAdd(a, b, c) | Inst::Select(a, b, c) => vec![*a, *b, *c],
            Inst::Load { mem, keys } | Inst::Clear { mem, keys } => {
                [*mem].into_iter().chain(keys.iter().copied()).collect()
            }
            Inst::Store { mem, keys, value } => {
                [*mem].into_iter().chain(keys.iter().copied()).chain([*value]).collect()
            }
            Inst::Pure { args, .. } | Inst::Call { args, .. } => args.clone(),
        }
    }

    /// Calls `visit` on every value used, in order.
    pub fn for_each_use(&self, mut visit: impl FnMut(Value)) {
        match self {
            Inst::Const(_) | Inst::Arbitrary => {}
            Inst::Unary(_, a) | Inst::Cast(_, a) | Inst::Assume(a) | Inst::Freeze(a) => visit(*a),
            Inst::Binary(_, a, b, _) | Inst::Compare(_, a, b) | Inst::Overflows(_, a, b) | Inst::PtrAdd(a, b) => {
                [*a, *b].into_iter().for_each(visit)
            }
            Inst::FusedMultiplyAdd(a, b, c) | Inst::Select(a, b, c) => [*a, *b, *c].into_iter().for_each(visit),
            Inst::Load { mem, keys } | Inst::Clear { mem, keys } => {
                visit(*mem);
                keys.iter().copied().for_each(visit);
            }
            Inst::Store { mem, keys, value } => {
                visit(*mem);
                keys.iter().copied().for_each(&mut visit);
                visit(*value);
            }
            Inst::Pure { args, .. } | Inst::Call { args, .. } => args.iter().copied().for_each(visit),
        }
    }

    /// Calls `visit` on every value used.
    pub fn for_each_use_mut(&mut self, mut visit: impl FnMut(&mut Value)) {
        match self {
            Inst::Const(_) | Inst::Arbitrary => {}
            Inst::Unary(_, a) | Inst::Cast(_, a) | Inst::Assume(a) | Inst::Freeze(a) => visit(a),
            Inst::Binary(_, a, b, _) | Inst::Compare(_, a, b) | Inst::Overflows(_, a, b) | Inst::PtrAdd(a, b) => {
                [a, b].into_iter().for_each(visit)
            }
            Inst::FusedMultiplyAdd(a, b, c) | Inst::Select(a, b, c) => [a, b, c].into_iter().for_each(visit),
            Inst::Load { mem, keys } | Inst::Clear { mem, keys } => {
                visit(mem);
                keys.iter_mut().for_each(visit);
            }
            Inst::Store { mem, keys, value } => {
                visit(mem);
                keys.iter_mut().for_each(&mut visit);
                visit(value);
            }
            Inst::Pure { args, .. } | Inst::Call { args, .. } => args.iter_mut().for_each(visit),
        }
    }
}
