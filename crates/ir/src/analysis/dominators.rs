//! Dominators, by the method of Lengauer and Tarjan ("A Fast Algorithm for Finding Dominators in a Flowgraph", 1979).
//!
//! A block dominates another if every path from the entry to the other one passes it. Unreachable blocks dominate
//! nothing and are dominated by nothing. Simpler methods that repeat until nothing changes take quadratic time on
//! ladders of blocks that all jump to one place, which front ends make of chains of checks; this one takes
//! m log n whatever the graph is.

use crate::analysis::Cfg;
use crate::function::Function;
use crate::ids::{Block, IdVec};

/// The dominator tree of a function.
#[derive(Clone, Debug)]
pub struct Dominators {
    parent: IdVec<Block, Option<Block>>,
    children: IdVec<Block, Vec<Block>>,
    /// When a walk over the tree enters and leaves a block; `None` for unreachable blocks.
    span: IdVec<Block, Option<(usize, usize)>>,
    preorder: Vec<Block>,
}

impl Dominators {
    /// The dominators of a function.
    pub fn new(function: &Function, cfg: &Cfg) -> Dominators {
        let count = function.blocks.len();
        let mut parent = IdVec::filled(None, count);
        let mut children: IdVec<Block, Vec<Block>> = IdVec::filled(Vec::new(), count);
        let tree = DepthFirst::new(function);
        let closest = tree.closest_dominators(cfg);
        for (number, above) in closest.iter().enumerate().skip(1) {
            parent[tree.blocks[number]] = Some(tree.blocks[*above]);
        }
        for &block in cfg.reverse_postorder() {
            if let Some(above) = parent[block] {
                children[above].push(block);
            }
        }
        let (preorder, span) = walk(function.entry(), &children);
        Dominators { parent, children, span, preorder }
    }

    /// The closest block that dominates `block` and is not `block`. `None` for the entry and unreachable blocks.
    pub fn parent(&self, block: Block) -> Option<Block> {
        self.parent[block]
    }

    /// The blocks whose parent is `block`, in reverse postorder.
    pub fn children(&self, block: Block) -> &[Block] {
        &self.children[block]
    }

    /// The reachable blocks, each after its parent.
    pub fn preorder(&self) -> &[Block] {
        &self.preorder
    }

    /// Whether `above` dominates `below`. A reachable block dominates itself.
    pub fn dominates(&self, above: Block, below: Block) -> bool {
        match (self.span[above], self.span[below]) {
            (Some(above), Some(below)) => above.0 <= below.0 && below.1 <= above.1,
            _ => false,
        }
    }
}

/// A depth-first walk from the entry: blocks are known by their numbers in the order of the walk.
struct DepthFirst {
    blocks: Vec<Block>,
    numbers: IdVec<Block, Option<usize>>,
    /// The number of the block from which each was reached; the entry's own.
    parents: Vec<usize>,
}

impl DepthFirst {
    fn new(function: &Function) -> DepthFirst {
        let mut numbers: IdVec<Block, Option<usize>> = IdVec::filled(None, function.blocks.len());
        let (mut blocks, mut parents) = (Vec::new(), Vec::new());
        let mut work = vec![(function.entry(), 0)];
        while let Some((block, parent)) = work.pop() {
            if numbers[block].is_some() {
                continue;
            }
            let number = blocks.len();
            numbers[block] = Some(number);
            blocks.push(block);
            parents.push(parent);
            let targets = function.blocks[block].terminator.targets();
            work.extend(targets.iter().rev().map(|target| (target.block, number)));
        }
        DepthFirst { blocks, numbers, parents }
    }

    /// The number of the closest dominator of each block; the entry's own for the entry.
    fn closest_dominators(&self, cfg: &Cfg) -> Vec<usize> {
        let count = self.blocks.len();
        let mut forest = Forest::new(count);
        let mut closest = vec![0; count];
        // The blocks whose semidominator is this one and whose dominator is not yet known.
        let mut waiting: Vec<Vec<usize>> = vec![Vec::new(); count];
        for block in (1..count).rev() {
            for predecessor in cfg.predecessors(self.blocks[block]) {
                let predecessor = self.numbers[*predecessor].expect("predecessors are reachable");
                let best = forest.best(predecessor);
                forest.semidominator[block] = forest.semidominator[block].min(forest.semidominator[best]);
            }
            waiting[forest.semidominator[block]].push(block);
            let parent = self.parents[block];
            forest.above[block] = Some(parent);
            for waiter in std::mem::take(&mut waiting[parent]) {
                let best = forest.best(waiter);
                let is_less = forest.semidominator[best] < forest.semidominator[waiter];
                closest[waiter] = if is_less { best } else { parent };
            }
        }
        for block in 1..count {
            if closest[block] != forest.semidominator[block] {
                closest[block] = closest[closest[block]];
            }
        }
        closest
    }
}

/// The part of the walk's tree that was processed, with paths shortened as they are used.
struct Forest {
    semidominator: Vec<usize>,
    above: Vec<Option<usize>>,
    /// The block with the least semidominator on the path that was shortened away.
    best: Vec<usize>,
}

