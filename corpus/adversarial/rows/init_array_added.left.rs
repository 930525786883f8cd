// claim: *
// truth: unknown
// why:   it runs before main
pub static mut N: u32 = 0;
pub fn f(x: u32) -> u32 { x & 1 }
