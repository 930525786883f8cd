//! Tail-call elimination: a function that calls itself at the end becomes a loop.
//!
//! A call of the function itself is a *tail call* if the run does nothing afterwards but to exit with exactly what the
//! call gave: where the call returned, the same results and state; where it failed, the same code and state. Then the
//! run behaves from the call on as a new run with the call's arguments, so it can go back to the start with these
//! arguments instead. What happens after the call is followed through jumps, through branches on whether the code is 0,
//! and past instructions without side effects.

use rustc_hash::FxHashMap;
use tandem_ir::tidy::{BackMap, BackMaps, compact};
use tandem_ir::{
    Block, Callee, CompareOp, Const, ExitKind, FuncId, Function, Id, IdVec, Inst, InstId, Module, Outcome, Target,
    Terminator, Value,
};

use crate::loop_canonical::detach_entry;
use crate::no_unwind;

/// Runs the pass.
pub fn run(module: &mut Module) -> BackMaps {
    let may_fail = no_unwind::may_fail(module);
    module.functions.iter_mut().map(|(id, function)| rewrite(function, id, may_fail[id])).collect()
}

fn rewrite(function: &mut Function, id: FuncId, may_fail: bool) -> BackMap {
    let calls = tail_calls(function, id, may_fail);
    if calls.is_empty() {
        return BackMap::identity(function);
    }
    let (old_values, old_blocks) = (function.values.len(), function.blocks.len());
    detach_entry(function);
    let start = Block::from_index(old_blocks);
    for (block, call) in calls {
        let block = if block == function.entry() { start } else { block };
        let Inst::Call { args, .. } = function.insts[call].inst.clone() else { unreachable!("tail calls are calls") };
        let line = function.insts[call].line;
        let data = &mut function.blocks[block];
        let place = data.insts.iter().position(|&inst| inst == call).expect("the block has the call");
        data.insts.truncate(place);
        data.terminator = Terminator::Jump(Target { block: start, args });
        data.line = line;
    }
    // The old entry moved, and the entry and its values are new. A run enters the old one more often now, but each
    // time with the state of one activation of the old function.
    let mut back = BackMap::extended(function, old_values, old_blocks);
    back.blocks[function.entry()] = None;
    back.blocks[start] = Some(function.entry());
    back.then(&compact::run(function))
}

/// All tail calls, at most one a block.
fn tail_calls(function: &Function, id: FuncId, may_fail: bool) -> Vec<(Block, InstId)> {
    let mut calls = Vec::new();
    let comparisons = comparisons_with_zero(function);
    for (block, data) in function.blocks.iter() {
        let is_own_call = |inst: &InstId| matches!(function.insts[*inst].inst, Inst::Call { callee: Callee::Function(callee), .. } if callee == id);
        let Some(place) = data.insts.iter().rposition(is_own_call) else { continue };
        let call = data.insts[place];
        let mut path = Path {
            function,
            results: &function.insts[call].results,
            code_is_zero: (!may_fail).then_some(true),
            standing_for: FxHashMap::default(),
            comparisons: &comparisons,
            steps: 0,
        };
        if path.passes_on(block, place + 1) {
            calls.push((block, call));
        }
    }
    calls
}

/// For each value that says whether another one is 0: which one, and what it is if so.
fn comparisons_with_zero(function: &Function) -> IdVec<Value, Option<(Value, bool)>> {
    let mut is_zero = IdVec::filled(false, function.values.len());
    for data in function.insts.values() {
        if data.inst == Inst::Const(Const::Int(0)) {
            is_zero[data.results[0]] = true;
        }
    }
    let mut comparisons = IdVec::filled(None, function.values.len());
    for data in function.insts.values() {
        if let Inst::Compare(op @ (CompareOp::Eq | CompareOp::Ne), a, b) = data.inst {
            let if_zero = op == CompareOp::Eq;
            if is_zero[b] {
                comparisons[data.results[0]] = Some((a, if_zero));
            } else if is_zero[a] {
                comparisons[data.results[0]] = Some((b, if_zero));
            }
        }
    }
    comparisons
}

/// A path that a run can take after a call.
struct Path<'a> {
    function: &'a Function,
    /// What the call gave: its code, results, state.
    results: &'a [Value],
    /// Whether the call returned, as far as the path tells.
    code_is_zero: Option<bool>,
    /// What block parameters on the path hold.
    standing_for: FxHashMap<Value, Value>,
    comparisons: &'a IdVec<Value, Option<(Value, bool)>>,
    steps: usize,
}

/// Longer paths after a call are not followed. A path in a circle never exits.
const MOST_STEPS: usize = 16;

