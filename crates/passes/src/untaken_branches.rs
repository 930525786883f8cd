//! Branches that no run takes, where that can only be seen by supposing it: optimistic value numbering with reachability (Alpern,
//! Wegman and Zadeck, "Detecting Equality of Variables in Programs", 1988; Click and Cooper, "Combining Analyses, Combining
//! Optimizations", 1995).
//!
//! A loop over a collection looks in each round whether somebody changed the collection, and if so does what is not known; and only
//! what is not known could change it. So that branch is never taken, but whoever goes through the code in order has to say that the
//! collection may be another one at the head of the loop. Here every block but the entry is first taken to be unreachable, and values
//! to be equal until something shows that they are not; blocks that a branch may lead to are added until nothing changes.
//!
//! **Why the result is true.** At the end the following is consistent: a block that a reachable block's terminator can lead to is
//! reachable, where a branch leads one way only if it compares a number with itself; a parameter has the number that its arguments
//! have on all such ways, and one of its own if they differ; what instructions without effects compute has the same number
//! only if operation and operands do; everything else has a number of its own. By induction over the steps of a run, it stays in
//! reachable blocks, and values with the same number are equal wherever both are defined and neither was computed anew since (at
//! every place that both definitions dominate). So a branch that compares a number with itself goes the way told here. Nothing else is
//! used of it: only such branches become jumps. Each execution of [`Inst::Arbitrary`], [`Inst::Freeze`] and calls gives a number of its own.
//! With poison, a comparison of a value with itself may be undefined, and the pass does nothing.

use rustc_hash::FxHashMap;
use tandem_ir::analysis::Cfg;
use tandem_ir::tidy::{BackMap, compact};
use tandem_ir::{Block, CompareOp, Const, Function, IdVec, Inst, InstId, Terminator, Ty, Value};

use crate::Arithmetic;
use crate::common_subexpressions::key_of;

/// If more rounds are needed, nothing is done.
const MOST_ROUNDS: usize = 24;

/// Runs the pass and [`compact`].
pub fn run(function: &mut Function, arithmetic: Arithmetic) -> BackMap {
    let cfg = Cfg::new(function);
    if arithmetic.overflow_is_poison || cfg.retreating_edges().is_empty() {
        return BackMap::identity(function);
    }
    let Some(numbers) = Numbers::of(function, &cfg) else { return BackMap::identity(function) };
    let mut decided: Vec<(Block, Terminator)> = vec![];
    for &block in cfg.reverse_postorder().iter().filter(|&&block| numbers.is_reachable[block]) {
        if let Terminator::Branch(cond, yes, no) = &function.blocks[block].terminator
            && let Some(holds) = numbers.decided(function, *cond)
        {
            decided.push((block, Terminator::Jump(if holds { yes.clone() } else { no.clone() })));
        }
    }
    if decided.is_empty() {
        return BackMap::identity(function);
    }
    for (block, terminator) in decided {
        function.blocks[block].terminator = terminator;
    }
    compact::run(function)
}

/// Which values are equal, and which blocks a run can come to, as far as was supposed and not refuted.
struct Numbers {
    /// The first value with the same number. `None` as long as nothing leads to the definition.
    leader: IdVec<Value, Option<Value>>,
    is_reachable: IdVec<Block, bool>,
    defined_by: IdVec<Value, Option<InstId>>,
}

impl Numbers {
    fn of(function: &Function, cfg: &Cfg) -> Option<Numbers> {
        let mut defined_by = IdVec::filled(None, function.values.len());
        let mut ways: IdVec<Block, Vec<(Block, usize)>> = IdVec::filled(vec![], function.blocks.len());
        for &block in cfg.reverse_postorder() {
            for &inst in &function.blocks[block].insts {
                function.insts[inst].results.iter().for_each(|&result| defined_by[result] = Some(inst));
            }
            for (place, target) in function.blocks[block].terminator.targets().into_iter().enumerate() {
                ways[target.block].push((block, place));
            }
        }
        let leader = IdVec::filled(None, function.values.len());
        let is_reachable = IdVec::filled(false, function.blocks.len());
        let mut numbers = Numbers { leader, is_reachable, defined_by };
        numbers.is_reachable[function.entry()] = true;
        for _ in 0..MOST_ROUNDS {
            if !numbers.round(function, cfg, &ways) {
                return Some(numbers);
            }
        }
        None
    }

