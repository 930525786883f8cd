//! Control-flow straightening (LLVM's SimplifyCFG): bypasses empty blocks and merges blocks that always follow each
//! other.
//!
//! A block without instructions that only jumps on is bypassed: whoever jumps to it jumps to its target instead, with
//! the arguments that would have arrived. That is only possible if its parameters are used nowhere but in that jump. A
//! block that ends in a jump to a block with no other predecessor is merged with it. Both leave the sequence of
//! instructions of every run as it was.

use tandem_ir::tidy::{BackMap, compact, trivial_params};
use tandem_ir::{Block, Function, IdVec, Target, Terminator, Value};

/// Runs the pass and [`compact`]. Jumps from unreachable blocks count, so these are better dropped before.
pub fn run(function: &mut Function) -> BackMap {
    bypass(function);
    // Afterwards a block with a single jump to it has no parameters.
    trivial_params::run(function);
    let bypassed = compact::run(function);
    join(function);
    let joined = compact::run(function);
    bypassed.then(&joined)
}

/// Redirects jumps around empty blocks.
fn bypass(function: &mut Function) {
    let used_elsewhere = params_used_elsewhere(function);
    // Where a jump to each block ends up, with arguments in terms of the block's own parameters. `None` is here.
    let mut onward: IdVec<Block, Option<Target>> = IdVec::filled(None, function.blocks.len());
    // Last to first, because most jumps go forward and so their targets are known already.
    for block in function.blocks.ids().skip(1).rev() {
        let data = &function.blocks[block];
        let Terminator::Jump(target) = &data.terminator else { continue };
        if !data.insts.is_empty() || data.params.iter().any(|&param| used_elsewhere[param]) {
            continue;
        }
        let end = follow(function, &onward, target.clone());
        // A jump that comes back here is an endless loop, which must stay.
        if end.block != block {
            for (&argument, param) in end.args.iter().zip(function.blocks[end.block].params.clone()) {
                if function.values[param].name.is_none() && function.blocks[block].params.contains(&argument) {
                    function.values[param].name = function.values[argument].name.clone();
                }
            }
            onward[block] = Some(end);
        }
    }
    for block in function.blocks.ids().filter(|&block| onward[block].is_none()) {
        let mut terminator = function.blocks[block].terminator.clone();
        for target in terminator.targets_mut() {
            *target = follow(function, &onward, target.clone());
        }
        function.blocks[block].terminator = terminator;
    }
}

/// Where a jump ends up. The chain is finite, because no block was given a way onward that leads back to itself.
fn follow(function: &Function, onward: &IdVec<Block, Option<Target>>, mut target: Target) -> Target {
    while let Some(next) = &onward[target.block] {
        let params = &function.blocks[target.block].params;
        let argument_for = |value: Value| match params.iter().position(|&param| param == value) {
            Some(index) => target.args[index],
            None => value,
        };
        let args = next.args.iter().map(|&value| argument_for(value)).collect();
        target = Target { block: next.block, args };
    }
    target
}

/// For each block parameter, whether anything but its own block's terminator uses it.
fn params_used_elsewhere(function: &Function) -> IdVec<Value, bool> {
    let mut block_of: IdVec<Value, Option<Block>> = IdVec::filled(None, function.values.len());
    for (block, data) in function.blocks.iter() {
        data.params.iter().for_each(|&param| block_of[param] = Some(block));
    }
    let mut used_elsewhere = IdVec::filled(false, function.values.len());
    for (block, data) in function.blocks.iter() {
        for &inst in &data.insts {
            function.insts[inst].inst.uses().iter().for_each(|&value| used_elsewhere[value] = true);
        }
        for value in data.terminator.uses() {
            if block_of[value] != Some(block) {
                used_elsewhere[value] = true;
            }
        }
    }
    used_elsewhere
}

/// Appends to each block the blocks that always follow it.
fn join(function: &mut Function) {
    let mut jumps_to: IdVec<Block, usize> = IdVec::filled(0, function.blocks.len());
    for data in function.blocks.values() {
        data.terminator.targets().iter().for_each(|target| jumps_to[target.block] += 1);
    }
    for block in function.blocks.ids() {
        // The followers of a block that was itself appended to another one were appended along with it, and what is
        // left of such a block is unreachable.
        while let Terminator::Jump(target) = &function.blocks[block].terminator {
            let next = target.block;
            let single = jumps_to[next] == 1 && next != function.entry() && next != block;
            if !single || !function.blocks[next].params.is_empty() {
                break;
            }
            let mut insts = std::mem::take(&mut function.blocks[next].insts);
            let (terminator, line) = (function.blocks[next].terminator.clone(), function.blocks[next].line);
            // The block that is left over must not seem to jump anywhere, or its target would count two jumps.
            function.blocks[next].terminator = Terminator::Jump(Target { block: next, args: vec![] });
            let data = &mut function.blocks[block];
            data.insts.append(&mut insts);
            data.terminator = terminator;
            data.line = line;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::after_each;

    #[test]
    fn empty_blocks_are_bypassed_and_sequences_joined() {
        let text = "
            func @f(c: bool, a: i32) -> i32 {
              branch c, yes, no
            yes:
              jump join(a)
            no:
              zero: i32 = const 0
              jump middle(zero)
            middle(m: i32):
              jump join(m)
            join(v1: i32):
              jump last
            last:
              sum = add v1, a
              exit return (sum)
            }";
        let expected = "\
func @f(c: bool, a: i32) -> i32 {
b0:
  branch c, b2(a), b1
b1:
  zero: i32 = const 0
  jump b2(zero)
b2(m: i32):
  sum = add m, a
  exit return (sum)
}
";
        assert_eq!(after_each(text, |function, _| drop(run(function))), expected);
    }

    #[test]
    fn an_empty_endless_loop_stays() {
        let text = "
            func @f(c: bool) {
              branch c, spin, other
            spin:
              jump other
            other:
              jump spin
            }";
        let straight = after_each(text, |function, _| drop(run(function)));
        assert!(straight.contains("jump b1"), "{straight}");
    }
}
