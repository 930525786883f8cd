//! Regions: parts of the control-flow graph with one way in and one ordinary way out.
//!
//! A region ends where all its ordinary ways meet, at the immediate postdominator of its head. Ways that cannot come to a return
//! any more (to an exception, to undefined behaviour) do not count there: they leave through an exit. A loop begins with the block
//! of its head; a conditional begins with the terminator of its head, since what the head computes before may be something else.

use std::collections::BTreeSet;

use tandem_ir::analysis::{Cfg, Dominators, Loops};
use tandem_ir::{Block, ExitKind, Function, IdVec, Inst, InstId, Outcome, Terminator, Value};

/// A region.
pub(super) struct Shape {
    /// Where it begins.
    pub head: Block,
    /// Whether it begins with the head's terminator and not with the head.
    pub at_terminator: bool,
    /// Where it leads.
    pub next: Block,
    /// Its blocks in the order in which targets lead to them; the head is among them unless it begins at the terminator.
    pub blocks: Vec<Block>,
}

/// What is known of a function's graph.
pub(super) struct Graph<'a> {
    body: &'a Function,
    pub cfg: Cfg,
    pub dominators: Dominators,
    pub loops: Loops,
    /// The immediate postdominator of each block that can come to a return.
    next: IdVec<Block, Option<Block>>,
    /// The instruction of each value that is a constant.
    pub constants: IdVec<Value, Option<InstId>>,
    /// Where each value is used, a block for every use.
    pub used_in: IdVec<Value, Vec<Block>>,
}

