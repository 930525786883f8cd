pub fn mix(x: u32, key: u32) -> u32 {
    let masked = x ^ key;
    masked ^ key
}
