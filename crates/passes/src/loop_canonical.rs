//! Loop canonicalisation (LLVM's loop-simplify form): a preheader, one latch, dedicated exits.
//!
//! * The *preheader* is the only block outside the loop that jumps to the header, and it jumps nowhere else.
//! * The *latch* is the only block inside the loop that jumps to the header.
//! * A dedicated exit has only predecessors in the loop.
//!
//! Versions of a loop in different languages, or from different compilers, then have the same blocks. The pass first
//! drops blocks that do nothing ([`straighten`]) and then puts such blocks where the shape asks for them. A new block
//! passes its parameters on and does nothing else, so behaviour is preserved. Irreducible cycles are no loops and stay
//! as they are.

use tandem_ir::analysis::{Cfg, Dominators, Loops};
use tandem_ir::tidy::{BackMap, compact, trivial_params};
use tandem_ir::{Block, BlockData, Function, Id, IdVec, Target, Terminator, ValueData};

use crate::straighten;

/// Runs the pass and [`compact`].
pub fn run(function: &mut Function) -> BackMap {
    let mut back = straighten::run(function);
    if function.blocks.values().any(|data| data.terminator.targets().iter().any(|target| target.block.index() == 0)) {
        let (values, blocks) = (function.values.len(), function.blocks.len());
        detach_entry(function);
        // The old entry has a new number, and the new one is made up like all of its values.
        let mut detached = BackMap::extended(function, values, blocks);
        detached.blocks[function.entry()] = None;
        detached.blocks[Block::from_index(blocks)] = Some(function.entry());
        back = back.then(&detached);
    }

    let cfg = Cfg::new(function);
    let dominators = Dominators::new(function, &cfg);
    let loops = Loops::new(function, &cfg, &dominators);
    let mut shaper = Shaper {
        predecessors: function.blocks.ids().map(|block| cfg.predecessors(block).to_vec()).collect(),
        innermost: function.blocks.ids().map(|block| loops.innermost(block)).collect(),
        loops: &loops,
        function,
    };
    for index in (0..loops.all().len()).rev() {
        shaper.shape_entrance(index);
        shaper.shape_exits(index);
    }

    // A new block with one jump to it needs no parameters.
    trivial_params::run(function);
    let shaped = BackMap::extended(function, back.values.len(), back.blocks.len());
    let back = back.then(&shaped);
    back.then(&compact::run(function))
}

/// Puts an empty block before the entry, which moves to the end. Afterwards nothing jumps to the entry.
pub(crate) fn detach_entry(function: &mut Function) {
    let entry = function.entry();
    let moved = function.blocks.next_id();
    for data in function.blocks.values_mut() {
        for target in data.terminator.targets_mut() {
            if target.block == entry {
                target.block = moved;
            }
        }
    }
    let params: Vec<_> = function.params().iter().map(|&param| function.values[param].clone()).collect();
    let params: Vec<_> = params.into_iter().map(|data| function.values.push(data)).collect();
    let terminator = Terminator::Jump(Target { block: moved, args: params.clone() });
    let line = function.line;
    let old = std::mem::replace(&mut function.blocks[entry], BlockData { params, insts: vec![], terminator, line });
    function.blocks.push(old);
}

struct Shaper<'a> {
    function: &'a mut Function,
    loops: &'a Loops,
    /// Kept up to date while blocks are put in.
    predecessors: IdVec<Block, Vec<Block>>,
    innermost: IdVec<Block, Option<usize>>,
}

