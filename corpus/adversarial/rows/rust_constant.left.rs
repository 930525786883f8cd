// claim:  *
// truth:  different
// why:    constants are not in the compiled program, but crates that use this one see 16 on the left and 32 on the right
pub const BLOCK: usize = 16;

pub fn double(x: u32) -> u32 {
    x.wrapping_mul(2)
}
