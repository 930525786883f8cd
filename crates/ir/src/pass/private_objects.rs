//! Objects that nobody else ever sees.
//!
//! A front end numbers objects in the order in which they are made, with the next number in a cell of kind
//! [`RegionKind::ObjectCount`]; numbers mean nothing but which object is which. An object whose reference is only used
//! to look into the object is *private*: no other reference is ever equal to it, because none comes from it. So a load from
//! it sees the last store to it, whatever was stored to other objects in between. If all loads are settled that way,
//! what is stored to it is seen by nobody, and without it the objects made later only have smaller numbers. Programs
//! that make such objects on the way can then be compared with ones that do not.

use rustc_hash::FxHashMap;

use crate::function::{Function, InstData, ValueData};
use crate::ids::{IdVec, InstId, RegionId, Value};
use crate::inst::{BinaryOp, CastOp, CompareOp, Const, Inst};
use crate::pass::BackMap;
use crate::pass::substitution::Substitution;
use crate::types::{Region, RegionKind, Ty};

/// More steps back than this are not made to find what a load sees.
const MOST_STEPS: usize = 2_000;

/// Runs the pass. Numbers do not change; removed instructions are gone from their blocks.
pub fn run(function: &mut Function, regions: &IdVec<RegionId, Region>) -> BackMap {
    let mut substitution = Substitution::new(function);
    if regions.values().all(|region| region.kind != RegionKind::ObjectCount) {
        return BackMap::identity(function);
    }
    let uses = Uses::of(function);
    let mut removed: Vec<InstId> = Vec::new();
    let mut constants: FxHashMap<(Const, Ty), Value> = FxHashMap::default();
    let objects: Vec<Object> =
        uses.order.iter().filter_map(|&inst| uses.private_object(function, regions, inst)).collect();
    for object in &objects {
        let mut is_settled = true;
        for &load in &object.loads {
            let result = function.insts[load].results[0];
            match uses.seen_by(function, load, object.reference) {
                Some(Seen::Value(value)) => {
                    substitution.replace(function, result, value);
                    removed.push(load);
                }
                Some(Seen::Zero) => {
                    let ty = function.ty(result);
                    let zero = constant(function, &mut constants, zero_of(ty), ty);
                    substitution.replace(function, result, zero);
                    removed.push(load);
                }
                None => is_settled = false,
            }
        }
        if !is_settled {
            continue;
        }
        for &inst in &object.exists {
            let result = function.insts[inst].results[0];
            let truth = constant(function, &mut constants, Const::Bool(true), Ty::Bool);
            substitution.replace(function, result, truth);
            removed.push(inst);
        }
        for &store in object.stores.iter().chain([&object.counting]) {
            let data = &function.insts[store];
            let (Inst::Store { mem, .. } | Inst::Clear { mem, .. }) = data.inst else { continue };
            let result = data.results[0];
            substitution.replace(function, result, mem);
            removed.push(store);
        }
    }
    removed.sort();
    for block in function.blocks.values_mut() {
        block.insts.retain(|inst| removed.binary_search(inst).is_err());
    }
    substitution.apply(function);
    BackMap::identity(function)
}

/// An object that is private.
struct Object {
    reference: Value,
    loads: Vec<InstId>,
    stores: Vec<InstId>,
    /// Comparisons of its number with later counts, which are true.
    exists: Vec<InstId>,
    /// The store that counts it.
    counting: InstId,
}

enum Seen {
    Value(Value),
    Zero,
}

/// Who defines and who uses what.
struct Uses {
    /// All instructions in blocks.
    order: Vec<InstId>,
    defined_by: IdVec<Value, Option<InstId>>,
    users: IdVec<Value, Vec<InstId>>,
    /// Used by a terminator.
    leaves: IdVec<Value, bool>,
}

impl Uses {
    fn of(function: &Function) -> Uses {
        let count = function.values.len();
        let mut uses = Uses {
            order: vec![],
            defined_by: IdVec::filled(None, count),
            users: IdVec::filled(vec![], count),
            leaves: IdVec::filled(false, count),
        };
        for block in function.blocks.values() {
            for &inst in &block.insts {
                uses.order.push(inst);
                let data = &function.insts[inst];
                data.results.iter().for_each(|&result| uses.defined_by[result] = Some(inst));
                data.inst.uses().into_iter().for_each(|used| uses.users[used].push(inst));
            }
            block.terminator.uses().into_iter().for_each(|used| uses.leaves[used] = true);
        }
        uses
    }

