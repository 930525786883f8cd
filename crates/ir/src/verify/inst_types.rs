//! Invariants 12 to 28: the types of instructions.

use crate::function::{Function, InstData, Module};
use crate::ids::{Id, RegionId, Value};
use crate::inst::{BinaryOp, Callee, CastOp, CompareOp, Const, Flags, Inst, UnaryOp};
use crate::text::print_type;
use crate::types::{Region, RegionKind, Ty};
use crate::verify::{Complaint, Invariant};

/// Checks one instruction. Ids are in range.
pub(super) fn check(module: &Module, function: &Function, data: &InstData) -> Result<(), Complaint> {
    Checker { module, function }.inst(data)
}

/// What a type may be.
#[derive(Clone, Copy, PartialEq)]
enum Class {
    Int,
    IntOrBool,
    IntOrPtr,
    Float,
    NotFloat,
    Scalar,
}

impl Class {
    fn has(self, ty: Ty) -> bool {
        match self {
            Class::Int => matches!(ty, Ty::Int(_)),
            Class::IntOrBool => matches!(ty, Ty::Int(_) | Ty::Bool),
            Class::IntOrPtr => matches!(ty, Ty::Int(_) | Ty::Ptr),
            Class::Float => ty.is_float(),
            Class::NotFloat => !ty.is_float() && !ty.is_state(),
            Class::Scalar => !ty.is_state(),
        }
    }

    fn name(self) -> &'static str {
        match self {
            Class::Int => "integers",
            Class::IntOrBool => "integers or truth values",
            Class::IntOrPtr => "integers or addresses",
            Class::Float => "floats",
            Class::NotFloat => "scalars other than floats",
            Class::Scalar => "scalars",
        }
    }
}

struct Checker<'m> {
    module: &'m Module,
    function: &'m Function,
}

impl<'m> Checker<'m> {
    fn ty(&self, value: Value) -> Ty {
        self.function.ty(value)
    }

    fn show(&self, ty: Ty) -> String {
        print_type(self.module, ty)
    }

    /// Name of a value for messages; the instruction itself is shown beside them.
    fn value(&self, value: Value) -> String {
        let data = &self.function.values[value];
        data.name.clone().unwrap_or_else(|| format!("v{}", value.index()))
    }

    fn results(&self, data: &InstData, expected: &[Ty], invariant: Invariant) -> Result<(), Complaint> {
        let found: Vec<Ty> = data.results.iter().map(|result| self.ty(*result)).collect();
        if found == expected {
            return Ok(());
        }
        let list = |types: &[Ty]| types.iter().map(|ty| self.show(*ty)).collect::<Vec<_>>().join(", ");
        let message = format!("the results should have types ({}), not ({})", list(expected), list(&found));
        Err(Complaint::new(invariant, message))
    }

    fn result(&self, data: &InstData, invariant: Invariant) -> Result<Ty, Complaint> {
        match data.results.as_slice() {
            [result] => Ok(self.ty(*result)),
            results => {
                Err(Complaint::new(invariant, format!("this instruction has one result, not {}", results.len())))
            }
        }
    }

    /// All of these have one type, of this class; gives it.
    fn alike(&self, values: &[Value], class: Class, invariant: Invariant) -> Result<Ty, Complaint> {
        let mut common = None;
        for value in values {
            let ty = self.ty(*value);
            if !class.has(ty) {
                let message =
                    format!("the operands must be {}, but `{}` is {}", class.name(), self.value(*value), self.show(ty));
                return Err(Complaint::new(invariant, message));
            }
            let first = *common.get_or_insert(ty);
            if first != ty {
                let message =
                    format!("the operands must have one type, not {} and {}", self.show(first), self.show(ty));
                return Err(Complaint::new(invariant, message));
            }
        }
        common.ok_or_else(|| Complaint::new(invariant, "there are no operands"))
    }

    fn of_type(&self, value: Value, expected: Ty, invariant: Invariant) -> Result<(), Complaint> {
        let found = self.ty(value);
        if found == expected {
            return Ok(());
        }
        let message = format!("`{}` must be {}, not {}", self.value(value), self.show(expected), self.show(found));
        Err(Complaint::new(invariant, message))
    }

