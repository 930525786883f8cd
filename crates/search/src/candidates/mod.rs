//! Candidates: what might hold at a node of the product.
//!
//! Two kinds, after Karr and after Houdini: *columns*, terms between which linear equalities are looked for, and
//! *facts*, believed until a state contradicts them. A tier says how much of either is tried, because every candidate
//! is a part of every query.
//!
//! * `columns`, `affine_hull`: between which terms equalities are looked for, and the affine hull of the states seen
//! * `closed_forms`: what a loop has summed up, said by an expression that the programs compute at once
//! * `counters`: induction variables, which change by constants only
//! * `recurrences`: what that says of one side alone: bounds, orders, strides
//! * `tallies`: variables that rise in some rounds and are never ahead of what counts the rounds
//! * `folds`: what loops have computed after some rounds, as functions that the kernel can unfold
//! * `fold_indices`: how many of another loop's rounds a side may have done
//! * `recursions`: the same for recursive functions
//! * `fold_summaries`: what recursive functions give, told by the other side's folds
//! * `observed`: facts that runs suggest
//! * `learned`: what one side remembers in a flag, as a combination of the other's tests
//! * `mirrored`: what one side keeps in a variable and the other computes again
//! * `lanes`: what one side keeps in one accumulator and the other in several
//! * `writes`, `footprints`: which cells of memories were written, and frame conditions

pub mod affine_hull;
mod arithmetic;
pub(crate) mod closed_forms;
mod columns;
mod counters;
mod fold_indices;
mod fold_summaries;
pub(crate) mod folds;
pub(crate) mod footprints;
pub(crate) mod lanes;
pub(crate) mod learned;
pub(crate) mod mirrored;
mod nested_folds;
pub(crate) mod observed;
mod recurrences;
mod recursions;
mod tallies;
pub(crate) mod writes;

use rustc_hash::{FxHashMap, FxHashSet};
use tandem_ir::{BinaryOp, CompareOp, Const, Function, Inst, Terminator, Ty, Value};
use tandem_kernel::encode::Unsupported;
use tandem_kernel::joint::Joint;
use tandem_kernel::symbolic::{Place, SlotSource};
use tandem_logic::{Op, Sort, Term};

use crate::candidates::columns::{columns, moduli};
use crate::candidates::counters::counters;
use crate::candidates::folds::arguments;
use crate::candidates::recurrences::recurrences;
use crate::product::belief::Columns;
use crate::product::loop_cuts::known_conditions;
use crate::product::render::render;

/// How much to look for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tier {
    /// Linear equalities between variables, equality of memories and of values that are no integers, and the tests
    /// that were passed on the way.
    Equalities,
    /// Also bounds: the programs' own comparisons, signs, orders between variables, and what runs suggest.
    Bounds,
    /// Also equalities with what loops have computed after some rounds.
    Folds,
    /// Also equalities of what the programs read from memory and of the quotients, remainders and products they compute.
    Derived,
    /// Also what holds of the cells that loops have written, and of those they have not.
    Arrays,
    /// Also equalities between products of two counters, also with the variables read as numbers of one bit more:
    /// where a product is twice a number, as in the sum of the first numbers, the lost bit is the one that tells.
    Counters,
    /// Also equalities between products of any two variables.
    Products,
    /// Equalities between products of up to three counters, with the variables read as numbers of one bit more.
    Cubes,
}

/// A term that facts are about: a variable of the joint state, or something that a program computes from it.
pub(crate) struct Quantity {
    component: usize,
    pub(crate) ty: Ty,
    pub(crate) term: Term,
    kind: Kind,
    /// Whether it changes by constants only.
    pub(crate) counts: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// A variable that the code ahead uses.
    Live,
    /// An argument that is only remembered.
    Remembered,
    /// How a function ended.
    Outcome,
    /// Computed from variables.
    Derived,
}

/// What the values that are functions of the state are, for each component.
type Known = Vec<FxHashMap<Value, Term>>;

/// More pairs than this are not compared one by one.
const MAX_PAIRS: usize = 400;

/// More conditions of a side than this are not compared with the other side's.
const MAX_CONDITIONS: usize = 8;

/// More comparisons of a side than this are not looked at.
const MAX_COMPARISONS: usize = 16;

/// More numbers that are read at arguments than this are not looked at.
const MAX_LENGTHS: usize = 3;

/// More derived quantities of a side than this are not looked at.
const MAX_DERIVED: usize = 10;