    fn definition<'f>(&self, function: &'f Function, value: Value) -> Option<&'f Inst> {
        self.defined_by[value].map(|inst| &function.insts[inst].inst)
    }

    /// The object whose reference this instruction makes, if it is private.
    fn private_object(&self, function: &Function, regions: &IdVec<RegionId, Region>, inst: InstId) -> Option<Object> {
        let data = &function.insts[inst];
        let Inst::Cast(CastOp::IntToPtr, number) = data.inst else { return None };
        let &[reference] = &data.results[..] else { return None };
        let Inst::Load { mem: count, .. } = self.definition(function, number)? else { return None };
        let Ty::Mem(region) = function.ty(*count) else { return None };
        if regions[region].kind != RegionKind::ObjectCount || self.leaves[number] || self.leaves[reference] {
            return None;
        }
        let mut counting = None;
        let mut exists = Vec::new();
        for &user in &self.users[number] {
            match &function.insts[user].inst {
                // As the count that other references are compared with, it is what it is without this object.
                Inst::Compare(_, a, b) if *b == number && *a != number => {}
                Inst::Compare(..) if self.asks_for_kind(function, user) => {}
                // That the object exists.
                Inst::Compare(CompareOp::Ult, a, _) if *a == number => exists.push(user),
                Inst::Cast(CastOp::IntToPtr, _) if user == inst => {}
                Inst::Binary(BinaryOp::Add, a, b, _) if *a == number && self.constant(function, *b) == Some(1) => {
                    let next = function.insts[user].results[0];
                    let [store] = &self.users[next][..] else { return None };
                    match &function.insts[*store].inst {
                        Inst::Store { mem, value, .. } if mem == count && *value == next && !self.leaves[next] => {
                            counting = Some(*store);
                        }
                        _ => return None,
                    }
                }
                _ => return None,
            }
        }
        let counting = counting?;
        if !exists.iter().all(|&inst| self.asks_for_existence(function, inst, counting)) {
            return None;
        }
        let mut object = Object { reference, loads: vec![], stores: vec![], exists, counting };
        for &user in &self.users[reference] {
            let only_as_first = |keys: &[Value]| keys.first() == Some(&reference) && !keys[1..].contains(&reference);
            match &function.insts[user].inst {
                Inst::Load { keys, .. } if only_as_first(keys) => object.loads.push(user),
                Inst::Store { keys, value, .. } if only_as_first(keys) && *value != reference => {
                    object.stores.push(user)
                }
                Inst::Clear { keys, .. } if only_as_first(keys) => object.stores.push(user),
                Inst::Compare(CompareOp::Eq | CompareOp::Ne, a, b) => {
                    let other = if *a == reference { *b } else { *a };
                    if !matches!(self.definition(function, other), Some(Inst::Const(Const::Null))) {
                        return None;
                    }
                }
                // To see what kind of object it is: never one that exists once.
                Inst::Cast(CastOp::PtrToInt, _) => {
                    let number = function.insts[user].results[0];
                    if self.leaves[number] || !self.users[number].iter().all(|&user| self.asks_for_kind(function, user))
                    {
                        return None;
                    }
                }
                _ => return None,
            }
        }
        object.stores.sort();
        object.stores.dedup();
        Some(object)
    }

    fn constant(&self, function: &Function, value: Value) -> Option<u128> {
        match self.definition(function, value) {
            Some(Inst::Const(Const::Int(bits))) => Some(*bits),
            _ => None,
        }
    }

    /// Whether an instruction compares a number with zero or with one beyond those of ordinary objects.
    fn asks_for_kind(&self, function: &Function, inst: InstId) -> bool {
        let Inst::Compare(_, a, b) = function.insts[inst].inst else { return false };
        let constant = self.constant(function, a).or_else(|| self.constant(function, b));
        constant.is_some_and(|bits| bits == 0 || bits >= 1 << 62)
    }

    /// Whether an instruction compares a number with a count that is made from the one after this store.
    fn asks_for_existence(&self, function: &Function, inst: InstId, counting: InstId) -> bool {
        let Inst::Compare(_, _, count) = function.insts[inst].inst else { return false };
        let Some(Inst::Load { mem, .. }) = self.definition(function, count) else { return false };
        let mut memory = *mem;
        for _ in 0..MOST_STEPS {
            match self.defined_by[memory] {
                Some(store) if store == counting => return true,
                Some(store) => match &function.insts[store].inst {
                    Inst::Store { mem, .. } => memory = *mem,
                    _ => return false,
                },
                None => return false,
            }
        }
        false
    }

    /// What a load from a private object sees.
    fn seen_by(&self, function: &Function, load: InstId, reference: Value) -> Option<Seen> {
        let Inst::Load { mem, keys } = &function.insts[load].inst else { return None };
        let mut memory = *mem;
        for _ in 0..MOST_STEPS {
            match self.definition(function, memory)? {
                Inst::Store { mem, keys: other, value } => {
                    if other == keys {
                        return Some(Seen::Value(*value));
                    }
                    let is_elsewhere = other[0] != reference
                        || other[1..].iter().zip(&keys[1..]).any(|(&a, &b)| {
                            matches!((self.constant(function, a), self.constant(function, b)), (Some(a), Some(b)) if a != b)
                        });
                    if !is_elsewhere {
                        return None;
                    }
                    memory = *mem;
                }
                Inst::Clear { mem, keys: other } => {
                    if other[0] == reference {
                        return (other.len() == 1).then_some(Seen::Zero);
                    }
                    memory = *mem;
                }
                _ => return None,
            }
        }
        None
    }
}

