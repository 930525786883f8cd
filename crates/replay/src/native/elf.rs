//! The symbols of an object file: how large what they name is, and which are not defined.

/// The kind of section that is a table of symbols.
const SYMBOLS: u32 = 2;
/// Bytes of a symbol.
const SYMBOL: usize = 24;

/// A symbol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Symbol {
    /// Its name.
    pub name: String,
    /// The bytes of what it names.
    pub size: u64,
    /// Whether it is defined elsewhere.
    pub is_undefined: bool,
}

/// The symbols of a file for a 64-bit machine with the lowest byte first; none for any other file.
pub fn symbols(file: &[u8]) -> Option<Vec<Symbol>> {
    if file.get(..6)? != b"\x7fELF\x02\x01" {
        return None;
    }
    let number = |at: usize, bytes: usize| -> Option<usize> {
        let bytes = file.get(at..at.checked_add(bytes)?)?;
        usize::try_from(bytes.iter().rev().fold(0u64, |number, byte| number << 8 | u64::from(*byte))).ok()
    };
    let (table, entry, count) = (number(0x28, 8)?, number(0x3a, 2)?, number(0x3c, 2)?);
    let section = |index: usize| index.checked_mul(entry)?.checked_add(table);
    // Where a section is in the file, and how long.
    let content = |at: usize| Some((number(at.checked_add(0x18)?, 8)?, number(at.checked_add(0x20)?, 8)?));
    let mut found = Vec::new();
    for index in 0..count {
        let at = section(index)?;
        if number(at.checked_add(4)?, 4)? as u32 != SYMBOLS {
            continue;
        }
        let (first, length) = content(at)?;
        let (names, names_length) = content(section(number(at + 0x28, 4)?)?)?;
        let names = file.get(names..names.checked_add(names_length)?)?;
        for symbol in file.get(first..first.checked_add(length)?)?.chunks_exact(SYMBOL) {
            let name = u32::from_le_bytes(symbol[..4].try_into().ok()?) as usize;
            let name = names.get(name..)?.split(|byte| *byte == 0).next()?;
            let size = u64::from_le_bytes(symbol[16..24].try_into().ok()?);
            let is_undefined = symbol[6..8] == [0, 0] && !name.is_empty();
            found.push(Symbol { name: String::from_utf8_lossy(name).into_owned(), size, is_undefined });
        }
    }
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn damaged_files_have_no_symbols() {
        assert_eq!(symbols(b"no object file"), None);
        let mut file = b"\x7fELF\x02\x01".to_vec();
        file.resize(0x40, 0xff);
        assert_eq!(symbols(&file), None);
        // Nothing in it, and nothing wrong with it.
        file[6..].fill(0);
        assert_eq!(symbols(&file), Some(vec![]));
    }
}
