//! The control-flow graph: predecessors, successors, an order to visit blocks in.

use crate::function::Function;
use crate::ids::{Block, IdVec};

/// The control-flow graph of a function.
#[derive(Clone, Debug)]
pub struct Cfg {
    successors: IdVec<Block, Vec<Block>>,
    predecessors: IdVec<Block, Vec<Block>>,
    order: Vec<Block>,
    position: IdVec<Block, Option<usize>>,
}

impl Cfg {
    /// The graph of a function.
    pub fn new(function: &Function) -> Cfg {
        let mut successors: IdVec<Block, Vec<Block>> = IdVec::filled(Vec::new(), function.blocks.len());
        let mut last_source: IdVec<Block, Option<Block>> = IdVec::filled(None, function.blocks.len());
        for (block, data) in function.blocks.iter() {
            for target in data.terminator.targets() {
                if last_source[target.block].replace(block) != Some(block) {
                    successors[block].push(target.block);
                }
            }
        }
        let order = reverse_postorder(function.entry(), &successors);
        let mut position = IdVec::filled(None, successors.len());
        let mut predecessors = IdVec::filled(Vec::new(), successors.len());
        for (index, &block) in order.iter().enumerate() {
            position[block] = Some(index);
            for &successor in &successors[block] {
                predecessors[successor].push(block);
            }
        }
        Cfg { successors, predecessors, order, position }
    }

    /// The blocks that `block` can jump to, each once, in the order of its targets.
    pub fn successors(&self, block: Block) -> &[Block] {
        &self.successors[block]
    }

    /// The reachable blocks that can jump to `block`, each once, in reverse postorder.
    pub fn predecessors(&self, block: Block) -> &[Block] {
        &self.predecessors[block]
    }

    /// The reachable blocks in reverse postorder: the entry first, and every block before its successors except
    /// along retreating edges.
    pub fn reverse_postorder(&self) -> &[Block] {
        &self.order
    }

    /// The place of a block in the reverse postorder; `None` if it is unreachable.
    pub fn position(&self, block: Block) -> Option<usize> {
        self.position[block]
    }

    /// Whether the entry leads to this block.
    pub fn is_reachable(&self, block: Block) -> bool {
        self.position[block].is_some()
    }

    /// The edges between reachable blocks that go backwards in the reverse postorder. Every cycle has one.
    pub fn retreating_edges(&self) -> Vec<(Block, Block)> {
        let mut edges = Vec::new();
        for &from in &self.order {
            edges.extend(
                self.successors[from]
                    .iter()
                    .filter(|&&to| self.position[to] <= self.position[from])
                    .map(|&to| (from, to)),
            );
        }
        edges
    }
}

fn reverse_postorder(entry: Block, successors: &IdVec<Block, Vec<Block>>) -> Vec<Block> {
    let mut seen = IdVec::filled(false, successors.len());
    seen[entry] = true;
    // A block and how many of its successors were visited. Successors are visited last to first, so that the first
    // one comes first in the reversed order.
    let mut stack = vec![(entry, 0)];
    let mut order = Vec::new();
    while let Some((block, visited)) = stack.last_mut() {
        let all = &successors[*block];
        if *visited == all.len() {
            order.push(*block);
            stack.pop();
            continue;
        }
        let next = all[all.len() - 1 - *visited];
        *visited += 1;
        if !std::mem::replace(&mut seen[next], true) {
            stack.push((next, 0));
        }
    }
    order.reverse();
    order
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::tests::{block, blocks, graph};

    #[test]
    fn order_predecessors_and_reachability() {
        // A loop 1-2, left to 3; 4 is unreachable and jumps into it.
        let cfg = Cfg::new(&graph(&[&[1], &[2, 3], &[1], &[], &[1]]));
        assert_eq!(cfg.reverse_postorder(), blocks(&[0, 1, 2, 3]));
        assert_eq!(cfg.predecessors(block(1)), blocks(&[0, 2]));
        assert_eq!(cfg.retreating_edges(), [(block(2), block(1))]);
        assert!(!cfg.is_reachable(block(4)));
    }

    #[test]
    fn several_edges_to_one_block_are_one() {
        let cfg = Cfg::new(&graph(&[&[1, 1, 2], &[2], &[]]));
        assert_eq!(cfg.successors(block(0)), blocks(&[1, 2]));
        assert_eq!(cfg.predecessors(block(1)), blocks(&[0]));
    }
}
