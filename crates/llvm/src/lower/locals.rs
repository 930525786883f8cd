//! Local objects in an order that both sides share.
//!
//! Objects of a frame get their addresses one after the other, in the order in which they stand. Code that is not given sees
//! those addresses and the memory behind them, so that two functions which have the same objects in another order would call it
//! with other arguments, and nothing could be proved of them. But where the objects of a frame lie is not said by any language:
//! addresses of locals are any values, each side its own, and what depends on their order or their distance is refused. So the
//! order is ours to choose, on each side by itself, and any order is right.
//!
//! Which objects correspond is guessed from what is done with them: the calls that get their addresses, and as which argument;
//! then their names, and what they are. The guess is made after calls were put in place and once it is known which
//! objects need an address at all, since only those have a place in the frame. Those that have a counterpart come first, and the
//! others follow as they stand, so that a new object moves none of the old ones. A wrong guess costs a proof and nothing else.
//!
//! Only the objects at the very beginning of a function change places, where there is nothing between them that could see it.

use std::collections::BTreeMap;

use rustc_hash::FxHashSet;
use tandem_base::{Pair, Side};

use crate::ast::{Block, Body, Call, Constant, Local, Module, Op, Operand, Symbol};
use crate::names::readable;
use crate::pointers::{Pointers, resolve_symbol};

/// The objects with an address that functions begin with, by the symbols of the functions.
pub type FrameObjects = BTreeMap<String, Vec<FrameObject>>;

/// The order of objects that functions begin with, by the symbols of the functions.
pub type FrameOrder = BTreeMap<String, Vec<FrameObject>>;

/// A local object, as the other side can know it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FrameObject {
    local: Local,
    /// Its name in the source, without the number that tells it from others of that name.
    name: String,
    size: u64,
    /// What its address is used for, in order: a function and the number of the argument, or the size of an object that holds it.
    uses: Vec<(String, usize)>,
    /// How many objects of the function are used in such a way before it is.
    rank: usize,
}

/// Two objects are not taken for each other for less.
const LEAST: i64 = 1;
const SAME_USE: i64 = 8;
const OTHER_USE: i64 = -2;
const SAME_NAME: i64 = 5;
const SAME_SIZE: i64 = 3;

/// The objects of a module's functions that need an address.
pub(super) fn frame_objects(module: &Module<'_>, pointers: &Pointers) -> FrameObjects {
    let mut found = FrameObjects::new();
    for (index, function) in module.functions.iter().enumerate() {
        let Some(body) = &function.body else { continue };
        let block = &body.blocks[body.entry.0 as usize];
        let mut objects = vec![];
        for inst in &block.insts[..objects_in_front(block)] {
            let (Some(local), Op::Alloca { ty, .. }) = (inst.result, &inst.op) else { continue };
            if pointers.private_root(index, local, 0).is_some() {
                continue;
            }
            let name = body.locals.get(local.0 as usize).map_or("", |info| info.name);
            let size = module.types.layout(*ty).map_or(0, |layout| layout.size);
            let (uses, rank) = uses_of(module, body, local);
            objects.push(FrameObject { local, name: name_in_source(name), size, uses, rank });
        }
        let mut ranks: Vec<usize> = objects.iter().map(|object| object.rank).collect();
        ranks.sort_unstable();
        for object in &mut objects {
            object.rank = ranks.partition_point(|rank| *rank < object.rank);
        }
        if !objects.is_empty() {
            found.insert(function.name.to_owned(), objects);
        }
    }
    found
}

/// The order of objects on each side, for functions of one symbol and for the two that are compared.
pub fn shared_order(objects: Pair<&FrameObjects>, symbols: Pair<&str>) -> Pair<FrameOrder> {
    let mut orders: Pair<FrameOrder> = Pair::default();
    let same = objects.left.keys().map(|symbol| Pair::new(symbol.as_str(), symbol.as_str()));
    for names in same.chain([symbols]) {
        let (Some(left), Some(right)) = (objects.left.get(names.left), objects.right.get(names.right)) else {
            continue;
        };
        let order = ordered(Pair::new(left, right));
        for (side, order) in Side::BOTH.into_iter().zip([order.left, order.right]) {
            orders[side].insert(names[side].to_owned(), order);
        }
    }
    orders
}

