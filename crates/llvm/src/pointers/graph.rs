//! What pointers may point into: a graph of places, unified as needed.
//!
//! A [`Place`] stands for one or more objects. Whenever a pointer may point into either of two places the two become
//! one (Steensgaard's analysis), so every pointer has exactly one place, which a union-find keeps. Within a place,
//! pointers stored in memory and accesses are told apart by offset.

use tandem_ir::Ty;

use super::offset::{Offset, gcd};
use crate::types::TypeId;

/// A place, by number. Numbers stay valid when places are unified.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Place(u32);

/// An object of the module, by position in the list of all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct RootId(pub(crate) u32);

/// Where a pointer points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pointer {
    pub(crate) place: Place,
    pub(crate) offset: Offset,
}

/// A read or write of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Access {
    pub(crate) offset: Offset,
    pub(crate) size: u64,
    pub(crate) ty: Ty,
}

/// A pointer kept in memory.
#[derive(Clone, Copy, Debug)]
struct Cell {
    offset: Offset,
    content: Place,
    /// Offsets of the pointers seen so far.
    into: Option<Offset>,
    changes: u8,
}

impl Cell {
    fn pointer(&self) -> Pointer {
        // A pointer nobody was seen to store points to the start of something.
        Pointer { place: self.content, offset: self.into.unwrap_or(Offset::ZERO) }
    }
}

/// Who may know the addresses of what is at a place. Whoever knows more also knows what those before it do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Exposure {
    /// Nobody: there are no addresses, pointers are offsets.
    #[default]
    None,
    /// It has addresses, that only pointers that we see hold.
    Addressed,
    /// Functions of the module were given the address, or give it.
    Given,
    /// Something that we do not see may know it, or it matters as a number.
    Leaked,
}

#[derive(Clone, Debug, Default)]
struct PlaceData {
    parent: Option<Place>,
    /// An upper bound of the height of the tree of places unified into this one.
    rank: u8,
    /// Objects that are all or part of the place.
    roots: Vec<RootId>,
    exposure: Exposure,
    /// Whether pointers to here may come from outside, and so lead to objects that are not known.
    foreign: bool,
    /// Whether the address is used as a number.
    numbered: bool,
    /// Whether a pointer to here is compared with null.
    tested: bool,
    /// Whether allocated blocks may be here.
    blocks: bool,
    /// Whether something is stored here, other than by the initial value.
    written: bool,
    cells: Vec<Cell>,
    accesses: Vec<Access>,
    /// Copies and fills start and end at multiples of this; 0 if there are none.
    granule: u64,
    /// Some copy or fill is of a length or at an offset that is not known.
    swept: bool,
    /// Where copies and fills start or end, as far as known.
    edges: Vec<u64>,
    /// The least alignment of an access that has less than its type asks for.
    alignment: Option<u64>,
    /// The least alignment of the ends of copies and fills.
    copied: Option<u64>,
    /// Structures that the source tells of: their sizes, and the ranges of bytes between their members.
    padded: Vec<(u64, Vec<(u64, u64)>)>,
    /// Structures that the source tells of: their sizes and the scalars in them.
    told: Vec<(u64, Vec<(u64, Ty)>)>,
    /// Types that the program declares for what stands at these offsets.
    declared: Vec<(Offset, TypeId)>,
}

/// All places.
#[derive(Debug, Default)]
pub(crate) struct Graph {
    places: Vec<PlaceData>,
    changed: bool,
}

/// Beyond so many different accesses a place is treated as bytes.
const MOST_ACCESSES: usize = 400;
/// Beyond so many different cells their contents are taken to be one.
const MOST_CELLS: usize = 100;
/// After so many changes of an offset its bounds are given up.
const MOST_CHANGES: u8 = 3;

impl Graph {
    pub(crate) fn new_place(&mut self) -> Place {
        self.places.push(PlaceData::default());
        Place(self.places.len() as u32 - 1)
    }

    pub(crate) fn new_root(&mut self, root: RootId) -> Place {
        let place = self.new_place();
        self.places[place.0 as usize].roots.push(root);
        place
    }

    /// Whether anything changed since this was asked last.
    pub(crate) fn take_changed(&mut self) -> bool {
        std::mem::take(&mut self.changed)
    }

    pub(crate) fn note_change(&mut self) {
        self.changed = true;
    }

    /// The number that stands for all places unified with this one.
    pub(crate) fn find(&self, place: Place) -> Place {
        let mut place = place;
        while let Some(parent) = self.places[place.0 as usize].parent {
            place = parent;
        }
        place
    }

    fn data(&self, place: Place) -> &PlaceData {
        &self.places[self.find(place).0 as usize]
    }

    fn data_mut(&mut self, place: Place) -> &mut PlaceData {
        let place = self.find(place);
        &mut self.places[place.0 as usize]
    }

