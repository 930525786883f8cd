//! Escape analysis (Choi et al., OOPSLA 1999): removes objects that do not escape, with scalar replacement of their
//! fields.
//!
//! A front end numbers objects in the order of their allocation, with the next number in a cell of kind
//! [`RegionKind::ObjectCount`]; numbers mean nothing but which object is which. An object whose reference is only used
//! to look into the object does not escape: no other reference is ever equal to it, because none comes from it. So a
//! load from it sees the last store to it, whatever was stored to other objects in between, on every path that leads to
//! it. If all loads are replaced that way, its stores are dead, and without it the objects made later only have smaller
//! numbers. Programs that allocate on the way can then be compared with ones that do not.

use rustc_hash::FxHashMap;
use tandem_base::layout::{END, FIRST_SPECIAL};
use tandem_ir::analysis::{Cfg, Dominators};
use tandem_ir::tidy::BackMap;
use tandem_ir::tidy::Substitution;
use tandem_ir::{
    BinaryOp, Block, CastOp, CompareOp, Const, Function, IdVec, Inst, InstData, InstId, Region, RegionId, RegionKind,
    Ty, Value, ValueData,
};

/// More steps back than this are not made to find what a load sees.
const MOST_STEPS: usize = 2_000;
/// More meeting paths than this are not followed for one load.
const MOST_PLACES: usize = 64;

/// Elements are not chosen from more than this many.
const MOST_CHOICES: usize = 32;

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
    let known: Vec<(InstId, bool)> =
        uses.order.iter().flat_map(|&inst| uses.known_of_new(function, regions, inst)).collect();
    for (inst, truth) in known {
        let result = function.insts[inst].results[0];
        let truth = constant(function, &mut constants, Const::Bool(truth), Ty::Bool);
        substitution.replace(function, result, truth);
        removed.push(inst);
    }
    // What was just stored is there, whoever else sees the object.
    for &load in &uses.order {
        if let Some(value) = uses.just_stored(function, regions, load) {
            let result = function.insts[load].results[0];
            substitution.replace(function, result, value);
            removed.push(load);
        }
    }
    for &load in &uses.order {
        if !removed.contains(&load)
            && let Some(value) = uses.stored_before_join(function, regions, load)
        {
            let result = function.insts[load].results[0];
            substitution.replace(function, result, value);
            removed.push(load);
        }
    }
    for object in &objects {
        let mut is_settled = true;
        let open: Vec<InstId> = object.loads.iter().copied().filter(|load| !removed.contains(load)).collect();
        for load in open {
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
                None => {
                    let on_paths = uses.seen_on_paths(function, &mut constants, load, object.reference);
                    match on_paths.or_else(|| uses.chosen(function, &mut constants, load, object.reference)) {
                        Some(value) => {
                            substitution.replace(function, result, value);
                            removed.push(load);
                        }
                        None => is_settled = false,
                    }
                }
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
        for &store in object.stores.iter().chain(&object.countings) {
            let data = &function.insts[store];
            let (Inst::Store { mem, .. } | Inst::Clear { mem, .. }) = data.inst else { continue };
            let result = data.results[0];
            substitution.replace(function, result, mem);
            removed.push(store);
        }
    }
    removed.sort();
    removed.dedup();
    for block in function.blocks.values_mut() {
        block.insts.retain(|inst| removed.binary_search(inst).is_err());
    }
    substitution.apply(function);
    BackMap::identity(function)
}

/// An object that is private.
pub(crate) struct Object {
    pub reference: Value,
    pub loads: Vec<InstId>,
    pub stores: Vec<InstId>,
    /// Comparisons of its number with later counts, which are true.
    pub exists: Vec<InstId>,
    /// The stores that count it: one on each path, where common code of several paths was merged.
    pub countings: Vec<InstId>,
}

/// What is seen of an element, as far back as one looks.
enum SeenFrom {
    Value(Value),
    Zero,
    /// Whatever it is in this memory, which comes from outside the block.
    Start(Value),
    Unknown,
}