/// Objects that correspond first, the likeliest before others, and then those that are left.
fn ordered(objects: Pair<&Vec<FrameObject>>) -> Pair<Vec<FrameObject>> {
    let mut pairs = vec![];
    for (left, one) in objects.left.iter().enumerate() {
        for (right, other) in objects.right.iter().enumerate() {
            let likeness = likeness(one, other);
            if likeness >= LEAST {
                pairs.push((-likeness, one.rank.abs_diff(other.rank), left.abs_diff(right), left, right));
            }
        }
    }
    pairs.sort_unstable();
    let mut taken: Pair<Vec<bool>> = objects.map(|objects| vec![false; objects.len()]);
    let mut order: Pair<Vec<FrameObject>> = Pair::default();
    for (.., left, right) in pairs {
        if !taken.left[left] && !taken.right[right] {
            (taken.left[left], taken.right[right]) = (true, true);
            order.left.push(objects.left[left].clone());
            order.right.push(objects.right[right].clone());
        }
    }
    for side in Side::BOTH {
        let rest = objects[side].iter().zip(&taken[side]).filter(|(_, taken)| !**taken);
        order[side].extend(rest.map(|(object, _)| object.clone()));
    }
    order
}

/// How much speaks for two objects being the same one.
fn likeness(one: &FrameObject, other: &FrameObject) -> i64 {
    let mut rest = other.uses.clone();
    let mut common = 0;
    for used in &one.uses {
        if let Some(at) = rest.iter().position(|other| other == used) {
            rest.swap_remove(at);
            common += 1;
        }
    }
    let others = (one.uses.len() - common + rest.len()) as i64;
    let name = if !one.name.is_empty() && one.name == other.name { SAME_NAME } else { 0 };
    let size = if one.size == other.size { SAME_SIZE } else { 0 };
    common as i64 * SAME_USE + others * OTHER_USE + name + size
}

/// Puts the objects that functions begin with in the order that is given for them. Those that it does not name come last.
pub(super) fn order_objects(module: &mut Module<'_>, order: &FrameOrder) {
    for function in &mut module.functions {
        let (Some(order), Some(body)) = (order.get(function.name), &mut function.body) else { continue };
        let places: BTreeMap<Local, usize> =
            order.iter().enumerate().map(|(place, object)| (object.local, place)).collect();
        let block = &mut body.blocks[body.entry.0 as usize];
        let count = objects_in_front(block);
        block.insts[..count]
            .sort_by_key(|inst| inst.result.and_then(|local| places.get(&local).copied()).unwrap_or(usize::MAX));
    }
}

/// What the address of an object is used for, and where that begins.
fn uses_of(module: &Module<'_>, body: &Body<'_>, object: Local) -> (Vec<(String, usize)>, usize) {
    let addresses = addresses_of(body, object);
    let is_address = |operand: &Operand<'_>| matches!(operand, Operand::Local(local) if addresses.contains(local));
    let mut uses = vec![];
    let mut first = usize::MAX;
    for (position, inst) in body.blocks.iter().flat_map(|block| &block.insts).enumerate() {
        let before = uses.len();
        match &inst.op {
            Op::Call(call) | Op::Invoke { call, .. } => {
                let Some(name) = callee_name(module, call) else { continue };
                let given = call.args.iter().enumerate().filter(|(_, arg)| is_address(&arg.value.value));
                uses.extend(given.map(|(number, _)| (name.clone(), number)));
            }
            Op::Store { value, address, .. } if is_address(&value.value) => {
                if let Some(size) = holder_size(module, body, &address.value) {
                    uses.push((String::new(), size));
                }
            }
            _ => {}
        }
        if uses.len() > before {
            first = first.min(position);
        }
    }
    (uses, first)
}

/// The values that are visibly addresses in an object, also those that were kept in a variable meanwhile.
fn addresses_of(body: &Body<'_>, object: Local) -> FxHashSet<Local> {
    let mut addresses = FxHashSet::from_iter([object]);
    let mut holders: FxHashSet<Local> = FxHashSet::default();
    loop {
        let before = addresses.len() + holders.len();
        for inst in body.blocks.iter().flat_map(|block| &block.insts) {
            let is_address =
                |operand: &Operand<'_>| matches!(operand, Operand::Local(local) if addresses.contains(local));
            let gives = match &inst.op {
                Op::Element { base, .. } => is_address(&base.value),
                Op::Cast { value, .. } => is_address(&value.value),
                Op::Phi { incoming, .. } => incoming.iter().any(|(value, _)| is_address(value)),
                Op::Select { yes, no, .. } => is_address(&yes.value) || is_address(&no.value),
                Op::Load { address, .. } => {
                    matches!(&address.value, Operand::Local(local) if holders.contains(local))
                }
                Op::Store { value, address, .. } => {
                    if let (true, Operand::Local(holder)) = (is_address(&value.value), &address.value) {
                        holders.insert(*holder);
                    }
                    false
                }
                _ => false,
            };
            if let (true, Some(result)) = (gives, inst.result) {
                addresses.insert(result);
            }
        }
        if addresses.len() + holders.len() == before {
            return addresses;
        }
    }
}

