//! Which block dominates which, by the method of Lengauer and Tarjan ("A Fast Algorithm for Finding Dominators in a
//! Flowgraph", 1979), in the simple version with path compression.
//!
//! The verifier meets texts from anyone, so it needs the guaranteed time of O(edges · log blocks): the simpler
//! iterative method of `analysis::Dominators` takes quadratic time where many blocks of a chain jump to one place. The
//! tests compare the two.

use crate::analysis::Cfg;
use crate::ids::{Block, IdVec};

/// The dominance between reachable blocks.
pub(super) struct Dominance {
    /// When a walk over the dominator tree enters and leaves a block; `None` for unreachable blocks.
    span: IdVec<Block, Option<(usize, usize)>>,
}

impl Dominance {
    /// The dominance in a graph of this many blocks.
    pub(super) fn new(entry: Block, count: usize, cfg: &Cfg) -> Dominance {
        let (order, tree_parent) = depth_first(entry, count, cfg);
        let mut number: IdVec<Block, usize> = IdVec::filled(0, count);
        for (index, block) in order.iter().enumerate() {
            number[*block] = index;
        }
        let predecessors = |index: usize| cfg.predecessors(order[index]).iter().map(|block| number[*block]);
        let closest = closest_dominators(&tree_parent, predecessors);
        let mut span = IdVec::filled(None, count);
        for (index, entered_left) in spans(&closest).into_iter().enumerate() {
            span[order[index]] = Some(entered_left);
        }
        Dominance { span }
    }

    /// Whether every path from the entry to `below` passes `above`. Both are reachable, or the answer is no.
    pub(super) fn dominates(&self, above: Block, below: Block) -> bool {
        match (self.span[above], self.span[below]) {
            (Some(above), Some(below)) => above.0 <= below.0 && below.1 <= above.1,
            _ => false,
        }
    }
}

/// The reachable blocks in the order in which a depth-first search enters them, and for each the number of the block
/// it was entered from.
fn depth_first(entry: Block, count: usize, cfg: &Cfg) -> (Vec<Block>, Vec<usize>) {
    let mut seen: IdVec<Block, bool> = IdVec::filled(false, count);
    let mut order = vec![entry];
    let mut tree_parent = vec![0];
    seen[entry] = true;
    // The number of a block and how many of its successors were looked at.
    let mut stack = vec![(0usize, 0usize)];
    while let Some((index, looked_at)) = stack.last_mut() {
        let Some(&next) = cfg.successors(order[*index]).get(*looked_at) else {
            stack.pop();
            continue;
        };
        *looked_at += 1;
        if !std::mem::replace(&mut seen[next], true) {
            tree_parent.push(*index);
            order.push(next);
            stack.push((order.len() - 1, 0));
        }
    }
    (order, tree_parent)
}

/// For each number but 0, the number of its closest dominator.
fn closest_dominators<I: Iterator<Item = usize>>(
    tree_parent: &[usize],
    predecessors: impl Fn(usize) -> I,
) -> Vec<usize> {
    let count = tree_parent.len();
    let mut semi: Vec<usize> = (0..count).collect();
    let mut closest = vec![0; count];
    let mut waiting: Vec<Vec<usize>> = vec![vec![]; count];
    let mut forest = Forest { ancestor: vec![None; count], label: (0..count).collect(), path: vec![] };
    for index in (1..count).rev() {
        for predecessor in predecessors(index) {
            semi[index] = semi[index].min(semi[forest.lowest(predecessor, &semi)]);
        }
        waiting[semi[index]].push(index);
        let parent = tree_parent[index];
        forest.ancestor[index] = Some(parent);
        for settled in std::mem::take(&mut waiting[parent]) {
            let lowest = forest.lowest(settled, &semi);
            closest[settled] = if semi[lowest] < semi[settled] { lowest } else { parent };
        }
    }
    for index in 1..count {
        if closest[index] != semi[index] {
            closest[index] = closest[closest[index]];
        }
    }
    closest
}

/// The part of the depth-first tree that was processed.
struct Forest {
    ancestor: Vec<Option<usize>>,
    label: Vec<usize>,
    path: Vec<usize>,
}

impl Forest {
    /// Of the numbers from `index` up to below its root, the one with the lowest semidominator.
    fn lowest(&mut self, index: usize, semi: &[usize]) -> usize {
        let mut here = index;
        while let Some(above) = self.ancestor[here].filter(|above| self.ancestor[*above].is_some()) {
            self.path.push(here);
            here = above;
        }
        // From the root down, so that each takes over what is known above it.
        while let Some(below) = self.path.pop() {
            if let Some(above) = self.ancestor[below] {
                if semi[self.label[above]] < semi[self.label[below]] {
                    self.label[below] = self.label[above];
                }
                self.ancestor[below] = self.ancestor[above];
            }
        }
        self.label[index]
    }
}

/// When a walk over the tree of closest dominators enters and leaves each number. A closest dominator has a lower
/// number than what it dominates, so sizes can be summed backwards and places given out forwards.
fn spans(closest: &[usize]) -> Vec<(usize, usize)> {
    let count = closest.len();
    let mut size = vec![1; count];
    for index in (1..count).rev() {
        size[closest[index]] += size[index];
    }
    let mut spans = vec![(0, size.first().copied().unwrap_or(0)); count];
    // Where the next child of each number starts.
    let mut next = vec![1; count];
    for index in 1..count {
        let start = next[closest[index]];
        next[closest[index]] += size[index];
        next[index] = start + 1;
        spans[index] = (start, start + size[index]);
    }
    spans
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::Dominators;
    use crate::analysis::tests::graph;

    #[test]
    fn agrees_with_the_analysis() {
        let mut state = 0x9e37_79b9_7f4a_7c15u64;
        let mut below = |limit: usize| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state % limit as u64) as usize
        };
        for _ in 0..500 {
            let count = 2 + below(14);
            let successors: Vec<Vec<usize>> =
                (0..count).map(|_| (0..below(4)).map(|_| below(count)).collect()).collect();
            let successors: Vec<&[usize]> = successors.iter().map(Vec::as_slice).collect();
            let function = graph(&successors);
            let cfg = Cfg::new(&function);
            let (ours, theirs) = (Dominance::new(function.entry(), count, &cfg), Dominators::new(&function, &cfg));
            for above in function.blocks.ids() {
                for below in function.blocks.ids() {
                    let expected = theirs.dominates(above, below);
                    assert_eq!(ours.dominates(above, below), expected, "{successors:?} {above:?} {below:?}");
                }
            }
        }
    }
}
