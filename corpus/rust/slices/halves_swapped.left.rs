// claim:  checksum
// truth:  equivalent
// today:  unknown
// why:    a slice cut in two against one pass over all of it
pub fn checksum(data: &[u8]) -> u32 {
    let (front, back) = data.split_at(data.len() / 2);
    let mut sum = 0u32;
    for byte in front {
        sum = sum.wrapping_add(u32::from(*byte));
    }
    for byte in back {
        sum = sum.wrapping_add(u32::from(*byte));
    }
    sum
}
