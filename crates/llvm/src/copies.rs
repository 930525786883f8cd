//! Which pieces a copy or fill of memory consists of.
//!
//! Memory that is split into regions or variables has to be copied piece by piece, each piece with its own type. The
//! analysis of pointers has seen to it that target and source of a copy are known to be accessed alike, and that
//! whatever is copied to or from memory behind addresses is accounted for to the last byte.

use std::collections::BTreeSet;

use tandem_ir::Ty;

use crate::ast::{Constant, Module, Op, Operand, Symbol, Typed};
use crate::constants::constant_integer;
use crate::intrinsics::{Known, known_callee};
use crate::pointers::{Access, Offset, Pointer, Pointers, definitions_of, length_multiple, resolve_symbol};
use crate::scalars::bytes;
use crate::storage::{MemoryModel, Part};

/// More pieces than these are copied by a loop.
pub(crate) const MOST_PIECES: usize = 128;

/// Accesses that fall into a range of a place, by position from the range's start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Contents {
    /// These accesses: position, size, type. Not sorted.
    Listed(Vec<(u64, u64, Ty)>),
    /// Too many to list, but all of one type, at multiples of its size from the start.
    Uniform(Ty),
    /// Too many to list, of several types.
    Mixed,
}

/// The accesses to `length` bytes at a pointer, or to everything there if the length is not known.
pub(crate) fn contents(accesses: &[Access], base: Offset, length: Option<u64>) -> Contents {
    let mut listed = vec![];
    let mut too_many = length.is_none();
    if let Some(length) = length {
        for access in accesses {
            let most = MOST_PIECES.saturating_sub(listed.len());
            match access.offset.positions(base, length, most) {
                Some(positions) => {
                    let inside = positions.into_iter().filter(|position| position + access.size <= length);
                    listed.extend(inside.map(|position| (position, access.size, access.ty)));
                }
                None => too_many = true,
            }
        }
    }
    if !too_many {
        return Contents::Listed(listed);
    }
    let relevant = accesses.iter().filter(|access| {
        length.is_none_or(|length| access.offset.minus(base).may_overlap(access.size, Offset::ZERO, length))
    });
    let mut ty = None;
    for access in relevant {
        let aligned = access.offset.is_aligned_with(base, access.size);
        if !aligned || ty.is_some_and(|ty| ty != access.ty) {
            return Contents::Mixed;
        }
        ty = Some(access.ty);
    }
    ty.map_or(Contents::Listed(vec![]), Contents::Uniform)
}

/// Splits overlapping ranges into parts that do not overlap: those with a single type keep it, others are integers.
pub(crate) fn split(ranges: &[(u64, u64, Ty)]) -> Option<Vec<Part>> {
    let ends: BTreeSet<u64> = ranges.iter().flat_map(|&(start, size, _)| [start, start + size]).collect();
    let ends: Vec<u64> = ends.into_iter().collect();
    let mut parts = vec![];
    for window in ends.windows(2) {
        let (start, end) = (window[0], window[1]);
        let mut covering = ranges.iter().filter(|(from, size, _)| *from <= start && from + size >= end).peekable();
        let Some(&&(from, size, ty)) = covering.peek() else { continue };
        let same = covering.all(|range| *range == (from, size, ty));
        let whole = (from, from + size) == (start, end);
        let ty = if same && whole { ty } else { Ty::Int(u8::try_from((end - start) * 8).ok().filter(|&b| b <= 128)?) };
        parts.push(Part { offset: start, ty });
    }
    Some(parts)
}

/// The bytes from 0 to `length` that no part covers, as ranges.
pub(crate) fn gaps(parts: &[Part], length: u64) -> Vec<(u64, u64)> {
    let mut gaps = vec![];
    let mut next = 0;
    for part in parts {
        if part.offset > next {
            gaps.push((next, part.offset));
        }
        next = next.max(part.offset + bytes(part.ty));
    }
    if next < length {
        gaps.push((next, length));
    }
    gaps
}

/// Integer types that together fill a range of bytes.
pub(crate) fn chunks(start: u64, end: u64) -> Vec<Part> {
    let mut parts = vec![];
    let mut offset = start;
    while offset < end {
        let size =
            [8, 4, 2, 1].into_iter().find(|size| offset.is_multiple_of(*size) && offset + size <= end).unwrap_or(1);
        parts.push(Part { offset, ty: Ty::Int((size * 8) as u8) });
        offset += size;
    }
    parts
}

