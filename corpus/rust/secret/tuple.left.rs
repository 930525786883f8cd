// claim: second --secret key
// truth: different
// why:   both parts of a secret pair are secret
pub fn second(key: (u32, u64), x: u64) -> u64 {
    x & key.1
}
