//! The diff on the IR: which pieces of code both programs have.
//!
//! A piece is a loop, a conditional, or the tree of operations behind a number (`tandem_passes::outline`), known by a digest of
//! what it would be as a function. Pieces with one digest are common, wherever they stand, so code that moved is common as
//! well; that their inputs may differ is not the diff's business, since it is what a proof has to show.

use std::collections::{BTreeMap, BTreeSet};

use tandem_base::{Pair, Side};
use tandem_ir::analysis::Cfg;
use tandem_ir::{Block, Function, Id, Inst, Terminator, Value};
use tandem_kernel::claim::Claim;
use tandem_kernel::reshape::Stretch;
use tandem_passes::outline::{Kind, Piece, backbone, pieces, stretch};

/// A piece that both programs have.
#[derive(Clone, Debug)]
pub struct Common {
    /// Where it occurs on each side.
    pub at: Pair<Vec<Piece>>,
}

impl Common {
    /// Whether it is more than one statement.
    pub fn is_region(&self) -> bool {
        self.at.left.iter().any(|piece| piece.kind != Kind::Statement)
    }
}

/// The difference of two programs.
#[derive(Clone, Debug)]
pub struct Diff {
    /// What both have, by digest.
    pub common: BTreeMap<String, Common>,
    /// What only one of them has.
    pub changed: Pair<Vec<Piece>>,
    /// Long stretches that both have, with the digests of what they would be as functions.
    pub stretches: Vec<(String, Stretch)>,
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
        let mut stretches = Vec::new();
        for (both, at) in found_stretches(claim) {
            stretches.push((both.left.digest.clone(), at));
            common.insert(both.left.digest.clone(), Common { at: both.map(|piece| vec![piece]) });
        }
        Diff { common, changed, stretches }
    }

    /// The digests of common loops, if a side has further ones, from which they may have moved away.
    pub fn loops(&self) -> BTreeSet<String> {
        let is_loop = |piece: &&Piece| piece.kind == Kind::Loop;
        let count = |side: Side| {
            let common = self.common.values().flat_map(|common| &common.at[side]);
            common.chain(&self.changed[side]).filter(is_loop).count()
        };
        if Side::BOTH.into_iter().all(|side| count(side) < 2) {
            return BTreeSet::new();
        }
        let loops = self.common.iter().filter(|(_, common)| common.at.left.iter().any(|piece| is_loop(&piece)));
        loops.map(|(digest, _)| digest.clone()).collect()
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

/// More places than this on a backbone are not aligned.
const MOST_PLACES: usize = 4_000;

/// The longest stretches that both entries have: runs of places on their backbones that correspond, as far as the code between is
/// the same function.
fn found_stretches(claim: &Claim) -> Vec<(Pair<Piece>, Stretch)> {
    let places = claim.programs.as_ref().map(|program| backbone(&program.module, program.entry));
    let (left, right) = (&places.left, &places.right);
    if left.len().max(right.len()) > MOST_PLACES {
        return vec![];
    }
    let mut found = Vec::new();
    let mut pending = runs(left, right);
    while let Some((i, j, length)) = pending.pop() {
        // The places before and behind a run belong to it as ends.
        let length = length.min((left.len() - i).saturating_sub(1)).min((right.len() - j).saturating_sub(1));
        if length < SHORTEST {
            continue;
        }
        let ends = Pair::new((left[i].0, left[i + length].0), (right[j].0, right[j + length].0));
        let pieces = Pair::from_fn(|side| {
            let program = &claim.programs[side];
            stretch(&program.module, program.entry, ends[side])
        });
        let number = |(from, to): (Block, Block)| (from.index(), to.index());
        match (pieces.left, pieces.right) {
            (Some(piece), Some(other)) if piece.digest == other.digest => {
                found.push((Pair::new(piece, other), Stretch { left: number(ends.left), right: number(ends.right) }));
            }
            _ => pending.extend([(i, j, length / 2), (i + length / 2, j + length / 2, length - length / 2)]),
        }
    }
    found
}

/// Shorter stretches are not worth more than their pieces.
const SHORTEST: usize = 2;

/// Runs of places with equal hashes: a longest common subsequence, after what the sides have in common at both ends.
fn runs(left: &[(Block, u64)], right: &[(Block, u64)]) -> Vec<(usize, usize, usize)> {
    let same = |i: usize, j: usize| left[i].1 == right[j].1;
    let most = left.len().min(right.len());
    let before = (0..most).take_while(|k| same(*k, *k)).count();
    let after = (0..most - before).take_while(|k| same(left.len() - 1 - k, right.len() - 1 - k)).count();
    let mut runs = vec![(0, 0, before), (left.len() - after, right.len() - after, after)];
    let (rows, columns) = (left.len() - before - after, right.len() - before - after);
    let mut best = vec![vec![0u32; columns + 1]; rows + 1];
    for i in (0..rows).rev() {
        for j in (0..columns).rev() {
            best[i][j] = match same(before + i, before + j) {
                true => best[i + 1][j + 1] + 1,
                false => best[i + 1][j].max(best[i][j + 1]),
            };
        }
    }
    let (mut i, mut j, mut length) = (0, 0, 0);
    while i < rows && j < columns {
        if same(before + i, before + j) {
            (i, j, length) = (i + 1, j + 1, length + 1);
            continue;
        }
        runs.push((before + i - length, before + j - length, length));
        length = 0;
        if best[i + 1][j] >= best[i][j + 1] {
            i += 1;
        } else {
            j += 1;
        }
    }
    runs.push((before + i - length, before + j - length, length));
    runs
}
