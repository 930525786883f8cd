//! Unfolding of recursion (Burstall and Darlington, 1977): the body of a recursive function once in place of each of
//! its calls of itself.
//!
//! One activation of the new function does the work of two of the old one, so a recursion that takes two steps at a
//! time lines up with one that takes one. A call is defined to do what its callee's body does; which of the two bodies
//! a remaining call runs makes no difference, since they behave the same.

use rustc_hash::FxHashMap;
use tandem_ir::tidy::compact;
use tandem_ir::{Block, Callee, FuncId, Inst, InstId, Module};

use crate::inline::{fresh_locals, put_in, size};

/// Larger functions, or ones with more calls of themselves, are left alone.
const MOST_SIZE: usize = 400;
const MOST_CALLS: usize = 4;

/// Runs the pass; whether anything changed.
pub fn run(module: &mut Module) -> bool {
    let mut changed = false;
    let functions: Vec<FuncId> = module.functions.ids().collect();
    for id in functions {
        let body = module.functions[id].clone();
        let mut calls: Vec<(Block, InstId)> = Vec::new();
        for (block, data) in body.blocks.iter() {
            let is_own = |inst: &&InstId| matches!(body.insts[**inst].inst, Inst::Call { callee: Callee::Function(callee), .. } if callee == id);
            calls.extend(data.insts.iter().filter(is_own).map(|inst| (block, *inst)));
        }
        if calls.is_empty() || calls.len() > MOST_CALLS || size(&body) > MOST_SIZE {
            continue;
        }
        // The last call of a block first: the block is cut there and keeps the calls before it.
        for (block, call) in calls.into_iter().rev() {
            let locals: FxHashMap<_, _> = fresh_locals(module, id);
            put_in(&mut module.functions[id], block, call, &body, &locals);
        }
        compact::run(&mut module.functions[id]);
        changed = true;
    }
    changed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::after;

    #[test]
    fn the_calls_in_the_copy_stay() {
        let text = "
            func @down(n: i32) -> i32 {
              zero: i32 = const 0
              done = sle n, zero
              branch done, base, step
            base:
              exit return (zero)
            step:
              one: i32 = const 1
              less = sub n, one
              code, r = call @down(less)
              s = add r, n
              exit return (s)
            }";
        let text = after(text, |module| assert!(run(module)));
        assert_eq!(text.matches("call @down").count(), 1, "{text}");
        assert_eq!(text.matches("sub ").count(), 2, "{text}");
    }
}
