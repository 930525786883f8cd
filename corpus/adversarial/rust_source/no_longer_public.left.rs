// claim: *
// truth: different
// today: unknown
// why:   other crates cannot call g any more
pub fn f(p: i32) -> i32 { p }
pub fn g(p: i32) -> i32 { p }
