//! A world for a function that makes no calls to the outside, where the function that it is compared with does.
//!
//! Dead-argument elimination takes the world out of functions that only pass it on. If that happens to one side alone, there is
//! nothing to say at a loop about the calls that the other side has made so far, though what has to be said is simple: none. That
//! is so wherever one version checks what cannot happen and reports it. Here the function gets its world back: it takes it,
//! hands it to what it calls, and ends with it.
//!
//! A function that got none does not change it, and neither does anything it calls, so it is the same function.

use rustc_hash::FxHashSet;
use tandem_ir::analysis::CallGraph;
use tandem_ir::tidy::trivial_params;
use tandem_ir::{Block, Callee, FuncId, Function, Inst, InstData, Module, Terminator, Ty, ValueData};

/// Gives a world to a function that has none, and to all that it leads to. False, and nothing is changed, where others
/// call one of these too and may have one of their own.
pub fn add(module: &mut Module, entry: FuncId) -> bool {
    let graph = CallGraph::new(module);
    let mut reached = FxHashSet::from_iter([entry]);
    let mut work = vec![entry];
    while let Some(id) = work.pop() {
        work.extend(graph.callees(id).iter().copied().filter(|callee| reached.insert(*callee)));
    }
    let mut others = module.functions.ids().filter(|id| !reached.contains(id));
    let has_world = |id: &FuncId| module.functions[*id].signature.state.contains(&Ty::World);
    let leads_here = |id: FuncId| graph.callees(id).iter().any(|callee| reached.contains(callee));
    if reached.iter().any(has_world) || others.any(leads_here) {
        return false;
    }
    for id in reached {
        add_to(&mut module.functions[id]);
    }
    true
}

fn add_to(function: &mut Function) {
    let entry = function.entry();
    let fresh = || ValueData { ty: Ty::World, name: None };
    function.signature.state.push(Ty::World);
    let blocks: Vec<Block> = function.blocks.ids().collect();
    for block in blocks {
        let mut world = function.values.push(fresh());
        let data = &mut function.blocks[block];
        data.params.push(world);
        for inst in &data.insts {
            let InstData { inst, results, .. } = &mut function.insts[*inst];
            if let Inst::Call { callee: Callee::Function(_), args } = inst {
                args.push(world);
                world = function.values.push(fresh());
                results.push(world);
            }
        }
        if let Terminator::Exit { state, .. } = &mut data.terminator {
            state.push(world);
        }
        for target in data.terminator.targets_mut().into_iter().filter(|target| target.block != entry) {
            target.args.push(world);
        }
    }
    // Most blocks have one way in, or none that calls anything.
    trivial_params::run(function);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::after;

    const TEXT: &str = "
        func @f(x: i32) -> i32 {
          code, y = call @g(x)
          jump next(y)
        next(z: i32):
          exit return (z)
        }
        func @g(x: i32) -> i32 {
          exit return (x)
        }";

    fn entry(module: &Module) -> FuncId {
        module.function_named("f").expect("there is an f")
    }

    #[test]
    fn a_world_goes_through_everything() {
        let text = after(TEXT, |module| assert!(add(module, entry(module))));
        for line in [
            "func @f(x: i32; v0: world) -> i32 {",
            "call @g(x; v0)",
            "exit return (y; v1)",
            "func @g(x: i32; v0: world)",
        ] {
            assert!(text.contains(line), "{line} in {text}");
        }
    }

    #[test]
    fn nothing_is_done_where_others_call_it_too() {
        let other = "
            external @say(; world)
            func @h(x: i32; w: world) -> i32 {
              code, y = call @g(x)
              exit return (y; w)
            }";
        let text = format!("{other}{TEXT}");
        assert_eq!(after(&text, |module| assert!(!add(module, entry(module)))), after(&text, |_| {}));
    }
}