impl Forest {
    fn new(count: usize) -> Forest {
        let own: Vec<usize> = (0..count).collect();
        Forest { semidominator: own.clone(), above: vec![None; count], best: own }
    }

    /// The block with the least semidominator on the way from this one up to, but without, its root.
    fn best(&mut self, block: usize) -> usize {
        let mut path = Vec::new();
        let mut at = block;
        while let Some(above) = self.above[at] {
            path.push((at, above));
            at = above;
        }
        // The last of the path hangs from the root, which has no say.
        for (at, above) in path.into_iter().rev().skip(1) {
            if self.semidominator[self.best[above]] < self.semidominator[self.best[at]] {
                self.best[at] = self.best[above];
            }
            self.above[at] = self.above[above];
        }
        self.best[block]
    }
}

type Spans = IdVec<Block, Option<(usize, usize)>>;

fn walk(entry: Block, children: &IdVec<Block, Vec<Block>>) -> (Vec<Block>, Spans) {
    let mut span: Spans = IdVec::filled(None, children.len());
    let mut preorder = vec![entry];
    let mut clock = 0;
    let mut stack = vec![(entry, 0, 0)];
    while let Some((block, entered, visited)) = stack.last_mut() {
        clock += 1;
        if let Some(&child) = children[*block].get(*visited) {
            *visited += 1;
            preorder.push(child);
            stack.push((child, clock, 0));
        } else {
            span[*block] = Some((*entered, clock));
            stack.pop();
        }
    }
    (preorder, span)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::tests::{block, graph};

    /// Dominance by its definition: `below` cannot be reached when `above` is removed.
    fn by_definition(function: &Function, above: Block, below: Block) -> bool {
        let reach = |avoid: Option<Block>| {
            let mut seen = IdVec::filled(false, function.blocks.len());
            let mut work = vec![function.entry()];
            while let Some(block) = work.pop() {
                if Some(block) != avoid && !std::mem::replace(&mut seen[block], true) {
                    work.extend(function.blocks[block].terminator.targets().iter().map(|target| target.block));
                }
            }
            seen[below]
        };
        reach(None) && !reach(Some(above))
    }

    #[test]
    fn agrees_with_the_definition() {
        let graphs: [&[&[usize]]; 4] = [
            &[&[1, 2], &[3], &[3], &[1, 4], &[]],
            &[&[1, 2], &[2, 3], &[1, 3], &[]],
            &[&[1], &[2, 5], &[3, 4], &[2], &[1], &[], &[5]],
            &[&[1, 2], &[3, 4], &[4, 5], &[6], &[6, 3], &[4, 7], &[5], &[0]],
        ];
        for successors in graphs {
            let function = graph(successors);
            let dominators = Dominators::new(&function, &Cfg::new(&function));
            for above in function.blocks.ids() {
                for below in function.blocks.ids() {
                    assert_eq!(
                        dominators.dominates(above, below),
                        by_definition(&function, above, below),
                        "{successors:?} {above:?} {below:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn agrees_with_the_definition_on_random_graphs() {
        let mut state = 0x9e37_79b9_7f4a_7c15_u64;
        let mut below = |bound: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % bound
        };
        for _ in 0..300 {
            let count = 2 + below(12);
            let successors: Vec<Vec<usize>> =
                (0..count).map(|_| (0..below(3)).map(|_| below(count)).collect()).collect();
            let successors: Vec<&[usize]> = successors.iter().map(Vec::as_slice).collect();
            let function = graph(&successors);
            let dominators = Dominators::new(&function, &Cfg::new(&function));
            for above in function.blocks.ids() {
                for below in function.blocks.ids() {
                    assert_eq!(
                        dominators.dominates(above, below),
                        by_definition(&function, above, below),
                        "{successors:?} {above:?} {below:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn ladders_take_no_time() {
        const RUNGS: usize = 100_000;
        // Every block of a chain jumps out of it to one place as well.
        let mut successors: Vec<Vec<usize>> = (0..RUNGS).map(|rung| vec![rung + 1, RUNGS]).collect();
        successors.push(vec![]);
        let successors: Vec<&[usize]> = successors.iter().map(Vec::as_slice).collect();
        let function = graph(&successors);
        let begun = std::time::Instant::now();
        let dominators = Dominators::new(&function, &Cfg::new(&function));
        assert_eq!(dominators.parent(block(RUNGS)), Some(block(0)));
        assert_eq!(dominators.parent(block(RUNGS - 1)), Some(block(RUNGS - 2)));
        // The quadratic method takes minutes.
        assert!(begun.elapsed() < std::time::Duration::from_secs(5), "{:?}", begun.elapsed());
    }

    #[test]
    fn parents_and_children() {
        let function = graph(&[&[1, 2], &[3], &[3], &[]]);
        let dominators = Dominators::new(&function, &Cfg::new(&function));
        assert_eq!(dominators.parent(block(3)), Some(block(0)));
        assert_eq!(dominators.children(block(0)), [block(1), block(2), block(3)]);
        assert_eq!(dominators.parent(block(0)), None);
    }
}
