//! The order in which the passes run.

use crate::analysis::CallGraph;
use crate::function::{Function, Module};
use crate::ids::{IdVec, RegionId};
use crate::pass::{
    Arithmetic, BackMap, BackMaps, InlineBudget, common_values, constant_folding, dead_code, inline, loop_canonical,
    no_fail, scalar_replacement, straighten, tail_call, trivial_params, unused_state,
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
    let every = |module: &mut Module, maps: &mut BackMaps| {
        for (id, function) in module.functions.iter_mut() {
            maps[id] = maps[id].then(&simplify(function, &module.regions, arithmetic));
        }
    };

    for (id, function) in module.functions.iter_mut() {
        maps[id] = maps[id].then(&to_scalars(function, &module.regions, arithmetic));
    }
    // Codes that are always 0 first: what comes after a call is then shorter, and more calls are tail calls.
    follow(&mut maps, no_fail::run(module));
    every(module, &mut maps);
    if options.tail_calls {
        follow(&mut maps, tail_call::run(module));
        every(module, &mut maps);
    }
    if let Some(budget) = options.inline {
        let graph = CallGraph::new(module);
        for &id in graph.components().iter().flatten() {
            maps[id] = maps[id].then(&inline::into_function(module, &graph, id, budget));
            let function = &mut module.functions[id];
            maps[id] = maps[id].then(&to_scalars(function, &module.regions, arithmetic));
        }
        follow(&mut maps, no_fail::run(module));
        every(module, &mut maps);
    }
    follow(&mut maps, unused_state::run(module));
    every(module, &mut maps);
    follow(&mut maps, module.functions.values_mut().map(loop_canonical::run).collect());
    maps
}

/// Simplifies one function without regard to others, until nothing changes or it was tried often enough.
pub fn simplify(function: &mut Function, regions: &IdVec<RegionId, Region>, arithmetic: Arithmetic) -> BackMap {
    /// Each round undoes at least one level of what the round before made simple; few functions need the third.
    const MOST_ROUNDS: usize = 6;
    let mut map = BackMap::identity(function);
    for _ in 0..MOST_ROUNDS {
        let before = function.clone();
        map = map.then(&constant_folding::run(function, regions, arithmetic));
        map = map.then(&trivial_params::run(function));
        map = map.then(&common_values::run(function));
        map = map.then(&dead_code::run(function));
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

fn follow(maps: &mut BackMaps, next: BackMaps) {
    for (id, map) in next.iter() {
        maps[id] = maps[id].then(map);
    }
}
