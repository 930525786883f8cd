#[unsafe(no_mangle)]
pub fn swap16(x: u16) -> u16 { x.swap_bytes() }
