pub const BLOCK: usize = 32;

pub fn double(x: u32) -> u32 {
    x.wrapping_add(x)
}
