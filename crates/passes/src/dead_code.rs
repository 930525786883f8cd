//! Aggressive dead-code elimination (Cytron et al., TOPLAS 1991): unused results, unused parameters, unreachable
//! blocks.
//!
//! Instructions are total and without side effects, except that a call may do anything (also run forever) and that an
//! assumption rules runs out. So an instruction other than these whose results influence no branch, no exit, no call
//! and no assumption can go. Everything is taken for dead until it is marked: from those uses backwards, from a block
//! parameter to the arguments of all jumps there, so values that only feed each other around a loop go as well.
//! Branches stay, so termination is not touched. Parameters of the entry are the signature's and stay.

use tandem_ir::tidy::trivial_params::remove_params;
use tandem_ir::tidy::{BackMap, compact};
use tandem_ir::{ExitKind, Function, IdVec, Inst, InstId, Terminator, Value};

/// Runs the pass and [`compact`].
pub fn run(function: &mut Function) -> BackMap {
    // Unreachable blocks go first, because their jumps would keep things alive.
    let reachable_only = compact::run(function);
    let used = used_values(function);
    for block in function.blocks.values_mut() {
        block.insts.retain(|&inst| {
            let data = &function.insts[inst];
            must_stay(&data.inst) || data.results.iter().any(|&result| used[result])
        });
    }
    remove_params(function, |param| !used[param]);
    let compacted = compact::run(function);
    reachable_only.then(&compacted)
}

/// Whether an instruction matters even if its results do not.
fn must_stay(inst: &Inst) -> bool {
    match inst {
        Inst::Call { .. } | Inst::Assume(_) => true,
        Inst::Const(_)
        | Inst::Unary(..)
        | Inst::Binary(..)
        | Inst::Compare(..)
        | Inst::Overflows(..)
        | Inst::FusedMultiplyAdd(..)
        | Inst::Select(..)
        | Inst::Cast(..)
        | Inst::PtrAdd(..)
        | Inst::Load { .. }
        | Inst::Store { .. }
        | Inst::Clear { .. }
        | Inst::Arbitrary
        | Inst::Pure { .. }
        | Inst::Freeze(_) => false,
    }
}

/// The values that influence what a run does. All blocks are reachable.
fn used_values(function: &Function) -> IdVec<Value, bool> {
    let mut defined_by: IdVec<Value, Option<InstId>> = IdVec::filled(None, function.values.len());
    let mut arguments: IdVec<Value, Vec<Value>> = IdVec::filled(Vec::new(), function.values.len());
    let mut work: Vec<Value> = Vec::new();
    for block in function.blocks.values() {
        for &inst in &block.insts {
            let data = &function.insts[inst];
            data.results.iter().for_each(|&result| defined_by[result] = Some(inst));
            if must_stay(&data.inst) {
                work.extend(data.inst.uses());
            }
        }
        match &block.terminator {
            Terminator::Jump(_) => {}
            Terminator::Branch(value, _, _) | Terminator::Switch { value, .. } => work.push(*value),
            Terminator::Exit { kind, values, state } => {
                if let ExitKind::Resume(code) = kind {
                    work.push(*code);
                }
                work.extend(values.iter().chain(state));
            }
        }
        for target in block.terminator.targets() {
            for (&param, &argument) in function.blocks[target.block].params.iter().zip(&target.args) {
                arguments[param].push(argument);
            }
        }
    }
    let mut used = IdVec::filled(false, function.values.len());
    while let Some(value) = work.pop() {
        if std::mem::replace(&mut used[value], true) {
            continue;
        }
        match defined_by[value] {
            Some(inst) => work.extend(function.insts[inst].inst.uses()),
            None => work.append(&mut arguments[value]),
        }
    }
    used
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::after_each;

    #[test]
    fn values_that_only_feed_each_other_go_and_calls_stay() {
        let text = "
            external @log(i32; world) -> i32
            func @f(n: i32; w: world) -> i32 {
              zero: i32 = const 0
              jump loop(zero, zero, w)
            loop(i: i32, useless: i32, w.1: world):
              more = slt i, n
              branch more, body, out
            body:
              one: i32 = const 1
              useless.1 = add useless, i
              i.1 = add i, one
              code, answer, w.2 = call @log(i; w.1)
              jump loop(i.1, useless.1, w.2)
            out:
              exit return (i; w.1)
            }";
        let expected = "\
func @f(n: i32; w: world) -> i32 {
b0:
  zero: i32 = const 0
  jump b1(zero, w)
b1(i: i32, w.1: world):
  more = slt i, n
  branch more, b2, b3
b2:
  one: i32 = const 1
  i.1 = add i, one
  code, answer, w.2 = call @log(i; w.1)
  jump b1(i.1, w.2)
b3:
  exit return (i; w.1)
}
";
        assert_eq!(after_each(text, |function, _| drop(run(function))), expected);
    }
}
