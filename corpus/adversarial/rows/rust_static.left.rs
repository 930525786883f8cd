// claim:  *
// truth:  different
// why:    the public static holds another number; no function reads it
pub static LIMIT: u32 = 7;

pub fn is_odd(x: u32) -> bool {
    x % 2 == 1
}
