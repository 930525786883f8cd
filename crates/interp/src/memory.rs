//! The stores that memories live in while a program runs.
//!
//! A memory is a total map, so a store keeps the cells that are set and answers for all others from its default. The
//! keys of a cell are packed into one number ([`Layout`]); cells lie in pages of 64 neighbours found through a small
//! hash table, with the last page remembered, because programs walk through memory. Making all cells under a key
//! prefix zero takes constant time: the prefix gets the number of the clear, and pages made before it count as empty.

use rustc_hash::FxHashMap;
use tandem_ir::Ty;

use super::code::Kind;
use super::domain::Word;

/// Elements known before the program starts, by packed key.
pub(super) type Presets = FxHashMap<u128, u128>;

/// How a region's keys are packed into one number: side by side, the first key highest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Layout {
    fields: Vec<Field>,
    /// Whether keys are signed numbers of any size (mathematical integers) rather than bits of known width.
    signed: bool,
}

/// The place of one key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Field {
    /// Its lowest bit.
    shift: u32,
    /// How many bits it has; more than the key can fill, sometimes.
    width: u32,
    /// How many bits a key fills.
    key_bits: u32,
}

impl Layout {
    /// The layout for keys of these types, or why there is none.
    pub(super) fn new(keys: &[Ty], mathematical: bool) -> Result<Layout, String> {
        let mut fields = Vec::with_capacity(keys.len());
        let mut shift = 0;
        for (position, ty) in keys.iter().enumerate().rev() {
            let bits = ty.bits().ok_or_else(|| format!("a memory with keys of type {ty:?}"))?;
            // A page must not reach over two values of the first key, so the last field has at least a page's bits.
            let is_last_of_several = position + 1 == keys.len() && keys.len() > 1;
            let width = match mathematical {
                true => 128 / keys.len() as u32,
                false if is_last_of_several => bits.max(PAGE_BITS),
                false => bits,
            };
            fields.push(Field { shift, width, key_bits: if mathematical { width } else { bits } });
            shift += width;
        }
        if shift > 128 || (mathematical && keys.len() > 8) {
            return Err(format!("a memory with keys of {shift} bits together"));
        }
        fields.reverse();
        Ok(Layout { fields, signed: mathematical })
    }

    /// Whether the only key is an address of the machine, which is its own packed form.
    pub(super) fn is_address(&self) -> bool {
        matches!(self.fields[..], [Field { key_bits: 64, .. }]) && !self.signed
    }

    /// The packed form of some first keys, in the place they have in a full one. The error says which limit of ours
    /// the keys exceed.
    pub(super) fn pack(&self, keys: impl Iterator<Item = u128>) -> Result<u128, &'static str> {
        let mut packed = 0;
        for (key, &Field { shift, width, key_bits }) in keys.zip(&self.fields) {
            let bits = key & crate::eval::mask(key_bits);
            if self.signed && crate::eval::signed(width, bits) as u128 != key {
                return Err(KEY_TOO_LARGE);
            }
            packed |= bits << shift;
        }
        Ok(packed)
    }

    /// The keys packed in a number.
    pub(super) fn unpack(&self, packed: u128) -> Vec<u128> {
        let field = |&Field { shift, width, .. }: &Field| {
            let bits = (packed >> shift) & crate::eval::mask(width);
            if self.signed { crate::eval::signed(width, bits) as u128 } else { bits }
        };
        self.fields.iter().map(field).collect()
    }

    /// How many keys there are.
    pub(super) fn len(&self) -> usize {
        self.fields.len()
    }

    /// The lowest bit of the field of the key at `position`: everything below belongs to later keys.
    pub(super) fn shift(&self, position: usize) -> u32 {
        self.fields[position].shift
    }

    /// How many bits the key at `position` can fill.
    pub(super) fn key_bits(&self, position: usize) -> u32 {
        self.fields[position].key_bits
    }
}

/// The reason given when mathematical keys do not fit into their fields.
pub(super) const KEY_TOO_LARGE: &str = "integer too large for a memory key";

