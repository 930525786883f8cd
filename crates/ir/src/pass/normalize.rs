//! The order in which the passes run.

use crate::analysis::CallGraph;
use crate::function::{Function, Module};
use crate::ids::{IdVec, RegionId};
use crate::pass::{
    Arithmetic, BackMap, BackMaps, InlineBudget, common_values, constant_folding, dead_code, inline, jump_threading,
    known_conditions, loop_canonical, no_fail, scalar_replacement, straighten, tail_call, trivial_params, unused_state,
};
use crate::types::Region;

/// What [`normalize`] may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NormalizeOptions {
    /// How numbers are understood.
    pub arithmetic: Arithmetic,
    /// How much may be put in place of calls; nothing if `None`.
    pub inline: Option<InlineBudget>,
    /// Whether functions that call themselves at the end become loops.
    pub tail_calls: bool,
}

impl Default for NormalizeOptions {
    fn default() -> Self {
        NormalizeOptions {
            arithmetic: Arithmetic::MACHINE,
            inline: Some(InlineBudget { callee: 200, caller: 4000 }),
            tail_calls: true,
        }
    }
}

/// Brings all functions of a module into the form that the rest of Tandem works on: local memory as scalars, nothing
/// computed twice or in vain, small callees in place, tail recursion as loops, no state that is not used, loops in
/// canonical shape. The result depends on nothing but the module and the options.
pub fn normalize(module: &mut Module, options: &NormalizeOptions) -> BackMaps {
    let arithmetic = options.arithmetic;
    let mut maps: BackMaps = module.functions.values().map(BackMap::identity).collect();
    for (id, function) in module.functions.iter_mut() {
        maps[id] = maps[id].then(&to_scalars(function, &module.regions, arithmetic));
    }
    // Codes that are always 0 first: what comes after a call is then shorter, and more calls are tail calls.
    step(module, &mut maps, arithmetic, no_fail::run);
    if options.tail_calls {
        step(module, &mut maps, arithmetic, tail_call::run);
    }
    if let Some(budget) = options.inline {
        let graph = CallGraph::new(module);
        for &id in graph.components().iter().flatten() {
            let before = module.functions[id].clone();
            maps[id] = maps[id].then(&inline::into_function(module, &graph, id, budget));
            if module.functions[id] != before {
                let function = &mut module.functions[id];
                maps[id] = maps[id].then(&to_scalars(function, &module.regions, arithmetic));
            }
        }
        step(module, &mut maps, arithmetic, no_fail::run);
    }
    step(module, &mut maps, arithmetic, unused_state::run);
    for (id, function) in module.functions.iter_mut() {
        maps[id] = maps[id].then(&loop_canonical::run(function));
    }
    maps
}

/// Runs a pass on the module and simplifies the functions that it changed.
fn step(module: &mut Module, maps: &mut BackMaps, arithmetic: Arithmetic, pass: impl FnOnce(&mut Module) -> BackMaps) {
    let before = module.functions.clone();
    let pass_maps = pass(module);
    for (id, function) in module.functions.iter_mut() {
        maps[id] = maps[id].then(&pass_maps[id]);
        if *function != before[id] {
            maps[id] = maps[id].then(&simplify(function, &module.regions, arithmetic));
        }
    }
}

/// Simplifies one function without regard to others, until nothing changes or it was tried often enough.
pub fn simplify(function: &mut Function, regions: &IdVec<RegionId, Region>, arithmetic: Arithmetic) -> BackMap {
    /// Most functions need two rounds, and a third one to see that nothing changes.
    const MOST_ROUNDS: usize = 6;
    let mut map = BackMap::identity(function);
    for _ in 0..MOST_ROUNDS {
        let before = function.clone();
        map = map.then(&constant_folding::run(function, regions, arithmetic));
        map = map.then(&trivial_params::run(function));
        map = map.then(&common_values::run(function));
        map = map.then(&known_conditions::run(function));
        map = map.then(&dead_code::run(function));
        map = map.then(&jump_threading::run(function, regions, arithmetic));
        map = map.then(&straighten::run(function));
        if *function == before {
            break;
        }
    }
    map
}

/// Simplifies a function, which makes keys constant, and turns its local memory into scalars.
fn to_scalars(function: &mut Function, regions: &IdVec<RegionId, Region>, arithmetic: Arithmetic) -> BackMap {
    let simple = simplify(function, regions, arithmetic);
    let scalar = scalar_replacement::run(function, regions);
    simple.then(&scalar).then(&simplify(function, regions, arithmetic))
}
