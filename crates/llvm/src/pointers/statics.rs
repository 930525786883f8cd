//! Symbols, constant addresses and offsets of elements: what does not need the analysis.

use rustc_hash::FxHashMap;

use super::offset::Offset;
use crate::ast::{
    BinaryOp, CastOp, Constant, Expression, Function, Local, Module, Op, Operand, Symbol, SymbolId, Typed,
    TypedConstant,
};
use crate::constants::constant_integer;
use crate::types::{Type, TypeId};

/// What a symbol stands for with aliases looked through, and at which offset from its start.
pub(crate) fn resolve_symbol(module: &Module<'_>, symbol: SymbolId) -> Option<(Symbol, i64)> {
    let mut symbol = symbol;
    for _ in 0..16 {
        match module.symbols.get(symbol.0 as usize)?.1? {
            Symbol::Alias(index) => match &module.aliases[index].target {
                Constant::Symbol(target) => symbol = *target,
                Constant::Expression(expression) => match &**expression {
                    Expression::Cast { op: CastOp::BitCast, value, .. } => match value.value {
                        Constant::Symbol(target) => symbol = target,
                        _ => return None,
                    },
                    _ => return None,
                },
                _ => return None,
            },
            found => return Some((found, 0)),
        }
    }
    None
}

/// The global variable that a constant is the address of, and the offset from its start.
pub(crate) fn constant_address(module: &Module<'_>, constant: &Constant<'_>, depth: usize) -> Option<(usize, i64)> {
    if depth > 64 {
        return None;
    }
    match constant {
        Constant::Symbol(symbol) => match resolve_symbol(module, *symbol)? {
            (Symbol::Variable(index), offset) => Some((index, offset)),
            _ => None,
        },
        Constant::Expression(expression) => match &**expression {
            Expression::Element { source, base, indices } => {
                let (index, offset) = constant_address(module, &base.value, depth + 1)?;
                let steps: Vec<Option<i128>> =
                    indices.iter().map(|step| constant_integer(&step.value, &module.types, step.ty)).collect();
                Some((index, offset.checked_add(element_offset(module, *source, &steps).single()?)?))
            }
            Expression::Cast { op: CastOp::BitCast, value, .. } => constant_address(module, &value.value, depth + 1),
            _ => None,
        },
        _ => None,
    }
}

/// The offset that indices into a type add; an index that is not constant is none.
pub(super) fn element_offset(module: &Module<'_>, source: TypeId, indices: &[Option<i128>]) -> Offset {
    let types = &module.types;
    let mut offset = Offset::ZERO;
    let mut ty = source;
    for (position, &index) in indices.iter().enumerate() {
        if position > 0 {
            match types.shape(ty) {
                Type::Struct { fields, .. } => {
                    let field = index.and_then(|index| usize::try_from(index).ok());
                    let Some((field, place)) = field.and_then(|field| Some((field, types.field_offset(ty, field)?)))
                    else {
                        return Offset::ANY;
                    };
                    offset = offset.plus(Offset::exact(place as i64));
                    ty = fields[field];
                    continue;
                }
                Type::Array(count, element) | Type::Vector(count, element) => {
                    let Some(size) = types.layout(*element).map(|layout| layout.size) else { return Offset::ANY };
                    let step = match index {
                        Some(index) => exact_multiple(index, size),
                        // An array of one element or none at the end of a structure may be longer in truth.
                        None if *count > 1 => Offset::first_multiples(size, *count),
                        None => Offset::multiples(size),
                    };
                    offset = offset.plus(step);
                    ty = *element;
                    continue;
                }
                _ => return Offset::ANY,
            }
        }
        let Some(size) = types.layout(ty).map(|layout| layout.size) else { return Offset::ANY };
        offset = offset.plus(match index {
            Some(index) => exact_multiple(index, size),
            None => Offset::multiples(size),
        });
    }
    offset
}

fn exact_multiple(index: i128, size: u64) -> Offset {
    match index.checked_mul(i128::from(size)).and_then(|offset| i64::try_from(offset).ok()) {
        Some(offset) => Offset::exact(offset).plus(Offset::ZERO),
        None => Offset::ANY,
    }
}

/// The instructions that give values, by value.
pub(crate) fn definitions_of<'m, 'a>(function: &'m Function<'a>) -> FxHashMap<Local, &'m Op<'a>> {
    let insts = function.body.iter().flat_map(|body| &body.blocks).flat_map(|block| &block.insts);
    insts.filter_map(|inst| Some((inst.result?, &inst.op))).collect()
}

/// A number that an integer is a multiple of, as far as its definition shows.
pub(crate) fn length_multiple<'a>(
    module: &Module<'a>,
    definitions: &FxHashMap<Local, &Op<'a>>,
    value: &Typed<'a>,
    depth: usize,
) -> u64 {
    let constant = |operand: &Operand<'a>| match operand {
        Operand::Constant(constant) => {
            constant_integer(constant, &module.types, value.ty).and_then(|number| u64::try_from(number).ok())
        }
        Operand::Local(_) => None,
    };
    if let Some(number) = constant(&value.value) {
        return number;
    }
    let Operand::Local(local) = &value.value else { return 1 };
    match definitions.get(local) {
        Some(Op::Binary { op: BinaryOp::Mul, left, right, .. }) => {
            let factor = constant(right).or(constant(&left.value)).unwrap_or(1);
            if factor == 0 { 0 } else { 1 << factor.trailing_zeros().min(31) }
        }
        Some(Op::Binary { op: BinaryOp::Shl, right, .. }) => match constant(right) {
            Some(count) if count < 32 => 1 << count,
            _ => 1,
        },
        Some(Op::Cast { op: CastOp::ZExt | CastOp::SExt, value, .. }) if depth < 4 => {
            // A product that wrapped is a multiple of powers of two only, and stays so when extended.
            let multiple = length_multiple(module, definitions, value, depth + 1);
            1 << multiple.trailing_zeros().min(31)
        }
        _ => 1,
    }
}

/// Symbols whose address a constant contains.
pub(crate) fn symbols_of(value: &Constant<'_>, found: &mut Vec<SymbolId>) {
    let mut each = |values: &[&TypedConstant<'_>]| values.iter().for_each(|part| symbols_of(&part.value, found));
    match value {
        Constant::Symbol(symbol) => found.push(*symbol),
        Constant::Aggregate(elements) => elements.iter().for_each(|element| each(&[element])),
        Constant::Splat(element) => each(&[element]),
        Constant::Expression(expression) => match &**expression {
            Expression::Element { base, indices, .. } => {
                each(&[base]);
                indices.iter().for_each(|index| each(&[index]));
            }
            Expression::Cast { value, .. } => each(&[value]),
            Expression::Binary { left, right, .. } | Expression::Compare { left, right, .. } => each(&[left, right]),
            Expression::Select { condition, yes, no } => each(&[condition, yes, no]),
        },
        Constant::Int(_)
        | Constant::Double(_)
        | Constant::Null
        | Constant::Zero
        | Constant::Undefined
        | Constant::Bytes(_)
        | Constant::Unsupported(_) => {}
    }
}