    fn inst(&self, data: &InstData) -> Result<(), Complaint> {
        match &data.inst {
            Inst::Const(constant) => self.constant(*constant, data),
            Inst::Unary(op, a) => self.unary(*op, *a, data),
            Inst::Binary(op, a, b, flags) => {
                check_flags(*op, *flags)?;
                let ty = self.alike(&[*a, *b], binary_class(*op), Invariant::Binary)?;
                self.results(data, &[ty], Invariant::Binary)
            }
            Inst::Compare(op, a, b) => {
                self.alike(&[*a, *b], compare_class(*op), Invariant::Compare)?;
                self.results(data, &[Ty::Bool], Invariant::Compare)
            }
            Inst::Overflows(_, a, b) => {
                self.alike(&[*a, *b], Class::Int, Invariant::Overflows)?;
                self.results(data, &[Ty::Bool], Invariant::Overflows)
            }
            Inst::FusedMultiplyAdd(a, b, c) => {
                let ty = self.alike(&[*a, *b, *c], Class::Float, Invariant::FusedMultiplyAdd)?;
                self.results(data, &[ty], Invariant::FusedMultiplyAdd)
            }
            Inst::Select(condition, a, b) => {
                self.of_type(*condition, Ty::Bool, Invariant::Select)?;
                let ty = self.alike(&[*a, *b], Class::Scalar, Invariant::Select)?;
                self.results(data, &[ty], Invariant::Select)
            }
            Inst::Cast(op, a) => self.cast(*op, *a, data),
            Inst::PtrAdd(address, offset) => {
                self.of_type(*address, Ty::Ptr, Invariant::PtrAdd)?;
                self.of_type(*offset, Ty::I64, Invariant::PtrAdd)?;
                self.results(data, &[Ty::Ptr], Invariant::PtrAdd)
            }
            Inst::Load { mem, keys } => {
                let (_, region) = self.memory(*mem)?;
                self.keys(region, keys, region.keys.len())?;
                self.access(region, self.result(data, Invariant::MemoryAccess)?)
            }
            Inst::Store { mem, keys, value } => {
                let (id, region) = self.memory(*mem)?;
                self.keys(region, keys, region.keys.len())?;
                self.access(region, self.ty(*value))?;
                self.results(data, &[Ty::Mem(id)], Invariant::MemoryAccess)?;
                self.writable(region)
            }
            Inst::Clear { mem, keys } => {
                let (id, region) = self.memory(*mem)?;
                if keys.len() >= region.keys.len() {
                    let message = format!("clear with {} keys of {}", keys.len(), region.keys.len());
                    return Err(Complaint::new(Invariant::ClearPrefix, message));
                }
                self.keys(region, keys, keys.len())?;
                self.results(data, &[Ty::Mem(id)], Invariant::MemoryAccess)?;
                self.writable(region)
            }
            Inst::Arbitrary => match self.result(data, Invariant::Arbitrary)? {
                Ty::World => Err(Complaint::new(Invariant::Arbitrary, "there is no arbitrary world")),
                Ty::Mem(region) if self.module.regions[region].kind != RegionKind::Local => {
                    let message = "only the memory of a local region may be arbitrary";
                    Err(Complaint::new(Invariant::Arbitrary, message))
                }
                Ty::Mem(_) | Ty::Bool | Ty::Int(_) | Ty::F32 | Ty::F64 | Ty::Ref | Ty::Ptr => Ok(()),
            },
            Inst::Pure { args, .. } => {
                if args.iter().any(|arg| self.ty(*arg).is_state()) || self.result(data, Invariant::Pure)?.is_state() {
                    return Err(Complaint::new(Invariant::Pure, "a pure function takes and gives scalars"));
                }
                Ok(())
            }
            Inst::Call { callee, args } => self.call(*callee, args, data),
            Inst::Assume(condition) => {
                self.of_type(*condition, Ty::Bool, Invariant::AssumeFreeze)?;
                self.results(data, &[], Invariant::AssumeFreeze)
            }
            Inst::Freeze(a) => {
                let ty = self.alike(&[*a], Class::Scalar, Invariant::AssumeFreeze)?;
                self.results(data, &[ty], Invariant::AssumeFreeze)
            }
        }
    }

