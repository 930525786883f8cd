//! Complete unrolling of loops along a constant text (peeling, with what is constant in each round put in).
//!
//! `strcmp(s, "yes")` is a loop that goes on while both texts hold the same letter, so at most to the end of the one that is
//! known. Written out it is four comparisons with numbers, as somebody writes it by hand, or as a `switch` over letters says.
//!
//! Rounds are peeled: a copy of the loop for each, the last of which goes on to the loop itself. That is the same
//! program, whatever the loop does. It is kept only if, once the constants are put in, no run comes to the loop any more.
//!
//! What a round defines may be used behind the loop, where there are as many definitions now as there are rounds. So it is first made
//! a parameter of the exit (loop-closed SSA form); a loop whose values are used behind several exits at once is left
//! alone. Blocks that only the loop leads to are copied with it (tail duplication).

use std::collections::{BTreeMap, BTreeSet};

use tandem_ir::analysis::{Cfg, Dominators, Loop, Loops};
use tandem_ir::tidy::BackMap;
use tandem_ir::{
    BinaryOp, Block, BlockData, CastOp, CompareOp, Const, Function, GlobalId, Id, IdVec, Inst, Region, RegionId,
    Target, Terminator, Ty, Value,
};

use crate::constant_loads::{self, Constants};
use crate::counted_loops::Shape;
use crate::{Arithmetic, simplify};

/// Longer texts stay loops.
const MOST_ROUNDS: u64 = 33;
/// How many instructions the copies of one loop may have, and those of all loops of a function.
const MOST_OF_LOOP: usize = 800;
const MOST_OF_ALL: usize = 4000;
/// How many blocks behind a loop are copied with it.
const MOST_BEHIND: usize = 8;

/// Runs the pass on one function.
pub fn run(
    function: &mut Function,
    regions: &IdVec<RegionId, Region>,
    constants: &Constants,
    arithmetic: Arithmetic,
) -> BackMap {
    let before = function.clone();
    let headers: Vec<(Block, u64)> = candidates(function, regions, constants);
    let all = unrolled(function, regions, constants, arithmetic, &headers);
    if let Some(map) = all.filter(|_| !headers.is_empty()) {
        return map;
    }
    // Some of them go round without an end in sight: those that have one are found one by one.
    *function = before;
    let mut map = BackMap::identity(function);
    let mut alone: Vec<usize> = Vec::new();
    if headers.len() > 1 {
        for at in 0..headers.len() {
            let mut trial = function.clone();
            if unrolled(&mut trial, regions, constants, arithmetic, &headers[at..=at]).is_some() {
                alone.push(at);
            }
        }
    }
    let chosen: Vec<(Block, u64)> = alone.iter().map(|at| headers[*at]).collect();
    if !chosen.is_empty() {
        let before = function.clone();
        match unrolled(function, regions, constants, arithmetic, &chosen) {
            Some(unrolled) => map = unrolled,
            None => *function = before,
        }
    }
    map
}

/// Peels rounds off loops and simplifies. `None` if not all of these loops are gone then.
fn unrolled(
    function: &mut Function,
    regions: &IdVec<RegionId, Region>,
    constants: &Constants,
    arithmetic: Arithmetic,
    headers: &[(Block, u64)],
) -> Option<BackMap> {
    let (old_values, old_blocks) = (function.values.len(), function.blocks.len());
    let loops = number_of_loops(function);
    let mut gone: BTreeSet<Block> = BTreeSet::new();
    let mut size = 0;
    for &(header, rounds) in headers {
        let shape = Shape::of(function);
        let mut found = shape.loops.all().iter().find(|found| found.header == header)?.clone();
        with_what_follows(&mut found, &shape);
        let insts: usize = found.blocks.iter().map(|block| function.blocks[*block].insts.len() + 1).sum();
        let copies = insts * usize::try_from(rounds).ok()?;
        size += copies;
        if copies > MOST_OF_LOOP || size > MOST_OF_ALL {
            return None;
        }
        dedicate_exits(function, &shape, &found);
        if !close(function, &Shape::of(function), &found) {
            return None;
        }
        peel(function, &found, rounds);
        gone.extend(found.blocks);
    }
    let mut map = BackMap::extended(function, old_values, old_blocks);
    // A run comes less often to what is left of the loops, if it comes there at all.
    gone.into_iter().for_each(|block| map.blocks[block] = None);
    for _ in 0..2 {
        map = map.then(&constant_loads::run(function, constants));
        map = map.then(&simplify(function, regions, arithmetic));
    }
    (number_of_loops(function) + headers.len() <= loops).then_some(map)
}

