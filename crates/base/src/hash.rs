//! Hashes that are the same on every machine and in every version.
//!
//! They end up in outcome codes, in the addresses of globals and in made-up values, on which two programs that are lowered
//! apart must agree. So they are written out here, and their numbers never change. None of them withstands an adversary:
//! whoever relies on two hashes being different checks it.

/// FNV-1a of 32 bits (Fowler, Noll and Vo).
pub fn fnv1a_32(bytes: impl IntoIterator<Item = u8>) -> u32 {
    bytes.into_iter().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// FNV-1a of 64 bits.
pub fn fnv1a_64(bytes: impl IntoIterator<Item = u8>) -> u64 {
    bytes.into_iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// The odd number next to 2^64 divided by the golden ratio: steps of it visit all numbers, far from one another.
pub const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

/// Spreads every bit over the whole number (the finaliser of SplitMix64; Steele, Lea and Flood, 2014).
pub fn avalanche(number: u64) -> u64 {
    let mixed = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn published_values() {
        assert_eq!(fnv1a_32(*b"foobar"), 0xbf9c_f968);
        assert_eq!(fnv1a_64(*b"foobar"), 0x8594_4171_f739_67e8);
        // The first numbers of SplitMix64 from seed 0.
        assert_eq!(avalanche(GOLDEN), 0xe220_a839_7b1d_cdaf);
        assert_eq!(avalanche(GOLDEN.wrapping_mul(2)), 0x6e78_9e6a_a1b9_65f4);
    }
}