const PAGE_BITS: u32 = 6;
const PAGE_CELLS: usize = 1 << PAGE_BITS;
/// How many remembered clears take as much room as a page.
const CLEARS_A_PAGE: usize = 8;
/// No page has this number: page numbers have zeros in their highest bits.
const NO_PAGE: u128 = u128::MAX;
/// A table that grew beyond this is given back when the store is emptied.
const TABLE_KEPT: usize = 1 << 16;

/// What cells that were never set contain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Default {
    /// This element.
    Element(u128),
    /// Nobody knows: something of this kind made from the salt and the key, and whoever reads it has seen nothing
    /// certain. A salt of 0 makes it zero.
    Arbitrary(u64, Kind),
}

/// What a cell contains that is not set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cell<W> {
    /// The element.
    Known(W),
    /// Something unspecified of this kind, to be made from this salt.
    Arbitrary(u64, Kind),
}

/// The memory allowance of the run is used up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Full;

/// The one current version of one memory.
#[derive(Debug)]
pub(super) struct Store<W> {
    pages: Vec<Page>,
    /// Cells of page `n` are at `n * PAGE_CELLS`; longer than needed after use, what `present` does not show is junk.
    cells: Vec<W>,
    /// Open addressing; entries are page indices plus one. The length is a power of two, or zero.
    table: Vec<u32>,
    last: (u128, usize),
    default: Default,
    use_presets: bool,
    /// Whether cells that are not set may have been changed in a way that was made up.
    is_made_up: bool,
    /// For each cleared prefix (by how many bits it leaves out, and the bits it has) the number of its last clear.
    clears: FxHashMap<(u32, u128), u32>,
    /// The lengths of cleared prefixes, by the bits they leave out. Regions have few keys, so there are few.
    clear_shifts: Vec<u32>,
    clear_count: u32,
    paid_for_clears: usize,
}

#[derive(Clone, Copy, Debug)]
struct Page {
    /// The packed keys of its cells without their lowest bits.
    number: u128,
    /// Which cells are set.
    present: u64,
    /// How many clears there had been when it was made.
    born: u32,
    /// Its place in the table.
    slot: u32,
}

impl<W: Word> Store<W> {
    pub(super) fn new() -> Self {
        Store {
            pages: Vec::new(),
            cells: Vec::new(),
            table: Vec::new(),
            last: (NO_PAGE, 0),
            default: Default::Element(0),
            use_presets: true,
            is_made_up: false,
            clears: FxHashMap::default(),
            clear_shifts: Vec::new(),
            clear_count: 0,
            paid_for_clears: 0,
        }
    }

    /// Forgets everything; returns how many pages became free.
    pub(super) fn reset(&mut self, default: Default) -> usize {
        let freed = self.pages.len() + self.paid_for_clears;
        if self.table.len() > TABLE_KEPT {
            self.table = Vec::new();
            self.cells = Vec::new();
        } else if self.pages.len() > self.table.len() / 8 {
            self.table.fill(0);
        } else {
            for page in &self.pages {
                self.table[page.slot as usize] = 0;
            }
        }
        self.pages.clear();
        self.last = (NO_PAGE, 0);
        self.default = default;
        self.use_presets = true;
        self.is_made_up = false;
        if self.clear_count > 0 {
            self.clears.clear();
            self.clear_shifts.clear();
            self.clear_count = 0;
            self.paid_for_clears = 0;
        }
        freed
    }

    /// The element at a packed key, if it is set. What it is otherwise, [`Store::fallback`] says.
    #[inline]
    pub(super) fn read(&mut self, key: u128) -> Option<W> {
        let page = self.find(key >> PAGE_BITS)?;
        let place = key as usize % PAGE_CELLS;
        if self.pages[page].present >> place & 1 == 0 {
            return None;
        }
        Some(self.cells[page * PAGE_CELLS + place])
    }

