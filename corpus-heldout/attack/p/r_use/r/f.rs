pub mod a { pub fn g() -> i32 { 1 } }
pub mod b { pub fn g() -> i32 { 2 } }
pub use b::g;
