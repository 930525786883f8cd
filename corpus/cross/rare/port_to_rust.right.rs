pub fn classify(id: i32) -> i32 {
    let folded = id.wrapping_mul(33) ^ 5381;
    folded & 3
}
