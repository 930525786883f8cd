//! Dominators, by the method of Cooper, Harvey and Kennedy ("A Simple, Fast Dominance Algorithm", 2001).
//!
//! A block dominates another if every path from the entry to the other one passes it. Unreachable blocks dominate
//! nothing and are dominated by nothing.

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
        let order = cfg.reverse_postorder();
        // By place in the reverse postorder: the place of the closest dominator found so far.
        let mut closest: Vec<Option<usize>> = vec![None; order.len()];
        closest[0] = Some(0);
        let mut changed = true;
        while changed {
            changed = false;
            for (index, &block) in order.iter().enumerate().skip(1) {
                let mut found: Option<usize> = None;
                for &predecessor in cfg.predecessors(block) {
                    let place = cfg.position(predecessor).expect("predecessors are reachable");
                    if closest[place].is_some() {
                        found = Some(found.map_or(place, |other| meet(&closest, place, other)));
                    }
                }
                if found != closest[index] {
                    closest[index] = found;
                    changed = true;
                }
            }
        }

        let count = function.blocks.len();
        let mut parent = IdVec::filled(None, count);
        let mut children: IdVec<Block, Vec<Block>> = IdVec::filled(Vec::new(), count);
        for (index, &block) in order.iter().enumerate().skip(1) {
            let above = order[closest[index].expect("a reachable block has a reachable predecessor before it")];
            parent[block] = Some(above);
            children[above].push(block);
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

/// The closest common dominator of two places.
fn meet(closest: &[Option<usize>], mut a: usize, mut b: usize) -> usize {
    while a != b {
        let deeper = if a > b { &mut a } else { &mut b };
        *deeper = closest[*deeper].expect("places that were processed have a dominator");
    }
    a
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
    fn parents_and_children() {
        let function = graph(&[&[1, 2], &[3], &[3], &[]]);
        let dominators = Dominators::new(&function, &Cfg::new(&function));
        assert_eq!(dominators.parent(block(3)), Some(block(0)));
        assert_eq!(dominators.children(block(0)), [block(1), block(2), block(3)]);
        assert_eq!(dominators.parent(block(0)), None);
    }
}
