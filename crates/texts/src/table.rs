//! Numbers of texts: a digest of each, and the table of the texts that a run knows.

use std::sync::Arc;

use rustc_hash::FxHashMap;
use tandem_base::layout::FIRST_TEXT;

/// The bit that numbers of texts have.
const MARK: u64 = FIRST_TEXT as u64;

/// Longer texts than this are not made: a loop that doubles a string must not eat the memory.
pub(crate) const MAX_UNITS: usize = 1 << 20;
/// More units than this in all texts together are not kept.
const MAX_TOTAL_UNITS: usize = 1 << 24;

/// The number of a text. Its highest bit is set. It is a part of a cryptographic digest, so nobody writes two texts with one
/// number by accident; whoever brings texts together must still refuse them if they have ([`same_number`], and the table
/// of each run).
pub fn string_id(units: &[u16]) -> u64 {
    let mut hasher = blake3::Hasher::new();
    for unit in units {
        hasher.update(&unit.to_le_bytes());
    }
    let mut number = [0; 8];
    number.copy_from_slice(&hasher.finalize().as_bytes()[..8]);
    u64::from_le_bytes(number) | MARK
}

/// Two different texts among these that have the same number, if there are such.
pub fn same_number<'t>(texts: impl IntoIterator<Item = &'t str>) -> Option<(&'t str, &'t str)> {
    let mut known: FxHashMap<u64, &str> = FxHashMap::default();
    for text in texts {
        let number = string_id(&text.encode_utf16().collect::<Vec<u16>>());
        let first = *known.entry(number).or_insert(text);
        if first != text {
            return Some((first, text));
        }
    }
    None
}

/// The text that a number stands for if nobody said so: it starts with a private-use character, so that no program
/// spells it, and differs from number to number.
pub fn made_up_text(id: u64) -> Vec<u16> {
    let mut rest = id & (u64::MAX >> 1);
    let mut units = vec![0xe000];
    while rest > 0 {
        units.push(u16::from(b'a') + (rest % 26) as u16);
        rest /= 26;
    }
    units
}

/// Which texts belong to which numbers, in one run.
#[derive(Clone, Debug, Default)]
pub struct StringTable {
    by_id: FxHashMap<u64, Arc<[u16]>>,
    by_units: FxHashMap<Arc<[u16]>, u64>,
    total: usize,
}

/// A text was too long, or there were too many, or two had the same number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLong;

impl StringTable {
    /// The number of a text, which is known from now on.
    pub fn intern(&mut self, units: &[u16]) -> Result<u64, TooLong> {
        if let Some(&id) = self.by_units.get(units) {
            return Ok(id);
        }
        self.add(string_id(units), units.into())
    }

    fn add(&mut self, id: u64, units: Arc<[u16]>) -> Result<u64, TooLong> {
        self.total += units.len();
        let is_taken = self.by_id.get(&id).is_some_and(|known| *known != units);
        if units.len() > MAX_UNITS || self.total > MAX_TOTAL_UNITS || is_taken {
            return Err(TooLong);
        }
        self.by_units.insert(units.clone(), id);
        self.by_id.insert(id, units);
        Ok(id)
    }

    /// The text of a number, if it is known already.
    pub fn text(&self, id: u64) -> Option<String> {
        self.by_id.get(&(id | MARK)).map(|units| String::from_utf16_lossy(units))
    }

    /// The text of a number.
    pub fn units(&mut self, id: u64) -> Result<Arc<[u16]>, TooLong> {
        let id = id | MARK;
        if let Some(units) = self.by_id.get(&id) {
            return Ok(units.clone());
        }
        let units: Arc<[u16]> = made_up_text(id).into();
        self.add(id, units.clone())?;
        Ok(units)
    }
}