/// Whether every copy and fill of memory behind addresses can be done by types. Between the blocks that only one function
/// of Rust's knows of whole elements are copied, which its library computes the length from.
pub(crate) fn all_typed(module: &Module<'_>, pointers: &Pointers, _model: &MemoryModel) -> bool {
    for (index, function) in module.functions.iter().enumerate() {
        let Some(body) = &function.body else { continue };
        let definitions = definitions_of(function);
        for inst in body.blocks.iter().flat_map(|block| &block.insts) {
            let Op::Call(call) = &inst.op else { continue };
            let Operand::Constant(Constant::Symbol(symbol)) = &call.callee else { continue };
            let Some((Symbol::Function(callee), _)) = resolve_symbol(module, *symbol) else { continue };
            let callee = &module.functions[callee];
            if callee.body.is_some() || call.args.len() < 3 {
                continue;
            }
            let ends: &[usize] = match known_callee(callee.name) {
                Known::Copy { .. } => &[0, 1],
                Known::Fill => &[0],
                Known::Ignored | Known::Other => continue,
            };
            let length = &call.args[2].value;
            let multiple = length_multiple(module, &definitions, length, 0);
            let constant = constant_length(module, length);
            for &end in ends {
                let pointer = pointers.operand(module, index, &call.args[end].value);
                let whole = |pointer: Pointer| module.metadata.is_rust() && pointers.has_own_blocks(pointer.place);
                let multiple = if pointer.is_some_and(whole) { 0 } else { multiple };
                if !pointer.is_none_or(|pointer| is_typed(pointers, pointer, constant, multiple)) {
                    return false;
                }
            }
        }
    }
    true
}

/// The length of a copy or fill, if it is constant.
pub(crate) fn constant_length(module: &Module<'_>, length: &Typed<'_>) -> Option<u64> {
    match &length.value {
        Operand::Constant(constant) => {
            constant_integer(constant, &module.types, length.ty).and_then(|length| u64::try_from(length).ok())
        }
        Operand::Local(_) => None,
    }
}

/// Whether a copy or fill of a range can be done by types, if the range is behind an address.
fn is_typed(pointers: &Pointers, pointer: Pointer, length: Option<u64>, multiple: u64) -> bool {
    if pointers.private_root_of(pointer.place).is_some() || length == Some(0) {
        return true;
    }
    match contents(pointers.accesses(pointer.place), pointer.offset, length) {
        Contents::Listed(ranges) => length.is_some() && split(&ranges).is_some(),
        Contents::Uniform(ty) => multiple.is_multiple_of(bytes(ty)),
        Contents::Mixed => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn overlapping_ranges_become_integers() {
        let parts = split(&[(0, 8, Ty::I64), (0, 4, Ty::I32), (8, 8, Ty::F64), (8, 8, Ty::F64)]);
        let expected = [(0, Ty::I32), (4, Ty::I32), (8, Ty::F64)].map(|(offset, ty)| Part { offset, ty });
        assert_eq!(parts.as_deref(), Some(&expected[..]));
    }

    #[test]
    fn gaps_are_filled_with_aligned_chunks() {
        let parts = [Part { offset: 4, ty: Ty::I32 }];
        assert_eq!(gaps(&parts, 11), [(0, 4), (8, 11)]);
        assert_eq!(chunks(8, 11).iter().map(|part| part.ty).collect::<Vec<_>>(), [Ty::Int(16), Ty::I8]);
    }

    #[test]
    fn long_arrays_are_uniform() {
        let access = Access { offset: Offset::multiples(4), size: 4, ty: Ty::I32 };
        assert_eq!(contents(&[access], Offset::ZERO, Some(4000)), Contents::Uniform(Ty::I32));
        assert_eq!(contents(&[access], Offset::exact(2), Some(4000)), Contents::Mixed);
        assert_eq!(
            contents(&[access], Offset::ZERO, Some(8)),
            Contents::Listed(vec![(0, 4, Ty::I32), (4, 4, Ty::I32)])
        );
    }
}