    pub(crate) fn accesses(&self, place: Place) -> &[Access] {
        &self.data(place).accesses
    }

    pub(crate) fn declared(&self, place: Place) -> &[(Offset, TypeId)] {
        &self.data(place).declared
    }

    pub(crate) fn is_written(&self, place: Place) -> bool {
        self.data(place).written
    }

    /// The one object that the place is, if nothing else may be there.
    pub(crate) fn private_root(&self, place: Place) -> Option<RootId> {
        let data = self.data(place);
        match data.roots[..] {
            [root] if data.exposure == Exposure::None => Some(root),
            _ => None,
        }
    }

    /// Something that we do not see may have pointers to the place and to what it points to.
    pub(crate) fn expose(&mut self, place: Place) {
        self.expose_to(place, Exposure::Leaked);
    }

    /// At least so much may be known of the place, and of what it points to.
    pub(crate) fn expose_to(&mut self, place: Place, exposure: Exposure) {
        let mut work = vec![place];
        while let Some(place) = work.pop() {
            let data = self.data_mut(place);
            if data.exposure < exposure {
                data.exposure = exposure;
                let contents: Vec<Place> = data.cells.iter().map(|cell| cell.content).collect();
                if exposure == Exposure::Leaked {
                    // Others may put pointers of their own there.
                    contents.iter().for_each(|&content| self.make_foreign(content));
                }
                work.extend(contents);
                self.changed = true;
            }
        }
    }

    /// Pointers to the place may come from outside, and so may those that are found there.
    pub(crate) fn make_foreign(&mut self, place: Place) {
        let mut work = vec![place];
        while let Some(place) = work.pop() {
            let data = self.data_mut(place);
            if !data.foreign {
                data.foreign = true;
                work.extend(data.cells.iter().map(|cell| cell.content));
                self.changed = true;
            }
        }
    }

    /// The address of something at the place is used as a number.
    pub(crate) fn number(&mut self, place: Place) {
        let known = std::mem::replace(&mut self.data_mut(place).numbered, true);
        self.changed |= !known;
    }

    /// Whether a pointer from outside is used as a number.
    pub(crate) fn numbers_foreign(&self) -> bool {
        self.places.iter().any(|data| data.numbered && data.foreign)
    }

    /// At the start of the place is a structure of this size with these ranges of bytes between its members.
    pub(crate) fn pad(&mut self, place: Place, size: u64, padding: Vec<(u64, u64)>) {
        self.data_mut(place).padded.push((size, padding));
    }

    /// At the start of the place, or of an array there, is a structure of this size with these scalars.
    pub(crate) fn tell(&mut self, place: Place, size: u64, members: Vec<(u64, Ty)>) {
        self.data_mut(place).told.push((size, members));
    }

    /// The structures that the source tells of at the place, with their scalars.
    pub(crate) fn told(&self, place: Place) -> &[(u64, Vec<(u64, Ty)>)] {
        &self.data(place).told
    }

    /// The structures that the source tells of at the place.
    pub(crate) fn padded(&self, place: Place) -> &[(u64, Vec<(u64, u64)>)] {
        &self.data(place).padded
    }

    /// A pointer to the place is compared with null.
    pub(crate) fn test(&mut self, place: Place) {
        let known = std::mem::replace(&mut self.data_mut(place).tested, true);
        self.changed |= !known;
    }

    /// Whether a pointer from outside is compared with null.
    pub(crate) fn tests_null(&self) -> bool {
        self.places.iter().any(|data| data.tested && data.foreign)
    }

    /// Whether pointers to the place may come from outside.
    pub(crate) fn is_foreign(&self, place: Place) -> bool {
        self.data(place).foreign
    }

    /// Whether pointers from outside may lead to the place.
    pub(crate) fn is_reached_from_outside(&self, place: Place) -> bool {
        let data = self.data(place);
        data.foreign || data.exposure == Exposure::Leaked
    }

    /// The objects that are at the place.
    pub(crate) fn roots(&self, place: Place) -> &[RootId] {
        &self.data(place).roots
    }

    /// Whether allocated blocks may be at the place.
    pub(crate) fn holds_blocks(&self, place: Place) -> bool {
        self.data(place).blocks
    }

    /// Allocated blocks may be at the place.
    pub(crate) fn hold_blocks(&mut self, place: Place) {
        let data = self.data_mut(place);
        if !data.blocks {
            data.blocks = true;
            self.changed = true;
        }
        self.expose_to(place, Exposure::Addressed);
    }

    /// Whether there are only allocated blocks, that nobody but the function that allocates them knows of.
    pub(crate) fn has_own_blocks(&self, place: Place) -> bool {
        let data = self.data(place);
        data.blocks && data.roots.is_empty() && data.exposure == Exposure::Addressed
    }

