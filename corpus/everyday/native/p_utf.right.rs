#[unsafe(no_mangle)]
pub fn is_cont(b: u8) -> i32 { i32::from(b & 0xc0 == 0x80) }