/// What might hold at a tuple of places.
pub struct Candidates {
    /// Between these, linear equalities.
    pub columns: Vec<Columns>,
    /// Each of these.
    pub facts: Vec<Term>,
    /// Conditions of each side, any of which may hold exactly when one of the other side does.
    pub conditions: Vec<Vec<Term>>,
}

/// The candidates for a tuple of places. If the arguments of both sides are `tied`, they are equal.
pub fn candidates(joint: &Joint<'_>, places: &[Place], tier: Tier, tied: bool) -> Result<Candidates, Unsupported> {
    let mut known: Known = Vec::new();
    for (component, place) in places.iter().enumerate() {
        known.push(match place {
            Place::Exit => FxHashMap::default(),
            Place::Cut(_) => joint.values_at(component, *place)?,
        });
    }
    let mut quantities = state_variables(joint, places);
    if tied {
        // A remembered argument of the second side equals the first side's, so one of them is enough.
        let is_twin = |quantity: &Quantity| quantity.component == 1 && quantity.kind == Kind::Remembered;
        quantities.retain(|quantity| !is_twin(quantity) || matches!(quantity.ty, Ty::Mem(_) | Ty::World));
    }
    quantities.extend(lengths(joint, places, &known, tied)?);
    if tier >= Tier::Derived && tier != Tier::Arrays {
        derived(joint, places, &known, &mut quantities)?;
    }
    // What functions are given is hardly ever a polynomial of anything.
    let columns = columns(joint, &quantities, if places == joint.entry() { tier.min(Tier::Derived) } else { tier });
    let mut facts = Vec::new();
    passed_tests(joint, places, &known, &mut facts);
    facts.extend(recurrences(joint, places, &known, tier)?);
    equal_pairs(joint, &quantities, &mut facts);
    let mut conditions = conditions(joint, places, &known)?;
    if tier < Tier::Derived {
        // What is read next is equal where the addresses are, which is cheaper to show. What is read at an argument, in a memory that
        // was given and is not changed, is as good as an argument, as the length of an array or of a text.
        let given: FxHashSet<Term> = given(joint, places);
        let reads = |condition: &Term| {
            let parts = joint.terms.subterms(&[*condition]);
            let mut read = parts.iter().filter(|term| *joint.terms.op(**term) == Op::Select);
            read.any(|term| !joint.terms.free_variables(&[*term]).iter().all(|variable| given.contains(variable)))
        };
        conditions.iter_mut().for_each(|own| own.retain(|condition| !reads(condition)));
    }
    if let ([left, right], true) = (&conditions[..], tier != Tier::Arrays) {
        facts.extend(same_conditions(joint, left, right));
    }
    if tier >= Tier::Bounds {
        own_comparisons(joint, places, &known, &mut facts)?;
        // What is summed up is beyond bounds where it is a polynomial.
        quantities.retain(|quantity| (tier < Tier::Counters && tier != Tier::Folds) || quantity.counts);
        // Summaries that need polynomials hardly need bounds, and no runs tell which of them hold.
        if tier < Tier::Products || (places != joint.entry() && places != joint.exit()) {
            orders(joint, &quantities, &mut facts);
        }
    }
    if tier == Tier::Derived {
        below_moduli(joint, &quantities, &mut facts);
    }
    facts.retain(|fact| !joint.terms.is_true(*fact) && !joint.terms.is_false(*fact));
    let mut seen = FxHashSet::default();
    // What cannot be written down is of no use in a certificate.
    facts.retain(|fact| seen.insert(*fact) && render(joint, places, *fact).is_some());
    Ok(Candidates { columns, facts, conditions })
}

/// The arguments of all components that are remembered at some places.
fn given(joint: &Joint<'_>, places: &[Place]) -> FxHashSet<Term> {
    let sides = places.iter().enumerate();
    sides.flat_map(|(component, place)| arguments(joint, component, *place)).map(|(_, term)| term).collect()
}

/// The integers among some quantities that are variables.
pub(crate) fn variables(quantities: &[Quantity]) -> impl Iterator<Item = &Quantity> {
    let integers = quantities.iter().filter(|quantity| matches!(quantity.ty, Ty::Int(_)));
    integers.filter(|quantity| matches!(quantity.kind, Kind::Live | Kind::Remembered))
}

