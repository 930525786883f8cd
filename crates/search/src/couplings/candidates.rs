//! What might hold at a place of the product: columns for equalities, and other facts worth believing at first.

use tandem_ir::{CompareOp, Inst, Ty};
use tandem_logic::{Op, Sort, Term};
use tandem_proof::encode::Unsupported;
use tandem_proof::joint::Joint;
use tandem_proof::symbolic::{Place, Slot, SlotSource};

use super::predicate::Columns;

/// How much to look for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tier {
    /// Linear equalities, and equality of memories and of values that are no integers.
    Equalities,
    /// Also bounds: the programs' own comparisons, signs, and orders between variables.
    Bounds,
}

/// One variable of the joint state.
struct Variable<'s> {
    component: usize,
    slot: &'s Slot,
    term: Term,
}

/// More pairs than this are not compared one by one.
const MAX_PAIRS: usize = 400;

/// More conditions of a side than this are not compared with the other side's.
const MAX_CONDITIONS: usize = 8;

/// The columns and facts for a tuple of places.
pub fn candidates(joint: &Joint<'_>, places: &[Place], tier: Tier) -> Result<(Vec<Columns>, Vec<Term>), Unsupported> {
    let shapes = joint.shapes(places).expect("places of a product are cut points");
    let state = joint.state(places);
    let variables: Vec<Variable<'_>> = shapes
        .iter()
        .zip(&state)
        .enumerate()
        .flat_map(|(component, (shape, terms))| {
            shape.slots.iter().zip(terms).map(move |(slot, term)| Variable { component, slot, term: *term })
        })
        .collect();
    let columns = columns(joint, &variables);
    let mut facts = Vec::new();
    equal_pairs(joint, &variables, &mut facts);
    same_conditions(joint, places, &mut facts)?;
    if tier >= Tier::Bounds {
        own_comparisons(joint, places, &mut facts)?;
        orders(joint, &variables, &mut facts);
    }
    facts.retain(|fact| !joint.terms.is_true(*fact) && !joint.terms.is_false(*fact));
    let mut seen = rustc_hash::FxHashSet::default();
    facts.retain(|fact| seen.insert(*fact));
    Ok((columns, facts))
}

/// Integers of one width are compared among themselves, and all integers together extended to the widest.
fn columns(joint: &Joint<'_>, variables: &[Variable<'_>]) -> Vec<Columns> {
    let t = joint.terms;
    let integers: Vec<Term> = variables
        .iter()
        .filter(|variable| !is_tied_argument(joint, variable))
        .filter(|variable| matches!(variable.slot.ty, Ty::Int(_) | Ty::Ptr | Ty::Ref))
        .map(|variable| variable.term)
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
        let terms: Vec<Term> = integers.iter().copied().filter(|term| width(term) == *own).collect();
        groups.push(Columns { terms, width: *own });
    }
    if widths.len() > 1 {
        groups.push(Columns { terms: integers, width: widths.last().copied().flatten() });
    }
    groups
}

/// A remembered argument of the second side is known to equal the first side's, so one of them is enough.
fn is_tied_argument(joint: &Joint<'_>, variable: &Variable<'_>) -> bool {
    joint.claim.ensure.is_none() && variable.component == 1 && !variable.slot.is_live
}

/// Equality of memories of one region, of worlds, and of truth values and floats across the sides.
fn equal_pairs(joint: &Joint<'_>, variables: &[Variable<'_>], facts: &mut Vec<Term>) {
    let t = joint.terms;
    let mut pairs = 0;
    for (index, first) in variables.iter().enumerate() {
        if first.slot.ty == Ty::Bool {
            facts.extend([first.term, t.not(first.term)]);
        }
        for second in &variables[index + 1..] {
            let comparable = match (first.slot.ty, second.slot.ty) {
                (Ty::Mem(a), Ty::Mem(b)) if first.component == second.component => a == b,
                (Ty::Mem(_), Ty::Mem(_)) => joint.same_state(first.slot.ty, second.slot.ty),
                (Ty::World, Ty::World) => true,
                (Ty::Bool, Ty::Bool) | (Ty::F32, Ty::F32) | (Ty::F64, Ty::F64) => true,
                _ => false,
            };
            if comparable && pairs < MAX_PAIRS && t.sort(first.term) == t.sort(second.term) {
                pairs += 1;
                facts.push(t.eq(first.term, second.term));
            }
        }
    }
}

