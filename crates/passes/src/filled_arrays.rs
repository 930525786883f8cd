//! Forwarding from a loop that fills an array: what an array holds is computed where it is read.
//!
//! A private array ([`escape_analysis`]: no other reference is ever equal to it) that a counted loop fills holds at `k` what the
//! loop computed in the round of `k`, once the loop is over and as long as nobody stores into the array again. If that is a
//! function of the counter and of values from before the loop, without memory, then it can be computed again from `k`: a load at
//! an index that was checked to be in the loop's range gives the same. This is array contraction (Gao, Olsen, Sarkar and Thekkath,
//! "Collective Loop Fusion for Array Contraction", 1992) without the fusion: afterwards nobody loads from the array, so escape analysis takes
//! its stores away, and dead-loop elimination the loop. `for (char c : text.toCharArray())` then is a loop over the text.
//!
//! Values from before the loop are the same at the load: the header of the loop dominates the load, so a run that had defined
//! them anew would have come through the loop again, which fills the array anew.
//!
//! [`escape_analysis`]: crate::escape_analysis

use rustc_hash::{FxHashMap, FxHashSet};
use tandem_ir::tidy::{BackMap, Substitution};
use tandem_ir::{
    Block, CompareOp, Function, IdVec, Inst, InstData, InstId, Region, RegionId, Terminator, Ty, Value, ValueData,
};

use crate::Arithmetic;
use crate::counted_loops::{CountedLoop, Shape, below};
use crate::escape_analysis::{Object, Uses};

/// What takes more instructions than this is not computed again.
const MOST_INSTRUCTIONS: usize = 16;

/// Runs the pass. Numbers do not change; replaced loads are gone from their blocks. Indices are looked at as the machine's
/// numbers, so nothing is done where integers are unbounded.
pub fn run(function: &mut Function, regions: &IdVec<RegionId, Region>, arithmetic: Arithmetic) -> BackMap {
    let old = (function.values.len(), function.blocks.len());
    if !arithmetic.ints_wrap {
        return BackMap::identity(function);
    }
    let shape = Shape::of(function);
    let counted = shape.counted(function);
    if counted.is_empty() {
        return BackMap::identity(function);
    }
    let uses = Uses::of(function);
    let objects: Vec<Object> =
        uses.order.iter().filter_map(|&inst| uses.private_object(function, regions, inst)).collect();
    let mut found: Vec<(InstId, Block, usize, Value, Value, Value)> = Vec::new();
    for object in &objects {
        for fill in
            object.stores.iter().filter_map(|&store| Fill::of(function, regions, &shape, &counted, object, store))
        {
            for &load in &object.loads {
                if let Some((block, index)) = fill.sees(function, &shape, &counted, load) {
                    found.push((load, block, fill.counted.index, fill.counted.counter, index, fill.value));
                }
            }
        }
    }
    let mut substitution = Substitution::new(function);
    for (load, block, this, counter, index, value) in found {
        let at = function.blocks[block].insts.iter().position(|&inst| inst == load);
        let Some(mut at) = at else { continue };
        let mut copies = FxHashMap::from_iter([(counter, index)]);
        let again = recomputed(function, &shape, this, &mut copies, (block, &mut at), value);
        let result = function.insts[load].results[0];
        function.blocks[block].insts.remove(at);
        substitution.replace(function, result, again);
    }
    substitution.apply(function);
    BackMap::extended(function, old.0, old.1)
}

/// A loop that fills an array.
struct Fill<'a> {
    counted: &'a CountedLoop,
    /// The array.
    reference: Value,
    /// The memory that the array is in, at the loop's header.
    memory: Value,
    /// What is stored in a round.
    value: Value,
    /// Blocks that the loop can be left to on another way than through its header's test.
    elsewhere: FxHashSet<Block>,
}