/// The name of the function that is called; none if nobody could see it or if it is an instruction of LLVM's.
fn callee_name(module: &Module<'_>, call: &Call<'_>) -> Option<String> {
    let Operand::Constant(Constant::Symbol(symbol)) = &call.callee else { return Some("*".to_owned()) };
    let (Symbol::Function(index), 0) = resolve_symbol(module, *symbol)? else { return None };
    let name = module.functions[index].name;
    (!name.starts_with("llvm.")).then(|| readable(name))
}

/// The size of the local object that a pointer visibly is a part of.
fn holder_size(module: &Module<'_>, body: &Body<'_>, pointer: &Operand<'_>) -> Option<usize> {
    let mut pointer = pointer;
    for _ in 0..8 {
        let Operand::Local(local) = pointer else { return None };
        let inst = body.blocks.iter().flat_map(|block| &block.insts).find(|inst| inst.result == Some(*local))?;
        match &inst.op {
            Op::Alloca { ty, .. } => return module.types.layout(*ty).map(|layout| layout.size as usize),
            Op::Element { base, .. } => pointer = &base.value,
            Op::Cast { value, .. } => pointer = &value.value,
            _ => return None,
        }
    }
    None
}

/// A name of the source. Those that a compiler gives are numbers, and mean something else on the other side.
fn name_in_source(name: &str) -> String {
    let is_numbered = |text: &str| text.starts_with(|first: char| first.is_ascii_digit());
    if is_numbered(name) || name.strip_prefix('_').is_some_and(is_numbered) {
        return String::new();
    }
    name.trim_end_matches(|last: char| last.is_ascii_digit() || last == '.').to_owned()
}

/// How many objects of fixed size a block begins with.
fn objects_in_front(block: &Block<'_>) -> usize {
    block.insts.iter().take_while(|inst| matches!(inst.op, Op::Alloca { count: None, .. })).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn object(local: u32, name: &str, size: u64, uses: &[(&str, usize)]) -> FrameObject {
        let uses = uses.iter().map(|(name, number)| ((*name).to_owned(), *number)).collect();
        FrameObject { local: Local(local), name: name_in_source(name), size, uses, rank: local as usize }
    }

    /// The places of the objects of each side.
    fn places_of(left: &[FrameObject], right: &[FrameObject]) -> Pair<Vec<Option<usize>>> {
        let objects = Pair::new(left.to_vec(), right.to_vec());
        let order = ordered(objects.as_ref());
        Pair::from_fn(|side| {
            let place = |object: &FrameObject| order[side].iter().position(|other| other.local == object.local);
            objects[side].iter().map(place).collect()
        })
    }

    #[test]
    fn use_counts_for_more_than_names() {
        let left = [object(0, "n", 4, &[("read", 1)]), object(1, "m", 4, &[("write", 1)])];
        let right = [object(0, "n", 4, &[("write", 1)]), object(1, "m", 4, &[("read", 1)])];
        let places = places_of(&left, &right);
        assert_eq!((places.left[0], places.left[1]), (places.right[1], places.right[0]));
    }

    #[test]
    fn a_new_object_moves_none_of_the_old_ones() {
        let left = [object(0, "a", 4, &[("read", 0)]), object(1, "b", 8, &[("read", 1)])];
        let new = object(2, "new", 16, &[("scale", 0)]);
        let right = [new, object(0, "a", 4, &[("read", 0)]), object(1, "b", 8, &[("read", 1)])];
        let places = places_of(&left, &right);
        assert_eq!((places.left[0], places.left[1]), (places.right[1], places.right[2]));
        assert_eq!(places.right[0], Some(2));
    }

    #[test]
    fn equal_uses_meet_in_their_order() {
        let left = [object(0, "a", 4, &[("read", 0)]), object(1, "b", 4, &[("read", 0)])];
        let right = [object(0, "c", 4, &[("read", 0)]), object(1, "d", 4, &[("read", 0)])];
        let places = places_of(&left, &right);
        assert_eq!(places.left, places.right);
    }

    #[test]
    fn every_object_has_a_place_of_its_own() {
        let left = [object(0, "a", 4, &[]), object(1, "a", 4, &[]), object(2, "a", 4, &[])];
        let right = [object(0, "a", 4, &[])];
        let mut places = places_of(&left, &right).left;
        places.sort_unstable();
        assert_eq!(places, [Some(0), Some(1), Some(2)]);
    }

    #[test]
    fn names_lose_their_numbers() {
        assert_eq!(["found12", "_7", "3", "x.addr", "x.i.i"].map(name_in_source), ["found", "", "", "x.addr", "x.i.i"]);
    }
}