/// That a condition of one side holds exactly when one of the other does.
fn same_conditions(joint: &Joint<'_>, places: &[Place], facts: &mut Vec<Term>) -> Result<(), Unsupported> {
    let t = joint.terms;
    let mut conditions: Vec<Vec<Term>> = Vec::new();
    for (component, place) in places.iter().enumerate() {
        let mut own = Vec::new();
        if *place != Place::Exit {
            let known = joint.values_at(component, *place)?;
            let function = joint.components[component].view.function;
            for data in function.insts.values() {
                let Inst::Compare(op, a, b) = data.inst else { continue };
                if let (Some(&x), Some(&y)) = (known.get(&a), known.get(&b)) {
                    own.push(joint.encoder(component).compare(op, function.ty(a), x, y)?);
                }
            }
        }
        own.truncate(MAX_CONDITIONS);
        conditions.push(own);
    }
    if let [left, right] = &conditions[..] {
        for first in left {
            for second in right {
                facts.extend([t.eq(*first, *second), t.eq(*first, t.not(*second))]);
            }
        }
    }
    Ok(())
}

/// The comparisons the programs make, where their operands are known at the place.
fn own_comparisons(joint: &Joint<'_>, places: &[Place], facts: &mut Vec<Term>) -> Result<(), Unsupported> {
    for (component, place) in places.iter().enumerate() {
        if *place == Place::Exit {
            continue;
        }
        let known = joint.values_at(component, *place)?;
        let function = joint.components[component].view.function;
        let encoder = joint.encoder(component);
        for data in function.insts.values() {
            let Inst::Compare(op, a, b) = data.inst else { continue };
            let ty = function.ty(a);
            if ty.is_float() || ty == Ty::Bool {
                continue;
            }
            let (Some(&a), Some(&b)) = (known.get(&a), known.get(&b)) else { continue };
            let related: &[CompareOp] = match op {
                CompareOp::Slt | CompareOp::Sle | CompareOp::Sgt | CompareOp::Sge => {
                    &[CompareOp::Slt, CompareOp::Sle, CompareOp::Sgt, CompareOp::Sge]
                }
                CompareOp::Ult | CompareOp::Ule | CompareOp::Ugt | CompareOp::Uge => {
                    &[CompareOp::Ult, CompareOp::Ule, CompareOp::Ugt, CompareOp::Uge]
                }
                _ => &[CompareOp::Ne, CompareOp::Slt, CompareOp::Sle, CompareOp::Sgt, CompareOp::Sge],
            };
            for op in related {
                facts.push(encoder.compare(*op, ty, a, b)?);
            }
        }
    }
    Ok(())
}

/// Signs of integers, and orders between the integers of one side.
fn orders(joint: &Joint<'_>, variables: &[Variable<'_>], facts: &mut Vec<Term>) {
    let t = joint.terms;
    let integers: Vec<&Variable<'_>> = variables
        .iter()
        .filter(|variable| matches!(variable.slot.ty, Ty::Int(_)) && variable.slot.source != SlotSource::Outcome)
        .filter(|variable| !is_tied_argument(joint, variable))
        .collect();
    let (order, zero): (fn(&Sort) -> Op, _) = (signed_order, |sort: &Sort| match sort {
        Sort::BitVec(width) => t.bv(*width, 0),
        _ => t.int(0),
    });
    let one = |sort: &Sort| match sort {
        Sort::BitVec(width) => t.bv(*width, 1),
        _ => t.int(1),
    };
    let mut pairs = 0;
    for (index, first) in integers.iter().enumerate() {
        let sort = t.sort(first.term);
        facts.push(t.term(order(&sort), &[zero(&sort), first.term]));
        facts.push(t.term(order(&sort), &[one(&sort), first.term]));
        for modulus in [2, 4] {
            facts.push(divisible(joint, first.term, modulus));
        }
        for second in &integers[index + 1..] {
            if pairs >= MAX_PAIRS / 4 || first.component != second.component || t.sort(second.term) != sort {
                continue;
            }
            pairs += 1;
            facts.push(t.term(order(&sort), &[first.term, second.term]));
            facts.push(t.term(order(&sort), &[second.term, first.term]));
        }
    }
}

fn signed_order(sort: &Sort) -> Op {
    if matches!(sort, Sort::BitVec(_)) { Op::BvSle } else { Op::Le }
}

/// That an integer is a multiple of a small power of two.
fn divisible(joint: &Joint<'_>, term: Term, modulus: u32) -> Term {
    let t = joint.terms;
    match t.sort(term) {
        Sort::BitVec(width) if width > modulus.trailing_zeros() => {
            let low = t.term(Op::BvExtract { high: modulus.trailing_zeros() - 1, low: 0 }, &[term]);
            t.eq(low, t.bv(modulus.trailing_zeros(), 0))
        }
        Sort::Int => t.eq(t.term(Op::IntMod, &[term, t.int(i128::from(modulus))]), t.int(0)),
        _ => t.bool(true),
    }
}
