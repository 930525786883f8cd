//! Whether a caller can tell apart the blocks that both sides of a C program allocated.
//!
//! Blocks get their addresses in the order in which they are allocated, and what is left in memory that nobody can reach is
//! nobody's business, so that two runs differ in a block alone shows nothing by itself. But a block that the caller gets is
//! the caller's: one that both sides return, or leave at the same place of the caller's memory, in a global or in another such
//! block. Blocks are paired by these paths, and what both sides wrote into them at the same offset is compared. Sound for
//! want of reach: only blocks whose size both sides know at the end (so none that is freed, and none of Rust's, where types
//! decide what of a block can be seen), only memory that is split by type (in bytes, addresses and padding look like
//! anything else), and only cells that neither side left as they are when nobody writes to them.

use std::collections::{BTreeMap, BTreeSet};

use tandem_base::layout::{BLOCK_ROOM, FIRST_ALLOCATED, FIRST_FRAME};
use tandem_base::{Pair, Side};
use tandem_interp::{Contents, Run};
use tandem_ir::{Module, Ty};
use tandem_kernel::claim::Claim;

/// The memory in which the front end notes one more than the size of the block at an address; 0 if there is none.
const SIZES: &str = "@sizes";
/// Memory of one type of elements behind addresses has names that begin like this.
const TYPED: &str = "heap.";
/// Pairs that are looked at.
const MOST_PAIRS: usize = 1 << 10;

/// Whether blocks that the sides allocated, and that a caller has at the end, differ in what was written into them.
pub fn blocks_differ(claim: &Claim, runs: &Pair<Run>) -> bool {
    if runs.left.approximated || runs.right.approximated {
        return false;
    }
    let views = Pair::from_fn(|side: Side| View { module: &claim.programs[side].module, run: &runs[side] });
    let mut paired: BTreeMap<u128, u128> = BTreeMap::new();
    let mut pending = vec![];
    let mut meet = |ours: u128, theirs: u128, pending: &mut Vec<(u128, u128)>| {
        let is_block = |address: u128| (FIRST_ALLOCATED..FIRST_FRAME).contains(&address);
        if is_block(ours) && is_block(theirs) && paired.len() < MOST_PAIRS && paired.insert(ours, theirs).is_none() {
            pending.push((ours, theirs));
        }
    };
    let types = &claim.programs.left.function().signature.results;
    for ((ours, theirs), ty) in runs.left.results.iter().zip(&runs.right.results).zip(types) {
        if *ty == Ty::Ptr {
            meet(*ours, *theirs, &mut pending);
        }
    }
    for (element, keys, ours, theirs) in views.left.common(&views.right) {
        let is_older = |at: &[u128]| keys != [Ty::Ptr] || at.first().is_some_and(|at| *at < FIRST_ALLOCATED);
        for (at, bits) in ours.cells().filter(|(at, _)| element == Ty::Ptr && is_older(at)) {
            meet(bits, theirs.get(&at), &mut pending);
        }
    }
    while let Some((one, other)) = pending.pop() {
        let (Some(ours), Some(theirs)) = (views.left.block(one), views.right.block(other)) else { continue };
        if one - ours.start != other - theirs.start {
            continue;
        }
        for (element, keys, left, right) in views.left.common(&views.right) {
            if keys != [Ty::Ptr] {
                continue;
            }
            let written = |contents: &Contents, block: &Block| -> BTreeMap<u128, u128> {
                let cells =
                    contents.cells().filter_map(|(at, bits)| Some((at.first()?.checked_sub(block.start)?, bits)));
                cells.filter(|(offset, _)| *offset < block.size).collect()
            };
            let theirs = written(right, &theirs);
            for (offset, bits) in written(left, &ours) {
                let Some(&there) = theirs.get(&offset) else { continue };
                match element {
                    Ty::Ptr => meet(bits, there, &mut pending),
                    Ty::Int(_) | Ty::Bool if bits != there => return true,
                    _ => {}
                }
            }
        }
    }
    false
}

struct Block {
    start: u128,
    size: u128,
}

/// The memories of one side at the end.
struct View<'a> {
    module: &'a Module,
    run: &'a Run,
}

impl<'a> View<'a> {
    fn contents(&self, name: &str) -> Option<&'a Contents> {
        self.run.memories.iter().find(|(id, _)| self.module.regions[*id].name == name).map(|(_, contents)| contents)
    }

    /// The block that an address is in, if its size is known.
    fn block(&self, address: u128) -> Option<Block> {
        let start = address & !(BLOCK_ROOM as u128 - 1);
        let size = self.contents(SIZES)?.get(&[start]).checked_sub(1)?;
        Some(Block { start, size })
    }

    /// The observed memories that both sides have and that say what their elements are: element type, key types, contents
    /// on both sides.
    fn common(&self, other: &View<'a>) -> Vec<(Ty, &'a [Ty], &'a Contents, &'a Contents)> {
        let mut names = BTreeSet::new();
        let memories = self.run.memories.iter().filter(|(id, _)| self.module.is_observed(*id));
        let both = memories.filter_map(|(id, ours)| {
            let region = &self.module.regions[*id];
            let is_typed = region.keys != [Ty::Ptr] || region.name.starts_with(TYPED);
            let theirs = other.contents(&region.name).filter(|_| is_typed && names.insert(&region.name))?;
            Some((region.element, &region.keys[..], ours, theirs))
        });
        both.collect()
    }
}
