//! Isomorphism of blocks: whether a caller can tell apart the blocks of memory that both sides allocated.
//!
//! Where a block lies is nobody's business, so addresses of blocks are no difference, and neither is what lies at the same
//! address of two blocks that have nothing to do with each other. As for objects of Java ([`made_objects`](crate::made_objects)),
//! blocks are paired by the access path that leads to them from results and from memory that existed before, and what
//! both sides *wrote* at the same distance from the pointers that were followed is compared. A byte that only one side
//! wrote says nothing: it may be padding, or the other side's may be anything. A block that is free, that is reached in
//! two ways which do not fit together, or that only one side made, is no plain difference either.
//!
//! Only programs of C and LLVM's text are looked at. What a container of C++ or Rust keeps beyond its length is written memory that
//! no caller sees.

use std::collections::{BTreeMap, BTreeSet};

use tandem_base::layout::{BLOCK_ROOM, EXTENTS_OF_BLOCKS, FIRST_ALLOCATED, FIRST_FRAME, FIRST_GLOBAL};
use tandem_base::{Pair, Side};
use tandem_interp::{Contents, Run};
use tandem_ir::{Module, Outcome, Ty};
use tandem_kernel::claim::Claim;
use tandem_llvm::structure_of_source;

use crate::counterexample::Counterexample;
use crate::interpreted::only_made_objects_differ;
use crate::native::{Code, LlvmSource};

/// Blocks that are looked at.
const MOST_BLOCKS: usize = 1 << 10;
/// The memory in which the front end for LLVM notes how large a block is, and one more; nothing for one that is free.
const SIZES: &str = "@sizes";

/// Two blocks that the same path leads to.
#[derive(Clone, Debug)]
pub(crate) struct MadeBlock {
    /// The pointers that were followed, which need not lead to the beginning.
    pub pointers: Pair<u128>,
    /// How a caller comes to them.
    pub path: Path,
}

/// How a caller comes to a block.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Path {
    /// It is what is returned.
    Result(usize),
    /// A pointer in memory that existed before leads to it.
    Memory(u128),
    /// A pointer in another block, so far from the pointer to that one.
    Block(usize, i128),
}

/// What both sides wrote in one place of two blocks.
#[derive(Clone, Debug)]
pub(crate) struct MadeCell {
    /// The block, and how far from the pointer to it.
    pub block: usize,
    pub offset: i128,
    /// The memory by name.
    pub region: String,
    pub ty: Ty,
    pub bits: Pair<u128>,
}

/// Pairs of blocks that a caller can come to, and what they hold.
#[derive(Clone, Debug, Default)]
pub(crate) struct MadeBlocks {
    pub blocks: Vec<MadeBlock>,
    pub cells: Vec<MadeCell>,
    /// Whether what they hold tells them apart.
    pub are_apart: bool,
}

/// Something that tells two allocated blocks apart.
#[derive(Clone, Debug)]
pub struct BlockDifference {
    /// The address of the memory from before in which the first pointer lies; nothing if that is what is returned.
    pub root: Option<u128>,
    /// How far from the pointer before each further pointer lies.
    pub through: Vec<i128>,
    /// How far from the last pointer the difference is.
    pub offset: i128,
    /// The memory by name.
    pub region: String,
    /// The type of the element.
    pub ty: Ty,
    /// What the sides wrote there.
    pub bits: Pair<u128>,
}

impl BlockDifference {
    /// Where it is, as C says it: `result[1]`. Addresses of memory from before have names.
    pub fn place(&self, name: &dyn Fn(u128) -> Option<String>) -> String {
        let root = match self.root {
            None => "result".to_owned(),
            Some(address) => format!("(*{})", name(address).unwrap_or_else(|| format!("{address:#x}"))),
        };
        let pointer = self.through.iter().fold(root, |pointer, offset| match offset {
            0 => format!("(*{pointer})"),
            offset => format!("(*({pointer} + {offset} bytes))"),
        });
        let bytes = self.ty.bits().map_or(1, |bits| i128::from(bits.div_ceil(8)));
        match self.offset % bytes {
            0 => format!("{pointer}[{}]", self.offset / bytes),
            _ => format!("{pointer}[byte {}]", self.offset),
        }
    }
}