fn number_of_loops(function: &Function) -> usize {
    let cfg = Cfg::new(function);
    Loops::new(function, &cfg, &Dominators::new(function, &cfg)).all().len()
}

/// The innermost loops that compare, letter by letter, with a constant text, and how many rounds are enough for it.
fn candidates(function: &Function, regions: &IdVec<RegionId, Region>, constants: &Constants) -> Vec<(Block, u64)> {
    let shape = Shape::of(function);
    let all = shape.loops.all();
    let mut found = Vec::new();
    for (index, candidate) in all.iter().enumerate() {
        if all.iter().any(|other| other.parent == Some(index)) {
            continue;
        }
        let rounds = function.blocks[candidate.header].params.iter().enumerate().filter_map(|(at, &counter)| {
            let (base, start, step) = counts(function, &shape, index, candidate.header, at, counter)?;
            let walk = Walk { function, shape: &shape, index, counter, base, regions, constants };
            Some(walk.length_of_compared(candidate)?.saturating_sub(start) / step + 1)
        });
        if let Some(rounds) = rounds.min().filter(|rounds| *rounds <= MOST_ROUNDS) {
            found.push((candidate.header, rounds));
        }
    }
    found
}

/// Where a header's parameter starts, and by how much it grows in each round: a number, or an address in a global.
fn counts(
    function: &Function,
    shape: &Shape,
    index: usize,
    header: Block,
    at: usize,
    counter: Value,
) -> Option<(Option<GlobalId>, u64, u64)> {
    let number = |value: Value| u64::try_from(shape.constant(function, value)?).ok();
    let (mut start, mut step) = (None, None);
    for (from, value) in shape.passed(function, header, at) {
        if shape.loops.contains(index, from) {
            let by = match shape.definition(function, value)? {
                Inst::Binary(BinaryOp::Add, a, b, _) if *a == counter => *b,
                Inst::Binary(BinaryOp::Add, a, b, _) if *b == counter => *a,
                Inst::PtrAdd(a, by) if *a == counter => *by,
                _ => return None,
            };
            let by = number(by).filter(|by| *by > 0)?;
            if step.replace(by).is_some_and(|known| known != by) {
                return None;
            }
        } else {
            let now = match function.ty(counter) {
                Ty::Ptr => place(function, shape, value).map(|(base, start)| (Some(base), start))?,
                _ => (None, number(value)?),
            };
            if start.replace(now).is_some_and(|known| known != now) {
                return None;
            }
        }
    }
    let ((base, start), step) = start.zip(step)?;
    Some((base, start, step))
}

/// A constant address: in which global, and how far.
fn place(function: &Function, shape: &Shape, value: Value) -> Option<(GlobalId, u64)> {
    match shape.definition(function, value)? {
        Inst::Const(Const::Global(global)) => Some((*global, 0)),
        Inst::PtrAdd(base, by) => {
            let (base, start) = place(function, shape, *base)?;
            Some((base, start.checked_add(u64::try_from(shape.constant(function, *by)?).ok()?)?))
        }
        _ => None,
    }
}

/// A loop whose counter may be a place in a constant text.
struct Walk<'a> {
    function: &'a Function,
    shape: &'a Shape,
    /// Which loop.
    index: usize,
    counter: Value,
    /// The global that the counter is an address in, if it is an address.
    base: Option<GlobalId>,
    regions: &'a IdVec<RegionId, Region>,
    constants: &'a Constants,
}

