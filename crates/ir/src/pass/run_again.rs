//! Lets a function do its loops twice, one after the other, from the same beginning.
//!
//! Where one program computes two things in one loop and the other needs a loop for each, no rounds correspond: the second
//! loop of the one comes when the other has no rounds left. After this rewrite it has.
//!
//! A point behind the loops is chosen that a run passes at most once. What comes before it is done twice: at the point the
//! run goes through a second copy of everything from the entry on, with the same parameters and the same memories as the
//! first time, and then goes on with what it had computed the first time. Nothing in such a function depends on anything
//! else than its parameters and memories, so the second time it comes to the same point with the same values. That
//! is stated there as something assumed, and so is that it does not end before. Behaviour is preserved because a run goes on
//! exactly as if there were no second copy, and there is one more way to pass time but none to pass forever.

use rustc_hash::FxHashSet;

use crate::analysis::{CallGraph, Cfg, Dominators, Liveness, Loops};
use crate::function::{BlockData, Function, InstData, Module, ValueData};
use crate::ids::{Block, FuncId, Id, IdVec, InstId, Value};
use crate::inst::{Callee, CastOp, CompareOp, Const, Inst, Line, Target, Terminator};
use crate::outcome::{ExitKind, Outcome};
use crate::pass::inline::size;
use crate::pass::{Arithmetic, compact};
use crate::types::Ty;

/// Larger functions are left alone.
const MOST_SIZE: usize = 400;

/// Runs the pass on one function; whether anything changed.
pub fn run(module: &mut Module, id: FuncId, arithmetic: Arithmetic) -> bool {
    if size(&module.functions[id]) > MOST_SIZE || !is_determined(module, id) {
        return false;
    }
    let body = module.functions[id].clone();
    let Some((point, live)) = behind_loops(&body) else { return false };
    let function = &mut module.functions[id];

    // The point is cut in two: what it is entered with, and what it does.
    let BlockData { insts, terminator, line, .. } = body.blocks[point].clone();
    let rest = function.blocks.push(BlockData { params: vec![], insts, terminator, line });

    // The second copy has the parameters and memories of the first.
    let mut second: IdVec<Value, Value> = IdVec::new();
    let given: FxHashSet<Value> = body.params().iter().copied().collect();
    for (value, data) in body.values.iter() {
        second.push(if given.contains(&value) { value } else { function.values.push(data.clone()) });
    }
    let first_block = function.blocks.len();
    let block_again = |block: Block| Block::from_index(first_block + block.index());
    for (block, data) in body.blocks.iter() {
        let is_entry = block == body.entry();
        let params = if is_entry { vec![] } else { data.params.iter().map(|param| second[*param]).collect() };
        let mut copy = BlockData { params, insts: vec![], terminator: data.terminator.clone(), line: data.line };
        if block == point {
            let mut cursor = Cursor { function, insts: &mut copy.insts, line };
            for &value in &live {
                cursor.assume_equal(value, second[value], arithmetic);
            }
            copy.terminator = Terminator::Jump(Target { block: rest, args: vec![] });
        } else {
            for &inst in &data.insts {
                let mut again = body.insts[inst].clone();
                again.inst.for_each_use_mut(|value| *value = second[*value]);
                again.results.iter_mut().for_each(|result| *result = second[*result]);
                copy.insts.push(function.insts.push(again));
            }
            copy.terminator.for_each_use_mut(|value| *value = second[*value]);
            copy.terminator.targets_mut().into_iter().for_each(|target| target.block = block_again(target.block));
            if matches!(copy.terminator, Terminator::Exit { .. }) {
                Cursor { function, insts: &mut copy.insts, line: data.line }.assume_never();
            }
        }
        function.blocks.push(copy);
    }
    let enter = Terminator::Jump(Target { block: block_again(body.entry()), args: vec![] });
    function.blocks[point] = BlockData { insts: vec![], terminator: enter, ..body.blocks[point].clone() };
    compact::run(function);
    true
}

/// Whether what a function does depends on its parameters and memories alone.
fn is_determined(module: &Module, id: FuncId) -> bool {
    let graph = CallGraph::new(module);
    let mut reached = FxHashSet::default();
    let mut pending = vec![id];
    while let Some(id) = pending.pop() {
        if !reached.insert(id) {
            continue;
        }
        let function = &module.functions[id];
        let is_determined = |inst: &Inst| {
            let chooses =
                matches!(inst, Inst::Arbitrary | Inst::Freeze(_) | Inst::Call { callee: Callee::External(_), .. });
            !chooses
        };
        if function.values.values().any(|value| value.ty == Ty::World)
            || !function.insts.values().all(|data| is_determined(&data.inst))
        {
            return false;
        }
        pending.extend(graph.callees(id));
    }
    true
}

