//! What a memory contains at the end of a run, or at a trace point.

use std::collections::BTreeSet;
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use tandem_base::layout::{FIRST_ALLOCATED, FIRST_FRAME};

use super::domain::Word;
use super::memory::{Cell, Default, Layout, Presets, Store};
use crate::eval;

/// The contents of a memory: a total map, of which the cells are kept that are not what they would be by default.
#[derive(Clone)]
pub struct Contents {
    layout: Arc<Layout>,
    presets: Option<Arc<Presets>>,
    default: u128,
    /// Prefixes under which everything is zero by default: how many bits each leaves out, and its bits. Sorted.
    cleared: Vec<(u32, u128)>,
    /// Packed keys and elements, sorted.
    cells: Vec<(u128, u128)>,
    /// Packed keys of cells in allocated blocks that were written and hold what they would hold by default, sorted. In a block that is
    /// made on the way, what was written and what never was are two things.
    written: Vec<u128>,
}

impl Contents {
    /// Copies the current contents of a store. Unspecified contents count as zero.
    pub(super) fn of<W: Word>(store: &Store<W>, layout: &Arc<Layout>, presets: Option<&Arc<Presets>>) -> Contents {
        let default = match store.default() {
            Default::Element(element) => element,
            Default::Arbitrary(..) => 0,
        };
        let presets = presets.filter(|_| store.has_presets());
        let has_blocks = layout.is_address();
        let (mut cells, mut written) = (Vec::new(), Vec::new());
        store.for_each_set(|key, element| {
            let is_default = matches!(store.fallback(key, presets.map(|presets| &**presets)), Cell::Known(known) if known == element);
            if !is_default {
                cells.push((key, element.bits()));
            } else if has_blocks && (FIRST_ALLOCATED..FIRST_FRAME).contains(&key) {
                written.push(key);
            }
        });
        cells.sort_unstable();
        written.sort_unstable();
        // Where everything is zero by default, clears leave no mark.
        let mut cleared: Vec<(u32, u128)> = if default == 0 { vec![] } else { store.cleared().collect() };
        cleared.sort_unstable();
        Contents { layout: layout.clone(), presets: presets.cloned(), default, cleared, cells, written }
    }

    /// The cells at addresses in a range within allocated blocks that were written, in order. Nothing if keys are no addresses.
    pub fn written_in(&self, range: Range<u128>) -> Vec<(u128, u128)> {
        if !self.layout.is_address() {
            return vec![];
        }
        let first = self.cells.partition_point(|(key, _)| *key < range.start);
        let cells = self.cells[first..].iter().take_while(|(key, _)| *key < range.end).copied();
        let first = self.written.partition_point(|key| *key < range.start);
        let written = self.written[first..].iter().take_while(|key| **key < range.end);
        let mut all: Vec<(u128, u128)> = cells.chain(written.map(|key| (*key, self.at(*key)))).collect();
        all.sort_unstable();
        all
    }

    /// The element at these keys.
    pub fn get(&self, keys: &[u128]) -> u128 {
        self.layout.pack(keys.iter().copied()).map_or(self.default, |packed| self.at(packed))
    }

    /// The element of all cells that neither [`Contents::cells`] nor [`Contents::cleared`] speaks of, and that no global
    /// has constant contents in.
    pub fn default_element(&self) -> u128 {
        self.default
    }

    /// The cells that are not what they would be by default, in order of their keys.
    pub fn cells(&self) -> impl ExactSizeIterator<Item = (Vec<u128>, u128)> {
        self.cells.iter().map(|(packed, element)| (self.layout.unpack(*packed), *element))
    }

    /// Prefixes of keys under which all cells but those in [`Contents::cells`] are zero, and not the default element.
    /// There are none if the default element is zero.
    pub fn cleared(&self) -> impl ExactSizeIterator<Item = Vec<u128>> {
        self.cleared.iter().map(|(shift, prefix)| self.first_keys(*shift, *prefix))
    }