enum Seen {
    Value(Value),
    Zero,
}

/// Who defines and who uses what.
pub(crate) struct Uses {
    /// All instructions in blocks.
    pub order: Vec<InstId>,
    defined_by: IdVec<Value, Option<InstId>>,
    pub users: IdVec<Value, Vec<InstId>>,
    /// Used by a terminator.
    pub leaves: IdVec<Value, bool>,
}

impl Uses {
    pub fn of(function: &Function) -> Uses {
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
        self.defined_by.get(value).copied().flatten().map(|inst| &function.insts[inst].inst)
    }

    /// The object that this instruction makes the reference of, if its number is used for nothing but to count it. Of its
    /// reference nothing is known yet.
    pub fn new_object(&self, function: &Function, regions: &IdVec<RegionId, Region>, inst: InstId) -> Option<Object> {
        let data = &function.insts[inst];
        let Inst::Cast(CastOp::IntToPtr, number) = data.inst else { return None };
        let &[reference] = &data.results[..] else { return None };
        let Inst::Load { mem: count, .. } = self.definition(function, number)? else { return None };
        let Ty::Mem(region) = function.ty(*count) else { return None };
        if regions[region].kind != RegionKind::ObjectCount || self.leaves[number] {
            return None;
        }
        let mut countings = Vec::new();
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
                    // Of one memory there is one next version on each path.
                    for &store in &self.users[next] {
                        match &function.insts[store].inst {
                            Inst::Store { mem, value, .. } if mem == count && *value == next && !self.leaves[next] => {
                                countings.push(store);
                            }
                            _ => return None,
                        }
                    }
                }
                _ => return None,
            }
        }
        if countings.is_empty() || !exists.iter().all(|&inst| self.asks_for_existence(function, inst, &countings)) {
            return None;
        }
        Some(Object { reference, loads: vec![], stores: vec![], exists, countings })
    }

    /// The object whose reference this instruction makes, if it is private.
    pub fn private_object(
        &self,
        function: &Function,
        regions: &IdVec<RegionId, Region>,
        inst: InstId,
    ) -> Option<Object> {
        let mut object = self.new_object(function, regions, inst)?;
        let reference = object.reference;
        if self.leaves[reference] {
            return None;
        }
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
        constant.is_some_and(|bits| bits == 0 || bits >= FIRST_SPECIAL)
    }

    /// Whether an instruction compares a number with a count that is made from the one after this store.
    fn asks_for_existence(&self, function: &Function, inst: InstId, countings: &[InstId]) -> bool {
        let Inst::Compare(_, _, count) = function.insts[inst].inst else { return false };
        let Some(Inst::Load { mem, .. }) = self.definition(function, count) else { return false };
        let mut memory = *mem;
        for _ in 0..MOST_STEPS {
            match self.defined_by[memory] {
                Some(store) if countings.contains(&store) => return true,
                Some(store) => match &function.insts[store].inst {
                    Inst::Store { mem, .. } => memory = *mem,
                    _ => return false,
                },
                None => return false,
            }
        }
        false
    }

    /// Comparisons that ask whether a new object is null or one that exists once, with their answers: it is neither, if
    /// the code that makes it says that its number is an ordinary one.
    fn known_of_new(
        &self,
        function: &Function,
        regions: &IdVec<RegionId, Region>,
        inst: InstId,
    ) -> Vec<(InstId, bool)> {
        let nothing = vec![];
        let data = &function.insts[inst];
        let (Inst::Cast(CastOp::IntToPtr, number), &[reference]) = (&data.inst, &data.results[..]) else {
            return nothing;
        };
        let Some(Inst::Load { mem, .. }) = self.definition(function, *number) else { return nothing };
        let Ty::Mem(region) = function.ty(*mem) else { return nothing };
        if regions[region].kind != RegionKind::ObjectCount {
            return nothing;
        }
        let is_assumed = |user: &&InstId| {
            let result = function.insts[**user].results[0];
            self.users[result].iter().any(|&user| matches!(function.insts[user].inst, Inst::Assume(_)))
        };
        let compares = |user: &&InstId| matches!(&function.insts[**user].inst, Inst::Compare(_, a, b) if a == number || b == number);
        let compared = || self.users[*number].iter().filter(compares);
        // The assumptions stand where the object is made, so no run gets further without them.
        let says = |op: CompareOp, bits: u128| {
            compared().filter(is_assumed).any(|&user| match &function.insts[user].inst {
                Inst::Compare(found, a, b) => *found == op && a == number && self.constant(function, *b) == Some(bits),
                _ => false,
            })
        };
        if !says(CompareOp::Sgt, 0) || !says(CompareOp::Slt, FIRST_SPECIAL) {
            return nothing;
        }
        let mut known = Vec::new();
        for &user in compared().filter(|user| !is_assumed(user)) {
            let Inst::Compare(op, a, b) = function.insts[user].inst else { continue };
            let other = if a == *number { b } else { a };
            let Some(bits) = self.constant(function, other) else { continue };
            if bits == 0 || (FIRST_SPECIAL..END).contains(&bits) {
                // All ordinary numbers lie on the same side, so that any of them has the answer.
                let ordinary = 1;
                let (left, right) = if a == *number { (ordinary, bits) } else { (bits, ordinary) };
                known.push((user, compare_words(op, left, right)));
            }
        }
        for &user in &self.users[reference] {
            let Inst::Compare(op @ (CompareOp::Eq | CompareOp::Ne), a, b) = function.insts[user].inst else { continue };
            let other = if a == reference { b } else { a };
            if matches!(self.definition(function, other), Some(Inst::Const(Const::Null))) {
                known.push((user, op == CompareOp::Ne));
            }
        }
        known
    }

    /// The element that was stored where a load looks, right before it.
    fn just_stored(&self, function: &Function, regions: &IdVec<RegionId, Region>, load: InstId) -> Option<Value> {
        let data = &function.insts[load];
        let Inst::Load { mem, keys } = &data.inst else { return None };
        let Some(Inst::Store { keys: other, value, .. }) = self.definition(function, *mem) else { return None };
        let Ty::Mem(region) = function.ty(*mem) else { return None };
        // A region of bytes may be read in other pieces than it was written; and counts stay loads, by which objects are known.
        let ty = function.ty(data.results[0]);
        if regions[region].kind == RegionKind::ObjectCount {
            return None;
        }
        (other == keys && function.ty(*value) == ty && regions[region].element == ty).then_some(*value)
    }

    /// What a load sees of the object that comes in as a parameter of a block, with the memory, where each path has just stored
    /// that element of its own object: a new parameter of the block. This is how the class of an object is known of which one
    /// of several was made.
    fn stored_before_join(
        &self,
        function: &mut Function,
        regions: &IdVec<RegionId, Region>,
        load: InstId,
    ) -> Option<Value> {
        let Inst::Load { mem, keys } = function.insts[load].inst.clone() else { return None };
        let (&object, rest) = keys.split_first()?;
        let Ty::Mem(region) = function.ty(mem) else { return None };
        let ty = function.ty(function.insts[load].results[0]);
        if regions[region].kind == RegionKind::ObjectCount || regions[region].element != ty || !rest.is_empty() {
            return None;
        }
        let place = |param: Value| {
            let at = |data: &tandem_ir::BlockData| data.params.iter().position(|&other| other == param);
            function.blocks.iter().find_map(|(block, data)| Some((block, at(data)?)))
        };
        let ((block, at_memory), (other, at_object)) = (place(mem)?, place(object)?);
        if block != other || block == function.entry() {
            return None;
        }
        let mut values = Vec::new();
        for (from, data) in function.blocks.iter() {
            for (at, target) in data.terminator.targets().into_iter().enumerate().filter(|(_, to)| to.block == block) {
                let (memory, reference) = (*target.args.get(at_memory)?, *target.args.get(at_object)?);
                let Some(Inst::Store { keys, value, .. }) = self.definition(function, memory) else { return None };
                if *keys != [reference] || function.ty(*value) != ty {
                    return None;
                }
                values.push((from, at, *value));
            }
        }
        let param = function.values.push(ValueData { ty, name: None });
        function.blocks[block].params.push(param);
        for (from, at, value) in values {
            function.blocks[from].terminator.targets_mut()[at].args.push(value);
        }
        Some(param)
    }

    /// What a load from a private object sees where paths meet: a new parameter of each block on the way.
    fn seen_on_paths(
        &self,
        function: &mut Function,
        constants: &mut FxHashMap<(Const, Ty), Value>,
        load: InstId,
        reference: Value,
    ) -> Option<Value> {
        let Inst::Load { mem, keys } = function.insts[load].inst.clone() else { return None };
        let ty = function.ty(function.insts[load].results[0]);
        // The memories at the starts of blocks that the load may see, all of which must be settled before anything is
        // changed.
        let mut places: FxHashMap<Value, (Block, usize)> = FxHashMap::default();
        for (block, data) in function.blocks.iter() {
            places.extend(data.params.iter().enumerate().map(|(index, &param)| (param, (block, index))));
        }
        let edges = |function: &Function, block: Block| -> Vec<(Block, usize)> {
            let of = |(from, data): (Block, &tandem_ir::BlockData)| {
                let targets = data.terminator.targets().into_iter().enumerate();
                let to: Vec<_> =
                    targets.filter(|(_, target)| target.block == block).map(|(at, _)| (from, at)).collect();
                to
            };
            function.blocks.iter().flat_map(of).collect()
        };
        // In a loop the object is another one in every round: what came before it was made is not looked at.
        let maker = self.defined_by[reference]?;
        let born = function.blocks.iter().find(|(_, data)| data.insts.contains(&maker)).map(|(block, _)| block)?;
        let dominators = Dominators::new(function, &Cfg::new(function));
        let mut order: Vec<Value> = Vec::new();
        let mut work = vec![mem];
        while let Some(memory) = work.pop() {
            match self.seen_from(function, memory, &keys, reference) {
                SeenFrom::Value(_) | SeenFrom::Zero => {}
                SeenFrom::Start(param) if order.contains(&param) => {}
                SeenFrom::Start(param) => {
                    let &(block, index) = places.get(&param)?;
                    if block == born || !dominators.dominates(born, block) || order.len() >= MOST_PLACES {
                        return None;
                    }
                    order.push(param);
                    for (from, at) in edges(function, block) {
                        work.push(*function.blocks[from].terminator.targets()[at].args.get(index)?);
                    }
                }
                SeenFrom::Unknown => return None,
            }
        }
        let mut made: FxHashMap<Value, Value> = FxHashMap::default();
        for &param in &order {
            let value = function.values.push(ValueData { ty, name: None });
            function.blocks[places[&param].0].params.push(value);
            made.insert(param, value);
        }
        let resolve = |function: &mut Function, constants: &mut FxHashMap<(Const, Ty), Value>, memory: Value| match self
            .seen_from(function, memory, &keys, reference)
        {
            SeenFrom::Value(value) => Some(value),
            SeenFrom::Zero => Some(constant(function, constants, zero_of(ty), ty)),
            SeenFrom::Start(param) => made.get(&param).copied(),
            SeenFrom::Unknown => None,
        };
        for &param in &order {
            let (block, index) = places[&param];
            for (from, at) in edges(function, block) {
                let memory = function.blocks[from].terminator.targets()[at].args[index];
                let value = resolve(function, constants, memory).expect("all paths were settled");
                function.blocks[from].terminator.targets_mut()[at].args.push(value);
            }
        }
        resolve(function, constants, mem)
    }

    /// What is seen at these keys of a memory, as far back as the start of a block.
    fn seen_from(&self, function: &Function, memory: Value, keys: &[Value], reference: Value) -> SeenFrom {
        let mut memory = memory;
        for _ in 0..MOST_STEPS {
            // Parameters that were added since are no memories, so what is not defined is one of the old ones.
            let Some(inst) = self.defined_by.get(memory).copied().flatten() else { return SeenFrom::Start(memory) };
            match &function.insts[inst].inst {
                Inst::Store { mem, keys: other, value } => {
                    if other == keys {
                        return SeenFrom::Value(*value);
                    }
                    if !self.is_elsewhere(function, other, keys, reference) {
                        return SeenFrom::Unknown;
                    }
                    memory = *mem;
                }
                Inst::Clear { mem, keys: other } => {
                    if other.first() == Some(&reference) {
                        return if other.len() == 1 { SeenFrom::Zero } else { SeenFrom::Unknown };
                    }
                    memory = *mem;
                }
                _ => return SeenFrom::Unknown,
            }
        }
        SeenFrom::Unknown
    }

    /// Whether a store at some keys is not to the element of a private object at others.
    fn is_elsewhere(&self, function: &Function, other: &[Value], keys: &[Value], reference: Value) -> bool {
        other[0] != reference
            || other[1..].iter().zip(&keys[1..]).any(|(&a, &b)| {
                matches!((self.constant(function, a), self.constant(function, b)), (Some(a), Some(b)) if a != b)
            })
    }

    /// What a load from a private object sees.
    fn seen_by(&self, function: &Function, load: InstId, reference: Value) -> Option<Seen> {
        let Inst::Load { mem, keys } = &function.insts[load].inst else { return None };
        match self.seen_from(function, *mem, keys, reference) {
            SeenFrom::Value(value) => Some(Seen::Value(value)),
            SeenFrom::Zero => Some(Seen::Zero),
            SeenFrom::Start(_) | SeenFrom::Unknown => None,
        }
    }
}