    /// Goes through all reachable blocks once; says whether anything changed.
    fn round(&mut self, function: &Function, cfg: &Cfg, ways: &IdVec<Block, Vec<(Block, usize)>>) -> bool {
        let mut is_changed = false;
        let mut first: FxHashMap<(Inst, Ty), Value> = FxHashMap::default();
        for &block in cfg.reverse_postorder() {
            if !self.is_reachable[block] {
                continue;
            }
            for (index, &param) in function.blocks[block].params.iter().enumerate() {
                let number = if block == function.entry() {
                    Some(param)
                } else {
                    self.merged(function, param, index, &ways[block])
                };
                is_changed |= self.set(param, number);
            }
            for &inst in &function.blocks[block].insts {
                let data = &function.insts[inst];
                let &[result] = &data.results[..] else {
                    for &result in &data.results {
                        is_changed |= self.set(result, Some(result));
                    }
                    continue;
                };
                let mut with_leaders = data.inst.clone();
                with_leaders.for_each_use_mut(|value| *value = self.leader[*value].unwrap_or(*value));
                let number = match key_of(&with_leaders) {
                    Some(key) => *first.entry((key, function.values[result].ty)).or_insert(result),
                    None => result,
                };
                is_changed |= self.set(result, Some(number));
            }
            for target in self.ways_out(function, block) {
                is_changed |= !std::mem::replace(&mut self.is_reachable[target], true);
            }
        }
        is_changed
    }

    /// The number that a parameter has on all ways that may be taken; its own if they differ, and once they did.
    fn merged(&self, function: &Function, param: Value, index: usize, ways: &[(Block, usize)]) -> Option<Value> {
        if self.leader[param] == Some(param) {
            return Some(param);
        }
        let mut merged = None;
        for &(from, place) in ways {
            if !self.is_reachable[from] || !self.is_taken(function, from, place) {
                continue;
            }
            let argument = function.blocks[from].terminator.targets()[place].args[index];
            match (merged, self.leader[argument]) {
                (_, None) => {}
                (None, number) => merged = number,
                (Some(one), Some(other)) if one == other => {}
                _ => return Some(param),
            }
        }
        merged
    }

    fn set(&mut self, value: Value, number: Option<Value>) -> bool {
        std::mem::replace(&mut self.leader[value], number) != number
    }

    /// Which way a branch goes on this condition, if it is one only.
    fn decided(&self, function: &Function, cond: Value) -> Option<bool> {
        match function.insts[self.defined_by[cond]?].inst {
            Inst::Const(Const::Bool(holds)) => Some(holds),
            Inst::Compare(op @ (CompareOp::Eq | CompareOp::Ne), a, b) => {
                let (a, b) = (self.leader[a]?, self.leader[b]?);
                (a == b).then_some(op == CompareOp::Eq)
            }
            _ => None,
        }
    }

    /// Whether a block may be left this way.
    fn is_taken(&self, function: &Function, block: Block, place: usize) -> bool {
        match &function.blocks[block].terminator {
            Terminator::Branch(cond, ..) => self.decided(function, *cond).is_none_or(|holds| holds == (place == 0)),
            _ => true,
        }
    }

    /// Where a block may lead.
    fn ways_out(&self, function: &Function, block: Block) -> Vec<Block> {
        let targets = function.blocks[block].terminator.targets().into_iter().enumerate();
        targets.filter(|(place, _)| self.is_taken(function, block, *place)).map(|(_, target)| target.block).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::after_each;

    /// Only the call could change what is asked before it is made.
    #[test]
    fn a_change_that_only_the_branch_itself_makes_is_none() {
        let text = "
            file \"a.c\"
            region @changes: [ptr] -> i32 shared
            extern @unknown(; m: @changes) -> void
            func @f(p: ptr, n: i32; m: @changes) -> i32 !a.c:1 {
              zero: i32 = const 0
              one: i32 = const 1
              before: i32 = load m[p] !1
              jump loop(zero, m) !1
            loop(i: i32, m.1: @changes):
              more = slt i, n !2
              branch more, body, out !2
            body:
              now: i32 = load m.1[p] !3
              changed = ne now, before !3
              branch changed, strange, next(m.1) !3
            strange:
              m.2: @changes = store m.1[p], i !4
              jump next(m.2) !4
            next(m.3: @changes):
              i.1 = add i, one !5
              jump loop(i.1, m.3) !5
            out:
              exit return (i; m.1) !6
            }";
        let text = text.replace("            extern @unknown(; m: @changes) -> void\n", "");
        let printed = after_each(&text, |function, _| drop(run(function, Arithmetic::MACHINE)));
        assert!(!printed.contains("store"), "{printed}");
    }

    /// What another branch of the loop changes may be changed.
    #[test]
    fn a_change_elsewhere_is_seen() {
        let text = "
            file \"a.c\"
            region @changes: [ptr] -> i32 shared
            func @f(p: ptr, n: i32; m: @changes) -> i32 !a.c:1 {
              zero: i32 = const 0
              one: i32 = const 1
              before: i32 = load m[p] !1
              jump loop(zero, m) !1
            loop(i: i32, m.1: @changes):
              more = slt i, n !2
              branch more, body, out !2
            body:
              now: i32 = load m.1[p] !3
              changed = ne now, before !3
              branch changed, strange, next !3
            strange:
              exit return (n; m.1) !4
            next:
              m.2: @changes = store m.1[p], i !5
              i.1 = add i, one !5
              jump loop(i.1, m.2) !5
            out:
              exit return (i; m.1) !6
            }";
        let printed = after_each(text, |function, _| drop(run(function, Arithmetic::MACHINE)));
        assert!(printed.contains("return (n"), "{printed}");
    }
}
