//! Liveness: which values are live at the start of each block.
//!
//! A value is live at the start of a block if it is one of the block's parameters, used or not, or if it is defined in
//! another block and some path from here uses it. Arguments of a jump are uses in the jumping block. Constants are
//! values like any others.
//!
//! Each use is followed backwards to the definition, so the time is that of the answer's size.

use crate::analysis::Cfg;
use crate::function::Function;
use crate::ids::{Block, IdVec, Value};

/// The live values at the start of every reachable block.
#[derive(Clone, Debug)]
pub struct Liveness {
    live_in: IdVec<Block, Vec<Value>>,
}

impl Liveness {
    /// The liveness of a function.
    pub fn new(function: &Function, cfg: &Cfg) -> Liveness {
        let mut defined_in: IdVec<Value, Option<Block>> = IdVec::filled(None, function.values.len());
        let mut used_in: IdVec<Value, Vec<Block>> = IdVec::filled(Vec::new(), function.values.len());
        for &block in cfg.reverse_postorder() {
            let data = &function.blocks[block];
            let results = data.insts.iter().flat_map(|&inst| &function.insts[inst].results);
            data.params.iter().chain(results).for_each(|&value| defined_in[value] = Some(block));
            let uses = data.insts.iter().flat_map(|&inst| function.insts[inst].inst.uses());
            for value in uses.chain(data.terminator.uses()) {
                if used_in[value].last() != Some(&block) {
                    used_in[value].push(block);
                }
            }
        }

        let mut live_in: IdVec<Block, Vec<Value>> = IdVec::filled(Vec::new(), function.blocks.len());
        let mut seen_for: IdVec<Block, Option<Value>> = IdVec::filled(None, function.blocks.len());
        for (value, uses) in used_in.iter_mut() {
            while let Some(block) = uses.pop() {
                if defined_in[value] != Some(block) && seen_for[block] != Some(value) {
                    seen_for[block] = Some(value);
                    live_in[block].push(value);
                    uses.extend(cfg.predecessors(block));
                }
            }
        }
        for &block in cfg.reverse_postorder() {
            live_in[block].extend(&function.blocks[block].params);
            live_in[block].sort_unstable();
        }
        Liveness { live_in }
    }

    /// The values live at the start of a block, sorted; none for unreachable blocks.
    pub fn live_in(&self, block: Block) -> &[Value] {
        &self.live_in[block]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::tests::block;
    use crate::builder::Builder;
    use crate::function::Signature;
    use crate::inst::{BinaryOp, CompareOp, Line, Terminator};
    use crate::outcome::{ExitKind, Outcome};
    use crate::types::Ty;

    #[test]
    fn values_live_through_and_around_a_loop() {
        let signature = Signature { params: vec![Ty::I32; 3], results: vec![Ty::I32], state: vec![] };
        let mut b = Builder::new("f", signature, Line::default());
        let [n, step, unused] = b.params()[..] else { panic!() };
        let i = b.declare(Ty::I32, Some("i"));
        b.write(i, unused);
        let (header, body, done) = (b.create_block(), b.create_block(), b.create_block());
        b.jump(header);
        b.switch_to(header);
        let current = b.read(i);
        let more = b.compare(CompareOp::Slt, current, n);
        b.branch(more, body, done);
        b.switch_to(body);
        let next = b.binary(BinaryOp::Add, current, step);
        b.write(i, next);
        b.jump(header);
        b.switch_to(done);
        b.terminate(Terminator::Exit { kind: ExitKind::Always(Outcome::Return), values: vec![current], state: vec![] });
        let function = b.finish();
        let liveness = Liveness::new(&function, &Cfg::new(&function));
        let current = function.blocks[block(1)].params[0];
        let [n, step, _] = function.params()[..] else { panic!() };
        assert_eq!(liveness.live_in(block(0)), function.params());
        assert_eq!(liveness.live_in(block(1)), [n, step, current]);
        assert_eq!(liveness.live_in(block(2)), [n, step, current]);
        assert_eq!(liveness.live_in(block(3)), [current]);
    }
}
