//! Inlining: the bodies of called functions in place of the calls.
//!
//! Functions are treated bottom-up in the call graph, so a body that is put in has its own calls treated already.
//! Recursive functions are not put in. A call ends its block; a copy of the callee's blocks follows, entered with the
//! call's arguments; and every exit of the copy becomes a jump to a new block with what the call gave as arguments: the
//! outcome's code, the results (zeros unless the callee returned), the state. That is what a call is defined to do. The
//! callee's local regions belong to one activation each, so a copy gets regions of its own.

use rustc_hash::FxHashMap;
use tandem_base::objects::MODEL_FIELDS;
use tandem_ir::analysis::CallGraph;
use tandem_ir::tidy::{BackMap, BackMaps, compact};
use tandem_ir::{
    Block, BlockData, Callee, Const, ExitKind, FuncId, Function, Id, IdVec, Inst, InstData, InstId, Line, Module,
    Outcome, Region, RegionId, RegionKind, Target, Terminator, Ty, Value, ValueData,
};

use crate::algebra::constant_of;

/// How much may be put in, counted in instructions and blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct InlineBudget {
    /// The largest function that is put in.
    pub callee: usize,
    /// The size of the caller from which on nothing more is put in.
    pub caller: usize,
}

/// So much larger than other functions may a method of a model be that is put in.
const LARGER_MODELS: usize = 10;

/// Runs the pass.
pub fn run(module: &mut Module, budget: InlineBudget) -> BackMaps {
    let mut maps: BackMaps = module.functions.values().map(BackMap::identity).collect();
    let graph = CallGraph::new(module);
    for &id in graph.components().iter().flatten() {
        maps[id] = into_function(module, &graph, id, budget);
    }
    maps
}

/// Puts callees into one function.
pub(crate) fn into_function(module: &mut Module, graph: &CallGraph, id: FuncId, budget: InlineBudget) -> BackMap {
    let (old_values, old_blocks) = (module.functions[id].values.len(), module.functions[id].blocks.len());
    let sites = call_sites(&module.functions[id], graph);
    let mut size = size(&module.functions[id]);
    let mut chosen = Vec::new();
    for (block, inst, callee) in sites {
        let added = self::size(&module.functions[callee]);
        // Models of library classes are written to disappear where they are used.
        let is_model = module.functions[callee].name.starts_with(MODEL_FIELDS);
        let most = if is_model { budget.callee * LARGER_MODELS } else { budget.callee };
        if added <= most && size + added <= budget.caller {
            size += added;
            chosen.push((block, inst, callee));
        }
    }
    // The last call of a block first: the block is cut there and keeps the calls before it.
    for (block, inst, callee) in chosen.into_iter().rev() {
        let locals = fresh_locals(module, callee);
        let callee = module.functions[callee].clone();
        put_in(&mut module.functions[id], block, inst, &callee, &locals);
    }
    let map = BackMap::extended(&module.functions[id], old_values, old_blocks);
    map.then(&compact::run(&mut module.functions[id]))
}

/// Instructions and blocks.
pub(super) fn size(function: &Function) -> usize {
    function.blocks.values().map(|block| block.insts.len() + 1).sum()
}

/// The calls of functions that are not recursive, in the order of blocks and instructions.
fn call_sites(function: &Function, graph: &CallGraph) -> Vec<(Block, InstId, FuncId)> {
    let mut sites = Vec::new();
    for (block, data) in function.blocks.iter() {
        for &inst in &data.insts {
            if let Inst::Call { callee: Callee::Function(callee), .. } = function.insts[inst].inst
                && !graph.is_recursive(callee)
            {
                sites.push((block, inst, callee));
            }
        }
    }
    sites
}

/// Makes a copy of every local region that a function uses.
pub(super) fn fresh_locals(module: &mut Module, callee: FuncId) -> FxHashMap<RegionId, RegionId> {
    let mut copies = FxHashMap::default();
    for data in module.functions[callee].values.values() {
        if let Ty::Mem(region) = data.ty
            && module.regions[region].kind == RegionKind::Local
            && !copies.contains_key(&region)
        {
            let name = unused_name(&module.regions, &module.regions[region].name);
            let copy = Region { name, ..module.regions[region].clone() };
            copies.insert(region, module.regions.push(copy));
        }
    }
    copies
}

/// The name with the smallest number after it that no region has.
fn unused_name(regions: &IdVec<RegionId, Region>, name: &str) -> String {
    let base = match name.rsplit_once('#') {
        Some((base, number)) if number.bytes().all(|byte| byte.is_ascii_digit()) => base,
        _ => name,
    };
    let taken: rustc_hash::FxHashSet<&str> = regions.values().map(|region| region.name.as_str()).collect();
    let candidates = (1..=taken.len() + 1).map(|number| format!("{base}#{number}"));
    candidates.into_iter().find(|name| !taken.contains(name.as_str())).expect("one more candidate than names")
}

