// claim:  bump
// truth:  different
// why:    a caller sees it with bump(256); now()

static mut N: u32 = 0;
pub fn bump(x: u32) { unsafe { N = N.wrapping_add(x); } }
pub fn now() -> u32 { unsafe { N } }
