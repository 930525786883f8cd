pub static LIMIT: u32 = 9;

pub fn is_odd(x: u32) -> bool {
    x & 1 == 1
}