/// Looking an element up.
impl Uses {
    /// What a load from a private object sees at an index that is not constant, chosen from what was stored at constant
    /// ones: a table that the function makes for itself.
    fn chosen(
        &self,
        function: &mut Function,
        constants: &mut FxHashMap<(Const, Ty), Value>,
        load: InstId,
        reference: Value,
    ) -> Option<Value> {
        let Inst::Load { mem, keys } = &function.insts[load].inst else { return None };
        let (mut memory, &[_, index]) = (*mem, &keys[..]) else { return None };
        // The latest store to an index is the one that counts.
        let mut stored: Vec<(u128, Value, Value)> = Vec::new();
        let otherwise = loop {
            let inst = self.defined_by.get(memory).copied().flatten()?;
            match &function.insts[inst].inst {
                Inst::Store { mem, keys: other, value } => {
                    if other[0] == reference {
                        if other[1] == index {
                            break Some(*value);
                        }
                        let at = self.constant(function, other[1])?;
                        if stored.iter().all(|(known, ..)| *known != at) {
                            stored.push((at, other[1], *value));
                        }
                    }
                    memory = *mem;
                }
                Inst::Clear { mem, keys: other } => {
                    if other.first() == Some(&reference) {
                        if other.len() != 1 {
                            return None;
                        }
                        break None;
                    }
                    memory = *mem;
                }
                _ => return None,
            }
            if stored.len() > MOST_CHOICES {
                return None;
            }
        };
        let (block, mut place) = function
            .blocks
            .iter()
            .find_map(|(block, data)| data.insts.iter().position(|inst| *inst == load).map(|place| (block, place)))?;
        let (ty, line) = (function.ty(function.insts[load].results[0]), function.insts[load].line);
        let mut chosen = match otherwise {
            Some(value) => value,
            None => {
                // The constant may be made in this block, before the load.
                let made = function.blocks[block].insts.len();
                let zero = constant(function, constants, zero_of(ty), ty);
                place += function.blocks[block].insts.len() - made;
                zero
            }
        };
        let mut add = |function: &mut Function, inst: Inst, ty: Ty| {
            let value = function.values.push(ValueData { ty, name: None });
            let inst = function.insts.push(InstData { inst, results: vec![value], line });
            function.blocks[block].insts.insert(place, inst);
            place += 1;
            value
        };
        for (_, at, value) in stored.into_iter().rev() {
            let here = add(function, Inst::Compare(CompareOp::Eq, index, at), Ty::Bool);
            chosen = add(function, Inst::Select(here, value, chosen), ty);
        }
        Some(chosen)
    }
}

