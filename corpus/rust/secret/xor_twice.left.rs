// claim: mix --secret key
// truth: equivalent
// why:   the key is taken out again
pub fn mix(x: u32, key: u32) -> u32 {
    let masked = x ^ key;
    masked ^ key
}
