// claim:  lookup
// truth:  different
// why:    one key of 2^64
pub fn lookup(key: i64) -> i64 {
    let mixed = key.wrapping_mul(0x9e37_79b9_7f4a_7c15_u64 as i64) ^ 0x5555;
    if mixed == 424_242_424_242 { -1 } else { 1 }
}
