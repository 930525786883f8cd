// claim: *
// truth: different
// today: unknown
// why:   g at the root of the crate is another function
pub mod a { pub fn g() -> i32 { 1 } }
pub mod b { pub fn g() -> i32 { 2 } }
pub use a::g;
