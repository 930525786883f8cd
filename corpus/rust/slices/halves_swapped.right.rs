pub fn checksum(data: &[u8]) -> u32 {
    let mut sum = 0u32;
    for byte in data {
        sum = sum.wrapping_add(u32::from(*byte));
    }
    sum
}