/// The first thing that tells allocated blocks apart to which results and older memory lead.
pub fn difference_in_blocks(claim: &Claim, runs: &Pair<Run>) -> Option<BlockDifference> {
    let made = made_blocks(claim, runs);
    let cell = made.cells.into_iter().find(|cell| !is_same(cell.ty, cell.bits.left, cell.bits.right))?;
    let (mut through, mut block) = (vec![], cell.block);
    let root = loop {
        match made.blocks[block].path {
            Path::Result(_) => break None,
            Path::Memory(address) => break Some(address),
            Path::Block(outer, offset) => {
                through.insert(0, offset);
                block = outer;
            }
        }
    };
    Some(BlockDifference { root, through, offset: cell.offset, region: cell.region, ty: cell.ty, bits: cell.bits })
}

/// The blocks of two finished runs that a caller can come to.
pub(crate) fn made_blocks(claim: &Claim, runs: &Pair<Run>) -> MadeBlocks {
    let mut found = MadeBlocks::default();
    let is_plain = |side: Side| {
        let run = &runs[side];
        let returns = run.outcome() == Some(&Outcome::Return);
        returns && !run.approximated && is_plain_c(&claim.programs[side].module)
    };
    if !Side::BOTH.into_iter().all(is_plain) {
        return found;
    }
    let views = Pair::from_fn(|side: Side| View { module: &claim.programs[side].module, run: &runs[side] });
    let mut pairing =
        Pairing { views: &views, found: &mut found, partners: Pair::new(BTreeMap::new(), BTreeMap::new()) };
    let types = &claim.programs.left.function().signature.results;
    for (index, ((a, b), ty)) in runs.left.results.iter().zip(&runs.right.results).zip(types).enumerate() {
        if *ty == Ty::Ptr {
            pairing.meet(Path::Result(index), *a, *b);
        }
    }
    for (_, ty, ours, theirs) in views.left.common(&views.right) {
        for (address, (a, b)) in pointers(ty, ours, theirs, 0..FIRST_ALLOCATED, 0) {
            pairing.meet(Path::Memory(address), a, b);
        }
    }
    let mut next = 0;
    while next < pairing.found.blocks.len() {
        pairing.compare(next);
        next += 1;
    }
    found
}

/// The name of a structure that the compared functions lead to and that no header shows, if the sides differ in nothing but allocated
/// blocks: how a file keeps what only it can read is its own business. A file that includes no header of the project
/// is a program of its own, where everybody sees everything.
pub(crate) fn only_its_file_sees(claim: &Claim, code: Pair<&Code>, found: &Counterexample) -> Option<String> {
    if !only_made_objects_differ(claim, &found.input, &found.runs) {
        return None;
    }
    Side::BOTH.into_iter().find_map(|side| {
        let Code::Llvm(code) = code[side] else { return None };
        let LlvmSource::C(path, _) = &code.source else { return None };
        if std::fs::read_to_string(path).is_ok_and(|source| !includes_own_header(&source)) {
            return None;
        }
        let info = code.functions.get(&claim.programs[side].function().name)?;
        structure_of_source(&code.text, &info.symbol)
    })
}

/// Whether a source includes a header in quotation marks.
fn includes_own_header(source: &str) -> bool {
    let directives = source.lines().filter_map(|line| line.trim_start().strip_prefix('#'));
    let mut included = directives.filter_map(|line| line.trim_start().strip_prefix("include"));
    included.any(|rest| rest.trim_start().starts_with('"'))
}

/// Whether a module was made of C or of LLVM's text alone.
fn is_plain_c(module: &Module) -> bool {
    let mut files = module.files.values().peekable();
    let is_plain = |file: &String| [".c", ".h", ".i", ".ll"].iter().any(|ending| file.ends_with(ending));
    files.peek().is_some() && files.all(is_plain)
}

/// Whether a number is the address of an allocated block.
fn is_made(bits: u128) -> bool {
    (FIRST_ALLOCATED..FIRST_FRAME).contains(&bits)
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

    /// The observed memories by address that both sides have: name, element type, contents.
    fn common(&self, other: &View<'a>) -> Vec<(&'a str, Ty, &'a Contents, &'a Contents)> {
        let memories = self.run.memories.iter().filter(|(id, _)| self.module.is_observed(*id));
        let both = memories.filter_map(|(id, ours)| {
            let region = &self.module.regions[*id];
            let theirs = other.contents(&region.name)?;
            (region.keys == [Ty::Ptr] && region.name != EXTENTS_OF_BLOCKS).then_some((
                region.name.as_str(),
                region.element,
                ours,
                theirs,
            ))
        });
        both.collect()
    }

    /// Whether a block may be looked at: nobody freed it.
    fn is_there(&self, pointer: u128) -> bool {
        let room = BLOCK_ROOM as u128;
        self.contents(SIZES).is_none_or(|sizes| sizes.get(&[pointer / room * room]) != 0)
    }
}

