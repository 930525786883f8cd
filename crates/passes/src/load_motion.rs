//! Code motion of loads: a load after a call that changes nothing of its memory moves before the call.
//!
//! A function *changes* a part of its state if an instruction of its own makes a new one of it (a store, a call of an external, a
//! choice between two), or if it calls a function that changes it: a least fixpoint over the call graph (mod analysis). In a function
//! that does not, every value of that part comes from its one parameter, through blocks and through calls of functions that do not
//! change it either; so what it hands back, however it ends, is what it got. A load from what comes back is therefore a load from
//! what was passed, and since loads have no effect and are total, it may as well be before the call, as long as its keys are known
//! there. If the call never comes back, nobody asks what was loaded.
//!
//! `t->value + sum(t->left)` and `sum(t->left) + t->value` then load at the same place.

use rustc_hash::{FxHashMap, FxHashSet};
use tandem_ir::tidy::{BackMap, BackMaps};
use tandem_ir::{Block, Callee, Flags, FuncId, Function, IdVec, Inst, InstId, Module, Signature, Ty, Value};

/// Runs the pass.
pub fn run(module: &mut Module) -> BackMaps {
    let changed = changed(module);
    let signatures: IdVec<FuncId, Signature> =
        module.functions.values().map(|function| function.signature.clone()).collect();
    for function in module.functions.values_mut() {
        for block in function.blocks.ids().collect::<Vec<_>>() {
            in_block(function, block, &signatures, &changed);
        }
    }
    module.functions.values().map(BackMap::identity).collect()
}

/// Moves the loads of a block.
fn in_block(
    function: &mut Function,
    block: Block,
    signatures: &IdVec<FuncId, Signature>,
    changed: &IdVec<FuncId, FxHashSet<Ty>>,
) {
    let mut at = 0;
    while at < function.blocks[block].insts.len() {
        let load = function.blocks[block].insts[at];
        while let Inst::Load { mem, .. } = &function.insts[load].inst
            && let Some((call, passed)) = preserving_call(function, block, *mem, signatures, changed)
            && let Some(moved) = with_operands(function, block, load, call)
        {
            if let Inst::Load { mem, .. } = &mut function.insts[load].inst {
                *mem = passed;
            }
            let insts = &mut function.blocks[block].insts;
            insts.retain(|inst| !moved.contains(inst));
            insts.splice(call..call, moved);
        }
        at += 1;
    }
}

/// Where in a block the call is that gave this memory back as it got it, and what it got.
fn preserving_call(
    function: &Function,
    block: Block,
    memory: Value,
    signatures: &IdVec<FuncId, Signature>,
    changed: &IdVec<FuncId, FxHashSet<Ty>>,
) -> Option<(usize, Value)> {
    let insts = &function.blocks[block].insts;
    let at = insts.iter().position(|inst| function.insts[*inst].results.contains(&memory))?;
    let data = &function.insts[insts[at]];
    let Inst::Call { callee: Callee::Function(callee), args } = &data.inst else { return None };
    let signature = &signatures[*callee];
    let index = data.results.iter().position(|result| *result == memory)?.checked_sub(1 + signature.results.len())?;
    let is_kept = !changed[*callee].contains(signature.state.get(index)?);
    is_kept.then(|| (at, args[signature.params.len() + index]))
}

/// A load and what its keys are computed from, in order, as far as it comes after a place in the block; nothing if something of
/// it is not known there.
fn with_operands(function: &Function, block: Block, load: InstId, place: usize) -> Option<Vec<InstId>> {
    let insts = &function.blocks[block].insts;
    let mut later: FxHashMap<Value, usize> = FxHashMap::default();
    for (at, inst) in insts.iter().enumerate().skip(place) {
        later.extend(function.insts[*inst].results.iter().map(|result| (*result, at)));
    }
    let mut moved = vec![insts.iter().position(|inst| *inst == load)?];
    let Inst::Load { keys, .. } = &function.insts[load].inst else { return None };
    let mut work = keys.clone();
    while let Some(value) = work.pop() {
        let Some(&at) = later.get(&value) else { continue };
        let inst = &function.insts[insts[at]].inst;
        match inst {
            Inst::Const(_) | Inst::Cast(..) | Inst::PtrAdd(..) | Inst::Unary(..) => {}
            Inst::Binary(.., flags) if *flags == Flags::default() => {}
            _ => return None,
        }
        if !moved.contains(&at) {
            moved.push(at);
            work.extend(inst.uses());
        }
    }
    moved.sort_unstable();
    Some(moved.into_iter().map(|at| insts[at]).collect())
}

/// What each function changes of its state.
fn changed(module: &Module) -> IdVec<FuncId, FxHashSet<Ty>> {
    let mut changed: IdVec<FuncId, FxHashSet<Ty>> = IdVec::filled(FxHashSet::default(), module.functions.len());
    let mut callers: IdVec<FuncId, Vec<FuncId>> = IdVec::filled(Vec::new(), module.functions.len());
    for (id, function) in module.functions.iter() {
        for inst in function.blocks.values().flat_map(|block| &block.insts) {
            let data = &function.insts[*inst];
            match data.inst {
                Inst::Call { callee: Callee::Function(callee), .. } => callers[callee].push(id),
                _ => {
                    changed[id].extend(data.results.iter().map(|value| function.ty(*value)).filter(|ty| ty.is_state()))
                }
            }
        }
    }
    let mut work: Vec<FuncId> = module.functions.ids().collect();
    while let Some(callee) = work.pop() {
        let passed: Vec<Ty> = changed[callee].iter().copied().collect();
        for &caller in &callers[callee] {
            let before = changed[caller].len();
            changed[caller].extend(&passed);
            if changed[caller].len() > before {
                work.push(caller);
            }
        }
    }
    changed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::after;

    const TEXT: &str = "
        region @a: [ptr] -> i32 shared
        region @b: [ptr] -> i32 shared
        func @sum(p: ptr, n: i64; a: @a, b: @b) -> i32 {
          code, z, a.1, b.1 = call @mark(p; a, b)
          q = ptr_add p, n
          code.1, u, a.2, b.2 = call @sum(q, n; a.1, b.1)
          s = load a.2[q]
          t = load b.2[p]
          w: i64 = zero_extend u
          r = ptr_add p, w
          v = load a.2[r]
          exit return (t; a.2, b.2)
        }
        func @mark(p: ptr; a: @a, b: @b) -> i32 {
          x = load a[p]
          b.1 = store b[p], x
          exit return (x; a, b.1)
        }";

    #[test]
    fn loads_move_before_what_does_not_change_their_memory() {
        let text = after(TEXT, |module| drop(run(module)));
        let body: Vec<&str> = text.lines().skip(2).take(9).map(str::trim).collect();
        let expected = [
            // Over both calls, with the address.
            "q = ptr_add p, n",
            "s = load a[q]",
            "code, z, a.1, b.1 = call @mark(p; a, b)",
            "code.1, u, a.2, b.2 = call @sum(q, n; a.1, b.1)",
            // What the callees write is loaded where it was, and so is what only the call's answer leads to.
            "t = load b.2[p]",
            "w: i64 = zero_extend u",
            "r = ptr_add p, w",
            "v = load a.2[r]",
            "exit return (t; a.2, b.2)",
        ];
        assert_eq!(body, expected, "{text}");
    }
}