/// The variables of the joint state.
fn state_variables(joint: &Joint<'_>, places: &[Place]) -> Vec<Quantity> {
    let shapes = joint.shapes(places).expect("places of a product are cut points");
    let state = joint.state(places);
    let mut quantities = Vec::new();
    for (component, (shape, terms)) in shapes.iter().zip(&state).enumerate() {
        let counters = counters(joint.components[component].view.function);
        for (slot, term) in shape.slots.iter().zip(terms) {
            let kind = match slot.source {
                SlotSource::Outcome => Kind::Outcome,
                _ if slot.is_live => Kind::Live,
                _ => Kind::Remembered,
            };
            let counts = matches!(slot.source, SlotSource::Value(value) if counters.contains(&value));
            quantities.push(Quantity { component, ty: slot.ty, term: *term, kind, counts });
        }
    }
    quantities
}

/// What [`lengths`] finds where both sides have the same arguments, as terms.
pub(crate) fn given_lengths(joint: &Joint<'_>, places: &[Place]) -> Vec<Term> {
    let known = places.iter().enumerate().map(|(component, place)| match place {
        Place::Exit => FxHashMap::default(),
        Place::Cut(_) => joint.values_at(component, *place).unwrap_or_default(),
    });
    let found = lengths(joint, places, &known.collect(), true).unwrap_or_default();
    found.into_iter().map(|quantity| quantity.term).collect()
}

/// Numbers that the code reads at arguments, or at a constant distance from one (a field of a structure), in memories that it was given and
/// does not change: the lengths of arrays, above all. They are as good as arguments.
fn lengths(joint: &Joint<'_>, places: &[Place], known: &Known, tied: bool) -> Result<Vec<Quantity>, Unsupported> {
    let mut found: Vec<Quantity> = Vec::new();
    let mut seen: Vec<(usize, Vec<(usize, u128)>)> = Vec::new();
    for (component, place) in places.iter().enumerate() {
        if *place == Place::Exit {
            continue;
        }
        let function = joint.components[component].view.function;
        let params = function.params();
        if !tied {
            seen.clear();
        }
        let position = |value: &Value| params.iter().position(|param| param == value);
        let fields = fields(function);
        for data in function.insts.values() {
            let Inst::Load { mem, keys } = &data.inst else { continue };
            let (Ty::Mem(region), ty @ Ty::Int(_)) = (function.ty(*mem), function.ty(data.results[0])) else {
                continue;
            };
            let place = |key: &Value| match fields.get(key) {
                Some((base, offset)) => Some((position(base)?, *offset)),
                None => Some((position(key)?, 0)),
            };
            let read = (position(mem), keys.iter().map(place).collect::<Option<Vec<_>>>());
            let (Some(memory), Some(at)) = read else { continue };
            let terms = keys.iter().map(|key| known[component].get(key).copied()).collect::<Option<Vec<Term>>>();
            let (Some(&term), Some(terms)) = (known[component].get(mem), terms) else { continue };
            if seen.contains(&(memory, at.clone())) || found.len() >= MAX_LENGTHS {
                continue;
            }
            seen.push((memory, at));
            let term = joint.encoder(component).load(region, term, &terms, ty)?;
            if joint.terms.constant_ref(term).is_none() && render(joint, places, term).is_some() {
                found.push(Quantity { component, ty, term, kind: Kind::Remembered, counts: false });
            }
        }
    }
    Ok(found)
}

/// The addresses that a function computes from another one and a constant.
fn fields(function: &Function) -> FxHashMap<Value, (Value, u128)> {
    let constants = function.insts.values().filter_map(|data| match data.inst {
        Inst::Const(Const::Int(bits)) => Some((*data.results.first()?, bits)),
        _ => None,
    });
    let constants: FxHashMap<Value, u128> = constants.collect();
    let fields = function.insts.values().filter_map(|data| match data.inst {
        Inst::PtrAdd(base, offset) => Some((*data.results.first()?, (base, *constants.get(&offset)?))),
        _ => None,
    });
    fields.collect()
}

