//! Statements: trees of pure operations within a block that compute one number.
//!
//! A root is a number that something else than the tree of one other number uses: a branch, a memory, a call, another block, or
//! two operations. So how an expression is cut into variables does not matter: `a * b + c` in one line or in two is one tree.

use std::collections::{BTreeMap, BTreeSet};

use tandem_ir::{Block, Callee, FuncId, Function, Inst, InstData, InstId, Ty, Value, ValueData};

use super::copy::Copier;
use super::region::Graph;

/// The operations of one statement.
pub(super) struct Tree {
    pub block: Block,
    /// What computes the number.
    pub root: InstId,
    /// All operations, operands before what uses them.
    pub insts: Vec<InstId>,
}

/// A statement as a function, and the values that the caller passes.
pub(super) struct Cut {
    pub function: Function,
    pub args: Vec<Value>,
}

/// The statements of a function.
pub(super) fn trees(body: &Function) -> Vec<Tree> {
    let mut uses: BTreeMap<Value, Vec<Option<InstId>>> = BTreeMap::new();
    let mut maker: BTreeMap<Value, (Block, InstId)> = BTreeMap::new();
    for (block, data) in body.blocks.iter() {
        for &inst in &data.insts {
            let operation = &body.insts[inst].inst;
            let user = is_pure(operation).then_some(inst);
            operation.for_each_use(|value| uses.entry(value).or_default().push(user));
            if is_pure(operation) {
                maker.extend(body.insts[inst].results.iter().map(|result| (*result, (block, inst))));
            }
        }
        for value in data.terminator.uses() {
            uses.entry(value).or_default().push(None);
        }
    }
    // The one operation of the same block that uses a value.
    let user = |value: Value| -> Option<InstId> {
        let (block, _) = maker.get(&value)?;
        match uses.get(&value).map(Vec::as_slice) {
            Some([Some(only)]) => {
                let result = body.insts[*only].results.first()?;
                maker.get(result).filter(|(at, _)| at == block).map(|_| *only)
            }
            _ => None,
        }
    };
    let mut found = Vec::new();
    for (value, (block, inst)) in &maker {
        if user(*value).is_some() || !is_number(body.ty(*value)) {
            continue;
        }
        let mut insts = Vec::new();
        collect(body, &maker, &user, *block, *inst, &mut insts);
        found.push(Tree { block: *block, root: *inst, insts });
    }
    found
}

/// Adds the operations of a tree, operands first.
fn collect(
    body: &Function,
    maker: &BTreeMap<Value, (Block, InstId)>,
    user: &impl Fn(Value) -> Option<InstId>,
    block: Block,
    root: InstId,
    insts: &mut Vec<InstId>,
) {
    // Without recursion: a sum of a thousand terms is a tree of that depth.
    let mut pending = vec![(root, false)];
    while let Some((inst, is_done)) = pending.pop() {
        if is_done {
            insts.push(inst);
            continue;
        }
        pending.push((inst, true));
        let operands = body.insts[inst].inst.uses();
        for operand in operands.into_iter().rev() {
            if let Some((at, below)) = maker.get(&operand)
                && *at == block
                && user(operand) == Some(inst)
            {
                pending.push((*below, false));
            }
        }
    }
}

/// Operations on numbers and truth values that do nothing else.
fn is_pure(inst: &Inst) -> bool {
    match inst {
        Inst::Unary(..)
        | Inst::Binary(..)
        | Inst::Compare(..)
        | Inst::Overflows(..)
        | Inst::FusedMultiplyAdd(..)
        | Inst::Select(..)
        | Inst::Cast(..)
        | Inst::Pure { .. } => true,
        Inst::Const(_)
        | Inst::PtrAdd(..)
        | Inst::Load { .. }
        | Inst::Store { .. }
        | Inst::Clear { .. }
        | Inst::Arbitrary
        | Inst::Call { .. }
        | Inst::Assume(_)
        | Inst::Freeze(_) => false,
    }
}

/// A word for what kind of instruction this is.
pub(super) fn word(inst: &Inst) -> &'static str {
    match inst {
        Inst::Const(_) => "",
        Inst::Unary(..) => "u",
        Inst::Binary(..) => "b",
        Inst::Compare(..) => "c",
        Inst::Overflows(..) => "o",
        Inst::FusedMultiplyAdd(..) => "m",
        Inst::Select(..) => "s",
        Inst::Cast(..) => "t",
        Inst::PtrAdd(..) => "p",
        Inst::Load { .. } => "l",
        Inst::Store { .. } => "w",
        Inst::Clear { .. } => "z",
        Inst::Arbitrary => "a",
        Inst::Pure { .. } => "f",
        Inst::Call { .. } => "x",
        Inst::Assume(_) => "k",
        Inst::Freeze(_) => "r",
    }
}

fn is_number(ty: Ty) -> bool {
    matches!(ty, Ty::Int(_) | Ty::F32 | Ty::F64)
}

/// The statement as a function.
pub(super) fn cut(body: &Function, graph: &Graph<'_>, tree: &Tree) -> Cut {
    let mut copier = Copier::new(body, graph);
    let insts: Vec<InstId> = tree.insts.iter().filter_map(|inst| copier.inst(*inst)).collect();
    let (function, args) = copier.finish_statement(insts, body.insts[tree.root].results[0]);
    Cut { function, args }
}

/// Puts a call in the place of a statement.
pub(super) fn replace(function: &mut Function, tree: &Tree, cut: &Cut, callee: FuncId) {
    let code = function.values.push(ValueData { ty: Ty::I32, name: None });
    let InstData { results, line, .. } = function.insts[tree.root].clone();
    let results = [code].into_iter().chain(results).collect();
    let call = Inst::Call { callee: Callee::Function(callee), args: cut.args.clone() };
    function.insts[tree.root] = InstData { inst: call, results, line };
    let inner: BTreeSet<InstId> = tree.insts.iter().copied().filter(|inst| *inst != tree.root).collect();
    function.blocks[tree.block].insts.retain(|inst| !inner.contains(inst));
}
