//! Where loops are cut: at their heads, or behind their exit tests.
//!
//! Any set of cut points through which every cycle passes will do. Behind the test is better, as in a rotated loop:
//! there the test is known to have succeeded, which saves a bound from having to be found, and a loop that is not
//! entered at all needs no node of its own.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

use tandem_base::{Pair, Side};
use tandem_ir::analysis::{CallGraph, Cfg, Dominators, Loops, default_cuts};
use tandem_ir::{Block, FuncId, Function, Module, Terminator, Value};
use tandem_kernel::claim::Claim;
use tandem_kernel::symbolic::{CutFunction, Place, SlotSource};

use crate::product::Views;

/// Where to cut loops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CutAt {
    /// Behind the tests that leave the loop, where that needs no more to be remembered.
    Tested,
    /// At the head.
    Head,
}

/// A function, cut at its loops in a way that depends on their heads.
pub fn cut_where<'a>(module: &'a Module, id: FuncId, at: impl Fn(Block) -> CutAt) -> Result<CutFunction<'a>, String> {
    let function = &module.functions[id];
    let mut cuts: BTreeSet<Block> = default_cuts(function).into_iter().collect();
    let view = |cuts: &BTreeSet<Block>| CutFunction::new(module, id, cuts);
    if cuts.iter().any(|head| at(*head) == CutAt::Tested) {
        for (head, crossed, behind) in tested(function) {
            if at(head) != CutAt::Tested {
                continue;
            }
            let mut moved = cuts.clone();
            moved.remove(&head);
            moved.insert(behind);
            if view(&moved).is_ok_and(|view| !remembers(&view, behind, &crossed)) {
                cuts = moved;
            }
        }
    }
    view(&cuts).map_err(|error| error.to_string())
}

/// The functions reachable from the entries, each cut by `cut`.
pub fn cut_reachable<'a>(
    claim: &'a Claim,
    cut: impl Fn(Side, FuncId) -> Result<CutFunction<'a>, String>,
) -> Result<Views<'a>, String> {
    Pair::try_from_fn(|side| {
        let program = &claim.programs[side];
        let graph = CallGraph::new(&program.module);
        let mut found: BTreeMap<FuncId, CutFunction<'_>> = BTreeMap::new();
        let mut pending = vec![program.entry];
        while let Some(id) = pending.pop() {
            if let Entry::Vacant(place) = found.entry(id) {
                place.insert(cut(side, id)?);
                // Nobody looks into opaque code.
                pending.extend(graph.callees(id).iter().copied().filter(|callee| !claim.is_opaque(side, *callee)));
            }
        }
        Ok(found)
    })
}

/// For each loop whose head begins with tests that leave it: the head, the blocks of the tests, the block behind.
fn tested(function: &Function) -> Vec<(Block, Vec<Block>, Block)> {
    let cfg = Cfg::new(function);
    let dominators = Dominators::new(function, &cfg);
    let loops = Loops::new(function, &cfg, &dominators);
    let mut found = Vec::new();
    for (index, each) in loops.all().iter().enumerate() {
        if each.header == function.entry() {
            continue;
        }
        let (mut crossed, mut behind) = (vec![], None);
        let mut at = each.header;
        loop {
            let inside: Vec<Block> =
                cfg.successors(at).iter().copied().filter(|next| loops.contains(index, *next)).collect();
            let [next] = inside[..] else { break };
            let only_way = cfg.predecessors(next).len() == 1;
            if next == each.header || !only_way || loops.innermost(next) != Some(index) {
                break;
            }
            crossed.push(at);
            if cfg.successors(at).len() > 1 {
                behind = Some((crossed.clone(), next));
            }
            at = next;
        }
        found.extend(behind.map(|(crossed, next)| (each.header, crossed, next)));
    }
    found
}

/// Whether the state at a cut holds anything computed in these blocks.
fn remembers(view: &CutFunction<'_>, at: Block, blocks: &[Block]) -> bool {
    let function = view.function;
    let Some(shape) = view.shape(Place::Cut(at)) else { return true };
    let computed: BTreeSet<Value> = blocks
        .iter()
        .flat_map(|block| &function.blocks[*block].insts)
        .flat_map(|inst| function.insts[*inst].results.iter().copied())
        .collect();
    shape.slots.iter().any(|slot| matches!(slot.source, SlotSource::Value(value) if computed.contains(&value)))
}

/// The conditions that are known to hold, or not to hold, whenever a block is reached.
pub fn known_conditions(function: &Function, block: Block) -> Vec<(Value, bool)> {
    let cfg = Cfg::new(function);
    let dominators = Dominators::new(function, &cfg);
    let mut known = Vec::new();
    let mut at = block;
    while let Some(above) = dominators.parent(at) {
        if let Terminator::Branch(condition, yes, no) = &function.blocks[above].terminator
            && cfg.predecessors(at) == [above]
            && yes.block != no.block
        {
            known.push((*condition, yes.block == at));
        }
        at = above;
    }
    known
}