    /// Keys at which the two memories have different elements, if there are any. Exact: the memories are compared as
    /// total maps. Constant contents of globals are taken to be the same, except where one program overwrote them.
    ///
    /// # Panics
    /// If the regions have different shapes; regions of equal name never have.
    pub fn difference(&self, other: &Contents) -> Option<Vec<u128>> {
        assert_eq!(self.layout, other.layout, "memories of different shapes cannot be compared");
        let differs = |packed: &u128| self.at(*packed) != other.at(*packed);
        if self.cells != other.cells || self.default != other.default || self.cleared != other.cleared {
            let set = self.cells.iter().chain(&other.cells).map(|(packed, _)| *packed);
            if let Some(packed) = set.filter(|packed| differs(packed)).min() {
                return Some(self.layout.unpack(packed));
            }
        }
        // Prefixes cleared on one side only, and the empty prefix if the defaults differ.
        let (ours, theirs): (BTreeSet<_>, BTreeSet<_>) =
            (self.cleared.iter().copied().collect(), other.cleared.iter().copied().collect());
        let mut suspects: Vec<Vec<u128>> =
            ours.symmetric_difference(&theirs).map(|(shift, prefix)| self.first_keys(*shift, *prefix)).collect();
        if self.default != other.default {
            suspects.push(vec![]);
        }
        suspects.into_iter().find_map(|prefix| {
            let keys = self.representatives(other, prefix);
            keys.into_iter().find(|keys| self.get(keys) != other.get(keys))
        })
    }

    /// Keys under a prefix among which there is a difference if there is one at all: every key position takes the
    /// values that are special in some way and one that is not.
    fn representatives(&self, other: &Contents, prefix: Vec<u128>) -> Vec<Vec<u128>> {
        let mut special: Vec<Vec<u128>> = Vec::new();
        for side in [self, other] {
            special.extend(side.cells().map(|(keys, _)| keys));
            special.extend(side.presets.iter().flat_map(|presets| presets.keys()).map(|key| self.layout.unpack(*key)));
            special.extend(side.cleared.iter().map(|(shift, bits)| self.first_keys(*shift, *bits)));
        }
        let mut found = vec![prefix];
        for position in found[0].len()..self.layout.len() {
            found = found
                .iter()
                .flat_map(|start| {
                    let under = special.iter().filter(|keys| keys.len() > position && keys.starts_with(start));
                    let values: BTreeSet<u128> = under.map(|keys| keys[position]).collect();
                    let last = eval::mask(self.layout.key_bits(position));
                    let ordinary = (0..=last).take(values.len() + 1).find(|value| !values.contains(value));
                    values
                        .into_iter()
                        .chain(ordinary)
                        .map(|value| {
                            let mut keys = start.clone();
                            keys.push(value);
                            keys
                        })
                        .collect::<Vec<_>>()
                })
                .collect();
        }
        found
    }

    /// The keys of a prefix that leaves out some bits.
    fn first_keys(&self, shift: u32, prefix: u128) -> Vec<u128> {
        let mut keys = self.layout.unpack(prefix << shift);
        keys.truncate((0..self.layout.len()).filter(|position| self.layout.shift(*position) >= shift).count());
        keys
    }

    fn at(&self, packed: u128) -> u128 {
        if let Ok(place) = self.cells.binary_search_by_key(&packed, |(key, _)| *key) {
            return self.cells[place].1;
        }
        if self.cleared.iter().any(|(shift, prefix)| packed >> shift == *prefix) {
            return 0;
        }
        let preset = self.presets.as_ref().and_then(|presets| presets.get(&packed));
        preset.copied().unwrap_or(self.default)
    }
}

impl fmt::Debug for Contents {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "everywhere {:#x}", self.default)?;
        for (shift, prefix) in &self.cleared {
            write!(out, ", under {:?} 0", self.first_keys(*shift, *prefix))?;
        }
        self.cells().try_for_each(|(keys, element)| write!(out, ", at {keys:?} {element:#x}"))
    }
}