    /// Whether the place is reached through pointers that functions were given, and in no other way.
    pub(crate) fn is_only_given(&self, place: Place) -> bool {
        let data = self.data(place);
        data.roots.is_empty() && !data.blocks && data.exposure < Exposure::Leaked
    }

    pub(crate) fn write(&mut self, place: Place) {
        let data = self.data_mut(place);
        if !data.written {
            data.written = true;
            self.changed = true;
        }
    }

    /// Notes a copy from or to here, or a fill: its length, if known, and what its length is a multiple of.
    pub(crate) fn sweep(&mut self, at: Pointer, length: Option<u64>, multiple: u64) {
        let start = at.offset.single().map_or(gcd(at.offset.low.unsigned_abs(), at.offset.step()), i64::unsigned_abs);
        let data = self.data_mut(at.place);
        let granule = gcd(data.granule, gcd(start, multiple));
        let swept = data.swept || length.is_none() || at.offset.single().is_none();
        let mut changed = granule != data.granule || swept != data.swept;
        data.granule = granule;
        data.swept = swept;
        if let (Some(start), Some(length)) = (at.offset.single().and_then(|start| u64::try_from(start).ok()), length) {
            for edge in [start, start.saturating_add(length)] {
                if !data.edges.contains(&edge) {
                    data.edges.push(edge);
                    changed = true;
                }
            }
        }
        self.changed |= changed;
    }

    /// Notes an access that is aligned less than its type asks for.
    pub(crate) fn align(&mut self, place: Place, alignment: u64) {
        let data = self.data_mut(place);
        if data.alignment.is_none_or(|known| alignment < known) {
            data.alignment = Some(alignment);
            self.changed = true;
        }
    }

    /// Notes the alignment of an end of a copy or fill.
    pub(crate) fn align_copy(&mut self, place: Place, alignment: u64) {
        let data = self.data_mut(place);
        if data.copied.is_none_or(|known| alignment < known) {
            data.copied = Some(alignment);
            self.changed = true;
        }
    }

    /// The least alignment of an access that has less than its type asks for.
    pub(crate) fn alignment(&self, place: Place) -> Option<u64> {
        self.data(place).alignment
    }

    /// The least alignment of the ends of copies and fills.
    pub(crate) fn copied(&self, place: Place) -> Option<u64> {
        self.data(place).copied
    }

    pub(crate) fn granule(&self, place: Place) -> u64 {
        self.data(place).granule
    }

    pub(crate) fn edges(&self, place: Place) -> &[u64] {
        &self.data(place).edges
    }

    pub(crate) fn is_swept(&self, place: Place) -> bool {
        self.data(place).swept
    }

    pub(crate) fn declare(&mut self, pointer: Pointer, ty: TypeId) {
        let data = self.data_mut(pointer.place);
        let known = (pointer.offset, ty);
        if !data.declared.contains(&known) && data.declared.len() < MOST_CELLS {
            data.declared.push(known);
            self.changed = true;
        }
    }

    pub(crate) fn access(&mut self, place: Place, access: Access) {
        let data = self.data_mut(place);
        if data.accesses.contains(&access) {
            return;
        }
        if data.accesses.len() >= MOST_ACCESSES {
            // Two accesses of different types to the whole of it: whoever looks will see bytes only.
            let everywhere = |ty| Access { offset: Offset::ANY, size: 1, ty };
            let both = vec![everywhere(Ty::I8), everywhere(Ty::Bool)];
            if data.accesses != both {
                data.accesses = both;
                self.changed = true;
            }
            return;
        }
        if data.accesses.first().is_some_and(|first| first.ty == Ty::I8 && first.offset == Offset::ANY)
            && data.accesses.get(1).is_some_and(|second| second.ty == Ty::Bool)
        {
            return;
        }
        data.accesses.push(access);
        self.changed = true;
    }

