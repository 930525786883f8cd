mod a { pub const M: u32 = 1; }
mod b { pub const M: u32 = 2; }
use b::M;
pub const K: u32 = M;