    fn constant(&self, constant: Const, data: &InstData) -> Result<(), Complaint> {
        let ty = self.result(data, Invariant::Constant)?;
        if !constant.fits(ty) {
            let message = format!("the constant does not fit in {}", self.show(ty));
            return Err(Complaint::new(Invariant::Constant, message));
        }
        match ty {
            Ty::Mem(region) if self.module.regions[region].kind != RegionKind::Constant => {
                Err(Complaint::new(Invariant::Constant, "a table is the memory of a constant region"))
            }
            _ => Ok(()),
        }
    }

    fn unary(&self, op: UnaryOp, a: Value, data: &InstData) -> Result<(), Complaint> {
        let class = match op {
            UnaryOp::Not => Class::IntOrBool,
            UnaryOp::Neg
            | UnaryOp::ByteSwap
            | UnaryOp::BitReverse
            | UnaryOp::PopCount
            | UnaryOp::LeadingZeros
            | UnaryOp::TrailingZeros => Class::Int,
            UnaryOp::FNeg
            | UnaryOp::FAbs
            | UnaryOp::FSqrt
            | UnaryOp::FFloor
            | UnaryOp::FCeil
            | UnaryOp::FTrunc
            | UnaryOp::FRint
            | UnaryOp::FRound => Class::Float,
        };
        let ty = self.alike(&[a], class, Invariant::Unary)?;
        match (op, ty) {
            (UnaryOp::ByteSwap, Ty::Int(width)) if width % 8 != 0 => {
                let message = format!("i{width} has no whole number of bytes to swap");
                Err(Complaint::new(Invariant::Unary, message))
            }
            _ => self.results(data, &[ty], Invariant::Unary),
        }
    }

    fn cast(&self, op: CastOp, a: Value, data: &InstData) -> Result<(), Complaint> {
        let from = self.ty(a);
        let to = self.result(data, Invariant::Cast)?;
        if cast_goes(op, from, to) {
            return Ok(());
        }
        let message = format!("there is no such conversion from {} to {}", self.show(from), self.show(to));
        Err(Complaint::new(Invariant::Cast, message))
    }

    fn memory(&self, mem: Value) -> Result<(RegionId, &'m Region), Complaint> {
        match self.ty(mem) {
            Ty::Mem(region) => Ok((region, &self.module.regions[region])),
            ty => {
                let message = format!("`{}` must be a memory, not {}", self.value(mem), self.show(ty));
                Err(Complaint::new(Invariant::MemoryAccess, message))
            }
        }
    }

    fn keys(&self, region: &Region, keys: &[Value], count: usize) -> Result<(), Complaint> {
        if keys.len() != count {
            let message = format!("region {:?} has {count} keys, found {}", region.name, keys.len());
            return Err(Complaint::new(Invariant::MemoryAccess, message));
        }
        keys.iter().zip(&region.keys).try_for_each(|(key, ty)| self.of_type(*key, *ty, Invariant::MemoryAccess))
    }

    /// Whether something of this type can be read from or written to the region.
    fn access(&self, region: &Region, ty: Ty) -> Result<(), Complaint> {
        let is_bytes = region.element == Ty::I8 && matches!(region.keys.as_slice(), [Ty::Ptr | Ty::I64]);
        let is_wide = match ty {
            Ty::Int(width) => width > 8 && width % 8 == 0,
            Ty::F32 | Ty::F64 | Ty::Ptr | Ty::Ref => true,
            Ty::Bool | Ty::Mem(_) | Ty::World => false,
        };
        if ty == region.element || (is_bytes && is_wide) {
            return Ok(());
        }
        let message = format!(
            "region {:?} has elements of type {}; {} cannot be accessed in it",
            region.name,
            self.show(region.element),
            self.show(ty)
        );
        Err(Complaint::new(Invariant::MemoryAccess, message))
    }

    fn writable(&self, region: &Region) -> Result<(), Complaint> {
        if region.kind == RegionKind::Constant {
            let message = format!("region {:?} is constant", region.name);
            return Err(Complaint::new(Invariant::ConstantMemory, message));
        }
        Ok(())
    }