    /// Sets the element at a packed key. A new page is taken from the allowance.
    #[inline]
    pub(super) fn write(&mut self, key: u128, element: W, allowance: &mut usize) -> Result<(), Full> {
        let number = key >> PAGE_BITS;
        let page = match self.find(number) {
            Some(page) => page,
            None => {
                *allowance = allowance.checked_sub(1).ok_or(Full)?;
                self.add_page(number)
            }
        };
        let place = key as usize % PAGE_CELLS;
        self.pages[page].present |= 1 << place;
        self.cells[page * PAGE_CELLS + place] = element;
        Ok(())
    }

    /// Makes every cell zero; returns how many pages became free.
    pub(super) fn clear_all(&mut self) -> usize {
        let freed = self.reset(Default::Element(0));
        self.use_presets = false;
        freed
    }

    /// Makes every cell zero whose packed key without its `shift` lowest bits is that of `prefix`. Every few prefixes
    /// are paid for like a page: they are remembered.
    pub(super) fn clear_prefix(&mut self, prefix: u128, shift: u32, allowance: &mut usize) -> Result<(), Full> {
        if self.clears.len() % CLEARS_A_PAGE == CLEARS_A_PAGE - 1 {
            *allowance = allowance.checked_sub(1).ok_or(Full)?;
            self.paid_for_clears += 1;
        }
        if !self.clear_shifts.contains(&shift) {
            self.clear_shifts.push(shift);
        }
        self.clear_count += 1;
        self.clears.insert((shift, prefix >> shift), self.clear_count);
        self.last = (NO_PAGE, 0);
        Ok(())
    }

    /// Marks every cell as made up: a function that nobody has run may have changed it.
    #[cold]
    pub(super) fn mark_made_up(&mut self) {
        self.is_made_up = true;
        self.cells.iter_mut().for_each(|cell| *cell = cell.made_up());
    }

    /// Whether cells that are not set are made up. What was cleared since then is not told apart.
    pub(super) fn is_made_up(&self) -> bool {
        self.is_made_up
    }

    /// The element of cells that were never set, cleared or preset.
    pub(super) fn default(&self) -> Default {
        self.default
    }

    /// Whether preset elements are still there.
    pub(super) fn has_presets(&self) -> bool {
        self.use_presets
    }

    /// The prefixes cleared: how many bits each leaves out, and its bits.
    pub(super) fn cleared(&self) -> impl Iterator<Item = (u32, u128)> {
        self.clears.keys().copied()
    }

    /// Calls `visit` on every cell that is set, in no particular order.
    pub(super) fn for_each_set(&self, mut visit: impl FnMut(u128, W)) {
        for (index, page) in self.pages.iter().enumerate() {
            if self.cleared_at(page.number << PAGE_BITS).is_some_and(|clear| clear > page.born) {
                continue;
            }
            let mut present = page.present;
            while present != 0 {
                let place = present.trailing_zeros() as usize;
                present &= present - 1;
                visit(page.number << PAGE_BITS | place as u128, self.cells[index * PAGE_CELLS + place]);
            }
        }
    }

    /// What the cell at a packed key contains when it is not set.
    #[cold]
    pub(super) fn fallback(&self, key: u128, presets: Option<&Presets>) -> Cell<W> {
        if self.cleared_at(key).is_some() {
            return Cell::Known(W::from_bits(0));
        }
        if let Some(element) = presets.filter(|_| self.use_presets).and_then(|presets| presets.get(&key)) {
            return Cell::Known(W::from_bits(*element));
        }
        match self.default {
            Default::Element(element) => Cell::Known(W::from_bits(element)),
            Default::Arbitrary(salt, kind) => Cell::Arbitrary(salt, kind),
        }
    }

    /// The number of the last clear that covered this key.
    fn cleared_at(&self, key: u128) -> Option<u32> {
        self.clear_shifts.iter().filter_map(|&shift| self.clears.get(&(shift, key >> shift))).max().copied()
    }

    #[inline]
    fn find(&mut self, number: u128) -> Option<usize> {
        if self.last.0 == number {
            return Some(self.last.1);
        }
        self.find_in_table(number)
    }