impl<'a> Fill<'a> {
    /// The loop that fills a private array with this store, if it is one.
    fn of(
        function: &Function,
        regions: &IdVec<RegionId, Region>,
        shape: &Shape,
        counted: &'a [CountedLoop],
        object: &Object,
        store: InstId,
    ) -> Option<Fill<'a>> {
        let data = &function.insts[store];
        let (Inst::Store { keys, value, .. }, &[result]) = (&data.inst, &data.results[..]) else { return None };
        let (&[reference, index], Ty::Mem(region)) = (&keys[..], function.ty(result)) else { return None };
        let counted = counted.iter().find(|counted| counted.counter == index)?;
        let (home, _) = shape.place[result]?;
        let this = &shape.loops.all()[counted.index];
        let is_first = |start: &Value| shape.constant(function, *start) == Some(0);
        if shape.loops.innermost(home) != Some(counted.index)
            || !this.latches.iter().all(|&latch| shape.dominators.dominates(home, latch))
            || !counted.starts.iter().all(is_first)
            || regions[region].element != function.ty(*value)
            || reference != object.reference
            || shape.is_of_loop(counted.index, reference)
            || counted.is_signed && !is_not_negative(function, shape, counted.bound, counted.header)
        {
            return None;
        }
        // The memory comes round with nothing but this store in the array.
        let is_memory = |value: &Value| function.ty(*value) == Ty::Mem(region);
        let at = function.blocks[counted.header].params.iter().position(is_memory)?;
        let memory = function.blocks[counted.header].params[at];
        let is_inside = |block: Block| block != counted.header && shape.loops.contains(counted.index, block);
        let comes_round = shape
            .passed(function, counted.header, at)
            .into_iter()
            .filter(|(from, _)| shape.loops.contains(counted.index, *from))
            .all(|(_, last)| comes_from(function, shape, last, memory, (reference, Some(store)), is_inside));
        if !comes_round || !is_function_of_counter(function, shape, counted, *value) {
            return None;
        }
        let mut elsewhere = FxHashSet::default();
        let exits = shape.loops.exits(counted.index, &shape.cfg);
        let mut work: Vec<Block> =
            exits.into_iter().filter(|(from, _)| *from != counted.header).map(|(_, to)| to).collect();
        while let Some(block) = work.pop() {
            if block != counted.header && elsewhere.insert(block) {
                work.extend(shape.cfg.successors(block));
            }
        }
        Some(Fill { counted, reference, memory, value: *value, elsewhere })
    }

    /// Whether the loop is over whenever a run is in this block.
    fn is_over(&self, shape: &Shape, block: Block) -> bool {
        shape.dominators.dominates(self.counted.header, block)
            && !shape.loops.contains(self.counted.index, block)
            && !self.elsewhere.contains(&block)
    }

    /// Where a load is and at which index it looks, if it sees what the loop stored.
    fn sees(
        &self,
        function: &Function,
        shape: &Shape,
        counted: &[CountedLoop],
        load: InstId,
    ) -> Option<(Block, Value)> {
        let data = &function.insts[load];
        let (Inst::Load { mem, keys }, &[result]) = (&data.inst, &data.results[..]) else { return None };
        let &[reference, index] = &keys[..] else { return None };
        let (block, _) = shape.place[result]?;
        let is_seen = reference == self.reference
            && function.ty(*mem) == function.ty(self.memory)
            && function.ty(result) == function.ty(self.value)
            && self.is_over(shape, block)
            && is_in_range(function, shape, counted, index, self.counted.bound, block)
            && comes_from(function, shape, *mem, self.memory, (self.reference, None), |block| {
                self.is_over(shape, block)
            });
        is_seen.then_some((block, index))
    }
}

/// Whether a memory is an earlier one, changed at most in other objects than the private one (and by the store given with it), on
/// all ways that stay in blocks of one kind.
fn comes_from(
    function: &Function,
    shape: &Shape,
    memory: Value,
    earlier: Value,
    (reference, but): (Value, Option<InstId>),
    stays: impl Fn(Block) -> bool,
) -> bool {
    let mut seen = FxHashSet::default();
    let mut work = vec![memory];
    while let Some(memory) = work.pop() {
        if memory == earlier || !seen.insert(memory) {
            continue;
        }
        if let Some(inst) = shape.defined_by[memory] {
            match &function.insts[inst].inst {
                Inst::Store { mem, keys, .. } if keys.first() != Some(&reference) || Some(inst) == but => {
                    work.push(*mem)
                }
                Inst::Clear { mem, keys } if keys.first().is_some_and(|key| *key != reference) => work.push(*mem),
                _ => return false,
            }
            continue;
        }
        match shape.place[memory] {
            Some((block, Some(at))) if block != function.entry() && stays(block) => {
                work.extend(shape.passed(function, block, at).into_iter().map(|(_, value)| value));
            }
            _ => return false,
        }
    }
    true
}