impl Walk<'_> {
    /// How far the constant text goes that the loop reads where its counter says and compares, to leave or to go on; counted as the
    /// counter counts.
    fn length_of_compared(&self, candidate: &Loop) -> Option<u64> {
        for &block in &candidate.blocks {
            let Terminator::Branch(condition, yes, no) = &self.function.blocks[block].terminator else { continue };
            let leaves = [yes, no].iter().any(|target| !self.shape.loops.contains(self.index, target.block));
            if let (true, Some(&Inst::Compare(CompareOp::Eq | CompareOp::Ne, a, b))) =
                (leaves, self.shape.definition(self.function, *condition))
                && let Some(length) = self.read(a).or_else(|| self.read(b))
            {
                return Some(length);
            }
        }
        None
    }

    /// The length of the text that a value is a letter of.
    fn read(&self, value: Value) -> Option<u64> {
        let value = without_casts(self.function, self.shape, value);
        let Inst::Load { mem, keys } = self.shape.definition(self.function, value)? else { return None };
        let &[key] = &keys[..] else { return None };
        let is_counter = |value: Value| without_casts(self.function, self.shape, value) == self.counter;
        if is_counter(key) {
            return match self.base {
                Some(base) => self.constants.text(base),
                None => table(self.function, self.shape, *mem, self.regions),
            };
        }
        let Some(Inst::PtrAdd(from, by)) = self.shape.definition(self.function, key) else { return None };
        let (text, moved) = place(self.function, self.shape, *from).filter(|_| is_counter(*by))?;
        Some(self.constants.text(text)?.saturating_sub(moved))
    }
}

fn without_casts(function: &Function, shape: &Shape, value: Value) -> Value {
    match shape.definition(function, value) {
        Some(Inst::Cast(CastOp::ZeroExtend | CastOp::SignExtend, from)) => *from,
        _ => value,
    }
}

/// How many bytes a constant table has, up to the last that is not zero and one more.
fn table(function: &Function, shape: &Shape, memory: Value, regions: &IdVec<RegionId, Region>) -> Option<u64> {
    let (Inst::Const(Const::Table), Ty::Mem(region)) = (shape.definition(function, memory)?, function.ty(memory))
    else {
        return None;
    };
    let region = &regions[region];
    let last = region.contents.iter().map(|(key, _)| *key).max()?;
    u64::try_from(last).ok().filter(|_| region.element == Ty::I8).map(|last| last.saturating_add(2))
}

/// Adds what is done once a loop is left, as far as nobody else comes there: the copy of a round knows with which letters it was.
fn with_what_follows(found: &mut Loop, shape: &Shape) {
    let most = found.blocks.len() + MOST_BEHIND;
    let mut at = 0;
    while at < found.blocks.len() && found.blocks.len() < most {
        for &next in shape.cfg.successors(found.blocks[at]) {
            let is_own = shape.cfg.predecessors(next).iter().all(|from| found.blocks.contains(from));
            let is_header = shape.loops.all().iter().any(|other| other.header == next);
            if is_own && !is_header && !found.blocks.contains(&next) {
                found.blocks.push(next);
                // Where others had come too early to be taken along, they may be now.
                at = 0;
            }
        }
        at += 1;
    }
}

/// Puts an empty block before each exit that others jump to as well, so that what is used behind it can be passed on.
fn dedicate_exits(function: &mut Function, shape: &Shape, found: &Loop) {
    let is_inside = |block: Block| found.blocks.contains(&block);
    let targets = found.blocks.iter().flat_map(|block| function.blocks[*block].terminator.targets());
    let exits: BTreeSet<Block> = targets.map(|target| target.block).filter(|block| !is_inside(*block)).collect();
    for exit in exits {
        if shape.cfg.predecessors(exit).iter().all(|from| is_inside(*from)) {
            continue;
        }
        let line = function.blocks[exit].line;
        let mut params = Vec::new();
        for param in function.blocks[exit].params.clone() {
            let data = function.values[param].clone();
            params.push(function.values.push(data));
        }
        let terminator = Terminator::Jump(Target { block: exit, args: params.clone() });
        let between = function.blocks.push(BlockData { params, insts: vec![], terminator, line });
        for &block in &found.blocks {
            for target in function.blocks[block].terminator.targets_mut() {
                if target.block == exit {
                    target.block = between;
                }
            }
        }
    }
}

