//! The diff on the IR: which pieces of code both programs have.
//!
//! A piece is a loop, a conditional, or the tree of operations behind a number (`tandem_passes::outline`), known by a digest of
//! what it would be as a function. Pieces with one digest are common, wherever they stand, so code that moved is common as
//! well; that their inputs may differ is not the diff's business, since it is what a proof has to show.

use std::collections::{BTreeMap, BTreeSet};

use tandem_base::Pair;
use tandem_ir::analysis::Cfg;
use tandem_ir::{Function, Inst, Terminator, Value};
use tandem_kernel::claim::Claim;
use tandem_passes::outline::{Piece, pieces};

/// A piece that both programs have.
#[derive(Clone, Debug)]
pub struct Common {
    /// Where it occurs on each side.
    pub at: Pair<Vec<Piece>>,
}

impl Common {
    /// How often what it computes is used on the sides.
    pub fn uses(&self) -> Pair<usize> {
        self.at.as_ref().map(|pieces| pieces.iter().map(|piece| piece.uses).sum())
    }
}

/// The difference of two programs.
#[derive(Clone, Debug)]
pub struct Diff {
    /// What both have, by digest.
    pub common: BTreeMap<String, Common>,
    /// What only one of them has.
    pub changed: Pair<Vec<Piece>>,
}

impl Diff {
    /// The difference of the entries of a claim.
    pub fn new(claim: &Claim) -> Diff {
        let mut at: BTreeMap<String, Common> = BTreeMap::new();
        for (side, program) in claim.programs.iter() {
            for piece in pieces(&program.module, program.entry) {
                let common = at.entry(piece.digest.clone());
                common.or_insert_with(|| Common { at: Pair::new(vec![], vec![]) }).at[side].push(piece);
            }
        }
        let mut changed = Pair::new(vec![], vec![]);
        let mut common = BTreeMap::new();
        for (digest, found) in at {
            if !found.at.left.is_empty() && !found.at.right.is_empty() {
                common.insert(digest, found);
            } else {
                let Pair { left, right } = found.at;
                changed.left.extend(left);
                changed.right.extend(right);
            }
        }
        Diff { common, changed }
    }

    /// The digests of common pieces that the change cannot have an influence on, and that have none on it (IMP-S).
    pub fn not_impacted(&self, claim: &Claim) -> BTreeSet<String> {
        let mut opaque: BTreeSet<String> = self.common.keys().cloned().collect();
        for (side, program) in claim.programs.iter() {
            let pieces = self.common.values().flat_map(|common| &common.at[side]);
            let is_common = pieces.flat_map(|piece| piece.values.iter().copied()).collect();
            let touched = impact(program.function(), &is_common);
            for (digest, common) in &self.common {
                let is_touched = |piece: &Piece| piece.values.iter().any(|value| touched.contains(value));
                if common.at[side].iter().any(is_touched) {
                    opaque.remove(digest);
                }
            }
        }
        opaque
    }
}

/// The values of a side that depend on what is in no common piece, through data and through which way is taken, and those that
/// such code depends on.
fn impact(body: &Function, is_common: &BTreeSet<Value>) -> BTreeSet<Value> {
    let cfg = Cfg::new(body);
    let mut operands: BTreeMap<Value, Vec<Value>> = BTreeMap::new();
    let mut changed: BTreeSet<Value> = BTreeSet::new();
    // What a block's parameters depend on: the arguments, and the conditions of the branches that lead there.
    for &block in cfg.reverse_postorder() {
        let data = &body.blocks[block];
        for inst in data.insts.iter().map(|inst| &body.insts[*inst]) {
            for &result in &inst.results {
                operands.insert(result, inst.inst.uses());
                if !is_common.contains(&result) && !matches!(inst.inst, Inst::Const(_)) {
                    changed.insert(result);
                }
            }
        }
        let decided: Vec<Value> = match &data.terminator {
            Terminator::Branch(cond, ..) => vec![*cond],
            Terminator::Switch { value, .. } => vec![*value],
            Terminator::Jump(_) | Terminator::Exit { .. } => vec![],
        };
        for target in data.terminator.targets() {
            for (param, arg) in body.blocks[target.block].params.iter().zip(&target.args) {
                operands.entry(*param).or_default().extend([*arg].iter().chain(&decided));
            }
        }
    }
    let mut found = changed.clone();
    // Forwards: whatever has an operand that is touched.
    loop {
        let is_touched = |(value, operands): &(&Value, &Vec<Value>)| {
            !found.contains(*value) && operands.iter().any(|operand| found.contains(operand))
        };
        let more: Vec<Value> = operands.iter().filter(is_touched).map(|(value, _)| *value).collect();
        if more.is_empty() {
            break;
        }
        found.extend(more);
    }
    // Backwards: whatever the change itself looks at.
    let mut pending: Vec<Value> = changed.into_iter().collect();
    let mut seen: BTreeSet<Value> = BTreeSet::new();
    while let Some(value) = pending.pop() {
        if seen.insert(value) {
            pending.extend(operands.get(&value).into_iter().flatten());
        }
    }
    found.extend(seen);
    found
}
