//! Dead-argument elimination, between functions: drops memories and the world from signatures that only pass them
//! through.
//!
//! A function *touches* a part of its state if it loads from it, stores to it, passes it to an external, or calls a
//! function that touches it: a least fixpoint over the call graph (mod/ref analysis). A function hands back what it
//! does not touch exactly as it got it: all that happens to it is being passed through blocks and through calls that do
//! not touch it either. So its parameter, and the one in every exit, can go, and a caller goes on with what it would
//! have passed.

use rustc_hash::FxHashSet;
use tandem_ir::tidy::Substitution;
use tandem_ir::tidy::{BackMap, BackMaps, compact};
use tandem_ir::{Callee, FuncId, Function, IdVec, Inst, InstData, Module, Terminator, Ty, Value};

/// Runs the pass.
pub fn run(module: &mut Module) -> BackMaps {
    let touched = touched(module);
    let untouched: IdVec<FuncId, FxHashSet<Ty>> = module
        .functions
        .iter()
        .map(|(id, function)| function.signature.state.iter().filter(|ty| !touched[id].contains(ty)).copied().collect())
        .collect();
    let signatures: IdVec<FuncId, _> = module.functions.values().map(|function| function.signature.clone()).collect();
    let mut maps = BackMaps::new();
    for (id, function) in module.functions.iter_mut() {
        // Callees that do not touch a part of the state do not get it any more; the caller's stays as it is.
        let mut substitution = Substitution::new(function);
        for block in function.blocks.ids() {
            for inst in function.blocks[block].insts.clone() {
                let InstData { inst: Inst::Call { callee: Callee::Function(callee), args }, results, .. } =
                    &mut function.insts[inst]
                else {
                    continue;
                };
                let signature = &signatures[*callee];
                let (first_arg, first_result) = (signature.params.len(), 1 + signature.results.len());
                let mut replaced = Vec::new();
                for (index, ty) in signature.state.iter().enumerate().rev() {
                    if untouched[*callee].contains(ty) {
                        replaced.push((results.remove(first_result + index), args.remove(first_arg + index)));
                    }
                }
                for (result, arg) in replaced {
                    substitution.replace(function, result, arg);
                }
            }
        }
        substitution.apply(function);
        drop_state(function, &untouched[id]);
        maps.push(BackMap::identity(function).then(&compact::run(function)));
    }
    maps
}

/// What each function touches of its state.
fn touched(module: &Module) -> IdVec<FuncId, FxHashSet<Ty>> {
    let mut touched: IdVec<FuncId, FxHashSet<Ty>> = IdVec::filled(FxHashSet::default(), module.functions.len());
    let mut callers: IdVec<FuncId, Vec<FuncId>> = IdVec::filled(Vec::new(), module.functions.len());
    for (id, function) in module.functions.iter() {
        for inst in function.blocks.values().flat_map(|block| &block.insts) {
            let data = &function.insts[*inst];
            if let Inst::Call { callee: Callee::Function(callee), .. } = data.inst {
                callers[callee].push(id);
                continue;
            }
            let values = data.results.iter().copied().chain(data.inst.uses());
            touched[id].extend(values.map(|value| function.ty(value)).filter(|ty| ty.is_state()));
        }
    }
    let mut work: Vec<FuncId> = module.functions.ids().collect();
    while let Some(callee) = work.pop() {
        for &caller in &callers[callee] {
            let signature = &module.functions[callee].signature;
            let passed: Vec<Ty> = signature.state.iter().filter(|ty| touched[callee].contains(ty)).copied().collect();
            let before = touched[caller].len();
            touched[caller].extend(passed);
            if touched[caller].len() > before {
                work.push(caller);
            }
        }
    }
    touched
}

/// Removes all that is left of these parts of the state.
fn drop_state(function: &mut Function, untouched: &FxHashSet<Ty>) {
    if untouched.is_empty() {
        return;
    }
    let values = &function.values;
    let keep = |value: &Value| !untouched.contains(&values[*value].ty);
    for data in function.blocks.values_mut() {
        data.params.retain(keep);
        if let Terminator::Exit { state, .. } = &mut data.terminator {
            state.retain(keep);
        }
        for target in data.terminator.targets_mut() {
            target.args.retain(keep);
        }
    }
    function.signature.state.retain(|ty| !untouched.contains(ty));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::after;

    #[test]
    fn only_what_is_touched_stays_in_signatures() {
        let text = "
            region @a: [ptr] -> i32 shared
            region @b: [ptr] -> i32 shared
            func @reads(p: ptr; a: @a, b: @b, w: world) -> i32 {
              x = load a[p]
              exit return (x; a, b, w)
            }
            func @recurs(p: ptr, n: i32; a: @a, b: @b, w: world) -> i32 {
              zero: i32 = const 0
              done = eq n, zero
              branch done, stop, go(a, b)
            stop:
              exit return (n; a, b, w)
            go(a.1: @a, b.1: @b):
              code, x, a.2, b.2, w.1 = call @reads(p; a.1, b.1, w)
              code.1, y, a.3, b.3, w.2 = call @recurs(p, x; a.2, b.2, w.1)
              exit return (y; a.3, b.3, w.2)
            }";
        let expected = "\
func @reads(p: ptr; a: @a) -> i32 {
b0:
  x = load a[p]
  exit return (x; a)
}

func @recurs(p: ptr, n: i32; a: @a) -> i32 {
b0:
  zero: i32 = const 0
  done = eq n, zero
  branch done, b1, b2(a)
b1:
  exit return (n; a)
b2(a.1: @a):
  code, x, a.2 = call @reads(p; a.1)
  code.1, y, a.3 = call @recurs(p, x; a.2)
  exit return (y; a.3)
}
";
        assert_eq!(after(text, |module| drop(run(module))), expected);
    }
}