/// Whether a value is computed without memory from the loop's counter and from what was there before the loop.
fn is_function_of_counter(function: &Function, shape: &Shape, counted: &CountedLoop, value: Value) -> bool {
    let mut seen = FxHashSet::default();
    let mut work = vec![value];
    while let Some(value) = work.pop() {
        if value == counted.counter || !shape.is_of_loop(counted.index, value) || !seen.insert(value) {
            continue;
        }
        match shape.definition(function, value) {
            Some(
                inst @ (Inst::Const(_)
                | Inst::Unary(..)
                | Inst::Binary(..)
                | Inst::Compare(..)
                | Inst::Overflows(..)
                | Inst::FusedMultiplyAdd(..)
                | Inst::Select(..)
                | Inst::Cast(..)
                | Inst::PtrAdd(..)
                | Inst::Pure { .. }),
            ) => work.extend(inst.uses()),
            Some(
                Inst::Load { .. }
                | Inst::Store { .. }
                | Inst::Clear { .. }
                | Inst::Arbitrary
                | Inst::Call { .. }
                | Inst::Assume(_)
                | Inst::Freeze(_),
            )
            | None => return false,
        }
    }
    seen.len() <= MOST_INSTRUCTIONS
}

/// Computes a value of a loop again at a place of a block, with other values in place of those that are given.
fn recomputed(
    function: &mut Function,
    shape: &Shape,
    index: usize,
    copies: &mut FxHashMap<Value, Value>,
    (block, at): (Block, &mut usize),
    value: Value,
) -> Value {
    if let Some(&copy) = copies.get(&value) {
        return copy;
    }
    let Some(inst) = shape.defined_by[value].filter(|_| shape.is_of_loop(index, value)) else { return value };
    let InstData { mut inst, line, .. } = function.insts[inst].clone();
    for used in inst.uses() {
        let copy = recomputed(function, shape, index, copies, (block, at), used);
        copies.insert(used, copy);
    }
    inst.for_each_use_mut(|used| *used = copies[used]);
    let copy = function.values.push(ValueData { ty: function.ty(value), name: None });
    let made = function.insts.push(InstData { inst, results: vec![copy], line });
    function.blocks[block].insts.insert(*at, made);
    *at += 1;
    copies.insert(value, copy);
    copy
}

/// Comparisons whose answers are known in a block, because every way there goes through a branch on them.
fn decided(function: &Function, shape: &Shape, block: Block) -> Vec<(CompareOp, Value, Value, bool)> {
    let mut decided = Vec::new();
    let mut block = block;
    while let Some(above) = shape.dominators.parent(block) {
        if let [from] = shape.cfg.predecessors(block)
            && let Terminator::Branch(condition, yes, no) = &function.blocks[*from].terminator
            && yes.block != no.block
            && let Some(&Inst::Compare(op, a, b)) = shape.definition(function, *condition)
        {
            decided.push((op, a, b, yes.block == block));
        }
        block = above;
    }
    decided
}

/// Whether an index was checked to be below a bound on every way to a block: as an unsigned number, or as one that is not
/// negative because a loop counts it up from such a one.
fn is_in_range(
    function: &Function,
    shape: &Shape,
    counted: &[CountedLoop],
    index: Value,
    bound: Value,
    block: Block,
) -> bool {
    let is_counted_from_zero = |counted: &CountedLoop| {
        let is_first = |start: &Value| shape.constant(function, *start) == Some(0);
        counted.counter == index && counted.is_signed && counted.starts.iter().all(is_first)
    };
    let is_not_negative = counted.iter().any(is_counted_from_zero);
    let is_check = |(op, a, b, answer)| {
        below(op, a, b, answer)
            .is_some_and(|(low, high, is_signed)| (low, high) == (index, bound) && (!is_signed || is_not_negative))
    };
    decided(function, shape, block).into_iter().any(is_check)
}

/// Whether a value is not negative in a block, because of what it is, of a branch or of an assumption.
fn is_not_negative(function: &Function, shape: &Shape, value: Value, block: Block) -> bool {
    let Some(width) = function.ty(value).bits() else { return false };
    let is_zero = |value: Value| shape.constant(function, value) == Some(0);
    if let Some(bits) = shape.constant(function, value) {
        return bits >> (width - 1) & 1 == 0;
    }
    let says_so = |(op, a, b, answer): (CompareOp, Value, Value, bool)| {
        // It is not below zero, or zero is below it.
        let is_below_zero = |low: Value, high: Value| low == value && is_zero(high);
        matches!(below(op, a, b, !answer), Some((low, high, true)) if is_below_zero(low, high))
            || matches!(below(op, a, b, answer), Some((low, high, true)) if is_below_zero(high, low))
    };
    if decided(function, shape, block).into_iter().any(says_so) {
        return true;
    }
    let mut above = Some(block);
    while let Some(block) = above {
        for &inst in &function.blocks[block].insts {
            if let Inst::Assume(condition) = function.insts[inst].inst
                && let Some(&Inst::Compare(op, a, b)) = shape.definition(function, condition)
                && says_so((op, a, b, true))
            {
                return true;
            }
        }
        above = shape.dominators.parent(block);
    }
    false
}

