//! LLVM types as types of the IR: which scalars a value consists of.

use tandem_ir::Ty;

use crate::types::{Leaf, Type, TypeId, Types};

/// A value may not consist of more scalars than this.
pub(crate) const MOST_SCALARS: u64 = 1024;

/// The IR's type of an LLVM scalar, or what is wrong with it.
pub(crate) fn scalar(types: &Types, ty: TypeId) -> Result<Ty, String> {
    single_scalar(types, ty).ok_or_else(|| format!("type `{}`", types.describe(ty)))
}

/// The IR's type of an LLVM type that is a scalar of the IR.
pub(crate) fn single_scalar(types: &Types, ty: TypeId) -> Option<Ty> {
    match types.shape(ty) {
        Type::Int(1) => Some(Ty::Bool),
        Type::Int(width @ 2..=128) => Some(Ty::Int(*width as u8)),
        Type::Float => Some(Ty::F32),
        Type::Double => Some(Ty::F64),
        Type::Pointer => Some(Ty::Ptr),
        _ => None,
    }
}

/// The scalars that a value consists of, with their offsets in memory; none for `void`.
pub(crate) fn leaves(types: &Types, ty: TypeId) -> Result<Vec<Leaf>, String> {
    if types.shape(ty) == &Type::Void {
        return Ok(vec![]);
    }
    types.leaves(ty, MOST_SCALARS).ok_or_else(|| format!("a value of type `{}`", types.describe(ty)))
}

/// The type that a scalar has in memory: integers take whole bytes there.
pub(crate) fn in_memory(ty: Ty) -> Ty {
    match ty {
        Ty::Bool => Ty::I8,
        Ty::Int(width) => Ty::Int(width.div_ceil(8) * 8),
        Ty::F32 | Ty::F64 | Ty::Ref | Ty::Ptr | Ty::Mem(_) | Ty::World => ty,
    }
}

/// Bytes that a scalar takes in memory.
pub(crate) fn bytes(ty: Ty) -> u64 {
    match ty {
        Ty::Bool => 1,
        Ty::Int(width) => u64::from(width.div_ceil(8)),
        Ty::F32 => 4,
        Ty::F64 | Ty::Ref | Ty::Ptr => 8,
        Ty::Mem(_) | Ty::World => 0,
    }
}
