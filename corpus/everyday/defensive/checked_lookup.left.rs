// claim:  grade
// truth:  equivalent
// today:  unknown
// why:    a match over ranges with a message for what is none of them
pub fn grade(points: &[u8]) -> u32 {
    let mut sum = 0u32;
    for &p in points {
        sum = sum.wrapping_add((p >> 6) as u32);
    }
    sum
}
