//! Which operations have instructions of their own.
//!
//! Only for machine integers of at most 64 bits and floats; everything else takes the generic instructions.

use tandem_ir::{BinaryOp, CompareOp};

use super::code::{Kind, Op, Register};

type Make = fn(Register, Register, Register) -> Op;

/// The instruction for a binary operation, if there is one.
pub(super) fn binary(op: BinaryOp, kind: Kind) -> Option<Make> {
    let by_width = |at_32: Make, at_64: Make| match kind {
        Kind::I32 => Some(at_32),
        Kind::I64 => Some(at_64),
        _ => None,
    };
    let by_format = |single: Make, double: Make| match kind {
        Kind::F32 => Some(single),
        Kind::F64 => Some(double),
        _ => None,
    };
    let at_every_width = |make: Make| (is_discrete(kind)).then_some(make);
    match op {
        BinaryOp::Add => by_width(Op::Add32, Op::Add64),
        BinaryOp::Sub => by_width(Op::Sub32, Op::Sub64),
        BinaryOp::Mul => by_width(Op::Mul32, Op::Mul64),
        BinaryOp::SDiv => by_width(Op::SDiv32, Op::SDiv64),
        BinaryOp::UDiv => by_width(Op::UDiv32, Op::UDiv64),
        BinaryOp::SRem => by_width(Op::SRem32, Op::SRem64),
        BinaryOp::URem => by_width(Op::URem32, Op::URem64),
        BinaryOp::Shl => by_width(Op::Shl32, Op::Shl64),
        BinaryOp::LShr => by_width(Op::LShr32, Op::LShr64),
        BinaryOp::AShr => by_width(Op::AShr32, Op::AShr64),
        BinaryOp::SMin => by_width(Op::SMin32, Op::SMin64),
        BinaryOp::SMax => by_width(Op::SMax32, Op::SMax64),
        BinaryOp::And => at_every_width(Op::And),
        BinaryOp::Or => at_every_width(Op::Or),
        BinaryOp::Xor => at_every_width(Op::Xor),
        BinaryOp::UMin => at_every_width(Op::UMin),
        BinaryOp::UMax => at_every_width(Op::UMax),
        BinaryOp::FAdd => by_format(Op::FAdd32, Op::FAdd64),
        BinaryOp::FSub => by_format(Op::FSub32, Op::FSub64),
        BinaryOp::FMul => by_format(Op::FMul32, Op::FMul64),
        BinaryOp::FDiv => by_format(Op::FDiv32, Op::FDiv64),
        BinaryOp::FRem
        | BinaryOp::FMinimum
        | BinaryOp::FMaximum
        | BinaryOp::FMinNum
        | BinaryOp::FMaxNum
        | BinaryOp::FCopySign => None,
    }
}

/// The instruction for a comparison, if there is one, and whether its operands are swapped.
pub(super) fn compare(op: CompareOp, kind: Kind) -> Option<(Make, bool)> {
    let any = |make: Make, swapped| is_discrete(kind).then_some((make, swapped));
    let signed = |at_32: Make, at_64: Make, swapped| match kind {
        Kind::I32 => Some((at_32, swapped)),
        Kind::I64 => Some((at_64, swapped)),
        _ => None,
    };
    let double = |make: Make, swapped| (kind == Kind::F64).then_some((make, swapped));
    match op {
        CompareOp::Eq => any(Op::Eq, false),
        CompareOp::Ne => any(Op::Ne, false),
        CompareOp::Ult => any(Op::Ult, false),
        CompareOp::Ule => any(Op::Ule, false),
        CompareOp::Ugt => any(Op::Ult, true),
        CompareOp::Uge => any(Op::Ule, true),
        CompareOp::Slt => signed(Op::Slt32, Op::Slt64, false),
        CompareOp::Sle => signed(Op::Sle32, Op::Sle64, false),
        CompareOp::Sgt => signed(Op::Slt32, Op::Slt64, true),
        CompareOp::Sge => signed(Op::Sle32, Op::Sle64, true),
        CompareOp::FOeq => double(Op::FOeq64, false),
        CompareOp::FOlt => double(Op::FOlt64, false),
        CompareOp::FOle => double(Op::FOle64, false),
        CompareOp::FOgt => double(Op::FOlt64, true),
        CompareOp::FOge => double(Op::FOle64, true),
        CompareOp::FOne
        | CompareOp::FOrd
        | CompareOp::FUno
        | CompareOp::FUeq
        | CompareOp::FUne
        | CompareOp::FUlt
        | CompareOp::FUle
        | CompareOp::FUgt
        | CompareOp::FUge => None,
    }
}

/// A comparison and a branch on it in one instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Branch {
    test: Test,
    swap_operands: bool,
    swap_targets: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Test {
    Eq,
    Ult,
    Ule,
    Slt32,
    Sle32,
    Slt64,
    Sle64,
}

/// The instruction for a branch on a comparison, if there is one.
pub(super) fn branch(op: CompareOp, kind: Kind) -> Option<Branch> {
    let signed = |at_32, at_64| match kind {
        Kind::I32 => Some(at_32),
        Kind::I64 => Some(at_64),
        _ => None,
    };
    let unsigned = |test| is_discrete(kind).then_some(test);
    let (test, swap_operands) = match op {
        CompareOp::Eq | CompareOp::Ne => (unsigned(Test::Eq)?, false),
        CompareOp::Ult => (unsigned(Test::Ult)?, false),
        CompareOp::Ule => (unsigned(Test::Ule)?, false),
        CompareOp::Ugt => (unsigned(Test::Ult)?, true),
        CompareOp::Uge => (unsigned(Test::Ule)?, true),
        CompareOp::Slt => (signed(Test::Slt32, Test::Slt64)?, false),
        CompareOp::Sle => (signed(Test::Sle32, Test::Sle64)?, false),
        CompareOp::Sgt => (signed(Test::Slt32, Test::Slt64)?, true),
        CompareOp::Sge => (signed(Test::Sle32, Test::Sle64)?, true),
        _ => return None,
    };
    Some(Branch { test, swap_operands, swap_targets: op == CompareOp::Ne })
}

impl Branch {
    /// The instruction.
    pub(super) fn make(self, cost: u16, a: Register, b: Register, yes: u32, no: u32) -> Op {
        let (a, b) = if self.swap_operands { (b, a) } else { (a, b) };
        let (yes, no) = if self.swap_targets { (no, yes) } else { (yes, no) };
        match self.test {
            Test::Eq => Op::BranchEq { cost, a, b, yes, no },
            Test::Ult => Op::BranchUlt { cost, a, b, yes, no },
            Test::Ule => Op::BranchUle { cost, a, b, yes, no },
            Test::Slt32 => Op::BranchSlt32 { cost, a, b, yes, no },
            Test::Sle32 => Op::BranchSle32 { cost, a, b, yes, no },
            Test::Slt64 => Op::BranchSlt64 { cost, a, b, yes, no },
            Test::Sle64 => Op::BranchSle64 { cost, a, b, yes, no },
        }
    }
}

/// Whether canonical values of this kind can be compared as unsigned 64-bit numbers.
fn is_discrete(kind: Kind) -> bool {
    kind == Kind::BOOL || kind.integer_width().is_some_and(|width| width <= 64)
}
