//! What is known of a piece: its digest, and what the heuristics of refinement ask.

use tandem_ir::{BinaryOp, Function, Inst, Module, UnaryOp, Value};

use super::copy;
use super::region::{Graph, Shape};
use super::statement::{self, Tree};

/// What a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// A tree of operations.
    Statement,
    /// A conditional.
    Conditional,
    /// A loop.
    Loop,
}

/// A piece of code that can be a function of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// What it is known by: the same in both programs where it is the same code.
    pub digest: String,
    /// What it is.
    pub kind: Kind,
    /// The source line on which it begins, 0 if unknown.
    pub line: u32,
    /// In how many loops it is, and of a loop how many are in it: heuristic 3.1.
    pub loop_depth: usize,
    /// How many operations are not linear: heuristic 3.2.
    pub non_linear: usize,
    /// How many instructions it has.
    pub size: usize,
    /// How often what it computes is used: heuristic 2.
    pub uses: usize,
    /// The values that it computes, also those that are used in it alone.
    pub values: Vec<Value>,
}

pub(super) fn of_region(module: &Module, body: &Function, graph: &Graph<'_>, shape: &Shape, cut: &copy::Cut) -> Piece {
    let insts = || shape.blocks.iter().flat_map(|block| &body.blocks[*block].insts);
    let depths = shape.blocks.iter().map(|block| graph.loops.depth(*block));
    let lines = insts().map(|inst| body.insts[*inst].line.line).filter(|line| *line > 0);
    Piece {
        digest: super::digest(module, &cut.function),
        kind: if shape.at_terminator { Kind::Conditional } else { Kind::Loop },
        line: lines.min().unwrap_or(body.blocks[shape.head].line.line),
        loop_depth: depths.max().unwrap_or(0),
        non_linear: insts().filter(|inst| is_non_linear(&body.insts[**inst].inst)).count(),
        size: insts().count(),
        uses: 0,
        values: insts().flat_map(|inst| body.insts[*inst].results.iter().copied()).collect(),
    }
}

pub(super) fn of_statement(
    module: &Module,
    body: &Function,
    graph: &Graph<'_>,
    tree: &Tree,
    cut: &statement::Cut,
) -> Piece {
    let root = &body.insts[tree.root];
    let uses = root.results.iter().map(|result| graph.used_in[*result].len()).sum();
    Piece {
        digest: super::digest(module, &cut.function),
        kind: Kind::Statement,
        line: root.line.line,
        loop_depth: graph.loops.depth(tree.block),
        non_linear: tree.insts.iter().filter(|inst| is_non_linear(&body.insts[**inst].inst)).count(),
        size: tree.insts.len(),
        uses,
        values: tree.insts.iter().flat_map(|inst| body.insts[*inst].results.iter().copied()).collect(),
    }
}

/// Products and quotients, roots, and functions like `pow`: what ARDiff counts as hard for a solver.
fn is_non_linear(inst: &Inst) -> bool {
    match inst {
        Inst::Binary(op, ..) => matches!(
            op,
            BinaryOp::Mul
                | BinaryOp::SDiv
                | BinaryOp::UDiv
                | BinaryOp::SRem
                | BinaryOp::URem
                | BinaryOp::FMul
                | BinaryOp::FDiv
                | BinaryOp::FRem
        ),
        Inst::Unary(op, _) => matches!(op, UnaryOp::FSqrt),
        Inst::Pure { .. } | Inst::FusedMultiplyAdd(..) => true,
        _ => false,
    }
}