/// What the code reads, in the memories as they are here, what it divides, and the products that it computes.
fn derived(
    joint: &Joint<'_>,
    places: &[Place],
    known: &Known,
    quantities: &mut Vec<Quantity>,
) -> Result<(), Unsupported> {
    let mut seen: FxHashSet<Term> = quantities.iter().map(|quantity| quantity.term).collect();
    for (component, place) in places.iter().enumerate() {
        if *place == Place::Exit {
            continue;
        }
        let function = joint.components[component].view.function;
        let mut found = Vec::new();
        for data in function.insts.values() {
            let value = |value: &Value| known[component].get(value).copied();
            let is_constant = |term: Option<Term>| term.is_some_and(|term| joint.terms.constant_ref(term).is_some());
            match &data.inst {
                Inst::Load { mem, keys } | Inst::Store { mem, keys, .. } => {
                    let Ty::Mem(region) = function.ty(*mem) else { continue };
                    let ty = match data.inst {
                        Inst::Store { value, .. } => function.ty(value),
                        _ => function.ty(data.results[0]),
                    };
                    let Some(keys) = keys.iter().map(value).collect::<Option<Vec<Term>>>() else { continue };
                    // In the memory as it is, and as it was at first: what a loop reads may be what was there before it.
                    let memories = quantities
                        .iter()
                        .filter(|quantity| quantity.component == component && quantity.ty == Ty::Mem(region));
                    for memory in memories.map(|quantity| quantity.term) {
                        found.push((ty, joint.encoder(component).load(region, memory, &keys, ty)?));
                    }
                }
                // What nobody knows is at least the same number everywhere, such as the length of a text.
                Inst::Binary(..) | Inst::Pure { .. } if !is_plain(&data.inst, |of| !is_constant(value(of))) => {
                    if let Some(result) = value(&data.results[0]) {
                        found.push((function.ty(data.results[0]), result));
                    }
                }
                _ => {}
            }
        }
        found.extend(divided_like_the_other(joint, component, known, quantities)?);
        let fresh = found.into_iter().filter(|(_, term)| seen.insert(*term));
        let fresh = fresh.filter(|(_, term)| joint.terms.constant_ref(*term).is_none());
        let fresh: Vec<_> = fresh.filter(|(_, term)| render(joint, places, *term).is_some()).collect();
        for (ty, term) in fresh.into_iter().take(MAX_DERIVED) {
            quantities.push(Quantity { component, ty, term, kind: Kind::Derived, counts: false });
        }
    }
    Ok(())
}

/// Whether an instruction is a binary one whose result is as good as a linear term, or tells little: neither a division nor
/// the product of two numbers that vary. Such a product is what an index into rows is made of, and what the other side may
/// add up step by step.
fn is_plain(inst: &Inst, varies: impl Fn(&Value) -> bool) -> bool {
    match inst {
        Inst::Binary(BinaryOp::Mul, a, b, _) => !(varies(a) && varies(b)),
        Inst::Binary(op, ..) => !divides(*op),
        _ => false,
    }
}

fn divides(op: BinaryOp) -> bool {
    matches!(op, BinaryOp::SDiv | BinaryOp::UDiv | BinaryOp::SRem | BinaryOp::URem | BinaryOp::LShr)
}

/// What a component's variables are divided by what the other component divides by: a side that takes larger steps
/// may be ahead by one of the other's.
fn divided_like_the_other(
    joint: &Joint<'_>,
    component: usize,
    known: &Known,
    quantities: &[Quantity],
) -> Result<Vec<(Ty, Term)>, Unsupported> {
    let mut found = Vec::new();
    let others = joint.components.iter().enumerate().filter(|(other, _)| *other != component);
    for (other, function) in others.map(|(other, component)| (other, component.view.function)) {
        for data in function.insts.values() {
            let Inst::Binary(op, _, by, _) = data.inst else { continue };
            let ty = function.ty(data.results[0]);
            let constant = known[other].get(&by).filter(|by| joint.terms.constant_ref(**by).is_some());
            let (true, Some(divisor)) = (divides(op), constant) else { continue };
            let own = quantities.iter().filter(|own| own.component == component && own.kind == Kind::Live);
            for own in own.filter(|own| own.ty == ty) {
                found.push((ty, joint.encoder(component).binary(op, ty, own.term, *divisor)?));
            }
        }
    }
    Ok(found)
}

/// The tests that are passed on every way here.
fn passed_tests(joint: &Joint<'_>, places: &[Place], known: &Known, facts: &mut Vec<Term>) {
    for (component, place) in places.iter().enumerate() {
        let Place::Cut(block) = place else { continue };
        for (condition, holds) in known_conditions(joint.components[component].view.function, *block) {
            let Some(&term) = known[component].get(&condition) else { continue };
            facts.push(if holds { term } else { joint.terms.not(term) });
        }
    }
}