impl Shaper<'_> {
    fn is_inside(&self, index: usize, block: Block) -> bool {
        let mut inner = self.innermost[block];
        while let Some(candidate) = inner {
            if candidate == index {
                return true;
            }
            inner = self.loops.all()[candidate].parent;
        }
        false
    }

    fn shape_entrance(&mut self, index: usize) {
        let header = self.loops.all()[index].header;
        let all = self.predecessors[header].clone();
        let (latches, outside): (Vec<Block>, Vec<Block>) = all.into_iter().partition(|&b| self.is_inside(index, b));
        let is_preheader = |block: Block| matches!(self.function.blocks[block].terminator, Terminator::Jump(_));
        match outside[..] {
            [only] if is_preheader(only) => {}
            _ => self.put_between(&outside, header, self.loops.all()[index].parent),
        }
        let edges = |block: Block| self.edges(block, header);
        match latches[..] {
            [only] if edges(only) == 1 => {}
            _ => self.put_between(&latches, header, Some(index)),
        }
    }

    fn shape_exits(&mut self, index: usize) {
        for from in self.loops.all()[index].blocks.clone() {
            let targets: Vec<Block> =
                self.function.blocks[from].terminator.targets().iter().map(|target| target.block).collect();
            for exit in targets {
                if self.is_inside(index, exit) {
                    continue;
                }
                let all = self.predecessors[exit].clone();
                let (inside, outside): (Vec<Block>, Vec<Block>) =
                    all.into_iter().partition(|&block| self.is_inside(index, block));
                if !outside.is_empty() && inside.contains(&from) {
                    self.put_between(&inside, exit, self.around_edge(from, exit));
                }
            }
        }
    }

    /// The innermost loop that an edge runs in.
    fn around_edge(&self, from: Block, to: Block) -> Option<usize> {
        let mut around = self.innermost[to];
        while let Some(index) = around.filter(|&index| !self.is_inside(index, from)) {
            around = self.loops.all()[index].parent;
        }
        around
    }

    fn edges(&self, from: Block, to: Block) -> usize {
        self.function.blocks[from].terminator.targets().iter().filter(|target| target.block == to).count()
    }

    /// Puts a new block on all edges from these blocks to `to`. It belongs to the loop `innermost`.
    fn put_between(&mut self, from: &[Block], to: Block, innermost: Option<usize>) {
        // It passes on parameters named like those of `to`.
        let like: Vec<ValueData> =
            self.function.blocks[to].params.iter().map(|&param| self.function.values[param].clone()).collect();
        let params: Vec<_> = like.into_iter().map(|data| self.function.values.push(data)).collect();
        let new = self.function.blocks.push(BlockData {
            terminator: Terminator::Jump(Target { block: to, args: params.clone() }),
            params,
            insts: vec![],
            line: self.function.blocks[from[0]].line,
        });
        for &block in from {
            for target in self.function.blocks[block].terminator.targets_mut() {
                if target.block == to {
                    target.block = new;
                }
            }
        }
        self.predecessors[to].retain(|block| !from.contains(block));
        self.predecessors[to].push(new);
        self.predecessors.push(from.to_vec());
        self.innermost.push(innermost);
    }
}

#[cfg(test)]
mod tests {
    use tandem_interp::testing::random_module;

    use super::*;
    use crate::tests::after_each;

    /// The three promises, for every loop.
    fn assert_canonical(function: &Function) {
        let cfg = Cfg::new(function);
        let dominators = Dominators::new(function, &cfg);
        let loops = Loops::new(function, &cfg, &dominators);
        for (index, one) in loops.all().iter().enumerate() {
            let inside = |block: &&Block| loops.contains(index, **block);
            assert_eq!(one.latches.len(), 1);
            let outside: Vec<_> = cfg.predecessors(one.header).iter().filter(|block| !inside(block)).collect();
            assert_eq!(outside.len(), 1);
            assert_eq!(cfg.successors(*outside[0]), [one.header]);
            for (_, exit) in loops.exits(index, &cfg) {
                assert!(cfg.predecessors(exit).iter().all(|block| inside(&block)));
            }
        }
    }

    #[test]
    fn all_loops_of_random_programs_get_the_shape() {
        for seed in 0..100 {
            for mut function in random_module(seed).functions.values().cloned() {
                run(&mut function);
                assert_canonical(&function);
            }
        }
    }

    #[test]
    fn a_loop_with_two_entries_latches_and_a_shared_exit() {
        let text = "
            func @f(c: bool, n: i32) -> i32 {
              zero: i32 = const 0
              branch c, loop(zero), loop(n)
            loop(i: i32):
              more = slt i, n
              branch more, body, out(i)
            body:
              one: i32 = const 1
              i.1 = add i, one
              again = slt i.1, zero
              branch again, loop(i.1), rest
            rest:
              i.2 = mul i.1, i.1
              branch c, loop(i.2), out(zero)
            out(r: i32):
              exit return (r)
            }";
        let expected = "\
func @f(c: bool, n: i32) -> i32 {
b0:
  zero: i32 = const 0
  branch c, b1(zero), b1(n)
b1(i: i32):
  jump b2(i)
b2(i.1: i32):
  more = slt i.1, n
  branch more, b3, b6(i.1)
b3:
  one: i32 = const 1
  i.2 = add i.1, one
  again = slt i.2, zero
  branch again, b5(i.2), b4
b4:
  i.3 = mul i.2, i.2
  branch c, b5(i.3), b6(zero)
b5(i.4: i32):
  jump b2(i.4)
b6(r: i32):
  exit return (r)
}
";
        assert_eq!(after_each(text, |function, _| drop(run(function))), expected);
    }
}