#[cfg(test)]
mod tests {
    use crate::Arithmetic;
    use crate::tests::after_each;

    /// An array that a loop fills, and a loop that adds up what is in it.
    fn filled(change: impl Fn(String) -> String) -> String {
        let text = "
            region @count: [] -> i64 objects
            region @a: [ref, i32] -> i32 shared
            func @f(n: i32, other: ref; c: @count, a: @a) -> i32 {
            entry:
              zero: i32 = const 0
              one: i32 = const 1
              two: i32 = const 2
              none: i64 = const 0
              next: i64 = const 1
              special: i64 = const 4611686018427387904
              sane = sge n, zero
              branch sane, make, bad
            make:
              number = load c[]
              positive = sgt number, none
              assume positive
              ordinary = slt number, special
              assume ordinary
              array: ref = int_to_ptr number
              count = add number, next
              c.1 = store c[], count
              a.1 = clear a[array]
              jump fill(zero, a.1)
            fill(i: i32, a.2: @a):
              more = slt i, n
              branch more, one_round, sum(zero, zero)
            one_round:
              value = mul i, i
              a.3 = store a.2[array, i], value
              i.1 = add i, one
              jump fill(i.1, a.3)
            sum(k: i32, s: i32):
              again = slt k, n
              branch again, checked, out
            checked:
              inside = ult k, n
              branch inside, read, bad2
            read:
              x = load a.2[array, k]
              s.1 = add s, x
              k.1 = add k, one
              jump sum(k.1, s.1)
            out:
              exit return (s; c.1, a.2)
            bad:
              exit return (zero; c, a)
            bad2:
              exit throw \"out\" (; c.1, a.2)
            }";
        let text = change(text.to_string());
        after_each(&text, |function, regions| {
            for _ in 0..2 {
                super::run(function, regions, Arithmetic::MACHINE);
                crate::escape_analysis::run(function, regions);
                crate::simplify(function, regions, Arithmetic::MACHINE);
                crate::dead_loops::run(function);
            }
        })
    }

    #[test]
    fn what_a_loop_filled_in_is_computed_where_it_is_read() {
        let text = filled(|text| text);
        assert!(!text.contains("load a") && !text.contains("store") && text.contains("mul k, k"), "{text}");
        assert_eq!(text.matches("slt").count(), 2, "one comparison of a loop is left: {text}");
    }

    #[test]
    fn a_loop_that_counts_from_zero_to_the_length_is_a_check() {
        let text = filled(|text| text.replace("branch inside, read, bad2", "branch sane, read, bad2"));
        assert!(!text.contains("load a") && text.contains("mul k, k"), "{text}");
    }

    /// An array that holds something else at some index, or may, is read as before.
    #[test]
    fn what_may_hold_something_else_is_read() {
        let spoilt = [
            ("branch more, one_round, sum(zero, zero)", "branch more, one_round, spoil"),
            ("one_round:", "spoil:\n a.4 = store a.2[array, one], two\n jump sum(zero, zero)\n one_round:"),
            ("x = load a.2[", "x = load a.4["),
            ("exit return (s; c.1, a.2)", "exit return (s; c.1, a.4)"),
            ("(; c.1, a.2)", "(; c.1, a.4)"),
        ];
        let changes: &[&[(&str, &str)]] = &[
            &spoilt,
            &[("jump fill(zero, a.1)", "jump fill(one, a.1)")],
            &[("i.1 = add i, one", "i.1 = add i, two")],
            &[
                ("branch inside, read, bad2", "branch sane, read, bad2"),
                ("two: i32 = const 2", "two: i32 = const -1"),
                ("one_round, sum(zero, zero)", "one_round, sum(two, zero)"),
            ],
            &[("branch inside, read, bad2", "branch sane, read, bad2"), ("k.1 = add k, one", "k.1 = sub k, one")],
            &[("branch inside, read, bad2", "branch sane, read, bad2"), ("k.1 = add k, one", "k.1 = mul k, n")],
            &[("more = slt i, n", "n.1 = sub n, one\n more = slt i, n.1")],
            &[("value = mul i, i", "value = load a.2[other, i]")],
            &[("x = load a.2[array, k]", "k.2 = add k, one\n x = load a.2[array, k.2]")],
            &[("sane = sge n, zero", "sane = sge zero, n")],
        ];
        for &change in changes {
            let text = filled(|text| {
                change.iter().fold(text, |text, (from, to)| {
                    assert!(text.contains(from), "{from}");
                    text.replace(from, to)
                })
            });
            assert!(text.contains("load a"), "{change:?}: {text}");
        }
    }
}