/// Equality of memories of one region, of worlds, and of truth values and floats across the sides.
fn equal_pairs(joint: &Joint<'_>, quantities: &[Quantity], facts: &mut Vec<Term>) {
    let t = joint.terms;
    let mut pairs = 0;
    for (index, first) in quantities.iter().enumerate() {
        if first.ty == Ty::Bool {
            facts.extend([first.term, t.not(first.term)]);
        }
        for second in &quantities[index + 1..] {
            let comparable = match (first.ty, second.ty) {
                (Ty::Mem(a), Ty::Mem(b)) if first.component == second.component => a == b,
                (Ty::Mem(_), Ty::Mem(_)) => joint.same_state(first.ty, second.ty),
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

/// The conditions of each side that can be told at a place: comparisons, and which way a switch goes.
fn conditions(joint: &Joint<'_>, places: &[Place], known: &Known) -> Result<Vec<Vec<Term>>, Unsupported> {
    let t = joint.terms;
    let mut conditions: Vec<Vec<Term>> = Vec::new();
    for (component, place) in places.iter().enumerate() {
        let mut own = Vec::new();
        if *place != Place::Exit {
            for (op, ty, x, y) in comparisons(joint, component, known) {
                own.push(joint.encoder(component).compare(op, ty, x, y)?);
            }
            own.truncate(MAX_CONDITIONS);
            let function = joint.components[component].view.function;
            for block in function.blocks.values() {
                let Terminator::Switch { value, cases, .. } = &block.terminator else { continue };
                let Some(&term) = known[component].get(value) else { continue };
                let mut targets: Vec<_> = cases.iter().map(|(_, target)| target).collect();
                targets.dedup();
                for target in targets.into_iter().take(MAX_CONDITIONS / 2) {
                    let here = cases.iter().filter(|(_, other)| other == target);
                    let ways =
                        here.map(|(case, _)| t.eq(term, joint.encoder(component).integer(function.ty(*value), *case)));
                    own.push(t.or(&ways.collect::<Vec<_>>()));
                }
            }
        }
        let mut seen = FxHashSet::default();
        own.retain(|condition| seen.insert(*condition));
        own.truncate(2 * MAX_CONDITIONS);
        conditions.push(own);
    }
    Ok(conditions)
}

/// That a condition of one side holds exactly when one of the other does.
pub fn same_conditions(joint: &Joint<'_>, left: &[Term], right: &[Term]) -> Vec<Term> {
    let t = joint.terms;
    let mut facts = Vec::new();
    for first in left {
        for second in right {
            facts.extend([t.eq(*first, *second), t.eq(*first, t.not(*second))]);
        }
    }
    facts
}

/// The comparisons of a side whose operands are known.
fn comparisons(joint: &Joint<'_>, component: usize, known: &Known) -> Vec<(CompareOp, Ty, Term, Term)> {
    let function = joint.components[component].view.function;
    let mut found = Vec::new();
    for data in function.insts.values() {
        let Inst::Compare(op, a, b) = data.inst else { continue };
        if let (Some(&x), Some(&y)) = (known[component].get(&a), known[component].get(&b)) {
            found.push((op, function.ty(a), x, y));
        }
    }
    found.truncate(MAX_COMPARISONS);
    found
}

/// The comparisons the programs make, where their operands are known at the place.
fn own_comparisons(
    joint: &Joint<'_>,
    places: &[Place],
    known: &Known,
    facts: &mut Vec<Term>,
) -> Result<(), Unsupported> {
    for (component, place) in places.iter().enumerate() {
        if *place == Place::Exit {
            continue;
        }
        let encoder = joint.encoder(component);
        for (op, ty, a, b) in comparisons(joint, component, known) {
            if ty.is_float() || ty == Ty::Bool {
                continue;
            }
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

/// That integers are remainders by what the programs take remainders by.
fn below_moduli(joint: &Joint<'_>, quantities: &[Quantity], facts: &mut Vec<Term>) {
    let t = joint.terms;
    for bits in moduli(joint) {
        for quantity in variables(quantities) {
            let most = (1u128 << bits) - 1;
            match t.sort(quantity.term) {
                Sort::BitVec(width) if width > bits => facts.push(t.bv_ule(quantity.term, t.bv(width, most))),
                Sort::Int => facts.push(t.term(Op::Le, &[quantity.term, t.big_int(most.into())])),
                _ => {}
            }
        }
    }
}

/// Signs of integers, and orders between the integers of one side.
fn orders(joint: &Joint<'_>, quantities: &[Quantity], facts: &mut Vec<Term>) {
    let t = joint.terms;
    let integers: Vec<&Quantity> = variables(quantities).collect();
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
