// claim: f
// truth: equivalent
// today: unknown
// why:   a constant array got a name, and so another address
pub fn f() -> &'static [i32] { &[1, 2, 3] }
