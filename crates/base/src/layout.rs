//! The address space: which numbers are addresses and references of what.
//!
//! Both programs, lowered apart, the interpreter, the tester, native replay and the reports have to agree on this, so it
//! is said once. Soundness does not rest on it alone: the front ends emit the assumptions that keep the areas apart, and
//! the checker leaves the addresses of globals symbolic.
//!
//! An address (`Ty::Ptr`, 64 bits unsigned):
//!
//! | from | what |
//! |---|---|
//! | 0 | null; below [`LOWEST_BLOCK`] nothing lies |
//! | [`FIRST_INPUT_BLOCK`] | blocks that an input points to, one every [`INPUT_BLOCK_DISTANCE`] |
//! | [`FIRST_ANSWER`] | addresses that unknown functions answer |
//! | [`FIRST_GLOBAL`] | globals and functions, a slot of 2^[`GLOBAL_SLOT_BITS`] bytes each, found by the hash of the name |
//! | [`FIRST_ALLOCATED`] | blocks that the program allocates, one every [`BLOCK_ROOM`] |
//! | [`FIRST_FRAME`] | local objects that have an address, one every [`BLOCK_ROOM`] |
//!
//! A reference (`Ty::Ref`, an object of Java):
//!
//! | from | what |
//! |---|---|
//! | 0 | null |
//! | 1 | objects of the input, then those that the program makes, in the order in which it makes them |
//! | [`FIRST_SPECIAL`] | objects that exist once and have no contents in memory, 2^[`SPECIAL_KIND_BITS`] of each kind |
//! | [`FIRST_TABLE`] | tables that static initialisers fill |
//! | [`FIRST_ENUM_CONSTANT`] | constants of enums, by the hash of their names |
//! | [`FIRST_TEXT`] | texts: the reference is the number of the text |

/// Numbers below this are no addresses of blocks.
pub const LOWEST_BLOCK: u128 = 1 << 12;
/// The first block that an input points to.
pub const FIRST_INPUT_BLOCK: u128 = 0x10_0000;
/// How far apart such blocks are, so a block is at most so large.
pub const INPUT_BLOCK_DISTANCE: u128 = 0x1_0000;
/// The first address that an unknown function may answer.
pub const FIRST_ANSWER: u128 = 1 << 61;
/// The first slot of a global.
pub const FIRST_GLOBAL: u128 = 1 << 62;
/// The size of a global's slot, as a power of two.
pub const GLOBAL_SLOT_BITS: u32 = 24;
/// Globals begin this far into their slot, so that addresses a little before one belong to no other.
pub const GLOBAL_MARGIN: u64 = 4096;
/// The first block that the program allocates: nothing in an input lies at or above it.
pub const FIRST_ALLOCATED: u128 = 2 << 62;
/// The first local object.
pub const FIRST_FRAME: u128 = 3 << 62;
/// Where addresses end.
pub const END: u128 = 1 << 64;
/// Room for each allocated block and each local object, whatever its size, so that it can grow where it is.
pub const BLOCK_ROOM: i128 = 1 << 40;
/// The memory that says how large the blocks are that callers may come to.
pub const EXTENTS_OF_BLOCKS: &str = "@extents";
/// Room for all allocated blocks.
pub const ALLOCATED_ROOM: i128 = (FIRST_FRAME - FIRST_ALLOCATED) as i128;
/// Room for all local objects.
pub const FRAMES_ROOM: i128 = 1 << 61;

/// The first object that exists once and has no contents in memory.
pub const FIRST_SPECIAL: u128 = 1 << 62;
/// How many such objects there are of each kind, as a power of two.
pub const SPECIAL_KIND_BITS: u32 = 40;
/// The standard streams: for output, and then for errors.
pub const STREAMS: u128 = FIRST_SPECIAL | 2 << SPECIAL_KIND_BITS;
/// The first table that a static initialiser fills.
pub const FIRST_TABLE: u128 = FIRST_SPECIAL | 1 << 60;
/// The first constant of an enum.
pub const FIRST_ENUM_CONSTANT: u128 = FIRST_SPECIAL | 1 << 61;
/// The first text. All numbers of texts have this bit.
pub const FIRST_TEXT: u128 = 1 << 63;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn areas_do_not_overlap() {
        let addresses = [
            LOWEST_BLOCK,
            FIRST_INPUT_BLOCK,
            FIRST_ANSWER,
            FIRST_GLOBAL,
            FIRST_ALLOCATED,
            FIRST_FRAME,
            FIRST_FRAME + FRAMES_ROOM as u128,
            END,
        ];
        assert!(addresses.is_sorted());
        let references = [FIRST_SPECIAL, STREAMS, FIRST_TABLE, FIRST_ENUM_CONSTANT, FIRST_TEXT, END];
        assert!(references.is_sorted());
    }
}