impl Path<'_> {
    fn resolve(&self, value: Value) -> Value {
        self.standing_for.get(&value).copied().unwrap_or(value)
    }

    /// Whether all ways from here exit with what the call gave.
    fn passes_on(&mut self, block: Block, from: usize) -> bool {
        self.steps += 1;
        let function = self.function;
        let data = &function.blocks[block];
        let has_effect = |inst: &InstId| matches!(function.insts[*inst].inst, Inst::Call { .. } | Inst::Assume(_));
        if self.steps > MOST_STEPS || data.insts[from..].iter().any(has_effect) {
            return false;
        }
        match &data.terminator {
            Terminator::Jump(target) => self.follow(target),
            Terminator::Branch(cond, yes, no) => {
                let Some((compared, if_zero)) = self.comparisons[self.resolve(*cond)] else { return false };
                if self.resolve(compared) != self.results[0] {
                    return false;
                }
                let (zero, failed) = if if_zero { (yes, no) } else { (no, yes) };
                let known = self.code_is_zero;
                let zero_passes = known == Some(false) || self.follow_with(zero, true);
                zero_passes && (known == Some(true) || self.follow_with(failed, false))
            }
            Terminator::Switch { .. } => false,
            Terminator::Exit { kind, values, state } => {
                let (results, handed_back) = self.results[1..].split_at(self.results.len() - 1 - state.len());
                let same = |given: &[Value], expected: &[Value]| {
                    given.len() == expected.len()
                        && given.iter().zip(expected).all(|(&given, &expected)| self.resolve(given) == expected)
                };
                let outcome_passed_on = match kind {
                    ExitKind::Always(Outcome::Return) => self.code_is_zero == Some(true) && same(values, results),
                    ExitKind::Always(_) => false,
                    ExitKind::Resume(code) => {
                        self.code_is_zero == Some(false) && self.resolve(*code) == self.results[0]
                    }
                };
                outcome_passed_on && same(state, handed_back)
            }
        }
    }

    fn follow(&mut self, target: &Target) -> bool {
        let params = &self.function.blocks[target.block].params;
        let held: Vec<Value> = target.args.iter().map(|&argument| self.resolve(argument)).collect();
        self.standing_for.extend(params.iter().copied().zip(held));
        self.passes_on(target.block, 0)
    }

    fn follow_with(&mut self, target: &Target, code_is_zero: bool) -> bool {
        let (known, held) = (self.code_is_zero.replace(code_is_zero), self.standing_for.clone());
        let passes = self.follow(target);
        (self.code_is_zero, self.standing_for) = (known, held);
        passes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::after;

    fn text(stop: &str, after_call: &str) -> String {
        format!(
            "region @a: [ptr] -> i32 shared
            func @f(n: i32, s: i32, p: ptr; a: @a) -> i32 {{
              zero: i32 = const 0
              done = sle n, zero
              branch done, stop, go
            stop:
              exit {stop}
            go:
              one: i32 = const 1
              n.1 = sub n, one
              s.1 = add s, n
              code, r, a.1 = call @f(n.1, s.1, p; a)
              {after_call}
            }}"
        )
    }

    /// Whether a function that ends with `stop`, or with this after a call of itself, becomes a loop.
    fn becomes_loop(stop: &str, after_call: &str) -> bool {
        !after(&text(stop, after_call), |module| drop(run(module))).contains("call")
    }

    fn is_loop_now(after_call: &str) -> bool {
        let expected = becomes_loop("throw Deep (; a)", after_call);
        // Whether it can fail makes no difference to what looks at the code.
        assert_eq!(becomes_loop("return (s; a)", after_call), expected);
        expected
    }

    #[test]
    fn what_is_passed_on_may_go_through_blocks() {
        let direct = "ok = eq code, zero
            branch ok, good, bad
            good:
              exit return (r; a.1)
            bad:
              exit resume code (; a.1)";
        assert!(is_loop_now(direct));
        let through_blocks = "failed = ne code, zero
            branch failed, bad(code), good(r)
            bad(c: i32):
              exit resume c (; a.1)
            good(x: i32):
              jump leave(x, a.1)
            leave(y: i32, m: @a):
              exit return (y; m)";
        assert!(is_loop_now(through_blocks));
        // The code need not be looked at where the function cannot fail.
        assert!(becomes_loop("return (s; a)", "exit return (r; a.1)"));
        assert!(!becomes_loop("throw Deep (; a)", "exit return (r; a.1)"));
    }

    #[test]
    fn anything_else_is_no_tail_call() {
        let exits = "branch ok, good, bad
            good:
              exit return (r; a.1)
            bad:
              exit resume code (; a.1)";
        assert!(!is_loop_now(&format!("assume done\n ok = eq code, zero\n {exits}")));
        // The wrong way round.
        assert!(!becomes_loop("throw Deep (; a)", &format!("ok = ne code, zero\n {exits}")));
        // Another result, another memory, failure turned into success.
        assert!(!is_loop_now(&format!("ok = eq code, zero\n {}", exits.replace("(r;", "(s;"))));
        let stored = format!("a.2 = store a.1[p], r\n ok = eq code, zero\n {}", exits.replace("a.1", "a.2"));
        assert!(!is_loop_now(&stored));
        let swallowed = "ok = eq code, zero
            branch ok, good, bad
            good:
              exit return (r; a.1)
            bad:
              exit throw Error (; a.1)";
        assert!(!becomes_loop("throw Deep (; a)", swallowed));
    }
}
