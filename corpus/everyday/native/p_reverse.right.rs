#[unsafe(no_mangle)]
pub fn reverse(p: &mut [u8]) { p.reverse(); }
