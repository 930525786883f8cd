pub fn f() -> u8 { D[0] }
pub static D: &[u8] = include_bytes!("d.bin");