/// Puts one copy of a function in place of one call.
pub(super) fn put_in(
    caller: &mut Function,
    block: Block,
    call: InstId,
    callee: &Function,
    locals: &FxHashMap<RegionId, RegionId>,
) {
    let InstData { inst: Inst::Call { args, .. }, results, line } = caller.insts[call].clone() else {
        unreachable!("call sites are calls");
    };

    // What follows the call becomes a block of its own, whose parameters are the call's results.
    let place = caller.blocks[block].insts.iter().position(|&inst| inst == call).expect("the block has the call");
    let after = caller.blocks[block].insts.split_off(place + 1);
    caller.blocks[block].insts.pop();
    let (terminator, after_line) = (caller.blocks[block].terminator.clone(), caller.blocks[block].line);
    let result_types: Vec<Ty> = results.iter().skip(1).map(|&result| caller.ty(result)).collect();
    let continuation = caller.blocks.push(BlockData { params: results, insts: after, terminator, line: after_line });

    // The callee's numbers are moved behind the caller's.
    let ty_in_caller = |ty: Ty| match ty {
        Ty::Mem(region) => Ty::Mem(locals.get(&region).copied().unwrap_or(region)),
        _ => ty,
    };
    let value_map: IdVec<Value, Value> = callee
        .values
        .values()
        .map(|data| caller.values.push(ValueData { ty: ty_in_caller(data.ty), name: data.name.clone() }))
        .collect();
    let block_map: IdVec<Block, Block> = {
        let first = caller.blocks.len();
        callee.blocks.ids().map(|block| Block::from_index(first + block.index())).collect()
    };
    let entry = Target { block: block_map[callee.entry()], args };
    caller.blocks[block].terminator = Terminator::Jump(entry);
    caller.blocks[block].line = line;

    for data in callee.blocks.values() {
        let mut insts = Vec::with_capacity(data.insts.len());
        for &inst in &data.insts {
            let mut copy = callee.insts[inst].clone();
            copy.inst.for_each_use_mut(|value| *value = value_map[*value]);
            copy.results.iter_mut().for_each(|result| *result = value_map[*result]);
            insts.push(caller.insts.push(copy));
        }
        let mut terminator = data.terminator.clone();
        terminator.for_each_use_mut(|value| *value = value_map[*value]);
        terminator.targets_mut().into_iter().for_each(|target| target.block = block_map[target.block]);
        if let Terminator::Exit { kind, values, state } = terminator {
            let returned = kind == ExitKind::Always(Outcome::Return);
            let mut args = vec![match kind {
                ExitKind::Resume(code) => code,
                ExitKind::Always(outcome) => {
                    constant(caller, &mut insts, Const::Int(outcome.code().into()), Ty::I32, data.line)
                }
            }];
            if returned {
                args.extend(values);
            } else {
                for &ty in &result_types[..result_types.len() - state.len()] {
                    let zero = constant_of(ty, 0).expect("results are scalars");
                    args.push(constant(caller, &mut insts, zero, ty, data.line));
                }
            }
            args.extend(state);
            terminator = Terminator::Jump(Target { block: continuation, args });
        }
        let params = data.params.iter().map(|&param| value_map[param]).collect();
        caller.blocks.push(BlockData { params, insts, terminator, line: data.line });
    }
}

/// Adds a constant at the end of a block under work.
fn constant(function: &mut Function, insts: &mut Vec<InstId>, constant: Const, ty: Ty, line: Line) -> Value {
    let result = function.values.push(ValueData { ty, name: None });
    insts.push(function.insts.push(InstData { inst: Inst::Const(constant), results: vec![result], line }));
    result
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::after;

    #[test]
    fn exits_become_jumps_and_local_regions_are_copied() {
        let text = "
            region @tmp: [] -> i32 local
            func @half(x: i32) -> i32 {
              zero: i32 = const 0
              bad = slt x, zero
              branch bad, trap, fine
            trap:
              exit throw Negative
            fine:
              m: @tmp = arbitrary
              m.1 = store m[], x
              two: i32 = const 2
              y = load m.1[]
              q = sdiv y, two
              exit return (q)
            }
            func @caller(a: i32) -> (i32, i32) {
              code, r = call @half(a)
              exit return (code, r)
            }";
        let expected = "\
func @caller(a: i32) -> (i32, i32) {
b0:
  jump b1(a)
b1(x: i32):
  zero: i32 = const 0
  bad = slt x, zero
  branch bad, b2, b3
b2:
  v0: i32 = const CODE
  v1: i32 = const 0
  jump b4(v0, v1)
b3:
  m: @\"tmp#1\" = arbitrary
  m.1 = store m[], x
  two: i32 = const 2
  y = load m.1[]
  q = sdiv y, two
  v2: i32 = const 0
  jump b4(v2, q)
b4(code: i32, r: i32):
  exit return (code, r)
}
";
        let code = Outcome::Throw("Negative".to_string()).code() as i32;
        let text = after(text, |module| drop(run(module, InlineBudget { callee: 20, caller: 100 })));
        let caller = &text[text.find("func @caller").unwrap()..];
        assert_eq!(caller, expected.replace("CODE", &code.to_string()));
    }

    #[test]
    fn recursion_and_large_callees_stay_calls() {
        let text = "
            func @down(n: i32) -> i32 {
              one: i32 = const 1
              less = sub n, one
              code, r = call @down(less)
              exit return (r)
            }
            func @large(n: i32) -> i32 {
              a = add n, n
              b = add a, a
              c = add b, b
              exit return (c)
            }
            func @caller(n: i32) -> i32 {
              code, r = call @down(n)
              code.1, s = call @large(r)
              exit return (s)
            }";
        let text = after(text, |module| drop(run(module, InlineBudget { callee: 3, caller: 100 })));
        assert!(text.contains("call @down(n)") && text.contains("call @large(r)"), "{text}");
    }
}
