#[no_mangle]
pub fn is_yes(s: &[u8]) -> i32 { matches!(s, [b'y', b'e', b's']) as i32 }
