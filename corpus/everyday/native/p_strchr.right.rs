#[unsafe(no_mangle)]
pub fn has(p: &[u8], c: u8) -> bool { p.contains(&c) }