impl<'a> Graph<'a> {
    pub fn new(body: &'a Function) -> Graph<'a> {
        let cfg = Cfg::new(body);
        let dominators = Dominators::new(body, &cfg);
        let loops = Loops::new(body, &cfg, &dominators);
        let next = postdominators(body, &cfg);
        let mut constants = IdVec::filled(None, body.values.len());
        let mut used_in: IdVec<Value, Vec<Block>> = IdVec::filled(Vec::new(), body.values.len());
        for (block, data) in body.blocks.iter() {
            for &inst in &data.insts {
                for &result in &body.insts[inst].results {
                    constants[result] = matches!(body.insts[inst].inst, Inst::Const(_)).then_some(inst);
                }
                body.insts[inst].inst.for_each_use(|value| used_in[value].push(block));
            }
            data.terminator.uses().into_iter().for_each(|value| used_in[value].push(block));
        }
        Graph { body, cfg, dominators, loops, next, constants, used_in }
    }

    /// The regions, by their heads.
    pub fn regions(&self) -> Vec<Shape> {
        let mut found = Vec::new();
        for &head in self.cfg.reverse_postorder() {
            let Some(next) = self.next[head] else { continue };
            let is_loop = self.loops.with_header(head).is_some();
            if is_loop || self.body.blocks[head].terminator.targets().len() > 1 {
                found.extend(self.region(head, next, !is_loop));
            }
        }
        found
    }

    /// The blocks that a run passes on its way to the last return, from the entry on, each with the next: those in no conditional
    /// and no loop. Where a run may return early, the way is the one with more code behind it.
    pub fn backbone(&self) -> Vec<(Block, Option<Block>)> {
        let mut found = Vec::new();
        let mut seen = BTreeSet::new();
        let mut at = Some(self.body.entry());
        // From inside of a loop with several returns the way may lead back to its head.
        while let Some(block) = at.filter(|block| seen.insert(*block)) {
            let next = self.next[block];
            found.push((block, next));
            let behind = |way: &Block| {
                let blocks = self.cfg.reverse_postorder().iter();
                blocks.filter(|other| self.dominators.dominates(*way, **other)).count()
            };
            let ways =
                || self.cfg.successors(block).iter().copied().filter(|way| self.dominators.parent(*way) == Some(block));
            at = next.or_else(|| ways().max_by_key(behind));
        }
        found
    }

    /// What lies between two blocks, if that is a region.
    pub fn stretch(&self, from: Block, to: Block) -> Option<Shape> {
        self.region(from, to, self.loops.with_header(from).is_none())
    }

    fn region(&self, head: Block, next: Block, at_terminator: bool) -> Option<Shape> {
        let mut blocks = Vec::new();
        let mut seen = BTreeSet::from([next]);
        let targets = |block: Block| {
            let targets = self.body.blocks[block].terminator.targets();
            targets.into_iter().rev().map(|target| target.block).collect::<Vec<_>>()
        };
        let mut pending = if at_terminator { targets(head) } else { vec![head] };
        while let Some(block) = pending.pop() {
            if !seen.insert(block) {
                continue;
            }
            let is_inside = self.dominators.dominates(head, block) && !(at_terminator && block == head);
            if !is_inside || returns(self.body, block) {
                return None;
            }
            blocks.push(block);
            pending.extend(targets(block));
        }
        // Nobody else leads into it.
        let leads = |from: &Block| seen.contains(from) && *from != next || *from == head;
        let is_closed = blocks
            .iter()
            .filter(|block| at_terminator || **block != head)
            .all(|block| self.cfg.predecessors(*block).iter().all(leads));
        (is_closed && !blocks.is_empty() && !blocks.contains(&self.body.entry())).then_some(Shape {
            head,
            at_terminator,
            next,
            blocks,
        })
    }
}

fn returns(body: &Function, block: Block) -> bool {
    matches!(body.blocks[block].terminator, Terminator::Exit { kind: ExitKind::Always(Outcome::Return), .. })
}

/// Immediate postdominators along ways to a return, by the method of Cooper, Harvey and Kennedy ("A Simple, Fast Dominance
/// Algorithm", 2001) on the reversed graph. Several returns have no block in common.
fn postdominators(body: &Function, cfg: &Cfg) -> IdVec<Block, Option<Block>> {
    // Blocks in postorder of a walk backwards from the returns.
    let returning = cfg.reverse_postorder().iter().copied().filter(|block| returns(body, *block));
    let mut seen: IdVec<Block, bool> = IdVec::filled(false, body.blocks.len());
    let mut order = Vec::new();
    for start in returning {
        seen[start] = true;
        let mut stack = vec![(start, 0)];
        while let Some((block, index)) = stack.last_mut() {
            match cfg.predecessors(*block).get(*index) {
                Some(&before) => {
                    *index += 1;
                    if !seen[before] {
                        seen[before] = true;
                        stack.push((before, 0));
                    }
                }
                None => {
                    order.push(*block);
                    stack.pop();
                }
            }
        }
    }
    // The number of the end behind all returns is the largest.
    let end = order.len();
    let mut number: IdVec<Block, Option<usize>> = IdVec::filled(None, body.blocks.len());
    for (index, block) in order.iter().enumerate() {
        number[*block] = Some(index);
    }
    let mut closest: Vec<Option<usize>> = vec![None; end + 1];
    closest[end] = Some(end);
    loop {
        let mut changed = false;
        for index in (0..end).rev() {
            let block = order[index];
            let mut after: Vec<usize> = cfg.successors(block).iter().filter_map(|next| number[*next]).collect();
            if returns(body, block) {
                after.push(end);
            }
            let known = after.into_iter().filter(|next| closest[*next].is_some());
            let met = known.reduce(|mut one, mut other| {
                while one != other {
                    match one < other {
                        true => one = closest[one].unwrap_or(end),
                        false => other = closest[other].unwrap_or(end),
                    }
                }
                one
            });
            if met.is_some() && closest[index] != met {
                closest[index] = met;
                changed = true;
            }
        }
        if !changed {
            break;
        }
    }
    let mut next = IdVec::filled(None, body.blocks.len());
    for (index, block) in order.iter().enumerate() {
        next[*block] = closest[index].filter(|met| *met != end).map(|met| order[met]);
    }
    next
}