#[cfg(test)]
mod tests {
    use tandem_ir::Ty;

    use super::*;

    fn contents(keys: &[Ty], default: u128, change: impl FnOnce(&mut Store<u64>)) -> Contents {
        let mut store = Store::new();
        store.reset(Default::Element(default));
        change(&mut store);
        Contents::of(&store, &Arc::new(Layout::new(keys, false).unwrap()), None)
    }

    fn clear(store: &mut Store<u64>, prefix: u128, shift: u32) {
        store.clear_prefix(prefix, shift, &mut usize::MAX.clone()).unwrap();
    }

    fn set(store: &mut Store<u64>, key: u128, element: u64) {
        store.write(key, element, &mut usize::MAX.clone()).unwrap();
    }

    #[test]
    fn elements_that_say_nothing_new_are_left_out() {
        let memory = contents(&[Ty::Ptr], 7, |store| {
            set(store, 1, 7);
            set(store, 2, 8);
        });
        assert_eq!(memory.cells().collect::<Vec<_>>(), [(vec![2], 8)]);
        assert_eq!(memory.get(&[1]), 7);
        assert_eq!(memory.get(&[2]), 8);
        let plain = contents(&[Ty::Ptr], 7, |_| {});
        assert_eq!(memory.difference(&plain), Some(vec![2]));
        assert_eq!(plain.difference(&memory), Some(vec![2]));
        assert_eq!(plain.difference(&contents(&[Ty::Ptr], 7, |store| set(store, 9, 7))), None);
    }

    #[test]
    fn cleared_prefixes_are_compared_as_maps() {
        let keys = [Ty::Ref, Ty::I32];
        let cleared = contents(&keys, 5, |store| clear(store, 3 << 32, 32));
        let plain = contents(&keys, 5, |_| {});
        let difference = cleared.difference(&plain).unwrap();
        assert_eq!(difference[0], 3);
        assert_eq!(cleared.get(&difference), 0);
        assert_eq!(plain.get(&difference), 5);
        assert_eq!(cleared.difference(&cleared.clone()), None);
        assert_eq!(cleared.cleared().collect::<Vec<_>>(), [vec![3]]);
        // With zero everywhere a clear changes nothing.
        let zero = contents(&keys, 0, |store| clear(store, 3 << 32, 32));
        assert_eq!(zero.difference(&contents(&keys, 0, |_| {})), None);
        assert_eq!(zero.cleared().len(), 0);
        // The first two elements were overwritten on the other side: the difference lies elsewhere.
        let zeros = contents(&keys, 5, |store| (0..2).for_each(|index| set(store, 3 << 32 | index, 0)));
        let difference = cleared.difference(&zeros).unwrap();
        assert_ne!(cleared.get(&difference), zeros.get(&difference));
    }

    #[test]
    fn different_defaults_differ_somewhere() {
        let one = contents(&[Ty::Ptr], 1, |store| set(store, 0, 2));
        let two = contents(&[Ty::Ptr], 2, |_| {});
        let difference = one.difference(&two).unwrap();
        assert_ne!(one.get(&difference), two.get(&difference));
        let cell = contents(&[], 1, |store| set(store, 0, 2));
        assert_eq!(cell.difference(&contents(&[], 2, |_| {})), None, "the only cell is the same");
        let all = |default| contents(&[Ty::Ref, Ty::Int(1)], default, |store| clear(store, 1 << 6, 6));
        assert!(all(3).difference(&all(4)).is_some_and(|keys| keys[0] != 1));
        let keys = [Ty::Int(1), Ty::Int(1)];
        let covered = contents(&keys, 5, |store| [0, 1, 64, 65].into_iter().for_each(|key| set(store, key, 0)));
        let cleared = contents(&keys, 5, |store| [0, 64].into_iter().for_each(|key| clear(store, key, 6)));
        assert_eq!(covered.difference(&cleared), None, "all four cells are zero on both sides");
    }
}