/// The zero of a type.
fn zero_of(ty: Ty) -> Const {
    match ty {
        Ty::Bool => Const::Bool(false),
        Ty::F32 => Const::F32(0),
        Ty::F64 => Const::F64(0),
        Ty::Ref | Ty::Ptr => Const::Null,
        Ty::Int(_) | Ty::Mem(_) | Ty::World => Const::Int(0),
    }
}

/// A constant, made at the start of the function.
fn constant(function: &mut Function, constants: &mut FxHashMap<(Const, Ty), Value>, constant: Const, ty: Ty) -> Value {
    if let Some(&value) = constants.get(&(constant, ty)) {
        return value;
    }
    let value = function.values.push(ValueData { ty, name: None });
    let entry = function.entry();
    let line = function.line;
    let inst = function.insts.push(InstData { inst: Inst::Const(constant), results: vec![value], line });
    function.blocks[entry].insts.insert(0, inst);
    constants.insert((constant, ty), value);
    value
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pass::tests::after_each;
    use crate::pass::{Arithmetic, simplify};

    const HEAD: &str = "
        region @count: [] -> i64 objects
        region @x: [ref] -> i32 shared
        region @a: [ref, i32] -> i32 shared
        region @r: [ref] -> ref shared
    ";

    fn simplified(body: &str) -> String {
        after_each(&format!("{HEAD}{body}"), |function, regions| {
            run(function, regions);
            simplify(function, regions, Arithmetic::MACHINE);
        })
    }

    #[test]
    fn an_object_made_on_the_way_is_gone() {
        let text = simplified(
            "func @f(v: i32, o: ref; c: @count, x: @x, a: @a) -> i32 {
               one: i64 = const 1
               i: i32 = const 0
               j: i32 = const 1
               n = load c[]
               m = add n, one
               c1 = store c[], m
               p: ref = int_to_ptr n
               x1 = store x[p], v
               x2 = store x1[o], i
               a1 = clear a[p]
               a2 = store a1[p, i], v
               s = load x2[p]
               t = load a2[p, i]
               u = load a2[p, j]
               st = add s, t
               stu = add st, u
               exit return (stu; c1, x2, a2)
             }",
        );
        assert!(!text.contains("clear") && !text.contains("int_to_ptr"), "{text}");
        assert!(text.contains("(; c,") || text.contains("; c, "), "{text}");
    }

    #[test]
    fn an_object_that_is_seen_stays() {
        for use_ in ["r1 = store r[o], p", "r1 = store r[p], p"] {
            let text = simplified(&format!(
                "func @f(v: i32, o: ref; c: @count, x: @x, r: @r) -> i32 {{
                   one: i64 = const 1
                   n = load c[]
                   m = add n, one
                   c1 = store c[], m
                   p: ref = int_to_ptr n
                   x1 = store x[p], v
                   {use_}
                   exit return (v; c1, x1, r1)
                 }}"
            ));
            assert!(text.contains("int_to_ptr"), "{text}");
        }
        // A comparison with another reference would change with the numbers.
        let text = simplified(
            "func @f(v: i32, o: ref; c: @count, x: @x) -> bool {
               one: i64 = const 1
               n = load c[]
               m = add n, one
               c1 = store c[], m
               p: ref = int_to_ptr n
               x1 = store x[p], v
               same = eq p, o
               exit return (same; c1, x1)
             }",
        );
        assert!(text.contains("store"), "{text}");
    }
}