/// The addresses in a range at which both sides hold a pointer, and the pointers. Where memory is bytes, eight in a row that
/// make the address of a block are one. `shift` is how much further the same place is on the right side.
fn pointers(
    ty: Ty,
    ours: &Contents,
    theirs: &Contents,
    range: std::ops::Range<u128>,
    shift: i128,
) -> Vec<(u128, (u128, u128))> {
    let there = |address: u128| (address as i128 + shift) as u128;
    let set: BTreeSet<u128> = match is_made(range.start) {
        true => ours.written_in(range).into_iter().map(|(address, _)| address).collect(),
        false => ours.cells().map(|(keys, _)| keys[0]).filter(|address| range.contains(address)).collect(),
    };
    let word = |contents: &Contents, address: u128| {
        (0..8).fold(0, |word, at| word | (contents.get(&[address + at]) & 0xff) << (8 * at))
    };
    let found = set.into_iter().filter_map(|address| match ty {
        Ty::Ptr => Some((address, (ours.get(&[address]), theirs.get(&[there(address)])))),
        Ty::Int(8) => {
            let pair = (word(ours, address), word(theirs, there(address)));
            (address % 8 == 0 && is_made(pair.0) && is_made(pair.1)).then_some((address, pair))
        }
        _ => None,
    });
    found.collect()
}

struct Pairing<'a> {
    views: &'a Pair<View<'a>>,
    found: &'a mut MadeBlocks,
    /// The pointers that were followed, and to what the other side's leads.
    partners: Pair<BTreeMap<u128, u128>>,
}

impl Pairing<'_> {
    /// The same path leads to both.
    fn meet(&mut self, path: Path, left: u128, right: u128) {
        if !is_made(left) || !is_made(right) {
            // Whoever has no block has null or something that is known otherwise, which is compared as a number.
            let is_in_block = matches!(path, Path::Block(..));
            let is_known = |bits: u128| bits < FIRST_GLOBAL;
            // A pointer to a block that is free is not looked at.
            let there =
                [is_made(left) && self.views.left.is_there(left), is_made(right) && self.views.right.is_there(right)];
            self.found.are_apart |= is_in_block
                && left != right
                && (is_known(left) && is_known(right) || left == 0 && there[1] || right == 0 && there[0]);
            return;
        }
        let known = [self.partners.left.get(&left).copied(), self.partners.right.get(&right).copied()];
        if known != [None, None] || self.found.blocks.len() >= MOST_BLOCKS {
            return;
        }
        if self.views.left.is_there(left) && self.views.right.is_there(right) {
            self.partners.left.insert(left, right);
            self.partners.right.insert(right, left);
            self.found.blocks.push(MadeBlock { pointers: Pair::new(left, right), path });
        }
    }

    /// Compares what two blocks hold.
    fn compare(&mut self, block: usize) {
        let Pair { left, right } = self.found.blocks[block].pointers;
        let (views, room) = (self.views, BLOCK_ROOM as u128);
        let start = left / room * room;
        let shift = right as i128 - left as i128;
        for (name, ty, ours, theirs) in views.left.common(&views.right) {
            let met = pointers(ty, ours, theirs, start..start + room, shift);
            let width = if ty == Ty::Ptr { 1 } else { 8 };
            let in_pointers: BTreeSet<u128> = met.iter().flat_map(|(at, _)| *at..*at + width).collect();
            let there: BTreeMap<u128, u128> = {
                let start = right / room * room;
                theirs.written_in(start..start + room).into_iter().collect()
            };
            for (at, (a, b)) in met {
                let same_place = there.contains_key(&((at as i128 + shift) as u128));
                if same_place {
                    self.meet(Path::Block(block, at as i128 - left as i128), a, b);
                }
            }
            for (at, a) in ours.written_in(start..start + room) {
                let Some(b) = there.get(&((at as i128 + shift) as u128)) else { continue };
                if ty == Ty::Ptr || in_pointers.contains(&at) {
                    continue;
                }
                self.found.are_apart |= !is_same(ty, a, *b);
                let (offset, region) = (at as i128 - left as i128, name.to_owned());
                self.found.cells.push(MadeCell { block, offset, region, ty, bits: Pair::new(a, *b) });
            }
        }
    }
}

/// Whether two values look the same: all NaNs do.
fn is_same(ty: Ty, a: u128, b: u128) -> bool {
    let is_nan = |bits: u128| match ty {
        Ty::F32 => f32::from_bits(bits as u32).is_nan(),
        Ty::F64 => f64::from_bits(bits as u64).is_nan(),
        _ => false,
    };
    a == b || is_nan(a) && is_nan(b)
}
