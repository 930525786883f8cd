//! Inference of functions that never unwind (LLVM's `nounwind`): their calls have the outcome code 0.
//!
//! A function *may fail* if it can reach an exit other than `Return`. Whether it can depends on the calls it makes, so
//! the set of functions that may fail is a least fixpoint over the call graph: a function is added when it has a way to
//! such an exit on which all calls of functions outside the set give 0. When no function can be added any more, none
//! outside the set fails: of a failing run of one of them take the innermost failing call of a function outside the
//! set; all calls in it end, and those of functions outside the set end with 0, so it takes one of the ways that were
//! looked at, and the function would have been added. Calls that never end do not matter, since nothing follows them.
//! Externals may fail.

use tandem_ir::tidy::Substitution;
use tandem_ir::tidy::{BackMap, BackMaps, compact};
use tandem_ir::{
    Callee, CompareOp, Const, ExitKind, FuncId, Function, IdVec, Inst, InstData, Module, Outcome, Target, Terminator,
    Ty, Value, ValueData,
};

/// Runs the pass: the code of a call that cannot fail becomes a constant. Branches on it are left to constant folding.
pub fn run(module: &mut Module) -> BackMaps {
    let may_fail = may_fail(module);
    module.functions.values_mut().map(|function| replace_codes(function, &may_fail)).collect()
}

/// The functions of a module that can end with something else than `Return`.
pub fn may_fail(module: &Module) -> IdVec<FuncId, bool> {
    let mut callers: IdVec<FuncId, Vec<FuncId>> = IdVec::filled(Vec::new(), module.functions.len());
    for (caller, function) in module.functions.iter() {
        for (_, callee) in codes(function) {
            callers[callee].push(caller);
        }
    }
    let mut may_fail = IdVec::filled(false, module.functions.len());
    let mut work: Vec<FuncId> = module.functions.ids().rev().collect();
    while let Some(id) = work.pop() {
        if !may_fail[id] && reaches_failure(&module.functions[id], &may_fail) {
            may_fail[id] = true;
            work.extend(&callers[id]);
        }
    }
    may_fail
}

/// The outcome codes of the calls of module functions.
fn codes(function: &Function) -> Vec<(Value, FuncId)> {
    let mut codes = Vec::new();
    for block in function.blocks.values() {
        for &inst in &block.insts {
            let data = &function.insts[inst];
            if let Inst::Call { callee: Callee::Function(callee), .. } = data.inst {
                codes.push((data.results[0], callee));
            }
        }
    }
    codes
}

/// Whether an exit other than `Return` can be reached if calls of functions that may not fail give the code 0.
fn reaches_failure(function: &Function, may_fail: &IdVec<FuncId, bool>) -> bool {
    let mut known: IdVec<Value, Option<u128>> = IdVec::filled(None, function.values.len());
    for (code, callee) in codes(function) {
        if !may_fail[callee] {
            known[code] = Some(0);
        }
    }
    // What the front ends make of a code: a comparison with a constant, and a branch on that.
    for data in function.insts.values() {
        if let Inst::Const(Const::Int(bits)) = data.inst {
            known[data.results[0]] = Some(bits);
        }
    }
    for data in function.insts.values() {
        if let Inst::Compare(op @ (CompareOp::Eq | CompareOp::Ne), a, b) = data.inst
            && let (Some(a), Some(b)) = (known[a], known[b])
        {
            known[data.results[0]] = Some(u128::from((a == b) == (op == CompareOp::Eq)));
        }
    }
    let mut seen = IdVec::filled(false, function.blocks.len());
    let mut work = vec![function.entry()];
    while let Some(block) = work.pop() {
        if std::mem::replace(&mut seen[block], true) {
            continue;
        }
        let terminator = &function.blocks[block].terminator;
        match terminator {
            Terminator::Exit { kind: ExitKind::Always(Outcome::Return), .. } => {}
            Terminator::Exit { .. } => return true,
            Terminator::Branch(cond, yes, no) if let Some(bits) = known[*cond] => {
                work.push(if bits == 0 { no.block } else { yes.block });
            }
            Terminator::Switch { value, cases, default } if let Some(bits) = known[*value] => {
                let case = cases.iter().find(|(case, _)| *case == bits);
                work.push(case.map_or(default, |(_, target)| target).block);
            }
            _ => work.extend(terminator.targets().iter().map(|target: &&Target| target.block)),
        }
    }
    false
}

/// Puts a constant 0 at the start and uses it in place of the codes of calls that cannot fail.
fn replace_codes(function: &mut Function, may_fail: &IdVec<FuncId, bool>) -> BackMap {
    let mut codes = codes(function);
    codes.retain(|&(_, callee)| !may_fail[callee]);
    if codes.is_empty() {
        return BackMap::identity(function);
    }
    let old_values = function.values.len();
    let zero = function.values.push(ValueData { ty: Ty::I32, name: None });
    let line = function.line;
    let constant = function.insts.push(InstData { inst: Inst::Const(Const::Int(0)), results: vec![zero], line });
    let entry = function.entry();
    function.blocks[entry].insts.insert(0, constant);
    let mut substitution = Substitution::new(function);
    for (code, _) in codes {
        substitution.replace(function, code, zero);
    }
    substitution.apply(function);
    let back = BackMap::extended(function, old_values, function.blocks.len());
    back.then(&compact::run(function))
}

#[cfg(test)]
mod tests {
    use tandem_ir::text::parse_module;

    use super::*;
    use crate::tests::after;

    /// Two functions that call each other and pass failure on, and a third one that can really fail.
    const TEXT: &str = "
        func @even(n: i32) -> bool {
          zero: i32 = const 0
          one: i32 = const 1
          yes = const true
          done = eq n, zero
          branch done, stop, go
        stop:
          exit return (yes)
        go:
          less = sub n, one
          code, r = call @odd(less)
          failed = ne code, zero
          branch failed, bad, good
        good:
          exit return (r)
        bad:
          exit resume code
        }
        func @odd(n: i32) -> bool {
          zero: i32 = const 0
          one: i32 = const 1
          no = const false
          done = eq n, zero
          branch done, stop, go
        stop:
          exit return (no)
        go:
          less = sub n, one
          code, r = call @even(less)
          switch code { 0: good, default: bad }
        good:
          exit return (r)
        bad:
          exit resume code
        }
        func @divide(a: i32, b: i32) -> i32 {
          zero: i32 = const 0
          bad = eq b, zero
          branch bad, trap, fine
        trap:
          exit ub division
        fine:
          q = sdiv a, b
          exit return (q)
        }
        func @caller(a: i32) -> i32 {
          zero: i32 = const 0
          code, b = call @even(a)
          code.1, q = call @divide(a, a)
          sum = add code, code.1
          failed = ne code.1, zero
          branch failed, bad, good
        good:
          exit return (sum)
        bad:
          exit resume code.1
        }";

    #[test]
    fn mutual_recursion_fails_only_if_something_does() {
        let module = parse_module(TEXT).unwrap();
        let may_fail: Vec<bool> = super::may_fail(&module).values().copied().collect();
        assert_eq!(may_fail, [false, false, true, true]);
        let text = after(TEXT, |module| drop(run(module)));
        assert!(text.contains("code, b = call @even(a)"), "{text}");
        assert!(text.contains("sum = add v0, code.1"), "{text}");
    }
}
