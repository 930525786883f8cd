//! If-conversion (Allen, Kennedy, Porterfield and Warren, POPL 1983): a branch that only chooses arguments becomes a
//! select.
//!
//! `branch c, join(x), join(y)` becomes `z = select c, x, y; jump join(z)`: the target is the same, and so is what
//! arrives. A parameter that had two origins then has one, which says what it is wherever it is live: that the smaller
//! of two lengths is at most each of them need not be found and remembered. That is of use in front of loops, and only
//! there: elsewhere branches stay, because inputs are sought that take them. Where overflow gives poison a branch on it
//! is undefined and a select is not, so there the branch stays too.

use tandem_ir::analysis::{Cfg, Dominators, Loops};
use tandem_ir::tidy::BackMap;
use tandem_ir::{Function, Inst, InstData, Target, Terminator, ValueData};

use crate::Arithmetic;

/// Runs the pass.
pub fn run(function: &mut Function, arithmetic: Arithmetic) -> BackMap {
    let (old_values, old_blocks) = (function.values.len(), function.blocks.len());
    let cfg = Cfg::new(function);
    let loops = Loops::new(function, &cfg, &Dominators::new(function, &cfg));
    // What comes before the last header in this order is in front of a loop, or beside one at worst.
    let last = loops.all().iter().filter_map(|found| cfg.position(found.header)).max();
    for block in function.blocks.ids() {
        let in_front = cfg.position(block).zip(last).is_some_and(|(position, last)| position < last);
        if !in_front || loops.innermost(block).is_some() {
            continue;
        }
        let Terminator::Branch(condition, yes, no) = &function.blocks[block].terminator else { continue };
        if yes.block != no.block || arithmetic.overflow_is_poison {
            continue;
        }
        let (condition, yes, no) = (*condition, yes.clone(), no.clone());
        let state = |value| function.ty(value).is_state();
        if yes.args.iter().zip(&no.args).any(|(one, other)| one != other && state(*one)) {
            continue;
        }
        let params = function.blocks[yes.block].params.clone();
        let mut args = Vec::with_capacity(yes.args.len());
        for ((&one, &other), &param) in yes.args.iter().zip(&no.args).zip(&params) {
            if one == other {
                args.push(one);
                continue;
            }
            let data = ValueData { ty: function.ty(one), name: function.values[param].name.clone() };
            let chosen = function.values.push(data);
            let line = function.blocks[block].line;
            let inst = Inst::Select(condition, one, other);
            let inst = function.insts.push(InstData { inst, results: vec![chosen], line });
            function.blocks[block].insts.push(inst);
            args.push(chosen);
        }
        function.blocks[block].terminator = Terminator::Jump(Target { block: yes.block, args });
    }
    BackMap::extended(function, old_values, old_blocks)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::after_each;

    #[test]
    fn the_smaller_of_two_is_a_choice() {
        let text = "
            func @f(a: i32, b: i32) -> (i32, i32) {
              less = slt a, b
              branch less, join(a, a), join(b, a)
            join(small: i32, first: i32):
              jump head
            head:
              on = eq small, first
              branch on, head, after
            after:
              branch on, out(a), out(b)
            out(last: i32):
              exit return (small, last)
            }";
        let expected = "\
func @f(a: i32, b: i32) -> (i32, i32) {
b0:
  less = slt a, b
  small = select less, a, b
  jump b1(small, a)
b1(small.1: i32, first: i32):
  jump b2
b2:
  on = eq small.1, first
  branch on, b2, b3
b3:
  branch on, b4(a), b4(b)
b4(last: i32):
  exit return (small.1, last)
}
";
        assert_eq!(after_each(text, |function, _| drop(run(function, Arithmetic::MACHINE))), expected);
        let poison = Arithmetic { overflow_is_poison: true, ..Arithmetic::MACHINE };
        assert!(after_each(text, |function, _| drop(run(function, poison))).contains("branch less"));
    }
}