/// Makes what a loop defines and what is used behind it a parameter of the exits. False, and nothing done, if that is not enough.
fn close(function: &mut Function, shape: &Shape, found: &Loop) -> bool {
    let is_inside = |block: Block| found.blocks.contains(&block);
    let mut inside: BTreeSet<Value> = BTreeSet::new();
    for &block in &found.blocks {
        inside.extend(&function.blocks[block].params);
        inside.extend(function.blocks[block].insts.iter().flat_map(|inst| &function.insts[*inst].results));
    }
    let targets = found.blocks.iter().flat_map(|block| function.blocks[*block].terminator.targets());
    let exits: BTreeSet<Block> = targets.map(|target| target.block).filter(|block| !is_inside(*block)).collect();
    let is_own = |exit: &Block| shape.cfg.predecessors(*exit).iter().all(|from| is_inside(*from));
    let own: Vec<Block> = exits.into_iter().filter(is_own).collect();
    let mut used: BTreeMap<Block, BTreeSet<Value>> = BTreeMap::new();
    for (user, data) in function.blocks.iter().filter(|(user, _)| !is_inside(*user)) {
        let uses = data.insts.iter().flat_map(|inst| function.insts[*inst].inst.uses());
        for value in uses.chain(data.terminator.uses()).filter(|value| inside.contains(value)) {
            let Some(exit) = own.iter().find(|exit| shape.dominators.dominates(**exit, user)) else { return false };
            used.entry(*exit).or_default().insert(value);
        }
    }
    for (exit, values) in used {
        let mut renamed: BTreeMap<Value, Value> = BTreeMap::new();
        for &value in &values {
            let data = function.values[value].clone();
            let param = function.values.push(data);
            function.blocks[exit].params.push(param);
            renamed.insert(value, param);
        }
        for &block in &found.blocks {
            for target in function.blocks[block].terminator.targets_mut() {
                if target.block == exit {
                    target.args.extend(&values);
                }
            }
        }
        let rename = |value: &mut Value| *value = renamed.get(value).copied().unwrap_or(*value);
        let users: Vec<Block> = function.blocks.ids().filter(|user| shape.dominators.dominates(exit, *user)).collect();
        for user in users {
            for inst in function.blocks[user].insts.clone() {
                function.insts[inst].inst.for_each_use_mut(rename);
            }
            function.blocks[user].terminator.for_each_use_mut(rename);
        }
    }
    true
}

