//! Facts about functions and modules: the flow graph, dominators, loops, liveness, cut points, the call graph.
//!
//! An analysis is computed once from a function and is plain data afterwards. None of them notices later changes.

mod callgraph;
mod cfg;
mod cut_points;
mod dominators;
mod liveness;
mod loops;

pub use callgraph::{CallGraph, strongly_connected};
pub use cfg::Cfg;
pub use cut_points::{check_cuts, default_cuts};
pub use dominators::Dominators;
pub use liveness::Liveness;
pub use loops::{Loop, Loops};

#[cfg(test)]
pub(crate) mod tests {
    use crate::function::{BlockData, Function, Signature};
    use crate::ids::{Block, Id, IdVec};
    use crate::inst::{Const, Inst, Line, Target, Terminator};
    use crate::outcome::{ExitKind, Outcome};
    use crate::{InstData, Ty, ValueData};

    /// The block of this number.
    pub fn block(index: usize) -> Block {
        Block::from_index(index)
    }

    /// Blocks of these numbers.
    pub fn blocks(indices: &[usize]) -> Vec<Block> {
        indices.iter().map(|&index| block(index)).collect()
    }

    /// A function whose blocks do nothing and have these successors; those without any exit.
    pub fn graph(successors: &[&[usize]]) -> Function {
        let mut values = IdVec::new();
        let mut insts = IdVec::new();
        let value = values.push(ValueData { ty: Ty::I32, name: None });
        let inst =
            insts.push(InstData { inst: Inst::Const(Const::Int(0)), results: vec![value], line: Line::default() });
        let target = |index: usize| Target { block: block(index), args: vec![] };
        let blocks = successors.iter().enumerate().map(|(index, successors)| {
            let terminator = match **successors {
                [] => Terminator::Exit { kind: ExitKind::Always(Outcome::Return), values: vec![], state: vec![] },
                [only] => Terminator::Jump(target(only)),
                [ref cases @ .., default] => Terminator::Switch {
                    value,
                    cases: cases.iter().enumerate().map(|(case, &to)| (case as u128, target(to))).collect(),
                    default: target(default),
                },
            };
            let insts = if index == 0 { vec![inst] } else { vec![] };
            BlockData { params: vec![], insts, terminator, line: Line::default() }
        });
        Function {
            name: "graph".to_string(),
            signature: Signature::default(),
            blocks: blocks.collect(),
            insts,
            values,
            line: Line::default(),
        }
    }
}
