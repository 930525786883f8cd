//! Natural loops and how they nest.
//!
//! A back edge goes to a block that dominates its source. The natural loop of a header is all blocks from which a
//! back edge to it can be reached without passing it; loops with the same header are one. Natural loops are nested or
//! disjoint. A cycle that contains no back edge has more than one way in and is called irreducible; such cycles are
//! no loops here, but [`Loops::irreducible_edges`] shows that there are some.

use crate::analysis::{Cfg, Dominators};
use crate::function::Function;
use crate::ids::{Block, IdVec};

/// A natural loop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loop {
    /// The block through which alone it is entered.
    pub header: Block,
    /// Its blocks in reverse postorder, the header first.
    pub blocks: Vec<Block>,
    /// Its blocks that jump to the header.
    pub latches: Vec<Block>,
    /// The innermost loop around it, as an index into [`Loops::all`].
    pub parent: Option<usize>,
    /// 1 for a loop that is in no other one.
    pub depth: usize,
}

/// All loops of a function.
#[derive(Clone, Debug)]
pub struct Loops {
    all: Vec<Loop>,
    innermost: IdVec<Block, Option<usize>>,
    irreducible: Vec<(Block, Block)>,
}

impl Loops {
    /// The loops of a function.
    pub fn new(function: &Function, cfg: &Cfg, dominators: &Dominators) -> Loops {
        let mut latches: IdVec<Block, Vec<Block>> = IdVec::filled(Vec::new(), function.blocks.len());
        let mut irreducible = Vec::new();
        for (from, to) in cfg.retreating_edges() {
            if dominators.dominates(to, from) {
                latches[to].push(from);
            } else {
                irreducible.push((from, to));
            }
        }

        // A header comes after those of the loops around its own, so when a loop is reached here, the innermost loop
        // of its header is still the one around it, and afterwards it is the innermost loop of its blocks.
        let mut all: Vec<Loop> = Vec::new();
        let mut innermost: IdVec<Block, Option<usize>> = IdVec::filled(None, function.blocks.len());
        for &header in cfg.reverse_postorder() {
            if latches[header].is_empty() {
                continue;
            }
            let blocks = natural_loop(cfg, header, &latches[header]);
            let parent: Option<usize> = innermost[header];
            let depth = parent.map_or(1, |parent| all[parent].depth + 1);
            blocks.iter().for_each(|&block| innermost[block] = Some(all.len()));
            all.push(Loop { header, blocks, latches: std::mem::take(&mut latches[header]), parent, depth });
        }
        Loops { all, innermost, irreducible }
    }

    /// The loops, each after the loops around it.
    pub fn all(&self) -> &[Loop] {
        &self.all
    }

    /// The innermost loop that a block is in, as an index into [`Loops::all`].
    pub fn innermost(&self, block: Block) -> Option<usize> {
        self.innermost[block]
    }

    /// In how many loops a block is.
    pub fn depth(&self, block: Block) -> usize {
        self.innermost[block].map_or(0, |index| self.all[index].depth)
    }

    /// The loop with this header, as an index into [`Loops::all`].
    pub fn with_header(&self, block: Block) -> Option<usize> {
        self.innermost[block].filter(|&index| self.all[index].header == block)
    }

    /// Whether a block belongs to a loop, or to one inside it.
    pub fn contains(&self, index: usize, block: Block) -> bool {
        let mut inner = self.innermost[block];
        while let Some(candidate) = inner {
            if candidate == index {
                return true;
            }
            inner = self.all[candidate].parent;
        }
        false
    }

    /// The edges that leave a loop: from a block inside to a block outside.
    pub fn exits(&self, index: usize, cfg: &Cfg) -> Vec<(Block, Block)> {
        let mut edges = Vec::new();
        for &from in &self.all[index].blocks {
            let leaving = cfg.successors(from).iter().filter(|&&to| !self.contains(index, to));
            edges.extend(leaving.map(|&to| (from, to)));
        }
        edges
    }

    /// Edges that close cycles which have more than one way in; empty if the graph is reducible.
    pub fn irreducible_edges(&self) -> &[(Block, Block)] {
        &self.irreducible
    }
}

fn natural_loop(cfg: &Cfg, header: Block, latches: &[Block]) -> Vec<Block> {
    let mut blocks = vec![header];
    let mut seen: rustc_hash::FxHashSet<Block> = blocks.iter().copied().collect();
    let mut work = latches.to_vec();
    while let Some(block) = work.pop() {
        if seen.insert(block) {
            blocks.push(block);
            work.extend(cfg.predecessors(block));
        }
    }
    blocks.sort_by_key(|&block| cfg.position(block));
    blocks
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::tests::{block, blocks, graph};

    fn loops(successors: &[&[usize]]) -> (Cfg, Loops) {
        let function = graph(successors);
        let cfg = Cfg::new(&function);
        let dominators = Dominators::new(&function, &cfg);
        let loops = Loops::new(&function, &cfg, &dominators);
        (cfg, loops)
    }

    #[test]
    fn a_loop_in_a_loop() {
        let (cfg, loops) = loops(&[&[1], &[2, 5], &[3, 4], &[2], &[1], &[]]);
        let [outer, inner] = loops.all() else { panic!("{loops:?}") };
        assert_eq!((outer.header, inner.header), (block(1), block(2)));
        assert_eq!(outer.blocks, blocks(&[1, 2, 3, 4]));
        assert_eq!(inner.blocks, blocks(&[2, 3]));
        assert_eq!((inner.parent, inner.depth), (Some(0), 2));
        assert_eq!(loops.depth(block(3)), 2);
        assert_eq!(loops.depth(block(5)), 0);
        assert_eq!(loops.exits(1, &cfg), [(block(2), block(4))]);
        assert_eq!(loops.exits(0, &cfg), [(block(1), block(5))]);
        assert!(loops.irreducible_edges().is_empty());
        assert_eq!(loops.with_header(block(2)), Some(1));
        assert_eq!(loops.with_header(block(3)), None);
    }

    #[test]
    fn two_latches_are_one_loop() {
        let (_, loops) = loops(&[&[1], &[2, 4], &[1, 3], &[1], &[]]);
        let [only] = loops.all() else { panic!("{loops:?}") };
        assert_eq!(only.latches, blocks(&[2, 3]));
    }

    #[test]
    fn a_cycle_with_two_ways_in_is_no_loop() {
        let (_, loops) = loops(&[&[1, 2], &[2], &[1, 3], &[]]);
        assert!(loops.all().is_empty());
        assert_eq!(loops.irreducible_edges().len(), 1);
    }
}