    fn find_in_table(&mut self, number: u128) -> Option<usize> {
        if self.table.is_empty() {
            return None;
        }
        let last_slot = self.table.len() - 1;
        let mut slot = hash(number) & last_slot;
        loop {
            let index = match self.table[slot] {
                0 => return None,
                entry => entry as usize - 1,
            };
            if self.pages[index].number == number {
                if !self.clears.is_empty() {
                    self.empty_if_cleared(index);
                }
                self.last = (number, index);
                return Some(index);
            }
            slot = (slot + 1) & last_slot;
        }
    }

    fn empty_if_cleared(&mut self, index: usize) {
        let page = self.pages[index];
        if self.cleared_at(page.number << PAGE_BITS).is_some_and(|clear| clear > page.born) {
            self.pages[index].present = 0;
            self.pages[index].born = self.clear_count;
        }
    }

    #[cold]
    fn add_page(&mut self, number: u128) -> usize {
        if self.pages.len() * 2 >= self.table.len() {
            let length = (self.table.len() * 2).max(16);
            self.table.clear();
            self.table.resize(length, 0);
            for index in 0..self.pages.len() {
                self.pages[index].slot = self.enter(self.pages[index].number, index);
            }
        }
        let index = self.pages.len();
        let slot = self.enter(number, index);
        self.pages.push(Page { number, present: 0, born: self.clear_count, slot });
        if self.cells.len() < self.pages.len() * PAGE_CELLS {
            self.cells.resize(self.pages.len() * PAGE_CELLS, W::from_bits(0));
        }
        self.last = (number, index);
        index
    }

    fn enter(&mut self, number: u128, index: usize) -> u32 {
        let last_slot = self.table.len() - 1;
        let mut slot = hash(number) & last_slot;
        while self.table[slot] != 0 {
            slot = (slot + 1) & last_slot;
        }
        self.table[slot] = index as u32 + 1;
        slot as u32
    }
}

/// How many pages a number of cells is, at least one.
pub(super) fn pages_of(cells: usize) -> usize {
    cells.div_ceil(PAGE_CELLS).max(1)
}