    /// Makes two places one.
    pub(crate) fn unify(&mut self, one: Place, other: Place) {
        let mut work = vec![(one, other)];
        while let Some((one, other)) = work.pop() {
            let (mut keep, mut gone) = (self.find(one), self.find(other));
            if keep == gone {
                continue;
            }
            self.changed = true;
            if self.places[keep.0 as usize].rank < self.places[gone.0 as usize].rank {
                std::mem::swap(&mut keep, &mut gone);
            }
            let data = std::mem::take(&mut self.places[gone.0 as usize]);
            self.places[gone.0 as usize].parent = Some(keep);
            let kept = &mut self.places[keep.0 as usize];
            kept.rank = kept.rank.max(data.rank + 1);
            kept.granule = gcd(kept.granule, data.granule);
            kept.swept |= data.swept;
            kept.edges.extend(data.edges);
            kept.roots.extend(data.roots);
            kept.written |= data.written;
            kept.tested |= data.tested;
            kept.numbered |= data.numbered;
            kept.padded.extend(data.padded);
            kept.told.extend(data.told);
            kept.alignment = least(kept.alignment, data.alignment);
            kept.copied = least(kept.copied, data.copied);
            kept.blocks |= data.blocks;
            let several = if kept.roots.len() > 1 || kept.blocks { Exposure::Addressed } else { Exposure::None };
            let exposure = kept.exposure.max(data.exposure).max(several);
            kept.declared.extend(data.declared);
            for access in data.accesses {
                self.access(keep, access);
            }
            for cell in data.cells {
                let at = Pointer { place: keep, offset: cell.offset };
                let content = self.cell(at);
                work.push((content.place, cell.content));
                if let Some(into) = cell.into {
                    self.widen_cell(at, into);
                }
            }
            // Also for cells just moved here, so not skipped when the place is exposed already.
            self.places[keep.0 as usize].exposure = Exposure::None;
            self.expose_to(keep, exposure);
            if std::mem::take(&mut self.places[keep.0 as usize].foreign) || data.foreign {
                self.make_foreign(keep);
            }
        }
    }

    /// What a pointer stored at this place and offset points to.
    pub(crate) fn cell(&mut self, at: Pointer) -> Pointer {
        let mut offset = at.offset;
        loop {
            let place = self.find(at.place);
            let data = &self.places[place.0 as usize];
            if data.cells.len() >= MOST_CELLS {
                offset = Offset::ANY;
            }
            let overlaps = |cell: &Cell| cell.offset.may_overlap(8, offset, 8);
            let mut overlapping = data.cells.iter().filter(|cell| overlaps(cell));
            if let (Some(first), None) = (overlapping.next(), overlapping.next())
                && (first.offset == offset || first.offset.join(offset) == first.offset)
            {
                return first.pointer();
            }
            // Cells that may overlap hold the same pointers: one cell takes their place. Its offset may overlap
            // further cells, hence the loop; every round leaves fewer cells or returns.
            self.changed = true;
            let content = self.new_place();
            let data = &mut self.places[place.0 as usize];
            let mut cell = Cell { offset, content, into: None, changes: 0 };
            let (gone, kept) = std::mem::take(&mut data.cells).into_iter().partition(overlaps);
            data.cells = kept;
            for old in &gone {
                cell.offset = cell.offset.join(old.offset);
                cell.changes = cell.changes.max(old.changes);
                cell.into = match (cell.into, old.into) {
                    (Some(one), Some(other)) => Some(one.join(other)),
                    (one, other) => one.or(other),
                };
            }
            if gone.len() > 1 || gone.iter().any(|old: &Cell| old.offset != cell.offset) {
                cell.changes = cell.changes.saturating_add(1);
                if cell.changes > MOST_CHANGES {
                    cell.offset = cell.offset.widen();
                }
            }
            offset = cell.offset;
            let exposure = data.exposure;
            let foreign = data.foreign || exposure == Exposure::Leaked;
            data.cells.push(cell);
            for old in gone {
                self.unify(content, old.content);
            }
            self.expose_to(content, exposure);
            if foreign {
                self.make_foreign(content);
            }
        }
    }

    /// Cells of a place with what they hold.
    pub(crate) fn cells(&self, place: Place) -> Vec<(Offset, Pointer)> {
        self.data(place).cells.iter().map(|cell| (cell.offset, cell.pointer())).collect()
    }

    /// A pointer flows into a cell.
    pub(crate) fn store(&mut self, at: Pointer, value: Pointer) {
        let content = self.cell(at);
        self.unify(content.place, value.place);
        self.widen_cell(at, value.offset);
    }

    fn widen_cell(&mut self, at: Pointer, offset: Offset) {
        let place = self.find(at.place);
        let data = &mut self.places[place.0 as usize];
        let mut changed = false;
        for cell in &mut data.cells {
            if cell.offset.may_overlap(8, at.offset, 8) {
                changed |= widen(&mut cell.into, offset, &mut cell.changes);
            }
        }
        self.changed |= changed;
    }
}

fn least(one: Option<u64>, other: Option<u64>) -> Option<u64> {
    [one, other].into_iter().flatten().min()
}

/// Joins more offsets into a set, giving up bounds if this happens again and again. Whether the set changed.
pub(crate) fn widen(set: &mut Option<Offset>, more: Offset, changes: &mut u8) -> bool {
    let Some(old) = *set else {
        *set = Some(more);
        return true;
    };
    let mut joined = old.join(more);
    if joined == old {
        return false;
    }
    *changes = changes.saturating_add(1);
    if *changes > MOST_CHANGES {
        joined = joined.widen();
    }
    *set = Some(joined);
    true
}
