// claim: *
// truth: different
// today: unknown
// why:   other crates see another type, of another size
pub type Id = u32;
pub fn f(p: i32) -> i32 { p }
