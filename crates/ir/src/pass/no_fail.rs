//! Calls of functions that always return have the outcome code 0.
//!
//! A function *may fail* if it can reach an exit other than `Return`. Whether it can depends on the calls it makes, so
//! the set of functions that may fail grows from nothing: a function is added when it has a way to such an exit on
//! which all calls of functions outside the set give 0. When no function can be added any more, none outside the set
//! fails: of a failing run of one of them take the innermost failing call of a function outside the set; all calls in
//! it end, and those of functions outside the set end with 0, so it takes one of the ways that were looked at, and the
//! function would have been added. Calls that never end do not matter, since nothing follows them. Externals may fail.

use crate::function::{Function, InstData, Module, ValueData};
use crate::ids::{FuncId, IdVec, Value};
use crate::inst::{Callee, CompareOp, Const, Inst, Target, Terminator};
use crate::outcome::{ExitKind, Outcome};
use crate::pass::substitution::Substitution;
use crate::pass::{BackMap, BackMaps, compact};
use crate::types::Ty;

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

/// Puts a constant 0 before each call that cannot fail and uses it in place of the code.
fn replace_codes(function: &mut Function, may_fail: &IdVec<FuncId, bool>) -> BackMap {
    let old_values = function.values.len();
    let mut substitution = Substitution::new(function);
    for block in function.blocks.ids() {
        for inst in std::mem::take(&mut function.blocks[block].insts) {
            let data = &function.insts[inst];
            if let Inst::Call { callee: Callee::Function(callee), .. } = data.inst
                && !may_fail[callee]
            {
                let (code, line) = (data.results[0], data.line);
                let zero = function.values.push(ValueData { ty: Ty::I32, name: None });
                let constant = InstData { inst: Inst::Const(Const::Int(0)), results: vec![zero], line };
                let constant = function.insts.push(constant);
                function.blocks[block].insts.push(constant);
                substitution.replace(function, code, zero);
            }
            function.blocks[block].insts.push(inst);
        }
    }
    substitution.apply(function);
    let back = BackMap::extended(function, old_values, function.blocks.len());
    back.then(&compact::run(function))
}
