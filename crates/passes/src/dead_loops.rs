//! Dead-loop elimination: a loop that computes nothing anybody uses, and that ends, is left out.
//!
//! Dead-code elimination keeps branches, because a loop may run forever and that is seen. A loop that counts ([`counted_loops`])
//! and has no loop inside it ends; if it is left at its header only, no value of it is used outside, and nothing in it is a call
//! or rules runs out, then running it changes nothing, and its header may go on at once to where the loop is left. A check that the
//! counter is in an array of as many elements as the loop has rounds never leaves it: a counter that begins at a number that is not
//! negative is below the bound as an unsigned number, too.
//!
//! [`counted_loops`]: crate::counted_loops

use tandem_ir::tidy::{BackMap, compact};
use tandem_ir::{Block, Function, Inst, Terminator, Value};

use crate::counted_loops::{CountedLoop, Shape, below};

/// Runs the pass and [`compact`].
pub fn run(function: &mut Function) -> BackMap {
    let shape = Shape::of(function);
    if !shape.loops.irreducible_edges().is_empty() {
        return BackMap::identity(function);
    }
    let dead: Vec<CountedLoop> =
        shape.counted(function).into_iter().filter(|counted| is_dead(function, &shape, counted)).collect();
    if dead.is_empty() {
        return BackMap::identity(function);
    }
    let mut back = BackMap::identity(function);
    for counted in dead {
        let exit = function.blocks[counted.header].terminator.targets()[counted.leaving].clone();
        function.blocks[counted.header].terminator = Terminator::Jump(exit);
        // A run comes here less often than before, and its counter says nothing any more.
        back.blocks[counted.header] = None;
        for &param in &function.blocks[counted.header].params {
            back.values[param] = None;
        }
    }
    back.then(&compact::run(function))
}

fn is_dead(function: &Function, shape: &Shape, counted: &CountedLoop) -> bool {
    let blocks = &shape.loops.all()[counted.index].blocks;
    let has_no_inner = blocks.iter().all(|&block| shape.loops.innermost(block) == Some(counted.index));
    let is_left_at_header = shape
        .loops
        .exits(counted.index, &shape.cfg)
        .into_iter()
        .all(|(from, to)| from == counted.header || is_never_left(function, shape, counted, from, to));
    let is_silent = |&block: &Block| {
        let insts = &function.blocks[block].insts;
        insts.iter().all(|&inst| !matches!(function.insts[inst].inst, Inst::Call { .. } | Inst::Assume(_)))
    };
    if !has_no_inner || !is_left_at_header || !blocks.iter().all(is_silent) {
        return false;
    }
    let is_used = |value| shape.is_of_loop(counted.index, value);
    let exit = function.blocks[counted.header].terminator.targets()[counted.leaving];
    let used_outside = function.blocks.iter().filter(|(block, _)| !blocks.contains(block)).any(|(_, data)| {
        data.insts.iter().any(|&inst| function.insts[inst].inst.uses().into_iter().any(is_used))
            || data.terminator.uses().into_iter().any(is_used)
    });
    !used_outside && !exit.args.iter().copied().any(is_used)
}

/// Whether a loop is never left from a block inside to one outside, because the way there is for a counter beyond the bound.
fn is_never_left(function: &Function, shape: &Shape, counted: &CountedLoop, from: Block, to: Block) -> bool {
    let Terminator::Branch(condition, yes, no) = &function.blocks[from].terminator else { return false };
    let Some(&Inst::Compare(op, a, b)) = shape.definition(function, *condition) else { return false };
    let width = function.ty(counted.counter).bits().unwrap_or(128);
    let is_small =
        |start: &Value| shape.constant(function, *start).is_some_and(|bits| width <= 64 && bits >> (width - 1) == 0);
    // Both as signed and as unsigned numbers, the counter lies between its start and the bound.
    let is_below = below(op, a, b, no.block == to).is_some_and(|(low, high, is_signed)| {
        (low, high) == (counted.counter, counted.bound) && is_signed == counted.is_signed
            || (low, high, is_signed) == (counted.counter, counted.bound, false) && counted.starts.iter().all(is_small)
    });
    yes.block != no.block && is_below
}

#[cfg(test)]
mod tests {
    use crate::tests::after_each;

    fn without(text: &str) -> String {
        after_each(text, |function, _| drop(super::run(function)))
    }

    fn counting(head: &str, condition: &str, body: &str, out: &str) -> String {
        format!(
            "
            region @x: [] -> i32 shared
            func @f(n: i32; x: @x) -> i32 {{
            entry:
              zero: i32 = const 0
              one: i32 = const 1
              two: i32 = const 2
              jump loop({head})
            loop(i: i32, s: i32):
              {condition}
              branch more, body, out
            body:
              {body}
              jump loop(i.1, s.1)
            out:
              {out}
            }}"
        )
    }

    #[test]
    fn a_loop_that_counts_for_nobody_goes() {
        let body = "i.1 = add i, one\n s.1 = add s, i";
        let text = counting("zero, zero", "more = slt i, n", body, "exit return (n; x)");
        assert!(!without(&text).contains("branch"));
    }

    /// A check that every round passes is no way out; one that some round does not pass is.
    #[test]
    fn a_check_of_the_index_is_no_way_out() {
        let checked = |start: &str, check: &str| {
            let body = format!("ok = {check}\n branch ok, go, bad\n go:\n i.1 = add i, one\n s.1 = add s, i");
            let out = "exit return (n; x)\n bad:\n exit throw out (; x)";
            without(&counting(start, "more = slt i, n", &body, out))
        };
        assert!(!checked("zero, zero", "ult i, n").contains("branch"));
        assert!(!checked("two, zero", "ult i, n").contains("branch"));
        assert!(checked("n, zero", "ult i, n").contains("branch"));
        assert!(checked("zero, zero", "ult i, s").contains("branch"));
        assert!(checked("zero, zero", "ult s, n").contains("branch"));
        assert!(checked("zero, zero", "uge i, n").contains("branch"));
    }

    /// What is used afterwards, what may go on forever, and what rules runs out stays.
    #[test]
    fn other_loops_stay() {
        let count = "i.1 = add i, one\n s.1 = add s, i";
        for (condition, body, out) in [
            ("more = slt i, n", count, "exit return (s; x)"),
            ("more = slt i, n", count, "exit return (i; x)"),
            ("more = sle i, n", count, "exit return (n; x)"),
            ("more = ne i, n", count, "exit return (n; x)"),
            ("more = slt i, s", count, "exit return (n; x)"),
            ("more = slt i, n", "i.1 = add i, two\n s.1 = add s, i", "exit return (n; x)"),
            ("more = slt i, n", "i.1 = add i, s\n s.1 = add s, i", "exit return (n; x)"),
            ("more = slt i, n", "i.1 = add i, one\n s.1 = add s, i\n c = ne s, n\n assume c", "exit return (n; x)"),
        ] {
            let text = counting("zero, zero", condition, body, out);
            assert!(without(&text).contains("branch"), "{text}");
        }
    }
}