/// Where runs come that leave the last loop, which they pass once at most; and what matters from there on.
fn behind_loops(function: &Function) -> Option<(Block, Vec<Value>)> {
    let cfg = Cfg::new(function);
    let dominators = Dominators::new(function, &cfg);
    let loops = Loops::new(function, &cfg, &dominators);
    if !loops.irreducible_edges().is_empty() || !cfg.predecessors(function.entry()).is_empty() {
        return None;
    }
    let last = loops.all().iter().rposition(|each| each.depth == 1)?;
    // The way out of the loop's head is the one most runs take; any would do.
    let mut ways_out = loops.exits(last, &cfg);
    ways_out.retain(|(_, to)| loops.depth(*to) == 0 && !ends_otherwise(function, *to));
    ways_out.sort_by_key(|(from, _)| *from != loops.all()[last].header);
    let &(_, point) = ways_out.first()?;
    let liveness = Liveness::new(function, &cfg);
    let is_constant = |value: Value| {
        function.insts.values().any(|data| matches!(data.inst, Inst::Const(_)) && data.results.contains(&value))
    };
    let matters = |value: &Value| !function.params().contains(value) && !is_constant(*value);
    Some((point, liveness.live_in(point).iter().copied().filter(matters).collect()))
}

/// Whether a function ends in this block, and not by returning.
fn ends_otherwise(function: &Function, block: Block) -> bool {
    matches!(&function.blocks[block].terminator, Terminator::Exit { kind, .. } if *kind != ExitKind::Always(Outcome::Return))
}

/// The end of a block under work.
struct Cursor<'a> {
    function: &'a mut Function,
    insts: &'a mut Vec<InstId>,
    line: Line,
}

impl Cursor<'_> {
    fn emit(&mut self, inst: Inst, ty: Option<Ty>) -> Option<Value> {
        let result = ty.map(|ty| self.function.values.push(ValueData { ty, name: None }));
        let results = result.into_iter().collect();
        self.insts.push(self.function.insts.push(InstData { inst, results, line: self.line }));
        result
    }

    /// Nothing is said of memories, which cannot be compared, nor of floats where they cannot.
    fn assume_equal(&mut self, first: Value, second: Value, arithmetic: Arithmetic) {
        let ty = self.function.ty(first);
        let mut compare = CompareOp::Eq;
        let pair = match ty {
            Ty::Bool | Ty::Int(_) | Ty::Ref | Ty::Ptr => [Some(first), Some(second)],
            Ty::F32 | Ty::F64 if !arithmetic.floats_round => {
                compare = CompareOp::FOeq;
                [Some(first), Some(second)]
            }
            Ty::F32 | Ty::F64 if !arithmetic.ints_wrap => return,
            Ty::F32 | Ty::F64 => {
                let bits = if ty == Ty::F32 { Ty::I32 } else { Ty::I64 };
                [first, second].map(|value| self.emit(Inst::Cast(CastOp::FloatToBits, value), Some(bits)))
            }
            Ty::Mem(_) | Ty::World => return,
        };
        if let [Some(first), Some(second)] = pair
            && let Some(equal) = self.emit(Inst::Compare(compare, first, second), Some(Ty::Bool))
        {
            self.emit(Inst::Assume(equal), None);
        }
    }

    fn assume_never(&mut self) {
        if let Some(never) = self.emit(Inst::Const(Const::Bool(false)), Some(Ty::Bool)) {
            self.emit(Inst::Assume(never), None);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pass::tests::after;

    fn text_after(text: &str, changes: bool) -> String {
        after(text, |module| assert_eq!(run(module, Id::from_index(0), Arithmetic::MACHINE), changes))
    }

    const SUM: &str = "
            region @cells: [i32] -> i32 shared
            func @sum(n: i32; m: @cells) -> i32 {
              zero: i32 = const 0
              one: i32 = const 1
              jump head(zero, zero)
            head(i: i32, s: i32):
              more = slt i, n
              branch more, body, done
            body:
              x = load m[i]
              t = add s, x
              j = add i, one
              jump head(j, t)
            done:
              exit return (s; m)
            }";

    #[test]
    fn the_second_time_gives_the_same() {
        let text = text_after(SUM, true);
        assert_eq!(text.matches("load m[").count(), 2, "{text}");
        assert_eq!(text.matches("assume ").count(), 1, "{text}");
        assert_eq!(text.matches("exit return (s; m)").count(), 1, "{text}");
    }

    #[test]
    fn an_end_before_the_point_is_the_first_time_or_never() {
        let throwing = SUM.replace(
            "x = load m[i]",
            "bad = eq i, one\n branch bad, fail, fine\n fail:\n exit throw Bad (m)\n fine:\n x = load m[i]",
        );
        let text = text_after(&throwing.replace("throw Bad (m)", "throw Bad (; m)"), true);
        assert_eq!(text.matches("exit throw Bad").count(), 2, "{text}");
        assert_eq!(text.matches("assume ").count(), 2, "{text}");
    }

    #[test]
    fn what_is_not_determined_is_left_alone() {
        text_after(&SUM.replace("x = load m[i]", "x: i32 = arbitrary"), false);
    }

    #[test]
    fn a_way_out_that_is_not_the_last_ends_the_run_the_first_time() {
        let two = SUM.replace(
            "jump head(j, t)\n",
            "full = eq t, one\n branch full, early, back\n back:\n jump head(j, t)\n early:\n exit return (one; m)\n",
        );
        let text = text_after(&two, true);
        assert_eq!(text.matches("exit return").count(), 3, "{text}");
        assert_eq!(text.matches("assume ").count(), 2, "{text}");
    }
}