/// Puts copies of a loop in front of it, one for each round; whatever enters it enters the first.
fn peel(function: &mut Function, found: &Loop, rounds: u64) {
    let first = function.blocks.len();
    let outside: Vec<Block> = function.blocks.ids().filter(|block| !found.blocks.contains(block)).collect();
    let place = |block: Block| found.blocks.iter().position(|other| *other == block);
    let rounds = usize::try_from(rounds).unwrap_or(usize::MAX);
    for round in 0..rounds {
        let mut renamed: BTreeMap<Value, Value> = BTreeMap::new();
        for &block in &found.blocks {
            let data = &function.blocks[block];
            let results = data.insts.iter().flat_map(|inst| &function.insts[*inst].results);
            for value in data.params.iter().chain(results).copied().collect::<Vec<_>>() {
                let data = function.values[value].clone();
                renamed.insert(value, function.values.push(data));
            }
        }
        let rename = |value: &mut Value| *value = renamed.get(value).copied().unwrap_or(*value);
        for &block in &found.blocks {
            let mut data = function.blocks[block].clone();
            data.params.iter_mut().for_each(rename);
            for id in &mut data.insts {
                let mut copy = function.insts[*id].clone();
                copy.inst.for_each_use_mut(rename);
                copy.results.iter_mut().for_each(rename);
                *id = function.insts.push(copy);
            }
            data.terminator.for_each_use_mut(rename);
            for target in data.terminator.targets_mut() {
                // Back to the header is on to the next copy, and from the last one to the loop itself.
                let next = round + usize::from(target.block == found.header);
                if let Some(at) = place(target.block).filter(|_| next < rounds) {
                    target.block = Block::from_index(first + next * found.blocks.len() + at);
                }
            }
            function.blocks.push(data);
        }
    }
    for block in outside {
        for target in function.blocks[block].terminator.targets_mut() {
            if target.block == found.header {
                // The header is the first of a loop's blocks.
                target.block = Block::from_index(first);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tandem_interp::{Inputs, Ints, Limits, MemoryInput, Program};
    use tandem_ir::text::{parse_module, print_module};

    use super::*;
    use crate::tests::after;

    fn unrolled_text(text: &str) -> String {
        after(text, |module| {
            let constants = Constants::of(module);
            let regions = module.regions.clone();
            for function in module.functions.values_mut() {
                run(function, &regions, &constants, Arithmetic::MACHINE);
            }
        })
    }

    /// `strcmp(s, "ab") == 0`, and one that never looks at the end of the text.
    const COMPARED: &str = "
        region @heap: [ptr] -> i8 shared
        global @ab: 3 bytes { @heap[0]: 97, @heap[1]: 98, @heap[2]: 0 }
        func @f(s: ptr; m: @heap) -> i32 {
          zero: i64 = const 0
          one: i64 = const 1
          nothing: i8 = const 0
          yes: i32 = const 1
          no: i32 = const 0
          text: ptr = const @ab
          jump loop(zero)
        loop(i: i64):
          here = ptr_add s, i
          a: i8 = load m[here]
          there = ptr_add text, i
          b: i8 = load m[there]
          same = eq a, b
          branch same, more, out
        more:
          done = eq a, nothing
          branch done, equal, next
        next:
          i.1 = add i, one
          jump loop(i.1)
        equal:
          exit return (yes; m)
        out:
          short: i32 = truncate i
          exit return (short; m)
        }";

    #[test]
    fn a_comparison_with_a_constant_text_has_no_loop() {
        let text = unrolled_text(COMPARED);
        assert_eq!(text.matches("load").count(), 3, "{text}");
        assert!(!text.contains("const @ab"), "{text}");
    }

    #[test]
    fn a_loop_that_does_not_stop_there_stays() {
        let text = unrolled_text(
            &COMPARED
                .replace("done = eq a, nothing", "done = eq i, a64")
                .replace("zero: i64 = const 0", "zero: i64 = const 0\n          a64: i64 = const 77"),
        );
        assert!(text.contains("const @ab"), "{text}");
    }

    /// What the loop tells of all short texts, before and after.
    #[test]
    fn the_same_is_told_of_every_text() {
        let stores = "region @seen: [i64] -> i32 shared\n";
        let counting = COMPARED
            .replace("m: @heap) -> i32 {", "m: @heap, n: @seen) -> i32 {")
            .replace("jump loop(zero)", "jump loop(zero, n)")
            .replace("loop(i: i64):", "loop(i: i64, n.1: @seen):\n          n.2 = store n.1[i], yes")
            .replace("jump loop(i.1)", "jump loop(i.1, n.2)")
            .replace("; m)", "; m, n.2)");
        let later = COMPARED.replace("zero: i64 = const 0", "zero: i64 = const 1");
        let twice = COMPARED.replace("one: i64 = const 1", "one: i64 = const 2");
        for text in [COMPARED.to_owned(), format!("{stores}{counting}"), later, twice] {
            let module = parse_module(&text).unwrap_or_else(|error| panic!("{error}"));
            let mut unrolled = module.clone();
            let (constants, regions) = (Constants::of(&module), module.regions.clone());
            for function in unrolled.functions.values_mut() {
                run(function, &regions, &constants, Arithmetic::MACHINE);
            }
            let [mut before, mut after] =
                [&module, &unrolled].map(|module| Program::with(module, Ints::Machine, &[]).machine());
            let (entry, heap) = (module.function_named("f").unwrap(), module.region_named("heap").unwrap());
            let letters = [0, 97, 98, 99];
            for number in 0..4_usize.pow(4) {
                let letter = |at: u32| letters[number / 4_usize.pow(at) % 4];
                let cells = (0..4).map(|at| (vec![4096 + u128::from(at)], letter(at))).collect();
                let memories = [(heap, Arc::new(MemoryInput { default: 98, cells }))].into();
                let inputs = Inputs { args: vec![4096], memories, ..Inputs::default() };
                let limits = Limits::default();
                let (expected, found) = (before.run(entry, &inputs, &limits), after.run(entry, &inputs, &limits));
                assert_eq!(found.results, expected.results, "{number}: {}", print_module(&unrolled));
                assert_eq!(found.ended, expected.ended, "{number}");
            }
        }
    }
}
