pub fn weight(x: u8) -> i32 {
    let table = [2, 4, 8];
    table[(x & 3) as usize]
}
