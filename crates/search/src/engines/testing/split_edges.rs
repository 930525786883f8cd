//! Critical edges split, so that every branch can be seen in the blocks that a run enters.
//!
//! Where a branch leads to a block that can also be reached in another way, entering that block does not tell whether
//! the branch was taken. The tester therefore runs a copy of each program in which such an edge leads through a block
//! of its own. Nothing else is different: inputs and ends of runs are the same.

use std::sync::Arc;

use tandem_ir::{BlockData, Function, IdVec, Module, Target, Terminator};
use tandem_kernel::claim::Claim;

/// The claim with every branch visible.
pub fn split_claim(claim: &Claim) -> Claim {
    let mut split = claim.clone();
    for program in [&mut split.programs.left, &mut split.programs.right] {
        program.module = Arc::new(split_module(&program.module));
    }
    split
}

fn split_module(module: &Module) -> Module {
    let mut module = module.clone();
    for function in module.functions.values_mut() {
        split_function(function);
    }
    module
}

fn split_function(function: &mut Function) {
    let mut arrivals = IdVec::filled(0usize, function.blocks.len());
    for block in function.blocks.values() {
        for target in block.terminator.targets() {
            arrivals[target.block] += 1;
        }
    }
    let blocks: Vec<_> = function.blocks.ids().collect();
    for block in blocks {
        let line = function.blocks[block].line;
        let mut next = function.blocks.next_id();
        let mut added = Vec::new();
        let terminator = &mut function.blocks[block].terminator;
        if matches!(terminator, Terminator::Branch(..) | Terminator::Switch { .. }) {
            for target in terminator.targets_mut() {
                if arrivals[target.block] > 1 {
                    let through = Target { block: next, args: vec![] };
                    added.push(std::mem::replace(target, through));
                    next = tandem_ir::Id::from_index(tandem_ir::Id::index(next) + 1);
                }
            }
        }
        for target in added {
            let terminator = Terminator::Jump(target);
            function.blocks.push(BlockData { params: vec![], insts: vec![], terminator, line });
        }
    }
}

#[cfg(test)]
mod tests {
    use tandem_interp::{Inputs, Program};
    use tandem_ir::text::parse_module;
    use tandem_ir::verify_module;

    use super::*;

    #[test]
    fn branches_to_one_block_are_told_apart() {
        let text = "
func @larger(a: i32, b: i32) -> i32 {
entry:
  more = sgt a, b
  branch more, out(a), out(b)
out(r: i32):
  exit return (r)
}
";
        let module = parse_module(text).unwrap_or_else(|error| panic!("{error}"));
        let split = split_module(&module);
        assert_eq!(verify_module(&split), Ok(()));
        assert_eq!(split.functions.values().next().map(|function| function.blocks.len()), Some(4));
        let entry = split.function_named("larger").expect("it is there");
        let mut machine = Program::counting(&split, Default::default()).machine();
        let inputs = Inputs { args: vec![7, 5], ..Inputs::default() };
        assert_eq!(machine.run(entry, &inputs, &Default::default()).results, [7]);
        assert_eq!(machine.block_counts(), [1, 1, 1, 0]);
    }
}
