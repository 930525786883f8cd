//! Append-only storage and the table that finds what is stored.
//!
//! [`Arena`] hands out plain references while it grows: elements live in chunks of doubling size that never move, and
//! each is written once. That lets a constructor read its arguments without copying them, and still take `&self`.
//! [`IdTable`] is the hash table of hash-consing: it holds ids only, so that what is interned is stored once.

use std::cell::{Cell, OnceCell};

/// Elements of the first chunk, as a power of two.
const FIRST_CHUNK_BITS: u32 = 8;
/// Enough chunks for all 32-bit ids.
const CHUNKS: usize = 25;

/// A list that grows through `&self` and whose elements never move.
pub(crate) struct Arena<T> {
    chunks: [OnceCell<Box<[OnceCell<T>]>>; CHUNKS],
    length: Cell<u32>,
}

impl<T> Arena<T> {
    /// An empty arena.
    pub(crate) fn new() -> Arena<T> {
        Arena { chunks: std::array::from_fn(|_| OnceCell::new()), length: Cell::new(0) }
    }

    /// The number of elements.
    pub(crate) fn len(&self) -> u32 {
        self.length.get()
    }

    /// Appends an element and returns its id.
    pub(crate) fn push(&self, element: T) -> u32 {
        let id = self.length.get();
        assert!(id < u32::MAX - 1, "the arena is full");
        let (chunk, offset) = Self::place(id);
        let cells = self.chunks[chunk].get_or_init(|| {
            let size = 1usize << (FIRST_CHUNK_BITS as usize + chunk);
            (0..size).map(|_| OnceCell::new()).collect()
        });
        let fresh = cells[offset].set(element).is_ok();
        assert!(fresh, "a cell of the arena is written once");
        self.length.set(id + 1);
        id
    }

    /// The element of an id that [`Arena::push`] returned.
    pub(crate) fn get(&self, id: u32) -> &T {
        let (chunk, offset) = Self::place(id);
        self.chunks[chunk]
            .get()
            .and_then(|cells| cells[offset].get())
            .expect("an id was handed out only after its element was stored")
    }

    fn place(id: u32) -> (usize, usize) {
        let shifted = u64::from(id) + (1 << FIRST_CHUNK_BITS);
        let chunk = shifted.ilog2() - FIRST_CHUNK_BITS;
        let offset = shifted - (1 << (chunk + FIRST_CHUNK_BITS));
        (chunk as usize, offset as usize)
    }
}

const EMPTY: u32 = u32::MAX;

/// A hash table from the content of elements, which it does not hold, to their ids.
pub(crate) struct IdTable {
    /// Half of the hash, and the id; open addressing with linear probing.
    slots: Vec<(u32, u32)>,
    used: usize,
}

impl IdTable {
    /// An empty table.
    pub(crate) fn new() -> IdTable {
        IdTable { slots: vec![(0, EMPTY); 64], used: 0 }
    }

    /// The id with this hash for which `same` holds, if any.
    pub(crate) fn find(&self, hash: u64, same: impl Fn(u32) -> bool) -> Option<u32> {
        let tag = fold(hash);
        let mask = self.slots.len() - 1;
        let mut position = tag as usize & mask;
        loop {
            let (slot_tag, id) = self.slots[position];
            if id == EMPTY {
                return None;
            }
            if slot_tag == tag && same(id) {
                return Some(id);
            }
            position = (position + 1) & mask;
        }
    }

    /// Adds an id that [`IdTable::find`] did not find.
    pub(crate) fn insert(&mut self, hash: u64, id: u32) {
        if (self.used + 1) * 2 > self.slots.len() {
            let doubled = self.slots.len() * 2;
            let old = std::mem::replace(&mut self.slots, vec![(0, EMPTY); doubled]);
            for (tag, id) in old.into_iter().filter(|slot| slot.1 != EMPTY) {
                self.place(tag, id);
            }
        }
        self.place(fold(hash), id);
        self.used += 1;
    }

    fn place(&mut self, tag: u32, id: u32) {
        let mask = self.slots.len() - 1;
        let mut position = tag as usize & mask;
        while self.slots[position].1 != EMPTY {
            position = (position + 1) & mask;
        }
        self.slots[position] = (tag, id);
    }
}

/// Linear probing clusters on regular hashes, so the bits are mixed once more.
fn fold(hash: u64) -> u32 {
    let mixed = (hash ^ (hash >> 32)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed >> 32) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn references_stay_valid_while_the_arena_grows() {
        let arena = Arena::new();
        let first = arena.get(arena.push(String::from("first")));
        for number in 1..5000 {
            assert_eq!(arena.push(number.to_string()), number);
        }
        assert_eq!(first, "first");
        assert!((1..5000).all(|number: u32| *arena.get(number) == number.to_string()));
        assert_eq!(arena.len(), 5000);
    }

    #[test]
    fn table_finds_exactly_what_was_inserted() {
        let mut table = IdTable::new();
        for id in 0..10_000u32 {
            assert_eq!(table.find(u64::from(id % 100), |other| other == id), None);
            table.insert(u64::from(id % 100), id);
        }
        for id in 0..10_000u32 {
            assert_eq!(table.find(u64::from(id % 100), |other| other == id), Some(id));
        }
    }
}
