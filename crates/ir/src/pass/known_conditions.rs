//! Decides conditions that were decided before.
//!
//! Behind a branch, as far as the target dominates and nothing else jumps to it, the condition has the value that led
//! there; behind an assumption it is true. The same comparison made there again, its opposite or its mirror image is
//! therefore a constant, and so is a branch on it. A value of a dominating block stays the same until the run comes
//! through that branch again, so what was learned holds at every moment at which the dominated block runs. Front ends
//! put checks before every division and access; this removes the checks that the program makes itself.

use rustc_hash::FxHashMap;

use crate::analysis::{Cfg, Dominators};
use crate::function::Function;
use crate::ids::{Block, IdVec, InstId, Value};
use crate::inst::{BinaryOp, CompareOp, Const, Inst, Terminator, UnaryOp};
use crate::pass::algebra::{mirrored, opposite};
use crate::pass::{BackMap, compact};
use crate::types::Ty;

/// Runs the pass and [`compact`].
pub fn run(function: &mut Function) -> BackMap {
    let cfg = Cfg::new(function);
    let dominators = Dominators::new(function, &cfg);
    let mut defined_by = IdVec::filled(None, function.values.len());
    for block in function.blocks.values() {
        for &inst in &block.insts {
            function.insts[inst].results.iter().for_each(|&result| defined_by[result] = Some(inst));
        }
    }
    let mut known = Known { function, defined_by, facts: FxHashMap::default(), learned: Vec::new() };

    // A walk over the dominator tree: entering a block adds what is known there, leaving it takes that back.
    let mut stack: Vec<(Block, usize, usize)> = Vec::new();
    let entry = known.function.entry();
    stack.push((entry, 0, known.enter(entry, &cfg)));
    while let Some((block, visited, before)) = stack.last_mut() {
        if let Some(&child) = dominators.children(*block).get(*visited) {
            *visited += 1;
            let before = known.enter(child, &cfg);
            stack.push((child, 0, before));
        } else {
            known.forget(*before);
            stack.pop();
        }
    }
    compact::run(function)
}

/// Something that is true or false.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Condition {
    Value(Value),
    Comparison(CompareOp, Value, Value),
}

struct Known<'a> {
    function: &'a mut Function,
    defined_by: IdVec<Value, Option<InstId>>,
    facts: FxHashMap<Condition, bool>,
    /// The keys of `facts`, oldest first.
    learned: Vec<Condition>,
}

impl Known<'_> {
    /// Learns what holds in a block, and uses it there. Returns how much was known before.
    fn enter(&mut self, block: Block, cfg: &Cfg) -> usize {
        let before = self.learned.len();
        if let &[predecessor] = cfg.predecessors(block)
            && let &Terminator::Branch(condition, ref yes, ref no) = &self.function.blocks[predecessor].terminator
            && yes.block != no.block
        {
            let taken = yes.block == block;
            self.learn(condition, taken);
        }
        for inst in self.function.blocks[block].insts.clone() {
            match self.function.insts[inst].inst {
                Inst::Assume(condition) => self.learn(condition, true),
                Inst::Compare(op, a, b) => {
                    let (condition, holds) = comparison(op, a, b);
                    if let Some(&truth) = self.facts.get(&condition) {
                        self.function.insts[inst].inst = Inst::Const(Const::Bool(truth == holds));
                    }
                }
                _ => {}
            }
        }
        if let Terminator::Branch(condition, yes, no) = &self.function.blocks[block].terminator
            && let Some(&truth) = self.facts.get(&Condition::Value(*condition))
        {
            let decided = Terminator::Jump(if truth { yes } else { no }.clone());
            self.function.blocks[block].terminator = decided;
        }
        before
    }

    /// Notes that a condition is true or false, and what follows from it.
    fn learn(&mut self, condition: Value, truth: bool) {
        let mut work = vec![(condition, truth)];
        while let Some((value, truth)) = work.pop() {
            if !self.note(Condition::Value(value), truth) {
                continue;
            }
            let Some(inst) = self.defined_by[value] else { continue };
            match self.function.insts[inst].inst {
                Inst::Compare(op, a, b) => {
                    let (condition, holds) = comparison(op, a, b);
                    self.note(condition, truth == holds);
                }
                Inst::Unary(UnaryOp::Not, a) => work.push((a, !truth)),
                // Both operands of a true conjunction are true, both of a false disjunction false.
                Inst::Binary(op @ (BinaryOp::And | BinaryOp::Or), a, b, _)
                    if self.function.ty(value) == Ty::Bool && truth == (op == BinaryOp::And) =>
                {
                    work.extend([(a, truth), (b, truth)]);
                }
                _ => {}
            }
        }
    }

    /// Whether this is new. What contradicts something known is in a place that no run reaches; the first stays.
    fn note(&mut self, condition: Condition, truth: bool) -> bool {
        if self.facts.contains_key(&condition) {
            return false;
        }
        self.facts.insert(condition, truth);
        self.learned.push(condition);
        true
    }

    fn forget(&mut self, before: usize) {
        for condition in self.learned.drain(before..) {
            self.facts.remove(&condition);
        }
    }
}

/// One form for a comparison, its opposite and its mirror images; and whether the comparison holds when that does.
fn comparison(op: CompareOp, a: Value, b: Value) -> (Condition, bool) {
    let (op, a, b) = if a <= b { (op, a, b) } else { (mirrored(op), b, a) };
    use CompareOp::*;
    match op {
        Eq | Slt | Sle | Ult | Ule | FOeq | FOne | FOlt | FOle | FOgt | FOge | FOrd => {
            (Condition::Comparison(op, a, b), true)
        }
        Ne | Sgt | Sge | Ugt | Uge | FUno | FUeq | FUne | FUlt | FUle | FUgt | FUge => {
            (Condition::Comparison(opposite(op), a, b), false)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pass::tests::after_each;

    #[test]
    fn a_check_that_the_program_made_itself_is_dropped() {
        let text = "
            func @f(a: i32, b: i32, c: bool) -> i32 {
              zero: i32 = const 0
              stop = eq b, zero
              both = or stop, c
              branch both, out, go
            go:
              fine = ne zero, b
              branch fine, divide, trap
            divide:
              q = sdiv a, b
              exit return (q)
            trap:
              exit ub division
            out:
              again = eq b, zero
              branch again, yes, no
            yes:
              exit return (zero)
            no:
              exit return (a)
            }";
        let expected = "\
func @f(a: i32, b: i32, c: bool) -> i32 {
b0:
  zero: i32 = const 0
  stop = eq b, zero
  both = or stop, c
  branch both, b1, b4
b1:
  again = eq b, zero
  branch again, b2, b3
b2:
  exit return (zero)
b3:
  exit return (a)
b4:
  fine = const true
  branch fine, b5, b6
b5:
  q = sdiv a, b
  exit return (q)
b6:
  exit ub division
}
";
        assert_eq!(after_each(text, |function, _| drop(run(function))), expected);
    }

    #[test]
    fn nothing_is_known_where_ways_meet() {
        let text = "
            func @f(a: i32, b: i32) -> bool {
              less = slt a, b
              branch less, join, other
            other:
              jump join
            join:
              again = slt a, b
              exit return (again)
            }";
        assert!(after_each(text, |function, _| drop(run(function))).contains("again = slt a, b"));
    }
}
