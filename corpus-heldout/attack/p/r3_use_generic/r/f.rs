mod a { pub fn h() -> u32 { 1 } }
mod b { pub fn h() -> u32 { 2 } }
use b::h;
pub fn g<T: Into<u32>>(x: T) -> u32 { x.into() & h() }
