#[repr(C)]
pub struct U { pub a: u8, pub b: u32 }
pub fn f(x: i32) -> i32 { x }