/// A comparison of two numbers of 64 bits.
fn compare_words(op: CompareOp, left: u128, right: u128) -> bool {
    let (unsigned, signed) = ((left as u64, right as u64), (left as i64, right as i64));
    match op {
        CompareOp::Eq => unsigned.0 == unsigned.1,
        CompareOp::Ne => unsigned.0 != unsigned.1,
        CompareOp::Slt => signed.0 < signed.1,
        CompareOp::Sle => signed.0 <= signed.1,
        CompareOp::Sgt => signed.0 > signed.1,
        CompareOp::Sge => signed.0 >= signed.1,
        CompareOp::Ult => unsigned.0 < unsigned.1,
        CompareOp::Ule => unsigned.0 <= unsigned.1,
        CompareOp::Ugt => unsigned.0 > unsigned.1,
        CompareOp::Uge => unsigned.0 >= unsigned.1,
        other => unreachable!("{other:?} compares floats"),
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
pub(crate) fn constant(
    function: &mut Function,
    constants: &mut FxHashMap<(Const, Ty), Value>,
    constant: Const,
    ty: Ty,
) -> Value {
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
    use crate::tests::after_each;
    use crate::{Arithmetic, simplify};

    const HEAD: &str = "
        region @count: [] -> i64 objects
        region @x: [ref] -> i32 shared
        region @a: [ref, i32] -> i32 shared
        region @r: [ref] -> ref shared
    ";

    #[test]
    fn what_was_stored_on_each_path_is_seen_where_they_meet() {
        let text = simplified(
            "
            func @f(c: bool, v: i32; n: @count, x: @x) -> i32 {
            entry:
              one: i64 = const 1
              zero: i32 = const 0
              number = load n[]
              object: ref = int_to_ptr number
              next = add number, one
              n.1 = store n[], next
              x.1 = store x[object], zero
              branch c, set, join(x.1)
            set:
              x.2 = store x.1[object], v
              jump join(x.2)
            join(x.3: @x):
              r = load x.3[object]
              exit return (r; n.1, x.3)
            }",
        );
        assert!(!text.contains("load") && !text.contains("store"), "{text}");
    }

    #[test]
    fn what_an_earlier_round_stored_is_not_seen() {
        let text = simplified(
            "
            func @f(c: i32; n: @count, x: @x) -> i32 {
            entry:
              zero: i32 = const 0
              jump loop(zero, n, x)
            loop(i: i32, n.1: @count, x.1: @x):
              one: i64 = const 1
              step: i32 = const 1
              number = load n.1[]
              object: ref = int_to_ptr number
              next = add number, one
              n.2 = store n.1[], next
              old = load x.1[object]
              x.2 = store x.1[object], i
              i.1 = add i, step
              more = slt i.1, c
              branch more, loop(i.1, n.2, x.2), done
            done:
              exit return (old; n.2, x.2)
            }",
        );
        assert!(text.contains("load x"), "{text}");
    }

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
    fn a_table_is_looked_up() {
        let table = |at: &str| {
            simplified(&format!(
                "func @f(v: i32, k: i32; c: @count, a: @a) -> i32 {{
                   one: i64 = const 1
                   i: i32 = const 0
                   j: i32 = const 1
                   n = load c[]
                   m = add n, one
                   c1 = store c[], m
                   p: ref = int_to_ptr n
                   a1 = clear a[p]
                   a2 = store a1[p, i], v
                   a3 = store a2[p, j], j
                   a4 = store a3[p, {at}], k
                   t = load a4[p, k]
                   exit return (t; c1, a4)
                 }}"
            ))
        };
        let text = table("i");
        assert!(!text.contains("load") && !text.contains("store") && text.contains("select"), "{text}");
        // What is at an index that nobody knows may be at any.
        assert!(table("v").contains("load a"), "{}", table("v"));
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
