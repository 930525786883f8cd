//! Drops unreachable blocks and renumbers.
//!
//! Blocks are numbered in reverse postorder, instructions and values in the order in which the blocks list them,
//! without gaps, so what no block lists any more is gone. Behaviour is preserved because a run never enters a block that
//! the graph does not lead to, and because numbers mean nothing.

use crate::analysis::Cfg;
use crate::function::{BlockData, Function, InstData, ValueData};
use crate::ids::{Block, IdVec, InstId, Value};
use crate::inst::{Inst, Line, Terminator};
use crate::tidy::BackMap;

/// Runs the pass.
pub fn run(function: &mut Function) -> BackMap {
    let cfg = Cfg::new(function);
    let mut back = BackMap::default();
    let mut new_block: IdVec<Block, Option<Block>> = IdVec::filled(None, function.blocks.len());
    let mut new_value: IdVec<Value, Option<Value>> = IdVec::filled(None, function.values.len());
    for &block in cfg.reverse_postorder() {
        new_block[block] = Some(back.blocks.push(Some(block)));
        let data = &function.blocks[block];
        let results = data.insts.iter().flat_map(|&inst| &function.insts[inst].results);
        for &value in data.params.iter().chain(results) {
            new_value[value] = Some(back.values.push(Some(value)));
        }
    }

    if changes_nothing(function, &back) {
        return back;
    }
    let rename = |value: Value| new_value[value].expect("a use in a reachable block is dominated by its definition");
    let mut blocks: IdVec<Block, BlockData> = IdVec::new();
    let mut insts: IdVec<InstId, InstData> = IdVec::new();
    for old in back.blocks.values().copied().flatten() {
        let empty = BlockData { params: vec![], insts: vec![], terminator: placeholder(), line: Line::default() };
        let mut block = std::mem::replace(&mut function.blocks[old], empty);
        block.params.iter_mut().for_each(|param| *param = rename(*param));
        block.terminator.for_each_use_mut(|value| *value = rename(*value));
        for target in block.terminator.targets_mut() {
            target.block = new_block[target.block].expect("a target of a reachable block is reachable");
        }
        for inst in &mut block.insts {
            let data = &mut function.insts[*inst];
            let (operation, results) =
                (std::mem::replace(&mut data.inst, Inst::Arbitrary), std::mem::take(&mut data.results));
            let mut data = InstData { inst: operation, results, line: data.line };
            data.inst.for_each_use_mut(|value| *value = rename(*value));
            data.results.iter_mut().for_each(|result| *result = rename(*result));
            *inst = insts.push(data);
        }
        blocks.push(block);
    }
    let mut values = IdVec::new();
    for old in back.values.values().copied().flatten() {
        let data = &mut function.values[old];
        values.push(ValueData { ty: data.ty, name: data.name.take() });
    }
    function.values = values;
    function.blocks = blocks;
    function.insts = insts;
    back
}

/// Whether all numbers are already what they are to be.
fn changes_nothing(function: &Function, back: &BackMap) -> bool {
    let listed = function.blocks.values().flat_map(|block| &block.insts).copied();
    back.blocks.len() == function.blocks.len()
        && back.values.len() == function.values.len()
        && back.blocks.iter().all(|(new, old)| *old == Some(new))
        && back.values.iter().all(|(new, old)| *old == Some(new))
        && listed.eq(function.insts.ids())
}

/// What a block has while its terminator is taken out.
fn placeholder() -> Terminator {
    Terminator::Exit { kind: crate::ExitKind::Always(crate::Outcome::Return), values: vec![], state: vec![] }
}
