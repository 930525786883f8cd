//! Columns for the affine hull: variables, what is computed from them, and monomials over them.

use std::collections::BTreeSet;

use rustc_hash::{FxHashMap, FxHashSet};
use tandem_ir::{BinaryOp, CastOp, Const, Inst, Ty, Value};
use tandem_kernel::joint::Joint;
use tandem_logic::{Op, Sort, Term};

use crate::candidates::{Quantity, Tier, variables};
use crate::product::belief::Columns;

/// Products are made of at most this many quantities.
const MAX_FACTORS: usize = 7;

/// Numbers are compared modulo at most this many powers of two.
const MAX_MODULI: usize = 2;

/// Wider numbers are not widened.
const MAX_WIDE: u32 = 64;

/// Products of three are made of at most this many quantities.
const MAX_CUBED: usize = 3;

/// Integers of one width are compared among themselves, and all integers together extended to the widest.
pub(crate) fn columns(joint: &Joint<'_>, quantities: &[Quantity], tier: Tier) -> Vec<Columns> {
    let t = joint.terms;
    let integers: Vec<Term> = quantities
        .iter()
        .filter(|quantity| matches!(quantity.ty, Ty::Int(_) | Ty::Ptr | Ty::Ref))
        .map(|quantity| quantity.term)
        .collect();
    let width = |term: &Term| match t.sort(*term) {
        Sort::BitVec(width) => Some(width),
        _ => None,
    };
    let mut widths: Vec<Option<u32>> = integers.iter().map(width).collect();
    widths.sort_unstable();
    widths.dedup();
    let mut groups: Vec<Columns> = Vec::new();
    for own in &widths {
        let mut terms: Vec<Term> = integers.iter().copied().filter(|term| width(term) == *own).collect();
        match *own {
            Some(own) if matches!(tier, Tier::Counters | Tier::Cubes) && own <= MAX_WIDE => {
                let mut terms = widened(joint, quantities, own);
                terms.extend(products(joint, quantities, Some(own), own + 1, tier));
                groups.push(Columns::unsigned(terms, Some(own + 1)));
            }
            _ if tier >= Tier::Counters => {
                terms.extend(products(joint, quantities, *own, own.unwrap_or(0), tier));
            }
            _ => {}
        }
        groups.push(Columns::plain(terms, *own));
    }
    if widths.len() > 1 {
        let width = widths.last().copied().flatten();
        let keeps_narrow = tier >= Tier::Derived;
        groups.push(Columns { keeps_narrow, ..Columns::plain(integers.clone(), width) });
        if tier != Tier::Arrays {
            groups.push(Columns { keeps_narrow, ..Columns::unsigned(integers.clone(), width) });
        }
    }
    if tier == Tier::Derived {
        for bits in moduli(joint) {
            let is_wider = |term: &Term| width(term).is_none_or(|width| width > bits);
            let wider: Vec<Term> = variables(quantities).map(|own| own.term).filter(is_wider).collect();
            let is_bounded = wider.iter().any(|term| width(term).is_some());
            let low = |term: Term| if is_bounded { t.bv_extract(term, bits - 1, 0) } else { term };
            let own = if is_bounded { Some(bits) } else { None };
            let low_bits = if is_bounded { None } else { Some(bits) };
            groups.push(Columns { low_bits, ..Columns::plain(wider.into_iter().map(low).collect(), own) });
        }
    }
    groups
}

/// How many low bits of numbers the programs look at, where they take remainders, mask or truncate: the most first.
pub(crate) fn moduli(joint: &Joint<'_>) -> Vec<u32> {
    let mut found = BTreeSet::new();
    for component in &joint.components {
        let function = component.view.function;
        let constants: FxHashMap<Value, u128> = function
            .insts
            .values()
            .filter_map(|data| match data.inst {
                Inst::Const(Const::Int(bits)) => Some((data.results[0], bits)),
                _ => None,
            })
            .collect();
        for data in function.insts.values() {
            let modulus = match data.inst {
                Inst::Binary(BinaryOp::SRem | BinaryOp::URem, _, by, _) => constants.get(&by).copied(),
                Inst::Binary(BinaryOp::And, a, b, _) => {
                    let mask = constants.get(&a).or_else(|| constants.get(&b));
                    mask.and_then(|mask| mask.checked_add(1))
                }
                Inst::Cast(CastOp::Truncate, _) => match function.ty(data.results[0]) {
                    Ty::Int(width) if width < 128 => Some(1 << width),
                    _ => None,
                },
                _ => None,
            };
            found.extend(modulus.filter(|modulus| modulus.is_power_of_two()).map(u128::trailing_zeros));
        }
    }
    found.retain(|bits| *bits > 1);
    found.into_iter().rev().take(MAX_MODULI).collect()
}

/// The numbers of this width with one bit more. What is summed up wraps around, so only twice of it is a number of more
/// bits.
fn widened(joint: &Joint<'_>, quantities: &[Quantity], width: u32) -> Vec<Term> {
    let t = joint.terms;
    let own = quantities.iter().filter(|quantity| matches!(quantity.ty, Ty::Int(_) | Ty::Ptr | Ty::Ref));
    let own = own.filter(|quantity| t.sort(quantity.term) == Sort::BitVec(width));
    own.map(|quantity| {
        let extended = t.bv_zero_extend(quantity.term, width + 1);
        if quantity.counts { extended } else { t.term(Op::BvMul, &[t.bv(width + 1, 2), extended]) }
    })
    .collect()
}

/// The products of two numbers of this width, extended, or of up to three that count.
fn products(joint: &Joint<'_>, quantities: &[Quantity], width: Option<u32>, extended: u32, tier: Tier) -> Vec<Term> {
    let t = joint.terms;
    let is_factor = |quantity: &&Quantity| {
        (quantity.counts || tier == Tier::Products)
            && match t.sort(quantity.term) {
                Sort::BitVec(own) => Some(own) == width,
                _ => width.is_none(),
            }
    };
    // Variables of one name are mostly equal, and then the products with one are those with the other.
    let name =
        |term: Term| t.variable_name(term).and_then(|name| name.split_once('.')).map(|(_, name)| name.to_owned());
    let mut names = FxHashSet::default();
    let is_first = |each: &&Quantity| name(each.term).is_none_or(|name| names.insert(name));
    let factors = variables(quantities).filter(is_factor).filter(is_first).take(MAX_FACTORS).map(|each| each.term);
    let factors: Vec<Term> =
        factors.map(|factor| if width.is_some() { t.bv_zero_extend(factor, extended) } else { factor }).collect();
    let op = if width.is_some() { Op::BvMul } else { Op::Mul };
    let mut found = Vec::new();
    for (index, first) in factors.iter().enumerate() {
        found.extend(factors[index..].iter().map(|second| t.term(op.clone(), &[*first, *second])));
    }
    if tier == Tier::Cubes {
        let few = &factors[..factors.len().min(MAX_CUBED)];
        for (index, first) in few.iter().enumerate() {
            for (next, second) in few.iter().enumerate().skip(index) {
                found.extend(few[next..].iter().map(|third| t.term(op.clone(), &[*first, *second, *third])));
            }
        }
    }
    found
}
