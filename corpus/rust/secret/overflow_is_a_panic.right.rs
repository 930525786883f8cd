pub fn mix(x: u32, key: u32) -> u32 {
    let unused = x + key;
    x + (unused & 0)
}