fn hash(number: u128) -> usize {
    let folded = (number as u64) ^ ((number >> 64) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (folded.wrapping_mul(0xd6e8_feb8_6659_fd93) >> 32) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(store: &mut Store<u64>, key: u128) -> u64 {
        match store.read(key).map_or_else(|| store.fallback(key, None), Cell::Known) {
            Cell::Known(element) => element,
            Cell::Arbitrary(..) => panic!("unspecified"),
        }
    }

    #[test]
    fn keys_are_packed_and_unpacked() {
        let layout = Layout::new(&[Ty::Ref, Ty::I32], false).unwrap();
        let packed = layout.pack([7, 0xffff_ffff].into_iter()).unwrap();
        assert_eq!(packed, (7 << 32) | 0xffff_ffff);
        assert_eq!(layout.unpack(packed), [7, 0xffff_ffff]);
        assert_eq!(layout.shift(0), 32);
        let narrow = Layout::new(&[Ty::Ref, Ty::Int(2)], false).unwrap();
        assert_eq!(narrow.shift(0), PAGE_BITS, "a page holds cells of one object only");
        assert!(Layout::new(&[Ty::Ref, Ty::I64, Ty::I64], false).is_err());
        assert_eq!(Layout::new(&[], false).unwrap().pack([].into_iter()), Ok(0));
        let whole = Layout::new(&[Ty::Int(128)], false).unwrap();
        assert_eq!(whole.pack([u128::MAX].into_iter()), Ok(u128::MAX));
        assert_eq!(whole.unpack(u128::MAX), [u128::MAX]);
    }

    #[test]
    fn mathematical_keys_keep_their_sign() {
        let layout = Layout::new(&[Ty::Ref, Ty::I32], true).unwrap();
        let minus_two = -2i128 as u128;
        let packed = layout.pack([5, minus_two].into_iter()).unwrap();
        assert_eq!(layout.unpack(packed), [5, minus_two]);
        assert_eq!(layout.pack([1 << 63, 0].into_iter()), Err(KEY_TOO_LARGE));
    }

    #[test]
    fn cells_far_apart_and_close_together() {
        let mut store = Store::<u64>::new();
        let mut allowance = usize::MAX;
        let key = |n: u128| n * n * 0x1_0000_0001 + n;
        for n in 0..5000 {
            store.write(key(n), n as u64, &mut allowance).unwrap();
        }
        for n in (0..5000).rev() {
            assert_eq!(known(&mut store, key(n)), n as u64);
        }
        assert_eq!(known(&mut store, u128::MAX), 0);
        let mut count = 0;
        store.for_each_set(|at, element| {
            count += 1;
            assert_eq!(at, key(u128::from(element)));
        });
        assert_eq!(count, 5000);
        store.reset(Default::Element(9));
        assert_eq!(known(&mut store, key(17)), 9);
        store.write(key(17), 3, &mut allowance).unwrap();
        assert_eq!(known(&mut store, key(17)), 3);
        assert_eq!(known(&mut store, key(18)), 9);
    }

    #[test]
    fn few_pages_are_emptied_one_by_one() {
        let mut store = Store::<u64>::new();
        let mut allowance = 1000;
        for n in 0..100u128 {
            store.write(n << 20, 1, &mut allowance).unwrap();
        }
        for round in 0..3 {
            assert!(store.reset(Default::Element(0)) > 0);
            for n in 0..4u128 {
                assert_eq!(known(&mut store, n << 20), 0, "round {round}");
                store.write(n << 20, 7, &mut allowance).unwrap();
                assert_eq!(known(&mut store, n << 20), 7);
            }
        }
    }

    #[test]
    fn the_allowance_is_kept() {
        let mut store = Store::<u64>::new();
        let mut allowance = 1;
        assert_eq!(store.write(0, 1, &mut allowance), Ok(()));
        assert_eq!(store.write(63, 1, &mut allowance), Ok(()));
        assert_eq!(store.write(64, 1, &mut allowance), Err(Full));
    }

    #[test]
    fn clearing_a_prefix_leaves_the_rest() {
        let mut store = Store::<u64>::new();
        let mut allowance = 1000;
        store.reset(Default::Element(5));
        for object in 1..4u128 {
            store.write(object << 32, object as u64, &mut allowance).unwrap();
        }
        store.clear_prefix(2 << 32, 32, &mut allowance).unwrap();
        assert_eq!(known(&mut store, 1 << 32), 1);
        assert_eq!(known(&mut store, 2 << 32), 0);
        assert_eq!(known(&mut store, (2 << 32) | 999), 0);
        assert_eq!(known(&mut store, (3 << 32) | 999), 5);
        store.write((2 << 32) | 1, 8, &mut allowance).unwrap();
        assert_eq!(known(&mut store, 2 << 32), 0, "setting a neighbour does not bring the old element back");
        assert_eq!(known(&mut store, (2 << 32) | 1), 8);
        store.clear_prefix(2 << 32, 32, &mut allowance).unwrap();
        assert_eq!(known(&mut store, (2 << 32) | 1), 0);
        let mut set = vec![];
        store.for_each_set(|key, _| set.push(key));
        set.sort();
        assert_eq!(set, [1 << 32, 3 << 32]);
        store.clear_all();
        assert_eq!(known(&mut store, 999 << 32), 0);
    }

    #[test]
    fn presets_and_unspecified_cells() {
        let presets: Presets = [(3, 33)].into_iter().collect();
        let mut store = Store::<u64>::new();
        store.reset(Default::Arbitrary(4, Kind::I32));
        assert_eq!(store.read(3), None);
        assert_eq!(store.fallback(3, Some(&presets)), Cell::Known(33));
        assert_eq!(store.fallback(4, Some(&presets)), Cell::Arbitrary(4, Kind::I32));
        store.clear_all();
        assert_eq!(store.fallback(3, Some(&presets)), Cell::Known(0));
    }
}
