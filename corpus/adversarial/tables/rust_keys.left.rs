// claim:  key
// truth:  different
// why:    two statics of one name whose contents have the same checksum of 32 bits

pub fn key(i: usize) -> u64 {
    static KEYS: [u64; 3] = [1623938295398887531, 2911890169322700353, 1283308985537678324];
    if i < 3 { KEYS[i] } else { 0 }
}
