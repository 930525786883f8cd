//! The values of constants, as far as they do not depend on addresses.

use crate::ast::{BinaryOp, CastOp, Constant, Expression};
use crate::types::{Type, TypeId, Types};

/// The signed value of an integer constant.
pub(crate) fn constant_integer(constant: &Constant<'_>, types: &Types, ty: TypeId) -> Option<i128> {
    let Type::Int(width) = *types.shape(ty) else { return None };
    let bits = constant_bits(constant, types, ty, 0)?;
    if width >= 128 {
        return Some(bits as i128);
    }
    let shift = 128 - width;
    Some(((bits << shift) as i128) >> shift)
}

/// The bits of an integer constant, cut to its width.
pub(crate) fn constant_bits(constant: &Constant<'_>, types: &Types, ty: TypeId, depth: usize) -> Option<u128> {
    let Type::Int(width) = *types.shape(ty) else { return None };
    if width > 128 || depth > 64 {
        return None;
    }
    let bits = match constant {
        Constant::Int(bits) => *bits,
        Constant::Zero => 0,
        Constant::Expression(expression) => match &**expression {
            Expression::Cast { op: CastOp::Trunc | CastOp::ZExt, value, .. } => {
                constant_bits(&value.value, types, value.ty, depth + 1)?
            }
            Expression::Cast { op: CastOp::SExt, value, .. } => {
                constant_integer_at(&value.value, types, value.ty, depth + 1)? as u128
            }
            Expression::Binary { op, left, right } => {
                let left = constant_bits(&left.value, types, left.ty, depth + 1)?;
                let right = constant_bits(&right.value, types, right.ty, depth + 1)?;
                match op {
                    BinaryOp::Add => left.wrapping_add(right),
                    BinaryOp::Sub => left.wrapping_sub(right),
                    BinaryOp::Mul => left.wrapping_mul(right),
                    BinaryOp::And => left & right,
                    BinaryOp::Or => left | right,
                    BinaryOp::Xor => left ^ right,
                    BinaryOp::Shl => left.checked_shl(u32::try_from(right).ok()?)?,
                    _ => return None,
                }
            }
            _ => return None,
        },
        _ => return None,
    };
    Some(if width == 128 { bits } else { bits & ((1 << width) - 1) })
}

fn constant_integer_at(constant: &Constant<'_>, types: &Types, ty: TypeId, depth: usize) -> Option<i128> {
    let Type::Int(width) = *types.shape(ty) else { return None };
    let bits = constant_bits(constant, types, ty, depth)?;
    let shift = 128u32.checked_sub(width)?;
    Some(((bits << shift) as i128) >> shift)
}