    fn call(&self, callee: Callee, args: &[Value], data: &InstData) -> Result<(), Complaint> {
        let signature = self.module.signature(callee);
        let expected: Vec<Ty> = signature.params.iter().chain(&signature.state).copied().collect();
        if args.len() != expected.len() {
            let message = format!("the callee takes {} arguments, state included, not {}", expected.len(), args.len());
            return Err(Complaint::new(Invariant::Call, message));
        }
        args.iter().zip(expected).try_for_each(|(arg, ty)| self.of_type(*arg, ty, Invariant::Call))?;
        let results: Vec<Ty> = [Ty::I32].iter().chain(&signature.results).chain(&signature.state).copied().collect();
        self.results(data, &results, Invariant::Call)
    }
}

fn check_flags(op: BinaryOp, flags: Flags) -> Result<(), Complaint> {
    let may_wrap = matches!(op, BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Shl);
    let may_be_exact = matches!(op, BinaryOp::SDiv | BinaryOp::UDiv | BinaryOp::LShr | BinaryOp::AShr);
    if ((flags.nsw || flags.nuw) && !may_wrap) || (flags.exact && !may_be_exact) {
        return Err(Complaint::new(Invariant::Flags, "the operation has no such flag"));
    }
    Ok(())
}

fn binary_class(op: BinaryOp) -> Class {
    match op {
        BinaryOp::Add
        | BinaryOp::Sub
        | BinaryOp::Mul
        | BinaryOp::SDiv
        | BinaryOp::UDiv
        | BinaryOp::SRem
        | BinaryOp::URem
        | BinaryOp::Shl
        | BinaryOp::LShr
        | BinaryOp::AShr
        | BinaryOp::SMin
        | BinaryOp::SMax
        | BinaryOp::UMin
        | BinaryOp::UMax => Class::Int,
        BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => Class::IntOrBool,
        BinaryOp::FAdd
        | BinaryOp::FSub
        | BinaryOp::FMul
        | BinaryOp::FDiv
        | BinaryOp::FRem
        | BinaryOp::FMinimum
        | BinaryOp::FMaximum
        | BinaryOp::FMinNum
        | BinaryOp::FMaxNum
        | BinaryOp::FCopySign => Class::Float,
    }
}

fn compare_class(op: CompareOp) -> Class {
    match op {
        CompareOp::Eq | CompareOp::Ne => Class::NotFloat,
        CompareOp::Slt | CompareOp::Sle | CompareOp::Sgt | CompareOp::Sge => Class::Int,
        CompareOp::Ult | CompareOp::Ule | CompareOp::Ugt | CompareOp::Uge => Class::IntOrPtr,
        CompareOp::FOeq
        | CompareOp::FOne
        | CompareOp::FOlt
        | CompareOp::FOle
        | CompareOp::FOgt
        | CompareOp::FOge
        | CompareOp::FOrd
        | CompareOp::FUno
        | CompareOp::FUeq
        | CompareOp::FUne
        | CompareOp::FUlt
        | CompareOp::FUle
        | CompareOp::FUgt
        | CompareOp::FUge => Class::Float,
    }
}

fn cast_goes(op: CastOp, from: Ty, to: Ty) -> bool {
    match op {
        CastOp::ZeroExtend | CastOp::SignExtend => match (from, to) {
            (Ty::Int(narrow), Ty::Int(wide)) => narrow < wide,
            (Ty::Bool, Ty::Int(_)) => true,
            _ => false,
        },
        CastOp::Truncate => match (from, to) {
            (Ty::Int(wide), Ty::Int(narrow)) => narrow < wide,
            (Ty::Int(_), Ty::Bool) => true,
            _ => false,
        },
        CastOp::SIntToFloat | CastOp::UIntToFloat => matches!(from, Ty::Int(_)) && to.is_float(),
        CastOp::FloatToSInt | CastOp::FloatToUInt => from.is_float() && matches!(to, Ty::Int(_)),
        CastOp::FloatToFloat => matches!((from, to), (Ty::F32, Ty::F64) | (Ty::F64, Ty::F32)),
        CastOp::FloatToBits => matches!((from, to), (Ty::F32, Ty::I32) | (Ty::F64, Ty::I64)),
        CastOp::BitsToFloat => matches!((from, to), (Ty::I32, Ty::F32) | (Ty::I64, Ty::F64)),
        CastOp::PtrToInt => matches!((from, to), (Ty::Ptr | Ty::Ref, Ty::I64)),
        CastOp::IntToPtr => matches!((from, to), (Ty::I64, Ty::Ptr | Ty::Ref)),
    }
}
