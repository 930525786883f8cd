//! The pass pipeline: the order in which the passes run to normal form.

use tandem_ir::analysis::CallGraph;
use tandem_ir::tidy::{BackMap, BackMaps, trivial_params};
use tandem_ir::{Function, IdVec, Module, Region, RegionId};

use crate::constant_loads::Constants;
use crate::{
    Arithmetic, InlineBudget, common_subexpressions, constant_folding, constant_loads, correlated_values,
    dead_arguments, dead_code, dead_loops, escape_analysis, filled_arrays, if_conversion, inline, jump_threading,
    late_strings, load_motion, loop_canonical, no_unwind, scalar_replacement, straighten, string_identities, tail_call,
    text_params, unroll_texts, untaken_branches,
};

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
    step(module, &mut maps, arithmetic, no_unwind::run);
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
        step(module, &mut maps, arithmetic, no_unwind::run);
    }
    let constants = Constants::of(module);
    for (id, function) in module.functions.iter_mut() {
        maps[id] = maps[id].then(&constant_loads::run(function, &constants));
        maps[id] = maps[id].then(&unroll_texts::run(function, &module.regions, &constants, arithmetic));
    }
    step(module, &mut maps, arithmetic, load_motion::run);
    step(module, &mut maps, arithmetic, dead_arguments::run);
    for (id, function) in module.functions.iter_mut() {
        // Late, because jumps that bring constants decide branches, and choices do not.
        maps[id] = maps[id].then(&if_conversion::run(function, arithmetic));
        maps[id] = maps[id].then(&straighten::run(function));
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
        map = map.then(&string_identities::run(function));
        map = map.then(&text_params::run(function, regions, arithmetic));
        map = map.then(&trivial_params::run(function));
        map = map.then(&common_subexpressions::run(function));
        map = map.then(&untaken_branches::run(function, arithmetic));
        map = map.then(&correlated_values::run(function, arithmetic));
        map = map.then(&dead_code::run(function));
        map = map.then(&jump_threading::run(function, regions, arithmetic));
        map = map.then(&straighten::run(function));
        if *function == before {
            break;
        }
    }
    map
}

/// How often objects that nobody else sees are looked for.
const MOST_ROUNDS_OF_OBJECTS: usize = 4;

/// Simplifies a function, which makes keys constant, and turns its local memory into scalars.
fn to_scalars(function: &mut Function, regions: &IdVec<RegionId, Region>, arithmetic: Arithmetic) -> BackMap {
    let simple = simplify(function, regions, arithmetic);
    let scalar = scalar_replacement::run(function, regions);
    let mut map = simple.then(&scalar).then(&simplify(function, regions, arithmetic));
    // Objects may be private only once others are gone.
    for _ in 0..MOST_ROUNDS_OF_OBJECTS {
        let before = function.clone();
        map = map.then(&filled_arrays::run(function, regions, arithmetic));
        map = map.then(&late_strings::run(function, regions));
        map = map.then(&escape_analysis::run(function, regions));
        if *function == before {
            break;
        }
        map = map.then(&simplify(function, regions, arithmetic));
        map = map.then(&dead_loops::run(function));
    }
    map
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::after;

    /// What a C compiler makes of a loop without optimising: variables in memory, conditions as integers, a helper.
    #[test]
    fn a_loop_over_memory_variables_becomes_a_plain_loop() {
        let text = "
            file \"sum.c\"
            region @heap: [ptr] -> i32 shared
            region @i: [i64] -> i8 local
            region @s: [i64] -> i8 local
            func @square(x: i32; m: @heap) -> i32 !sum.c:1 {
              y = mul x, x !1
              exit return (y; m) !1
            }
            func @sum(n: i32; m: @heap) -> i32 !sum.c:3 {
              zero: i32 = const 0
              at: i64 = const 0
              i: @i = arbitrary
              s: @s = arbitrary
              i.1 = store i[at], zero !4
              s.1 = store s[at], zero !4
              jump loop(i.1, s.1, m) !5
            loop(i.2: @i, s.2: @s, m.2: @heap):
              v1: i32 = load i.2[at] !5
              v2 = slt v1, n !5
              v3: i32 = zero_extend v2 !5
              v4 = ne v3, zero !5
              branch v4, body, out !5
            body:
              v5: i32 = load i.2[at] !6
              code, v6, m.1 = call @square(v5; m.2) !6
              failed = ne code, zero !6
              branch failed, bad, good !6
            good:
              v7: i32 = load s.2[at] !6
              v8 = add v7, v6 !6
              s.3 = store s.2[at], v8 !6
              one: i32 = const 1 !5
              v9 = add v5, one !5
              i.3 = store i.2[at], v9 !5
              jump loop(i.3, s.3, m.1) !5
            bad:
              exit resume code (; m.1) !6
            out:
              v10: i32 = load s.2[at] !8
              exit return (v10; m.2) !8
            }";
        let expected = "\
func @square(x: i32) -> i32 !sum.c:1 {
b0:
  y = mul x, x !1
  exit return (y) !1
}

func @sum(n: i32) -> i32 !sum.c:3 {
b0:
  v0: i32 = const 0 !3
  v1: i32 = const 1 !5
  jump b1(v0, v0) !5
b1(i: i32, s: i32):
  v2 = slt i, n !5
  branch v2, b2, b3 !5
b2:
  y = mul i, i !1
  s.1 = add s, y !6
  i.1 = add i, v1 !5
  jump b1(i.1, s.1) !5
b3:
  exit return (s) !8
}
";
        assert_eq!(after(text, |module| drop(normalize(module, &NormalizeOptions::default()))), expected);
    }
}
